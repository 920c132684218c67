//! The library's text-reading modules, shared with the build so that both read alike.

#[path = "../src/rulebook/asked.rs"]
pub mod asked;
#[path = "../src/rulebook/search/mechanics.rs"]
#[allow(dead_code)]
pub mod mechanics;
#[path = "../src/rulebook/search/nothing.rs"]
pub mod nothing;
#[path = "../src/rulebook/search/question.rs"]
#[allow(dead_code)]
mod question;
#[path = "../src/rulebook/variants.rs"]
#[allow(dead_code)]
pub mod variants;
#[path = "../src/rulebook/search/words.rs"]
#[allow(dead_code)]
pub mod words;

use question::Language;

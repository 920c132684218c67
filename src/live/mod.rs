//! A live referee for clients in any language: requests and replies as JSON, one a line. It does no input or output itself;
//! `headjudge serve --stdio` passes lines to [`Desk::answer`].

mod seats;
mod table;
mod words;

pub use words::{Chosen, Fault, Kind, Pending, Reply, Request, Whose};

use serde_json::Value;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use table::{Live, Table};

/// The maximum number of open matches.
const MOST_MATCHES: usize = 1_000;

/// All open matches.
///
/// ```
/// let mut desk = headjudge::live::Desk::default();
/// let reply = desk.answer(r#"{"id":1,"do":"due","match":4}"#);
/// assert_eq!(reply, r#"{"id":1,"error":{"kind":"no_match","message":"there is no match 4"}}"#);
/// ```
#[derive(Default)]
pub struct Desk {
    matches: BTreeMap<u64, Box<dyn Live>>,
    opened: u64,
    failed: bool,
}

impl Desk {
    /// The reply to a request, without a line end. Every line gets one.
    pub fn answer(&mut self, line: &str) -> String {
        let mut id = Value::Null;
        let reply = read(line, &mut id).and_then(|it| self.survive(&it)).unwrap_or_else(Reply::from);
        written(&Reply { id, ..reply })
    }

    /// The reply to a request over the length limit, which was not read.
    pub fn refuse_longer_than(&self, most: u64) -> String {
        written(&Fault::new(Kind::Limit, format!("a request is longer than {most} bytes; it was passed over")).into())
    }

    /// Returns `true` if this program failed on a request.
    pub fn has_failed(&self) -> bool {
        self.failed
    }

    /// Carries out a request. If the program fails on it, only its match is lost.
    fn survive(&mut self, request: &Request) -> Result<Reply, Fault> {
        catch_unwind(AssertUnwindSafe(|| self.obey(request))).unwrap_or_else(|_| {
            self.failed = true;
            let gone = request.of().filter(|it| self.matches.remove(it).is_some());
            let gone = gone.map_or(String::new(), |it| format!("; match {it} is closed, the others go on"));
            Err(Fault::new(Kind::Fault, format!("this program failed; please report it{gone}")))
        })
    }

    fn obey(&mut self, request: &Request) -> Result<Reply, Fault> {
        match request {
            Request::Games {} => {
                return Ok(Reply { games: Some(crate::games::JUDGED.to_vec()), ..Reply::default() });
            }
            Request::Open { header, native } => return self.open(header, *native),
            Request::Close { r#match } => {
                let gone = self.matches.remove(r#match);
                return gone.map(|_| Reply::default()).ok_or_else(|| Fault::no_match(*r#match));
            }
            _ => {}
        }
        let of = request.of().unwrap_or_default();
        self.matches.get_mut(&of).ok_or_else(|| Fault::no_match(of))?.take(request)
    }

    fn open(&mut self, header: &Value, native: bool) -> Result<Reply, Fault> {
        if self.matches.len() >= MOST_MATCHES {
            return Err(Fault::new(Kind::Limit, format!("{MOST_MATCHES} matches are open; `close` ends one")));
        }
        let game = header.get("game").and_then(Value::as_str).unwrap_or_default().to_owned();
        let opened = with_game!(game.as_str(), G => {
            Table::<G>::open(header, native).map(|(table, reply)| (Box::new(table) as Box<dyn Live>, reply))
        });
        let known = || format!("the game {game:?} is not known; the games are: {}", crate::games::JUDGED.join(", "));
        let (table, reply) = opened.unwrap_or_else(|| Err(Fault::new(Kind::Start, known())))?;
        self.opened += 1;
        self.matches.insert(self.opened, table);
        Ok(Reply { r#match: Some(self.opened), ..reply })
    }
}

/// A reply as a line.
fn written(reply: &Reply) -> String {
    serde_json::to_string(reply)
        .unwrap_or_else(|it| format!("{{\"id\":null,\"error\":{{\"kind\":\"fault\",\"message\":\"{it}\"}}}}"))
}

/// Reads a request, and its id even if the rest is wrong.
fn read(line: &str, id: &mut Value) -> Result<Request, Fault> {
    let fault = |it: &dyn std::fmt::Display| Fault::new(Kind::Request, it.to_string());
    let mut value: Value = serde_json::from_str(line).map_err(|it| fault(&it))?;
    let Some(fields) = value.as_object_mut() else { return Err(fault(&"a request is an object")) };
    *id = fields.remove("id").unwrap_or_default();
    if id.is_array() || id.is_object() {
        *id = Value::Null;
        return Err(fault(&"an id is a number or a text"));
    }
    serde_json::from_value(value).map_err(|it| fault(&it))
}

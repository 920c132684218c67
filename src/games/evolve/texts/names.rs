//! What names in the language of abilities are called in a log.

use crate::cards::ast::{Ability, Act, Count, Filter, Sel, Step};
use crate::games::evolve::cards::Pool;
use crate::games::evolve::cards::vocabulary::{Evolve, Special, Thing};
use crate::games::evolve::log::words::{Counter, Keyword};

/// The keyword of a name in the language of abilities.
pub fn keyword(name: &str) -> Option<Keyword> {
    Some(match name {
        "ward" => Keyword::Ward,
        "storm" => Keyword::Storm,
        "rush" => Keyword::Rush,
        "assail" => Keyword::Assail,
        "intimidate" => Keyword::Intimidate,
        "drain" => Keyword::Drain,
        "bane" => Keyword::Bane,
        "aura" => Keyword::Aura,
        "quick" => Keyword::Quick,
        "stack" => Keyword::Stack,
        _ => return None,
    })
}

/// The sort of counters of a name.
pub fn counter(name: &str) -> Counter {
    match name {
        "stack" => Counter::Stack,
        "bag" => Counter::Bag,
        "fairy-tale" => Counter::FairyTale,
        "prayer" => Counter::Prayer,
        "giga" => Counter::Giga,
        "hot-spring" => Counter::HotSpring,
        "curse" => Counter::Curse,
        "arrow" => Counter::Arrow,
        "morale" => Counter::Morale,
        "magic" => Counter::Magic,
        "sleep" => Counter::Sleep,
        "thunder" => Counter::Thunder,
        "battery" => Counter::Battery,
        "season" => Counter::Season,
        "grace" => Counter::Grace,
        "disaster" => Counter::Disaster,
        _ => Counter::Other,
    }
}

/// Whether tokens are meant that come into the match (9.1.2), of which the pool knows what they are (9.1.2.3).
pub fn is_token(sel: &Sel<Evolve>) -> bool {
    match sel {
        Sel::As(inner, _) => is_token(inner),
        Sel::Both(all) => all.iter().all(is_token),
        Sel::Pick(Count::Exactly(_), filters) => {
            let named = filters.iter().any(|it| matches!(it, Filter::Name(name) if Pool::has_token(name)));
            named && filters.contains(&Filter::Is(Thing::Token)) && filters.len() == 2
        }
        _ => false,
    }
}

/// The class of a letter of the pool, as cards print it.
pub fn class(letter: char) -> Option<&'static str> {
    Some(match letter {
        'e' => "エルフ",
        'r' => "ロイヤル",
        'w' => "ウィッチ",
        'd' => "ドラゴン",
        'n' => "ナイトメア",
        'b' => "ビショップ",
        '0' => "ニュートラル",
        _ => return None,
    })
}

/// Whether an ability does nothing but evolve its card, and the other names that it says for it.
#[allow(clippy::option_option, reason = "evolving at all, and into another name")]
pub fn evolves_into(it: &Ability<Evolve>) -> Option<Option<Vec<&str>>> {
    let [Step::Do(Act::Special(act, all, _))] = &it.body[..] else { return None };
    match (act, &all[..]) {
        (Special::Evolve, [Sel::This]) => Some(None),
        (Special::EvolveInto, [Sel::This, Sel::Any(names)]) => {
            let each = names.iter().flat_map(|filter| match filter {
                Filter::Any(all) => &all[..],
                one => std::slice::from_ref(one),
            });
            let names: Option<Vec<&str>> =
                each.map(|it| if let Filter::Name(name) = it { Some(name.as_str()) } else { None }).collect();
            names.map(Some)
        }
        _ => None,
    }
}

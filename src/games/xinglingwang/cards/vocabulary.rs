//! The vocabulary of 星靈王 in the language of abilities. A card file states an effect as a term,
//! `do(destroy(pick(exactly(lit(1)), [in(opponent, units)])))`, or as a sentence of the phrase table.

use crate::cards::ast::{Ability, Kind, Limit, Step};
use crate::cards::run::Program;
use crate::cards::term::{Node, Term};
use crate::cards::typed::from_term;
use crate::cards::words::Words;
use crate::games::xinglingwang::log::effects::Keyword;
use crate::games::xinglingwang::log::words::Race;
use crate::games::xinglingwang::texts::coverage::abilities;
use serde::{Deserialize, Serialize};

/// The vocabulary of 星靈王, as a marker type.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Starry {}

impl Words for Starry {
    type Zone = At;
    type Kind = Thing;
    type Sign = Sign;
    type Stat = Stat;
    type State = Is;
    type Deed = Deed;
    type Time = Time;
    type Role = Role;
    type Gate = Nothing;
    type Manner = Manner;
    type Act = Special;
    type Trait = Trait;
}

macro_rules! words {
    ($($(#[$doc:meta])* $name:ident { $($word:ident $(($of:ty))?,)* })*) => { $(
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        #[allow(missing_docs, reason = "the word says it")]
        pub enum $name { $($word $(($of))?,)* }
    )* };
}

words! {
    /// 4: zones; `units` is both rows.
    At { Units, Front, Back, Terrain, Hand, Library, Graveyard, Exile, Wheel, }
    /// Types of things. `plain` is a unit that needs no sacrifices (6.9n1, 12.6).
    Thing { Card, Unit, Traveller, Magic, Terrain, Mech, Merged, Plain, }
    /// Printed marks of a card.
    Sign { Keyword(Keyword), Kind(String), Race(Race), }
    /// Numbers of a card, or of the player whose text it is.
    Stat { Attack, Points, Sacrifices, Souls, Riders, Energy, Rewards, Total, }
    /// 8: the ways a unit lies.
    Is { Upright, Attacking, Sideways, }
    /// Actions that can be forbidden for a unit.
    Deed { Attack, Move, Sacrifice, }
    /// Parts of a match.
    Time { OwnTurn, EnemyTurn, Countdown, }
    /// 11.4: the role of a unit in the current battle.
    Role { Attacker, Defender, }
    /// Keywords in front of an ability: there are none.
    Nothing { None, }
    /// 12.5: marks a play as an extra play, in contrast to a summoning.
    Manner { Played, }
    /// Actions that only 星靈王 has.
    Special {
        Charge, Spend, Limit, Reward, Forfeit, Traveller, Transform, Kidnap, Embark, Merge, Split, Mount, Spin, Push, Control,
        Search,
    }
    /// 15.merge.9: the types that a unit can count as.
    Trait { Mech, }
}

/// The program of a text.
pub type Text = Program<Starry>;

/// Compiles the effect of a text.
///
/// # Errors
/// A sentence that says what was expected.
pub fn read(text: &str) -> Result<Text, String> {
    let text = text.trim();
    let listed = if text.starts_with('[') { text.to_owned() } else { format!("[{text}]") };
    let term = Term::read(&listed).map_err(|it| format!("`does`: {it}"))?;
    small(&term)?;
    let body: Vec<Step<Starry>> = from_term(&term).map_err(|it| format!("`does`: {it}"))?;
    let ability = Ability {
        name: String::new(),
        kind: Kind::Activated,
        gates: Vec::new(),
        limit: Limit::None,
        cost: Vec::new(),
        when: Vec::new(),
        given: Vec::new(),
        only: Vec::new(),
        body,
    };
    let program = Program::of(&ability).ok_or("`does`: what is true of a unit stands in a `for(…)`")?;
    abilities::check(&program)?;
    match program.ops.len() {
        1..=100 => Ok(program),
        _ => Err("`does`: 1 to 100 steps are expected".to_owned()),
    }
}

/// Rejects numbers outside -999 to 999.
fn small(term: &Term) -> Result<(), String> {
    match term.node() {
        Node::Int(number) if !(-999..=999).contains(number) => Err("`does`: numbers are from -999 to 999".to_owned()),
        Node::Call(_, parts) | Node::List(parts) => parts.iter().try_for_each(small),
        Node::Int(_) | Node::Word(_) => Ok(()),
    }
}

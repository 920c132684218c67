//! The words of 星靈王 in the language of abilities, and how a card file writes what a text does: as a term,
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

/// The words of 星靈王.
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
    /// What a thing is. `plain` is a unit that needs no sacrifices (6.9n1, 12.6).
    Thing { Card, Unit, Traveller, Magic, Terrain, Mech, Merged, Plain, }
    /// What is printed on a card as a mark.
    Sign { Keyword(Keyword), Kind(String), Race(Race), }
    /// Numbers of a card, or of the player whose text it is.
    Stat { Attack, Points, Sacrifices, Souls, Riders, Energy, Rewards, Total, }
    /// 8: how a unit lies.
    Is { Upright, Attacking, Sideways, }
    /// What a unit can be kept from.
    Deed { Attack, Move, Sacrifice, }
    /// Parts of a match.
    Time { OwnTurn, EnemyTurn, Countdown, }
    /// 11.4: who a unit is in the battle that is going on.
    Role { Attacker, Defender, }
    /// No ability stands under a keyword of its own.
    Nothing { None, }
    /// 12.5: a unit is played in addition, and not summoned.
    Manner { Played, }
    /// What only 星靈王 does.
    Special {
        Charge, Spend, Limit, Reward, Forfeit, Traveller, Transform, Kidnap, Embark, Merge, Split, Mount, Spin, Push, Control,
        Search,
    }
    /// 15.merge.9: what a unit can count as.
    Trait { Mech, }
}

/// The program of a text; none for a text that says nothing.
pub type Text = Program<Starry>;

/// Reads what a text does.
///
/// # Errors
/// What was expected instead.
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

/// Refuses numbers that no text has.
fn small(term: &Term) -> Result<(), String> {
    match term.node() {
        Node::Int(number) if !(-999..=999).contains(number) => Err("`does`: numbers are from -999 to 999".to_owned()),
        Node::Call(_, parts) | Node::List(parts) => parts.iter().try_for_each(small),
        Node::Int(_) | Node::Word(_) => Ok(()),
    }
}

//! What the state keeps of loops (chapter 25).

use crate::games::cipher::book::Clause;
use crate::games::cipher::facts::Breach;
use crate::games::cipher::log::words::Stoppers;
use crate::games::cipher::{Cipher, Sink};
use crate::judge::Return;
use crate::log::Seat;
use crate::table::Card;

/// What is known of loops.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Loops {
    /// What the referee has seen of the loop that the next entry speaks of.
    pub sighted: Option<Sighted>,
    /// The loop of which it is being said what becomes of it.
    pub running: Option<Running>,
    /// 25.3: who has to stop the loop that was carried out.
    pub stop: Option<Stop>,
    /// 25.2.1, 25.3: what may not be chosen any more.
    pub barred: Vec<Bar>,
}

/// A loop as the referee has seen it.
#[derive(Clone, Debug, PartialEq)]
pub struct Sighted {
    pub since: Option<u32>,
    pub returns: Return,
    pub acts: Vec<Deed>,
    /// The turn player, where free to act although nothing has happened that could trigger an ability.
    pub free: Option<Seat>,
    pub texts: bool,
    pub doubt: Option<Reservation>,
}

/// Why it is not certain that there is a loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reservation {
    NotLookedAt,
    WithChance,
    TableDiffers,
    Hidden,
}

/// What somebody chose in a loop unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deed {
    pub by: Seat,
    /// The same where the same is chosen at the same moment.
    pub mark: u64,
    /// It could have been left out.
    pub declinable: bool,
}

/// A loop of which it is being said what becomes of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Running {
    pub stoppers: Stoppers,
    /// How many loop units each player wants.
    pub named: [Option<u32>; 2],
    /// What was chosen in the loop unit.
    pub acts: Vec<Deed>,
    /// The loop unit changes nothing, so that it can be carried out so many times at once.
    pub returns: bool,
    pub doubt: Option<Reservation>,
}

/// 25.3: who has to stop, and what must not be chosen for that.
#[derive(Clone, Debug, PartialEq)]
pub struct Stop {
    pub by: Seat,
    /// What the player chose in the loop unit.
    pub acts: Vec<u64>,
    /// The last of it that could have been left out: with it the loop unit is closed.
    pub closing: u64,
    /// What the other player may not choose from then on.
    pub then: Option<Bar>,
}

/// What a player may not choose any more in this match: it would close the loop unit again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bar {
    pub by: Seat,
    pub mark: u64,
    pub clause: Clause,
}

impl Running {
    /// 25.3: the smaller number is the one that is carried out.
    pub fn units(&self) -> u32 {
        self.named.into_iter().flatten().min().unwrap_or(0)
    }
}

impl Stoppers {
    /// The clause that says what becomes of the loop.
    pub const fn clause(self) -> Clause {
        match self {
            Stoppers::Nobody => Clause::C25_2,
            Stoppers::A | Stoppers::B => Clause::C25_2_1,
            Stoppers::Both => Clause::C25_3,
        }
    }

    /// Whether a player can stop it.
    pub const fn has(self, of: Seat) -> bool {
        matches!((self, of), (Stoppers::Both, _) | (Stoppers::A, Seat::A) | (Stoppers::B, Seat::B))
    }
}

impl Sighted {
    /// Whether the moment is there again, or something that only texts can tell apart from it.
    pub fn may_be_loop(&self) -> bool {
        self.returns == Return::Same || (self.returns == Return::OtherTable && self.texts)
    }

    /// Whether a player chose something in the loop unit that may be left out, or is free to go on.
    pub fn surely_stops(&self, of: Seat) -> bool {
        self.chose_freely(of) || self.free == Some(of)
    }

    pub fn chose_freely(&self, of: Seat) -> bool {
        self.acts.iter().any(|it| it.by == of && it.declinable)
    }

    /// What its being a loop rests on.
    pub fn check_doubt(&self, sink: &mut Sink<Cipher>) {
        doubt(self.doubt, sink);
    }
}

fn doubt(doubt: Option<Reservation>, sink: &mut Sink<Cipher>) {
    match doubt {
        Some(Reservation::NotLookedAt) => sink.unruled(Clause::C25_1, Breach::LoopNotLookedAt),
        Some(Reservation::WithChance) => sink.unruled(Clause::C25_1, Breach::LoopWithChance),
        Some(Reservation::TableDiffers) => sink.unruled(Clause::C25_1, Breach::LoopTableDiffers),
        Some(Reservation::Hidden) => sink.undecidable(Clause::C25_1_1, Card::UNKNOWN),
        None => {}
    }
}

impl Loops {
    /// What a draw rests on that is due because nobody can stop a loop (25.2).
    pub fn check_draw(&self, text: Card, sink: &mut Sink<Cipher>) {
        let Some(running) = &self.running else { return };
        sink.unmodelled(Clause::C25_2, text);
        doubt(running.doubt, sink);
    }

    /// Why a draw is none by 25.2, where nothing demands it.
    pub fn why_no_draw(&self) -> Option<Breach> {
        let sighted = self.sighted.as_ref()?;
        match sighted.returns {
            Return::Same => {
                let of = Seat::BOTH.into_iter().find(|of| sighted.surely_stops(*of))?;
                let since = sighted.since?;
                Some(match sighted.chose_freely(of) {
                    true => Breach::DrawCanBeStopped { of, since },
                    false => Breach::DrawFreeToEndThePhase { of, since },
                })
            }
            _ => Some(Breach::NoMomentAgain),
        }
    }
}

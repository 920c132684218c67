//! The part of the state that concerns loops (chapter 25).

use crate::games::cipher::Cipher;
use crate::games::cipher::book::Clause;
use crate::games::cipher::facts::Breach;
use crate::games::cipher::log::words::Stoppers;
use crate::judge::Return;
use crate::judge::Sink;
use crate::log::Seat;
use crate::table::Card;

/// Everything that is known about loops.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Loops {
    /// The loop that the next entry declares, as the referee has seen it.
    pub sighted: Option<Sighted>,
    /// The loop that is being settled.
    pub running: Option<Running>,
    /// 25.3: the player who has to stop the loop that was carried out, and how.
    pub stop: Option<Stop>,
    /// 25.2.1, 25.3: decisions that may no longer be made.
    pub barred: Vec<Bar>,
}

/// A loop as the referee has seen it.
#[derive(Clone, Debug, PartialEq)]
pub struct Sighted {
    pub since: Option<u32>,
    pub returns: Return,
    pub acts: Vec<Deed>,
    /// The turn player, if free to act although nothing has happened that could trigger an ability.
    pub free: Option<Seat>,
    pub texts: bool,
    pub doubt: Option<Reservation>,
}

/// A reason why a loop is not certain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reservation {
    NotLookedAt,
    WithChance,
    TableDiffers,
    Hidden,
}

/// A decision made in a loop unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deed {
    pub by: Seat,
    /// A hash that is equal for the same decision at the same moment.
    pub mark: u64,
    /// `true` if it could have been left out.
    pub declinable: bool,
}

/// A loop that is being settled.
#[derive(Clone, Debug, PartialEq)]
pub struct Running {
    pub stoppers: Stoppers,
    /// The number of loop units that each player wants.
    pub named: [Option<u32>; 2],
    /// The decisions of the loop unit.
    pub acts: Vec<Deed>,
    /// `true` if the loop unit changes nothing, so that any number of units can be carried out at once.
    pub returns: bool,
    pub doubt: Option<Reservation>,
}

/// 25.3: the player who has to stop, and the decisions that would not be stopping.
#[derive(Clone, Debug, PartialEq)]
pub struct Stop {
    pub by: Seat,
    /// The player's decisions in the loop unit.
    pub acts: Vec<u64>,
    /// The last of them that could have been left out: it closes the loop unit.
    pub closing: u64,
    /// The decision that is then barred for the other player.
    pub then: Option<Bar>,
}

/// A decision that a player may not make again in this match, because it would close the loop unit again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bar {
    pub by: Seat,
    pub mark: u64,
    pub clause: Clause,
}

impl Running {
    /// 25.3: the smaller number is carried out.
    pub fn units(&self) -> u32 {
        self.named.into_iter().flatten().min().unwrap_or(0)
    }
}

impl Stoppers {
    /// The clause that settles the loop.
    pub const fn clause(self) -> Clause {
        match self {
            Stoppers::Nobody => Clause::C25_2,
            Stoppers::A | Stoppers::B => Clause::C25_2_1,
            Stoppers::Both => Clause::C25_3,
        }
    }

    /// `true` if a player can stop it.
    pub const fn has(self, of: Seat) -> bool {
        matches!((self, of), (Stoppers::Both, _) | (Stoppers::A, Seat::A) | (Stoppers::B, Seat::B))
    }
}

impl Sighted {
    /// `true` if the moment has returned, or differs only in ways that texts may explain.
    pub fn may_be_loop(&self) -> bool {
        self.returns == Return::Same || (self.returns == Return::OtherTable && self.texts)
    }

    /// `true` if a player chose something in the loop unit that may be left out, or is free to stop.
    pub fn surely_stops(&self, of: Seat) -> bool {
        self.chose_freely(of) || self.free == Some(of)
    }

    pub fn chose_freely(&self, of: Seat) -> bool {
        self.acts.iter().any(|it| it.by == of && it.declinable)
    }

    /// Reports why the loop is not certain.
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
    /// Reports what a draw rests on that is due because nobody can stop a loop (25.2).
    pub fn check_draw(&self, text: Card, sink: &mut Sink<Cipher>) {
        let Some(running) = &self.running else { return };
        sink.unmodelled(Clause::C25_2, text);
        doubt(running.doubt, sink);
    }

    /// Returns why 25.2 does not make the match a draw, if nothing demands one.
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

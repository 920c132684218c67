//! What an act asks a player to choose, and whence it takes cards that nobody chooses.

use super::actions::Table;
use super::targets::Asked;
use crate::cards::ast::{self, Count, Num, Who};
use crate::games::cipher::cards::vocabulary::{Cipher, State as Is};
use crate::games::cipher::state::zones;
use crate::table::Zone;

type Act = ast::Act<Cipher>;
type Sel = ast::Sel<Cipher>;

static ONE: Count<Cipher> = Count::Exactly(Num::Lit(1));

impl Table<'_> {
    /// The choice in an act, if there is one.
    pub fn asked<'p>(&self, act: &'p Act) -> Option<Asked<'p>> {
        let (sel, needs) = match act {
            Act::By(_, it) => return self.asked(it),
            Act::Turn(sel, Is::FaceDown) => (sel, Some(Is::FaceUp)),
            Act::Turn(sel, Is::FaceUp) => (sel, Some(Is::FaceDown)),
            Act::Rest(sel) => (sel, Some(Is::Ready)),
            Act::Ready(sel) => (sel, Some(Is::Rested)),
            Act::Choose(sel)
            | Act::ChooseBlind(sel)
            | Act::Turn(sel, _)
            | Act::Under(sel, _)
            | Act::Onto(sel, _, _)
            | Act::MoveTo(sel, _)
            | Act::MoveBeside(sel, _)
            | Act::Destroy(sel)
            | Act::Move(sel)
            | Act::Reveal(sel)
            | Act::Look(sel)
            | Act::Deploy(sel, _)
            | Act::Put(sel, ..) => (sel, None),
            _ => return None,
        };
        let pick = if let Sel::As(inner, _) = sel { inner } else { sel };
        match pick {
            Sel::Pick(count, filters) => Some(Asked { count, filters, needs }),
            // "An ally" is one that is chosen.
            Sel::Any(filters) => Some(Asked { count: &ONE, filters, needs }),
            _ => None,
        }
    }

    /// The deck of which an act puts the top card somewhere, unseen.
    pub fn takes_from_a_deck(&self, act: &Act) -> Option<Zone> {
        match act {
            Act::By(_, it) => self.takes_from_a_deck(it),
            Act::Put(Sel::Top(who, _), ..) => {
                Some(zones::deck(if *who == Who::Opponent { self.user.other() } else { self.user }))
            }
            _ => None,
        }
    }
}

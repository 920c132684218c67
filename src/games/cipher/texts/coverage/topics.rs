//! Of what continuous abilities speak: what speaks of nothing that is asked is not evaluated.

use crate::cards::ast::{self, Ability, Modify, Sel};
use crate::games::cipher::cards::face::Face;
use crate::games::cipher::cards::vocabulary::{Cipher, Deed, Stat, Trait};

type Step = ast::Step<Cipher>;

/// A set of topics: in the lower half those of which something is said of whomever; in the upper half those of which something
/// is said of the ability's own unit alone.
pub type Topics = u32;

/// Powers.
pub const POWERS: Topics = 1;
/// How many orbs an attack destroys.
pub const ORBS: Topics = 2;
/// Who may attack whom.
pub const ATTACKS: Topics = 4;
/// What else nobody may do.
pub const DEEDS: Topics = 8;
/// What marks units have.
pub const SIGNS: Topics = 16;
/// How far units reach.
pub const RANGES: Topics = 32;
/// Who may be defeated (24.1.12).
pub const DEFEATS: Topics = 64;
/// Whom cards may support, and which support abilities are used.
pub const SUPPORTS: Topics = 128;
/// Which abilities are lost.
pub const LOSSES: Topics = 256;
/// How many units of a name there may be.
pub const NUMBERS: Topics = 512;

/// A continuous ability that the referee evaluates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Its place among the abilities of its card.
    pub place: u8,
    /// Of what it speaks.
    pub topics: Topics,
}

impl Standing {
    /// The ability at a place of a card.
    pub fn new(place: u8, ability: &Ability<Cipher>) -> Standing {
        Standing { place, topics: topics(&ability.body) }
    }

    /// The ability itself.
    pub fn of(self, face: &Face) -> Option<&Ability<Cipher>> {
        face.abilities.get(usize::from(self.place))?.ability.as_ref()
    }
}

/// What a text has to speak of to bear on a question: one of the topics, of whomever or of its own unit, where that is asked
/// about.
pub const fn asked(about: Topics, itself: bool) -> Topics {
    if itself { about | itself_only(about) } else { about }
}

const fn itself_only(topics: Topics) -> Topics {
    topics << 16
}

/// Of what steps speak.
fn topics(steps: &[Step]) -> Topics {
    steps.iter().fold(0, |all, step| {
        all | match step {
            Step::If(_, then) | Step::During(_, then) | Step::Times(_, then) => topics(then),
            Step::Let(sel, mods) => {
                let said = mods.iter().fold(0, |all, it| all | topic(it));
                if *sel == Sel::This { itself_only(said) } else { said }
            }
            _ => 0,
        }
    })
}

const fn topic(it: &Modify<Cipher>) -> Topics {
    match it {
        Modify::Add(Stat::Power, _) | Modify::Less(Stat::Power, _) => POWERS,
        Modify::Set(Stat::Orbs, _) => ORBS,
        Modify::Gain(_) => SIGNS,
        Modify::Reach(_) => RANGES,
        Modify::Without(_) => LOSSES,
        Modify::Special(Trait::AnyNumber, ..) => NUMBERS,
        Modify::Cannot(deed) | Modify::CannotTo(deed, _) | Modify::Can(deed, _) => topic_of_deed(*deed),
        _ => 0,
    }
}

/// The topic to which a deed belongs.
pub const fn topic_of_deed(deed: Deed) -> Topics {
    match deed {
        Deed::Attack | Deed::BeAttacked | Deed::AttackBeyondRange => ATTACKS,
        Deed::BeDestroyed | Deed::BeDestroyedByAttack => DEFEATS,
        Deed::Support | Deed::UseSupportSkill => SUPPORTS,
        _ => DEEDS,
    }
}

/// Whether the rules ask if it is forbidden.
pub const fn is_asked(deed: Deed) -> bool {
    matches!(
        deed,
        Deed::Attack
            | Deed::Critical
            | Deed::Evade
            | Deed::BeEvaded
            | Deed::BeAttacked
            | Deed::BeDestroyed
            | Deed::BeDestroyedByAttack
            | Deed::BeDestroyedBySkill
            | Deed::BeDestroyedByEnemyEffect
            | Deed::BeMoved
            | Deed::BeMovedBySkill
            | Deed::BeMovedByEnemySkill
            | Deed::UseSupportSkill
    )
}

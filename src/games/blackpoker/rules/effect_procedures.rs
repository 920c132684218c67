//! The procedure of each action's effect.

use super::agenda::Procedure;
use super::{r06_deploying, r07_turn_control, r08_attacking, r09_magic, r10_succession};
use crate::games::blackpoker::log::words::Action;

/// Returns the effect of an action, as a list.
pub fn of(action: Action) -> &'static Procedure {
    match action {
        Action::SetBulwark => &r06_deploying::SET_BULWARK,
        Action::SummonSoldier => &r06_deploying::SUMMON_SOLDIER,
        Action::SummonHero => &r06_deploying::SUMMON_HERO,
        Action::SummonAce => &r06_deploying::SUMMON_ACE,
        Action::Equip => &r06_deploying::EQUIP,
        Action::End => &r07_turn_control::END,
        Action::Charge => &r07_turn_control::CHARGE,
        Action::Draw => &r07_turn_control::DRAW,
        Action::Attack => &r08_attacking::ATTACK,
        Action::Block => &r08_attacking::BLOCK,
        Action::Judge => &r08_attacking::JUDGE,
        Action::Up => &r09_magic::UP,
        Action::Down => &r09_magic::DOWN,
        Action::Twist => &r09_magic::TWIST,
        Action::Counter => &r09_magic::COUNTER,
        Action::DestroyBulwark => &r09_magic::DESTROY_BULWARK,
        Action::Throw => &r09_magic::THROW,
        Action::Search => &r09_magic::SEARCH,
        Action::Succession => &r10_succession::SUCCESSION,
    }
}

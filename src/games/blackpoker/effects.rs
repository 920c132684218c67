//! The procedure of each action's effect.

use super::agenda::Procedure;
use super::words::Action;
use super::{fighting, magic, succession, summoning, turning};

/// The effect of an action, as a list.
pub fn of(action: Action) -> &'static Procedure {
    match action {
        Action::SetBulwark => &summoning::SET_BULWARK,
        Action::SummonSoldier => &summoning::SUMMON_SOLDIER,
        Action::SummonHero => &summoning::SUMMON_HERO,
        Action::SummonAce => &summoning::SUMMON_ACE,
        Action::Equip => &summoning::EQUIP,
        Action::End => &turning::END,
        Action::Charge => &turning::CHARGE,
        Action::Draw => &turning::DRAW,
        Action::Attack => &fighting::ATTACK,
        Action::Block => &fighting::BLOCK,
        Action::Judge => &fighting::JUDGE,
        Action::Up => &magic::UP,
        Action::Down => &magic::DOWN,
        Action::Twist => &magic::TWIST,
        Action::Counter => &magic::COUNTER,
        Action::DestroyBulwark => &magic::DESTROY_BULWARK,
        Action::Throw => &magic::THROW,
        Action::Search => &magic::SEARCH,
        Action::Succession => &succession::SUCCESSION,
    }
}

//! The client's names of the actions.

use crate::games::blackpoker::Action;

/// The action with a client's name.
pub fn named(action: &str) -> Option<Action> {
    Some(match action.strip_prefix("action.")? {
        "setBulwark" => Action::SetBulwark,
        "summonSoldier" => Action::SummonSoldier,
        "summonHero" => Action::SummonHero,
        "summonAce" => Action::SummonAce,
        "mountSoldier" => Action::Equip,
        "end" => Action::End,
        "charge" => Action::Charge,
        "draw" => Action::Draw,
        "attack" => Action::Attack,
        "block" => Action::Block,
        "damageJudge" => Action::Judge,
        "up" => Action::Up,
        "down" => Action::Down,
        "twist" => Action::Twist,
        "counter" => Action::Counter,
        "destroyBulwark" => Action::DestroyBulwark,
        "throwing" => Action::Throw,
        "nextGeneration" => Action::Succession,
        _ => return None,
    })
}

//! What the rules make happen, in words.

use super::state::Setup;
use super::words::Step;
use crate::say;
use crate::table::Card;

/// A step in words.
pub fn tell(setup: &Setup, what: &Step) -> String {
    from_a_life(setup, what).unwrap_or_else(|| match *what {
        Step::Resolve { request } => say!(setup, "request #{request} resolves", "リクエスト#{request}を解決する"),
        Step::NoEffect { request } => say!(
            setup,
            "request #{request} has no effect: its target is gone",
            "リクエスト#{request}は対象がなくなり、効果を発揮しない"
        ),
        Step::Off { request } => {
            say!(
                setup,
                "request #{request} is done and taken off",
                "リクエスト#{request}が終わり、ステージから除かれる"
            )
        }
        Step::Countered { request } => say!(
            setup,
            "request #{request} is nullified and leaves the stage",
            "リクエスト#{request}が無効になり、ステージから除かれる"
        ),
        Step::Trigger { player, action } => {
            let action = action.rule().told(setup.tongue);
            say!(setup, "{action} of {player}'s is triggered", "{player}の{action}が誘発する")
        }
        Step::First { player } => say!(setup, "{player} goes first", "{player}が先攻になる"),
        Step::Charge { player } => {
            say!(setup, "{player}'s characters are charged", "{player}のキャラクターがチャージ状態になる")
        }
        Step::Expire => say!(setup, "changed sizes end with the turn", "ターンの終わりとともに数字の増減が終わる"),
        Step::Turn { player, turn } => say!(setup, "turn {turn} begins, {player}'s", "{player}のターン{turn}が始まる"),
        Step::Result { winner: Some(winner) } => say!(setup, "{winner} wins", "{winner}の勝ち"),
        Step::Result { winner: None } => say!(setup, "the match is a draw", "引き分け"),
        ref what => of_a_unit(setup, what),
    })
}

/// What happens with a card of a life.
fn from_a_life(setup: &Setup, what: &Step) -> Option<String> {
    let (player, card) = super::fitting::from_life(&mut what.clone()).map(|(of, card)| (of, setup.tell(*card)))?;
    Some(match what {
        Step::Draw { .. } => say!(setup, "{player} draws {card}", "{player}が{card}を引く"),
        Step::PresetBulwark { .. } => say!(
            setup,
            "{card}, of {player}'s life, is preset as a bulwark",
            "{player}のライフの{card}が防壁としてプリセットされる"
        ),
        Step::PresetSoldier { .. } => say!(
            setup,
            "{card}, of {player}'s life, is preset as a soldier",
            "{player}のライフの{card}が兵士としてプリセットされる"
        ),
        Step::PresetFails { .. } => say!(
            setup,
            "{card}, of {player}'s life, cannot be a soldier and goes to the grave",
            "{player}のライフの{card}は兵士になれず、墓地へ行く"
        ),
        Step::TurnCard { .. } => say!(setup, "{player} turns up {card}", "{player}が{card}をめくる"),
        Step::Damage { .. } => {
            say!(setup, "{player} takes a point of damage: {card}", "{player}が1点のダメージを受ける：{card}")
        }
        Step::Mill { .. } => {
            say!(setup, "{card} goes from {player}'s life to the grave", "{card}が{player}のライフから墓地へ行く")
        }
        Step::Gain { .. } => {
            say!(setup, "{card} goes from {player}'s life to the hand", "{card}が{player}のライフから手札に加わる")
        }
        _ => return None,
    })
}

/// What happens with a character.
fn of_a_unit(setup: &Setup, what: &Step) -> String {
    let tell = |card: &Card| setup.tell(*card);
    match what {
        Step::Enter { unit } => {
            let unit = tell(unit);
            say!(setup, "{unit} enters the field as a soldier", "{unit}が兵士として場に出る")
        }
        Step::Join { unit, card } => {
            let (unit, card) = (tell(unit), tell(card));
            say!(setup, "{card} joins {unit}", "{card}が{unit}に加わる")
        }
        Step::Size { unit, by } => {
            let unit = tell(unit);
            say!(setup, "the size of {unit} changes by {by:+}", "{unit}の数字が{by:+}変わる")
        }
        Step::Dies { unit } => {
            let unit = tell(unit);
            say!(setup, "{unit} goes to the grave", "{unit}が墓地へ行く")
        }
        Step::TurnUp { unit } => {
            let unit = tell(unit);
            say!(setup, "the bulwark {unit} is turned up", "防壁{unit}を表にする")
        }
        _ => String::new(),
    }
}

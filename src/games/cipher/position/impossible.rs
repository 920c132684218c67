//! Impossible positions: no procedure and no text leads to them. They are refused, in a header as well as in a judge's fix.

use super::battle;
use super::form::{Changed, Position, Shut, Triggered, Unit, Used, Zones};
use super::moment::{Place, refused, unless};
use crate::games::cipher::log::words::{Phase, Until};
use crate::games::cipher::state::{Setup, State, zones};
use crate::games::cipher::{book::Clause, cards::Ability, rules::c05_limits};
use crate::judge::BadStart;
use crate::log::Seat;
use crate::say;
use crate::table::{Card, NOWHERE};

/// Refuses impossible positions. The cards are laid out, so each of them lies in exactly one place.
///
/// # Errors
/// [`BadStart`] with the first clause that makes the position impossible.
pub fn check(setup: &Setup, state: &State, position: &Position, place: Place) -> Result<(), BadStart> {
    for (of, zones) in [(Seat::A, &position.a), (Seat::B, &position.b)] {
        check_public(setup, of, zones)?;
        check_number(setup, state, of)?;
        check_lord(setup, of, zones)?;
        zones.units().try_for_each(|it| check_marks(setup, it))?;
        check_support(setup, position, of, zones, place)?;
        zones.units().filter(|it| it.attacked).try_for_each(|it| check_attacked(setup, position, of, it, place))?;
    }
    position.triggers.iter().try_for_each(|it| check_trigger(setup, state, it))?;
    check_turn(setup, position, place)?;
    position.changes.iter().try_for_each(|it| check_change(setup, state, it, place))?;
    position.used.iter().try_for_each(|it| check_used(setup, state, position, it))?;
    position.barred.iter().try_for_each(|it| check_barred(setup, it))?;
    battle::check(setup, state, position, place)
}

/// 5.1.2.1.1.1: a player's cards all come from the player's own deck, so there are no more than the deck has.
fn check_number(setup: &Setup, state: &State, of: Seat) -> Result<(), BadStart> {
    let listed: usize =
        (0..zones::ZONES).filter(|it| zones::user(*it) == of).map(|it| state.table.pile(it).len()).sum();
    let under: usize = state.units(of).map(|it| state.table.stack(it).count() - 1).sum();
    let (cards, size) = (listed + under, setup.sizes[of.index()]);
    unless(setup, cards <= size, Clause::C5_1_2_1_1_1, || {
        say!(
            setup,
            "{of} has {cards} cards, and the deck list has {size}",
            "{of}有{cards}张卡，而卡组只有{size}张",
            "{of}のカードは{cards}枚あるが、デッキリストは{size}枚である"
        )
    })
}

/// 6.4.1: the support area, the retreat area and the bond area are public, so every card there is named. (A face-down bond may
/// stay unnamed: the book lets both players look at it, but a log need not say that anybody did.)
fn check_public(setup: &Setup, of: Seat, zones: &Zones) -> Result<(), BadStart> {
    let public = [
        (&zones.retreat, ["retreat area", "退避区", "退避エリア"]),
        (&zones.support, ["support area", "支援区", "支援エリア"]),
        (&zones.boundless, ["boundless area", "无限区", "無限エリア"]),
        (&zones.bonds, ["face-up bonds", "正面朝上的羁绊卡", "表向きの絆カード"]),
    ];
    for (cards, names) in public {
        unless(setup, !cards.contains(&Card::UNKNOWN), Clause::C6_4_1, || {
            say!(
                setup,
                "{of}'s {name} hold a ?; expected the names of all cards there",
                "{of}的{name}中有“?”；应写明所有的卡",
                "{of}の{name}に「?」がある。すべてのカードを示す必要がある",
                name = setup.one_of(names)
            )
        })?;
    }
    Ok(())
}

/// 12.2.1.1: each player sets one card of cost 1 as the lord; 14.2.2.1: after a level-up the card on top is the lord, and the
/// one of cost 1 lies under it.
fn check_lord(setup: &Setup, of: Seat, zones: &Zones) -> Result<(), BadStart> {
    let mut lords = zones.units().filter(|it| it.lord);
    let Some(lord) = lords.next() else { return Ok(()) };
    if let Some(other) = lords.next() {
        let (lord, other) = (tell(setup, lord), tell(setup, other));
        let facts = say!(
            setup,
            "{of} has two lords, {lord} and {other}; expected one",
            "{of}有两名主人公单位：{lord}与{other}；应为一名",
            "{of}の主人公が{lord}と{other}の2体いる。1体でなければならない"
        );
        return Err(refused(setup, Clause::C12_2_1_1, facts));
    }
    let may_be = |card: &Card| setup.facts(*card).is_none_or(|it| it.cost == 1);
    unless(setup, lord.cards.iter().any(may_be), Clause::C12_2_1_1, || {
        let cost = lord.cards.last().and_then(|it| setup.facts(*it)).map_or(0, |it| it.cost);
        let name = tell(setup, lord);
        say!(
            setup,
            "{of}'s lord {name} has deployment cost {cost}; expected a card of cost 1, or one under it",
            "{of}的主人公单位{name}的出击费用为{cost}；应为出击费用为1的卡，或者其下方有这样的卡",
            "{of}の主人公{name}の出撃コストは{cost}である。出撃コスト1のカードか、その下にそのようなカードが必要である"
        )
    })
}

/// Names the top card of a unit.
fn tell(setup: &Setup, unit: &Unit) -> String {
    setup.tell(unit.top())
}

/// 14.2.1, 14.2.5, 14.2.5.2, 14.2.5.3: marks that a level-up or a class change leaves on a unit.
fn check_marks(setup: &Setup, unit: &Unit) -> Result<(), BadStart> {
    let name = tell(setup, unit);
    let class_change = unit.cards.first().and_then(|it| setup.facts(*it)).map(|it| it.class_change.is_some());
    unless(setup, !unit.bonus || unit.class_changed, Clause::C14_2_5_2, || {
        say!(
            setup,
            "{name} has `bonus` and has not changed class; expected `class_changed` with it",
            "{name}有`bonus`却没有转职；应同时有`class_changed`",
            "{name}は`bonus`があるのにクラスチェンジしていない。`class_changed`も必要である"
        )
    })?;
    unless(setup, !unit.class_changed || unit.levelled, Clause::C14_2_5, || {
        say!(
            setup,
            "{name} has `class_changed` and was not levelled up; expected `levelled` with it",
            "{name}有`class_changed`却没有升级；应同时有`levelled`",
            "{name}は`class_changed`があるのにレベルアップしていない。`levelled`も必要である"
        )
    })?;
    unless(setup, !unit.class_changed || class_change != Some(false), Clause::C14_2_5, || {
        say!(
            setup,
            "{name} has changed class and has no class-change cost",
            "{name}转职了，却没有记载转职费用",
            "{name}はクラスチェンジしたのに、クラスチェンジコストがない"
        )
    })?;
    unless(setup, !unit.levelled || unit.class_changed || class_change != Some(true), Clause::C14_2_5_3, || {
        say!(
            setup,
            "{name} has a class-change cost and was levelled up; expected `class_changed` with `levelled`",
            "{name}升级了，且记载有转职费用；应同时有`class_changed`与`levelled`",
            "{name}はクラスチェンジコストがあり、レベルアップしている。`levelled`とともに`class_changed`が必要である"
        )
    })?;
    unless(setup, !unit.levelled || unit.cards.len() > 1, Clause::C14_2_1, || {
        say!(
            setup,
            "{name} was levelled up and lies on no other card; expected the card under it in `cards`",
            "{name}升级了，却没有重叠放置在别的卡上；应在`cards`中写明其下方的卡",
            "{name}はレベルアップしたのに、下にカードがない。`cards`に下のカードが必要である"
        )
    })
}

/// 13.5.1.2: only the turn player's units attack, in the action phase; 13.5.1.2.2: none does in turn 1.
fn check_attacked(setup: &Setup, position: &Position, of: Seat, unit: &Unit, place: Place) -> Result<(), BadStart> {
    let (name, player) = (tell(setup, unit), position.player);
    unless(setup, position.turn > 1, Clause::C13_5_1_2_2, || {
        say!(
            setup,
            "{name} has `attacked` in turn 1",
            "{name}在第1回合中就有`attacked`",
            "{name}はターン1なのに`attacked`がある"
        )
    })?;
    unless(setup, of == player, Clause::C13_5_1_2, || {
        say!(
            setup,
            "{name} has `attacked` this turn, which is {player}'s; expected it of {player}'s units alone",
            "{name}有`attacked`，而现在是{player}的回合；只应写在{player}的单位上",
            "{name}に`attacked`があるが、今は{player}のターンである。{player}のユニットにだけ書く"
        )
    })?;
    let acts = position.phase >= Phase::Action && !place.is_before_the_turn();
    unless(setup, acts, Clause::C13_5_1_2, || {
        say!(
            setup,
            "{name} has `attacked` before the turn's action phase",
            "{name}在本回合的行动阶段之前就有`attacked`",
            "{name}に、このターンの行動フェイズより前に`attacked`がある"
        )
    })
}

/// 24.1.9.1: an ability barred for the rest of the game is one that a card of the match has.
fn check_barred(setup: &Setup, it: &Shut) -> Result<(), BadStart> {
    let Shut { card, ability, .. } = *it;
    if !card.is_known() || !setup.has(card) {
        return Err(BadStart(say!(
            setup,
            "`barred` names {card}, which is no card of the match",
            "`barred`中写有{card}，而这局游戏中没有这张卡",
            "`barred`に{card}があるが、このゲームにそのカードはない"
        )));
    }
    let Some(facts) = setup.facts(card) else { return Ok(()) };
    let number = facts.abilities.len();
    unless(setup, (1..=number).contains(&usize::from(ability)), Clause::C24_1_9_1, || {
        say!(
            setup,
            "`barred` names ability {ability} of {name}, which has {number}",
            "`barred`中写有{name}的第{ability}个能力，而这张卡只有{number}个能力",
            "`barred`に{name}のスキル{ability}があるが、そのカードのスキルは{number}個である",
            name = setup.tell(card)
        )
    })
}

/// 18.1.5: each player puts one card into the support area; 6.9: in a battle, from 18.1.5 to 18.1.17.
fn check_support(setup: &Setup, position: &Position, of: Seat, zones: &Zones, place: Place) -> Result<(), BadStart> {
    let Some(card) = zones.support.first() else { return Ok(()) };
    let number = zones.support.len();
    unless(setup, number == 1, Clause::C18_1_5, || {
        say!(
            setup,
            "{of} has {number} supports; expected one at most",
            "{of}有{number}张支援卡；至多应为1张",
            "{of}の支援カードが{number}枚ある。多くても1枚である"
        )
    })?;
    unless(setup, position.battle.is_some(), Clause::C6_9, || {
        say!(
            setup,
            "{card} is {of}'s support, and no battle is on; expected none, or `battle`",
            "{card}是{of}的支援卡，而现在没有战斗；应没有支援卡，或者写明`battle`",
            "{card}が{of}の支援カードだが、戦闘がない。支援カードをなくすか、`battle`が必要である"
        )
    })?;
    // The turn player's support is placed and put away first (2.10).
    let placed = if of == position.player { Clause::C18_1_4 } else { Clause::C18_1_5 };
    unless(setup, place.is_behind(placed), Clause::C18_1_5, || {
        say!(
            setup,
            "{card} is {of}'s support before 18.1.5 puts it there",
            "在18.1.5放置之前，{card}就是{of}的支援卡",
            "18.1.5で置く前に、{card}が{of}の支援カードになっている"
        )
    })?;
    let cleared = if of == position.player { Clause::C18_1_16 } else { Clause::C18_1_17 };
    unless(setup, !place.is_behind(cleared), Clause::C18_1_17, || {
        say!(
            setup,
            "{card} is still {of}'s support after 18.1.17 clears it away",
            "在18.1.17放置到退避区之后，{card}仍是{of}的支援卡",
            "18.1.17で退避エリアに置いた後も、{card}が{of}の支援カードのままである"
        )
    })
}

/// 10.2: a triggered ability is an automatic or special ability of its card, and its user is the card's user.
fn check_trigger(setup: &Setup, state: &State, it: &Triggered) -> Result<(), BadStart> {
    let Triggered { user, card, ability, .. } = *it;
    let zone = state.table.zone(card);
    if zone == NOWHERE {
        return Err(BadStart(say!(
            setup,
            "the position names an ability of {card}, which is nowhere",
            "局面写有{card}的能力，而这张卡不在任何地方",
            "局面に{card}のスキルがあるが、{card}はどこにもない"
        )));
    }
    let (name, owner) = (setup.tell(card), zones::user(zone));
    unless(setup, owner == user, Clause::C10_2, || {
        say!(
            setup,
            "an ability of {name} is {user}'s; expected its user to be {owner}",
            "{name}的能力的使用者写作{user}；应为{owner}",
            "{name}のスキルの使用者が{user}になっている。{owner}でなければならない"
        )
    })?;
    let Some(facts) = setup.facts(card) else { return Ok(()) };
    let found = usize::from(ability).checked_sub(1).and_then(|it| facts.abilities.get(it));
    let triggers = matches!(found, Some(Ability::Automatic | Ability::Special));
    unless(setup, triggers, Clause::C10_2, || match (found, facts.abilities.len()) {
        (Some(_), _) => say!(
            setup,
            "ability {ability} of {name} is triggered, and it is no automatic or special one",
            "{name}的第{ability}个能力处于诱发状态，而它不是自动型能力或特殊型能力",
            "{name}のスキル{ability}が誘発状態だが、自動型でも特殊型でもない"
        ),
        (None, number) => say!(
            setup,
            "ability {ability} of {name} is triggered, and there is none; it has {number} {abilities}",
            "{name}的第{ability}个能力处于诱发状态，而这张卡只有{number}个能力",
            "{name}のスキル{ability}が誘発状態だが、そのカードのスキルは{number}個である",
            abilities = if number == 1 { "ability" } else { "abilities" }
        ),
    })
}

/// 15.1.2, 16.1.2: costs are those of this turn's deployment phase; 13.6.1.2, 9.3.1: nothing that belongs to a turn outlasts
/// it.
fn check_turn(setup: &Setup, position: &Position, place: Place) -> Result<(), BadStart> {
    let early = matches!(position.phase, Phase::Start | Phase::Bond);
    let spent = position.spent;
    unless(setup, spent == 0 || !early, Clause::C15_1_2, || {
        say!(
            setup,
            "{spent} were spent before the turn's deployment phase; expected `spent` 0",
            "本回合的出击阶段之前已用费用{spent}；`spent`应为0",
            "このターンの出撃フェイズより前にコストを{spent}使っている。`spent`は0でなければならない"
        )
    })?;
    if !place.is_before_the_turn() {
        return Ok(());
    }
    for unit in position.a.units().chain(position.b.units()) {
        let name = unit.cards.first().map_or(String::new(), Card::to_string);
        unless(setup, !unit.levelled, Clause::C13_6_1_2, || {
            say!(
                setup,
                "{name} is `levelled` before the turn begins",
                "{name}在回合开始之前就有`levelled`",
                "{name}に、ターンが始まる前に`levelled`がある"
            )
        })?;
        unless(setup, !unit.defeated, Clause::C9_3_1, || {
            say!(
                setup,
                "{name} is `defeated` before the turn begins",
                "{name}在回合开始之前就有`defeated`",
                "{name}に、ターンが始まる前に`defeated`がある"
            )
        })?;
    }
    Ok(())
}

/// 18.1.19, 13.6.1.2: a change by a text belongs to a unit, and to the battle or turn for which it was made.
fn check_change(setup: &Setup, state: &State, it: &Changed, place: Place) -> Result<(), BadStart> {
    let Changed { unit, until, .. } = *it;
    if state.stands(unit).is_none() {
        return Err(BadStart(say!(
            setup,
            "the position changes {unit}, which is no unit on the battlefield",
            "局面修改了{unit}，而它不是战场上的单位",
            "局面は{unit}を変えているが、{unit}は戦場のユニットではない"
        )));
    }
    unless(setup, until != Until::Battle || place.is_in_battle(), Clause::C18_1_19, || {
        say!(
            setup,
            "{unit} is changed until the battle's end, and no battle is on",
            "{unit}的修改持续到战斗结束为止，而现在没有战斗",
            "{unit}は戦闘終了まで変わっているが、戦闘がない"
        )
    })?;
    unless(setup, until != Until::Turn || !place.is_before_the_turn(), Clause::C13_6_1_2, || {
        say!(
            setup,
            "{unit} is changed until the turn's end before the turn begins",
            "{unit}的修改持续到回合结束为止，而回合还没有开始",
            "{unit}はターン終了まで変わっているが、ターンがまだ始まっていない"
        )
    })
}

fn is_automatic(setup: &Setup, card: Card, ability: u8) -> bool {
    let place = usize::from(ability).wrapping_sub(1);
    setup.facts(card).and_then(|it| it.abilities.get(place)) == Some(&Ability::Automatic)
}

/// 19.1.2: an activated ability belongs to a unit of the turn player; 13.5.1.2: it is used in the action phase; 10.6.2: an
/// automatic ability with a use limit may have been triggered at any time.
fn check_used(setup: &Setup, state: &State, position: &Position, it: &Used) -> Result<(), BadStart> {
    let Used { unit, ability } = *it;
    if state.stands(unit).is_some()
        && is_automatic(setup, unit, ability)
        && c05_limits::is_limited(setup, unit, ability)
    {
        return Ok(());
    }
    let own = state.stands(unit).is_some_and(|(user, _)| user == position.player);
    let player = position.player;
    unless(setup, own, Clause::C19_1_2, || {
        say!(
            setup,
            "{unit} has used an ability, and is no unit of {player}'s",
            "{unit}使用过能力，而它不是{player}的单位",
            "{unit}はスキルを使っているが、{player}のユニットではない"
        )
    })?;
    unless(setup, position.phase >= Phase::Action, Clause::C13_5_1_2, || {
        say!(
            setup,
            "{unit} has used an ability before the turn's action phase",
            "{unit}在本回合的行动阶段之前就使用过能力",
            "{unit}は、このターンの行動フェイズより前にスキルを使っている"
        )
    })?;
    let Some(facts) = setup.facts(unit) else { return Ok(()) };
    let found = usize::from(ability).checked_sub(1).and_then(|it| facts.abilities.get(it));
    unless(setup, found == Some(&Ability::Activated), Clause::C19_1_2, || {
        say!(
            setup,
            "{name} has used ability {ability}, which is no activated one that it has",
            "{name}使用过第{ability}个能力，而这张卡没有这样的起动型能力",
            "{name}はスキル{ability}を使っているが、そのような起動型スキルはない",
            name = setup.tell(unit)
        )
    })
}

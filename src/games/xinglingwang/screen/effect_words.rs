//! The effects of card texts in words.

use crate::games::xinglingwang::log::effects::{Effect, Kind, Subject, Until};
use crate::games::xinglingwang::state::Setup;
use crate::say;
use crate::table::Card;

const fn subject(what: Subject, native: bool) -> &'static str {
    match (what, native) {
        (Subject::Attack, false) => "attack",
        (Subject::Move, false) => "move",
        (Subject::Sacrifice, false) => "be sacrificed",
        (Subject::Attack, true) => "進攻",
        (Subject::Move, true) => "移動",
        (Subject::Sacrifice, true) => "被獻祭",
    }
}

const fn until(it: Until, native: bool) -> &'static str {
    match (it, native) {
        (Until::Battle, false) => " for this battle",
        (Until::Turn, false) => " this turn",
        (Until::Battle, true) => "本次戰鬥",
        (Until::Turn, true) => "本回合",
        (Until::Always, _) => "",
    }
}

/// An effect in words, after the card whose text it is.
pub fn text(setup: &Setup, source: Card, does: &Effect) -> String {
    let source = setup.told(source);
    let what = effect(setup, does);
    say!(setup, "{source}: {what}", "{source}：{what}")
}

fn effect(setup: &Setup, does: &Effect) -> String {
    let native = setup.tongue.native;
    let name = |card: Card| setup.told(card);
    match *does {
        Effect::Draw { player, card } => say!(setup, "{player} draws {card}", "{player}抽{card}", card = name(card)),
        Effect::Charge { player, by } => say!(setup, "{player} gains {by} energy", "{player}充能{by}"),
        Effect::Spend { player, by } => say!(setup, "{player} spends {by} energy", "{player}耗能{by}"),
        Effect::Reward { player, by } => say!(setup, "{player} gains {by} rewards", "{player}獲得{by}獎勵"),
        Effect::Attack { unit, by, until: how } => {
            let (unit, how) = (name(unit), until(how, native));
            say!(setup, "attack value of {unit} {by:+}{how}", "{unit}{how}攻擊力{by:+}")
        }
        Effect::Points { unit, by, until: how } => {
            let (unit, how) = (name(unit), until(how, native));
            say!(setup, "points of {unit} {by:+}{how}", "{unit}{how}分數{by:+}")
        }
        Effect::Gain { unit, keyword, until: how } => {
            let (unit, keyword, how) = (name(unit), keyword.told(native), until(how, native));
            say!(setup, "{unit} gains {keyword}{how}", "{unit}{how}獲得{keyword}")
        }
        Effect::Lose { unit, keyword, until: how } => {
            let (unit, keyword, how) = (name(unit), keyword.told(native), until(how, native));
            say!(setup, "{unit} loses {keyword}{how}", "{unit}{how}失去{keyword}")
        }
        Effect::Forbid { unit, what, until: how } => {
            let (unit, what, how) = (name(unit), subject(what, native), until(how, native));
            say!(setup, "{unit} cannot {what}{how}", "{unit}{how}無法{what}")
        }
        Effect::Allow { unit, what, until: how } => {
            let (unit, what, how) = (name(unit), subject(what, native), until(how, native));
            say!(setup, "{unit} may {what}{how}", "{unit}{how}可{what}")
        }
        Effect::Forfeit { player, by } => say!(setup, "{player} loses {by} rewards", "{player}失去{by}獎勵"),
        Effect::FewerSacrifices { card, by, until: how } => {
            let (card, how) = (name(card), until(how, native));
            say!(setup, "{card} needs {by} sacrifices fewer{how}", "{card}{how}所需祭品數減少{by}")
        }
        Effect::Limit { player, by } => {
            say!(setup, "{player}'s limit of energy {by:+}", "{player}充能能量上限{by:+}")
        }
        Effect::CountsAs { unit, kind, until: how } => {
            let (unit, how) = (name(unit), until(how, native));
            match kind {
                Kind::Mech => say!(setup, "{unit} counts as a mech unit{how}", "{unit}{how}視為機械單位"),
                Kind::Other => say!(setup, "{unit} counts as another type{how}", "{unit}{how}視為特殊類型"),
            }
        }
        ref does => on_the_board(setup, does),
    }
}

fn on_the_board(setup: &Setup, does: &Effect) -> String {
    let native = setup.tongue.native;
    let name = |card: Card| setup.told(card);
    match *does {
        Effect::Sideways { unit } => say!(setup, "{unit} is laid sideways", "橫放{unit}", unit = name(unit)),
        Effect::Upright { unit } => say!(setup, "{unit} is turned upright", "轉正{unit}", unit = name(unit)),
        Effect::Destroy { unit } => say!(setup, "{unit} is to be destroyed", "破壞{unit}", unit = name(unit)),
        Effect::Bring { card, to } => {
            let (card, to) = (name(card), crate::games::xinglingwang::log::notation::place(to, native));
            say!(setup, "{card} goes to: {to}", "{card}進入{to}")
        }
        Effect::Put { unit, to } => {
            say!(setup, "{unit} is put on {to}", "將{unit}置於{to}", unit = name(unit), to = format!("{to:?}"))
        }
        Effect::Control { unit, to } => {
            let to = format!("{to:?}");
            say!(
                setup,
                "{unit} goes over to {to} of the other board",
                "{unit}改由對方控制，置於{to}",
                unit = name(unit)
            )
        }
        Effect::Push { unit, to } => {
            say!(setup, "{unit} is pushed to {to}", "將{unit}推擠到{to}", unit = name(unit), to = format!("{to:?}"))
        }
        Effect::OffMap { unit, .. } => say!(setup, "{unit} is off the map", "{unit}破圖", unit = name(unit)),
        Effect::Summon { card, to } => {
            say!(setup, "{card} is summoned to {to}", "召喚{card}到{to}", card = name(card), to = format!("{to:?}"))
        }
        Effect::Play { card, to } => {
            let to = format!("{to:?}");
            say!(setup, "{card} is played in addition to {to}", "額外打出{card}到{to}", card = name(card))
        }
        Effect::Traveller { player, to } => {
            let to = format!("{to:?}");
            say!(setup, "{player} summons a little traveller to {to}", "{player}召喚小旅人到{to}")
        }
        Effect::Transform { unit, into } => {
            say!(setup, "{unit} becomes {into}", "{unit}變為{into}", unit = name(unit), into = name(into))
        }
        Effect::Kidnap { unit, by } => {
            say!(setup, "{by} kidnaps {unit}", "{by}綁架{unit}", unit = name(unit), by = name(by))
        }
        Effect::Embark { traveller, unit } => {
            let (traveller, unit) = (name(traveller), name(unit));
            say!(setup, "{traveller} embarks beneath {unit}", "{traveller}上車至{unit}")
        }
        Effect::Merge { under, onto, .. } => {
            say!(
                setup,
                "{under} merges beneath {onto}",
                "{under}合體於{onto}下方",
                under = name(under),
                onto = name(onto)
            )
        }
        Effect::MechMerge { unit, onto, .. } => {
            say!(
                setup,
                "{unit} mech merges with {onto}",
                "{unit}與{onto}機械合體",
                unit = name(unit),
                onto = name(onto)
            )
        }
        Effect::Split { unit, card, to } => {
            let (unit, card, to) = (name(unit), name(card), format!("{to:?}"));
            say!(setup, "{card} splits off {unit} to {to}", "{card}由{unit}分開到{to}")
        }
        Effect::Mount { card } => say!(setup, "{card} is laid on the wheel", "{card}上靶", card = name(card)),
        Effect::Spin { player } => say!(setup, "{player}'s wheel is spun", "{player}輪轉"),
        Effect::Reveal { card } => say!(setup, "{card} is revealed", "展示{card}", card = name(card)),
        Effect::Search { card } => say!(setup, "{card} is found", "尋找{card}", card = name(card)),
        _ => say!(setup, "something that the table does not show", "場面上看不見的效果"),
    }
}

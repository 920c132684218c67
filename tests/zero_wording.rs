//! 零次元 cards typed as they are printed: the readings by the table `zero.zh` of the wording shown in the book itself, and of
//! wording with the same patterns; each beside the ability that a reader of the book would write.

use headjudge::games::zero::cards::{self, Definitions};
use serde_json::{Value, json};

/// A character, or a tactic if the wording is its effect on use.
fn card(kind: &str, more: &Value) -> Result<cards::Pool, String> {
    let mut card = json!({"code": "Z01", "name": "甲", "type": kind, "color": "red", "cost": {"total": 1}});
    card.as_object_mut().expect("a card").extend(more.as_object().expect("fields").clone());
    let definitions: Definitions = serde_json::from_value(json!({"cards": [card]})).expect("definitions");
    cards::read(&definitions)
}

/// The type of the card, its wording, and the resulting abilities.
fn known() -> Vec<(&'static str, &'static str, Value)> {
    let character = json!({"kind": "character"});
    vec![
        // 306p3
        (
            "character",
            "我方战斗区中的其他『龟仙流』(攻)+500 (防)+500。",
            json!([{"gives": {"to": "others", "those": {"of": "own", "name": "龟仙流"}, "attack": 500, "defence": 500}}]),
        ),
        // 702p4.3
        (
            "character",
            "【登场时】若我方战斗区中有其他『红绸军』，抽一张牌。",
            json!([{"on": "entering", "if": {"there": {"of": "own", "name": "红绸军"}, "other": true}, "does": [{"draw": 1}]}]),
        ),
        // 700p7.2
        (
            "instant_tactic",
            "横置战斗区中的一张角色牌。抽一张牌。",
            json!([{"targets": [character], "does": ["tap", {"draw": 1}]}]),
        ),
        // 700p8
        ("instant_tactic", "抽一张牌，舍弃一张手牌。", json!([{"does": [{"draw": 1}, {"discard": 1}]}])),
        // 709p2
        (
            "character",
            "(lv2) 当我方战斗区中有三张以上『草帽一伙』时，此牌（攻）+1000（防）+2000 并获得贯通。",
            json!([{"level": 2, "if": {"there": {"of": "own", "name": "草帽一伙"}, "count": 3},
                "gives": {"attack": 1000, "defence": 2000, "keywords": ["pierce"]}}]),
        ),
        // 709p7
        (
            "instant_tactic",
            "战斗区中的一张角色牌本回合失去所有效果。",
            json!([{"targets": [character], "does": ["lose_effects"]}]),
        ),
        // 701p3, 701p7, 705p2, 707p2
        (
            "event",
            "所有角色牌的（攻）变为 1000。",
            json!([{"gives": {"to": "those", "those": {"kind": "character"}, "set_attack": 1000}}]),
        ),
        (
            "character",
            "对方所有角色牌失去效果。",
            json!([{"gives": {"to": "those", "those": {"of": "opponent", "kind": "character"}, "lose_effects": true}}]),
        ),
        ("instant_tactic", "破坏一张角色牌。", json!([{"targets": [character], "does": ["destroy"]}])),
        (
            "event",
            "当一张角色牌将要受到伤害时，改为其受到 2 倍的伤害。",
            json!([{"gives": {"to": "those", "those": {"kind": "character"}, "damage_times": 2}}]),
        ),
        // Section 900: the book's own definitions of its keywords.
        (
            "character",
            "【攻击胜利时】对对方生命区造成 1 点伤害。",
            json!([{"on": "attack_won", "does": [{"damage_life": 1}]}]),
        ),
        (
            "character",
            "【我方回合结束时】舍弃一张手牌：重置此牌。",
            json!([{"on": "own_turn_end", "cost": {"discard": 1}, "does": ["untap"]}]),
        ),
        ("character", "此牌不能进行攻击。", json!([{"gives": {"rules": ["cannot_attack"]}}])),
        ("character", "**突袭**", json!([{"keyword": "assault"}])),
        ("character", "突袭、先制", json!([{"keyword": "assault"}, {"keyword": "first_strike"}])),
        ("character", "肆意横行 2", json!([{"keyword": "rampage", "x": 2}])),
        ("character", "战斗连协【骑士】", json!([{"keyword": "link", "names": ["骑士"]}])),
        ("character", "LV3 远程", json!([{"level": 3, "keyword": "ranged"}])),
        // Several effects in one line.
        (
            "character",
            "智谋。【战斗破坏时】抽一张牌。【战斗胜利时】抽两张牌，舍弃一张手牌。",
            json!([{"keyword": "scheme"}, {"on": "battle_destroyed", "does": [{"draw": 1}]},
                {"on": "battle_won", "does": [{"draw": 2}, {"discard": 1}]}]),
        ),
        (
            "character",
            "（2）变身：赤骑手。变身形态：（攻）+1000。",
            json!([{"keyword": "transform", "cost": {"total": 2}, "names": ["赤骑手"]}, {"form": "transformed", "gives": {"attack": 1000}}]),
        ),
        (
            "character",
            "此牌若能攻击必须攻击。（横置）：抽一张牌。",
            json!([{"gives": {"rules": ["must_attack"]}}, {"cost": {"tap": true}, "does": [{"draw": 1}]}]),
        ),
        // Wording with the same patterns.
        (
            "character",
            "(2)，横置：对方战斗区中的一张（防）2000 以下的角色牌受到 1000 点伤害。此效果每回合只能使用一次。",
            json!([{"cost": {"total": 2, "tap": true}, "once": true, "does": [{"damage": 1000}],
                "targets": [{"of": "opponent", "kind": "character", "defence_most": 2000}]}]),
        ),
        (
            "character",
            "专用：【攻击时】可以抽一张牌。",
            json!([{"form": "bonded", "on": "attacking", "may": true, "does": [{"draw": 1}]}]),
        ),
        (
            "character",
            "英雄呼唤：将休息区中的一张『英雄』加入手牌。",
            json!([{"keyword": "hero_call", "targets": [{"in": "rest", "name": "英雄"}], "does": ["return"]}]),
        ),
        (
            "instant_tactic",
            "我方战斗区中的一张角色牌本回合（攻）+2000（防）-500。",
            json!([{"targets": [{"of": "own", "kind": "character"}], "does": [{"change": {"attack": 2000, "defence": -500}}]}]),
        ),
        // 208p3
        (
            "event",
            "如果角色牌将从战斗区中进入休息区，改为将其移出游戏。",
            json!([{"gives": {"to": "those", "those": {"kind": "character"}, "rules": ["removed_instead"]}}]),
        ),
        // 319p9
        ("equipment", "此牌可以装备给对方的角色牌。", json!([{"gives": {"rules": ["on_opponents"]}}])),
        (
            "equipment",
            "装备此牌的角色牌不能攻击和防御。",
            json!([{"gives": {"to": "bearer", "rules": ["cannot_attack", "cannot_defend"]}}]),
        ),
        // 301p3
        ("character", "废弃我方生命区的一张牌：抽一张牌。", json!([{"cost": {"life": 1}, "does": [{"draw": 1}]}])),
        ("character", "当此牌被破坏时，将此牌移出游戏。", json!([{"on": "destroyed", "does": ["remove"]}])),
        (
            "instant_tactic",
            "将对方战斗区中的一张角色牌放到其持有者的牌组底。",
            json!([{"targets": [{"of": "opponent", "kind": "character"}], "does": ["to_bottom"]}]),
        ),
    ]
}

#[test]
fn a_card_means_what_is_printed_on_it() {
    for (kind, wording, abilities) in known() {
        let printed = card(kind, &json!({"wording": [wording]})).unwrap_or_else(|it| panic!("{wording}: {it}"));
        let written = card(kind, &json!({"abilities": abilities})).unwrap_or_else(|it| panic!("{wording}: {it}"));
        assert_eq!(printed, written, "{wording}");
    }
}

#[test]
fn what_cannot_be_read_is_told() {
    for (wording, phrase) in [
        ("从牌组中找一张红色的牌、一张蓝色的牌和一张白色的牌，展示后加入手牌，并洗切牌组。", "从牌组中找一张红色的牌"),
        ("【登场时】抽一张牌，跳一支舞。", "跳一支舞"),
        ("【登场时】将牌组顶的一张牌加入我方生命区。", "将牌组顶的一张牌加入我方生命区"),
        ("横置对方战斗区中的一张角色牌。重置此牌。", "does something to this card"),
        ("【登场时】破坏一张角色牌。横置一张角色牌。", "second target"),
        ("横置：此牌（攻）+1000。", "continuous in one part"),
    ] {
        let told = card("character", &json!({"wording": [wording]})).expect_err(wording);
        assert!(told.contains("Z01") && told.contains("wording 1") && told.contains(phrase), "{wording}: {told}");
    }
}

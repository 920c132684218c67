//! The effects of card texts in words.

use crate::games::evolve::log::words::{Counter, Effect, Keyword, Until};
use crate::games::evolve::state::Setup;
use crate::judge::Worded;
use crate::say;
use crate::table::Card;

/// A keyword in words.
pub const fn keyword(setup: &Setup, keyword: Keyword) -> &'static str {
    setup.word(match keyword {
        Keyword::Ward => ["ward", "守护", "守護"],
        Keyword::Storm => ["storm", "疾驰", "疾走"],
        Keyword::Rush => ["rush", "突进", "突進"],
        Keyword::Assail => ["assail", "指定攻击", "指定攻撃"],
        Keyword::Intimidate => ["intimidate", "威压", "威圧"],
        Keyword::Drain => ["drain", "虹吸", "ドレイン"],
        Keyword::Bane => ["bane", "毁灭", "必殺"],
        Keyword::Aura => ["aura", "灵气", "オーラ"],
        Keyword::Quick => ["quick", "快速", "クイック"],
        Keyword::Stack => ["stack", "蓄积", "スタック"],
    })
}

/// A kind of counter in words: its printed name.
pub const fn counter(sort: Counter) -> &'static str {
    match sort {
        Counter::Stack => "スタック",
        Counter::FairyTale => "童話",
        Counter::Prayer => "祈り",
        Counter::Giga => "ギガ",
        Counter::HotSpring => "神湯",
        Counter::Curse => "呪い",
        Counter::Arrow => "矢",
        Counter::Morale => "戦意",
        Counter::Magic => "魔力",
        Counter::Sleep => "休眠",
        Counter::Thunder => "雷",
        Counter::Bag => "かばばん君",
        Counter::Battery => "バッテリー",
        Counter::Season => "四季",
        Counter::Grace => "恩寵",
        Counter::Disaster => "災い",
        Counter::Other => "…",
    }
}

/// An effect in words.
pub fn tell_effect(setup: &Setup, does: &Effect) -> String {
    let tell = |card: Card| setup.tell(card);
    let until = |until: Until| match until {
        Until::Turn => say!(setup, " until the turn ends", "，直到回合结束", "（ターン終了時まで）"),
        Until::Game => String::new(),
        Until::NextTurn => {
            say!(setup, " in its player's next turn", "，在其控制者的下一个回合中", "（マスターの次のターン中）")
        }
    };
    let rested =
        |it: bool| if it { say!(setup, ", rested", "，横置状态", "（アクト状態）") } else { String::new() };
    match *does {
        Effect::Damage { to, by } => {
            say!(setup, "{by} damage to {to}", "对{to}造成{by}点伤害", "{to}に{by}ダメージ", to = setup.tell_target(to))
        }
        Effect::Leader { player, by } => {
            say!(setup, "{player}'s leader {by:+}", "{player}的主战者生命值{by:+}", "{player}のリーダーの体力{by:+}")
        }
        Effect::Destroy { card } => {
            say!(setup, "{card} is destroyed", "{card}被破坏", "{card}が破壊される", card = tell(card))
        }
        Effect::Banish { card } => {
            say!(setup, "{card} is banished", "{card}消失", "{card}が消滅する", card = tell(card))
        }
        Effect::Put { card, to, rested: it } => {
            let (card, to, rested) = (tell(card), to.worded(setup), rested(it));
            say!(setup, "{card} goes to the {to}{rested}", "{card}移动到{to}{rested}", "{card}が{to}に移動する{rested}")
        }
        Effect::Create { token, code, to, rested: it } => {
            let face = crate::games::evolve::cards::Pool::find(code.text()).map_or(code.text(), |it| it.name);
            let (to, rested) = (to.worded(setup), rested(it));
            say!(
                setup,
                "the token {token} {face} is created in the {to}{rested}",
                "在{to}生成衍生物{token} {face}{rested}",
                "{to}にトークン{token} {face}を生成する{rested}"
            )
        }
        Effect::Draw { player, card } => {
            say!(setup, "{player} draws {card}", "{player}抽取{card}", "{player}が{card}を引く", card = tell(card))
        }
        Effect::DrawFails { player } => {
            say!(
                setup,
                "{player} has to draw from an empty deck",
                "{player}需要抽卡，但牌组为空",
                "{player}が空のデッキから引くことになる"
            )
        }
        Effect::Rest { card } => {
            say!(setup, "{card} is rested", "{card}被横置", "{card}がアクト状態になる", card = tell(card))
        }
        Effect::Stand { card } => {
            say!(setup, "{card} is stood", "{card}被竖置", "{card}がスタンド状態になる", card = tell(card))
        }
        Effect::Change { card, attack, defence, until: it } => {
            let (card, until) = (tell(card), until(it));
            say!(
                setup,
                "{card} gets {attack:+}/{defence:+}{until}",
                "{card}攻击力{attack:+}/生命值{defence:+}{until}",
                "{card}は攻撃力{attack:+}/体力{defence:+}{until}"
            )
        }
        Effect::Give { card, keyword: it, until: time } => {
            let (card, keyword, until) = (tell(card), keyword(setup, it), until(time));
            say!(
                setup,
                "{card} is given {keyword}{until}",
                "{card}获得{keyword}{until}",
                "{card}が{keyword}を得る{until}"
            )
        }
        Effect::Lose { card, keyword: it, until: time } => {
            let (card, keyword, until) = (tell(card), keyword(setup, it), until(time));
            say!(setup, "{card} loses {keyword}{until}", "{card}失去{keyword}{until}", "{card}が{keyword}を失う{until}")
        }
        Effect::Forbid { card, until: it, .. } => {
            let (card, until) = (tell(card), until(it));
            say!(
                setup,
                "{card} is forbidden something{until}",
                "{card}的行动被禁止{until}",
                "{card}の行動が禁じられる{until}"
            )
        }
        Effect::Cost { card, by, until: it } => {
            let (card, until) = (tell(card), until(it));
            say!(
                setup,
                "the cost of {card} changes by {by:+}{until}",
                "{card}的费用{by:+}{until}",
                "{card}のコスト{by:+}{until}"
            )
        }
        Effect::EvolveCost { card, by, until: it } => {
            let (card, until) = (tell(card), until(it));
            say!(
                setup,
                "the evolve cost of {card} changes by {by:+}{until}",
                "{card}的进化费用{by:+}{until}",
                "{card}の進化コスト{by:+}{until}"
            )
        }
        Effect::NextCost { player, by } => {
            say!(
                setup,
                "the next card that {player} plays of those costs {by:+}",
                "{player}下次使用的该类卡牌费用{by:+}",
                "{player}が次にプレイする対象のカードのコスト{by:+}"
            )
        }
        Effect::Points { player, by } => {
            say!(setup, "{player}'s play points {by:+}", "{player}的能量点{by:+}", "{player}のPP{by:+}")
        }
        Effect::Maximum { player, by } => {
            say!(
                setup,
                "{player}'s play point maximum {by:+}",
                "{player}的能量点最大值{by:+}",
                "{player}のPP最大値{by:+}"
            )
        }
        Effect::EvolvePoints { player, by } => {
            say!(setup, "{player}'s evolve points {by:+}", "{player}的进化点{by:+}", "{player}のEP{by:+}")
        }
        Effect::Counters { card, counter: it, by } => {
            let (card, counter) = (tell(card), counter(it));
            say!(
                setup,
                "{counter} counters on {card} {by:+}",
                "{card}上的{counter}指示物{by:+}",
                "{card}の{counter}カウンター{by:+}"
            )
        }
        Effect::Evolve { card, with } => {
            say!(
                setup,
                "{card} evolves with {with}",
                "{card}进化为{with}",
                "{card}が{with}に進化する",
                card = tell(card),
                with = tell(with)
            )
        }
        Effect::Seize { card } => say!(setup, "{card} is seized", "夺取{card}", "{card}を奪う", card = tell(card)),
        Effect::Swap { card, with } => {
            say!(
                setup,
                "{card} and {with} change places",
                "{card}与{with}交换",
                "{card}と{with}を入れ替える",
                card = tell(card),
                with = tell(with)
            )
        }
        Effect::Become { card, .. } => {
            say!(
                setup,
                "{card} becomes another type",
                "{card}变为其他种类",
                "{card}が別の種類になる",
                card = tell(card)
            )
        }
        Effect::Show { card } => say!(setup, "{card} is shown", "展示{card}", "{card}を公開する", card = tell(card)),
        Effect::Search { player, .. } => {
            say!(setup, "{player} searches the own deck", "{player}从牌组中寻找", "{player}が自分のデッキを探す")
        }
        Effect::LookAtTop { player, cards } => {
            say!(
                setup,
                "{player} looks at the top {cards} cards of the deck",
                "{player}查看牌组顶部{cards}张",
                "{player}がデッキの上から{cards}枚を見る"
            )
        }
        Effect::ExtraTurn { player } => {
            say!(setup, "{player} takes an extra turn", "{player}进行额外回合", "{player}が追加ターンを行う")
        }
        Effect::SkipTurn { player } => say!(
            setup,
            "{player}'s next turn is skipped",
            "跳过{player}的下一个回合",
            "{player}の次のターンをスキップする"
        ),
        Effect::Limit { player, zone, by } => {
            say!(
                setup,
                "the limit of {player}'s {zone} {by:+}",
                "{player}的{zone}上限{by:+}",
                "{player}の{zone}の上限{by:+}",
                zone = zone.worded(setup)
            )
        }
        Effect::Race { card } => say!(setup, "{card} races", "{card}参赛", "{card}が出走する", card = tell(card)),
        Effect::Win { player } => {
            say!(setup, "{player} wins the game", "{player}对战胜利", "{player}がゲームに勝利する")
        }
    }
}

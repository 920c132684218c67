//! Doubtful positions: what no match leads to under the rules and the texts of the known cards.

use super::Altered;
use crate::facts;
use crate::games::cipher::Cipher;
use crate::games::cipher::log::words::Phase;
use crate::log::Seat;
use crate::table::Card;

facts! {
    /// Something in a position that no match leads to.
    pub enum Doubtful of Cipher {
        NoLord { of: Seat } = "no-lord",
            "{of} has no lord, and would have lost before this",
            "{of}没有主人公单位，在此之前就应该已经败北",
            "{of}に主人公がおらず、これより前に敗北しているはずである";
        NoCost1UnderTheLord { of: Seat, lord: Card } = "no-cost-1-under-the-lord",
            "no card under {of}'s lord {lord} has deployment cost 1, as the one set at the beginning",
            "{of}的主人公单位{lord}的下方没有游戏准备时放置的出击费用为1的卡",
            "{of}の主人公{lord}の下に、ゲームの準備で置いた出撃コスト1のカードがない";
        UnderAnotherName { card: Card, unit: Card } = "under-another-name",
            "{card} lies under {unit}, which has another unit name",
            "{card}在{unit}的下方，而两者的单位名不同",
            "{card}は{unit}の下にあるが、ユニット名が違う";
        TwoOfAName { of: Seat, twin: Card, unit: Card } = "two-of-a-name",
            "{of} has both {twin} and {unit}",
            "{of}同时拥有{twin}与{unit}",
            "{of}に{twin}と{unit}がどちらもいる";
        TooManyOrbs { of: Seat, orbs: usize, most: usize } = "too-many-orbs",
            "{of} has {orbs} orbs; {most} are set, and no known text adds one to these",
            "{of}有{orbs}颗宝玉，而放置的是{most}颗，没有已知的能力能够再增加",
            "{of}のオーブは{orbs}個だが、置くのは{most}個で、それを増やすスキルは知られていない";
        MoreBondsThanTurns { of: Seat, bonds: usize, most: usize } = "more-bonds-than-turns",
            "{of} has {bonds} bonds, and has chosen one {most} times at most; no known text adds one",
            "{of}有{bonds}张羁绊卡，而至多放置过{most}次，没有已知的能力能够增加",
            "{of}の絆カードは{bonds}枚だが、置いたのは多くて{most}回で、それを増やすスキルは知られていない";
        UnitBeforeTheFirstTurn { unit: Card, of: Seat } = "unit-before-the-first-turn",
            "{unit} stands there before {of}'s first deployment phase",
            "{unit}在{of}的首个出击阶段之前就在战场上",
            "{of}の最初の出撃フェイズより前に{unit}が戦場にいる";
        LordInTheBackLine { of: Seat, lord: Card } = "lord-in-the-back-line",
            "{of}'s lord {lord} is not in the front line",
            "{of}的主人公单位{lord}不在前卫区",
            "{of}の主人公{lord}が前衛エリアにいない";
        NotInTheDeckAtTheStart { card: Card, of: Seat } = "not-in-the-deck-at-the-start",
            "{card} is not in {of}'s deck before the first turn",
            "首个回合开始之前，{card}不在{of}的卡组中",
            "最初のターンより前に、{card}が{of}のデッキにない";
        TooManyInHand { of: Seat, hand: usize } = "too-many-in-hand",
            "{of} has {hand} cards in hand before the first turn",
            "首个回合开始之前，{of}有{hand}张手牌",
            "最初のターンより前に、{of}の手札が{hand}枚ある";
        LevelledOutOfTurn { of: Seat, unit: Card, player: Seat, phase: Phase } = "levelled-out-of-turn",
            "{of}'s unit {unit} was levelled up this turn; it is {player}'s turn, in the {phase} phase",
            "{of}的单位{unit}是本回合升级的卡，而现在是{player}的回合的{phase}",
            "{of}のユニット{unit}はこのターンにレベルアップしているが、今は{player}のターンの{phase}である";
        MoreSpentThanBonds { spent: usize, by: Seat, bonds: usize } = "more-spent-than-bonds",
            "{spent} are spent, and {by} has {bonds} bonds",
            "本回合已用的费用为{spent}，而{by}的羁绊卡有{bonds}张",
            "使ったコストは{spent}だが、{by}の絆カードは{bonds}枚である";
        LevelUpsCostMore { by: Seat, costs: usize, spent: usize } = "level-ups-cost-more",
            "the units that {by} has levelled up this turn cost {costs}, and only {spent} are spent",
            "{by}本回合升级（转职）的单位的费用为{costs}，而已用的费用只有{spent}",
            "{by}がこのターンにレベルアップさせたユニットのコストは{costs}だが、使ったのは{spent}だけである";
        RestedAfterUnresting { unit: Card } = "rested-after-unresting",
            "{unit} is rested after 13.2.1.3 has unrested it",
            "{unit}在13.2.1.3中转为未行动状态之后仍是已行动状态",
            "13.2.1.3で未行動になった後なのに、{unit}が行動済みである";
        RestedBeforeActing { unit: Card, of: Seat } = "rested-before-acting",
            "{unit} is rested, and {of} has had no action phase yet",
            "{unit}是已行动状态，而{of}还没有过行动阶段",
            "{unit}は行動済みだが、{of}にはまだ行動フェイズが来ていない";
        AttackerNotRested { unit: Card } = "attacker-not-rested",
            "{unit} attacks, and is not rested",
            "{unit}正在攻击，却不是已行动状态",
            "{unit}は攻撃しているが、行動済みではない";
        NoCards { of: Seat } = "no-cards",
            "{of} has neither deck nor retreat area, and would have lost before this",
            "{of}的卡组（放置区）与退避区均没有卡，在此之前就应该已经败北",
            "{of}はデッキも退避エリアも空で、これより前に敗北しているはずである";
        BonusNotDrawn { unit: Card } = "bonus-not-drawn",
            "the bonus of {unit} would have been drawn before this",
            "{unit}的转职奖励在此之前就应该已经抽过",
            "{unit}のクラスチェンジボーナスは、これより前に引いているはずである";
        DefeatedAndStillThere { unit: Card } = "defeated-and-still-there",
            "{unit} is about to be defeated, and would be gone by now",
            "{unit}处于被击破状态，此时应该已经不在战场上",
            "{unit}は撃破状態で、もう戦場にいないはずである";
        FrontLineEmpty { of: Seat } = "front-line-empty",
            "{of}'s front line is empty, and the back line would have advanced",
            "{of}的前卫区没有单位，后卫区的单位应该已经进军",
            "{of}の前衛エリアが空で、後衛が進軍しているはずである";
        StillTriggered { ability: u8, card: Card } = "still-triggered",
            "ability {ability} of {card} would have been resolved before this",
            "{card}的第{ability}个能力在此之前就应该已经选择并实行",
            "{card}のスキル{ability}は、これより前に選んで実行しているはずである";

        // Battles.
        SupportOfTheSameName { card: Card, unit: Card } = "support-of-the-same-name",
            "{card} and {unit} share a unit name, so that the support has failed",
            "{card}与{unit}的单位名相同，支援失败",
            "{card}と{unit}はユニット名が同じで、支援は失敗している";
        NoSupport { of: Seat, unit: Card } = "no-support",
            "{of} has no support, and no card of the name of {unit} in the retreat area that has failed as one",
            "{of}没有支援卡，退避区中也没有因单位名与{unit}相同而支援失败的卡",
            "{of}に支援カードがなく、{unit}とユニット名が同じで支援に失敗したカードも退避エリアにない";
        WrongValue { of: Seat, value: i16, bonus: i16 } = "wrong-value",
            "{of}'s support adds {value}, and {bonus} is added",
            "{of}的支援力为{value}，而加算了{bonus}",
            "{of}の支援力は{value}だが、{bonus}を加えている";
        WrongCriticalPower { of: Seat, value: i16, unit: Card, once: i16, bonus: i16 } = "wrong-critical-power",
            "{of}'s support adds {value} to {unit}, a critical hit {once} more, and {bonus} is added",
            "{of}的支援力使{unit}加算{value}，必杀攻击再加算{once}，而加算了{bonus}",
            "{of}の支援力で{unit}に{value}、必殺攻撃でさらに{once}を加えるが、{bonus}を加えている";
        NothingPaid { unit: Card, of: Seat } = "nothing-paid",
            "no card of the name of {unit} lies in {of}'s retreat area, with which it can have been paid",
            "{of}的退避区中没有单位名与{unit}相同的卡，无从支付费用",
            "コストになる{unit}と同じユニット名のカードが、{of}の退避エリアにない";
        BeatenByLess { target: Card, defence: i16, attacker: Card, attack: i16 } = "beaten-by-less",
            "{target} with power {defence} is beaten by {attacker} with power {attack}",
            "战斗力为{defence}的{target}被战斗力为{attack}的{attacker}击破",
            "戦闘力{defence}の{target}が、戦闘力{attack}の{attacker}に敗れている";
        NotBeaten { target: Card, defence: i16, attacker: Card, attack: i16 } = "not-beaten",
            "{target} with power {defence} is not beaten by {attacker} with power {attack}",
            "战斗力为{defence}的{target}没有被战斗力为{attack}的{attacker}击破",
            "戦闘力{defence}の{target}が、戦闘力{attack}の{attacker}に敗れていない";
        SecondOrbWithoutText = "second-orb-without-text",
            "`second_orb`, and nothing in `changes` lets the attack destroy two",
            "有`second_orb`，而`changes`中没有使这次攻击所将破坏的宝玉变为2颗的内容",
            "`second_orb`があるが、この攻撃で破壊するオーブを2つにするものが`changes`にない";
        DefeatedNotBeaten { unit: Card } = "defeated-not-beaten",
            "{unit} is about to be defeated, and not beaten",
            "{unit}处于被击破状态，而在比较战斗力时没有被击破",
            "{unit}は撃破状態だが、戦闘力を比べて敗れていない";
        BeatenNotDefeated { unit: Card } = "beaten-not-defeated",
            "{unit} is beaten, and not about to be defeated",
            "{unit}在比较战斗力时被击破，却不处于被击破状态",
            "{unit}は戦闘力を比べて敗れているが、撃破状態ではない";
        BeatenAndStillThere { unit: Card } = "beaten-and-still-there",
            "{unit} is beaten, and would be gone by now",
            "{unit}在比较战斗力时被击破，此时应该已经不在战场上",
            "{unit}は戦闘力を比べて敗れていて、もう戦場にいないはずである";
        NoOrbTaken { of: Seat, lord: Card } = "no-orb-taken",
            "{of}'s lord {lord} is beaten, and {of} has taken no orb",
            "{of}的主人公单位{lord}被击破，而{of}没有将宝玉加入手牌",
            "{of}の主人公{lord}は敗れているが、{of}はオーブを手札に加えていない";

        // Numbers of cards.
        OrbsGoneWithoutAttacks { of: Seat, orbs: usize, all: usize, other: Seat, attacks: usize } = "orbs-gone-without-attacks",
            "{of} has {orbs} of {all} orbs, and {other} can have attacked {attacks} times",
            "{of}的{all}颗宝玉剩下{orbs}颗，而{other}至多攻击过{attacks}次",
            "{of}のオーブは{all}個のうち{orbs}個だが、{other}が攻撃できたのは{attacks}回までである";
        UnitsCostMore { of: Seat, costs: usize, bonds: usize, paid: usize } = "units-cost-more",
            "{of}'s units have cost {costs}, and {of}'s turns and {bonds} bonds paid for {paid} at most",
            "{of}的单位的费用合计为{costs}，而{of}的回合与{bonds}张羁绊卡至多够用{paid}",
            "{of}のユニットのコストは合わせて{costs}だが、{of}のターン数と絆カード{bonds}枚では{paid}までしか使えない";
        NoBondOfTheSymbol { of: Seat, unit: Card } = "no-bond-of-the-symbol",
            "none of {of}'s bonds has the faction symbol of {unit}",
            "{of}的羁绊卡中没有{unit}的势力标记",
            "{unit}のシンボルが、{of}の絆カードのどれにもない";
        FaceDownBond { of: Seat, card: Card } = "face-down-bond",
            "{of}'s bond {card} is face-down, and no text can have turned it yet",
            "{of}的羁绊卡{card}背面朝上，而此时还没有能力能够将其翻面",
            "{of}の絆カード{card}は裏向きだが、裏返せるスキルはまだない";
        RetreatedWithoutAttacks { card: Card, of: Seat } = "retreated-without-attacks",
            "{card} is in {of}'s retreat area, and nobody can have attacked yet",
            "{card}在{of}的退避区，而此时还没有人能够攻击过",
            "{card}は{of}の退避エリアにあるが、まだ誰も攻撃できていない";
        TooManyCards { of: Seat, cards: usize, most: usize } = "too-many-cards",
            "{of} has {cards} cards beside the deck, the orbs and the first lord; {most} is the most that there can be",
            "除了卡组、宝玉与最初的主人公单位，{of}有{cards}张卡，而至多只能有{most}张",
            "{of}のカードは、デッキとオーブと最初の主人公のほかに{cards}枚あるが、多くても{most}枚である";
        ChangedByNoText { what: Altered, unit: Card, of: Seat, player: Seat, phase: Phase } = "changed-by-no-text",
            "a text has changed {what} of {unit}, and no card of {of}'s can have done so by {player}'s {phase} phase",
            "能力修改了{unit}的{what}，而到{player}的{phase}为止，{of}的卡都做不到",
            "スキルで{unit}の{what}が変わっているが、{player}の{phase}までにそうできる{of}のカードはない";
    }
}

//! The facts that a finding can state about an event or a position: a closed list.

use crate::facts;
use crate::games::zero::Zero;
use crate::games::zero::book::Clause;
use crate::games::zero::cards::Color;
use crate::games::zero::log::words::Place;
use crate::games::zero::state::{Phase, Setup, zones};
use crate::judge::Worded;
use crate::log::Seat;
use crate::table::{Card, Zone};
use schemars::JsonSchema;
use serde::Serialize;

/// A zone of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct Spot(pub Zone);

impl Worded<Zero> for Spot {
    fn worded(&self, setup: &Setup) -> String {
        zones::name(self.0, setup.tongue.native).to_owned()
    }
}

impl Worded<Zero> for Place {
    fn worded(&self, setup: &Setup) -> String {
        zones::name(zones::of_place(*self, Seat::A), setup.tongue.native).to_owned()
    }
}

impl Worded<Zero> for Color {
    fn worded(&self, setup: &Setup) -> String {
        self.told(setup.tongue.native).to_owned()
    }
}

impl Worded<Zero> for Phase {
    fn worded(&self, setup: &Setup) -> String {
        self.told(setup.tongue.native).to_owned()
    }
}

impl Worded<Zero> for Clause {
    fn worded(&self, _: &Setup) -> String {
        self.number().to_owned()
    }
}

facts! {
    /// A fact that a finding states about an event or a position.
    pub enum Breach of Zero {
        // Decks.
        DeckSize { player: Seat, found: usize } = "deck-size",
            "{player}'s deck has {found} cards, not 50",
            "{player}的牌组有{found}张牌，而不是50张";
        TooManyCopies { player: Seat, code: String, found: usize, most: usize } = "too-many-copies",
            "{player}'s deck has {found} of the same card {code}; {most} is the most",
            "{player}的牌组中有{found}张同一张牌{code}，最多{most}张";
        MixedSeries { player: Seat } = "mixed-series",
            "{player}'s deck has cards of different series",
            "{player}的牌组中有不同动画系列的牌";
        ForbiddenCard { player: Seat, code: String } = "forbidden-card",
            "{player}'s deck has the forbidden card {code}",
            "{player}的牌组中有禁用的牌{code}";

        // Turn and priority.
        MatchOver = "match-over", "the match is over", "对局已经结束";
        OthersPriority { asked: Seat, by: Seat } = "others-priority",
            "it is for {asked} to choose now, not for {by}",
            "现在该由{asked}选择，而不是{by}";
        AnotherChoice { at: Clause } = "another-choice",
            "another choice is asked for here: the match stands at {at}",
            "此处要求的是另一个选择：对局进行到{at}";
        NotAsked { at: Clause } = "not-asked",
            "no choice is asked for here: the match stands at {at}",
            "此处没有要求选择：对局进行到{at}";
        NoSuchCard { card: Card } = "no-such-card", "there is no card {card} in this match", "这场对局中没有{card}";
        MustAttack { card: Card } = "must-attack",
            "{card} must attack if it can, and still can",
            "{card}若能攻击必须攻击，且仍然能够攻击";

        // Using cards.
        NotThere { card: Card, by: Seat } = "not-there",
            "{card} is not where {by} could use it from",
            "{card}不在{by}可以使用它的地方";
        NotInHand { card: Card, by: Seat } = "not-in-hand", "{card} is not in {by}'s hand", "{card}不在{by}的手牌中";
        NotNow { card: Card } = "not-now", "{card} cannot be used at this time", "此时不能使用{card}";
        OrdinaryOnly { card: Card } = "ordinary-only",
            "{card} is used by an effect, and so in the ordinary way alone",
            "{card}因效果直接使用，只能以通常方式使用";
        NoSuchWay { card: Card } = "no-such-way", "{card} cannot be used in this way", "{card}不能以这种方式使用";
        XNotFixed { card: Card } = "x-not-fixed",
            "the cost of {card} needs a number for X, or has no X",
            "{card}的费用需要确定X，或没有X";
        NoCharacter { card: Card } = "no-character",
            "{card} needs a card in the battle zone that it is for",
            "使用{card}需要选择战斗区中的一张牌";
        NotACharacter { card: Card } = "not-a-character",
            "{card} is no character in a battle zone",
            "{card}不是战斗区中的角色牌";
        OpponentsCharacter { card: Card } = "opponents-character",
            "{card} is the opponent's character",
            "{card}是对方的角色牌";
        CannotBear { card: Card } = "cannot-bear", "{card} cannot bear equipment", "{card}不能装备装备牌";
        NotASource { card: Card } = "not-a-source",
            "{card} is none of the cards that it names",
            "{card}不是其所要求的牌";
        SameCard { card: Card } = "same-card", "{card} is the same card", "{card}与其为同一张牌";
        NotLaidOn { card: Card } = "not-laid-on", "it is not for a card such as {card}", "它不需要选择{card}";

        // Costs.
        AlreadyTapped { card: Card } = "already-tapped", "{card} is tapped already", "{card}已经横置";
        NotAResource { card: Card, by: Seat } = "not-a-resource",
            "{card} is not in {by}'s resource zone",
            "{card}不在{by}的资源区";
        PaidTwice { card: Card } = "paid-twice", "{card} is named twice in a payment", "支付时{card}被重复使用";
        PaidTooLittle { found: usize, asked: usize } = "paid-too-little",
            "{found} resource cards are tapped, and the cost is {asked}",
            "横置了{found}张资源牌，而费用为{asked}";
        PaidTooMuch { found: usize, asked: usize } = "paid-too-much",
            "{found} resource cards are tapped, and the cost is only {asked}",
            "横置了{found}张资源牌，而费用只有{asked}";
        ColourShort { color: Color, found: usize, asked: usize } = "colour-short",
            "{found} of the tapped resource cards pay {color}, and the cost asks for {asked}",
            "横置的资源牌中有{found}张{color}色，而费用要求{asked}张";
        DiscardsOtherwise { found: usize, asked: usize } = "discards-otherwise",
            "{found} cards are discarded, and it asks for {asked}",
            "舍弃了{found}张牌，而要求{asked}张";
        ScrapsOtherwise { found: usize, asked: usize } = "scraps-otherwise",
            "{found} cards are scrapped, and it asks for {asked}",
            "废弃了{found}张牌，而要求{asked}张";
        NotToScrap { card: Card } = "not-to-scrap", "{card} cannot be scrapped for this", "不能为此废弃{card}";
        TooFewLifeCards { player: Seat } = "too-few-life-cards",
            "{player} has too few life cards",
            "{player}的生命牌不足";

        // Targets.
        TargetsOtherwise { found: usize, asked: usize } = "targets-otherwise",
            "{found} targets are named, and it has {asked}",
            "指定了{found}个对象，而要求{asked}个";
        NotATarget { card: Card } = "not-a-target",
            "{card} is not what it can target",
            "{card}不是合法的对象";
        CannotBeTargeted { card: Card } = "cannot-be-targeted", "{card} cannot be targeted", "{card}不能被效果指定";
        NothingToTarget { card: Card } = "nothing-to-target",
            "there is nothing that the effect of {card} could target",
            "{card}的效果没有合法的对象";
        TargetedTwice { card: Card } = "targeted-twice",
            "{card} targets the same card twice",
            "{card}重复指定了同一张牌";
        NotInChain { link: u16 } = "not-in-chain",
            "link {link} is no card or effect in the chain that it can target",
            "连锁中没有可以指定的{link}号牌或效果";

        // Effects.
        NoSuchEffect { card: Card, ability: u8 } = "no-such-effect",
            "{card} has no active effect number {ability}",
            "{card}没有已激活的第{ability}个效果";
        NotActivated { card: Card, ability: u8 } = "not-activated",
            "effect {ability} of {card} is no activated effect",
            "{card}的第{ability}个效果不是启动效果";
        NotItsController { card: Card, by: Seat } = "not-its-controller",
            "{by} does not control {card}",
            "{by}不是{card}的控制者";
        GoesOnWithLoop { card: Card } = "goes-on-with-loop",
            "the player has chosen the smaller number, and this effect of {card} would go on with the loop",
            "该玩家选择了较小的数字，{card}的这个效果会使死循环继续";
        UsedAlready { card: Card } = "used-already",
            "it was used this turn already, and can be used once a turn: {card}",
            "此效果每回合只能使用一次，本回合已经使用过：{card}";
        ConditionFails { card: Card } = "condition-fails",
            "what {card} asks for is not so",
            "不满足{card}的条件";
        NotTriggered { card: Card, ability: u8 } = "not-triggered",
            "effect {ability} of {card} has not triggered",
            "{card}的第{ability}个效果没有触发";
        NotYetItsTurn { card: Card } = "not-yet-its-turn",
            "effects of the active player, or such as were fixed before, join the chain before that of {card}",
            "主动玩家的效果或先确定触发的效果应先于{card}的效果加入连锁";
        HasTriggered { card: Card } = "has-triggered",
            "the effect of {card} has triggered and cannot be let go by",
            "{card}的效果已经触发，不能放弃";

        // Levels.
        LevelledAlready { player: Seat } = "levelled-already",
            "{player} has levelled a character up this turn",
            "{player}本回合已经成功升级过";
        OneWayOfLevelling = "one-way-of-levelling",
            "a level-up turns a resource card face-down, or reveals a card from hand: one of the two",
            "升级应将一张资源牌翻为面朝下，或从手牌中展示一张牌，二者取其一";
        EnteredThisTurn { card: Card } = "entered-this-turn", "{card} entered this turn", "{card}是本回合登场的";
        NotTheSameCard { card: Card, unit: Card } = "not-the-same-card",
            "{card} is not the same card as {unit}",
            "{card}与{unit}不是同一张牌";
        NotFaceUp { card: Card } = "not-face-up",
            "{card} is no face-up card of the own resource zone",
            "{card}不是自己资源区中面朝上的牌";
        NotOwnCharacter { card: Card, by: Seat } = "not-own-character",
            "{card} is no character in {by}'s battle zone",
            "{card}不是{by}战斗区中的角色牌";

        // Battle.
        CannotAttack { card: Card } = "cannot-attack", "{card} cannot attack now", "{card}现在不能攻击";
        CannotBeAttacked { card: Card } = "cannot-be-attacked", "{card} cannot be attacked", "{card}不能成为攻击对象";
        TooManyObjects { found: usize, most: usize } = "too-many-objects",
            "{found} characters are attacked at once, and {most} is the most",
            "同时攻击了{found}张角色牌，最多{most}张";
        CannotDefend { card: Card } = "cannot-defend", "{card} cannot defend", "{card}不能进行防御";
        AttackedItself { card: Card } = "attacked-itself",
            "{card} is attacked itself, and cannot defend",
            "{card}被选为攻击对象，不能再主动防御";
        TooManyDefenders { found: usize, most: usize } = "too-many-defenders",
            "{found} characters defend, and {most} is the most",
            "{found}张角色牌进行防御，最多{most}张";
        MustDefend { card: Card } = "must-defend",
            "{card} must defend if it can, and can",
            "{card}若能防御则必须防御，且能够防御";
        StandsInForNone { card: Card } = "stands-in-for-none",
            "it is not said for which attacked character {card} stands in",
            "没有说明{card}代替哪一张被攻击的角色牌";

        // Choices.
        WrongNumber { found: usize, asked: usize } = "wrong-number",
            "{found} cards are named, and it is {asked}",
            "列出了{found}张牌，应为{asked}张";
        NamedTwice { card: Card } = "named-twice", "{card} is named twice", "{card}被重复列出";
        NotAmongThem { card: Card } = "not-among-them",
            "{card} is none of the cards that can be chosen",
            "{card}不在可选的牌之中";
        NoNameTwice { card: Card } = "no-name-twice",
            "{card} shares no character name with another card that stays",
            "{card}与留下的牌没有相同的角色名";
        StillTwice { card: Card } = "still-twice",
            "{card} still shares a character name with another",
            "{card}仍与其他牌有相同的角色名";
        TooManyOf { found: usize, most: usize } = "too-many-of",
            "{found} are chosen, and {most} is the most",
            "选择了{found}，最多{most}";
        NotWhatIsSought { card: Card } = "not-what-is-sought",
            "{card} is not what is searched for",
            "{card}不是要找的牌";
        NotAllFound { found: u16, asked: u16 } = "not-all-found",
            "{found} of {asked} were found, so none counts as found",
            "{asked}张中只找到{found}张，视为没有找到";
        MayNotLook { place: Place, of: Seat } = "may-not-look",
            "nobody, or not this player, may look at {of}'s {place}",
            "不能查看{of}的{place}";
        MayNotReorder { place: Place, of: Seat } = "may-not-reorder",
            "the order of {of}'s {place} may not be changed",
            "不能改变{of}的{place}的顺序";

        // Steps.
        NothingResolves { card: Card } = "nothing-resolves",
            "no effect of {card} is being resolved",
            "没有正在清算{card}的效果";
        NotInZone { card: Card, at: Spot } = "not-in-zone", "{card} is in the {at}", "{card}在{at}";
        NotTopLife { card: Card } = "not-top-life",
            "{card} is not the next life card",
            "{card}不是应翻开的生命牌";
        OtherCount { found: usize, held: usize } = "other-count",
            "the order has {found} cards, and the deck {held}",
            "顺序中有{found}张牌，牌组有{held}张";
        NothingShuffled = "nothing-shuffled", "nothing asks for this shuffle", "没有要求洗切";
        FirstIsSettled = "first-is-settled", "who goes first is settled", "先后顺序已经决定";
        NoLoop { from: u32 } = "no-loop",
            "nothing since entry {from} is a loop of this player's",
            "自第{from}条起没有该玩家的循环";

        NotSmaller { found: u32, than: u32 } = "not-smaller",
            "{found} is not smaller than {than}, which the other player has chosen",
            "{found}不小于另一位玩家选择的{than}";
        TooFewTimes { found: u32, least: u32 } = "too-few-times",
            "{found} is chosen, and {least} is the least",
            "选择了{found}，至少应为{least}";

        // Sight of cards.
        SeenByAll { card: Card } = "seen-by-all", "{card} lies open for all to see", "{card}面朝上，所有人都能看到";
        KnowsTheHand { player: Seat } = "knows-the-hand", "{player} knows the own hand", "{player}知道自己的手牌";
        HasSeenIt { player: Seat } = "has-seen-it", "{player} has seen which card it is", "{player}看过这张牌";
        NamedByAll = "named-by-all", "the card is seen by both players", "双方都能看到这张牌";

        // Positions.
        InTwoPlaces { card: Card } = "in-two-places", "the position has {card} in two places", "局面中{card}出现在两处";
        OthersList { card: Card, player: Seat } = "others-list",
            "the position puts {card} into a zone of {player}'s where only {player}'s own cards lie",
            "局面将{card}放在{player}只能放自己的牌的区域";
        TooManyInZone { found: usize, player: Seat } = "too-many-in-zone",
            "{player}'s zones hold {found} cards, more than the deck",
            "{player}的各区域共有{found}张牌，超过牌组的张数";
    }
}

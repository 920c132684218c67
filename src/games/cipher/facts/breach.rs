//! Breaches: things in a log that the rules do not allow.

use super::{CardName, Moment, Spot, UnitName};
use crate::facts;
use crate::games::cipher::Cipher;
use crate::games::cipher::cards::reach::Sort;
use crate::games::cipher::cards::{Faction, Range};
use crate::games::cipher::log::words::{Line, Phase};
use crate::games::cipher::state::State;
use crate::games::cipher::state::zones::Area;
use crate::log::Seat;
use crate::table::Card;

facts! {
    /// A breach of the rules.
    pub enum Breach of Cipher {
        // Whether the choice comes at its moment.
        MatchOver = "match-over",
            "the match is over",
            "游戏已经结束",
            "ゲームは終わっている";
        WrongPlayer { asked: Seat, by: Seat, at: Moment } = "wrong-player",
            "the choice is {asked}'s, not {by}'s: {at}",
            "现在由{asked}选择，而不是{by}：{at}",
            "選ぶのは{by}ではなく{asked}：{at}";
        AnotherChoice { at: Moment } = "another-choice",
            "another choice is asked for: {at}",
            "现在需要的是另一种选择：{at}",
            "今選ぶのはこれではない：{at}";
        NotAsked { at: Moment } = "not-asked",
            "no choice is asked for: {at}",
            "现在不需要选择：{at}",
            "今は選ぶものがない：{at}";
        LordAlreadyChosen { by: Seat, at: Moment } = "lord-already-chosen",
            "{by} has chosen the lord already: {at}",
            "{by}已经选择过主人公单位：{at}",
            "{by}はすでに主人公を選んでいる：{at}";
        SecondRedraw { by: Seat, at: Moment } = "second-redraw",
            "{by} has redrawn the hand already: {at}",
            "{by}已经重新抽取过手牌：{at}",
            "{by}はすでに手札を引き直している：{at}";
        NumbersWithoutALoop { by: Seat, at: Moment } = "numbers-without-a-loop",
            "{by} says how many loop units, and of no loop: {at}",
            "{by}选择了进行几个循环单位，但现在没有循环：{at}",
            "{by}がループ単位の数を言ったが、ループがない：{at}";
        AbilityOutsideActionPhase { phase: Phase } = "ability-outside-action-phase",
            "activated abilities are used in the action phase; this is the {phase} phase",
            "起动型能力在行动阶段使用，现在是{phase}",
            "起動型スキルは行動フェイズに使うもので、今は{phase}である";

        // The chosen card or unit.
        NoSuchCard { card: Card } = "no-such-card",
            "there is no card {card} in this match",
            "本局游戏中没有{card}这张卡",
            "このゲームに{card}というカードはない";
        NotInHand { card: Card, by: Seat, at: Spot } = "not-in-hand",
            "{card} is not in {by}'s hand but in {at}",
            "{card}不在{by}的手牌中，而在{at}",
            "{card}は{by}の手札ではなく{at}にある";
        NotInDeck { card: Card, by: Seat, at: Spot } = "not-in-deck",
            "{card} is not in {by}'s deck but in {at}",
            "{card}不在{by}的卡组中，而在{at}",
            "{card}は{by}のデッキではなく{at}にある";
        NotAnOrb { card: Card, by: Seat, at: Spot } = "not-an-orb",
            "{card} is not one of {by}'s orbs but in {at}",
            "{card}不是{by}的宝玉，而在{at}",
            "{card}は{by}のオーブではなく、{at}にある";
        NotAUnit { unit: Card, zone: Area } = "not-a-unit",
            "{unit} is no unit on the battlefield; it is in the {zone}",
            "{unit}不是战场上的单位，而在{zone}",
            "{unit}は戦場のユニットではなく、{zone}にある";
        OwnUnit { unit: Card, by: Seat } = "own-unit",
            "{unit} is {by}'s own unit",
            "{unit}是{by}自己的单位",
            "{unit}は{by}自身のユニットである";
        OpponentsUnit { unit: Card, user: Seat, by: Seat } = "opponents-unit",
            "{unit} is {user}'s unit, not {by}'s",
            "{unit}是{user}的单位，不是{by}的单位",
            "{unit}は{by}のユニットではなく、{user}のユニットである";

        // 6: the cards that each player sees.
        HiddenFrom { zone: Area, of: Seat, by: Seat } = "hidden-from",
            "the cards in the {zone} of {of} are hidden from {by}",
            "{of}的{zone}里的卡对{by}来说是非公开的",
            "{of}の{zone}のカードは{by}には非公開である";
        LordFaceDown { of: Seat } = "lord-face-down",
            "the lord of {of} lies face-down until both are turned up",
            "{of}的主人公单位背面朝上，直到双方翻到正面为止",
            "{of}の主人公は、両者が表にするまで裏向きである";
        /// A deck before it is put into its zone: only its player looks through it.
        DeckNotYetPlaced = "deck-not-yet-placed",
            "the rulebook does not say whether the other player's deck may be looked through before it is put into its zone",
            "规则书没有写明，对手的卡组在放置到卡组（放置区）之前能否查看",
            "相手のデッキをデッキの領域に置く前に見てよいかは、ルールブックに書かれていない";
        LiesForAllToSee { card: Card, at: Spot } = "lies-for-all-to-see",
            "{card} lies in {at} for all to see",
            "{card}在{at}，是公开信息",
            "{card}は{at}にあり、公開されている";
        GoesForAllToSee { zone: Area } = "goes-for-all-to-see",
            "the card goes to the {zone} for all to see",
            "这张卡放置到{zone}，成为公开信息",
            "そのカードは{zone}に置かれ、公開される";
        BondForAllToSee = "bond-for-all-to-see",
            "the card lies in the bond area for all to see",
            "这张卡在羁绊区，是公开信息",
            "そのカードは絆エリアにあり、公開されている";
        RevealedForAllToSee = "revealed-for-all-to-see",
            "the card is revealed to both players",
            "这张卡给两名玩家确认",
            "そのカードは両プレイヤーに公開される";
        UnitForAllToSee = "unit-for-all-to-see",
            "the card stands on the battlefield for all to see",
            "这张卡在战场上，是公开信息",
            "そのカードは戦場にあり、公開されている";
        SourceForAllToSee = "source-for-all-to-see",
            "the card whose text works lies for all to see",
            "能力正在实行的卡是公开信息",
            "スキルを実行しているカードは公開されている";
        ChosenForAllToSee { ability: u8, card: Card } = "chosen-for-all-to-see",
            "ability {ability} of {card} is chosen for all to see",
            "{card}的第{ability}个能力是公开选择的",
            "{card}のスキル{ability}を選んだことは公開されている";
        LooksAtIt { of: Seat } = "looks-at-it", "{of} looks at the card", "{of}正在查看该卡", "{of}はそのカードを見ている";
        OwnHand { of: Seat } = "own-hand",
            "{of} sees the cards of {of}'s hand",
            "{of}可以查看自己的手牌",
            "{of}は自分の手札を見てよい";
        OwnLord { by: Seat } = "own-lord",
            "{by} chose the lord out of {by}'s deck",
            "主人公单位是{by}从自己的卡组中选择的",
            "主人公は{by}が自分のデッキから選んだものである";

        // 9: rule processing.
        NotOfTheName { unit: Card, by: Seat, name: UnitName } = "not-of-the-name",
            "{unit} is not one of {by}'s units named {name}",
            "{unit}不是{by}的单位名为{name}的单位",
            "{unit}は、ユニット名が{name}である{by}のユニットではない";
        LordNotKept { by: Seat, lord: Card, name: UnitName } = "lord-not-kept",
            "{by}'s lord {lord} is among the units named {name}",
            "单位名为{name}的单位中有{by}的主人公单位{lord}",
            "ユニット名が{name}であるユニットの中に{by}の主人公{lord}がいる";
        MarchInOwnTurn { player: Seat } = "march-in-own-turn",
            "{player} is the turn player, whose front line is not looked at",
            "{player}是回合玩家，不确认其前卫区",
            "{player}はターンプレイヤーで、その前衛エリアは調べない";
        FrontNotEmpty { unit: Card, player: Seat } = "front-not-empty",
            "{unit} stands in {player}'s front line",
            "{player}的前卫区上有{unit}",
            "{player}の前衛エリアに{unit}がいる";
        BonusDrawnBefore { unit: Card } = "bonus-drawn-before",
            "the bonus of {unit} was drawn before",
            "{unit}的转职奖励已经抽过",
            "{unit}のクラスチェンジボーナスはもう引いている";
        BonusWithoutClassChange { player: Seat } = "bonus-without-class-change",
            "no unit of {player}'s changed class this turn",
            "本回合{player}没有单位转职",
            "このターンにクラスチェンジした{player}のユニットはいない";

        // 11, 12, 24.1.2: refills and shuffles.
        RefillInBetween = "refill-in-between",
            "cards are still on their way to the retreat area at the same time; the refill takes them too",
            "还有卡正在同时放置到退避区，卡组补充处理也包括这些卡",
            "同時に退避エリアに置かれるカードがまだあり、デッキ補充はそれらも含めて行う";
        RefilledSecond { first: Seat } = "refilled-second",
            "the deck of {first}, the turn player, is refilled first",
            "先补充回合玩家{first}的卡组",
            "先にターンプレイヤー{first}のデッキを補充する";
        RefillComesFirst = "refill-comes-first",
            "the deck is empty, and its refill pauses the text",
            "卡组（放置区）已空，优先适用卡组补充处理，能力的实行暂停",
            "デッキが空で、スキルを止めて先にデッキ補充を行う";
        OrderOfAnotherSize { found: usize, from: Spot, held: usize } = "order-of-another-size",
            "the order names {found} cards; {from} held {held}",
            "洗切后的顺序有{found}张卡，而{from}原有{held}张",
            "順番には{found}枚あるが、{from}には{held}枚あった";
        NamedTwice { card: Card } = "named-twice",
            "the order names {card} twice",
            "洗切后的顺序中{card}出现了2次",
            "順番に{card}が2回ある";
        CardFromElsewhere { card: Card, at: Spot, from: Spot } = "card-from-elsewhere",
            "the order names {card}, which was in {at}, not in {from}",
            "洗切后的顺序中有{card}，而它原本在{at}，不在{from}",
            "順番に{card}があるが、それは{from}ではなく{at}にあった";

        // 12: decks and lords.
        DeckTooSmall { of: Seat, size: usize, least: usize } = "deck-too-small",
            "{of}'s deck has {size} cards; it needs at least {least}",
            "{of}的卡组有{size}张卡，至少需要{least}张",
            "{of}のデッキは{size}枚で、少なくとも{least}枚が必要である";
        NoCardOfCost1 { of: Seat } = "no-card-of-cost-1",
            "{of}'s deck has no card of deployment cost 1",
            "{of}的卡组中没有出击费用为1的卡",
            "{of}のデッキに出撃コスト1のカードがない";
        TooManyCopies { of: Seat, count: u32, name: CardName, most: u32 } = "too-many-copies",
            "{of}'s deck has {count} cards named {name}; {most} is the most",
            "{of}的卡组中卡名为{name}的卡有{count}张，最多{most}张",
            "{of}のデッキにカード名が{name}のカードが{count}枚あるが、{most}枚までである";
        KeptInTheGame { turn: u16 } = "kept-in-the-game",
            "a hand is kept in the preparation only; turn {turn} is under way",
            "只在游戏的准备中选择不重新抽取手牌，而现在是第{turn}回合",
            "手札を引き直さないと決めるのはゲームの準備だけで、今はターン{turn}である";
        RedrawnInTheGame { turn: u16 } = "redrawn-in-the-game",
            "a hand is redrawn in the preparation only; turn {turn} is under way",
            "只在游戏的准备中重新抽取手牌，而现在是第{turn}回合",
            "手札を引き直すのはゲームの準備だけで、今はターン{turn}である";
        LordOfAnotherCost { card: Card, cost: u8 } = "lord-of-another-cost",
            "{card} has deployment cost {cost}; a lord's is 1",
            "{card}的出击费用为{cost}，主人公单位的出击费用必须为1",
            "{card}の出撃コストは{cost}で、主人公は出撃コスト1でなければならない";

        // 14 to 16: deploying and levelling up.
        SameName { by: Seat, twin: Card } = "same-name",
            "{by} already has {twin} on the battlefield",
            "{by}的战场上已经存在{twin}",
            "{by}の戦場にはすでに{twin}がいる";
        NoSymbol { by: Seat, faction: Faction, card: Card } = "no-symbol",
            "none of {by}'s face-up bonds shows {faction}, the symbol of {card}",
            "{by}正面朝上的羁绊卡中没有{card}的势力标记{faction}",
            "{card}のシンボル「{faction}」が、{by}の表向きの絆カードのどれにもない";
        CostAboveBonds { card: Card, cost: u8, spent: u16, total: usize, by: Seat, bonds: usize } = "cost-above-bonds",
            "{card} costs {cost}; with {spent} spent this turn that makes {total}, and {by} has {bonds} bonds",
            "{card}的费用为{cost}，与本回合已用的{spent}合计为{total}，而{by}的羁绊卡有{bonds}张",
            "{card}のコストは{cost}で、このターンに使った{spent}と合わせて{total}になるが、{by}の絆カードは{bonds}枚である";
        OtherName { card: Card, unit: Card } = "other-name",
            "{card} and {unit} have different unit names",
            "{card}与{unit}的单位名不同",
            "{card}と{unit}はユニット名が違う";

        // 17, 18: moving and attacking.
        AlreadyRested { unit: Card } = "already-rested",
            "{unit} is already rested",
            "{unit}已经是已行动状态",
            "{unit}はすでに行動済みである";
        AttackInTheFirstTurn { by: Seat } = "attack-in-the-first-turn",
            "this is the first turn of {by}, who goes first",
            "现在是先攻的{by}的首个回合",
            "今は先攻の{by}の最初のターンである";
        NoRange { unit: Card, range: Range, line: Line } = "no-range",
            "{unit} has range {range} and stands in the {line} line",
            "{unit}的射程为{range}，位于{line}",
            "{unit}の射程は{range}で、{line}にいる";
        NothingInRange { unit: Card, range: Range, line: Line, of: Seat } = "nothing-in-range",
            "{unit} with range {range} in the {line} line can attack none of {of}'s units",
            "{unit}的射程为{range}，位于{line}，{of}的单位都不能被选为攻击对象",
            "射程{range}で{line}にいる{unit}は、{of}のどのユニットも攻撃できない";
        OutOfRange { attacker: Card, range: Range, from: Line, unit: Card, to: Line } = "out-of-range",
            "{attacker} with range {range} in the {from} line does not reach {unit} in the {to} line",
            "{attacker}的射程为{range}，位于{from}，不能选择位于{to}的{unit}作为攻击对象",
            "射程{range}で{from}にいる{attacker}は、{to}の{unit}を攻撃対象に選べない";
        AttackForbidden { source: Card, attacker: Card, unit: Card } = "attack-forbidden",
            "a text of {source} keeps {attacker} from attacking {unit}",
            "{source}的能力使{attacker}不能攻击{unit}",
            "{source}のスキルにより、{attacker}は{unit}を攻撃できない";
        HitForbidden { source: Card, unit: Card } = "hit-forbidden",
            "a text of {source} keeps {unit} from making a critical hit",
            "{source}的能力使{unit}不能进行必杀攻击",
            "{source}のスキルにより、{unit}は必殺攻撃ができない";
        KeptOut { card: Card } = "kept-out", "a text of {card} forbids it", "{card}的能力不允许", "{card}のスキルで禁じられている";
        EvasionForbidden { source: Card, unit: Card } = "evasion-forbidden",
            "a text of {source} keeps {unit} from evading", "{source}的能力使{unit}不能进行神速回避", "{source}のスキルにより、{unit}は神速回避ができない";
        NoAttackToUndo { unit: Card } = "no-attack-to-undo",
            "no attack by {unit} awaits its target",
            "{unit}没有进行等待选择攻击对象的攻击",
            "攻撃対象を選ぶのを待つ{unit}の攻撃はない";
        UndoneDespiteATarget { unit: Card, target: Card } = "undone-despite-a-target",
            "{unit} can attack {target}",
            "{unit}能够选择{target}作为攻击对象",
            "{unit}は{target}を攻撃できる";
        OtherNameThanAttacker { card: Card, unit: Card } = "other-name-than-attacker",
            "{card} does not share its unit name with the attacker, {unit}",
            "{card}与攻击单位{unit}的单位名不同",
            "{card}は攻撃ユニット{unit}とユニット名が違う";
        OtherNameThanDefender { card: Card, unit: Card } = "other-name-than-defender",
            "{card} does not share its unit name with the defender, {unit}",
            "{card}与防御单位{unit}的单位名不同",
            "{card}は防御ユニット{unit}とユニット名が違う";
        NoPower { unit: Card, power: i16 } = "no-power",
            "the power of {unit} is {power}",
            "{unit}的战斗力为{power}",
            "{unit}の戦闘力は{power}である";

        AttackerGone = "attacker-gone",
            "the attacker has left the battlefield",
            "攻击单位已经不在战场上",
            "攻撃ユニットはもう戦場にいない";
        DefenderGone = "defender-gone",
            "the defender has left the battlefield",
            "防御单位已经不在战场上",
            "防御ユニットはもう戦場にいない";
        NothingChangedInTheBattle = "nothing-changed-in-the-battle",
            "nothing was changed in the battle",
            "这场战斗中没有任何变更",
            "この戦闘で変わったものはない";

        // 2.7, 13: steps that change nothing.
        NoUnitRested = "no-unit-rested",
            "no unit of that player is rested",
            "那名玩家没有已行动状态的单位",
            "そのプレイヤーに行動済みのユニットはいない";
        NothingUntilTheTurnsEnd = "nothing-until-the-turns-end",
            "nothing holds until the turn's end",
            "没有持续到回合结束为止的内容",
            "ターン終了まで続くものはない";

        // 10, 19: the chosen ability.
        NoSuchAbility { card: Card, ability: u8 } = "no-such-ability",
            "{card} has no ability {ability} of that class",
            "{card}的第{ability}个能力不存在，或者不是这种类型的能力",
            "{card}に、その分類のスキル{ability}はない";
        UsedThisTurn { ability: u8, unit: Card } = "used-this-turn",
            "ability {ability} of {unit} is one for once a turn, and was used this turn",
            "{unit}的第{ability}个能力每回合只能使用1次，本回合已经使用过",
            "{unit}のスキル{ability}は1ターンに1回で、このターンにもう使っている";
        OnceATurn { ability: u8, card: Card } = "once-a-turn",
            "ability {ability} of {card} is one for once a turn, and took effect this turn",
            "{card}的第{ability}个能力每回合只能使用1次，本回合已经实行过",
            "{card}のスキル{ability}は1ターンに1回で、このターンにもう実行している";
        NoSpecialAbility { ability: u8, card: Card } = "no-special-ability",
            "ability {ability} of {card} is no special ability",
            "{card}的第{ability}个能力不是特殊型能力",
            "{card}のスキル{ability}は特殊型スキルではない";
        ChoosesFirst { other: Seat } = "chooses-first",
            "{other} chooses first: abilities of theirs are triggered",
            "{other}有处于诱发状态的能力，由{other}先选择",
            "{other}のスキルが誘発状態なので、先に{other}が選ぶ";
        OlderFirst { ability: u8, card: Card } = "older-first",
            "ability {ability} of {card} was triggered later and comes first",
            "{card}的第{ability}个能力后来被诱发，必须优先选择",
            "{card}のスキル{ability}は後から誘発したので、先に選ぶ";
        AbilityOfTheOpponentsUnit { card: Card, user: Seat } = "ability-of-the-opponents-unit",
            "{card} is a unit of {user}'s, and a player chooses abilities of their own",
            "{card}是{user}的单位，玩家只能选择自己的能力",
            "{card}は{user}のユニットで、選べるのは自分のスキルだけである";
        InAHiddenZone { card: Card } = "in-a-hidden-zone",
            "{card} is in a zone that the log hides, and no unit on the battlefield",
            "{card}在记录没有公开的区域，不是战场上的单位",
            "{card}はログが示さない領域にあり、戦場のユニットではない";
        CoveredCard { card: Card } = "covered-card",
            "{card} lies under another card, whose information counts",
            "{card}重叠放置在另一张卡的下方，参照的是放在顶端的卡的信息",
            "{card}は別のカードの下に重なっていて、見るのは一番上のカードの情報である";
        CannotBeReferredTo { card: Card, at: Spot } = "cannot-be-referred-to",
            "{card} is in {at}, where its information cannot be referred to",
            "{card}在{at}，卡的信息不能被参照",
            "{card}は{at}にあり、情報を参照できない";
        AutomaticAbilityOfNoUnit { card: Card, ability: u8, at: Spot } = "automatic-ability-of-no-unit",
            "{card}, whose ability {ability} is automatic, is in {at} and no unit",
            "{card}的第{ability}个能力是自动型能力，而{card}在{at}，不是单位",
            "{card}のスキル{ability}は自動型だが、{card}は{at}にあり、ユニットではない";

        // 2.4, 19.1.3, 19.1.4, 10.4, 10.5: choices and payments for a text.
        ChosenNumber { source: Card, chosen: usize, least: usize, most: usize } = "chosen-number",
            "the text of {source} asks for {least} to {most} cards here, and {chosen} are chosen",
            "{source}的能力在此要求选择{least}到{most}张卡，而选择了{chosen}张",
            "ここで{source}のスキルが求めるのは{least}枚から{most}枚だが、{chosen}枚を選んでいる";
        ChosenAlike { card: Card, other: Card } = "chosen-alike",
            "{card} and {other} are alike in what has to differ",
            "{card}与{other}在必须不同之处相同",
            "違っていなければならないところで、{card}と{other}が同じである";
        CannotUse { ability: u8, card: Card, source: Card } = "cannot-use",
            "the text of {source} has it that ability {ability} of {card} cannot be used",
            "{source}的能力规定不能使用{card}的第{ability}个能力",
            "{source}のスキルにより、{card}のスキル{ability}は使えない";
        MoveForbidden { source: Card, unit: Card } = "move-forbidden",
            "the text of {source} has it that {unit} cannot be moved",
            "{source}的能力规定不能移动{unit}",
            "{source}のスキルにより、{unit}は移動させられない";
        CannotSupport { card: Card, source: Card } = "cannot-support",
            "the text of {source} has it that the support ability of {card} cannot be used",
            "{source}的能力规定不能使用{card}的支援能力",
            "{source}のスキルにより、{card}の支援スキルは使えない";
        ChosenTwice { card: Card } = "chosen-twice",
            "{card} is chosen twice",
            "{card}被选择了2次",
            "{card}を2回選んでいる";
        NotWhatIsAsked { card: Card, source: Card, wanted: String } = "not-what-is-asked",
            "{card} cannot be chosen: the text of {source} asks for {wanted}",
            "不能选择{card}：{source}的能力要求的是{wanted}",
            "{card}は選べない。{source}のスキルが求めるもの：{wanted}";
        CostNotPayable { ability: u8, card: Card } = "cost-not-payable",
            "the cost of ability {ability} of {card} cannot be paid in full",
            "{card}的第{ability}个能力的费用无法全部支付",
            "{card}のスキル{ability}のコストは全部支払えない";
        KeywordNotMet { ability: u8, card: Card } = "keyword-not-met",
            "what the keyword of ability {ability} of {card} asks for is not there",
            "{card}的第{ability}个能力的关键词所要求的条件没有满足",
            "{card}のスキル{ability}のキーワードが求める条件を満たしていない";
        OnlyIf { ability: u8, card: Card } = "only-if",
            "ability {ability} of {card} can be used only under a condition, which is not met",
            "{card}的第{ability}个能力仅限特定条件下才能使用，而该条件没有满足",
            "{card}のスキル{ability}は決まった条件でしか使えず、それを満たしていない";
        NotTriggered { ability: u8, card: Card } = "not-triggered",
            "nothing has happened that triggers ability {ability} of {card}",
            "没有发生诱发{card}的第{ability}个能力的情况",
            "{card}のスキル{ability}を誘発させることは起こっていない";
        SupportsNobody { card: Card } = "supports-nobody",
            "{card} does not lie in the support area at the moment for support abilities",
            "{card}现在不处于可以实行支援能力的状态",
            "支援スキルを実行する時に、{card}は支援エリアにない";
        SupportedBefore { card: Card } = "supported-before",
            "the support ability of {card} was carried out in this battle already",
            "{card}的支援能力在这场战斗中已经实行过",
            "{card}の支援スキルは、この戦闘でもう実行している";
        NoSupportValue { card: Card } = "no-support-value",
            "the support ability that says the support value of {card} was not carried out, so that nothing is added",
            "规定{card}支援力的支援能力没有实行，因此不加算任何数值",
            "{card}の支援力を決める支援スキルを実行していないので、何も加えない";
        SupportsTooLate { card: Card } = "supports-too-late",
            "the turn player's {card} comes first, and the other player's support ability has been carried out",
            "回合玩家的{card}应该先实行，而非回合玩家的支援能力已经实行",
            "ターンプレイヤーの{card}が先だが、非ターンプレイヤーの支援スキルをもう実行している";
        LeftOutByText { card: Card } = "left-out-by-text",
            "the text of {card} has come to its end without that",
            "{card}的能力没有实行这部分就已结束",
            "{card}のスキルは、それを行わずに終わっている";

        // 2.8, 21: effects of a text.
        AlreadyUnrested { unit: Card } = "already-unrested",
            "{unit} is already unrested",
            "{unit}已经是未行动状态",
            "{unit}はすでに未行動である";
        AlreadyDefeated { unit: Card } = "already-defeated",
            "{unit} is already about to be defeated",
            "{unit}已经处于被击破状态",
            "{unit}はすでに撃破状態である";
        AlreadyTurned { card: Card } = "already-turned",
            "{card} lies so already",
            "{card}已经是这个朝向",
            "{card}はすでにその向きである";
        AlreadyFaceDown { card: Card } = "already-face-down",
            "{card} is already face-down",
            "{card}已经背面朝上",
            "{card}はすでに裏向きである";
        NoSuchText { card: Card } = "no-such-text",
            "no text of {card} does that, nor does any other known text",
            "{card}的能力没有这样的效果，其他已知的卡也没有",
            "{card}のスキルはそれを行わず、ほかの知られているスキルも行わない";
        NoAbilityDoesThat { card: Card, what: Sort } = "no-ability-does-that",
            "no ability of {card} {what}",
            "{card}没有能够{what}的能力",
            "{card}に「{what}」スキルはない";
        AfterTheValues { card: Card, what: Sort } = "after-the-values",
            "{card} {what} in 18.1.7 alone, before the support values are added",
            "{card}只能在18.1.7中、加算支援力之前{what}",
            "{card}が「{what}」のは、支援力を加える前の18.1.7だけである";
        OfTheOtherType { card: Card } = "of-the-other-type",
            "the support ability of {card} is of the other player's type",
            "{card}的支援能力是由另一名玩家实行的类型",
            "{card}の支援スキルは、もう一人のプレイヤーが実行する型である";
        NoAbilityCarriedOut { ability: u8, card: Card, what: Sort } = "no-ability-carried-out",
            "ability {ability} of {card} {what}, and no ability is carried out here",
            "能够{what}的是{card}的第{ability}个能力，而现在没有能力正在实行",
            "「{what}」のは{card}のスキル{ability}だが、ここではどのスキルも実行していない";
        AnotherAbilityCarriedOut { ability: u8, card: Card, what: Sort, other: u8, of: Card } = "another-ability-carried-out",
            "ability {ability} of {card} {what}, and ability {other} of {of} is carried out here",
            "能够{what}的是{card}的第{ability}个能力，而现在实行的是{of}的第{other}个能力",
            "「{what}」のは{card}のスキル{ability}だが、ここで実行しているのは{of}のスキル{other}である";
        NotOnTheBattlefield { card: Card, what: Sort } = "not-on-the-battlefield",
            "{card}, whose ability {what}, is no unit on the battlefield",
            "{card}的能力可以{what}，但它不是战场上的单位",
            "「{what}」スキルを持つ{card}は、戦場のユニットではない";
        NotInTheSupportArea { card: Card, what: Sort } = "not-in-the-support-area",
            "{card}, whose support ability {what}, is not in the support area",
            "{card}的支援能力可以{what}，但它不在支援区",
            "「{what}」支援スキルを持つ{card}は、支援エリアにない";
        NotForThatUnit { card: Card, what: Sort } = "not-for-that-unit",
            "the ability of {card} that {what} is not for that unit",
            "{card}的能力可以{what}，但不适用于那名单位",
            "「{what}」{card}のスキルは、そのユニットには及ばない";

        // 25: loops.
        NotAChoice { since: u32 } = "not-a-choice",
            "entry {since} is no choice at which a loop unit can begin, or counts no more",
            "第{since}条记录不是循环单位可以开始的选择，或者已经不再有效",
            "エントリー{since}はループ単位が始まる選択ではないか、もう有効ではない";
        AnotherPlace { since: u32 } = "another-place",
            "the match stands at another place in the procedures than before entry {since}",
            "游戏所处的流程与第{since}条记录之前不同",
            "手順の進み具合がエントリー{since}の前と違う";
        NothingComesBack { since: u32 } = "nothing-comes-back",
            "the table is not what it was before entry {since}, and no ability was used since",
            "局面与第{since}条记录之前不同，而其后没有使用过能力",
            "局面がエントリー{since}の前と違い、その後にスキルを使っていない";
        NoMomentAgain = "no-moment-again",
            "no moment is there again",
            "没有回到相同的时点",
            "同じ状態の時点に戻っていない";
        CanBeStopped { of: Seat, since: u32 } = "can-be-stopped",
            "{of} can stop what goes on since entry {since}, by leaving out what {of} chose to do",
            "{of}只要不再选择自己实行的行为，就能停止第{since}条记录以来的重复",
            "{of}は、自分で選んだ行為をやめれば、エントリー{since}からの繰り返しを止められる";
        FreeToEndThePhase { of: Seat, since: u32 } = "free-to-end-the-phase",
            "{of} can stop what goes on since entry {since}, by ending the phase: nothing has happened since that could trigger an ability",
            "{of}只要结束阶段，就能停止第{since}条记录以来的重复：其后没有发生能够诱发能力的情况",
            "{of}は、フェイズを終えれば、エントリー{since}からの繰り返しを止められる。その後、スキルを誘発させることは起こっていない";
        DrawCanBeStopped { of: Seat, since: u32 } = "draw-can-be-stopped",
            "all is as before entry {since}, but {of} can stop that by leaving out what {of} chose to do",
            "一切与第{since}条记录之前相同，但{of}只要不再选择自己实行的行为，就能停止",
            "すべてがエントリー{since}の前と同じだが、{of}は自分で選んだ行為をやめれば止められる";
        DrawFreeToEndThePhase { of: Seat, since: u32 } = "draw-free-to-end-the-phase",
            "all is as before entry {since}, but {of} can stop that by ending the phase: nothing has happened since that could trigger an ability",
            "一切与第{since}条记录之前相同，但{of}只要结束阶段就能停止：其后没有发生能够诱发能力的情况",
            "すべてがエントリー{since}の前と同じだが、{of}はフェイズを終えれば止められる。その後、スキルを誘発させることは起こっていない";
        SameNumber { other: Seat, count: u32 } = "same-number",
            "{other} has said {count} as well",
            "{other}也选择了{count}次",
            "{other}も{count}と言っている";
        BegunAgain { by: Seat } = "begun-again",
            "{by} would close a loop once more that was carried out before",
            "{by}的行为将会导致已经实行过的循环再次开始",
            "{by}のこの行為は、すでに実行したループを再び始めることになる";
        NotStopped { by: Seat } = "not-stopped",
            "{by} said the smaller number, and has to stop the loop now that it is carried out",
            "{by}选择了较小的次数，循环实行后必须实行停止循环的行为",
            "{by}は小さいほうの数を言ったので、実行した後はループを止めなければならない";
        LoopTableDiffers = "loop-table-differs",
            "the table is not what it was when the loop unit began, and whether what texts do can be repeated without end the referee does not know",
            "局面与循环单位开始时不同，而卡的能力所做的能否无限次地重复，无从得知",
            "局面がループ単位の始まりと違い、スキルの行うことを際限なく繰り返せるかは分からない";
        LoopWithChance = "loop-with-chance",
            "chance is part of the loop unit, and the rulebook does not say whether that repeats itself",
            "循环单位中包含随机的结果，规则书没有写明这是否算作重复",
            "ループ単位に偶然に決まるものがあり、それを繰り返しとみなすかはルールブックに書かれていない";
        LoopNotLookedAt = "loop-not-looked-at",
            "the loop unit is too long, or the log speaks of too many loops, for the referee to look at it",
            "循环单位过长，或者记录中提到的循环过多，没有进行确认",
            "ループ単位が長すぎるか、ログのループが多すぎて、調べていない";
        LoopInABranch = "loop-in-a-branch",
            "whether there is a loop is looked for in a log only",
            "是否存在循环，只在记录中确认",
            "ループがあるかはログでしか調べない";
    }
}

impl Breach {
    /// A card is not the top card of a unit.
    pub fn not_a_unit(state: &State, unit: Card) -> Breach {
        Breach::NotAUnit { unit, zone: Area::of(state.table.zone(unit)) }
    }
}

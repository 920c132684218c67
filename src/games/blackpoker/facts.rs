//! What can be wrong with an event or a position of a match, in the order in which a match comes to it.

mod fields;

pub use fields::{Dealing, Dealt, OneOf, Part, Place, Shown, Source, Together, Written};

use super::BlackPoker;
use super::cards::Face;
use super::clauses::Clause;
use super::standing::Next;
use super::words::{Action, Target};
use crate::facts;
use crate::log::Seat;
use crate::table::{Card, Few};

facts! {
    /// What can be wrong with an event.
    pub enum Fact of BlackPoker {
        // Decks and setup.
        TooManyJokers { player: Seat, most: usize } = "too-many-jokers",
            "{player}'s deck has more than {most} Jokers",
            "{player}のデッキにはJokerが{most}枚を超えて入っている";
        FaceTwice { player: Seat, face: Face } = "face-twice",
            "{player}'s deck has {face} twice",
            "{player}のデッキには{face}が2枚入っている";
        TooManyHidden { player: Seat, hidden: usize, left: usize } = "too-many-hidden",
            "{player}'s deck hides {hidden} cards, and {left} faces are left for them",
            "{player}のデッキには伏せられたカードが{hidden}枚あるが、残りの札は{left}種類しかない";
        LifeOfOtherCount { player: Seat, life: usize, given: usize } = "life-of-other-count",
            "{player}'s life has {life} cards, not {given}",
            "{player}のライフは{given}枚ではなく{life}枚である";
        ThereTwice { card: Card } = "there-twice",
            "{card} is there twice",
            "{card}が二度出てくる";
        NotInLife { card: Card, player: Seat } = "not-in-life",
            "{card} is not in {player}'s life",
            "{card}は{player}のライフにない";
        SetupIsOver = "setup-is-over",
            "the setup is over",
            "対戦の準備はもう終わっている";
        TurnedNumbers { one: Card, high: i16, other: Card, low: i16 } = "turned-numbers",
            "{one} shows {high}, {other} shows {low}",
            "{one}の数字は{high}、{other}の数字は{low}である";
        FirstByOptions = "first-by-options",
            "the header's options say who goes first",
            "先攻はヘッダーのオプションで決まっている";
        PresetLeftOut = "preset-left-out",
            "the header's options leave the preset out",
            "ヘッダーのオプションによりプリセットは行わない";
        TurnedCardsRunOut = "turned-cards-run-out",
            "the rules do not say how to go on when a life runs out while it is decided who goes first",
            "先攻を決めている間にライフが尽きた場合にどう進めるか、ルールに定めがない";

        // Turn and chance.
        MatchIsOver = "match-is-over",
            "the match is over",
            "対戦はもう終わっている";
        NoChoiceHere { at: Clause } = "no-choice-here",
            "no choice is asked for here: the match stands at {at}",
            "ここでは何も選ばない。対戦は{at}の段階にある";
        EmptyStage { player: Seat } = "empty-stage",
            "the stage is empty: {player} has to request an action, if only End",
            "ステージは空である。{player}は、エンドだけでもよいので、アクションを起こさなければならない";
        ChanceOfOther { holder: Seat, player: Seat } = "chance-of-other",
            "{holder} has the chance, not {player}",
            "チャンスを持っているのは{player}ではなく{holder}である";
        NotToBeChosenNow = "not-to-be-chosen-now",
            "this is not what is to be chosen now",
            "今選ぶべきものはこれではない";
        ChoiceOfOther { chooser: Seat, player: Seat } = "choice-of-other",
            "it is {chooser} who chooses now, not {player}",
            "今選ぶのは{player}ではなく{chooser}である";

        // Requests.
        TriggeredAction { action: Action } = "triggered-action",
            "{action} is a triggered action",
            "{action}は誘発アクションである";
        InTheOpponentsTurn { action: Action, player: Seat } = "in-the-opponents-turn",
            "{action} has main timing, and it is not {player}'s turn",
            "{action}はメインのアクションだが、{player}のターンではない";
        StageHoldsRequests { action: Action, requests: usize } = "stage-holds-requests",
            "{action} has main timing, and the stage holds {requests}",
            "{action}はメインのアクションだが、ステージに{requests}件のリクエストがある";
        TwiceInATurn { player: Seat } = "twice-in-a-turn",
            "{player} requested it this turn already",
            "{player}はこのターンにもう一度起こしている";
        DrivesOtherCount { asked: usize, given: usize } = "drives-other-count",
            "{asked} bulwarks have to be driven, not {given}",
            "ドライブする防壁は{given}体ではなく{asked}体である";
        NamedTwice { card: Card } = "named-twice",
            "{card} is named twice",
            "{card}が二度挙げられている";
        NoBulwarkOf { unit: Card, player: Seat } = "no-bulwark-of",
            "{unit} is not a bulwark of {player}'s",
            "{unit}は{player}の防壁ではない";
        DrivenAlready { unit: Card } = "driven-already",
            "{unit} is driven already",
            "{unit}はすでにドライブ状態である";
        DiscardsOtherCount { asked: usize, given: usize } = "discards-other-count",
            "{asked} cards have to be discarded, not {given}",
            "捨てる手札は{given}枚ではなく{asked}枚である";
        TheKeyCard { card: Card } = "the-key-card",
            "{card} is the key card",
            "{card}はキーカードである";
        HandTooSmall { player: Seat, held: usize } = "hand-too-small",
            "{player}'s hand of {held} cards cannot hold all the cards that are discarded and put",
            "{player}の手札は{held}枚で、捨てるカードとキーカードのすべてを含むことはできない";
        NotInHand { card: Card, player: Seat, place: Place } = "not-in-hand",
            "{card} is not in {player}'s hand, but {place}",
            "{card}は{player}の手札ではなく、{place}にある";
        OtherKeyCount { action: Action, asked: usize, given: usize } = "other-key-count",
            "{action} takes {asked} key cards, not {given}",
            "{action}のキーカードは{given}枚ではなく{asked}枚である";
        NoKeyCard { keys: Together, action: Action } = "no-key-card",
            "{keys} is no key card of {action}",
            "{keys}は{action}のキーカードにならない";
        AimedAtNothing { action: Action } = "aimed-at-nothing",
            "{action} is aimed at nothing",
            "{action}には対象がない";
        NoneChosen { action: Action } = "none-chosen",
            "{action} needs a target, and none is chosen",
            "{action}には対象が必要だが、選ばれていない";
        NoTargetThere { action: Action } = "no-target-there",
            "there is no target for {action}",
            "{action}の対象になるものがない";
        OfAnotherSuit { unit: Card, keys: Together } = "of-another-suit",
            "{unit} is not of the suit of {keys}",
            "{unit}は{keys}とスートが違う";
        CannotBeAimedAt { action: Action, target: Target } = "cannot-be-aimed-at",
            "{action} cannot be aimed at {target}",
            "{action}は{target}を対象にできない";
        ItsOwnTarget { request: u16 } = "its-own-target",
            "request {request} would be this one itself",
            "リクエスト{request}はこのリクエスト自身になる";
        NoSuchRequest { request: u16 } = "no-such-request",
            "there is no request {request} on the stage",
            "ステージにリクエスト{request}はない";
        RequestWithoutKeyCards { request: u16, action: Action } = "request-without-key-cards",
            "request {request}, {action}, has no key card",
            "リクエスト{request}の{action}にはキーカードがない";

        // Attack and block.
        NotAnAttacker { unit: Card, player: Seat } = "not-an-attacker",
            "{unit} is no soldier of {player}'s",
            "{unit}は{player}の兵士ではない";
        Driven { unit: Card } = "driven",
            "{unit} is driven",
            "{unit}はドライブ状態である";
        ArrivedThisTurn { unit: Card } = "arrived-this-turn",
            "{unit} came to the field this turn, and has no A",
            "{unit}はこのターンに場に出たもので、Aを含まない";
        NoCharacterOf { unit: Card, player: Seat } = "no-character-of",
            "{unit} is no character of {player}'s",
            "{unit}は{player}のキャラクターではない";
        DoesNotAttack { unit: Card } = "does-not-attack",
            "{unit} does not attack",
            "{unit}はアタッカーではない";
        BlocksAlready { unit: Card } = "blocks-already",
            "{unit} blocks already",
            "{unit}はすでにブロックしている";
        BulwarkBesideAnother { attacker: Card } = "bulwark-beside-another",
            "a bulwark would block {attacker} together with another character",
            "防壁がほかのキャラクターと一緒に{attacker}をブロックすることになる";
        NotOneOfTheHeap { card: Card, player: Seat } = "not-one-of-the-heap",
            "{card} is not one of the cards that went to {player}'s grave together",
            "{card}は、同時に{player}の墓地へ移ったカードではない";

        // What speaks against a step.
        TopCard { card: Card, player: Seat } = "top-card",
            "{card} is the top card of {player}'s life",
            "{player}のライフの一番上は{card}である";
        EmptyLife { player: Seat } = "empty-life",
            "{player}'s life is empty",
            "{player}のライフは空である";
        OtherSearches { player: Seat } = "other-searches",
            "it is {player} who searches",
            "サーチしているのは{player}である";
        NobodySummoned = "nobody-summoned",
            "nobody is being summoned",
            "召喚は行われていない";
        NotCarriedOut { actions: OneOf } = "not-carried-out",
            "no {actions} is being carried out",
            "{actions}の効果は実行されていない";
        ThrowDeals { card: Card, number: i16 } = "throw-deals",
            "Throw deals the number of {card}, {number}",
            "投擲のダメージは{card}の数字、{number}点である";
        NothingDealsDamage = "nothing-deals-damage",
            "nothing deals damage",
            "ダメージを与えるものがない";
        CostIsPaid { action: Action, cost: String } = "cost-is-paid",
            "{action} costs {cost}, and that is paid",
            "{action}のコスト{cost}はもう支払われている";
        NobodyAttacks = "nobody-attacks",
            "nobody attacks",
            "アタッカーがいない";
        AttackersDeal { attackers: Dealing } = "attackers-deal",
            "{attackers}",
            "{attackers}";
        MoreAttackersDeal { attackers: Dealing, more: usize } = "more-attackers-deal",
            "{attackers}, and {more} more attack",
            "{attackers}、ほかに{more}体のアタッカーがいる";
        BeingResolved { request: u16 } = "being-resolved",
            "request #{request} is being resolved",
            "リクエスト#{request}を解決しているところである";
        StageIsEmpty = "stage-is-empty",
            "the stage is empty",
            "ステージは空である";
        OnTop { request: u16 } = "on-top",
            "request #{request} is on top of the stage",
            "ステージの一番上はリクエスト#{request}である";
        HasNotPassed { player: Seat } = "has-not-passed",
            "{player} has not passed",
            "{player}はパスしていない";
        TargetIsStillThere { target: Target } = "target-is-still-there",
            "{target} is still there",
            "{target}はまだある";
        NotResolved { request: u16 } = "not-resolved",
            "request #{request} was not resolved",
            "リクエスト#{request}は解決されていない";
        AnotherIsResolved { request: u16 } = "another-is-resolved",
            "it is request #{request} that is being resolved",
            "解決しているのはリクエスト#{request}である";
        EffectNotDone { action: Action } = "effect-not-done",
            "the effect of {action} is not carried out yet",
            "{action}の効果はまだ実行されていない";
        TurnOf { player: Seat } = "turn-of",
            "it is {player}'s turn",
            "{player}のターンである";
        TriggeredOf { player: Seat } = "triggered-of",
            "it is {player}'s that was triggered",
            "誘発したのは{player}のものである";
        NoneHasResolved { action: Action } = "none-has-resolved",
            "no {action} has resolved",
            "{action}が解決されていない";
        NoAttackerOnTheField = "no-attacker-on-the-field",
            "no Attack has resolved with an attacker on the field",
            "アタッカーが場にいる状態でアタックが解決されていない";
        DoesNotTrigger { action: Action } = "does-not-trigger",
            "{action} does not trigger",
            "{action}は誘発しない";
        NoneLeftTheField { player: Seat } = "none-left-the-field",
            "no card went from {player}'s field to the grave",
            "{player}の場から墓地へ移ったカードはない";
        NoneOfTheCourt { card: Card } = "none-of-the-court",
            "{card} is no Joker, A, J, Q or K",
            "{card}はJoker・A・J・Q・Kのいずれでもない";
        TriggeredItAlready { player: Seat } = "triggered-it-already",
            "what went from {player}'s field to the grave has triggered it already",
            "{player}の場から墓地へ移った分はもう誘発している";
        CameFrom { card: Card, source: Source } = "came-from",
            "{card} came from the {source}",
            "{card}は{source}から移った";
        SoughtBySuccession { card: Card } = "sought-by-succession",
            "{card} is one of those that Succession looks for",
            "{card}は世代交代で探しているカードである";
        NotSoughtBySuccession { card: Card } = "not-sought-by-succession",
            "{card} is none of those that Succession looks for",
            "{card}は世代交代で探しているカードではない";
        AimedAt { action: Action, target: Target } = "aimed-at",
            "{action} is aimed at {target}",
            "{action}の対象は{target}である";
        KeyCardIs { card: Card } = "key-card-is",
            "the key card is {card}",
            "キーカードは{card}である";
        ChangesItBy { action: Action, number: i16 } = "changes-it-by",
            "{action} changes it by {number}, once",
            "{action}による増減は{number}で、一度だけである";
        IsElsewhere { unit: Card, place: Place } = "is-elsewhere",
            "{unit} is {place}",
            "{unit}は{place}にある";
        NumberIs { unit: Card, number: i32 } = "number-is",
            "the number of {unit} is {number}",
            "{unit}の数字は{number}である";
        DoesNotFight { unit: Card } = "does-not-fight",
            "{unit} neither attacks nor blocks",
            "{unit}はアタッカーでもブロッカーでもない";
        NobodyBlocks { attacker: Card } = "nobody-blocks",
            "nobody blocks {attacker}",
            "{attacker}をブロックしているキャラクターはいない";
        NumberNotAmongItsCards { number: i16, bulwark: Card, attacker: Card } = "number-not-among-its-cards",
            "the {number} of {bulwark} is on no card of {attacker}",
            "{bulwark}の数字{number}は{attacker}のどのカードにもない";
        AttackerIsMore { attacker: i32, blockers: i32 } = "attacker-is-more",
            "{attacker} > the blockers' {blockers}",
            "アタッカーの{attacker} > ブロッカーの{blockers}";
        BlockersAreMore { blockers: i32, attacker: i32 } = "blockers-are-more",
            "{blockers} > the attacker's {attacker}",
            "ブロッカーの{blockers} > アタッカーの{attacker}";
        LiesFaceUpAlready { unit: Card } = "lies-face-up-already",
            "{unit} lies face up already",
            "{unit}はすでに表向きである";
        DoesNotBlock { unit: Card } = "does-not-block",
            "{unit} does not block",
            "{unit}はブロックしていない";
        NumberTooLow { own: i16, other: i16 } = "number-too-low",
            "{own} < {other}",
            "{own} < {other}";
        NobodyIsDriven { player: Seat } = "nobody-is-driven",
            "no character of {player}'s is driven",
            "{player}のキャラクターにドライブ状態のものはない";
        NoNumberIsChanged = "no-number-is-changed",
            "no number of a soldier is changed",
            "数字が増減している兵士はいない";
        LivesHave { a: usize, b: usize } = "lives-have",
            "A's life has {a} cards, and B's {b}",
            "ライフはAが{a}枚、Bが{b}枚である";

        // What a log hides.
        FaceUpOnTheField { card: Shown, player: Seat } = "face-up-on-the-field",
            "{card} lies face up on {player}'s field for all to see",
            "{card}は{player}の場に表向きで置かれ、全員に見えている";
        OnTopOfTheGrave { card: Shown, player: Seat } = "on-top-of-the-grave",
            "{card} lies on top of {player}'s grave for all to see",
            "{card}は{player}の墓地の一番上にあり、全員に見えている";
        PutAsKeyCard { card: Shown } = "put-as-key-card",
            "{card} is put as a key card for all to see",
            "{card}はキーカードとして置かれ、全員に見えている";
        TakenAndShown { card: Shown } = "taken-and-shown",
            "{card} is taken out of the life and shown",
            "{card}はライフから取り出され、相手に見せられている";
        KnowsTheHand { player: Seat } = "knows-the-hand",
            "{player} knows the cards of {player}'s hand",
            "{player}は自分の手札を知っている";
        KnowsTheGrave { player: Seat } = "knows-the-grave",
            "{player} knows the cards of {player}'s grave",
            "{player}は自分の墓地のカードを知っている";
        CharacterOnTheField = "character-on-the-field",
            "a character stands on the field for all to see",
            "キャラクターは場に置かれ、全員に見えている";
        TargetOnTheField = "target-on-the-field",
            "the target stands on the field for all to see",
            "対象は場に置かれ、全員に見えている";

        // Positions: cards and zones.
        TurnsFromOne = "turns-from-one",
            "a position's turns are counted from 1",
            "局面のターンは1から数える";
        LimitedOnlyTwo { action: Action } = "limited-only-two",
            "`used` names {action}; Attack and Set Bulwark alone are limited to one request a turn",
            "`used`に{action}があるが、1ターンに1回と決まっているのはアタックと防壁設置だけである";
        NamelessOnTheField { player: Seat, part: Part, card: Written } = "nameless-on-the-field",
            "{player}'s {part} name {card}; a card on the field has a name, and where its face is hidden its code in the deck list is \"?\"",
            "{player}の{part}に{card}とあるが、場のカードには名前がある。表が伏せられている場合は、デッキリストのコードを\"?\"とする";
        SoldierWithoutCards { player: Seat } = "soldier-without-cards",
            "one of {player}'s soldiers has no cards",
            "{player}の兵士の一体にカードがない";
        SizeAndSizes { unit: Written } = "size-and-sizes",
            "{unit} has both `size` and `sizes` in the position; one of them says it",
            "局面の{unit}に`size`と`sizes`の両方がある。どちらか一方で足りる";
        NoSoldierCard { card: Card } = "no-soldier-card",
            "{card} is a soldier; soldiers are made of cards from A to K",
            "{card}が兵士になっているが、兵士になるのはAからKまでのカードである";
        SuitsOfOneSoldier { first: Card, card: Card } = "suits-of-one-soldier",
            "{first} has {card} with it; the cards of an equipped soldier are of one suit",
            "{first}に{card}が付いているが、装備兵のカードはすべて同じスートである";
        OtherCountOfCards { player: Seat, laid: usize, deck: usize } = "other-count-of-cards",
            "{player}'s zones hold {laid} cards, with those that have no name, and {player}'s deck has {deck}",
            "{player}の領域にあるカードは名前のないものを含めて{laid}枚だが、デッキは{deck}枚である";
        TooManyInZone { most: usize, player: Seat, part: Part } = "too-many-in-zone",
            "the position puts more than {most} cards into {player}'s {part}",
            "局面では{player}の{part}に{most}枚を超えるカードがある";
        OthersCard { card: Written, player: Seat, part: Part, size: usize } = "others-card",
            "the position puts {card} into {player}'s {part}; {player}'s cards are {player}1 to {player}{size}",
            "局面では{player}の{part}に{card}があるが、{player}のカードは{player}1から{player}{size}までである";
        InTwoPlaces { card: Written, one: Part, other: Part } = "in-two-places",
            "the position has {card} in two places: the {one} and the {other}",
            "局面では{card}が{one}と{other}の2か所にある";
        LostAlready { player: Seat, name: String } = "lost-already",
            "{player}'s life is empty, so that {name} has lost already",
            "{player}のライフは空なので、{name}はもう負けている";

        // Positions: the stage.
        TooManyRequests { most: usize } = "too-many-requests",
            "the position has more than {most} requests on the stage",
            "局面のステージに{most}件を超えるリクエストがある";
        EarlierThanThoseBelow { request: u16, below: u16 } = "earlier-than-those-below",
            "request {request} lies on request {below}; each is later than those below it",
            "リクエスト{request}がリクエスト{below}の上にあるが、上にあるものほど後のリクエストである";
        CountsTooFew { counted: u16, highest: u16 } = "counts-too-few",
            "`requests` counts {counted} of them, and request {highest} is on the stage",
            "`requests`は{counted}だが、ステージにリクエスト{highest}がある";
        ImmediateWaits { action: Action, player: Seat } = "immediate-waits",
            "{action} of {player}'s waits on the stage; an immediate action resolves at once",
            "{player}の{action}がステージにあるが、即時のアクションはすぐに解決される";
        MainOnOthers { action: Action, player: Seat } = "main-on-others",
            "{action} of {player}'s lies on other requests; an action of main timing begins an empty stage",
            "{player}の{action}がほかのリクエストの上にあるが、メインのアクションは空のステージに置かれる";
        StagedInTurnOf { action: Action, player: Seat, turn: Seat } = "staged-in-turn-of",
            "{action} on the stage is {player}'s, and it is {turn}'s turn",
            "ステージの{action}は{player}のものだが、{turn}のターンである";
        PaidOtherwise { drives: usize, discards: usize, action: Action, player: Seat } = "paid-otherwise",
            "{drives} bulwarks were driven and {discards} cards discarded for {action} of {player}'s",
            "{player}の{action}のために、防壁{drives}体をドライブし、手札{discards}枚を捨てたことになっている";
        DrivenAndNoBulwark { card: Card, player: Seat } = "driven-and-no-bulwark",
            "{card} was driven, and is neither a bulwark of {player}'s nor in the grave",
            "{card}はドライブされたはずだが、{player}の防壁でもなく、墓地にもない";
        DiscardedAndNotInGrave { card: Card, player: Seat } = "discarded-and-not-in-grave",
            "{card} was discarded, and is not in {player}'s grave",
            "{card}は捨てられたはずだが、{player}の墓地にない";
        StagedWithoutKeys { action: Action, player: Seat } = "staged-without-keys",
            "{action} of {player}'s has no key card, which is not what it takes",
            "{player}の{action}に、必要なキーカードがない";
        StagedWithKeys { action: Action, player: Seat, keys: Few } = "staged-with-keys",
            "{action} of {player}'s has {keys}, which is not what it takes",
            "{player}の{action}に{keys}が置かれているが、必要なキーカードではない";
        StagedAtNothing { action: Action, player: Seat } = "staged-at-nothing",
            "{action} of {player}'s is aimed at nothing",
            "{player}の{action}に対象がない";
        StagedAt { action: Action, player: Seat, target: Target } = "staged-at",
            "{action} of {player}'s is aimed at {target}",
            "{player}の{action}の対象が{target}になっている";
        AimedAtLater { request: u16, target: u16 } = "aimed-at-later",
            "request {request} is aimed at request {target}, which was not there before it",
            "リクエスト{request}の対象がリクエスト{target}になっているが、それより前にはなかった";
        PassedBesideNext { player: Seat } = "passed-beside-next",
            "{player} is on the pass list, and `at` says that nobody is to request or pass",
            "{player}がパスの記録にあるが、`at`によれば今はリクエストもパスもしない";
        PassedOnEmptyStage { player: Seat } = "passed-on-empty-stage",
            "{player} is on the pass list, beside an empty stage",
            "ステージが空なのに{player}がパスの記録にある";
        ChanceOnEmptyStage { holder: Seat, player: Seat } = "chance-on-empty-stage",
            "{holder} has the chance beside an empty stage, in {player}'s turn",
            "{player}のターンで、ステージが空なのに{holder}がチャンスを持っている";
        PassedWithChance { player: Seat } = "passed-with-chance",
            "{player} has passed, and has the chance all the same",
            "{player}はパスしたのにチャンスを持っている";

        // Positions: what is under way.
        AttacksWithoutAttack { unit: Card } = "attacks-without-attack",
            "{unit} attacks, and neither Block nor Damage Judgement is under way",
            "{unit}がアタッカーになっているが、ブロックもダメージ判定も行われていない";
        BlockWithoutAttackers = "block-without-attackers",
            "Block is under way, and nobody attacks",
            "ブロックが行われているが、アタッカーがいない";
        BlocksBeforeBlock { unit: Card } = "blocks-before-block",
            "{unit} blocks, and Block has not resolved",
            "{unit}がブロッカーになっているが、ブロックは解決されていない";
        AttacksTwice { unit: Card } = "attacks-twice",
            "{unit} attacks twice",
            "{unit}が二度アタッカーに挙げられている";
        AttacksAndNoSoldierOf { unit: Card, player: Seat } = "attacks-and-no-soldier-of",
            "{unit} attacks, and is no soldier of {player}'s",
            "{unit}がアタッカーになっているが、{player}の兵士ではない";
        BlocksTwice { unit: Card } = "blocks-twice",
            "{unit} blocks twice",
            "{unit}が二度ブロッカーに挙げられている";
        BlocksAndNoCharacterOf { unit: Card, player: Seat } = "blocks-and-no-character-of",
            "{unit} blocks, and is no character of {player}'s",
            "{unit}がブロッカーになっているが、{player}のキャラクターではない";
        BulwarkWithOthers { unit: Card, attacker: Card } = "bulwark-with-others",
            "{unit}, a bulwark, blocks {attacker} together with others",
            "防壁{unit}がほかのキャラクターと一緒に{attacker}をブロックしている";
        WaitsWithoutTrigger { action: Action, player: Seat } = "waits-without-trigger",
            "{action} of {player}'s waits to be started; it does not trigger",
            "{player}の{action}が誘発を待っているが、誘発しないアクションである";
        WaitsBesideRequests { action: Action, player: Seat } = "waits-beside-requests",
            "{action} of {player}'s waits to be started, and somebody requests or passes before it is",
            "{player}の誘発した{action}がまだ始まっていないのに、リクエストかパスが行われる";
        WaitsInTurnOf { action: Action, player: Seat, turn: Seat } = "waits-in-turn-of",
            "{action} is {player}'s, and it is {turn}'s turn",
            "{action}は{player}のものだが、{turn}のターンである";
        TooManySuccessions { waiting: usize, player: Seat, dead: usize } = "too-many-successions",
            "{waiting} Successions of {player}'s wait, and {dead} cards of the court lie in the grave",
            "{player}の世代交代が{waiting}回分待っているが、墓地のJoker・A・J・Q・Kは{dead}枚である";
        NotOnTop { request: u16 } = "not-on-top",
            "request {request} is not on top of the stage, and cannot be carried out",
            "リクエスト{request}はステージの一番上になく、実行できない";
        HeapTooLarge { heap: u16, player: Seat } = "heap-too-large",
            "{heap} cards went to {player}'s grave together; it has fewer",
            "{player}の墓地へ同時に{heap}枚移ったことになっているが、墓地はそれより少ない";
        NotInThisComparison { unit: Card } = "not-in-this-comparison",
            "{unit} is not in this comparison",
            "{unit}はこの比較に加わっていない";
        DoomedAndGone { unit: Card } = "doomed-and-gone",
            "{unit} is to go to the grave, and not on the field",
            "{unit}は墓地へ移るはずだが、場にいない";
        TooMuchDamage { damage: u16, most: i32 } = "too-much-damage",
            "{damage} points of damage are still to be dealt, and {most} is the most",
            "残りのダメージが{damage}点とあるが、多くても{most}点である";
        StillBlocked { unit: Card, attacker: Card } = "still-blocked",
            "{unit} still blocks {attacker}, which deals no damage then",
            "{unit}がまだ{attacker}をブロックしており、その場合ダメージは与えられない";
        SomeBlockersGo { attacker: Card } = "some-blockers-go",
            "some of the blockers of {attacker} are to go to the grave, and some not",
            "{attacker}のブロッカーのうち、墓地へ移るものと移らないものがある";
        NobodyGoes = "nobody-goes",
            "nobody of the comparison is to go to the grave",
            "この比較で墓地へ移るキャラクターがいない";
        NobodyGoesThough { attacker: Card, attack: i32, defence: i32 } = "nobody-goes-though",
            "{attacker} is compared with {defence}, its number is {attack}; here the attacker does not go to the grave, and who blocks does not go",
            "{attacker}の数字は{attack}、比較する相手は{defence}だが、ここではアタッカーもブロッカーも墓地へ移らない";
        AttackerGoesAlone { attacker: Card, attack: i32, defence: i32 } = "attacker-goes-alone",
            "{attacker} is compared with {defence}, its number is {attack}; here the attacker goes to the grave, and who blocks does not go",
            "{attacker}の数字は{attack}、比較する相手は{defence}だが、ここではアタッカーだけが墓地へ移る";
        BlockersGoAlone { attacker: Card, attack: i32, defence: i32 } = "blockers-go-alone",
            "{attacker} is compared with {defence}, its number is {attack}; here the attacker does not go to the grave, and who blocks goes",
            "{attacker}の数字は{attack}、比較する相手は{defence}だが、ここではブロッカーだけが墓地へ移る";
        BothGo { attacker: Card, attack: i32, defence: i32 } = "both-go",
            "{attacker} is compared with {defence}, its number is {attack}; here the attacker goes to the grave, and who blocks goes",
            "{attacker}の数字は{attack}、比較する相手は{defence}だが、ここではアタッカーもブロッカーも墓地へ移る";
        BulwarkStays { bulwark: Card } = "bulwark-stays",
            "{bulwark} has blocked, and is not to go to the grave",
            "{bulwark}はブロックしたのに、墓地へ移らないことになっている";
        BeatenByBulwark { bulwark: Card, attacker: Card } = "beaten-by-bulwark",
            "{bulwark} blocks {attacker}, which is to go to the grave",
            "{bulwark}が{attacker}をブロックし、{attacker}が墓地へ移ることになっている";
        UnbeatenByBulwark { bulwark: Card, attacker: Card } = "unbeaten-by-bulwark",
            "{bulwark} blocks {attacker}, which is not to go to the grave",
            "{bulwark}が{attacker}をブロックし、{attacker}が墓地へ移らないことになっている";
        AnotherIsNext { next: Next } = "another-is-next",
            "`at` says that {next} is next, and the rules want something else there",
            "`at`によれば次は{next}だが、ルール上はそこで別のことが起こる";
        NotNamedInOrder = "not-named-in-order",
            "`at` names the request that is resolved, and after it one that its trigger check started; or one that is made, and the same one again where it is immediate and resolved",
            "`at`に書くのは、解決中のリクエストと、その後の誘発の確認で始まったもの、または起こしている途中のリクエストと、それが即時で解決中なら同じものである";
        NotWhileRequesting { next: Next } = "not-while-requesting",
            "`at` says that {next} is next, and nothing of the kind is while a request is made",
            "`at`によれば次は{next}だが、リクエストを起こしている間にそれは起こらない";
        NotWhileResolving { next: Next } = "not-while-resolving",
            "`at` says that {next} is next, and nothing of the kind is while a request is resolved",
            "`at`によれば次は{next}だが、リクエストを解決している間にそれは起こらない";
        NotWithoutTheRequest { next: Next } = "not-without-the-request",
            "`at` says that {next} is next, and nothing of the kind is while the request has left the stage",
            "`at`によれば次は{next}だが、リクエストがステージを離れた後にそれは起こらない";
        NotInThisEffect { next: Next } = "not-in-this-effect",
            "`at` says that {next} is next, and nothing of the kind is while this effect is carried out",
            "`at`によれば次は{next}だが、この効果を実行している間にそれは起こらない";

        // Positions that no match leads to.
        TurnOfTheOther { turn: u16, player: Seat, first: Seat } = "turn-of-the-other",
            "turn {turn} is {player}'s, and {first} went first by the header's options",
            "ターン{turn}が{player}のものだが、ヘッダーのオプションによれば先攻は{first}である";
        MoreTurnsThanCards { turn: u16, cards: usize } = "more-turns-than-cards",
            "it is turn {turn}, and each draws a card of the {cards} that both players have",
            "ターン{turn}になっているが、ターンごとに1枚引き、両者のカードは合わせて{cards}枚である";
        HoldsTooMany { player: Seat, held: usize, most: usize } = "holds-too-many",
            "{player} holds {held} cards, and can hold {most} at most in this turn",
            "{player}の手札は{held}枚だが、このターンには多くても{most}枚である";
        TooManyBulwarks { player: Seat, bulwarks: usize, most: usize } = "too-many-bulwarks",
            "{player} has {bulwarks} bulwarks, and can have set and preset {most} by now",
            "{player}の防壁は{bulwarks}体だが、これまでに設置とプリセットで置けるのは{most}体である";
        AnotherOneLiesFaceUp { unit: Card } = "another-one-lies-face-up",
            "{unit} lies face up, and only the preset bulwark does, the one nearest to the life",
            "{unit}が表向きだが、表向きなのはライフに一番近いプリセットの防壁だけである";
        CameInTurnOf { unit: Card, player: Seat } = "came-in-turn-of",
            "{unit} came this turn, which is {player}'s",
            "{unit}がこのターンに場に出たことになっているが、{player}のターンである";
        SoldiersBeforeTheFirstTurn { player: Seat, soldiers: usize, preset: usize } = "soldiers-before-the-first-turn",
            "{player} has {soldiers} soldiers from before the own first turn, and {preset} is preset",
            "{player}には自分の最初のターンより前からの兵士が{soldiers}体いるが、プリセットは{preset}体である";
        ChangedTooMuch { most: i32, unit: Card } = "changed-too-much",
            "the number of {unit} is changed by more than {most} this turn",
            "{unit}の数字がこのターンに{most}を超えて増減している";
        StandsAtZero { unit: Card, number: i32 } = "stands-at-zero",
            "the number of {unit} is {number}, and it stands all the same",
            "{unit}の数字は{number}なのに、場に残っている";
        AttackNotUsed = "attack-not-used",
            "an attack is under way, and `used` does not name attack",
            "攻撃が行われているのに、`used`に`attack`がない";
        SetBulwarkNotUsed = "set-bulwark-not-used",
            "Set Bulwark is under way, and `used` does not name it",
            "防壁設置が行われているのに、`used`にない";
        FirstTurnBegins = "first-turn-begins",
            "the first turn begins without Charge and Draw",
            "最初のターンはチャージもドローもなく始まる";
        RequestedBeforeTheDraw { player: Seat } = "requested-before-the-draw",
            "{player}'s turn begins, and something was requested in it that only comes after Draw",
            "{player}のターンが始まるところだが、ドローの後でなければ起こせないアクションが起こされている";
        CameBeforeTheDraw { player: Seat, unit: Card } = "came-before-the-draw",
            "{player}'s turn begins, and {unit} came in it",
            "{player}のターンが始まるところだが、{unit}がこのターンに場に出ている";
        AttacksOnArrival { unit: Card } = "attacks-on-arrival",
            "{unit} attacks in the turn in which it came, and has no A",
            "{unit}は場に出たターンにアタッカーになっているが、Aを含まない";
        HeldWithoutAPass { holder: Seat, by: Seat } = "held-without-a-pass",
            "{holder} has the chance, although {by} has not passed and the top request is {by}'s",
            "{by}はパスしておらず、一番上のリクエストも{by}のものなのに、{holder}がチャンスを持っている";
        NothingWasDriven { action: Action, player: Seat, cost: usize, driven: usize, bulwarks: usize } = "nothing-was-driven",
            "{action} of {player}'s is on the stage for {cost} driven bulwarks, and {driven} of {player}'s {bulwarks} are driven",
            "ステージの{player}の{action}には防壁{cost}体のドライブが要るが、{player}の防壁{bulwarks}体のうちドライブ状態は{driven}体である";
        TooManyDrives { player: Seat, cost: usize, most: usize, turns: usize } = "too-many-drives",
            "{player}'s soldiers have cost {cost} driven bulwarks, and there can have been {most} in {turns} turns",
            "{player}の兵士には防壁のドライブが{cost}回要るが、{turns}ターンで行えるのは{most}回である";
        PaidForNothing { cards: usize, player: Seat, by: Seat, own: usize } = "paid-for-nothing",
            "{cards} cards lie in {player}'s grave in the first turn, and {by}, with {own}, has paid for nothing in it",
            "最初のターンに{player}の墓地に{cards}枚あるが、墓地が{own}枚の{by}はまだ何も支払っていない";
        AttacksUndriven { unit: Card } = "attacks-undriven",
            "{unit} attacks, and is not driven",
            "{unit}はアタッカーなのにドライブ状態でない";
        BlocksDriven { unit: Card } = "blocks-driven",
            "{unit} blocks, and is driven",
            "{unit}はドライブ状態なのにブロックしている";
        DrivenAfterCharge { unit: Card } = "driven-after-charge",
            "{unit} is driven after Charge has charged it",
            "{unit}はチャージの後なのにドライブ状態である";
    }
}

//! Breaches: things in a match that the rules do not allow, in the order in which a match comes to them.

use super::{Dealing, OneOf, Place, Shown, Source, Together};
use crate::facts;
use crate::games::blackpoker::BlackPoker;
use crate::games::blackpoker::book::Clause;
use crate::games::blackpoker::cards::Face;
use crate::games::blackpoker::log::words::{Action, Target};
use crate::log::Seat;
use crate::table::Card;

facts! {
    /// A breach of the rules.
    pub enum Breach of BlackPoker {
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

        // Reasons against a step.
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
            "アタッカー：{attackers}";
        MoreAttackersDeal { attackers: Dealing, more: usize } = "more-attackers-deal",
            "{attackers}, and {more} more attack",
            "アタッカー：{attackers}、ほかに{more}体のアタッカーがいる";
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
            "キーカードの数字が{own} < {other}である";
        NobodyIsDriven { player: Seat } = "nobody-is-driven",
            "no character of {player}'s is driven",
            "{player}のキャラクターにドライブ状態のものはない";
        NoNumberIsChanged = "no-number-is-changed",
            "no number of a soldier is changed",
            "数字が増減している兵士はいない";
        LivesHave { a: usize, b: usize } = "lives-have",
            "A's life has {a} cards, and B's {b}",
            "ライフはAが{a}枚、Bが{b}枚である";

        // Cards that a log hides.
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
    }
}

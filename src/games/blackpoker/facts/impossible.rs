//! Impossible positions: things that cannot stand in one.

use super::{Part, Written};
use crate::facts;
use crate::games::blackpoker::BlackPoker;
use crate::games::blackpoker::log::words::{Action, Target};
use crate::games::blackpoker::position::moment::Next;
use crate::log::Seat;
use crate::table::{Card, Few};

facts! {
    /// Something that cannot stand in a position.
    pub enum Unfit of BlackPoker {
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

        // Positions: actions under way.
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
    }
}

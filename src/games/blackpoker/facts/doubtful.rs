//! Doubtful positions: no match leads to them, but they can be played on.

use crate::facts;
use crate::games::blackpoker::BlackPoker;
use crate::games::blackpoker::log::words::Action;
use crate::log::Seat;
use crate::table::Card;

facts! {
    /// Something in a position that no match leads to.
    pub enum Doubtful of BlackPoker {
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

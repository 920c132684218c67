//! The closed list of faults that an event of a match can have, each with its sentence.

use crate::games::xinglingwang::Xinglingwang;
use crate::games::xinglingwang::log::words::Slot;
use crate::judge::Worded;
use crate::log::Seat;
use crate::table::Card;
use crate::{all_facts, facts};

impl Worded<Xinglingwang> for Slot {
    fn worded(&self, _: &crate::games::xinglingwang::state::Setup) -> String {
        format!("{self:?}")
    }
}

facts! {
    /// Every breach of the rules that the referee can report.
    pub enum Breach of Xinglingwang {
        NeutralDeclared { player: Seat } = "neutral-declared",
            "{player} declares the neutral cards, which are no race",
            "{player}宣告中立，但中立不是種族";
        DeckOf { player: Seat, cards: usize } = "deck-of",
            "{player}'s deck has {cards} cards, not 20",
            "{player}的牌組有{cards}張，不是20張";
        NameTwice { card: Card } = "name-twice",
            "the deck has another card of the name of {card}",
            "牌組中有與{card}同名的卡";
        NameTooOften { card: Card } = "name-too-often",
            "the deck has more than three cards of the name of {card}",
            "牌組中{card}的同名卡超過三張";
        OtherRace { card: Card } = "other-race",
            "{card} is neither of the declared race nor neutral",
            "{card}既不屬於宣告的種族，也不是中立";
        NoneOfTheRace { player: Seat } = "none-of-the-race",
            "{player}'s deck has no card of the declared race",
            "{player}的牌組沒有所宣告種族的卡";
        ManaOf { player: Seat, mana: u32 } = "mana-of",
            "the magic of {player}'s deck has {mana} mana together, more than 15",
            "{player}牌組的法力總和為{mana}，超過15";
        NotInHand { card: Card, player: Seat } = "not-in-hand",
            "{card} is not in {player}'s hand",
            "{card}不在{player}的手牌";
        HandOf { player: Seat, cards: usize } = "hand-of",
            "{player} holds {cards} cards",
            "{player}的手牌有{cards}張";
        NoUnitCard { card: Card } = "no-unit-card",
            "{card} is no unit card",
            "{card}不是單位卡";
        NoMagic { card: Card } = "no-magic",
            "{card} is no magic card",
            "{card}不是魔法卡";
        EnteredAlready { player: Seat } = "entered-already",
            "the unit of {player}'s phase has entered already",
            "{player}在此階段已經出過單位";
        UnitIsDue { player: Seat } = "unit-is-due",
            "{player} still has to play a unit or summon a little traveller",
            "{player}尚須打出一個單位或召喚一個小旅人";
        FrameNotMet { card: Card } = "frame-not-met",
            "what the blue frame of {card} asks for is not so",
            "{card}藍框所述的條件未滿足";
        NeedsSacrifices { card: Card, needs: u8 } = "needs-sacrifices",
            "{card} needs {needs} sacrifices",
            "{card}需要{needs}個祭品";
        SacrificesOther { card: Card, needs: u8, made: usize } = "sacrifices-other",
            "{card} needs {needs} sacrifices, and {made} are made",
            "{card}需要{needs}個祭品，實際獻祭{made}個";
        SacrificedTwice { unit: Card } = "sacrificed-twice",
            "{unit} is sacrificed twice",
            "{unit}被獻祭兩次";
        NotInLaneOrder { unit: Card } = "not-in-lane-order",
            "{unit} does not come next in lane order",
            "依戰線順序此處不是{unit}";
        CannotBeSacrificed { unit: Card } = "cannot-be-sacrificed",
            "a text keeps {unit} from being sacrificed",
            "{unit}不得被選為祭品";
        IsSacrificed { unit: Card } = "is-sacrificed",
            "{unit} is a sacrifice on its way to the graveyard",
            "{unit}是尚未進入墓地的祭品";
        EmptyForest { player: Seat } = "empty-forest",
            "no little traveller is left in {player}'s forest",
            "{player}的森林沒有小旅人了";
        NoTravellers { player: Seat } = "no-travellers",
            "a text keeps {player} from summoning little travellers",
            "{player}無法召喚小旅人";
        Taken { at: Slot } = "taken",
            "a unit stands on {at}",
            "{at}已有單位";
        RoomInFront { at: Slot } = "room-in-front",
            "{at} is of the back row, and the front row has room",
            "{at}在後排，而前排仍有位置";
        NotByEffect { card: Card } = "not-by-effect",
            "the blue frame of {card} does not allow effects to bring it",
            "{card}的藍框不允許以效果使其入場";
        NoUnitOf { card: Card, player: Seat } = "no-unit-of",
            "{card} is no unit of {player}'s",
            "{card}不是{player}的單位";
        StandsThere { card: Card, at: Slot } = "stands-there",
            "{card} stands on {at} already",
            "{card}已在{at}";
        EnteredThisTurn { unit: Card } = "entered-this-turn",
            "{unit} entered onto the front row this turn",
            "{unit}本回合入場於前排";
        IsImprisoned { unit: Card } = "is-imprisoned",
            "{unit} is imprisoned",
            "{unit}受到禁錮";
        CannotMove { unit: Card } = "cannot-move",
            "a text keeps {unit} from moving",
            "{unit}無法移動";
        NotOneOfTheTwo { card: Card } = "not-one-of-the-two",
            "{card} is neither of two different units that merge",
            "{card}不是合體的兩個單位之一";
        NoMechMerge { unit: Card } = "no-mech-merge",
            "{unit} has no mech merge",
            "{unit}不具有機械合體";
        NoMech { unit: Card } = "no-mech",
            "{unit} is no mech unit",
            "{unit}不是機械單位";
        MergedAlready { unit: Card } = "merged-already",
            "{unit} is merged already",
            "{unit}已是合體後的單位";
        NameMerged { unit: Card } = "name-merged",
            "a unit of the name of {unit} took part in a mech merge of this phase",
            "{unit}的同名單位已參與本次機械合體";
        MergePhaseTwice { player: Seat } = "merge-phase-twice",
            "{player} has had the mech merge phase of this main phase",
            "{player}本主要階段已進入過機械合體階段";
        MergePhaseInOneGo { player: Seat } = "merge-phase-in-one-go",
            "{player}'s units are attacking or moving in one go",
            "{player}的單位正在連貫地進攻或移動";
        NobodyAttacks { player: Seat } = "nobody-attacks",
            "no unit of {player}'s was made to attack",
            "{player}沒有使任何單位進攻";
        LiesSideways { unit: Card } = "lies-sideways",
            "{unit} lies sideways",
            "{unit}處於橫放狀態";
        AttackedAlready { unit: Card } = "attacked-already",
            "{unit} was made to attack this turn already",
            "{unit}本回合已進攻過";
        HasBlock { unit: Card } = "has-block",
            "{unit} has block",
            "{unit}具有阻擋";
        CannotAttack { unit: Card } = "cannot-attack",
            "a text keeps {unit} from attacking",
            "{unit}無法進攻";
        NamesNoPosition { unit: Card } = "names-no-position",
            "{unit} has ranged, and no enemy position is named",
            "{unit}具有遠程，但未指定敵方位置";
        NotRanged { unit: Card } = "not-ranged",
            "{unit} has no ranged and names no position",
            "{unit}不具有遠程，不能指定位置";
        NotForward { unit: Card, at: Slot } = "not-forward",
            "{at} is not forward of {unit}",
            "{at}不在{unit}的前方";
        TargetHasBlock { unit: Card, block: Card } = "target-has-block",
            "{block} has block, and {unit} has no sunder",
            "{block}具有阻擋，而{unit}不具有破甲";
        NobodyForward { unit: Card } = "nobody-forward",
            "no enemy unit that it could attack stands forward of {unit}",
            "{unit}前方沒有可進攻的敵方單位";
        HasNoGlide { unit: Card } = "has-no-glide",
            "{unit} has no glide",
            "{unit}不具有滑行";
        NoAttackFrom { unit: Card, at: Slot } = "no-attack-from",
            "{unit} could not attack from {at}",
            "{unit}在{at}不符合進攻條件";
        AttacksNext { unit: Card } = "attacks-next",
            "{unit} has glided and attacks next",
            "{unit}滑行後須接著進攻";
        CannotAmbush { unit: Card } = "cannot-ambush",
            "{unit} is no attacker with ambush that has won its battle",
            "{unit}不是戰鬥成功的偷襲進攻單位";
        CoversNothing { unit: Card } = "covers-nothing",
            "no unit entered beside {unit} that it could cover",
            "沒有單位入場於{unit}左右邊可供掩護";
        WasNotKidnapped { card: Card } = "was-not-kidnapped",
            "{card} is no unit that was set free",
            "{card}不是被釋放的單位";
        NotItsTiming { card: Card } = "not-its-timing",
            "it is not the timing of {card}",
            "不符合{card}的時機";
        InOneGo { card: Card } = "in-one-go",
            "{card} has no exact timing, and attacks, moves and merges are one continuous action",
            "{card}沒有恰好符合的時機，而進攻、移動與合體為連貫動作";
        AnotherFirst { card: Card, first: Card } = "another-first",
            "the effect of {first} comes first",
            "須先發動{first}的效果";
        NotAskedNow { player: Seat } = "not-asked-now",
            "it is not for {player} to do now",
            "{player}此時不得這樣做";
        BeneathNoUnit { card: Card } = "beneath-no-unit",
            "{card} is used on no unit on the board",
            "{card}沒有選擇場上的單位";
        IsElsewhere { card: Card, source: Card } = "is-elsewhere",
            "{card} is not where a target of {source} has to be",
            "{card}不在{source}指定的區域";
        NothingToAimAt { card: Card } = "nothing-to-aim-at",
            "no card is where a target of {card} has to be",
            "{card}指定的區域沒有可選的目標";
        ResolvedFirst { card: Card, first: Card } = "resolved-first",
            "{first} comes before {card} in lane order",
            "依戰線順序，{first}須先於{card}結算";
        CannotEnter { at: Slot } = "cannot-enter",
            "no position is free, and {at} is taken",
            "場上沒有空位，{at}已有單位";
        NoSuchCard { card: Card } = "no-such-card",
            "there is no card {card}",
            "沒有{card}這張卡";
        NoSuchAbility { card: Card, ability: u8 } = "no-such-ability",
            "{card} has no ability {ability}",
            "{card}沒有第{ability}個效果";
        NotYours { card: Card, player: Seat } = "not-yours",
            "{card} is not {player}'s to activate",
            "{card}不由{player}發動";
        ElsewhereThan { card: Card } = "elsewhere-than",
            "{card} is not where its effect is activated from",
            "{card}不在發動其效果的區域";
        WasNotPlayed { card: Card } = "was-not-played",
            "{card} was not played just now",
            "{card}並非剛被打出";
        OnceATurn { card: Card } = "once-a-turn",
            "that was activated of {card} this turn already",
            "{card}一回合一次的效果本回合已發動";
        MustBeActivated { card: Card } = "must-be-activated",
            "the effect of {card} may not be left",
            "{card}的效果不可不發動";
        TerrainAimsAtEnemy { card: Card, target: Card } = "terrain-aims-at-enemy",
            "{target} is an enemy's, and {card} is a terrain card",
            "{target}是敵方的卡，而{card}是場地卡";
        IsProof { unit: Card } = "is-proof",
            "{unit} has a resistance against being chosen",
            "{unit}具有抗性，不會被選為目標";
        SpendsNothing { card: Card } = "spends-nothing",
            "no charge energy is removed for {card}",
            "{card}的耗能沒有移除充能能量";
        SpendsOther { card: Card, spends: u8, needs: u8 } = "spends-other",
            "{card} needs {needs} charge energy, and {spends} is removed",
            "{card}需要{needs}點充能能量，實際移除{spends}點";
        TooLittleEnergy { card: Card, energy: i16 } = "too-little-energy",
            "there is {energy} charge energy, too little for {card}",
            "充能能量只有{energy}點，不足以發動{card}";
        GainsNegative { card: Card } = "gains-negative",
            "what {card} gains is negative",
            "{card}獲得的數量為負";
        BoardedThisTurn { unit: Card } = "boarded-this-turn",
            "{unit} has taken little travellers in this turn",
            "{unit}本回合有小旅人搭乘或上車";
        TooFewRiders { unit: Card, riders: u8 } = "too-few-riders",
            "{riders} little travellers lie beneath {unit}, too few",
            "{unit}下方只有{riders}個小旅人，數量不足";
        NotInGraveyard { card: Card, player: Seat } = "not-in-graveyard",
            "{card} is not in {player}'s graveyard",
            "{card}不在{player}的墓地";
        HasNoSoul { card: Card } = "has-no-soul",
            "{card} has no soul points, so it is not recalled",
            "{card}沒有亡魂點數，不能還魂";
        RecalledTwice { card: Card } = "recalled-twice",
            "{card} is recalled twice",
            "{card}被還魂兩次";
        SoulsOther { card: Card, souls: u16, needs: u8 } = "souls-other",
            "the cards count {souls} soul points together, and {card} needs exactly {needs}",
            "這些卡合計{souls}點亡魂，而{card}需要恰好{needs}點";
        NotActivated { card: Card } = "not-activated",
            "no effect of {card} is being resolved",
            "{card}沒有正在結算的效果";
        TargetsOther { card: Card, needs: usize, made: usize } = "targets-other",
            "{card} asks for {needs} cards, and {made} are chosen",
            "{card}須選擇{needs}張，實際選擇{made}張";
        AsksOther { card: Card } = "asks-other",
            "{card} asks for something else to be chosen",
            "{card}要求選擇的不是這個";
        MustBeResolved { card: Card } = "must-be-resolved",
            "what {card} asks for may not be left",
            "{card}要求的選擇不可略過";
        SaysNothingMore { card: Card } = "says-nothing-more",
            "the text of {card} says nothing more now",
            "{card}的效果此時沒有其他可結算的敘述";
        NotOnTop { card: Card, player: Seat } = "not-on-top",
            "{card} is not on top of {player}'s library",
            "{card}不在{player}的牌庫頂";
        IsUnbreakable { unit: Card } = "is-unbreakable",
            "{unit} has destruction resistance",
            "{unit}具有破壞抗性";
        NotNext { unit: Card, at: Slot } = "not-next",
            "{at} is not next to {unit}",
            "{at}不與{unit}相鄰";
        PushResisted { unit: Card } = "push-resisted",
            "{unit} cannot be pushed",
            "{unit}無法被推擠";
        BoardEnds { unit: Card } = "board-ends",
            "the row ends behind {unit}",
            "{unit}已在戰線邊緣";
        CouldBePushed { unit: Card, at: Slot } = "could-be-pushed",
            "{unit} could be pushed to {at}",
            "{unit}可被推擠到{at}";
        HasNoKidnap { unit: Card } = "has-no-kidnap",
            "{unit} has no kidnap",
            "{unit}不具有綁架";
        KidnapsEnough { unit: Card } = "kidnaps-enough",
            "{unit} holds as many cards as it may",
            "{unit}綁架的卡牌已達上限";
        NoTraveller { card: Card } = "no-traveller",
            "{card} is no little traveller",
            "{card}不是小旅人";
        HasNoRide { unit: Card } = "has-no-ride",
            "{unit} has no ride",
            "{unit}不具有搭乘";
        RideIsFull { unit: Card } = "ride-is-full",
            "{unit} holds as many little travellers as it may",
            "{unit}搭乘的小旅人已達上限";
        NotBeneath { card: Card, unit: Card } = "not-beneath",
            "{card} is no unit beneath {unit}",
            "{card}不是{unit}下方的單位";
        SplitInPart { unit: Card } = "split-in-part",
            "not all units of {unit} have been put on the board",
            "{unit}包含的單位尚未全部置於場上";
        NoRoomToSplit { unit: Card } = "no-room-to-split",
            "there is no room for all units of {unit}",
            "場上位置不足以分開{unit}";
        SpinUnderWay { card: Card } = "spin-under-way",
            "the spin before it is not resolved yet",
            "前一次輪轉尚未結算完畢";
        ConditionNotMet { player: Seat } = "condition-not-met",
            "{player} does not meet the condition",
            "{player}不符合該條件";
        NotExiled { card: Card } = "not-exiled",
            "{card} does not go to the exile zone",
            "{card}沒有被除外";
        LooksAtLibrary { player: Seat, of: Seat } = "looks-at-library",
            "{player} looks at {of}'s library, which is hidden from both",
            "{player}查看{of}的牌庫，其內容對雙方隱藏";
        LooksAtHand { player: Seat, of: Seat } = "looks-at-hand",
            "{player} looks at {of}'s hand, which is hidden",
            "{player}查看{of}的手牌，其內容為隱藏資訊";
        OpensOwn { player: Seat } = "opens-own",
            "the card is shown by {player}, and not by the enemy",
            "由{player}而非敵方展示該卡";
        NotOnTheWheel { card: Card, player: Seat } = "not-on-the-wheel",
            "{card} is not on {player}'s wheel",
            "{card}不在{player}的轉盤";
        ShuffleNames { card: Card, player: Seat } = "shuffle-names",
            "{card} is not in {player}'s library, or named twice",
            "{card}不在{player}的牌庫，或重複出現";
        ShuffleCounts { player: Seat, cards: usize, named: usize } = "shuffle-counts",
            "{player}'s library has {cards} cards, and the order names {named}",
            "{player}的牌庫有{cards}張，而順序列出{named}張";
    }
}

facts! {
    /// The reason why the view of a log can see a card.
    pub enum Sight of Xinglingwang {
        InPlay { card: Card } = "in-play",
            "{card} lies open for all to see",
            "{card}公開放置";
        KnowsTheHand { player: Seat } = "knows-the-hand",
            "{player} knows the own hand",
            "{player}知道自己的手牌";
        IsNamed = "is-named",
            "both players see the card",
            "雙方都看得見這張卡";
    }
}

all_facts! {
    /// A fact about an event.
    pub enum Fact of Xinglingwang {
        /// A breach of the rules.
        Breach,
        /// The visibility of a card.
        Sight,
    }
}

//! The closed list of faults that an event or a position of a match can have, each with its sentence.

use crate::facts;
use crate::games::evolve::Evolve;
use crate::games::evolve::log::words::{Place, Target, Trigger};
use crate::games::evolve::state::Setup;
use crate::judge::Worded;
use crate::log::Seat;
use crate::table::Card;

impl Worded<Evolve> for Target {
    fn worded(&self, setup: &Setup) -> String {
        setup.tell_target(*self)
    }
}

impl Worded<Evolve> for Place {
    fn worded(&self, setup: &Setup) -> String {
        let words = match self {
            Place::Deck => ["deck", "牌组放置区", "デッキ"],
            Place::Bottom => ["bottom of the deck", "牌组底部", "デッキの下"],
            Place::Hand => ["hand", "手牌", "手札"],
            Place::Ex => ["EX area", "额外区", "EXエリア"],
            Place::Field => ["field", "战场", "場"],
            Place::Cemetery => ["cemetery", "墓场", "墓場"],
            Place::Banished => ["banished zone", "消失领域", "消滅領域"],
            Place::EvolveDeck => ["evolve deck", "进化牌组放置区", "エボルヴデッキ"],
            Place::EvolveDeckUp => {
                ["evolve deck zone, face up", "进化牌组放置区（正面朝上）", "エボルヴデッキ置き場（表向き）"]
            }
            Place::Evolved => ["evolve zone", "进化领域", "進化領域"],
            Place::Race => ["race zone", "参赛领域", "出走領域"],
            Place::Leader => ["leader zone", "主战者区域", "リーダーエリア"],
            Place::Resolution => ["resolution zone", "计算领域", "解決領域"],
        };
        setup.word(words).to_owned()
    }
}

impl Worded<Evolve> for Trigger {
    fn worded(&self, setup: &Setup) -> String {
        let words = match self {
            Trigger::Fanfare => ["fanfare", "入场曲", "ファンファーレ"],
            Trigger::LastWords => ["last words", "谢幕曲", "ラストワード"],
            Trigger::OnEvolve => ["on-evolve ability", "进化时能力", "進化時能力"],
            Trigger::Strike => ["strike ability", "攻击时能力", "攻撃時能力"],
            Trigger::OnRace => ["on-race ability", "参赛时能力", "出走時能力"],
            Trigger::Drain => ["drain", "虹吸", "ドレイン"],
            Trigger::EndPhase => ["end-phase ability", "结束阶段的能力", "エンドフェイズの能力"],
            Trigger::MainPhase => ["main-phase ability", "主要阶段的能力", "メインフェイズの能力"],
            Trigger::Other => ["automatic ability", "自动能力", "自動能力"],
        };
        setup.word(words).to_owned()
    }
}

facts! {
    /// Every fault that the referee can report.
    pub enum Breach of Evolve {
        MatchOver = "match-over", "the match is over", "对局已经结束",
            "対戦はすでに終わっている";
        WrongPlayer { asked: Seat, by: Seat } = "wrong-player",
            "it is {asked} who has to choose here, not {by}", "此处应由{asked}选择，而不是{by}",
            "ここで選ぶのは{by}ではなく{asked}である";
        AnotherChoice = "another-choice", "another choice is asked for here", "此处要求的是另一种选择",
            "ここで求められているのは別の選択である";
        AbilityWaits { card: Card } = "ability-waits",
            "another choice is asked for here: an ability of {card} waits", "此处要求的是另一种选择：{card}的能力正在等待",
            "ここで求められているのは別の選択である：{card}の能力が待機している";
        NotAsked = "not-asked", "no choice is asked for here", "此处没有要求任何选择",
            "ここでは何の選択も求められていない";
        NoSuchCard { card: Card } = "no-such-card", "there is no {card} in this match", "本局中没有{card}",
            "この対戦に{card}はない";

        OneLeader { player: Seat, brought: usize } = "one-leader",
            "{player} brings {brought} leaders; it has to be one", "{player}准备了{brought}张主战者卡牌；应为1张",
            "{player}のリーダーは{brought}枚で、1枚でなければならない";
        NoLeader { card: Card } = "no-leader", "{card} is no leader", "{card}不是主战者",
            "{card}はリーダーではない";
        MainDeckSize { player: Seat, cards: usize } = "main-deck-size",
            "{player}'s main deck has {cards} cards; it has to have 40 to 50", "{player}的主牌组有{cards}张卡牌；应为40至50张",
            "{player}のメインデッキは{cards}枚で、40枚から50枚でなければならない";
        NotForTheMainDeck { card: Card } = "not-for-the-main-deck",
            "{card} is a leader, an evolve card or a token, and cannot be in a main deck", "{card}是主战者、进化或衍生物，不能放入主牌组",
            "{card}はリーダー、エボルヴ、トークンのいずれかで、メインデッキに入れられない";
        EvolveDeckSize { player: Seat, cards: usize } = "evolve-deck-size",
            "{player}'s evolve deck has {cards} cards; ten is the most", "{player}的进化牌组有{cards}张卡牌；最多10张",
            "{player}のエボルヴデッキは{cards}枚で、10枚までしか入れられない";
        NotForTheEvolveDeck { card: Card } = "not-for-the-evolve-deck",
            "{card} is no evolve card", "{card}不是进化卡牌",
            "{card}はエボルヴカードではない";
        TooManyOfAName { card: Card, most: usize } = "too-many-of-a-name",
            "{card} is one card too many of its name; {most} in a deck is the most", "{card}超出了同名卡牌的上限；一个牌组中最多{most}张",
            "{card}は同じ名前のカードの上限を超えており、一つのデッキには{most}枚までしか入れられない";
        OtherClassThanLeader { card: Card } = "other-class-than-leader",
            "{card} is neither of the leader's class nor neutral", "{card}既非主战者的职业，也非中立",
            "{card}はリーダーと同じクラスでもニュートラルでもない";
        OtherTitleThanLeader { card: Card } = "other-title-than-leader",
            "{card} does not have the leader's title", "{card}没有与主战者统一的主题",
            "{card}はリーダーと同じタイトルを持たない";

        NotTheWholeHand { named: usize, hand: usize } = "not-the-whole-hand",
            "{named} cards are named, and the hand has {hand}", "写了{named}张卡牌，而手牌有{hand}张",
            "手札は{hand}枚だが、書かれているのは{named}枚である";
        NotInHand { card: Card, by: Seat } = "not-in-hand", "{card} is not in {by}'s hand", "{card}不在{by}的手牌中",
            "{card}は{by}の手札にない";
        NamedTwice { card: Card } = "named-twice", "{card} is named twice", "{card}写了两次",
            "{card}が二度書かれている";
        RedrawnBefore { by: Seat } = "redrawn-before", "{by} has taken a new hand already", "{by}已经更换过手牌",
            "{by}はすでに手札を引き直している";
        RedrawIsLate { by: Seat } = "redraw-is-late",
            "{by} may take a new hand only where it is asked, the first player first", "{by}只能在规定的时点更换手牌，从先攻玩家开始",
            "{by}が手札を引き直せるのは、先攻プレイヤーから順に尋ねられたときだけである";

        NoWard { card: Card } = "no-ward", "{card} has no ward", "{card}没有守护",
            "{card}は守護を持たない";
        AlreadyRested { card: Card } = "already-rested", "{card} is rested already", "{card}已处于横置状态",
            "{card}はすでにアクト状態である";
        AlreadyStanding { card: Card } = "already-standing", "{card} is standing already", "{card}已处于竖置状态",
            "{card}はすでにスタンド状態である";
        NotOnOwnField { card: Card, by: Seat } = "not-on-own-field", "{card} is not on {by}'s field", "{card}不在{by}的战场上",
            "{card}は{by}の場にない";
        NotOnTheField { card: Card } = "not-on-the-field", "{card} is not on the field", "{card}不在战场上",
            "{card}は場にない";
        NotOnTheOtherField { card: Card, by: Seat } = "not-on-the-other-field",
            "{card} is not on the field of {by}'s opponent", "{card}不在{by}对手的战场上",
            "{card}は{by}の相手の場にない";
        NoFollower { card: Card } = "no-follower", "{card} is no follower on the field", "{card}不是战场上的随从",
            "{card}は場のフォロワーではない";

        NotInHandOrEx { card: Card, by: Seat } = "not-in-hand-or-ex",
            "{card} is neither in {by}'s hand nor in {by}'s EX area", "{card}既不在{by}的手牌中，也不在{by}的额外区",
            "{card}は{by}の手札にもEXエリアにもない";
        NotFromTheExArea { card: Card } = "not-from-the-ex-area",
            "{card} says that it cannot be played from the EX area", "{card}的文本规定不能从额外区使用",
            "{card}には、EXエリアからプレイできないと書かれている";
        WorksElsewhere { card: Card, by: Seat, zone: Place } = "works-elsewhere",
            "that ability of {card} works in {by}'s {zone} alone, and it is not there",
            "{card}的该能力只在{by}的{zone}有效，而它不在那里",
            "{card}のその能力が働くのは{by}の{zone}だけであり、このカードはそこにない";
        Forbidden { card: Card } = "forbidden", "an effect forbids {card} to do that", "有效果禁止{card}这样做",
            "{card}がそうすることを、効果が禁じている";
        NoQuick { card: Card } = "no-quick",
            "{card} has no Quick there, and it is the opponent's turn", "{card}没有快速，而此时是对手的回合",
            "相手のターンだが、{card}はクイックを持たない";
        NothingToChoose { card: Card } = "nothing-to-choose",
            "playing {card} makes nobody choose anything", "使用{card}时不进行任何选择",
            "{card}をプレイする際に選ぶものはない";
        CostIs { card: Card, cost: i32 } = "cost-is",
            "{card} costs {cost}, and no effect that is known changes that", "{card}的费用为{cost}，没有已知的效果改变它",
            "{card}のコストは{cost}であり、それを変える効果は知られていない";
        TooFewPoints { cost: i32, points: i32 } = "too-few-points",
            "{cost} points are to be paid, and there are {points}", "需要支付{cost}点，而现有{points}点",
            "支払うのは{cost}だが、{points}しかない";
        FieldIsFull { by: Seat } = "field-is-full", "{by}'s field is full", "{by}的战场已达到上限",
            "{by}の場は上限に達している";
        NoCounterToTake { card: Card } = "no-counter-to-take",
            "{card} is no own amulet with stack and a counter", "{card}不是自己的带有蓄积指示物的护符",
            "{card}は、スタックを持ちカウンターのある自分のアミュレットではない";
        CannotBePaid { card: Card } = "cannot-be-paid",
            "a part of the cost that the text of {card} asks for cannot be paid", "{card}的文本所要求的费用有一部分无法支付",
            "{card}のテキストが求めるコストの一部を支払えない";
        NotForEarthRite { card: Card } = "not-for-earth-rite",
            "the text of {card} does not speak of earth rite, for which alone a counter is taken", "{card}的文本没有写明土之秘术，不能为它移除指示物",
            "{card}のテキストは土の秘術に触れておらず、ほかの理由でカウンターを取り除くことはない";
        RiteIsTheCost { card: Card } = "rite-is-the-cost",
            "the cost of that ability of {card} is a stack counter, and none is taken", "{card}的该能力以移除蓄积指示物为费用，却没有移除",
            "{card}のその能力のコストはスタックカウンターだが、取り除かれていない";
        HasToChoose { card: Card } = "has-to-choose",
            "the text of {card} begins with a choice that can be made, and none is", "{card}的文本要求进行选择，可以选择却没有选择",
            "{card}のテキストは選択から始まり、選べるのに何も選ばれていない";
        NothingCanBeChosen { card: Card } = "nothing-can-be-chosen",
            "the text of {card} begins with a choice, and nothing can be chosen", "{card}的文本要求进行选择，但没有可以选择的目标",
            "{card}のテキストは選択から始まるが、選べるものがない";
        NoEnemyFollower { target: Target } = "no-enemy-follower",
            "{target} is no follower of the other player's field", "{target}不是对手战场上的随从",
            "{target}は相手の場のフォロワーではない";
        NotInTheOpen { card: Card } = "not-in-the-open",
            "{card} lies in a zone whose cards are chosen only as the text is carried out", "{card}位于非公开领域，只在计算时选择",
            "{card}のある領域のカードは、テキストの解決中にしか選べない";
        NotWhatItAsksFor { card: Card, target: Target } = "not-what-it-asks-for",
            "{target} is not what the text of {card} asks for", "{target}不符合{card}的文本所要求的目标",
            "{target}は、{card}のテキストが求めるものではない";
        ChosenTwice { card: Card, target: Target } = "chosen-twice",
            "{target} is chosen twice for one choice of {card}", "{target}在{card}的同一选择中被选择了两次",
            "{card}の一つの選択で、{target}が二度選ばれている";
        OneTooMany { card: Card, target: Target } = "one-too-many",
            "the text of {card} asks for nothing that {target} would be", "{card}的文本没有要求选择{target}",
            "{card}のテキストに、{target}を選ぶ部分はない";
        ConditionUnmet { card: Card } = "condition-unmet",
            "the text of {card} says when that ability can be used, and it is not so", "{card}的文本规定了该能力的使用条件，而该条件未满足",
            "{card}のテキストが定める、その能力をプレイできる条件が満たされていない";
        HasAura { card: Card } = "has-aura", "{card} has aura", "{card}具有灵气",
            "{card}はオーラを持つ";
        SameOptionTwice { card: Card } = "same-option-twice", "one option of {card} is chosen twice", "{card}的同一选项被选择了两次",
            "{card}の同じ選択肢が二度選ばれている";
        NoOptions { card: Card } = "no-options", "the text of {card} has no options there", "{card}的文本在此没有选项",
            "{card}のテキストのここには選択肢がない";
        NoSuchOption { card: Card, nth: u8 } = "no-such-option", "the text of {card} has no option {nth}", "{card}的文本没有第{nth}个选项",
            "{card}のテキストに{nth}番目の選択肢はない";
        NoOptionChosen { card: Card } = "no-option-chosen", "no option of {card} is chosen; it has to be one at least", "没有选择{card}的任何选项；至少要选择1个",
            "{card}の選択肢が一つも選ばれていないが、少なくとも一つは選ばなければならない";
        TooManyOptions { card: Card, most: u8 } = "too-many-options",
            "more than {most} options of {card} are chosen", "{card}的选项选择了{most}个以上",
            "{card}の選択肢が{most}個より多く選ばれている";
        TooFewOptions { card: Card, most: u8 } = "too-few-options",
            "fewer than {most} options of {card} are chosen", "{card}的选项选择了不足{most}个",
            "{card}の選択肢が{most}個より少なく選ばれている";
        NoSuchAbility { card: Card, nth: u8 } = "no-such-ability",
            "{card} has no activated ability number {nth}", "{card}没有第{nth}个启动能力",
            "{card}に{nth}番目の起動能力はない";
        UsedThisTurn { card: Card } = "used-this-turn", "that ability of {card} was used this turn", "{card}的该能力本回合已经使用过",
            "{card}のその能力は、このターンにすでにプレイしている";
        NoStackAmulet { card: Card } = "no-stack-amulet", "{card} is no own card with stack", "{card}不是自己的具有蓄积的护符",
            "{card}は、スタックを持つ自分のカードではない";
        NotAnother { card: Card } = "not-another", "{card} is not another card", "{card}不是另一张护符",
            "{card}は別のカードではない";

        EvolvedThisTurn { by: Seat } = "evolved-this-turn",
            "{by} has used an evolve or meal ability this turn", "{by}本回合已经使用过进化能力或用餐能力",
            "{by}はこのターンに進化能力か食事能力をすでにプレイしている";
        NoEvolvePoint { by: Seat } = "no-evolve-point", "{by} has no evolve point", "{by}没有进化点",
            "{by}にはEPがない";
        NoPointToReplace { card: Card } = "no-point-to-replace",
            "the cost at {card} holds no play point that an evolve point could pay", "{card}的费用中没有可由进化点支付的能量点",
            "{card}のコストには、EPで支払えるPPがない";
        NoEvolveAbility { card: Card } = "no-evolve-ability", "{card} has no evolve ability", "{card}没有进化能力",
            "{card}は進化能力を持たない";
        OtherName { card: Card, with: Card } = "other-name", "{with} does not have the name of {card}", "{with}与{card}不同名",
            "{with}は{card}と同じ名前ではない";
        NotInTheEvolveDeck { card: Card, by: Seat } = "not-in-the-evolve-deck",
            "{card} does not lie face down in {by}'s evolve deck", "{card}不是{by}进化牌组中背面朝上的卡牌",
            "{card}は{by}のエボルヴデッキに裏向きで置かれていない";
        LiesFaceUp { card: Card } = "lies-face-up",
            "{card} lies face up and counts as no card of the evolve deck", "{card}正面朝上，不视为进化牌组内的卡牌",
            "{card}は表向きなので、エボルヴデッキのカードとはみなさない";
        NoMealAbility { card: Card } = "no-meal-ability", "{card} has no meal ability", "{card}没有用餐能力",
            "{card}は食事能力を持たない";
        HasEaten { card: Card } = "has-eaten", "{card} is linked with a card of the race zone already", "{card}已与参赛领域的卡牌关联",
            "{card}には、出走領域のカードがすでに関連付けられている";
        OtherNumberOfCarrots { card: Card, times: u8 } = "other-number-of-carrots",
            "the meal of {card} takes {times} cards of the evolve deck", "{card}的用餐需要进化牌组中的{times}张卡牌",
            "{card}の食事に使うエボルヴデッキのカードは{times}枚である";
        NoCarrot { card: Card } = "no-carrot", "{card} is no carrot", "{card}不是“胡萝卜”",
            "{card}は『にんじん』ではない";

        CameThisTurn { card: Card } = "came-this-turn",
            "{card} came this turn, did not evolve, and has neither storm nor rush", "{card}是本回合进场的，没有进化，也没有疾驰或突进",
            "{card}はこのターンに場に出て、進化しておらず、疾走も突進も持たない";
        OwnLeader { by: Seat } = "own-leader", "it is {by}'s own leader", "那是{by}自己的主战者",
            "それは{by}自身のリーダーである";
        RushReachesFollowers { card: Card } = "rush-reaches-followers",
            "{card} came this turn, and rush lets it attack followers alone", "{card}是本回合进场的，突进只能攻击随从",
            "{card}はこのターンに場に出たので、突進で攻撃できるのはフォロワーだけである";
        NotUnderControlSince { card: Card } = "not-under-control-since",
            "{card} was not under its player's control since the turn began", "{card}并非从本回合开始就一直由其玩家控制",
            "{card}のプレイヤーは、このターンの初めからずっとマスターだったわけではない";
        HasIntimidate { card: Card } = "has-intimidate", "{card} has intimidate", "{card}具有威压",
            "{card}は威圧を持つ";
        TargetStands { card: Card } = "target-stands", "{card} is standing, and the attacker has no assail", "{card}处于竖置状态，而攻击随从没有指定攻击",
            "{card}はスタンド状態であり、攻撃フォロワーは指定攻撃を持たない";
        WardComesFirst { card: Card } = "ward-comes-first", "{card} is rested and has ward", "{card}处于横置状态并具有守护",
            "{card}がアクト状態で、守護を持つ";

        NotTriggered { card: Card, ability: Trigger, nth: u8 } = "not-triggered",
            "{ability} number {nth} of {card} does not wait", "{card}的第{nth}个{ability}没有进入待机状态",
            "{card}の{nth}番目の{ability}は待機していない";
        AbilityOfTheOther { card: Card, by: Seat } = "ability-of-the-other", "that ability of {card} is {by}'s", "{card}的该能力属于{by}",
            "{card}のその能力は{by}のものである";
        OtherUsesFirst { by: Seat } = "other-uses-first", "an ability of {by}'s waits, and comes first", "{by}有待机状态的能力，应先使用",
            "{by}の能力が待機しており、それが先である";
        NoCost { card: Card } = "no-cost", "the ability of {card} asks for no cost", "{card}的该能力没有费用",
            "{card}のその能力にコストはない";
        CanBeUsed { card: Card } = "can-be-used", "the ability of {card} can be used", "{card}的该能力可以使用",
            "{card}のその能力はプレイできる";
        NotOfTheFullZone { card: Card, zone: Place } = "not-of-the-full-zone",
            "{card} is not in the {zone}, which holds too many cards", "{card}不在超出上限的{zone}中",
            "{card}は、上限を超えている{zone}にない";

        NoText { card: Card } = "no-text", "{card} has no text that could do that", "{card}没有能做到这一点的文本",
            "{card}には、それを行えるテキストがない";
        NotCarriedOut { card: Card } = "not-carried-out",
            "no ability of {card} is being carried out, and none of it holds by itself", "{card}没有正在计算的能力，也没有自行生效的能力",
            "{card}には、解決中の能力も、ひとりでに働く能力もない";
        NothingCarriedOut { by: Seat } = "nothing-carried-out",
            "no text is being carried out that could let {by} choose", "没有正在计算的文本让{by}选择",
            "{by}に選択を求めるテキストは、何も解決中でない";
        ChosenTooLate { card: Card } = "chosen-too-late",
            "{card} lies open and was to be chosen when the card or ability was used", "{card}位于公开领域，应在使用时选择",
            "{card}は公開領域にあり、カードや能力をプレイする際に選んでおくものである";
        ByNothing = "by-nothing", "an amount of 0 does nothing, and is not written down", "数值为0的行动不会执行，也不记录",
            "数値が0なら何も起こらず、記録もしない";
        LosesACounterInstead { card: Card } = "loses-a-counter-instead",
            "{card} has stack and a counter, and loses a counter instead", "{card}具有蓄积且带有指示物，改为减少1个指示物",
            "{card}はスタックを持ちカウンターがあるので、代わりにカウンターを1個減らす";
        FoundAndNotShown { card: Card } = "found-and-not-shown",
            "{card} was found by a condition and was not shown", "{card}是按条件寻找到的，却没有展示",
            "{card}は条件に合うものとして見つけたのに、公開されていない";
        ZoneIsFull { of: Seat, zone: Place, limit: usize } = "zone-is-full",
            "{of}'s {zone} holds {limit} cards at most", "{of}的{zone}最多{limit}张",
            "{of}の{zone}は{limit}枚までである";
        NoPlaceForAToken { card: Card, zone: Place } = "no-place-for-a-token",
            "{card} is a token and cannot be in the {zone}", "{card}是衍生物，不能存在于{zone}",
            "{card}はトークンであり、{zone}には存在できない";
        NothingFound { player: Seat } = "nothing-found",
            "{player} searches for a number of cards alone, and finds none", "{player}寻找的条件只有张数，却没有找到",
            "{player}が探す条件は枚数だけであり、見つからなかったことにはできない";
        SpellOnTheField { card: Card } = "spell-on-the-field", "{card} is a spell and cannot be on the field", "{card}是法术，不能存在于战场上",
            "{card}はスペルであり、場には置けない";
        NoToken { code: String } = "no-token", "no token has the code {code}", "没有编号为{code}的衍生物",
            "コードが{code}のトークンはない";
        NextToken { token: Card, next: Card } = "next-token", "the next token is called {next}, not {token}", "下一个衍生物应记为{next}，而不是{token}",
            "次のトークンは{token}ではなく{next}と呼ぶ";
        DeckIsEmpty { player: Seat } = "deck-is-empty", "{player}'s deck is empty", "{player}的牌组为空",
            "{player}のデッキは空である";
        DeckIsNotEmpty { player: Seat } = "deck-is-not-empty", "{player}'s deck is not empty", "{player}的牌组不为空",
            "{player}のデッキは空ではない";
        AnotherCardOnTop { card: Card, player: Seat, top: Card } = "another-card-on-top",
            "{top} lies on top of {player}'s deck, not {card}", "{player}牌组顶部的是{top}，而不是{card}",
            "{player}のデッキの一番上にあるのは{card}ではなく{top}である";
        NotInTheDeck { card: Card, player: Seat } = "not-in-the-deck", "{card} is not in {player}'s deck", "{card}不在{player}的牌组中",
            "{card}は{player}のデッキにない";
        TooFewCounters { card: Card, there: u16 } = "too-few-counters", "{there} such counters lie on {card}", "{card}上只有{there}个该指示物",
            "{card}の上にそのカウンターは{there}個しかない";
        SearchUnderWay = "search-under-way", "another deck is being searched", "正在寻找另一个牌组",
            "別のデッキを探している途中である";

        OrderOfAnotherSize { player: Seat, cards: usize, given: usize } = "order-of-another-size",
            "{player}'s deck has {cards} cards, and {given} are given", "{player}的牌组有{cards}张，而写了{given}张",
            "{player}のデッキは{cards}枚だが、書かれているのは{given}枚である";
        NoSuchFace { face: u8 } = "no-such-face", "a die has no face {face}", "骰子没有{face}点",
            "サイコロに{face}の目はない";
        NobodyRolls = "nobody-rolls", "no text is being carried out that asks chance", "没有正在计算的文本要求随机",
            "ランダムに決めることのあるテキストは、何も解決中でない";
        SameActionAgain { by: Seat } = "same-action-again",
            "{by} has done this before, and the state of the game came out the same", "{by}做过这个行动，而游戏状态完全相同",
            "{by}は前にもこれを行っており、ゲームの状態はまったく同じになった";
        NobodysEffect { card: Card } = "nobodys-effect",
            "{card} has no effect that replaces damage, or no damage is due", "{card}没有替换伤害的效果，或没有要造成的伤害",
            "{card}はダメージを置き換える効果を持たないか、与えるダメージがない";
        OtherOrdersEffects { by: Seat } = "other-orders-effects",
            "{by} controls what is damaged, and says which effect applies first", "由受到伤害一方的控制者{by}决定先适用哪个效果",
            "ダメージを受けるもののマスターは{by}であり、どの効果を先に適用するかを決める";
        AppliedBefore { card: Card } = "applied-before",
            "the effect of {card} was applied to this damage already", "{card}的效果对这次伤害已经适用过",
            "{card}の効果は、このダメージにすでに適用している";
        MayNotLook { of: Seat, zone: Place } = "may-not-look",
            "nothing lets a player look at the cards of {of}'s {zone}", "没有任何规则允许查看{of}的{zone}的卡牌",
            "{of}の{zone}のカードを見てよいとするルールも効果もない";
        ConcededBefore { by: Seat } = "conceded-before", "{by} has conceded already", "{by}已经投降",
            "{by}はすでに投了している";
        NeitherHasLost = "neither-has-lost", "no player has lost", "没有玩家败北",
            "どのプレイヤーも敗北していない";
        DefenceIs { card: Card, defence: i32 } = "defence-is",
            "{card} has {defence} defence and was not struck by bane", "{card}的生命值为{defence}，也没有因毁灭而被破坏",
            "{card}の体力は{defence}であり、必殺を持つフォロワーと交戦してもいない";
        InPublicZone { card: Card } = "in-public-zone", "{card} lies open for all to see", "{card}位于公开领域，所有人都能看到",
            "{card}は公開領域にあり、誰でも見られる";
        ShownToAll { card: Card } = "shown-to-all", "{card} is shown to all", "{card}被展示给所有人",
            "{card}は全員に公開されている";
        KnowsOwn { player: Seat, zone: Place } = "knows-own", "{player} sees the cards of the own {zone}", "{player}能看到自己的{zone}的卡牌",
            "{player}は自分の{zone}のカードを見られる";

        PositionAt { at: String } = "position-at",
            "{at} is no place at which a position can stand", "{at}不是局面可以开始的位置",
            "{at}は、局面を置ける時点ではない";
        LaidTwice { card: Card } = "laid-twice", "the position lays {card} twice", "局面把{card}放置了两次",
            "局面が{card}を二度置いている";
        OfAnotherPlayer { card: Card, player: Seat } = "of-another-player",
            "{card} is none of {player}'s cards there", "{card}不是{player}在此处的卡牌",
            "{card}は、そこにある{player}のカードではない";
        CountOfCards { player: Seat, laid: usize, brought: usize } = "count-of-cards",
            "the position lays {laid} of {player}'s cards, and there are {brought}", "局面放置了{player}的{laid}张卡牌，而共有{brought}张",
            "局面に置かれた{player}のカードは{laid}枚だが、全部で{brought}枚ある";
    }
}

/// A fault of an event of a match.
pub type Fact = Breach;

//! Facts against an event of any game, as data and in every language of a rulebook. Translators edit this table.

use crate::judge::{Language, Rulebook, Why};
use crate::log::Seat;
use crate::table::Card;
use schemars::JsonSchema;
use serde::ser::Error as _;
use serde::{Serialize, Serializer};
use std::fmt;

/// A fact for programs. A common one is converted to a value only when it is written: most findings of a long match have
/// one, and few are written.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum FactData {
    /// No fact.
    #[default]
    None,
    /// A fact common to all games.
    Common(Common),
    /// A fact of one game.
    OfGame(serde_json::Value),
}

impl FactData {
    /// A game's fact.
    pub fn of(fact: &impl Serialize) -> FactData {
        serde_json::to_value(fact).map_or(FactData::None, FactData::OfGame)
    }

    /// Returns `true` if there is no fact.
    pub const fn is_none(&self) -> bool {
        matches!(self, FactData::None)
    }
}

impl Serialize for FactData {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            FactData::None => to.serialize_none(),
            FactData::Common(fact) => serde_json::to_value(fact).map_err(S::Error::custom)?.serialize(to),
            FactData::OfGame(fact) => fact.serialize(to),
        }
    }
}

/// A fact inside another, in words and as data.
#[derive(Clone, Debug, Default, PartialEq, JsonSchema)]
#[schemars(transparent)]
pub struct Against {
    #[schemars(skip)]
    told: String,
    #[schemars(with = "Option<serde_json::Value>")]
    data: Box<FactData>,
}

impl Against {
    /// A fact that is seen.
    pub fn seen<G: Rulebook>(setup: &G::Setup, why: &Why<G>) -> Against {
        Against { told: why.tell(setup), data: Box::new(why.data()) }
    }

    /// A fact as data only.
    pub fn data<G: Rulebook>(why: &Why<G>) -> Against {
        Against { told: String::new(), data: Box::new(why.data()) }
    }

    /// A fact against an event, in parentheses after the statement about it; empty if there is none.
    pub fn remark<G: Rulebook>(setup: &G::Setup, why: Option<Why<G>>) -> Against {
        let Some(why) = why else { return Against::default() };
        let seen = Against::seen::<G>(setup, &why);
        let told = crate::judge::wording::in_parentheses(crate::judge::language::<G>(setup), seen.told);
        Against { told, ..seen }
    }
}

impl fmt::Display for Against {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.told)
    }
}

impl Serialize for Against {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.data.serialize(to)
    }
}

/// Declares the facts common to all games, each with its words in English, simplified Chinese, traditional Chinese, and
/// Japanese.
macro_rules! common_facts {
    (
        $(#[$doc:meta])*
        pub enum $Fact:ident {
            $(
                $Name:ident $({ $($field:ident: $Type:ty),* })? = $name:literal,
                $english:literal,
                $chinese:literal,
                $traditional:literal,
                $japanese:literal;
            )*
        }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
        #[serde(tag = "is")]
        #[allow(missing_docs, reason = "a fact's words say what it is, and its fields are named in them")]
        pub enum $Fact {
            $(
                #[serde(rename = $name)]
                $Name $({ $($field: $Type),* })?,
            )*
        }

        impl $Fact {
            /// The names of all facts.
            pub const NAMES: &'static [&'static str] = &[$($name),*];

            /// The fact in words.
            #[allow(unused_variables, reason = "not every field is named in its words")]
            pub fn tell(&self, language: Language) -> String {
                match self {
                    $($Fact::$Name $({ $($field),* })? => match language {
                        Language::English => format!($english),
                        Language::Chinese => format!($chinese),
                        Language::TraditionalChinese => format!($traditional),
                        Language::Japanese => format!($japanese),
                    })*
                }
            }
        }
    };
}

common_facts! {
    /// The facts against an event that are common to all games.
    pub enum Common {
        HiddenCard { card: Card } = "hidden-card",
            "it hangs on a card that the log hides: {card}",
            "取决于记录所隐藏的一张卡：{card}",
            "取決於記錄所隱藏的一張卡：{card}",
            "ログが伏せているカード次第である：{card}";
        TextNotEncoded { card: Card } = "text-not-encoded",
            "it rests on the text of {card}, which is not encoded",
            "取决于{card}的文本，该文本尚未编码",
            "取決於{card}的文本，該文本尚未編碼",
            "{card}のテキスト次第であり、そのテキストは未対応である";
        OtherClauseNamed { named: String, demanded: String } = "other-clause-named",
            "the log names clause {named}; it happens under {demanded}",
            "记录写的是条款{named}；此事依据的是{demanded}",
            "記錄寫的是條款{named}；此事依據的是{demanded}",
            "ログは条項{named}を挙げているが、これは{demanded}によって起こる";
        AnotherStepIsDue { due: String, against: Against } = "another-step-is-due",
            "the rules make this happen here: {due}{against}",
            "按规则此处应发生：{due}{against}",
            "按規則此處應發生：{due}{against}",
            "ルール上ここで起こるのは：{due}{against}";
        NothingMakesThisHappen { against: Against, due: String } = "nothing-makes-this-happen",
            "nothing in the rules makes this happen here{against}; next is: {due}",
            "规则中没有任何内容使此事在此发生{against}；接下来应是：{due}",
            "規則中沒有任何內容使此事在此發生{against}；接下來應是：{due}",
            "ルール上ここでこれは起こらない{against}。次は：{due}";
        NothingAsksForThis { against: Against, due: String } = "nothing-asks-for-this",
            "nothing in the rules asks for this here{against}; next is: {due}",
            "规则在此没有要求此事{against}；接下来应是：{due}",
            "規則在此沒有要求此事{against}；接下來應是：{due}",
            "ルール上ここでこれは求められていない{against}。次は：{due}";
        CannotBeDone { why: String } = "cannot-be-done",
            "{why}",
            "{why}",
            "{why}",
            "{why}";
        MissingStep { what: String, player: Option<Seat> } = "missing-step",
            "missing before this entry: {what}",
            "此条目之前缺少：{what}",
            "此條目之前缺少：{what}",
            "このエントリーの前に欠けている：{what}";
        MissingChance { what: String } = "missing-chance",
            "missing before this entry: {what}",
            "此条目之前缺少：{what}",
            "此條目之前缺少：{what}",
            "このエントリーの前に欠けている：{what}";
        MissingChoice { player: Seat } = "missing-choice",
            "missing before this entry: what {player} chose",
            "此条目之前缺少：{player}的选择",
            "此條目之前缺少：{player}的選擇",
            "このエントリーの前に欠けている：{player}の選択";
        MissingChoiceOrPass { player: Seat } = "missing-choice-or-pass",
            "missing before this entry: what {player} chose, if only to pass",
            "此条目之前缺少：{player}的选择，哪怕只是放弃",
            "此條目之前缺少：{player}的選擇，哪怕只是放棄",
            "このエントリーの前に欠けている：{player}の選択。何もしない場合でも必要である";
        BroughtTheDeck { player: Seat } = "brought-the-deck",
            "{player} brought the deck and knows its cards",
            "{player}自带卡组，知道其中的卡",
            "{player}自帶卡組，知道其中的卡",
            "{player}は自分で用意したデッキのカードを知っている";
        OmniscientLogShows { what: String } = "omniscient-log-shows",
            "an omniscient log shows {what}",
            "全知视角的记录会显示{what}",
            "全知視角的記錄會顯示{what}",
            "全視点のログには{what}が示される";
        OmniscientLogShowsCards = "omniscient-log-shows-cards",
            "an omniscient log shows every card",
            "全知视角的记录会显示每一张卡",
            "全知視角的記錄會顯示每一張卡",
            "全視点のログにはすべてのカードが示される";
        OmniscientLogShowsOrders = "omniscient-log-shows-orders",
            "an omniscient log shows the order of every shuffle",
            "全知视角的记录会显示每次洗牌的顺序",
            "全知視角的記錄會顯示每次洗牌的順序",
            "全視点のログには毎回のシャッフルの順番が示される";
        LogHidesIt { seen: Against } = "log-hides-it",
            "{seen}, and the log hides it",
            "{seen}，而记录隐藏了它",
            "{seen}，而記錄隱藏了它",
            "{seen}が、ログはそれを伏せている";
        DeckListHidesIt { seen: Against } = "deck-list-hides-it",
            "{seen}, and its code in the header's deck list is \"?\"",
            "{seen}，而其在文件头卡组列表中的编号为“?”",
            "{seen}，而其在文件頭卡組列表中的編號為“?”",
            "{seen}が、ヘッダーのデッキリストのコードは「?」である";
        PositionHidesIt { seen: Against } = "position-hides-it",
            "{seen}, and the position says \"?\"",
            "{seen}，而局面写的是“?”",
            "{seen}，而局面寫的是“?”",
            "{seen}が、局面には「?」とある";
        ListHides { seen: Against, cards: String } = "list-hides",
            "{seen}, and the list in the header says \"?\" for {cards}",
            "{seen}，而文件头的列表中{cards}为“?”",
            "{seen}，而文件頭的列表中{cards}為“?”",
            "{seen}が、ヘッダーのリストでは{cards}が「?」である";
        ListHidesMore { seen: Against, cards: String, more: usize } = "list-hides-more",
            "{seen}, and the list in the header says \"?\" for {cards} and {more} more",
            "{seen}，而文件头的列表中{cards}及另外{more}张为“?”",
            "{seen}，而文件頭的列表中{cards}及另外{more}張為“?”",
            "{seen}が、ヘッダーのリストでは{cards}ほか{more}枚が「?」である";
    }
}

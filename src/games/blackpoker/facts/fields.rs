//! The fields of facts that are more than a card, a player or a number, as data and in words.

use crate::games::blackpoker::book::Clause;
use crate::games::blackpoker::cards::Face;
use crate::games::blackpoker::log::words::{Action, Target};
use crate::games::blackpoker::position::moment::Next;
use crate::games::blackpoker::state::{Setup, zones};
use crate::games::blackpoker::{BlackPoker, screen};
use crate::judge::Worded;
use crate::say;
use crate::table::{Card, Few, NOWHERE, Zone};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Serialize, Serializer};
use std::borrow::Cow;

impl Worded<BlackPoker> for Action {
    fn worded(&self, setup: &Setup) -> String {
        self.rule().told(setup.tongue).to_owned()
    }
}

impl Worded<BlackPoker> for Clause {
    fn worded(&self, _: &Setup) -> String {
        self.number().to_owned()
    }
}

impl Worded<BlackPoker> for Face {
    fn worded(&self, _: &Setup) -> String {
        self.to_string()
    }
}

impl Worded<BlackPoker> for Target {
    fn worded(&self, setup: &Setup) -> String {
        screen::target(setup, *self)
    }
}

impl Worded<BlackPoker> for Next {
    fn worded(&self, _: &Setup) -> String {
        self.word()
    }
}

impl Worded<BlackPoker> for Few {
    fn worded(&self, setup: &Setup) -> String {
        let names: Vec<String> = self.cards().iter().map(|it| setup.tell(*it)).collect();
        names.join(if setup.tongue.native { "と" } else { " and " })
    }
}

/// Key cards that are put together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct Together(pub Few);

impl Worded<BlackPoker> for Together {
    fn worded(&self, setup: &Setup) -> String {
        let names: Vec<String> = self.0.cards().iter().map(|it| setup.tell(*it)).collect();
        names.join(if setup.tongue.native { "と" } else { " with " })
    }
}

impl Serialize for Face {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.code())
    }
}

impl JsonSchema for Face {
    fn schema_name() -> Cow<'static, str> {
        "Face".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "description": "A playing card by suit and rank, such as `SA` or `H10`, or `Joker`." })
    }
}

/// Declares a zone as a fact names it: its English name as data, and its name in words.
macro_rules! zone {
    ($(#[$doc:meta])* $Name:ident, |$zone:ident| $english:expr, $native:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $Name(pub Zone);

        impl Serialize for $Name {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(zones::name(self.0))
            }
        }

        impl JsonSchema for $Name {
            fn schema_name() -> Cow<'static, str> {
                "Zone".into()
            }

            fn schema_id() -> Cow<'static, str> {
                concat!(module_path!(), "::Zone").into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                let names: Vec<&str> = (0..zones::ZONES).step_by(2).chain([NOWHERE]).map(zones::name).collect();
                json_schema!({ "type": "string", "enum": names, "description": "A player's zone." })
            }
        }

        impl Worded<BlackPoker> for $Name {
            fn worded(&self, setup: &Setup) -> String {
                let $zone = self.0;
                if setup.tongue.native { $native.into() } else { $english }
            }
        }
    };
}

zone!(
    /// The zone in which a card is.
    Place, |zone| zones::place(zone), zones::native_place(zone)
);
zone!(
    /// The zone from which a card came: key cards lie on the stage.
    Source, |zone| zones::source(zone).to_owned(), zones::native_source(zone)
);
zone!(
    /// A zone of a position.
    Part, |zone| zones::name(zone).to_owned(), zones::native_name(zone)
);

/// A card that somebody sees. If the log does not name it, it is the card that the event concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct Shown(pub Card);

impl Worded<BlackPoker> for Shown {
    fn worded(&self, setup: &Setup) -> String {
        match self.0 {
            Card::UNKNOWN => say!(setup, "the card", "そのカード"),
            card => setup.tell(card),
        }
    }
}

/// A card as the position writes it. It need not be in the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct Written(pub Card);

impl Worded<BlackPoker> for Written {
    fn worded(&self, _: &Setup) -> String {
        self.0.to_string()
    }
}

/// One of several actions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct OneOf(pub Vec<Action>);

impl Worded<BlackPoker> for OneOf {
    fn worded(&self, setup: &Setup) -> String {
        let names: Vec<&str> = self.0.iter().map(|it| it.rule().told(setup.tongue)).collect();
        names.join(if setup.tongue.native { "・" } else { " or " })
    }
}

/// judge.effect.3: the damage that an attacker deals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case", tag = "how")]
pub enum Dealt {
    /// It has left the field.
    HasLeft {
        /// The attacker.
        unit: Card,
    },
    /// It was blocked by a character that is gone.
    WasBlocked {
        /// The attacker.
        unit: Card,
    },
    /// It is blocked.
    IsBlocked {
        /// The attacker.
        unit: Card,
    },
    /// Its number, if no hidden card makes that uncertain.
    Number {
        /// The attacker.
        unit: Card,
        /// The number.
        number: Option<i32>,
    },
}

impl Worded<BlackPoker> for Dealt {
    fn worded(&self, setup: &Setup) -> String {
        let (Dealt::HasLeft { unit }
        | Dealt::WasBlocked { unit }
        | Dealt::IsBlocked { unit }
        | Dealt::Number { unit, .. }) = self;
        let unit = setup.tell(*unit);
        match self {
            Dealt::HasLeft { .. } => say!(setup, "{unit} has left the field", "{unit}は場を離れた"),
            Dealt::WasBlocked { .. } => say!(setup, "{unit} was blocked", "{unit}はブロックされた"),
            Dealt::IsBlocked { .. } => say!(setup, "{unit} is blocked", "{unit}はブロックされている"),
            Dealt::Number { number: Some(number), .. } => {
                say!(setup, "{unit} deals its number, {number}", "{unit}のダメージはその数字の{number}点である")
            }
            Dealt::Number { number: None, .. } => {
                say!(setup, "{unit} deals its number", "{unit}のダメージはその数字の点数である")
            }
        }
    }
}

/// judge.effect.3: the damage that each attacker deals, in their order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct Dealing(pub Vec<Dealt>);

impl Worded<BlackPoker> for Dealing {
    fn worded(&self, setup: &Setup) -> String {
        let each: Vec<String> = self.0.iter().map(|it| it.worded(setup)).collect();
        each.join(if setup.tongue.native { "、" } else { ", " })
    }
}

//! The words of Cipher in the language of abilities.

use crate::cards::ast::{Kind, Who};
use crate::cards::bind::{Antecedents, Fit};
use crate::cards::term::{Node, Term};
use crate::cards::words::Words;
use serde::{Deserialize, Serialize};

/// The words of Cipher.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Cipher {}

impl Words for Cipher {
    type Zone = Zone;
    type Kind = Thing;
    type Sign = Sign;
    type Stat = Stat;
    type State = State;
    type Deed = Deed;
    type Time = Time;
    type Role = Role;
    type Gate = Gate;
    type Manner = Manner;
    type Act = Special;
    type Trait = Trait;
}

macro_rules! words {
    ($($(#[$doc:meta])* $name:ident { $($word:ident,)* })*) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        #[allow(missing_docs)]
        pub enum $name { $($word,)* }

        impl $name {
            /// All of them.
            pub const ALL: &[$name] = &[$($name::$word,)*];
        }
    )* };
}

words! {
    /// Zones (chapter 8); the two lines of the battlefield are zones, too.
    Zone { Hand, Retreat, Deck, Bonds, Orbs, Boundless, Support, Field, Front, Back, }
    /// Kinds of things.
    Thing { Ally, Enemy, Unit, Card, Bond, Orb, Lord, Skill, SkillEffect, ThisSkill, }
    /// Factions (4.4.2), sexes (4.5.2), weapons (4.6.2) and attributes (4.7.4).
    Sign {
        Red, Blue, White, Black, Green, Purple, Yellow, Brown, Colorless, Sword, Lance, Axe, Bow, Tome, Staff, Knife,
        Dragonstone, Beaststone, Fang, Brawl, Stone, Armored, Flier, Beast, Dragon, Mirage, Monster, Male, Female,
    }
    /// Values of a card, and what several cards can have in common.
    Stat { Power, Support, Cost, ClassChangeCost, Orbs, Area, Name, Color, }
    /// States of a card at the moment, and things that it has.
    State {
        Ready, Rested, FaceUp, FaceDown, EitherFace, Leveled, ClassChanged, HasSupportSkill, HasClassChangeCost, Attacking,
        Defending, InChosenLine,
    }
    /// Roles of a card in what is going on.
    Role { Attacker, Defender, Fighter, Lord, Support, }
    /// Keywords (21.2.2) and the labels that other texts refer to.
    Gate { Ccs, Fs, Us, Cf, Db, Dv, Lis, Hs, As, Ts, Tas, Bs, Lvs2, Lvs3, Lvs4, Lvs5, Lvs6, Lvs7, }
    /// Ways to put a card somewhere.
    Manner { Top, Bottom, AnyOrder,
        Shown, Rested, FaceDown, Front, Back, }
    /// Acts that only Cipher has.
    Special { DeployBeside, LayUnder, ChooseLine, DrawUpTo, Shed, }
    /// Properties that only Cipher has.
    Trait { CannotRegain, AnyCopies, AnyNumber, OneOfEachSkill, CannotBeDeployedThere, CannotBeDeployedInFront, CannotDraw, NeverForNothing, OnlyBesideLord, AnyColor, CopyButNameAndPower, NoLimit,
        SignsOf, SupportTwice, CriticalTimes, SupportedByOwnName, }
}

/// Parts of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Time {
    /// A player's turn.
    Turn(Who),
    /// A player's next turn.
    NextTurn(Who),
    /// The deployment phase of a player.
    Deployment(Who),
    /// The action phase of a player.
    Action(Who),
    /// The bond phase of a player.
    Bond(Who),
    /// The beginning phase of a player.
    Beginning(Who),
    /// A battle.
    Battle,
}

/// Things that cards and players do, or that are done to them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Deed {
    // deeds: begin
    Attack,
    AttackBeyondRange,
    AttackDestroys,
    AttackEnds,
    AttackOnly,
    Attacks,
    BeAttacked,
    BeBonded,
    BeDeployed,
    BeDeployedBeside,
    BeDeployedBySkill,
    BeDestroyed,
    BeDestroyedByAttack,
    BeDestroyedByCritical,
    BeDestroyedByEffect,
    BeDestroyedByEnemyEffect,
    BeDestroyedBySkill,
    BeDestroyedBySkillOf,
    BeEvaded,
    BeLeveledUp,
    BeMoved,
    BeMovedByEnemySkill,
    BeMovedBySkill,
    BeReadied,
    BeSupported,
    BeTargetedByEnemySkill,
    ClassChange,
    ClassChanges,
    CombatEnds,
    Critical,
    CriticalDestroys,
    Criticals,
    Draws,
    Evade,
    Evades,
    FailsToDestroy,
    FailsToSupport,
    Fights,
    GainAbilities,
    Grows,
    IsAddedToDeck,
    IsAttacked,
    IsClassChangedInto,
    IsDeployed,
    IsDestroyed,
    IsDestroyedByAttack,
    IsDrawn,
    IsEvaded,
    IsLaidForClassChange,
    IsLaidForLevelUp,
    IsLeveledInto,
    IsMoved,
    IsMovedToBack,
    IsMovedToFront,
    IsReadied,
    IsRested,
    IsRevealed,
    IsSentToRetreat,
    IsSupported,
    LevelUp,
    LevelUpBySkill,
    LevelsUp,
    RevealsFromDeck,
    Support,
    SupportFails,
    SupportSucceeds,
    Survives,
    UseSupportSkill,
    WouldBeDestroyed,
    // deeds: end
}

impl Antecedents for Cipher {
    fn fits(kind: &str, selection: &Term) -> Fit {
        let Node::Call(head, parts) = selection.node() else { return Fit::No };
        let possible = |it: bool| if it { Fit::Possible } else { Fit::No };
        match &**head {
            "role" if parts.first().is_some_and(|it| it.is("support")) => {
                possible(matches!(kind, "card" | "support-card"))
            }
            "role" => possible(match kind {
                "unit" => true,
                "ally" => parts.get(1).is_some_and(|it| !it.is("opponent")),
                "enemy" => parts.get(1).is_some_and(|it| !it.is("you")),
                _ => false,
            }),
            "role-of" => possible(matches!(kind, "card" | "support-card")),
            "top" | "bottom" | "all" => {
                possible(kind == "card" || kind == "orb" && parts.get(1).is_some_and(|it| it.is("orbs")))
            }
            _ => fits_filters(kind, parts.last().and_then(Term::as_list).unwrap_or(&[])),
        }
    }
}

/// How well a noun fits what these filters select.
fn fits_filters(kind: &str, filters: &[Term]) -> Fit {
    let is = |word: &str| filters.iter().any(|filter| filter.parts("is").is_some_and(|it| it[0].is(word)));
    if is(kind) || kind == "unit" && (is("ally") || is("enemy")) {
        return Fit::Said;
    }
    let away = |filter: &Term| {
        let zone = filter.parts("in").and_then(|it| it.get(1));
        zone.is_some_and(|zone| !["field", "front", "back"].iter().any(|it| zone.is(it)))
    };
    let either = |filter: &Term| {
        let all = filter.parts("any").and_then(|it| it[0].as_list());
        all.is_some_and(|it| it.iter().all(away))
    };
    let lies = filters.iter().any(|it| away(it) || either(it));
    let named = ["ally", "enemy", "unit", "card", "bond", "orb"].into_iter().any(is);
    let possible = match kind {
        "ally" | "enemy" => is("unit") || !named && !lies,
        "unit" => !named && !lies,
        "card" => is("bond") || is("orb") || !named,
        _ => false,
    };
    if possible { Fit::Possible } else { Fit::No }
}

/// The sort of an ability, in English, the book's language and Japanese.
pub const fn kind_names(kind: Kind) -> [&'static str; 3] {
    match kind {
        Kind::Continuous => ["always in force", "常驻型能力", "常時型スキル"],
        Kind::Activated => ["used", "起动型能力", "起動型スキル"],
        Kind::Triggered => ["triggered", "诱发型能力", "自動型スキル"],
        Kind::Special => ["special", "特殊型能力", "特殊型スキル"],
        Kind::Spell => ["spell", "咒文", "呪文"],
        Kind::AttackSupport => ["supports attackers", "攻击型支援能力", "攻撃型支援スキル"],
        Kind::DefenceSupport => ["supports defenders", "防御型支援能力", "防御型支援スキル"],
        Kind::Support => ["supports", "支援能力", "支援スキル"],
    }
}

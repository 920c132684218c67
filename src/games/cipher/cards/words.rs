//! The words of Cipher in the language of abilities.

use crate::cards::ast::Who;
use crate::cards::bind::Antecedents;
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
    )* };
}

words! {
    /// Zones (chapter 8); the two lines of the battlefield are zones, too.
    Zone { Hand, Retreat, Deck, Bonds, Orbs, Boundless, Support, Field, Front, Back, }
    /// What a thing is.
    Thing { Ally, Enemy, Unit, Card, Bond, Orb, Lord, Skill, }
    /// Factions (4.4.2), sexes (4.5.2), weapons (4.6.2) and attributes (4.7.4).
    Sign {
        Red, Blue, White, Black, Green, Purple, Yellow, Brown, Colorless, Sword, Lance, Axe, Bow, Tome, Staff, Knife,
        Dragonstone, Beaststone, Fang, Brawl, Stone, Armored, Flier, Beast, Dragon, Mirage, Monster, Male, Female,
    }
    /// Numbers of a card, and what cards can have in common.
    Stat { Power, Support, Cost, ClassChangeCost, Orbs, Area, Name, Color, }
    /// How a card is at the moment, and what it has.
    State {
        Ready, Rested, FaceUp, FaceDown, EitherFace, Leveled, ClassChanged, HasSupportSkill, HasClassChangeCost, Attacking,
        InChosenLine,
    }
    /// Who a card is in what is going on.
    Role { Attacker, Defender, Fighter, Lord, Support, }
    /// Keywords (21.2.2) and the labels that other texts refer to.
    Gate { Ccs, Fs, Us, Cf, Db, Dv, Lis, Hs, As, Ts, Tas, Bs, Lvs2, Lvs3, Lvs4, Lvs5, Lvs6, Lvs7, }
    /// How a card is put.
    Manner { Top, Bottom, AnyOrder, Rested, FaceDown, Front, Back, }
    /// What only Cipher does.
    Special { DeployBeside, LayUnder, ChooseLine, }
    /// What is true only in Cipher.
    Trait { CannotRegain, AnyCopies, AnyNumber, OneOfEachSkill, CannotBeDeployedThere, }
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
    /// A battle.
    Battle,
}

/// What things do and suffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Deed {
    // deeds: begin
    Attack,
    AttackBeyondRange,
    AttackDestroys,
    AttackEnds,
    Attacks,
    BeAttacked,
    BeBonded,
    BeDeployed,
    BeDeployedBeside,
    BeDestroyed,
    BeDestroyedByAttack,
    BeDestroyedByCritical,
    BeDestroyedByEffect,
    BeDestroyedByEnemyEffect,
    BeDestroyedBySkill,
    BeEvaded,
    BeMoved,
    BeMovedByEnemySkill,
    BeMovedBySkill,
    BeReadied,
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
    Grows,
    IsAttacked,
    IsClassChangedInto,
    IsDeployed,
    IsDestroyed,
    IsDestroyedByAttack,
    IsEvaded,
    IsLeveledInto,
    IsMoved,
    IsMovedToBack,
    IsMovedToFront,
    IsReadied,
    IsRested,
    IsRevealed,
    IsSupported,
    LevelUp,
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
    fn fits(kind: &str, selection: &Term) -> bool {
        let Node::Call(head, parts) = selection.node() else { return false };
        match &**head {
            "role" => match kind {
                "unit" => true,
                "ally" => parts.get(1).is_some_and(|it| !it.is("opponent")),
                "enemy" => parts.get(1).is_some_and(|it| !it.is("you")),
                _ => false,
            },
            "top" | "bottom" | "all" => kind == "card" || kind == "orb" && parts.get(1).is_some_and(|it| it.is("orbs")),
            _ => fits_filters(kind, parts.last().and_then(Term::as_list).unwrap_or(&[])),
        }
    }
}

/// Whether what is selected by these filters can be called so.
fn fits_filters(kind: &str, filters: &[Term]) -> bool {
    let is = |word: &str| filters.iter().any(|it| it.parts("is").is_some_and(|it| it[0].is(word)));
    let away = |it: &Term| {
        let zone = it.parts("in").and_then(|it| it.get(1));
        zone.is_some_and(|zone| !["field", "front", "back"].iter().any(|it| zone.is(it)))
    };
    let lies = filters.iter().any(away)
        || filters
            .iter()
            .any(|it| it.parts("any").and_then(|it| it[0].as_list()).is_some_and(|it| it.iter().all(away)));
    let named = is("ally") || is("enemy") || is("unit") || is("card") || is("bond") || is("orb");
    match kind {
        "ally" => is("ally") || (is("unit") || !named) && !lies,
        "enemy" => is("enemy") || (is("unit") || !named) && !lies,
        "unit" => is("ally") || is("enemy") || is("unit") || !named && !lies,
        "orb" => is("orb"),
        "bond" => is("bond"),
        "card" => is("card") || is("bond") || is("orb") || !named,
        _ => false,
    }
}

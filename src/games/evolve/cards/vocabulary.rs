//! The vocabulary of EVOLVE in the language of abilities.

use crate::cards::ast::Who;
use crate::cards::bind::{Antecedents, Fit};
use crate::cards::term::{Node, Term};
use crate::cards::words::Words;
use serde::{Deserialize, Serialize};

/// The vocabulary of EVOLVE, as a marker type.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Evolve {}

impl Words for Evolve {
    type Zone = Zone;
    type Kind = Thing;
    type Sign = Sign;
    type Stat = Stat;
    type State = Is;
    type Deed = Deed;
    type Time = Time;
    type Role = Role;
    type Gate = Gate;
    type Manner = Manner;
    type Act = Special;
    type Trait = Trait;
}

/// A trait (2.4) or a class (2.2), as the card prints it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Sign(pub String);

macro_rules! words {
    ($($(#[$doc:meta])* $name:ident { $($word:ident $(($of:ty))?,)* })*) => { $(
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        #[allow(missing_docs)]
        pub enum $name { $($word $(($of))?,)* }
    )* };
}

words! {
    /// Zones (chapter 4).
    Zone { Hand, Deck, Ex, Field, Cemetery, Banished, EvolveDeck, Race, }
    /// Types of things (2.3): card types, and things that are not cards.
    Thing { Card, Follower, Amulet, Spell, Token, Evolved, Advance, Leader, }
    /// Numbers of a card or a player, and properties that cards can share.
    Stat { Attack, Defence, Cost, PrintedCost, EvolveCost, Name, Points, Maximum, LeaderDefence, Counters(String), }
    /// Momentary states of a card (4.2.2), and changes it has gone through.
    Is { Rested, Standing, FaceUp, FaceDown, Evolved, Damaged, Raced, }
    /// Actions of cards and players, and events that happen to them.
    Deed {
        Enters, EntersEx, Dies, Leaves, IsDestroyed, IsReturned, IsBanished, IsDiscarded, Evolves, SuperEvolves, Strikes,
        IsAttacked, IsDamaged, IsDamagedByAbility, IsDamagedInFight, DealsDamage, DealsFightDamage, Fights, IsPlayed, Races, Drives, Rests,
        Stands, Heals, IsHurt, Discards, UsesUb, IsBuried, IsPutInEx, IsDeployed, IsRevealed, IsChosen, IsChosenByAbility, IsRested, IsRaised, DrawsButAtStart,
        DealsAttackDamage, DealsAbilityDamage, Attack, AttackLeader, AttackFollower, Stand, BePlayed, BePlayedFromEx,
        BeDestroyedByAbility, BeDamaged, BeDamagedOnce, DealDamage, BeActivated, BeActivatedButToEvolve, StandInOwnNext, StandInOpponentsNext, BeDamagedByAbility, BeDamagedInFight, BeChosenByOpponent, Plays,
        BeBanishedByAbility, BeDamagedByOpponentsAbility, BePlayedButFromHand, TriggerFanfare, TriggerOnEvolve, Lose,
    }
    /// Parts of a match, and states of a player (chapter 13).
    Time {
        Turn(Who), NextTurn(Who), EndPhase(Who), MainPhase(Who), StartPhase(Who), Battle, MatchStart, Overflow, Sanguine, Rite,
        PaidMore(i16), PaidExtra, Rolled(i16), RolledAtLeast(i16), RolledAtMost(i16), Combo(i16), Necrocharge(i16), Spellchain(i16),
    }
    /// The role of a card in the current event.
    Role { Leader, Attacker, Defender, Cause, }
    /// Keywords in front of an ability.
    Gate { Ub, Quick, Evolve, Meal, Ride, Advance, }
    /// Ways of putting a card into a zone.
    Manner { Top, Bottom, AnyOrder, Rested, FaceUp, Shuffled, }
    /// Actions that only EVOLVE has.
    Special {
        Play, FillField, Pay, Damage, Split, Heal, Points, Maximum, EvolvePoints, Evolve, EvolveInto, Race, Seize, Become, Discard, DiscardAtRandom, Rite, Lesson,
        Equip, ExtraTurn, Counters(String), Stack, ShareOut, FillEx, PutNth, PutTopOrBottom, Roll, SetDefence, RepeatFanfare,
        BecomeAmulet, TakeAll, SkipTurn, RevealAtRandom, UseOnEvolve,
    }
    /// Statements that only EVOLVE has.
    Trait {
        IgnoresWard, AlsoNamed(String), MostCopies, FromDamage, DamageTaken, DamageDealt, DamageCapped, EvolvesOften,
        SecondPlayersPoints, EvolvePointForCost, EntersRested, NextCost, NextCostIs, HasToDiscard, HasToReveal, HasToRest,
        HasToBury, HasToBanish, MayDiscard, MayRest, MayBury, MayBanish, MayReveal, MayTake, HasToTurn, MayPayMore, MostCounters, RollsAgain,
        CountsForSpellchain, OpponentsAbilityDamageTaken, FightDamageTaken, NextDamageTaken, DealsDefence, IsFollower,
    }
}

impl Antecedents for Evolve {
    // The texts call the card itself これ, never それ.
    const IT_MAY_BE_THIS: bool = false;
    // If several are chosen at once, それ means all of them. If they are chosen one by one, they are 前者 and 後者.
    const IT_IS_ALL: bool = true;

    fn fits(kind: &str, selection: &Term) -> Fit {
        match selection.node() {
            Node::Call(head, _) if &**head == "role" => Fit::No,
            // A thing that is damaged or destroyed is on a field, or is a leader.
            Node::Call(head, _) if kind == "target" && &**head == "top" => Fit::No,
            Node::Call(_, parts) if kind == "target" && parts.iter().any(lies_elsewhere) => Fit::No,
            _ => Fit::Possible,
        }
    }
}

/// `true` if the filters describe a thing outside the fields, or a token that has just been created.
fn lies_elsewhere(filters: &Term) -> bool {
    let Some(all) = filters.as_list() else { return false };
    let zones = || all.iter().filter_map(|it| it.parts("in")).map(|it| &it[1]);
    let away = ["hand", "ex", "cemetery", "banished", "evolve-deck"];
    let token = all.iter().any(|filter| filter.parts("is").is_some_and(|it| it[0].is("token")));
    zones().any(|zone| away.iter().any(|it| zone.is(it))) || token && zones().next().is_none()
}

//! The procedures of the rules, each a list of items in the rules' order.

use super::agenda::{Act, Item, Proc};
use super::clauses::Clause;
use super::clauses::Clause::*;
use super::words::Action;
use crate::log::Seat;

const fn item(clause: Clause, name: &'static str, act: Act) -> Item {
    Item { clause, name, act }
}

/// setup: the items in the rules' order.
const SETUP: &[Item] = &[
    item(Setup1, "the deck becomes the life", Act::ShuffleBoth),
    item(Setup1Hand, "A draws the opening hand", Act::OpeningHand(Seat::A)),
    item(Setup1Hand, "B draws the opening hand", Act::OpeningHand(Seat::B)),
    item(Setup2Bulwark, "A's bulwark", Act::PresetBulwark(Seat::A)),
    item(Setup2Soldier, "A's soldier", Act::PresetSoldier(Seat::A)),
    item(Setup2Bulwark, "B's bulwark", Act::PresetBulwark(Seat::B)),
    item(Setup2Soldier, "B's soldier", Act::PresetSoldier(Seat::B)),
    item(Setup3, "both turn up a card", Act::TurnCards),
    item(Setup3, "who goes first", Act::First),
    item(Setup4, "the first player draws", Act::FirstDraw),
];

/// core: the flow of a match.
const FLOW: &[Item] = &[
    item(CoreRespond, "requests and passes", Act::Act),
    item(CoreBoth, "both passed: the top request resolves", Act::ResolveTop),
    item(CoreBoth, "and so on", Act::Again),
];

/// core.request: announce, cost, key card, target; the decision says all of it, and life is paid here.
const REQUESTING: &[Item] = &[
    item(CoreRequestAnnounce, "announce the action", Act::Requested),
    item(CoreRequestCost, "pay the cost", Act::PayLife),
    item(CoreRequestKey, "put the key cards", Act::Requested),
    item(CoreRequestTarget, "choose the target", Act::Requested),
    item(CoreStage, "onto the stage, or resolved at once", Act::Place),
];

/// core.resolve, and core.after.
const RESOLVING: &[Item] = &[
    item(CoreResolve1, "find the request", Act::Find),
    item(CoreResolve2, "check the target", Act::CheckTarget),
    item(CoreResolve3, "carry out the effect", Act::DoEffect),
    item(CoreResolve4, "take it off the stage, its key cards to the grave", Act::TakeOff),
    item(ZonesTop, "pick the grave's top", Act::Top(Seat::A)),
    item(ZonesTop, "pick the grave's top", Act::Top(Seat::B)),
    item(CoreChance, "the chance returns", Act::ReturnChance),
    item(WinCheck, "win check", Act::CheckWin),
    item(CoreTrigger, "trigger check", Act::CheckTriggers),
];

/// core.trigger: over and over, until nothing triggers.
const TRIGGERS: &[Item] = &[
    item(CoreTrigger1, "immediate triggers", Act::Immediates),
    item(CoreTrigger2, "normal triggers onto the stage", Act::Normals),
];

/// judge.effect: the comparison of one attacker. The pick of a grave's top follows each move (blackpoker-0013).
const FIGHT: &[Item] = &[
    item(JudgeEffect2A, "turn the bulwark up", Act::TurnUp),
    item(JudgeEffect, "compare attacker and blockers", Act::Compare),
    item(JudgeEffect1, "who is beaten goes to the grave", Act::Bury),
    item(ZonesTop, "pick the grave's top", Act::Top(Seat::A)),
    item(ZonesTop, "pick the grave's top", Act::Top(Seat::B)),
    item(JudgeEffect2B, "the bulwark goes to the grave", Act::Bury),
    item(JudgeEffect3, "damage of an unblocked attacker", Act::Damage),
    item(ZonesTop, "pick the grave's top", Act::Top(Seat::A)),
    item(ZonesTop, "pick the grave's top", Act::Top(Seat::B)),
];

/// The effect of an action, as a list.
const fn effect(action: Action) -> &'static [Item] {
    const SEARCH: &[Item] = &[
        item(SearchEffect, "take a card from the life", Act::ChooseCard),
        item(SearchEffect, "shuffle the life", Act::ShuffleLife),
    ];
    const THROW: &[Item] = &[
        item(ThrowEffect, "how much damage", Act::Aim),
        item(ThrowEffect, "damage", Act::Damage),
        item(ZonesTop, "pick the grave's top", Act::Top(Seat::A)),
        item(ZonesTop, "pick the grave's top", Act::Top(Seat::B)),
    ];
    const DESTROY: &[Item] = &[item(DestroyBulwarkEffect, "the bulwark goes to the grave", Act::Destroy)];
    const COUNTER: &[Item] = &[
        item(CounterEffect, "nullify the target", Act::Nullify),
        item(ZonesTop, "pick the grave's top", Act::Top(Seat::A)),
        item(ZonesTop, "pick the grave's top", Act::Top(Seat::B)),
    ];
    const DOWN: &[Item] = &[
        item(DownEffect, "the size falls", Act::ChangeSize),
        item(DownEffect, "0 or less: to the grave", Act::KillShrunk),
        item(ZonesTop, "pick the grave's top", Act::Top(Seat::A)),
        item(ZonesTop, "pick the grave's top", Act::Top(Seat::B)),
    ];
    const END: &[Item] = &[
        item(EndEffect1, "discard down to 7", Act::DiscardDown),
        item(EndEffect2, "changes end with the turn", Act::Expire),
        item(EndEffect2, "the turn passes", Act::PassTurn),
    ];
    const DRAW: &[Item] = &[
        item(DrawEffect1, "draw a card", Act::DrawOne),
        item(DrawEffect2, "another, if wanted", Act::ChooseSecond),
        item(DrawEffect2, "draw it", Act::DrawSecond),
    ];
    match action {
        Action::SetBulwark => const { &[item(SetBulwarkEffect, "set a card of the hand", Act::ChooseBulwark)] },
        Action::SummonSoldier => const { &[item(SummonSoldierEffect, "the key card enters", Act::Enter)] },
        Action::SummonHero => const { &[item(SummonHeroEffect, "the key card enters", Act::Enter)] },
        Action::SummonAce => const { &[item(SummonAceEffect, "the key card enters", Act::Enter)] },
        Action::Equip => const { &[item(EquipEffect, "the key card joins the soldier", Act::Join)] },
        Action::End => END,
        Action::Charge => const { &[item(ChargeEffect1, "charge all characters", Act::ChargeAll)] },
        Action::Draw => DRAW,
        Action::Attack => const { &[item(AttackEffect, "designate attackers", Act::ChooseAttackers)] },
        Action::Block => const { &[item(BlockEffect, "designate blockers", Act::ChooseBlockers)] },
        Action::Judge => const { &[item(JudgeEffect, "the next attacker", Act::NextFight)] },
        Action::Up => const { &[item(UpEffect, "the size rises", Act::ChangeSize)] },
        Action::Down => DOWN,
        Action::Twist => const { &[item(TwistEffect, "drive or charge the target", Act::ChooseTwist)] },
        Action::Counter => COUNTER,
        Action::DestroyBulwark => DESTROY,
        Action::Throw => THROW,
        Action::Search => SEARCH,
        Action::Succession => const { &[item(SuccessionEffect, "seek a card of the court", Act::Seek)] },
    }
}

impl Proc {
    /// Its items, in the rules' order.
    pub const fn items(self) -> &'static [Item] {
        match self {
            Proc::Setup => SETUP,
            Proc::Flow => FLOW,
            Proc::Requesting => REQUESTING,
            Proc::Resolving => RESOLVING,
            Proc::Effect(action) => effect(action),
            Proc::Fight => FIGHT,
            Proc::Triggers => TRIGGERS,
        }
    }

    /// The clause that heads it.
    pub fn clause(self) -> Clause {
        match self {
            Proc::Setup => Setup,
            Proc::Flow => Core,
            Proc::Requesting => CoreRequest,
            Proc::Resolving => CoreResolve,
            Proc::Effect(action) => action.rule().effect,
            Proc::Fight => JudgeEffect,
            Proc::Triggers => CoreTrigger,
        }
    }
}

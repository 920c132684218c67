//! The differences between the simulator's edition of the rules (9.x) and ours (Lite, 2025/3), and how they show.

use crate::games::blackpoker::state::{Request, State};
use crate::games::blackpoker::{BlackPoker, Decision, Step};
use crate::import::{Case, Difference};
use crate::log::{Body, Seat};

type Found<'a> = Case<'a, BlackPoker>;

/// The known differences. Others leave no trace in a log: in 9.x the initial bulwark lies face down, a second card is
/// always drawn, the key cards of アップ and ダウン are set aside until the turn ends, ツイスト always turns its target to the other
/// state, and Block belongs to the player who blocks.
pub const ALL: &[Difference<BlackPoker>] = &[
    Difference {
        id: "9x-pass-on-empty-stage",
        clauses: &["core.empty", "core.chance"],
        says: "9.x lets players pass while the stage is empty, which hands the chance on; the Lite rules have the \
               turn player request something then.",
        native: "9.xでは、ステージが空の間もパスができ、チャンスが相手に移る。ライトのルールでは、ターンプレイヤーがその時に\
                 アクションを起こす。",
        explains: passes_on_empty_stage,
    },
    Difference {
        id: "9x-chance-on-empty-stage",
        clauses: &["core.chance"],
        says: "in 9.x a pass on an empty stage gives the other player the chance, and with it quick actions; in the \
               Lite rules only the turn player acts on an empty stage.",
        native: "9.xでは、空のステージでパスをすると相手がチャンスを得て、クイックのアクションを起こせる。ライトのルールで\
                 は、空のステージで起こせるのはターンプレイヤーだけである。",
        explains: acts_on_empty_stage,
    },
    Difference {
        id: "9x-win-on-cost",
        clauses: &["win.life", "win.check"],
        says: "9.x looks for a winner as soon as a cost was paid, too, so that paying the last life loses at once; in \
               the Lite rules the check comes after a resolution.",
        native: "9.xでは、コストを支払った時にも勝敗を確認するので、最後のライフを支払うとすぐに負ける。ライトのルールでは、\
                 解決の後に確認する。",
        explains: ends_on_a_cost,
    },
];

/// The player with the chance on an empty stage in 9.x: the turn player, until a pass there hands it on; a second pass
/// hands it back.
fn holder(state: &State) -> Seat {
    let player = state.turn.player;
    if state.past.handed_on { player.other() } else { player }
}

fn passes_on_empty_stage(case: &Found<'_>) -> bool {
    let Body::Decision { by, what: Decision::Pass } = case.entry.body else { return false };
    case.before.stage.is_empty() && by == holder(case.before)
}

fn acts_on_empty_stage(case: &Found<'_>) -> bool {
    let Body::Decision { by, what: Decision::Request { .. } } = case.entry.body else { return false };
    case.before.stage.is_empty() && by != case.before.turn.player && by == holder(case.before)
}

/// Only the loser's life is used up, and nobody has acted since the request that it was paid for.
fn ends_on_a_cost(case: &Found<'_>) -> bool {
    let Body::Step { what: Step::Result { winner: Some(winner) }, .. } = case.entry.body else { return false };
    let state = case.before;
    let lost = |of: Seat| state.life(of) == 0;
    let paid = |it: &Request| it.by != winner && it.action.rule().life > 0 && it.number == state.requests;
    lost(winner.other()) && !lost(winner) && state.passed == [false; 2] && state.stage.last().is_some_and(paid)
}

//! Effects: cards that move, and what the client does unrecorded at the end of a resolution.

use super::ids::CardId;
use super::model::At;
use super::script::Script;
use crate::games::blackpoker::{Action, BlackPoker, Decision, Step, Target};
use crate::import::Refused;
use crate::judge::{Due, Steps};
use crate::log::Seat;
use crate::table::Card;

impl Script<'_> {
    pub fn moved(&mut self, card: CardId, from: At, to: At, as_cost: bool) -> Result<(), Refused> {
        let name = self.facts.name(card);
        match (from, to) {
            (At::Life(_), At::Grave(_)) if as_cost => self.paid.life.push(card),
            (At::Hand(_), At::Grave(_)) if as_cost => self.paid.discards.push(name),
            (At::Hand(_), At::Request) => self.paid.keys.push(name),
            (At::Life(player), At::Grave(_)) => self.step(Step::Damage { player, card: name }),
            (At::Life(player), At::Hand(_)) => self.draw(player, name),
            (At::Hand(by), At::Grave(_)) => self.decide(by, Decision::Discard { card: name }),
            (At::Field(of), At::Grave(_)) => self.dies(of, card),
            (At::Hand(_), At::Field(_)) => {
                let aimed = self.resolving.and_then(|it| self.requests.get(&it)).and_then(|it| it.target);
                let Some(Target::Unit(unit)) = aimed else {
                    return Err(self.fault("a card goes to the field, but nothing that equips is being resolved"));
                };
                self.step(Step::Join { unit, card: name });
            }
            // Key cards go where the end of their request sends them; the client sets some aside until the turn ends.
            (At::Request | At::Fog, At::Grave(_) | At::Fog) => {}
            _ => self.odd("card.moved"),
        }
        Ok(())
    }

    /// The client draws both cards at once; the second one is a choice in our rules.
    fn draw(&mut self, player: Seat, card: Card) {
        if self.is_asked(player, &Decision::DrawAgain) {
            self.decide(player, Decision::DrawAgain);
        }
        self.step(Step::Draw { player, card });
    }

    fn dies(&mut self, of: Seat, card: CardId) {
        if self.buried.remove(&card) {
            return;
        }
        let name = self.facts.name(card);
        let state = self.recorder.referee().state();
        let in_it = |unit: &Card| state.table.stack(*unit).any(|it| it == name);
        let unit = state.characters(of).find(in_it).unwrap_or(name);
        let cards: Vec<Card> = state.table.stack(unit).collect();
        let further = self.facts.names.iter().filter(|it| *it.0 != card && cards.contains(it.1)).map(|it| *it.0);
        self.buried.extend(further.collect::<Vec<_>>());
        self.step(Step::Dies { unit });
    }

    pub fn resolved(&mut self, request: u32) -> Result<(), Refused> {
        let number = self.number(request)?;
        if let Due::Decision { by, .. } = *self.recorder.due()
            && self.is_asked(by, &Decision::Done)
        {
            self.decide(by, Decision::Done);
        }
        self.settle();
        if self.action() == Some(Action::Succession) {
            self.gain(request);
        }
        self.late_tops();
        self.step(Step::Off { request: number });
        self.resolving = None;
        Ok(())
    }

    /// 世代交代 has stopped: the log does not show the card that it found.
    fn gain(&mut self, request: u32) {
        let found = self.facts.gained.get(&request).copied();
        let due = self.recorder.due().clone();
        match due {
            Due::Step { what: Step::Gain { player, card }, .. } => {
                let card = if card.is_known() { card } else { found.unwrap_or(card) };
                self.step(Step::Gain { player, card });
            }
            Due::Step { what: Step::Mill { player, card }, .. } => {
                let card = if card.is_known() { card } else { found.unwrap_or(card) };
                let gain = Step::Gain { player, card };
                if let Due::Step { what, .. } = &due
                    && BlackPoker::fit(self.recorder.referee().setup(), self.recorder.referee().state(), what, &gain)
                        .is_some()
                {
                    self.step(gain);
                }
            }
            _ => {}
        }
    }
}

//! zones.top: the choice of a grave's top card. The client asks for it when an effect is over, our rules right after the
//! cards have moved. The client does not ask about two key cards at all.

use super::model::{About, At, Event, What};
use super::script::Script;
use crate::games::blackpoker::Decision;
use crate::log::Seat;
use crate::table::Card;

/// The maximum number of events searched for those of one resolution.
const MOST_OF_ONE: usize = 500;

impl Script<'_> {
    /// The one of several cards that became the top card of a grave: the one that its owner picked, or else the last one
    /// that the client puts there.
    pub fn top(&mut self, of: Seat) -> Option<Card> {
        let heap: Vec<Card> = self.recorder.legal().map_while(top_of).collect();
        if let Some((at, card)) = self.picks(of).into_iter().find(|it| heap.contains(&it.1)) {
            self.picked.insert(at);
            return Some(card);
        }
        let laid = |(_, it): (usize, &Event)| match it.what {
            What::Top { of: grave, card, .. } if grave == of => Some(self.facts.name(card)),
            _ => None,
        };
        self.window().filter_map(laid).filter(|it| heap.contains(it)).last().or(heap.last().copied())
    }

    /// The events of the current resolution, including picks after it.
    fn window(&self) -> impl Iterator<Item = (usize, &Event)> {
        let ends = |it: &Event| matches!(it.what, What::Resolving(_) | What::Passed(_));
        let events = self.log.events.iter().enumerate().skip(self.began).take(MOST_OF_ONE);
        events.take_while(move |(at, it)| *at == self.began || !ends(it))
    }

    /// A player's picks for the top of the grave, with their events, that are not written yet.
    fn picks(&self, of: Seat) -> Vec<(usize, Card)> {
        let mut picks = Vec::new();
        let mut asked = None;
        for (at, event) in self.window() {
            match &event.what {
                What::Chose { about: About::Top, by, .. } if *by == of => asked = Some(at),
                What::Top { of: grave, card, .. } if *grave == of => {
                    let new = asked.take().filter(|it| !self.picked.contains(it));
                    picks.extend(new.map(|it| (it, self.facts.name(*card))));
                }
                _ => {}
            }
        }
        picks
    }

    /// Writes picks among cards moved by this effect for which the rules do not ask yet.
    pub fn late_tops(&mut self) {
        for of in Seat::BOTH {
            let moved = |card: Card| {
                let came = |event: &Event| {
                    matches!(event.what, What::Moved { card: moved, from: At::Life(_) | At::Field(_), .. }
                        if self.facts.name(moved) == card)
                };
                self.window().any(|it| came(it.1))
            };
            for (at, card) in self.picks(of).into_iter().filter(|it| moved(it.1)).collect::<Vec<_>>() {
                self.picked.insert(at);
                self.decide(of, Decision::Top { card });
            }
        }
    }
}

/// The card that a decision puts on top of a grave.
const fn top_of(what: Decision) -> Option<Card> {
    if let Decision::Top { card } = what { Some(card) } else { None }
}

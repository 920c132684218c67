//! The start of a match, from the decks, forests and definitions in the header.

use crate::games::xinglingwang::Xinglingwang;
use crate::games::xinglingwang::cards::pool::Pool;
use crate::games::xinglingwang::cards::sample;
use crate::games::xinglingwang::position::read;
use crate::games::xinglingwang::rules::agenda::Frame;
use crate::games::xinglingwang::rules::c01_preparation::PREPARATION;
use crate::games::xinglingwang::rules::settle::settle;
use crate::games::xinglingwang::state::{Setup, State, zones};
use crate::judge::{BadStart, Kept, Rulebook, Tongue, title, wording};
use crate::log::{Header, Seat, from_json, plain, short};
use crate::table::{Card, Change, Changing, MOST_CARDS};
use std::sync::Arc;

/// 4.6: the number of little travellers in a forest, unless the header says otherwise.
const FOREST: u16 = 10;

/// Prepares a match from its header.
///
/// # Errors
/// [`BadStart`] for another edition, a wrong definition, an unknown card code, or an impossible position.
pub fn open(header: &Header, tongue: Tongue) -> Result<(Setup, State), BadStart> {
    let language = tongue.words(Xinglingwang::LANGUAGE);
    if header.edition != Xinglingwang::EDITION {
        let (known, edition) = (Xinglingwang::EDITION, plain(&header.edition));
        return Err(BadStart(wording::unknown_edition(language, edition, title::<Xinglingwang>(language), known)));
    }
    let setup = prepare(header, tongue)?;
    let mut state = match &header.position {
        Some(position) => return read::set(&setup, None, position).map(|state| (setup, state)),
        None => from_the_decks(&setup),
    };
    settle(&setup, &mut state);
    Ok((setup, state))
}

thread_local! {
    static READ: Kept<Pool> = const { Kept::new() };
}

/// The cards of a header; those of the demonstration set if it defines none.
fn pool(header: &Header) -> Result<Arc<Pool>, BadStart> {
    let given = header.definitions.as_ref().unwrap_or_else(|| sample::definitions());
    READ.with(|it| it.get(given, |given| Pool::of(&from_json("the header's definitions", given).map_err(BadStart)?)))
}

fn prepare(header: &Header, tongue: Tongue) -> Result<Setup, BadStart> {
    let pool = pool(header)?;
    let deck = |of: Seat| -> Result<Vec<Option<u16>>, BadStart> {
        let codes = &header.player(of).deck;
        if codes.len() > MOST_CARDS {
            let language = tongue.words(Xinglingwang::LANGUAGE);
            return Err(BadStart(wording::deck_too_large(language, of, codes.len(), MOST_CARDS)));
        }
        let cards = codes.iter().enumerate().map(|(place, code)| match pool.find(code) {
            _ if code == "?" => Ok(None),
            Some(at) => Ok(Some(at)),
            None => {
                let (place, code) = (place + 1, plain(code));
                Err(BadStart(format!("{of}'s deck, card {place}: no card of the definitions has the code {code:?}")))
            }
        });
        cards.collect()
    };
    let decks = [deck(Seat::A)?, deck(Seat::B)?];
    let forest = |of: Seat| match header.player(of).values.0.get("forest") {
        None => Ok(FOREST),
        Some(many) => u16::try_from(*many)
            .ok()
            .filter(|it| *it <= 500)
            .ok_or_else(|| BadStart(format!("{of}'s forest holds from 0 to 500 little travellers, not {many}"))),
    };
    let names = Seat::BOTH.map(|of| short(&header.player(of).name));
    let forests = [forest(Seat::A)?, forest(Seat::B)?];
    Ok(Setup { names, pool, decks, forests, tongue })
}

/// 1: before the preparation the decks are in the libraries, in an order that does not matter.
fn from_the_decks(setup: &Setup) -> State {
    let mut state = State::new(setup);
    state.agenda.push(Frame::new(&PREPARATION));
    state.forest = setup.forests;
    for of in Seat::BOTH {
        let cards: Vec<Card> = (0..setup.decks[of.index()].len()).rev().map(|place| Card::new(of, place)).collect();
        state.perform(setup, Change::Lay { zone: zones::library(of), cards: &cards });
    }
    state
}

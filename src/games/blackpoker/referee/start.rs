//! Begins a match from the header's decks and options.

use crate::games::blackpoker::BlackPoker;
use crate::games::blackpoker::book::Clause;
use crate::games::blackpoker::cards::{Face, Faces};
use crate::games::blackpoker::facts::Breach;
use crate::games::blackpoker::position::read;
use crate::games::blackpoker::rules::agenda::{Frame, settle};
use crate::games::blackpoker::rules::r01_setup::SETUP;
use crate::games::blackpoker::rules::r02_core_flow::FLOW;
use crate::games::blackpoker::state::options::Options;
use crate::games::blackpoker::state::{Setup, State, zones};
use crate::judge::{BadStart, Rulebook, Sink, Tongue, title, wording};
use crate::log::{Header, Seat, from_json, plain, short};
use crate::table::{Card, Change, Changing, MOST_CARDS};

/// Prepares a match from its header.
///
/// # Errors
/// [`BadStart`] for another edition, an unknown card code, unknown options, or an impossible position.
pub fn open(header: &Header, tongue: Tongue, sink: &mut Sink<BlackPoker>) -> Result<(Setup, State), BadStart> {
    let language = tongue.words(BlackPoker::LANGUAGE);
    if header.edition != BlackPoker::EDITION {
        let (known, edition) = (BlackPoker::EDITION, plain(&header.edition));
        return Err(BadStart(wording::unknown_edition(language, edition, title::<BlackPoker>(language), known)));
    }
    let frame = match &header.options {
        Some(options) => from_json("a header's options", options).map_err(BadStart)?,
        None => Options::default(),
    };
    let setup = setup(header, tongue, frame)?;
    check_decks(&setup, sink);
    let mut state = match &header.position {
        Some(position) => return read::set(&setup, position, sink).map(|state| (setup, state)),
        None => from_the_decks(&setup),
    };
    settle(&setup, &mut state);
    Ok((setup, state))
}

fn setup(header: &Header, tongue: Tongue, frame: Options) -> Result<Setup, BadStart> {
    let names = Seat::BOTH.map(|of| short(&header.player(of).name));
    let pool = pool(tongue, &frame)?;
    let a = faces(tongue, header, Seat::A, pool)?;
    let b = faces(tongue, header, Seat::B, pool)?;
    let mut setup = Setup::new(names, [a, b], frame);
    setup.tongue = tongue;
    Ok(setup)
}

fn pool(tongue: Tongue, frame: &Options) -> Result<Faces, BadStart> {
    if frame.pool.is_empty() {
        return Ok(Faces::ALL);
    }
    let mut pool = Faces(0);
    for code in &frame.pool {
        let face = Face::find(code).ok_or_else(|| {
            let place = if tongue.native { "オプションのプール" } else { "the pool of the options" };
            unknown(tongue, place, code)
        })?;
        pool = pool.or(Faces::one(face));
    }
    Ok(pool)
}

fn unknown(tongue: Tongue, place: &str, code: &str) -> BadStart {
    let code = plain(code);
    BadStart(match tongue.native {
        true => format!(
            "{place}：「{code}」というトランプはない。スート（S・H・D・C）と数字で「SA」「H10」「CK」のように書くか、「Joker」と書く"
        ),
        false => format!(
            "{place}: \"{code}\" is no playing card; cards are written as suit (S, H, D, C) and rank, such as \"SA\", \"H10\" or \"CK\", or \"Joker\""
        ),
    })
}

/// Returns the possible faces of each card in a deck: the face of its code or, if that is hidden, any face in the pool that is
/// not in the deck yet (cards.deck).
fn faces(tongue: Tongue, header: &Header, of: Seat, pool: Faces) -> Result<Vec<Faces>, BadStart> {
    let deck = &header.player(of).deck;
    if deck.len() > MOST_CARDS {
        return Err(BadStart(wording::deck_too_large(tongue.words(BlackPoker::LANGUAGE), of, deck.len(), MOST_CARDS)));
    }
    let mut faces = Vec::with_capacity(deck.len());
    let mut left = pool;
    let mut jokers = 0;
    for (place, code) in deck.iter().enumerate() {
        if code == "?" {
            faces.push(None);
            continue;
        }
        let face = Face::find(code).ok_or_else(|| {
            let place = place + 1;
            let native = || format!("{of}のデッキの{place}枚目");
            let place = if tongue.native { native() } else { format!("{of}'s deck, card {place}") };
            unknown(tongue, &place, code)
        })?;
        jokers += usize::from(face == Face::JOKER);
        if face != Face::JOKER || jokers >= MOST_JOKERS {
            left = left.without(Faces::one(face));
        }
        faces.push(Some(Faces::one(face)));
    }
    // If the deck is so large that no face is left, nothing is known about the hidden cards.
    let hidden = if left.is_empty() { pool } else { left };
    Ok(faces.into_iter().map(|it| it.unwrap_or(hidden)).collect())
}

/// cards.deck: the largest number of Jokers.
const MOST_JOKERS: usize = 2;

/// cards.deck: suit and rank are never repeated, and there are at most two Jokers.
pub fn check_decks(setup: &Setup, sink: &mut Sink<BlackPoker>) {
    for of in Seat::BOTH {
        let mut seen = Faces(0);
        let mut jokers = 0;
        for card in setup.cards(of) {
            let Some(face) = setup.face(card) else { continue };
            if face == Face::JOKER {
                jokers += 1;
                if jokers > MOST_JOKERS {
                    sink.fault(Clause::CardsDeck, || Breach::TooManyJokers { player: of, most: MOST_JOKERS });
                }
            } else if seen.0 & Faces::one(face).0 != 0 {
                sink.fault(Clause::CardsDeck, || Breach::FaceTwice { player: of, face });
            }
            seen = seen.or(Faces::one(face));
        }
        check_hidden(setup, of, seen, jokers, sink);
    }
}

/// cards.deck: there are no more hidden cards than faces left for them.
fn check_hidden(setup: &Setup, of: Seat, seen: Faces, jokers: usize, sink: &mut Sink<BlackPoker>) {
    let mut hidden = setup.cards(of).map(|it| setup.faces(it)).filter(|it| it.only().is_none());
    let Some(faces) = hidden.next() else { return };
    let jokers = if faces.and(Faces::JOKER).is_empty() { 0 } else { MOST_JOKERS.saturating_sub(jokers) };
    let left = faces.without(seen.or(Faces::JOKER)).each().count() + jokers;
    let hidden = hidden.count() + 1;
    if hidden > left {
        sink.fault(Clause::CardsDeck, || Breach::TooManyHidden { player: of, hidden, left });
    }
}

/// setup.1: before the setup all cards are in the lives, whose order does not matter yet.
fn from_the_decks(setup: &Setup) -> State {
    let mut state = State::new(setup, &FLOW);
    state.agenda.push(Frame::new(&SETUP));
    for of in Seat::BOTH {
        let mut cards: Vec<Card> = setup.cards(of).collect();
        cards.reverse();
        state.perform(setup, Change::Lay { zone: zones::life(of), cards: &cards });
    }
    state
}

//! Begins a match from the header's definitions, decks and options.

use crate::games::zero::Zero;
use crate::games::zero::book::Clause;
use crate::games::zero::cards::{self, Definitions, Pool};
use crate::games::zero::facts::breach::Breach;
use crate::games::zero::position::read;
use crate::games::zero::rules::agenda::Frame;
use crate::games::zero::rules::s100_preparation::PREPARATION;
use crate::games::zero::rules::s400_turn::TURN;
use crate::games::zero::rules::settle::settle;
use crate::games::zero::state::options::Options;
use crate::games::zero::state::{NO_FACE, Setup, State, zones};
use crate::judge::{BadStart, Kept, Rulebook, Sink, Tongue, title, wording};
use crate::log::{Header, Seat, from_json, plain, short};
use crate::table::{Card, Change, Changing, MOST_CARDS};
use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

/// Prepares a match from its header.
///
/// # Errors
/// [`BadStart`] for another edition, a wrong definition, an unknown card code, or an impossible position.
pub fn open(header: &Header, tongue: Tongue, sink: &mut Sink<Zero>) -> Result<(Setup, State), BadStart> {
    let language = tongue.words(Zero::LANGUAGE);
    if header.edition != Zero::EDITION {
        let (known, edition) = (Zero::EDITION, plain(&header.edition));
        return Err(BadStart(wording::unknown_edition(language, edition, title::<Zero>(language), known)));
    }
    let setup = setup(header, tongue)?;
    check_decks(&setup, header.position.is_some(), sink);
    let mut state = match &header.position {
        Some(position) => return read::set(&setup, None, position, sink).map(|state| (setup, state)),
        None => from_the_decks(&setup),
    };
    settle(&setup, &mut state);
    Ok((setup, state))
}

fn setup(header: &Header, tongue: Tongue) -> Result<Setup, BadStart> {
    let options: Options = match &header.options {
        Some(options) => from_json("a header's options", options).map_err(BadStart)?,
        None => Options::default(),
    };
    let pool = pool(header)?;
    let sizes = Seat::BOTH.map(|of| header.player(of).deck.len());
    let mut faces = vec![NO_FACE; 2 * sizes[0].max(sizes[1]).min(MOST_CARDS)];
    for of in Seat::BOTH {
        let deck = &header.player(of).deck;
        if deck.len() > MOST_CARDS {
            let language = tongue.words(Zero::LANGUAGE);
            return Err(BadStart(wording::deck_too_large(language, of, deck.len(), MOST_CARDS)));
        }
        for (place, code) in deck.iter().enumerate().filter(|it| it.1 != "?") {
            let face = pool.find(code).filter(|it| !pool.cards[usize::from(*it)].token);
            faces[Card::new(of, place).index()] = face.ok_or_else(|| unknown(tongue, of, place, code))?;
        }
    }
    let names = Seat::BOTH.map(|of| short(&header.player(of).name));
    Ok(Setup { pool, faces, sizes, names, options, given: cards::given(), tongue })
}

/// Returns the cards that the header defines, or the demonstration set if it defines none.
fn pool(header: &Header) -> Result<Arc<Pool>, BadStart> {
    static DEMO: LazyLock<Arc<Pool>> =
        LazyLock::new(|| Arc::new(cards::demo().and_then(|it| cards::read(&it).ok()).unwrap_or_default()));
    thread_local! {
        static READ: Kept<Pool> = const { Kept::new() };
    }
    let Some(definitions) = &header.definitions else { return Ok(Arc::clone(&DEMO)) };
    READ.with(|kept| {
        kept.get(definitions, |value| {
            let definitions: Definitions = from_json("a header's definitions", value)?;
            cards::read(&definitions).map_err(|it| plain(&it).to_string())
        })
    })
    .map_err(BadStart)
}

fn unknown(tongue: Tongue, of: Seat, place: usize, code: &str) -> BadStart {
    let (code, place) = (plain(code), place + 1);
    BadStart(match tongue.native {
        true => format!("{of}的牌组第{place}张：文件头的definitions中没有编号为「{code}」的牌（代替物除外）"),
        false => format!("{of}'s deck, card {place}: the header's definitions have no card {code:?} that is no token"),
    })
}

/// 100p2, 100p2.2, 100p2.3, 903p1.2, 327p2: checks the decks. A log that begins in the middle may list only the cards that
/// matter: a list of fewer than fifty is then not a deck (zero-0041).
fn check_decks(setup: &Setup, in_the_middle: bool, sink: &mut Sink<Zero>) {
    const SIZE: usize = 50;
    for player in Seat::BOTH {
        let found = setup.sizes[player.index()];
        if in_the_middle && found < SIZE {
            continue;
        }
        if found != SIZE {
            sink.fault(Clause::C100P2, || Breach::DeckSize { player, found });
        }
        let mut copies: HashMap<u16, (usize, &str)> = HashMap::new();
        let mut series = None;
        let mut mixed = false;
        for facts in setup.cards(player).filter_map(|it| setup.printed(it)) {
            copies.entry(facts.same).or_insert((0, &facts.code)).0 += 1;
            mixed |= series.is_some_and(|it| it != facts.series);
            series = Some(facts.series);
        }
        let mut copies: Vec<(usize, &str)> = copies.into_values().collect();
        copies.sort_unstable();
        for (found, code) in copies {
            let listed = |codes: &[String]| codes.iter().any(|it| it == code);
            if listed(&setup.options.forbidden) {
                sink.fault(Clause::C903P1_2, || Breach::ForbiddenCard { player, code: code.to_owned() });
            }
            let restricted = listed(&setup.options.restricted);
            let (most, clause) = if restricted { (1, Clause::C903P1_2) } else { (4, Clause::C100P2_2) };
            if found > most {
                sink.fault(clause, || Breach::TooManyCopies { player, code: code.to_owned(), found, most });
            }
        }
        if mixed && setup.options.official {
            sink.fault(Clause::C100P2_3, || Breach::MixedSeries { player });
        }
    }
}

/// Before the preparation all cards are in the decks, whose order does not matter yet.
fn from_the_decks(setup: &Setup) -> State {
    let mut state = State::new(setup, &TURN);
    state.agenda.push(Frame::new(&PREPARATION));
    for of in Seat::BOTH {
        let mut cards: Vec<Card> = setup.cards(of).collect();
        cards.reverse();
        state.perform(setup, Change::Lay { zone: zones::deck(of), cards: &cards });
    }
    state
}

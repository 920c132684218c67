//! Begins a match, from the header's decks or from a position.

use crate::games::cipher::Cipher;
use crate::games::cipher::cards::face::{Face, find};
use crate::games::cipher::position::read::set_position;
use crate::games::cipher::rules::agenda::settle;
use crate::games::cipher::rules::c12_preparation;
use crate::games::cipher::rules::c12_preparation::PREPARATION;
use crate::games::cipher::state::{Setup, State, zones};
use crate::judge::Sink;
use crate::judge::{BadStart, Rulebook, Tongue, Words, title, wording};
use crate::log::{Detail, Header, Seat, plain, short};
use crate::table::{Card, Change, Changing, MOST_CARDS};

/// Prepares a match from its header.
///
/// # Errors
/// [`BadStart`] for another edition, an unknown card code, too many cards, or an impossible position.
pub fn open(header: &Header, tongue: Tongue, sink: &mut Sink<Cipher>) -> Result<(Setup, State), BadStart> {
    let language = tongue.words(Cipher::LANGUAGE);
    if header.edition != Cipher::EDITION {
        let (known, edition) = (Cipher::EDITION, plain(&header.edition));
        return Err(BadStart(wording::unknown_edition(language, edition, title::<Cipher>(language), known)));
    }
    if header.options.is_some() {
        let said = tongue.of(
            "the header has options; the Cipher rules leave nothing to choose",
            "文件头有选项，而规则没有可选择的内容",
            "ヘッダーにオプションがあるが、ルールに選べるものはない",
        );
        return Err(BadStart(said.to_owned()));
    }
    let setup = setup(header, tongue)?;
    let state = match &header.position {
        Some(position) => set_position(&setup, position, sink)?,
        None => {
            c12_preparation::check_decks(&setup, sink);
            from_the_decks(&setup)
        }
    };
    Ok((setup, state))
}

fn setup(header: &Header, tongue: Tongue) -> Result<Setup, BadStart> {
    let names = Seat::BOTH.map(|of| short(&header.player(of).name));
    let a = faces(tongue, header, Seat::A)?;
    let b = faces(tongue, header, Seat::B)?;
    let mut setup = Setup::new(names, [a, b]);
    setup.tongue = tongue;
    setup.derived = header.detail == Detail::Decisions;
    Ok(setup)
}

fn unknown(tongue: Tongue, of: Seat, place: usize, code: impl std::fmt::Display) -> BadStart {
    BadStart(match tongue.told() {
        Words::English => format!(
            "{of}'s deck, card {place}: no Cipher card with the code \"{code}\" is known; the codes are those of cards of the six factions that this edition has, such as \"S01-001\", or \"?\""
        ),
        Words::Book => {
            format!("{of}的卡组第{place}张：没有编号为“{code}”的卡；编号是本规则六个势力的卡的编号，如“S01-001”，或“?”")
        }
        Words::Japanese => format!(
            "{of}のデッキの{place}枚目：番号が「{code}」のカードは知られていない。番号は、この版にある六つの勢力のカードの番号（例：「S01-001」）か「?」である"
        ),
    })
}

fn faces(tongue: Tongue, header: &Header, of: Seat) -> Result<Vec<Option<&'static Face>>, BadStart> {
    let deck = &header.player(of).deck;
    if deck.len() > MOST_CARDS {
        return Err(BadStart(wording::deck_too_large(tongue.words(Cipher::LANGUAGE), of, deck.len(), MOST_CARDS)));
    }
    let face = |(place, code): (usize, &String)| match code.as_str() {
        "?" => Ok(None),
        code => find(code).map(Some).ok_or_else(|| unknown(tongue, of, place + 1, plain(code))),
    };
    deck.iter().enumerate().map(face).collect()
}

/// 12.2.1: before the preparation all cards are in the decks, whose order does not matter yet.
fn from_the_decks(setup: &Setup) -> State {
    let mut state = State::new(setup, &PREPARATION);
    for of in Seat::BOTH {
        let mut cards: Vec<Card> = setup.cards(of).collect();
        cards.reverse();
        state.perform(setup, Change::Lay { zone: zones::deck(of), cards: &cards });
    }
    settle(setup, &mut state);
    state
}

//! The start of a match, from the header's lists.

use crate::games::evolve::Evolve;
use crate::games::evolve::cards::{Facts, Pool};
use crate::games::evolve::position::read;
use crate::games::evolve::rules::agenda::settle;
use crate::games::evolve::rules::c06_preparation::{self, PREPARATION};
use crate::games::evolve::state::{Setup, State, zones};
use crate::judge::Sink;
use crate::judge::{BadStart, Rulebook, Tongue, Words, title, wording};
use crate::log::{Detail, Header, Player, Seat, plain, short};
use crate::table::{Card, Change, Changing, MOST_CARDS};
use std::ops::Range;

/// The lists that a player brings besides the main deck.
const LISTS: [&str; 2] = ["evolve", "leader"];

/// The lists and tokens that players bring.
pub const BRINGS: crate::judge::Brings =
    crate::judge::Brings { lists: &LISTS, tokens: true, ..crate::judge::Brings::DECK };

/// Prepares a match from its header.
///
/// # Errors
/// [`BadStart`] for another edition, an unknown card or list, or an impossible position.
pub fn open(header: &Header, tongue: Tongue, sink: &mut Sink<Evolve>) -> Result<(Setup, State), BadStart> {
    let language = tongue.words(Evolve::LANGUAGE);
    if header.edition != Evolve::EDITION {
        let (known, edition) = (Evolve::EDITION, plain(&header.edition));
        return Err(BadStart(wording::unknown_edition(language, edition, title::<Evolve>(language), known)));
    }
    let setup = setup(header, tongue)?;
    let state = match &header.position {
        Some(position) => read::set(&setup, None, position)?,
        None => {
            Seat::BOTH.into_iter().for_each(|of| c06_preparation::check_decks(&setup, of, sink));
            from_the_decks(&setup)
        }
    };
    Ok((setup, state))
}

fn setup(header: &Header, tongue: Tongue) -> Result<Setup, BadStart> {
    let names = Seat::BOTH.map(|of| short(&header.player(of).name));
    let faces = |of: Seat| faces(tongue, header.player(of), of);
    let mut setup = Setup::new(names, [faces(Seat::A)?, faces(Seat::B)?]);
    setup.tongue = tongue;
    setup.derived = header.detail == Detail::Decisions;
    setup.laid_out = header.position.is_some();
    for of in Seat::BOTH {
        let player = header.player(of);
        setup.decks[of.index()] = player.deck.len();
        setup.evolve_decks[of.index()] = places(player, LISTS[0]);
        setup.leaders[of.index()] = places(player, LISTS[1]);
        setup.tokens[of.index()] = tokens(tongue, player, of)?;
    }
    Ok(setup)
}

/// The range of a list among all cards of a player.
fn places(player: &Player, name: &str) -> Range<usize> {
    let before = player.lists.0.iter().take_while(|it| it.0 != name).map(|it| it.1.len()).sum::<usize>();
    let from = player.deck.len() + before;
    from..from + player.lists.0.get(name).map_or(0, Vec::len)
}

fn faces(tongue: Tongue, player: &Player, of: Seat) -> Result<Vec<Option<&'static Facts>>, BadStart> {
    if player.cards().count() > MOST_CARDS {
        let many = player.cards().count();
        return Err(BadStart(wording::deck_too_large(tongue.words(Evolve::LANGUAGE), of, many, MOST_CARDS)));
    }
    let face = |(place, code): (usize, &String)| match code.as_str() {
        "?" => Ok(None),
        code => Pool::find(code).map(Some).ok_or_else(|| unknown(tongue, of, place + 1, code)),
    };
    player.cards().enumerate().map(face).collect()
}

fn unknown(tongue: Tongue, of: Seat, place: usize, code: &str) -> BadStart {
    let code = plain(code);
    BadStart(match tongue.told() {
        Words::Book => format!("{of}的第{place}张卡：没有编号为“{code}”的卡；编号如“BP01-001”，或“?”"),
        Words::Japanese => format!(
            "{of}の{place}枚目：コードが「{code}」のカードはない。コードは「BP01-001」のように印刷されたもの、または「?」である"
        ),
        Words::English => format!(
            "{of}'s card {place}: no EVOLVE card with the code \"{code}\" is known; codes are as printed, such as \"BP01-001\", or \"?\""
        ),
    })
}

fn tokens(tongue: Tongue, player: &Player, of: Seat) -> Result<Vec<&'static Facts>, BadStart> {
    let token = |(place, code): (usize, &String)| {
        let face = Pool::find(code).filter(|it| it.token);
        face.ok_or_else(|| match tongue.told() {
            Words::Book => BadStart(format!("{of}的第{}个衍生物：没有编号为“{}”的衍生物", place + 1, plain(code))),
            Words::Japanese => {
                BadStart(format!("{of}の{}番目のトークン：コードが「{}」のトークンはない", place + 1, plain(code)))
            }
            Words::English => BadStart(format!("{of}'s token {}: no token has the code {:?}", place + 1, plain(code))),
        })
    };
    player.tokens.iter().enumerate().map(token).collect()
}

/// 6.2.1: before the preparation all cards are in the decks, in an order that does not matter.
fn from_the_decks(setup: &Setup) -> State {
    let mut state = State::new(setup, &PREPARATION);
    for of in Seat::BOTH {
        let mut cards: Vec<Card> = setup.main_deck(of).collect();
        cards.reverse();
        state.perform(setup, Change::Lay { zone: zones::deck(of), cards: &cards });
        for (cards, zone) in [
            (setup.evolve_deck(of).collect::<Vec<_>>(), zones::evolve_deck(of)),
            (setup.leader(of).collect(), zones::leader(of)),
        ] {
            state.perform(setup, Change::Lay { zone, cards: &cards });
        }
    }
    settle(setup, &mut state);
    state
}

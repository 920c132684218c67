//! Higher, a game with a one-page rulebook: in turn each player plays a card higher than the last one, and a player who
//! passes has lost.

use super::clauses::{CATALOGUE, Clause};
use bincode::{Decode, Encode};
use headjudge::judge::{
    Agenda, BadStart, Blame, Board, Dice, Due, Event, Eyes, Happening, Impossible, Item, Language, Outcome, Procedure,
    Row, Rulebook, Rules, Seen, Sink, Tell, Tongue, Unasked,
};
use headjudge::log::{Header, Seat, View, Vocabulary};
use headjudge::rulebook::Record;
use headjudge::table::{Card, Change, Changing, Table, Zone, mix};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// The game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Toy;

headjudge::words! { ($)
    /// A player's choice.
    #[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema, Encode, Decode)]
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    pub enum Decision in decisions by decision at [self] {
        /// 2.1: lays a card.
        Lay {
            /// The card.
            card: Card,
        },
        /// 2.1: passes.
        Pass,
    }
}

headjudge::words! { ($)
    /// An event that the rules require.
    #[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema, Encode, Decode)]
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    pub enum Step in steps by step at [self] {
        /// 2.4: a player has lost.
        Lose {
            /// The player.
            player: Seat,
        },
    }
}

/// An outcome of chance.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, Encode, Decode)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// 1.2: who begins.
    First {
        /// The player.
        player: Seat,
    },
}

impl Vocabulary for Toy {
    type Decision = Decision;
    type Step = Step;
    type Chance = Chance;
    type Clause = Clause;
}

headjudge::facts! {
    /// The facts against a decision.
    pub enum Fact of Toy {
        /// 2.1: the other player has the turn, or the card is the other player's.
        NotYours { by: Seat } = "not-yours", "it is not for {by} to do", "这不该由{by}来做";
        /// 2.2: the card was laid.
        AlreadyLaid { card: Card } = "already-laid", "{card} was laid before", "{card}已经出过";
        /// 2.3: the card is too low.
        NotHigher { card: Card, last: u8 } = "not-higher", "{card} is not higher than {last}", "{card}不大于{last}";
        /// 1.2: who begins is not drawn.
        NobodyAsks = "nobody-asks", "nobody asks who begins", "这里不决定谁先开始";
        /// 2.4: the match ends by a pass.
        NobodyPassed = "nobody-passed", "nobody has passed", "没有人放弃";
    }
}

/// The numbers of the cards, and the words to tell them in.
#[derive(Clone, Debug)]
pub struct Setup {
    numbers: [Vec<u8>; 2],
    tongue: Tongue,
}

/// The changing data of a match.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    table: Table,
    due: Due<Toy>,
    last: u8,
    lost: Option<Seat>,
}

/// The zone of the played cards.
const LAID: Zone = 0;

impl State {
    fn laid(&self) -> &[Card] {
        self.table.pile(LAID)
    }
}

impl Changing for State {
    type Setup = Setup;

    fn table(&self) -> &Table {
        &self.table
    }
    fn table_mut(&mut self) -> &mut Table {
        &mut self.table
    }
    fn leaving(&mut self, _: &Setup, _: Card) {}
    fn changed(&mut self, _: &Setup, _: &Change<'_>) {}
}

impl Setup {
    fn number(&self, card: Card) -> Option<u8> {
        self.numbers[card.owner().index()].get(card.place()).copied().filter(|_| card.is_known())
    }
}

fn turn(by: Seat) -> Due<Toy> {
    Due::Decision { by, clause: Clause::C2_1 }
}

impl Rulebook for Toy {
    type Setup = Setup;
    type State = State;
    type Ask = ();
    type Ruling = Ruling;
    type Eyes = Open;
    type Fact = Fact;

    const ID: &'static str = "toy";
    const TITLE: &'static str = "Higher";
    const EDITION: &'static str = "one-page";
    const LANGUAGE: Language = Language::Chinese;

    fn sample_decks() -> [&'static str; 2] {
        ["1\n4\n6\n", "2\n3\n9\n"]
    }
    fn catalogue() -> &'static [Record] {
        &CATALOGUE
    }
    fn record(clause: Clause) -> &'static Record {
        &CATALOGUE[clause as usize]
    }
    fn catalogue_hash() -> &'static str {
        static HASH: LazyLock<String> = LazyLock::new(|| headjudge::rulebook::hash(&CATALOGUE));
        &HASH
    }
    fn cards_hash() -> &'static str {
        "a card is its number"
    }
    fn open(header: &Header, tongue: Tongue, _: &mut Sink<Toy>) -> Result<(Setup, State), BadStart> {
        let number = |code: &String| code.parse().map_err(|_| BadStart(format!("{code:?} is no number of a card")));
        let numbers = |of: Seat| header.player(of).deck.iter().map(number).collect::<Result<Vec<u8>, _>>();
        let setup = Setup { numbers: [numbers(Seat::A)?, numbers(Seat::B)?], tongue };
        let table = Table::new([setup.numbers[0].len(), setup.numbers[1].len()], 1, 0, 0);
        let due = Due::Chance { clause: Clause::C1_2, ask: () };
        Ok((setup, State { table, due, last: 0, lost: None }))
    }
    fn set_position(_: &Setup, _: Option<&State>, _: &serde_json::Value, _: &mut Sink<Toy>) -> Result<State, BadStart> {
        Err(BadStart("this game has no positions".to_owned()))
    }
    fn position_schema(generator: &mut SchemaGenerator) -> Schema {
        generator.subschema_for::<()>()
    }
    fn tongue(setup: &Setup) -> Tongue {
        setup.tongue
    }
    fn speak(setup: &mut Setup, tongue: Tongue) {
        setup.tongue = tongue;
    }
    fn name_card(setup: &Setup, card: Card) -> String {
        setup.number(card).map_or_else(|| card.to_string(), |number| format!("{card} ({number})"))
    }
}

/// The implementation of the game's only step.
impl Happening<Toy> for steps::Lose {
    const CLAUSE: Clause = Clause::C2_4;

    fn make(self, _: &Setup, state: &mut State) -> Result<(), Impossible> {
        (state.lost, state.due) = (Some(self.player), Due::Over);
        Ok(())
    }
    fn tell(self, _: &Setup) -> String {
        format!("{} has lost", self.player)
    }
}

headjudge::happenings!(Toy, step);

impl Rules for Toy {
    fn due(state: &State) -> &Due<Toy> {
        &state.due
    }
    fn outcome(state: &State) -> Option<Outcome<Toy>> {
        let over = matches!(state.due, Due::Over);
        over.then(|| Outcome { winner: state.lost.map(Seat::other), clause: Clause::C2_4 })
    }
    fn asks(_: &Setup, state: &State, by: Seat, _: &Decision) -> bool {
        state.due == turn(by)
    }
    fn check_decision(setup: &Setup, state: &State, by: Seat, what: &Decision, sink: &mut Sink<Toy>) {
        let Decision::Lay { card } = *what else { return };
        if card.owner() != by {
            sink.fault(Clause::C2_1, || Fact::NotYours { by });
        }
        if state.laid().contains(&card) {
            sink.fault(Clause::C2_2, || Fact::AlreadyLaid { card });
        }
        if setup.number(card).is_some_and(|number| number <= state.last) {
            sink.fault(Clause::C2_3, || Fact::NotHigher { card, last: state.last });
        }
    }
    fn check_chance(_: &Setup, _: &State, _: &Chance, _: &mut Sink<Toy>) {}
    fn answers(_: (), _: &Chance) -> bool {
        true
    }
    fn check_step(_: &Setup, _: &State, _: &Step, _: &mut Sink<Toy>) {}
    fn apply_decision(setup: &Setup, state: &mut State, by: Seat, what: &Decision) -> Result<(), Impossible> {
        match *what {
            Decision::Pass => state.due = Due::Step { clause: Clause::C2_4, what: steps::Lose { player: by }.into() },
            Decision::Lay { card } => {
                state.last = setup.number(card).ok_or_else(|| Impossible(format!("there is no card {card}")))?;
                state.bring_in(setup, card, LAID, 0);
                state.due = turn(by.other());
            }
        }
        Ok(())
    }
    fn apply_step(setup: &Setup, state: &mut State, what: &Step, _: bool) -> Result<(), Impossible> {
        step!(what, it => it.make(setup, state))
    }
    fn apply_chance(
        _: &Setup,
        state: &mut State,
        Chance::First { player }: &Chance,
        _: bool,
    ) -> Result<(), Impossible> {
        state.due = turn(*player);
        Ok(())
    }
    fn is_pass(what: &Decision) -> bool {
        *what == Decision::Pass
    }
    fn decline(_: &Setup, _: &State) -> Option<Decision> {
        None
    }
    fn legal<'a>(setup: &'a Setup, state: &'a State) -> impl Iterator<Item = Decision> + 'a {
        let by = if let Due::Decision { by, .. } = state.due { Some(by) } else { None };
        let cards = by.into_iter().flat_map(|by| (0..setup.numbers[by.index()].len()).map(move |at| Card::new(by, at)));
        let higher = cards.filter(|card| setup.number(*card) > Some(state.last) && !state.laid().contains(card));
        higher.map(|card| Decision::Lay { card }).chain(by.map(|_| Decision::Pass))
    }
    fn roll(_: &Setup, _: &State, (): (), dice: &mut dyn Dice) -> Chance {
        Chance::First { player: Seat::BOTH[dice.below(2)] }
    }
    fn position_hash(state: &State) -> u64 {
        let cards = state.laid().iter().fold(u64::from(state.last), |hash, card| mix(hash ^ card.index() as u64));
        mix(cards ^ (state.lost.map_or(2, Seat::index) as u64) << 32)
    }
}

impl Blame for Toy {
    fn check_other_chance(_: &Setup, _: &State, _: &Chance, sink: &mut Sink<Toy>) -> bool {
        sink.fault(Clause::C1_2, || Fact::NobodyAsks);
        false
    }
    fn check_other_step(_: &Setup, _: &State, _: &Step, sink: &mut Sink<Toy>) -> bool {
        sink.fault(Clause::C2_4, || Fact::NobodyPassed);
        false
    }
    fn offends(_: &Setup, _: &State, what: Unasked<'_, Toy>) -> Clause {
        let Unasked::Step(what, _) = what else { return Clause::C1_2 };
        step!(of what, Sort => <Sort as Happening<Toy>>::CLAUSE)
    }
    fn skip_step(_: &Setup, state: &mut State) {
        if let Due::Step { what: Step::Lose { player }, .. } = state.due {
            state.due = turn(player.other());
        }
    }
    fn unseen(_: (), next: Event<'_, Toy>) -> Option<Chance> {
        if let Event::Decision(player, _) = next { Some(Chance::First { player }) } else { None }
    }
    fn loop_clauses(_: usize) -> &'static [Clause] {
        &[]
    }
}

impl Tell for Toy {
    const TEXT_STEP: &'static str = r#"{"lose":{"player":"A"}}"#;

    fn round(state: &State) -> u32 {
        state.laid().len() as u32 + 1
    }
    fn tell_decision(setup: &Setup, what: &Decision) -> String {
        if let Decision::Lay { card } = what {
            format!("lays {}", Toy::name_card(setup, *card))
        } else {
            "passes".into()
        }
    }
    fn tell_chance(_: &Setup, Chance::First { player }: &Chance) -> String {
        format!("{player} begins")
    }
    fn tell_ask(_: &Setup, (): ()) -> String {
        "who begins".to_owned()
    }
    fn read_decision(_: &Setup, text: &str) -> Result<Decision, String> {
        match text.split_whitespace().collect::<Vec<_>>()[..] {
            ["pass"] => Ok(Decision::Pass),
            ["lay", card] => card.parse().map(|card| Decision::Lay { card }).map_err(|fault| format!("{fault}")),
            _ => Err("`lay CARD` or `pass` belongs here".to_owned()),
        }
    }
    fn write_decision(what: &Decision) -> String {
        if let Decision::Lay { card } = what { format!("lay {card}") } else { "pass".to_owned() }
    }
    fn agenda(_: &Setup, _: &State) -> Agenda {
        let items = vec![Item { clause: "2.1", name: "lay a card or pass".to_owned() }];
        Agenda { procedures: vec![Procedure { clause: "2", name: "laying cards".to_owned(), items, at: 0 }] }
    }
    fn moment(state: &State) -> (u32, &'static str) {
        (Toy::round(state), "laying")
    }
    fn board(setup: &Setup, state: &State) -> Board {
        let cards: Vec<String> = state.laid().iter().map(|card| Toy::name_card(setup, *card)).collect();
        let row = Row { seat: Seat::A, zone: "laid".to_owned(), count: cards.len(), cards };
        let (turn, phase) = Toy::moment(state);
        let headline = format!("turn {turn}");
        Board { prompt: headline.clone(), headline, turn, phase: phase.to_owned(), rows: vec![row], ..Board::default() }
    }
    fn card_facts(setup: &Setup, _: &State, card: Card) -> Option<Vec<String>> {
        setup.number(card).map(|_| vec![Toy::name_card(setup, card)])
    }
}

headjudge::judge::rulings! {
    /// Both players see all cards.
    AllIsOpen = "toy-0001",
}

/// Nothing is hidden: both players see all cards.
#[derive(Debug)]
pub struct Open;

impl Eyes<Toy> for Open {
    const RULING: Ruling = Ruling::AllIsOpen;
    const ZONES: Clause = Clause::C1_1;
    const DECK: Clause = Clause::C1_1;

    fn is_hiding(_: &State, _: Event<'_, Toy>) -> bool {
        false
    }
    fn face(_: &Setup, _: &State, _: Card, _: Event<'_, Toy>) -> Option<Seen<Toy>> {
        None
    }
    fn name(_: &State, _: View, _: Event<'_, Toy>) -> Option<Seen<Toy>> {
        None
    }
    fn each_zone(_: &Setup, _: &State, _: View, _: &mut dyn FnMut(String, Option<Seen<Toy>>)) {}
    fn is_pool(_: Zone) -> bool {
        false
    }
}

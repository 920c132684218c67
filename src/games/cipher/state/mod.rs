//! A match: `Setup` stays the same throughout, `State` changes.

pub(super) mod door;
pub(super) mod lasting;
pub(super) mod loops;
pub(super) mod resolution;
pub mod zones;

use super::Cipher;
use super::cards::face::Face;
use super::cards::reach::Effects;
use super::cards::{Facts, Range, Reach};
use super::log::words::{Line, Phase};
use super::texts::continuous;
use super::texts::coverage::topics::Topics;
use super::texts::trigger_events::Kinds;
use crate::judge::{Due, Outcome, Tongue};
use crate::log::Seat;
use crate::procedure::{Frame, Procedure};
use crate::table::{Card, Known, NOWHERE, Table, Zone};
use foldhash::fast::FixedState;
pub use lasting::{Attacked, Barred, Gone, Held, Lasting, Resolving, Trigger, UseLimit};
use loops::Loops;
use resolution::{LeftOut, Running};
use std::collections::HashMap;
use zones::{DEFEATED, FACE_UP, LORD};

/// The number that stands for an unknown unit name.
pub const NAMELESS: u16 = u16::MAX;

/// The part of a match that never changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Each card, by its index. `None` if the log hides its face.
    faces: Vec<Option<&'static Face>>,
    /// 4.13: the unit name of each card, by the card's index: equal numbers are equal names.
    unit_names: Vec<u16>,
    /// The topics of each card's texts that are in force by themselves, by the card's index.
    topics: Vec<Topics>,
    /// The topics of all these texts together.
    spoken_of: Topics,
    /// The kinds of occurrences that set off a text of any card.
    sets_off: Kinds,
    /// The number of cards that each player brought.
    pub sizes: [usize; 2],
    /// The players' names.
    pub names: [String; 2],
    /// The language in which the match is told.
    pub tongue: Tongue,
    /// `true` if the log leaves out steps. It then does not show between which steps something was chosen.
    pub derived: bool,
}

impl Setup {
    /// Takes the faces of both players' cards.
    pub fn new(names: [String; 2], decks: [Vec<Option<&'static Face>>; 2]) -> Setup {
        let sizes = [decks[0].len(), decks[1].len()];
        let mut faces = vec![None; 2 * sizes[0].max(sizes[1])];
        for seat in Seat::BOTH {
            for (place, face) in decks[seat.index()].iter().enumerate() {
                faces[Card::new(seat, place).index()] = *face;
            }
        }
        let unit_names = numbered(&faces);
        let topics = faces.iter().map(|face| face.map_or(0, |it| it.topics)).collect();
        let known = || faces.iter().flatten();
        let spoken_of = known().fold(0, |all, it| all | it.topics);
        let sets_off = known().fold(0, |all, it| all | it.sets_off);
        Setup { faces, unit_names, topics, spoken_of, sets_off, sizes, names, tongue: Tongue::ENGLISH, derived: false }
    }

    /// The facts of a card, unless the log hides its face.
    #[inline]
    pub fn facts(&self, card: Card) -> Option<&'static Facts> {
        Some(&(*self.faces.get(card.index())?)?.facts)
    }

    /// The topics of a card's texts that are in force by themselves.
    #[inline]
    pub fn topics(&self, card: Card) -> Topics {
        self.topics.get(card.index()).copied().unwrap_or(0)
    }

    /// The topics of all texts in the match that are in force by themselves.
    #[inline]
    pub fn spoken_of(&self) -> Topics {
        self.spoken_of
    }

    /// The kinds of occurrences that set off a text of any card of the match.
    #[inline]
    pub fn sets_off(&self) -> Kinds {
        self.sets_off
    }

    /// Everything that is known about a card, unless the log hides its face.
    #[inline]
    pub fn card(&self, card: Card) -> Option<&'static Face> {
        *self.faces.get(card.index())?
    }

    /// Everything that a card's texts can do, unless the log hides its face.
    #[inline]
    pub fn effects(&self, card: Card) -> Option<&'static Effects> {
        Some(&(*self.faces.get(card.index())?)?.effects)
    }

    /// A number for a card's unit name (4.13): equal numbers are equal names. `NAMELESS` if the log hides the face.
    #[inline]
    pub fn unit_name(&self, card: Card) -> u16 {
        self.unit_names.get(card.index()).copied().unwrap_or(NAMELESS)
    }

    /// `true` if two cards are known to have the same unit name (4.13).
    #[inline]
    pub fn same_unit_name(&self, one: Card, other: Card) -> bool {
        let name = self.unit_name(one);
        name != NAMELESS && name == self.unit_name(other)
    }

    /// `true` if a card is on one of the deck lists. `?` may be any card.
    #[inline]
    pub fn has(&self, card: Card) -> bool {
        card == Card::UNKNOWN || (card.is_known() && card.place() < self.sizes[card.owner().index()])
    }

    /// The facts of a card, if the log shows its face.
    #[inline]
    pub fn face(&self, card: Card) -> Known<&'static Facts> {
        Known::of_face(self.facts(card), card)
    }

    /// 14.2.1.2, 18.1.11.1: `true` if two cards have the same unit name.
    #[inline]
    pub fn share_a_name(&self, one: Card, other: Card) -> Known<bool> {
        self.face(one).and(self.face(other)).map(|(one, other)| one.unit_name() == other.unit_name())
    }

    /// All cards of a player's list.
    #[inline]
    pub fn cards(&self, of: Seat) -> impl Iterator<Item = Card> + use<> {
        (0..self.sizes[of.index()]).map(move |place| Card::new(of, place))
    }

    /// A card in words: `A17 Marth`.
    pub fn tell(&self, card: Card) -> String {
        match self.facts(card) {
            Some(facts) => format!("{card} {}", facts.unit_name_in(self.tongue.names)),
            None if card == Card::UNKNOWN => self.one_of(["an unknown card", "未知的卡", "不明のカード"]).to_owned(),
            None => card.to_string(),
        }
    }

    /// Joins words into a list.
    #[inline]
    pub fn listed(&self, words: &[&str]) -> String {
        words.join(self.one_of([", ", "、", "、"]))
    }

    /// Picks a word in the language of the match from English, Chinese and Japanese.
    #[inline]
    pub const fn one_of(&self, names: [&'static str; 3]) -> &'static str {
        let [english, chinese, japanese] = names;
        self.tongue.of(english, chinese, japanese)
    }
}

/// Numbers the faces by unit name. Faces of one name share a number.
fn numbered(faces: &[Option<&'static Face>]) -> Vec<u16> {
    let mut numbers = HashMap::with_hasher(FixedState::default());
    let number = |face: &Option<&'static Face>| {
        let next = u16::try_from(numbers.len()).unwrap_or(NAMELESS);
        face.map_or(NAMELESS, |it| *numbers.entry(it.facts.unit_name()).or_insert(next))
    };
    faces.iter().map(number).collect()
}

/// The part of a match that changes: plain data.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// The place of every card.
    pub table: Table,
    /// The procedures under way, the innermost last.
    pub agenda: Vec<Frame<State>>,
    /// The next demand of the rules.
    pub due: Due<Cipher>,
    /// Turn and phase.
    pub turn: Turn,
    /// The battle under way.
    pub battle: Battle,
    /// 10.2: triggered abilities, in the order in which they were triggered.
    pub triggers: Vec<Trigger>,
    /// Changes that texts have made.
    pub changes: Vec<Lasting>,
    /// 10.2.1.4: the units that have left the battlefield since a check timing last ended.
    pub gone: Vec<Gone>,
    /// 19.1.4.1, 10.6.2: the abilities that may not be used, or are not triggered, again this turn.
    pub limits: Vec<UseLimit>,
    /// 25: everything that is known about loops. `None` until the log mentions one.
    pub loops: Option<Box<Loops>>,
    /// The result of the match.
    pub outcome: Option<Outcome<Cipher>>,
    /// `true` if nothing has changed since a check timing found nothing to do.
    pub quiet: bool,
    /// `true` if rule processing and bonuses had nothing to do at the last look at the table, and nothing has changed since
    /// that could give them something to do.
    pub calm: bool,
    /// 9.3.3.1: `true` during simultaneous events, in which no interrupt sees the table.
    pub simultaneous: bool,
    /// `true` if the last entry was, or came from, the text of a card.
    pub in_text: bool,
    /// The card whose text was at work last, or [`Card::NONE`].
    pub text: Card,
    /// 10.5, 19.1.4: the chosen ability whose effect is being carried out.
    pub resolving: Option<Resolving>,
    /// 10.5, 18.1.7, 19.1.3, 19.1.4: the text that the referee carries out.
    pub running: Option<Box<Running>>,
    /// The reason why the last text left something undone.
    pub left_out: Option<LeftOut>,
    /// The zone from which the text at work last took a card, or a player chose one for it.
    pub taken_from: Zone,
    /// Statements that texts have made true of units and for which a log has no word of its own.
    pub held: Vec<Held>,
    /// 24.1.9.1: abilities that a player's units cannot use for the rest of the game.
    pub barred: Vec<Barred>,
    /// The units that have attacked this turn.
    pub attacked: Vec<Attacked>,
    /// 10.2.1: abilities that are triggered or not depending on a hidden card, with that card.
    pub perhaps: Vec<(Trigger, Card)>,
    /// `true` if a text was at work this turn that the log tells and the referee does not carry out.
    pub told: bool,
    /// 10.2.3: `true` if an ability was chosen, and the next choice has not come yet.
    pub processing: bool,
    /// 7.2.3: `true` if a check timing has ended since the last entry. An ability that the log did not show as triggered may
    /// then be chosen.
    pub checked: bool,
}

/// Turn and phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// The turn's number: 1 for the first player's first turn, 0 before it.
    pub number: u16,
    /// 12.2.1.8.1: the turn player.
    pub player: Seat,
    /// 12.2.1.3: the player who goes first.
    pub first: Seat,
    /// 13.1.2: the phase.
    pub phase: Phase,
    /// 15.1.2, 16.1.2: the costs of this turn's deployments and level-ups.
    pub spent: u16,
    /// 12.2.1.5.2: by seat, `true` if the player has redrawn the hand.
    pub redrawn: [bool; 2],
    /// `true` if a text was used in this turn. Its effects may last until the turn's end (13.6.1.2).
    pub texts: bool,
}

impl Turn {
    /// 13.2.1.5.1, 13.5.1.2.2: the first player's first turn.
    #[inline]
    pub const fn is_opening(&self) -> bool {
        self.number == 1
    }
}

/// 18: a battle. Fields are [`Card::NONE`] if there is no such unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Battle {
    /// 26.6: the attacking unit.
    pub attacker: Card,
    /// 26.7: the defending unit.
    pub defender: Card,
    /// 18.1.9, 18.1.11.1.1: the power that was added to the attacker.
    pub attack_bonus: i16,
    /// 18.1.9: the power that was added to the defender.
    pub defence_bonus: i16,
    /// 18.1.11: `true` if a critical hit was made and its power has not been added yet.
    pub critical: bool,
    /// 18.1.11: `true` if a critical hit was made.
    pub hit: bool,
    /// 18.1.13.1.1: `true` if the defender evades.
    pub evaded: bool,
    /// 18.1.3.1: `true` if the attack has no target, and is undone unless the log continues with it.
    pub undone: bool,
    /// 18.1.15: `true` if the printed values defeated nobody, but a text in force may change that.
    pub unsure: bool,
    /// 18.1.9: the hidden supports whose value would have been added to the attacker and to the defender.
    pub hidden: [Card; 2],
    /// 18.1.15: `true` if the log has the defender about to be defeated.
    pub beaten: bool,
    /// 18.1.7: by seat, `true` if the support ability has been carried out.
    pub supported: [bool; 2],
    /// 9.3.2.1.1: `true` if the defender is a lord whose user takes a second orb.
    pub second_orb: bool,
    /// The supports that were put away at the end (18.1.17), by seat.
    pub helpers: [Card; 2],
    /// 18.1.17, 23.1: by seat, the support ability that replaces putting its card away: its number, and the operation behind
    /// which the replacement stands.
    pub returns: [Option<(u8, u16)>; 2],
    /// 18.1.18: `true` if the battle is about to end.
    pub ending: bool,
    /// The support values that texts have set for the battle, by seat.
    pub values: [Option<i16>; 2],
}

impl Battle {
    /// No battle.
    pub const NONE: Battle = Battle {
        attacker: Card::NONE,
        defender: Card::NONE,
        attack_bonus: 0,
        defence_bonus: 0,
        critical: false,
        hit: false,
        evaded: false,
        undone: false,
        unsure: false,
        hidden: [Card::NONE; 2],
        beaten: false,
        second_orb: false,
        supported: [false; 2],
        values: [None; 2],
        helpers: [Card::NONE; 2],
        returns: [None; 2],
        ending: false,
    };

    /// 18.1.9, 18.1.11.1.1: raises the power of a unit in the battle.
    pub fn raise(&mut self, unit: Card, by: i16) {
        let bonus = if unit == self.attacker {
            &mut self.attack_bonus
        } else if unit == self.defender {
            &mut self.defence_bonus
        } else {
            return;
        };
        *bonus = bonus.saturating_add(by);
    }

    /// `true` if a battle is under way whose attacker has left the battlefield.
    #[inline]
    pub const fn without_attacker(&self) -> bool {
        self.attacker.is_none() && !self.defender.is_none()
    }
}

impl State {
    /// A table with nothing on it, at the beginning of a procedure.
    pub fn new(setup: &Setup, start: &'static Procedure<State>) -> State {
        State {
            table: Table::new(setup.sizes, zones::ZONES, zones::ORDERED, 0).mixing(zones::HANDS),
            agenda: vec![Frame::new(start)],
            due: Due::Over,
            turn: Turn {
                number: 0,
                player: Seat::A,
                first: Seat::A,
                phase: Phase::Start,
                spent: 0,
                redrawn: [false; 2],
                texts: false,
            },
            battle: Battle::NONE,
            triggers: Vec::new(),
            changes: Vec::new(),
            gone: Vec::new(),
            limits: Vec::new(),
            loops: None,
            outcome: None,
            quiet: false,
            calm: false,
            simultaneous: false,
            in_text: false,
            text: Card::NONE,
            resolving: None,
            running: None,
            left_out: None,
            taken_from: NOWHERE,
            held: Vec::new(),
            barred: Vec::new(),
            attacked: Vec::new(),
            perhaps: Vec::new(),
            told: false,
            processing: false,
            checked: false,
        }
    }

    /// Sets the text of a card to work. `told` is `true` if the referee does not carry it out.
    #[inline]
    pub fn set_to_work(&mut self, card: Card, told: bool) {
        self.in_text = true;
        self.text = card;
        self.turn.texts = true;
        self.told |= told;
    }

    /// A player's units, the front line first.
    #[inline]
    pub fn units(&self, of: Seat) -> impl Iterator<Item = Card> + '_ {
        let front = self.table.pile(zones::line(of, Line::Front));
        let back = self.table.pile(zones::line(of, Line::Back));
        front.iter().chain(back).copied()
    }

    /// A unit's user and row. `None` for a card that is not the top card of a unit.
    #[inline]
    pub fn stands(&self, unit: Card) -> Option<(Seat, Line)> {
        let zone = self.table.zone(unit);
        if zone == NOWHERE {
            return self.stands_unnamed(unit);
        }
        zones::row(zone).map(|line| (zones::user(zone), line))
    }

    /// The same for a card that may be the lord which the log has not named yet.
    #[cold]
    fn stands_unnamed(&self, unit: Card) -> Option<(Seat, Line)> {
        if !unit.is_known() {
            return None;
        }
        let user = unit.owner();
        let row = |line: &Line| self.table.could_be_in(unit, zones::line(user, *line));
        [Line::Front, Line::Back].into_iter().find(row).map(|line| (user, line))
    }

    /// `true` if a player has a unit on the battlefield that the log has not named: a lord (12.2.1.1).
    #[inline]
    pub fn hides_a_lord(&self, of: Seat) -> bool {
        [Line::Front, Line::Back].into_iter().any(|line| self.table.hides(zones::line(of, line)))
    }

    /// A player's lord, if it is on the battlefield.
    #[inline]
    pub fn lord(&self, of: Seat) -> Option<Card> {
        self.units(of).find(|it| self.table.has(*it, LORD))
    }

    /// A player's unit with the unit name of a card.
    #[inline]
    pub fn namesake(&self, setup: &Setup, of: Seat, card: Card) -> Option<Card> {
        self.units(of).find(|it| setup.same_unit_name(*it, card))
    }

    /// The hidden card on which a unit's power depends: the unit itself, or its support (18.1.9).
    fn hides_power(&self, setup: &Setup, unit: Card) -> Option<Card> {
        if setup.facts(unit).is_none() {
            return Some(unit);
        }
        let Battle { attacker, defender, hidden, .. } = self.battle;
        let fighters = [attacker, defender].into_iter().zip(hidden);
        fighters.filter(|(fighter, _)| *fighter == unit).map(|(_, support)| support).find(|it| !it.is_none())
    }

    /// A unit's present power: the printed one, with changes by recorded texts and by the battle.
    #[inline]
    pub fn power(&self, setup: &Setup, unit: Card) -> Known<i16> {
        if let Some(card) = self.hides_power(setup, unit) {
            return Known::Hidden(card);
        }
        continuous::power_at(setup, self, unit, 0).but_for(self.power_text(setup, unit))
    }

    /// A unit's power without additions by texts in force by themselves.
    #[inline]
    pub fn power_without_texts(&self, setup: &Setup, unit: Card) -> Known<i16> {
        match self.hides_power(setup, unit) {
            Some(card) => Known::Hidden(card),
            None => Known::of_face(self.power_by_log(setup, unit), unit),
        }
    }

    fn power_by_log(&self, setup: &Setup, unit: Card) -> Option<i16> {
        let printed = setup.facts(unit)?.power;
        let changed = self.changes.iter().filter(|it| it.unit == unit).map(|it| it.power);
        let battle = if unit == self.battle.attacker {
            self.battle.attack_bonus
        } else if unit == self.battle.defender {
            self.battle.defence_bonus
        } else {
            0
        };
        Some(changed.fold(printed.saturating_add(battle), i16::saturating_add))
    }

    /// A unit's present range: the printed one, or that of a recorded text.
    #[inline]
    pub fn range(&self, setup: &Setup, unit: Card) -> Known<Range> {
        let changed = self.changes.iter().rev().find(|it| it.unit == unit && it.range.is_some());
        let range = changed.and_then(|it| it.range).or_else(|| setup.facts(unit).map(|it| it.range));
        continuous::range_at(setup, self, unit, Known::of_face(range, unit))
    }

    /// 9.3.2.1.1: `true` if a text lets a unit's attack destroy two orbs.
    #[inline]
    pub fn destroys_two_orbs(&self, setup: &Setup, unit: Card) -> bool {
        self.changes.iter().any(|it| it.unit == unit && it.two_orbs) || continuous::destroys_two_orbs(setup, self, unit)
    }

    /// A player's unit in the battle (26.8).
    #[inline]
    pub fn fighter(&self, of: Seat) -> Option<Card> {
        let unit = if of == self.turn.player { self.battle.attacker } else { self.battle.defender };
        (!unit.is_none()).then_some(unit)
    }

    /// A card on the battlefield whose text, in force by itself, may affect the power of a unit.
    fn power_text(&self, setup: &Setup, unit: Card) -> Option<Card> {
        let own = setup.facts(unit).is_some_and(|it| it.reach & Reach::Power.bit() != 0);
        if own {
            return Some(unit);
        }
        let (user, _) = self.stands(unit)?;
        self.units(user).find(|unit| setup.facts(*unit).is_some_and(|it| it.reach & Reach::OthersPower.bit() != 0))
    }

    /// 6.4.2.2.1: the factions on a player's face-up bonds, as a set, and a bond whose face is hidden, if any.
    pub fn bond_factions(&self, setup: &Setup, of: Seat) -> (u8, Option<Card>) {
        let mut factions = 0;
        let mut hidden = None;
        for bond in self.table.pile(zones::bonds(of)) {
            if self.table.has(*bond, FACE_UP) || *bond == Card::UNKNOWN {
                match setup.facts(*bond) {
                    Some(facts) => factions |= facts.factions,
                    None => hidden = Some(*bond),
                }
            }
        }
        (factions, hidden)
    }

    /// A player's unit that is about to be defeated, if any.
    #[inline]
    pub fn defeated(&self, of: Seat) -> Option<Card> {
        self.units(of).find(|it| self.table.has(*it, DEFEATED))
    }

    /// The turn player, then the other player (2.9, 2.10).
    #[inline]
    pub fn in_turn(&self) -> [Seat; 2] {
        [self.turn.player, self.turn.player.other()]
    }
}

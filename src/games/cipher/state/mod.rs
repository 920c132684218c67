//! A match: what stays the same for all of it, and what changes.

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

/// The number of a unit name that is not known.
pub const NAMELESS: u16 = u16::MAX;

/// What stays the same for a whole match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Each card, by its index; none where the log hides its face.
    faces: Vec<Option<&'static Face>>,
    /// 4.13: the unit name of each card, by the card's index: equal numbers are equal names.
    unit_names: Vec<u16>,
    /// Of what the texts of each card speak that are in force by themselves, by the card's index.
    topics: Vec<Topics>,
    /// Of what the texts of all of them speak.
    spoken_of: Topics,
    /// What sets off a text of any of them.
    sets_off: Kinds,
    /// How many cards each player brought.
    pub sizes: [usize; 2],
    /// The players' names.
    pub names: [String; 2],
    /// In which words the match is told.
    pub tongue: Tongue,
    /// The log leaves steps out, so that it does not show between which of them something was chosen.
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
        let topics = faces.iter().map(|it| it.map_or(0, |it| it.topics)).collect();
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

    /// Of what a card's texts speak that are in force by themselves.
    #[inline]
    pub fn topics(&self, card: Card) -> Topics {
        self.topics.get(card.index()).copied().unwrap_or(0)
    }

    /// Of what texts of any card of the match speak that are in force by themselves.
    #[inline]
    pub fn spoken_of(&self) -> Topics {
        self.spoken_of
    }

    /// What sets off a text of any card of the match.
    #[inline]
    pub fn sets_off(&self) -> Kinds {
        self.sets_off
    }

    /// All that is known of a card, unless the log hides its face.
    #[inline]
    pub fn card(&self, card: Card) -> Option<&'static Face> {
        *self.faces.get(card.index())?
    }

    /// What a card's texts can do, unless the log hides its face.
    #[inline]
    pub fn effects(&self, card: Card) -> Option<&'static Effects> {
        Some(&(*self.faces.get(card.index())?)?.effects)
    }

    /// A number that is the same for two cards of the same unit name (4.13); `NAMELESS` where the log
    /// hides the face.
    #[inline]
    pub fn unit_name(&self, card: Card) -> u16 {
        self.unit_names.get(card.index()).copied().unwrap_or(NAMELESS)
    }

    /// Whether two cards are known to have the same unit name (4.13).
    #[inline]
    pub fn same_unit_name(&self, one: Card, other: Card) -> bool {
        let name = self.unit_name(one);
        name != NAMELESS && name == self.unit_name(other)
    }

    /// Whether a card is on one of the deck lists. `?` may be any.
    #[inline]
    pub fn has(&self, card: Card) -> bool {
        card == Card::UNKNOWN || (card.is_known() && card.place() < self.sizes[card.owner().index()])
    }

    /// The facts of a card, as far as the log shows its face.
    #[inline]
    pub fn face(&self, card: Card) -> Known<&'static Facts> {
        Known::of_face(self.facts(card), card)
    }

    /// 14.2.1.2, 18.1.11.1: whether two cards have one unit name.
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

    /// Words, one after the other.
    #[inline]
    pub fn listed(&self, words: &[&str]) -> String {
        words.join(self.one_of([", ", "、", "、"]))
    }

    /// Of a word in English, in Chinese and in Japanese, the one in the language of the match.
    #[inline]
    pub const fn one_of(&self, names: [&'static str; 3]) -> &'static str {
        let [english, chinese, japanese] = names;
        self.tongue.of(english, chinese, japanese)
    }
}

/// A number for the unit name of each face: that of the first one of the name.
fn numbered(faces: &[Option<&'static Face>]) -> Vec<u16> {
    let mut numbers = HashMap::with_hasher(FixedState::default());
    let number = |it: &Option<&'static Face>| {
        let next = u16::try_from(numbers.len()).unwrap_or(NAMELESS);
        it.map_or(NAMELESS, |it| *numbers.entry(it.facts.unit_name()).or_insert(next))
    };
    faces.iter().map(number).collect()
}

/// Everything that changes: plain data.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// Where all cards are.
    pub table: Table,
    /// The procedures under way, the innermost last.
    pub agenda: Vec<Frame<State>>,
    /// What the rules want next.
    pub due: Due<Cipher>,
    /// Turn and phase.
    pub turn: Turn,
    /// The battle under way.
    pub battle: Battle,
    /// 10.2: triggered abilities, the oldest first.
    pub triggers: Vec<Trigger>,
    /// What texts have changed.
    pub changes: Vec<Lasting>,
    /// 10.2.1.4: the units that have left the battlefield since a check timing last came to its end.
    pub gone: Vec<Gone>,
    /// 19.1.4.1, 10.6.2: the abilities that may not be used, or are not triggered, again this turn.
    pub limits: Vec<UseLimit>,
    /// 25: what is known of loops; none as long as the log speaks of none.
    pub loops: Option<Box<Loops>>,
    /// How the match ended.
    pub outcome: Option<Outcome<Cipher>>,
    /// Nothing has changed since a check timing found nothing to do.
    pub quiet: bool,
    /// A look at the table has found nothing to do for rule processing and bonuses, and nothing has changed since by which
    /// they could have something to do.
    pub calm: bool,
    /// 9.3.3.1: several things are happening simultaneously; no interrupt sees the table half-way.
    pub simultaneous: bool,
    /// The last entry was, or came from, the text of a card.
    pub in_text: bool,
    /// The card whose text was at work last; [`Card::NONE`] where none was.
    pub text: Card,
    /// 10.5, 19.1.4: the chosen ability whose effect is being carried out.
    pub resolving: Option<Resolving>,
    /// 10.5, 18.1.7, 19.1.3, 19.1.4: the text that the referee carries out.
    pub running: Option<Box<Running>>,
    /// Why the last text did not do something.
    pub left_out: Option<LeftOut>,
    /// From where the text at work took a card last, or a player chose one for it.
    pub taken_from: Zone,
    /// What texts have made true of units, and a log has no word of its own for.
    pub held: Vec<Held>,
    /// 24.1.9.1: abilities that a player's units cannot use for the rest of the game.
    pub barred: Vec<Barred>,
    /// The units that have attacked this turn.
    pub attacked: Vec<Attacked>,
    /// 10.2.1: abilities of which a hidden card leaves open whether they are triggered, and that card.
    pub perhaps: Vec<(Trigger, Card)>,
    /// A text was at work this turn that the log tells of and the referee does not carry out.
    pub told: bool,
    /// 10.2.3: an ability was chosen, and no other since.
    pub processing: bool,
    /// 7.2.3: since the last entry a check timing came to its end, so that an ability which the log did not show as
    /// triggered may be chosen here.
    pub checked: bool,
}

/// Turn and phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// 1 for the first player's first turn; 0 before it.
    pub number: u16,
    /// 12.2.1.8.1: the turn player.
    pub player: Seat,
    /// 12.2.1.3: who goes first.
    pub first: Seat,
    /// 13.1.2.
    pub phase: Phase,
    /// 15.1.2, 16.1.2: the costs of this turn's deployments and level-ups.
    pub spent: u16,
    /// 12.2.1.5.2: which players, by seat, have redrawn their hand.
    pub redrawn: [bool; 2],
    /// A text was used in this turn; what it left behind may hold until the turn's end (13.6.1.2).
    pub texts: bool,
}

impl Turn {
    /// 13.2.1.5.1, 13.5.1.2.2: the first player's first turn.
    #[inline]
    pub const fn is_opening(&self) -> bool {
        self.number == 1
    }
}

/// 18: a battle. Fields are [`Card::NONE`] where there is no such unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Battle {
    /// 26.6: the attacking unit.
    pub attacker: Card,
    /// 26.7: the defending unit.
    pub defender: Card,
    /// 18.1.9, 18.1.11.1.1: what was added to the attacker's power.
    pub attack_bonus: i16,
    /// 18.1.9: what was added to the defender's power.
    pub defence_bonus: i16,
    /// 18.1.11: a critical hit was made and its power is still to be added.
    pub critical: bool,
    /// 18.1.11: a critical hit was made.
    pub hit: bool,
    /// 18.1.13.1.1: the defender evades.
    pub evaded: bool,
    /// 18.1.3.1: the attack has no target, and is undone unless the log goes on with it.
    pub undone: bool,
    /// 18.1.15: by what is printed nobody was defeated, and a text in force may say otherwise.
    pub unsure: bool,
    /// 18.1.9: the supports whose value would have been added to the attacker's and the defender's power, and
    /// which the log hides.
    pub hidden: [Card; 2],
    /// 18.1.15: the log has the defender about to be defeated.
    pub beaten: bool,
    /// 18.1.7: whose support ability has been carried out, by seat.
    pub supported: [bool; 2],
    /// 9.3.2.1.1: the defender is a lord, and its user takes one orb more than the first.
    pub second_orb: bool,
    /// The supports that were put away at the end (18.1.17), by seat.
    pub helpers: [Card; 2],
    /// 18.1.17, 23.1: what support abilities do with their cards instead of putting them away, by seat: which ability, and
    /// behind which of its operations.
    pub returns: [Option<(u8, u16)>; 2],
    /// 18.1.18: the battle is about to end.
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

    /// A battle is under way, and its attacker has left the battlefield.
    #[inline]
    pub const fn without_attacker(&self) -> bool {
        self.attacker.is_none() && !self.defender.is_none()
    }
}

impl State {
    /// A table with nothing on it, about to begin a procedure.
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

    /// The text of a card is set to work; `told`: the referee does not carry it out.
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

    /// The row that a unit stands in and its user; none for a card that is not the top card of a unit.
    #[inline]
    pub fn stands(&self, unit: Card) -> Option<(Seat, Line)> {
        let zone = self.table.zone(unit);
        if zone == NOWHERE {
            return self.stands_unnamed(unit);
        }
        zones::row(zone).map(|line| (zones::user(zone), line))
    }

    /// A card that may be the lord which the log has not named yet.
    #[cold]
    fn stands_unnamed(&self, unit: Card) -> Option<(Seat, Line)> {
        if !unit.is_known() {
            return None;
        }
        let user = unit.owner();
        let row = |line: &Line| self.table.could_be_in(unit, zones::line(user, *line));
        [Line::Front, Line::Back].into_iter().find(row).map(|line| (user, line))
    }

    /// Whether a player has a unit on the battlefield that the log has not named: a lord (12.2.1.1).
    #[inline]
    pub fn hides_a_lord(&self, of: Seat) -> bool {
        [Line::Front, Line::Back].into_iter().any(|line| self.table.hides(zones::line(of, line)))
    }

    /// A player's lord, where it stands on the battlefield.
    #[inline]
    pub fn lord(&self, of: Seat) -> Option<Card> {
        self.units(of).find(|it| self.table.has(*it, LORD))
    }

    /// A player's unit of a card's unit name.
    #[inline]
    pub fn namesake(&self, setup: &Setup, of: Seat, card: Card) -> Option<Card> {
        self.units(of).find(|it| setup.same_unit_name(*it, card))
    }

    /// The card that the log hides and on which a unit's power depends: itself, or its support (18.1.9).
    fn hides_power(&self, setup: &Setup, unit: Card) -> Option<Card> {
        if setup.facts(unit).is_none() {
            return Some(unit);
        }
        let Battle { attacker, defender, hidden, .. } = self.battle;
        let fighters = [attacker, defender].into_iter().zip(hidden);
        fighters.filter(|(fighter, _)| *fighter == unit).map(|(_, support)| support).find(|it| !it.is_none())
    }

    /// A unit's power now: printed, changed by recorded texts, and by the battle.
    #[inline]
    pub fn power(&self, setup: &Setup, unit: Card) -> Known<i16> {
        if let Some(card) = self.hides_power(setup, unit) {
            return Known::Hidden(card);
        }
        continuous::power_at(setup, self, unit, 0).but_for(self.power_text(setup, unit))
    }

    /// A unit's power but for what texts in force by themselves add to it.
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

    /// A unit's range now: printed, or as a recorded text has it.
    #[inline]
    pub fn range(&self, setup: &Setup, unit: Card) -> Known<Range> {
        let changed = self.changes.iter().rev().find(|it| it.unit == unit && it.range.is_some());
        let range = changed.and_then(|it| it.range).or_else(|| setup.facts(unit).map(|it| it.range));
        continuous::range_at(setup, self, unit, Known::of_face(range, unit))
    }

    /// 9.3.2.1.1: whether a recorded text lets a unit's attack destroy two orbs.
    #[inline]
    pub fn destroys_two_orbs(&self, setup: &Setup, unit: Card) -> bool {
        self.changes.iter().any(|it| it.unit == unit && it.two_orbs) || continuous::destroys_two_orbs(setup, self, unit)
    }

    /// The unit that a player has in the battle (26.8).
    #[inline]
    pub fn fighter(&self, of: Seat) -> Option<Card> {
        let unit = if of == self.turn.player { self.battle.attacker } else { self.battle.defender };
        (!unit.is_none()).then_some(unit)
    }

    /// A card on the battlefield whose text, in force by itself, may reach the power of a unit.
    fn power_text(&self, setup: &Setup, unit: Card) -> Option<Card> {
        let own = setup.facts(unit).is_some_and(|it| it.reach & Reach::Power.bit() != 0);
        if own {
            return Some(unit);
        }
        let (user, _) = self.stands(unit)?;
        self.units(user).find(|it| setup.facts(*it).is_some_and(|it| it.reach & Reach::OthersPower.bit() != 0))
    }

    /// 6.4.2.2.1: the factions on a player's face-up bonds, as a set; and a bond whose face is hidden.
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

    /// The player's unit that is about to be defeated, if any.
    #[inline]
    pub fn defeated(&self, of: Seat) -> Option<Card> {
        self.units(of).find(|it| self.table.has(*it, DEFEATED))
    }

    /// The turn player, then the other (2.9, 2.10).
    #[inline]
    pub fn in_turn(&self) -> [Seat; 2] {
        [self.turn.player, self.turn.player.other()]
    }
}

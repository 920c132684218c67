//! Recording a match: ask for the pending and legal events, decide, and receive the entries to write.

use crate::judge::{BadStart, Dice, Due, Finding, Game, Impossible, Judgement, MOST_STEPS, Referee, Tongue, wording};
use crate::log::{Body, Detail, Entry, Header, Intervention, Player, Seat};

/// Records one match. A client embeds it: it asks [`Recorder::due`] and [`Recorder::legal`], hands choices to
/// [`Recorder::decide`], and writes the entries that come back.
///
/// ```
/// use headjudge::games::cipher::{Cipher, Decision};
/// use headjudge::judge::{Due, Recorder, Seeded};
/// use headjudge::log::Seat;
///
/// let deck = || ["B01-003"; 4].iter().chain(&["S01-001"; 46]).map(|it| it.to_string()).collect::<Vec<String>>();
/// let header = Recorder::<Cipher>::header([("Ann", deck()), ("Ben", deck())]);
/// let mut recorder = Recorder::<Cipher>::open(header)?;
/// let mut dice = Seeded::new(1);
/// recorder.advance(&mut dice)?;
/// assert!(matches!(recorder.due(), Due::Decision { by: Seat::A, .. }));
/// // 12.2.1.1: a lord has deployment cost 1; A5 costs 4.
/// let refused = recorder.decide(Seat::A, Decision::Lord { card: "A5".parse()? });
/// assert_eq!(refused.unwrap_err().clause(), "12.2.1.1");
/// let entries = recorder.decide(Seat::A, Decision::Lord { card: "A1".parse()? }).expect("legal");
/// assert_eq!(entries.len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Recorder<G: Game> {
    header: Header,
    referee: Referee<G>,
    decks: Option<Finding>,
}

/// The distance between the recorder's checkpoints: a rewind replays at most this many entries.
const STRIDE: usize = 256;

impl<G: Game> Recorder<G> {
    /// A header for a match between two players with these decks, in full detail.
    pub fn header(players: [(&str, Vec<String>); 2]) -> Header {
        Recorder::<G>::header_of(players.map(|(name, deck)| Player::with_deck(name.to_owned(), deck)))
    }

    /// A header for a match between two players with everything they bring, in full detail.
    pub fn header_of(players: [Player; 2]) -> Header {
        Header {
            headjudge: crate::log::FORMAT,
            game: G::ID.to_owned(),
            edition: G::EDITION.to_owned(),
            detail: Detail::Full,
            view: crate::log::View::Omniscient,
            players,
            catalogue: Some(G::catalogue_hash().to_owned()),
            cards: Some(G::cards_hash().to_owned()),
            seed: None,
            position: None,
            options: None,
            definitions: G::usual_definitions(),
            occasion: None,
            source: None,
        }
    }

    /// Begins a match. Illegal decks do not stop it; [`Recorder::decks`] reports them.
    ///
    /// # Errors
    /// [`BadStart`] if there is no match to record: an unknown card, an impossible position.
    pub fn open(header: Header) -> Result<Self, BadStart> {
        Recorder::open_in(Tongue::ENGLISH, header)
    }

    /// The same in other words than English.
    ///
    /// # Errors
    /// [`BadStart`] if there is no match to record.
    pub fn open_in(tongue: Tongue, header: Header) -> Result<Self, BadStart> {
        let (referee, decks) = Referee::open_in(tongue, &header, STRIDE, false)?;
        Ok(Recorder { header, referee, decks })
    }

    /// The faults of the decks.
    pub fn decks(&self) -> Option<&Finding> {
        self.decks.as_ref()
    }

    /// The header to write before the first entry.
    pub fn head(&self) -> &Header {
        &self.header
    }

    /// The event that the rules require next.
    pub fn due(&self) -> &Due<G> {
        self.referee.due()
    }

    /// The referee, to inspect the match.
    pub fn referee(&self) -> &Referee<G> {
        &self.referee
    }

    /// Changes the words in which the match is told.
    pub fn speak(&mut self, tongue: crate::judge::Tongue) {
        self.referee.speak(tongue);
    }

    /// The legal decisions now, enumerated lazily: there may be millions.
    pub fn legal(&self) -> impl Iterator<Item = G::Decision> {
        G::legal(self.referee.setup(), self.referee.state())
    }

    /// The verdict on a decision, without making it.
    pub fn consider(&mut self, by: Seat, what: &G::Decision) -> Judgement {
        self.referee.consider(by, what)
    }

    /// The verdict on any event, without applying it.
    ///
    /// # Errors
    /// [`Impossible`] if it could not be applied.
    pub fn weigh(&self, body: Body<G>) -> Result<Judgement, Impossible> {
        self.referee.weigh(body)
    }

    /// Makes a decision if the rules allow it. A text that is not encoded does not forbid it.
    ///
    /// # Errors
    /// The finding with the clauses that forbid it.
    pub fn decide(&mut self, by: Seat, what: G::Decision) -> Result<Vec<Entry<G>>, Box<Finding>> {
        if let Judgement::Found(finding) = self.referee.consider(by, &what)
            && finding.verdict == crate::judge::Verdict::Illegal
        {
            return Err(finding);
        }
        // A decision that is not illegal can be applied.
        self.decide_as_played(by, what)
            .map(|(entries, _)| entries)
            .map_err(|it| Box::new(Finding { event: it.0, ..self.impossible(by) }))
    }

    fn impossible(&self, by: Seat) -> Finding {
        Finding {
            entry: self.referee.entries().len() as u32 + 1,
            kind: crate::judge::Sort::Decision,
            by: Some(by),
            player: Some(by),
            turn: G::round(self.referee.state()),
            event: String::new(),
            verdict: crate::judge::Verdict::Illegal,
            reasons: Vec::new(),
            legal: Vec::new(),
            more_legal: 0,
            more_legal_capped: false,
            follows: None,
            card: None,
            taken_back: None,
            missing: None,
            repaired: Vec::new(),
            rewind_to: None,
        }
    }

    /// Makes a decision as made at the table, legal or not, and returns the referee's judgement.
    ///
    /// # Errors
    /// [`Impossible`] if it is physically impossible; nothing has changed then.
    pub fn decide_as_played(&mut self, by: Seat, what: G::Decision) -> Result<(Vec<Entry<G>>, Judgement), Impossible> {
        self.happen(Body::Decision { by, what })
    }

    /// Records an event as it happened at the table, legal or not, and returns the referee's judgement.
    ///
    /// # Errors
    /// [`Impossible`] if it is physically impossible; nothing has changed then.
    pub fn happen(&mut self, body: Body<G>) -> Result<(Vec<Entry<G>>, Judgement), Impossible> {
        let mut written = Vec::new();
        let judgement = self.write(body, &mut written)?;
        Ok((written, judgement))
    }

    /// Records a judge's intervention.
    ///
    /// # Errors
    /// [`Impossible`] for a rewind to a missing entry, or an impossible position.
    pub fn intervene(&mut self, what: Intervention) -> Result<Vec<Entry<G>>, Impossible> {
        let mut written = Vec::new();
        self.write(Body::Intervention(Box::new(what)), &mut written)?;
        Ok(written)
    }

    /// Carries out everything that the rules demand, chance included, up to the next choice or the end. If that never
    /// comes, it stops after [`MOST_STEPS`] steps, with a step still due.
    ///
    /// # Errors
    /// [`Impossible`] if the match cannot continue because more is under way than it can hold. Any other cause would be a
    /// bug in the game's implementation.
    pub fn advance(&mut self, dice: &mut dyn Dice) -> Result<Vec<Entry<G>>, Impossible> {
        let mut written = Vec::new();
        let done = self.advance_into(dice, &mut written);
        so_far(done, written)
    }

    /// Stops after a maximum number of outcomes, with one still due.
    fn advance_into(&mut self, dice: &mut dyn Dice, written: &mut Vec<Entry<G>>) -> Result<(), Impossible> {
        for _ in 0..MOST_STEPS {
            self.follow_into(written)?;
            let Due::Chance { clause, ask } = *self.referee.due() else { break };
            let what = G::roll(self.referee.setup(), self.referee.state(), ask, dice);
            self.write(Body::Chance { clause: Some(clause), what }, written)?;
        }
        Ok(())
    }

    /// Carries out everything that the rules demand up to the next choice or chance, or the end. If that never comes, it
    /// stops after [`MOST_STEPS`] steps, with a step still due.
    ///
    /// # Errors
    /// [`Impossible`] as for [`Recorder::advance`].
    pub fn follow(&mut self) -> Result<Vec<Entry<G>>, Impossible> {
        let mut written = Vec::new();
        let done = self.follow_into(&mut written);
        so_far(done, written)
    }

    /// Stops after a maximum number of steps, with one still due.
    fn follow_into(&mut self, written: &mut Vec<Entry<G>>) -> Result<(), Impossible> {
        for _ in 0..MOST_STEPS {
            match self.referee.due().clone() {
                Due::Step { what, .. } if self.header.detail == Detail::Decisions && !G::undoes(&what) => {
                    self.referee.derive_steps();
                    if let Due::Step { .. } = self.referee.due() {
                        if self.referee.goes_on_without_end() {
                            return Ok(());
                        }
                        return Err(Impossible(wording::cannot_advance(self.referee.language())));
                    }
                }
                Due::Step { clause, what } => {
                    self.write(Body::Step { clause: Some(clause), what }, written)?;
                }
                Due::Chance { .. } | Due::Decision { .. } | Due::Over => return Ok(()),
            }
        }
        Ok(())
    }

    /// Takes over an entry of an earlier session, and judges it again. After one that cannot be applied, the match
    /// continues as described at [`Referee::read`].
    ///
    /// # Errors
    /// [`Impossible`] where the match cannot be followed.
    pub fn resume(&mut self, entry: Entry<G>) -> Result<Judgement, Impossible> {
        self.referee.read(entry)
    }

    fn write(&mut self, body: Body<G>, written: &mut Vec<Entry<G>>) -> Result<Judgement, Impossible> {
        let entry = Entry { n: self.referee.entries().len() as u32 + 1, body };
        let judgement = self.referee.judge(entry.clone())?;
        written.push(entry);
        Ok(judgement)
    }
}

/// Keeps the entries written before something could not be applied.
fn so_far<G: Game>(done: Result<(), Impossible>, written: Vec<Entry<G>>) -> Result<Vec<Entry<G>>, Impossible> {
    match done {
        Err(why) if written.is_empty() => Err(why),
        _ => Ok(written),
    }
}

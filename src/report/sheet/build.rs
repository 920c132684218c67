//! The content of the sheet.

use super::{Block, Section, Sheet, sides};
use crate::judge::{
    Chain, Demanded, Due, Event, Finding, Game, Language, Leaves, MOST_LISTED, Plan, Session, Verdict, Whole, language,
    look_at, statement, tell, tell_due, title,
};
use crate::log::{Seat, View, short};
use crate::report::{full, grounds_lines, one_or, whole_lines, wording};

/// The number of legal choices shown.
const CHOICES: usize = 12;
/// The number of dependent entries shown.
const RESTING: usize = 20;
/// The number of further findings named.
const OTHERS: usize = 12;

/// The entry in question.
pub struct Asked<'a, G: Game> {
    /// The match as the sheet's readers see it.
    pub session: &'a Session<G>,
    /// The entry; 0 for the header.
    pub entry: usize,
    /// The full match, and the entry's number in it, if the readers do not see everything.
    pub whole: Option<(&'a Session<G>, usize)>,
    /// The log's name.
    pub log: &'a str,
}

/// The sheet on an entry.
pub fn sheet<G: Game>(asked: &Asked<'_, G>) -> Sheet {
    let builder = Builder::of(asked);
    let language = builder.language;
    let section = |name: &'static str, title: String, blocks: Vec<Block>| Section { name, title, blocks };
    let sections = vec![
        section("about", String::new(), vec![builder.about()]),
        section("found", wording::sheet_found(language, full(&builder.whole, language)), builder.found()),
        section("board", wording::sheet_before(language), builder.board()),
        section("legal", wording::sheet_legal(language), builder.legal()),
        section("resting", wording::sheet_resting(language), builder.resting()),
        section("grounds", wording::sheet_grounds(language), builder.grounds()),
        section("plan", wording::sheet_rewind(language), builder.rewind()),
        section("decide", wording::sheet_decide(language), builder.decide()),
    ];
    Sheet { language, title: wording::sheet_title(language), sections, short: builder.short() }
}

struct Builder<'a, G: Game> {
    asked: &'a Asked<'a, G>,
    session: &'a Session<G>,
    language: Language,
    n: usize,
    /// The verdict of the referee, who sees everything.
    judged: Option<&'a Finding>,
    verdict: Verdict,
    /// The properties of the whole log, as far as the readers may know them.
    whole: Whole,
    since: Vec<Option<usize>>,
    plan: Option<Plan>,
}

impl<'a, G: Game> Builder<'a, G> {
    fn of(asked: &'a Asked<'a, G>) -> Self {
        let (session, n) = (asked.session, asked.entry);
        let (whole, own) = asked.whole.unwrap_or((session, n));
        let verdict = whole.verdict(own).unwrap_or(Verdict::Legal);
        let plan = session.plan(n).filter(|_| verdict > Verdict::Unmodelled);
        Builder {
            asked,
            session,
            language: language::<G>(session.setup()),
            n,
            judged: whole.finding(own),
            verdict,
            whole: match asked.whole {
                Some((whole, _)) => whole.whole().through(session.whole()),
                None => session.whole().clone(),
            },
            since: session.since(n),
            plan,
        }
    }

    /// The finding as the readers see it.
    fn finding(&self) -> Option<&'a Finding> {
        self.session.finding(self.n)
    }

    fn event(&self, n: usize) -> String {
        let event = self.session.entry(n).map_or(Event::Start, |it| Event::of(&it.body));
        tell::<G>(self.session.setup(), || self.session.stood_before(n), event)
    }

    /// The card text that caused the entry.
    fn text_behind(&self) -> Option<String> {
        let event = Event::of(&self.session.entry(self.n)?.body);
        G::text_behind(self.session.setup(), &self.session.stood_before(self.n), event)
    }

    /// The turn and phase of an entry.
    fn moment(&self, n: usize) -> String {
        self.moment_after(n.saturating_sub(1))
    }

    /// The turn and phase after an entry.
    fn moment_after(&self, n: usize) -> String {
        G::board(self.session.setup(), &self.session.state_after(n)).prompt
    }

    fn about(&self) -> Block {
        let (language, header) = (self.language, self.session.header());
        let [a, b] = header.players.each_ref().map(|it| short(&it.name));
        let seal = match self.asked.whole.map_or(self.session, |it| it.0).chain() {
            Chain::Unsealed => wording::not_sealed(language),
            Chain::Intact { head } => wording::sealed_head(language, head),
            Chain::Broken { .. } => wording::full_seal_broken(language),
        };
        let eyes = match self.asked.whole.map(|_| header.view) {
            Some(View::A) => wording::eyes_seat(language, Seat::A),
            Some(View::B) => wording::eyes_seat(language, Seat::B),
            Some(_) => wording::eyes_public(language),
            None => wording::eyes_all(language),
        };
        Block::Fields(vec![
            [wording::field_game(language), format!("{}, {}", title::<G>(language), header.edition)],
            [wording::field_players(language), format!("{a} (A), {b} (B)")],
            [wording::field_log(language), self.asked.log.to_owned()],
            [wording::field_seal(language), seal],
            [wording::field_eyes(language), eyes],
            [wording::field_program(language), concat!("headjudge ", env!("CARGO_PKG_VERSION")).to_owned()],
        ])
    }

    fn found(&self) -> Vec<Block> {
        let language = self.language;
        let place = match self.n {
            0 => wording::place_in_match(language, 0, self.moment_after(0)),
            n => wording::place_in_match(language, n, self.moment(n)),
        };
        let mut fields = vec![
            [wording::field_entry(language), place],
            [wording::field_happened(language), self.event(self.n)],
            [wording::field_verdict(language), self.verdict.told(language)],
        ];
        fields.extend(self.text_behind().map(|it| [wording::field_text(language), it]));
        fields.extend(self.others().map(|it| [wording::field_others(language), it]));
        let lines = whole_lines(&self.whole, language);
        let mut blocks = Vec::new();
        blocks.extend((!lines.is_empty()).then(|| Block::Lines(lines.into_iter().map(|it| (0, it)).collect())));
        blocks.push(Block::Fields(fields));
        match self.judged {
            Some(finding) => blocks.extend(self.reasons(finding)),
            None => blocks.extend(self.legal_under()),
        }
        let remarks = self.finding().map(|it| self.remarks(it)).unwrap_or_default();
        blocks.extend((!remarks.is_empty()).then(|| Block::Lines(remarks.into_iter().map(|it| (0, it)).collect())));
        blocks
    }

    /// The other findings, apart from mere texts.
    fn others(&self) -> Option<String> {
        // A log with hidden cards leaves much undecided.
        let least = if self.asked.whole.is_some() { Verdict::Undecidable } else { Verdict::Unmodelled };
        let grave = self.session.findings().filter(|it| it.verdict > least);
        let others: Vec<String> =
            grave.filter(|it| it.entry as usize != self.n).map(|it| it.entry.to_string()).collect();
        let list = others.iter().take(OTHERS).cloned().collect::<Vec<_>>().join(", ");
        match others.len().saturating_sub(OTHERS) {
            _ if others.is_empty() => None,
            0 => Some(list),
            more => Some(format!("{list}, {}", wording::and_more(self.language, more))),
        }
    }

    /// Clauses, facts, and since when these have held.
    fn reasons(&self, judged: &Finding) -> Vec<Block> {
        let language = self.language;
        let own = self.finding().map_or(&[][..], |it| &it.reasons[..]);
        let blocks = judged.reasons.iter().map(|reason| {
            // The readers' knowledge: the same fact, or nothing.
            let known = own.iter().position(|it| it.clause == reason.clause && it.facts == reason.facts);
            let mut remarks: Vec<String> = known.and_then(|at| self.since_told(at)).into_iter().collect();
            remarks.extend(reason.ruling.map(|it| wording::see_interpretation(language, it)));
            let ruling = reason.ruling.map(|it| wording::ruling(language, it)).unwrap_or_default();
            let fact = if known.is_some() { reason.facts.clone() } else { wording::fact_hidden(language) };
            let clause = format!("{}{ruling}", reason.clause);
            Block::Reason { clause, statement: reason.statement.to_owned(), fact, remarks }
        });
        blocks.collect()
    }

    fn since_told(&self, reason: usize) -> Option<String> {
        match self.since.get(reason).copied().flatten()? {
            0 => Some(wording::since_start(self.language)),
            n => Some(wording::since_entry(self.language, n, self.moment_after(n), self.event(n))),
        }
    }

    /// The clause under which an entry without a finding was made.
    fn legal_under(&self) -> Option<Block> {
        let clause = self.session.clause(self.n)?;
        let (number, says) = (G::record(clause).number, statement::<G>(self.session.setup(), clause));
        Some(Block::Text(wording::under(self.language, self.verdict.told(self.language), number, says)))
    }

    /// The remaining parts of a finding.
    fn remarks(&self, found: &Finding) -> Vec<String> {
        let language = self.language;
        let mut remarks: Vec<String> = found.missing.iter().map(|it| it.told(language)).collect();
        remarks.extend(found.follows.map(|it| wording::follows(language, it)));
        remarks.extend(found.taken_back.map(|by| wording::rewind_took_back(language, by)));
        remarks.extend(found.repaired.iter().map(|repair| {
            let what =
                repair.card.map_or(repair.what.clone(), |card| wording::card_repaired(language, card, &repair.what));
            wording::repaired(language, found.entry, what)
        }));
        remarks
    }

    fn board(&self) -> Vec<Block> {
        let state = self.session.state_after(self.n.saturating_sub(1));
        let board = G::board(self.session.setup(), &state);
        let names = self.session.header().players.each_ref().map(|it| short(&it.name));
        let mut blocks = vec![Block::Text(board.headline.clone())];
        blocks.extend(sides::sides(&board, &names));
        if !board.remarks.is_empty() {
            blocks.push(Block::Lines(board.remarks.into_iter().map(|it| (0, it)).collect()));
        }
        blocks
    }

    fn legal(&self) -> Vec<Block> {
        let (language, setup) = (self.language, self.session.setup());
        let (steps, state) = self.session.before(self.n);
        let mut lines = Vec::new();
        if !steps.is_empty() {
            lines.push((0, wording::rules_go_on(language)));
            let told = |(clause, what): &Demanded<G>| {
                (1, format!("{} [{}]", G::tell_step(setup, what), G::record(*clause).number))
            };
            lines.extend(steps.iter().map(told));
        }
        let due = G::due(&state);
        let Due::Decision { by, .. } = due else {
            lines.push((0, wording::legal_then_rules(language, self.due_told(due))));
            return vec![Block::Lines(lines)];
        };
        lines.push((0, self.due_told(due)));
        let legal = look_at(G::legal(setup, &state), 0..CHOICES, MOST_LISTED.min(1000));
        let told = |decision| {
            let words = crate::judge::wording::decides(language, by, G::tell_choice(setup, &state, decision));
            (1, format!("{}  ·  {words}", G::write_decision(decision)))
        };
        lines.extend(legal.some.iter().map(told));
        let more = legal.counted - legal.some.len();
        match (more, legal.more) {
            (0, _) if legal.some.is_empty() => lines.push((1, wording::none_legal_then(language))),
            (0, _) => {}
            (more, false) => lines.push((1, wording::more_choices(language, more))),
            (more, true) => lines.push((1, wording::more_choices_many(language, more))),
        }
        vec![Block::Lines(lines)]
    }

    /// The event that was due, with its clause.
    fn due_told(&self, due: &Due<G>) -> String {
        let told = tell_due::<G>(self.session.setup(), due);
        match due {
            Due::Decision { clause, .. } | Due::Step { clause, .. } | Due::Chance { clause, .. } => {
                format!("{told} [{}]", G::record(*clause).number)
            }
            Due::Over => told,
        }
    }

    fn resting(&self) -> Vec<Block> {
        let all = self.session.resting_on(self.n);
        if all.is_empty() {
            return vec![Block::Text(wording::nothing_rests(self.language))];
        }
        let told = |resting: &crate::judge::Resting| {
            let event = self.event(resting.entry as usize);
            (0, wording::rests_entry(self.language, resting.entry, event, resting.verdict.told(self.language)))
        };
        let mut lines: Vec<_> = all.iter().take(RESTING).map(told).collect();
        if all.len() > RESTING {
            lines.push((0, wording::and_more(self.language, all.len() - RESTING)));
        }
        vec![Block::Lines(lines)]
    }

    fn grounds(&self) -> Vec<Block> {
        let mut lines = grounds_lines(self.session.rests_on(), self.language);
        let unjudged = self.asked.whole.map_or(self.session, |it| it.0).audit().unjudged;
        if unjudged > 0 {
            lines.insert(0, (0, one_or(unjudged, wording::one_not_judged, wording::not_judged, self.language)));
        }
        match lines {
            lines if lines.is_empty() => vec![Block::Text(wording::rests_nothing(self.language))],
            lines => vec![Block::Lines(lines)],
        }
    }

    fn rewind(&self) -> Vec<Block> {
        let language = self.language;
        let Some(plan) = &self.plan else {
            let back = self.finding().and_then(|it| it.taken_back);
            let said = match back {
                Some(by) => wording::rewind_took_back(language, by),
                None if self.n == 0 => wording::plan_header(language),
                None => wording::plan_not_needed(language),
            };
            return vec![Block::Text(said)];
        };
        let mut blocks = Vec::new();
        let root = self.session.root(self.n);
        if root != self.n {
            blocks.push(Block::Text(wording::plan_root(language, root)));
        }
        blocks.push(Block::Text(match plan.by_the_rules {
            true => wording::plan_rules(language, plan.to),
            false => wording::plan_judge(language, plan.to),
        }));
        let (acts, seen, chance) = counts(plan, language);
        blocks.push(Block::Text(wording::plan_sum(language, acts, seen, chance)));
        let head = [wording::column_entry(language), wording::column_act(language), wording::column_undo(language)];
        let row =
            |it: &crate::judge::Undoing| vec![it.entry.to_string(), it.event.clone(), leaves(it.leaves, language)];
        blocks.push(Block::Table { head: head.to_vec(), rows: plan.acts.iter().map(row).collect() });
        if plan.more > 0 {
            blocks.push(Block::Text(wording::plan_more(language, plan.more)));
        }
        blocks
    }

    fn decide(&self) -> Vec<Block> {
        let language = self.language;
        let [a, b] = self.session.header().players.each_ref().map(|it| short(&it.name));
        let players = [format!("{a} (A)"), format!("{b} (B)")];
        let blank = |label, lines| Block::Blank { label, lines };
        let mut blocks = vec![blank(wording::decide_category(language), 1), blank(wording::decide_remedy(language), 2)];
        blocks.extend(players.iter().map(|it| blank(wording::decide_statement(language, it), 2)));
        blocks.push(blank(wording::decide_time(language), 1));
        blocks.push(blank(wording::decide_judge(language), 1));
        blocks.extend(players.iter().map(|it| blank(wording::decide_signature(language, it), 1)));
        blocks
    }

    fn short(&self) -> Vec<String> {
        let (language, n) = (self.language, self.n);
        let header = self.session.header();
        let [a, b] = header.players.each_ref().map(|it| short(&it.name));
        let moment = if n == 0 { self.moment_after(0) } else { self.moment(n) };
        let mut lines = vec![
            full(&self.whole, language),
            wording::greeting_players(language, title::<G>(language), &header.edition, a, b),
            wording::short_entry(language, n, moment, self.event(n)),
        ];
        for (at, block) in self.judged.map(|it| self.reasons(it)).unwrap_or_default().into_iter().enumerate() {
            let Block::Reason { clause, fact, .. } = block else { continue };
            let since = self.since.get(at).copied().flatten().filter(|it| *it > 0);
            let since = since.map(|it| wording::short_since(language, it)).unwrap_or_default();
            lines.push(format!("{}: {clause}: {fact}{since}", self.verdict.told(language)));
        }
        if self.judged.is_none() {
            lines.push(self.verdict.told(language));
        }
        if let Some(plan) = &self.plan {
            let (acts, seen, chance) = counts(plan, language);
            lines.push(wording::short_plan(language, plan.to, acts, seen, chance));
        }
        lines.push(self.asked.log.to_owned());
        lines
    }
}

/// The number of acts that a plan undoes, and the numbers of those that leave a trace.
fn counts(plan: &Plan, language: Language) -> (String, usize, usize) {
    let count = |what: Leaves| plan.acts.iter().filter(|it| it.leaves == what).count();
    let acts = one_or(plan.acts.len() as u64, wording::one_act, wording::acts, language);
    (acts, count(Leaves::CardSeen), count(Leaves::ChanceAgain))
}

fn leaves(it: Leaves, language: Language) -> String {
    match it {
        Leaves::Nothing => wording::leaves_nothing(language),
        // Marked, to stand out in a long list.
        Leaves::CardSeen => format!("● {}", wording::leaves_seen(language)),
        Leaves::ChanceAgain => format!("● {}", wording::leaves_chance(language)),
    }
}

//! Recording at the keyboard: the input, the replies, the entries written.

use crate::judge::{
    Due, Event, Finding, Game, Impossible, Judgement, Language, MOST_LISTED, Recorder, Seeded, Verdict, read_typed,
    tell, tell_due,
};
use crate::log::{Body, Detail, Entry, Intervention, Seat, Writer};
use crate::repl::{board_text, choices_text, now_in};
use crate::report::{Page, hung, legal_text, one_or, reasons_text, wording};
use crate::terminal::out::say;
use crate::terminal::prompt::Prompt;
use crate::terminal::{FAULT, Failure, files, lang, shown, wording as said};
use std::fs::File;

/// The help: every command with its description. `step` is an example of a typed step.
fn help(page: &Page, step: &str) -> String {
    type Told = fn(Language) -> String;
    const LINES: [(&str, Told); 11] = [
        ("DECISION", said::record_help_decision),
        ("A: DECISION", said::record_help_out_of_turn),
        ("legal [PAGE]", said::record_help_legal),
        ("why [DECISION]", said::record_help_why),
        ("board", said::record_help_board),
        ("note TEXT", said::record_help_note),
        ("rewind ENTRY REASON", said::record_help_rewind),
        ("step JSON", said::record_help_step),
        ("lang en|zh|tw|ja|native", said::record_help_lang),
        ("help", said::record_help_help),
        ("quit", said::record_help_quit),
    ];
    let line = |(typed, told): &(&str, Told)| hung(page, &format!("{typed:23} "), &told(page.language));
    let text: String = LINES.iter().map(line).collect();
    text + "step " + step
}

/// The commands, for completion.
const COMMANDS: &[&str] = &["legal", "why ", "board", "note ", "rewind ", "step ", "lang ", "help", "quit"];

/// A match being recorded.
pub struct Session<G: Game> {
    recorder: Recorder<G>,
    writer: Writer<File>,
    dice: Seeded,
    as_played: bool,
    refused: Option<Box<Finding>>,
    /// The state before the current line. It shows what a pass gives up.
    before: G::State,
}

/// The next action after a line.
enum Next {
    Line,
    Quit,
}

impl<G: Game> Session<G> {
    /// A match whose header is already in the log.
    pub fn new(recorder: Recorder<G>, writer: Writer<File>, dice: Seeded, as_played: bool) -> Self {
        let before = recorder.referee().state().clone();
        Session { recorder, writer, dice, as_played, refused: None, before }
    }

    /// The page to print on.
    fn page(&self) -> Page {
        Page::stdout().in_language(self.recorder.referee().language())
    }

    /// Reads lines until the end of input, or `quit`.
    pub fn run(mut self, mut prompt: Prompt, name: &str) -> Result<(), Failure> {
        self.advance(name)?;
        self.tell_due();
        loop {
            let words = if prompt.is_terminal() { self.words() } else { Vec::new() };
            let Some(line) = prompt.next(&self.prompt(), words)? else { break };
            if let Next::Quit = self.obey(line.trim(), name)? {
                break;
            }
        }
        let entries = self.recorder.referee().entries().len();
        let language = self.page().language;
        let entries = one_or(entries, wording::one_entry, wording::entries, language);
        say(&wording::file_entries(language, name, entries));
        say(&wording::head_line(language, self.writer.head()));
        Ok(())
    }

    fn prompt(&self) -> String {
        let referee = self.recorder.referee();
        let board = G::board(referee.setup(), referee.state());
        match self.recorder.due() {
            Due::Decision { by, .. } => format!("{}, {by}> ", shown(&board.prompt)),
            _ => format!("{}> ", shown(&board.prompt)),
        }
    }

    /// The candidates for completion.
    fn words(&self) -> Vec<String> {
        let legal = self.recorder.legal().take(MOST_LISTED);
        legal.map(|it| G::write_decision(&it)).chain(COMMANDS.iter().map(|it| (*it).to_owned())).collect()
    }

    fn obey(&mut self, line: &str, name: &str) -> Result<Next, Failure> {
        let (verb, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        self.before.clone_from(self.recorder.referee().state());
        match verb {
            "" => {}
            "quit" | "exit" => return Ok(Next::Quit),
            "help" => say(&help(&self.page(), G::TEXT_STEP)),
            "lang" => self.speak(rest),
            "board" => self.board(),
            "legal" => self.legal(rest),
            "why" => self.why(rest),
            "note" if rest.is_empty() => say(&said::note_needs_text(self.page().language)),
            "note" => self.intervene(Intervention::Note { text: rest.to_owned(), entry: None }, name)?,
            "rewind" => self.rewind(rest, name)?,
            "step" => self.step(rest, name)?,
            _ => self.decide(line, name)?,
        }
        Ok(Next::Line)
    }

    /// Switches to another language.
    fn speak(&mut self, name: &str) {
        let Some(asked) = lang::named(name) else { return say(&said::lang_is(self.page().language)) };
        self.recorder.speak(asked.tongue::<G>());
        self.refused = None;
        say(&now_in(self.page().language));
        self.tell_due();
    }

    /// Parses a decision and its player.
    fn read(&self, line: &str) -> Result<(Seat, G::Decision), String> {
        let named = [("A:", Seat::A), ("a:", Seat::A), ("B:", Seat::B), ("b:", Seat::B)];
        let named = named.into_iter().find_map(|(word, by)| Some((by, line.strip_prefix(word)?)));
        let (by, text) = match (named, self.recorder.due()) {
            (Some(it), _) => it,
            (None, Due::Decision { by, .. }) => (*by, line),
            (None, _) => (Seat::A, line),
        };
        read_typed::<G>(self.recorder.referee().setup(), self.recorder.referee().state(), text).map(|what| (by, what))
    }

    fn decide(&mut self, line: &str, name: &str) -> Result<(), Failure> {
        let (by, what) = match self.read(line) {
            Ok(it) => it,
            Err(why) => {
                say(&wording::not_understood_help(self.page().language, shown(&why)));
                return Ok(());
            }
        };
        if self.as_played {
            return self.as_played(by, what, name);
        }
        match self.recorder.decide(by, what) {
            Ok(entries) => self.done(entries, name),
            Err(finding) => {
                print_refusal(&finding, &self.page());
                self.refused = Some(finding);
                Ok(())
            }
        }
    }

    /// Records a decision as it was made, and after an illegal one a note on the clauses it breaks.
    fn as_played(&mut self, by: Seat, what: G::Decision, name: &str) -> Result<(), Failure> {
        let (entries, judgement) = match self.recorder.decide_as_played(by, what) {
            Ok(it) => it,
            Err(why) => {
                say(&wording::not_written(self.page().language, shown(&why.0)));
                return Ok(());
            }
        };
        self.write(&entries, name)?;
        if let Judgement::Found(finding) = judgement
            && finding.verdict == Verdict::Illegal
        {
            say(&wording::against_rules(self.page().language));
            print_reasons(&finding, self.page().language);
            let note =
                self.recorder.intervene(Intervention::Note { text: mark(&finding, self.page().language), entry: None });
            self.write(&note.map_err(|it| stuck(&it))?, name)?;
            self.refused = Some(finding);
        }
        self.done(Vec::new(), name)
    }

    fn rewind(&mut self, rest: &str, name: &str) -> Result<(), Failure> {
        let (entry, reason) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let reason = reason.trim();
        let Ok(to) = entry.parse::<u32>() else {
            say(&said::rewind_needs_entry(self.page().language));
            return Ok(());
        };
        if reason.is_empty() {
            say(&said::rewind_needs_reason(self.page().language, to));
        } else if let Some(by) = gone(self.recorder.referee().entries(), to) {
            say(&said::rewound_away(self.page().language, to, by));
        } else {
            self.intervene(Intervention::Rewind { to, reason: reason.to_owned() }, name)?;
        }
        Ok(())
    }

    fn intervene(&mut self, what: Intervention, name: &str) -> Result<(), Failure> {
        match self.recorder.intervene(what) {
            Ok(entries) => self.done(entries, name),
            Err(why) => {
                say(&wording::refused(self.page().language, shown(&why.0)));
                Ok(())
            }
        }
    }

    /// Records a typed step, such as the effect of a card text. An illegal one is refused, or in a match recorded as played
    /// followed by a note.
    fn step(&mut self, text: &str, name: &str) -> Result<(), Failure> {
        if self.recorder.head().detail == Detail::Decisions {
            say(&said::no_steps_here(self.page().language));
            return Ok(());
        }
        let what: G::Step = match serde_json::from_str(text) {
            Ok(it) => it,
            Err(why) => {
                say(&said::step_expected(self.page().language, shown(&why.to_string())));
                return Ok(());
            }
        };
        let body = Body::Step { clause: None, what };
        if !self.as_played
            && let Ok(Judgement::Found(finding)) = self.recorder.weigh(body.clone())
            && finding.verdict == Verdict::Illegal
        {
            print_refusal(&finding, &self.page());
            self.refused = Some(finding);
            return Ok(());
        }
        match self.recorder.happen(body) {
            Err(why) => say(&wording::not_written(self.page().language, shown(&why.0))),
            Ok((mut entries, judgement)) => {
                if let Judgement::Found(finding) = judgement
                    && finding.verdict == Verdict::Illegal
                {
                    print_reasons(&finding, self.page().language);
                    let note = self
                        .recorder
                        .intervene(Intervention::Note { text: mark(&finding, self.page().language), entry: None });
                    entries.extend(note.map_err(|it| stuck(&it))?);
                }
                self.done(entries, name)?;
            }
        }
        Ok(())
    }

    /// Writes entries, carries out the steps that the rules demand next, and says what comes next.
    fn done(&mut self, entries: Vec<Entry<G>>, name: &str) -> Result<(), Failure> {
        self.write(&entries, name)?;
        self.advance(name)?;
        self.tell_due();
        Ok(())
    }

    fn advance(&mut self, name: &str) -> Result<(), Failure> {
        let entries = self.recorder.advance(&mut self.dice).map_err(|it| stuck(&it))?;
        self.write(&entries, name)
    }

    /// Writes entries to the file, and syncs it to disk.
    fn write(&mut self, entries: &[Entry<G>], name: &str) -> Result<(), Failure> {
        for entry in entries {
            self.writer.write(entry).map_err(|it| files::cannot_write(name, &it))?;
            self.tell(entry);
        }
        if !entries.is_empty() {
            self.writer.stream().sync_data().map_err(|it| files::cannot_write(name, &it))?;
        }
        Ok(())
    }

    fn tell(&self, entry: &Entry<G>) {
        let words = shown(&tell(self.recorder.referee().setup(), || self.before.clone(), Event::of(&entry.body)));
        match &entry.body {
            Body::Step { clause: Some(clause), .. } | Body::Chance { clause: Some(clause), .. } => {
                say(&format!("{:>5}  {words} [{}]", entry.n, G::record(*clause).number));
            }
            _ => say(&format!("{:>5}  {words}", entry.n)),
        }
    }

    fn tell_due(&self) {
        let due = self.recorder.due();
        let words = shown(&tell_due(self.recorder.referee().setup(), due));
        match (due, G::outcome(self.recorder.referee().state())) {
            (Due::Decision { clause, .. }, _) => say(&format!("{words} [{}]", G::record(*clause).number)),
            (_, Some(outcome)) => {
                let language = self.page().language;
                let result = match outcome.winner {
                    Some(it) => crate::judge::wording::ended_wins(language, it),
                    None => crate::judge::wording::ended_draw(language),
                };
                say(&wording::result_line(language, words, result, G::record(outcome.clause).number));
            }
            _ => say(&words),
        }
    }

    fn board(&self) {
        let referee = self.recorder.referee();
        let board = G::board(referee.setup(), referee.state());
        let names = self.recorder.head().players.each_ref().map(|it| it.name.as_str());
        say(board_text(&self.page(), &board, names).trim_end());
    }

    fn legal(&self, rest: &str) {
        let referee = self.recorder.referee();
        let which = if rest.is_empty() { Ok(1) } else { rest.parse() };
        match which.map(|it| choices_text::<G>(referee.setup(), referee.state(), it, &self.page())) {
            Err(_) => say(&said::page_has_number(self.page().language)),
            Ok(Err(why)) => say(&why),
            Ok(Ok(text)) if text.is_empty() => say(&wording::none_legal(self.page().language)),
            Ok(Ok(text)) => say(text.trim_end()),
        }
    }

    fn why(&mut self, rest: &str) {
        if rest.is_empty() {
            match &self.refused {
                None => say(&wording::nothing_refused(self.page().language)),
                Some(finding) => print_refusal(finding, &self.page()),
            }
            return;
        }
        match self.read(rest).map(|(by, what)| self.recorder.consider(by, &what)) {
            Err(why) => say(&wording::not_understood(self.page().language, shown(&why))),
            Ok(Judgement::Clear(verdict)) => say(&verdict.told(self.page().language)),
            Ok(Judgement::Found(finding)) => {
                let verdict = finding.verdict.told(self.page().language);
                say(&wording::file_entries(self.page().language, verdict, shown(&finding.event)));
                print_reasons(&finding, self.page().language);
            }
        }
    }
}

/// The number of the rewind that took an entry back, if there is one.
fn gone<G: Game>(entries: &[Entry<G>], entry: u32) -> Option<u32> {
    entries.iter().skip(entry as usize).find_map(|later| {
        let Body::Intervention(what) = &later.body else { return None };
        matches!(**what, Intervention::Rewind { to, .. } if to < entry).then_some(later.n)
    })
}

/// The note that follows an illegal entry.
fn mark(finding: &Finding, language: Language) -> String {
    let reasons: Vec<String> = finding.reasons.iter().map(|it| format!("{}: {}", it.clause, it.facts)).collect();
    wording::mark(language, finding.entry, reasons.join("; "))
}

/// Prints the clauses of a finding, each with its statement and its facts.
pub fn print_reasons(finding: &Finding, language: Language) {
    say(reasons_text(&finding.reasons, &Page::stdout().in_language(language), 2).trim_end());
}

/// Prints a refusal, with all that helps to decide otherwise.
fn print_refusal(finding: &Finding, page: &Page) {
    say(&wording::refused(page.language, shown(&finding.event)));
    print_reasons(finding, page.language);
    let legal = legal_text(finding, page, 2);
    if !legal.is_empty() {
        say(legal.trim_end());
    }
}

fn stuck(why: &Impossible) -> Failure {
    Failure::new(FAULT, format!("the match cannot go on, which is a fault of this program: {}", shown(&why.0)))
}

//! `headjudge rulings verify`.

use super::folder::{Found, Tree};
use crate::commands::rules::{Format, books};
use crate::games;
use crate::judge::prove;
use crate::report::{Page, counted};
use crate::rulebook::ruling::{Basis, Lack, Shortfall, number};
use crate::rulebook::{BadRuling, Ruling};
use crate::terminal::out::{print, to_json};
use crate::terminal::{CLEAN, FAULT, FOUND, Failure, Outcome, UNREADABLE, shown};
use serde::Serialize;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;

/// The command line of `rulings verify`.
#[derive(clap::Args)]
#[command(after_help = "\
A ruling holds if its logs show what it says: each entry that `expect` names has that verdict, by that clause; no other \
entry has a finding, unless it follows from an expected one; and the referee names each of `clauses` on the way, in a \
finding, for an entry, or as where in the book the match stands. The logs are not in the program, so the rulings of a \
working tree are read: rulings/<game>/NNNN-<slug>.md with the logs beside them.

Examples:
  headjudge rulings verify
  headjudge rulings verify cipher 31
  headjudge rulings verify --strict --format json
  headjudge rulings verify --dir ../headjudge blackpoker

Exit status: 0 all hold, 1 one does not, 2 usage, or no such folder, 4 a ruling or its log cannot be read, 70 a fault \
of this program; the gravest wins.")]
pub struct Args {
    /// The game, by its id, such as cipher.
    #[arg(value_parser = books())]
    game: Option<String>,
    /// The ruling's number: 31, 0031 or cipher-0031.
    #[arg(value_name = "ID")]
    id: Option<String>,
    /// The working tree, in which the folder `rulings` lies.
    #[arg(long, value_name = "DIR", default_value = ".")]
    dir: PathBuf,
    /// Also refuses a ruling that has neither a proof nor a reason for that, or no question in the book's language.
    #[arg(long)]
    strict: bool,
    /// The form of the answer.
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// The result of verifying all rulings.
#[derive(Default, Serialize)]
struct Verified {
    rulings: Vec<One>,
    totals: Totals,
}

/// The result of verifying one ruling.
#[derive(Serialize)]
struct One {
    /// The path from the folder that was named.
    file: String,
    game: String,
    /// `None` if the file cannot be read.
    id: Option<String>,
    kind: Option<Basis>,
    /// The number of entries with an expected verdict.
    expectations: usize,
    /// The stated reason why no log proves it.
    unproved: Option<String>,
    failures: Vec<Shortfall>,
}

#[derive(Default, Serialize)]
struct Totals {
    rulings: usize,
    /// Rulings with a log.
    proved: usize,
    /// Rulings that state why there is none.
    explained: usize,
    /// The other readable rulings.
    unproved: usize,
    expectations: usize,
    /// Rulings that failed verification.
    failing: usize,
    failures: usize,
    status: u8,
}

pub fn run(args: &Args) -> Outcome {
    let tree = Tree::at(&args.dir)?;
    let mut verified = Verified::default();
    let there = files(&tree, args)?;
    for it in wanted(&tree, &there, args)? {
        let mut one = verify(&tree, it, args.strict);
        one.failures.extend(doubled(&there, it));
        verified.add(one);
    }
    let status = verified.totals.status;
    print(&if args.format == Format::Json { to_json(&verified) } else { verified.text() }).map(|_| status)
}

/// The rulings of the requested game, or of all games.
fn files(tree: &Tree, args: &Args) -> Result<Vec<Found>, Failure> {
    let games = args.game.clone().map_or_else(|| tree.games(), |it| Ok(vec![it]))?;
    let mut found = Vec::new();
    for game in &games {
        found.extend(tree.files(game)?);
    }
    Ok(found)
}

/// The requested rulings among them.
fn wanted<'a>(tree: &Tree, there: &'a [Found], args: &Args) -> Result<Vec<&'a Found>, Failure> {
    let mut found: Vec<&Found> = there.iter().collect();
    let Some(game) = &args.game else { return Ok(found) };
    let place = crate::terminal::files::name(&tree.folder(game));
    if found.is_empty() {
        return Err(Failure::usage(format!("{place}: there is no ruling here")));
    }
    if let Some(text) = &args.id {
        let wanted = number(game, text);
        found.retain(|it| wanted.is_some() && number(game, &it.name) == wanted);
        if found.is_empty() {
            return Err(Failure::usage(format!("{place}: there is no ruling \"{}\" here", shown(text))));
        }
    }
    Ok(found)
}

/// The fault of another file with the same number.
fn doubled(there: &[Found], it: &Found) -> Option<Shortfall> {
    let mine = number(&it.folder, &it.name)?;
    let beside = |other: &&Found| other.folder == it.folder && other.name != it.name;
    let other = there.iter().filter(beside).find(|other| number(&other.folder, &other.name) == Some(mine))?;
    Some(Shortfall::new(Lack::Id, "a number of its own", format!("{}, which has the same", other.name)))
}

/// Verifies a ruling. An internal error on one does not stop the others.
fn verify(tree: &Tree, it: &Found, strict: bool) -> One {
    let mut one = One {
        file: format!("rulings/{}/{}", it.folder, it.name),
        game: it.folder.clone(),
        id: None,
        kind: None,
        expectations: 0,
        unproved: None,
        failures: Vec::new(),
    };
    let judged = catch_unwind(AssertUnwindSafe(|| look_at(tree, it, strict, &mut one)));
    if judged.is_err() {
        one.failures.push(Shortfall::new(Lack::Fault, "a verdict", "a fault of this program; please report it"));
    }
    one
}

fn look_at(tree: &Tree, it: &Found, strict: bool, one: &mut One) {
    let Some(volume) = games::book(&it.folder) else {
        one.failures.push(Shortfall::new(Lack::Game, "a folder with the name of a game", format!("{:?}", it.folder)));
        return;
    };
    let unread = |got: String| Shortfall::new(Lack::Unreadable, "a ruling that can be read", got);
    let unfit = |it: BadRuling| Shortfall::new(Lack::Unreadable, it.expected, it.got).on(it.line);
    let ruling = match tree.read(it).map_err(unread).and_then(|it| Ruling::read(&it).map_err(unfit)) {
        Ok(ruling) => ruling,
        Err(fault) => {
            one.failures.push(fault);
            return;
        }
    };
    one.failures = ruling.shortfalls(&it.name, volume);
    if strict {
        one.failures.extend(ruling.still_lacks());
    }
    if volume.referee {
        one.failures.extend(prove(&ruling, |log| tree.citations(volume.id, log)));
    }
    one.expectations = ruling.proof.iter().map(|it| it.expect.len()).sum();
    (one.id, one.kind, one.unproved) = (Some(ruling.id), Some(ruling.kind), ruling.unproved);
}

impl One {
    fn status(&self) -> u8 {
        let grave = |shortfall: &Shortfall| match shortfall.check {
            Lack::Fault => FAULT,
            lack if lack.is_unreadable() => UNREADABLE,
            _ => FOUND,
        };
        self.failures.iter().map(grave).max().unwrap_or(CLEAN)
    }
}

impl Verified {
    fn add(&mut self, one: One) {
        let totals = &mut self.totals;
        totals.rulings += 1;
        match (&one.id, one.expectations, &one.unproved) {
            (None, ..) => {}
            (Some(_), 0, None) => totals.unproved += 1,
            (Some(_), 0, Some(_)) => totals.explained += 1,
            (Some(_), ..) => totals.proved += 1,
        }
        totals.expectations += one.expectations;
        totals.failing += usize::from(!one.failures.is_empty());
        totals.failures += one.failures.len();
        totals.status = totals.status.max(one.status());
        self.rulings.push(one);
    }

    /// A line for each failure, and one in total.
    fn text(&self) -> String {
        let page = Page::stdout();
        let mut text = String::new();
        for one in &self.rulings {
            for it in &one.failures {
                text.push_str(&format!("{}: {}\n", page.bold(&shown(&one.file)), shown(&it.to_string())));
            }
        }
        let it = &self.totals;
        let outcome = match it.failing {
            0 => page.good("all hold"),
            one => page.bad(&format!("{} not hold", counted(one, "does", "do"))),
        };
        text + &format!(
            "{}: {} with a log ({}), {} without for a reason, {} still without; {outcome}\n",
            counted(it.rulings, "ruling", "rulings"),
            it.proved,
            counted(it.expectations, "entry", "entries"),
            it.explained,
            it.unproved,
        )
    }
}

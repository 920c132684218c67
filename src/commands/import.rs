//! `headjudge import`.

use crate::import::{self, Client, How, Refused};
use crate::log::Form;
use crate::terminal::files::{self, Fresh};
use crate::terminal::out::{complain, stream};
use crate::terminal::{CLEAN, Failure, Outcome, UNREADABLE, open, shown};
use std::path::{Path, PathBuf};

/// The command line of `import`.
#[derive(clap::Args)]
#[command(after_help = "\
What an entry says is what the other program says. Steps that the rules demand and that the program takes \
without a word are added; what it says otherwise than the rules stays, so that an audit finds it. Nothing is made \
up: a card that the file does not show is `?`. What the file leaves unsaid is told on standard error. The header \
names the program as the log's source, so that an audit counts what only its edition of the rules makes different \
apart from what is illegal.

`headjudge audit` takes such files as they are, too.

Programs: blackpoker-sim, the official BlackPoker simulator (its canonical match log of schema 0.1, alone or \
within a file that adds hands, lives and choices).

Examples:
  headjudge import blackpoker-sim match.json -o match.jsonl
  headjudge import blackpoker-sim --canonical-only match.json -o match.hjl
  curl -s https://example.org/match.json | headjudge import blackpoker-sim - -o match.jsonl

Exit status: 0 imported, 2 OUT cannot be written, 4 IN cannot be read as a log of the program; there is no OUT \
then.")]
pub struct Args {
    /// The program whose log it is, by its id.
    client: String,
    /// The file to read; `-` is standard input.
    r#in: PathBuf,
    /// The log to write, ending in .jsonl (JSON Lines) or .hjl (binary); `-` is standard output.
    #[arg(short, long, value_name = "OUT")]
    out: PathBuf,
    /// Read only what the program itself writes, not what was added around its log.
    #[arg(long)]
    canonical_only: bool,
    /// Replace OUT if it is there.
    #[arg(long)]
    force: bool,
    /// Add the chain of hashes.
    #[arg(long)]
    seal: bool,
    /// The form to write, whatever OUT is called; JSON Lines on standard output.
    #[arg(long, value_name = "FORM")]
    to: Option<super::values::FormName>,
}

/// Imports a log.
pub fn run(args: &Args) -> Outcome {
    crate::with_client!(args.client.as_str(), C => import::<C>(args)).unwrap_or_else(|| {
        let named = |it: &&str| crate::with_client!(*it, C => format!("{it} ({})", C::TITLE)).unwrap_or_default();
        let known: Vec<String> = import::ALL.iter().map(named).collect();
        let said = format!("there is no program {:?} known; known is {}", args.client, known.join(", "));
        Err(Failure::usage(shown(&said)))
    })
}

fn import<C: Client>(args: &Args) -> Outcome {
    let to_stdout = args.out == Path::new("-");
    let form = match args.to {
        Some(form) => form.form(),
        None if to_stdout => Form::Lines,
        None => files::form(&args.out)?,
    };
    if !to_stdout {
        files::may_write(&args.out, args.force)?;
    }
    let name = files::name(&args.r#in);
    let refused = |it: &Refused| Failure::new(UNREADABLE, shown(&format!("{name}: {it}")));
    let bytes = whole(&args.r#in).map_err(|it| refused(&it))?;
    let imported = C::read(&bytes, How { canonical_only: args.canonical_only }).map_err(|it| refused(&it))?;
    if to_stdout {
        imported.write(stream(), form, args.seal).map_err(|it| files::cannot_write("standard output", &it))?;
    } else {
        let (fresh, mut out) = Fresh::create(&args.out, args.force)?;
        imported.write(&mut out, form, args.seal).map_err(|it| files::cannot_write(&files::name(&args.out), &it))?;
        fresh.keep(out)?;
    }
    for it in &imported.remarks {
        complain(&shown(&format!("{name}: {it}")));
    }
    Ok(CLEAN)
}

/// Reads a whole file.
fn whole(path: &Path) -> Result<Vec<u8>, Refused> {
    let stream = open::stream(path).map_err(|it| Refused::file(it.to_string()))?;
    import::read_whole(stream)
}

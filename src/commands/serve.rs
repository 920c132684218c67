//! `headjudge serve`.

use crate::live::Desk;
use crate::terminal::out::stream;
use crate::terminal::{CLEAN, FAULT, Failure, Outcome, files};
use std::io::{self, BufRead, Read, Write};

/// The longest request (bytes).
const LONGEST: u64 = 8 << 20;

/// The command line of `serve`.
#[derive(clap::Args)]
#[command(after_help = "\
A client in any language starts the program and speaks with it over its standard input and output: a request in JSON a \
line, and a reply a line to each, in their order. `headjudge schema serve` describes both, and docs/clients.md shows \
them. The client shuffles, or lets the referee shuffle; many matches can be open at once.

Examples:
  headjudge serve --stdio
  printf '{\"id\":1,\"do\":\"games\"}\\n' | headjudge serve --stdio
  python3 examples/client.py cipher headjudge

What goes wrong is a reply with `error`, and the match stands as it stood; a request above 8 MiB is passed over, and has such \
a reply. A fault of this program closes the match of its request, and no other. Exit status: 0 at the end of the requests, 2 \
usage, 70 a fault of this program.")]
pub struct Args {
    /// Requests come from standard input, and replies go to standard output; the only way there is.
    #[arg(long, required = true)]
    stdio: bool,
}

pub fn run(_: &Args) -> Outcome {
    let mut desk = Desk::default();
    let (mut input, mut output) = (io::stdin().lock(), stream());
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = (&mut input).take(LONGEST + 1).read_until(b'\n', &mut line);
        let read = read.map_err(|it| Failure::new(FAULT, it))?;
        if read == 0 {
            return Ok(if desk.has_failed() { FAULT } else { CLEAN });
        }
        if line.trim_ascii().is_empty() {
            continue;
        }
        let reply = if read as u64 > LONGEST {
            if line.last() != Some(&b'\n') {
                input.skip_until(b'\n').map_err(|it| Failure::new(FAULT, it))?;
            }
            desk.refuse_longer_than(LONGEST)
        } else {
            desk.answer(&String::from_utf8_lossy(&line))
        };
        let written = output.write_all(reply.as_bytes()).and_then(|()| output.write_all(b"\n"));
        written.and_then(|()| output.flush()).map_err(|it| files::cannot_write("standard output", &it))?;
    }
}

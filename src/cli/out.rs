//! Printing. A reader that has seen enough (`| head`) closes its end early: that is no fault, whichever
//! subcommand prints. The standard library's `println!` would panic there, so that nothing in this room uses it.

use super::{CLEAN, FAULT, Failure, Outcome};
use serde::Serialize;
use std::io::{self, ErrorKind, Write};

/// Prints a whole text.
pub fn print(text: &str) -> Outcome {
    let mut out = stream();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(fault) => Err(Failure::new(FAULT, format!("standard output: {fault}"))),
        Ok(()) => Ok(CLEAN),
    }
}

/// Prints a line beside work that goes on whether anybody reads it or not, such as a match that is recorded.
pub fn say(line: &str) {
    let mut out = stream();
    let _ = writeln!(out, "{line}").and_then(|()| out.flush());
}

/// Prints a line on standard error, behind the program's name.
pub fn complain(line: &str) {
    let _ = writeln!(io::stderr().lock(), "headjudge: {line}");
}

/// As JSON, for people to read too.
pub fn to_json(it: &impl Serialize) -> String {
    serde_json::to_string_pretty(it).unwrap_or_default() + "\n"
}

/// Standard output for a stream of bytes. What nobody wants to read any more counts as written.
pub struct Stream(io::StdoutLock<'static>);

/// Standard output, as a stream.
pub fn stream() -> Stream {
    Stream(io::stdout().lock())
}

impl Write for Stream {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        unless_closed(self.0.write(bytes), bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        unless_closed(self.0.flush(), ())
    }
}

fn unless_closed<T>(written: io::Result<T>, all: T) -> io::Result<T> {
    match written {
        Err(fault) if fault.kind() == ErrorKind::BrokenPipe => Ok(all),
        written => written,
    }
}

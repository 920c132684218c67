//! Printing. A reader may close its end early (`| head`): this is no error, for any subcommand. `println!` of the standard
//! library would panic there, so nothing in this room uses it.

use super::{CLEAN, Failure, Outcome};
use crate::report::harmless;
use serde::Serialize;
use serde_json::json;
use std::ffi::OsString;
use std::io::{self, ErrorKind, IsTerminal, Write};
use std::sync::atomic::{AtomicBool, Ordering};

/// Prints a whole text.
pub fn print(text: &str) -> Outcome {
    let mut out = stream();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(fault) => Err(super::files::cannot_write("standard output", &fault)),
        Ok(()) => Ok(CLEAN),
    }
}

/// Prints a line during work that continues whether anybody reads it or not, such as recording.
pub fn say(line: &str) {
    let mut out = stream();
    let _ = writeln!(out, "{line}").and_then(|()| out.flush());
}

/// `true` if messages on standard error are JSON, because the answer is.
static IN_JSON: AtomicBool = AtomicBool::new(false);

/// Finds the form of the answer on the command line before it is parsed: errors in the rest of the line are reported in that
/// form.
pub fn answer_in(args: &[OsString]) {
    let mut args = args.iter().take_while(|it| *it != "--").map(|it| it.to_string_lossy());
    let is_json = |it: &str| matches!(it, "json" | "ndjson");
    let mut found = false;
    while let Some(arg) = args.next() {
        found |= match arg.strip_prefix("--format") {
            Some("") => args.next().is_some_and(|it| is_json(&it)),
            Some(form) => form.strip_prefix('=').is_some_and(is_json),
            None => false,
        };
    }
    IN_JSON.store(found, Ordering::Relaxed);
    if found {
        std::panic::set_hook(Box::new(|it| complain(&it.to_string())));
    }
}

/// Prints a message on standard error, after the program's name; as `{"note":{"message":…}}` if the answer is JSON.
pub fn complain(line: &str) {
    if IN_JSON.load(Ordering::Relaxed) {
        to_stderr(&format!("{}\n", json!({"note": {"message": line}})));
    } else {
        to_stderr(&format!("headjudge: {line}\n"));
    }
}

/// Prints the failure of the program; as `{"error":{"status":…,"message":…}}` if the answer is JSON.
pub fn fail(failure: &Failure) {
    if IN_JSON.load(Ordering::Relaxed) {
        let Failure { status, message } = failure;
        to_stderr(&format!("{}\n", json!({"error": {"status": status, "message": message}})));
    } else {
        complain(&failure.message);
    }
}

/// Prints an error in the command line, or the help that was asked for.
pub fn command_line(it: &clap::Error) -> Outcome {
    let colours = |terminal: bool| terminal && std::env::var_os("NO_COLOR").is_none_or(|it| it.is_empty());
    let text = |colours: bool| {
        let text = it.render();
        harmless(&if colours { text.ansi().to_string() } else { text.to_string() }, colours)
    };
    if !it.use_stderr() {
        return print(&text(colours(io::stdout().is_terminal())));
    }
    if let Some(told) = super::refused::told(it, super::lang::spoken()) {
        return Err(Failure::usage(harmless(&told, false)));
    }
    if IN_JSON.load(Ordering::Relaxed) {
        return Err(Failure::usage(text(false).trim().trim_start_matches("error: ")));
    }
    to_stderr(&text(colours(io::stderr().is_terminal())));
    Ok(super::USAGE)
}

fn to_stderr(text: &str) {
    let _ = io::stderr().lock().write_all(text.as_bytes());
}

/// Formats a value as indented JSON.
pub fn to_json(it: &impl Serialize) -> String {
    serde_json::to_string_pretty(it).unwrap_or_default() + "\n"
}

/// Standard output as a stream of bytes. Bytes after the reader closed its end count as written.
pub struct Stream(io::StdoutLock<'static>);

/// Opens standard output.
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

#[cfg(test)]
mod tests {
    use super::{IN_JSON, answer_in};
    use std::sync::atomic::Ordering;

    #[test]
    fn the_form_of_the_answer_is_seen_in_any_command_line() {
        for (line, json) in [
            ("audit --format json a", true),
            ("audit --format=ndjson", true),
            ("audit --nonsense --format json", true),
            ("audit --format text", false),
            ("audit --format", false),
            ("audit json", false),
            ("audit -- --format json", false),
            ("audit --formats json", false),
        ] {
            let args: Vec<_> = line.split(' ').map(Into::into).collect();
            answer_in(&args);
            assert_eq!(IN_JSON.swap(false, Ordering::Relaxed), json, "{line}");
        }
    }
}

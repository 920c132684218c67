//! The `headjudge` program: everything it does is in the library.

fn main() -> std::process::ExitCode {
    headjudge::commands::main()
}

//! The help of subcommands in other languages than English: `help.tsv` says what stands for the English of the subcommand
//! itself, where `Args` has it.

use super::lang::spoken;
use crate::judge::Language;
use clap::{Arg, ArgAction, Command, CommandFactory, FromArgMatches};
use std::ffi::OsString;

/// Rows: what it is, and its words in Chinese of both scripts and in Japanese. `\n` is a line end.
const TABLE: &str = include_str!("help.tsv");

/// Reads the command line; its help is in the language that was asked for.
pub fn parse<C: CommandFactory + FromArgMatches>(args: Vec<OsString>) -> Result<C, clap::Error> {
    let matches = worded(C::command(), spoken()).try_get_matches_from(args)?;
    C::from_arg_matches(&matches)
}

/// The words for something, such as `audit` (what it does), `audit.jobs` (an option), `audit!` (what follows them all).
fn words(of: &str, language: Language) -> Option<String> {
    let column = match language {
        Language::English => return None,
        Language::Chinese => 1,
        Language::TraditionalChinese => 2,
        Language::Japanese => 3,
    };
    let rows = TABLE.lines().map(|it| it.split('\t').collect::<Vec<_>>());
    let row = rows.into_iter().find(|it| it[0] == of)?;
    row.get(column).map(|it| it.replace("\\n", "\n"))
}

fn worded(command: Command, language: Language) -> Command {
    if language == Language::English {
        return command;
    }
    let named: Vec<String> = command.get_subcommands().map(|it| it.get_name().to_owned()).collect();
    named
        .into_iter()
        .filter(|it| words(it, language).is_some())
        .fold(command, |command, name| command.mut_subcommand(&name, |it| subcommand(it, &name, language)))
}

fn subcommand(command: Command, name: &str, language: Language) -> Command {
    let word = |of: &str| words(of, language).unwrap_or_default();
    let template = format!(
        "{{about}}\n\n{}{{usage}}\n\n{}\n{{positionals}}\n\n{}\n{{options}}{{after-help}}",
        word("#usage"),
        word("#arguments"),
        word("#options")
    );
    let help = Arg::new("help").short('h').long("help").action(ArgAction::HelpShort).help(word("#help"));
    let command = command.mut_args(|it| match words(&format!("{name}.{}", it.get_id()), language) {
        Some(told) => it.help(told.clone()).long_help(told),
        None => match words(&format!(".{}", it.get_id()), language) {
            Some(told) => it.help(told.clone()).long_help(told),
            None => it,
        },
    });
    let command = command.about(word(name)).long_about(None).after_help(word(&format!("{name}!")));
    command.help_template(template).disable_help_flag(true).arg(help)
}

#[cfg(test)]
mod tests {
    use super::{Language, words};
    use crate::cli::Cli;
    use clap::CommandFactory;

    const OTHERS: [Language; 3] = [Language::Chinese, Language::TraditionalChinese, Language::Japanese];

    #[test]
    fn every_option_is_explained_in_every_language() {
        let command = Cli::command();
        for name in ["audit", "replay", "record", "report"] {
            let subcommand = command.find_subcommand(name).expect("it is there");
            let own = subcommand.get_arguments().map(|it| format!("{name}.{}", it.get_id()));
            for of in own.chain([name.to_owned(), format!("{name}!")]) {
                let general = of.strip_prefix(name).unwrap_or_default().to_owned();
                for language in OTHERS {
                    let told = words(&of, language).or_else(|| words(&general, language));
                    assert!(told.is_some_and(|it| !it.is_ascii()), "{of} has no words in {language:?}");
                }
            }
        }
    }
}

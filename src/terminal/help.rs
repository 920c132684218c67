//! Help texts of the subcommands in other languages than English. `help.tsv` holds the translations; the English text stands in
//! each `Args`.

use super::lang::spoken;
use super::refused::usage_in;
use super::wording as said;
use crate::judge::Language;
use clap::{Arg, ArgAction, Command, CommandFactory, FromArgMatches};
use std::ffi::OsString;

/// Rows: a key, then the text in simplified Chinese, traditional Chinese and Japanese. `\n` is a line end.
const TABLE: &str = include_str!("help.tsv");

/// Parses the command line. Help is in the language that was asked for.
pub fn parse<C: CommandFactory + FromArgMatches>(args: Vec<OsString>) -> Result<C, clap::Error> {
    let matches = worded(C::command(), spoken()).try_get_matches_from(args)?;
    C::from_arg_matches(&matches)
}

/// The translation for a key: `audit` (description), `audit.jobs` (option), `audit!` (text after the options).
pub fn words(of: &str, language: Language) -> Option<String> {
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
    let whole = named.into_iter().filter(|it| words(it, language).is_some()).fold(command, |command, name| {
        command.mut_subcommand(&name, |named| match words(&format!("{name}!"), language) {
            Some(_) => subcommand(named, &name, language),
            None => named.about(words(&name, language).unwrap_or_default()),
        })
    });
    let word = |of: &str| words(of, language).unwrap_or_default();
    let template = format!(
        "{{about}}\n\n{}{{usage}}\n\n{}\n{{subcommands}}\n\n{}\n{{options}}{{after-help}}",
        word("#usage"),
        word("#commands"),
        word("#options")
    );
    let asked =
        |id: &'static str, short, action, word: String| Arg::new(id).short(short).long(id).action(action).help(word);
    let usage = usage_in("headjudge <COMMAND>", language);
    let whole =
        whole.about(word("#headjudge")).after_help(word("#headjudge!")).help_template(template).override_usage(usage);
    let whole = whole.disable_help_flag(true).disable_version_flag(true).disable_help_subcommand(true);
    let whole = whole.arg(asked("help", 'h', ArgAction::Help, word("#help")));
    whole.arg(asked("version", 'V', ArgAction::Version, word("#version")))
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
    // The usage is rendered from a copy, because a command that was built accepts no further argument.
    let usage = command.clone().bin_name(format!("headjudge {name}")).render_usage().to_string();
    let usage = usage_in(&usage, language);
    let command = command.mut_args(|arg| {
        let own = words(&format!("{name}.{}", arg.get_id()), language);
        let told = own.or_else(|| words(&format!(".{}", arg.get_id()), language)).unwrap_or_default();
        argument(arg, told, language)
    });
    let command = command.about(word(name)).long_about(None).after_help(word(&format!("{name}!")));
    command.help_template(template).override_usage(usage).disable_help_flag(true).arg(help)
}

/// An argument whose possible values are described in this language, as clap does in English.
fn argument(arg: Arg, told: String, language: Language) -> Arg {
    if !arg.get_action().takes_values() {
        return arg.help(told.clone()).long_help(told);
    }
    let one_of =
        arg.get_possible_values().into_iter().filter(|it| !it.is_hide_set()).map(|it| it.get_name().to_owned());
    let usual = arg.get_default_values().iter().map(|it| it.to_string_lossy().into_owned());
    let set_by = arg.get_env().map(|it| it.to_string_lossy().into_owned());
    let list = |all: Vec<String>| (!all.is_empty()).then(|| all.join(&said::list_comma(language)));
    let more = [
        list(one_of.collect()).map(|it| said::arg_values(language, it)),
        list(usual.collect()).map(|it| said::arg_default(language, it)),
        set_by.map(|it| said::arg_env(language, it)),
    ];
    let more = more.into_iter().flatten().collect::<Vec<_>>().join("；");
    let told = if more.is_empty() { told } else { format!("{told}。{more}") };
    let arg = arg.help(told.clone()).long_help(told);
    arg.hide_default_value(true).hide_possible_values(true).hide_env(true)
}

//! Errors in the command line, in other languages than English. In English clap words them.

use super::wording as said;
use crate::judge::Language;
use clap::error::{ContextKind, ContextValue, ErrorKind};

/// The error, the usage, and a pointer to the help. `None` in English, and if help was asked for.
pub fn told(error: &clap::Error, language: Language) -> Option<String> {
    if language == Language::English || !error.use_stderr() {
        return None;
    }
    let of = |kind: ContextKind| text(error.get(kind), language);
    let arg = || of(ContextKind::InvalidArg);
    let mut lines = vec![match error.kind() {
        ErrorKind::InvalidValue if of(ContextKind::InvalidValue).is_empty() => said::arg_needs_value(language, arg()),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            said::arg_value(language, of(ContextKind::InvalidValue), arg())
        }
        ErrorKind::UnknownArgument => said::arg_unknown(language, arg()),
        ErrorKind::InvalidSubcommand => said::arg_command(language, of(ContextKind::InvalidSubcommand)),
        ErrorKind::ArgumentConflict => match of(ContextKind::PriorArg) {
            prior if prior.is_empty() || prior == arg() => said::arg_twice(language, arg()),
            prior => said::arg_conflict(language, arg(), prior),
        },
        ErrorKind::MissingRequiredArgument => said::arg_missing(language, arg()),
        ErrorKind::MissingSubcommand => said::arg_no_command(language),
        ErrorKind::NoEquals | ErrorKind::TooManyValues | ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            said::arg_count(language, arg())
        }
        // The help shown for a missing subcommand, and errors outside the command line.
        _ => return None,
    }];
    let tips = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue];
    lines.extend(tips.map(of).into_iter().find(|it| !it.is_empty()).map(|it| said::arg_meant(language, it)));
    let values = of(ContextKind::ValidValue);
    lines.extend((!values.is_empty()).then(|| said::arg_values(language, values)));
    let usage = of(ContextKind::Usage);
    lines.extend((!usage.is_empty()).then(|| said::usage_is(language, usage_in(&usage, language))));
    lines.push(said::see_help(language));
    Some(lines.join("\n"))
}

fn text(value: Option<&ContextValue>, language: Language) -> String {
    match value {
        Some(ContextValue::String(it)) => it.clone(),
        Some(ContextValue::Strings(all)) => all.join(&said::list_comma(language)),
        Some(ContextValue::StyledStr(it)) => it.to_string(),
        Some(ContextValue::Number(it)) => it.to_string(),
        _ => String::new(),
    }
}

/// The usage line of clap, translated.
pub fn usage_in(usage: &str, language: Language) -> String {
    let usage = usage.trim().strip_prefix("Usage:").unwrap_or(usage).trim();
    usage
        .replace("[OPTIONS]", &format!("[{}]", said::usage_options(language)))
        .replace("<COMMAND>", &format!("<{}>", said::usage_command(language)))
}

//! The verdict on a whole log in words: one table for audit, sheet, page, stepping session and comparison.

use super::{basis_name, one_or, shown, wording};
use crate::judge::{Is, Language, Part, Whole};

/// The separator between properties of one log.
const BETWEEN: &str = " · ";

/// The whole verdict, the gravest first.
pub fn full(whole: &Whole, language: Language) -> String {
    told(whole, |it| full_name(whole, it.is, language), language)
}

/// The same in few words.
pub fn short(whole: &Whole, language: Language) -> String {
    told(whole, |it| short_name(it.is, language), language)
}

/// The details of each part, one a line: the first entry, the reason, and the grounds of the result.
pub fn whole_lines(whole: &Whole, language: Language) -> Vec<String> {
    let line =
        |it: &Part| Some(wording::whole_line(language, full_name(whole, it.is, language), detail(it, language)?));
    whole.parts.iter().filter_map(line).collect()
}

fn told(whole: &Whole, name: impl Fn(&Part) -> String, language: Language) -> String {
    match &whole.parts[..] {
        [] => wording::full_clean(language),
        parts => parts.iter().map(name).collect::<Vec<_>>().join(BETWEEN),
    }
}

fn full_name(whole: &Whole, is: Is, language: Language) -> String {
    match is {
        Is::OwnFault => wording::full_own_fault(language),
        Is::NoLog => wording::full_no_log(language),
        Is::Torn => wording::full_torn(language),
        Is::SealBroken => wording::full_seal_broken(language),
        Is::AnotherHead => wording::full_another_head(language),
        Is::PageAltered => wording::full_page_altered(language),
        Is::Illegal => wording::full_illegal(language),
        Is::Stopped => wording::full_stopped(language),
        Is::TakenBack => wording::full_taken_back(language),
        // Beside an illegal entry nothing more can be said of an unfinished match.
        Is::Unfinished if whole.is_legal_so_far() => wording::full_unfinished(language),
        Is::Unfinished | Is::NotFinished | Is::NotSealed | Is::PageNotCompared | Is::NotCertain => {
            short_name(is, language)
        }
    }
}

fn short_name(is: Is, language: Language) -> String {
    match is {
        Is::OwnFault => wording::full_own_fault(language),
        Is::NoLog => wording::short_no_log(language),
        Is::Torn => wording::short_torn(language),
        Is::SealBroken => wording::full_seal_broken(language),
        Is::AnotherHead => wording::short_another_head(language),
        Is::PageAltered => wording::short_page_altered(language),
        Is::Illegal => wording::full_illegal(language),
        Is::Stopped => wording::short_stopped(language),
        Is::TakenBack => wording::short_taken_back(language),
        Is::Unfinished | Is::NotFinished => wording::short_unfinished(language),
        Is::NotSealed => wording::full_not_sealed(language),
        Is::PageNotCompared => wording::full_page_not_compared(language),
        Is::NotCertain => wording::full_not_certain(language),
    }
}

/// The entry, reason and grounds of a part; `None` if there are none.
fn detail(it: &Part, language: Language) -> Option<String> {
    let mut told: Vec<String> = Vec::new();
    match it.is {
        Is::Illegal | Is::TakenBack => told.extend(illegal(it, language)),
        Is::NotCertain if !it.rests_on.is_empty() => {
            let names: Vec<String> = it.rests_on.iter().map(|it| basis_name(*it, language)).collect();
            told.push(wording::whole_rests_on(language, names.join(", ")));
        }
        Is::Torn | Is::Stopped => told.extend(cut(it, language)),
        Is::AnotherHead => told.extend(it.why.iter().map(|it| wording::head_given(language, it))),
        _ => told.extend(it.why.iter().map(|it| shown(it))),
    }
    told.extend(it.hidden.then(|| wording::whole_hidden(language)));
    (!told.is_empty()).then(|| told.join(&wording::whole_between(language)))
}

/// The number of causes among illegal entries, and the number of consequences.
pub(super) fn causes(illegal: u64, consequences: u64, language: Language) -> String {
    let told = one_or(illegal.saturating_sub(consequences), wording::one_cause, wording::causes, language);
    if consequences == 0 {
        return told;
    }
    let more = one_or(consequences, wording::one_consequence, wording::consequences, language);
    wording::causes_and_consequences(language, told, more)
}

/// The number of illegal entries, and the first of them.
fn illegal(it: &Part, language: Language) -> Option<String> {
    let entry = match it.entry? {
        0 => crate::judge::wording::place_header(language),
        entry => wording::entry_name(language, entry),
    };
    let told = causes(it.count + it.more, it.more, language);
    Some(match it.clause {
        Some(clause) => wording::whole_first_clause(language, told, entry, clause),
        None => wording::whole_first(language, told, entry),
    })
}

/// The place that cannot be read or followed, the amount judged before it, and the amount not judged.
fn cut(it: &Part, language: Language) -> Vec<String> {
    let judged = || one_or(it.count, wording::one_judged_before, wording::judged_before, language);
    let not_judged = || one_or(it.more, wording::one_not_judged, wording::not_judged, language);
    let why = it.why.iter().map(|it| shown(it));
    why.chain((it.count > 0).then(judged)).chain((it.more > 0).then(not_judged)).collect()
}

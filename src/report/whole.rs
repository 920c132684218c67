//! The verdict on a whole log in words: one table for audit, sheet, page, stepping session and comparison.

use super::{basis_name, one_or, shown, wording};
use crate::judge::{Is, Language, Part, Whole};

/// Between two things that are so of one log.
const BETWEEN: &str = " · ";

/// The whole verdict, the gravest first.
pub fn full(whole: &Whole, language: Language) -> String {
    told(whole, |it| full_name(whole, it.is, language), language)
}

/// The same in few words, for where there is little room.
pub fn short(whole: &Whole, language: Language) -> String {
    told(whole, |it| short_name(it.is, language), language)
}

/// What more there is to say of each part, a line each: where it shows first, why, and on what the result rests.
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
        // Beside something illegal nothing else can be said of it.
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

/// Where a part shows, why, and on what it rests; nothing where there is no more to say.
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

/// How many illegal entries are causes, and how many follow from others.
pub(super) fn causes(illegal: u64, consequences: u64, language: Language) -> String {
    let told = one_or(illegal.saturating_sub(consequences), wording::one_cause, wording::causes, language);
    if consequences == 0 {
        return told;
    }
    let more = one_or(consequences, wording::one_consequence, wording::consequences, language);
    wording::causes_and_consequences(language, told, more)
}

/// How many entries are illegal, and the first of them.
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

/// What cannot be read or followed, how much was judged before it, and how much was not.
fn cut(it: &Part, language: Language) -> Vec<String> {
    let judged = || one_or(it.count, wording::one_judged_before, wording::judged_before, language);
    let not_judged = || one_or(it.more, wording::one_not_judged, wording::not_judged, language);
    let why = it.why.iter().map(|it| shown(it));
    why.chain((it.count > 0).then(judged)).chain((it.more > 0).then(not_judged)).collect()
}

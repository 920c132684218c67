//! What of the language of abilities the referee carries out. A text with anything else is refused when the cards are read, so
//! that no text is taken for judged that does nothing.

use crate::cards::ast::{Act, Cond, Count, Filter, Modify, Num, Sel, Until, Who};
use crate::cards::run::{Op, Program};
use crate::cards::typed::to_term;
use crate::games::xinglingwang::cards::vocabulary::{At, Sign, Special, Starry, Stat};
use serde::Serialize;

/// Refuses what the referee does not carry out.
///
/// # Errors
/// The part of the text that it does not.
pub fn check(program: &Program<Starry>) -> Result<(), String> {
    program.ops.iter().try_for_each(op)
}

/// So it is, or it is not carried out.
fn held(is: bool, part: &impl Serialize) -> Result<(), String> {
    if is {
        return Ok(());
    }
    let part = to_term(part).map_or_else(|_| "a part of it".to_owned(), |it| it.to_string());
    Err(format!("`does`: the referee does not carry out {part}; leave `does` out, and the log tells it"))
}

fn op(it: &Op<Starry>) -> Result<(), String> {
    match it {
        Op::Act(it) => act(it),
        Op::If { cond: it, .. } | Op::Whether { cond: it, .. } => cond(it),
        Op::Hold { until, who, what } => {
            held(matches!(until, Until::Battle | Until::Turn | Until::Match), until)?;
            sel(who)?;
            what.iter().try_for_each(modify)
        }
        Op::May { who, .. } => held(*who == Who::You, who),
        Op::Jump(_) | Op::During { .. } | Op::IfDone { .. } => Ok(()),
        _ => Err("`does`: costs and options are not carried out; leave `does` out, and the log tells it".to_owned()),
    }
}

fn act(it: &Act<Starry>) -> Result<(), String> {
    match it {
        Act::By(who, done) => {
            held(matches!(who, Who::You | Who::Opponent), it)?;
            act(done)
        }
        Act::Draw(many) => num(many),
        Act::Put(what, to, zone, manners) => {
            let there = !matches!(zone, At::Units | At::Front | At::Back | At::Terrain);
            held(there && *to == Who::Owner && manners.is_empty(), it)?;
            sel(what)
        }
        Act::Deploy(what, _)
        | Act::Reveal(what)
        | Act::Move(what)
        | Act::Rest(what)
        | Act::Ready(what)
        | Act::Destroy(what) => sel(what),
        Act::Special(what, things, numbers) => {
            held([things.len(), numbers.len()] == asked(what, numbers.len()), it)?;
            things.iter().try_for_each(sel)?;
            numbers.iter().try_for_each(num)
        }
        _ => held(false, it),
    }
}

/// How many things and numbers there have to be. What is done once has no number, or one.
fn asked(what: &Special, numbers: usize) -> [usize; 2] {
    match what {
        Special::Charge | Special::Spend | Special::Limit | Special::Reward | Special::Forfeit => [0, 1],
        Special::Traveller | Special::Spin => [0, numbers.min(1)],
        Special::Transform | Special::Kidnap | Special::Embark | Special::Merge => [2, 0],
        Special::Split | Special::Mount | Special::Push | Special::Control | Special::Search => [1, 0],
    }
}

fn modify(it: &Modify<Starry>) -> Result<(), String> {
    match it {
        Modify::Add(Stat::Attack | Stat::Points, by) | Modify::Less(Stat::Sacrifices, by) => num(by),
        Modify::Gain(Sign::Keyword(_)) | Modify::Lose(Sign::Keyword(_)) | Modify::Cannot(_) => Ok(()),
        Modify::Special(_, things, numbers) => held(things.is_empty() && numbers.is_empty(), it),
        _ => held(false, it),
    }
}

fn sel(it: &Sel<Starry>) -> Result<(), String> {
    match it {
        Sel::This | Sel::Slot(_) => Ok(()),
        Sel::As(of, _) => sel(of),
        Sel::Role(_, who) => held(*who == Who::Either, it),
        Sel::Such(of, filters) => {
            sel(of)?;
            filters.iter().try_for_each(filter)
        }
        Sel::Each(filters) | Sel::Any(filters) => filters.iter().try_for_each(filter),
        Sel::Pick(count, filters) => {
            match count {
                Count::Exactly(many) | Count::UpTo(many) => num(many)?,
                Count::Any => {}
            }
            filters.iter().try_for_each(filter)
        }
        Sel::Top(_, many) => num(many),
        Sel::Both(all) => all.iter().try_for_each(sel),
        _ => held(false, it),
    }
}

fn filter(it: &Filter<Starry>) -> Result<(), String> {
    match it {
        Filter::In(..)
        | Filter::Whose(_)
        | Filter::Other
        | Filter::Is(_)
        | Filter::Sign(_)
        | Filter::Name(_)
        | Filter::State(_) => Ok(()),
        Filter::Stat(_, _, against) => num(against),
        Filter::Not(not) => filter(not),
        Filter::All(all) | Filter::Any(all) => all.iter().try_for_each(filter),
        _ => held(false, it),
    }
}

fn num(it: &Num<Starry>) -> Result<(), String> {
    match it {
        Num::Lit(_) => Ok(()),
        Num::Per(_, _, filters) => filters.iter().try_for_each(filter),
        Num::Of(_, of) => sel(of),
        _ => held(false, it),
    }
}

fn cond(it: &Cond<Starry>) -> Result<(), String> {
    match it {
        Cond::Have(_, filters, _, against) => {
            filters.iter().try_for_each(filter)?;
            num(against)
        }
        Cond::Compare(one, _, other) => {
            num(one)?;
            num(other)
        }
        Cond::Is(of, filters) => {
            sel(of)?;
            filters.iter().try_for_each(filter)
        }
        Cond::During(_) => Ok(()),
        Cond::All(all) | Cond::Any(all) => all.iter().try_for_each(cond),
        Cond::Not(not) => cond(not),
        _ => held(false, it),
    }
}

#[cfg(test)]
mod tests {
    use crate::games::xinglingwang::cards::vocabulary::read;

    #[test]
    fn what_the_referee_does_not_carry_out_is_refused() {
        let refused = [
            ("do(destroy(all(opponent, units)))", "all(opponent, units)"),
            ("do(destroy(rest))", "rest"),
            ("do(destroy(each([of(this)])))", "of(this)"),
            ("do(destroy(each([same(attack, this)])))", "same(attack, this)"),
            ("do(put(this, owner, units, []))", "put(this, owner, units, [])"),
            ("do(special(kidnap, [this], []))", "special(kidnap, [this], [])"),
            ("do(special(reward, [], []))", "special(reward, [], [])"),
            ("for(match, [let(this, [add(riders, lit(1))])])", "add(riders, lit(1))"),
            ("for(match, [let(this, [gain(race(steam))])])", "gain(race(steam))"),
            ("for(next-turn(you), [let(this, [add(attack, lit(1))])])", "next-turn(you)"),
            ("if(odd(you, []), [do(draw(lit(1)))])", "odd(you, [])"),
            ("do(draw(times-of(2, attack, this)))", "times-of(2, attack, this)"),
        ];
        for (text, part) in refused {
            let why = read(text).expect_err(text);
            assert_eq!(
                why,
                format!("`does`: the referee does not carry out {part}; leave `does` out, and the log tells it")
            );
        }
    }

    #[test]
    fn the_same_with_what_it_carries_out_is_read() {
        let read_well = [
            "do(destroy(each([in(opponent, units)])))",
            "do(put(this, owner, hand, []))",
            "do(special(reward, [], [lit(1)]))",
            "for(match, [let(this, [add(points, lit(1))])])",
            "if(have(you, [in(you, units)], at-least, lit(1)), [do(draw(of(attack, this)))])",
        ];
        for text in read_well {
            assert_eq!(read(text).map(|_| ()), Ok(()), "{text}");
        }
    }
}

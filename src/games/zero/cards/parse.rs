//! Makes facts from an author's definitions, with a word for each mistake.

use super::authored::{AbilityForm, AimForm, CardForm, ConditionForm, FilterForm};
use super::grants::{EachForm, GivesForm};
use super::{
    ATTRIBUTES, Ability, Aim, BONDS, Color, Condition, Cost, CostForm, Definitions, Each, Facts, Filter, Gate, Gifts,
    Gives, Keyword, Kind, KnownNames, Name, Pool, Price, Sort,
};
use std::collections::HashMap;

/// The file of the demonstration set.
const DEMO: &str = include_str!("demo.yaml");

/// The largest number of cards in a set: their places have to fit into two bytes.
const MOST: usize = 4000;

/// Reads the demonstration set.
pub fn demo() -> Option<Definitions> {
    serde_saphyr::from_str(DEMO).ok()
}

/// The names read so far, each with its number.
#[derive(Default)]
struct Names(HashMap<String, Name>);

impl Names {
    fn of(&mut self, name: &str) -> Name {
        let next = self.0.len() as Name;
        *self.0.entry(name.trim().to_owned()).or_insert(next)
    }

    fn all(&mut self, names: &[String]) -> Vec<Name> {
        names.iter().map(|it| self.of(it)).collect()
    }
}

/// Makes the pool.
///
/// # Errors
/// The card that is wrong, and what was expected.
pub fn read(definitions: &Definitions) -> Result<Pool, String> {
    if definitions.cards.len() > MOST {
        return Err(format!("{} cards are defined; {MOST} are the most", definitions.cards.len()));
    }
    let mut names = Names::default();
    let mut known = |it: &str| names.of(it);
    let known = KnownNames {
        arts: [known("忍术"), known("体术"), known("幻术")],
        gods: [known("神斗士"), known("神斗衣")],
        sword: known("斩魄刀"),
        arrancar: known("破面"),
    };
    let mut pool = Pool { counters: definitions.counters.clone(), known, ..Pool::default() };
    let mut same: HashMap<String, u16> = HashMap::new();
    for (place, form) in definitions.cards.iter().enumerate() {
        let facts =
            card(form, &mut names, &mut same).map_err(|it| format!("card {} ({:?}): {it}", place + 1, form.code))?;
        if pool.codes.insert(form.code.clone(), place as u16).is_some() {
            return Err(format!("card {}: the code {:?} is defined twice", place + 1, form.code));
        }
        pool.gives |= facts.gives;
        pool.cards.push(facts);
    }
    tokens_are_there(definitions, &pool)?;
    Ok(pool)
}

/// Checks that every token which an effect names is defined.
fn tokens_are_there(definitions: &Definitions, pool: &Pool) -> Result<(), String> {
    for form in &definitions.cards {
        for op in form.abilities.iter().chain(&form.counterstrike).flat_map(|it| &it.does) {
            if let super::Op::Token(code) = op
                && !pool.find(code).is_some_and(|it| pool.cards[usize::from(it)].token)
            {
                return Err(format!("card {:?}: no token {code:?} is defined", form.code));
            }
        }
    }
    Ok(())
}

fn card(form: &CardForm, names: &mut Names, same: &mut HashMap<String, u16>) -> Result<Facts, String> {
    if form.code.is_empty() || form.code == "?" || form.code.contains(char::is_whitespace) {
        return Err("a code is a word, and not `?`".to_owned());
    }
    let forms = super::wording::abilities(form)?;
    if form.name.trim().is_empty() {
        return Err("a card has a name".to_owned());
    }
    match (form.token, form.color, form.cost) {
        (false, None, _) => return Err("`color` is missing: only a token may have none".to_owned()),
        (false, _, None) => return Err("`cost` is missing: only a token has none".to_owned()),
        (true, _, Some(_)) => return Err("a token has no `cost`".to_owned()),
        _ => {}
    }
    let has_numbers = matches!(form.kind, Kind::Character | Kind::Equipment);
    if !has_numbers && (form.attack != 0 || form.defence != 0) {
        return Err("`attack` and `defence` are a character's, or the bonuses of equipment".to_owned());
    }
    if form.token && !matches!(form.kind, Kind::Character | Kind::Equipment | Kind::Event) {
        return Err("a token is a character, equipment or an event".to_owned());
    }
    let abilities: Result<Vec<Ability>, String> = forms
        .iter()
        .enumerate()
        .map(|(at, it)| ability(it, form, names).map_err(|why| format!("ability {}: {why}", at + 1)))
        .collect();
    let counterstrike = form.counterstrike.as_ref().map(|it| counterstrike(it, form, names)).transpose()?;
    let abilities = abilities?;
    // 327p1: the same card has the same name, type, cost and text. Number, rarity, picture and copyright line do not matter.
    let bare = CardForm { code: String::new(), series: None, abilities: forms, wording: Vec::new(), ..form.clone() };
    let next = same.len() as u16;
    let same = *same.entry(serde_json::to_string(&bare).unwrap_or_default()).or_insert(next);
    Ok(Facts {
        code: form.code.clone(),
        title: form.name.trim().to_owned(),
        name: names.of(&form.name),
        kind: form.kind,
        token: form.token,
        color: form.color,
        price: price(form.cost.unwrap_or_default()),
        character_bits: names.all(&form.characters).iter().fold(0, |bits, it| bits | 1 << (it % 64)),
        characters: names.all(&form.characters),
        attributes: names.all(&form.attributes),
        sword: form.sword.as_deref().map(|it| names.of(it)),
        attack: form.attack,
        defence: form.defence,
        has_text: abilities.iter().chain(&counterstrike).any(|it| it.text),
        gives: abilities.iter().fold(0, |all, it| all | gifts(it)),
        takes: abilities.iter().try_fold(0i32, |sum, it| Some(sum.saturating_add(takes(it)?))),
        timings: timings(abilities.iter()),
        timings_elsewhere: timings(abilities.iter().filter(|it| it.from.is_some())),
        abilities,
        counterstrike,
        same,
        series: form.series.as_deref().map(|it| names.of(it)),
    })
}

fn price(form: CostForm) -> Price {
    let CostForm { total, x, red, yellow, blue, green, white, black, .. } = form;
    Price { total: total.into(), x, of: [red, yellow, blue, green, white, black] }
}

fn cost(form: Option<CostForm>) -> Cost {
    let form = form.unwrap_or_default();
    let CostForm { tap, scrap_this, scrap, discard, life, .. } = form;
    Cost { price: price(form), tap, scrap_this, scrap, discard, life }
}

fn counterstrike(form: &AbilityForm, card: &CardForm, names: &mut Names) -> Result<Ability, String> {
    if form.keyword.is_some() || form.on.is_some() || form.gives.is_some() || form.cost.is_some() {
        return Err("a counterstrike effect has `does`, `targets` and `text`".to_owned());
    }
    if form.instead.is_some() {
        return Err("`instead` belongs to what is used or joins the chain, not to a counterstrike effect".to_owned());
    }
    Ok(Ability { sort: Sort::Counterstrike, ..ability_of(form, Sort::Counterstrike, card, names) })
}

fn ability(form: &AbilityForm, card: &CardForm, names: &mut Names) -> Result<Ability, String> {
    let sort = sort(form, card, names)?;
    if form.targets.len() > 4 {
        return Err("four targets are the most".to_owned());
    }
    let says_nothing = form.does.is_empty() && !form.text;
    // Bonds and names cannot depend on themselves.
    let decides = matches!(&sort, Sort::Continuous(of) if of.sorts() & (ATTRIBUTES | BONDS) > 0);
    if decides && form.form == Some(Gate::Bonded) {
        return Err("what gives attributes or bonds cannot be `form: bonded` itself".to_owned());
    }
    let does_something = matches!(sort, Sort::Triggered(_) | Sort::Activated | Sort::Use);
    if does_something && says_nothing {
        return Err("it says neither what it `does` nor `text: true`".to_owned());
    }
    Ok(ability_of(form, sort, card, names))
}

fn ability_of(form: &AbilityForm, sort: Sort, _: &CardForm, names: &mut Names) -> Ability {
    let mut ability = Ability {
        level: form.level,
        form: form.form,
        may: form.may,
        condition: form.condition.as_ref().map(|it| condition(it, names)),
        cost: cost(form.cost),
        once: form.once,
        during: form.during,
        from: form.from,
        aims: form.targets.iter().map(|it| aim(it, names)).collect(),
        does: form.does.clone(),
        instead: form.instead.as_ref().map(|it| (condition(&it.condition, names), it.does.clone())),
        text: form.text,
        sort,
    };
    complete(&mut ability);
    ability
}

/// 900.pierce.p1: adds the cost, acts and targets that a keyword has by its own clause.
pub fn complete(ability: &mut Ability) {
    use super::{AimAt, During, Op, Whose};
    let Some(keyword) = ability.keyword() else { return };
    let character = |of| Aim {
        at: AimAt::Battle,
        filter: Filter { of, kind: Some(Kind::Character), name: None },
        bounds: [[None; 2]; 2],
    };
    match keyword {
        Keyword::Pierce => ability.does = vec![Op::DamageLife(1)],
        Keyword::Reiatsu => ability.aims = vec![character(Whose::Opponent)],
        Keyword::Paramecia | Keyword::SuperSaiyan => {
            ability.cost.discard = 1;
            ability.does = vec![Op::Untap];
        }
        Keyword::Shift => {
            ability.cost.price.total = 3;
            ability.during = Some(During::NormalTactic);
        }
        Keyword::QuickChange => ability.during = Some(During::Battle),
        Keyword::SwordRelease | Keyword::Resurreccion => ability.during = Some(During::NormalTactic),
        Keyword::Gather => {
            ability.cost.tap = true;
            ability.during = Some(During::OwnTurn);
        }
        Keyword::CurseMark => ability.cost.scrap_this = true,
        Keyword::Summon | Keyword::Constellation => ability.may = true,
        _ => {}
    }
}

/// The sorts of gifts of a continuous ability.
fn gifts(it: &Ability) -> Gifts {
    if let Sort::Continuous(gives) = &it.sort { gives.sorts() } else { 0 }
}

/// The defence that a continuous ability takes away, 0 or below. `None` if it depends on a count.
fn takes(it: &Ability) -> Option<i32> {
    match &it.sort {
        Sort::Continuous(gives) if gives.defence < 0 => gives.each.is_none().then_some(gives.defence),
        _ => Some(0),
    }
}

/// The timings at which abilities trigger, as bits.
fn timings<'a>(abilities: impl Iterator<Item = &'a Ability>) -> u64 {
    abilities.filter_map(Ability::timing).fold(0, |all, it| all | it.bit())
}

/// Makes an ability of each keyword, in their order, for cards that get it from another card.
pub fn given() -> Vec<Ability> {
    let bare = |keyword: Keyword| Ability {
        level: 0,
        form: None,
        sort: Sort::Keyword(keyword, 1, Vec::new()),
        may: false,
        condition: None,
        cost: Cost::default(),
        once: false,
        during: None,
        from: None,
        aims: Vec::new(),
        does: Vec::new(),
        instead: None,
        text: false,
    };
    Keyword::ALL
        .iter()
        .map(|keyword| {
            let mut ability = bare(*keyword);
            complete(&mut ability);
            ability
        })
        .collect()
}

fn sort(form: &AbilityForm, card: &CardForm, names: &mut Names) -> Result<Sort, String> {
    if let Some(keyword) = form.keyword {
        return keyword_of(keyword, form, names);
    }
    if form.x.is_some() || !form.names.is_empty() {
        return Err("`x` and `names` belong to a `keyword`".to_owned());
    }
    if let Some(gives) = &form.gives {
        if form.on.is_some() || form.cost.is_some() || !form.does.is_empty() || !form.targets.is_empty() {
            return Err("a continuous effect `gives`, and has no `on`, `cost`, `targets` or `does`".to_owned());
        }
        return Ok(Sort::Continuous(self::gives(gives, names)));
    }
    if let Some(timing) = form.on {
        return Ok(Sort::Triggered(timing));
    }
    if form.cost.is_some() && !matches!(card.kind, Kind::NormalTactic | Kind::InstantTactic) {
        return Ok(Sort::Activated);
    }
    match card.kind {
        Kind::NormalTactic | Kind::InstantTactic => Ok(Sort::Use),
        // A text of which nothing but its existence is known.
        _ if form.text => Ok(Sort::Use),
        _ => Err("it is none of: `keyword`, `on`, `cost`, `gives`, or `text: true`".to_owned()),
    }
}

/// Makes the sort of a keyword from the fields that the keyword needs.
fn keyword_of(keyword: Keyword, form: &AbilityForm, names: &mut Names) -> Result<Sort, String> {
    use Keyword::{
        Bond, Chakra, Constellation, Gather, HeroCall, Link, MutantBlood, Ninpo, QuickChange, Rampage, Sapphire, Shift,
        Summon, Transform,
    };
    let native = keyword.native();
    if matches!(keyword, Chakra | Ninpo | Rampage) && form.x.is_none() {
        return Err(format!("{native} needs its number: `x: 1`"));
    }
    let named = matches!(keyword, Bond | Link | Shift | Transform | Summon | QuickChange | Constellation);
    if named && form.names.is_empty() {
        return Err(format!("{native} needs what it names: `names: [...]`"));
    }
    if matches!(keyword, HeroCall | MutantBlood | Sapphire | Gather) && form.does.is_empty() && !form.text {
        return Err(format!("{native} needs what it `does`, or `text: true`"));
    }
    let priced = matches!(keyword, Transform | QuickChange | Keyword::FalseLife);
    if priced && form.cost.is_none() {
        return Err(format!("{native} needs its `cost`"));
    }
    Ok(Sort::Keyword(keyword, form.x.unwrap_or(0), names.all(&form.names)))
}

fn gives(form: &GivesForm, names: &mut Names) -> Gives {
    Gives {
        to: form.to,
        those: filter(&form.those, names),
        attack: form.attack,
        defence: form.defence,
        keywords: form.keywords.clone(),
        rules: form.rules.clone(),
        lose_effects: form.lose_effects,
        cheaper: form.cheaper,
        attack_cost: form.attack_cost,
        each: form.each.as_ref().map(|form| match form {
            EachForm::There(those) => Each::There(filter(those, names)),
            EachForm::Rampage => Each::Rampage,
        }),
        set: [form.set_attack, form.set_defence],
        attributes: names.all(&form.attributes),
        change_attributes: form.change_attributes,
        damage_times: form.damage_times,
        void_in_rest: form.void_in_rest,
        shows_top: form.shows_top,
    }
}

fn filter(form: &FilterForm, names: &mut Names) -> Filter {
    Filter { of: form.of, kind: form.kind, name: form.name.as_deref().map(|it| names.of(it)) }
}

fn aim(form: &AimForm, names: &mut Names) -> Aim {
    let name = form.name.as_deref().map(|it| names.of(it));
    let bounds = [[form.attack_least, form.attack_most], [form.defence_least, form.defence_most]];
    Aim { at: form.place, filter: Filter { of: form.of, kind: form.kind, name }, bounds }
}

fn condition(form: &ConditionForm, names: &mut Names) -> Condition {
    Condition { there: filter(&form.there, names), count: form.count, other: form.other }
}

impl Color {
    /// All colours, in the order in which costs list them.
    pub const ALL: [Color; 7] =
        [Color::Red, Color::Yellow, Color::Blue, Color::Green, Color::White, Color::Black, Color::Purple];

    /// The name in English or Chinese.
    pub const fn told(self, native: bool) -> &'static str {
        let names = match self {
            Color::Red => ["red", "红"],
            Color::Yellow => ["yellow", "黄"],
            Color::Blue => ["blue", "蓝"],
            Color::Green => ["green", "绿"],
            Color::White => ["white", "白"],
            Color::Black => ["black", "黑"],
            Color::Purple => ["purple", "紫"],
        };
        names[native as usize]
    }
}

//! `ask` without a question: an interactive dialogue with follow-up commands.

use super::reply::{Library, Reply};
use super::{Args, checked};
use crate::commands::rules;
use crate::rulebook::search::Answer;
use crate::terminal::out::print;
use crate::terminal::prompt::Prompt;
use crate::terminal::{CLEAN, Failure, Outcome};

const HELP: &str = "\
A question in English, Chinese or Japanese; or:
  + WORDS      asks the last question again with these words added
  game NAME    asks about one game: cipher, blackpoker, evolve, xinglingwang, zero; `game all` about all. NAME alone will
               do where several games may be meant, and the answer asks which
  next         the next clauses that fit the last question
  open NUMBER  a clause with all that belongs to it, or the first, second, … of the answer: open 2
  help, quit
";

/// The state of the dialogue.
struct Talk<'a> {
    library: &'a Library<'a>,
    args: &'a Args,
    /// The index of the game that is asked about.
    game: Option<usize>,
    question: String,
    answer: Option<Answer>,
    /// How many clauses of the answer have been shown, and how many of them in the last reply.
    shown: usize,
    last: usize,
}

/// Answers line by line, on a terminal or from a script.
pub fn run(args: &Args, library: &Library, game: Option<usize>) -> Outcome {
    let mut talk = Talk { library, args, game, question: String::new(), answer: None, shown: 0, last: 0 };
    let mut prompt = Prompt::open(crate::terminal::history::History::none)?;
    if prompt.is_terminal() {
        print("A rules question, or `help`.\n")?;
    }
    let words = || ["game ", "next", "open ", "help", "quit"].map(str::to_owned).to_vec();
    while let Some(line) = prompt.next(&talk.prompt(), words())? {
        match line.trim() {
            "" => continue,
            "quit" | "exit" | "q" => break,
            line => print(&(talk.reply(line).unwrap_or_else(|it| it.message + "\n") + "\n"))?,
        };
    }
    Ok(CLEAN)
}

impl Talk<'_> {
    fn prompt(&self) -> String {
        self.game.map_or("ask> ".to_owned(), |it| format!("ask {}> ", self.library.books[it].id))
    }

    /// The reply to a line.
    fn reply(&mut self, line: &str) -> Result<String, Failure> {
        let (word, rest) = line.split_once(char::is_whitespace).map_or((line, ""), |it| (it.0, it.1.trim()));
        match word {
            "help" | "?" => Ok(HELP.to_owned()),
            "game" => self.choose(rest),
            "next" if rest.is_empty() => self.next(),
            "open" => self.open(rest),
            "+" if self.question.is_empty() => Err(Failure::usage("there is no question yet to add to")),
            "+" => self.ask(&format!("{} {rest}", self.question)),
            _ if self.library.books.iter().any(|it| it.id == line) => self.choose(line),
            _ => self.ask(line),
        }
    }

    fn ask(&mut self, line: &str) -> Result<String, Failure> {
        let question = checked(line)?;
        let answer = self.library.index.ask(&question, self.game.as_slice());
        (self.question, self.answer, self.shown) = (question, Some(answer), 0);
        self.show()
    }

    /// The next clauses of the answer.
    fn show(&mut self) -> Result<String, Failure> {
        let Some(answer) = &self.answer else { return Err(Failure::usage("there is no question yet")) };
        let all = answer.best(usize::from(u8::MAX));
        let from = self.shown.min(all.len());
        let hits = &all[from..(from + usize::from(self.args.top)).min(all.len())];
        if from > 0 && hits.is_empty() {
            return Ok("no more clauses fit\n".to_owned());
        }
        (self.last, self.shown) = (from, from + hits.len());
        let speaks = self.args.speaks(&self.question, answer.language);
        let mut reply = Reply::new(&self.question, self.library, self.game, speaks, answer, hits);
        if from > 0 {
            (reply.answer, reply.similar, reply.elsewhere) = (None, Vec::new(), Vec::new());
        }
        match reply.which() {
            Some(which) => {
                self.shown = from;
                Ok(which)
            }
            None => Ok(reply.text()),
        }
    }

    fn next(&mut self) -> Result<String, Failure> {
        self.show()
    }

    fn choose(&mut self, name: &str) -> Result<String, Failure> {
        let books = self.library.books;
        self.game = match name {
            "" | "all" => None,
            name => {
                let place = books.iter().position(|it| it.id == name);
                let ids: Vec<&str> = books.iter().map(|it| it.id).collect();
                Some(place.ok_or_else(|| Failure::usage(format!("the games are {}, all", ids.join(", "))))?)
            }
        };
        if self.question.is_empty() { Ok(String::new()) } else { self.ask(&self.question.clone()) }
    }

    /// A clause of the last answer, by its position there, or a clause of its game, by its number.
    fn open(&mut self, number: &str) -> Result<String, Failure> {
        let hits = self.answer.as_ref().map_or(&[][..], |it| it.best(usize::from(u8::MAX)));
        let shown = hits.get(self.last..self.shown).unwrap_or_default();
        let nth = number.parse::<usize>().ok().and_then(|it| shown.get(it.checked_sub(1)?));
        let book = nth.or(shown.first()).map(|it| it.book).or(self.game);
        let Some(book) = book else {
            return Err(Failure::usage("say which game first: game NAME"));
        };
        let volume = self.library.books[book];
        let number = nth.map_or(number, |it| volume.clauses[it.place].number);
        rules::clause_text(volume, number, self.library.index.text(book))
    }
}

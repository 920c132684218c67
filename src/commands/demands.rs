//! Demands on a log, and the bases that a clean result may rest on. Shared by all subcommands with a verdict on a whole log.

use crate::judge::{Basis, Demands};
use crate::log::Hash;
use clap::builder::{PossibleValuesParser, TypedValueParser};

/// The options.
#[derive(clap::Args)]
pub struct DemandArgs {
    /// Grounds on which a result may rest and still be clean.
    #[arg(long, value_name = "WHAT,…", value_delimiter = ',', value_parser = basis())]
    accept: Vec<Basis>,
    /// The logs have to be sealed.
    #[arg(long)]
    sealed: bool,
    /// The matches have to have come to their end.
    #[arg(long)]
    finished: bool,
    /// The head that the log has to have, as on the result slip; for a single match.
    #[arg(long, value_name = "HASH")]
    head: Option<Hash>,
}

impl DemandArgs {
    /// The demands as given on the command line.
    pub fn demands(&self) -> Demands {
        Demands { accept: self.accept.clone(), sealed: self.sealed, finished: self.finished, head: self.head }
    }
}

/// The values of `--accept`.
fn basis() -> impl clap::builder::TypedValueParser<Value = Basis> {
    let names = Basis::ALL.iter().filter(|it| it.can_be_accepted()).map(|it| it.name());
    let of = |name: String| Basis::ALL.into_iter().find(|it| it.name() == name).ok_or("none of these");
    PossibleValuesParser::new(names).try_map(of)
}

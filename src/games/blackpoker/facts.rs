//! What can be wrong with an event of a match.

use super::BlackPoker;
use super::state::Setup;
use super::words::Action;
use crate::facts;
use crate::judge::Worded;

facts! {
    /// What can be wrong with an event.
    pub enum Fact of BlackPoker {
        TriggeredAction { action: Action } = "triggered-action",
            "{action} is a triggered action",
            "{action}は誘発アクションである";
    }
}

impl Worded<BlackPoker> for Action {
    fn worded(&self, _: &Setup) -> String {
        self.rule().name.to_owned()
    }
}

//! The check of a page of a replay that was received: whether it matches its log.

use crate::import::{self, How};
use crate::judge::Lang;
use crate::log::Form;
use crate::report::{PageCheck, check_reel, log_in_reel};
use crate::with_client;

/// Compares the page of a replay with its log. A log that cannot be opened is reported by its audit.
pub fn checked(page: &[u8], lang: Lang) -> Option<PageCheck> {
    let bytes = log_in_reel(page)?;
    let ours = match import::recognise(&bytes) {
        Some(client) => with_client!(client, C => {
            let imported = <C as import::Client>::read(&bytes, How::default()).ok()?;
            imported.write(Vec::new(), Form::Lines, false).ok()?
        })?,
        None => bytes.clone(),
    };
    let opened = || crate::log::open(&ours[..]).map_err(|it| it.to_string());
    let game = opened().ok()?.header.game;
    with_game!(game.as_str(), G => {
        let open = |it| import::session::<G, _>(it, opened()?).map_err(|it| it.to_string());
        check_reel::<G, String>(page, &bytes, lang.of::<G>(), open).ok().flatten()
    })?
}

//! The games. This is the only list of them: a game is a folder here and a line in [`with_game!`].

pub mod cipher;

/// The ids of all games.
pub const ALL: &[&str] = &[<cipher::Cipher as crate::judge::Game>::ID];

/// Runs an expression with the game of an id as a type; `None` for an id that no game has.
///
/// ```
/// use headjudge::judge::Game;
/// assert_eq!(headjudge::with_game!("cipher", G => G::TITLE), Some("Fire Emblem Cipher"));
/// assert_eq!(headjudge::with_game!("chess", G => G::TITLE), None);
/// ```
#[macro_export]
macro_rules! with_game {
    ($id:expr, $game:ident => $body:expr) => {
        match $id {
            "cipher" => {
                type $game = $crate::games::cipher::Cipher;
                Some($body)
            }
            _ => None,
        }
    };
}

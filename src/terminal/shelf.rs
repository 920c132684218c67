//! The folder of imported official texts.

use super::files::{self, name};
use super::out::complain;
use super::{Failure, shown};
use crate::rulebook::Volume;
use crate::rulebook::official::Kept;
use etcetera::app_strategy::{AppStrategy, AppStrategyArgs, choose_native_strategy};
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// Where imported texts lie.
#[derive(clap::Args)]
pub struct Shelf {
    /// The folder for imported rulebooks, instead of the platform's folder for a program's data.
    #[arg(long, value_name = "DIR", env = "HEADJUDGE_DATA_DIR")]
    data_dir: Option<PathBuf>,
}

impl Shelf {
    /// The folder, which may not exist.
    pub fn folder(&self) -> Result<PathBuf, Failure> {
        if let Some(given) = self.data_dir.as_ref().filter(|it| !it.as_os_str().is_empty()) {
            return Ok(given.clone());
        }
        let (top_level_domain, author, app_name) = (String::new(), String::new(), "headjudge".to_owned());
        let platform = choose_native_strategy(AppStrategyArgs { top_level_domain, author, app_name });
        let platform = platform.map_err(|_| Failure::usage("there is no home folder; say --data-dir DIR"))?;
        Ok(platform.data_dir())
    }

    /// Writes a file into the folder, replacing an existing one.
    pub fn keep(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
        let folder = path.parent().unwrap_or(path);
        fs::create_dir_all(folder).map_err(|it| files::cannot_write(&name(folder), &it))?;
        files::write(path, bytes, true)
    }

    /// The path of a game's text.
    pub fn path(&self, game: &str) -> Result<PathBuf, Failure> {
        Ok(self.folder()?.join("rulebooks").join(format!("{game}.json")))
    }

    /// The imported text of a book, if there is one. An unreadable text is reported on standard error and otherwise ignored.
    pub fn text(&self, volume: &Volume) -> Option<Kept> {
        let path = self.path(volume.id).ok()?;
        let fault = match fs::read(&path) {
            Err(fault) if fault.kind() == ErrorKind::NotFound => return None,
            Err(fault) => fault.to_string(),
            Ok(bytes) => match Kept::from_json(&bytes) {
                Ok(kept) if kept.game == volume.id => return Some(kept),
                Ok(kept) => format!("it is a rulebook of {}", shown(&kept.game)),
                Err(fault) => fault.to_string(),
            },
        };
        let again = format!("headjudge rulebook import {} FILE makes it anew", volume.id);
        complain(&format!("{}: {}; {again}", name(&path), shown(&fault)));
        None
    }
}

//! The logs in an archive, opened in order.

use super::archive::{Bytes, Member, members};
use super::files::name;
use super::open::{self, Content};
use super::sorts::Sort;
use std::io;
use std::path::{Path, PathBuf};

/// An item found in an archive.
pub enum Inside {
    /// A log, with the path under which it can be opened.
    Log(PathBuf, io::Result<Content>),
    /// A message.
    Told(String),
}

/// Hands over the logs and messages of an archive in order, until `hand` returns `false`. Returns the number of logs.
///
/// # Errors
/// A damaged archive, or one that unpacks to more than any archive of logs does. Members before the fault were handed over.
pub fn each(path: &Path, hand: &mut dyn FnMut(Inside) -> bool) -> io::Result<u64> {
    let mut logs = 0;
    members(path, &mut |member: Member| {
        let named = PathBuf::from(format!("{}/{}", path.display(), member.name));
        let told = |what: &str| Inside::Told(format!("{}: not read: {what}", name(&named)));
        let found = match (&member.sort, &member.bytes) {
            (Sort::Archive, _) => told("it is an archive in an archive; unpack it to have the logs in it judged"),
            (Sort::NotRead, _) => told("it is packed in a way that is not read; unpack it to have logs in it judged"),
            (_, Bytes::Link) => told("it is a link; links in archives are not followed"),
            (Sort::Perhaps, Bytes::Here(_)) if !open::is_stream_of_log(member.peeked()) => return true,
            (_, Bytes::Here(_)) => {
                logs += 1;
                let content = member.unpacked().and_then(|it| open::content_of(&named, it));
                Inside::Log(named, content)
            }
        };
        hand(found)
    })?;
    Ok(logs)
}

//! Reading what was packed into bytes.

/// The bytes that are left to read.
#[derive(Clone, Copy, Debug, Default)]
pub struct Bytes(pub &'static [u8]);

impl Bytes {
    /// The next so many bytes; none where fewer are left, and nothing is left then.
    pub fn take(&mut self, many: usize) -> &'static [u8] {
        let (taken, left) = self.0.split_at_checked(many).unwrap_or_default();
        self.0 = left;
        taken
    }

    /// A number of so many bytes, at most 4, the lowest first; 0 where fewer are left.
    pub fn number(&mut self, bytes: usize) -> u32 {
        number(self.take(bytes))
    }

    /// The same as a size or a place.
    pub fn size(&mut self, bytes: usize) -> usize {
        self.number(bytes) as usize
    }
}

/// The number that bytes are, the lowest first.
pub fn number(bytes: &[u8]) -> u32 {
    bytes.iter().rev().fold(0, |sum, it| sum << 8 | u32::from(*it))
}

//! A cache of the last definitions read, so that matches with the same ones need not read them again.

use crate::log::Definitions;
use std::cell::RefCell;
use std::sync::Arc;

/// The result of reading the last definitions: a folder of matches with the same cards reads them once. One for each
/// thread.
#[derive(Debug)]
pub struct Kept<T>(RefCell<Option<(Definitions, Arc<T>)>>);

impl<T> Kept<T> {
    /// An empty cache.
    pub const fn new() -> Kept<T> {
        Kept(RefCell::new(None))
    }

    /// The result for a header's definitions, from the cache or from `read`.
    ///
    /// # Errors
    /// As for `read`; nothing is kept then.
    pub fn get<E>(&self, from: &Definitions, read: impl FnOnce(&Definitions) -> Result<T, E>) -> Result<Arc<T>, E> {
        if let Some((_, kept)) = self.0.borrow().as_ref().filter(|it| it.0 == *from) {
            return Ok(Arc::clone(kept));
        }
        let new = Arc::new(read(from)?);
        *self.0.borrow_mut() = Some((from.clone(), Arc::clone(&new)));
        Ok(new)
    }
}

impl<T> Default for Kept<T> {
    fn default() -> Kept<T> {
        Kept::new()
    }
}

#[cfg(test)]
mod tests {
    use super::Kept;
    use crate::log::Definitions;
    use serde_json::json;

    #[test]
    fn the_same_is_read_once_and_a_fault_is_not_kept() {
        let kept = Kept::new();
        let mut times = 0;
        for from in [json!([1]), json!([1]), json!([2]), json!([1])].map(Definitions::from) {
            let read = kept.get(&from, |definitions| {
                times += 1;
                Ok::<_, String>(definitions.to_string())
            });
            assert_eq!(read.as_deref(), Ok(&from.to_string()));
        }
        assert_eq!(times, 3);
        assert!(kept.get(&json!([3]).into(), |_| Err("wrong")).is_err());
        assert_eq!(
            kept.get(&json!([3]).into(), |_| Ok::<_, String>("right".into())).as_deref(),
            Ok(&"right".to_owned())
        );
    }
}

//! The interpretations that verdicts rest on. Each is a file under `rulings/xinglingwang/`.

crate::judge::rulings! {
    /// The view that a log names says which cards it may hide.
    WhatALogMayHide = "xinglingwang-0040",
}

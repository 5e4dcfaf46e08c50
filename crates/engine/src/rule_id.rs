//! Rule ids, and which of them have been played.

use std::{collections::BTreeSet, fmt};

use serde::Serialize;

/// The id of a rule in the written rules, such as `AF-7.6`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RuleId(pub &'static str);

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

#[cfg(feature = "rule-coverage")]
thread_local! {
    /// The rules carried out since somebody began to ask; nothing while nobody asks.
    static HIT: std::cell::RefCell<Option<BTreeSet<RuleId>>> = const { std::cell::RefCell::new(None) };
}

/// Notes that a rule is being carried out. Does nothing without the feature
/// `rule-coverage`. Cite rules with [`rule!`](crate::rule).
#[inline(always)]
pub fn cite(id: RuleId) {
    #[cfg(feature = "rule-coverage")]
    HIT.with_borrow_mut(|hit| hit.as_mut().map(|hit| hit.insert(id)));
    let _ = id;
}

/// The rules carried out on this thread while `play` ran. Empty without the feature
/// `rule-coverage`.
pub fn rules_hit(play: impl FnOnce()) -> BTreeSet<RuleId> {
    #[cfg(feature = "rule-coverage")]
    {
        HIT.set(Some(BTreeSet::new()));
        play();
        HIT.take().expect("nobody else asks on this thread")
    }
    #[cfg(not(feature = "rule-coverage"))]
    {
        play();
        BTreeSet::new()
    }
}

/// Cites the rule that the next lines carry out. Costs nothing in a release build.
#[macro_export]
macro_rules! rule {
    ($id:literal) => {
        $crate::cite($crate::RuleId($id))
    };
}

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
    static HIT: std::cell::RefCell<BTreeSet<RuleId>> = const { std::cell::RefCell::new(BTreeSet::new()) };
}

/// Notes that a rule is being carried out. Does nothing without the feature
/// `rule-coverage`. Cite rules with [`rule!`](crate::rule).
#[inline(always)]
pub fn cite(id: RuleId) {
    #[cfg(feature = "rule-coverage")]
    HIT.with_borrow_mut(|hit| hit.insert(id));
    let _ = id;
}

/// The rules carried out on this thread while `play` ran. Empty without the feature
/// `rule-coverage`.
pub fn rules_hit(play: impl FnOnce()) -> BTreeSet<RuleId> {
    #[cfg(feature = "rule-coverage")]
    {
        HIT.with_borrow_mut(BTreeSet::clear);
        play();
        HIT.with_borrow(BTreeSet::clone)
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

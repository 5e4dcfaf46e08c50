//! Whether games carry out the rules that the sources cite.

use std::collections::BTreeSet;

use engine::{Game, rules_hit};

use crate::cited;

/// Every rule that is cited where it acts is carried out while games are played, or is one of the rare ones, each
/// with its reason. What is rare is cited: the list says nothing that is so no longer. There are more than `fewest`
/// rules.
pub fn every_rule_is_played<G: Game>(fewest: usize, rare: &[(&str, &str)], play: impl FnOnce()) {
    let played: BTreeSet<String> = rules_hit(play).iter().map(ToString::to_string).collect();
    let cited = cited::<G>(fewest);
    let never: Vec<&String> = cited.iter().filter(|rule| !played.contains(*rule)).collect();
    println!("{} of {} rules were never played:", never.len(), cited.len());
    let reason = |rule: &str| rare.iter().find(|(it, _)| *it == rule).map(|(_, reason)| reason);
    never.iter().for_each(|rule| println!("{rule}: {}", reason(rule).unwrap_or(&"no reason is known")));

    let unexplained: Vec<_> = never.into_iter().filter(|rule| reason(rule).is_none()).collect();
    assert!(unexplained.is_empty(), "never played, for no reason that is known: {unexplained:?}");
    let gone: Vec<_> = rare.iter().filter(|(rule, _)| !cited.contains(*rule)).collect();
    assert!(gone.is_empty(), "nothing cites what is said to be rare: {gone:?}");
}

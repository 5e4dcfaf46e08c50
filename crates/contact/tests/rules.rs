//! Every rule that is cited can be played.

use std::collections::BTreeSet;

use contact::{Contact, words::Signal};
use engine::{
    RuleId, Word,
    laws::{self, Plan},
    rules_hit,
};

/// The rules that are cited in the source.
fn cited() -> BTreeSet<RuleId> {
    let sources = [
        include_str!("../src/rules/dealing.rs"),
        include_str!("../src/rules/find.rs"),
        include_str!("../src/rules/gift.rs"),
        include_str!("../src/rules/reckoning.rs"),
        include_str!("../src/rules/round.rs"),
        include_str!("../src/rules/turn.rs"),
    ];
    let citations = sources.into_iter().flat_map(|source| source.split("rule!(\"").skip(1));
    citations.filter_map(|text| text.split('"').next()).map(RuleId).collect()
}

/// Random numbers, the same every time.
fn dice(seed: u64) -> impl FnMut(u32) -> u32 {
    let mut state = seed;
    move |n| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (((state >> 32) * u64::from(n)) >> 32) as u32
    }
}

#[test]
fn random_games_play_every_rule() {
    let plan = Plan::<Contact>::new(100).sample_every(100);

    let hit = rules_hit(|| {
        laws::check(&plan, &mut dice(1)).unwrap_or_else(|broken| panic!("{broken}"));
    });

    assert_eq!(hit, cited());
}

/// CON-1.4
#[test]
fn all_signals_together_are_the_pile() {
    let cards: u8 = Signal::ALL.iter().map(|signal| signal.cards()).sum();

    assert_eq!(usize::from(cards), contact::board::CARDS);
}

//! What a game comes to in numbers: how long it took, what was fired and killed, and by whom.

use aliens::{
    Heard,
    words::{Character, EnemyKind},
};
use engine::Word;
use texts::{Args, args};

use super::GAME;
use crate::{layout, telling::Sheet};

/// Turns, Attack rolls and hits, Hazards and cards of the Motion Tracker; then who killed how many Aliens.
pub(super) fn lines(heard: &[Heard], sheet: &Sheet<'_>) -> Vec<String> {
    let count = |is_meant: &dyn Fn(&Heard) -> bool| heard.iter().filter(|heard| is_meant(heard)).count();
    let turns = heard.iter().filter_map(turn).max().unwrap_or(0);
    let args = Args::new()
        .with("turns", turns)
        .with("rolls", count(&|heard| matches!(heard, Heard::AttackRolled { .. })))
        .with("hits", count(&|heard| matches!(heard, Heard::AttackRolled { hit: true, .. })))
        .with("hazards", count(&|heard| matches!(heard, Heard::HazardStruck { .. })))
        .with("cards", count(&|heard| matches!(heard, Heard::TrackerCardDrawn { .. })));
    let mut lines = layout::wrap(&sheet.say.with("ui-aliens-tally", &args), sheet.columns);
    let kills = kills(heard);
    let named = Character::ALL.iter().filter_map(|character| {
        let n = kills.iter().filter(|&killer| killer == character).count();
        let args = Args::new().with("character", args::word(GAME, character)).with("n", n);
        (n > 0).then(|| sheet.say.with("ui-aliens-tally-kills", &args))
    });
    let named: Vec<String> = named.collect();
    if !named.is_empty() {
        let args = Args::new().with("kills", named.join(", "));
        lines.extend(layout::wrap(&sheet.say.with("ui-aliens-tally-killers", &args), sheet.columns));
    }
    lines
}

fn turn(heard: &Heard) -> Option<u16> {
    let Heard::TurnBegan { turn } = heard else { return None };
    Some(*turn)
}

/// Who killed each Alien: whoever rolled or struck back last before it died, unless a sentry gun did.
fn kills(heard: &[Heard]) -> Vec<Character> {
    let (mut last, mut kills) = (None, Vec::new());
    for heard in heard {
        match heard {
            Heard::AttackRolled { attacker: character, .. }
            | Heard::Attacked { attacker: character, .. }
            | Heard::CounterAttacked { character, .. } => last = Some(*character),
            Heard::GunFired { .. } => last = None,
            Heard::TokenRemoved { .. } | Heard::EnemyKilled { kind: EnemyKind::Alien, .. } => kills.extend(last),
            _ => (),
        }
    }
    kills
}

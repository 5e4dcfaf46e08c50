//! What a game comes to in numbers: how long it took, what was fired and killed, and by whom.

use std::collections::BTreeMap;

use aliens::{
    Heard,
    ground::Square,
    words::{Character, EnemyKind, Gun},
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
    let killed = |key: &str, args: Args, n: u32| (n > 0).then(|| sheet.say.with(key, &args.with("n", n)));
    let squad = Character::ALL.iter().map(|character| {
        let args = Args::new().with("character", args::word(GAME, character));
        killed("ui-aliens-tally-kills", args, kills.of(Killer::Character(*character)))
    });
    let guns = Gun::ALL.iter().map(|gun| {
        let args = Args::new().with("gun", args::word(GAME, gun));
        killed("ui-aliens-tally-gun", args, kills.of(Killer::Gun(*gun)))
    });
    let named = squad.chain(guns).flatten();
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

/// What kills Aliens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Killer {
    Character(Character),
    Gun(Gun),
}

/// Who killed how many Aliens.
#[derive(Debug, Default)]
struct Kills(Vec<(Killer, u32)>);

impl Kills {
    fn of(&self, killer: Killer) -> u32 {
        self.0.iter().filter(|(it, _)| *it == killer).map(|(_, n)| n).sum()
    }
}

/// Who killed how many: whoever fires or strikes back kills what dies of it. A gun kills a whole swarm, so
/// the sizes of swarms are followed from where they are spotted.
fn kills(heard: &[Heard]) -> Kills {
    let (mut by, mut kills) = (None, Kills::default());
    let mut swarms: BTreeMap<Square, u32> = BTreeMap::new();
    for heard in heard {
        if let Heard::Attacked { attacker: character, .. }
        | Heard::AttackRolled { attacker: character, .. }
        | Heard::CounterAttacked { character, .. } = heard
        {
            by = Some(Killer::Character(*character));
        }
        if let Heard::GunFired { gun, .. } = heard {
            by = Some(Killer::Gun(*gun));
        }
        if let Heard::BlipSpotted { square, aliens } = heard {
            swarms.insert(*square, u32::from(*aliens));
        }
        if let Heard::EnemyMoved { from, to, .. } = heard
            && let Some(n) = swarms.remove(from)
        {
            swarms.insert(*to, n);
        }
        if let Heard::TokenRemoved { square, left } = heard {
            swarms.insert(*square, u32::from(*left));
            kills.0.extend(by.map(|by| (by, 1)));
        }
        if let Heard::EnemyKilled { kind: EnemyKind::Alien, square } = heard {
            let n = swarms.remove(square).unwrap_or(1);
            kills.0.extend(by.map(|by| (by, n)));
        }
    }
    kills
}

#[cfg(test)]
mod tests {
    use aliens::words::{MarineDie, Weapon};

    use super::*;

    const HERE: Square = Square::new(1, 2, 3);
    const THERE: Square = Square::new(1, 2, 4);

    fn fires(attacker: Character) -> [Heard; 2] {
        let weapon = Weapon::M41aPulseRifle;
        [
            Heard::Attacked { attacker, weapon, target: HERE },
            Heard::AttackRolled { attacker, die: MarineDie(1), hit: true },
        ]
    }

    #[test]
    fn a_sentry_gun_kills_the_swarm_that_walks_into_it_and_nobody_else_gets_it() {
        let spotted = Heard::BlipSpotted { square: HERE, aliens: 3 };
        let moved = Heard::EnemyMoved { kind: EnemyKind::Alien, from: HERE, to: THERE };
        let fired = Heard::GunFired { gun: Gun::B, square: THERE, rounds: 300 };
        let killed = Heard::EnemyKilled { kind: EnemyKind::Alien, square: THERE };

        let kills = kills(&[&fires(Character::Hicks)[..], &[spotted, moved, fired, killed]].concat());

        assert_eq!((kills.of(Killer::Gun(Gun::B)), kills.of(Killer::Character(Character::Hicks))), (3, 0));
    }

    #[test]
    fn whoever_strikes_back_kills_and_not_whoever_fired_before() {
        let struck = Heard::CounterAttacked { character: Character::Frost, square: HERE };
        let killed = Heard::EnemyKilled { kind: EnemyKind::Alien, square: HERE };

        let kills = kills(&[&fires(Character::Hicks)[..], &[struck, killed]].concat());

        assert_eq!(kills.of(Killer::Character(Character::Frost)), 1);
        assert_eq!(kills.of(Killer::Character(Character::Hicks)), 0);
    }

    #[test]
    fn a_swarm_that_is_shot_down_one_by_one_counts_once_each() {
        let spotted = Heard::BlipSpotted { square: HERE, aliens: 2 };
        let one = Heard::TokenRemoved { square: HERE, left: 1 };
        let killed = Heard::EnemyKilled { kind: EnemyKind::Alien, square: HERE };

        let kills = kills(&[&[spotted], &fires(Character::Hicks)[..], &[one, killed]].concat());

        assert_eq!(kills.of(Killer::Character(Character::Hicks)), 2);
    }
}

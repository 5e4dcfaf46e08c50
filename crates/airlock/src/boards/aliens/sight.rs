//! The Motion Tracker as a list: every enemy, how far it is from the nearest character, who sees it
//! and how likely each of their weapons hits, as the game foresees it.

use aliens::{
    foresight::{Foresight, ShotAhead},
    view::{EnemyView, View},
    words::{Character, EnemyKind, Keyword},
};
use engine::Word;
use texts::Args;

use super::{ground, in_room, letter, name, written};
use crate::{layout, page, telling::Sheet};

/// The enemies, the nearest first.
pub(super) fn lines(view: &View, foresight: Option<&Foresight>, sheet: &Sheet<'_>) -> Vec<String> {
    if view.enemies.is_empty() {
        return vec![page::faint(&sheet.say.say("ui-aliens-no-contact"))];
    }
    let mut contacts: Vec<(u8, Vec<String>)> =
        view.enemies.iter().map(|enemy| contact(view, enemy, foresight, sheet)).collect();
    contacts.sort_by_key(|(steps, _)| *steps);
    let rows: Vec<Vec<String>> = contacts.into_iter().map(|(_, row)| row).collect();
    let mut lines = layout::wrap(&page::faint(&sheet.say.say("ui-aliens-contacts")), sheet.columns);
    lines.extend(layout::table_with_notes(sheet.columns, &rows));
    lines
}

/// What one character can shoot at, and how likely it hits.
pub(super) fn of_character(
    view: &View,
    foresight: &Foresight,
    character: Character,
    sheet: &Sheet<'_>,
) -> Option<String> {
    let shots = view.enemies.iter().filter_map(|enemy| {
        let shots = shots(foresight, character, enemy, sheet)?;
        Some(format!("{} {} {shots}", page::warm(&enemy_mark(enemy)), written(enemy.square)))
    });
    let shots: Vec<String> = shots.collect();
    (!shots.is_empty()).then(|| shots.join(" · "))
}

/// How an enemy is written: as it is drawn, and how many a swarm are.
pub(super) fn enemy_mark(enemy: &EnemyView) -> String {
    let sign = ground::sign(enemy.kind, enemy.tokens);
    let is_swarm = enemy.kind == EnemyKind::Alien && enemy.tokens > 0;
    if is_swarm { format!("{sign}{}", enemy.tokens + 1) } else { sign.to_owned() }
}

/// An enemy's row, and how far it is from the nearest character.
fn contact(view: &View, enemy: &EnemyView, foresight: Option<&Foresight>, sheet: &Sheet<'_>) -> (u8, Vec<String>) {
    let threat = foresight.and_then(|it| it.threats.iter().find(|threat| threat.enemy == enemy.arrival));
    let nearest = threat.and_then(|threat| Some((threat.steps?, threat.nearest?)));
    let distance = nearest.map_or_else(String::new, |(steps, character)| {
        let args = Args::new().with("steps", steps).with("letter", letter(character).to_string());
        sheet.say.with("ui-aliens-distance", &args)
    });
    let shooters = Character::ALL.iter().filter_map(|&character| {
        let shots = shots(foresight?, character, enemy, sheet)?;
        Some(format!("{}\u{a0}{shots}", page::lit(&letter(character).to_string())))
    });
    let shooters = shooters.collect::<Vec<_>>().join(" · ");
    let row = vec![
        format!("  {}", page::warm(&enemy_mark(enemy))),
        in_room(view, enemy.square, sheet.say),
        distance,
        shooters,
    ];
    (nearest.map_or(u8::MAX, |(steps, _)| steps), row)
}

/// AGD-5.14: the weapons with which a character can shoot at an enemy, each with its chance.
fn shots(foresight: &Foresight, character: Character, enemy: &EnemyView, sheet: &Sheet<'_>) -> Option<String> {
    let is_meant =
        |shot: &&ShotAhead| shot.character == character && shot.enemy == enemy.arrival && shot.blocked_by.is_none();
    let shots: Vec<String> = foresight.shots.iter().filter(is_meant).map(|it| shot(it, sheet)).collect();
    (!shots.is_empty()).then(|| shots.join(", "))
}

/// A weapon and how likely it hits; an Area weapon hits others as well.
fn shot(shot: &ShotAhead, sheet: &Sheet<'_>) -> String {
    let chance = page::strong(&chance(shot.hits[0], sheet));
    let area = if shot.weapon.is(Keyword::Area) { "*" } else { "" };
    format!("{}{area}\u{a0}{chance}", name(sheet.say, &shot.weapon.card()).replace(' ', "\u{a0}"))
}

/// AGD-6D.3: how likely a roll of ten faces shows one of so many.
pub(super) fn chance(faces: u8, sheet: &Sheet<'_>) -> String {
    sheet.say.percent_whole(10 * u32::from(faces))
}

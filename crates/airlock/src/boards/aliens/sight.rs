//! The Motion Tracker as a list: every enemy, how far it is from the nearest character, who sees it
//! and how likely each of their weapons hits.

use aliens::{
    ground::{Doors, Layout, Square, Squares},
    view::{EnemyView, FigureView, View},
    words::{Condition, EnemyKind, Keyword, Weapon},
};
use texts::Args;

use super::{ground, letter, mission, name, written};
use crate::{layout, page, telling::Sheet};

/// The enemies, the nearest first.
pub(super) fn lines(view: &View, sheet: &Sheet<'_>) -> Vec<String> {
    if view.enemies.is_empty() {
        return vec![page::faint(&sheet.say.say("ui-aliens-no-contact"))];
    }
    let eyes = Eyes::of(view);
    let mut contacts: Vec<(u8, Vec<String>)> = view.enemies.iter().map(|enemy| eyes.contact(enemy, sheet)).collect();
    contacts.sort_by_key(|(steps, _)| *steps);
    let rows: Vec<Vec<String>> = contacts.into_iter().map(|(_, row)| row).collect();
    let mut lines = layout::wrap(&page::faint(&sheet.say.say("ui-aliens-contacts")), sheet.columns);
    lines.extend(layout::table_with_notes(sheet.columns, &rows));
    lines
}

/// What one character can shoot at, and how likely it hits.
pub(super) fn of_character(view: &View, figure: &FigureView, sheet: &Sheet<'_>) -> Option<String> {
    let eyes = Eyes::of(view);
    let shots = view.enemies.iter().filter_map(|enemy| {
        let shots = eyes.shots(figure, enemy, sheet)?;
        Some(format!("{} {} {shots}", page::warm(&enemy_mark(enemy)), written(enemy.square)))
    });
    let shots: Vec<String> = shots.collect();
    (!shots.is_empty()).then(|| shots.join(" · "))
}

/// How an enemy is drawn.
pub(super) fn enemy_mark(enemy: &EnemyView) -> String {
    ground::sign(enemy.kind, enemy.tokens)
}

/// AGD-6B.2: the squares that keep doors open.
pub(super) fn occupied(view: &View) -> Squares {
    let figures = view.figures.iter().filter(|figure| is_on_board(figure)).map(|figure| figure.square);
    figures.chain(view.enemies.iter().map(|enemy| enemy.square)).collect()
}

/// Who sees what.
struct Eyes<'a> {
    view: &'a View,
    layout: &'static Layout,
    standing: Squares,
    open: Doors,
}

impl<'a> Eyes<'a> {
    fn of(view: &'a View) -> Eyes<'a> {
        let layout = Layout::of(mission(view));
        let standing = view.figures.iter().filter(|figure| figure.condition == Condition::Standing);
        let standing = standing.map(|figure| figure.square).collect();
        let barricaded = view.fittings.barricaded.iter().copied().collect();
        Eyes { view, layout, standing, open: layout.open_doors(&occupied(view), barricaded) }
    }

    /// An enemy's row, and how far it is from the nearest character.
    fn contact(&self, enemy: &EnemyView, sheet: &Sheet<'_>) -> (u8, Vec<String>) {
        let far = |figure: &FigureView| self.layout.approach_distance(enemy.square, figure.square).unwrap_or(u8::MAX);
        let squad = self.view.figures.iter().filter(|figure| is_on_board(figure));
        let nearest = squad.map(|figure| (far(figure), figure)).min_by_key(|(steps, _)| *steps);
        let distance = nearest.map_or_else(String::new, |(steps, figure)| {
            let args = Args::new().with("steps", steps).with("letter", letter(figure.character).to_string());
            sheet.say.with("ui-aliens-distance", &args)
        });
        let shooters = self.view.figures.iter().filter_map(|figure| {
            let shots = self.shots(figure, enemy, sheet)?;
            Some(format!("{}\u{a0}{shots}", page::lit(&letter(figure.character).to_string())))
        });
        let shooters = shooters.collect::<Vec<_>>().join(" · ");
        let row = vec![format!("  {}", page::warm(&enemy_mark(enemy))), written(enemy.square), distance, shooters];
        (nearest.map_or(u8::MAX, |(steps, _)| steps), row)
    }

    /// AGD-5.14: the weapons with which a character can shoot at an enemy, each with its chance.
    fn shots(&self, figure: &FigureView, enemy: &EnemyView, sheet: &Sheet<'_>) -> Option<String> {
        let can_shoot = figure.condition == Condition::Standing && enemy.kind != EnemyKind::Blip;
        if !can_shoot || !self.sees(figure.square, enemy.square) {
            return None;
        }
        let range = self.layout.range(figure.square, enemy.square);
        let weapons = figure.weapon.into_iter().chain(figure.backup).filter(|weapon| weapon.reaches(range));
        let shots: Vec<String> = weapons.map(|weapon| shot(weapon, figure.dial, range, sheet)).collect();
        (!shots.is_empty()).then(|| shots.join(", "))
    }

    fn sees(&self, from: Square, to: Square) -> bool {
        self.layout.sees(from, to, &self.standing, self.open)
    }
}

/// A weapon and how likely it hits; an Area weapon hits others as well.
fn shot(weapon: Weapon, dial: u8, range: u8, sheet: &Sheet<'_>) -> String {
    let chance = page::strong(&chance(weapon, dial, range, sheet));
    let area = if weapon.is(Keyword::Area) { "*" } else { "" };
    format!("{}{area}\u{a0}{chance}", name(sheet.say, &weapon.card()).replace(' ', "\u{a0}"))
}

/// AGD-6D.3: how likely a weapon hits.
pub(super) fn chance(weapon: Weapon, dial: u8, range: u8, sheet: &Sheet<'_>) -> String {
    sheet.say.percent_whole(10 * u32::from(weapon.hits_up_to(dial, range)))
}

/// Whether a character stands or lies on the boards.
pub(super) fn is_on_board(figure: &FigureView) -> bool {
    matches!(figure.condition, Condition::Standing | Condition::KnockedDown)
}

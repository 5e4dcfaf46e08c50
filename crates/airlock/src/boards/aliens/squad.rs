//! The squad: who is where, with what, and how well they aim.

use aliens::{
    view::{FigureView, View},
    words::{Card, Condition},
};

use super::{letter, name, written};
use crate::{layout, page, telling::Sheet};

/// A line for each character that takes part.
pub(super) fn lines(view: &View, sheet: &Sheet<'_>) -> Vec<String> {
    let figures = view.figures.iter().filter(|figure| figure.condition != Condition::Absent);
    let rows: Vec<Vec<String>> = figures.map(|figure| row(figure, sheet)).collect();
    layout::table_with_notes(sheet.columns, &rows)
}

/// What a character carries.
pub(super) fn equipment(figure: &FigureView) -> impl Iterator<Item = Card> + '_ {
    let weapons = figure.weapon.into_iter().chain(figure.backup).map(|weapon| weapon.card());
    weapons.chain(figure.gear.iter().map(|gear| gear.card()))
}

fn row(figure: &FigureView, sheet: &Sheet<'_>) -> Vec<String> {
    let FigureView { character, condition, square, owner, dial, facehuggers, is_activated, .. } = figure;
    let who = format!("{} {}", page::lit(&letter(*character).to_string()), name(sheet.say, character));
    let owner = owner.map_or_else(|| page::faint("–"), page::mark);
    let place = match condition {
        Condition::Standing => written(*square),
        Condition::KnockedDown | Condition::Cocooned | Condition::Hidden => {
            format!("{} {}", written(*square), page::warm(&name(sheet.say, condition)))
        }
        Condition::Absent | Condition::Left | Condition::Killed | Condition::Captured => name(sheet.say, condition),
    };
    let aim = if *dial > 0 { format!("◎{dial}") } else { String::new() };
    let done = if *is_activated { page::faint("✓") } else { String::new() };
    let mut carried: Vec<String> = equipment(figure).map(|card| name(sheet.say, &card)).collect();
    carried.extend((0..*facehuggers).map(|_| page::warm(&sheet.say.say("aliens-enemy-kind-facehugger"))));
    vec![owner, who, done, place, aim, carried.join(" · ")]
}

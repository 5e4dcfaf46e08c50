//! The planet: for each territory who has colonies there, who controls it, its fields and
//! its bonus.

use alien_frontiers::{
    view::{TerritoryView, View},
    words::Territory,
};
use engine::Seat;

use super::name;
use crate::{layout, page, telling::Sheet};

/// The territories in their order.
pub(super) fn lines(view: &View, sheet: &Sheet<'_>) -> Vec<String> {
    let rows: Vec<_> = view.territories.iter().map(|it| row(it, sheet)).collect();
    layout::table_with_notes(sheet.columns, &rows)
}

fn row(it: &TerritoryView, sheet: &Sheet<'_>) -> Vec<String> {
    let control = it.controller.map_or_else(|| page::faint("·"), page::mark);
    let mut notes: Vec<String> = it.fields.iter().map(|field| page::warm(&name(sheet.say, field))).collect();
    notes.push(page::faint(&sheet.say.say(bonus(it.territory))));
    vec![format!(" {control}"), name(sheet.say, &it.territory), colonies(it), notes.join(" · ")]
}

/// The colonies of each seat.
fn colonies(it: &TerritoryView) -> String {
    let seats = it.colonies.iter().enumerate().filter(|(_, count)| **count > 0);
    let seats = seats.map(|(seat, count)| page::of_seat(Seat(seat as u8), &count.to_string()));
    seats.collect::<Vec<_>>().join(" ")
}

/// The bonus in a few words.
fn bonus(territory: Territory) -> &'static str {
    match territory {
        Territory::Heinlein => "ui-bonus-heinlein",
        Territory::Pohl => "ui-bonus-pohl",
        Territory::VanVogt => "ui-bonus-van-vogt",
        Territory::Bradbury => "ui-bonus-bradbury",
        Territory::Asimov => "ui-bonus-asimov",
        Territory::Herbert => "ui-bonus-herbert",
        Territory::Lem => "ui-bonus-lem",
        Territory::Burroughs => "ui-bonus-burroughs",
    }
}

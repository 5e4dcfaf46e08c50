//! The ship: a line for each room with what is there, and where its corridors lead.

use engine::Word;
use nemesis::{
    board::{ObjectToken, Whereabouts},
    content::ship::{Exit, Ship},
    view::{RoomView, View},
    words::{CorridorNumber, Network, RoomNumber, Side},
};
use texts::{Args, args};

use super::{
    GAME, crew,
    kit::{rooms, times},
    name,
};
use crate::{layout, page, telling::Sheet};

/// The rooms by their numbers.
pub(super) fn lines(view: &View, sheet: &Sheet<'_>) -> Vec<String> {
    let ship = side(view).ship();
    let rows: Vec<Vec<String>> = view.rooms.iter().map(|room| row(view, room, ship, sheet)).collect();
    layout::table_with_notes(sheet.columns, &rows)
}

/// A room in one line: what it is, where its corridors lead, and who and what is there.
pub(super) fn line(view: &View, number: RoomNumber, sheet: &Sheet<'_>) -> String {
    let room = &view.rooms[number.index()];
    let ways = ways(view, room, side(view).ship()).map(|way| way.trim_end().to_owned());
    let parts = [format!("{} {}", number.0, called(room, sheet)), ways.join("  "), contents(view, room, sheet)];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// What a room is called, if that is known.
pub(super) fn named(view: &View, number: RoomNumber, sheet: &Sheet<'_>) -> Option<String> {
    view.rooms[number.index()].room.map(|room| name(sheet.say, &room))
}

/// The room at the other end of a corridor, with who and what is there.
pub(super) fn at_the_end(view: &View, from: RoomNumber, number: CorridorNumber, sheet: &Sheet<'_>) -> Option<String> {
    let there = &view.rooms[rooms::goal(&view.corridors, from, number)?.index()];
    let (called, contents) = (called(there, sheet), contents(view, there, sheet));
    let contents = if contents.is_empty() { contents } else { format!(": {contents}") };
    Some(format!("{} {called}{contents}", there.number.0))
}

/// The side of the board that is played on.
fn side(view: &View) -> Side {
    let chosen = view.setup.options.iter().find(|(name, _)| *name == "side").map(|&(_, value)| value);
    if chosen == Some("alternative") { Side::Alternative } else { Side::Basic }
}

fn row(view: &View, room: &RoomView, ship: &Ship, sheet: &Sheet<'_>) -> Vec<String> {
    let number = page::strong(&format!("{:>2}", room.number.0));
    let ways = ways(view, room, ship);
    vec![number, called(room, sheet), ways.join(" "), contents(view, room, sheet)]
}

/// The room's name, and how many items are left; in brackets if only some know it.
fn called(room: &RoomView, sheet: &Sheet<'_>) -> String {
    let marks: String = room.known_by.iter().map(page::mark).collect();
    match (room.room, room.is_explored) {
        (Some(tile), true) => {
            let args = Args::new().with("room", args::word(GAME, &tile)).with("n", room.items);
            match room.items {
                0 => name(sheet.say, &tile),
                _ => sheet.say.with("ui-nemesis-kit-room-items", &args),
            }
        }
        (Some(tile), false) => page::faint(&format!("({}) {marks}", name(sheet.say, &tile))),
        (None, _) => page::faint(format!("? {marks}").trim_end()),
    }
}

/// Where the numbers lead: to a room, or to the technical corridors.
fn ways(view: &View, room: &RoomView, ship: &Ship) -> [String; 4] {
    rooms::ways(&view.corridors, room.number, |number| {
        let network = match ship.exit(room.number, number) {
            Exit::Entrance(network) => network,
            Exit::Corridor(_) => Network::ALL[0],
        };
        let letters = match network {
            Network::Red => "tr",
            Network::Blue => "tb",
        };
        (letters, view.technical_noise.contains(&network))
    })
}

/// Who and what is in a room.
fn contents(view: &View, room: &RoomView, sheet: &Sheet<'_>) -> String {
    let here = view.players.iter().filter(|it| it.whereabouts == Whereabouts::Room { room: room.number });
    let mut there: Vec<String> = here.map(|it| page::of_seat(it.seat, "")).collect();
    let figures = view.figures.iter().filter(|it| it.room == room.number);
    there.extend(figures.map(|it| rooms::figure(GAME, it, sheet)));
    let markers = [
        (room.is_burning, "ui-nemesis-kit-fire"),
        (room.has_malfunction, "ui-nemesis-kit-malfunction"),
        (view.airlock == Some(room.number), "ui-nemesis-airlock"),
    ];
    there.extend(markers.iter().filter(|(is_so, _)| *is_so).map(|(_, key)| page::warm(&sheet.say.say(key))));
    there.extend(room.token.map(|token| page::faint(&format!("({})", name(sheet.say, &token)))));
    there.extend(room.corpses.iter().map(|of| crew::object(ObjectToken::Corpse { of }, sheet)));
    there.extend(room.has_blue_corpse.then(|| crew::object(ObjectToken::BlueCorpse, sheet)));
    let piles = [(ObjectToken::Carcass, room.carcasses), (ObjectToken::Egg, room.eggs)];
    there.extend(piles.iter().filter(|(_, n)| *n > 0).map(|&(what, n)| times(&crew::object(what, sheet), n)));
    there.join(", ")
}

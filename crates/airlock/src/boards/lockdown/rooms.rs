//! The Complex level by level: a line for each room with what is there, and where its corridors lead.

use lockdown::{
    board::{ObjectToken, Rover, Whereabouts},
    content::complex::{Complex, Exit},
    view::{PowerView, RoomView, View},
    words::{CorridorNumber, Level, ROOMS, Room, RoomNumber, Zone},
};
use texts::args;

use super::{
    GAME, crew,
    kit::{self, rooms, times},
    lamp, name, side,
};
use crate::{layout, page, telling::Sheet};

/// The rooms of each level by their numbers, then the staircases, and the crossroads of the surface.
pub(super) fn lines(view: &View, sheet: &Sheet<'_>) -> Vec<String> {
    let complex = side(view).complex();
    let wide = view.rooms.iter().map(|room| layout::width(&called(room, sheet))).max().unwrap_or(0);
    let level_of = |room: &RoomView| if is_crossroads(room) { None } else { complex.slot(room.number).level };
    let of = |wanted: &dyn Fn(&RoomView) -> bool| -> Vec<String> {
        let rooms = view.rooms.iter().filter(|&room| wanted(room));
        let rows: Vec<Vec<String>> = rooms.map(|room| row(view, room, complex, wide, sheet)).collect();
        layout::table_with_notes(sheet.columns, &rows)
    };
    let mut lines = Vec::new();
    for power in &view.power {
        if let Some(level) = level(power) {
            lines.push(kit::section(sheet, &heading(view, power, level, sheet)));
            lines.extend(of(&|room| level_of(room) == Some(level)));
        }
    }
    lines.push(kit::section(sheet, &sheet.say.say("ui-lockdown-staircases")));
    lines.extend(of(&|room| level_of(room).is_none() && !is_crossroads(room)));
    if view.rooms.iter().any(is_crossroads) {
        lines.push(kit::section(sheet, &sheet.say.say("ui-lockdown-surface")));
        lines.extend(of(&is_crossroads));
    }
    lines
}

/// A room in one line: what it is, where its corridors lead, and who and what is there.
pub(super) fn line(view: &View, number: RoomNumber, sheet: &Sheet<'_>) -> String {
    let room = &view.rooms[number.index()];
    let ways = ways(view, room, side(view).complex()).map(|way| way.trim_end().to_owned());
    let parts = [format!("{} {}", number.0, called(room, sheet)), ways.join("  "), contents(view, room, sheet)];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// The room that somebody would be in then, with who and what is there.
pub(super) fn there(view: &View, number: RoomNumber, sheet: &Sheet<'_>) -> String {
    let there = &view.rooms[number.index()];
    let (called, contents) = (called(there, sheet), contents(view, there, sheet));
    let dark = if view.dark.contains(&number) { format!(" ({})", lamp(false, sheet)) } else { String::new() };
    let contents = if contents.is_empty() { contents } else { format!(": {contents}") };
    format!("{} {called}{dark}{contents}", number.0)
}

/// The room to which a number leads.
pub(super) fn at_the_end(view: &View, from: RoomNumber, number: CorridorNumber, sheet: &Sheet<'_>) -> Option<String> {
    let goal = match number.path() {
        None => rooms::goal(&view.corridors, from, number),
        Some(nth) => beyond(side(view).complex().paths.get(nth)?, from),
    };
    goal.map(|room| there(view, room, sheet))
}

/// The place at the other end of a path.
fn beyond(path: &[RoomNumber; 2], from: RoomNumber) -> Option<RoomNumber> {
    let is_there = path.contains(&from);
    path.iter().copied().find(|&it| is_there && it != from)
}

/// A level with its power, and whether the elevator is there.
fn heading(view: &View, power: &PowerView, level: Level, sheet: &Sheet<'_>) -> String {
    let elevator = (view.elevator == level).then(|| sheet.say.say("ui-lockdown-elevator-here"));
    let lamp = lamp(power.is_on, sheet);
    kit::listed([name(sheet.say, &level), lamp].into_iter().chain(elevator))
}

/// The level that a power token lights.
fn level(power: &PowerView) -> Option<Level> {
    [Level::S01, Level::S02, Level::S03].into_iter().find(|level| level.power() == power.area)
}

fn row(view: &View, room: &RoomView, complex: &Complex, wide: usize, sheet: &Sheet<'_>) -> Vec<String> {
    let number = page::strong(&format!("{:>2}", room.number.0));
    let ways = ways(view, room, complex);
    vec![number, layout::left(&called(room, sheet), wide), ways.join(" "), contents(view, room, sheet)]
}

/// LOC-25.65: the crossroads of the surface are counted on from the rooms.
fn is_crossroads(room: &RoomView) -> bool {
    room.number.index() >= ROOMS
}

/// The room's short name, and how many items are left; in brackets if only some know it.
fn called(room: &RoomView, sheet: &Sheet<'_>) -> String {
    if is_crossroads(room) {
        return format!("X{}", room.number.index() + 1 - ROOMS);
    }
    let marks: String = room.known_by.iter().map(page::mark).collect();
    let short = |it: Room| sheet.say.say(&format!("{}.short", args::word(GAME, &it)));
    match (room.room, room.is_explored) {
        (Some(it), true) if room.items > 0 => format!("{} [{}]", short(it), room.items),
        (Some(it), true) => short(it),
        (Some(it), false) => page::faint(&format!("({}) {marks}", short(it))),
        (None, _) => page::faint(format!("? {marks}").trim_end()),
    }
}

/// Where the numbers lead: to a room, to the technical corridors, or to a zone of the surface.
fn ways(view: &View, room: &RoomView, complex: &Complex) -> [String; 4] {
    rooms::ways(&view.corridors, room.number, |number| match complex.exit(room.number, number) {
        Exit::Zone(zone) => (letters(zone), view.zone_noise.contains(&zone)),
        Exit::Technical | Exit::Corridor(_) => ("t", view.has_technical_noise),
    })
}

fn letters(zone: Zone) -> &'static str {
    match zone {
        Zone::One => "z1",
        Zone::Two => "z2",
        Zone::Three => "z3",
        Zone::Four => "z4",
    }
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
        (view.venting == Some(room.number), "ui-lockdown-venting"),
    ];
    there.extend(markers.iter().filter(|(is_so, _)| *is_so).map(|(_, key)| page::warm(&sheet.say.say(key))));
    let is_lit = !view.dark.contains(&room.number);
    let sights = [
        (view.computers.contains(&room.number) && is_lit, "ui-lockdown-computer-runs"),
        (view.computers.contains(&room.number) && !is_lit, "ui-lockdown-computer-dead"),
        (view.rover == (Rover::Exit { room: room.number }), "ui-lockdown-rover-here"),
    ];
    there.extend(sights.iter().filter(|(is_so, _)| *is_so).map(|(_, key)| sheet.say.say(key)));
    there.extend(room.token.map(|token| page::faint(&format!("({})", name(sheet.say, &token)))));
    there.extend(room.surface_token.map(|token| page::faint(&format!("({})", name(sheet.say, &token)))));
    there.extend(room.corpses.iter().map(|of| crew::object(ObjectToken::Corpse { of }, sheet)));
    let piles = [(ObjectToken::Carcass, room.carcasses), (ObjectToken::Egg, room.eggs)];
    there.extend(piles.iter().filter(|(_, n)| *n > 0).map(|&(what, n)| times(&crew::object(what, sheet), n)));
    let complex = side(view).complex();
    let paths = ('A'..).zip(complex.paths).filter_map(|(letter, path)| Some((letter, beyond(path, room.number)?)));
    let mut paths: Vec<String> = paths.map(|(letter, it)| format!("{letter}:{}", it.0)).collect();
    if complex.to_the_bunker == Some(room.number) {
        paths.push(format!("→ {}", sheet.say.say("lockdown-table-bunker")));
    }
    there.extend((!paths.is_empty()).then(|| paths.join(" ")));
    there.join(", ")
}

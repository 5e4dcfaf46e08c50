//! Rooms: where their corridors lead, and who and what is there.

use nemesis_kit::{
    Figure,
    view::CorridorView,
    words::{CorridorNumber, Door, RoomNumber},
};

use super::name;
use crate::{page, telling::Sheet};

/// Where the four numbers of a room lead: to another room, or where `entrance` says, in two letters, and whether there
/// is noise; then noise and door.
pub(in crate::boards) fn ways(
    corridors: &[CorridorView],
    room: RoomNumber,
    entrance: impl Fn(CorridorNumber) -> (&'static str, bool),
) -> [String; 4] {
    CorridorNumber::ALL.map(|number| {
        let Some(corridor) = leading(corridors, room, number) else {
            let (letters, is_noisy) = entrance(number);
            return format!("{number}:{letters:<2}{}  ", noise(is_noisy));
        };
        let door = match corridor.door {
            Door::Open => " ",
            Door::Closed => "#",
            Door::Destroyed => "x",
        };
        format!("{number}:{:<2}{}{door} ", other_end(corridor, room).0, noise(corridor.has_noise))
    })
}

/// The room to which a number leads from another.
pub(in crate::boards) fn goal(
    corridors: &[CorridorView],
    from: RoomNumber,
    number: CorridorNumber,
) -> Option<RoomNumber> {
    leading(corridors, from, number).map(|corridor| other_end(corridor, from))
}

fn leading(corridors: &[CorridorView], from: RoomNumber, number: CorridorNumber) -> Option<&CorridorView> {
    corridors.iter().find(|it| it.rooms.contains(&from) && it.numbers.contains(&number))
}

fn other_end(corridor: &CorridorView, from: RoomNumber) -> RoomNumber {
    let [one, other] = corridor.rooms;
    if one == from { other } else { one }
}

fn noise(is_there: bool) -> String {
    if is_there { page::warm("!") } else { " ".to_owned() }
}

/// An intruder by its kind and number, with a minus before its injuries.
pub(in crate::boards) fn figure(game: &str, figure: &Figure, sheet: &Sheet<'_>) -> String {
    let injuries = if figure.injuries > 0 { format!(" −{}", figure.injuries) } else { String::new() };
    page::warm(&format!("{} #{}{injuries}", name(game, sheet.say, &figure.kind), figure.id.number()))
}

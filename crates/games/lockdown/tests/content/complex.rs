//! LOC-31, LOC-32, LOC-34: the Complex as it is printed, and its rooms.

use engine::Word;
use lockdown::{
    content::complex::{CORRIDORS, Exit},
    words::{
        Building, CorridorNumber, Level, PLACES, PowerArea, ROOMS, Room, RoomColour, RoomNumber, Side, Tile, Zone,
        all_rooms,
    },
};
use nemesis_kit::Rooms;

use crate::written::{self, list, numbers, place, spelled};

const BOARDS: [(Side, &str); 2] = [(Side::Main, written::MAIN_BOARD), (Side::Alternative, written::ALTERNATIVE_BOARD)];

fn numbered(rooms: Rooms) -> Vec<u8> {
    rooms.iter().map(|room| room.0).collect()
}

/// LOC-31.1 LOC-31.5 LOC-32.1 LOC-2.1
#[test]
fn corridors_of_both_sides_lead_where_it_is_written_and_belong_to_that_level() {
    for (side, chapter) in BOARDS {
        let complex = side.complex();
        let board = written::board(chapter);
        let corridors: Vec<_> = complex.plan.corridors().collect();

        assert_eq!(corridors.len(), list(&board["corridors"]).len(), "{side:?}");
        for ((_, print), written) in corridors.into_iter().zip(list(&board["corridors"])) {
            assert_eq!(print.rooms.map(|room| room.0), [&written["a"], &written["b"]].map(place));
            assert_eq!(print.numbers, numbers(&written["num"]));
            let level = complex.level(print).map(|level| format!("{level:?}").replace("S0", "S-0"));
            assert_eq!(level.as_deref(), written["level"].as_str(), "{side:?} {print:?}");
        }
    }
}

/// LOC-31.1 LOC-31.3 LOC-31.4 LOC-32.2 LOC-32.4 LOC-29.59
#[test]
fn slots_of_both_sides_are_what_is_written() {
    for (side, chapter) in BOARDS {
        for written in list(&written::board(chapter)["rooms"]) {
            let room = RoomNumber(place(&written["n"]));
            let slot = side.complex().slot(room);
            let kind = match (slot.tile, slot.fixed) {
                (Tile::One, None) => "tile1",
                (Tile::Two, None) => "tile2",
                (Tile::Fixed, Some(Room::Repository)) => "repository",
                (Tile::Fixed, Some(Room::IsolationRoom)) => "isolation",
                (Tile::Fixed, Some(Room::BackupPowerSupply)) => "backup_power",
                (Tile::Printed, Some(Room::AlertRoom)) => "alert_room",
                (Tile::Printed, Some(Room::ElevatorRoom)) => "elevator",
                (Tile::Printed, Some(Room::EmergencyStaircases)) => "stairs",
                (Tile::Printed, Some(Room::CssRoomA)) => "css_a",
                strange => panic!("{side:?} {room} {strange:?}"),
            };
            assert_eq!(Some(kind), written["slot"].as_str(), "{side:?} {room}");
            assert_eq!(slot.technical, numbers(&written["tech"]), "{side:?} {room}");
            let level = slot.level.map(|level| format!("{level:?}").replace("S0", "S-0"));
            assert_eq!(level.as_deref(), written["level"].as_str(), "{side:?} {room}");
            let area = match slot.building {
                Some(Building::West) => Some("west"),
                Some(Building::East) => Some("east"),
                None => (side == Side::Alternative).then_some("under"),
            };
            assert_eq!(area, written["area"].as_str(), "{side:?} {room}");
        }
    }
}

/// LOC-31.1 LOC-31.3
#[test]
fn the_table_of_the_main_board_says_the_same_as_its_graph() {
    let complex = Side::Main.complex();
    let rows = written::MAIN_BOARD.lines().filter(|line| line.starts_with("| 0"));

    let mut n_rows = 0;
    for row in rows {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        let room = RoomNumber(cells[0].parse().expect("a room"));
        for way in cells[3].split("; ") {
            let (by, to) = way.split_once(" → ").expect("numbers and a neighbour");
            for number in by.split(',') {
                let number = CorridorNumber(number.parse().expect("a number"));
                let corridor = complex.plan.corridor(room, number).expect("a corridor");
                assert_eq!(complex.plan.other_end(corridor, room).to_string(), to, "{room} {number}");
            }
        }
        let technical: Vec<u8> = cells[4].split(", ").filter_map(|number| number.parse().ok()).collect();
        assert_eq!(complex.slot(room).technical, technical, "{room}");
        n_rows += 1;
    }
    assert_eq!(n_rows, ROOMS);
}

/// LOC-31.2 LOC-32.2 LOC-32.3 LOC-26.51
#[test]
fn in_every_room_each_number_is_printed_exactly_once() {
    for (side, chapter) in BOARDS {
        let complex = side.complex();
        for written in list(&written::board(chapter)["rooms"]) {
            let room = RoomNumber(place(&written["n"]));
            let corridors = complex.plan.corridors().filter(|(_, corridor)| corridor.rooms.contains(&room));
            let mut printed: Vec<u8> = corridors.flat_map(|(_, corridor)| corridor.numbers).copied().collect();
            printed.extend(complex.slot(room).technical);
            printed.extend(numbers(&written["zone"]));
            printed.sort_unstable();
            assert_eq!(printed, [1, 2, 3, 4], "{side:?} {room}");

            for number in numbers(&written["zone"]) {
                let zone = Zone::ALL[number as usize - 1];
                assert_eq!(complex.exit(room, CorridorNumber(number)), Exit::Zone(zone), "{side:?} {room}");
            }
            for &number in complex.slot(room).technical {
                assert_eq!(complex.exit(room, CorridorNumber(number)), Exit::Technical, "{side:?} {room}");
            }
        }
    }
}

/// LOC-31.3 LOC-32.1 LOC-32.4 LOC-1.2
#[test]
fn rooms_corridors_and_entrances_are_as_many_as_it_is_written() {
    let count = |side: Side| {
        let complex = side.complex();
        let of = |tile| complex.slots.iter().filter(|slot| slot.tile == tile).count();
        (
            [Tile::One, Tile::Two, Tile::Fixed, Tile::Printed].map(of),
            complex.plan.corridors().count(),
            complex.entrances.len(),
        )
    };

    assert_eq!(count(Side::Main), ([10, 6, 3, 8], 35, 12));
    assert_eq!(count(Side::Alternative), ([9, 8, 3, 7], 33, 10));
    assert_eq!(Side::Main.complex().plan.corridors().count(), CORRIDORS);
    assert_eq!(numbered(Side::Main.complex().fixed(Room::ElevatorRoom)), [2, 7, 18]);
    assert_eq!(numbered(Side::Main.complex().fixed(Room::EmergencyStaircases)), [5, 6, 16, 17]);
    assert_eq!(numbered(Side::Main.complex().fixed(Room::AlertRoom)), [13]);
    assert_eq!(numbered(Side::Alternative.complex().fixed(Room::CssRoomA)), [3]);
}

/// LOC-31.7 LOC-1.7
#[test]
fn neighbours_are_mutual_elevator_rooms_are_none_and_every_place_can_be_reached() {
    for (side, places) in [(Side::Main, ROOMS), (Side::Alternative, PLACES)] {
        let complex = side.complex();
        for room in (1..=PLACES as u8).map(RoomNumber) {
            for other in (1..=PLACES as u8).map(RoomNumber) {
                let there = complex.neighbours(room).has(other);
                assert_eq!(there, complex.neighbours(other).has(room), "{side:?} {room} {other}");
                assert!(!there || room != other, "{side:?} {room}");
            }
        }
        for level in Level::ALL {
            let elevators = complex.fixed(Room::ElevatorRoom);
            let room = complex.elevator_room(*level);
            assert!(elevators.has(room));
            assert!(complex.neighbours(room).iter().all(|next| !elevators.has(next)), "{side:?} {level:?}");
        }

        let mut reached = Rooms::one(RoomNumber(1));
        for _ in 0..PLACES {
            reached = reached.iter().fold(reached, |reached, room| reached.or(complex.neighbours(room)));
        }
        assert_eq!(reached.len() as usize, places, "{side:?}");
    }
}

/// LOC-31.6 LOC-32.5 LOC-32.6 LOC-32.7 LOC-25.69
#[test]
fn the_surface_has_three_crossroads_with_paths_to_the_exit_rooms() {
    let (main, complex) = (Side::Main.complex(), Side::Alternative.complex());
    let board = written::board(written::ALTERNATIVE_BOARD);

    assert_eq!(main.exits, [RoomNumber(1)]);
    assert_eq!((main.paths.len(), main.to_the_bunker), (0, None));
    assert_eq!(complex.exits, [2, 5, 16].map(RoomNumber));
    let is_to_bunker = |path: &&serde_json::Value| list(path).contains(&"BUNKER".into());
    let (bunker, paths): (Vec<_>, Vec<_>) = list(&board["paths"]).iter().partition(is_to_bunker);
    let paths: Vec<Vec<u8>> = paths.into_iter().map(|path| list(path).iter().map(place).collect()).collect();
    let printed: Vec<Vec<u8>> = complex.paths.iter().map(|path| path.map(|room| room.0).to_vec()).collect();
    assert_eq!(printed, paths);
    assert_eq!(bunker.len(), 1);
    assert_eq!(complex.to_the_bunker.map(|room| room.0), Some(place(&bunker[0][0])));
    for crossroads in (ROOMS as u8 + 1..=PLACES as u8).map(RoomNumber) {
        let zones = CorridorNumber::ALL.map(|number| complex.exit(crossroads, number));
        assert_eq!(zones, [Zone::One, Zone::Two, Zone::Three, Zone::Four].map(Exit::Zone), "{crossroads}");
    }
    let in_building = |building, level| {
        let slots = all_rooms().map(|room| complex.slot(room)).filter(|slot| slot.building == Some(building));
        slots.filter(|slot| slot.level == Some(level)).count()
    };
    assert_eq!((in_building(Building::West, Level::S01), in_building(Building::East, Level::S03)), (4, 4));
    let surface = complex.slots.iter().filter(|slot| slot.building.is_some() && slot.fixed.is_none()).count();
    assert_eq!(surface + list(&board["crossroads"]).len(), 10, "as many as there are surface tokens");
}

/// LOC-34.1 LOC-34.2 LOC-34.3 LOC-34.4 LOC-34.5 LOC-34.6 LOC-34.7 LOC-34.8 LOC-34.9 LOC-34.10 LOC-34.11 LOC-34.12
/// LOC-34.13 LOC-34.14 LOC-34.15 LOC-34.16 LOC-34.17 LOC-34.18 LOC-34.19 LOC-34.20 LOC-34.21 LOC-34.22 LOC-34.23
/// LOC-34.24 LOC-2.20 LOC-2.21 LOC-2.22 LOC-29.91
#[test]
fn rooms_show_the_colour_and_the_computer_that_are_written() {
    let rows = written::rows(written::ROOM_TILES);
    assert_eq!(rows.len(), 24);

    for (room, row) in Room::ALL.iter().zip(&rows[..23]) {
        let print = room.print();
        let tile = match print.tile {
            Tile::One => "1",
            Tile::Two => "2",
            Tile::Fixed => "fixed",
            Tile::Printed => "printed",
        };
        let colour = match print.colour {
            RoomColour::Red => "red",
            RoomColour::Yellow => "yellow",
            RoomColour::Green => "green",
            RoomColour::White => "white",
            RoomColour::Colourless => "none",
        };
        assert_eq!(print.room, *room);
        assert_eq!(format!("{room:?}"), spelled(row[0]));
        assert_eq!([tile, colour], row[1..3], "{room:?}");
        assert_eq!([if print.has_computer { "yes" } else { "–" }], row[3..4], "{room:?}");
        assert_eq!([if print.is_searchable { "yes" } else { "no" }], row[4..5], "{room:?}");
    }
    for room in [Room::ElevatorRoom, Room::EmergencyStaircases, Room::Crossroads] {
        let print = room.print();
        assert_eq!((print.room, print.tile, print.colour), (room, Tile::Printed, RoomColour::Colourless));
        assert!(!print.has_computer && !print.is_searchable, "{room:?}");
    }
    let of = |tile| Room::ALL.iter().filter(|room| room.print().tile == tile).count();
    assert_eq!([Tile::One, Tile::Two, Tile::Fixed].map(of), [10, 9, 3]);
}

/// LOC-8.1 LOC-8.2
#[test]
fn every_level_has_power_of_its_own_and_the_elevator_too() {
    let of_levels: Vec<PowerArea> = Level::ALL.iter().map(|level| level.power()).collect();

    assert_eq!(of_levels, PowerArea::ALL[..3]);
    assert_eq!(PowerArea::ALL[3..], [PowerArea::Elevator]);
}

/// LOC-24.15
#[test]
fn the_rooms_that_objectives_ask_for_lie_in_every_game() {
    let asked_for = [
        Room::TransmitterControlRoom,
        Room::Laboratory,
        Room::Nest,
        Room::Archive,
        Room::PowerGenerator,
        Room::CoolingSystem,
        Room::CssRoomA,
    ];
    assert!(asked_for.iter().all(|room| room.print().tile == Tile::One));
    for side in [Side::Main, Side::Alternative] {
        let complex = side.complex();
        let slots = complex.slots.iter().filter(|slot| slot.tile == Tile::One).count();
        let is_drawn = |room: &&Room| room.print().tile == Tile::One && complex.fixed(**room).is_empty();
        assert_eq!(Room::ALL.iter().filter(is_drawn).count(), slots, "{side:?}: no tile with a 1 is left over");
    }
}

//! NEM-28, NEM-29, NEM-17: the ship as it is printed, and its rooms.

use engine::Word;
use nemesis::{
    board::Rooms,
    content::ship::{CORRIDORS, Exit, Ship},
    words::{CorridorNumber, Engine, Network, ROOMS, Room, RoomColour, RoomNumber, Section, Side, Tile, all_rooms},
};

/// Where the numbers lead, as the written rules list it: a room, or a network.
const RED: u8 = 101;
const BLUE: u8 = 102;

const BASIC: [[u8; 4]; 21] = [
    [3, 3, 2, 4],
    [RED, RED, 1, 6],
    [1, 1, 7, 7],
    [8, RED, RED, 1],
    [10, 10, 6, RED],
    [7, 11, 5, 2],
    [6, 8, 3, 3],
    [4, 7, 11, 9],
    [12, 12, RED, 8],
    [5, 5, 13, 13],
    [15, 6, 8, 14],
    [9, 9, 16, 16],
    [14, 19, 10, 10],
    [13, 17, RED, 11],
    [11, 16, 18, RED],
    [21, 15, 12, 12],
    [19, 14, 20, 20],
    [20, 20, 15, 21],
    [17, 13, RED, RED],
    [18, 18, 17, 17],
    [16, RED, RED, 18],
];

const ALTERNATIVE: [[u8; 4]; 21] = [
    [2, 2, 4, RED],
    [1, 1, 3, 3],
    [BLUE, 6, 2, 2],
    [7, 10, 1, 5],
    [8, 8, 6, 4],
    [12, 3, 5, 9],
    [4, RED, RED, BLUE],
    [5, 5, 10, 12],
    [BLUE, BLUE, RED, 6],
    [RED, 4, 8, 14],
    [RED, BLUE, 13, 13],
    [6, BLUE, 16, 8],
    [14, 16, 11, 11],
    [13, 15, 17, 10],
    [16, 14, 19, 19],
    [15, 13, 12, 21],
    [18, 18, 14, 18],
    [17, 17, RED, 17],
    [RED, BLUE, 15, 15],
    [21, 21, 21, BLUE],
    [20, 20, 20, 16],
];

fn exits(ship: &Ship) -> Vec<[u8; 4]> {
    all_rooms()
        .map(|room| {
            CorridorNumber::ALL.map(|number| match ship.exit(room, number) {
                Exit::Corridor(corridor) => ship.plan.other_end(corridor, room).0,
                Exit::Entrance(Network::Red) => RED,
                Exit::Entrance(Network::Blue) => BLUE,
            })
        })
        .collect()
}

/// NEM-2.1
/// NEM-28.1 NEM-28.10 NEM-28.11 NEM-28.12 NEM-28.13 NEM-28.14 NEM-28.15 NEM-28.16 NEM-28.17 NEM-28.18 NEM-28.19
/// NEM-28.20 NEM-28.21 NEM-28.22 NEM-28.23 NEM-28.24 NEM-28.25 NEM-28.26 NEM-28.27 NEM-28.28 NEM-28.29 NEM-28.30
/// NEM-28.40 NEM-28.41 NEM-28.42 NEM-28.43 NEM-28.44 NEM-28.45 NEM-28.46 NEM-28.47 NEM-28.48 NEM-28.49 NEM-28.50
/// NEM-28.51 NEM-28.52 NEM-28.53 NEM-28.54 NEM-28.55 NEM-28.56 NEM-28.57 NEM-28.58 NEM-28.59 NEM-28.60 NEM-28.61
/// NEM-28.62 NEM-28.63 NEM-28.64 NEM-28.65 NEM-28.66 NEM-28.67
#[test]
fn every_number_of_the_basic_side_leads_where_it_is_printed() {
    assert_eq!(exits(Side::Basic.ship()), BASIC);
}

/// NEM-29.40 NEM-29.41 NEM-29.42 NEM-29.43 NEM-29.44 NEM-29.45 NEM-29.46 NEM-29.47 NEM-29.48 NEM-29.49 NEM-29.50
/// NEM-29.51 NEM-29.52 NEM-29.53 NEM-29.54 NEM-29.55 NEM-29.56 NEM-29.57 NEM-29.58 NEM-29.59 NEM-29.60 NEM-29.61
/// NEM-29.62 NEM-29.63 NEM-29.64 NEM-29.65 NEM-29.66 NEM-29.67 NEM-29.68 NEM-29.70 NEM-29.71 NEM-29.72 NEM-29.73
/// NEM-29.74 NEM-29.75 NEM-29.76 NEM-29.77 NEM-29.78 NEM-29.79 NEM-29.80 NEM-29.81 NEM-29.82 NEM-29.83 NEM-29.84
/// NEM-29.85 NEM-29.86 NEM-29.87 NEM-29.88 NEM-29.89 NEM-29.90
#[test]
fn every_number_of_the_alternative_side_leads_where_it_is_printed() {
    assert_eq!(exits(Side::Alternative.ship()), ALTERNATIVE);
}

/// NEM-28.1 NEM-29.1 NEM-1.4 NEM-26.8
#[test]
fn in_every_room_each_number_is_printed_exactly_once() {
    for side in [Side::Basic, Side::Alternative] {
        let ship = side.ship();
        for room in all_rooms() {
            let slot = ship.slot(room);
            let corridors = ship.plan.corridors().filter(|(_, corridor)| corridor.rooms.contains(&room));
            let mut numbers: Vec<u8> = corridors.flat_map(|(_, corridor)| corridor.numbers).copied().collect();
            numbers.extend(slot.red.iter().chain(slot.blue));
            numbers.sort_unstable();

            assert_eq!(numbers, [1, 2, 3, 4], "{side:?} {room}");
        }
    }
}

/// NEM-28.2 NEM-28.3 NEM-29.1 NEM-29.3
#[test]
fn corridors_are_counted_and_only_the_alternative_side_has_double_ones() {
    let doubles = |ship: &Ship| {
        let mut doubles = Vec::new();
        for one in all_rooms() {
            for other in all_rooms().filter(|&other| other > one) {
                match ship.plan.between(one, other).len() {
                    0 | 1 => (),
                    2 => doubles.push((one.0, other.0)),
                    n => panic!("{n} corridors between {one} and {other}"),
                }
            }
        }
        doubles
    };

    assert_eq!(
        (Side::Basic.ship().plan.corridors().count(), Side::Alternative.ship().plan.corridors().count()),
        (28, 29)
    );
    assert_eq!(Side::Alternative.ship().plan.corridors().count(), CORRIDORS);
    assert_eq!(doubles(Side::Basic.ship()), []);
    assert_eq!(doubles(Side::Alternative.ship()), [(5, 8), (11, 13), (17, 18), (20, 21)]);
}

/// NEM-28.3 NEM-29.1 NEM-1.6
#[test]
fn neighbours_are_mutual_and_every_room_can_be_reached() {
    for side in [Side::Basic, Side::Alternative] {
        let ship = side.ship();
        for room in all_rooms() {
            for other in all_rooms() {
                let there = ship.plan.neighbours(room).has(other);
                let back = ship.plan.neighbours(other).has(room);
                assert_eq!(there, back, "{side:?} {room} {other}");
                assert_eq!(
                    there,
                    !ship.plan.between(room, other).is_empty() && room != other,
                    "{side:?} {room} {other}"
                );
            }
        }

        let mut reached = Rooms::one(RoomNumber(1));
        for _ in 0..ROOMS {
            reached = reached.iter().fold(reached, |reached, room| reached.or(ship.plan.neighbours(room)));
        }
        assert_eq!(reached.len(), 21, "{side:?}");
    }
}

/// NEM-29.4
#[test]
fn six_rooms_of_the_alternative_side_have_only_one_neighbour() {
    let ship = Side::Alternative.ship();

    let dead_ends: Vec<(u8, u8)> = all_rooms()
        .filter(|&room| ship.plan.neighbours(room).len() == 1)
        .flat_map(|room| ship.plan.neighbours(room).iter().map(move |other| (room.0, other.0)))
        .collect();

    assert_eq!(dead_ends, [(7, 4), (9, 6), (11, 13), (18, 17), (19, 15), (20, 21)]);
}

/// NEM-29.5 NEM-1.5
#[test]
fn entrances_are_where_they_are_printed() {
    let with_entrance = |side: Side, network| {
        let rooms = all_rooms().filter(|&room| side.ship().entrances(network).has(room));
        rooms.map(|room| room.0).collect::<Vec<_>>()
    };

    assert_eq!(with_entrance(Side::Basic, Network::Red), [2, 4, 5, 9, 14, 15, 19, 21]);
    assert_eq!(with_entrance(Side::Basic, Network::Blue), []);
    assert_eq!(with_entrance(Side::Alternative, Network::Red), [1, 7, 9, 10, 11, 18, 19]);
    assert_eq!(with_entrance(Side::Alternative, Network::Blue), [3, 7, 9, 11, 12, 19, 20]);
}

/// NEM-28.4 NEM-29.2
#[test]
fn slots_hold_eleven_tiles_1_five_tiles_2_and_five_special_rooms() {
    let on = |side: Side, room: Room| side.ship().fixed(room).map(|number| number.0);
    for side in [Side::Basic, Side::Alternative] {
        let slots_for = |tile| side.ship().slots.iter().filter(|slot| slot.tile == tile).count();
        assert_eq!((slots_for(Tile::One), slots_for(Tile::Two), slots_for(Tile::Special)), (11, 5, 5), "{side:?}");
    }

    let rooms = [Room::Cockpit, Room::Hibernatorium, Room::EngineRoomOne, Room::EngineRoomTwo, Room::EngineRoomThree];
    assert_eq!(rooms.map(|room| on(Side::Basic, room)), [1, 11, 21, 20, 19].map(Some));
    assert_eq!(rooms.map(|room| on(Side::Alternative, room)), [2, 8, 20, 19, 18].map(Some));
    let sections = [Room::EvacuationSectionA, Room::EvacuationSectionB];
    assert_eq!(sections.map(|room| on(Side::Basic, room)), [None, None]);
    assert_eq!(sections.map(|room| on(Side::Alternative, room)), [7, 9].map(Some));
}

/// NEM-2.16 NEM-2.17
#[test]
fn there_are_eleven_tiles_1_and_nine_tiles_2() {
    let of = |tile| Room::ALL.iter().filter(|room| room.print().tile == tile).count();

    assert_eq!((of(Tile::One), of(Tile::Two), of(Tile::Special)), (11, 9, 5));
    assert!(Room::ALL.iter().all(|room| room.print().room == *room), "each room stands in its own row");
}

/// NEM-1.19
#[test]
fn seven_tiles_show_a_computer() {
    let with_computer: Vec<Room> = Room::ALL.iter().copied().filter(|room| room.print().has_computer).collect();

    assert_eq!(
        with_computer,
        [
            Room::CommsRoom,
            Room::FireControlSystem,
            Room::Generator,
            Room::Laboratory,
            Room::CommandCenter,
            Room::EngineControlRoom,
            Room::MonitoringRoom,
        ],
    );
}

/// NEM-16.7
#[test]
fn each_colour_is_on_its_tiles() {
    let of = |colour| Room::ALL.iter().filter(|room| room.print().colour == colour).count();

    assert_eq!(of(RoomColour::Red), 4, "Armory, Storage, Command Center, Monitoring Room");
    assert_eq!(of(RoomColour::Yellow), 5, "Comms Room, Fire Control System, Generator, Airlock and Engine Control");
    assert_eq!(of(RoomColour::Green), 4, "Emergency Room, Laboratory, Surgery, Canteen");
    assert_eq!(of(RoomColour::White), 5, "Evacuation Sections, Cabins, Hatch Control System, Shower Room");
    assert_eq!(of(RoomColour::Colourless), 7, "Nest, Room Covered with Slime, and what is printed on the board");
}

/// NEM-17.46
#[test]
fn what_is_printed_on_the_board_the_nest_and_the_slimy_room_are_not_searched() {
    let searched = |room: &&Room| room.print().is_searchable;

    assert_eq!(Room::ALL.iter().filter(searched).count(), 18);
    assert!(!Room::Nest.print().is_searchable && !Room::RoomCoveredWithSlime.print().is_searchable);
    assert!(!Room::Cockpit.print().is_searchable);
}

/// NEM-2.24
#[test]
fn every_engine_and_every_section_has_its_room() {
    for &engine in Engine::ALL {
        assert_eq!(engine.room().engine(), Some(engine));
    }
    for &section in Section::ALL {
        assert_eq!(section.room().section(), Some(section));
    }
    assert_eq!(Room::Cockpit.engine(), None);
    assert_eq!(Room::Storage.section(), None);
}

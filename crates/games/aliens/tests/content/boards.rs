//! AGD-11A: the boards.

use aliens::{
    ground::{Doors, Layout, Square, Squares},
    words::{
        BoardFace::{
            self, CoolingGantry, EggChamber, HiveTunnels, MedLab, Operations, ProcessorRamp, ResidentialBlock,
            SouthLock,
        },
        Edge, Facing, Ground, Room,
    },
};
use engine::Word;

/// AGD-2.1 AGD-6A.1
#[test]
fn there_are_four_boards_with_two_faces_of_twelve_by_twelve_squares() {
    let numbers: Vec<u8> = BoardFace::ALL.iter().map(|face| face.number()).collect();

    assert_eq!(numbers, [1, 2, 3, 4, 1, 2, 3, 4]);
    assert_eq!(Square::ON_BOARD, 144);
}

/// AGD-11A.1 AGD-11A.3 AGD-11A.1H AGD-11A.2H AGD-11A.3H AGD-11A.4H AGD-11A.1P AGD-11A.2P AGD-11A.3P AGD-11A.4P
#[test]
fn each_board_has_the_squares_and_doors_that_the_loading_check_asks_for() {
    let check = [
        (SouthLock, 138, 4, 2, 8),
        (Operations, 137, 7, 0, 10),
        (ResidentialBlock, 138, 2, 4, 14),
        (MedLab, 132, 10, 2, 11),
        (ProcessorRamp, 78, 8, 58, 2),
        (CoolingGantry, 68, 52, 24, 0),
        (HiveTunnels, 82, 0, 62, 0),
        (EggChamber, 72, 12, 60, 0),
    ];

    for (face, floor, fenced, solid, doors) in check {
        let count = |ground| each_square().filter(|&(column, row)| face.grid().ground(column, row) == ground).count();
        let counted = (count(Ground::Floor), count(Ground::Fenced), count(Ground::Solid));
        assert_eq!(counted, (floor, fenced, solid), "{face:?}");
        assert_eq!(Layout::build(&[&[face]], &[]).doors().len(), doors, "{face:?}");
    }
}

/// AGD-11A.3
#[test]
fn all_floor_of_a_board_is_connected_by_straight_steps() {
    for &face in BoardFace::ALL {
        let layout = Layout::build(&[&[face]], &[]);
        let start = layout.floor().first().expect("a board has floor");
        let mut reached = Squares::one(start);
        loop {
            let beside = reached.iter().flat_map(|square| straight(&layout, square).collect::<Vec<_>>());
            let more = beside.fold(reached, Squares::with);
            if more == reached {
                break;
            }
            reached = more;
        }

        assert_eq!(&reached, layout.floor(), "{face:?}");
    }
}

/// AGD-11A.2
#[test]
fn every_board_opens_in_the_middle_of_its_four_sides_and_nowhere_else() {
    for &face in BoardFace::ALL {
        for along in 1..=12 {
            let is_middle = along == 6 || along == 7;
            let grid = face.grid();
            assert_eq!(grid.is_opening(along, 1, Facing::North), is_middle, "{face:?}");
            assert_eq!(grid.is_opening(12, along, Facing::East), is_middle, "{face:?}");
            assert_eq!(grid.is_opening(along, 12, Facing::South), is_middle, "{face:?}");
            assert_eq!(grid.is_opening(1, along, Facing::West), is_middle, "{face:?}");
        }
    }
}

/// AGD-6A.2 AGD-6A.3
#[test]
fn solid_squares_are_walled_in_and_fenced_ones_fenced_in() {
    for &face in BoardFace::ALL {
        let grid = face.grid();
        for (column, row) in each_square() {
            let around = [
                grid.south(column, row - 1),
                grid.east(column, row),
                grid.south(column, row),
                grid.east(column - 1, row),
            ];
            let is_closed = match grid.ground(column, row) {
                Ground::Floor => true,
                Ground::Fenced => around.iter().all(|edge| matches!(edge, Edge::Wall | Edge::Fence)),
                Ground::Solid => around.iter().all(|&edge| edge == Edge::Wall),
            };
            assert!(is_closed, "{face:?} ({column},{row}): {around:?}");
        }
    }
}

/// AGD-11A.1H AGD-11A.2H AGD-11A.3H AGD-11A.4H AGD-11A.1P AGD-11A.2P AGD-11A.3P AGD-11A.4P
#[test]
fn the_rooms_of_a_board_share_out_its_floor() {
    for &face in BoardFace::ALL {
        for (column, row) in each_square() {
            let square = Square::on(face, column, row);
            let holds = |areas: &[aliens::content::boards::Area]| {
                areas.iter().filter(|area| area.squares(face).any(|other| other == square)).count()
            };
            let n_rooms: usize = face.print().rooms.iter().map(|(_, areas)| holds(areas)).sum();
            let n_fenced = holds(face.print().fenced);
            let expected = match face.grid().ground(column, row) {
                Ground::Floor => (1, 0),
                Ground::Fenced => (0, 1),
                Ground::Solid => (0, 0),
            };
            assert_eq!((n_rooms, n_fenced), expected, "{face:?} ({column},{row})");
        }
    }
    assert_eq!(SouthLock.room(Square::on(SouthLock, 9, 6)), Some(Room::LockChamber));
    assert_eq!(SouthLock.room(Square::on(SouthLock, 4, 3)), None);
}

/// AGD-11A.1H AGD-11A.2H AGD-11A.3H AGD-11A.4H AGD-11A.1P AGD-11A.2P AGD-11A.3P AGD-11A.4P
#[test]
fn the_doors_in_the_grid_are_the_doors_in_the_list() {
    for &face in BoardFace::ALL {
        let layout = Layout::build(&[&[face]], &[]);
        let square = |(column, row)| Square::on(face, column, row);
        let listed: Doors = face
            .print()
            .doors
            .iter()
            .map(|&[one, other]| layout.door_between(square(one), square(other)).expect("the listed door is there"))
            .collect();

        assert_eq!(listed, layout.doors(), "{face:?}");
    }
}

fn each_square() -> impl Iterator<Item = (u8, u8)> {
    (1..=12).flat_map(|row| (1..=12).map(move |column| (column, row)))
}

fn straight(layout: &Layout, square: Square) -> impl Iterator<Item = Square> + '_ {
    use aliens::words::Direction;
    let straight = [Direction::North, Direction::East, Direction::South, Direction::West];
    straight.into_iter().filter_map(move |direction| layout.step(square, direction))
}

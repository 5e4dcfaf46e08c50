//! How squares and doors are written down.

use aliens::{
    ground::{Door, Doors, Square, Squares},
    words::{BoardFace, Facing},
};
use engine::Word;

#[test]
fn a_square_is_written_as_board_column_and_row() {
    let square = Square::on(BoardFace::Operations, 6, 1);

    let written = serde_json::to_string(&square).expect("a square can be written");

    assert_eq!(written, r#"{"board":2,"column":6,"row":1}"#);
    assert_eq!(serde_json::from_str::<Square>(&written).expect("and read"), square);
}

#[test]
fn squares_and_doors_that_are_not_there_are_not_read() {
    for rubbish in [
        r#"{"board":5,"column":6,"row":1}"#,
        r#"{"board":0,"column":6,"row":1}"#,
        r#"{"board":2,"column":13,"row":1}"#,
        r#"{"board":2,"column":6,"row":0}"#,
    ] {
        assert!(serde_json::from_str::<Square>(rubbish).is_err(), "{rubbish}");
    }
    let no_door = r#"{"square":{"board":2,"column":6,"row":1},"facing":"east"}"#;
    assert!(serde_json::from_str::<Door>(no_door).is_err());
    assert!(borsh::from_slice::<Square>(&576u16.to_le_bytes()).is_err());
    assert!(borsh::from_slice::<Door>(&[45]).is_err());
    assert!(borsh::from_slice::<Doors>(&(1u64 << 45).to_le_bytes()).is_err());
}

#[test]
fn every_door_can_be_told_from_the_others_by_its_square_and_edge() {
    let mut n_doors = 0;
    for &face in BoardFace::ALL {
        for index in 0..Square::ON_BOARD {
            let square = Square::from_index((face.number() as usize - 1) * Square::ON_BOARD + index);
            for facing in [Facing::East, Facing::South] {
                let Some(door) = Door::find(face, square, facing) else { continue };
                n_doors += 1;
                let written = serde_json::to_string(&door).expect("a door can be written");
                assert_eq!(serde_json::from_str::<Door>(&written).expect("and read"), door);
            }
        }
    }
    assert_eq!(n_doors, Door::COUNT);
}

#[test]
fn a_set_of_squares_holds_what_was_put_into_it() {
    let squares: Vec<Square> = [0, 63, 64, 143, 144, 575].map(Square::from_index).to_vec();

    let mut set: Squares = squares.iter().copied().collect();

    assert_eq!(set.iter().collect::<Vec<_>>(), squares);
    assert_eq!(set.len(), 6);
    set.remove(squares[2]);
    assert!(!set.has(squares[2]) && set.has(squares[3]));
    assert_eq!(borsh::from_slice::<Squares>(&borsh::to_vec(&set).expect("it can be stored")).expect("and read"), set);
}

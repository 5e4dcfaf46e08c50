//! AGD-11A: the boards as they are printed: grids of squares with what lies between them.

mod hadleys_hope;
mod processor;

use crate::{
    ground::Square,
    words::{BoardFace, Edge, Facing, Ground, Room},
};

/// One face of a board.
#[derive(Debug)]
pub struct BoardPrint {
    /// Its squares and edges.
    pub grid: Grid,
    /// Its rooms, which share out the floor.
    pub rooms: &'static [(Room, &'static [Area])],
    /// The fenced squares, as they are listed beside the grid.
    pub fenced: &'static [Area],
    /// The doors, as they are listed beside the grid: each between two squares.
    pub doors: &'static [[(u8, u8); 2]],
}

/// AGD-11A.1: 25 lines of 25 characters, loaded as they are.
#[derive(Debug)]
pub struct Grid(&'static str);

/// The characters of a line, with its end.
const LINE: usize = 26;

/// Columns and rows of a board, the first and the last of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Area {
    /// First and last column.
    pub columns: (u8, u8),
    /// First and last row.
    pub rows: (u8, u8),
}

/// The columns and rows of an area, each first and last.
pub(crate) const fn area(first_column: u8, last_column: u8, first_row: u8, last_row: u8) -> Area {
    Area { columns: (first_column, last_column), rows: (first_row, last_row) }
}

impl Area {
    /// The squares of the area on a board, floor or not.
    pub fn squares(self, face: BoardFace) -> impl Iterator<Item = Square> {
        let (columns, rows) = (self.columns.0..=self.columns.1, self.rows.0..=self.rows.1);
        rows.flat_map(move |row| columns.clone().map(move |column| Square::on(face, column, row)))
    }
}

impl Grid {
    /// What a square is.
    pub fn ground(&self, column: u8, row: u8) -> Ground {
        match self.character(2 * row - 1, 2 * column - 1) {
            b'.' => Ground::Floor,
            b'~' => Ground::Fenced,
            b'X' => Ground::Solid,
            other => panic!("no square is printed as {}", char::from(other)),
        }
    }

    /// What lies east of a square; column 0 has the west border of the board.
    pub fn east(&self, column: u8, row: u8) -> Edge {
        edge(self.character(2 * row - 1, 2 * column))
    }

    /// What lies south of a square; row 0 has the north border of the board.
    pub fn south(&self, column: u8, row: u8) -> Edge {
        edge(self.character(2 * row, 2 * column - 1))
    }

    /// AGD-6A.10: whether the outer edge on this side of a square has an opening.
    pub fn is_opening(&self, column: u8, row: u8, facing: Facing) -> bool {
        let character = match facing {
            Facing::North => self.character(2 * row - 2, 2 * column - 1),
            Facing::East => self.character(2 * row - 1, 2 * column),
            Facing::South => self.character(2 * row, 2 * column - 1),
            Facing::West => self.character(2 * row - 1, 2 * column - 2),
        };
        character == b'O'
    }

    fn character(&self, line: u8, column: u8) -> u8 {
        self.0.as_bytes()[line as usize * LINE + column as usize]
    }
}

/// An opening is a wall until a layout joins it to another board.
fn edge(character: u8) -> Edge {
    match character {
        b' ' => Edge::Open,
        b'#' | b'X' | b'O' => Edge::Wall,
        b'=' | b'~' => Edge::Fence,
        b'D' => Edge::Door,
        other => panic!("no edge is printed as {}", char::from(other)),
    }
}

impl BoardFace {
    /// What is printed on the face.
    pub fn print(self) -> &'static BoardPrint {
        match self {
            BoardFace::SouthLock => &hadleys_hope::SOUTH_LOCK,
            BoardFace::Operations => &hadleys_hope::OPERATIONS,
            BoardFace::ResidentialBlock => &hadleys_hope::RESIDENTIAL_BLOCK,
            BoardFace::MedLab => &hadleys_hope::MED_LAB,
            BoardFace::ProcessorRamp => &processor::PROCESSOR_RAMP,
            BoardFace::CoolingGantry => &processor::COOLING_GANTRY,
            BoardFace::HiveTunnels => &processor::HIVE_TUNNELS,
            BoardFace::EggChamber => &processor::EGG_CHAMBER,
        }
    }

    /// The squares and edges of the face.
    pub fn grid(self) -> &'static Grid {
        &self.print().grid
    }

    /// The number of the board, 1 to 4: 1H and 1P are the two faces of board 1.
    #[inline]
    pub const fn number(self) -> u8 {
        self as u8 % 4 + 1
    }

    /// The room a square of this face is in; fenced and solid squares are in none.
    pub fn room(self, square: Square) -> Option<Room> {
        let rooms = self.print().rooms.iter();
        let mut holding =
            rooms.filter(|(_, areas)| areas.iter().any(|area| area.squares(self).any(|other| other == square)));
        holding.next().map(|&(room, _)| room)
    }
}

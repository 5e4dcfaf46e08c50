//! AGD-6A: all boards of a layout as one plane: what its squares are, what lies between them, and
//! which are one step apart.

use engine::{Word, rule};

use crate::{
    ground::{Door, Doors, Square, Squares},
    words::{BoardFace, Direction, Edge, Facing, Ground},
};

/// AGD-6A.11: layout coordinates over all boards together, from 1. In the order of
/// AGD-6G.14: by row, then column.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    /// Row, from the north.
    pub y: u8,
    /// Column, from the west.
    pub x: u8,
}

/// The boards, laid out.
#[derive(Debug)]
pub(super) struct Plane {
    pub(super) boards: Vec<BoardFace>,
    pub(super) width: u8,
    pub(super) height: u8,
    pub(super) floor: Squares,
    pub(super) fenced: Squares,
    pub(super) steps: Vec<[Option<Square>; Direction::ALL.len()]>,
    pub(super) neighbours: Vec<Squares>,
    pub(super) doors: Doors,
    /// The squares next to some door.
    pub(super) beside_doors: Squares,
    pub(super) sides: Vec<[Square; 2]>,
    beside: Vec<Doors>,
    squares: Vec<Square>,
    places: Vec<Place>,
    /// What lies on the four sides of each square, in the order of [`Facing`].
    edges: Vec<[Edge; 4]>,
}

impl Plane {
    pub(super) fn lay_out(boards: &[&[BoardFace]], sealed: &[(BoardFace, BoardFace)]) -> Plane {
        let across = boards.first().map_or(0, |row| row.len());
        assert!(boards.iter().all(|row| row.len() == across), "the boards make a rectangle");
        let (width, height) = (across as u8 * Square::ACROSS, boards.len() as u8 * Square::ACROSS);
        let mut plane = Plane {
            boards: boards.concat(),
            width,
            height,
            floor: Squares::NONE,
            fenced: Squares::NONE,
            steps: vec![[None; 8]; Square::COUNT],
            neighbours: vec![Squares::NONE; Square::COUNT],
            doors: Doors::NONE,
            beside_doors: Squares::NONE,
            sides: vec![[Square::default(); 2]; Door::COUNT],
            beside: vec![Doors::NONE; Square::COUNT],
            squares: vec![Square::default(); width as usize * height as usize],
            places: vec![Place::default(); Square::COUNT],
            edges: vec![[Edge::Wall; 4]; Square::COUNT],
        };
        for (row_idx, row) in boards.iter().enumerate() {
            for (column_idx, &face) in row.iter().enumerate() {
                plane.put_board(face, column_idx as u8, row_idx as u8);
            }
        }
        plane.join(boards, sealed);
        plane.hang_doors();
        plane.connect();
        plane
    }

    #[inline]
    pub(super) fn place(&self, square: Square) -> Place {
        self.places[square.index()]
    }

    pub(super) fn at(&self, place: Place) -> Option<Square> {
        let is_inside = (1..=self.width).contains(&place.x) && (1..=self.height).contains(&place.y);
        is_inside.then(|| self.squares[self.index(place)])
    }

    /// The square at one of the four sides of another, whatever lies between them.
    pub(super) fn beside(&self, square: Square, facing: Facing) -> Option<Square> {
        let Place { x, y } = self.place(square);
        self.at(match facing {
            Facing::North => Place { x, y: y - 1 },
            Facing::East => Place { x: x + 1, y },
            Facing::South => Place { x, y: y + 1 },
            Facing::West => Place { x: x - 1, y },
        })
    }

    /// AGD-6A.5: what lies between a square and the one at its side.
    #[inline]
    pub(super) fn edge(&self, square: Square, facing: Facing) -> Edge {
        self.edges[square.index()][facing.index()]
    }

    #[inline]
    pub(super) fn doors_beside(&self, square: Square) -> Doors {
        self.beside[square.index()]
    }

    pub(super) fn size_in_bytes(&self) -> usize {
        size_of_val(&self.boards[..])
            + size_of_val(&self.steps[..])
            + size_of_val(&self.neighbours[..])
            + size_of_val(&self.sides[..])
            + size_of_val(&self.beside[..])
            + size_of_val(&self.squares[..])
            + size_of_val(&self.places[..])
            + size_of_val(&self.edges[..])
    }

    fn index(&self, place: Place) -> usize {
        (place.y as usize - 1) * self.width as usize + place.x as usize - 1
    }

    fn put_board(&mut self, face: BoardFace, board_column: u8, board_row: u8) {
        let grid = face.grid();
        rule!("AGD-6A.1");
        rule!("AGD-6A.3");
        rule!("AGD-6A.5");
        rule!("AGD-6A.11");
        for (column, row) in (1..=12).flat_map(|row| (1..=12).map(move |column| (column, row))) {
            let square = Square::on(face, column, row);
            let place = Place { x: board_column * 12 + column, y: board_row * 12 + row };
            let index = self.index(place);
            self.places[square.index()] = place;
            self.squares[index] = square;
            match grid.ground(column, row) {
                Ground::Floor => self.floor.insert(square),
                Ground::Fenced => self.fenced.insert(square),
                Ground::Solid => (),
            }
            self.edges[square.index()] = [
                grid.south(column, row - 1),
                grid.east(column, row),
                grid.south(column, row),
                grid.east(column - 1, row),
            ];
        }
    }

    /// Opens the seams between boards that lie side by side.
    fn join(&mut self, boards: &[&[BoardFace]], sealed: &[(BoardFace, BoardFace)]) {
        rule!("AGD-6A.10");
        let is_sealed = |one, other| sealed.contains(&(one, other)) || sealed.contains(&(other, one));
        for row in boards {
            for pair in row.windows(2).filter(|pair| !is_sealed(pair[0], pair[1])) {
                for along in 1..=12 {
                    self.join_at(pair[0], (12, along), Facing::East, pair[1], (1, along), Facing::West);
                }
            }
        }
        for rows in boards.windows(2) {
            for (&north, &south) in rows[0].iter().zip(rows[1]).filter(|&(&north, &south)| !is_sealed(north, south)) {
                for along in 1..=12 {
                    self.join_at(north, (along, 12), Facing::South, south, (along, 1), Facing::North);
                }
            }
        }
    }

    fn join_at(
        &mut self,
        one: BoardFace,
        (column, row): (u8, u8),
        facing: Facing,
        other: BoardFace,
        (other_column, other_row): (u8, u8),
        other_facing: Facing,
    ) {
        let is_open = one.grid().is_opening(column, row, facing);
        if is_open && other.grid().is_opening(other_column, other_row, other_facing) {
            self.edges[Square::on(one, column, row).index()][facing.index()] = Edge::Open;
            self.edges[Square::on(other, other_column, other_row).index()][other_facing.index()] = Edge::Open;
        }
    }

    fn hang_doors(&mut self) {
        rule!("AGD-6B.1");
        for place in Door::places().iter().filter(|place| self.boards.contains(&place.face)).collect::<Vec<_>>() {
            let door = Door::find(place.face, place.square, place.facing).expect("the door is in its own list");
            let other = self.beside(place.square, place.facing).expect("a door joins two squares of a board");
            self.doors = self.doors.with(door);
            self.sides[door.index()] = [place.square, other];
            for side in [place.square, other] {
                self.beside[side.index()] = self.beside[side.index()].with(door);
                self.beside_doors.insert(side);
            }
        }
    }

    /// Finds the squares one step apart, doors passable.
    fn connect(&mut self) {
        rule!("AGD-6A.4");
        rule!("AGD-6A.6");
        rule!("AGD-6A.7");
        rule!("AGD-6A.8");
        for square in self.floor {
            for &direction in Direction::ALL {
                let next = match direction.sides() {
                    (facing, None) => self.straight(square, facing, &[Edge::Open, Edge::Door]),
                    (one, Some(other)) => self.corner(square, one, other).or_else(|| self.corner(square, other, one)),
                };
                self.steps[square.index()][direction.index()] = next;
                if let Some(next) = next {
                    self.neighbours[square.index()].insert(next);
                }
            }
        }
    }

    /// One step across an edge of one of these kinds onto floor.
    fn straight(&self, square: Square, facing: Facing, across: &[Edge]) -> Option<Square> {
        let next = self.beside(square, facing)?;
        (across.contains(&self.edge(square, facing)) && self.floor.has(next)).then_some(next)
    }

    /// One of the two ways to a square that touches only at a corner: open edges, and floor in the
    /// middle. A door is never passed this way.
    fn corner(&self, square: Square, first: Facing, second: Facing) -> Option<Square> {
        let middle = self.straight(square, first, &[Edge::Open])?;
        self.straight(middle, second, &[Edge::Open])
    }
}

impl Direction {
    /// The one or two sides of a square that a step in this direction goes past.
    fn sides(self) -> (Facing, Option<Facing>) {
        match self {
            Direction::North => (Facing::North, None),
            Direction::East => (Facing::East, None),
            Direction::South => (Facing::South, None),
            Direction::West => (Facing::West, None),
            Direction::NorthEast => (Facing::North, Some(Facing::East)),
            Direction::SouthEast => (Facing::South, Some(Facing::East)),
            Direction::SouthWest => (Facing::South, Some(Facing::West)),
            Direction::NorthWest => (Facing::North, Some(Facing::West)),
        }
    }
}

impl Facing {
    /// The direction of a step out of this side of a square.
    pub fn into_direction(self) -> Direction {
        match self {
            Facing::North => Direction::North,
            Facing::East => Direction::East,
            Facing::South => Direction::South,
            Facing::West => Direction::West,
        }
    }
}

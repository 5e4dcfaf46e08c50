//! AGD-6A, AGD-6B, AGD-6C: the ground the game is played on.
//!
//! A [`Square`] names a place by board, column and row; [`Squares`] is a set of them, and
//! [`Doors`] one of doors. A [`Layout`] is the ground of one mission, built once: what is floor,
//! which squares are neighbours, how far they are from each other and what can be seen from
//! where. What changes in play — who stands where, what is barricaded — is handed in as sets.

mod distance;
mod door;
mod lines;
mod plane;
mod route;
mod sight;
mod square;

use std::sync::OnceLock;

use engine::Word;

use crate::{
    ground::{distance::FarTable, plane::Plane, sight::SightTable},
    words::{BoardFace, Direction, Edge, Facing, Mission},
};

pub use distance::Reach;
pub use door::{Door, Doors};
pub use plane::Place;
pub use route::{Ends, Going, Route};
pub use sight::Eye;
pub use square::{Square, Squares};

/// The ground of a mission.
#[derive(Debug)]
pub struct Layout {
    plane: Plane,
    far: FarTable,
    sight: SightTable,
}

impl Layout {
    /// AGD-3.2: the boards of a mission as they are laid out.
    pub fn of(mission: Mission) -> &'static Layout {
        static LAYOUTS: [OnceLock<Layout>; Mission::ALL.len()] = [const { OnceLock::new() }; Mission::ALL.len()];
        LAYOUTS[mission.index()].get_or_init(|| {
            let print = mission.print();
            Layout::build(print.boards, print.sealed)
        })
    }

    /// Boards in rows from north to south, each from west to east. AGD-6A.10: joined where both
    /// have an opening, unless the seam between the two is sealed.
    pub fn build(boards: &[&[BoardFace]], sealed: &[(BoardFace, BoardFace)]) -> Layout {
        let plane = Plane::lay_out(boards, sealed);
        let far = FarTable::measure(&plane);
        let sight = SightTable::look(&plane);
        Layout { plane, far, sight }
    }

    /// The boards, by layout row, then column.
    pub fn boards(&self) -> impl Iterator<Item = BoardFace> + '_ {
        self.plane.boards.iter().copied()
    }

    /// Every square that a figure may ever enter.
    #[inline]
    pub fn floor(&self) -> &Squares {
        &self.plane.floor
    }

    /// AGD-6A.3: the squares that nobody enters and everybody sees across.
    pub fn fenced(&self) -> &Squares {
        &self.plane.fenced
    }

    /// The squares of one board, by the board's number.
    #[inline]
    pub fn board(&self, number: u8) -> Squares {
        self.plane.floor.on_board(number)
    }

    /// AGD-6A.11: where a square is among all boards together.
    #[inline]
    pub fn place(&self, square: Square) -> Place {
        self.plane.place(square)
    }

    /// The square at a place, if a board lies there.
    pub fn at(&self, place: Place) -> Option<Square> {
        self.plane.at(place)
    }

    /// AGD-6A.8: the squares one step away, doors passable and nothing barricaded.
    #[inline]
    pub fn neighbours(&self, square: Square) -> &Squares {
        &self.plane.neighbours[square.index()]
    }

    /// AGD-6A.8: where a step in a direction leads, doors passable and nothing barricaded.
    #[inline]
    pub fn step(&self, square: Square, direction: Direction) -> Option<Square> {
        self.plane.steps[square.index()][direction.index()]
    }

    /// AGD-6A.5: what lies on one of the four sides of a square.
    pub fn edge(&self, square: Square, facing: Facing) -> Edge {
        self.plane.edge(square, facing)
    }

    /// All doors of the boards.
    pub fn doors(&self) -> Doors {
        self.plane.doors
    }

    /// AGD-6B.1: the doors that a square is next to.
    #[inline]
    pub fn doors_beside(&self, square: Square) -> Doors {
        self.plane.doors_beside(square)
    }

    /// AGD-6B.1: the door between two squares.
    #[inline]
    pub fn door_between(&self, one: Square, other: Square) -> Option<Door> {
        let shared = self.doors_beside(one) & self.doors_beside(other);
        shared.first()
    }

    /// AGD-6B.2, AGD-6B.3: the doors that are open: not barricaded, and a figure or blip beside.
    #[inline]
    pub fn open_doors(&self, figures: &Squares, barricaded: Doors) -> Doors {
        let beside = *figures & self.plane.beside_doors;
        beside.iter().fold(Doors::NONE, |open, square| open | self.doors_beside(square)) - barricaded
    }

    /// AGD-6A.6, AGD-6A.7: the squares adjacent to one, with these doors open. AGD-6A.4: none is on
    /// the far side of a wall. AGD-6J.6: and each sees the other.
    #[inline]
    pub fn adjacent(&self, square: Square, open: Doors) -> Squares {
        let mut around = self.plane.neighbours[square.index()];
        for door in (self.doors_beside(square) - open).iter() {
            around.remove(self.beyond(door, square));
        }
        around
    }

    /// AGD-6A.6, AGD-6A.7: whether two squares are adjacent, with these doors open.
    #[inline]
    pub fn is_adjacent(&self, one: Square, other: Square, open: Doors) -> bool {
        self.neighbours(one).has(other) && self.door_between(one, other).is_none_or(|door| open.has(door))
    }

    /// AGD-6B.1: the two squares that a door joins.
    #[inline]
    pub fn sides(&self, door: Door) -> [Square; 2] {
        self.plane.sides[door.index()]
    }

    /// The square on the other side of a door.
    #[inline]
    pub fn beyond(&self, door: Door, from: Square) -> Square {
        let [one, other] = self.sides(door);
        if one == from { other } else { one }
    }

    /// AGD-11E.54: whether a fenced square is at one of the four sides of this one.
    pub fn is_beside_fence(&self, square: Square) -> bool {
        let fenced = |facing| self.plane.beside(square, facing).is_some_and(|beside| self.plane.fenced.has(beside));
        Facing::ALL.iter().any(|&facing| fenced(facing))
    }

    /// AGD-6A.9: max(|Δcol|, |Δrow|) in layout coordinates.
    #[inline]
    pub fn range(&self, one: Square, other: Square) -> u8 {
        let (one, other) = (self.place(one), self.place(other));
        one.x.abs_diff(other.x).max(one.y.abs_diff(other.y))
    }

    /// AGD-6M.2: whether a square lies strictly in front of one that faces this way.
    #[inline]
    pub fn is_in_front(&self, gun: Square, facing: Facing, square: Square) -> bool {
        let (gun, square) = (self.place(gun), self.place(square));
        match facing {
            Facing::North => square.y < gun.y,
            Facing::East => square.x > gun.x,
            Facing::South => square.y > gun.y,
            Facing::West => square.x < gun.x,
        }
    }

    /// AGD-6G.14: the first square by layout row, then column.
    pub fn first_in_order(&self, squares: &Squares) -> Option<Square> {
        squares.iter().min_by_key(|&square| self.place(square))
    }

    /// What the tables of the layout take in memory.
    pub fn size_in_bytes(&self) -> usize {
        size_of::<Layout>() + self.plane.size_in_bytes() + self.far.size_in_bytes() + self.sight.size_in_bytes()
    }
}

//! AGD-6C.6: line of sight as the rules write it down, segment by segment, with no table. The
//! tables of the game are held against it.

use aliens::{
    ground::{Doors, Layout, Place, Square, Squares},
    words::{BoardFace, Edge, Facing},
};

use crate::segments::{self, Length, Segment, WIDE};

/// What stands in the way of lines.
pub(crate) struct Scene<'a> {
    pub(crate) layout: &'a Layout,
    pub(crate) standing: Squares,
    pub(crate) open: Doors,
}

impl Scene<'_> {
    /// AGD-6C.6, 4
    pub(crate) fn sees(&self, viewer: Square, target: Square) -> bool {
        viewer == target || self.sees_plainly(viewer, target) || self.sees_round_a_corner(viewer, target)
    }

    /// AGD-6C.6, 1
    pub(crate) fn sees_plainly(&self, viewer: Square, target: Square) -> bool {
        let mut plain = segments::plain(self.layout.place(viewer), self.layout.place(target));
        plain.any(|segment| self.is_clear(segment, viewer, target))
    }

    /// AGD-6C.6, 2 and 3. AGD-6C.3: it is only for the corner of somebody's square.
    pub(crate) fn sees_round_a_corner(&self, viewer: Square, target: Square) -> bool {
        let (from, to) = (self.layout.place(viewer), self.layout.place(target));
        let (east, south) = (to.x > from.x, to.y > from.y);
        if from.x == to.x || from.y == to.y || !self.is_open_corner(from, east, south) {
            return false;
        }
        let side = Place { x: if east { from.x + 1 } else { from.x - 1 }, y: from.y };
        let end = Place { x: from.x, y: if south { from.y + 1 } else { from.y - 1 } };
        let stands = |place| self.layout.at(place).is_some_and(|square| self.standing.has(square));
        (stands(side) || stands(end))
            && segments::from_corner(from, to).any(|segment| self.is_clear(segment, viewer, target))
    }

    /// AGD-6C.6, 3: whether a way round the corner meets neither wall nor closed door.
    fn is_open_corner(&self, at: Place, east: bool, south: bool) -> bool {
        let x = if east { at.x + 1 } else { at.x - 1 };
        let y = if south { at.y + 1 } else { at.y - 1 };
        let across = if east { Facing::East } else { Facing::West };
        let down = if south { Facing::South } else { Facing::North };
        let by_the_side = !self.blocks(at, across) && !self.blocks(Place { x, y: at.y }, down);
        let by_the_end = !self.blocks(at, down) && !self.blocks(Place { x: at.x, y }, across);
        by_the_side || by_the_end
    }

    /// Goes from grid line to grid line, and looks at everything on the way.
    fn is_clear(&self, (from, to): Segment, viewer: Square, target: Square) -> bool {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let blocked_by_figure = |x: Length, y: Length| {
            let square = self.at(x, y);
            square != Some(viewer) && square != Some(target) && square.is_none_or(|square| self.standing.has(square))
        };
        for grid in (from.0.min(to.0) / WIDE + 1)..=(from.0.max(to.0) - 1) / WIDE {
            // The segment meets the line between columns `grid` and `grid + 1`.
            let scaled = (from.1 * dx + dy * (WIDE * grid - from.0)) * dx.signum();
            let (row, rest) = (scaled.div_euclid(WIDE * dx.abs()), scaled.rem_euclid(WIDE * dx.abs()));
            let rows = if rest == 0 { vec![row, row + 1] } else { vec![row + 1] };
            for &row in &rows {
                if self.blocks_at(grid, row, Facing::East)
                    || blocked_by_figure(grid, row)
                    || blocked_by_figure(grid + 1, row)
                {
                    return false;
                }
            }
            let is_corner = rest == 0;
            if is_corner && [grid, grid + 1].into_iter().any(|column| self.blocks_at(column, row, Facing::South)) {
                return false;
            }
        }
        for grid in (from.1.min(to.1) / WIDE + 1)..=(from.1.max(to.1) - 1) / WIDE {
            let scaled = (from.0 * dy + dx * (WIDE * grid - from.1)) * dy.signum();
            let (column, rest) = (scaled.div_euclid(WIDE * dy.abs()), scaled.rem_euclid(WIDE * dy.abs()));
            if rest == 0 {
                continue;
            }
            if self.blocks_at(column + 1, grid, Facing::South)
                || blocked_by_figure(column + 1, grid)
                || blocked_by_figure(column + 1, grid + 1)
            {
                return false;
            }
        }
        true
    }

    fn at(&self, x: Length, y: Length) -> Option<Square> {
        self.layout.at(Place { x: u8::try_from(x).ok()?, y: u8::try_from(y).ok()? })
    }

    fn blocks_at(&self, x: Length, y: Length, facing: Facing) -> bool {
        let place = u8::try_from(x).ok().zip(u8::try_from(y).ok()).map(|(x, y)| Place { x, y });
        place.is_none_or(|place| self.blocks(place, facing))
    }

    /// AGD-6A.5: whether what lies on one side of a square stops lines.
    fn blocks(&self, at: Place, facing: Facing) -> bool {
        let Some(square) = self.layout.at(at) else { return true };
        let beyond = match facing {
            Facing::North => Place { y: at.y - 1, ..at },
            Facing::East => Place { x: at.x + 1, ..at },
            Facing::South => Place { y: at.y + 1, ..at },
            Facing::West => Place { x: at.x - 1, ..at },
        };
        let Some(beyond) = self.layout.at(beyond) else { return true };
        match self.printed(square, beyond, facing) {
            Edge::Open | Edge::Fence => false,
            Edge::Wall => true,
            Edge::Door => {
                let door = self.layout.door_between(square, beyond).expect("a door hangs there");
                !self.open.has(door)
            }
        }
    }

    /// AGD-11A.1: the edge as it is printed. AGD-6A.10: across a seam it is what the layout made of
    /// it, and only an opening can be stepped through.
    fn printed(&self, square: Square, beyond: Square, facing: Facing) -> Edge {
        if square.board() != beyond.board() {
            return if self.layout.neighbours(square).has(beyond) { Edge::Open } else { Edge::Wall };
        }
        let face = self.face(square);
        let (column, row) = (square.column(), square.row());
        match facing {
            Facing::North => face.grid().south(column, row - 1),
            Facing::East => face.grid().east(column, row),
            Facing::South => face.grid().south(column, row),
            Facing::West => face.grid().east(column - 1, row),
        }
    }

    fn face(&self, square: Square) -> BoardFace {
        self.layout.boards().find(|face| face.number() == square.board()).expect("the square is on a board")
    }
}

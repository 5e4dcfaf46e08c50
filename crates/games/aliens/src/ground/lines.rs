//! AGD-6C.6: the lines along which one square may see another, and what each of them crosses.
//!
//! Whatever the boards, the lines from a square to the one `across` columns and `down` rows away
//! cross the same edges and squares between the two. They are worked out once for each such pair of
//! numbers; a bit stands for a line. The viewer's square is (0, 0); for other quarters of the plane
//! everything is mirrored, which turns the sample points into each other.

/// One bit for each line.
pub(super) type LineSet = u128;

/// Sample points of a square lie at these offsets in both directions, a square being 8 wide.
const SAMPLES: [i32; 3] = [1, 4, 7];
const WIDE: i32 = 8;

/// An edge between two squares of the box between viewer and target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum EdgeAt {
    /// East of (column, row).
    East(u8, u8),
    /// South of (column, row).
    South(u8, u8),
}

impl EdgeAt {
    /// The square whose edge it is.
    pub(super) fn square(self) -> (u8, u8) {
        match self {
            EdgeAt::East(column, row) | EdgeAt::South(column, row) => (column, row),
        }
    }

    /// The square on the other side.
    fn square_beyond(self) -> (u8, u8) {
        match self {
            EdgeAt::East(column, row) => (column + 1, row),
            EdgeAt::South(column, row) => (column, row + 1),
        }
    }
}

/// The lines to the square `across` columns and `down` rows away.
pub(super) struct Lines {
    pub(super) all: LineSet,
    /// Each edge that some line crosses or touches, the nearest to the viewer first.
    pub(super) edges: Vec<(EdgeAt, LineSet)>,
    /// The lines that cross or touch each square, by row, then column.
    pub(super) squares: Vec<LineSet>,
}

impl Lines {
    pub(super) fn to(across: u8, down: u8) -> Lines {
        let mut drawing = Drawing::new(across, down);
        drawing.draw_plain_lines();
        if across > 0 && down > 0 {
            drawing.draw_corner_lines();
        }
        drawing.finish()
    }
}

struct Drawing {
    across: usize,
    down: usize,
    line: LineSet,
    all: LineSet,
    east: Vec<LineSet>,
    south: Vec<LineSet>,
    squares: Vec<LineSet>,
}

impl Drawing {
    fn new(across: u8, down: u8) -> Drawing {
        let (across, down) = (across as usize, down as usize);
        let empty = vec![0; (across + 1) * (down + 1)];
        Drawing { across, down, line: 1, all: 0, east: empty.clone(), south: empty.clone(), squares: empty }
    }

    /// AGD-6C.6, 1: from each sample point of the viewer's square to each of the target's.
    fn draw_plain_lines(&mut self) {
        for (x, y) in samples() {
            for target in self.target_points() {
                self.draw((x, y), target);
                self.next_line();
            }
        }
    }

    /// AGD-6C.3, AGD-6C.6, 2 and 3: from the corner that looks at the target. The corner is open if one of two
    /// ways round it is, so each line counts twice, once for each way.
    fn draw_corner_lines(&mut self) {
        let rounds = [[EdgeAt::East(0, 0), EdgeAt::South(1, 0)], [EdgeAt::South(0, 0), EdgeAt::East(0, 1)]];
        for round in rounds {
            for target in self.target_points() {
                round.into_iter().for_each(|edge| self.mark_edge(edge));
                self.draw((WIDE, WIDE), target);
                self.next_line();
            }
        }
    }

    fn target_points(&self) -> Vec<(i32, i32)> {
        let (column, row) = (self.across as i32 * WIDE, self.down as i32 * WIDE);
        samples().map(|(x, y)| (column + x, row + y)).collect()
    }

    /// Marks what a segment crosses. Every number is an integer, so nothing is rounded. The point
    /// it starts from is not tested. Where grid lines are crossed, the segment goes east or south.
    fn draw(&mut self, (x0, y0): (i32, i32), (x1, y1): (i32, i32)) {
        let (dx, dy) = (x1 - x0, y1 - y0);
        for grid in grid_lines_between(x0, x1) {
            // Where the segment crosses the line, y times dx.
            let y = y0 * dx + dy * (grid * WIDE - x0);
            let (column, row) = (grid as u8 - 1, (y / (WIDE * dx)) as u8);
            if y % (WIDE * dx) == 0 {
                self.touch_corner(column, row - 1);
            } else {
                self.cross(EdgeAt::East(column, row));
            }
        }
        for grid in grid_lines_between(y0, y1) {
            let x = x0 * dy + dx * (grid * WIDE - y0);
            if x % (WIDE * dy) != 0 {
                self.cross(EdgeAt::South((x / (WIDE * dy)) as u8, grid as u8 - 1));
            }
        }
    }

    /// An edge, with the squares at both its sides.
    fn cross(&mut self, edge: EdgeAt) {
        self.mark_edge(edge);
        let (column, row) = edge.square();
        let (column_beyond, row_beyond) = edge.square_beyond();
        self.mark_square(column, row);
        self.mark_square(column_beyond, row_beyond);
    }

    /// The south-east corner of a square, passed exactly: it counts as touching all four edges and
    /// squares that meet there.
    fn touch_corner(&mut self, column: u8, row: u8) {
        self.cross(EdgeAt::East(column, row));
        self.cross(EdgeAt::East(column, row + 1));
        self.cross(EdgeAt::South(column, row));
        self.cross(EdgeAt::South(column + 1, row));
    }

    fn mark_edge(&mut self, edge: EdgeAt) {
        let (column, row) = edge.square();
        let at = self.index(column, row);
        match edge {
            EdgeAt::East(..) => self.east[at] |= self.line,
            EdgeAt::South(..) => self.south[at] |= self.line,
        }
    }

    fn mark_square(&mut self, column: u8, row: u8) {
        let at = self.index(column, row);
        self.squares[at] |= self.line;
    }

    fn next_line(&mut self) {
        self.all |= self.line;
        self.line <<= 1;
    }

    fn index(&self, column: u8, row: u8) -> usize {
        row as usize * (self.across + 1) + column as usize
    }

    fn finish(self) -> Lines {
        let mut edges = Vec::new();
        for row in 0..=self.down as u8 {
            for column in 0..=self.across as u8 {
                let at = self.index(column, row);
                edges.extend((self.east[at] != 0).then_some((EdgeAt::East(column, row), self.east[at])));
                edges.extend((self.south[at] != 0).then_some((EdgeAt::South(column, row), self.south[at])));
            }
        }
        edges.sort_by_key(|(edge, _)| edge.square().0 + edge.square().1);
        Lines { all: self.all, edges, squares: self.squares }
    }
}

fn samples() -> impl Iterator<Item = (i32, i32)> {
    SAMPLES.into_iter().flat_map(|x| SAMPLES.into_iter().map(move |y| (x, y)))
}

/// The grid lines strictly between two coordinates, by their number.
fn grid_lines_between(one: i32, other: i32) -> impl Iterator<Item = i32> {
    let (low, high) = (one.min(other), one.max(other));
    (low / WIDE + 1..).take_while(move |grid| grid * WIDE < high)
}

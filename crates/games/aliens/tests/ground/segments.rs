//! AGD-6C.6: enough segments between two squares to decide whether one is clear, whatever is in the
//! way.
//!
//! Whatever stops a line ends in corners of the grid. A clear segment can therefore be shifted and
//! turned, clear all the time, until it all but touches two corners; and of the segments that pass
//! two corners closely, on either side of each, one is enough of those that go through the same
//! squares.

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, LazyLock, Mutex},
};

use aliens::ground::Place;

/// A square is so wide.
pub(crate) const WIDE: Length = 1 << 20;
/// So near a segment passes corners. It is far less than any other corner is from it.
const NEAR: Length = WIDE >> 12;

pub(crate) type Length = i64;
pub(crate) type Point = (Length, Length);
pub(crate) type Segment = (Point, Point);

/// From inside the first square to inside the other, in the coordinates of the layout.
pub(crate) fn plain(from: Place, to: Place) -> impl Iterator<Item = Segment> {
    let drawn = drawn(from, to);
    (0..drawn.plain.len()).map(move |number| placed(drawn.plain[number], from, to))
}

/// From the corner of the first square that looks at the other.
pub(crate) fn from_corner(from: Place, to: Place) -> impl Iterator<Item = Segment> {
    let drawn = drawn(from, to);
    (0..drawn.from_corner.len()).map(move |number| placed(drawn.from_corner[number], from, to))
}

/// A segment that was drawn to the east and south from the origin, where it belongs.
fn placed((start, end): Segment, from: Place, to: Place) -> Segment {
    let first = (WIDE * (Length::from(from.x) - 1), WIDE * (Length::from(from.y) - 1));
    let place = |(x, y): Point| {
        let x = if to.x < from.x { WIDE - x } else { x };
        let y = if to.y < from.y { WIDE - y } else { y };
        (first.0 + x, first.1 + y)
    };
    (place(start), place(end))
}

/// The segments to a square so far to the east and south.
#[derive(Debug, Default)]
struct Segments {
    plain: Vec<Segment>,
    from_corner: Vec<Segment>,
}

/// All that were drawn so far, by how far apart the squares are.
type Drawn = Mutex<HashMap<(u8, u8), Arc<Segments>>>;

/// Those of two places, drawn once for all that are so far apart.
fn drawn(from: Place, to: Place) -> Arc<Segments> {
    static DRAWN: LazyLock<Drawn> = LazyLock::new(Drawn::default);
    let (across, down) = (from.x.abs_diff(to.x), from.y.abs_diff(to.y));
    let mut drawn = DRAWN.lock().expect("nobody panicked while drawing");
    drawn.entry((across, down)).or_insert_with(|| Arc::new(draw(across.into(), down.into()))).clone()
}

fn draw(across: Length, down: Length) -> Segments {
    let corners: Vec<Point> = (0..=across + 1).flat_map(|x| (0..=down + 1).map(move |y| (x, y))).collect();
    let mut segments = Segments::default();
    let mut ways = HashSet::new();
    for &one in &corners {
        for &other in corners.iter().filter(|other| other.0 >= one.0 && other.1 >= one.1 && **other != one) {
            for (one, other) in both_sides(one).flat_map(|one| both_sides(other).map(move |other| (one, other))) {
                let ends = inside(one, other, (0, 0))
                    .and_then(|start| inside(one, other, (across, down)).map(|end| (start, end)));
                segments.plain.extend(ends.filter(|&segment| way(segment).is_some_and(|way| ways.insert(way))));
            }
        }
    }
    ways.clear();
    for &other in corners.iter().filter(|other| other.0 >= 1 && other.1 >= 1 && **other != (1, 1)) {
        for other in both_sides(other).filter(|other| other.0 > WIDE && other.1 > WIDE) {
            let end = inside((WIDE, WIDE), other, (across, down)).map(|end| ((WIDE, WIDE), end));
            segments.from_corner.extend(end.filter(|&segment| way(segment).is_some_and(|way| ways.insert(way))));
        }
    }
    segments
}

/// The two points beside a corner. Lines to the east and south pass between them.
fn both_sides((x, y): Point) -> impl Iterator<Item = Point> {
    [NEAR, -NEAR].into_iter().map(move |near| (WIDE * x + near, WIDE * y - near))
}

/// A point inside a square, in the middle of what a line through two points has in it.
fn inside(one: Point, other: Point, (column, row): Point) -> Option<Point> {
    let (dx, dy) = ((other.0 - one.0) as f64, (other.1 - one.1) as f64);
    let (mut enters, mut leaves) = (f64::NEG_INFINITY, f64::INFINITY);
    for (at, by, square) in [(one.0, dx, column), (one.1, dy, row)] {
        let (low, high) = ((WIDE * square - at) as f64, (WIDE * (square + 1) - at) as f64);
        if by == 0.0 && (low >= 0.0 || high <= 0.0) {
            return None;
        }
        if by != 0.0 {
            enters = enters.max((low / by).min(high / by));
            leaves = leaves.min((low / by).max(high / by));
        }
    }
    let middle = (enters + leaves) / 2.0;
    let point = (one.0 + (middle * dx).round() as Length, one.1 + (middle * dy).round() as Length);
    let is_inside = |at: Length, square| WIDE * square < at && at < WIDE * (square + 1);
    (enters < leaves && is_inside(point.0, column) && is_inside(point.1, row)).then_some(point)
}

/// The rows in which a segment goes from column to column, if it meets no corner.
fn way(((x0, y0), (x1, y1)): Segment) -> Option<Vec<Length>> {
    let (dx, dy) = (x1 - x0, y1 - y0);
    let columns = (x0 / WIDE + 1..).take_while(|column| column * WIDE < x1);
    let row = |column| {
        let y = y0 * dx + dy * (column * WIDE - x0);
        (y % (WIDE * dx) != 0).then_some(y / (WIDE * dx))
    };
    columns.map(row).collect()
}

//! AGD-6C: line of sight, exactly, from tables made once for a layout.
//!
//! For every two squares that could ever see each other the table keeps the lines that no wall
//! stops, and for each door on the way the lines that pass it. A question then takes away the lines
//! that closed doors and standing characters stop, and looks whether one is left.

use crate::{
    ground::{
        Door, Doors, Layout, Place, Square, Squares,
        lines::{EdgeAt, LineSet, Lines},
        plane::Plane,
    },
    words::{Edge, Facing},
};

impl Layout {
    /// What could be seen from a square with every door open and nobody in the way, itself
    /// included.
    #[inline]
    pub fn may_see(&self, viewer: Square) -> &Squares {
        &self.sight.seen[viewer.index()]
    }

    /// AGD-6C.6: whether a figure sees a square past these standing characters, with these doors
    /// open. The characters on the two squares themselves do not count. AGD-6C.4: however far it
    /// is. AGD-6C.5: the other way round it may be different. AGD-6C.7: it is worked out anew each
    /// time it is asked. AGD-6C.8: sentry guns see the same way.
    #[inline]
    pub fn sees(&self, viewer: Square, target: Square, standing: &Squares, open: Doors) -> bool {
        if viewer == target {
            return true;
        }
        if !self.may_see(viewer).has(target) {
            return false;
        }
        self.sight.has_clear_line(&self.plane, viewer, target, standing, open)
    }

    /// AGD-6C.1: everything a figure sees.
    pub fn sight(&self, viewer: Square, standing: &Squares, open: Doors) -> Squares {
        self.may_see(viewer).iter().filter(|&target| self.sees(viewer, target, standing, open)).collect()
    }

    /// Those of some squares that at least one of some viewers sees.
    #[inline]
    pub fn seen_by_any(&self, viewers: &Squares, mut targets: Squares, standing: &Squares, open: Doors) -> Squares {
        let mut seen = Squares::NONE;
        for viewer in viewers.iter() {
            for target in (targets & *self.may_see(viewer)).iter() {
                if self.sees(viewer, target, standing, open) {
                    seen.insert(target);
                    targets.remove(target);
                }
            }
        }
        seen
    }
}

#[derive(Debug)]
pub(super) struct SightTable {
    seen: Vec<Squares>,
    /// Where the pairs of each viewer begin; a viewer's pairs are in the order of the targets.
    first: Vec<u32>,
    pairs: Vec<Pair>,
    doors: Vec<DoorLines>,
    /// The squares that lines cross, by how far the target is down and across.
    squares: Vec<Box<[LineSet]>>,
}

/// What there is between a viewer and a target.
#[derive(Clone, Copy, Debug)]
struct Pair {
    /// The lines that no wall stops.
    clear: LineSet,
    /// Where the doors on the way are, in the list of all.
    first_door: u32,
    n_doors: u32,
}

#[derive(Clone, Copy, Debug)]
struct DoorLines {
    lines: LineSet,
    door: Door,
}

impl SightTable {
    pub(super) fn look(plane: &Plane) -> SightTable {
        let mut found = Vec::new();
        let mut squares = vec![Box::default(); plane.width as usize * plane.height as usize];
        for (across, down) in (0..plane.height).flat_map(|down| (0..plane.width).map(move |across| (across, down))) {
            let lines = Lines::to(across, down);
            let n_found = found.len();
            for viewer in plane.floor {
                for mirror in Mirror::all(across, down) {
                    found.extend(Found::look(plane, &lines, mirror, viewer, across, down));
                }
            }
            if found.len() > n_found {
                squares[down as usize * plane.width as usize + across as usize] = lines.squares.into_boxed_slice();
            }
        }
        found.sort_by_key(|found| (found.viewer, found.target));
        SightTable::from_found(found, squares)
    }

    pub(super) fn size_in_bytes(&self) -> usize {
        let squares: usize = self.squares.iter().map(|lines| size_of_val(&lines[..])).sum();
        size_of_val(&self.seen[..])
            + size_of_val(&self.first[..])
            + size_of_val(&self.pairs[..])
            + size_of_val(&self.doors[..])
            + size_of_val(&self.squares[..])
            + squares
    }

    fn from_found(found: Vec<Found>, squares: Vec<Box<[LineSet]>>) -> SightTable {
        let mut seen = vec![Squares::NONE; Square::COUNT];
        let mut first = vec![0; Square::COUNT];
        let mut pairs = Vec::with_capacity(found.len());
        let mut doors = Vec::new();
        for found in found {
            let viewer = found.viewer.index();
            if seen[viewer].is_empty() {
                first[viewer] = pairs.len() as u32;
            }
            seen[viewer].insert(found.target);
            pairs.push(Pair { clear: found.clear, first_door: doors.len() as u32, n_doors: found.doors.len() as u32 });
            doors.extend(found.doors);
        }
        SightTable { seen, first, pairs, doors, squares }
    }

    #[inline]
    fn has_clear_line(&self, plane: &Plane, viewer: Square, target: Square, standing: &Squares, open: Doors) -> bool {
        let pair = &self.pairs[self.first[viewer.index()] as usize + self.seen[viewer.index()].before(target)];
        let doors = &self.doors[pair.first_door as usize..(pair.first_door + pair.n_doors) as usize];
        let closed = doors.iter().filter(|lines| !open.has(lines.door));
        let mut clear = closed.fold(pair.clear, |clear, closed| clear & !closed.lines);
        if clear == 0 {
            return false;
        }
        let (from, to) = (plane.place(viewer), plane.place(target));
        let (across, down) = (from.x.abs_diff(to.x), from.y.abs_diff(to.y));
        let crossed = &self.squares[down as usize * plane.width as usize + across as usize];
        for character in standing.without(viewer).without(target).iter() {
            let place = plane.place(character);
            if is_between(from.x, place.x, to.x) && is_between(from.y, place.y, to.y) {
                let (column, row) = (from.x.abs_diff(place.x), from.y.abs_diff(place.y));
                clear &= !crossed[row as usize * (across as usize + 1) + column as usize];
            }
        }
        clear != 0
    }
}

#[inline]
fn is_between(one: u8, middle: u8, other: u8) -> bool {
    one.min(other) <= middle && middle <= one.max(other)
}

/// Which quarter of the plane the target is in.
#[derive(Clone, Copy)]
struct Mirror {
    is_west: bool,
    is_north: bool,
}

impl Mirror {
    /// The quarters that differ for a target so far away.
    fn all(across: u8, down: u8) -> impl Iterator<Item = Mirror> {
        let wests: &[bool] = if across == 0 { &[false] } else { &[false, true] };
        let norths: &[bool] = if down == 0 { &[false] } else { &[false, true] };
        wests.iter().flat_map(|&is_west| norths.iter().map(move |&is_north| Mirror { is_west, is_north }))
    }

    fn place(self, viewer: Place, column: u8, row: u8) -> Place {
        let x = if self.is_west { viewer.x.wrapping_sub(column) } else { viewer.x + column };
        let y = if self.is_north { viewer.y.wrapping_sub(row) } else { viewer.y + row };
        Place { x, y }
    }

    fn facing(self, edge: EdgeAt) -> Facing {
        match edge {
            EdgeAt::East(..) if self.is_west => Facing::West,
            EdgeAt::East(..) => Facing::East,
            EdgeAt::South(..) if self.is_north => Facing::North,
            EdgeAt::South(..) => Facing::South,
        }
    }
}

/// A viewer and a target that could see each other.
struct Found {
    viewer: Square,
    target: Square,
    clear: LineSet,
    doors: Vec<DoorLines>,
}

impl Found {
    fn look(plane: &Plane, lines: &Lines, mirror: Mirror, viewer: Square, across: u8, down: u8) -> Option<Found> {
        let from = plane.place(viewer);
        let target = plane.at(mirror.place(from, across, down)).filter(|&target| plane.floor.has(target))?;
        let mut clear = lines.all;
        let mut doors = Vec::new();
        for &(edge, crossing) in &lines.edges {
            let (column, row) = edge.square();
            let square = plane.at(mirror.place(from, column, row)).expect("it is between two squares of the layout");
            let facing = mirror.facing(edge);
            match plane.edge(square, facing) {
                Edge::Open | Edge::Fence => (),
                // AGD-6A.2: walls block lines; solid squares are walled in.
                Edge::Wall => clear &= !crossing,
                Edge::Door => doors.push((square, facing, crossing)),
            }
            if clear == 0 {
                return None;
            }
        }
        let doors = doors.into_iter().filter(|(.., crossing)| crossing & clear != 0);
        let doors =
            doors.map(|(square, facing, lines)| DoorLines { lines, door: door_at(plane, square, facing) }).collect();
        Some(Found { viewer, target, clear, doors })
    }
}

fn door_at(plane: &Plane, square: Square, facing: Facing) -> Door {
    let beyond = plane.beside(square, facing).expect("a door joins two squares");
    (plane.doors_beside(square) & plane.doors_beside(beyond)).first().expect("a door hangs on a door edge")
}

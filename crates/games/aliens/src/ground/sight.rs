//! AGD-6C: line of sight, exactly, from tables made once for a layout.
//!
//! For every two squares that could ever see each other the table keeps the lines that no wall
//! stops, and for each door on the way the lines that pass it. A question then takes away the lines
//! that closed doors and standing characters stop, and looks whether one is left.

use engine::rule;

use crate::{
    ground::{
        Door, Doors, Layout, Square, Squares,
        lines::{Step, Way},
        plane::Plane,
        square::WORDS,
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
    /// open. The characters on the two squares themselves do not count. The other way round it may be
    /// different beside a character. AGD-6C.8: sentry guns see the same way.
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
        self.seen_among(viewer, self.may_see(viewer), standing, open)
    }

    /// AGD-6C.1: what a figure sees of some squares.
    pub fn seen_among(&self, viewer: Square, squares: &Squares, standing: &Squares, open: Doors) -> Squares {
        let standing = self.in_the_way(viewer, standing);
        squares.iter().filter(|&target| self.sees(viewer, target, &standing, open)).collect()
    }

    /// Those standing characters that can stop any line of a viewer: only who can be seen stops one.
    #[inline]
    pub fn in_the_way(&self, viewer: Square, standing: &Squares) -> Squares {
        *standing & *self.may_see(viewer)
    }

    /// AGD-6C.6: where the line of sight from one square to another begins: in the middle of the viewer's
    /// square, or at the corner round which it looks; nothing if there is none.
    pub fn line_begins(&self, viewer: Square, target: Square, standing: &Squares, open: Doors) -> Option<Eye> {
        if viewer == target {
            return Some(Eye::Middle);
        }
        let may_see = self.may_see(viewer).has(target);
        may_see.then(|| self.sight.first_clear_line(&self.plane, viewer, target, standing, open))?
    }
}

/// From where a figure looks along a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eye {
    Middle,
    /// The corner of its square that is nearest to the target.
    Corner,
}

/// One bit for each of the lines to a square so far away, a hundred and twenty-eight at a time.
type LineSet = u128;

#[derive(Debug)]
pub(super) struct SightTable {
    seen: Vec<Squares>,
    /// How many pairs come before those of each viewer and each word of its targets; a viewer's pairs are
    /// in the order of the targets.
    before: Vec<[u32; WORDS]>,
    pairs: Vec<Pair>,
    doors: Vec<DoorLines>,
    /// The lines of pairs and doors, each as many sets as its target needs.
    sets: Vec<LineSet>,
    /// The lines that cross each square on the way, by how far the target is down and across.
    crossing: Vec<Crossing>,
}

/// What there is between a viewer and a target.
#[derive(Clone, Copy, Debug)]
struct Pair {
    /// The doors that every line passes: where one of them is closed, nothing more has to be looked at.
    gates: Doors,
    /// Where the lines that no wall stops are among all sets.
    clear: u32,
    /// Where the doors on the way are, in the list of all.
    first_door: u32,
    n_doors: u32,
}

#[derive(Clone, Copy, Debug)]
struct DoorLines {
    door: Door,
    /// Where the lines that pass it are among all sets.
    lines: u32,
}

/// For each set of the lines to a target, what of it crosses each square up to there, by row, then
/// column.
#[derive(Clone, Debug, Default)]
struct Crossing {
    n_lines: usize,
    squares: Vec<LineSet>,
}

impl SightTable {
    pub(super) fn look(plane: &Plane) -> SightTable {
        let mut looking = Looking::on(plane);
        looking.draw_plain_lines();
        looking.draw_corner_lines();
        looking.into_table()
    }

    pub(super) fn size_in_bytes(&self) -> usize {
        let crossing: usize = self.crossing.iter().map(|crossing| size_of_val(&crossing.squares[..])).sum();
        size_of_val(&self.seen[..])
            + size_of_val(&self.before[..])
            + size_of_val(&self.pairs[..])
            + size_of_val(&self.doors[..])
            + size_of_val(&self.sets[..])
            + size_of_val(&self.crossing[..])
            + crossing
    }

    #[inline]
    fn has_clear_line(&self, plane: &Plane, viewer: Square, target: Square, standing: &Squares, open: Doors) -> bool {
        self.first_clear_line(plane, viewer, target, standing, open).is_some()
    }

    /// Where the first line begins that nothing stops. Those from the middle of a square come first.
    #[inline]
    fn first_clear_line(
        &self,
        plane: &Plane,
        viewer: Square,
        target: Square,
        standing: &Squares,
        open: Doors,
    ) -> Option<Eye> {
        let pair = &self.pairs[self.seen[viewer.index()].before(target, &self.before[viewer.index()])];
        if !(pair.gates - open).is_empty() {
            return None;
        }
        let doors = &self.doors[pair.first_door as usize..(pair.first_door + pair.n_doors) as usize];
        let (from, to) = (plane.place(viewer), plane.place(target));
        let (across, down) = (from.x.abs_diff(to.x) as usize, from.y.abs_diff(to.y) as usize);
        let crossing = &self.crossing[down * plane.width as usize + across].squares;
        let n_squares = (across + 1) * (down + 1);
        for (number, crossing) in crossing.chunks_exact(n_squares).enumerate() {
            let mut clear = self.sets[pair.clear as usize + number];
            for lines in doors.iter().filter(|lines| !open.has(lines.door)) {
                clear &= !self.sets[lines.lines as usize + number];
            }
            if clear == 0 {
                continue;
            }
            standing.iter().filter(|&it| it != viewer && it != target).for_each(|character| {
                let place = plane.place(character);
                if is_between(from.x, place.x, to.x) && is_between(from.y, place.y, to.y) {
                    let (column, row) = (from.x.abs_diff(place.x) as usize, from.y.abs_diff(place.y) as usize);
                    clear &= !crossing[row * (across + 1) + column];
                }
            });
            // A line round a corner does not cross the middle of the viewer's own square.
            if clear != 0 {
                return Some(if clear & crossing[0] != 0 { Eye::Middle } else { Eye::Corner });
            }
        }
        None
    }
}

#[inline]
fn is_between(one: u8, middle: u8, other: u8) -> bool {
    one.min(other) <= middle && middle <= one.max(other)
}

/// Everything seen so far, while the lines are being drawn.
struct Looking<'a> {
    plane: &'a Plane,
    crossing: Vec<Crossing>,
    found: Vec<Found>,
    /// Where each viewer and target are among those found, counted from 1.
    places: Vec<u32>,
}

/// A viewer and a target that could see each other.
struct Found {
    viewer: Square,
    target: Square,
    clear: Vec<LineSet>,
    doors: Vec<(Door, Vec<LineSet>)>,
}

/// A square relative to a viewer: columns across and rows down.
type Offset = (u8, u8);

impl<'a> Looking<'a> {
    fn on(plane: &'a Plane) -> Looking<'a> {
        let n_offsets = plane.width as usize * plane.height as usize;
        Looking {
            plane,
            crossing: vec![Crossing::default(); n_offsets],
            found: Vec::new(),
            places: vec![0; Square::COUNT * Square::COUNT],
        }
    }

    /// AGD-6C.6, 1: from every square, all at once, along every straight way, however far it is. Walls stop
    /// a line; solid squares are walled in.
    fn draw_plain_lines(&mut self) {
        rule!("AGD-6A.2");
        rule!("AGD-6C.4");
        rule!("AGD-6C.6");
        let looks: Vec<Look> = self.plane.floor.iter().flat_map(Look::everywhere).collect();
        self.follow(&[Way::NONE], &mut vec![(0, 0)], &looks);
    }

    /// AGD-6C.6, 2 and 3: from the corner that looks at the target, by either way round it
    /// that no wall stops. Whoever stands beside the corner does not stop the line. From a corner
    /// point it is straight if it is with either step before it.
    fn draw_corner_lines(&mut self) {
        rule!("AGD-6C.3");
        rule!("AGD-6C.5");
        let [across, down] = [Step::Across, Step::Down].map(|step| Way::NONE.then(step).expect("one step is straight"));
        let (mut first, mut second) = (Vec::new(), Vec::new());
        for look in self.plane.floor.iter().flat_map(Look::everywhere) {
            let round = [[Step::Across, Step::Down], [Step::Down, Step::Across]];
            let mut open = round.map(|[one, other]| look.step(self.plane, one)?.step(self.plane, other));
            // A way without a door serves whenever the other does.
            open.sort_by_key(|look| look.map_or(usize::MAX, |look| look.doors.len()));
            first.extend(open[0]);
            second.extend(open[1].filter(|_| open[0].is_some_and(|look| !look.doors.is_empty())));
        }
        for looks in [first, second] {
            self.follow(&[across, down], &mut vec![(1, 1)], &looks);
        }
    }

    /// Goes on along every way that is straight, for those whom no wall has stopped.
    fn follow(&mut self, ways: &[Way], passed: &mut Vec<Offset>, looks: &[Look]) {
        let Some(&(column, row)) = passed.last().filter(|_| !looks.is_empty()) else { return };
        self.add_line(passed, looks);
        for (step, next) in [(Step::Across, (column + 1, row)), (Step::Down, (column, row + 1))] {
            let Some(ways) = ways.iter().map(|way| way.then(step)).collect::<Option<Vec<_>>>() else { continue };
            let looks: Vec<Look> = looks.iter().filter_map(|look| look.step(self.plane, step)).collect();
            passed.push(next);
            self.follow(&ways, passed, &looks);
            passed.pop();
        }
    }

    /// A line with the squares on it, for all who look along it at floor.
    fn add_line(&mut self, passed: &[Offset], looks: &[Look]) {
        let &(across, down) = passed.last().expect("a line has squares");
        let crossing = &mut self.crossing[down as usize * self.plane.width as usize + across as usize];
        let mut looks = looks.iter().filter(|look| self.plane.floor.has(look.at)).peekable();
        if looks.peek().is_none() {
            return;
        }
        let (number, line) =
            (crossing.n_lines / LineSet::BITS as usize, 1 << (crossing.n_lines % LineSet::BITS as usize));
        crossing.n_lines += 1;
        let n_columns = across as usize + 1;
        let n_squares = n_columns * (down as usize + 1);
        crossing.squares.resize((number + 1) * n_squares, 0);
        for &(column, row) in passed {
            crossing.squares[number * n_squares + row as usize * n_columns + column as usize] |= line;
        }
        for look in looks {
            let found = found_by(look, &mut self.places, &mut self.found);
            add(&mut found.clear, number, line);
            for door in look.doors.iter() {
                match found.doors.iter_mut().find(|(it, _)| *it == door) {
                    Some((_, lines)) => add(lines, number, line),
                    None => {
                        let mut lines = Vec::new();
                        add(&mut lines, number, line);
                        found.doors.push((door, lines));
                    }
                }
            }
        }
    }

    fn into_table(mut self) -> SightTable {
        self.found.sort_unstable_by_key(|found| (found.viewer, found.target));
        let mut table = SightTable {
            seen: vec![Squares::NONE; Square::COUNT],
            before: Vec::new(),
            pairs: Vec::with_capacity(self.found.len()),
            doors: Vec::new(),
            sets: Vec::new(),
            crossing: self.crossing,
        };
        for found in self.found {
            table.seen[found.viewer.index()].insert(found.target);
            let (from, to) = (self.plane.place(found.viewer), self.plane.place(found.target));
            let offset = from.y.abs_diff(to.y) as usize * self.plane.width as usize + from.x.abs_diff(to.x) as usize;
            let n_sets = table.crossing[offset].n_lines.div_ceil(LineSet::BITS as usize);
            let (first_door, n_doors) = (table.doors.len() as u32, found.doors.len() as u32);
            let gates = found.doors.iter().filter(|(_, lines)| *lines == found.clear).map(|&(door, _)| door).collect();
            let clear = table.add_sets(found.clear, n_sets);
            table.pairs.push(Pair { gates, clear, first_door, n_doors });
            for (door, lines) in found.doors {
                let lines = table.add_sets(lines, n_sets);
                table.doors.push(DoorLines { door, lines });
            }
        }
        let mut n_pairs = 0;
        for seen in &table.seen {
            table.before.push(seen.before_words().map(|before| n_pairs + before));
            n_pairs += seen.len() as u32;
        }
        table
    }
}

impl SightTable {
    fn add_sets(&mut self, mut lines: Vec<LineSet>, n_sets: usize) -> u32 {
        let first = self.sets.len() as u32;
        lines.resize(n_sets, 0);
        self.sets.extend(lines);
        first
    }
}

fn add(lines: &mut Vec<LineSet>, number: usize, line: LineSet) {
    if lines.len() <= number {
        lines.resize(number + 1, 0);
    }
    lines[number] |= line;
}

/// What is known of a viewer and the square it looks at.
fn found_by<'f>(look: &Look, places: &mut [u32], found: &'f mut Vec<Found>) -> &'f mut Found {
    let place = &mut places[look.viewer.index() * Square::COUNT + look.at.index()];
    if *place == 0 {
        found.push(Found { viewer: look.viewer, target: look.at, clear: Vec::new(), doors: Vec::new() });
        *place = found.len() as u32;
    }
    &mut found[*place as usize - 1]
}

/// A viewer, and how far the eye has come.
#[derive(Clone, Copy)]
struct Look {
    viewer: Square,
    quarter: Quarter,
    at: Square,
    /// The doors on the way.
    doors: Doors,
}

impl Look {
    fn everywhere(viewer: Square) -> impl Iterator<Item = Look> {
        Quarter::ALL.into_iter().map(move |quarter| Look { viewer, quarter, at: viewer, doors: Doors::NONE })
    }

    fn step(mut self, plane: &Plane, step: Step) -> Option<Look> {
        let facing = self.quarter.facing(step);
        let beyond = plane.beside(self.at, facing)?;
        match plane.edge(self.at, facing) {
            Edge::Open | Edge::Fence => (),
            Edge::Wall => return None,
            Edge::Door => self.doors = self.doors | (plane.doors_beside(self.at) & plane.doors_beside(beyond)),
        }
        self.at = beyond;
        Some(self)
    }
}

/// Which quarter of the plane the target is in.
#[derive(Clone, Copy)]
struct Quarter {
    across: Facing,
    down: Facing,
}

impl Quarter {
    const ALL: [Quarter; 4] = [
        Quarter { across: Facing::East, down: Facing::South },
        Quarter { across: Facing::East, down: Facing::North },
        Quarter { across: Facing::West, down: Facing::South },
        Quarter { across: Facing::West, down: Facing::North },
    ];

    fn facing(self, step: Step) -> Facing {
        match step {
            Step::Across => self.across,
            Step::Down => self.down,
        }
    }
}

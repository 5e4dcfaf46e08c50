//! The words of these tests: boards with figures on them, and what can be asked of them.

use aliens::{
    ground::{Door, Doors, Going, Layout, Square, Squares},
    words::{BoardFace, Facing, Mission},
};

/// A square of the board that lies alone: column and row.
pub(crate) type At = (u8, u8);

/// Boards with what stands on them.
pub(crate) struct Field {
    layout: Layout,
    face: BoardFace,
    standing: Squares,
    lying: Squares,
    barricaded: Doors,
    open_by: Squares,
}

/// One board alone.
pub(crate) fn alone(face: BoardFace) -> Field {
    let layout = Layout::build(&[&[face]], &[]);
    let none = Squares::NONE;
    Field { layout, face, standing: none, lying: none, barricaded: Doors::NONE, open_by: none }
}

impl Field {
    /// Standing characters besides viewer and target.
    pub(crate) fn standing(mut self, at: &[At]) -> Field {
        self.standing = self.squares(at);
        self
    }

    /// Knocked-down characters.
    pub(crate) fn lying(mut self, at: &[At]) -> Field {
        self.lying = self.squares(at);
        self
    }

    /// Figures that are there to open doors.
    pub(crate) fn opened_by(mut self, at: &[At]) -> Field {
        self.open_by = self.squares(at);
        self
    }

    /// A barricade on the door between two squares.
    pub(crate) fn barricaded(mut self, one: At, other: At) -> Field {
        self.barricaded = self.barricaded.with(self.door(one, other));
        self
    }

    /// AGD-6C: whether a viewer sees a target; both open doors.
    pub(crate) fn sees(&self, viewer: At, target: At) -> bool {
        let (viewer, target) = (self.square(viewer), self.square(target));
        let figures = (self.standing | self.lying).with(viewer).with(target);
        let open = self.layout.open_doors(&figures, self.barricaded);
        self.layout.sees(viewer, target, &self.standing.with(viewer), open)
    }

    /// AGD-6A: whether two squares are adjacent, with a figure on the first.
    pub(crate) fn are_adjacent(&self, one: At, other: At) -> bool {
        let (one, other) = (self.square(one), self.square(other));
        let open = self.layout.open_doors(&self.open_by.with(one), self.barricaded);
        assert_eq!(self.layout.is_adjacent(one, other, open), self.layout.adjacent(one, open).has(other));
        self.layout.is_adjacent(one, other, open)
    }

    /// AGD-6G.11: where an enemy of Speed 6 may end its move.
    pub(crate) fn ends(&self, enemy: At, characters: &[At], others: &[At]) -> Vec<At> {
        let going = self.going(enemy, characters, others);
        let mut ends: Vec<At> = self.layout.ends(&going).squares.iter().map(|end| (end.column(), end.row())).collect();
        ends.sort_unstable();
        ends
    }

    /// AGD-6G.11: the squares an enemy enters on its way to one end, and the square behind the
    /// door it means to break.
    pub(crate) fn way(&self, enemy: At, characters: &[At], end: At) -> (Vec<At>, Option<At>) {
        let ends = self.layout.ends(&self.going(enemy, characters, &[]));
        let end = self.square(end);
        let route = self.layout.route(&ends, end);
        let behind = route.breaks.map(|door| self.layout.beyond(door, end));
        let at = |square: Square| (square.column(), square.row());
        (route.steps.iter().copied().map(at).collect(), behind.map(at))
    }

    /// AGD-6G.13: the square behind the door that an enemy means to break at one end of its move.
    pub(crate) fn way_blocked(&self, enemy: At, characters: &[At], others: &[At], end: At) -> Option<At> {
        let ends = self.layout.ends(&self.going(enemy, characters, others));
        let route = self.layout.route(&ends, self.square(end));
        route
            .breaks
            .map(|door| self.layout.beyond(door, self.square(end)))
            .map(|square| (square.column(), square.row()))
    }

    fn going(&self, enemy: At, characters: &[At], others: &[At]) -> Going {
        Going {
            from: self.square(enemy),
            movement: 6,
            characters: self.squares(characters),
            enemies: self.squares(others),
            closed: Squares::NONE,
            barricaded: self.barricaded,
        }
    }

    fn square(&self, at: At) -> Square {
        Square::on(self.face, at.0, at.1)
    }

    fn squares(&self, at: &[At]) -> Squares {
        at.iter().map(|&at| self.square(at)).collect()
    }

    fn door(&self, one: At, other: At) -> Door {
        self.layout.door_between(self.square(one), self.square(other)).expect("there is a door")
    }
}

/// AGD-6C on the boards of a mission: whether a viewer sees a target; both open doors.
pub(crate) fn sees_in(mission: Mission, viewer: Square, target: Square) -> bool {
    let layout = Layout::of(mission);
    let figures = Squares::one(viewer).with(target);
    layout.sees(viewer, target, &Squares::one(viewer), layout.open_doors(&figures, Doors::NONE))
}

/// AGD-6A.9 on the empty boards of a mission.
pub(crate) fn steps_in(mission: Mission, from: Square, to: Square) -> Option<u8> {
    Layout::of(mission).path_distance(from, to, Doors::NONE)
}

/// The layouts of all missions, and each face alone.
pub(crate) fn every_layout() -> Vec<(String, Layout)> {
    use engine::Word;
    let missions = Mission::ALL.iter().map(|&mission| {
        let print = mission.print();
        (format!("{mission:?}"), Layout::build(print.boards, print.sealed))
    });
    let faces = BoardFace::ALL.iter().map(|&face| (format!("{face:?}"), Layout::build(&[&[face]], &[])));
    missions.chain(faces).collect()
}

/// Every facing, to look about from a square.
pub(crate) const AROUND: [Facing; 4] = [Facing::North, Facing::East, Facing::South, Facing::West];

/// A stream of numbers that is the same in every run.
pub(crate) struct Numbers(u64);

impl Numbers {
    pub(crate) fn new(seed: u64) -> Numbers {
        Numbers(seed)
    }

    /// A number below `n`.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }

    /// Some of the squares of a set.
    pub(crate) fn some(&mut self, of: &Squares, n: usize) -> Squares {
        let all: Vec<Square> = of.iter().collect();
        (0..n).map(|_| all[self.below(all.len())]).collect()
    }

    /// Some of the doors of a layout.
    pub(crate) fn some_doors(&mut self, of: Doors, one_in: usize) -> Doors {
        of.iter().filter(|_| self.below(one_in) == 0).collect()
    }
}

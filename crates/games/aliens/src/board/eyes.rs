//! AGD-6B.2, AGD-6C: which doors are open, who stands next to whom, and who sees what.

use engine::{List, Word, rule};

use super::{Board, Figure};
use crate::{
    ground::{Door, Doors, Square, Squares},
    words::{Character, Condition},
};

impl Board {
    /// Where characters are, standing or knocked down.
    #[inline]
    pub fn character_squares(&self) -> Squares {
        self.figures.iter().filter(|figure| figure.is_on_board()).map(|figure| figure.square).collect()
    }

    /// Where standing characters are; they alone block sight.
    #[inline]
    pub fn standing_squares(&self) -> Squares {
        self.figures.iter().filter(|figure| figure.is_standing()).map(|figure| figure.square).collect()
    }

    /// Where figures and blips are.
    #[inline]
    pub fn occupied(&self) -> Squares {
        self.character_squares() | *self.enemies.squares()
    }

    /// The doors that are open now.
    #[inline]
    pub fn open_doors(&self) -> Doors {
        self.layout().open_doors(&self.occupied(), self.fittings.barricaded)
    }

    /// AGD-6A.6, AGD-6A.7: the squares adjacent to one. Only the doors beside it matter.
    #[inline]
    pub fn adjacent(&self, square: Square) -> Squares {
        let layout = self.layout();
        let beside = layout.doors_beside(square);
        if beside.is_empty() {
            return *layout.neighbours(square);
        }
        let occupied = self.occupied();
        let is_open = |door: &Door| layout.sides(*door).iter().any(|&side| occupied.has(side));
        let open = (beside - self.fittings.barricaded).iter().filter(is_open).collect();
        layout.adjacent(square, open)
    }

    /// AGD-6C.1: whether a square is in line of sight of another.
    pub fn sees(&self, from: Square, to: Square) -> bool {
        self.layout().sees(from, to, &self.standing_squares(), self.open_doors())
    }

    /// The squares that one sees.
    pub fn seen_from(&self, from: Square) -> Squares {
        self.layout().sight(from, &self.standing_squares(), self.open_doors())
    }

    /// AGD-6J.7: whether any character, standing or knocked down, sees a square.
    pub fn is_watched(&self, square: Square) -> bool {
        Eyes::of(self, Figure::is_on_board).see(square)
    }

    /// The squares that one sees of some others.
    pub fn seen_from_among(&self, from: Square, squares: Squares) -> Squares {
        self.layout().seen_among(from, &squares, &self.standing_squares(), self.open_doors())
    }

    /// AGD-6J.7: those of some squares that any character sees.
    pub fn watched_among(&self, squares: Squares) -> Squares {
        let mut eyes = Eyes::of(self, Figure::is_on_board);
        squares.iter().filter(|&square| eyes.see(square)).collect()
    }

    /// Squares that no figure may enter: face-down mission blips, a hidden Newt and cocoons.
    pub fn closed_squares(&self) -> Squares {
        rule!("AGD-6O.9");
        let mut closed = Squares::NONE;
        self.face_down_mission_blips().for_each(|(_, square)| closed.insert(square));
        for figure in &self.figures {
            if matches!(figure.condition, Condition::Cocooned | Condition::Hidden) {
                closed.insert(figure.square);
            }
        }
        closed
    }

    /// AGD-5.8: squares with a token on which no character may end its move.
    pub fn token_squares(&self) -> Squares {
        let print = self.setup.mission.print();
        let mut squares: Squares = self.unopened_crates().map(|(_, square)| square).collect();
        self.fittings.guns.iter().flatten().for_each(|gun| squares.insert(gun.square));
        self.fittings.tunnels.iter().for_each(|&square| squares.insert(square));
        print.spawn_points.iter().for_each(|&square| squares.insert(square));
        print.computers.iter().for_each(|&square| squares.insert(square));
        squares
    }

    /// AGD-6O.1: the crates that are still there, by their number in the mission's list.
    pub fn unopened_crates(&self) -> impl Iterator<Item = (u8, Square)> + '_ {
        let crates = self.setup.mission.print().crates;
        (0..).zip(crates.iter().copied()).filter(|(number, _)| self.fittings.crates >> number & 1 == 1)
    }

    /// AGD-11E.2: the mission blips that lie face down, by their number.
    pub fn face_down_mission_blips(&self) -> impl Iterator<Item = (u8, Square)> + '_ {
        let blips = self.setup.mission.print().mission_blips;
        (0..).zip(blips.iter().copied()).filter(|(number, _)| self.fittings.mission_blips >> number & 1 == 1)
    }

    /// The characters on squares next to one.
    pub fn characters_beside(&self, square: Square) -> super::Characters {
        let beside = self.adjacent(square);
        self.those(|figure| figure.is_on_board() && beside.has(figure.square))
    }

    /// Whether an enemy is on a square next to a character.
    pub fn is_beside_enemy(&self, character: Character) -> bool {
        self.adjacent(self.figure(character).square).meets(self.enemies.squares())
    }
}

/// Some characters that look at one square after another. What stops their lines is looked up once, and only
/// where there is a line.
pub struct Eyes<'a> {
    board: &'a Board,
    viewers: List<Square, { Character::ALL.len() }>,
    in_the_way: Option<(Squares, Doors)>,
}

impl<'a> Eyes<'a> {
    pub fn of(board: &'a Board, looks: impl Fn(&Figure) -> bool) -> Eyes<'a> {
        let viewers = board.figures.iter().filter(|figure| looks(figure)).map(|figure| figure.square).collect();
        Eyes { board, viewers, in_the_way: None }
    }

    /// AGD-6C.1: whether any of them sees a square.
    pub fn see(&mut self, square: Square) -> bool {
        let Eyes { board, viewers, in_the_way } = self;
        let layout = board.layout();
        viewers.iter().any(|&viewer| {
            layout.may_see(viewer).has(square) && {
                let look_up = || (board.standing_squares(), board.open_doors());
                let (standing, open) = in_the_way.get_or_insert_with(look_up);
                layout.sees(viewer, square, standing, *open)
            }
        })
    }
}

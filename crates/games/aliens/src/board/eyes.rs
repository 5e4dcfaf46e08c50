//! AGD-6B.2, AGD-6C: which doors are open, who stands next to whom, and who sees what.

use super::{Board, Figure};
use crate::{
    ground::{Doors, Square, Squares},
    words::{Character, Condition},
};

impl Board {
    /// Where characters are, standing or knocked down.
    #[inline]
    pub fn character_squares(&self) -> Squares {
        self.figures.iter().filter(|figure| figure.is_on_board()).map(|figure| figure.square).collect()
    }

    /// AGD-6C.2: where standing characters are; they alone block sight.
    #[inline]
    pub fn standing_squares(&self) -> Squares {
        self.figures.iter().filter(|figure| figure.is_standing()).map(|figure| figure.square).collect()
    }

    /// Where figures and blips are.
    #[inline]
    pub fn occupied(&self) -> Squares {
        self.character_squares() | *self.enemies.squares()
    }

    /// AGD-6B.2: the doors that are open now.
    #[inline]
    pub fn open_doors(&self) -> Doors {
        self.layout().open_doors(&self.occupied(), self.fittings.barricaded)
    }

    /// AGD-6A.6, AGD-6A.7: the squares adjacent to one.
    #[inline]
    pub fn adjacent(&self, square: Square) -> Squares {
        self.layout().adjacent(square, self.open_doors())
    }

    /// AGD-6C.1: whether a square is in line of sight of another.
    pub fn sees(&self, from: Square, to: Square) -> bool {
        self.layout().sees(from, to, &self.standing_squares(), self.open_doors())
    }

    /// AGD-6C.1: the squares that one sees.
    pub fn seen_from(&self, from: Square) -> Squares {
        self.layout().sight(from, &self.standing_squares(), self.open_doors())
    }

    /// AGD-6J.7, AGD-6I.9: whether any character, standing or knocked down, sees a square.
    pub fn is_watched(&self, square: Square) -> bool {
        !self.watched_among(Squares::one(square)).is_empty()
    }

    /// AGD-6J.7: those of some squares that any character sees.
    pub fn watched_among(&self, squares: Squares) -> Squares {
        let characters = self.character_squares();
        self.layout().seen_by_any(&characters, squares, &self.standing_squares(), self.open_doors())
    }

    /// AGD-6O.9: squares that no figure may enter: face-down mission blips, a hidden Newt and
    /// cocoons.
    pub fn closed_squares(&self) -> Squares {
        let is_closed = |figure: &&Figure| matches!(figure.condition, Condition::Cocooned | Condition::Hidden);
        let hidden = self.figures.iter().filter(is_closed).map(|figure| figure.square);
        hidden.chain(self.face_down_mission_blips().map(|(_, square)| square)).collect()
    }

    /// AGD-5.8: squares with a token on which no character may end its move.
    pub fn token_squares(&self) -> Squares {
        let print = self.setup.mission.print();
        let guns = self.fittings.guns.iter().flatten().map(|gun| gun.square);
        let crates = self.unopened_crates().map(|(_, square)| square);
        let mut squares: Squares = guns.chain(crates).chain(self.fittings.tunnels.iter().copied()).collect();
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

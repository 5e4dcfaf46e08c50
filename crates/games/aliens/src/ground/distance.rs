//! AGD-6A.9: how far squares are from each other by steps.

use engine::rule;

use crate::ground::{Doors, Layout, Square, Squares, plane::Plane};

/// Which steps count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Path distance: these doors are barricaded, and count as walls.
    Path(Doors),
    /// Approach distance: barricaded doors count as open.
    Approach,
}

impl Layout {
    /// AGD-6A.9: the fewest steps between two squares, figures ignored.
    #[inline]
    pub fn distance(&self, from: Square, to: Square, reach: Reach) -> Option<u8> {
        match reach {
            Reach::Approach => self.approach_distance(from, to),
            Reach::Path(barricaded) => self.path_distance(from, to, barricaded),
        }
    }

    /// AGD-6A.9: the fewest steps between two squares, every door passable.
    #[inline]
    pub fn approach_distance(&self, from: Square, to: Square) -> Option<u8> {
        let steps = self.far.steps(from, to);
        (steps != FarTable::NO_WAY).then_some(steps)
    }

    /// AGD-6A.9: the fewest steps between two squares, barricaded doors impassable.
    pub fn path_distance(&self, from: Square, to: Square, barricaded: Doors) -> Option<u8> {
        if (barricaded & self.doors()).is_empty() {
            return self.approach_distance(from, to);
        }
        let goal = Squares::one(to);
        self.waves(Squares::one(from), *self.floor(), barricaded)
            .find(|(_, wave)| wave.meets(&goal))
            .map(|(steps, _)| steps)
    }

    /// Those of some squares that are nearest by path distance. AGD-6A.9: where none has a path,
    /// approach distance is used instead.
    pub fn nearest(&self, from: Square, among: &Squares, barricaded: Doors) -> Squares {
        self.nearest_to(Squares::one(from), among, barricaded)
    }

    /// AGD-3.21: those of some squares that are nearest to an area.
    pub fn nearest_to(&self, area: Squares, among: &Squares, barricaded: Doors) -> Squares {
        let nearest = |barricaded| {
            self.waves(area, *self.floor(), barricaded).map(|(_, wave)| wave & *among).find(|found| !found.is_empty())
        };
        nearest(barricaded).or_else(|| nearest(Doors::NONE)).unwrap_or_default()
    }

    /// The squares that can be reached within so many steps, going only through some squares. The
    /// first square is among them.
    pub fn within(&self, from: Square, steps: u8, through: &Squares, barricaded: Doors) -> Squares {
        let waves = self.waves(Squares::one(from), *through, barricaded).take(steps as usize + 1);
        waves.fold(Squares::NONE, |reached, (_, wave)| reached | wave)
    }

    /// AGD-6A.8: the squares one step away with these doors barricaded.
    #[inline]
    pub fn passable(&self, square: Square, barricaded: Doors) -> Squares {
        let mut around = *self.neighbours(square);
        for door in (self.doors_beside(square) & barricaded).iter() {
            around.remove(self.beyond(door, square));
        }
        around
    }

    /// AGD-6A.8: the squares one step away from some, with these doors barricaded.
    #[inline]
    pub(super) fn all_passable(&self, squares: &Squares, barricaded: Doors) -> Squares {
        let mut around = Squares::NONE;
        squares.iter().for_each(|square| match (self.doors_beside(square) & barricaded).is_empty() {
            true => around.add(self.neighbours(square)),
            false => around.add(&self.passable(square, barricaded)),
        });
        around
    }

    /// The squares one step away from some, doors passable and nothing barricaded.
    #[inline]
    pub(super) fn all_neighbours(&self, squares: &Squares) -> Squares {
        let mut around = Squares::NONE;
        squares.iter().for_each(|square| around.add(self.neighbours(square)));
        around
    }

    /// The squares 0, 1, 2 … steps away from the nearest of some, going only through some others.
    fn waves(&self, from: Squares, through: Squares, barricaded: Doors) -> impl Iterator<Item = (u8, Squares)> + '_ {
        let mut unreached = through - from;
        let mut wave = from;
        (0..u8::MAX).map_while(move |steps| {
            if steps > 0 {
                wave = self.all_passable(&wave, barricaded) & unreached;
                unreached -= wave;
            }
            (!wave.is_empty()).then_some((steps, wave))
        })
    }
}

/// The approach distance between every two squares.
#[derive(Debug)]
pub(super) struct FarTable(Vec<u8>);

impl FarTable {
    /// In place of a distance where no way leads.
    pub(super) const NO_WAY: u8 = u8::MAX;

    pub(super) fn measure(plane: &Plane) -> FarTable {
        rule!("AGD-6A.9");
        let mut steps = vec![FarTable::NO_WAY; Square::COUNT * Square::COUNT];
        for from in plane.floor {
            let row = &mut steps[from.index() * Square::COUNT..][..Square::COUNT];
            let mut queue = vec![from];
            row[from.index()] = 0;
            let mut next = 0;
            while let Some(&square) = queue.get(next) {
                next += 1;
                for neighbour in plane.neighbours[square.index()] {
                    if row[neighbour.index()] == FarTable::NO_WAY {
                        row[neighbour.index()] = row[square.index()] + 1;
                        queue.push(neighbour);
                    }
                }
            }
        }
        FarTable(steps)
    }

    #[inline]
    pub(super) fn steps(&self, from: Square, to: Square) -> u8 {
        self.0[from.index() * Square::COUNT + to.index()]
    }

    /// The distances of all squares from one.
    #[inline]
    pub(super) fn row(&self, from: Square) -> &[u8] {
        &self.0[from.index() * Square::COUNT..][..Square::COUNT]
    }

    pub(super) fn size_in_bytes(&self) -> usize {
        size_of_val(&self.0[..])
    }
}

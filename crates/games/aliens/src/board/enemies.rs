//! AGD-6J: Aliens, facehuggers and blips on the board.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Known, rule};
use serde::Serialize;

use crate::{
    ground::{Square, Squares},
    words::{BlipValue, EnemyKind},
};

/// An enemy for as long as it is on the board; a blip keeps it when it becomes an Alien.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, BorshSerialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EnemyId(u8);

impl EnemyId {
    /// The enemy with this number.
    pub fn from_number(number: u8) -> EnemyId {
        assert!(usize::from(number) < MOST_ENEMIES, "there is room for an enemy of this number");
        EnemyId(number)
    }

    /// The number it is known by.
    pub fn number(self) -> u8 {
        self.0
    }
}

/// One enemy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Enemy {
    pub kind: EnemyKind,
    pub square: Square,
    /// AGD-6J.7: the Alien tokens under the model.
    pub tokens: u8,
    /// AGD-2.4: what a blip stands for. Nobody knows it before it is spotted (AGD-6J.1).
    pub value: Known<BlipValue>,
    /// AGD-6G.14: those that came earlier have lower numbers.
    pub arrival: u16,
    /// AGD-6G.1, AGD-6J.3: whether it has still to be activated this phase.
    pub is_due: bool,
    /// AGD-6J.14: revealed while it was being placed, and not to be moved by a Motion Tracker
    /// card before the next Alien Phase.
    pub is_held: bool,
    /// AGD-6K.16: placed by the Motion Tracker card that is being resolved.
    pub is_of_this_card: bool,
    /// AGD-6K.12: whether a Motion Tracker card has still to move it.
    pub is_to_move: bool,
    /// AGD-7G.4: the movement left to an Alien that came out of a moving blip with others.
    pub follows: Option<u8>,
}

impl Enemy {
    #[inline]
    pub fn is_blip(&self) -> bool {
        self.kind == EnemyKind::Blip
    }

    /// AGD-6N.1: an Alien, or what follows the rules of one.
    #[inline]
    pub fn is_alien(&self) -> bool {
        self.kind != EnemyKind::Blip
    }
}

/// How many there is room for: AGD-6J.15 Aliens, the blips and the facehuggers.
pub const MOST_ENEMIES: usize = MOST_ALIENS + 21 + 2;

/// AGD-6J.15
pub const MOST_ALIENS: usize = 48;

/// All enemies on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Enemies {
    places: [Option<Enemy>; MOST_ENEMIES],
    /// The number of the next arrival.
    arrivals: u16,
    /// Where they are, and where the blips among them are.
    squares: Squares,
    blips: Squares,
    /// One more than the highest place that is taken: those behind it need not be looked at.
    end: u8,
}

impl Enemies {
    pub fn none() -> Enemies {
        Enemies { places: [None; MOST_ENEMIES], arrivals: 0, squares: Squares::NONE, blips: Squares::NONE, end: 0 }
    }

    /// Every enemy, by its place in the table.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (EnemyId, &Enemy)> + Clone {
        let places = &self.places[..usize::from(self.end)];
        (0..).map(EnemyId).zip(places).filter_map(|(id, enemy)| enemy.as_ref().map(|enemy| (id, enemy)))
    }

    /// Where they are.
    #[inline]
    pub fn squares(&self) -> &Squares {
        &self.squares
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.squares.is_empty()
    }

    #[inline]
    pub fn get(&self, id: EnemyId) -> Option<&Enemy> {
        self.places[usize::from(id.0)].as_ref()
    }

    #[inline]
    pub fn get_mut(&mut self, id: EnemyId) -> Option<&mut Enemy> {
        self.places[usize::from(id.0)].as_mut()
    }

    /// AGD-6J.1: the one enemy on a square.
    pub fn on(&self, square: Square) -> Option<EnemyId> {
        if !self.squares.has(square) {
            return None;
        }
        self.iter().find(|(_, enemy)| enemy.square == square).map(|(id, _)| id)
    }

    /// Where the Aliens are, facehuggers among them.
    #[inline]
    pub fn aliens(&self) -> Squares {
        self.squares - self.blips
    }

    /// Where the blips are.
    #[inline]
    pub fn blips(&self) -> Squares {
        self.blips
    }

    pub fn count_aliens(&self) -> usize {
        self.iter().filter(|(_, enemy)| enemy.kind == EnemyKind::Alien).count()
    }

    pub fn count_blips(&self) -> usize {
        self.blips.len()
    }

    /// Puts one on the board, if there is room in the table.
    pub fn place(&mut self, kind: EnemyKind, square: Square, value: BlipValue) -> Option<EnemyId> {
        self.place_apart(kind, square, value, None)
    }

    /// Puts one on the board, but not in the place of the one that acts: if that has just died,
    /// the rules that go on with it must not take another for it.
    pub fn place_apart(
        &mut self,
        kind: EnemyKind,
        square: Square,
        value: BlipValue,
        acting: Option<EnemyId>,
    ) -> Option<EnemyId> {
        rule!("AGD-6J.1");
        let acting = acting.map(|id| usize::from(id.0));
        let mut free = (0..MOST_ENEMIES).filter(|&at| self.places[at].is_none());
        let at = free.clone().find(|&at| Some(at) != acting).or_else(|| free.next())?;
        self.places[at] = Some(Enemy {
            kind,
            square,
            tokens: 0,
            value: Known::to_nobody(value),
            arrival: self.arrivals,
            is_due: false,
            is_held: false,
            is_of_this_card: false,
            is_to_move: false,
            follows: None,
        });
        self.arrivals += 1;
        self.note(at, kind, square);
        Some(EnemyId(at as u8))
    }

    pub fn move_to(&mut self, id: EnemyId, square: Square) {
        if let Some(enemy) = &mut self.places[usize::from(id.0)] {
            self.squares.remove(enemy.square);
            self.squares.insert(square);
            if enemy.is_blip() {
                self.blips.remove(enemy.square);
                self.blips.insert(square);
            }
            enemy.square = square;
        }
    }

    pub fn remove(&mut self, id: EnemyId) -> Option<Enemy> {
        let enemy = self.places[usize::from(id.0)].take()?;
        self.squares.remove(enemy.square);
        self.blips.remove(enemy.square);
        while self.end > 0 && self.places[usize::from(self.end) - 1].is_none() {
            self.end -= 1;
        }
        Some(enemy)
    }

    /// AGD-6J.7: a blip turns out to be an Alien, or a swarm.
    pub fn turn_over(&mut self, id: EnemyId) {
        if let Some(enemy) = &mut self.places[usize::from(id.0)] {
            enemy.kind = EnemyKind::Alien;
            enemy.value = Known::to_nobody(BlipValue::One);
            self.blips.remove(enemy.square);
        }
    }

    fn note(&mut self, at: usize, kind: EnemyKind, square: Square) {
        self.squares.insert(square);
        if kind == EnemyKind::Blip {
            self.blips.insert(square);
        }
        self.end = self.end.max(at as u8 + 1);
    }

    /// Lays down a table of enemies as somebody sees or imagines it.
    pub fn laid_out(arrivals: u16, enemies: impl IntoIterator<Item = (EnemyId, Enemy)>) -> Enemies {
        let mut laid = Enemies { arrivals, ..Enemies::none() };
        for (id, enemy) in enemies {
            laid.note(usize::from(id.0), enemy.kind, enemy.square);
            laid.places[usize::from(id.0)] = Some(enemy);
        }
        laid
    }

    /// How many have come so far.
    pub fn arrivals(&self) -> u16 {
        self.arrivals
    }

    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut Enemy> {
        self.places.iter_mut().flatten()
    }
}

impl BorshDeserialize for EnemyId {
    fn deserialize_reader<R: std::io::Read>(reader: &mut R) -> std::io::Result<Self> {
        let index = u8::deserialize_reader(reader)?;
        if usize::from(index) >= MOST_ENEMIES {
            return Err(std::io::Error::new(std::io::ErrorKind::InvalidData, "no such enemy"));
        }
        Ok(EnemyId(index))
    }
}

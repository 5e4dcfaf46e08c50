//! AGD-6K.7, AGD-6K.17, AGD-6B.7: how a blip enters the board.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, Log, Question, Roll, Seat, Seats, Step, Word, rule};
use serde::Serialize;

use crate::{
    Aliens, Frame, Heard,
    board::{Board, EnemyId, Point},
    ground::{Square, Squares},
    rules::{
        spotting::Upkeep,
        tracker_text::{CardMoves, Movers},
        votes,
    },
    words::{AlienDie, AutomaticChoice, BlipValue, Character, EnemyKind, Phase, SpawnPoint},
};

/// Where a blip enters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "entry", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum EntryPoint {
    Spawn {
        point: SpawnPoint,
    },
    /// By its place in the row.
    Tunnel {
        number: u8,
    },
    /// AGD-11E.3: where a nest was.
    Nest {
        square: Square,
    },
}

impl Default for EntryPoint {
    fn default() -> Self {
        EntryPoint::Spawn { point: SpawnPoint::One }
    }
}

impl EntryPoint {
    fn square(self, board: &Board) -> Square {
        match self {
            EntryPoint::Spawn { point } => board.setup.mission.print().spawn_points[point.index()],
            EntryPoint::Tunnel { number } => board.fittings.tunnels[usize::from(number)],
            EntryPoint::Nest { square } => square,
        }
    }

    fn point(self) -> Option<Point> {
        match self {
            EntryPoint::Spawn { point } => Some(Point::Spawn(point)),
            EntryPoint::Tunnel { number } => Some(Point::Tunnel(number)),
            EntryPoint::Nest { .. } => None,
        }
    }
}

engine::words! {
    /// How far the entry of a blip has got.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum EntryStage {
        Supply,
        /// AGD-6K.17: every blip has moved because there was none.
        SupplyAgain,
        Placing,
    }
}

/// AGD-6K.15: a blip enters, if there is one and no barricade holds it up.
#[engine::frame]
pub struct BlipEntry {
    pub at: EntryPoint,
    pub stage: EntryStage,
}

impl BlipEntry {
    pub fn at(at: EntryPoint) -> BlipEntry {
        BlipEntry { at, stage: EntryStage::Supply }
    }

    /// AGD-6K.7: the point itself if nobody is on it, or else the nearest free squares.
    fn squares(self, board: &Board) -> Squares {
        let square = self.at.square(board);
        if !board.occupied().has(square) {
            return Squares::one(square);
        }
        board.layout().nearest(square, &board.free_squares(), board.fittings.barricaded)
    }
}

impl Step<Aliens> for BlipEntry {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        match self.stage {
            EntryStage::Supply if board.blip_pool.is_empty() => {
                rule!("AGD-6K.9");
                log.push(Heard::OutOfBlips {});
                let first = CardMoves::of(board, Movers::Blips, 3).into();
                return Flow::Call { first, then: BlipEntry { stage: EntryStage::SupplyAgain, ..self }.into() };
            }
            EntryStage::SupplyAgain if board.blip_pool.is_empty() => {
                rule!("AGD-6K.17");
                return Flow::Done;
            }
            EntryStage::Supply | EntryStage::SupplyAgain => {
                if self.at.point().is_some_and(|point| board.fittings.is_barricaded(point)) {
                    return Flow::Become(EntryRoll { entry: self }.into());
                }
            }
            EntryStage::Placing => (),
        }
        let squares = self.squares(board);
        match board.layout().first_in_order(&squares) {
            // There is no free square on any board.
            None => {
                rule!("AGD-6K.14");
                Flow::Done
            }
            Some(square) if squares.len() == 1 || !board.setup.asks(AutomaticChoice::Placing) => {
                Flow::Become(BlipDraw { square }.into())
            }
            Some(_) => Flow::Become(BlipSquare { entry: self }.into()),
        }
    }
}

/// AGD-6B.7: does the barricade hold?
#[engine::frame]
pub struct EntryRoll {
    pub entry: BlipEntry,
}

impl Roll<Aliens> for EntryRoll {
    type Shown = AlienDie;

    fn odds(self, _: &Board, may_show: &mut impl FnMut(AlienDie, u32)) {
        AlienDie::all().for_each(|die| may_show(die, 1));
    }

    fn rolled(self, board: &mut Board, die: AlienDie, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        rule!("AGD-6B.7");
        let square = self.entry.at.square(board);
        if die.0 < 5 {
            log.push(Heard::BarricadeHeld { square, die });
            return Flow::Done;
        }
        if let Some(point) = self.entry.at.point() {
            board.fittings.turn_barricade(point);
        }
        log.push(Heard::BarricadeBroken { square, die });
        Flow::Become(BlipEntry { stage: EntryStage::Placing, ..self.entry }.into())
    }
}

/// AGD-6K.7: on which of several squares?
#[engine::frame]
pub struct BlipSquare {
    pub entry: BlipEntry,
}

impl Question<Aliens> for BlipSquare {
    type Answer = Square;

    fn asked(self, board: &Board) -> Seats {
        board.deciders()
    }

    fn answers(self, board: &Board, _: Seat, offer: &mut impl FnMut(Square)) {
        self.entry.squares(board).iter().for_each(offer);
    }

    fn answered(self, board: &mut Board, seat: Seat, square: Square, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let Some(square) = votes::decide(self, board, seat, square, log) else { return Flow::Become(self.into()) };
        rule!("AGD-6K.7");
        Flow::Become(BlipDraw { square }.into())
    }
}

/// AGD-3.10: a blip token is drawn from the pool and laid face down on a square.
#[engine::frame]
pub struct BlipDraw {
    pub square: Square,
}

impl Roll<Aliens> for BlipDraw {
    type Shown = BlipValue;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(BlipValue, u32)) {
        board.blip_pool.odds(may_show);
    }

    fn rolled(self, board: &mut Board, value: BlipValue, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        rule!("AGD-3.10");
        board.blip_pool.take(value);
        let placed = board.enemies.place_apart(EnemyKind::Blip, self.square, value, board.attacker);
        let enemy = placed.expect("there is room for every blip token");
        let is_alien_phase = board.phase == Phase::AlienPhase;
        if let Some(blip) = board.enemies.get_mut(enemy) {
            blip.is_held = is_alien_phase;
        }
        board.is_disturbed = true;
        log.push(Heard::BlipPlaced { square: self.square });
        if board.phase == Phase::Setup {
            return Flow::Done;
        }
        if board.signal.card.is_some() {
            board.signal.placed += 1;
            board.signal.in_sight += u8::from(board.is_watched(self.square));
            board.signal.last = Some(self.square);
            if let Some(blip) = board.enemies.get_mut(enemy) {
                blip.is_of_this_card = true;
            }
        }
        rule!("AGD-6K.10");
        Flow::Call { first: Upkeep {}.into(), then: BlipArrived { enemy }.into() }
    }
}

/// What was revealed while it was being placed does nothing in this phase; what is still a blip was not
/// revealed.
#[engine::frame]
pub struct BlipArrived {
    pub enemy: EnemyId,
}

impl Step<Aliens> for BlipArrived {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Aliens>) -> Flow<Frame> {
        if let Some(enemy) = board.enemies.get_mut(self.enemy).filter(|enemy| enemy.is_blip()) {
            rule!("AGD-6J.14");
            enemy.is_held = false;
        }
        Flow::Done
    }
}

/// AGD-11G.5, H04: a blip enters at the spawn point nearest to a character.
#[engine::frame]
pub struct NearestEntry {
    pub seat: Seat,
    pub character: Option<Character>,
}

impl Step<Aliens> for NearestEntry {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let Some(character) = self.character.or_else(|| board.hero_for(self.seat)) else { return Flow::Done };
        let points = board.nearest_points(character);
        match points[..] {
            [] => Flow::Done,
            [point] => Flow::Become(BlipEntry::at(EntryPoint::Spawn { point }).into()),
            [point, ..] if !board.setup.asks(AutomaticChoice::Placing) => {
                Flow::Become(BlipEntry::at(EntryPoint::Spawn { point }).into())
            }
            [..] => Flow::Become(NearestPoint { character }.into()),
        }
    }
}

/// AGD-6K.8: which of several spawn points that are equally near?
#[engine::frame]
pub struct NearestPoint {
    pub character: Character,
}

impl Question<Aliens> for NearestPoint {
    type Answer = SpawnPoint;

    fn asked(self, board: &Board) -> Seats {
        board.deciders()
    }

    fn answers(self, board: &Board, _: Seat, offer: &mut impl FnMut(SpawnPoint)) {
        board.nearest_points(self.character).iter().for_each(|&point| offer(point));
    }

    fn answered(self, board: &mut Board, seat: Seat, point: SpawnPoint, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let Some(point) = votes::decide(self, board, seat, point, log) else { return Flow::Become(self.into()) };
        Flow::Become(BlipEntry::at(EntryPoint::Spawn { point }).into())
    }
}

impl Board {
    /// AGD-6K.7: floor squares without figure or token.
    pub fn free_squares(&self) -> Squares {
        *self.layout().floor() - self.occupied() - self.token_squares() - self.closed_squares()
    }

    /// AGD-6K.8: the spawn points nearest to a character, in order.
    pub fn nearest_points(&self, character: Character) -> engine::List<SpawnPoint, 4> {
        rule!("AGD-6L.1");
        let squares = self.setup.mission.print().spawn_points;
        let from = self.figure(character).square;
        let nearest = self.layout().nearest(from, &squares.iter().copied().collect(), self.fittings.barricaded);
        SpawnPoint::ALL.iter().copied().filter(|point| nearest.has(squares[point.index()])).collect()
    }

    /// AGD-6K.13: the hero of a player that a card means; the highest-ranked hero on the board
    /// for a player without one. Where no hero is left, a Hazard finds its grunt by itself.
    pub fn hero_for(&self, seat: Seat) -> Option<Character> {
        if let Some(hero) = self.heroes_of(seat).first() {
            return Some(hero);
        }
        rule!("AGD-6K.13");
        let heroes = self.on_board().iter().filter_map(|it| Some((it, self.figure(it).owner?)));
        let highest = heroes.min_by_key(|&(hero, owner)| (std::cmp::Reverse(hero.rank()), owner));
        highest.map(|(hero, _)| hero).or_else(|| self.first_by_itself(self.on_board()))
    }
}

//! AGD-5.17 to AGD-5.20: the Barricade Action.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, Log, Question, Roll, RuleId, Seat, Seats, Step, Word, rule};
use serde::{Deserialize, Serialize};

use crate::{
    Aliens, Frame, Heard,
    board::{BARRICADES, Board, Point},
    ground::{Door, Square},
    rules::spotting::Upkeep,
    words::{Character, Gear, MarineDie, SpawnPoint, Statistic},
};

/// AGD-5.17: what can be barricaded. AGD-6B.4: enemies only ever remove a barricade.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Barrier {
    Door {
        door: Door,
    },
    SpawnPoint {
        point: SpawnPoint,
    },
    /// By its place in the row.
    Tunnel {
        number: u8,
    },
}

impl Default for Barrier {
    fn default() -> Self {
        Barrier::SpawnPoint { point: SpawnPoint::One }
    }
}

impl Barrier {
    fn is_barricaded(self, board: &Board) -> bool {
        match self {
            Barrier::Door { door } => board.fittings.barricaded.has(door),
            Barrier::SpawnPoint { point } => board.fittings.is_barricaded(Point::Spawn(point)),
            Barrier::Tunnel { number } => board.fittings.is_barricaded(Point::Tunnel(number)),
        }
    }

    /// AGD-5.18: a Barricade token is put there, or the one there is removed.
    fn turn(self, board: &mut Board, log: &mut Log<'_, Aliens>) {
        let placed = !self.is_barricaded(board);
        match self {
            Barrier::Door { door } if placed => {
                rule!("AGD-5.19");
                board.fittings.barricaded = board.fittings.barricaded.with(door);
            }
            Barrier::Door { door } => board.fittings.barricaded = board.fittings.barricaded.without(door),
            Barrier::SpawnPoint { point } => board.fittings.turn_barricade(Point::Spawn(point)),
            Barrier::Tunnel { number } => {
                rule!("AGD-6L.6");
                board.fittings.turn_barricade(Point::Tunnel(number));
            }
        }
        log.push(Heard::BarricadeTurned { barrier: self, placed });
    }
}

/// AGD-5.17, AGD-5.20: whether a character can barricade something, or clear it, never across a wall.
pub fn may_barricade(board: &Board, character: Character, barrier: Barrier) -> Result<(), RuleId> {
    let here = board.figure(character).square;
    let is_near = |square: Square| here == square || board.adjacent(here).has(square);
    let is_in_reach = match barrier {
        Barrier::Door { door } => board.layout().doors_beside(here).has(door),
        Barrier::SpawnPoint { point } => is_near(board.setup.mission.print().spawn_points[point.index()]),
        Barrier::Tunnel { number } => {
            // Also from above.
            rule!("AGD-6L.8");
            board.fittings.tunnels.get(usize::from(number)).is_some_and(|&square| is_near(square))
        }
    };
    if !is_in_reach {
        return Err(RuleId("AGD-5.17"));
    }
    if !barrier.is_barricaded(board) && board.fittings.n_barricades() >= BARRICADES {
        return Err(RuleId("AGD-5.20"));
    }
    Ok(())
}

/// AGD-5.17: each thing that a character can barricade or clear.
pub fn each_barrier(board: &Board, character: Character, of: &mut impl FnMut(Barrier)) {
    let here = board.figure(character).square;
    let doors = board.layout().doors_beside(here).iter().map(|door| Barrier::Door { door });
    let points = SpawnPoint::ALL.iter().map(|&point| Barrier::SpawnPoint { point });
    let tunnels = (0..board.fittings.tunnels.len() as u8).map(|number| Barrier::Tunnel { number });
    let barriers = doors.chain(points).chain(tunnels);
    barriers.filter(|&barrier| may_barricade(board, character, barrier).is_ok()).for_each(of);
}

/// Whether there is anything to barricade or clear.
pub fn has_object(board: &Board, character: Character) -> bool {
    let mut has_any = false;
    each_barrier(board, character, &mut |_| has_any = true);
    has_any
}

/// AGD-5.18: the Tech test. A failed one is not refunded, and may be repeated.
#[engine::frame]
pub struct BarricadeTest {
    pub character: Character,
    pub barrier: Barrier,
}

impl Roll<Aliens> for BarricadeTest {
    type Shown = MarineDie;

    fn odds(self, _: &Board, may_show: &mut impl FnMut(MarineDie, u32)) {
        MarineDie::all().for_each(|die| may_show(die, 1));
    }

    fn rolled(self, board: &mut Board, die: MarineDie, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        rule!("AGD-5.18");
        let bonus = welder_bonus(board, self.character);
        if !passes(board, self.character, bonus, die, log) {
            rule!("AGD-5.2");
            return Flow::Done;
        }
        self.barrier.turn(board, log);
        Flow::Become(Upkeep {}.into())
    }
}

/// AGD-11G.3, G03: what the Hand Welder adds to Tech.
pub fn welder_bonus(board: &Board, character: Character) -> u8 {
    if board.figure(character).has_gear(Gear::HandWelder) { 3 } else { 0 }
}

/// AGD-5.3: whether a Tech test is passed.
pub fn passes(board: &Board, character: Character, bonus: u8, die: MarineDie, log: &mut Log<'_, Aliens>) -> bool {
    rule!("AGD-5.3");
    let passed = die.0 <= board.statistic(character, Statistic::Tech) + bonus;
    log.push(Heard::TechTested { character, die, passed });
    passed
}

/// AGD-11G.4, E08: what is sealed without a test?
#[engine::frame]
pub struct SealChoice {
    pub character: Character,
}

impl Step<Aliens> for SealChoice {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let (mut first, mut n_barriers) = (None, 0);
        each_barrier(board, self.character, &mut |barrier| {
            first = first.or(Some(barrier));
            n_barriers += 1;
        });
        match first {
            None => Flow::Done,
            Some(barrier) if n_barriers == 1 => {
                barrier.turn(board, log);
                Flow::Become(Upkeep {}.into())
            }
            Some(_) => Flow::Become(SealQuestion { character: self.character }.into()),
        }
    }
}

/// AGD-11G.4, E08: which of several?
#[engine::frame]
pub struct SealQuestion {
    pub character: Character,
}

impl Question<Aliens> for SealQuestion {
    type Answer = Barrier;

    fn asked(self, board: &Board) -> Seats {
        Seats::one(board.player_of(self.character))
    }

    fn answers(self, board: &Board, _: Seat, offer: &mut impl FnMut(Barrier)) {
        each_barrier(board, self.character, offer);
    }

    fn answered(self, board: &mut Board, _: Seat, barrier: Barrier, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        barrier.turn(board, log);
        Flow::Become(Upkeep {}.into())
    }

    fn forbids(self, board: &Board, _: Seat, barrier: Barrier) -> Option<RuleId> {
        may_barricade(board, self.character, barrier).err()
    }
}

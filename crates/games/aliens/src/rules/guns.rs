//! AGD-6G.12, AGD-6M: what follows each single step: everything is brought up to date, then the
//! sentry guns shoot at whoever moved.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, Log, Roll, Step, Word, rule};
use serde::Serialize;

use crate::{
    Aliens, Frame, Heard,
    board::{Board, EnemyId},
    ground::Square,
    rules::{losses, spotting::Upkeep},
    words::{Character, Condition, Gun, MarineDie},
};

/// Whoever takes a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "mover", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Mover {
    Character { character: Character },
    Enemy { enemy: EnemyId },
}

impl Default for Mover {
    fn default() -> Self {
        Mover::Enemy { enemy: EnemyId::default() }
    }
}

impl Mover {
    /// Where it is, if it is still on the board.
    pub fn square(self, board: &Board) -> Option<Square> {
        match self {
            Mover::Character { character } => {
                Some(board.figure(character)).filter(|figure| figure.is_on_board()).map(|figure| figure.square)
            }
            Mover::Enemy { enemy } => board.enemies.get(enemy).map(|enemy| enemy.square),
        }
    }
}

/// AGD-6G.12: a step has been taken. A character's draws fire like any other.
#[engine::frame]
pub struct AfterStep {
    pub mover: Mover,
}

impl Step<Aliens> for AfterStep {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Aliens>) -> Flow<Frame> {
        rule!("AGD-6G.12");
        let guns = GunsFire { mover: self.mover, next: Gun::A, has_more: true };
        match board.fittings.guns.iter().any(Option::is_some) {
            true => Flow::Call { first: Upkeep {}.into(), then: guns.into() },
            false => Flow::Become(Upkeep {}.into()),
        }
    }
}

/// The guns shoot at whoever moved, A first, after every step. AGD-6M.12: what was a blip before the
/// step may be an Alien by now.
#[engine::frame]
pub struct GunsFire {
    pub mover: Mover,
    pub next: Gun,
    pub has_more: bool,
}

impl Step<Aliens> for GunsFire {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let GunsFire { mover, next: gun, has_more } = self;
        let Some(square) = mover.square(board).filter(|_| has_more) else { return Flow::Done };
        let next = GunsFire { mover, next: Gun::B, has_more: gun == Gun::A };
        if !is_in_field(board, gun, square) {
            return Flow::Become(next.into());
        }
        rule!("AGD-6M.6");
        rule!("AGD-6M.3");
        rule!("AGD-6M.9");
        match mover {
            Mover::Character { .. } => rule!("AGD-5.13"),
            Mover::Enemy { .. } => (),
        }
        if let Some(sentry) = &mut board.fittings.guns[gun.index()] {
            sentry.shots -= 1;
            log.push(Heard::GunFired { gun, square, rounds: rounds(sentry.shots) });
        }
        Flow::Call { first: GunRoll { mover, gun, first: None }.into(), then: next.into() }
    }
}

/// AGD-6M.6: what the counter of a gun shows that has so many shots left.
pub fn rounds(shots: u8) -> u16 {
    u16::from(shots) * 50
}

/// Whether a gun has to shoot at a figure on a square; it sees like anybody.
pub fn is_in_field(board: &Board, gun: Gun, square: Square) -> bool {
    let Some(sentry) = board.fittings.guns[gun.index()] else { return false };
    rule!("AGD-6M.2");
    rule!("AGD-6M.7");
    rule!("AGD-6C.8");
    sentry.is_on
        && sentry.shots > 0
        && board.layout().is_in_front(sentry.square, sentry.facing, square)
        && board.sees(sentry.square, square)
}

/// AGD-6M.4: two dice, of which the lower counts.
#[engine::frame]
pub struct GunRoll {
    pub mover: Mover,
    pub gun: Gun,
    pub first: Option<MarineDie>,
}

impl Roll<Aliens> for GunRoll {
    type Shown = MarineDie;

    fn odds(self, _: &Board, may_show: &mut impl FnMut(MarineDie, u32)) {
        MarineDie::all().for_each(|die| may_show(die, 1));
    }

    fn rolled(self, board: &mut Board, die: MarineDie, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let Some(first) = self.first else {
            return Flow::Become(GunRoll { first: Some(die), ..self }.into());
        };
        rule!("AGD-6M.4");
        let lower = first.min(die);
        log.push(Heard::GunRolled { gun: self.gun, lower, higher: first.max(die) });
        if lower.0 > 7 {
            return Flow::Done;
        }
        match self.mover {
            Mover::Character { character } => {
                rule!("AGD-6I.25");
                losses::lose(board, character, Condition::Killed, log);
            }
            Mover::Enemy { enemy } => {
                kill_outright(board, enemy, log);
            }
        }
        Flow::Become(Upkeep {}.into())
    }
}

/// AGD-6M.4: an enemy is killed with all its tokens; a blip goes back unseen.
pub fn kill_outright(board: &mut Board, enemy: EnemyId, log: &mut Log<'_, Aliens>) {
    let Some(killed) = board.enemies.remove(enemy) else { return };
    if killed.is_blip() {
        rule!("AGD-6M.5");
        board.blip_pool.add(killed.value.for_rules());
    }
    board.is_disturbed = true;
    log.push(Heard::EnemyKilled { kind: killed.kind, square: killed.square });
}

//! AGD-6G.4 to AGD-6G.13, AGD-6B.5: the move of one enemy.

use engine::{Flow, Log, Question, Roll, Seat, Seats, Step, Word, rule};

use crate::{
    Aliens, Frame, Heard,
    board::{Board, Enemy, EnemyId},
    ground::{Door, Ends, Going, Square},
    rules::{
        guns::{self, AfterStep, Mover},
        spotting::{self, Upkeep},
        votes,
    },
    words::{AlienDie, AutomaticChoice, EnemyKind, Gun},
};

/// AGD-6G.11: an enemy moves towards the nearest character, round other enemies. A swarm moves like one
/// Alien. Whoever lies on the ground counts.
#[engine::frame]
pub struct EnemyMove {
    pub enemy: EnemyId,
    pub left: u8,
    /// Where the move ends, once it has been chosen.
    pub end: Option<Square>,
}

impl Step<Aliens> for EnemyMove {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let EnemyMove { enemy, left, end } = self;
        let Some(&mover) = board.enemies.get(enemy) else { return Flow::Done };
        // Next to a character the move is over.
        if !board.characters_beside(mover.square).is_empty() {
            rule!("AGD-6G.6");
            rule!("AGD-6J.4");
            return Flow::Done;
        }
        rule!("AGD-6G.8");
        let ends = self.ends(board, mover.square);
        // AGD-6G.11, 4: after a disturbance the way is chosen anew.
        let chosen = end.filter(|end| !board.is_disturbed && ends.squares.has(*end));
        let end = match (chosen, board.layout().first_in_order(&ends.squares)) {
            (Some(end), _) => end,
            (None, None) => return Flow::Done,
            (None, Some(_)) if ends.squares.len() > 1 && board.setup.asks(AutomaticChoice::Routes) => {
                return Flow::Become(RouteChoice { moving: EnemyMove { end: None, ..self } }.into());
            }
            (None, Some(end)) => end,
        };
        let route = board.layout().route(&ends, end);
        board.is_disturbed = false;
        for (taken, &square) in (1..).zip(route.steps.iter()) {
            rule!("AGD-6G.4");
            let from = board.enemies.get(enemy).map_or(square, |enemy| enemy.square);
            board.enemies.move_to(enemy, square);
            rule!("AGD-6J.9");
            board.attacker_movement = Some(left - taken);
            log.push(Heard::EnemyMoved { kind: mover.kind, from, to: square });
            if is_watched_over(board, mover.kind, from, square) {
                let then = EnemyMove { enemy, left: left - taken, end: Some(end) }.into();
                return Flow::Call { first: AfterStep { mover: Mover::Enemy { enemy } }.into(), then };
            }
        }
        match route.breaks {
            Some(door) => {
                rule!("AGD-6B.6");
                let left = left - route.steps.len() as u8;
                Flow::Become(DoorBreaking { enemy, left, door }.into())
            }
            None => Flow::Done,
        }
    }
}

/// Whether anything follows from a step: sight is looked at after every step.
fn is_watched_over(board: &Board, kind: EnemyKind, from: Square, to: Square) -> bool {
    rule!("AGD-6C.7");
    Gun::ALL.iter().any(|&gun| guns::is_in_field(board, gun, to)) || spotting::is_needed_after(board, kind, from, to)
}

impl EnemyMove {
    /// AGD-6G.11, 1 and 2
    pub fn ends(self, board: &Board, from: Square) -> Ends {
        rule!("AGD-6I.8");
        match board.enemies.blips().has(from) {
            true => rule!("AGD-6J.5"),
            false => rule!("AGD-6G.7"),
        }
        board.layout().ends(&Going {
            from,
            movement: self.left,
            characters: board.character_squares(),
            enemies: board.enemies.squares().without(from),
            closed: board.closed_squares(),
            barricaded: board.fittings.barricaded,
        })
    }
}

/// AGD-6G.11, 3: where does the move end?
#[engine::frame]
pub struct RouteChoice {
    pub moving: EnemyMove,
}

impl Question<Aliens> for RouteChoice {
    type Answer = Square;

    fn asked(self, board: &Board) -> Seats {
        board.deciders()
    }

    fn answers(self, board: &Board, _: Seat, offer: &mut impl FnMut(Square)) {
        if let Some(mover) = board.enemies.get(self.moving.enemy) {
            self.moving.ends(board, mover.square).squares.iter().for_each(offer);
        }
    }

    fn answered(self, board: &mut Board, seat: Seat, end: Square, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let Some(end) = votes::decide(self, board, seat, end, log) else { return Flow::Become(self.into()) };
        rule!("AGD-6G.11");
        board.is_disturbed = false;
        Flow::Become(EnemyMove { end: Some(end), ..self.moving }.into())
    }
}

/// AGD-6B.5: does the enemy break the door, also with no movement left?
#[engine::frame]
pub struct DoorBreaking {
    pub enemy: EnemyId,
    pub left: u8,
    pub door: Door,
}

impl Roll<Aliens> for DoorBreaking {
    type Shown = AlienDie;

    fn odds(self, _: &Board, may_show: &mut impl FnMut(AlienDie, u32)) {
        AlienDie::all().for_each(|die| may_show(die, 1));
    }

    fn rolled(self, board: &mut Board, die: AlienDie, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        rule!("AGD-6B.5");
        let DoorBreaking { enemy, left, door } = self;
        let Some(&Enemy { kind, .. }) = board.enemies.get(enemy) else { return Flow::Done };
        log.push(Heard::DoorRolled { kind, door, die, broken: die.0 >= 5 });
        if die.0 < 5 {
            return Flow::Done;
        }
        board.fittings.barricaded = board.fittings.barricaded.without(door);
        board.attacker_movement = Some(left);
        Flow::Call { first: Upkeep {}.into(), then: EnemyMove { enemy, left, end: None }.into() }
    }
}

//! AGD-5.5: where a Move may end, and the first step there.

use aliens::{
    Choice,
    board::Board,
    ground::{Square, Squares},
    rules::moving::{Movement, StepAnswer, Ways},
    words::Condition,
};

use super::ahead::Ahead;

/// The best that can come of a Move.
pub(super) struct BestWay {
    first: StepAnswer,
    pub(super) worth: f32,
}

impl BestWay {
    /// The answer that leads there, if it is offered.
    pub(super) fn choice(&self, offered: &[Choice]) -> Option<Choice> {
        let choice = Choice::NextStep(self.first);
        offered.contains(&choice).then_some(choice)
    }
}

/// Looks at every square where the Move can end, and at the exit.
pub(super) fn best(board: &Board, movement: &Movement, ahead: &mut Ahead<'_>) -> BestWay {
    let &Movement { character, left, has_moved, .. } = movement;
    let ways = Ways::of(board, character);
    let here = board.figure(character).square;
    let (exit, enemies, fire) = (board.exit_squares(), *board.enemies.squares(), gun_fire(board));
    let is_beside_enemy = |square| board.layout().passable(square, board.fittings.barricaded).meets(&enemies);
    let mut imagined = *board;
    let mut best = BestWay { first: StepAnswer::Stop, worth: f32::MIN };
    let mut weigh = |imagined: &Board, first| {
        let worth = ahead.worth(imagined);
        if worth > best.worth {
            best = BestWay { first, worth };
        }
    };
    if has_moved && ways.may_stop(here) {
        weigh(board, StepAnswer::Stop);
    }
    // Each square with the first step on the way to it.
    let mut wave = vec![(here, None)];
    let mut reached = Squares::one(here);
    for step in 0..=left {
        let mut next = Vec::new();
        for &(square, first) in &wave {
            if exit.has(square) && step < left {
                imagined.figure_mut(character).condition = Condition::Left;
                weigh(&imagined, first.map_or(StepAnswer::Leave, |square| StepAnswer::To { square }));
                imagined.figure_mut(character).condition = board.figure(character).condition;
            }
            if let Some(first) = first
                && ways.may_stop(square)
            {
                imagined.figure_mut(character).square = square;
                weigh(&imagined, StepAnswer::To { square: first });
            }
            let is_held = (first.is_some() || has_moved) && is_beside_enemy(square);
            if step == left || is_held {
                continue;
            }
            let may_go = ways.passable(square) - reached - fire;
            reached |= may_go;
            next.extend(may_go.iter().map(|to| (to, first.or(Some(to)))));
        }
        wave = next;
    }
    best
}

/// AGD-6M.2: the squares where a sentry gun shoots at whoever moves.
fn gun_fire(board: &Board) -> Squares {
    let guns = board.fittings.guns.iter().flatten().filter(|gun| gun.is_on && gun.shots > 0);
    let field = |gun: &aliens::board::SentryGun| -> Squares {
        let is_in_front = |square: &Square| board.layout().is_in_front(gun.square, gun.facing, *square);
        board.layout().may_see(gun.square).iter().filter(is_in_front).collect()
    };
    guns.fold(Squares::NONE, |fire, gun| fire | field(gun))
}

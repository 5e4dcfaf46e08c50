//! NEM-4.2: turns, one after another, until everybody has passed.

use engine::{Flow, Log, Question, RuleId, Seat, Seats, Step, Timing, rule};
use serde::{Deserialize, Serialize};

use crate::{
    Frame, Nemesis,
    board::{Board, Card, ThisTurn, Whereabouts},
    heard::{Handled, Heard},
    rules::{
        actions::{self, Action, Declared, Payment},
        death, hands,
        intruder_player::{self, IntruderTurn},
        pods::PodTurn,
        round::PlayerPhaseEnd,
        traits::Rush,
        wounds::Wounds,
    },
    words::{Cause, SeriousWound},
};

/// NEM-4.7: whose turn is next, from this seat on.
#[engine::frame]
pub struct TurnOrder {
    pub next: Seat,
}

impl Step<Nemesis> for TurnOrder {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        let players = board.setup.players;
        let waiting = (0..players).map(|n| Seat((self.next.0 + n) % players)).find(|&seat| board.is_to_act(seat));
        let Some(seat) = waiting else { return Flow::Become(PlayerPhaseEnd {}.into()) };
        rule!("NEM-4.7");
        board.turn = ThisTurn { seat, actions_left: 2, ..ThisTurn::default() };
        log.push(Heard::TurnBegan { seat }.into());
        if intruder_player::leads(board, seat) {
            return Flow::Become(IntruderTurn { must_pass: false }.into());
        }
        if board.player(seat).has_resigned {
            // Whoever has left the table is given up by the ship as well.
            return Flow::Call {
                first: death::of(seat, Cause::Resignation),
                then: TurnOrder { next: board.next(seat) }.into(),
            };
        }
        match board.player(seat).whereabouts {
            Whereabouts::Pod { .. } => Flow::Become(PodTurn {}.into()),
            Whereabouts::Room { .. } | Whereabouts::Hibernating | Whereabouts::Evacuated | Whereabouts::Dead => {
                Flow::Become(Turn {}.into())
            }
        }
    }
}

impl Board {
    /// NEM-4.1, NEM-4.7, NEM-22.22: whether a player still takes turns in this round.
    pub fn is_to_act(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        if player.has_passed {
            rule!("NEM-4.9");
            return false;
        }
        player.is_active() || intruder_player::leads(self, seat)
    }
}

/// What the player does next.
#[engine::frame]
pub struct Turn {}

impl Question<Nemesis> for Turn {
    type Answer = Action;

    const TIMING: Timing = Timing::AfterTheDelay;

    fn asked(self, board: &Board) -> Seats {
        Seats::one(board.turn.seat)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(Action)) {
        actions::each_action(board, seat, offer);
    }

    fn answered(self, board: &mut Board, seat: Seat, action: Action, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        rule!("NEM-4.39");
        let cost = actions::cost(board, seat, action);
        match action {
            Action::Pass => return Flow::Become(Passing {}.into()),
            Action::Rush => return Rush::begin(board, seat, log),
            Action::DropItem { item } => {
                rule!("NEM-16.30");
                rule!("NEM-16.32");
                board.discard_item(seat, item);
                log.push(Handled::ItemDropped { seat, item }.into());
                return Flow::Become(Turn {}.into());
            }
            Action::DropObject { object } => {
                rule!("NEM-16.30");
                rule!("NEM-16.31");
                hands::drop_object(board, seat, object, log);
                return Flow::Become(Turn {}.into());
            }
            Action::Play { card, .. } => {
                rule!("NEM-5.4");
                board.player_mut(seat).discard_action(card);
            }
            Action::Move { .. }
            | Action::CarefulMove { .. }
            | Action::Shoot { .. }
            | Action::Melee { .. }
            | Action::PickUp { .. }
            | Action::Trade
            | Action::Craft { .. }
            | Action::Activate { .. }
            | Action::Use { .. }
            | Action::UseRoom { .. } => (),
        }
        board.turn.declared = Some(action);
        let (to, against) = (actions::leads_to(board, seat, action), actions::is_against(board, action));
        log.push(Heard::Declared { seat, action, to, against }.into());
        match cost {
            0 => Flow::Become(Declared {}.into()),
            left => Flow::Become(Payment { left }.into()),
        }
    }

    fn forbids(self, board: &Board, seat: Seat, action: Action) -> Option<RuleId> {
        actions::objection(board, seat, action)
    }
}

/// A player passes, and may discard cards first.
#[engine::frame]
pub struct Passing {}

/// What is done with the hand on a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum PassingAnswer {
    /// The rest is kept.
    Done,
    Discard(Card),
}

impl Question<Nemesis> for Passing {
    type Answer = PassingAnswer;

    fn asked(self, board: &Board) -> Seats {
        Seats::one(board.turn.seat)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(PassingAnswer)) {
        offer(PassingAnswer::Done);
        board.player(seat).hand.kinds().for_each(|card| offer(PassingAnswer::Discard(card)));
    }

    fn answered(self, board: &mut Board, seat: Seat, answer: PassingAnswer, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        match answer {
            PassingAnswer::Discard(card) => {
                rule!("NEM-4.41");
                rule!("NEM-4.10");
                board.player_mut(seat).discard(card);
                log.push(Heard::card_discarded(seat, card));
                Flow::Become(Passing {}.into())
            }
            PassingAnswer::Done => match pass(board, seat, log) {
                Some(bleeding) => Flow::Call { first: bleeding, then: TurnEnd {}.into() },
                None => Flow::Become(TurnEnd {}.into()),
            },
        }
    }
}

/// NEM-4.10, NEM-42.5: turns the help card over. Whoever bleeds suffers for it.
pub fn pass(board: &mut Board, seat: Seat, log: &mut Log<'_, Nemesis>) -> Option<Frame> {
    board.player_mut(seat).has_passed = true;
    log.push(Heard::Passed { seat }.into());
    board.player(seat).suffers_from(SeriousWound::Bleeding).then(|| {
        rule!("NEM-42.5");
        Wounds::light(seat, 1, Cause::Bleeding).into()
    })
}

/// NEM-4.11, NEM-9.4: the end of a turn. Fire hurts.
#[engine::frame]
pub struct TurnEnd {}

impl Step<Nemesis> for TurnEnd {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        let seat = board.turn.seat;
        log.push(Heard::TurnEnded { seat }.into());
        let next = TurnOrder { next: board.next(seat) }.into();
        match board.player(seat).room() {
            Some(room) if board.fire.has(room) => {
                rule!("NEM-4.11");
                Flow::Call { first: Wounds::light(seat, 1, Cause::Fire).into(), then: next }
            }
            Some(_) | None => Flow::Become(next),
        }
    }
}

/// NEM-17.24, NEM-25.13, NEM-18.9: an effect ends with a pass, if it is the player's own turn.
pub fn pass_after(board: &mut Board, seat: Seat) {
    if board.turn.seat == seat {
        board.turn.must_pass = true;
    }
}

//! Looking ahead on a copy of the board: paying, carrying out, and following what comes of it.

use engine::{Flow, Log, Question, Seat, Seats, Step as _};

use super::Ahead;
use crate::{
    Frame, Nemesis,
    board::Board,
    rules::{
        actions::{self, Action, weapons},
        items::smoke::Smoke,
        wounds,
    },
    words::{Cause, YesNo},
};

/// Somebody looks ahead.
pub(super) struct Looking {
    /// The table as it would be.
    pub(super) board: Board,
    /// Who looks: what they do not know is not looked at.
    pub(super) viewer: Seat,
    /// What has been seen so far.
    pub(super) ahead: Vec<Ahead>,
}

impl Looking {
    pub(super) fn new(board: &Board, viewer: Seat) -> Looking {
        Looking { board: *board, viewer, ahead: Vec::new() }
    }

    /// So many cards are paid. Which ones makes no difference to what follows.
    pub(super) fn pay(&mut self, seat: Seat, cards: u8) {
        for _ in 0..cards {
            let card = self.board.player(seat).hand.actions().next();
            card.into_iter().for_each(|card| self.board.player_mut(seat).discard_action(card));
        }
    }

    /// An action is carried out, and the turn may be over.
    pub(super) fn carry_out(&mut self, seat: Seat, action: Action) {
        let flow = actions::carry_out(&mut self.board, seat, action, &mut Log::Off);
        self.go_on(flow);
        let turn = self.board.turn;
        if turn.must_pass {
            self.pass(seat);
        } else if turn.actions_left <= 1 && !turn.is_unlimited {
            self.turn_end(seat);
        }
    }

    /// Follows a rule under way as far as it is of interest.
    pub(super) fn follow(&mut self, frame: Frame) {
        if let Frame::Movement(movement) = frame {
            self.movement(movement);
        } else if let Frame::Arrival(arrival) = frame {
            self.arrival(arrival);
        } else if let Frame::NoiseRoll(roll) = frame {
            self.noise_roll(roll.seat, false);
        } else if let Frame::ShotRoll(roll) = frame {
            self.shot(roll.shot);
        } else if let Frame::MeleeRoll(roll) = frame {
            self.blow(roll.seat, roll.at);
        } else if let Frame::Blast(blast) = frame {
            self.blast(blast);
        } else if let Frame::Consent(consent) = frame {
            // Whoever is asked may say yes.
            let asked = Question::<Nemesis>::asked(consent, &self.board).first();
            let flow = asked.map(|seat| consent.answered(&mut self.board, seat, YesNo::Yes, &mut Log::<Nemesis>::Off));
            flow.into_iter().for_each(|flow| self.go_on(flow));
        } else if let Frame::CoveringWeapon(covering) = frame {
            // Whichever weapon fires.
            let actor = covering.cover.actor;
            let weapon = weapons(&self.board, actor).next();
            let flow = weapon.map(|weapon| covering.answered(&mut self.board, actor, weapon, &mut Log::<Nemesis>::Off));
            flow.into_iter().for_each(|flow| self.go_on(flow));
        } else if let Frame::Smoke(smoke) = frame {
            // Whatever the others discard.
            let flow = Smoke { left: Seats::NONE, ..smoke }.go_on(&mut self.board, &mut Log::<Nemesis>::Off);
            self.go_on(flow);
        }
    }

    fn go_on(&mut self, flow: Flow<Frame>) {
        match flow {
            Flow::Become(frame) => self.follow(frame),
            Flow::Call { first, then } => {
                self.follow(first);
                self.follow(then);
            }
            Flow::Done | Flow::Unwind(_) | Flow::End(_) => (),
        }
    }

    /// NEM-4.11: the end of a turn in a burning room.
    pub(super) fn turn_end(&mut self, seat: Seat) {
        if self.board.player(seat).room().is_some_and(|room| self.board.fire.has(room)) {
            self.suffer(seat, Cause::Fire);
        }
    }

    /// A light wound at the end of the turn.
    pub(super) fn suffer(&mut self, seat: Seat, cause: Cause) {
        let is_deadly = wounds::is_at_the_limit::<Nemesis>(&self.board, seat);
        self.ahead.push(Ahead::Suffers { seat, cause, is_deadly });
    }
}

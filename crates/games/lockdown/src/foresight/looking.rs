//! Looking ahead on a copy of the board: paying, carrying out, and following what comes of it.

use engine::{Flow, Log, Question, Seat, Seats, Step as _};
use nemesis_kit::foresight::{self, EntryAhead, SoundAhead};

use super::{Ahead, DangerAhead, rolls};
use crate::{
    Frame, Lockdown,
    board::Board,
    rules::{
        actions::{self, Action},
        combat::{self, Die},
        exploration::Arrival,
        items::smoke::Smoke,
        movement::Movement,
        wounds,
    },
    words::{Cause, CorridorNumber, SeriousWound, YesNo},
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

    /// An action is declared, paid for, and not interrupted.
    pub(super) fn act(&mut self, seat: Seat, action: Action) {
        let cost = actions::cost(&self.board, seat, action);
        if let Action::Play { card, .. } = action {
            self.board.player_mut(seat).discard_action(card);
        }
        self.pay(seat, cost, action);
        self.carry_out(seat, action);
    }

    /// So many cards are paid, and what the action costs besides. Which cards makes no difference to what follows.
    pub(super) fn pay(&mut self, seat: Seat, cards: u8, action: Action) {
        for _ in 0..cards {
            let card = self.board.player(seat).hand.actions().next();
            card.into_iter().for_each(|card| self.board.player_mut(seat).discard_action(card));
        }
        actions::pay(&mut self.board, seat, action, &mut Log::Off);
    }

    /// An action is carried out, and the turn may be over.
    pub(super) fn carry_out(&mut self, seat: Seat, action: Action) {
        let before = self.board;
        let flow = actions::carry_out(&mut self.board, seat, action, &mut Log::Off);
        self.go_on(flow);
        self.ahead.extend(rolls::lights(&before, &self.board));
        let turn = self.board.turn;
        if turn.must_pass {
            self.pass(seat);
        } else if turn.actions_left <= 1 && !turn.is_unlimited {
            self.turn_end(seat);
        }
    }

    /// Follows a rule under way as far as it is of interest.
    pub(super) fn follow(&mut self, frame: Frame) {
        let (board, log) = (&mut self.board, &mut Log::<Lockdown>::Off);
        let flow = match frame {
            Frame::CardAction(it) => it.go_on(board, log),
            Frame::ItemAction(it) => it.go_on(board, log),
            Frame::RoomAction(it) => it.go_on(board, log),
            Frame::ComputerAction(it) => it.go_on(board, log),
            // Whatever the others discard.
            Frame::Smoke(it) => Smoke { left: Seats::NONE, ..it }.go_on(board, log),
            // Whoever is asked may say yes.
            Frame::Consent(it) => match Question::<Lockdown>::asked(it, board).first() {
                Some(seat) => it.answered(board, seat, YesNo::Yes, log),
                None => Flow::Done,
            },
            // Whichever weapon fires.
            Frame::CoveringWeapon(it) => {
                let actor = it.cover.actor;
                let weapon = combat::weapons(board, actor).next();
                match weapon {
                    Some(weapon) => it.answered(board, actor, weapon, log),
                    None => Flow::Done,
                }
            }
            Frame::Movement(it) => return self.movement(it),
            Frame::Arrival(it) => return self.arrival(it),
            other => return self.roll(other),
        };
        self.go_on(flow);
    }

    /// What is rolled or hurt next.
    pub(super) fn roll(&mut self, frame: Frame) {
        let board = &mut self.board;
        match frame {
            Frame::NoiseRoll(it) => self.noise_roll(it.seat, false),
            Frame::SurfaceRoll(it) => self.noise_roll(it.seat, false),
            Frame::SecondDie(it) => self.ahead.push(rolls::shot(board, it.shot, combat::die(board, it.shot.seat))),
            Frame::ShotRoll(it) => self.ahead.push(rolls::shot(board, it.shot, Die::Combat)),
            Frame::AdvantageRoll(it) => self.ahead.push(rolls::shot(board, it.shot, Die::Advantage)),
            Frame::MeleeRoll(it) => self.ahead.push(rolls::blow(board, it.seat, it.at)),
            Frame::Blast(it) => self.ahead.push(rolls::blast(board, it)),
            Frame::Scorch(it) => self.ahead.push(rolls::scorch(board, it)),
            _ => (),
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

    /// LOC-48.5, LOC-4.17: what a pass brings.
    pub(super) fn pass(&mut self, seat: Seat) {
        if self.board.player(seat).suffers_from(SeriousWound::Bleeding) {
            self.suffer(seat, Cause::Bleeding);
        }
        self.turn_end(seat);
    }

    /// LOC-4.17: the end of a turn in a burning room.
    fn turn_end(&mut self, seat: Seat) {
        if wounds::of_fire(&self.board, seat).is_some() {
            self.suffer(seat, Cause::Fire);
        }
    }

    /// A light wound at the end of the turn.
    fn suffer(&mut self, seat: Seat, cause: Cause) {
        let is_deadly = wounds::is_at_the_limit::<Lockdown>(&self.board, seat);
        self.ahead.push(Ahead::Suffers { seat, cause, is_deadly });
    }

    /// Somebody leaves for another room.
    fn movement(&mut self, movement: Movement) {
        let Some((by, arrival)) = foresight::leave::<Lockdown>(&mut self.board, movement) else { return };
        if !by.is_empty() {
            self.ahead.push(Ahead::Attacked { seat: movement.seat, by });
        }
        self.arrival(arrival);
    }

    /// Somebody has entered a room. LOC-19.37: no tile covers whoever enters with slime.
    fn arrival(&mut self, arrival: Arrival) {
        let seat = arrival.seat;
        let Some((entry, sound)) = foresight::arrive::<Lockdown>(&mut self.board, self.viewer, arrival, |_| false)
        else {
            return;
        };
        let EntryAhead { room, explores, is_burning, has_malfunction, gets_slime, combat, company } = entry;
        let is_dark = self.board.is_dark_room(room);
        self.ahead.push(Ahead::Enters {
            seat,
            room,
            is_dark,
            explores,
            is_burning,
            has_malfunction,
            gets_slime,
            combat,
            company,
        });
        match sound {
            SoundAhead::Danger => {
                let danger = DangerAhead::of::<Lockdown>(&self.board, room);
                self.ahead.push(Ahead::Danger { seat, room, danger });
            }
            SoundAhead::None(why) => self.ahead.push(Ahead::NoNoise { seat, room, why }),
            SoundAhead::Careful => {
                let numbers = foresight::quiet_numbers(&self.board, room);
                self.ahead.push(Ahead::CarefulNoise { seat, room, numbers });
            }
            SoundAhead::Roll { depends_on_token } => self.noise_roll(seat, depends_on_token),
        }
    }

    /// What the noise die would bring somebody where they are. How many cards are left of a hand may tell how many of
    /// them are contamination.
    fn noise_roll(&mut self, seat: Seat, depends_on_token: bool) {
        let is_open = seat == self.viewer || seat != self.board.turn.seat;
        // LOC-27.12: what somebody else carries is not for the viewer.
        let sees = seat == self.viewer && self.board.player(seat).sees_in_encounters();
        let is_dark = self.board.is_dark(seat) && !sees;
        self.ahead.extend(rolls::noise(&self.board, seat, is_open, is_dark, depends_on_token));
    }

    /// LOC-5.31: where noise lies around the room once there is some here, too.
    pub(super) fn careful_noise(&mut self, seat: Seat, number: CorridorNumber) {
        let Some(room) = self.board.player(seat).room() else { return };
        self.board.noise.insert(self.board.plan().way(room, number));
        self.ahead.push(Ahead::NoiseLies { room, numbers: foresight::noisy_numbers(&self.board, room) });
    }
}

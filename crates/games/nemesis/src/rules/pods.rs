//! NEM-18: escape pods.

use engine::{Flow, Log, Question, Seat, Seats, Step, rule};
use serde::{Deserialize, Serialize};

use crate::{
    Frame, Nemesis,
    board::{Board, Whereabouts},
    heard::Heard,
    rules::{
        bag, ending,
        noise::NoiseRoll,
        turn::{self, Passing, Turn, TurnEnd},
    },
    words::{PodNumber, PodSide, RoomNumber, Section},
};

/// NEM-19.2, NEM-19.5: all pods are unlocked; nothing is to be told of it if none was locked.
pub fn unlock_all(board: &mut Board, log: &mut Log<'_, Nemesis>) {
    let has_locked = board.pods_aboard().any(|pod| board.pod(pod).side == PodSide::Locked);
    board.pods.iter_mut().for_each(|pod| pod.side = PodSide::Unlocked);
    if has_locked {
        log.push(Heard::PodsUnlocked {}.into());
    }
}

/// NEM-18.5: somebody tries to enter a pod of a section.
pub fn try_to_enter(board: &Board, seat: Seat, section: Section) -> Flow<Frame> {
    rule!("NEM-18.5");
    let door = PodDoor { seat, section, tokens_before: bag::tokens_in(board) };
    Flow::Call { first: NoiseRoll { seat }.into(), then: door.into() }
}

/// NEM-18.5: after the noise roll: if nothing came, the character may take a seat.
#[engine::frame]
pub struct PodDoor {
    pub seat: Seat,
    pub section: Section,
    /// How many tokens were in the bag before the noise.
    pub tokens_before: u8,
}

impl Step<Nemesis> for PodDoor {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        let PodDoor { seat, section, tokens_before } = self;
        let Some(room) = board.player(seat).room() else { return Flow::Done };
        if bag::has_something_come(board, room, tokens_before) || board.open_pods(section).next().is_none() {
            log.push(Heard::PodMissed { seat }.into());
            return Flow::Done;
        }
        Flow::Become(PodBoarding { seat, section }.into())
    }
}

/// NEM-4.52: which pod, and whether it leaves at once.
#[engine::frame]
pub struct PodBoarding {
    pub seat: Seat,
    pub section: Section,
}

/// What is done with a pod.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum PodAnswer {
    Launch(PodNumber),
    Wait(PodNumber),
}

impl Question<Nemesis> for PodBoarding {
    type Answer = PodAnswer;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, board: &Board, _: Seat, offer: &mut impl FnMut(PodAnswer)) {
        for pod in board.open_pods(self.section) {
            offer(PodAnswer::Launch(pod));
            offer(PodAnswer::Wait(pod));
        }
    }

    fn answered(self, board: &mut Board, seat: Seat, answer: PodAnswer, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        rule!("NEM-18.6");
        let (PodAnswer::Launch(pod) | PodAnswer::Wait(pod)) = answer;
        board.player_mut(seat).whereabouts = Whereabouts::Pod { pod };
        log.push(Heard::PodEntered { seat, pod }.into());
        match answer {
            PodAnswer::Launch(pod) => launch(board, pod, log),
            PodAnswer::Wait(_) => {
                rule!("NEM-18.9");
                turn::pass_after(board, seat);
                Flow::Done
            }
        }
    }
}

/// NEM-18.7, NEM-18.8: a pod leaves the ship with whoever is in it. NEM-18.14: what they carry takes no
/// seat.
pub fn launch(board: &mut Board, pod: PodNumber, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    rule!("NEM-18.7");
    let occupants: Seats = board.occupants(pod).collect();
    occupants.iter().for_each(|seat| board.player_mut(seat).whereabouts = Whereabouts::Evacuated);
    board.pods[pod as usize].is_there = false;
    log.push(Heard::PodLaunched { pod, with: occupants }.into());
    ending::if_nobody_is_left(board, log).unwrap_or(Flow::Done)
}

/// NEM-18.15: an intruder is in the section: whoever waits in its pods is put back into the room.
pub fn clear_section(board: &mut Board, room: RoomNumber, log: &mut Log<'_, Nemesis>) {
    let Some(section) = board.room(room).and_then(|it| it.section()) else { return };
    if !board.swarm.is_in(room) {
        return;
    }
    for seat in board.seats() {
        if let Whereabouts::Pod { pod } = board.player(seat).whereabouts
            && board.pod(pod).section == section
        {
            rule!("NEM-18.15");
            board.player_mut(seat).whereabouts = Whereabouts::Room { room };
            log.push(Heard::PodLeft { seat, room }.into());
        }
    }
}

/// NEM-4.53, NEM-18.10 to NEM-18.12: the first turn of whoever waits in a pod.
#[engine::frame]
pub struct PodTurn {}

/// What whoever waits in a pod does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum PodTurnAnswer {
    Launch,
    Stay,
    Leave,
}

impl Question<Nemesis> for PodTurn {
    type Answer = PodTurnAnswer;

    fn asked(self, board: &Board) -> Seats {
        Seats::one(board.turn.seat)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(PodTurnAnswer)) {
        if let Whereabouts::Pod { pod } = board.player(seat).whereabouts {
            match board.pod(pod).side {
                PodSide::Unlocked => offer(PodTurnAnswer::Launch),
                PodSide::Locked => rule!("NEM-18.18"),
            }
            offer(PodTurnAnswer::Stay);
            offer(PodTurnAnswer::Leave);
        }
    }

    fn answered(self, board: &mut Board, seat: Seat, answer: PodTurnAnswer, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        let Whereabouts::Pod { pod } = board.player(seat).whereabouts else { return Flow::Become(TurnEnd {}.into()) };
        match answer {
            PodTurnAnswer::Launch => {
                rule!("NEM-18.10");
                match launch(board, pod, log) {
                    flow @ (Flow::End(_) | Flow::Unwind(_)) => flow,
                    Flow::Done | Flow::Become(_) | Flow::Call { .. } => Flow::Become(TurnEnd {}.into()),
                }
            }
            PodTurnAnswer::Stay => {
                rule!("NEM-18.11");
                Flow::Become(Passing {}.into())
            }
            PodTurnAnswer::Leave => {
                rule!("NEM-18.12");
                let room = board.room_for_noise(seat).expect("the section of a pod is explored");
                board.player_mut(seat).whereabouts = Whereabouts::Room { room };
                log.push(Heard::PodLeft { seat, room }.into());
                Flow::Become(Turn {}.into())
            }
        }
    }
}

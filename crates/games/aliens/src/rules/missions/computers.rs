//! AGD-11E.4, AGD-11E.12, AGD-11E.20: the computers.

use engine::{Flow, Log, Question, Roll, Seat, Seats, Word, rule};

use crate::{
    Aliens, Frame,
    board::Board,
    rules::{barricade::passes, missions::mission_blips::MissionBlipTurned, tracker_look::TrackerLook},
    words::{Character, MarineDie, Mission, MissionBlip},
};

/// The Tech test at a computer.
#[engine::frame]
pub struct ComputerTest {
    pub character: Character,
}

impl Roll<Aliens> for ComputerTest {
    type Shown = MarineDie;

    fn odds(self, _: &Board, may_show: &mut impl FnMut(MarineDie, u32)) {
        MarineDie::all().for_each(|die| may_show(die, 1));
    }

    fn rolled(self, board: &mut Board, die: MarineDie, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        if !passes(board, self.character, 0, die, log) {
            return Flow::Done;
        }
        let seat = board.player_of(self.character);
        if board.setup.mission != Mission::Newt {
            return Flow::Become(TrackerLook::at_two(seat).into());
        }
        rule!("AGD-11E.4");
        let mut face_down = board.face_down_mission_blips().map(|(number, _)| number);
        match (face_down.next(), face_down.next()) {
            (Some(number), None) => Flow::Become(MissionBlipTurned { number }.into()),
            (Some(_), Some(_)) => Flow::Become(Scan { seat }.into()),
            (None, _) => Flow::Done,
        }
    }
}

/// AGD-11E.4: which mission blip is turned up?
#[engine::frame]
pub struct Scan {
    pub seat: Seat,
}

impl Question<Aliens> for Scan {
    type Answer = MissionBlip;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, board: &Board, _: Seat, offer: &mut impl FnMut(MissionBlip)) {
        board.face_down_mission_blips().for_each(|(number, _)| offer(MissionBlip::ALL[usize::from(number)]));
    }

    fn answered(self, _: &mut Board, _: Seat, blip: MissionBlip, _: &mut Log<'_, Aliens>) -> Flow<Frame> {
        Flow::Become(MissionBlipTurned { number: blip as u8 }.into())
    }
}

//! AGD-11E.2 to AGD-11E.6: the mission blips of Mission 1, and Newt.

use engine::{Flow, Log, Roll, rule};

use crate::{
    Aliens, Frame, Heard,
    board::Board,
    rules::{
        placing::{BlipEntry, EntryPoint},
        spotting::Upkeep,
    },
    words::{Character, Condition, Exit, MissionBlipFace},
};

/// AGD-11E.3: a mission blip is turned up.
#[engine::frame]
pub struct MissionBlipTurned {
    pub number: u8,
}

impl Roll<Aliens> for MissionBlipTurned {
    type Shown = MissionBlipFace;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(MissionBlipFace, u32)) {
        board.fittings.mission_faces.odds(may_show);
    }

    fn rolled(self, board: &mut Board, face: MissionBlipFace, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        rule!("AGD-11E.3");
        let square = board.setup.mission.print().mission_blips[usize::from(self.number)];
        board.fittings.mission_blips &= !(1 << self.number);
        board.fittings.mission_faces.take(face);
        board.is_disturbed = true;
        log.push(Heard::MissionBlipTurned { square, face });
        match face {
            MissionBlipFace::Nothing => Flow::Done,
            MissionBlipFace::Nest => Flow::Become(BlipEntry::at(EntryPoint::Nest { square }).into()),
            MissionBlipFace::Newt => {
                rule!("AGD-11E.6");
                let newt = board.figure_mut(Character::Newt);
                newt.condition = Condition::Hidden;
                newt.square = square;
                board.fittings.open_exit = Some(Exit::Exit);
                Flow::Done
            }
        }
    }
}

/// AGD-11E.5: Newt joins the squad; she cannot be activated in this turn.
pub fn rescue_newt(board: &mut Board, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
    rule!("AGD-11E.5");
    let owner = board.figure(Character::Ripley).owner;
    let newt = board.figure_mut(Character::Newt);
    newt.condition = Condition::Standing;
    newt.is_activated = true;
    newt.owner = owner;
    log.push(Heard::NewtJoined { owner });
    board.is_disturbed = true;
    Flow::Become(Upkeep {}.into())
}

//! NEM-33.5, NEM-26.45: the Decoy draws intruders into a room.

use engine::{Flow, Log, Step, rule};
use nemesis_kit::rules::event_phase::fewest_cards;

use crate::{
    Frame, Nemesis,
    board::Board,
    rules::{
        attack::{IntruderAttack, Occasion},
        noise, pods,
    },
    words::RoomNumber,
};

/// The intruders around a room set out for it; those in combat attack first.
#[engine::frame]
pub struct Lure {
    pub room: RoomNumber,
}

impl Lure {
    pub fn begin(board: &mut Board, room: RoomNumber) -> Flow<Frame> {
        // NEM-26.45: whoever a closed door keeps where it is does not leave, and so does not attack.
        let around = board.reachable(room);
        board.swarm.ready(|figure| around.has(figure.room));
        Flow::Become(Lure { room }.into())
    }
}

impl Step<Nemesis> for Lure {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        if let Some(attacker) = board.swarm.next_to_act() {
            let prey = board.swarm.figure(attacker).map(|figure| figure.room);
            let target = prey.and_then(|prey| fewest_cards(board, prey));
            return match target {
                Some(on) => {
                    let attack = IntruderAttack { attacker, on, occasion: Occasion::Decoy };
                    Flow::Call { first: attack.into(), then: self.into() }
                }
                None => Flow::Become(self.into()),
            };
        }
        rule!("NEM-26.45");
        let around = board.plan().neighbours(self.room).and(board.swarm.infested());
        around.iter().for_each(|from| noise::draw_in(board, from, self.room, |_| true, log));
        pods::clear_section(board, self.room, log);
        Flow::Done
    }
}

//! NEM-33.5, NEM-26.45, LOC-39.16: the Decoy draws intruders into a room.

use engine::{Flow, Log, Step};

use crate::{
    Aboard, Kin, rule_of,
    rules::{event_phase::fewest_cards, noise},
    words::RoomNumber,
};

/// The intruders around a room set out for it; those in combat attack first.
#[engine::frame]
pub struct Lure {
    pub room: RoomNumber,
}

impl Lure {
    /// A decoy in a room. NEM-26.45, LOC-39.16: whoever a closed door keeps where it is does not leave, and so does not
    /// attack.
    pub fn begin<G: Kin>(board: &mut G::Board, room: RoomNumber) -> Lure {
        rule_of!(G, "NEM-33.5", "LOC-39.16");
        let (doors, plan) = (board.doors(), board.plan());
        let is_open = |from: RoomNumber| !plan.between(from, room).without(doors.closed()).is_empty();
        let around = plan.neighbours(room);
        board.swarm_mut().ready(|figure| around.has(figure.room) && is_open(figure.room));
        Lure { room }
    }
}

impl<G: Kin> Step<G> for Lure {
    fn go_on(self, board: &mut G::Board, log: &mut Log<'_, G>) -> Flow<G::Frame> {
        if let Some(attacker) = board.swarm_mut().next_to_act() {
            let left = board.swarm().figure(attacker).map(|figure| figure.room);
            return match left.and_then(|room| fewest_cards(board, room)) {
                Some(on) => Flow::Call { first: G::lured_attack(attacker, on), then: self.into() },
                None => Flow::Become(self.into()),
            };
        }
        rule_of!(G, "NEM-26.45", "LOC-39.16");
        let around = board.plan().neighbours(self.room).and(board.swarm().infested());
        around.iter().for_each(|from| noise::draw_in(board, from, self.room, |_| true, log));
        G::intruder_came(board, self.room, log);
        Flow::Done
    }
}

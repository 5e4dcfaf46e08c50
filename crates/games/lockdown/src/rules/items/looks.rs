//! LOC-39.15, LOC-39.18, LOC-39.39: what shows something: the Recon Drone, the Code Reader and the Facility Plans.

use engine::{Flow, Log, Seat, Step, rule};

use super::not_offered;
use crate::{
    Frame, Lockdown,
    board::{Board, CodePlace},
    content::items::ItemPrint,
    rules::{aims::Aim, and_then, cards::plans, looking},
    words::{CombatIcon, Item, RoomNumber, all_rooms},
};

/// LOC-39.15
pub const RECON_DRONE: ItemPrint = ItemPrint::once(Item::ReconDrone, CombatIcon::OutOfCombat, each_of_drone, fly);

/// LOC-39.18
pub const CODE_READER: ItemPrint = ItemPrint::once(Item::CodeReader, CombatIcon::OutOfCombat, each_of_reader, read);

/// LOC-39.39
pub const FACILITY_PLANS: ItemPrint =
    ItemPrint::once(Item::FacilityPlans, CombatIcon::OutOfCombat, each_of_plans, unfold);

/// Where there is anything to be seen that somebody does not know.
fn each_of_drone(board: &Board, seat: Seat, _: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    let is_new =
        |&room: &RoomNumber| looking::may_see_tile(board, seat, room) || looking::may_see_token(board, seat, room);
    all_rooms().filter(is_new).for_each(|room| offer(Aim::Room { room }));
}

fn fly(board: &mut Board, seat: Seat, _: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    let Aim::Room { room } = aim else { not_offered(aim) };
    rule!("LOC-39.15");
    and_then(looking::at_tile(board, seat, room, log), DroneToken { seat, room }.into())
}

/// LOC-39.15: after the tile, its exploration token.
#[engine::frame]
pub struct DroneToken {
    pub seat: Seat,
    pub room: RoomNumber,
}

impl Step<Lockdown> for DroneToken {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        looking::at_token(board, self.seat, self.room, log)
    }
}

/// LOC-39.18: the tokens of others on the same level that somebody has not seen.
fn each_of_reader(board: &Board, seat: Seat, _: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    for (token, it) in board.contingencies.iter() {
        if let CodePlace::With { seat: of } = it.lies
            && of != seat
            && board.share_a_level(seat, of)
            && !it.code.is_some_and(|code| code.by().has(seat))
        {
            offer(Aim::Code { token });
        }
    }
}

fn read(board: &mut Board, seat: Seat, _: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    let Aim::Code { token } = aim else { not_offered(aim) };
    rule!("LOC-39.18");
    looking::at_code(board, seat, token, log)
}

fn each_of_plans(board: &Board, seat: Seat, _: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    plans::each_look(board, seat, offer);
}

fn unfold(board: &mut Board, seat: Seat, _: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    let Aim::Tiles { one, other } = aim else { not_offered(aim) };
    rule!("LOC-39.39");
    plans::look(board, seat, one, other, log)
}

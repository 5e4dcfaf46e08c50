//! LOC-37.12: the Probe Arm of the Xenobiologist. LOC-28.23: it takes no hand, and hurts nobody.

use engine::{Flow, Log, Seat, rule};

use crate::{
    Frame, Lockdown,
    board::{Board, Held, ObjectToken},
    content::items::ItemPrint,
    rules::{aims::Aim, hands},
    words::{CombatIcon, Intruder, Item, RoomNumber},
};

/// LOC-37.12: its other use is that of a Toolbelt (`tools.rs`).
pub const PROBE_ARM: ItemPrint = ItemPrint::reusable(Item::ProbeArm, CombatIcon::Any, each_aim, carry_out);

/// LOC-37.12: with a use left, on whatever is no larva.
fn each_aim(board: &Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    if board.player(seat).probe_uses > 0 {
        let probed = board.swarm.intruders_in(room).filter(|figure| figure.kind != Intruder::Larva);
        probed.for_each(|figure| offer(Aim::Figure { figure: figure.id }));
    }
}

/// LOC-37.12, LOC-28.23: the carcass comes from the supply, and nobody is hurt.
fn carry_out(board: &mut Board, seat: Seat, _: RoomNumber, _: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-37.12");
    hands::take(board, seat, Held::Object(ObjectToken::Carcass), log)
}

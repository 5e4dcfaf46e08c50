//! NEM-31.10, NEM-31.13, NEM-31.19, NEM-33.10 to NEM-33.12: the keys.

use engine::{Flow, Log, Seat, rule};

use super::{not_offered, offer_if};
use crate::{
    Frame, Nemesis,
    board::Board,
    content::items::ItemPrint,
    heard::Heard,
    rules::{
        aims::Aim,
        rooms::{
            self,
            command_center::{self, DoorsOf},
        },
        self_destruct,
    },
    words::{CombatIcon, Item, RoomNumber},
};

/// NEM-33.10
pub const COMMS_KEY: ItemPrint = ItemPrint::once(
    Item::CommsKey,
    CombatIcon::OutOfCombat,
    |board, seat, room, offer| each_if_online(board, seat, room, true, offer),
    |board, seat, _, aim, log| {
        rule!("NEM-33.10");
        look_at_objective(board, seat, aim, log)
    },
);

/// NEM-31.10
pub const LOG_KEY: ItemPrint = ItemPrint::once(
    Item::LogKey,
    CombatIcon::OutOfCombat,
    |board, seat, room, offer| each_if_online(board, seat, room, false, offer),
    |board, seat, _, aim, log| {
        rule!("NEM-31.10");
        look_at_objective(board, seat, aim, log)
    },
);

/// NEM-33.11
pub const EVACUATION_KEY: ItemPrint =
    ItemPrint::once(Item::EvacuationKey, CombatIcon::Any, each_pod, |board, _, _, aim, log| {
        rule!("NEM-33.11");
        turn_pod(board, aim, log)
    });

/// NEM-31.13
pub const PILOTS_EVACUATION_KEY: ItemPrint =
    ItemPrint::once(Item::PilotsEvacuationKey, CombatIcon::OutOfCombat, each_pod, |board, _, _, aim, log| {
        rule!("NEM-31.13");
        turn_pod(board, aim, log)
    });

/// NEM-33.12, NEM-26.57
pub const SELF_DESTRUCT_KEY: ItemPrint = ItemPrint::once(
    Item::SelfDestructKey,
    CombatIcon::OutOfCombat,
    |board, _, room, offer| {
        offer_if(board.has_computer(room) && self_destruct::may_switch(board), Aim::Nothing, offer);
    },
    |board, _, _, _, log| {
        rule!("NEM-33.12");
        self_destruct::toggle(board, log);
        Flow::Done
    },
);

/// NEM-31.19
pub const SECURITY_KEY: ItemPrint = ItemPrint::once(
    Item::SecurityKey,
    CombatIcon::OutOfCombat,
    |board, _, _, offer| command_center::each_room(board, &mut |room| offer(Aim::Room { room })),
    turn_doors,
);

fn turn_doors(_: &mut Board, seat: Seat, _: RoomNumber, aim: Aim, _: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    let Aim::Room { room } = aim else { not_offered(aim) };
    rule!("NEM-31.19");
    Flow::Become(DoorsOf { seat, room, changed: 0 }.into())
}

/// The pods of the section in which the key is used.
fn each_pod(board: &Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    if let Some(section) = board.room(room).and_then(|it| it.section()) {
        let here = board.pods_aboard().filter(|&pod| board.pod(pod).section == section);
        here.for_each(|pod| offer(Aim::Pod { pod }));
    }
}

fn turn_pod(board: &mut Board, aim: Aim, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    let Aim::Pod { pod } = aim else { not_offered(aim) };
    rooms::flip_pod(board, pod, log);
    Flow::Done
}

/// What needs a computer in the own room.
fn each_if_online(board: &Board, seat: Seat, room: RoomNumber, asks_for_signal: bool, offer: &mut dyn FnMut(Aim)) {
    if board.has_computer(room) {
        each_objective(board, seat, asks_for_signal, offer);
    }
}

/// The objectives that a key can show: those of others which the player has not seen. NEM-33.10:
/// with the Comms Key only of those who have sent the signal.
fn each_objective(board: &Board, seat: Seat, asks_for_signal: bool, offer: &mut dyn FnMut(Aim)) {
    for of in board.seats().filter(|&of| of != seat) {
        let player = board.player(of);
        if !player.is_alive() || asks_for_signal && !player.has_signal {
            continue;
        }
        for (second, objective) in [false, true].into_iter().zip(player.objectives) {
            if objective.is_some_and(|objective| !objective.by().has(seat)) {
                offer(Aim::Objective { of, second });
            }
        }
    }
}

/// NEM-24.7: an objective of somebody is looked at, and remembered.
fn look_at_objective(board: &mut Board, seat: Seat, aim: Aim, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    let Aim::Objective { of, second } = aim else { not_offered(aim) };
    rule!("NEM-24.7");
    let (round, number) = (board.round, board.player(of).number);
    let held = &mut board.player_mut(of).objectives[usize::from(second)];
    let objective = held.as_mut().expect("the objective is still held");
    objective.show_to(seat);
    let objective = objective.for_rules();
    board.player_mut(seat).objectives_seen.remember(objective, number, round);
    log.push(Heard::objective_seen(seat, of, objective));
    Flow::Done
}

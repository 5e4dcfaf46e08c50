//! LOC-9.7, LOC-9.13, LOC-21: whether the Complex lasts.

use lockdown::{
    board::{Board, Bomb},
    content::tracks,
    words::Autodestruction,
};

use crate::family::markers::hold;

/// The chance that somebody stops the autodestruction, as long as it can be stopped.
const STOPPED: f32 = 0.12;

/// The chance that it is destroyed by the end though nothing of the kind is under way.
const DESTROYED: f32 = 0.06;

/// The chance that neither fires nor malfunctions end it too early.
pub(super) fn chance(board: &Board) -> f32 {
    let rounds = f32::from(rounds_left(board).min(6));
    let fires = hold(board.fire.len(), tracks::FIRES - u32::from(board.fires_removed), rounds);
    let most = tracks::MALFUNCTIONS - u32::from(board.malfunctions_removed);
    (fires * hold(board.malfunction.len(), most, rounds)).max(0.0)
}

/// How many times as likely it is to last with one malfunction less.
pub(super) fn once_repaired(board: &Board) -> f32 {
    let mut mended = *board;
    if let Some(room) = mended.malfunction.first() {
        mended.malfunction.remove(room);
    }
    chance(&mended) / chance(board).max(0.1)
}

/// LOC-23.2: the chance that whoever is locked in lives to see the squad.
pub(super) fn stands(board: &Board) -> f32 {
    match board.time.autodestruction {
        Some(Bomb { side: Autodestruction::Yellow, .. }) => STOPPED,
        Some(Bomb { side: Autodestruction::Red, .. }) => 0.0,
        None => 1.0 - DESTROYED,
    }
}

/// LOC-21.12 to LOC-21.22, LOC-23.1: how many rounds there are until it is too late.
pub(super) fn rounds_left(board: &Board) -> u8 {
    let time = &board.time;
    let squad = time.alert.map_or(time.space, |space| time.space.saturating_sub(space));
    let destroyed = time.autodestruction.map_or(time.space, |Bomb { space, side }| {
        let further = match side {
            Autodestruction::Yellow => tracks::AUTODESTRUCTION_AHEAD,
            Autodestruction::Red => 0,
        };
        time.space.saturating_sub(space) + further
    });
    squad.min(destroyed)
}

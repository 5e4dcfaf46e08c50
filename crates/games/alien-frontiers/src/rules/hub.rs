//! AF-7: the Colonist Hub.

use engine::{Flow, Log, RuleId, Seat, rule};

use crate::{
    AlienFrontiers, Frame, Heard,
    board::{Board, Tokens},
    rules::{
        colonies,
        docking::{may_receive, unless},
        resources,
    },
    words::Territory,
};

/// AF-2.10: the circle from which a colony is launched.
pub const LAST_CIRCLE: u8 = 7;

/// AF-7.8
pub const LAUNCH_COST: Tokens = Tokens::new(1, 1);

/// AF-7.9: a ship may dock only if it can do something. AF-7.11: after a launch, start another.
#[inline]
pub fn can_advance(board: &Board, seat: Seat) -> bool {
    match board.player(seat).hub_circle {
        0 => board.free_colonies(seat) > 0,
        circle => {
            rule!("AF-7.10");
            circle < LAST_CIRCLE
        }
    }
}

/// AF-7.4, AF-7.5, AF-27.12: a docked ship starts a colony or advances the one there by one circle. AF-7.6,
/// AF-17.4: from the second docking of the turn on, Asimov Crater gives one more, once: four
/// advances for three ships (AF-7.17), and a colony in two turns instead of three (AF-7.18).
/// AF-7.7: only a docking is asked whether the bonus is had.
pub fn advance(board: &mut Board, seat: Seat, log: &mut Log<'_, AlienFrontiers>) {
    rule!("AF-7.1");
    step(board, seat, log);
    rule!("AF-0.9");
    board.this_turn.hub_docked += 1;

    let this_turn = board.this_turn;
    if this_turn.hub_docked < 2 || this_turn.asimov_used || !board.has_bonus(seat, Territory::Asimov) {
        return;
    }
    rule!("AF-7.6");
    rule!("AF-17.4");
    board.this_turn.asimov_used = true;
    if board.player(seat).hub_circle < LAST_CIRCLE {
        step(board, seat, log);
    } else {
        rule!("AF-7.12");
        board.this_turn.hub_excess = true;
    }
}

/// AF-7.10: one colony is on the track at a time. AF-7.13, AF-7.23: it goes forward, and what
/// becomes of the ships does not touch it.
fn step(board: &mut Board, seat: Seat, log: &mut Log<'_, AlienFrontiers>) {
    let circle = &mut board.player_mut(seat).hub_circle;
    let from = *circle;
    *circle += 1;
    if from == 0 {
        rule!("AF-7.4");
        log.push(Heard::HubStarted { seat });
    } else {
        rule!("AF-7.5");
        log.push(Heard::HubAdvanced { seat, from, to: from + 1 });
    }
}

/// AF-7.8: whether the colony on the track may be launched.
#[inline]
pub fn may_launch(board: &Board, seat: Seat) -> Result<(), RuleId> {
    unless(!board.player(seat).tokens.cover(LAUNCH_COST), "AF-7.8")?;
    unless(board.player(seat).hub_circle < LAST_CIRCLE, "AF-7.8")
}

/// AF-7.8, AF-16.3: whether it may be launched to this territory.
pub fn may_launch_to(board: &Board, seat: Seat, to: Territory) -> Result<(), RuleId> {
    may_launch(board, seat)?;
    may_receive(board, to)
}

/// AF-7.20: whether it may be launched to this territory, and another be started.
pub fn may_launch_and_start(board: &Board, seat: Seat, to: Territory) -> Result<(), RuleId> {
    may_launch(board, seat)?;
    may_start_next(board, seat)?;
    may_receive(board, to)
}

/// AF-7.20: whether the surplus advance may start the next colony.
#[inline]
pub fn may_start_next(board: &Board, seat: Seat) -> Result<(), RuleId> {
    unless(!board.this_turn.hub_excess || board.free_colonies(seat) == 0, "AF-7.20")
}

/// AF-7.20: pay, place, update; then the next colony starts if that was chosen.
pub fn launch(
    board: &mut Board,
    seat: Seat,
    to: Territory,
    next: NextColony,
    log: &mut Log<'_, AlienFrontiers>,
) -> Flow<Frame> {
    rule!("AF-7.8");
    resources::pay(board, seat, LAUNCH_COST, log);
    let flow = colonies::launch(board, seat, to, log);
    if board.ending.is_none() && next == NextColony::Starts {
        rule!("AF-7.20");
        rule!("AF-7.21");
        step(board, seat, log);
    }
    flow
}

/// AF-7.12: what becomes of the surplus advance at a launch.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum NextColony {
    Waits,
    Starts,
}

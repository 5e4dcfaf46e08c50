//! AF-16, AF-18.6: colonies reach territories; control, the Relic Ship and the scores follow.

use engine::{Flow, Log, Seat, Word, rule};

use crate::{
    AlienFrontiers, Frame, Heard,
    board::{Berth, Board, ShipNumber},
    rules::{actions, ending},
    words::{Field, Territory},
};

/// AF-8.4, AF-15.8: a free colony, or the last one, which may come from the Hub (AF-7.16). AF-7.15:
/// any other is locked there.
#[inline]
pub fn has_one_to_place(board: &Board, seat: Seat) -> bool {
    rule!("AF-7.15");
    board.free_colonies(seat) > 0 || board.unplaced(seat) == 1
}

/// AF-8.3, AF-15.2: a colony goes to a territory, and the game may be over. AF-7.16, AF-7.22:
/// the last one leaves the Hub for it. AF-15.12: it stays whatever becomes of the ship.
pub fn place(board: &mut Board, seat: Seat, to: Territory, log: &mut Log<'_, AlienFrontiers>) -> Flow<Frame> {
    if board.free_colonies(seat) > 0 {
        return settle(board, seat, to, Heard::ColonyPlaced { seat, territory: to }, log);
    }
    rule!("AF-7.16");
    board.player_mut(seat).hub_circle = 0;
    settle(board, seat, to, Heard::HubColonyPlaced { seat, territory: to }, log)
}

/// AF-7.8: the colony on the Hub track goes to a territory.
pub fn launch(board: &mut Board, seat: Seat, to: Territory, log: &mut Log<'_, AlienFrontiers>) -> Flow<Frame> {
    board.player_mut(seat).hub_circle = 0;
    settle(board, seat, to, Heard::ColonyLaunched { seat, territory: to }, log)
}

/// AF-16.1: the only way to a territory, for a launch, the Constructor and the Terraforming
/// Station. AF-16.12: one colony more costs its owner no territory.
fn settle(
    board: &mut Board,
    seat: Seat,
    to: Territory,
    heard: Heard,
    log: &mut Log<'_, AlienFrontiers>,
) -> Flow<Frame> {
    rule!("AF-16.3");
    let before = standing_before(board, log);
    *board.player_mut(seat).colonies.on_mut(to) += 1;
    log.push(heard);
    update(board, before, log);
    if board.unplaced(seat) == 0 {
        rule!("AF-23.2");
        return ending::last_colony(board);
    }
    actions::end(board)
}

/// Who controls what and what everybody's score is, before something changes. Only kept
/// when somebody listens: it serves to tell what changed.
pub struct StandingBefore {
    controllers: [Option<Seat>; 8],
    scores: [u8; 4],
}

#[inline]
pub fn standing_before(board: &Board, log: &Log<'_, AlienFrontiers>) -> Option<StandingBefore> {
    log.is_on().then(|| standing(board))
}

fn standing(board: &Board) -> StandingBefore {
    let mut standing = StandingBefore { controllers: [None; 8], scores: [0; 4] };
    for &territory in Territory::ALL {
        standing.controllers[territory as usize] = board.controller(territory);
    }
    for seat in board.seats() {
        standing.scores[seat.index()] = board.score(seat);
    }
    standing
}

/// AF-16.9: after any change of colonies, fields or cards: control, the Relic Ship, the scores;
/// once, when the whole change is complete (AF-16.6), and not later in the turn (AF-27.6, AF-27.7).
pub fn update(board: &mut Board, before: Option<StandingBefore>, log: &mut Log<'_, AlienFrontiers>) {
    rule!("AF-16.9");
    let Some(before) = before else { return send_relic_home(board, log) };
    tell_control(board, &before, log);
    send_relic_home(board, log);
    tell_scores(board, &before, log);
}

/// AF-16.7, AF-16.8
fn tell_control(board: &Board, before: &StandingBefore, log: &mut Log<'_, AlienFrontiers>) {
    for &territory in Territory::ALL {
        let (was, is) = (before.controllers[territory as usize], board.controller(territory));
        if was != is {
            if let Some(seat) = was {
                rule!("AF-16.8");
                log.push(Heard::ControlLost { seat, territory });
            }
            if let Some(seat) = is {
                rule!("AF-16.7");
                log.push(Heard::ControlGained { seat, territory });
            }
        }
    }
}

/// AF-1.3: scores rise and fall at once.
fn tell_scores(board: &Board, before: &StandingBefore, log: &mut Log<'_, AlienFrontiers>) {
    for seat in board.seats() {
        let (from, to) = (before.scores[seat.index()], board.score(seat));
        if from != to {
            rule!("AF-1.3");
            log.push(Heard::ScoreChanged { seat, from, to });
        }
    }
}

/// AF-18.6: the Relic Ship leaves an owner who no longer controls Burroughs Desert, or finds
/// the Isolation Field there, whoever's act it was (AF-18.14); the other fields do not matter
/// (AF-18.12). AF-18.7: it is nobody's then, and a player on turn who has taken control
/// may buy it (AF-18.15).
fn send_relic_home(board: &mut Board, log: &mut Log<'_, AlienFrontiers>) {
    let Some(owner) = board.seats().find(|&seat| board.player(seat).fleet.has_relic()) else { return };
    let is_isolated = board.field_is_on(Field::Isolation, Territory::Burroughs);
    if is_isolated || !board.controls(owner, Territory::Burroughs) {
        rule!("AF-18.6");
        rule!("AF-18.7");
        board.player_mut(owner).fleet.lay_up(ShipNumber::RELIC, Berth::Stock);
        log.push(Heard::RelicWentHome { seat: owner });
    }
}

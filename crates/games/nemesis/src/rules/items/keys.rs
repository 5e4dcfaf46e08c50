//! NEM-31.10, NEM-33.10: keys that open the files of others.

use engine::{Flow, Log, Seat, rule};

use crate::{Frame, Nemesis, board::Board, heard::Heard, rules::aims::Aim};

/// The objectives that a key can show: those of others which the player has not seen. NEM-33.10:
/// with the Comms Key only of those who have sent the signal.
pub fn each_objective(board: &Board, seat: Seat, asks_for_signal: bool, offer: &mut impl FnMut(Aim)) {
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
pub fn look_at_objective(
    board: &mut Board,
    seat: Seat,
    of: Seat,
    second: bool,
    log: &mut Log<'_, Nemesis>,
) -> Flow<Frame> {
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

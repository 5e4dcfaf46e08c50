//! NEM-22.11 to NEM-22.17: in co-op the dead may come back.

use engine::{Log, Seat, rule};

use crate::{
    Nemesis,
    board::{Board, ObjectToken, Whereabouts},
    heard::Heard,
    words::{Mode, Room},
};

/// NEM-22.12: at the start of a round, whoever lies in the Emergency Room, or is carried there, is
/// revived. NEM-22.15: researched or not; the blue corpse is nobody's.
pub fn revive_all(board: &mut Board, log: &mut Log<'_, Nemesis>) {
    if board.setup.mode != Mode::FullCooperative {
        return;
    }
    let Some(room) = board.place_of(Room::EmergencyRoom) else { return };
    if board.swarm.is_in(room) || !board.is_working(room) {
        rule!("NEM-22.14");
        return;
    }
    let leader = board.intruders.seat;
    for seat in board.seats() {
        // NEM-22.19: whoever leads the intruders has no character to come back as; and whoever has left
        // the table is not waited for.
        if leader == Some(seat) || board.player(seat).has_resigned {
            continue;
        }
        let corpse = ObjectToken::Corpse { of: seat };
        let carrier = board.characters_in(room).find(|&it| board.player(it).hands.objects().any(|it| it == corpse));
        if board.place(room).corpses.has(seat) {
            board.place_mut(room).take(corpse);
        } else if let Some(carrier) = carrier {
            rule!("NEM-22.11");
            board.player_mut(carrier).hands.drop_object(corpse);
        } else {
            continue;
        }
        revive(board, seat, log);
        board.player_mut(seat).whereabouts = Whereabouts::Room { room };
    }
}

/// Light wounds are healed, serious ones dressed.
fn revive(board: &mut Board, seat: Seat, log: &mut Log<'_, Nemesis>) {
    rule!("NEM-22.12");
    rule!("NEM-22.13");
    let player = board.player_mut(seat);
    player.light_wounds.heal_all();
    player.serious_wounds.iter_mut().for_each(|wound| wound.is_dressed = true);
    log.push(Heard::Revived { seat }.into());
}

//! NEM-21, NEM-40: whether an objective is fulfilled in the end, for somebody who can do nothing more
//! for it. What is still to be done is in `work.rs`.

use engine::Seat;
use nemesis::{
    board::{Board, ObjectToken, Whereabouts},
    content::objectives::Deed,
    words::{Mode, Objective, ROOMS, Room},
};

use super::leaving;
use crate::family::rivals;

/// The chance to have fulfilled one of the objectives held, for somebody who leaves things as they are.
pub(super) fn chance_once_gone(board: &Board, seat: Seat) -> f32 {
    let of = |objective: Objective, chance: &dyn Fn(Deed) -> f32| -> f32 {
        let ways = objective.print().any_of.iter();
        ways.map(|deeds| deeds.iter().map(|&deed| chance(deed)).product()).fold(0.0, f32::max)
    };
    let all = held(board, seat);
    match board.setup.mode {
        Mode::SemiCooperative | Mode::Solo => {
            all.map(|objective| of(objective, &|deed| once_gone(board, seat, deed))).fold(0.0, f32::max)
        }
        // NEM-22.9: any survivor will do.
        Mode::FullCooperative => {
            let alive = || board.seats().filter(|&other| board.player(other).is_alive());
            let by_anybody = |deed| alive().map(|other| once_gone(board, other, deed)).fold(0.0, f32::max);
            all.map(|objective| of(objective, &by_anybody)).product()
        }
    }
}

/// What is still to be done for the objectives held.
pub(super) fn open_deeds(board: &Board, seat: Seat) -> impl Iterator<Item = Deed> + '_ {
    let ways = held(board, seat).flat_map(|objective| objective.print().any_of);
    ways.flat_map(|deeds| deeds.iter().copied()).filter(move |&deed| once_gone(board, seat, deed) < 1.0)
}

/// The objectives that count for a seat.
pub(super) fn held(board: &Board, seat: Seat) -> impl Iterator<Item = Objective> + '_ {
    let own = board.player(seat).objectives.iter().flatten().map(|it| it.for_rules());
    own.chain(board.common_objectives.iter().copied())
}

/// What the crew may still do, or undo, when somebody has left.
const BY_OTHERS: f32 = 0.1;

/// The chance that something is so in the end, for somebody who leaves it to others.
fn once_gone(board: &Board, seat: Seat, deed: Deed) -> f32 {
    let player = board.player(seat);
    let now_or = |is_so: bool, later: f32| if is_so { 1.0 } else { later };
    let known = || board.weaknesses.iter().flatten().count();
    match deed {
        // Whoever sleeps lives to see nothing else.
        Deed::ShipReaches(_) if player.whereabouts == Whereabouts::Hibernating => 1.0,
        Deed::ShipReaches(_) => leaving::arrival(board, seat),
        Deed::AnotherSurvives => 0.55,
        Deed::Dead(number) => somebody_is_dead(board, seat, number),
        Deed::InAPod => now_or(player.whereabouts != Whereabouts::Hibernating, 0.0),
        Deed::ShipDestroyed if board.tracks.self_destruct.is_some() => 0.9,
        Deed::ShipDestroyed => 0.15,
        Deed::NestDestroyed => now_or(board.nest.is_destroyed, 0.15),
        Deed::QueenKilled => now_or(board.queen_is_killed, 0.0),
        Deed::OnlySurvivor => only_survivor(board, seat),
        Deed::AllRoomsExplored => now_or(board.explored.len() as usize == ROOMS, BY_OTHERS),
        Deed::WeaknessOf(object) => now_or(board.weaknesses[object as usize].is_some(), BY_OTHERS),
        Deed::Weaknesses(n) => now_or(known() >= usize::from(n), BY_OTHERS),
        Deed::Signal => now_or(player.has_signal, 0.0),
        Deed::CarriesBlueCorpse => now_or(carries(board, seat, ObjectToken::BlueCorpse), 0.0),
        Deed::CarriesEgg => now_or(carries(board, seat, ObjectToken::Egg), 0.0),
        Deed::Items(n) => now_or(player.n_items() >= u32::from(n), 0.0),
        Deed::BlueCorpseInSurgery => {
            let surgery = board.place_of(Room::Surgery);
            now_or(surgery.is_some_and(|room| board.place(room).has_blue_corpse), BY_OTHERS)
        }
    }
}

/// NEM-21.2, NEM-21.3: the one with this number, who must be somebody else.
pub(super) fn somebody_is_dead(board: &Board, seat: Seat, number: u8) -> f32 {
    let them = board.seats().find(|&other| other != seat && board.player(other).number == number);
    them.map(|other| board.player(other)).map_or(0.0, |it| rivals::dies(it.is_alive(), it.is_active()))
}

/// NEM-21.4: nobody else lives to see the end.
pub(super) fn only_survivor(board: &Board, seat: Seat) -> f32 {
    rivals::only_survivor(board.seats().filter(|&other| other != seat && board.player(other).is_alive()).count())
}

/// Whether somebody has this in a hand.
pub(super) fn carries(board: &Board, seat: Seat, object: ObjectToken) -> bool {
    board.player(seat).hands.objects().any(|it| it == object)
}

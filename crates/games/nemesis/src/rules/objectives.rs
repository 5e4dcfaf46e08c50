//! NEM-21, NEM-22.7: whether an objective is fulfilled. NEM-21.14: what is said of it is not played.

use engine::{Seat, Seats, rule};

use crate::{
    board::{Board, ObjectToken, Whereabouts},
    content::objectives::Deed,
    words::{Mode, Object, Objective, Room},
};

/// NEM-20.12 to NEM-20.14, NEM-22.4, NEM-22.7: who has won. NEM-20.13: after everybody was examined.
/// NEM-40.27: surviving is not enough. NEM-22.26: whoever leads the intruders cannot.
pub fn winners(board: &Board) -> Seats {
    match board.setup.mode {
        Mode::SemiCooperative | Mode::Solo => {
            rule!("NEM-21.1");
            board.seats().filter(|&seat| has_won(board, seat)).collect()
        }
        Mode::FullCooperative => {
            rule!("NEM-22.7");
            let survives = board.seats().any(|seat| board.player(seat).is_alive());
            let all =
                survives && has_enough_signals(board) && board.common_objectives.iter().all(|&it| for_all(board, it));
            // Whoever leads the intruders is none of them any more.
            rule!("NEM-22.26");
            let crew = board.seats().filter(|&seat| board.intruders.seat != Some(seat));
            if all { crew.collect() } else { Seats::NONE }
        }
    }
}

/// NEM-21.1, NEM-26.25: alive, and one of the objectives kept is fulfilled.
fn has_won(board: &Board, seat: Seat) -> bool {
    let player = board.player(seat);
    let kept = player.objectives.iter().flatten();
    player.is_alive()
        && kept.map(|objective| objective.for_rules()).any(|objective| is_fulfilled(board, seat, objective))
}

/// Whether a player has fulfilled an objective.
pub fn is_fulfilled(board: &Board, seat: Seat, objective: Objective) -> bool {
    objective.print().any_of.iter().any(|deeds| deeds.iter().all(|&deed| is_done(board, seat, deed)))
}

/// NEM-22.9: whether any survivor has fulfilled an objective of all; signals are counted apart.
fn for_all(board: &Board, objective: Objective) -> bool {
    rule!("NEM-22.9");
    let survivors = || board.seats().filter(|&seat| board.player(seat).is_alive());
    let is_done_by_somebody = |deed: Deed| deed == Deed::Signal || survivors().any(|seat| is_done(board, seat, deed));
    objective.print().any_of.iter().any(|deeds| deeds.iter().all(|&deed| is_done_by_somebody(deed)))
}

/// NEM-22.8: as many characters have sent the signal as objectives ask for it.
fn has_enough_signals(board: &Board) -> bool {
    rule!("NEM-22.8");
    let asked = board.common_objectives.iter().filter(|objective| objective.asks_for_the_signal()).count();
    board.seats().filter(|&seat| board.player(seat).has_signal).count() >= asked
}

/// Whether something that objectives ask for is so, seen from one player.
fn is_done(board: &Board, seat: Seat, deed: Deed) -> bool {
    let player = board.player(seat);
    let others = || board.seats().filter(|&other| other != seat);
    match deed {
        Deed::Signal => {
            rule!("NEM-21.5");
            player.has_signal
        }
        Deed::ShipReaches(destination) => {
            rule!("NEM-21.6");
            board.arrived_at() == Some(destination)
        }
        Deed::ShipDestroyed => {
            rule!("NEM-21.10");
            board.is_ship_destroyed()
        }
        Deed::NestDestroyed => {
            rule!("NEM-21.8");
            board.nest.is_destroyed || board.is_ship_destroyed()
        }
        Deed::QueenKilled => {
            rule!("NEM-21.9");
            board.queen_is_killed || board.is_ship_destroyed()
        }
        Deed::OnlySurvivor => {
            rule!("NEM-21.4");
            others().all(|other| !board.player(other).is_alive())
        }
        Deed::AnotherSurvives => others().any(|other| board.player(other).is_alive()),
        Deed::Dead(number) => {
            rule!("NEM-21.2");
            // NEM-21.3: whoever has the own number can only be the last one.
            others().any(|other| board.player(other).number == number && !board.player(other).is_alive())
        }
        Deed::AllRoomsExplored => {
            rule!("NEM-21.12");
            board.explored.len() as usize == crate::words::ROOMS
        }
        Deed::WeaknessOf(object) => {
            rule!("NEM-21.7");
            board.weaknesses[object as usize].is_some()
        }
        Deed::Weaknesses(n) => board.weaknesses.iter().flatten().count() >= n.into(),
        Deed::CarriesBlueCorpse => {
            rule!("NEM-21.11");
            player.hands.objects().any(|object| object == ObjectToken::BlueCorpse)
        }
        Deed::CarriesEgg => player.hands.has(Object::Egg),
        Deed::InAPod => player.whereabouts == Whereabouts::Evacuated,
        Deed::Items(n) => {
            rule!("NEM-40.28");
            player.n_items() >= n.into()
        }
        Deed::BlueCorpseInSurgery => {
            board.place_of(Room::Surgery).is_some_and(|room| board.place(room).has_blue_corpse)
        }
    }
}

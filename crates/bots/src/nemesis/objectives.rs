//! NEM-21, NEM-40: how likely an objective is to be fulfilled.

use engine::{Seat, Word};
use nemesis::{
    board::{Board, ObjectToken, Whereabouts},
    content::objectives::Deed,
    words::{Mode, Object, Objective, Room, RoomNumber},
};

use super::leaving;

/// The share of what may still be done that counts before it is done: nothing happens by itself.
const HOPE: f32 = 0.4;

/// The chance to fulfil one of the objectives held, for somebody who is aboard and awake.
pub(super) fn chance(board: &Board, seat: Seat) -> f32 {
    best(board, seat, |board, seat, deed| match (deed_chance(board, seat, deed), takes_doing(deed)) {
        (open, true) if open < 0.9 => HOPE * open,
        (chance, _) => chance,
    })
}

/// Whether something is up to those who want it.
fn takes_doing(deed: Deed) -> bool {
    match deed {
        Deed::Signal
        | Deed::NestDestroyed
        | Deed::AllRoomsExplored
        | Deed::WeaknessOf(_)
        | Deed::Weaknesses(_)
        | Deed::CarriesBlueCorpse
        | Deed::CarriesEgg
        | Deed::Items(_)
        | Deed::BlueCorpseInSurgery => true,
        Deed::ShipReaches(_)
        | Deed::ShipDestroyed
        | Deed::QueenKilled
        | Deed::OnlySurvivor
        | Deed::AnotherSurvives
        | Deed::Dead(_)
        | Deed::InAPod => false,
    }
}

/// The same for somebody who has left, and can do nothing more for it.
pub(super) fn chance_once_gone(board: &Board, seat: Seat) -> f32 {
    best(board, seat, deed_chance_once_gone)
}

/// The chance of one objective.
pub(super) fn chance_of(board: &Board, seat: Seat, objective: Objective) -> f32 {
    of(board, seat, objective, deed_chance)
}

/// What is still to be done for the objectives held.
pub(super) fn open_deeds(board: &Board, seat: Seat) -> impl Iterator<Item = Deed> + '_ {
    let ways = held(board, seat).flat_map(|objective| objective.print().any_of);
    ways.flat_map(|deeds| deeds.iter().copied()).filter(move |&deed| deed_chance(board, seat, deed) < 1.0)
}

/// The objectives that count for a seat.
fn held(board: &Board, seat: Seat) -> impl Iterator<Item = Objective> + '_ {
    let own = board.player(seat).objectives.iter().flatten().map(|it| it.for_rules());
    own.chain(board.common_objectives.iter().copied())
}

fn best(board: &Board, seat: Seat, chance: fn(&Board, Seat, Deed) -> f32) -> f32 {
    let each = held(board, seat).map(|objective| of(board, seat, objective, chance));
    match board.setup.mode {
        Mode::SemiCooperative | Mode::Solo => each.fold(0.0, f32::max),
        Mode::FullCooperative => each.fold(1.0, |all, one| all * one),
    }
}

fn of(board: &Board, seat: Seat, objective: Objective, chance: fn(&Board, Seat, Deed) -> f32) -> f32 {
    let ways = objective.print().any_of.iter();
    ways.map(|deeds| deeds.iter().map(|&deed| chance(board, seat, deed)).product()).fold(0.0, f32::max)
}

/// The chance that something is so in the end, for somebody who can still see to it.
fn deed_chance(board: &Board, seat: Seat, deed: Deed) -> f32 {
    let player = board.player(seat);
    let haste = if leaving::rounds_left(board) <= 3 { 0.4 } else { 1.0 };
    let found = |room: Room| board.place_of(room).is_some();
    let weaknesses = board.weaknesses.iter().flatten().count();
    match deed {
        Deed::Signal if player.has_signal => 1.0,
        Deed::Signal => haste * if found(Room::CommsRoom) { 0.75 } else { 0.5 },
        Deed::ShipReaches(_) => 0.9 * leaving::arrival(board, seat).max(0.3),
        Deed::ShipDestroyed => {
            if board.tracks.self_destruct.is_some() {
                0.8
            } else {
                0.15
            }
        }
        Deed::NestDestroyed if board.nest.is_destroyed => 1.0,
        Deed::NestDestroyed => 0.1 + 0.1 * (5.0 - f32::from(board.nest.eggs)),
        Deed::QueenKilled => {
            if board.queen_is_killed {
                1.0
            } else {
                0.08
            }
        }
        Deed::OnlySurvivor => only_survivor(board, seat),
        Deed::AnotherSurvives => 0.7,
        Deed::Dead(number) => somebody_is_dead(board, seat, number, 0.5),
        Deed::AllRoomsExplored => {
            let explored = board.explored.len() as f32 / RoomNumber::COUNT as f32;
            if explored == 1.0 { 1.0 } else { haste * 0.75 * explored * explored }
        }
        Deed::WeaknessOf(object) => match board.weaknesses[object.index()] {
            Some(_) => 1.0,
            None => haste * 0.35 + carried(board, seat, object),
        },
        Deed::Weaknesses(n) if weaknesses >= usize::from(n) => 1.0,
        Deed::Weaknesses(n) => {
            let all = Object::ALL.iter().map(|&object| carried(board, seat, object)).fold(0.0, f32::max);
            haste * if weaknesses + 1 == usize::from(n) { 0.45 + all } else { 0.2 + 0.5 * all }
        }
        Deed::CarriesBlueCorpse => {
            if carries(board, seat, ObjectToken::BlueCorpse) {
                0.9
            } else {
                0.5 * haste
            }
        }
        Deed::CarriesEgg => {
            if carries(board, seat, ObjectToken::Egg) {
                0.9
            } else {
                0.3 * haste
            }
        }
        Deed::InAPod => {
            if player.whereabouts == Whereabouts::Evacuated {
                1.0
            } else {
                0.6
            }
        }
        Deed::Items(n) => (player.n_items() as f32 / f32::from(n)).clamp(0.1, 1.0).powf(1.3),
        Deed::BlueCorpseInSurgery => {
            let lies_there = board.place_of(Room::Surgery).is_some_and(|room| board.place(room).has_blue_corpse);
            match lies_there {
                true => 0.97,
                false if carries(board, seat, ObjectToken::BlueCorpse) => 0.6 * haste,
                false => 0.4 * haste,
            }
        }
    }
}

/// The chance that something is so in the end, for somebody who has left.
fn deed_chance_once_gone(board: &Board, seat: Seat, deed: Deed) -> f32 {
    let player = board.player(seat);
    match deed {
        // Others may still do it, or undo it.
        Deed::ShipReaches(_) => leaving::arrival(board, seat),
        Deed::AnotherSurvives => 0.55,
        Deed::Dead(number) => somebody_is_dead(board, seat, number, 0.5),
        Deed::InAPod => {
            if player.whereabouts == Whereabouts::Hibernating {
                0.0
            } else {
                1.0
            }
        }
        Deed::ShipDestroyed => {
            if board.tracks.self_destruct.is_some() {
                0.9
            } else {
                0.15
            }
        }
        Deed::NestDestroyed if board.nest.is_destroyed => 1.0,
        Deed::NestDestroyed => 0.15,
        Deed::OnlySurvivor => only_survivor(board, seat),
        Deed::AllRoomsExplored => {
            if board.explored.len() as usize == RoomNumber::COUNT {
                1.0
            } else {
                0.1
            }
        }
        Deed::CarriesBlueCorpse => f32::from(u8::from(carries(board, seat, ObjectToken::BlueCorpse))),
        Deed::CarriesEgg => f32::from(u8::from(carries(board, seat, ObjectToken::Egg))),
        Deed::Items(n) => f32::from(u8::from(player.n_items() >= u32::from(n))),
        Deed::Signal | Deed::QueenKilled | Deed::WeaknessOf(_) | Deed::Weaknesses(_) | Deed::BlueCorpseInSurgery => {
            if deed_chance(board, seat, deed) >= 0.97 {
                1.0
            } else {
                0.08
            }
        }
    }
}

/// NEM-21.2, NEM-21.3: the one with this number, who must be somebody else.
fn somebody_is_dead(board: &Board, seat: Seat, number: u8, chance: f32) -> f32 {
    let them = board.seats().find(|&other| other != seat && board.player(other).number == number);
    match them.map(|other| board.player(other)) {
        None => 0.0,
        Some(player) if !player.is_alive() => 1.0,
        Some(player) if player.is_active() => chance,
        Some(_) => 0.5 * chance,
    }
}

/// NEM-21.4: nobody else lives to see the end.
fn only_survivor(board: &Board, seat: Seat) -> f32 {
    match board.seats().filter(|&other| other != seat && board.player(other).is_alive()).count() {
        0 => 1.0,
        1 => 0.4,
        2 => 0.15,
        _ => 0.05,
    }
}

/// Whether somebody has this in a hand.
pub(super) fn carries(board: &Board, seat: Seat, object: ObjectToken) -> bool {
    board.player(seat).hands.objects().any(|it| it == object)
}

/// An object in hand is half a weakness found out, if it is still to be found out.
fn carried(board: &Board, seat: Seat, object: Object) -> f32 {
    let is_new = board.weaknesses[object.index()].is_none();
    if is_new && board.player(seat).hands.has(object) { 0.25 } else { 0.0 }
}

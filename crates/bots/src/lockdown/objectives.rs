//! LOC-24, LOC-45: whether an objective is fulfilled in the end, for somebody who can do nothing more for it. What is
//! still to be done is in `work.rs`.

use engine::Seat;
use lockdown::{
    board::Board,
    content::objectives::Deed,
    rules::objectives::is_done,
    words::{Mode, Objective, Origin},
};

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
        // LOC-25.23: any survivor will do.
        Mode::FullCooperative => {
            let alive = || board.seats().filter(|&other| board.player(other).is_alive());
            let by_anybody = |deed| alive().map(|other| once_gone(board, other, deed)).fold(0.0, f32::max);
            all.map(|objective| of(objective, &by_anybody)).product()
        }
    }
}

/// The objectives that count for a seat.
pub(super) fn held(board: &Board, seat: Seat) -> impl Iterator<Item = Objective> + '_ {
    let own = board.player(seat).objectives.iter().flatten().map(|it| it.for_rules());
    own.chain(board.common_objectives.iter().copied())
}

/// What the others may still do, or undo, when somebody has left.
const BY_OTHERS: f32 = 0.1;

/// What is on at the moment may go out again.
const STAYS_ON: f32 = 0.5;

/// The chance that something is so in the end, for somebody who leaves it to others.
fn once_gone(board: &Board, seat: Seat, deed: Deed) -> f32 {
    let now_or = |later: f32| if is_done(board, seat, deed) { 1.0 } else { later };
    let is_doomed = board.time.autodestruction.is_some();
    match deed {
        Deed::AnotherSurvives => 0.55,
        Deed::Dead(number) => somebody_is_dead(board, seat, number),
        Deed::OnlySurvivor => only_survivor(board, seat),
        Deed::NoNemesisSurvivor => no_nemesis_survivor(board, seat),
        Deed::ComplexDestroyed | Deed::NestDestroyed | Deed::QueenKilled if is_doomed => now_or(0.85),
        Deed::ComplexDestroyed => now_or(BY_OTHERS),
        Deed::NestDestroyed => now_or(BY_OTHERS),
        Deed::QueenKilled => now_or(0.02),
        Deed::LevelsExplored { .. } | Deed::Weaknesses(_) | Deed::EggInLaboratory => now_or(BY_OTHERS),
        Deed::PowerTokens(_) | Deed::BackupPower if is_done(board, seat, deed) => STAYS_ON,
        Deed::PowerTokens(_) | Deed::BackupPower => BY_OTHERS,
        Deed::Signal | Deed::CarriesEgg | Deed::Knowledge(_) | Deed::KnowledgeActive | Deed::InAPod => now_or(0.0),
    }
}

/// LOC-24.3: the one with this number, who must be somebody else.
pub(super) fn somebody_is_dead(board: &Board, seat: Seat, number: u8) -> f32 {
    let them = board.seats().find(|&other| other != seat && board.player(other).number == number);
    them.map(|other| board.player(other)).map_or(0.0, |it| rivals::dies(it.is_alive(), it.is_active()))
}

/// LOC-24.4: nobody else lives to see the end.
pub(super) fn only_survivor(board: &Board, seat: Seat) -> f32 {
    rivals::only_survivor(board.seats().filter(|&other| other != seat && board.player(other).is_alive()).count())
}

/// LOC-24.5: nobody from the ship does.
pub(super) fn no_nemesis_survivor(board: &Board, seat: Seat) -> f32 {
    let comes_from_the_ship = |other: &Seat| board.player(*other).character.print().origin == Origin::NemesisSurvivor;
    if comes_from_the_ship(&seat) {
        return 0.0;
    }
    let them = board.seats().filter(comes_from_the_ship).map(|other| board.player(other));
    them.map(|it| rivals::dies(it.is_alive(), it.is_active())).product()
}

//! LOC-24, LOC-25.22 to LOC-25.24: whether an objective is fulfilled.

use engine::{Seat, Seats, Word, rule};

use crate::{
    board::{Board, Whereabouts},
    content::objectives::Deed,
    words::{BackupPower, Level, Mode, Object, Objective, Origin, RoomNumber, all_rooms},
};

/// LOC-23.12 to LOC-23.14, LOC-25.13, LOC-25.22: who has won. LOC-23.13: after everybody was examined.
pub fn winners(board: &Board) -> Seats {
    match board.setup.mode {
        Mode::SemiCooperative | Mode::Solo => {
            rule!("LOC-24.1");
            board.seats().filter(|&seat| has_won(board, seat)).collect()
        }
        Mode::FullCooperative => {
            rule!("LOC-25.22");
            let survives = board.seats().any(|seat| board.player(seat).is_alive());
            let all =
                survives && has_enough_signals(board) && board.common_objectives.iter().all(|&it| for_all(board, it));
            if all { board.seats().collect() } else { Seats::NONE }
        }
    }
}

/// LOC-24.1, LOC-24.2, LOC-29.152: alive, and one of the objectives kept is fulfilled.
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

/// LOC-25.23: whether any survivor has fulfilled an objective of all; signals are counted apart.
fn for_all(board: &Board, objective: Objective) -> bool {
    rule!("LOC-25.23");
    let survivors = || board.seats().filter(|&seat| board.player(seat).is_alive());
    let is_done_by_somebody = |deed: Deed| deed == Deed::Signal || survivors().any(|seat| is_done(board, seat, deed));
    objective.print().any_of.iter().any(|deeds| deeds.iter().all(|&deed| is_done_by_somebody(deed)))
}

/// LOC-25.24, LOC-29.37: as many characters have sent the signal as objectives ask for it, the dead among them.
fn has_enough_signals(board: &Board) -> bool {
    rule!("LOC-25.24");
    let asked = board.common_objectives.iter().filter(|objective| objective.asks_for_the_signal()).count();
    board.seats().filter(|&seat| board.player(seat).has_signal).count() >= asked
}

/// Whether something that objectives ask for is so, seen from one player.
pub fn is_done(board: &Board, seat: Seat, deed: Deed) -> bool {
    let player = board.player(seat);
    let others = || board.seats().filter(|&other| other != seat);
    match deed {
        Deed::Signal => {
            rule!("LOC-24.6");
            player.has_signal
        }
        Deed::ComplexDestroyed => {
            rule!("LOC-24.13");
            board.is_complex_destroyed()
        }
        Deed::NestDestroyed => {
            rule!("LOC-24.8");
            board.nest.is_destroyed || board.is_complex_destroyed()
        }
        Deed::QueenKilled => {
            rule!("LOC-24.12");
            board.queen_is_killed || board.is_complex_destroyed()
        }
        Deed::OnlySurvivor => {
            rule!("LOC-24.4");
            others().all(|other| !board.player(other).is_alive())
        }
        Deed::AnotherSurvives => others().any(|other| board.player(other).is_alive()),
        Deed::Dead(number) => {
            rule!("LOC-24.3");
            others().any(|other| board.player(other).number == number && !board.player(other).is_alive())
        }
        Deed::NoNemesisSurvivor => {
            rule!("LOC-24.5");
            board.seats().all(|it| {
                let player = board.player(it);
                !player.is_alive() || player.character.print().origin == Origin::FacilityWorker
            })
        }
        Deed::LevelsExplored { from, to } => {
            rule!("LOC-24.11");
            to_explore(board, from, to).all(|room| board.explored.has(room))
        }
        Deed::Weaknesses(n) => {
            rule!("LOC-24.7");
            board.laboratory.weaknesses.iter().flatten().count() >= n.into()
        }
        Deed::EggInLaboratory => board.laboratory.was_revealed_by(Object::Egg),
        Deed::CarriesEgg => {
            rule!("LOC-24.14");
            player.hands.has(Object::Egg)
        }
        Deed::Knowledge(n) => {
            rule!("LOC-24.9");
            player.knowledge >= n
        }
        Deed::KnowledgeActive => {
            rule!("LOC-24.10");
            player.is_knowledge_active
        }
        Deed::InAPod => player.whereabouts == Whereabouts::Launched,
        Deed::PowerTokens(n) => board.power.n_active() >= n.into(),
        Deed::BackupPower => board.time.backup == BackupPower::On,
    }
}

/// LOC-24.11, LOC-29.153: the rooms on these levels. What is printed is explored from the start.
fn to_explore(board: &Board, from: Level, to: Level) -> impl Iterator<Item = RoomNumber> + '_ {
    let levels = move |level: Level| (from.index()..=to.index()).contains(&level.index());
    all_rooms().filter(move |&room| board.level(room).is_some_and(levels))
}

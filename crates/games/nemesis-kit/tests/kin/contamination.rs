//! Chapter 13 of Lockdown: larvae, and what they come to.

use engine::{Flow, Log, Seat};
use nemesis_kit::{
    Harm,
    rules::contamination,
    words::{Intruder, RoomNumber},
};

use crate::corner::{Board, Cause, Corner, Frame, Heard};

const YOU: Seat = Seat(0);

/// LOC-12.7 LOC-12.8 LOC-13.1 LOC-29.39
#[test]
fn a_larva_gets_on_a_character_and_a_second_one_does_not_kill() {
    let mut board = Board::new();
    let mut events = Vec::new();
    for _ in 0..2 {
        let larva = board.swarm.place(Intruder::Larva, RoomNumber(1)).expect("there is room");

        contamination::larva::<Corner>(&mut board, larva, YOU, &mut Log::On(&mut events));

        assert!(board.players[0].has_larva && !board.swarm.is_in(RoomNumber(1)));
    }
    let told = |harm| events.iter().filter(|&&it| it == Heard::Harm(harm)).count();
    assert_eq!(told(Harm::Infested { seat: YOU }), 1);
    assert_eq!(told(Harm::Contaminated { seat: YOU }), 1, "the deck had no second card");
    assert_eq!(board.players[0].contaminations, 1);
}

/// LOC-13.10 LOC-13.11
#[test]
fn an_infection_brings_a_larva_and_the_next_one_death() {
    let mut board = Board::new();
    let infection = |board: &mut Board| contamination::infection::<Corner>(board, YOU, &mut Log::Off);

    assert!(matches!(infection(&mut board), Flow::Done) && board.players[0].has_larva);
    let second = infection(&mut board);

    assert!(matches!(second, Flow::Become(Frame::Death(death)) if death.seat == YOU && death.by == Cause::Larva));
    assert_eq!(board.players[0].contaminations, 0, "an infection brings no card");
}

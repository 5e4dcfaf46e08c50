//! Chapter 11 of Lockdown: injuries of intruders, their death, and their retreat.

use engine::{Log, Seat, State};
use nemesis_kit::{
    Compared, Turned,
    rules::injuries,
    words::{CorridorNumber, Endurance, FigureId, Intruder, RoomNumber},
};

use crate::corner::{AttackCard, Board, CORNER, Cause, Corner, Event, Frame, Heard, InjuryCheck, Outcome};

const YOU: Seat = Seat(0);
const IT: FigureId = FigureId(0);

/// An intruder in room 001 has so many injuries, and the check begins.
fn hurt(kind: Intruder, n: u8, change: impl FnOnce(&mut Board)) -> State<Corner> {
    let mut board = Board::new();
    board.players[YOU.index()].room = RoomNumber(3);
    assert_eq!(board.swarm.place(kind, RoomNumber(1)), Some(IT));
    injuries::hurt::<Corner>(&mut board, IT, n, Cause::Attack, &mut Log::Off);
    change(&mut board);
    State::new(board, InjuryCheck { figure: IT, first: None }, &mut Log::Off)
}

fn draws(state: &mut State<Corner>, card: AttackCard) -> Vec<Heard> {
    let mut events = Vec::new();
    state.resolve(Outcome::EnduranceDraw(card), &mut Log::On(&mut events)).expect("it is in the deck");
    events
}

/// LOC-11.32 LOC-11.34
#[test]
fn an_adult_dies_of_as_many_injuries_as_the_card_says_and_leaves_a_carcass() {
    for (n, dies) in [(1, false), (2, true)] {
        let mut state = hurt(Intruder::Adult, n, |_| ());

        draws(&mut state, AttackCard::Two);

        assert_eq!(!state.board().swarm.is_in(RoomNumber(1)), dies);
        assert_eq!(state.board().carcasses.has(RoomNumber(1)), dies);
        assert_eq!(state.board().attacks.discard.count(AttackCard::Two), 1);
    }
}

/// LOC-11.31
#[test]
fn a_larva_dies_of_anything_and_leaves_nothing() {
    let state = hurt(Intruder::Larva, 1, |board| assert!(board.swarm.figures.is_empty()));

    assert!(state.board().carcasses.is_empty());
}

/// LOC-11.33 LOC-44.5
#[test]
fn the_queen_bears_two_cards_and_a_weakness_takes_one_off_the_sum() {
    for (has_soft_organs, dies) in [(false, false), (true, true)] {
        let mut state = hurt(Intruder::Queen, 6, |board| board.has_soft_organs = has_soft_organs);
        draws(&mut state, AttackCard::Two);
        assert!(state.board().attacks.discard.is_empty(), "the first card waits for the second");

        let events = draws(&mut state, AttackCard::Five);

        assert_eq!(state.board().queen_is_dead, dies);
        let compared = Compared { endurance: 7 - has_soft_organs as u8, is_weakened: has_soft_organs, injuries: 6 };
        let result = if dies { Endurance::Dies } else { Endurance::HoldsOn };
        let shown =
            Turned::EnduranceShown { figure: IT, kind: Intruder::Queen, card: AttackCard::Five, compared, result };
        assert_eq!(events[0], Heard::Turned(shown));
    }
}

/// LOC-11.36 LOC-11.37 LOC-11.38
#[test]
fn one_arrow_of_two_cards_is_a_retreat_with_all_injuries() {
    let mut state = hurt(Intruder::Breeder, 9, |_| ());
    draws(&mut state, AttackCard::Retreat);
    draws(&mut state, AttackCard::Two);

    state.resolve(Outcome::RetreatDraw(Event::One), &mut Log::Off).expect("it is in the deck");

    let it = state.board().swarm.figure(IT).expect("it has not died");
    assert_eq!((it.room, it.injuries), (RoomNumber(2), 9));
    assert_eq!(state.board().events.discard.count(Event::One), 1);
}

/// LOC-11.38 LOC-8.23
#[test]
fn a_retreat_into_technical_corridors_ends_in_the_bag() {
    let mut state = hurt(Intruder::Adult, 1, |_| ());
    draws(&mut state, AttackCard::Retreat);

    state.resolve(Outcome::RetreatDraw(Event::Three), &mut Log::Off).expect("it is in the deck");

    assert!(state.board().swarm.figures.is_empty());
    assert!(matches!(state.under_way(), [Frame::TokenReturn(_)]), "which of the adults' tokens, is drawn");
}

/// LOC-11.39
#[test]
fn a_closed_door_breaks_instead_of_a_retreat() {
    let door = CORNER.way(RoomNumber(1), CorridorNumber(1));
    let mut state = hurt(Intruder::Adult, 1, |board| board.doors.close(door));
    draws(&mut state, AttackCard::Retreat);

    state.resolve(Outcome::RetreatDraw(Event::One), &mut Log::Off).expect("it is in the deck");

    assert!(state.board().swarm.is_in(RoomNumber(1)));
    assert!(state.board().doors.destroyed().has(door));
}

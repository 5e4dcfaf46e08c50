//! Chapters 7, 9 and 10 of Lockdown, which are those of Nemesis with other values.

use engine::{Log, News, RuleId, Seat, State, rules_hit};
use nemesis_kit::{
    Told, Way,
    rules::{bag, encounter::Encounter, markers, noise::NoiseRoll},
    words::{CorridorNumber, Intruder, NoiseFace, RoomNumber, YesNo},
};

use crate::corner::{Board, CORNER, Choice, Corner, Frame, Heard, Outcome, StalkerToken};

const YOU: Seat = Seat(0);

/// You stand in room 001, the bag holds one more token, and a rule is under way.
fn given(change: impl FnOnce(&mut Board), first: impl Into<Frame>) -> (State<Corner>, Vec<Heard>) {
    let mut board = Board::new();
    board.swarm.bag.add(StalkerToken::AdultTwoFour);
    board.swarm.pool.take(StalkerToken::AdultTwoFour);
    change(&mut board);
    let mut events = Vec::new();
    let state = State::new(board, first, &mut Log::On(&mut events));
    (state, events)
}

/// LOC-7.3 LOC-7.4 LOC-7.11
#[test]
fn a_second_noise_on_the_technical_space_is_an_encounter() {
    let hit = rules_hit(|| {
        let (mut state, mut events) = given(|_| (), NoiseRoll { seat: YOU });
        state.resolve(Outcome::NoiseRoll(NoiseFace::Three), &mut Log::On(&mut events)).expect("a three is on the die");
        let noise = state.board().noise;

        assert!(noise.has(Way(35)), "the technical space comes after 35 corridors");
        let told = Told::NoiseMade { room: RoomNumber(1), number: CorridorNumber(3) };
        assert_eq!(events.last(), Some(&Heard::Told(told)));

        let there = |it: &mut Board| (it.noise, it.players[0].room) = (noise, RoomNumber(6));
        let (mut state, _) = given(there, NoiseRoll { seat: YOU });
        state.resolve(Outcome::NoiseRoll(NoiseFace::Two), &mut Log::Off).expect("a two is on the die");

        assert!(matches!(state.under_way(), [Frame::EncounterDraw(_)]));
        assert!(state.board().noise.is_empty());
    });

    let ids: Vec<RuleId> = hit.into_iter().collect();
    assert_eq!(ids, ["LOC-10.3", "LOC-7.1", "LOC-7.2", "LOC-7.3", "LOC-7.4"].map(RuleId), "and no id of Nemesis");
}

/// LOC-7.6 LOC-7.7 LOC-7.9 LOC-9.22
#[test]
fn danger_brings_in_the_neighbours_or_breaks_their_door() {
    let door = CORNER.way(RoomNumber(1), CorridorNumber(2));
    let next_door = |it: &mut Board| {
        it.swarm.place(Intruder::Adult, RoomNumber(2));
        it.swarm.place(Intruder::Creeper, RoomNumber(4));
        it.doors.close(door);
    };
    let (mut state, _) = given(next_door, NoiseRoll { seat: YOU });

    state.resolve(Outcome::NoiseRoll(NoiseFace::Danger), &mut Log::Off).expect("danger is on the die");

    let rooms: Vec<u8> = state.board().swarm.figures.iter().map(|figure| figure.room.0).collect();
    assert_eq!(rooms, [1, 4]);
    assert!(state.board().doors.destroyed().has(door));
    assert!(state.board().noise.is_empty());
}

/// LOC-10.6 LOC-10.7 LOC-10.8 LOC-16.10
#[test]
fn in_darkness_the_larger_number_surprises() {
    for (has_power, is_surprised) in [(true, false), (false, true)] {
        let dim = |it: &mut Board| {
            it.has_power = has_power;
            it.players[0].cards = 3;
        };
        let (mut state, mut events) = given(dim, Encounter { seat: YOU });

        let drawn = Outcome::EncounterDraw(StalkerToken::AdultTwoFour);
        state.resolve(drawn, &mut Log::On(&mut events)).expect("it is in the bag");

        assert_eq!(matches!(state.under_way(), [Frame::SurpriseAttack(_)]), is_surprised);
        assert_eq!(state.board().swarm.pool.count(StalkerToken::AdultTwoFour), 1, "it is set aside");
        assert!(events.contains(&Heard::FirstEncounter {}));
    }
}

/// LOC-10.13 LOC-16.12 LOC-16.14
#[test]
fn a_light_is_offered_between_the_token_and_the_comparison() {
    for (answer, is_surprised) in [(YesNo::Yes, false), (YesNo::No, true)] {
        let dark = |it: &mut Board| {
            it.has_power = false;
            (it.players[0].cards, it.players[0].charges) = (3, 1);
        };
        let (mut state, _) = given(dark, Encounter { seat: YOU });
        state.resolve(Outcome::EncounterDraw(StalkerToken::AdultTwoFour), &mut Log::Off).expect("it is in the bag");
        assert!(matches!(state.under_way(), [Frame::Meeting(_), Frame::LightSource(_)]));

        state.choose(YOU, Choice::LightSource(answer), &mut Log::Off).expect("it is offered");

        assert_eq!(matches!(state.under_way(), [Frame::SurpriseAttack(_)]), is_surprised);
    }
}

/// LOC-29.14 LOC-10.9
#[test]
fn a_queen_who_is_on_the_board_already_counts_as_the_blank() {
    let queen = |it: &mut Board| {
        it.swarm.place(Intruder::Queen, RoomNumber(3));
        it.swarm.bag.add(StalkerToken::QueenFour);
    };
    let (mut state, _) = given(queen, Encounter { seat: YOU });

    state.resolve(Outcome::EncounterDraw(StalkerToken::QueenFour), &mut Log::Off).expect("she is in the bag");

    assert!(!state.board().swarm.is_in(RoomNumber(1)));
    assert_eq!(state.board().noise, CORNER.ways_of(RoomNumber(1)));
    assert_eq!(state.board().swarm.bag.count(StalkerToken::QueenFour), 1, "the token goes back");
}

/// LOC-10.12 LOC-8.23
#[test]
fn which_of_two_kinds_of_larvae_comes_back_is_drawn() {
    let mut board = Board::new();
    let larva = board.swarm.place(Intruder::Larva, RoomNumber(3)).expect("there is room");
    bag::vanish::<Corner>(&mut board, larva, &mut Log::Off);

    let draw: Frame = bag::pending_returns(&mut board).expect("there are two kinds");
    let mut state = State::<Corner>::new(board, draw, &mut Log::Off);
    let mut odds = Vec::new();
    state.odds(&mut odds);
    assert_eq!(odds.len(), 2);

    state.resolve(Outcome::TokenReturn(StalkerToken::LarvaZeroOne), &mut Log::Off).expect("it is in the pool");

    assert_eq!(state.board().swarm.bag.count(StalkerToken::LarvaZeroOne), 1);
    assert!(state.board().swarm.returning.is_empty());
}

/// LOC-9.6 LOC-9.7
#[test]
fn the_thirteenth_fire_is_the_end() {
    let mut board = Board::new();
    let burn = |board: &mut Board, room| markers::put_fire::<Corner>(board, RoomNumber(room), &mut Log::Off).is_some();

    assert!((1..=12).all(|room| !burn(&mut board, room)));
    assert!(!burn(&mut board, 12), "it burns there already");
    assert!(burn(&mut board, 13) && board.is_lost);
}

#[test]
fn what_is_shared_is_told_like_what_is_not() {
    let own = Heard::LitUp { seat: YOU };
    let shared = Heard::Told(Told::TokenDrawn { token: StalkerToken::AdultTwoFour });

    let sent = |heard| serde_json::to_string(&heard).expect("it is plain");
    assert_eq!(sent(own), r#"{"heard":"lit-up","seat":1}"#);
    assert_eq!(sent(shared), r#"{"heard":"token-drawn","token":"adult-two-four"}"#);
    assert!(shared.is_news() && !own.is_news());
}

//! LOC-7, LOC-9, LOC-10, LOC-11.4, LOC-14: what both books say alike, as Lockdown plays it.

use lockdown::{
    Frame, Heard, Outcome,
    game::InjuryCheck,
    rules::{attack::Occasion, encounter::Encounter, wounds::Wounds},
    words::{
        AttackCard, Cause, CorridorNumber, Door, Event, Intruder, NoiseFace, RoomNumber, SeriousWound, StalkerToken,
        Weakness,
    },
};
use nemesis_kit::{
    Told, Ways,
    rules::{markers, noise::NoiseRoll},
    words::FigureId,
};

use crate::table::{Given, SHE, Table, YOU, attack, given};

fn noise(given: Given, face: NoiseFace) -> Table {
    let mut table = given.under_way(NoiseRoll { seat: YOU });
    table.shows(Outcome::NoiseRoll(face));
    table
}

fn around(table: &Table, room: u8) -> Ways {
    table.board().plan().ways_of(RoomNumber(room))
}

/// LOC-7.2 LOC-7.3 LOC-26.4 LOC-36.2
#[test]
fn a_number_brings_noise_into_the_corridor_that_bears_it() {
    let table = noise(given().stands(YOU, 4), NoiseFace::Two);

    let corridor = table.board().plan().way(RoomNumber(1), CorridorNumber(2));
    assert_eq!(table.board().noise, Ways::one(corridor), "001–004, seen from either end");
    assert!(table.told().contains(&Heard::Told(Told::NoiseMade { room: RoomNumber(4), number: CorridorNumber(2) })));
}

/// LOC-7.4 LOC-26.5 LOC-10.3 LOC-7.11
#[test]
fn a_second_noise_is_an_encounter_and_ends_all_noise_around() {
    // The marker of the technical space is put there from another entrance.
    let table = noise(given().stands(YOU, 1).noise(16, 2).noise(1, 1), NoiseFace::Three);

    assert!(matches!(table.waiting(), Frame::EncounterDraw(_)));
    assert!(table.board().noise.and(around(&table, 1)).is_empty());
}

/// LOC-7.5 LOC-9.2
#[test]
fn silence_is_danger_to_whoever_is_covered_with_slime() {
    assert!(noise(given().stands(YOU, 4), NoiseFace::Silence).board().noise.is_empty());

    let slimed = noise(given().stands(YOU, 4).slime(YOU), NoiseFace::Silence);
    assert_eq!(slimed.board().noise, around(&slimed, 4));
}

/// LOC-7.6 LOC-7.9 LOC-7.15 LOC-29.100
#[test]
fn danger_brings_in_whoever_is_next_door_and_fights_nobody() {
    let beasts = given().stands(YOU, 4).stands(SHE, 3).intruder(Intruder::Adult, 1).intruder(Intruder::Creeper, 3);
    let table = noise(beasts.intruder(Intruder::Adult, 11), NoiseFace::Danger);

    let at: Vec<u8> = table.board().swarm.figures.iter().map(|figure| figure.room.0).collect();
    assert_eq!(at, [4, 3, 11]);
    assert!(table.board().noise.is_empty() && table.is_quiet(), "no markers, and no encounter");
}

/// LOC-7.7 LOC-9.22 LOC-29.11 LOC-28.2
#[test]
fn a_door_stops_who_comes_and_is_destroyed() {
    let table = noise(given().stands(YOU, 4).intruder(Intruder::Adult, 1).door(1, 2, Door::Closed), NoiseFace::Danger);

    assert_eq!((table.intruders_in(1).len(), table.board().doors.destroyed().len()), (1, 1));
    assert!(table.board().noise.is_empty());
}

/// LOC-7.8
#[test]
fn danger_without_anybody_near_is_noise_all_around_the_technical_space_too() {
    let table = noise(given().stands(YOU, 16), NoiseFace::Danger);

    assert_eq!(table.board().noise, around(&table, 16));
    assert_eq!(table.board().noise.len(), 3);
}

/// LOC-10.4 LOC-10.6 LOC-10.8 LOC-26.8 LOC-10.5
#[test]
fn whoever_holds_fewer_cards_than_the_number_is_surprised() {
    let mut table = given().stands(YOU, 4).in_the_bag(StalkerToken::AdultTwoThree).under_way(Encounter { seat: YOU });
    table.shows(Outcome::EncounterDraw(StalkerToken::AdultTwoThree));
    assert!(matches!(table.waiting(), Frame::AttackDraw(_)) || matches!(table.waiting(), Frame::BeforeTheCard(_)));

    assert_eq!(table.intruders_in(4), [Intruder::Adult]);
    assert_eq!(table.board().swarm.bag.count(StalkerToken::AdultTwoThree), 0, "the token lies beside the board");
}

/// LOC-10.9 LOC-28.5
#[test]
fn the_blank_is_noise_all_around_and_stays_in_the_bag() {
    let mut table = given().stands(YOU, 16).under_way(Encounter { seat: YOU });
    table.shows(Outcome::EncounterDraw(StalkerToken::Blank));

    assert_eq!(table.board().noise, around(&table, 16));
    assert_eq!(table.board().swarm.bag.count(StalkerToken::Blank), 1);
}

/// LOC-10.10 LOC-28.20
#[test]
fn the_ninth_adult_sends_those_back_who_fight_nobody() {
    let eight = (0..8).fold(given().stands(YOU, 4).stands(SHE, 3), |it, nth| {
        it.intruder(Intruder::Adult, if nth < 2 { 3 } else { 20 })
    });
    let mut table = eight.in_the_bag(StalkerToken::AdultOneThree).under_way(Encounter { seat: YOU });
    table.shows(Outcome::EncounterDraw(StalkerToken::AdultOneThree));
    while let Frame::TokenReturn(_) = table.waiting() {
        let (first, _) = table.odds()[0];
        table.shows(first);
    }

    assert_eq!((table.intruders_in(3).len(), table.intruders_in(20).len(), table.intruders_in(4).len()), (2, 0, 1));
}

fn injured(kind: Intruder, injuries: u8) -> Table {
    let check = InjuryCheck { figure: FigureId(0), first: None };
    given().intruder(kind, 22).injured(injuries).under_way(check)
}

/// LOC-11.32 LOC-11.34 LOC-11.35 LOC-11.30 LOC-42.12
#[test]
fn an_adult_dies_if_its_injuries_reach_the_number() {
    let mut dead = injured(Intruder::Adult, 3);
    dead.shows(Outcome::EnduranceDraw(AttackCard::CutThree));
    assert_eq!((dead.intruders_in(22).len(), dead.board().place(RoomNumber(22)).carcasses), (0, 1));

    let mut alive = injured(Intruder::Adult, 3);
    alive.shows(Outcome::EnduranceDraw(AttackCard::CutFour));
    assert_eq!((alive.intruders_in(22).len(), alive.board().attacks.discard.len()), (1, 1));
}

/// LOC-11.33 LOC-11.36
#[test]
fn a_queen_bears_the_sum_of_two_cards_and_retreats_if_either_says_so() {
    let mut dead = injured(Intruder::Queen, 5);
    dead.shows(Outcome::EnduranceDraw(AttackCard::CutTwo)).shows(Outcome::EnduranceDraw(AttackCard::CutThree));
    assert!(dead.board().queen_is_killed);

    let mut flees = injured(Intruder::Queen, 9);
    flees.shows(Outcome::EnduranceDraw(AttackCard::CutTwo)).shows(Outcome::EnduranceDraw(AttackCard::CutRetreat));
    flees.shows(Outcome::RetreatDraw(Event::Nest));
    assert_eq!((flees.intruders_in(26), flees.figure(0).injuries), (vec![Intruder::Queen], 9));
}

/// LOC-11.38 LOC-8.23 LOC-11.39 LOC-28.17
#[test]
fn who_retreats_into_an_entrance_is_gone_and_a_door_stops_it() {
    let check = InjuryCheck { figure: FigureId(0), first: None };
    let mut gone = given().intruder(Intruder::Queen, 16).injured(9).under_way(check);
    gone.shows(Outcome::EnduranceDraw(AttackCard::CutTwo)).shows(Outcome::EnduranceDraw(AttackCard::CutRetreat));
    gone.shows(Outcome::RetreatDraw(Event::Hatching));
    assert!(gone.board().swarm.figures.is_empty());
    assert_eq!(gone.board().swarm.bag.count(StalkerToken::QueenFour), 1);

    let mut stopped = given().intruder(Intruder::Adult, 22).injured(3).door(22, 1, Door::Closed).under_way(check);
    stopped.shows(Outcome::EnduranceDraw(AttackCard::CutRetreat)).shows(Outcome::RetreatDraw(Event::Nest));
    assert_eq!((stopped.intruders_in(22).len(), stopped.board().doors.destroyed().len()), (1, 1));
}

/// LOC-14.1 LOC-14.2 LOC-14.13
#[test]
fn the_third_light_wound_is_a_serious_one_and_the_track_begins_anew() {
    let mut table = given().light_wounds(YOU, 1).under_way(Wounds::light(YOU, 3, Cause::Fire));
    table.shows(Outcome::WoundDraw(SeriousWound::Knee));

    assert_eq!(table.wounds(YOU), (1, 1));
}

/// LOC-14.4 LOC-26.47 LOC-29.41
#[test]
fn with_three_serious_wounds_any_other_kills() {
    let hurt = [SeriousWound::Leg, SeriousWound::Body, SeriousWound::Hand].into_iter();
    let table =
        hurt.fold(given(), |it, wound| it.dressed_wound(YOU, wound)).under_way(Wounds::light(YOU, 1, Cause::Fire));

    assert!(!table.player(YOU).is_alive() && table.board().is_gate_open);
}

/// LOC-9.6 LOC-9.7 LOC-26.44 LOC-26.45 LOC-29.109
#[test]
fn the_thirteenth_fire_destroys_the_complex_and_one_more_in_a_burning_room_does_nothing() {
    let mut board = (1..=12).fold(given(), Given::fire).board;
    let mut put = |room| {
        let end = markers::put_fire::<lockdown::Lockdown>(&mut board, RoomNumber(room), &mut engine::Log::Off);
        end.is_some()
    };

    assert!(!put(12));
    assert!(put(13));
}

/// LOC-9.11 LOC-9.12
#[test]
fn nothing_breaks_in_the_nest_or_where_nobody_has_been() {
    let mut board = given().explored(8, lockdown::words::Room::Nest, 0).malfunction(2).board;
    for room in [2, 8, 9] {
        let end = markers::put_malfunction::<lockdown::Lockdown>(&mut board, RoomNumber(room), &mut engine::Log::Off);
        assert!(end.is_none());
    }

    assert_eq!(board.malfunction.len(), 1);
}

/// LOC-10.11 LOC-29.14 LOC-10.9
#[test]
fn a_breeder_for_whom_no_figure_is_left_is_treated_as_the_blank() {
    let both = given().stands(YOU, 16).intruder(Intruder::Breeder, 1).intruder(Intruder::Breeder, 3);
    let mut table = both.in_the_bag(StalkerToken::BreederTwoFour).under_way(Encounter { seat: YOU });
    table.shows(Outcome::EncounterDraw(StalkerToken::BreederTwoFour));

    assert!(table.intruders_in(16).is_empty());
    assert_eq!(table.board().noise, around(&table, 16));
    assert_eq!(table.board().swarm.bag.count(StalkerToken::BreederTwoFour), 1, "its token is in the bag again");
}

/// LOC-10.9
#[test]
fn when_the_blank_is_the_last_token_an_adult_joins_it() {
    let empty = given().stands(YOU, 16).with(|board| {
        let all: Vec<(StalkerToken, u8)> = board.swarm.bag.iter().collect();
        for (token, n) in all.into_iter().filter(|&(token, _)| token != StalkerToken::Blank) {
            for _ in 0..n {
                board.swarm.bag.take(token);
                board.swarm.pool.add(token);
            }
        }
    });
    let mut table = empty.under_way(Encounter { seat: YOU });
    table.shows(Outcome::EncounterDraw(StalkerToken::Blank)).shows(Outcome::TokenReturn(StalkerToken::AdultOneThree));

    let bag: Vec<(StalkerToken, u8)> = table.board().swarm.bag.iter().collect();
    assert_eq!(bag, [(StalkerToken::Blank, 1), (StalkerToken::AdultOneThree, 1)]);
}

/// LOC-12.6 LOC-11.35
#[test]
fn an_attack_deck_that_has_run_out_is_shuffled_anew_for_an_attack_and_for_a_check() {
    let run_out = |given: Given| {
        given.with(|board| {
            let all: Vec<(AttackCard, u8)> = board.attacks.unseen.iter().collect();
            for (card, n) in all {
                (0..n).for_each(|_| board.attacks.draw(card));
                (0..n).for_each(|_| board.attacks.discard.add(card));
            }
        })
    };
    let beset = run_out(given().stands(YOU, 4).intruder(Intruder::Adult, 4).injured(1));
    let check = InjuryCheck { figure: FigureId(0), first: None };
    for table in [beset.under_way(attack(0, YOU, Occasion::EventPhase)), beset.under_way(check)] {
        assert_eq!(table.odds().iter().map(|(_, ways)| ways).sum::<u32>(), 20);
        assert!(table.board().attacks.discard.is_empty());
    }
}

/// LOC-15.20 LOC-15.21
#[test]
fn each_slot_of_the_weaknesses_asks_for_more_knowledge() {
    let weaknesses = [Weakness::DullScent, Weakness::SoftOrgans, Weakness::FirePanic];
    let all =
        weaknesses.into_iter().enumerate().fold(given(), |it, (slot, weakness)| it.weakness(slot, weakness, None));
    let known =
        |knowledge| weaknesses.map(|weakness| all.knowledge(YOU, knowledge).board.knows_weakness(YOU, weakness));

    assert_eq!([2, 3, 4].map(known), [[false; 3], [true, false, false], [true, false, false]]);
    assert_eq!([5, 7, 8].map(known), [[true, true, false], [true, true, false], [true; 3]]);
}

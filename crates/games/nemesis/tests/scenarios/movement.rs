//! NEM-5.11 to NEM-5.23, NEM-6, NEM-11.5: movement, exploration and escape.

use nemesis::{
    Choice, Frame, Outcome,
    rules::actions::Action,
    words::{
        ActionCard, AttackCard, CorridorNumber, Door, ExplorationToken, Intruder, NoiseFace, Room, RoomNumber,
        SeriousWound,
    },
};

use crate::table::{Given, SHE, Table, YOU, given};

const PAID: [ActionCard; 1] = [ActionCard::Search];

fn go(corridor: u8) -> Action {
    Action::Move { corridor: CorridorNumber(corridor) }
}

fn sneak(corridor: u8) -> Action {
    Action::CarefulMove { corridor: CorridorNumber(corridor) }
}

fn has_noise(table: &Table, room: u8, number: u8) -> bool {
    let exit = table.board().ship().exit(RoomNumber(room), CorridorNumber(number));
    table.board().noise.has(exit.way())
}

/// NEM-23.4, NEM-6.8
#[test]
fn nobody_makes_noise_on_joining_somebody() {
    let mut table = given().explored(15, Room::Canteen, 1).stands(SHE, 15).hand(YOU, &PAID).on_the_turn_of(YOU);

    table.does(go(1)).pays(&PAID);

    assert_eq!(table.room_of(YOU), 15);
    assert!(table.is_turn_of(YOU));
}

/// NEM-23.5, NEM-6.9, NEM-10.2, NEM-1.9
#[test]
fn whoever_walks_in_on_an_intruder_is_in_combat_without_an_encounter() {
    let mut table =
        given().explored(15, Room::Canteen, 1).intruder(Intruder::Adult, 15).hand(YOU, &PAID).on_the_turn_of(YOU);

    table.does(go(1)).pays(&PAID);

    assert!(table.board().is_fighting(YOU));
    assert!(table.is_turn_of(YOU));
}

/// NEM-23.6, NEM-6.6, NEM-7.3, NEM-5.11
#[test]
fn a_move_into_an_empty_room_makes_noise_in_the_corridor_that_is_rolled() {
    let mut table = given().explored(15, Room::Canteen, 1).hand(YOU, &PAID).on_the_turn_of(YOU);

    table.does(go(1)).pays(&PAID).shows(Outcome::NoiseRoll(NoiseFace::Two));

    assert!(has_noise(&table, 15, 2));
    assert!(has_noise(&table, 16, 2));
    assert!(table.is_turn_of(YOU));
}

/// NEM-23.7, NEM-7.4, NEM-7.5
#[test]
fn noise_upon_noise_is_an_encounter() {
    let mut table = given().explored(15, Room::Canteen, 1).noise(15, 2).hand(YOU, &PAID).on_the_turn_of(YOU);

    table.does(go(1)).pays(&PAID).shows(Outcome::NoiseRoll(NoiseFace::Two));

    assert!(matches!(table.waiting(), Frame::EncounterDraw(_)));
    assert!(!has_noise(&table, 15, 2));
}

/// NEM-23.8, NEM-7.6, NEM-7.7, NEM-9.25, NEM-25.23
#[test]
fn noise_counts_behind_a_closed_door_and_at_every_entrance() {
    let ready = || {
        let given = given().explored(15, Room::Canteen, 1).noise(18, 3).door(15, 3, Door::Closed).noise(2, 1);
        given.hand(YOU, &PAID).on_the_turn_of(YOU)
    };

    for face in [NoiseFace::Three, NoiseFace::Four] {
        let mut table = ready();
        table.does(go(1)).pays(&PAID).shows(Outcome::NoiseRoll(face));

        assert!(matches!(table.waiting(), Frame::EncounterDraw(_)), "{face:?}");
    }
}

/// NEM-23.9, NEM-6.12, NEM-6.13, NEM-6.22
#[test]
fn an_unexplored_room_is_turned_up_with_its_token() {
    let mut table = given().hand(YOU, &PAID).on_the_turn_of(YOU);

    table.does(go(1)).pays(&PAID);
    table.shows(Outcome::TileReveal(Room::Canteen)).shows(Outcome::TokenReveal(ExplorationToken::MalfunctionThree));

    let place = table.board().place(RoomNumber(15));
    assert_eq!((place.items, place.token), (3, None));
    assert!(table.board().malfunction.has(RoomNumber(15)));
    assert!(matches!(table.waiting(), Frame::NoiseRoll(_)));
}

/// NEM-6.16
#[test]
fn silence_ends_an_exploration_without_a_noise_roll() {
    let mut table = given().hand(YOU, &PAID).on_the_turn_of(YOU);

    table.does(go(1)).pays(&PAID);
    table.shows(Outcome::TileReveal(Room::Canteen)).shows(Outcome::TokenReveal(ExplorationToken::SilenceOne));

    assert!(table.is_turn_of(YOU));
    assert!(table.board().noise.is_empty());
}

/// NEM-6.25, NEM-25.8, NEM-17.44, NEM-6.14, NEM-9.2
#[test]
fn silence_in_the_room_covered_with_slime_is_danger() {
    let mut table = given().hand(YOU, &PAID).on_the_turn_of(YOU);

    table.does(go(1)).pays(&PAID);
    table.shows(Outcome::TileReveal(Room::RoomCoveredWithSlime));
    table.shows(Outcome::TokenReveal(ExplorationToken::SilenceOne));

    assert!(table.player(YOU).has_slime);
    assert_eq!(table.board().place(RoomNumber(15)).items, 0);
    assert!((1..=4).all(|number| has_noise(&table, 15, number)));
}

/// NEM-6.17, NEM-7.9, NEM-7.13
#[test]
fn danger_brings_the_intruders_from_next_door() {
    let mut table =
        given().intruder(Intruder::Adult, 18).intruder(Intruder::Larva, 16).hand(YOU, &PAID).on_the_turn_of(YOU);

    table.does(go(1)).pays(&PAID);
    table.shows(Outcome::TileReveal(Room::Canteen)).shows(Outcome::TokenReveal(ExplorationToken::DangerTwo));

    assert_eq!(table.intruders_in(15), [Intruder::Adult, Intruder::Larva]);
    assert!(table.board().noise.is_empty());
    assert!(table.is_turn_of(YOU));
}

/// NEM-6.18, NEM-9.1
#[test]
fn a_slime_token_leaves_slime() {
    let mut table = given().hand(YOU, &PAID).on_the_turn_of(YOU);

    table.does(go(1)).pays(&PAID);
    table.shows(Outcome::TileReveal(Room::Canteen)).shows(Outcome::TokenReveal(ExplorationToken::SlimeThree));

    assert!(table.player(YOU).has_slime);
    assert!(matches!(table.waiting(), Frame::NoiseRoll(_)));
}

/// NEM-6.19, NEM-9.8
#[test]
fn a_fire_token_sets_the_room_on_fire() {
    let mut table = given().hand(YOU, &PAID).on_the_turn_of(YOU);

    table.does(go(1)).pays(&PAID);
    table.shows(Outcome::TileReveal(Room::Canteen)).shows(Outcome::TokenReveal(ExplorationToken::FireTwo));

    assert!(table.board().fire.has(RoomNumber(15)));
}

/// NEM-6.21
#[test]
fn a_door_falls_shut_behind_the_explorer() {
    let mut table = given().hand(YOU, &PAID).on_the_turn_of(YOU);

    table.does(go(1)).pays(&PAID);
    table.shows(Outcome::TileReveal(Room::Canteen)).shows(Outcome::TokenReveal(ExplorationToken::DoorThree));

    let corridor = table.board().corridor(RoomNumber(15), CorridorNumber(1)).expect("corridor 1 leads out");
    assert_eq!(table.board().door(corridor), Door::Closed);
}

/// NEM-6.24
#[test]
fn a_destroyed_door_does_not_fall_shut() {
    let mut table = given().door(11, 1, Door::Destroyed).hand(YOU, &PAID).on_the_turn_of(YOU);

    table.does(go(1)).pays(&PAID);
    table.shows(Outcome::TileReveal(Room::Canteen)).shows(Outcome::TokenReveal(ExplorationToken::DoorThree));

    let corridor = table.board().corridor(RoomNumber(15), CorridorNumber(1)).expect("corridor 1 leads out");
    assert_eq!(table.board().door(corridor), Door::Destroyed);
}

/// NEM-6.26, NEM-4.24
#[test]
fn a_room_that_an_intruder_walked_into_is_explored_without_a_noise_roll() {
    let mut table = given().intruder(Intruder::Creeper, 15).hand(YOU, &PAID).on_the_turn_of(YOU);

    table.does(go(1)).pays(&PAID);
    table.shows(Outcome::TileReveal(Room::Canteen)).shows(Outcome::TokenReveal(ExplorationToken::SlimeThree));

    assert!(table.is_turn_of(YOU));
}

/// NEM-6.4, NEM-8.1
#[test]
fn a_closed_door_and_an_entrance_stop_everybody() {
    let table = given().door(11, 1, Door::Closed).hand(YOU, &PAID).on_the_turn_of(YOU);

    assert!(!table.offers(go(1)));
    assert!(table.offers(go(2)));
    let table = given().explored(15, Room::Canteen, 1).stands(YOU, 15).hand(YOU, &PAID).on_the_turn_of(YOU);
    assert!(!table.offers(go(4)));
}

/// NEM-5.13, NEM-5.18, NEM-5.19, NEM-4.43
#[test]
fn careful_movement_puts_one_marker_where_there_is_none() {
    let two = [ActionCard::Search, ActionCard::Rest];
    let mut table = given().explored(15, Room::Canteen, 1).noise(15, 2).hand(YOU, &two).on_the_turn_of(YOU);

    table.does(sneak(1)).pays(&two);

    let numbers: Vec<Choice> = [1, 3, 4].map(|number| Choice::CarefulNoise(CorridorNumber(number))).to_vec();
    assert_eq!(table.answers(YOU), numbers);
    table.chooses(YOU, Choice::CarefulNoise(CorridorNumber(4)));
    assert!(has_noise(&table, 4, 2), "the entrance is one with all the others");
}

/// NEM-23.28, NEM-5.22, NEM-25.64
#[test]
fn careful_movement_ignores_danger() {
    let two = [ActionCard::Search, ActionCard::Rest];
    let mut table = given().intruder(Intruder::Adult, 18).hand(YOU, &two).on_the_turn_of(YOU);

    table.does(sneak(1)).pays(&two);
    table.shows(Outcome::TileReveal(Room::Canteen)).shows(Outcome::TokenReveal(ExplorationToken::DangerTwo));
    table.chooses(YOU, Choice::CarefulNoise(CorridorNumber(2)));

    assert_eq!(table.intruders_in(18), [Intruder::Adult]);
    assert!(has_noise(&table, 15, 2) && !has_noise(&table, 15, 3));
}

/// NEM-5.20, NEM-26.4
#[test]
fn careful_movement_needs_a_quiet_corridor() {
    let two = [ActionCard::Search, ActionCard::Rest];
    let loud = |given: Given| given.noise(15, 1).noise(15, 2).noise(15, 3);
    let quiet = loud(given().explored(15, Room::Canteen, 1)).hand(YOU, &two).on_the_turn_of(YOU);
    assert!(quiet.offers(sneak(1)));

    let table = loud(given().explored(15, Room::Canteen, 1)).noise(15, 4).hand(YOU, &two).on_the_turn_of(YOU);

    assert!(!table.offers(sneak(1)));
}

/// NEM-5.23, NEM-26.3
#[test]
fn careful_movement_into_company_makes_no_noise() {
    let two = [ActionCard::Search, ActionCard::Rest];
    let mut table = given().explored(15, Room::Canteen, 1).stands(SHE, 15).hand(YOU, &two).on_the_turn_of(YOU);

    table.does(sneak(1)).pays(&two);

    assert!(table.is_turn_of(YOU));
    assert!(table.board().noise.is_empty());
}

/// NEM-5.21, NEM-5.8, NEM-25.58
#[test]
fn nobody_sneaks_out_of_a_fight() {
    let two = [ActionCard::Search, ActionCard::Rest];
    let table = given().intruder(Intruder::Adult, 11).hand(YOU, &two).on_the_turn_of(YOU);

    assert!(!table.offers(sneak(1)));
    assert!(table.offers(go(1)));
}

/// NEM-23.13, NEM-11.28, NEM-11.30, NEM-5.12, NEM-12.4
#[test]
fn whoever_escapes_is_attacked_first() {
    let mut table = given()
        .explored(15, Room::Canteen, 1)
        .stands(YOU, 15)
        .intruder(Intruder::Adult, 15)
        .hand(YOU, &PAID)
        .on_the_turn_of(YOU);

    table.does(go(1)).pays(&PAID);
    table.shows(Outcome::AttackDraw(AttackCard::BiteFour)).shows(Outcome::WoundDraw(SeriousWound::Body));

    assert_eq!(table.room_of(YOU), 11);
    assert_eq!(table.player(YOU).serious_wounds.len(), 1);
    assert_eq!(table.intruders_in(15), [Intruder::Adult], "nobody follows");
}

/// NEM-25.33, NEM-1.17, NEM-11.31, NEM-11.33
#[test]
fn the_largest_attacks_first_and_a_larva_needs_no_card() {
    let mut table = given()
        .explored(15, Room::Canteen, 1)
        .stands(YOU, 15)
        .intruder(Intruder::Larva, 15)
        .intruder(Intruder::Creeper, 15)
        .intruder(Intruder::Breeder, 15)
        .hand(YOU, &PAID)
        .on_the_turn_of(YOU);

    table.does(go(1)).pays(&PAID);
    let Frame::AttackDraw(first) = table.waiting() else { panic!("a card is drawn") };
    assert_eq!(table.board().swarm.figure(first.attack.attacker).map(|it| it.kind), Some(Intruder::Breeder));
    table.shows(Outcome::AttackDraw(AttackCard::TailAttackTwo)).shows(Outcome::AttackDraw(AttackCard::TailAttackFive));

    assert!(table.player(YOU).has_larva);
    assert_eq!(table.room_of(YOU), 11);
}

/// NEM-11.29, NEM-14.4
#[test]
fn whoever_dies_escaping_stays() {
    let mut table = given()
        .explored(15, Room::Canteen, 1)
        .stands(YOU, 15)
        .wound(YOU, SeriousWound::Body)
        .wound(YOU, SeriousWound::Hand)
        .wound(YOU, SeriousWound::Hand)
        .intruder(Intruder::Adult, 15)
        .hand(YOU, &PAID)
        .on_the_turn_of(YOU);

    table.does(go(1)).pays(&PAID).shows(Outcome::AttackDraw(AttackCard::ScratchTwo));

    assert!(!table.player(YOU).is_alive());
    assert!(table.board().place(RoomNumber(15)).corpses.has(YOU));
    assert!(table.is_turn_of(SHE));
}

/// NEM-42.3, NEM-25.44, NEM-11.27
#[test]
fn escaping_with_a_wounded_leg_costs_two_cards() {
    let ready = |given: Given| given.intruder(Intruder::Adult, 11).hand(YOU, &PAID).on_the_turn_of(YOU);

    assert!(!ready(given().wound(YOU, SeriousWound::Leg)).offers(go(1)));
    assert!(ready(given().dressed_wound(YOU, SeriousWound::Leg)).offers(go(1)));
}

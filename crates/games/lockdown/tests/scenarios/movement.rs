//! LOC-6, LOC-11.5, LOC-5.3: movement, exploration and escape.

use engine::{Known, Seats};
use lockdown::{
    Choice, Frame, Heard, Outcome,
    board::{ObjectToken, Whereabouts},
    game::InjuryCheck,
    rules::{
        attack::reactions::BeforeTheCardAnswer,
        light::LightAnswer,
        movement::{Manner, Movement},
    },
    words::{
        ActionCard, AttackCard, Character, CorridorNumber, Door, Event, Exploration, ExplorationToken, Intruder, Item,
        NoiseFace, Objective, Room, RoomNumber, SeriousWound, StalkerToken, Weakness,
    },
};
use nemesis_kit::{Told, Walked, rules::noise::NoiseRoll, words::FigureId};

use crate::table::{Given, HE, SHE, Table, YOU, given};

/// You stand in the elevator room 007, whose corridor 3 leads to 008, which nobody has explored. Everybody else is far.
fn before_the_unknown() -> Given {
    given().stands(YOU, 7).stands(SHE, 22).stands(HE, 22)
}

/// You go through the corridor with this number.
fn goes(given: Given, corridor: u8, manner: Manner) -> Table {
    let movement = Movement::through(&given.board, YOU, CorridorNumber(corridor), manner);
    given.under_way(movement)
}

/// You go to 008, and find this there.
fn explores(given: Given, tile: Room, token: ExplorationToken, manner: Manner) -> Table {
    let mut table = goes(given, 3, manner);
    table.shows(Outcome::TileReveal(tile)).shows(Outcome::TokenReveal(token));
    table
}

fn around(table: &Table, room: u8) -> nemesis_kit::Ways {
    table.board().plan().ways_of(RoomNumber(room))
}

fn careful(number: u8) -> Choice {
    Choice::CarefulNoise(CorridorNumber(number))
}

/// LOC-6.3 LOC-6.21 LOC-6.22 LOC-6.29 LOC-26.3
#[test]
fn whoever_enters_an_unknown_room_turns_it_up_and_then_makes_noise() {
    let table = explores(before_the_unknown(), Room::Archive, ExplorationToken::MalfunctionThree, Manner::Plain);

    let archive = table.board().place(RoomNumber(8));
    assert_eq!((table.board().room(RoomNumber(8)), archive.items, archive.token), (Some(Room::Archive), 3, None));
    assert!(table.board().malfunction.has(RoomNumber(8)));
    assert!(matches!(table.waiting(), Frame::NoiseRoll(roll) if roll.seat == YOU));
    assert!(table.told().contains(&Heard::Walked(Walked::RoomExplored {
        seat: YOU,
        number: RoomNumber(8),
        room: Room::Archive,
        effect: Exploration::Malfunction,
        items: 3,
    })));
}

/// LOC-3.3 LOC-3.4
#[test]
fn only_a_tile_with_the_right_back_can_lie_there() {
    let table = goes(before_the_unknown(), 3, Manner::Plain);

    let odds = table.odds();
    assert_eq!(odds.len(), 10);
    assert!(odds.contains(&(Outcome::TileReveal(Room::Nest), 1)));
    assert!(!odds.contains(&(Outcome::TileReveal(Room::Surgery), 1)));
}

/// LOC-6.4 LOC-6.5 LOC-26.6 LOC-10.2
#[test]
fn there_is_no_noise_where_somebody_is() {
    let archive = before_the_unknown().explored(8, Room::Archive, 1);

    assert!(goes(archive.stands(HE, 8), 3, Manner::Plain).is_quiet());
    let table = goes(archive.intruder(Intruder::Adult, 8), 3, Manner::Plain);
    assert!(table.is_quiet() && table.board().is_fighting(YOU), "no encounter, and combat at once");

    let remains = archive.whereabouts(HE, Whereabouts::Dead).lies(8, ObjectToken::Corpse { of: HE });
    let remains = remains.lies(8, ObjectToken::Carcass).lies(8, ObjectToken::Egg);
    assert!(matches!(goes(remains, 3, Manner::Plain).waiting(), Frame::NoiseRoll(_)));
}

/// LOC-6.9 LOC-6.23 LOC-19.20
#[test]
fn the_first_in_the_nest_learns_of_it_and_finds_no_items() {
    let before = before_the_unknown().knowledge(YOU, 0);
    let table = explores(before, Room::Nest, ExplorationToken::SlimeFour, Manner::Plain);

    assert_eq!((table.board().place(RoomNumber(8)).items, table.player(YOU).knowledge), (0, 1));

    let second = before.explored(8, Room::Nest, 0).with(|board| board.is_nest_explored = true);
    assert_eq!(goes(second, 3, Manner::Plain).player(YOU).knowledge, 0);
}

/// LOC-6.29 LOC-9.12
#[test]
fn the_nest_never_malfunctions() {
    let table = explores(before_the_unknown(), Room::Nest, ExplorationToken::MalfunctionTwo, Manner::Plain);

    assert!(table.board().malfunction.is_empty());
    assert!(matches!(table.waiting(), Frame::NoiseRoll(_)));
}

/// LOC-6.25 LOC-44.2
#[test]
fn silence_is_quiet_unless_slime_can_be_smelt() {
    let quiet = explores(before_the_unknown(), Room::Archive, ExplorationToken::SilenceOne, Manner::Plain);
    assert!(quiet.is_quiet() && quiet.board().noise.is_empty());

    let slimed = before_the_unknown().slime(YOU);
    let danger = explores(slimed, Room::Archive, ExplorationToken::SilenceOne, Manner::Plain);
    assert_eq!(danger.board().noise, around(&danger, 8));
    assert!(danger.told().contains(&Heard::Told(Told::DangerCame { room: RoomNumber(8), is_slimed: true })));

    let dull = slimed.weakness(0, Weakness::DullScent, None).knowledge(YOU, 3);
    let quiet = explores(dull, Room::Archive, ExplorationToken::SilenceOne, Manner::Plain);
    assert!(quiet.board().noise.is_empty());
}

/// LOC-6.26 LOC-28.5
#[test]
fn danger_takes_the_place_of_the_noise_roll() {
    let table = explores(before_the_unknown(), Room::Archive, ExplorationToken::DangerTwo, Manner::Plain);

    assert!(table.is_quiet(), "nothing is rolled");
    assert_eq!(table.board().noise, around(&table, 8));
}

/// LOC-6.27 LOC-6.28 LOC-6.31 LOC-6.24
#[test]
fn slime_and_fire_come_before_the_noise() {
    let slimed = explores(before_the_unknown(), Room::Archive, ExplorationToken::SlimeThree, Manner::Plain);
    assert!(slimed.player(YOU).has_slime && matches!(slimed.waiting(), Frame::NoiseRoll(_)));

    let burning = explores(before_the_unknown(), Room::Archive, ExplorationToken::FireTwo, Manner::Plain);
    assert!(burning.board().fire.has(RoomNumber(8)) && matches!(burning.waiting(), Frame::NoiseRoll(_)));
}

/// LOC-6.30 LOC-6.8 LOC-28.3
#[test]
fn a_door_falls_shut_in_the_corridor_behind_whoever_came_through_one() {
    let door = |table: &Table| table.board().doors.at(table.board().plan().way(RoomNumber(7), CorridorNumber(3)));

    let shut = explores(before_the_unknown(), Room::Archive, ExplorationToken::DoorThree, Manner::Plain);
    assert_eq!(door(&shut), Door::Closed);

    let broken = before_the_unknown().door(7, 3, Door::Destroyed);
    let broken = explores(broken, Room::Archive, ExplorationToken::DoorThree, Manner::Plain);
    assert_eq!(door(&broken), Door::Destroyed);

    let mut from_nowhere = before_the_unknown().under_way(Movement::to(YOU, RoomNumber(8), Manner::Plain));
    from_nowhere.shows(Outcome::TileReveal(Room::Archive)).shows(Outcome::TokenReveal(ExplorationToken::DoorThree));
    assert_eq!(from_nowhere.board().doors.tokens(), 0);
    assert!(matches!(from_nowhere.waiting(), Frame::NoiseRoll(_)));
}

/// LOC-25.12
#[test]
fn whoever_plays_alone_finds_half_as_much() {
    for (token, items) in [(ExplorationToken::SlimeFour, 2), (ExplorationToken::DangerThree, 2)] {
        let alone = Given::players(1, &[]).stands(YOU, 7);
        let table = explores(alone, Room::Archive, token, Manner::Plain);
        assert_eq!(table.board().place(RoomNumber(8)).items, items);
    }
}

/// LOC-29.94
#[test]
fn what_lies_in_a_room_is_found_though_an_intruder_is_there() {
    let guarded = before_the_unknown().intruder(Intruder::Creeper, 8).intruder(Intruder::Adult, 12);
    let table = explores(guarded, Room::Archive, ExplorationToken::DangerThree, Manner::Plain);

    assert_eq!(table.intruders_in(8), [Intruder::Creeper, Intruder::Adult], "the one from next door comes in");
    assert_eq!(table.board().place(RoomNumber(8)).items, 3);
}

/// LOC-5.30 LOC-29.95 LOC-4.64
#[test]
fn whoever_moves_with_care_chooses_where_the_noise_is() {
    // 009 has three corridors and an entrance, which counts.
    let care = given().stands(YOU, 13).stands(SHE, 22).stands(HE, 22).explored(9, Room::Surgery, 1).noise(9, 1);
    let mut table = goes(care, 2, Manner::Careful);
    assert_eq!(table.answers(YOU), [careful(2), careful(3), careful(4)]);

    table.chooses(YOU, careful(3));

    let technical = table.board().plan().way(RoomNumber(9), CorridorNumber(3));
    assert!(table.board().noise.has(technical) && table.is_quiet());
}

/// LOC-5.34 LOC-29.9
#[test]
fn whoever_moves_with_care_to_somebody_places_nothing() {
    let archive = before_the_unknown().explored(8, Room::Archive, 1).stands(HE, 8);

    let table = goes(archive, 3, Manner::Careful);

    assert!(table.is_quiet() && table.board().noise.is_empty());
}

/// LOC-5.33 LOC-26.65 LOC-29.8
#[test]
fn danger_is_danger_to_whoever_moves_with_care() {
    let near = before_the_unknown().intruder(Intruder::Adult, 12);
    let table = explores(near, Room::Archive, ExplorationToken::DangerTwo, Manner::Careful);

    assert_eq!(table.intruders_in(8), [Intruder::Adult]);
    assert!(table.is_quiet() && table.board().noise.is_empty(), "no marker is chosen or placed");
    assert!(table.board().is_fighting(YOU));

    let slimed = before_the_unknown().slime(YOU);
    let table = explores(slimed, Room::Archive, ExplorationToken::SilenceOne, Manner::Careful);
    assert_eq!(table.board().noise, around(&table, 8), "silence is danger to whoever is slimed");
}

/// LOC-6.25 LOC-5.33 LOC-26.66
#[test]
fn in_the_silence_a_chosen_marker_is_placed_all_the_same() {
    let mut table = explores(before_the_unknown(), Room::Archive, ExplorationToken::SilenceOne, Manner::Careful);
    table.chooses(YOU, careful(4));

    assert_eq!(table.board().noise.len(), 1);
}

/// LOC-6.7 LOC-11.51 LOC-11.53
#[test]
fn everything_in_the_room_attacks_whoever_leaves_the_largest_first() {
    let infested = before_the_unknown().intruder(Intruder::Creeper, 7).intruder(Intruder::Breeder, 7);
    let mut table = goes(infested, 3, Manner::Plain);
    let attacked = |table: &Table| {
        let kinds = table.told().into_iter();
        kinds.filter_map(|it| if let Heard::Attacked { kind, .. } = it { Some(kind) } else { None }).collect::<Vec<_>>()
    };
    assert_eq!(attacked(&table), [Intruder::Breeder]);

    table.attacks_with(AttackCard::EvolveFour);
    assert_eq!((attacked(&table).len(), table.room_of(YOU)), (2, 7), "it is still there");
    table.attacks_with(AttackCard::BloodRageThree);

    assert_eq!((table.room_of(YOU), table.intruders_in(8).len()), (8, 0));
    assert!(matches!(table.waiting(), Frame::TileReveal(_)), "then the room is explored as usual");
}

/// LOC-11.52 LOC-29.119
#[test]
fn whoever_dies_on_the_way_lies_where_it_tried_to_leave() {
    let wounded = (0..3).fold(before_the_unknown(), |it, _| it.dressed_wound(YOU, SeriousWound::Leg));
    let infested = wounded.light_wounds(YOU, 2).intruder(Intruder::Creeper, 7).intruder(Intruder::Adult, 7);
    let mut table = goes(infested, 3, Manner::Plain);
    table.attacks_with(AttackCard::CutTwo);

    assert_eq!(table.player(YOU).whereabouts, Whereabouts::Dead);
    assert!(table.board().place(RoomNumber(7)).corpses.has(YOU));
    assert!(!table.board().explored.has(RoomNumber(8)) && table.is_quiet(), "the creeper does not attack");
}

/// LOC-11.54 LOC-29.137
#[test]
fn whoever_is_covered_is_not_attacked_and_makes_noise_as_usual() {
    let infested = before_the_unknown().explored(8, Room::Archive, 1).intruder(Intruder::Adult, 7);

    let table = goes(infested, 3, Manner::Covered);

    assert!(matches!(table.waiting(), Frame::NoiseRoll(_)));
    assert_eq!(table.room_of(YOU), 8);
}

/// LOC-26.10 LOC-29.72 LOC-42.6
#[test]
fn an_intruder_follows_the_blood_of_whoever_escapes() {
    let creeper = before_the_unknown().explored(8, Room::Archive, 1).intruder(Intruder::Creeper, 7);

    let mut bleeding = goes(creeper.wound(YOU, SeriousWound::Body), 3, Manner::Plain);
    bleeding.attacks_with(AttackCard::BloodChaseTwo);
    assert_eq!((bleeding.wounds(YOU), bleeding.player(YOU).has_slime), ((1, 1), true));
    assert_eq!((bleeding.room_of(YOU), bleeding.intruders_in(8)), (8, vec![Intruder::Creeper]));
    assert!(bleeding.is_quiet(), "it came along, so nothing is rolled");

    let mut dressed = goes(creeper.dressed_wound(YOU, SeriousWound::Body), 3, Manner::Plain);
    dressed.attacks_with(AttackCard::BloodChaseTwo);
    assert_eq!((dressed.room_of(YOU), dressed.intruders_in(7)), (8, vec![Intruder::Creeper]));
    assert!(matches!(dressed.waiting(), Frame::NoiseRoll(_)));
}

/// LOC-29.72
#[test]
fn a_wound_that_the_chase_itself_deals_is_smelt_and_the_dead_are_not_followed() {
    let creeper = before_the_unknown().explored(8, Room::Archive, 1).intruder(Intruder::Creeper, 7);
    let mut table = goes(creeper.light_wounds(YOU, 2), 3, Manner::Plain);
    table.attacks_with(AttackCard::BloodChaseTwo).shows(Outcome::WoundDraw(SeriousWound::Knee));
    assert_eq!(table.intruders_in(8), [Intruder::Creeper]);

    let wounds = (0..3).fold(creeper, |it, _| it.wound(YOU, SeriousWound::Leg));
    let mut fatal = goes(wounds.light_wounds(YOU, 2), 3, Manner::Plain);
    fatal.attacks_with(AttackCard::BloodChaseTwo);
    assert_eq!((fatal.intruders_in(8).len(), fatal.player(YOU).whereabouts), (0, Whereabouts::Dead));
    assert!(fatal.board().scratch.chases.is_empty());
}

/// LOC-26.4 LOC-7.3
#[test]
fn the_noise_of_an_arrival_is_that_of_the_room_entered() {
    let mut table = goes(before_the_unknown().explored(8, Room::Archive, 1), 3, Manner::Plain);
    table.shows(Outcome::NoiseRoll(NoiseFace::Two));

    let corridor = table.board().plan().way(RoomNumber(8), CorridorNumber(2));
    assert_eq!(table.board().noise, nemesis_kit::Ways::one(corridor));
}

/// LOC-1.5
#[test]
fn what_a_corridor_brings_comes_when_whoever_went_through_it_is_in_the_room_beyond() {
    let mut table = goes(before_the_unknown(), 3, Manner::Plain);
    assert!(matches!(table.waiting(), Frame::TileReveal(_)));
    assert_eq!(table.room_of(YOU), 8, "nobody stops in a corridor");

    table.shows(Outcome::TileReveal(Room::Archive)).shows(Outcome::TokenReveal(ExplorationToken::DoorThree));

    let corridor = table.board().plan().way(RoomNumber(8), CorridorNumber(3));
    assert!(table.board().doors.closed().has(corridor) && table.room_of(YOU) == 8);
}

/// LOC-6.32
#[test]
fn an_intruder_turns_up_nothing_where_nobody_has_been() {
    let check = InjuryCheck { figure: FigureId(0), first: None };
    let mut table = given().stands(YOU, 22).intruder(Intruder::Adult, 7).injured(1).under_way(check);
    table.shows(Outcome::EnduranceDraw(AttackCard::CutRetreat)).shows(Outcome::RetreatDraw(Event::PowerSurge));

    let archive = table.board().place(RoomNumber(8));
    assert_eq!((table.intruders_in(8), archive.tile, archive.token), (vec![Intruder::Adult], None, None));
    assert!(!table.board().explored.has(RoomNumber(8)));
}

/// LOC-29.72 LOC-38.30
#[test]
fn whoever_is_attacked_instead_of_somebody_who_escapes_is_not_followed() {
    let rat = before_the_unknown().explored(8, Room::Archive, 1).character(YOU, Character::LabRat).stands(SHE, 7);
    let rat = rat.wound(SHE, SeriousWound::Body).intruder(Intruder::Creeper, 7).hand(YOU, &[ActionCard::Inconspicuous]);
    let mut table = goes(rat, 3, Manner::Plain);
    table.chooses(YOU, Choice::BeforeTheCard(BeforeTheCardAnswer::Inconspicuous { instead: SHE }));
    table.attacks_with(AttackCard::BloodChaseTwo);

    assert_eq!((table.room_of(YOU), table.wounds(SHE), table.intruders_in(7)), (8, (1, 1), vec![Intruder::Creeper]));
    assert!(table.board().scratch.chases.is_empty(), "nor later, when she goes");
}

/// LOC-29.110 LOC-10.13
#[test]
fn an_encounter_goes_by_noise_token_figure_objectives_light_and_ambush() {
    let first = given().stands(YOU, 22).stands(SHE, 4).stands(HE, 4).noise(22, 1).carries(YOU, Item::Flashlight);
    let first = first.in_the_bag(StalkerToken::AdultTwoThree).objective(YOU, Objective::Regicide).with(|board| {
        board.has_met_intruders = false;
        board.player_mut(YOU).objectives[1] = Some(Known::to(Seats::one(YOU), Objective::LeadResearcher));
    });
    let mut table = first.under_way(NoiseRoll { seat: YOU });
    table.shows(Outcome::NoiseRoll(NoiseFace::One));
    assert!(matches!(table.waiting(), Frame::EncounterDraw(_)) && table.board().noise.is_empty());

    table.shows(Outcome::EncounterDraw(StalkerToken::AdultTwoThree));
    assert!(matches!(table.waiting(), Frame::ObjectiveChoice(_)));
    assert_eq!(table.intruders_in(22), [Intruder::Adult]);
    table.chooses(YOU, Choice::ObjectiveChoice(Objective::Regicide));
    assert!(matches!(table.waiting(), Frame::LightSource(_)));
    table.chooses(YOU, Choice::LightSource(LightAnswer::Flashlight)).attacks_with(AttackCard::CutTwo);

    assert_eq!(table.wounds(YOU), (1, 0), "no card is fewer than two, and the light lasts through the ambush");
    assert_eq!(table.board().swarm.pool.count(StalkerToken::AdultTwoThree), 3);
}

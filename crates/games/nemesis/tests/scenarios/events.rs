//! NEM-38: what each event card does. How intruders move at an event has its own chapter.

use nemesis::{
    Heard, Outcome,
    board::{Card, ObjectToken, Whereabouts},
    rules::event_phase::EventPhase,
    words::{
        ActionCard::{Demolition, Interruption, Rest, Search},
        Contamination, CorridorNumber, Door, Event, Intruder, IntruderToken, Network, NoiseFace, Phase, PodNumber,
        PodSide, Room, RoomNumber, Section,
    },
};

use crate::table::*;

/// The event phase comes to its card, and it is this one.
fn at_the_event(given: Given, event: Event) -> Table {
    let mut table = given.under_way(YOU, EventPhase { step: Phase::EventCard });
    table.shows(Outcome::EventDraw(event));
    table
}

/// Everybody is somewhere out of the way.
fn ship() -> Given {
    given().stands(YOU, 20).stands(SHE, 20).stands(HE, 20)
}

/// NEM-38.3
#[test]
fn regeneration_heals_two_injuries_of_every_intruder() {
    let table =
        at_the_event(ship().intruder(Intruder::Adult, 5).injured(3).intruder(Intruder::Larva, 6), Event::Regeneration);

    let (figure, kind) = (id(0), Intruder::Adult);
    table.tells(&[
        Heard::Turned(Turned::EventDrawn { card: Event::Regeneration }),
        Heard::Told(Told::IntruderHealed { figure, kind, left: 1 }),
    ]);
    assert_eq!((table.figure(0).injuries, table.figure(1).injuries), (1, 0));
}

/// NEM-38.4 NEM-26.55
#[test]
fn egg_protection_comes_for_whoever_is_in_the_nest_or_carries_an_egg() {
    let setting = ship()
        .explored(2, Room::Nest, 0)
        .stands(YOU, 2)
        .intruder(Intruder::Larva, 2)
        .hand(YOU, &[Search])
        .empty_handed(HE)
        .carries_object(HE, ObjectToken::Egg)
        .hand(HE, &[Search])
        .in_the_bag(IntruderToken::LarvaOne);
    let mut table = at_the_event(setting, Event::EggProtection);

    table.shows(Outcome::EncounterDraw(IntruderToken::LarvaOne)).shows(Outcome::EncounterDraw(IntruderToken::LarvaOne));

    assert_eq!(table.intruders_in(2), [Intruder::Larva, Intruder::Larva], "even in combat");
    assert_eq!(table.intruders_in(20), [Intruder::Larva]);
}

/// NEM-38.5 NEM-38.16
#[test]
fn at_a_hunt_adults_go_next_door_to_the_lowest_room_with_a_character() {
    for event in [Event::HuntTwo, Event::HuntThree] {
        let setting = given()
            .stands(YOU, 6)
            .stands(SHE, 8)
            .stands(HE, 1)
            .intruder(Intruder::Adult, 11)
            .intruder(Intruder::Adult, 10)
            .intruder(Intruder::Larva, 7);
        let table = at_the_event(setting, event);

        assert_eq!(table.intruders_in(6), [Intruder::Adult], "{event:?}");
        assert_eq!(table.intruders_in(10), [Intruder::Adult], "nobody is next door");
        assert_eq!(table.intruders_in(7), [Intruder::Larva], "larvae do not hunt");
    }
}

/// NEM-26.54
#[test]
fn a_hunter_prefers_an_open_way_and_destroys_a_door_only_if_there_is_none() {
    let setting = |given: Given| {
        given.stands(YOU, 6).stands(SHE, 8).stands(HE, 1).intruder(Intruder::Adult, 11).door(11, 2, Door::Closed)
    };

    let open = at_the_event(setting(given()), Event::HuntThree);
    let shut = at_the_event(setting(given().door(11, 3, Door::Closed)), Event::HuntThree);

    assert_eq!(open.intruders_in(8), [Intruder::Adult]);
    assert_eq!(shut.intruders_in(11), [Intruder::Adult]);
    let corridor = |number| shut.board().corridor(RoomNumber(11), CorridorNumber(number)).expect("a corridor");
    assert_eq!(shut.board().door(corridor(2)), Door::Destroyed, "the one towards the lowest room");
    assert_eq!(shut.board().door(corridor(3)), Door::Closed);
}

/// NEM-38.6 NEM-25.17 NEM-9.8 NEM-25.50
#[test]
fn flammable_compounds_burn_the_hibernatorium_and_then_what_is_next_to_it() {
    let first = at_the_event(ship(), Event::FlammableCompounds);
    let second = at_the_event(ship().fire(11).door(11, 1, Door::Closed), Event::FlammableCompounds);

    first.tells(&[Heard::Told(Told::FireBrokeOut { room: RoomNumber(11) })]);
    let burning = |table: &Table| table.board().fire.iter().map(|room| room.0).collect::<Vec<_>>();
    assert_eq!(burning(&first), [11]);
    assert_eq!(burning(&second), [6, 8, 11, 14], "unexplored rooms too, but not through a closed door");
}

/// NEM-38.7
#[test]
fn when_the_bulkheads_open_only_destroyed_doors_stay_as_they_are() {
    let table = at_the_event(ship().door(11, 1, Door::Closed).door(11, 2, Door::Destroyed), Event::BulkheadsOpen);

    assert!(table.board().doors.closed().is_empty());
    assert_eq!(table.board().doors.destroyed().len(), 1);
}

/// NEM-25.2 NEM-38.8
#[test]
fn a_malfunction_begins_in_the_cockpit_and_the_card_goes_back_into_the_deck() {
    let first = at_the_event(ship(), Event::Malfunction);
    let next = at_the_event(
        ship().malfunction(1).explored(3, Room::Storage, 0).explored(2, Room::Nest, 0),
        Event::Malfunction,
    );

    first.tells(&[
        Heard::Told(Told::Malfunctioned { room: RoomNumber(1) }),
        Heard::Turned(Turned::EventPutAway { card: Event::Malfunction }),
    ]);
    assert!(first.board().malfunction.has(RoomNumber(1)));
    assert!(next.board().malfunction.has(RoomNumber(3)), "the nest cannot break");
    assert_eq!(first.board().events.pile.len(), 20);
    assert_eq!(first.board().events.discard.len(), 0);
}

/// NEM-26.85 NEM-22.34
#[test]
fn on_the_alternative_side_room_1_breaks_before_the_cockpit() {
    let ship = Given::players(3, &[("side", "alternative")]).explored(1, Room::Canteen, 0);
    let table = at_the_event(ship, Event::Malfunction);

    assert_eq!(table.board().malfunction.iter().map(|room| room.0).collect::<Vec<_>>(), [1]);
}

/// NEM-38.9 NEM-25.3 NEM-26.70
#[test]
fn hatching_infests_whoever_is_in_the_nest_without_action_cards() {
    let setting =
        ship().explored(2, Room::Nest, 0).stands(YOU, 2).stands(SHE, 2).hand(SHE, &[Search]).contaminated(YOU, 1);
    let table = at_the_event(setting, Event::Hatching);

    table.tells(&[Heard::EggHatched {}, Heard::Harm(Harm::Infested { seat: YOU })]);
    assert_eq!(table.board().nest.eggs, 4);
    assert!(table.player(YOU).has_larva && !table.player(SHE).has_larva);
    assert_eq!(table.player(YOU).discard.contamination.unscanned, 1);
}

/// NEM-38.9
#[test]
fn if_nobody_is_infested_a_larva_joins_the_bag() {
    let before = ship().board.swarm.bag.count(IntruderToken::LarvaOne);
    let table = at_the_event(ship(), Event::Hatching);

    assert_eq!(table.board().swarm.bag.count(IntruderToken::LarvaOne), before + 1);
}

/// NEM-38.10
#[test]
fn noise_in_technical_corridors_is_heard_first_and_rolled_for_then() {
    let quiet = at_the_event(ship().stands(YOU, 19), Event::NoiseInTechnicalCorridors);
    let mut loud = at_the_event(ship().stands(YOU, 19).noise(19, 3), Event::NoiseInTechnicalCorridors);
    loud.shows(Outcome::NoiseRoll(NoiseFace::One));

    quiet.tells(&[Heard::TechnicalNoise { network: Network::Red }]);
    assert_eq!(quiet.board().noise, network(Network::Red));
    assert!(!loud.board().noise.without(network(Network::Red)).is_empty(), "only you stand at an entrance");
}

/// NEM-26.82
#[test]
fn on_the_alternative_side_each_network_is_heard_by_itself() {
    let ship = Given::players(3, &[("side", "alternative")]).stands(YOU, 7).noise(1, 4);
    let mut table = at_the_event(ship, Event::NoiseInTechnicalCorridors);
    table.shows(Outcome::NoiseRoll(NoiseFace::Silence));

    let both = network(Network::Red).or(network(Network::Blue));
    assert_eq!(table.board().noise, both, "red was loud, so you rolled once; blue is loud now");
}

/// NEM-38.11 NEM-26.53
#[test]
fn damaging_fire_breaks_burning_rooms_and_spreads() {
    let setting = ship().explored(6, Room::Canteen, 0).fire(6).door(6, 1, Door::Closed);
    let table = at_the_event(setting, Event::DamagingFire);

    assert!(table.board().malfunction.has(RoomNumber(6)));
    assert_eq!(table.board().fire.iter().map(|room| room.0).collect::<Vec<_>>(), [2, 5, 6, 11]);
}

/// NEM-38.12 NEM-25.50
#[test]
fn damage_breaks_the_rooms_of_large_intruders() {
    let setting = ship()
        .explored(6, Room::Canteen, 0)
        .explored(8, Room::Cabins, 0)
        .intruder(Intruder::Queen, 6)
        .intruder(Intruder::Larva, 8)
        .intruder(Intruder::Breeder, 15);
    let table = at_the_event(setting, Event::Damage);

    assert_eq!(table.board().malfunction.iter().map(|room| room.0).collect::<Vec<_>>(), [6], "15 is unexplored");
}

/// NEM-38.13
#[test]
fn the_scent_of_prey_is_heard_around_the_slimy() {
    let table = at_the_event(ship().slime(YOU).stands(YOU, 11), Event::ScentOfPrey);

    assert_eq!(table.board().noise, table.board().plan().ways_of(RoomNumber(11)));
}

/// NEM-38.14
#[test]
fn lurking_intruders_go_back_into_the_bag() {
    let setting = ship().intruder(Intruder::Creeper, 14).intruder(Intruder::Larva, 20).stands(YOU, 20);
    let before = setting.board.swarm.bag.count(IntruderToken::CreeperOne);
    let table = at_the_event(setting, Event::Lurking);

    assert_eq!(table.board().swarm.figures.len(), 1, "the one with you stays");
    assert_eq!(table.board().swarm.bag.count(IntruderToken::CreeperOne), before + 1);
}

/// NEM-38.15 NEM-13.11
#[test]
fn at_eclosion_larvae_hatch_and_everybody_else_looks_at_four_cards() {
    let setting = given().larva(SHE).stands(SHE, 6).whereabouts(HE, Whereabouts::Hibernating).larva(HE).with(|board| {
        board.contamination.take();
        board.player_mut(YOU).deck.add(Card::Unscanned);
    });
    let mut table = at_the_event(setting, Event::Eclosion);

    table
        .shows(Outcome::EclosionDraw(Card::Unscanned))
        .shows(Outcome::EclosionDraw(Card::Action(Search)))
        .shows(Outcome::EclosionDraw(Card::Action(Rest)))
        .shows(Outcome::EclosionDraw(Card::Action(Demolition)))
        .shows(Outcome::Scan(Contamination::Infected));

    assert!(!table.player(SHE).is_alive());
    assert_eq!(table.intruders_in(6), [Intruder::Creeper]);
    assert!(table.player(YOU).has_larva);
    assert_eq!(table.player(YOU).discard.len(), 4);
    assert!(table.player(HE).is_alive(), "nothing happens to sleepers");
}

/// Everybody else sleeps, and you draw four cards that are none of contamination.
fn only_you_are_examined(given: Given) -> Table {
    let asleep = given.whereabouts(SHE, Whereabouts::Hibernating).whereabouts(HE, Whereabouts::Hibernating);
    let mut table = at_the_event(asleep, Event::Eclosion);
    for card in [Search, Rest, Demolition, Interruption] {
        table.shows(Outcome::EclosionDraw(Card::Action(card)));
    }
    table
}

/// NEM-38.15 NEM-13.11
#[test]
fn at_eclosion_contamination_that_was_held_before_is_scanned_too_and_stays_in_hand() {
    let mut table = only_you_are_examined(given().contaminated(YOU, 2));
    assert!(table.told().contains(&Heard::HandScanned { seat: YOU, cards: 2 }), "everybody sees how many");

    table.shows(Outcome::Scan(Contamination::Clean)).shows(Outcome::Scan(Contamination::Infected));

    assert!(table.player(YOU).has_larva);
    let held = table.player(YOU).hand.contamination;
    assert_eq!((held.unscanned, held.clean, held.infected), (0, 1, 1), "its owner knows it now");
    assert_eq!((table.player(YOU).hand.len(), table.player(YOU).discard.len()), (2, 4));
}

/// NEM-38.15 NEM-13.11 NEM-13.5
#[test]
fn at_eclosion_a_card_that_is_known_to_be_infected_brings_the_larva_without_another_scan() {
    let infected = only_you_are_examined(given().scanned(YOU, Contamination::Infected));
    let clean = only_you_are_examined(given().scanned(YOU, Contamination::Clean));

    assert!(infected.player(YOU).has_larva);
    assert!(!clean.player(YOU).has_larva);
}

/// NEM-38.15
#[test]
fn at_eclosion_the_hand_is_scanned_even_if_there_is_no_card_to_draw() {
    let setting = given()
        .contaminated(YOU, 1)
        .whereabouts(SHE, Whereabouts::Hibernating)
        .whereabouts(HE, Whereabouts::Hibernating)
        .with(|board| {
            let player = board.player_mut(YOU);
            let mut deck = std::mem::take(&mut player.deck);
            player.hand.take_all(&mut deck);
        });
    let mut table = at_the_event(setting, Event::Eclosion);

    table.shows(Outcome::Scan(Contamination::Infected));

    assert!(table.player(YOU).has_larva);
}

/// NEM-38.17
#[test]
fn the_nest_is_heard_once_it_is_explored() {
    let hidden = at_the_event(ship(), Event::Nest);
    let known = at_the_event(ship().explored(2, Room::Nest, 0), Event::Nest);

    assert!(hidden.board().noise.is_empty());
    assert_eq!(known.board().noise, known.board().plan().ways_of(RoomNumber(2)));
}

/// NEM-38.18
#[test]
fn consuming_fire_burns_items_and_spreads() {
    let table = at_the_event(ship().explored(6, Room::Canteen, 3).fire(6), Event::ConsumingFire);

    table.tells(&[Heard::ItemsBurnt { room: RoomNumber(6) }]);
    assert_eq!(table.board().place(RoomNumber(6)).items, 0);
    assert_eq!(table.board().fire.iter().map(|room| room.0).collect::<Vec<_>>(), [2, 5, 6, 7, 11]);
}

/// A coolant leak where the generator is broken, and one where it is whole.
fn coolant_leaks() -> [Table; 2] {
    let generator = || ship().explored(3, Room::Generator, 0).whereabouts(HE, Whereabouts::Hibernating);
    [generator().malfunction(3), generator()].map(|given| at_the_event(given, Event::CoolantLeak))
}

/// NEM-23.2 NEM-38.19 NEM-25.1 NEM-25.42
#[test]
fn a_coolant_leak_starts_the_sequence_at_a_broken_generator() {
    let [broken, whole] = coolant_leaks();

    assert_eq!(broken.board().tracks.self_destruct, Some(0), "even over sleepers");
    assert_eq!(whole.board().tracks.self_destruct, None);
}

/// NEM-23.2 NEM-25.34 NEM-38.2 NEM-1.16
#[test]
fn a_coolant_leak_leaves_the_game_also_where_it_had_no_effect() {
    for table in coolant_leaks() {
        assert_eq!(table.board().events.pile.len(), 19);
        assert_eq!(table.board().events.unseen.count(Event::CoolantLeak), 0);
    }
}

/// NEM-38.20
#[test]
fn a_life_support_failure_breaks_every_green_room() {
    let setting = ship().explored(6, Room::Canteen, 0).explored(2, Room::Surgery, 0).explored(3, Room::Storage, 0);
    let table = at_the_event(setting, Event::LifeSupportFailure);

    assert_eq!(table.board().malfunction.iter().map(|room| room.0).collect::<Vec<_>>(), [2, 6]);
}

/// NEM-38.21 NEM-26.56 NEM-27.64
#[test]
fn the_pod_with_the_lowest_number_is_ejected_with_whoever_is_in_it() {
    let setting = ship()
        .explored(2, Room::EvacuationSectionA, 0)
        .pod(PodNumber::Two, Section::A, PodSide::Locked)
        .pod(PodNumber::Four, Section::B, PodSide::Locked)
        .whereabouts(SHE, Whereabouts::Pod { pod: PodNumber::Two });
    let table = at_the_event(setting, Event::EvacuationPodEjection);

    assert!(!table.board().pod(PodNumber::Two).is_there && table.board().pod(PodNumber::Four).is_there);
    assert_eq!(table.player(SHE).whereabouts, Whereabouts::Evacuated);
}

/// NEM-38.22
#[test]
fn a_short_circuit_breaks_yellow_rooms_with_computers() {
    let setting = ship()
        .explored(2, Room::Generator, 0)
        .explored(6, Room::AirlockControl, 0)
        .explored(3, Room::Laboratory, 0)
        .hand(YOU, &[Interruption]);
    let table = at_the_event(setting, Event::ShortCircuit);

    assert_eq!(table.board().malfunction.iter().map(|room| room.0).collect::<Vec<_>>(), [2]);
}

/// NEM-8.5
#[test]
fn fire_does_not_spread_through_technical_corridors() {
    let table = at_the_event(ship().explored(2, Room::Storage, 0).fire(2), Event::ConsumingFire);

    assert_eq!(table.board().fire.iter().map(|room| room.0).collect::<Vec<_>>(), [1, 2, 6]);
}

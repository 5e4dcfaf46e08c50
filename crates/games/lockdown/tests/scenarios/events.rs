//! LOC-43: the event cards, by the light of day.

use lockdown::{
    Choice, Frame, Heard, Outcome,
    board::{Bomb, Card, ObjectToken, Rooms, Whereabouts},
    content::complex::Exit,
    rules::{
        events::{EventEffect, panic::PanicLossAnswer},
        hands::HandAnswer,
    },
    words::{
        ActionCard, Autodestruction, Back, BackupPower, Contamination, Door, Event, Intruder, Item, ItemCard,
        PowerArea, Room, RoomNumber, SeriousWound, Species, StalkerToken,
    },
};
use nemesis_kit::Told;

use crate::table::{Given, HE, SHE, Table, YOU, given};

fn drawn(given: Given, event: Event) -> Table {
    given.under_way(EventEffect { event, nth: 0 })
}

/// Everybody stands on a powered level, with a card in hand.
fn lit() -> Given {
    let cards = given().hand(YOU, &[ActionCard::Rest]).hand(SHE, &[ActionCard::Rest]).hand(HE, &[ActionCard::Rest]);
    cards.stands(YOU, 7).stands(SHE, 4).stands(HE, 13)
}

fn rooms(rooms: &[u8]) -> Rooms {
    rooms.iter().copied().map(RoomNumber).collect()
}

/// LOC-43.4 LOC-26.1 LOC-29.67
#[test]
fn a_coolant_leak_breaks_the_cooling_system_or_starts_autodestruction() {
    let cooling = lit().explored(20, Room::CoolingSystem, 1);
    let broken = drawn(cooling, Event::CoolantLeak);
    assert_eq!((broken.board().malfunction, broken.board().time.autodestruction), (rooms(&[20]), None));

    let started = drawn(cooling.malfunction(20), Event::CoolantLeak);
    let bomb = started.board().time.autodestruction.expect("it has been started");
    assert_eq!((bomb.space, bomb.side), (12, Autodestruction::Yellow));

    let unknown = drawn(lit(), Event::CoolantLeak);
    assert!(unknown.board().malfunction.is_empty());
    assert!(unknown.told().contains(&Heard::EventHadNoEffect { card: Event::CoolantLeak }));
}

/// LOC-43.5 LOC-29.68
#[test]
fn blood_is_traced_to_whoever_has_no_cards_by_all_of_the_level_who_fight_nobody() {
    let bleeding = given().stands(YOU, 7).stands(SHE, 4).hand(SHE, &[ActionCard::Rest]).stands(HE, 19);
    let bleeding = bleeding.wound(YOU, SeriousWound::Leg).wound(SHE, SeriousWound::Leg);
    let hunted = bleeding.intruder(Intruder::Adult, 14).intruder(Intruder::Adult, 1).intruder(Intruder::Creeper, 6);
    let mut table = drawn(hunted, Event::BloodTraceTwo);
    table.nobody_reacts();

    let at: Vec<u8> = table.board().swarm.figures.iter().map(|figure| figure.room.0).collect();
    assert_eq!(at, [7, 1, 6], "she holds a card, and nobody traces blood on staircases");
}

/// LOC-43.7 LOC-29.70 LOC-4.83 LOC-26.75
#[test]
fn in_a_panic_two_rounds_are_lost_or_an_item() {
    let mut armed = drawn(lit().with(|board| drop_hand(board, YOU)), Event::Panic);
    let round = Choice::PanicLoss(PanicLossAnswer::Ammo { weapon: Item::SmartGun });
    armed.chooses(YOU, round).chooses(YOU, round);
    assert_eq!(armed.player(YOU).hands.item(Item::SmartGun).expect("it is held").ammo, 1);

    let poor = lit().carries(YOU, Item::Medkit).carries(YOU, Item::Grenade).with(|board| {
        drop_hand(board, YOU);
        board.player_mut(YOU).hands.item_mut(Item::SmartGun).expect("it is held").ammo = 1;
    });
    let mut table = drawn(poor, Event::Panic);
    let medkit = ItemCard::new(Item::Medkit, Back::Green);
    table.chooses(YOU, Choice::PanicLoss(PanicLossAnswer::Item { item: medkit }));
    assert_eq!(table.player(YOU).hands.item(Item::SmartGun).expect("it is held").ammo, 1, "one is not enough");
    assert!(!table.player(YOU).has_item(Item::Medkit) && table.player(YOU).has_item(Item::Grenade));
    assert!(table.told().contains(&Heard::ItemLost { seat: YOU, back: Back::Green, item: None }), "LOC-27.25");
}

/// Somebody has no card in hand.
fn drop_hand(board: &mut lockdown::board::Board, seat: engine::Seat) {
    let player = board.player_mut(seat);
    let mut hand = std::mem::take(&mut player.hand);
    player.discard.take_all(&mut hand);
}

/// LOC-43.8 LOC-16.32
#[test]
fn a_power_surge_switches_backup_power_off() {
    let table = drawn(lit().with(|board| board.time.backup = BackupPower::On), Event::PowerSurge);

    assert_eq!(table.board().time.backup, BackupPower::Off);
}

/// LOC-43.9 LOC-43.10
#[test]
fn computers_with_power_burn_or_fail() {
    let computers = lit().explored(8, Room::Laboratory, 1).explored(14, Room::Archive, 1);
    let computers = computers.explored(23, Room::CoolingSystem, 1).explored(10, Room::EmergencyRoom, 1);
    assert_eq!(drawn(computers, Event::ShortCircuit).board().fire, rooms(&[8, 14]));

    assert_eq!(drawn(computers, Event::BlueScreen).board().malfunction, rooms(&[8]));
    assert_eq!(drawn(computers.malfunction(8), Event::BlueScreen).board().malfunction, rooms(&[8, 14]));
}

/// LOC-43.11
#[test]
fn what_is_large_damages_the_room_it_is_in() {
    let beasts = lit().intruder(Intruder::Adult, 2).intruder(Intruder::Creeper, 5).intruder(Intruder::Queen, 6);
    let mut table = drawn(beasts.intruder(Intruder::Breeder, 1), Event::Damage);
    table.nobody_reacts();

    assert_eq!(table.board().malfunction, rooms(&[2, 6]), "not where nobody has been");
}

/// LOC-43.12
#[test]
fn the_rooms_of_the_pods_burn_and_hurt_whoever_has_no_cards() {
    let pods = given().explored(8, Room::CssRoomA, 1).explored(9, Room::CssRoomC, 1);
    let there = pods.stands(YOU, 8).stands(SHE, 9).hand(SHE, &[ActionCard::Rest]);
    let mut table = drawn(there, Event::FireInTheHole);
    table.shows(Outcome::WoundDraw(SeriousWound::Body));

    assert_eq!(table.board().fire, rooms(&[8, 9]));
    assert_eq!([YOU, SHE, HE].map(|seat| table.wounds(seat).1), [1, 0, 0]);
    assert!(table.is_quiet(), "nobody else is hurt");
}

/// LOC-43.13 LOC-43.2 LOC-29.133 LOC-8.25
#[test]
fn fire_consumes_what_is_left_and_goes_on_but_not_through_doors_and_entrances() {
    let burning = lit().explored(1, Room::GuardRoom, 3).fire(1).door(1, 2, Door::Closed);
    let table = drawn(burning, Event::ConsumingFire);

    assert_eq!(table.board().place(RoomNumber(1)).items, 0);
    assert_eq!(table.board().fire, rooms(&[1, 2]), "004 is behind the door");
}

/// LOC-43.14
#[test]
fn thats_hot_where_power_is_made() {
    let generator = lit().explored(20, Room::PowerGenerator, 1);

    assert_eq!(drawn(generator, Event::ThatsHot).board().fire, rooms(&[20, 22]));
    assert_eq!(drawn(lit(), Event::ThatsHot).board().fire, rooms(&[22]));
}

/// LOC-43.15
#[test]
fn bulkheads_open_but_for_those_that_are_destroyed() {
    let doors = lit().door(1, 2, Door::Closed).door(2, 2, Door::Destroyed);
    let mut table = drawn(doors, Event::BulkheadsOpen);
    table.nobody_reacts();

    assert_eq!((table.board().doors.closed().len(), table.board().doors.destroyed().len()), (0, 1));
}

/// LOC-43.16 LOC-29.115
#[test]
fn an_egg_hatches_in_somebody_in_the_nest_or_a_larva_comes_into_the_bag() {
    let nest = given().explored(8, Room::Nest, 0).stands(YOU, 8);
    let infested = drawn(nest, Event::Hatching);
    assert_eq!(infested.board().nest.eggs, 4);
    assert!(infested.player(YOU).has_larva && infested.is_quiet());
    assert!(drawn(nest.larva(YOU), Event::Hatching).is_quiet(), "a carrier counts");

    let mut nobody = drawn(lit(), Event::Hatching);
    nobody.shows(Outcome::TokenReturn(StalkerToken::LarvaZeroOne));
    assert_eq!(nobody.board().swarm.bag.count(StalkerToken::LarvaZeroOne), 1);
}

/// LOC-43.17
#[test]
fn there_is_noise_all_around_the_nest() {
    let nest = lit().explored(8, Room::Nest, 0);
    let table = drawn(nest, Event::Nest);

    assert_eq!(table.board().noise, table.board().plan().ways_of(RoomNumber(8)));
    assert!(drawn(lit(), Event::Nest).board().noise.is_empty());
}

/// LOC-43.18
#[test]
fn who_lurks_is_gone_and_the_tokens_come_back() {
    let beasts = lit().intruder(Intruder::Queen, 14).intruder(Intruder::Creeper, 7);
    let table = drawn(beasts, Event::Lurking);

    assert_eq!(table.board().swarm.figures.len(), 1, "the one in combat stays");
    assert!(table.told().contains(&Heard::Told(Told::TokenAdded { token: StalkerToken::QueenFour })));
}

/// LOC-43.19 LOC-43.27 LOC-13.9 LOC-13.12
#[test]
fn what_is_in_somebody_leaves_its_shell_and_gets_into_others() {
    let carrier = lit().larva(YOU).contaminated(SHE, 1).with(|board| {
        // Hers is in the deck, and his deck holds action cards alone.
        let player = board.player_mut(SHE);
        player.hand.take(Card::Unscanned);
        player.deck.add(Card::Unscanned);
    });
    let mut table = drawn(carrier, Event::LeavingTheShellOne);
    assert!(matches!(table.waiting(), Frame::Scan(_)), "the one with a larva scans the card it has got");
    table.shows(Outcome::Scan(Contamination::Clean));

    for card in [Card::Unscanned, Card::Action(ActionCard::Stun), Card::Action(ActionCard::Search)] {
        table.shows(Outcome::ShellDraw(card));
    }
    table.shows(Outcome::ShellDraw(Card::Action(ActionCard::Search)));
    table.shows(Outcome::Scan(Contamination::Infected));
    assert!(table.player(SHE).has_larva);
    for card in [ActionCard::Vents, ActionCard::Repairs, ActionCard::Search, ActionCard::Obstinate] {
        table.shows(Outcome::ShellDraw(Card::Action(card)));
    }

    assert!(table.player(YOU).is_alive() && !table.player(HE).has_larva && table.is_quiet());
    let discards = [YOU, SHE, HE].map(|seat| table.player(seat).discard.len());
    assert_eq!(discards, [1, 4, 4]);
}

/// LOC-43.19 LOC-13.11
#[test]
fn whoever_carries_a_larva_dies_of_an_infected_card() {
    let mut table = drawn(lit().larva(YOU), Event::LeavingTheShellFour);
    table.shows(Outcome::Scan(Contamination::Infected));

    assert!(!table.player(YOU).is_alive());
    assert_eq!(table.intruders_in(7), [Intruder::Creeper]);
}

/// LOC-43.20 LOC-29.92
#[test]
fn the_eggs_are_protected_from_whoever_is_near_them() {
    let thieves = lit().explored(8, Room::Nest, 0).stands(SHE, 8).empty_handed(HE).carries_object(HE, ObjectToken::Egg);
    let mut table = drawn(thieves, Event::EggProtection);

    table.shows(Outcome::EncounterDraw(StalkerToken::Blank)).shows(Outcome::EncounterDraw(StalkerToken::Blank));

    let met = table.told().into_iter().filter_map(|it| match it {
        Heard::Told(Told::Encountered { seat, .. }) => Some(seat),
        _ => None,
    });
    assert_eq!(met.collect::<Vec<_>>(), [SHE, HE]);
}

/// LOC-43.21
#[test]
fn the_kickstopper_stops_the_elevator() {
    let table = drawn(lit().power([(3, false), (1, true), (4, false), (2, true)]), Event::Kickstopper);

    assert!(!table.board().power.is_on(PowerArea::Elevator));
    assert_eq!(table.board().malfunction, rooms(&[2, 7, 18]));
}

/// LOC-43.22
#[test]
fn blood_is_smelt_where_somebody_bleeds() {
    let bleeding = lit().wound(SHE, SeriousWound::Leg).dressed_wound(HE, SeriousWound::Body);
    let table = drawn(bleeding, Event::ScentOfBlood);

    assert_eq!(table.board().noise, table.board().plan().ways_of(RoomNumber(4)));
    assert!(table.board().swarm.figures.is_empty(), "that comes in the dark alone");
}

/// LOC-43.23 LOC-29.69 LOC-26.74 LOC-9.17
#[test]
fn a_second_noise_in_the_corridors_takes_markers_out_of_the_game() {
    let first = drawn(lit(), Event::NoiseInCorridors);
    assert!(first.board().noise.has(Exit::Technical.way()));
    assert_eq!((first.board().fires_removed, first.board().malfunctions_removed), (0, 0));

    let again = drawn(lit().noise(1, 3).malfunction(2).malfunction(5), Event::NoiseInCorridors);
    assert_eq!((again.board().fires_removed, again.board().malfunctions_removed), (1, 1));

    let all = [2, 4, 5, 6, 7, 13, 16, 17, 18, 19].into_iter().fold(lit().noise(1, 3), Given::malfunction);
    let none = drawn(all, Event::NoiseInCorridors);
    assert_eq!((none.board().fires_removed, none.board().malfunctions_removed), (1, 0), "none is in the supply");
}

/// LOC-43.28
#[test]
fn green_rooms_fail() {
    let green =
        lit().explored(8, Room::Laboratory, 1).explored(10, Room::EmergencyRoom, 1).explored(14, Room::Archive, 1);

    assert_eq!(drawn(green, Event::SanitaryNetworkFailure).board().malfunction, rooms(&[8, 10]));
}

/// LOC-17.8 LOC-48.1
#[test]
fn what_a_hand_lets_go_of_is_the_thing_that_is_in_it() {
    let both = lit().carries(YOU, Item::PrototypeRifle);
    let mut table = both.under_way(lockdown::rules::wounds::Wounds::serious(YOU, lockdown::words::Cause::Event));
    table.shows(Outcome::WoundDraw(SeriousWound::Arm)).chooses(YOU, Choice::HandLost(HandAnswer::DropLeft));

    assert!(table.player(YOU).has_item(Item::PrototypeRifle) && !table.player(YOU).has_item(Item::SmartGun));
}

/// LOC-29.49
#[test]
fn on_staircases_nobodys_blood_is_traced() {
    let bleeding = given().stands(YOU, 6).stands(SHE, 22).stands(HE, 13).wound(YOU, SeriousWound::Leg);
    let table = drawn(bleeding.intruder(Intruder::Adult, 4).intruder(Intruder::Creeper, 5), Event::BloodTraceTwo);

    let at: Vec<u8> = table.board().swarm.figures.iter().map(|figure| figure.room.0).collect();
    assert_eq!(at, [4, 5], "neither from the level nor from other staircases");
}

/// Chance shows what it can show first, and whoever is asked answers what is offered first, until nothing is under way.
fn played_out(mut table: Table) -> Table {
    while !table.is_quiet() {
        if table.waits_for_chance() {
            let (first, _) = table.odds()[0];
            table.shows(first);
        } else {
            let seat = [YOU, SHE, HE].into_iter().find(|&seat| !table.answers(seat).is_empty());
            let seat = seat.expect("somebody is asked");
            let first = table.answers(seat)[0];
            table.chooses(seat, first);
        }
    }
    table
}

/// LOC-29.135 LOC-4.2
#[test]
fn no_event_reaches_whoever_has_got_away_or_what_they_carry() {
    let away = given().whereabouts(SHE, Whereabouts::LockedIn).whereabouts(HE, Whereabouts::Bunker).larva(SHE);
    let away = away.empty_handed(SHE).carries_object(SHE, ObjectToken::Egg).wound(HE, SeriousWound::Leg);
    let away = away.explored(8, Room::Nest, 0).stands(YOU, 7).hand(YOU, &[ActionCard::Rest]).fire(19);
    for event in Species::NightStalkers.events().iter().map(|print| print.event) {
        let table = played_out(drawn(away, event));

        for seat in [SHE, HE] {
            assert_eq!(table.player(seat), away.board.player(seat), "{event:?}");
        }
    }
}

/// LOC-43.4 LOC-21.10
#[test]
fn a_coolant_leak_changes_nothing_of_an_autodestruction_that_is_running() {
    let bomb = Bomb { space: 9, side: Autodestruction::Red };
    let running = lit().explored(20, Room::CoolingSystem, 1).malfunction(20);
    let table = drawn(running.with(|board| board.time.autodestruction = Some(bomb)), Event::CoolantLeak);

    assert_eq!(table.board().time.autodestruction, Some(bomb));
}

/// LOC-43.5
#[test]
fn of_several_rooms_of_a_level_blood_is_traced_to_the_lowest() {
    let bleeding = given().stands(YOU, 14).stands(SHE, 9).stands(HE, 4);
    let bleeding = bleeding.wound(YOU, SeriousWound::Leg).wound(SHE, SeriousWound::Leg);
    let table = drawn(bleeding.intruder(Intruder::Adult, 15), Event::BloodTraceTwo);

    assert_eq!(table.intruders_in(9), [Intruder::Adult], "though 014 is next door");
}

/// LOC-43.16 LOC-19.23
#[test]
fn the_nest_is_destroyed_when_its_last_egg_hatches() {
    let last = lit().with(|board| (board.nest.eggs, board.nest.eggs_in_stock) = (1, 7));
    let table = drawn(last, Event::Hatching);

    assert_eq!((table.board().nest.eggs, table.board().nest.is_destroyed), (0, true));
}

//! LOC-38.10 to LOC-38.13: the cards that everybody has, and the repairs.

use lockdown::{
    Choice, Outcome,
    rules::{
        aims::Aim,
        contamination::{Scan, ScanFor},
    },
    words::{ActionCard, Back, Contamination, CorridorNumber, Door, Intruder, Item, ItemCard, Room, RoomNumber},
};

use crate::table::{Given, YOU, given};

fn room(room: Room, items: u8) -> Given {
    given().explored(20, room, items).stands(YOU, 20)
}

/// LOC-38.10 LOC-5.81 LOC-5.80 LOC-29.117 LOC-4.65
#[test]
fn a_search_counts_down_and_keeps_one_card_of_two() {
    let yellow = room(Room::PowerGenerator, 2);
    assert_eq!(yellow.card_aims(YOU, ActionCard::Search), [Aim::Deck { back: Back::Yellow }]);
    let white = room(Room::Archive, 1).card_aims(YOU, ActionCard::Search);
    assert_eq!(white, [Back::Red, Back::Yellow, Back::Green].map(|back| Aim::Deck { back }));
    assert!(room(Room::PowerGenerator, 0).card_aims(YOU, ActionCard::Search).is_empty());

    let mut table = yellow.plays(YOU, ActionCard::Search, Aim::Deck { back: Back::Yellow });
    let [tape, lighter] = [Item::DuctTape, Item::Lighter].map(|item| ItemCard::new(item, Back::Yellow));
    table.shows(Outcome::ItemDraw(tape)).shows(Outcome::ItemDraw(lighter)).chooses(YOU, Choice::KeepOne(lighter));

    assert!(table.player(YOU).has_item(Item::Lighter) && !table.player(YOU).has_item(Item::DuctTape));
    assert_eq!(table.board().place(RoomNumber(20)).items, 1);
}

/// LOC-38.11 LOC-13.5 LOC-13.14 LOC-13.12 LOC-13.4
#[test]
fn rest_removes_what_is_clean_and_an_infected_card_brings_one_larva() {
    let sick = given().contaminated(YOU, 2).scanned(YOU, Contamination::Infected);
    let mut table = sick.plays(YOU, ActionCard::Rest, Aim::Nothing);
    table.shows(Outcome::Scan(Contamination::Clean)).shows(Outcome::Scan(Contamination::Infected));

    let player = table.player(YOU);
    assert!(player.has_larva && player.is_alive());
    assert_eq!((player.hand.contamination.clean, player.hand.contamination.infected), (0, 2));
    assert_eq!(table.board().contamination.removed.clean, 1, "under the deck");
}

/// LOC-38.11 LOC-13.11
#[test]
fn whoever_rests_with_a_larva_and_is_infected_dies() {
    let mut table = given().larva(YOU).contaminated(YOU, 1).plays(YOU, ActionCard::Rest, Aim::Nothing);
    table.shows(Outcome::Scan(Contamination::Infected));
    assert!(!table.player(YOU).is_alive());

    let mut healthy = given().larva(YOU).contaminated(YOU, 1).plays(YOU, ActionCard::Rest, Aim::Nothing);
    healthy.shows(Outcome::Scan(Contamination::Clean));
    assert!(healthy.player(YOU).is_alive() && healthy.player(YOU).hand.contamination.is_empty());
}

/// LOC-38.13 LOC-9.12
#[test]
fn demolition_breaks_a_closed_door_or_the_room() {
    let shut = room(Room::PowerGenerator, 1).door(20, 4, Door::Closed).door(20, 1, Door::Destroyed);
    let door = Aim::Demolish { corridor: CorridorNumber(4) };
    let breaking = Aim::Break { room: RoomNumber(20) };
    assert_eq!(shut.card_aims(YOU, ActionCard::Demolition), [door, breaking]);

    let broken = shut.plays(YOU, ActionCard::Demolition, door);
    assert_eq!(broken.board().doors.destroyed().len(), 2);
    let malfunction = shut.intruder(Intruder::Adult, 20).plays(YOU, ActionCard::Demolition, breaking);
    assert!(malfunction.board().malfunction.has(RoomNumber(20)), "in combat, too");

    let nothing = room(Room::Nest, 0).card_aims(YOU, ActionCard::Demolition);
    assert!(nothing.is_empty(), "nothing in the nest can break");
    assert!(room(Room::Archive, 1).malfunction(20).card_aims(YOU, ActionCard::Demolition).is_empty());
}

/// LOC-38.12 LOC-5.73
#[test]
fn a_reaction_is_no_action_of_ones_own() {
    let closed = given().door(4, 2, Door::Closed).intruder(Intruder::Adult, 4);
    assert!(closed.card_aims(YOU, ActionCard::Interruption).is_empty());
    assert!(closed.card_aims(YOU, ActionCard::Pheromones).is_empty());
}

/// LOC-38.23 LOC-38.32 LOC-38.42 LOC-38.63 LOC-9.14
#[test]
fn repairs_take_a_malfunction_away() {
    use lockdown::words::Character;
    for (character, card) in [
        (Character::Survivor, ActionCard::Repairs),
        (Character::LabRat, ActionCard::BasicRepairs),
        (Character::Sentry, ActionCard::Repairs),
        (Character::Xenobiologist, ActionCard::Repairs),
    ] {
        let room = room(Room::Archive, 1).character(YOU, character);
        assert!(room.card_aims(YOU, card).is_empty(), "nothing is broken");

        let table = room.malfunction(20).malfunction(13).plays(YOU, card, Aim::Repair);

        assert_eq!(table.board().malfunction.iter().collect::<Vec<_>>(), [RoomNumber(13)]);
        assert!(table.is_quiet());
    }
}

/// LOC-47.2 LOC-29.39
#[test]
fn what_lies_under_the_contamination_deck_is_shuffled_when_nothing_else_is_left_of_it() {
    let scanned_out = given().with(|board| {
        let deck = &mut board.contamination;
        (deck.removed.clean, deck.removed.infected) = (deck.clean, deck.infected);
        (deck.in_deck, deck.clean, deck.infected) = (0, 0, 0);
    });
    let taken = scanned_out.with(|board| assert!(board.contaminate(YOU)));
    let deck = taken.board.contamination;
    assert_eq!((deck.in_deck, deck.removed.len(), taken.board.player(YOU).discard.contamination.unscanned), (26, 0, 1));

    let table = taken.under_way(Scan { seat: YOU, purpose: ScanFor::Surgery });
    let says = |it, ways| (Outcome::Scan(it), ways);
    assert_eq!(table.odds(), [says(Contamination::Clean, 20), says(Contamination::Infected, 7)], "nobody knows it");
}

/// LOC-17.11 LOC-5.40
#[test]
fn a_weapon_that_is_found_has_its_first_number_of_rounds_and_is_in_a_hand_at_once() {
    let red = Aim::Deck { back: Back::Red };
    let [pistol, grenade] = [Item::PrototypePistol, Item::Grenade].map(|item| ItemCard::new(item, Back::Red));
    let mut table = room(Room::Archive, 1).empty_handed(YOU).plays(YOU, ActionCard::Search, red);
    table.shows(Outcome::ItemDraw(pistol)).shows(Outcome::ItemDraw(grenade)).chooses(YOU, Choice::KeepOne(pistol));

    let held = table.player(YOU).hands.item(Item::PrototypePistol).expect("it is held");
    assert_eq!((held.ammo, held.capacity()), (1, 3));
}

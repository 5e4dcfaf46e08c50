//! NEM-32.1: the cards that everybody has: Search, Rest, Demolition. Interruption has its own
//! chapter.

use engine::Viewer;
use nemesis::{
    Choice, Frame, Heard, Outcome,
    board::ObjectToken,
    heard,
    rules::{actions::Action, aims::Aim, hands::HandAnswer},
    words::{
        ActionCard::{Demolition, Rest, Search},
        Back, Character, Contamination, CorridorNumber, Door, Ending, Intruder, Item, ItemCard, Room, RoomNumber,
        SeriousWound,
    },
};

use crate::table::*;

const CHARGE: ItemCard = ItemCard::new(Item::EnergyCharge, Back::Red);
const GRENADE: ItemCard = ItemCard::new(Item::Grenade, Back::Red);

/// A search in the Cabins has brought an Energy Charge and a Grenade.
fn searched() -> Table {
    let mut table = given().explored(6, Room::Cabins, 2).stands(YOU, 6).hand(YOU, &[Search]).on_the_turn_of(YOU);
    table
        .plays(Search, Aim::Deck { back: Back::Red }, &[])
        .shows(Outcome::ItemDraw(CHARGE))
        .shows(Outcome::ItemDraw(GRENADE));
    table
}

/// NEM-5.40 NEM-23.18 NEM-32.1 NEM-4.44 NEM-1.20
#[test]
fn a_search_draws_two_cards_of_a_deck_and_keeps_one_of_them() {
    let mut table = searched();
    assert!(!table.is_turn_of(YOU), "the search has to be finished first");

    table.chooses(YOU, Choice::KeepOne(CHARGE));

    table.tells(&[Heard::Searched { seat: YOU, room: RoomNumber(6), back: Back::Red, left: 1 }]);
    assert!(table.is_turn_of(YOU), "only now is there another action");
    assert_eq!(table.board().place(RoomNumber(6)).items, 1);
    assert!(table.has(YOU, Item::EnergyCharge) && !table.has(YOU, Item::Grenade));
    assert_eq!(table.board().items.pile(Back::Red).len(), 29, "the grenade lies at the bottom");
}

/// NEM-16.3 NEM-24.12 NEM-24.16
#[test]
fn others_see_a_red_back_of_what_a_search_has_brought_and_of_the_other_card_nothing() {
    let mut table = searched();

    table.chooses(YOU, Choice::KeepOne(CHARGE));

    let others = |it| heard::heard(it, Viewer::seat(SHE));
    let told: Vec<Heard> = table.heard.iter().filter_map(others).collect();
    assert!(told.contains(&Heard::Handled(Handled::ItemKept { seat: YOU, back: Back::Red, item: None })));
    let said = format!("{told:?}");
    assert!(!said.contains("Grenade") && !said.contains("EnergyCharge"), "{said}");
}

/// NEM-5.41 NEM-16.7 NEM-25.68
#[test]
fn a_white_room_is_searched_in_any_deck_and_a_coloured_one_in_its_own() {
    let white = given().explored(6, Room::Cabins, 1).stands(YOU, 6).hand(YOU, &[Search]).on_the_turn_of(YOU);
    let green = given().explored(6, Room::Canteen, 1).stands(YOU, 6).hand(YOU, &[Search]).on_the_turn_of(YOU);

    let decks = [Back::Red, Back::Yellow, Back::Green].map(|back| Aim::Deck { back });
    assert_eq!(white.aims_of(Search), decks);
    assert_eq!(green.aims_of(Search), [Aim::Deck { back: Back::Green }]);
}

/// NEM-5.39 NEM-5.44 NEM-17.20
#[test]
fn nothing_is_searched_where_nothing_is_left_nor_in_nest_slime_and_special_rooms() {
    let in_room = |given: Given, number| given.stands(YOU, number).hand(YOU, &[Search]).on_the_turn_of(YOU);

    let tables = [
        in_room(given().explored(6, Room::Canteen, 0), 6),
        in_room(given().explored(2, Room::Nest, 2), 2),
        in_room(given().explored(6, Room::RoomCoveredWithSlime, 2), 6),
        in_room(given().with(|board| board.place_mut(RoomNumber(1)).items = 2), 1),
    ];

    assert!(tables.iter().all(|table| table.aims_of(Search).is_empty()));
}

/// NEM-5.42 NEM-9.9 NEM-9.12 NEM-9.19
#[test]
fn fire_and_malfunction_do_not_hinder_a_search() {
    let table = given()
        .explored(2, Room::Storage, 1)
        .fire(2)
        .malfunction(2)
        .stands(YOU, 2)
        .hand(YOU, &[Search])
        .on_the_turn_of(YOU);

    assert_eq!(table.aims_of(Search), [Aim::Deck { back: Back::Red }]);
}

/// NEM-5.7 NEM-5.39
#[test]
fn nobody_searches_in_combat() {
    let table = given()
        .explored(6, Room::Canteen, 1)
        .intruder(Intruder::Adult, 6)
        .stands(YOU, 6)
        .hand(YOU, &[Search])
        .on_the_turn_of(YOU);

    assert!(table.aims_of(Search).is_empty());
}

/// NEM-16.11 NEM-33.13 NEM-5.25 NEM-25.22
#[test]
fn a_weapon_that_is_found_has_one_round_and_needs_a_hand() {
    let prototype = ItemCard::new(Item::PrototypeRifle, Back::Red);
    let mut table = given().explored(2, Room::Armory, 1).stands(YOU, 2).hand(YOU, &[Search]).on_the_turn_of(YOU);

    table
        .plays(Search, Aim::Deck { back: Back::Red }, &[])
        .shows(Outcome::ItemDraw(prototype))
        .shows(Outcome::ItemDraw(CHARGE))
        .chooses(YOU, Choice::KeepOne(prototype));

    assert_eq!(table.held(YOU, Item::PrototypeRifle).ammo, 1);
    assert_eq!(table.player(YOU).hands.n_used(), 2, "the revolver is in the other hand");
}

/// NEM-26.67 NEM-16.18
#[test]
fn with_full_hands_a_weapon_that_is_found_takes_the_place_of_something_or_goes_back() {
    let prototype = ItemCard::new(Item::PrototypeRifle, Back::Red);
    let found = || {
        let given = given().explored(2, Room::Armory, 1).stands(YOU, 2).carries_object(YOU, ObjectToken::Egg);
        let mut table = given.hand(YOU, &[Search]).on_the_turn_of(YOU);
        table
            .plays(Search, Aim::Deck { back: Back::Red }, &[])
            .shows(Outcome::ItemDraw(prototype))
            .shows(Outcome::ItemDraw(CHARGE))
            .chooses(YOU, Choice::KeepOne(prototype));
        table
    };

    let (mut takes, mut declines) = (found(), found());
    takes.chooses(YOU, Choice::HandsFull(HandAnswer::DropRight));
    declines.chooses(YOU, Choice::HandsFull(HandAnswer::Decline));

    assert!(takes.player(YOU).hands.item(Item::PrototypeRifle).is_some());
    assert_eq!(takes.board().place(RoomNumber(2)).eggs, 1);
    assert!(declines.player(YOU).hands.item(Item::PrototypeRifle).is_none());
    assert_eq!(declines.board().items.pile(Back::Red).len(), 30, "it is the last of its deck again");
}

/// NEM-13.6 NEM-13.14 NEM-32.2 NEM-13.5 NEM-26.27
#[test]
fn rest_removes_clean_contamination_from_the_hand() {
    let mut table = given().hand(YOU, &[Rest]).contaminated(YOU, 2).on_the_turn_of(YOU);

    table
        .plays(Rest, Aim::Nothing, &[])
        .shows(Outcome::Scan(Contamination::Clean))
        .shows(Outcome::Scan(Contamination::Clean));

    assert!(table.player(YOU).hand.is_empty());
    assert!(!table.player(YOU).has_larva);
    assert_eq!(table.board().contamination.removed.clean, 2);
}

/// NEM-13.6 NEM-13.12 NEM-13.13 NEM-23.15 NEM-25.14
#[test]
fn infected_cards_stay_in_hand_and_bring_one_larva() {
    let mut table = given().hand(YOU, &[Rest]).contaminated(YOU, 2).on_the_turn_of(YOU);

    table
        .plays(Rest, Aim::Nothing, &[])
        .shows(Outcome::Scan(Contamination::Infected))
        .shows(Outcome::Scan(Contamination::Infected));

    assert_eq!(table.player(YOU).hand.contamination.infected, 2);
    assert!(table.player(YOU).has_larva && table.player(YOU).is_alive());
}

/// NEM-13.12 NEM-13.16 NEM-23.16
#[test]
fn whoever_has_a_larva_and_scans_an_infected_card_dies_and_a_creeper_appears() {
    let mut table = given().hand(YOU, &[Rest]).contaminated(YOU, 1).larva(YOU).on_the_turn_of(YOU);

    table.plays(Rest, Aim::Nothing, &[]).shows(Outcome::Scan(Contamination::Infected));

    assert!(!table.player(YOU).is_alive());
    assert_eq!(table.intruders_in(11), [Intruder::Creeper]);
}

/// NEM-32.3 NEM-9.22
#[test]
fn demolition_destroys_a_closed_door() {
    let mut table = given().door(11, 2, Door::Closed).hand(YOU, &[Demolition]).on_the_turn_of(YOU);
    let demolish = Aim::Demolish { corridor: CorridorNumber(2) };
    assert_eq!(table.aims_of(Demolition), [demolish, Aim::Break { room: RoomNumber(11) }]);

    table.plays(Demolition, demolish, &[]);

    let corridor = table.board().corridor(RoomNumber(11), CorridorNumber(2)).expect("a corridor");
    assert_eq!(table.board().door(corridor), Door::Destroyed);
}

/// NEM-32.3 NEM-9.13 NEM-9.14 NEM-17.20
#[test]
fn demolition_breaks_the_own_room_even_in_combat_but_not_the_nest() {
    let mut table = given().intruder(Intruder::Adult, 11).hand(YOU, &[Demolition]).on_the_turn_of(YOU);
    let in_the_nest = given().explored(2, Room::Nest, 0).stands(YOU, 2).hand(YOU, &[Demolition]).on_the_turn_of(YOU);
    let broken = given().malfunction(11).hand(YOU, &[Demolition]).on_the_turn_of(YOU);

    table.plays(Demolition, Aim::Break { room: RoomNumber(11) }, &[]);

    assert!(table.board().malfunction.has(RoomNumber(11)));
    assert!(in_the_nest.aims_of(Demolition).is_empty());
    assert!(broken.aims_of(Demolition).is_empty());
}

/// NEM-9.15 NEM-20.2
#[test]
fn a_ninth_malfunction_breaks_the_hull() {
    let mut given = given().hand(YOU, &[Demolition]);
    for (number, room) in [
        (2, Room::Armory),
        (3, Room::CommsRoom),
        (4, Room::EmergencyRoom),
        (5, Room::Generator),
        (9, Room::Laboratory),
        (10, Room::Storage),
        (12, Room::Surgery),
    ] {
        given = given.explored(number, room, 1).malfunction(number);
    }
    let mut table = given.malfunction(1).on_the_turn_of(YOU);

    table.plays(Demolition, Aim::Break { room: RoomNumber(11) }, &[]);

    assert_eq!(table.board().ending, Some(Ending::HullBreach));
}

/// NEM-5.2 NEM-5.3 NEM-5.4 NEM-1.11 NEM-4.40
#[test]
fn a_played_card_and_what_pays_for_it_are_discarded_and_contamination_never_pays() {
    let mut table = given()
        .malfunction(11)
        .hand(YOU, &[nemesis::words::ActionCard::BasicRepairs, Search, Rest])
        .contaminated(YOU, 1)
        .on_the_turn_of(YOU);

    table.does(Action::Play { card: nemesis::words::ActionCard::BasicRepairs, aim: Aim::Repair });
    assert_eq!(table.answers(YOU), [Choice::Payment(Search), Choice::Payment(Rest)]);
    table.pays(&[Search, Rest]);

    assert_eq!(table.player(YOU).discard.n_actions(), 3);
    assert_eq!(table.player(YOU).hand.len(), 1, "the contamination card");
}

/// NEM-5.9 NEM-26.75
#[test]
fn a_card_that_cannot_be_paid_for_is_not_offered() {
    let table = given()
        .malfunction(11)
        .hand(YOU, &[nemesis::words::ActionCard::BasicRepairs, Search])
        .contaminated(YOU, 3)
        .wound(YOU, SeriousWound::Body)
        .on_the_turn_of(YOU);

    assert!(table.aims_of(nemesis::words::ActionCard::BasicRepairs).is_empty());
    assert!(matches!(table.waiting(), Frame::Turn(_)));
}

/// NEM-5.2 NEM-5.7 NEM-5.9 NEM-5.39 NEM-11.2
#[test]
fn whoever_cannot_play_a_card_is_told_what_it_lacks() {
    use nemesis::words::ActionCard::{BasicRepairs, Reload, Scavenging, SuppressiveFire};
    let reason = |table: &Table, card| table.refuses(Action::Play { card, aim: Aim::Nothing });
    let quiet = || given().explored(6, Room::Cabins, 0).stands(YOU, 6);
    let nobody_there = quiet().hand(YOU, &[SuppressiveFire, Search]).on_the_turn_of(YOU);
    let in_combat = quiet().intruder(Intruder::Adult, 6).hand(YOU, &[Search]).on_the_turn_of(YOU);
    let empty = quiet().hand(YOU, &[Search]).on_the_turn_of(YOU);
    let special = given().character(YOU, Character::Scout).hand(YOU, &[Scavenging, Rest]).on_the_turn_of(YOU);
    let poor = quiet().malfunction(6).hand(YOU, &[BasicRepairs, Search]).on_the_turn_of(YOU);
    let loaded = quiet().hand(YOU, &[Reload]).on_the_turn_of(YOU);

    assert_eq!(reason(&nobody_there, SuppressiveFire), Some("NEM-11.2"));
    assert_eq!(reason(&in_combat, Search), Some("NEM-5.7"));
    assert_eq!(reason(&empty, Search), Some("NEM-5.39"));
    assert_eq!(reason(&special, Scavenging), Some("NEM-5.39"), "nothing is searched for in the Hibernatorium");
    assert_eq!(reason(&poor, BasicRepairs), Some("NEM-5.2"));
    assert_eq!(reason(&loaded, Reload), Some("NEM-5.9"), "the revolver is full");
}

/// NEM-5.9 NEM-11.2
#[test]
fn whoever_cannot_use_an_item_or_the_room_is_told_what_it_lacks() {
    let item = |item, back| Action::Use { item: ItemCard::new(item, back), aim: Aim::Nothing };
    let healthy = given().explored(6, Room::EmergencyRoom, 0).stands(YOU, 6).hand(YOU, &[Search, Rest]);
    let armed = healthy.empty_handed(YOU).carries(YOU, Item::AssaultRifle);
    let table = armed.carries(YOU, Item::Clothes).on_the_turn_of(YOU);
    let plain = given().explored(6, Room::Cabins, 0).stands(YOU, 6).hand(YOU, &[Search, Rest]).on_the_turn_of(YOU);

    assert_eq!(table.refuses(item(Item::Clothes, Back::Yellow)), Some("NEM-5.9"), "no slime, no wound");
    assert_eq!(table.refuses(item(Item::AssaultRifle, Back::Starting)), Some("NEM-11.2"));
    assert_eq!(table.refuses_the_room(), Some("NEM-5.9"), "nobody is hurt");
    assert_eq!(plain.refuses_the_room(), None, "the Cabins have no action");
}

//! NEM-34: the technical items.

use engine::Viewer;
use nemesis::{
    Choice, Heard, Outcome,
    board::Held,
    heard::{self, Happened},
    rules::{actions::Action, aims::Aim, looking::Shown},
    words::{
        ActionCard::{self, Rest, Search},
        Back, CorridorNumber, EngineToken, Event, Intruder, Item, ItemCard, Network, NoiseFace, Room, RoomNumber,
        SeriousWound, YesNo,
    },
};

use crate::table::*;

/// NEM-34.1 NEM-36.3
#[test]
fn chemicals_load_a_flamethrower_fully() {
    let mut table = given()
        .carries_loaded(YOU, Item::Flamethrower, 1)
        .carries(YOU, Item::Chemicals)
        .hand(YOU, &[Search])
        .on_the_turn_of(YOU);

    table.uses(Item::Chemicals, Aim::Weapon { weapon: Item::Flamethrower }, &[Search]);

    assert_eq!(table.held(YOU, Item::Flamethrower).ammo, 4);
    let without = given().carries(YOU, Item::Chemicals).hand(YOU, &[Search]).on_the_turn_of(YOU);
    assert!(without.aims_of_item(Item::Chemicals).is_empty());
}

/// NEM-34.2 NEM-5.5
#[test]
fn tools_repair_a_room_an_engine_or_open_a_door() {
    let setting =
        || given().malfunction(20).stands(YOU, 20).carries(YOU, Item::Tools).hand(YOU, &[Search]).on_the_turn_of(YOU);
    let aims = setting().aims_of_item(Item::Tools);
    let doors = [1, 3].map(|number| Aim::Door { corridor: CorridorNumber(number) });
    assert_eq!(aims, [Aim::Repair, Aim::Engine, doors[0], doors[1]]);

    let mut repaired = setting();
    repaired.uses(Item::Tools, Aim::Repair, &[Search]);
    let mut broken = setting();
    broken
        .uses(Item::Tools, Aim::Engine, &[Search])
        .shows(Outcome::Look(Shown::Engine(EngineToken::Working)))
        .chooses(YOU, Choice::EngineOrder(YesNo::Yes));
    let mut closed = setting();
    closed.uses(Item::Tools, doors[0], &[Search]);

    repaired.tells(&[Heard::Told(Told::Repaired { room: RoomNumber(20) })]);
    assert!(repaired.board().malfunction.is_empty());
    let engine = broken.board().engine(nemesis::words::Engine::Two).expect("the engine has been seen");
    assert_eq!(engine.for_rules(), EngineToken::Damaged);
    assert_eq!(closed.board().doors.tokens(), 1);
}

/// NEM-23.42 NEM-16.30 NEM-16.32 NEM-26.37 NEM-25.87
#[test]
fn a_dropped_item_lies_on_the_discard_pile_of_its_colour() {
    let tools = ItemCard::new(Item::Tools, Back::Yellow);
    let mut table = given().carries(YOU, Item::Tools).on_the_turn_of(YOU);

    table.does(Action::DropItem { item: tools });

    assert!(!table.has(YOU, Item::Tools));
    assert_eq!(table.discarded(Item::Tools, Back::Yellow), 1);
    assert_eq!(table.board().turn.actions_left, 2, "it is no action");
}

/// NEM-34.3 NEM-16.20
#[test]
fn duct_tape_binds_two_heavy_items_into_one_hand() {
    let mut table = given()
        .carries_loaded(YOU, Item::PrototypeRifle, 1)
        .carries(YOU, Item::DuctTape)
        .hand(YOU, &[Search])
        .on_the_turn_of(YOU);
    assert_eq!(table.aims_of_item(Item::DuctTape), [Aim::Bind]);

    table.uses(Item::DuctTape, Aim::Bind, &[Search]);

    table.tells(&[Heard::Handled(Handled::ItemsBound { seat: YOU })]);
    assert_eq!(table.player(YOU).hands.n_used(), 1);
    assert!(matches!(table.player(YOU).hands.0[0], Held::Bound(..)));
}

/// NEM-34.3
#[test]
fn duct_tape_repairs_but_opens_no_door() {
    let table =
        given().malfunction(20).stands(YOU, 20).carries(YOU, Item::DuctTape).hand(YOU, &[Search]).on_the_turn_of(YOU);

    assert_eq!(table.aims_of_item(Item::DuctTape), [Aim::Repair, Aim::Engine]);
}

/// NEM-26.69 NEM-27.55
#[test]
fn duct_tape_is_a_tool_only_where_the_table_says_so() {
    let craft = Action::Craft {
        item: Item::Taser,
        one: ItemCard::new(Item::EnergyCharge, Back::Red),
        other: ItemCard::new(Item::DuctTape, Back::Yellow),
    };
    let setting = |given: Given| {
        given.carries(YOU, Item::EnergyCharge).carries(YOU, Item::DuctTape).hand(YOU, &[Search]).on_the_turn_of(YOU)
    };

    assert!(!setting(given()).offers(craft));
    assert!(setting(Given::players(3, &[("duct-tape-is-tool", "on")])).offers(craft));
}

/// NEM-34.4 NEM-27.61 NEM-9.10
#[test]
fn a_fire_extinguisher_puts_out_the_fire_of_the_room() {
    let mut table = given().fire(11).carries(YOU, Item::FireExtinguisher).hand(YOU, &[Search]).on_the_turn_of(YOU);

    table.uses(Item::FireExtinguisher, Aim::Extinguish, &[Search]);

    assert!(table.board().fire.is_empty());
    assert_eq!(table.discarded(Item::FireExtinguisher, Back::Yellow), 1);
    assert_eq!(table.player(YOU).hands.n_used(), 1, "it was heavy, and is gone");
}

/// NEM-34.4 NEM-11.21 NEM-11.24 NEM-11.26 NEM-38.24
#[test]
fn a_fire_extinguisher_drives_an_intruder_off_with_its_injuries() {
    let mut table = given()
        .intruder(Intruder::Breeder, 11)
        .injured(2)
        .carries(YOU, Item::FireExtinguisher)
        .hand(YOU, &[Search])
        .on_the_turn_of(YOU);

    table
        .uses(Item::FireExtinguisher, Aim::Figure { figure: id(0) }, &[Search])
        .shows(Outcome::RetreatDraw(Event::ShortCircuit));

    assert_eq!(table.intruders_in(14), [Intruder::Breeder]);
    assert_eq!(table.figure(0).injuries, 2);
    assert!(table.is_turn_of(YOU), "the event itself does nothing");
}

/// NEM-34.6 NEM-35.5 NEM-9.3 NEM-26.23
#[test]
fn clothes_wipe_off_slime_or_dress_an_own_wound() {
    let setting = || {
        given()
            .slime(YOU)
            .wound(YOU, SeriousWound::Leg)
            .wound(SHE, SeriousWound::Arm)
            .carries(YOU, Item::Clothes)
            .hand(YOU, &[Search])
            .on_the_turn_of(YOU)
    };
    let dress = Aim::Dress { seat: YOU, wound: SeriousWound::Leg };
    assert_eq!(setting().aims_of_item(Item::Clothes), [Aim::Clean, dress], "nobody else is dressed with them");

    let mut clean = setting();
    clean.uses(Item::Clothes, Aim::Clean, &[Search]);
    let mut dressed = setting();
    dressed.uses(Item::Clothes, dress, &[Search]);

    assert!(!clean.player(YOU).has_slime);
    assert!(dressed.player(YOU).serious_wounds[0].is_dressed);
}

/// NEM-34.7 NEM-8.1
#[test]
fn the_plan_leads_through_technical_corridors_and_one_need_not_pass() {
    let mut table = given()
        .explored(2, Room::Armory, 0)
        .explored(5, Room::Storage, 0)
        .stands(YOU, 2)
        .carries(YOU, Item::TechnicalCorridorsPlan)
        .hand(YOU, &[Search])
        .on_the_turn_of(YOU);

    table
        .uses(Item::TechnicalCorridorsPlan, Aim::Technical { room: RoomNumber(5), network: Network::Red }, &[Search])
        .shows(Outcome::NoiseRoll(NoiseFace::Silence));

    assert_eq!(table.room_of(YOU), 5);
    assert!(table.is_turn_of(YOU));
}

/// NEM-34.8
#[test]
fn in_a_space_suit_one_goes_from_one_yellow_room_to_another_with_empty_hands() {
    let mut table = given()
        .explored(3, Room::Generator, 0)
        .explored(14, Room::EngineControlRoom, 0)
        .explored(6, Room::Canteen, 0)
        .stands(YOU, 3)
        .carries(YOU, Item::SpaceSuit)
        .hand(YOU, &[Search, Search, Rest])
        .contaminated(YOU, 1)
        .on_the_turn_of(YOU);
    assert_eq!(table.aims_of_item(Item::SpaceSuit), [Aim::Room { room: RoomNumber(14) }]);

    table
        .uses(Item::SpaceSuit, Aim::Room { room: RoomNumber(14) }, &[Search])
        .shows(Outcome::NoiseRoll(NoiseFace::Silence));

    assert_eq!(table.room_of(YOU), 14);
    assert_eq!(table.player(YOU).hand.len(), 1, "contamination is no action card");
}

/// NEM-24.10 NEM-34.8
#[test]
fn what_is_paid_can_be_taken_back_and_a_hand_that_everybody_has_seen_cannot() {
    let mut table = given()
        .explored(3, Room::Generator, 0)
        .explored(14, Room::EngineControlRoom, 0)
        .stands(YOU, 3)
        .carries(YOU, Item::SpaceSuit)
        .hand(YOU, &[Search, Rest])
        .on_the_turn_of(YOU);

    table.uses(Item::SpaceSuit, Aim::Room { room: RoomNumber(14) }, &[Search]);

    let is_final = |card: ActionCard| {
        let told =
            |it: &&Happened| heard::heard(it, Viewer::Spectator) == Some(Heard::CardDiscarded { seat: YOU, card });
        heard::is_barrier(table.heard.iter().find(told).expect("everybody hears it"), YOU)
    };
    assert!(!is_final(Search), "it was chosen to pay with");
    assert!(is_final(Rest));
}

/// NEM-34.9 NEM-24.1
#[test]
fn the_nemesis_plans_show_two_tiles() {
    let mut table = given().carries(YOU, Item::NemesisPlans).hand(YOU, &[Search]).on_the_turn_of(YOU);

    table
        .uses(Item::NemesisPlans, Aim::Room { room: RoomNumber(2) }, &[Search])
        .shows(Outcome::Look(Shown::Tile(Room::Nest)))
        .chooses(YOU, Choice::SecondTile(RoomNumber(3)))
        .shows(Outcome::Look(Shown::Tile(Room::Surgery)));

    let known = |room| table.board().place(RoomNumber(room)).tile_is_known_to(YOU);
    assert!(known(2) && known(3) && !known(4));
    assert!(table.board().place(RoomNumber(3)).token.is_none());
}

/// NEM-26.97 NEM-34.1
#[test]
fn of_two_flamethrowers_chemicals_load_the_emptier_one() {
    let mut table = given()
        .empty_handed(YOU)
        .carries_loaded(YOU, Item::Flamethrower, 4)
        .carries_loaded(YOU, Item::Flamethrower, 0)
        .carries(YOU, Item::Chemicals)
        .hand(YOU, &[Search])
        .on_the_turn_of(YOU);

    table.uses(Item::Chemicals, Aim::Weapon { weapon: Item::Flamethrower }, &[Search]);

    assert!(table.player(YOU).hands.items().all(|held| held.ammo == 4));
}

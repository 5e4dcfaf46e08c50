//! NEM-32.4: the Mechanic's cards.

use nemesis::{
    Choice, Frame, Outcome,
    board::Rooms,
    rules::aims::Aim,
    rules::turn::PassingAnswer,
    words::{
        ActionCard::{FastRepairs, Ingenuity, Pyrotechnics, Search, TechnicalCorridors},
        Back, Character, Ending, ExplorationToken, Item, ItemCard, Network, NoiseFace, Room, RoomNumber,
    },
};

use crate::table::*;

fn mechanic() -> Given {
    given().character(YOU, Character::Mechanic).character(HE, Character::Captain)
}

/// NEM-32.15
#[test]
fn fast_repairs_cost_nothing_more() {
    let mut table = mechanic().malfunction(11).hand(YOU, &[FastRepairs]).on_the_turn_of(YOU);

    table.plays(FastRepairs, Aim::Repair, &[]);

    assert!(table.board().malfunction.is_empty());
}

/// NEM-32.17 NEM-8.1 NEM-8.2
#[test]
fn technical_corridors_lead_from_entrance_to_entrance_and_then_one_passes() {
    let mut table = mechanic()
        .explored(2, Room::Armory, 0)
        .explored(5, Room::Storage, 0)
        .stands(YOU, 2)
        .hand(YOU, &[TechnicalCorridors, Search, Search])
        .on_the_turn_of(YOU);
    let ways: Vec<_> =
        [4, 5, 9, 14, 15, 19, 21].map(|room| Aim::Technical { room: RoomNumber(room), network: Network::Red }).to_vec();
    assert_eq!(table.aims_of(TechnicalCorridors), ways);

    table
        .plays(TechnicalCorridors, Aim::Technical { room: RoomNumber(5), network: Network::Red }, &[Search])
        .shows(Outcome::NoiseRoll(NoiseFace::Silence));

    assert_eq!(table.room_of(YOU), 5);
    assert!(matches!(table.waiting(), Frame::Passing(_)), "there is no second action");
    table.chooses(YOU, Choice::Passing(PassingAnswer::Done));
    assert!(table.player(YOU).has_passed);
}

/// NEM-6.23 NEM-25.9 NEM-25.67 NEM-6.11
#[test]
fn a_door_found_after_technical_corridors_does_nothing() {
    let mut table = mechanic()
        .explored(2, Room::Armory, 0)
        .stands(YOU, 2)
        .hand(YOU, &[TechnicalCorridors, Search])
        .on_the_turn_of(YOU);

    table
        .plays(TechnicalCorridors, Aim::Technical { room: RoomNumber(5), network: Network::Red }, &[Search])
        .shows(Outcome::TileReveal(Room::Storage))
        .shows(Outcome::TokenReveal(ExplorationToken::DoorThree))
        .shows(Outcome::NoiseRoll(NoiseFace::Silence));

    assert_eq!(table.board().place(RoomNumber(5)).items, 3);
    assert_eq!(table.board().doors.tokens(), 0);
}

/// NEM-22.33
#[test]
fn on_the_alternative_side_one_stays_in_the_network_one_enters() {
    let table = Given::players(3, &[("side", "alternative")])
        .character(YOU, Character::Mechanic)
        .stands(YOU, 11)
        .hand(YOU, &[TechnicalCorridors, Search])
        .on_the_turn_of(YOU);

    let reached = |network| -> Rooms {
        let aims = table.aims_of(TechnicalCorridors);
        aims.into_iter()
            .filter_map(|aim| {
                let Aim::Technical { room, network: it } = aim else { return None };
                (it == network).then_some(room)
            })
            .collect()
    };
    assert_eq!(reached(Network::Red).iter().map(|room| room.0).collect::<Vec<_>>(), [1, 7, 9, 10, 18, 19]);
    assert_eq!(reached(Network::Blue).iter().map(|room| room.0).collect::<Vec<_>>(), [3, 7, 9, 12, 19, 20]);
}

/// NEM-32.18
#[test]
fn pyrotechnics_give_up_an_item_for_a_fire_or_put_one_out() {
    let tools = ItemCard::new(Item::Tools, Back::Yellow);
    let mut lit = mechanic().carries(YOU, Item::Tools).hand(YOU, &[Pyrotechnics, Search]).on_the_turn_of(YOU);
    let mut out = mechanic().fire(11).hand(YOU, &[Pyrotechnics, Search]).on_the_turn_of(YOU);
    assert_eq!(out.aims_of(Pyrotechnics), [Aim::Extinguish]);

    lit.plays(Pyrotechnics, Aim::Ignite { giving: tools }, &[Search]);
    out.plays(Pyrotechnics, Aim::Extinguish, &[Search]);

    assert!(lit.board().fire.has(RoomNumber(11)));
    assert_eq!(lit.discarded(Item::Tools, Back::Yellow), 1);
    assert!(out.board().fire.is_empty());
}

/// NEM-9.7 NEM-20.2
#[test]
fn a_ninth_fire_blows_the_ship_up() {
    let tools = ItemCard::new(Item::Tools, Back::Yellow);
    let mut given = mechanic().carries(YOU, Item::Tools).hand(YOU, &[Pyrotechnics, Search]);
    for room in 1..=8 {
        given = given.fire(room);
    }
    let mut table = given.on_the_turn_of(YOU);

    table.plays(Pyrotechnics, Aim::Ignite { giving: tools }, &[Search]);

    assert_eq!(table.board().ending, Some(Ending::Fire));
}

/// NEM-32.19 NEM-5.33 NEM-5.35
#[test]
fn ingenuity_crafts_with_any_yellow_item_for_a_tool() {
    let charge = ItemCard::new(Item::EnergyCharge, Back::Red);
    let chemicals = ItemCard::new(Item::Chemicals, Back::Yellow);
    let mut table = mechanic()
        .carries(YOU, Item::EnergyCharge)
        .carries(YOU, Item::Chemicals)
        .hand(YOU, &[Ingenuity])
        .on_the_turn_of(YOU);
    let taser = Aim::Craft { item: Item::Taser, one: charge, other: chemicals };
    assert_eq!(table.aims_of(Ingenuity), [taser], "a basic action would not do it");

    table.plays(Ingenuity, taser, &[]);

    assert!(table.has(YOU, Item::Taser));
    assert_eq!(
        (table.discarded(Item::EnergyCharge, Back::Red), table.discarded(Item::Chemicals, Back::Yellow)),
        (1, 1)
    );
}

/// NEM-32.19
#[test]
fn ingenuity_repairs_as_well() {
    let mut table = mechanic().malfunction(19).stands(YOU, 19).hand(YOU, &[Ingenuity]).on_the_turn_of(YOU);
    assert_eq!(table.aims_of(Ingenuity), [Aim::Repair, Aim::Engine]);

    table.plays(Ingenuity, Aim::Repair, &[]);

    assert!(table.board().malfunction.is_empty());
}

//! NEM-33: the military items.

use engine::Known;
use nemesis::{
    Choice, Heard, Outcome,
    board::Card,
    rules::{aims::Aim, looking::Shown},
    words::{
        ActionCard::{Demolition, Interruption, Rest, Search},
        AttackCard, Back, CorridorNumber, Door, Event, ExplorationToken, Intruder, Item, ItemCard, NoiseFace, Object,
        Objective, PodNumber, PodSide, Room, RoomNumber, Section, SeriousWound, Weakness,
    },
};

use crate::table::*;

/// An Energy Charge beside an energy weapon and a classic one, and her shotgun.
fn with_a_charge() -> Table {
    given()
        .carries_loaded(YOU, Item::PrototypeRifle, 1)
        .ammo(SHE, Item::Shotgun, 0)
        .carries(YOU, Item::EnergyCharge)
        .hand(YOU, &[Search])
        .on_the_turn_of(YOU)
}

/// NEM-33.1 NEM-16.14 NEM-31.2 NEM-25.82
#[test]
fn an_energy_charge_loads_an_energy_weapon_fully() {
    let mut table = with_a_charge();
    let weapons: Vec<_> =
        table.aims_of_item(Item::EnergyCharge).into_iter().filter(|aim| matches!(aim, Aim::Weapon { .. })).collect();
    assert_eq!(
        weapons,
        [Aim::Weapon { weapon: Item::PrototypeRifle }],
        "the revolver is a classic weapon, and the shotgun is hers"
    );

    table.uses(Item::EnergyCharge, weapons[0], &[Search]);

    assert_eq!(table.held(YOU, Item::PrototypeRifle).ammo, 6);
}

/// NEM-5.46 NEM-16.33 NEM-16.6
#[test]
fn what_is_used_once_is_seen_by_everybody_and_discarded() {
    let mut table = with_a_charge();

    table.uses(Item::EnergyCharge, Aim::Weapon { weapon: Item::PrototypeRifle }, &[Search]);

    assert_eq!(table.discarded(Item::EnergyCharge, Back::Red), 1);
    let used = Heard::ItemUsed { seat: YOU, item: ItemCard::new(Item::EnergyCharge, Back::Red), is_spent: true };
    assert!(table.heard.contains(&used.into()), "everybody sees it");
}

/// NEM-33.1 NEM-34.5
#[test]
fn an_energy_charge_opens_or_closes_a_door() {
    let mut table = given().carries(YOU, Item::EnergyCharge).hand(YOU, &[Search]).on_the_turn_of(YOU);

    table.uses(Item::EnergyCharge, Aim::Door { corridor: CorridorNumber(1) }, &[Search]);

    let corridor = table.board().corridor(RoomNumber(11), CorridorNumber(1)).expect("a corridor");
    assert_eq!(table.board().door(corridor), Door::Closed);
}

/// NEM-9.26 NEM-9.20
#[test]
fn without_a_door_in_stock_one_is_taken_from_another_corridor() {
    let mut given = given().carries(YOU, Item::EnergyCharge).hand(YOU, &[Search]);
    for (room, number) in
        [(1, 1), (1, 3), (1, 4), (2, 4), (4, 1), (5, 1), (5, 3), (6, 1), (7, 2), (8, 4), (9, 1), (12, 3)]
    {
        given = given.door(room, number, Door::Closed);
    }
    let mut table = given.on_the_turn_of(YOU);

    table.uses(Item::EnergyCharge, Aim::Door { corridor: CorridorNumber(1) }, &[Search]);
    let taken = table.answers(YOU)[0];
    table.chooses(YOU, taken);

    assert_eq!(table.board().doors.tokens(), 12);
    let corridor = table.board().corridor(RoomNumber(11), CorridorNumber(1)).expect("a corridor");
    assert_eq!(table.board().door(corridor), Door::Closed);
}

/// NEM-1.10 NEM-33.2 NEM-22.35
#[test]
fn a_grenade_hurts_its_target_twice_and_everybody_else_there_once() {
    let mut table = given()
        .explored(6, Room::Canteen, 0)
        .stands(SHE, 6)
        .stands(HE, 1)
        .intruder(Intruder::Adult, 6)
        .intruder(Intruder::Creeper, 6)
        .intruder(Intruder::Queen, 11)
        .carries(YOU, Item::Grenade)
        .hand(YOU, &[Search])
        .on_the_turn_of(YOU);

    table
        .uses(Item::Grenade, Aim::Figure { figure: id(0) }, &[Search])
        .shows(Outcome::EnduranceDraw(AttackCard::ScratchFive))
        .shows(Outcome::EnduranceDraw(AttackCard::ScratchSix))
        .shows(Outcome::WoundDraw(SeriousWound::Body));

    assert_eq!([0, 1, 2].map(|nth| table.figure(nth).injuries), [2, 1, 0]);
    assert!(table.is_turn_of(YOU), "and there is no noise");
    assert_eq!(table.player(SHE).serious_wounds.len(), 1);
    assert_eq!(table.player(YOU).serious_wounds.len(), 0, "you stand next door");
}

/// NEM-33.2 NEM-26.46 NEM-9.21
#[test]
fn a_grenade_flies_into_the_own_room_and_next_door_but_through_no_closed_door() {
    let table = given()
        .intruder(Intruder::Adult, 11)
        .intruder(Intruder::Adult, 6)
        .intruder(Intruder::Adult, 8)
        .intruder(Intruder::Adult, 5)
        .door(11, 3, Door::Closed)
        .carries(YOU, Item::Grenade)
        .hand(YOU, &[Search])
        .on_the_turn_of(YOU);

    assert_eq!(table.aims_of_item(Item::Grenade), [Aim::Figure { figure: id(1) }, Aim::Figure { figure: id(0) }]);
}

/// NEM-23.34 NEM-17.17 NEM-17.18 NEM-25.72 NEM-26.71
#[test]
fn a_grenade_at_eggs_destroys_two_and_the_noise_is_where_the_thrower_is() {
    let mut table = given()
        .explored(2, Room::Nest, 0)
        .stands(YOU, 1)
        .stands(SHE, 2)
        .carries(YOU, Item::Grenade)
        .hand(YOU, &[Search])
        .on_the_turn_of(YOU);

    table
        .uses(Item::Grenade, Aim::Eggs { room: RoomNumber(2) }, &[Search])
        .shows(Outcome::WoundDraw(SeriousWound::Leg))
        .shows(Outcome::NoiseRoll(NoiseFace::Four));

    assert_eq!(table.board().nest.eggs, 3);
    assert_eq!(table.player(SHE).serious_wounds.len(), 1, "as if an intruder were there");
    let exit = table.board().ship().exit(RoomNumber(1), CorridorNumber(4));
    assert!(table.board().noise.has(exit.way()));
}

/// NEM-33.3 NEM-25.80 NEM-26.43 NEM-26.91
#[test]
fn a_smoke_grenade_costs_the_others_a_card_and_nobody_attacks() {
    let mut table = given()
        .explored(6, Room::Canteen, 0)
        .intruder(Intruder::Queen, 11)
        .carries(YOU, Item::SmokeGrenade)
        .hand(YOU, &[Search])
        .hand(SHE, &[Search, Rest])
        .contaminated(HE, 1)
        .on_the_turn_of(YOU);

    table
        .uses(Item::SmokeGrenade, Aim::Way { corridor: CorridorNumber(2) }, &[Search])
        .chooses(SHE, Choice::SmokeDiscard(Some(Rest)))
        .chooses(HE, Choice::SmokeDiscard(None))
        .shows(Outcome::NoiseRoll(NoiseFace::Silence));

    assert_eq!(table.room_of(YOU), 6);
    assert!(!table.player(SHE).hand.has(Rest) && table.player(SHE).hand.has(Search));
    assert_eq!(table.player(HE).hand.len(), 1, "contamination cannot be chosen");
}

/// NEM-33.4 NEM-24.2
#[test]
fn a_recon_drone_shows_a_tile_and_its_token() {
    let mut table = given().carries(YOU, Item::ReconDrone).hand(YOU, &[Search]).on_the_turn_of(YOU);

    table
        .uses(Item::ReconDrone, Aim::Room { room: RoomNumber(17) }, &[Search])
        .shows(Outcome::Look(Shown::Tile(Room::Nest)))
        .shows(Outcome::Look(Shown::Token(ExplorationToken::SlimeFour)));

    let place = table.board().place(RoomNumber(17));
    assert!(place.tile_is_known_to(YOU) && !place.tile_is_known_to(SHE));
    assert!(place.token.is_some_and(|token| token.by().has(YOU) && !token.by().has(SHE)));
}

/// NEM-33.5 NEM-26.45
#[test]
fn a_decoy_draws_every_intruder_around_a_room_and_those_in_combat_attack_first() {
    let mut table = given()
        .explored(6, Room::Canteen, 0)
        .stands(SHE, 1)
        .stands(HE, 1)
        .intruder(Intruder::Adult, 11)
        .intruder(Intruder::Creeper, 5)
        .intruder(Intruder::Breeder, 10)
        .carries(YOU, Item::Decoy)
        .hand(YOU, &[Search])
        .on_the_turn_of(YOU);

    table
        .uses(Item::Decoy, Aim::Room { room: RoomNumber(6) }, &[Search])
        .shows(Outcome::AttackDraw(AttackCard::ScratchTwo));

    assert_eq!(table.intruders_in(6), [Intruder::Adult, Intruder::Creeper]);
    assert_eq!(table.intruders_in(10), [Intruder::Breeder], "it is not next to that room");
    assert_eq!(table.player(YOU).light_wounds.count(), 1);
}

/// NEM-26.45 NEM-9.24
#[test]
fn an_intruder_behind_a_closed_door_destroys_it_and_stays() {
    let mut table = given()
        .stands(SHE, 1)
        .stands(HE, 1)
        .intruder(Intruder::Adult, 5)
        .door(5, 3, Door::Closed)
        .carries(YOU, Item::Decoy)
        .hand(YOU, &[Search])
        .on_the_turn_of(YOU);

    table.uses(Item::Decoy, Aim::Room { room: RoomNumber(6) }, &[Search]);

    assert_eq!(table.intruders_in(5), [Intruder::Adult]);
    let corridor = table.board().corridor(RoomNumber(5), CorridorNumber(3)).expect("a corridor");
    assert_eq!(table.board().door(corridor), Door::Destroyed);
}

/// NEM-33.10 NEM-24.7
#[test]
fn the_comms_key_shows_an_objective_of_somebody_who_has_sent_the_signal() {
    let mut table = given()
        .explored(3, Room::Generator, 0)
        .stands(YOU, 3)
        .signal(SHE)
        .with(|board| {
            for seat in [SHE, HE] {
                let own = engine::Seats::one(seat);
                board.player_mut(seat).objectives =
                    [Some(Known::to(own, Objective::Hoarder)), Some(Known::to(own, Objective::AbOvo))];
            }
        })
        .carries(YOU, Item::CommsKey)
        .hand(YOU, &[Search])
        .on_the_turn_of(YOU);
    let shown = [false, true].map(|second| Aim::Objective { of: SHE, second });
    assert_eq!(table.aims_of_item(Item::CommsKey), shown, "the Mechanic has sent none");

    table.uses(Item::CommsKey, shown[1], &[Search]);

    assert!(table.player(YOU).objectives_seen.of(Objective::AbOvo).is_some_and(|seen| seen.value == 2));
    assert!(table.player(SHE).objectives[1].is_some_and(|objective| objective.by().has(YOU)));
    assert!(table.player(SHE).objectives[0].is_some_and(|objective| !objective.by().has(YOU)));
}

/// NEM-33.11 NEM-18.3 NEM-27.60
#[test]
fn the_evacuation_key_turns_a_pod_of_the_section_even_in_combat() {
    let mut table = given()
        .explored(2, Room::EvacuationSectionA, 0)
        .pod(PodNumber::One, Section::A, PodSide::Locked)
        .pod(PodNumber::Two, Section::B, PodSide::Locked)
        .stands(YOU, 2)
        .intruder(Intruder::Larva, 2)
        .carries(YOU, Item::EvacuationKey)
        .hand(YOU, &[Search])
        .on_the_turn_of(YOU);
    assert_eq!(table.aims_of_item(Item::EvacuationKey), [Aim::Pod { pod: PodNumber::One }]);

    table.uses(Item::EvacuationKey, Aim::Pod { pod: PodNumber::One }, &[Search]);

    assert_eq!(table.board().pod(PodNumber::One).side, PodSide::Unlocked);
}

/// NEM-33.12 NEM-17.22 NEM-17.23 NEM-26.57
#[test]
fn the_self_destruct_key_starts_and_stops_the_sequence_at_any_computer() {
    let setting = |given: Given| {
        given
            .explored(3, Room::CommsRoom, 0)
            .stands(YOU, 3)
            .carries(YOU, Item::SelfDestructKey)
            .hand(YOU, &[Search])
            .on_the_turn_of(YOU)
    };

    let mut off = setting(given());
    let mut on = setting(given().self_destruct(2));
    let too_late = setting(given().self_destruct(3));
    let sleeper = setting(given().whereabouts(SHE, nemesis::board::Whereabouts::Hibernating));
    off.uses(Item::SelfDestructKey, Aim::Nothing, &[Search]);
    on.uses(Item::SelfDestructKey, Aim::Nothing, &[Search]);

    assert_eq!(off.board().tracks.self_destruct, Some(0));
    assert_eq!(on.board().tracks.self_destruct, None);
    assert!(too_late.aims_of_item(Item::SelfDestructKey).is_empty());
    assert!(sleeper.aims_of_item(Item::SelfDestructKey).is_empty());
}

/// NEM-42.2
#[test]
fn a_wounded_hand_makes_items_dearer() {
    let mut table = given()
        .wound(YOU, SeriousWound::Hand)
        .carries(YOU, Item::ReconDrone)
        .hand(YOU, &[Search, Rest])
        .on_the_turn_of(YOU);

    table
        .uses(Item::ReconDrone, Aim::Room { room: RoomNumber(17) }, &[Search, Rest])
        .shows(Outcome::Look(Shown::Tile(Room::Nest)))
        .shows(Outcome::Look(Shown::Token(ExplorationToken::SlimeFour)));

    assert!(table.player(YOU).hand.is_empty());
}

/// NEM-11.26 NEM-26.88 NEM-39.3
#[test]
fn an_intruder_that_retreats_from_foam_and_suffers_for_it_is_checked_where_it_stands() {
    let mut table = given()
        .intruder(Intruder::Adult, 11)
        .carries(YOU, Item::FireExtinguisher)
        .weakness(Object::Egg, Weakness::SusceptibilityToPhosphates)
        .hand(YOU, &[Search, Demolition, Interruption])
        .on_the_turn_of(YOU);

    table
        .uses(Item::FireExtinguisher, Aim::Figure { figure: id(0) }, &[Search])
        .shows(Outcome::RetreatDraw(Event::Regeneration))
        .shows(Outcome::EnduranceDraw(AttackCard::ScratchTwo));

    assert_eq!(table.intruders_in(15), [Intruder::Adult], "corridor 1 leads there");
    assert_eq!(table.figure(0).injuries, 1);
    assert!(!table.player(YOU).hand.has(Search) && table.player(YOU).discard.count(Card::Action(Search)) == 1);
}

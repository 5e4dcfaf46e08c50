//! AF-21: the Temporal Warper.

use alien_frontiers::{
    Choice, Outcome,
    board::ShipNumber,
    rules::{actions::Action, discards::Discard, powers::Power, warper::RerollAnswer},
    words::{
        Ships,
        Technology::{AlienCity, BoosterPod, DataCrystal, ResourceCache, StasisBeam, TemporalWarper},
        Territory::{Burroughs, Lem},
        Value,
    },
};

use crate::table::*;

/// You hold the Warper and a fuel.
fn given() -> Given {
    crate::table::given().holds(YOU, &[TemporalWarper]).tokens(YOU, 1, 0)
}

/// AF-21.40 AF-25.36
#[test]
fn the_chosen_ships_are_rolled_again_and_the_result_stands() {
    let mut table = given().hand(YOU, &[1, 2, 5]).on_the_turn_of(YOU);
    table.uses(Power::TemporalWarper);
    for value in [1, 2] {
        table.chooses(Choice::Reroll(RerollAnswer::Ship { ship: Ships::own(value) }));
    }

    table.chooses(Choice::Reroll(RerollAnswer::Roll));
    let fair: Vec<(Outcome, u32)> = Value::ALL.into_iter().map(|value| (Outcome::ShipRoll(value), 1)).collect();
    assert_eq!(table.odds(), fair);
    table.rolls(&[4, 6]);

    assert_eq!((table.hand(YOU), table.fuel(YOU)), (vec![4, 5, 6], 0));
    table.refuses(Action::Use(Power::TemporalWarper), "AF-20.4");
}

/// AF-30.5 AF-21.58
#[test]
fn ships_are_rolled_again_in_the_order_of_their_numbers_and_the_relic_ship_last() {
    let mut table = given().hand(YOU, &[1, 2, 5]).controls(YOU, Burroughs).relic_in_hand(YOU, 3).on_the_turn_of(YOU);
    let chosen = [Ships::with_relic(3), Ships::own(5), Ships::own(1)];

    table.uses(Power::TemporalWarper);
    for ship in chosen {
        table.chooses(Choice::Reroll(RerollAnswer::Ship { ship }));
    }
    table.chooses(Choice::Reroll(RerollAnswer::Roll)).rolls(&[4, 6, 2]);

    let value = |ship| table.player(YOU).fleet.ship(ship).value;
    assert_eq!([0, 1, 2].map(|number| value(ShipNumber(number))), [4, 2, 6]);
    assert_eq!(value(ShipNumber::RELIC), 2);
}

/// AF-21.43
#[test]
fn a_roll_with_the_warper_does_not_open_the_resource_cache_again() {
    let mut table = given().hand(YOU, &[1, 2, 3, 5]).holds(YOU, &[ResourceCache]).on_the_turn_of(YOU);

    table.rerolls(&[5], &[4]);

    assert_eq!((table.fuel(YOU), table.ore(YOU)), (0, 0));
    assert!(table.holds(YOU, ResourceCache), "two odd and two even values change nothing now");
}

/// AF-21.41 AF-25.37
#[test]
fn alien_city_is_recovered_from_the_discard_pile() {
    let mut table = given().holds(YOU, &[StasisBeam]).discarded(&[AlienCity]).on_the_turn_of(YOU);

    table.discards(Discard::TemporalWarper { card: AlienCity });

    assert!(table.holds(YOU, AlienCity) && !table.is_discarded(AlienCity));
    assert_eq!(table.score(YOU), 1);
    assert!(table.is_discarded(TemporalWarper));
    table.refuses(Action::Discard(Discard::StasisBeam { to: Lem }), "AF-20.6");
}

/// AF-21.41 AF-21.42
#[test]
fn only_a_card_in_the_discard_pile_of_a_kind_not_held_is_recovered() {
    let mut table = given().holds(YOU, &[BoosterPod]).discarded(&[BoosterPod]).on_the_turn_of(YOU);

    table.refuses(Action::Discard(Discard::TemporalWarper { card: BoosterPod }), "AF-21.41");
    table.refuses(Action::Discard(Discard::TemporalWarper { card: DataCrystal }), "AF-21.42");
}

/// AF-21.42 AF-25.126 AF-28.21
#[test]
fn the_warper_does_not_take_itself_but_may_take_the_other_copy() {
    let warper = Discard::TemporalWarper { card: TemporalWarper };
    given().on_the_turn_of(YOU).refuses(Action::Discard(warper), "AF-21.42");

    let mut table = given().hand(YOU, &[1]).holds(YOU, &[StasisBeam]).discarded(&[TemporalWarper]).on_the_turn_of(YOU);
    table.discards(warper);

    assert!(table.holds(YOU, TemporalWarper));
    assert_eq!(table.board().discard_pile.count(TemporalWarper), 1);
    assert!(table.allows(Action::Use(Power::TemporalWarper)), "it is fresh");
    table.refuses(Action::Discard(warper), "AF-20.6");
}

/// AF-21.40
#[test]
fn a_hand_of_sixes_may_be_rolled_again() {
    let mut table = given().hand(YOU, &[6]).on_the_turn_of(YOU);

    table.rerolls(&[6], &[2]);

    assert_eq!(table.hand(YOU), [2]);
}

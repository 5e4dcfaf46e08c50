//! AF-12: the Raiders' Outpost, what a raid takes and what it cannot.

use alien_frontiers::{
    Choice, Frame, Heard,
    rules::{
        actions::Action, actions::Turn, discards::Discard, outpost::LootAnswer, powers::Power, resources::ResourceLimit,
    },
    words::{
        Field::Positron,
        Resource::{Fuel, Ore},
        Ships,
        Station::{RaidersOutpost, SolarConverter},
        Technology::{AlienCity, BoosterPod, DataCrystal, HolographicDecoy, ResourceCache, StasisBeam},
        Territory::{Burroughs, Lem},
    },
};

use crate::table::*;

/// AF-12.7 AF-12.9 AF-25.98 AF-28.50
#[test]
fn a_raid_takes_no_more_than_the_victims_have_and_nothing_from_the_stocks() {
    let mut table = given().tokens(RED, 0, 1).tokens(GREEN, 1, 0).hand(YOU, &[1, 2, 3]).on_the_turn_of(YOU);
    let stock = table.board().stock;

    table.docks(RaidersOutpost, 1).chooses(token(RED, Ore));
    table.refuses_choice(token(RED, Ore), "AF-12.7");
    table.refuses_choice(token(GREEN, Ore), "AF-12.7");
    table.refuses_choice(token(YELLOW, Fuel), "AF-12.7");
    table.takes(&[(GREEN, Fuel)]);

    assert_eq!((table.fuel(YOU), table.ore(YOU)), (1, 1));
    assert_eq!((table.ore(RED), table.fuel(GREEN)), (0, 0));
    assert_eq!(table.board().stock, stock);
}

/// AF-12.7 AF-12.11 AF-25.55
#[test]
fn a_raid_takes_four_tokens_from_any_opponents_without_a_decoy() {
    let mut table = given()
        .tokens(RED, 0, 3)
        .tokens(GREEN, 2, 0)
        .tokens(YELLOW, 0, 8)
        .holds(YELLOW, &[HolographicDecoy])
        .hand(YOU, &[1, 2, 3])
        .on_the_turn_of(YOU);

    table.docks(RaidersOutpost, 1);
    table.refuses_choice(token(YELLOW, Ore), "AF-12.11");
    table.takes(&[(RED, Ore), (RED, Ore), (RED, Ore), (GREEN, Fuel)]);

    assert!(!table.allows_choice(token(GREEN, Fuel)), "there is no fifth");
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (1, 3));
    assert_eq!((table.ore(RED), table.fuel(GREEN), table.ore(YELLOW)), (0, 1, 8));
}

/// AF-12.7
#[test]
fn the_raider_takes_one_card_of_their_choice_and_nothing_from_themself() {
    let mut table = given()
        .holds(RED, &[BoosterPod, StasisBeam])
        .tokens(RED, 3, 3)
        .holds(YOU, &[DataCrystal])
        .tokens(YOU, 1, 1)
        .hand(YOU, &[1, 2, 3])
        .on_the_turn_of(YOU);

    table.docks(RaidersOutpost, 1);
    table.refuses_choice(token(YOU, Ore), "AF-12.7");
    table.refuses_choice(card(YOU, DataCrystal), "AF-12.7");
    table.refuses_choice(card(RED, AlienCity), "AF-12.7");
    table.chooses(card(RED, StasisBeam));

    assert!(table.holds(YOU, StasisBeam) && !table.holds(RED, StasisBeam));
    assert!(table.holds(RED, BoosterPod));
    assert_eq!(table.waiting(), Some(Frame::Turn(Turn {})), "one card is all");
}

/// AF-12.8 AF-28.29 AF-28.39
#[test]
fn tokens_and_a_card_are_never_taken_together() {
    let mut table = given().tokens(RED, 3, 3).holds(RED, &[BoosterPod]).hand(YOU, &[1, 2, 3]).on_the_turn_of(YOU);

    table.docks(RaidersOutpost, 1).chooses(token(RED, Ore));

    table.refuses_choice(card(RED, BoosterPod), "AF-12.8");
    table.chooses(Choice::Loot(LootAnswer::Enough));
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (0, 1), "one token may be enough");
    assert!(table.holds(RED, BoosterPod));
}

/// AF-12.7 AF-28.29
#[test]
fn a_raid_may_steal_nothing() {
    let mut table = given().tokens(RED, 3, 3).holds(RED, &[BoosterPod]).hand(YOU, &[1, 2, 3]).on_the_turn_of(YOU);

    table.raids(1, &[]);

    assert!(table.has_heard(Heard::NothingStolen { seat: YOU }));
    assert_eq!((table.fuel(RED), table.ore(RED)), (3, 3));
    assert!(table.holds(RED, BoosterPod));
    assert_eq!(table.docked(YOU, RaidersOutpost), [1, 2, 3]);
}

/// AF-12.10 AF-12.14 AF-25.54
#[test]
fn a_stolen_card_of_a_kind_already_held_is_discarded_without_effect() {
    let mut table =
        given().holds(YOU, &[DataCrystal]).holds(RED, &[DataCrystal]).hand(YOU, &[1, 2, 3]).on_the_turn_of(YOU);

    table.raids_a_card(1, RED, DataCrystal);

    assert!(table.holds(YOU, DataCrystal) && !table.holds(RED, DataCrystal));
    assert!(table.is_discarded(DataCrystal));
    assert_eq!(table.field(Positron), None, "no effect of it happens");
    table.discards(Discard::DataCrystal { to: Lem });
    assert_eq!(table.field(Positron), Some(Lem), "the discard power of the turn is still there");
}

/// AF-12.11 AF-25.26
#[test]
fn a_decoy_guards_its_holders_tokens_and_other_cards() {
    let mut table =
        given().tokens(YOU, 0, 4).holds(YOU, &[HolographicDecoy, BoosterPod]).hand(RED, &[1, 2, 3]).on_the_turn_of(RED);

    table.docks(RaidersOutpost, 1);
    table.refuses_choice(token(YOU, Ore), "AF-12.11");
    table.refuses_choice(card(YOU, BoosterPod), "AF-12.11");
    table.chooses(card(YOU, HolographicDecoy));

    assert!(table.holds(RED, HolographicDecoy));
    assert!(table.holds(YOU, BoosterPod) && !table.holds(YOU, HolographicDecoy));
    assert_eq!(table.ore(YOU), 4);
}

/// AF-12.11 AF-12.14 AF-12.18 AF-25.99 AF-28.50
#[test]
fn a_destroyed_decoy_opens_its_holders_tokens_to_the_next_raid_only() {
    let mut table = given()
        .holds(YOU, &[HolographicDecoy, StasisBeam])
        .holds(RED, &[HolographicDecoy])
        .tokens(RED, 0, 5)
        .hand(YOU, &[1, 2, 3, 4, 5, 6])
        .on_the_turn_of(YOU);

    table.docks(RaidersOutpost, 1);
    table.refuses_choice(token(RED, Ore), "AF-12.11");
    table.chooses(card(RED, HolographicDecoy));
    assert!(table.is_discarded(HolographicDecoy));
    assert!(table.holds(YOU, HolographicDecoy) && !table.holds(RED, HolographicDecoy));
    assert!(!table.allows_choice(token(RED, Ore)), "this raid is over");
    assert_eq!(table.ore(RED), 5);
    assert!(table.allows(Action::Discard(Discard::StasisBeam { to: Lem })), "no discard power was used");

    table.raids(4, &[(RED, Ore), (RED, Ore), (RED, Ore), (RED, Ore)]);
    assert_eq!((table.ore(YOU), table.ore(RED)), (4, 1));
}

/// AF-12.12
#[test]
fn a_stolen_card_can_be_used_at_once_though_its_last_holder_has_just_used_it() {
    let mut table = given()
        .holds(YELLOW, &[BoosterPod])
        .tokens(YELLOW, 1, 0)
        .hand(YELLOW, &[3])
        .tokens(YOU, 1, 0)
        .ships_in_play(YOU, 4)
        .on_the_turn_of(YELLOW);
    table.uses(Power::BoosterPod { ship: Ships::own(3) }).finishes_the_turn().rolls(&[1, 2, 3, 4]);

    table.raids_a_card(1, YELLOW, BoosterPod).uses(Power::BoosterPod { ship: Ships::own(4) });

    assert_eq!(table.hand(YOU), [5]);
    assert_eq!(table.fuel(YOU), 0);
}

/// AF-12.12
#[test]
fn a_stolen_card_can_be_discarded_for_its_power_at_once() {
    let mut table = given().holds(RED, &[StasisBeam]).hand(YOU, &[1, 2, 3]).on_the_turn_of(YOU);

    table.raids_a_card(1, RED, StasisBeam).discards(Discard::StasisBeam { to: Burroughs });

    assert!(table.is_discarded(StasisBeam));
    assert!(!table.holds(YOU, StasisBeam));
}

/// AF-12.12
#[test]
fn a_stolen_resource_cache_pays_nothing_before_the_next_roll() {
    let mut table = given().players(2, &[]).holds(RED, &[ResourceCache]).hand(YOU, &[1, 2, 3]).on_the_turn_of(YOU);

    table.raids_a_card(1, RED, ResourceCache);
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (0, 0));

    table.ends_the_turn().lets_an_opponent_play().rolls(&[1, 3, 2]);
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (0, 1));
}

/// AF-12.13
#[test]
fn a_stolen_alien_city_moves_its_point_at_once() {
    let mut table = given().holds(RED, &[AlienCity]).hand(YOU, &[1, 2, 3]).on_the_turn_of(YOU);
    assert_eq!((table.score(YOU), table.score(RED)), (0, 1));

    table.raids_a_card(1, RED, AlienCity);

    assert_eq!((table.score(YOU), table.score(RED)), (1, 0));
    assert!(table.has_heard(Heard::ScoreChanged { seat: RED, from: 1, to: 0 }));
}

/// AF-12.15
#[test]
fn a_run_may_dock_though_nobody_has_anything_to_steal() {
    let mut table = given().hand(YOU, &[1, 2, 3]).on_the_turn_of(YOU);

    table.docks(RaidersOutpost, 1);

    assert_eq!(table.choices(), [Choice::Loot(LootAnswer::Enough)]);
    table.chooses(Choice::Loot(LootAnswer::Enough));
    assert_eq!(table.docked(YOU, RaidersOutpost), [1, 2, 3]);
}

/// AF-12.16
#[test]
fn a_raider_may_have_more_than_eight_tokens_until_the_turn_ends() {
    let mut table = given().tokens(YOU, 4, 4).tokens(RED, 4, 4).hand(YOU, &[1, 2, 3, 5]).on_the_turn_of(YOU);

    table.raids(1, &[(RED, Ore), (RED, Ore), (RED, Ore), (RED, Ore)]).docks(SolarConverter, 5);
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (7, 8));

    table.ends_the_turn();
    assert_eq!(table.waiting(), Some(Frame::ResourceLimit(ResourceLimit {})));
}

/// AF-12.17 AF-28.41
#[test]
fn a_raid_is_neither_put_off_nor_repeated_while_the_ships_stay() {
    let mut table = given().players(2, &[]).tokens(RED, 0, 4).hand(YOU, &[1, 2, 3, 5]).on_the_turn_of(YOU);

    table.raids(1, &[(RED, Ore)]);
    assert!(!table.allows_choice(token(RED, Ore)), "not later in the turn");

    table.finishes_the_turn().lets_an_opponent_play();
    assert_eq!(table.ore(RED), 3, "not on the opponent's turn");
    table.rolls(&[1, 1, 1, 1]);
    assert!(!table.allows_choice(token(RED, Ore)), "not on the next turn");
    assert_eq!(table.ore(RED), 3);
}

/// AF-12.11 AF-12.19 AF-25.100
#[test]
fn where_every_opponent_has_a_decoy_it_is_all_a_raid_can_take_and_it_guards_the_raider() {
    let mut table = given()
        .players(2, &[])
        .holds(RED, &[HolographicDecoy, AlienCity])
        .tokens(RED, 6, 0)
        .tokens(YOU, 2, 2)
        .hand(YOU, &[1, 2, 3])
        .on_the_turn_of(YOU);
    table.docks(RaidersOutpost, 1);
    assert_eq!(table.choices(), [card(RED, HolographicDecoy), Choice::Loot(LootAnswer::Enough)]);

    table.chooses(card(RED, HolographicDecoy)).ends_the_turn().rolls(&[2, 3, 4]);

    table.docks(RaidersOutpost, 2);
    table.refuses_choice(token(YOU, Fuel), "AF-12.11");
    assert_eq!(table.choices(), [card(YOU, HolographicDecoy), Choice::Loot(LootAnswer::Enough)]);
}

/// AF-12.20
#[test]
fn while_the_loot_is_refused_no_ship_docks_and_nothing_is_displaced() {
    let mut table = given()
        .docked(RED, RaidersOutpost, &[1, 2, 3])
        .tokens(YELLOW, 2, 2)
        .holds(YELLOW, &[HolographicDecoy, BoosterPod])
        .hand(YOU, &[2, 3, 4])
        .on_the_turn_of(YOU);

    table.docks(RaidersOutpost, 2);
    table.refuses_choice(token(YELLOW, Ore), "AF-12.11");
    table.refuses_choice(card(YELLOW, BoosterPod), "AF-12.11");
    table.refuses_choice(token(RED, Ore), "AF-12.7");

    assert_eq!(table.docked(RED, RaidersOutpost), [1, 2, 3]);
    assert_eq!(table.hand(YOU), [2, 3, 4]);
    assert_eq!(table.in_bay(RED), 0);
}

//! AF-20: what holds for every technology card. The display and the piles are in
//! `piles.rs`.

use alien_frontiers::{
    AlienFrontiers, Choice,
    rules::{actions::Action, cannon::CannonAnswer, discards::Discard, powers::Power, warper::RerollAnswer},
    view::CardCount,
    words::{
        Field::{Isolation, Positron},
        Resource::Fuel,
        Ships,
        Station::{AlienArtifact, LunarMine, RaidersOutpost, SolarConverter},
        Technology::{self, *},
        Territory::{Asimov, Herbert, Lem, Pohl},
    },
};
use engine::{Refused, Viewer, Views, Word};

use crate::table::*;

/// AF-20.1 AF-28.28
#[test]
fn everybody_sees_the_cards_held_and_the_discard_pile() {
    let table = given().holds(RED, &[PlasmaCannon]).discarded(&[AlienCity]).on_the_turn_of(YOU);

    for viewer in Viewer::all(4) {
        let view = AlienFrontiers::view(&table.state, viewer);
        assert_eq!(view.players[RED.index()].cards, [PlasmaCannon]);
        assert_eq!(view.discard_pile, [CardCount { card: AlienCity, count: 1 }]);
    }
}

/// AF-20.2 AF-20.18
#[test]
fn a_player_may_hold_all_twelve_kinds_but_no_kind_twice() {
    let eleven = Technology::ALL.iter().copied().filter(|&card| card != StasisBeam).collect::<Vec<_>>();
    let mut table = given()
        .hand(YOU, &[2, 6])
        .holds(YOU, &eleven)
        .displayed(&[BoosterPod, StasisBeam, DataCrystal])
        .on_the_turn_of(YOU);
    table.docks(AlienArtifact, 2).docks(AlienArtifact, 6);

    table.refuses(Action::Claim { card: BoosterPod }, "AF-6.11");
    table.claims(StasisBeam, &[ResourceCache]);

    assert_eq!(table.player(YOU).cards.len(), 12);
    assert_eq!(table.score(YOU), 2, "Alien City and Alien Monument are held together");
}

/// AF-20.3
#[test]
fn cards_are_used_only_by_their_owner_in_their_own_turn_and_after_the_roll() {
    let lower = Action::Use(Power::StasisBeam { ship: Ships::own(3) });
    let mut table = given().hand(YOU, &[3]).holds(RED, &[StasisBeam]).tokens(RED, 1, 0).on_the_turn_of(YOU);

    table.refuses(lower, "AF-20.3");
    assert_eq!(table.state.may_choose(RED, Choice::Turn(lower)), Err(Refused::NotAsked), "red is not on turn");

    table.finishes_the_turn();
    assert_eq!(table.state.may_choose(RED, Choice::Turn(lower)), Err(Refused::NotAsked), "red has not rolled");

    table.rolls(&[3, 3, 3]);
    assert!(table.allows(lower));
}

/// AF-20.4
#[test]
fn a_fuel_power_is_paid_and_used_once_in_a_turn() {
    let raise = |value| Power::BoosterPod { ship: Ships::own(value) };
    let mut table =
        given().players(2, &[]).hand(YOU, &[1, 1]).holds(YOU, &[BoosterPod]).tokens(YOU, 3, 0).on_the_turn_of(YOU);

    table.uses(raise(1));
    assert_eq!((table.hand(YOU), table.fuel(YOU)), (vec![1, 2], 2));
    table.refuses(Action::Use(raise(1)), "AF-20.4");

    table.finishes_the_turn().comes_round_to(YOU).rolls(&[1, 1, 1]);
    assert!(table.allows(Action::Use(raise(1))), "the next turn it works again");
}

/// AF-20.5
#[test]
fn a_discard_power_costs_the_card_and_no_fuel() {
    let mut table = given().holds(YOU, &[StasisBeam]).on_the_turn_of(YOU);

    table.discards(Discard::StasisBeam { to: Lem });

    assert_eq!(table.field(Isolation), Some(Lem));
    assert!(!table.holds(YOU, StasisBeam) && table.is_discarded(StasisBeam));
    assert_eq!(table.fuel(YOU), 0);
}

/// AF-20.6 AF-25.51
#[test]
fn one_discard_power_a_turn_over_all_cards() {
    let mut table = given()
        .hand(YOU, &[3])
        .holds(YOU, &[BoosterPod, StasisBeam])
        .tokens(YOU, 1, 0)
        .field(Positron, Lem)
        .on_the_turn_of(YOU);

    table.discards(Discard::StasisBeam { to: Pohl });

    table.refuses(Action::Discard(Discard::BoosterPod { field: Positron }), "AF-20.6");
    table.uses(Power::BoosterPod { ship: Ships::own(3) });
    assert_eq!(table.hand(YOU), [4]);
}

/// AF-20.7 AF-25.52
#[test]
fn a_card_used_for_fuel_is_not_discarded_in_that_turn() {
    let mut table = given().hand(YOU, &[3]).holds(YOU, &[StasisBeam]).tokens(YOU, 1, 0).on_the_turn_of(YOU);

    table.uses(Power::StasisBeam { ship: Ships::own(3) });

    assert_eq!(table.fuel(YOU), 0);
    table.refuses(Action::Discard(Discard::StasisBeam { to: Lem }), "AF-20.7");
}

/// AF-20.8 AF-25.53
#[test]
fn a_card_claimed_this_turn_may_be_used_or_discarded_at_once() {
    let mut table = given()
        .hand(YOU, &[2, 3, 6])
        .tokens(YOU, 1, 0)
        .displayed(&[BoosterPod, AlienCity, AlienMonument])
        .field(Positron, Lem)
        .on_the_turn_of(YOU);

    table.docks(AlienArtifact, 2).docks(AlienArtifact, 6).claims(BoosterPod, &[DataCrystal]);

    let mut again = table.once_more();
    table.uses(Power::BoosterPod { ship: Ships::own(3) });
    assert_eq!(table.hand(YOU), [4]);
    again.discards(Discard::BoosterPod { field: Positron });
    assert_eq!(again.field(Positron), None);
}

/// AF-20.8 AF-20.22
#[test]
fn a_card_works_the_same_however_it_was_acquired() {
    let raise = Power::BoosterPod { ship: Ships::own(5) };
    let hand = || given().hand(YOU, &[1, 2, 3, 5]).tokens(YOU, 1, 0);

    let mut dealt = hand().holds(YOU, &[BoosterPod]).on_the_turn_of(YOU);
    let mut raided = hand().holds(RED, &[BoosterPod]).on_the_turn_of(YOU);
    raided.raids_a_card(1, RED, BoosterPod);
    let mut recovered = hand().holds(YOU, &[TemporalWarper]).discarded(&[BoosterPod]).on_the_turn_of(YOU);
    recovered.discards(Discard::TemporalWarper { card: BoosterPod });

    for table in [&mut dealt, &mut raided, &mut recovered] {
        table.uses(raise);
        assert_eq!(table.hand(YOU).last(), Some(&6));
        assert_eq!(table.fuel(YOU), 0);
    }
}

/// AF-20.9
#[test]
fn a_power_is_refused_unless_it_can_be_carried_out_completely() {
    let mut table = given()
        .docked(YOU, SolarConverter, &[5])
        .hand(YOU, &[3])
        .holds(YOU, &[BoosterPod, OrbitalTeleporter, PolarityDevice, PlasmaCannon])
        .colonies(RED, Lem, 1)
        .colonies(GREEN, Lem, 1)
        .docked(RED, LunarMine, &[1])
        .on_the_turn_of(YOU);

    table.refuses(Action::Use(Power::BoosterPod { ship: Ships::own(3) }), "AF-20.9");
    table.refuses(Action::Use(take_off(SolarConverter, 5)), "AF-20.9");
    table.refuses(Action::Use(Power::PlasmaCannon { station: LunarMine }), "AF-20.9");
    table.refuses(Action::Discard(Discard::PolarityDevice { colony: colony(RED, Lem) }), "AF-20.9");
}

/// AF-20.10 AF-27.20
#[test]
fn a_ship_is_never_raised_above_6_nor_lowered_below_1() {
    let mut table = given()
        .hand(YOU, &[1, 4, 6])
        .holds(YOU, &[BoosterPod, StasisBeam, GravityManipulator])
        .tokens(YOU, 4, 0)
        .on_the_turn_of(YOU);

    table.refuses(Action::Use(Power::BoosterPod { ship: Ships::own(6) }), "AF-20.10");
    table.refuses(Action::Use(Power::StasisBeam { ship: Ships::own(1) }), "AF-20.10");
    let gravity = |lower, raise| Power::GravityManipulator { lower: Ships::own(lower), raise: Ships::own(raise) };
    table.refuses(Action::Use(gravity(1, 4)), "AF-20.10");
    table.refuses(Action::Use(gravity(4, 6)), "AF-20.10");

    assert_eq!(table.fuel(YOU), 4, "nothing is wasted");
    assert!(table.allows(Action::Use(gravity(6, 1))));
}

/// AF-20.11
#[test]
fn powers_turn_ships_in_the_hand_only() {
    let mut table = given()
        .docked(YOU, SolarConverter, &[3])
        .hand(YOU, &[4, 5])
        .holds(YOU, &[BoosterPod, StasisBeam, PolarityDevice, GravityManipulator, TemporalWarper])
        .tokens(YOU, 8, 0)
        .on_the_turn_of(YOU);
    let ship = Ships::own(3);

    table.refuses(Action::Use(Power::BoosterPod { ship }), "AF-20.11");
    table.refuses(Action::Use(Power::StasisBeam { ship }), "AF-20.11");
    table.refuses(Action::Use(Power::PolarityDevice { ship }), "AF-20.11");
    table.refuses(Action::Use(Power::GravityManipulator { lower: ship, raise: Ships::own(4) }), "AF-20.11");
    table.refuses(Action::Use(Power::GravityManipulator { lower: Ships::own(4), raise: ship }), "AF-20.11");
    table.uses(Power::TemporalWarper).refuses_choice(Choice::Reroll(RerollAnswer::Ship { ship }), "AF-20.11");
}

/// AF-20.16 AF-20.19
#[test]
fn the_second_copy_is_fresh_if_the_first_was_discarded_unused() {
    let mut table = given()
        .hand(YOU, &[2, 3, 6])
        .holds(YOU, &[BoosterPod])
        .tokens(YOU, 1, 0)
        .displayed(&[BoosterPod, AlienCity, AlienMonument])
        .field(Positron, Lem)
        .on_the_turn_of(YOU);

    table.discards(Discard::BoosterPod { field: Positron });
    table.docks(AlienArtifact, 2).docks(AlienArtifact, 6).claims(BoosterPod, &[DataCrystal]);

    table.uses(Power::BoosterPod { ship: Ships::own(3) });
    assert_eq!(table.hand(YOU), [4]);
}

/// AF-20.19 AF-28.32
#[test]
fn a_used_card_is_neither_discarded_nor_joined_by_the_second_copy_so_there_is_one_teleport_a_turn() {
    let mut table = given()
        .hand(YOU, &[2, 3, 6])
        .holds(YOU, &[OrbitalTeleporter])
        .tokens(YOU, 8, 0)
        .displayed(&[OrbitalTeleporter, AlienCity, AlienMonument])
        .colonies(RED, Lem, 1)
        .on_the_turn_of(YOU);

    table.docks(AlienArtifact, 2).docks(SolarConverter, 6).teleports(SolarConverter, 6, plain(AlienArtifact, 6));
    assert_eq!(table.artifact_total(YOU), 8);

    table.refuses(Action::Claim { card: OrbitalTeleporter }, "AF-6.11");
    table.refuses(Action::Discard(Discard::OrbitalTeleporter { colony: colony(RED, Lem) }), "AF-20.7");
    table.refuses(Action::Use(take_off(AlienArtifact, 6)), "AF-20.4");
}

/// AF-20.17
#[test]
fn a_card_lost_in_a_raid_is_no_use_of_a_discard_power() {
    let mut table = given()
        .hand(YOU, &[1, 2, 3])
        .holds(YOU, &[DataCrystal, StasisBeam])
        .holds(RED, &[DataCrystal])
        .on_the_turn_of(YOU);

    table.raids_a_card(1, RED, DataCrystal);
    assert!(table.is_discarded(DataCrystal));

    table.discards(Discard::StasisBeam { to: Lem });
    assert_eq!(table.field(Isolation), Some(Lem));
}

/// AF-20.20 AF-28.51
#[test]
fn a_use_that_could_change_nothing_is_refused() {
    let mut table = given()
        .hand(YOU, &[1, 2])
        .holds(YOU, &[DataCrystal, PolarityDevice, OrbitalTeleporter, TemporalWarper, PlasmaCannon, StasisBeam])
        .tokens(YOU, 8, 0)
        .controls(YOU, Lem)
        .colonies(RED, Pohl, 1)
        .colonies(RED, Asimov, 1)
        .docked(RED, LunarMine, &[1])
        .field(Isolation, Herbert)
        .on_the_turn_of(YOU);

    table.refuses(Action::Use(Power::DataCrystal { territory: Lem }), "AF-21.9");
    table.refuses(Action::Discard(Discard::StasisBeam { to: Herbert }), "AF-19.3");
    let mut swap = table.once_more();
    swap.discards(Discard::PolarityDevice { colony: colony(RED, Pohl) });
    swap.refuses_choice(Choice::ColonySwap(colony(RED, Asimov)), "AF-21.37");
    let mut movement = table.once_more();
    movement.discards(Discard::OrbitalTeleporter { colony: colony(RED, Pohl) });
    movement.refuses_choice(Choice::ColonyMove(Pohl), "AF-20.20");
    table.once_more().uses(Power::TemporalWarper).refuses_choice(Choice::Reroll(RerollAnswer::Roll), "AF-20.20");
    let mut fire = table.once_more();
    fire.uses(Power::PlasmaCannon { station: LunarMine });
    fire.refuses_choice(Choice::CannonFire(CannonAnswer::Fire), "AF-20.20");
    assert_eq!(table.fuel(YOU), 8);
}

/// AF-20.20
#[test]
fn a_use_that_leaves_the_same_set_of_values_is_legal() {
    let mut table = given().hand(YOU, &[2, 3]).holds(YOU, &[GravityManipulator]).tokens(YOU, 2, 0).on_the_turn_of(YOU);

    table.uses(Power::GravityManipulator { lower: Ships::own(3), raise: Ships::own(2) });

    assert_eq!((table.hand(YOU), table.fuel(YOU)), (vec![2, 3], 0));
}

/// AF-21.1 AF-21.2
#[test]
fn alien_city_and_alien_monument_give_a_point_each_to_whoever_holds_them() {
    let mut table = given()
        .hand(YOU, &[2, 6, 3, 4, 5])
        .displayed(&[AlienCity, BoosterPod, DataCrystal])
        .holds(RED, &[AlienMonument])
        .tokens(RED, 1, 0)
        .on_the_turn_of(YOU);
    assert_eq!((table.score(YOU), table.score(RED)), (0, 1));

    table.docks(AlienArtifact, 2).docks(AlienArtifact, 6).claims(AlienCity, &[StasisBeam]);
    assert_eq!(table.score(YOU), 1, "claimed");

    table.raids_a_card(3, RED, AlienMonument);
    assert_eq!((table.score(YOU), table.score(RED)), (2, 0), "raided");
    assert_eq!(table.docked(YOU, RaidersOutpost), [3, 4, 5]);
}

/// AF-21.2
#[test]
fn alien_city_may_be_cycled_off_the_display_and_recovered_from_the_discard_pile() {
    let mut table = given()
        .hand(YOU, &[1])
        .holds(YOU, &[TemporalWarper])
        .displayed(&[AlienCity, BoosterPod, DataCrystal])
        .on_the_turn_of(YOU);

    table.docks_and_cycles(1, &[StasisBeam, PlasmaCannon, PolarityDevice]);
    assert!(table.is_discarded(AlienCity));

    table.discards(Discard::TemporalWarper { card: AlienCity });
    assert!(table.holds(YOU, AlienCity));
    assert_eq!(table.score(YOU), 1);
}

/// AF-21.1 AF-21.13 AF-21.47 AF-21.50
#[test]
fn eight_kinds_have_a_fuel_power_and_a_discard_power_and_four_have_none() {
    let table = given()
        .hand(YOU, &[3, 4])
        .docked(YOU, SolarConverter, &[2])
        .holds(YOU, Technology::ALL)
        .tokens(YOU, 8, 0)
        .docked(RED, LunarMine, &[1])
        .ships_in_play(RED, 4)
        .colonies(RED, Lem, 1)
        .colonies(GREEN, Pohl, 2)
        .field(Positron, Asimov)
        .discarded(&[TemporalWarper])
        .on_the_turn_of(YOU);

    let choices = table.choices();
    let used = |card: &Technology| {
        choices.iter().any(|it| matches!(it, Choice::Turn(Action::Use(power)) if power.card() == *card))
    };
    let discarded = |card: &Technology| {
        choices.iter().any(|it| matches!(it, Choice::Turn(Action::Discard(discard)) if discard.card() == *card))
    };

    let powerless = [AlienCity, AlienMonument, HolographicDecoy, ResourceCache];
    assert!(Technology::ALL.iter().all(|card| used(card) != powerless.contains(card)));
    assert!(Technology::ALL.iter().all(|card| discarded(card) != powerless.contains(card)));
}

/// AF-21.14
#[test]
fn a_decoy_shields_its_holder_from_raids_but_not_itself() {
    let mut table = given()
        .hand(YOU, &[1, 2, 3])
        .holds(RED, &[HolographicDecoy, DataCrystal])
        .tokens(RED, 2, 2)
        .on_the_turn_of(YOU);

    table.docks(RaidersOutpost, 1);

    table.refuses_choice(token(RED, Fuel), "AF-12.11").refuses_choice(card(RED, DataCrystal), "AF-12.11");
    table.chooses(card(RED, HolographicDecoy));
    assert!(table.holds(YOU, HolographicDecoy));
}

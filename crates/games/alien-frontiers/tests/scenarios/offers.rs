//! What a person is shown before choosing: what each answer touches, costs and gives. Why
//! others are not to be had is in `denials.rs`.

use alien_frontiers::{
    AlienFrontiers, Choice,
    board::{ShipNumber, ShipSet},
    offers::Touch,
    rules::{
        actions::Action,
        cannon::CannonAnswer,
        discards::{Discard, ShipPlace},
        docking::Docking,
        outpost::LootAnswer,
        powers::Power,
        warper::RerollAnswer,
    },
    words::{
        Field::Positron,
        Goods,
        Resource::{Fuel, Ore},
        Ships,
        Station::{
            self, AlienArtifact, ColonistHub, LunarMine, OrbitalMarket, RaidersOutpost, Shipyard, SolarConverter,
            TerraformingStation,
        },
        Technology::{
            AlienCity, BoosterPod, DataCrystal, OrbitalTeleporter, PlasmaCannon, PolarityDevice, ResourceCache,
            StasisBeam, TemporalWarper,
        },
        Territory::{Asimov, Burroughs, Lem, Pohl},
    },
};
use engine::{Seat, Views};

use crate::table::*;

fn docking(station: Station, value: u8) -> Choice {
    Choice::Turn(dock(station, Ships::own(value)))
}

fn ships(owner: Seat, numbers: &[u8]) -> Touch {
    Touch::Ships { owner, ships: numbers.iter().copied().map(ShipNumber).collect::<ShipSet>() }
}

/// AF-14.2
#[test]
fn a_6_at_the_converter_is_shown_to_give_three_fuel() {
    let table = given().hand(YOU, &[6, 6, 2]).on_the_turn_of(YOU);

    let offer = table.offer(docking(SolarConverter, 6));

    assert_eq!(
        offer.touches,
        [ships(YOU, &[0, 1]), Touch::Station { station: SolarConverter }],
        "either 6 may be meant"
    );
    assert_eq!(offer.costs, []);
    assert_eq!(offer.gives, [goods(YOU, Goods::Fuel, 3)]);
}

/// AF-22.5
#[test]
fn an_offer_shows_what_the_stock_has_to_give() {
    let table = given().hand(YOU, &[6]).stock(1, 0, RED).on_the_turn_of(YOU);

    assert_eq!(table.gives(docking(SolarConverter, 6)), [goods(YOU, Goods::Fuel, 1)]);
    assert_eq!(table.gives(docking(LunarMine, 6)), []);
}

/// AF-16.7 AF-7.8
#[test]
fn a_launch_that_gains_control_is_shown_to_give_a_colony_and_two_points() {
    let table = given().circle(YOU, 7).tokens(YOU, 1, 1).controls(RED, Pohl).on_the_turn_of(YOU);

    let offer = table.offer(Choice::Turn(Action::Launch { to: Lem }));

    assert_eq!(offer.touches, [Touch::HubTrack { seat: YOU }, Touch::Territory { territory: Lem }]);
    assert_eq!(offer.costs, [goods(YOU, Goods::Fuel, 1), goods(YOU, Goods::Ore, 1)]);
    assert_eq!(offer.gives, [goods(YOU, Goods::Colony, 1), goods(YOU, Goods::Point, 2)]);
}

/// AF-16.8 AF-18.6
#[test]
fn an_offer_shows_what_others_lose() {
    let table = given()
        .circle(YOU, 7)
        .tokens(YOU, 1, 1)
        .controls(RED, Burroughs)
        .relic_docked(RED, LunarMine, 5)
        .on_the_turn_of(YOU);

    let costs = table.costs(Choice::Turn(Action::Launch { to: Burroughs }));

    assert_eq!(costs[2..], [goods(RED, Goods::Ship, 1), goods(RED, Goods::Point, 1)]);
}

/// AF-5.10
#[test]
fn a_docking_of_several_ships_touches_each_of_them() {
    let table = given()
        .hand(YOU, &[2, 3, 4, 4])
        .controls(YOU, Burroughs)
        .relic_in_hand(YOU, 4)
        .tokens(YOU, 2, 2)
        .on_the_turn_of(YOU);
    let station = |station| Touch::Station { station };

    assert_eq!(table.touched(docking(RaidersOutpost, 2)), [ships(YOU, &[0, 1, 2, 3]), station(RaidersOutpost)]);
    let with_relic = Choice::Turn(dock(RaidersOutpost, Ships::with_relic(2)));
    assert_eq!(table.touched(with_relic), [ships(YOU, &[0, 1, 6]), station(RaidersOutpost)]);
    assert_eq!(table.touched(docking(OrbitalMarket, 4)), [ships(YOU, &[2, 3]), station(OrbitalMarket)]);
    let offer = table.offer(Choice::Turn(dock(Shipyard, Ships::with_relic(4))));
    assert_eq!(offer.touches, [ships(YOU, &[2, 3, 6]), station(Shipyard)]);
    assert_eq!(offer.costs, [goods(YOU, Goods::Fuel, 2), goods(YOU, Goods::Ore, 2)]);
    assert_eq!(offer.gives, [goods(YOU, Goods::Ship, 1)]);
}

/// AF-6.2
#[test]
fn a_cycle_touches_the_displayed_cards_and_shows_nothing_of_the_new_ones() {
    let table = given().hand(YOU, &[6]).displayed(&[AlienCity, BoosterPod]).on_the_turn_of(YOU);

    let offer = table.offer(Choice::Turn(Action::Dock(Docking::Cycle { ships: Ships::own(6) })));

    let cards = [AlienCity, BoosterPod].map(|card| Touch::Displayed { card });
    assert_eq!(offer.touches[1], Touch::Station { station: AlienArtifact });
    assert_eq!(offer.touches[2..], cards);
    assert_eq!((offer.costs, offer.gives), (vec![], vec![]));
}

/// AF-6.5 AF-16.9
#[test]
fn a_claim_of_alien_city_is_shown_to_give_a_card_and_a_point() {
    let mut table = given().hand(YOU, &[6, 2]).displayed(&[AlienCity, BoosterPod, DataCrystal]).on_the_turn_of(YOU);
    table.docks(AlienArtifact, 6).docks(AlienArtifact, 2);

    let offer = table.offer(Choice::Turn(Action::Claim { card: AlienCity }));

    assert_eq!(offer.touches, [Touch::Displayed { card: AlienCity }]);
    assert_eq!(offer.gives, [goods(YOU, Goods::Card, 1), goods(YOU, Goods::Point, 1)]);
}

/// AF-7.4 AF-7.6
#[test]
fn a_hub_docking_is_shown_to_give_its_circles() {
    let mut table = given().hand(YOU, &[1, 2]).controls(YOU, Asimov).on_the_turn_of(YOU);
    assert_eq!(table.gives(docking(ColonistHub, 1)), [goods(YOU, Goods::Circle, 1)]);

    table.docks(ColonistHub, 1);

    assert_eq!(table.gives(docking(ColonistHub, 2)), [goods(YOU, Goods::Circle, 1), goods(YOU, Goods::Circle, 1)]);
}

/// AF-11.4 AF-18.3
#[test]
fn a_trade_and_a_purchase_show_their_price() {
    let mut table = given().hand(YOU, &[3, 3]).controls(YOU, Burroughs).tokens(YOU, 4, 1).on_the_turn_of(YOU);
    table.docks(OrbitalMarket, 3);

    let trade = table.offer(Choice::Turn(Action::Trade { rate: 3 }));
    assert_eq!(trade.touches, [Touch::Station { station: OrbitalMarket }]);
    assert_eq!((trade.costs, trade.gives), (vec![goods(YOU, Goods::Fuel, 3)], vec![goods(YOU, Goods::Ore, 1)]));

    let relic = table.offer(Choice::Turn(Action::BuyRelicShip));
    assert_eq!(relic.touches, [Touch::RelicShip]);
    assert_eq!(relic.costs, [goods(YOU, Goods::Fuel, 1), goods(YOU, Goods::Ore, 1)]);
    assert_eq!(relic.gives, [goods(YOU, Goods::Ship, 1)]);
}

/// AF-21.49
#[test]
fn a_fuel_power_touches_the_card_and_what_it_is_used_on() {
    let table = given()
        .hand(YOU, &[3, 5])
        .holds(YOU, &[BoosterPod, DataCrystal, TemporalWarper])
        .tokens(YOU, 2, 0)
        .colonies(RED, Lem, 2)
        .on_the_turn_of(YOU);
    let held = |card| Touch::Held { owner: YOU, card };

    let raise = table.offer(Choice::Turn(Action::Use(Power::BoosterPod { ship: Ships::own(3) })));
    assert_eq!(raise.touches, [held(BoosterPod), ships(YOU, &[0])]);
    assert_eq!(raise.costs, [goods(YOU, Goods::Fuel, 1)]);
    let borrow = table.offer(Choice::Turn(Action::Use(Power::DataCrystal { territory: Lem })));
    assert_eq!(borrow.touches, [held(DataCrystal), Touch::Territory { territory: Lem }]);
    assert_eq!(borrow.costs, [goods(YOU, Goods::Fuel, 2)]);
    let reroll = table.offer(Choice::Turn(Action::Use(Power::TemporalWarper)));
    assert_eq!(reroll.touches, [held(TemporalWarper), ships(YOU, &[0, 1])]);
    assert_eq!(reroll.costs, [], "nothing is paid before the ships are chosen");
}

/// AF-20.5
#[test]
fn a_discard_power_costs_the_card_and_shows_the_points_it_moves() {
    let table = given()
        .holds(YOU, &[DataCrystal, TemporalWarper])
        .field(Positron, Pohl)
        .controls(RED, Pohl)
        .controls(YOU, Lem)
        .discarded(&[AlienCity])
        .on_the_turn_of(YOU);
    let held = |card| Touch::Held { owner: YOU, card };

    let field = table.offer(Choice::Turn(Action::Discard(Discard::DataCrystal { to: Lem })));
    assert_eq!(
        field.touches,
        [held(DataCrystal), Touch::Field { field: Positron }, Touch::Territory { territory: Lem }]
    );
    assert_eq!(field.costs, [goods(YOU, Goods::Card, 1), goods(RED, Goods::Point, 1)]);
    assert_eq!(field.gives, [goods(YOU, Goods::Point, 1)]);
    let recovery = table.offer(Choice::Turn(Action::Discard(Discard::TemporalWarper { card: AlienCity })));
    assert_eq!(recovery.touches, [held(TemporalWarper), Touch::Discarded { card: AlienCity }]);
    assert_eq!(recovery.costs, [goods(YOU, Goods::Card, 1)]);
    assert_eq!(recovery.gives, [goods(YOU, Goods::Card, 1), goods(YOU, Goods::Point, 1)]);
}

/// AF-21.30
#[test]
fn a_last_shot_touches_the_ship_where_it_is_and_costs_its_owner() {
    let table = given()
        .holds(YOU, &[PlasmaCannon])
        .docked(RED, LunarMine, &[4])
        .docked(RED, SolarConverter, &[4])
        .ships_in_play(RED, 4)
        .on_the_turn_of(YOU);
    let shot = |value, place| {
        let discard = Discard::PlasmaCannon { owner: RED, ship: Ships::own(value), place };
        table.offer(Choice::Turn(Action::Discard(discard)))
    };

    let mine = shot(4, ShipPlace::LunarMine);
    assert_eq!(mine.touches[1..], [Touch::Station { station: LunarMine }, ships(RED, &[0])]);
    assert_eq!(mine.costs, [goods(YOU, Goods::Card, 1), goods(RED, Goods::Ship, 1)]);
    let bay = shot(1, ShipPlace::MaintenanceBay);
    assert_eq!(bay.touches[1..], [Touch::MaintenanceBay, ships(RED, &[2, 3])]);
}

/// AF-21.25 AF-21.26
#[test]
fn targets_are_those_at_the_station_and_a_ship_shot_while_terraforming_is_lost() {
    let target = |value| Choice::CannonFire(CannonAnswer::Target { owner: RED, ship: Ships::own(value) });
    let fire = Choice::CannonFire(CannonAnswer::Fire);
    let mut table = given()
        .holds(YOU, &[PlasmaCannon])
        .tokens(YOU, 1, 0)
        .docked(RED, TerraformingStation, &[6])
        .docked(RED, LunarMine, &[6])
        .ships_in_play(RED, 4)
        .on_the_turn_of(YOU);

    let mut mine = table.once_more();
    mine.uses(Power::PlasmaCannon { station: LunarMine });
    assert_eq!(mine.touched(target(6)), [ships(RED, &[1])]);
    mine.chooses(target(6));
    assert_eq!(mine.costs(fire), [goods(YOU, Goods::Fuel, 1)]);

    table.uses(Power::PlasmaCannon { station: TerraformingStation }).chooses(target(6));
    assert_eq!(table.costs(fire), [goods(YOU, Goods::Fuel, 1), goods(RED, Goods::Ship, 1)]);
}

/// AF-21.17 AF-21.52
#[test]
fn a_teleport_touches_the_moved_ship_and_its_partners_and_shows_both_costs() {
    let mut table =
        given().hand(YOU, &[4, 4, 1]).holds(YOU, &[OrbitalTeleporter]).tokens(YOU, 3, 1).on_the_turn_of(YOU);
    table.docks(ColonistHub, 4);
    let take_off = table.offer(Choice::Turn(Action::Use(take_off(ColonistHub, 4))));
    assert_eq!(take_off.touches, [Touch::Held { owner: YOU, card: OrbitalTeleporter }, ships(YOU, &[0])]);

    table.takes_off(ColonistHub, 4);

    let mine = table.offer(Choice::Teleport(plain(LunarMine, 4)));
    assert_eq!(mine.touches, [ships(YOU, &[0]), Touch::Station { station: LunarMine }]);
    let shipyard = table.offer(Choice::Teleport(plain(Shipyard, 4)));
    assert_eq!(shipyard.touches, [ships(YOU, &[0, 1]), Touch::Station { station: Shipyard }]);
    let fuel = |n| goods(YOU, Goods::Fuel, n);
    assert_eq!(shipyard.costs, [fuel(2), fuel(1), goods(YOU, Goods::Ore, 1)]);
    assert_eq!(shipyard.gives, [goods(YOU, Goods::Ship, 1)]);
}

/// AF-12.7 AF-12.9 AF-12.10
#[test]
fn loot_is_shown_as_it_changes_hands() {
    let mut table = given()
        .hand(YOU, &[1, 2, 3])
        .holds(YOU, &[BoosterPod])
        .holds(RED, &[AlienCity, BoosterPod])
        .tokens(RED, 1, 0)
        .on_the_turn_of(YOU);
    table.docks(RaidersOutpost, 1);

    let city = table.offer(card(RED, AlienCity));
    assert_eq!(city.touches, [Touch::Held { owner: RED, card: AlienCity }]);
    assert_eq!(city.costs, [goods(RED, Goods::Card, 1), goods(RED, Goods::Point, 1)]);
    assert_eq!(city.gives, [goods(YOU, Goods::Card, 1), goods(YOU, Goods::Point, 1)]);
    let duplicate = table.offer(card(RED, BoosterPod));
    assert_eq!((duplicate.costs, duplicate.gives), (vec![goods(RED, Goods::Card, 1)], vec![]));

    assert_eq!(table.touched(token(RED, Fuel)), [Touch::Tokens { owner: RED, what: Fuel }]);
    table.chooses(token(RED, Fuel));
    let enough = table.offer(Choice::Loot(LootAnswer::Enough));
    assert_eq!((enough.costs, enough.gives), (vec![goods(RED, Goods::Fuel, 1)], vec![goods(YOU, Goods::Fuel, 1)]));
}

/// AF-21.40
#[test]
fn a_reroll_shows_its_price_and_nothing_of_the_dice() {
    let mut table = given().hand(YOU, &[3, 3, 5]).holds(YOU, &[TemporalWarper]).tokens(YOU, 1, 0).on_the_turn_of(YOU);
    table.uses(Power::TemporalWarper);
    let ship = Choice::Reroll(RerollAnswer::Ship { ship: Ships::own(3) });
    assert_eq!(table.touched(ship), [ships(YOU, &[0, 1])]);

    table.chooses(ship);

    let roll = table.offer(Choice::Reroll(RerollAnswer::Roll));
    assert_eq!((roll.touches, roll.costs, roll.gives), (vec![], vec![goods(YOU, Goods::Fuel, 1)], vec![]));
}

/// AF-21.24 AF-21.36
#[test]
fn a_moved_and_a_swapped_colony_show_whose_points_change() {
    let given = || given().holds(YOU, &[OrbitalTeleporter, PolarityDevice]).controls(RED, Lem).controls(GREEN, Pohl);

    let mut moved = given().on_the_turn_of(YOU);
    moved.discards(Discard::OrbitalTeleporter { colony: colony(RED, Lem) });
    let to_pohl = moved.offer(Choice::ColonyMove(Pohl));
    assert_eq!(to_pohl.touches, [Touch::Territory { territory: Pohl }]);
    let point = |seat| goods(seat, Goods::Point, 1);
    assert_eq!(to_pohl.costs, [goods(YOU, Goods::Card, 1), point(RED), point(GREEN)]);

    let mut swapped = given().on_the_turn_of(YOU);
    swapped.discards(Discard::PolarityDevice { colony: colony(RED, Lem) });
    let with_green = swapped.offer(Choice::ColonySwap(colony(GREEN, Pohl)));
    assert_eq!(with_green.touches, [Touch::Territory { territory: Pohl }]);
    assert_eq!(with_green.costs, [goods(YOU, Goods::Card, 1)], "both keep a territory");
}

/// AF-22.2
#[test]
fn returned_tokens_are_a_cost() {
    let mut table = given().tokens(YOU, 5, 5).on_the_turn_of(YOU);
    table.ends_the_turn();

    let mixed = table.offer(Choice::ResourceLimit(surplus(&[Fuel, Ore])));
    assert_eq!(mixed.touches, [Fuel, Ore].map(|what| Touch::Tokens { owner: YOU, what }));
    assert_eq!(mixed.costs, [goods(YOU, Goods::Fuel, 1), goods(YOU, Goods::Ore, 1)]);

    let ore = table.offer(Choice::ResourceLimit(surplus(&[Ore, Ore])));
    assert_eq!(ore.touches, [Touch::Tokens { owner: YOU, what: Ore }]);
    assert_eq!(ore.costs, [goods(YOU, Goods::Ore, 2)]);
}

/// AF-4.2
#[test]
fn the_end_of_the_turn_shows_nothing_of_the_next_players_turn() {
    let mut table = given()
        .docked(RED, TerraformingStation, &[6])
        .ships_in_play(RED, 4)
        .holds(RED, &[ResourceCache, StasisBeam])
        .tokens(YOU, 5, 4)
        .on_the_turn_of(YOU);
    let ending = table.offer(Choice::Turn(Action::EndTurn));
    assert_eq!((ending.touches, ending.costs, ending.gives), (vec![], vec![], vec![]));

    table.ends_the_turn();

    assert_eq!(
        table.costs(Choice::ResourceLimit(surplus(&[Fuel]))),
        [goods(YOU, Goods::Fuel, 1)],
        "red's forfeit is not shown"
    );
}

/// AF-4.8
#[test]
fn only_the_player_on_turn_is_offered_or_denied_anything() {
    let table = given().hand(YOU, &[1]).on_the_turn_of(YOU);

    for seat in [RED, GREEN, YELLOW] {
        assert_eq!(AlienFrontiers::offers(&table.state, seat), []);
        assert_eq!(AlienFrontiers::denials(&table.state, seat), []);
    }
}

/// AF-5.6
#[test]
fn the_end_of_the_turn_forgoes_a_docking_a_card_or_a_launch_but_no_use_of_a_card() {
    let forgoes = |table: &Table| table.offer(Choice::Turn(Action::EndTurn)).forgoes;

    let holds = given().holds(YOU, &[StasisBeam, DataCrystal]).tokens(YOU, 3, 3).on_the_turn_of(YOU);
    assert!(holds.choices().len() > 1, "the Stasis Beam could be discarded");
    assert!(!forgoes(&holds), "it can be in another turn as well");

    let claims = given().docked(YOU, AlienArtifact, &[6, 2]).on_the_turn_of(YOU);
    assert!(forgoes(&claims), "the total of 8 is gone then");

    let launches = given().circle(YOU, 7).tokens(YOU, 1, 1).on_the_turn_of(YOU);
    assert!(forgoes(&launches));

    let docks = given()
        .players(4, &[("duty-to-dock", "free-stations-only")])
        .docked(RED, SolarConverter, &[1; 6])
        .docked(GREEN, SolarConverter, &[1; 2])
        .docked(GREEN, AlienArtifact, &[1; 4])
        .docked(YELLOW, OrbitalMarket, &[1; 3])
        .docked(YELLOW, LunarMine, &[6])
        .circle(YOU, 7)
        .hand(YOU, &[2, 2])
        .tokens(YOU, 1, 1)
        .on_the_turn_of(YOU);
    assert!(forgoes(&docks), "two ships are left that the Shipyard would take");
}

//! AF-21: the Orbital Teleporter's fuel power. Its discard power is in `discards.rs`.

use alien_frontiers::{
    Choice, Frame,
    board::Berth,
    rules::{actions::Action, docking::Docking, outpost::LootAnswer},
    words::{
        Resource::Ore,
        Ships,
        Station::{
            self, AlienArtifact, ColonistHub, LunarMine, OrbitalMarket, RaidersOutpost, Shipyard, SolarConverter,
            TerraformingStation,
        },
        Technology::{BoosterPod, DataCrystal, OrbitalTeleporter, PlasmaCannon, PolarityDevice, StasisBeam},
        Territory::{Asimov, Burroughs, Lem, VanVogt},
    },
};

use crate::table::*;

/// You hold the Teleporter and the fuel for it.
fn given() -> Given {
    crate::table::given().holds(YOU, &[OrbitalTeleporter]).tokens(YOU, 2, 0)
}

/// AF-21.16 AF-21.19 AF-25.27
#[test]
fn a_ship_that_mined_is_teleported_to_the_artifact_and_counts_there_too() {
    let mut table = given().hand(YOU, &[2, 5, 6]).displayed(&[BoosterPod, DataCrystal, StasisBeam]).on_the_turn_of(YOU);

    table.docks(LunarMine, 6).teleports(LunarMine, 6, plain(AlienArtifact, 6));
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (0, 1), "the ore stays");
    assert_eq!(table.docked(YOU, AlienArtifact), [6]);

    table.docks(AlienArtifact, 2);
    assert_eq!(table.artifact_total(YOU), 8);
    assert!(table.allows(Action::Claim { card: BoosterPod }));
}

/// AF-21.16
#[test]
fn the_relic_ship_is_teleported_like_any_other_ship() {
    let mut table = given().hand(YOU, &[1]).controls(YOU, Burroughs).relic_in_hand(YOU, 4).on_the_turn_of(YOU);
    table.docks_with_relic(LunarMine, 4);

    let choices = table.choices();
    let take_off = choices.iter().find(|it| matches!(it, Choice::Turn(Action::Use(_)))).copied();
    table.chooses(take_off.expect("the Relic Ship may take off"));
    table.chooses(Choice::Teleport(Docking::Plain { station: ColonistHub, ships: Ships::with_relic(4) }));

    assert_eq!(table.docked(YOU, ColonistHub), [4]);
    assert_eq!(table.circle(YOU), 1);
}

/// AF-21.16
#[test]
fn only_a_ship_that_is_docked_there_is_teleported() {
    let mut table = given().hand(YOU, &[4]).docked(RED, LunarMine, &[4]).on_the_turn_of(YOU);

    table.refuses(Action::Use(take_off(LunarMine, 4)), "AF-21.16");
    table.refuses(Action::Use(take_off(SolarConverter, 4)), "AF-21.16");
}

/// AF-21.17 AF-21.18
#[test]
fn partners_of_a_teleported_ship_come_from_the_hand() {
    let mut table = given().hand(YOU, &[4, 4, 4, 1]).tokens(YOU, 4, 2).on_the_turn_of(YOU);
    table.docks(LunarMine, 4).docks(ColonistHub, 4);

    let mut with_partner = table.once_more();
    with_partner.teleports(LunarMine, 4, plain(Shipyard, 4));
    assert_eq!(with_partner.docked(YOU, Shipyard), [4, 4]);
    assert_eq!((with_partner.hand(YOU), with_partner.in_bay(YOU)), (vec![1], 1), "the fifth ship is built");

    table.docks(AlienArtifact, 4).takes_off(LunarMine, 4);
    table.refuses_choice(Choice::Teleport(plain(Shipyard, 4)), "AF-21.18");
}

/// AF-21.17
#[test]
fn the_new_docking_has_to_be_legal_in_all_respects() {
    let mut table = given().hand(YOU, &[2, 5]).docked(RED, LunarMine, &[4]).circle(YOU, 7).on_the_turn_of(YOU);
    table.docks(SolarConverter, 2).takes_off(SolarConverter, 2);

    table.refuses_choice(Choice::Teleport(plain(LunarMine, 2)), "AF-9.2");
    table.refuses_choice(Choice::Teleport(plain(ColonistHub, 2)), "AF-7.9");
    let terraform = Docking::Settle { station: TerraformingStation, ships: Ships::own(2), to: Lem };
    table.refuses_choice(Choice::Teleport(terraform), "AF-15.1");

    table.chooses(Choice::Teleport(plain(AlienArtifact, 2)));
    assert_eq!(table.artifact_total(YOU), 2);
}

/// AF-21.20
#[test]
fn a_ship_does_not_return_to_the_station_it_left() {
    let mut table = given().hand(YOU, &[3]).on_the_turn_of(YOU);

    table.docks(SolarConverter, 3).takes_off(SolarConverter, 3);

    table.refuses_choice(Choice::Teleport(plain(SolarConverter, 3)), "AF-21.20");
}

/// AF-21.21
#[test]
fn ships_in_the_maintenance_bay_are_not_teleported_and_none_is_sent_there() {
    let table = given().on_the_turn_of(YOU);
    assert_eq!(table.in_bay(YOU), 3);
    assert_eq!(table.choices(), [Choice::Turn(Action::EndTurn)], "no ship is docked");

    let mut table = given().hand(YOU, &[3]).on_the_turn_of(YOU);
    table.docks(SolarConverter, 3).takes_off(SolarConverter, 3);
    let goals = table.choices();
    assert_eq!(goals.len(), 4, "the Mine, the Artifact with and without new cards, the Hub");
    for goal in goals {
        let mut table = table.once_more();
        table.chooses(goal);
        assert_eq!(table.in_bay(YOU), 2);
    }
}

/// AF-21.22 AF-21.23
#[test]
fn the_old_port_is_free_and_the_minimum_of_the_mine_falls() {
    let mut table = given().hand(YOU, &[2, 6]).docked(RED, LunarMine, &[1, 1, 1, 1]).on_the_turn_of(YOU);
    table.docks(LunarMine, 6).refuses(dock(LunarMine, Ships::own(2)), "AF-5.2");

    table.teleports(LunarMine, 6, plain(SolarConverter, 6));

    assert_eq!((table.free_ports(LunarMine), table.mine_minimum()), (1, 1));
    table.docks(LunarMine, 2);
    assert_eq!(table.ore(YOU), 2);
}

/// AF-21.23
#[test]
fn what_depends_on_the_ship_ends_at_the_old_station_and_progress_stays() {
    let mut artifact = given().hand(YOU, &[6, 3]).on_the_turn_of(YOU);
    artifact.docks(AlienArtifact, 6).docks(AlienArtifact, 3).teleports(AlienArtifact, 6, plain(LunarMine, 6));
    assert_eq!(artifact.artifact_total(YOU), 3);

    let mut hub = given().hand(YOU, &[6, 3]).on_the_turn_of(YOU);
    hub.docks(ColonistHub, 6).docks(ColonistHub, 3).teleports(ColonistHub, 6, plain(LunarMine, 6));
    assert_eq!((hub.circle(YOU), hub.free_ports(ColonistHub)), (2, 2));

    let mut outpost = given().hand(YOU, &[2, 3, 4]).on_the_turn_of(YOU);
    outpost.raids(2, &[]).teleports(RaidersOutpost, 4, plain(LunarMine, 4));
    assert_eq!(outpost.total_there(), 5);
}

/// AF-21.23
#[test]
fn a_pair_that_lost_a_ship_to_the_teleporter_trades_no_more() {
    let mut table = given().hand(YOU, &[1, 1]).tokens(YOU, 4, 0).on_the_turn_of(YOU);
    table.docks(OrbitalMarket, 1).trades(1);

    let choices = table.choices();
    let take_off = choices.iter().find(|it| matches!(it, Choice::Turn(Action::Use(_)))).copied();
    table.chooses(take_off.expect("half of the pair may take off"));
    table.chooses(Choice::Teleport(plain(LunarMine, 1)));

    assert_eq!(table.ore(YOU), 2, "the trade made stands");
    table.refuses(Action::Trade { rate: 1 }, "AF-11.6");
}

/// AF-21.52 AF-28.44
#[test]
fn the_power_and_the_station_are_paid_together_before_anything_happens() {
    let given =
        |fuel| crate::table::given().holds(YOU, &[OrbitalTeleporter]).hand(YOU, &[4, 4, 1]).tokens(YOU, fuel, 1);

    let mut poor = given(2).on_the_turn_of(YOU);
    poor.docks(AlienArtifact, 4).takes_off(AlienArtifact, 4);
    poor.refuses_choice(Choice::Teleport(plain(Shipyard, 4)), "AF-21.52");

    let mut rich = given(3).on_the_turn_of(YOU);
    rich.docks(AlienArtifact, 4).teleports(AlienArtifact, 4, plain(Shipyard, 4));
    assert_eq!((rich.fuel(YOU), rich.ore(YOU)), (0, 0));
    assert_eq!(rich.docked(YOU, Shipyard), [4, 4]);
}

/// AF-21.52
#[test]
fn a_teleported_ship_docks_with_all_the_rights_of_the_new_station() {
    let mut hub = given().hand(YOU, &[1, 2]).controls(YOU, Asimov).on_the_turn_of(YOU);
    hub.docks(ColonistHub, 1).docks(LunarMine, 2).teleports(LunarMine, 2, plain(ColonistHub, 2));
    assert_eq!(hub.circle(YOU), 3, "it is the second Hub docking of the turn");

    let mine = || given().hand(YOU, &[1, 2]).controls(YOU, VanVogt).docked(RED, LunarMine, &[5]);
    let mut first = mine().on_the_turn_of(YOU);
    first.docks(AlienArtifact, 1).teleports(AlienArtifact, 1, plain(LunarMine, 1));
    first.refuses(dock(LunarMine, Ships::own(2)), "AF-9.2");

    let mut market = given().hand(YOU, &[1, 1]).tokens(YOU, 3, 0).on_the_turn_of(YOU);
    market.docks(LunarMine, 1).teleports(LunarMine, 1, plain(OrbitalMarket, 1)).trades(1);
    assert_eq!(market.ore(YOU), 2, "it is half of a new pair");
}

/// AF-21.52 AF-28.44
#[test]
fn the_choices_of_the_new_docking_are_made_with_it() {
    let mut cycle = given().hand(YOU, &[4]).on_the_turn_of(YOU);
    cycle.docks(LunarMine, 4).teleports(LunarMine, 4, Docking::Cycle { ships: Ships::own(4) });
    cycle.is_dealt(&[StasisBeam, PlasmaCannon, PolarityDevice]);
    assert!(cycle.is_displayed(PolarityDevice));

    let terraform = Docking::Settle { station: TerraformingStation, ships: Ships::own(6), to: Lem };
    let mut settle = given().hand(YOU, &[6, 1, 1, 1]).tokens(YOU, 3, 0).on_the_turn_of(YOU);
    settle.docks(LunarMine, 6).teleports(LunarMine, 6, terraform);
    assert_eq!((settle.fuel(YOU), settle.ore(YOU), settle.colonies(YOU, Lem)), (0, 0, 1));

    let mut raid = given().hand(YOU, &[2, 3, 4]).tokens(RED, 0, 1).on_the_turn_of(YOU);
    raid.docks(LunarMine, 4).teleports(LunarMine, 4, plain(RaidersOutpost, 2));
    assert!(matches!(raid.waiting(), Some(Frame::Loot(_))));
    assert_eq!(
        (raid.fuel(YOU), raid.docked(YOU, LunarMine)),
        (2, vec![4]),
        "nothing happens before the loot is chosen"
    );
    raid.chooses(token(RED, Ore)).chooses(Choice::Loot(LootAnswer::Enough));
    assert_eq!((raid.fuel(YOU), raid.ore(YOU)), (0, 2));
    assert_eq!(raid.docked(YOU, RaidersOutpost), [2, 3, 4]);
}

/// AF-21.53
#[test]
fn a_run_that_lost_a_ship_to_the_teleporter_may_be_displaced_by_a_lower_run_of_its_owner() {
    let mut table = given().hand(YOU, &[2, 3, 4, 1, 2, 3]).on_the_turn_of(YOU);
    table.raids(2, &[]).refuses(dock(RaidersOutpost, Ships::own(1)), "AF-12.4");

    table.teleports(RaidersOutpost, 4, plain(SolarConverter, 4)).raids(1, &[]);

    assert_eq!(table.docked(YOU, RaidersOutpost), [1, 2, 3]);
    assert_eq!(table.in_bay(YOU), 2);
}

/// AF-21.22
#[test]
fn a_teleported_ship_is_at_one_station_only() {
    for &(from, to) in &[(SolarConverter, LunarMine), (LunarMine, ColonistHub), (ColonistHub, AlienArtifact)] {
        let mut table = given().hand(YOU, &[5]).on_the_turn_of(YOU);

        table.docks(from, 5).teleports(from, 5, plain(to, 5));

        let at = |station: Station| table.player(YOU).fleet.at(Berth::Docked(station)).len();
        assert_eq!((at(from), at(to)), (0, 1));
    }
}

/// AF-21.18
#[test]
fn a_teleported_ship_makes_a_run_with_the_relic_ship_and_another_in_hand() {
    let given = |hand: &[u8], relic| {
        given().hand(YOU, hand).docked(YOU, LunarMine, &[4]).controls(YOU, Burroughs).relic_in_hand(YOU, relic)
    };
    let with_relic = |lowest| Docking::Plain { station: RaidersOutpost, ships: Ships::with_relic(lowest) };

    let mut table = given(&[2], 3).on_the_turn_of(YOU);
    table.teleports(LunarMine, 4, with_relic(2)).takes(&[]);
    assert_eq!(table.docked(YOU, RaidersOutpost), [2, 3, 4]);

    let mut alike = given(&[2, 3], 4).on_the_turn_of(YOU);
    alike.takes_off(LunarMine, 4).refuses_choice(Choice::Teleport(with_relic(2)), "AF-21.18");
    alike.chooses(Choice::Teleport(plain(RaidersOutpost, 2)));

    let mut aside = given(&[2, 3], 6).on_the_turn_of(YOU);
    aside.takes_off(LunarMine, 4).refuses_choice(Choice::Teleport(with_relic(2)), "AF-21.18");

    let mut without_it = given(&[1, 2], 3).on_the_turn_of(YOU);
    without_it.takes_off(LunarMine, 4).refuses_choice(Choice::Teleport(with_relic(1)), "AF-21.18");
}

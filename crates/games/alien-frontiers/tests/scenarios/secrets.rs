//! AF-26: who sees what.

use alien_frontiers::{
    AlienFrontiers, Frame, Outcome,
    board::Board,
    rules::{actions::Action, discards::Discard, powers::Power},
    view::{BerthView, CardCount, ShipView, TokensView, View},
    words::{
        Field::Positron,
        Mark,
        Resource::Fuel,
        Ships,
        Station::{AlienArtifact, LunarMine, OrbitalMarket, RaidersOutpost, SolarConverter},
        Technology::{
            self, AlienCity, AlienMonument, BoosterPod, DataCrystal, HolographicDecoy, PlasmaCannon, PolarityDevice,
            ResourceCache, StasisBeam,
        },
        Territory::{Burroughs, Lem, Pohl},
        With,
    },
};
use engine::{Lawful, State, Viewer, Views, Word};
use static_assertions::assert_not_impl_any;

use crate::table::*;

// AF-26.3: only views leave the program; what the views are made from cannot.
assert_not_impl_any!(State<AlienFrontiers>: serde::Serialize);
assert_not_impl_any!(Board: serde::Serialize);
assert_not_impl_any!(Frame: serde::Serialize);

/// Everybody who could look at a table of four.
fn viewers() -> impl Iterator<Item = Viewer> {
    Viewer::all(4).chain([Viewer::AfterTheEnd])
}

fn seen(table: &Table) -> View {
    AlienFrontiers::view(&table.state, Viewer::Spectator)
}

/// A table with something in every place.
fn a_full_table() -> Table {
    given()
        .hand(YOU, &[6, 5, 5, 4, 4])
        .controls(YOU, Burroughs)
        .relic_in_hand(YOU, 3)
        .tokens(YOU, 5, 2)
        .holds(YOU, &[BoosterPod, DataCrystal])
        .docked(RED, LunarMine, &[4])
        .docked(RED, RaidersOutpost, &[1, 2])
        .tokens(RED, 1, 3)
        .holds(RED, &[AlienCity])
        .circle(RED, 5)
        .colonies(GREEN, Lem, 2)
        .field(Positron, Lem)
        .displayed(&[StasisBeam, PlasmaCannon, PolarityDevice])
        .discarded(&[HolographicDecoy, HolographicDecoy, ResourceCache])
        .on_the_turn_of(YOU)
}

/// AF-26.1
#[test]
fn everybody_sees_the_same() {
    let mut table = a_full_table();
    let all_alike = |table: &Table| {
        let spectator = serde_json::to_string(&seen(table)).expect("a view can be written");
        for viewer in viewers() {
            let view = AlienFrontiers::view(&table.state, viewer);
            assert_eq!(serde_json::to_string(&view).expect("a view can be written"), spectator, "{viewer:?}");
        }
    };
    all_alike(&table);

    table.docks(RaidersOutpost, 4);
    all_alike(&table);

    table.takes(&[(RED, Fuel)]);
    all_alike(&table);
    for event in &table.heard {
        assert!(viewers().all(|viewer| AlienFrontiers::heard(event, viewer) == Some(*event)), "{event:?}");
    }
}

/// AF-26.1
#[test]
fn cards_and_piles_are_open_but_for_the_order_of_the_draw_pile() {
    let view = seen(&a_full_table());

    assert_eq!(view.display, [Some(StasisBeam), Some(PlasmaCannon), Some(PolarityDevice)]);
    assert_eq!(view.players[0].cards, [BoosterPod, DataCrystal]);
    assert_eq!(view.players[1].cards, [AlienCity]);
    let discarded = [CardCount { card: HolographicDecoy, count: 2 }, CardCount { card: ResourceCache, count: 1 }];
    assert_eq!(view.discard_pile, discarded);
    let n_in_draw_pile: u8 = view.draw_pile.iter().map(|it| it.count).sum();
    assert_eq!(n_in_draw_pile, 22 - 3 - 3 - 3, "the number of cards in it is open");
}

/// AF-26.1
#[test]
fn ships_and_the_roll_are_open_and_ships_that_lie_in_the_bay_show_nothing() {
    let view = seen(&a_full_table());

    let in_hand = |ship: &&ShipView| ship.berth == BerthView::Hand;
    let roll: Vec<Option<u8>> = view.players[0].ships.iter().filter(in_hand).map(|ship| ship.value).collect();
    assert_eq!(roll, [Some(6), Some(5), Some(5), Some(4), Some(4), Some(3)]);
    let at_mine = ShipView {
        berth: BerthView::Docked { station: LunarMine },
        value: Some(4),
        with: With::Own,
        mark: Mark::Unmarked,
    };
    assert!(view.players[1].ships.contains(&at_mine));
    let at_bay = view.players[2].ships.iter().filter(|ship| ship.berth == BerthView::Bay);
    assert!(at_bay.clone().count() == 3 && at_bay.into_iter().all(|ship| ship.value.is_none()));
    let in_stock = view.players[2].ships.iter().filter(|ship| ship.berth == BerthView::Stock && ship.with == With::Own);
    assert_eq!(in_stock.count(), 3, "the ship stock is open");
}

/// AF-26.1
#[test]
fn tokens_colonies_circles_fields_and_scores_are_open() {
    let view = seen(&a_full_table());

    assert_eq!(view.players[0].tokens, TokensView { fuel: 5, ore: 2 });
    assert_eq!(view.players[1].tokens, TokensView { fuel: 1, ore: 3 });
    assert_eq!(view.stock, TokensView { fuel: 24, ore: 15 });
    assert_eq!(view.players[1].hub_circle, 5);
    let lem = view.territories.iter().find(|it| it.territory == Lem).expect("all territories are shown");
    assert_eq!((lem.colonies.as_slice(), lem.controller), (&[0, 0, 2, 0][..], Some(GREEN)));
    assert_eq!(lem.fields, [Positron]);
    let scores: Vec<u8> = view.players.iter().map(|player| player.score).collect();
    assert_eq!(scores, [2, 1, 4, 0]);
}

/// AF-26.1
#[test]
fn what_only_lasts_for_the_turn_is_open() {
    let mut table = a_full_table();

    table.uses(Power::BoosterPod { ship: Ships::own(5) }).docks(OrbitalMarket, 4).docks(AlienArtifact, 5);
    table.discards(Discard::DataCrystal { to: Pohl });

    let view = seen(&table);
    assert_eq!(view.this_turn.seat, YOU);
    assert_eq!(view.this_turn.used, [BoosterPod]);
    assert!(view.this_turn.discard_used);
    assert_eq!(view.this_turn.artifact_total, 5);
    assert_eq!(view.this_turn.rates, [4]);

    let mut table = given().controls(RED, Lem).holds(YOU, &[DataCrystal]).tokens(YOU, 1, 0).on_the_turn_of(YOU);
    table.uses(Power::DataCrystal { territory: Lem });
    assert_eq!(seen(&table).this_turn.borrowed, Some(Lem));
}

/// AF-26.1 AF-26.2
#[test]
fn a_view_tells_all_there_is_to_know_of_a_table() {
    let mut table = a_full_table();
    table.docks(RaidersOutpost, 4);

    for viewer in viewers() {
        let view = AlienFrontiers::view(&table.state, viewer);
        let imagined = AlienFrontiers::imagine(&view, &mut |_| unreachable!("nothing is left to imagine"));
        assert_eq!(imagined, table.state, "{viewer:?}");
    }
}

/// AF-26.1 AF-26.2
#[test]
fn the_cards_of_the_draw_pile_are_those_not_in_sight_and_each_is_as_likely() {
    let mut table = given()
        .hand(YOU, &[6, 2, 1])
        .displayed(&[StasisBeam, PlasmaCannon, PolarityDevice])
        .discarded(&[HolographicDecoy, ResourceCache])
        .holds(RED, &[AlienCity])
        .on_the_turn_of(YOU);
    let view = seen(&table);
    let unseen = |card: Technology| {
        let displayed = view.display.iter().filter(|&&it| it == Some(card)).count() as u8;
        let held = view.players.iter().filter(|player| player.cards.contains(&card)).count() as u8;
        let discarded: u8 = view.discard_pile.iter().filter(|it| it.card == card).map(|it| it.count).sum();
        card.print().copies - displayed - held - discarded
    };
    let worked_out: Vec<(Technology, u32)> =
        Technology::ALL.iter().map(|&card| (card, unseen(card).into())).filter(|&(_, n)| n > 0).collect();

    table.docks(AlienArtifact, 6).docks(AlienArtifact, 2);
    table.does(Action::Claim { card: StasisBeam });

    let odds: Vec<(Technology, u32)> = table
        .odds()
        .into_iter()
        .map(|(outcome, ways)| match outcome {
            Outcome::CardDraw(card) => (card, ways),
            other => panic!("{other:?} is no card"),
        })
        .collect();
    assert_eq!(odds, worked_out);
}

/// AF-26.2
#[test]
fn after_a_reshuffle_the_draw_pile_is_the_former_discard_pile() {
    let mut table = given()
        .hand(YOU, &[6, 2, 1])
        .displayed(&[StasisBeam, PlasmaCannon, PolarityDevice])
        .draw_pile(&[], Rest::Discarded)
        .on_the_turn_of(YOU);
    let discarded = table.board().discard_pile;

    table.docks(AlienArtifact, 6).docks(AlienArtifact, 2).claims(StasisBeam, &[AlienMonument]);

    let mut expected = discarded;
    expected.take(AlienMonument);
    assert_eq!(table.board().draw_pile, expected);
    assert!(table.board().discard_pile.is_empty());
}

/// AF-26.3
#[test]
fn no_view_has_the_order_of_the_draw_pile_or_anything_of_chance_in_it() {
    for viewer in viewers() {
        let view = AlienFrontiers::view(&a_full_table().state, viewer);
        let json = serde_json::to_value(&view).expect("a view can be written");

        let keys: Vec<&String> = json.as_object().expect("a view has fields").keys().collect();
        let mut known = vec!["setup", "first", "round", "this-turn", "players", "stock", "stations", "territories"];
        known.extend(["display", "draw-pile", "discard-pile", "ending", "under-way"]);
        known.sort_unstable();
        let mut keys: Vec<&str> = keys.into_iter().map(String::as_str).collect();
        keys.sort_unstable();
        assert_eq!(keys, known);

        let pile: Vec<Technology> = view.draw_pile.iter().map(|it| it.card).collect();
        let is_in_order = pile.windows(2).all(|kinds| kinds[0] < kinds[1]);
        assert!(is_in_order, "each kind once, with its count, in the order of the rules");
        assert_eq!(json["draw-pile"].as_array().map(Vec::len), Some(pile.len()));
    }
}

/// AF-26.3
#[test]
fn nobody_can_know_an_order_that_the_program_itself_does_not_keep() {
    let discarded_in = |order: [Technology; 3]| {
        let mut table = given()
            .hand(YOU, &[6, 2, 1])
            .displayed(&[StasisBeam, PlasmaCannon, PolarityDevice])
            .draw_pile(&order, Rest::Discarded)
            .on_the_turn_of(YOU);
        table.docks(SolarConverter, 1);
        table
    };

    let one = discarded_in([AlienMonument, BoosterPod, AlienCity]);
    let other = discarded_in([AlienCity, AlienMonument, BoosterPod]);

    assert_eq!(one.state, other.state);
    let json = |table: &Table| serde_json::to_string(&seen(table)).expect("a view can be written");
    assert_eq!(json(&one), json(&other));
}

//! LOC-40: the crafted items.

use lockdown::{
    Outcome,
    board::ObjectToken,
    rules::{aims::Aim, crafting},
    words::{
        ActionCard, AttackCard, Back, Contamination, Event, Intruder, Item, ItemCard, NoiseFace, Room, RoomNumber,
    },
};
use nemesis_kit::words::FigureId;

use crate::table::{Given, SHE, YOU, given};

fn recipes(given: &Given) -> Vec<(Item, Item, Item)> {
    let mut found = Vec::new();
    crafting::each_recipe(&given.board, YOU, &mut |item, one, other| found.push((item, one.item, other.item)));
    found
}

/// LOC-5.50 LOC-17.23 LOC-5.51 LOC-40.7 LOC-29.103
#[test]
fn two_components_become_what_they_are_good_for() {
    let parts = given().carries(YOU, Item::Reagent).carries(YOU, Item::Medkit).carries(YOU, Item::DuctTape);
    let can = [(Item::Neutralizer, Item::Reagent, Item::Medkit), (Item::Flamethrower, Item::Reagent, Item::DuctTape)];
    assert_eq!(recipes(&parts), can);
    let none_left = parts.with(|board| {
        (0..3).for_each(|_| board.items.crafted.take(ItemCard::new(Item::Neutralizer, Back::Blue)));
    });
    assert_eq!(recipes(&none_left), can[1..]);

    let mut board = parts.board;
    let of = [ItemCard::new(Item::Reagent, Back::Yellow), ItemCard::new(Item::Medkit, Back::Green)];
    let _ = crafting::craft(&mut board, YOU, Item::Neutralizer, of, &mut engine::Log::Off);

    let player = board.player(YOU);
    assert!(player.has_item(Item::Neutralizer) && !player.has_item(Item::Reagent) && !player.has_item(Item::Medkit));
    assert!(of.iter().all(|&card| board.items.discard.count(card) == 1));
    let mut used = Given { board }.uses(YOU, Item::Neutralizer, Aim::Nothing);
    assert!(used.player(YOU).has_passed, "no card of contamination was there");
    assert_eq!(used.board().items.crafted.count(ItemCard::new(Item::Neutralizer, Back::Blue)), 3);
    used.nobody_reacts();
}

/// LOC-5.50 LOC-40.6 LOC-17.11
#[test]
fn of_two_alike_components_both_are_needed_and_each_pair_is_named_once() {
    assert!(recipes(&given().carries(YOU, Item::WeaponBattery)).is_empty());
    let two = given().carries(YOU, Item::WeaponBattery).carries(YOU, Item::WeaponBattery);
    assert_eq!(recipes(&two), [(Item::Pistol, Item::WeaponBattery, Item::WeaponBattery)]);
    let other = given().carries(YOU, Item::WeaponBattery).carries(YOU, Item::AnalyzeToolset);
    assert_eq!(recipes(&other), [(Item::Pistol, Item::WeaponBattery, Item::AnalyzeToolset)]);

    let mut board = other.board;
    let of = [ItemCard::new(Item::WeaponBattery, Back::Red), ItemCard::new(Item::AnalyzeToolset, Back::Green)];
    let _ = crafting::craft(&mut board, YOU, Item::Pistol, of, &mut engine::Log::Off);
    assert_eq!(board.player(YOU).hands.item(Item::Pistol).map(|held| held.ammo), Some(3));
}

/// LOC-40.2 LOC-13.8 LOC-29.40 LOC-13.13
#[test]
fn a_neutralizer_removes_all_that_is_infected_and_the_larva_and_one_has_passed() {
    let sick = given().larva(YOU).contaminated(YOU, 1).hand(YOU, &[ActionCard::Rest]).with(|board| {
        assert!(board.contaminate(YOU));
    });
    let mut table = sick.uses(YOU, Item::Neutralizer, Aim::Nothing);
    table.shows(Outcome::Scan(Contamination::Infected)).shows(Outcome::Scan(Contamination::Clean));

    let player = table.player(YOU);
    assert!(!player.has_larva && player.is_alive() && player.has_passed);
    assert!(player.hand.is_empty() && player.discard.is_empty());
    assert_eq!((player.deck.n_actions(), player.deck.contamination.clean), (10, 1), "and no new card");
    assert_eq!(table.board().contamination.removed.infected, 1);
}

/// LOC-40.4 LOC-11.40
#[test]
fn a_taser_hurts_an_intruder_which_flees_if_it_lives() {
    let fight = given().explored(20, Room::PowerGenerator, 1).stands(YOU, 20).intruder(Intruder::Adult, 20);
    let at = Aim::Figure { figure: FigureId(0) };
    let mut lives = fight.uses(YOU, Item::Taser, at);
    lives.shows(Outcome::EnduranceDraw(AttackCard::CutFive)).shows(Outcome::RetreatDraw(Event::BloodTraceTwo));
    assert!(lives.intruders_in(20).is_empty());
    assert_eq!((lives.board().scratch.attacker, lives.is_quiet()), (None, true));

    let mut flees = fight.uses(YOU, Item::Taser, at);
    flees.shows(Outcome::EnduranceDraw(AttackCard::CutRetreat)).shows(Outcome::RetreatDraw(Event::BloodTraceTwo));
    assert!(flees.is_quiet(), "once is enough");

    let mut dies = fight.injured(4).uses(YOU, Item::Taser, at);
    dies.shows(Outcome::EnduranceDraw(AttackCard::CutFive));
    assert!(dies.board().swarm.figures.is_empty() && dies.is_quiet());
}

/// LOC-40.4 LOC-1.23 LOC-19.31
#[test]
fn a_taser_takes_a_hand_of_cards_or_an_egg() {
    let room = given().hand(SHE, &[ActionCard::Search, ActionCard::Rest]).contaminated(SHE, 1);
    let room = room.lies(4, ObjectToken::Egg);
    let [egg, her] = [Aim::Eggs { room: RoomNumber(4) }, Aim::Character { seat: SHE }];
    assert_eq!(room.item_aims(YOU, Item::Taser), [egg, her], "the own hand is empty");

    let hit = room.uses(YOU, Item::Taser, her);
    assert!(hit.player(SHE).hand.is_empty());
    assert_eq!(hit.player(SHE).discard.len(), 3);
    let mut crushed = room.uses(YOU, Item::Taser, egg);
    crushed.shows(Outcome::NoiseRoll(NoiseFace::Silence));
    assert_eq!(crushed.board().place(RoomNumber(4)).eggs, 0);
}

/// LOC-40.3 LOC-17.4 LOC-29.80
#[test]
fn an_enviro_suit_is_heavy_and_works_by_being_there() {
    let suited = given().carries(YOU, Item::EnviroSuit);
    assert!(suited.board.player(YOU).has_suit() && !given().board.player(YOU).has_suit());
    assert_eq!(suited.board.player(YOU).hands.n_used(), 2);
    assert!(suited.item_aims(YOU, Item::EnviroSuit).is_empty());
}

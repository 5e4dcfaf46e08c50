//! NEM-35: the medical items.

use nemesis::{
    Choice, Frame, Outcome,
    board::Card,
    rules::{actions::Action, aims::Aim, items::drugs::DrugsAnswer, turn::PassingAnswer},
    words::{
        ActionCard::{Demolition, Rest, Search},
        Back, Contamination, Intruder, Item, SeriousWound,
    },
};

use crate::table::*;

/// You and she are wounded and in one room, he is elsewhere; the Medkit is yours.
fn with_a_medkit() -> Table {
    given()
        .wound(YOU, SeriousWound::Leg)
        .light_wounds(YOU, 2)
        .dressed_wound(SHE, SeriousWound::Arm)
        .wound(HE, SeriousWound::Body)
        .stands(HE, 1)
        .carries(YOU, Item::Medkit)
        .hand(YOU, &[Search])
        .on_the_turn_of(YOU)
}

const DRESS: Aim = Aim::Dress { seat: YOU, wound: SeriousWound::Leg };
const HEAL: Aim = Aim::Heal { seat: SHE, wound: SeriousWound::Arm };

/// NEM-35.1 NEM-14.9 NEM-25.21 NEM-25.81 NEM-4.54
#[test]
fn a_medkit_dresses_a_wound_or_heals_a_dressed_one_of_anybody_in_the_room() {
    assert_eq!(with_a_medkit().aims_of_item(Item::Medkit), [DRESS, HEAL]);
}

/// NEM-14.7 NEM-42.8
#[test]
fn a_wound_that_a_medkit_dresses_is_turned_down_and_still_counts() {
    let mut table = with_a_medkit();

    table.uses(Item::Medkit, DRESS, &[Search]);

    assert_eq!(table.player(YOU).serious_wounds.len(), 1);
    assert!(table.player(YOU).serious_wounds[0].is_dressed);
}

/// NEM-14.8 NEM-27.66 NEM-42.8
#[test]
fn a_medkit_heals_a_dressed_wound_and_no_light_ones() {
    let mut table = with_a_medkit();

    table.uses(Item::Medkit, HEAL, &[Search]);

    assert!(table.player(SHE).serious_wounds.is_empty());
    assert_eq!(table.player(YOU).light_wounds.count(), 2);
    assert_eq!(table.discarded(Item::Medkit, Back::Green), 1);
}

/// NEM-23.17 NEM-35.2 NEM-14.2
#[test]
fn bandages_dress_a_wound_or_heal_all_light_wounds() {
    let setting = || {
        given()
            .wound(YOU, SeriousWound::Leg)
            .light_wounds(YOU, 2)
            .carries(YOU, Item::Bandages)
            .hand(YOU, &[Search])
            .on_the_turn_of(YOU)
    };
    let dress = Aim::Dress { seat: YOU, wound: SeriousWound::Leg };
    let heal = Aim::HealLight { seat: YOU };
    assert_eq!(setting().aims_of_item(Item::Bandages), [dress, heal]);

    let mut dressed = setting();
    dressed.uses(Item::Bandages, dress, &[Search]);
    let mut healed = setting();
    healed.uses(Item::Bandages, heal, &[Search]);

    assert!(dressed.player(YOU).serious_wounds[0].is_dressed);
    assert_eq!(dressed.player(YOU).light_wounds.count(), 2);
    assert_eq!(healed.player(YOU).light_wounds.count(), 0);
}

/// NEM-23.17 NEM-5.7
#[test]
fn bandages_are_not_used_in_combat() {
    let table = given()
        .intruder(Intruder::Larva, 11)
        .light_wounds(YOU, 1)
        .carries(YOU, Item::Bandages)
        .hand(YOU, &[Search])
        .on_the_turn_of(YOU);

    assert!(table.aims_of_item(Item::Bandages).is_empty());
}

/// NEM-35.3
#[test]
fn synthetic_food_draws_two_cards() {
    let mut table = given().carries(YOU, Item::SyntheticFood).hand(YOU, &[Search]).on_the_turn_of(YOU);

    table
        .uses(Item::SyntheticFood, Aim::Nothing, &[Search])
        .shows(Outcome::CardDraw(Card::Action(Rest)))
        .shows(Outcome::CardDraw(Card::Action(Search)));

    assert_eq!(table.player(YOU).hand.len(), 2);
}

/// NEM-35.4
#[test]
fn after_an_adrenaline_injection_one_acts_on_until_one_passes() {
    let mut table = given()
        .carries(YOU, Item::AdrenalineInjection)
        .hand(YOU, &[Search, Rest, Demolition])
        .stands(SHE, 1)
        .stands(HE, 1)
        .on_the_turn_of(YOU);

    table
        .uses(Item::AdrenalineInjection, Aim::Nothing, &[Search])
        .shows(Outcome::CardDraw(Card::Action(Search)))
        .plays(Rest, Aim::Nothing, &[])
        .plays(Demolition, Aim::Break { room: nemesis::words::RoomNumber(11) }, &[]);

    assert!(table.is_turn_of(YOU), "three actions were not enough");
    table.does(Action::Pass).chooses(YOU, Choice::Passing(PassingAnswer::Done));
    assert!(table.player(YOU).has_passed);
}

/// NEM-35.6 NEM-13.10 NEM-25.15 NEM-25.83
#[test]
fn alcohol_removes_a_contamination_card_and_an_infected_one_brings_another() {
    let drinks = |says| {
        let mut table =
            given().contaminated(YOU, 1).carries(YOU, Item::Alcohol).hand(YOU, &[Search]).on_the_turn_of(YOU);
        table
            .uses(Item::Alcohol, Aim::Nothing, &[Search])
            .chooses(YOU, Choice::AlcoholCard(Card::Unscanned))
            .shows(Outcome::AlcoholScan(says));
        table
    };

    let (clean, infected) = (drinks(Contamination::Clean), drinks(Contamination::Infected));

    let removed = Heard::ContaminationRemoved { seat: YOU, cards: 1, from_hand: 1, from_deck: 0 };
    infected.tells(&[removed, Heard::Harm(Harm::Contaminated { seat: YOU })]);
    assert!(clean.player(YOU).hand.is_empty() && infected.player(YOU).hand.is_empty());
    assert_eq!(clean.player(YOU).discard.contamination.len(), 0);
    assert_eq!(infected.player(YOU).discard.contamination.unscanned, 1, "a new one");
    assert!(!infected.player(YOU).has_larva);
    assert_eq!(infected.board().contamination.removed.infected, 1);
}

/// NEM-35.6 NEM-41.3
#[test]
fn alcohol_may_be_drunk_to_a_card_that_is_known_to_be_infected() {
    let mut table = given()
        .scanned(YOU, Contamination::Infected)
        .contaminated(YOU, 1)
        .carries(YOU, Item::Alcohol)
        .hand(YOU, &[Search])
        .on_the_turn_of(YOU);

    table
        .uses(Item::Alcohol, Aim::Nothing, &[Search])
        .chooses(YOU, Choice::AlcoholCard(Card::Scanned(Contamination::Infected)));

    assert_eq!(table.player(YOU).hand.contamination.infected, 0);
    assert_eq!(table.player(YOU).hand.contamination.unscanned, 1);
    assert_eq!(table.player(YOU).discard.contamination.unscanned, 1);
}

/// NEM-35.7 NEM-13.3
#[test]
fn military_drugs_swap_any_cards_and_draw_one_more() {
    let mut table =
        given().contaminated(YOU, 1).carries(YOU, Item::MilitaryDrugs).hand(YOU, &[Search, Rest]).on_the_turn_of(YOU);

    table
        .uses(Item::MilitaryDrugs, Aim::Nothing, &[Search])
        .chooses(YOU, Choice::MilitaryDrugs(DrugsAnswer::Discard(Card::Unscanned)))
        .chooses(YOU, Choice::MilitaryDrugs(DrugsAnswer::Draw))
        .shows(Outcome::CardDraw(Card::Action(Search)))
        .shows(Outcome::CardDraw(Card::Action(Demolition)));

    assert_eq!(table.player(YOU).hand.n_actions(), 3);
    assert!(table.player(YOU).hand.contamination.is_empty());
    assert!(matches!(table.waiting(), Frame::Turn(_)));
}

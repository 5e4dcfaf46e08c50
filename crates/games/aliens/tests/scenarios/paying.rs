//! AGD-6E: paying, drawing, and whom Hazards strike.

use aliens::{
    Aliens, Choice, Frame, Heard, Outcome,
    offers::{Amount, Goods},
    rules::{
        actions::ActionAnswer, attack::RerollAnswer, drawing::DrawAnswer, marine_phase::HeroTurn, rest::RecoverAnswer,
    },
    words::{
        Card,
        Character::{Gorman, Hicks, Hudson, Newt, Ripley},
        Ending, Mission, Stage, Weapon,
    },
};
use engine::{Slot, Views};

use crate::table::*;

/// AGD-6E.9
#[test]
fn a_card_exhausted_from_hand_lies_on_top_of_the_exhaust_pile_and_its_owner_knows_it() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hicks, h1(2, 6))
        .carries(Hicks, &[Card::HkVp70Pistol])
        .hand(YOU, &[Card::Steady])
        .alien(h1(6, 6), 0)
        .acting(YOU, Hicks);

    table.attacks(Weapon::HkVp70Pistol, h1(6, 6)).rolls(&[10]);
    table.chooses(YOU, Choice::Reroll(RerollAnswer::With { card: Card::Steady }));

    let top = *table.board().endurance.exhaust.slots().last().expect("a card lies there");
    assert!(matches!(top, Slot::Seen(card) if card.for_rules() == Card::Steady));
}

/// AGD-6D.8 AGD-6E.11
#[test]
fn a_cost_that_cannot_be_paid_in_full_loses_the_game() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hicks, h1(2, 6))
        .carries(Hicks, &[Card::M240Incinerator])
        .piles(1, 0, &[Card::Steady])
        .alien(h1(5, 6), 0)
        .acting(YOU, Hicks);

    table.attacks(Weapon::M240Incinerator, h1(5, 6)).shows(Outcome::Overdrawn(Card::Steady));

    assert_eq!(table.ending(), Some(Ending::OutOfEndurance));
}

/// AGD-6E.14
#[test]
fn a_card_recovered_from_hand_goes_under_the_reshuffle_card() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hudson, h1(2, 6))
        .hand(YOU, &[Card::Steady, Card::MediKit])
        .piles(10, 0, &[])
        .at_stage(YOU, Hudson, Stage::OnActivation);

    table.chooses(YOU, Choice::RecoverMore(RecoverAnswer::FromHand { card: Card::Steady }));

    let under = table.board().endurance.under.slots();
    assert!(matches!(under, [Slot::Seen(card)] if card.for_rules() == Card::Steady));
}

/// AGD-6E.28
#[test]
fn up_to_two_cards_are_drawn_one_at_a_time_and_a_hazard_comes_before_the_next() {
    let mut table =
        given(Mission::Newt, 1).hero(YOU, Hudson, h1(2, 6)).piles(10, 0, &[Card::LowAmmo]).acting(YOU, Hudson);

    table.acts(ActionAnswer::Rest).chooses(YOU, Choice::DrawMore(DrawAnswer::Draw));
    table.shows(Outcome::CardDraw(Card::LowAmmo));

    assert_eq!(table.piles(), (6, 3, 1), "the Hazard has exhausted three");
    assert!(matches!(table.waits_for(), Frame::DrawMore(more) if more.left == 1));
}

/// AGD-6E.29
#[test]
fn drawing_the_last_card_with_an_empty_exhaust_pile_loses_the_game() {
    let mut table = given(Mission::Newt, 1).hero(YOU, Gorman, h1(2, 6)).piles(1, 0, &[Card::Steady]).at_stage(
        YOU,
        Gorman,
        Stage::EndOfActivation,
    );

    table.shows(Outcome::CardDraw(Card::Steady));

    assert_eq!(table.ending(), Some(Ending::OutOfEndurance));
}

/// AGD-6E.5 AGD-6E.1
#[test]
fn ripley_and_newt_share_one_hand() {
    let table = given(Mission::Survive, 1)
        .hero(YOU, Ripley, h1(2, 6))
        .hero(YOU, Newt, h1(3, 6))
        .hand(YOU, &[Card::MediKit])
        .at_stage(YOU, Newt, Stage::Equip);

    assert!(table.answers(YOU).len() > 1, "Newt may take what Ripley's player holds");
}

/// AGD-6E.24 R-24
#[test]
fn a_hazard_strikes_the_character_whose_doing_it_was() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Gorman, h1(2, 6))
        .grunt(Hudson, h1(4, 6))
        .dial(Hudson, 5)
        .piles(10, 0, &[Card::WeaponJam])
        .at_stage(YOU, Hudson, Stage::EndOfActivation);

    table.reveals(Card::WeaponJam);

    assert!(table.times_heard(|heard| matches!(heard, Heard::HazardStruck { character: Some(Hudson), .. })) == 1);
    assert_eq!(table.dial(Hudson), 2);
}

/// AGD-6D.6 AGD-6D.15
#[test]
fn with_two_weapons_one_chooses_for_each_attack_and_pays_before_rolling() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Gorman, h1(2, 6))
        .carries(Gorman, &[Card::M41aPulseRifle, Card::HkVp70Pistol])
        .piles(10, 0, &[])
        .alien(h1(6, 6), 5)
        .acting(YOU, Gorman);

    table.attacks(Weapon::M41aPulseRifle, h1(6, 6));
    assert_eq!(table.piles(), (9, 1, 0), "paid before the roll");
    table.rolls(&[10]).attacks(Weapon::HkVp70Pistol, h1(6, 6)).rolls(&[10]);

    assert_eq!(table.dial(Gorman), 4);
}

/// AGD-6D.1
#[test]
fn a_dial_never_goes_below_1() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Gorman, h1(2, 6))
        .carries(Gorman, &[Card::HkVp70Pistol])
        .dial(Gorman, 1)
        .alien(h1(6, 6), 5)
        .acting(YOU, Gorman);

    table.attacks(Weapon::HkVp70Pistol, h1(6, 6)).rolls(&[10]);

    assert_eq!(table.dial(Gorman), 1);
}

/// What an answer is said to cost.
#[track_caller]
fn costs(table: &Table, choice: Choice) -> Vec<(Goods, u8)> {
    let offers = Aliens::offers(&table.state, YOU);
    let offer = offers.iter().find(|offer| offer.choice == choice).expect("the answer is offered");
    offer.costs.iter().map(|Amount { what, n }| (*what, *n)).collect()
}

/// AGD-6D.8 AGD-6E.11
#[test]
fn a_cost_is_told_before_it_is_paid_and_so_is_that_it_would_be_the_end() {
    let attacking = |deck, exhausted| {
        let table = given(Mission::Newt, 1)
            .hero(YOU, Hicks, h1(2, 6))
            .carries(Hicks, &[Card::M56SmartGun])
            .piles(deck, exhausted, &[])
            .alien(h1(6, 6), 0)
            .acting(YOU, Hicks);
        costs(&table, Choice::NextAction(ActionAnswer::Attack { weapon: Weapon::M56SmartGun }))
    };

    assert_eq!(attacking(5, 0), [(Goods::Action, 1), (Goods::Exhausted, 2)]);
    assert_eq!(attacking(1, 3), [(Goods::Action, 1), (Goods::Exhausted, 2)], "also from the Exhaust pile");
    assert_eq!(attacking(0, 2), [(Goods::Action, 1), (Goods::Exhausted, 2), (Goods::Defeat, 1)]);
}

/// AGD-6D.7 AGD-6D.8
#[test]
fn an_attack_says_what_it_costs_before_its_target_is_chosen() {
    let attacking = |exhausted, gear: &[Card]| {
        let table = given(Mission::Newt, 1)
            .hero(YOU, Hicks, h1(2, 6))
            .carries(Hicks, &[&[Card::M56SmartGun], gear].concat())
            .piles(0, exhausted, &[])
            .alien(h1(6, 6), 0)
            .alien(h1(6, 7), 0)
            .acting(YOU, Hicks);
        costs(&table, Choice::NextAction(ActionAnswer::Attack { weapon: Weapon::M56SmartGun }))
    };

    assert_eq!(attacking(5, &[]), [(Goods::Action, 1), (Goods::Exhausted, 2)]);
    assert_eq!(attacking(5, &[Card::AmmoPouch]), [(Goods::Action, 1), (Goods::Exhausted, 1)]);
    assert_eq!(attacking(2, &[]), [(Goods::Action, 1), (Goods::Exhausted, 2), (Goods::Defeat, 1)]);
}

/// AGD-4.17
#[test]
fn what_the_next_in_turn_recovers_is_not_of_the_answer_that_passes_the_token() {
    let mut table = given(Mission::Newt, 2)
        .hero(YOU, Hicks, h1(2, 6))
        .hero(SECOND, Ripley, h1(6, 6))
        .piles(10, 5, &[])
        .begins(HeroTurn { seat: YOU });
    until_frame(&mut table, |frame| matches!(frame, Frame::NextAction(_)));

    let end = Choice::NextAction(ActionAnswer::End);
    let offers = Aliens::offers(&table.state, YOU);
    let offer = offers.iter().find(|offer| offer.choice == end).expect("one may end it");

    assert_eq!(offer.gives, [], "Ripley recovers 2 cards then");
}

/// AGD-6E.29
#[test]
fn whoever_may_draw_the_last_card_is_warned() {
    let drawing = |deck, exhausted| {
        let table = given(Mission::Newt, 1).hero(YOU, Hicks, h1(2, 6)).piles(deck, exhausted, &[]).at_stage(
            YOU,
            Hicks,
            Stage::OnActivation,
        );
        costs(&table, Choice::DrawMore(DrawAnswer::Draw))
    };

    assert_eq!(drawing(1, 1), []);
    assert_eq!(drawing(1, 0), [(Goods::Defeat, 1)]);
}

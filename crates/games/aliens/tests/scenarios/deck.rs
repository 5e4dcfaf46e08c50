//! AGD-6E: the Endurance deck.

use aliens::{
    Frame, Heard, Outcome,
    words::{
        Card,
        Character::{Gorman, Hicks, Vasquez},
        Ending, Mission, Stage, TrackerCard, Weapon,
    },
};
use engine::Slot;

use crate::table::*;

/// Hicks with a weapon and an Alien in sight.
fn hicks_with(card: Card) -> Given {
    given(Mission::Newt, 1).hero(YOU, Hicks, h1(2, 6)).carries(Hicks, &[card]).alien(h1(5, 6), 0)
}

/// AGD-T3 AGD-6E.8
#[test]
fn what_the_deck_cannot_pay_is_discarded_from_the_exhaust_pile() {
    let mut table = hicks_with(Card::M240Incinerator).piles(2, 6, &[Card::Steady]).acting(YOU, Hicks);

    table.attacks(Weapon::M240Incinerator, h1(5, 6)).shows(Outcome::Overdrawn(Card::Steady));

    assert_eq!(table.piles(), (0, 7, 1));
    assert_eq!(table.ending(), None);
}

/// AGD-T4 AGD-6E.12
#[test]
fn with_deck_and_exhaust_pile_empty_the_game_is_lost_at_once() {
    let mut table = hicks_with(Card::M41aPulseRifle).piles(0, 1, &[Card::Steady]).acting(YOU, Hicks);

    table.attacks(Weapon::M41aPulseRifle, h1(5, 6)).shows(Outcome::Overdrawn(Card::Steady));

    assert_eq!(table.piles(), (0, 0, 1));
    assert_eq!(table.ending(), Some(Ending::OutOfEndurance));
}

/// AGD-T5 AGD-6E.4 AGD-6E.3
#[test]
fn nothing_is_drawn_from_an_empty_deck() {
    let table = given(Mission::Newt, 1).hero(YOU, Gorman, h1(2, 6)).piles(0, 4, &[]).at_stage(
        YOU,
        Gorman,
        Stage::EndOfActivation,
    );

    assert!(table.board().player(YOU).hand.is_empty());
    assert_eq!(table.piles(), (0, 4, 0));
}

/// AGD-T6 AGD-6E.21
#[test]
fn with_an_empty_deck_the_top_of_the_exhaust_pile_is_revealed() {
    let mut table = given(Mission::Newt, 1).hero(YOU, Vasquez, h1(2, 6)).piles(0, 4, &[Card::HkVp70Pistol]).at_stage(
        YOU,
        Vasquez,
        Stage::OnActivation,
    );

    table.reveals(Card::HkVp70Pistol);

    assert_eq!(table.piles(), (0, 4, 0));
    let bottom = table.board().endurance.exhaust.slots()[0];
    assert!(matches!(bottom, Slot::Seen(card) if card.for_rules() == Card::HkVp70Pistol));
}

/// AGD-T7 AGD-6E.2
#[test]
fn when_the_reshuffle_card_is_on_top_the_cards_under_it_are_shuffled_and_put_above() {
    let mut table = hicks_with(Card::M41aPulseRifle).piles(10, 0, &[]).under_reshuffle(9).acting(YOU, Hicks);

    table.attacks(Weapon::M41aPulseRifle, h1(5, 6));

    let endurance = &table.board().endurance;
    assert_eq!((endurance.above.len(), endurance.under.len(), endurance.exhaust.len()), (9, 0, 1));
    assert!(table.has_heard(Heard::DeckReshuffled { cards: 9 }));
}

/// AGD-T9 AGD-6E.7
#[test]
fn a_hazard_that_is_exhausted_does_nothing_and_nobody_sees_it() {
    let mut table = hicks_with(Card::M41aPulseRifle).piles(2, 0, &[Card::Panic, Card::LowAmmo]).acting(YOU, Hicks);

    table.attacks(Weapon::M41aPulseRifle, h1(5, 6));

    assert_eq!(table.times_heard(|heard| matches!(heard, Heard::HazardStruck { .. })), 0);
    assert_eq!(table.board().endurance.exhaust.slots(), [Slot::Unseen]);
}

/// AGD-T11 AGD-T89 AGD-6E.19
#[test]
fn a_hazard_revealed_by_a_motion_tracker_card_goes_to_the_exhaust_pile_unresolved() {
    let mut table = given(Mission::LastStand, 1)
        .hero(YOU, Hicks, h2(10, 2))
        .piles(10, 0, &[Card::LowAmmo])
        .signals(&[TrackerCard::Mt27])
        .alien_phase();

    table.draws_signal(TrackerCard::Mt27);
    until_revealed(&mut table);
    table.reveals(Card::LowAmmo);

    assert_eq!(table.times_heard(|heard| matches!(heard, Heard::HazardStruck { .. })), 0);
    assert_eq!(table.piles(), (9, 1, 0));
}

/// AGD-T12 AGD-6E.15 R-47
#[test]
fn a_hazard_discarded_from_the_deck_is_resolved_at_once() {
    // Every square of spawn point 1 is in sight of Hicks, so that the text applies.
    let mut table = given(Mission::LastStand, 1)
        .hero(YOU, Hicks, h2(6, 3))
        .piles(10, 0, &[Card::LowAmmo])
        .signals(&[TrackerCard::Mt23])
        .alien_phase();

    table.draws_signal(TrackerCard::Mt23);
    until_frame(&mut table, |frame| matches!(frame, Frame::TopDiscarded(_)));
    table.shows(Outcome::TopDiscarded(Card::LowAmmo));

    assert_eq!(table.piles(), (6, 3, 1), "one card is discarded, and the Hazard exhausts three");
}

/// AGD-T67 AGD-6E.25 R-68 AGD-6E.13
#[test]
fn cards_recovered_into_an_empty_deck_are_shuffled_together_above_the_reshuffle_card() {
    use aliens::rules::exhausting::Recovery;

    let table = given(Mission::Newt, 1).hero(YOU, Hicks, h1(2, 6)).piles(0, 5, &[]).begins(Recovery { cards: 3 });

    let endurance = &table.board().endurance;
    assert_eq!((endurance.above.len(), endurance.under.len(), endurance.exhaust.len()), (3, 0, 2));
}

/// AGD-T68 AGD-6E.26 R-69
#[test]
fn a_revealed_card_still_counts_for_its_pile() {
    let mut table = given(Mission::Newt, 1).hero(YOU, Vasquez, h1(2, 6)).piles(1, 0, &[Card::LowAmmo]).at_stage(
        YOU,
        Vasquez,
        Stage::OnActivation,
    );

    table.reveals(Card::LowAmmo);

    assert_eq!(table.ending(), None);
    let endurance = &table.board().endurance;
    assert_eq!((endurance.above.len(), endurance.under.len(), endurance.exhaust.len()), (1, 0, 0));
}

/// AGD-T69 AGD-6E.27 R-58 AGD-6E.16 R-21
#[test]
fn with_an_empty_deck_a_discard_takes_the_top_of_the_exhaust_pile_and_no_hand() {
    let mut table = given(Mission::LastStand, 1)
        .hero(YOU, Hicks, h2(6, 3))
        .hand(YOU, &[Card::Headset, Card::HandWelder, Card::MediKit])
        .piles(0, 4, &[Card::LowAmmo])
        .signals(&[TrackerCard::Mt23])
        .alien_phase();

    table.draws_signal(TrackerCard::Mt23);
    until_frame(&mut table, |frame| matches!(frame, Frame::TopDiscarded(_)));
    table.shows(Outcome::TopDiscarded(Card::LowAmmo));

    assert_eq!(table.piles(), (0, 3, 1), "the Hazard is not resolved");
    assert_eq!(table.board().player(YOU).hand.len(), 3);
}

/// Everybody passes and blips of value 1 come, until a card is to be revealed.
fn until_revealed(table: &mut Table) {
    until_frame(table, |frame| matches!(frame, Frame::CardRevealed(_)));
}

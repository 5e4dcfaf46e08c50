//! An offer says whether it is final, and the table holds to it: what is not final can be
//! taken back freely, and what is final cannot.

mod table;

use contact::{Choice, Contact, rules::turn::Action};
use engine::{Offer, Seat, Views};
use table::{FIRST, Numbers, SECOND, opened};

/// Everything that can be answered now, by whom.
fn offered(table: &driver::Table<Contact>) -> Vec<(Seat, Offer<Contact>)> {
    let seats = table.state().pending().may_answer().iter();
    seats.flat_map(|seat| Contact::offers(table.state(), seat).into_iter().map(move |offer| (seat, offer))).collect()
}

#[test]
fn what_is_final_cannot_be_taken_back_freely_and_everything_else_can() {
    let (mut n_final, mut n_free) = (0, 0);
    for seed in 1..=80 {
        let mut numbers = Numbers(seed);
        let mut table = opened(2 + (seed % 3) as u8, seed);
        while !table.is_finished() {
            let offers = offered(&table);
            let (seat, offer) = &offers[numbers.below(offers.len())];

            table.choose(*seat, offer.choice).expect("what is offered is taken");
            table.advance(&mut Vec::new()).expect("chance speaks");

            let can_be_taken_back = !table.is_finished() && table.undoable(*seat).is_ok();
            assert_eq!(can_be_taken_back, !offer.is_final, "{:?} of seat {seat}, seed {seed}", offer.choice);
            n_final += usize::from(offer.is_final);
            n_free += usize::from(!offer.is_final);
        }
    }
    assert!(n_final > 500 && n_free > 500, "both were met: {n_final} and {n_free}");
}

#[test]
fn the_last_of_those_who_answer_at_once_is_final_for_then_everybody_sees() {
    let mut table = opened(2, 1);
    let is_final = |table: &driver::Table<Contact>, seat| Contact::offers(table.state(), seat)[0].is_final;
    assert!(!is_final(&table, FIRST) && !is_final(&table, SECOND));

    let first = Contact::offers(table.state(), FIRST)[0].choice;
    table.choose(FIRST, first).expect("taken");

    assert!(is_final(&table, SECOND));
}

#[test]
fn drawing_a_card_and_passing_are_final_and_offering_a_gift_is_not() {
    let mut table = opened(2, 1);
    for seat in [FIRST, SECOND] {
        let stance = Contact::offers(table.state(), seat)[0].choice;
        table.choose(seat, stance).expect("taken");
    }

    let offers = Contact::offers(table.state(), FIRST);

    let is_final = |action| offers.iter().find(|it| it.choice == Choice::Turn(action)).expect("offered").is_final;
    assert!(is_final(Action::Listen) && is_final(Action::Pass));
    let gift = offers.iter().find(|it| matches!(it.choice, Choice::Turn(Action::Give(_)))).expect("a card to give");
    assert!(!gift.is_final);
}

//! Decks, from which cards are drawn and to which they come back.

use contact::words::Signal::{self, Beacon, Hunter, Trader};
use engine::{Deck, Known, Seat, Seats, Slot};

type Signals = Deck<Signal, 3, 12>;

fn me() -> Seats {
    Seats::one(Seat(0))
}

fn full() -> Signals {
    Signals::of(Signal::cards)
}

/// A deck of which every card has been drawn, and these discarded.
fn spent(discards: &[Signal]) -> Signals {
    let mut deck = Signals::of(|_| 0);
    discards.iter().for_each(|&signal| deck.discard.add(signal));
    deck
}

fn odds(deck: &Signals) -> Vec<(Signal, u32)> {
    let mut odds = Vec::new();
    deck.odds(&mut |signal, ways| odds.push((signal, ways)));
    odds
}

#[test]
fn a_full_deck_is_a_pile_that_nobody_has_seen() {
    let deck = full();

    assert_eq!((deck.pile.len(), deck.unseen.len(), deck.discard.len()), (12, 12, 0));
    assert_eq!(odds(&deck), [(Beacon, 5), (Trader, 4), (Hunter, 3)]);
}

#[test]
fn an_unseen_card_is_rolled_for_and_leaves_deck_and_pool() {
    let mut deck = full();
    assert_eq!(deck.draw_known(), None);

    deck.draw(Hunter);

    assert_eq!((deck.pile.len(), deck.unseen.count(Hunter)), (11, 2));
}

#[test]
fn a_card_that_was_looked_at_is_drawn_without_chance() {
    let mut deck = full();

    deck.look(Trader, me());

    assert_eq!(odds(&deck), [(Trader, 1)]);
    assert_eq!(deck.draw_known(), Some(Trader));
    assert_eq!((deck.pile.len(), deck.unseen.count(Trader)), (11, 3));
}

#[test]
fn a_card_that_chance_need_not_show_is_not_taken_from_the_pool_twice() {
    let mut deck = full();
    deck.look(Trader, me());

    deck.draw(Trader);

    assert_eq!((deck.pile.len(), deck.unseen.count(Trader)), (11, 3));
}

#[test]
fn whoever_looks_second_sees_what_the_first_one_saw() {
    let mut deck = full();
    let both = Seats::all(2);

    deck.look(Trader, me());
    deck.look(Trader, Seats::one(Seat(1)));

    assert_eq!(deck.pile.slots().last(), Some(&Slot::Seen(Known::to(both, Trader))));
    assert_eq!(deck.unseen.count(Trader), 3);
}

#[test]
fn a_card_put_under_the_deck_is_drawn_last() {
    let mut deck = spent(&[]);

    deck.put_under(Beacon, me());
    deck.put_under(Hunter, me());

    assert_eq!([deck.draw_known(), deck.draw_known(), deck.draw_known()], [Some(Beacon), Some(Hunter), None]);
}

#[test]
fn the_discards_are_a_new_deck_only_when_the_old_one_has_run_out() {
    let mut left = Signals::of(|signal| (signal == Beacon) as u8);
    left.discard.add(Hunter);
    let mut gone = spent(&[Hunter, Trader]);

    left.renew();
    gone.renew();

    assert_eq!((left.pile.len(), left.discard.len()), (1, 1));
    assert_eq!((gone.pile.len(), gone.discard.len()), (2, 0));
    assert_eq!(odds(&gone), [(Trader, 1), (Hunter, 1)]);
}

#[test]
fn a_deck_has_run_out_when_not_even_a_discard_is_left() {
    let mut with_discard = spent(&[Hunter]);

    assert!(!full().has_run_out() && !with_discard.has_run_out() && spent(&[]).has_run_out());
    with_discard.renew();
    with_discard.draw(Hunter);
    assert!(with_discard.has_run_out());
    assert!(odds(&with_discard).is_empty());
}

#[test]
fn a_reshuffle_mixes_discards_and_pile_and_nobody_knows_a_card() {
    let mut deck = full();
    deck.draw(Hunter);
    deck.discard.add(Hunter);
    deck.look(Beacon, me());

    deck.reshuffle();

    assert_eq!(deck, full());
}

#[test]
fn one_card_shuffled_in_leaves_the_discards_where_they_are() {
    let mut deck = full();
    deck.draw(Hunter);
    deck.draw(Beacon);
    deck.discard.add(Beacon);
    deck.look(Trader, me());

    deck.shuffle_in(Hunter);

    assert_eq!((deck.pile.len(), deck.discard.len(), deck.unseen.count(Hunter)), (11, 1, 3));
    assert!((0..11).all(|from_top| deck.pile.is_unseen(from_top)));
}

#[test]
#[should_panic(expected = "a card is drawn from a pile that has one")]
fn nothing_is_drawn_from_a_deck_that_has_run_out() {
    spent(&[]).draw(Hunter);
}

#[test]
fn a_stored_deck_is_read_again() {
    let mut deck = full();
    deck.look(Hunter, Seats::all(2));
    deck.discard.add(Beacon);

    let bytes = borsh::to_vec(&deck).expect("memory can be written to");

    assert_eq!(borsh::from_slice::<Signals>(&bytes).ok(), Some(deck));
}

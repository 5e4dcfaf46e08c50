//! Pools of unseen cards, and piles of seen and unseen ones.

use contact::words::Signal::{self, Beacon, Hunter, Trader};
use engine::{Known, Pile, Pool, Seat, Seats, Slot, Viewer};

type Signals = Pool<Signal, 3>;

fn odds(pool: &Signals) -> Vec<(Signal, u32)> {
    let mut odds = Vec::new();
    pool.odds(&mut |signal, ways| odds.push((signal, ways)));
    odds
}

#[test]
fn a_pool_counts_what_is_in_it() {
    let mut pool = Signals::of(Signal::cards);

    pool.take(Hunter);
    pool.add(Beacon);

    assert_eq!(pool.len(), 12);
    assert_eq!((pool.count(Beacon), pool.count(Trader), pool.count(Hunter)), (6, 4, 2));
}

#[test]
fn chance_can_draw_only_what_is_in_the_pool() {
    let pool = Signals::of(|signal| if signal == Hunter { 2 } else { 0 });

    assert_eq!(odds(&pool), [(Hunter, 2)]);
    assert_eq!(pool.iter().collect::<Vec<_>>(), [(Hunter, 2)]);
    assert!(odds(&Signals::new()).is_empty());
    assert!(Signals::default().is_empty());
}

#[test]
#[should_panic(expected = "the pool has one of the kind")]
fn what_is_not_in_the_pool_is_not_taken() {
    Signals::new().take(Hunter);
}

#[test]
fn a_pool_poured_into_another_is_empty() {
    let mut pool = Signals::of(Signal::cards);
    let mut other = Signals::of(|_| 1);

    pool.take_all(&mut other);

    assert!(other.is_empty());
    assert_eq!(pool.len(), 15);
}

#[test]
fn moving_an_unseen_card_draws_nothing() {
    let pool = Signals::of(Signal::cards);
    let mut pile = Pile::<Signal, 12>::unseen(12);

    let top = pile.take_top().expect("the pile has cards");
    pile.put_at_bottom(top);

    assert_eq!(top, Slot::Unseen);
    assert_eq!((pile.len(), pool.len()), (12, 12));
}

#[test]
fn looking_at_a_card_settles_what_it_is() {
    let (mut pool, mut pile) = (Signals::of(Signal::cards), Pile::<Signal, 12>::unseen(12));

    pile.settle(1, &mut pool, Hunter, Seats::one(Seat(0)));

    assert!(pile.is_unseen(0) && !pile.is_unseen(1));
    assert_eq!(pool.count(Hunter), 2);
    assert_eq!(pile.slots()[10], Slot::Seen(Known::to(Seats::one(Seat(0)), Hunter)));
}

#[test]
#[should_panic(expected = "a card is settled once")]
fn a_card_that_was_settled_stays_what_it_is() {
    let (mut pool, mut pile) = (Signals::of(Signal::cards), Pile::<Signal, 12>::unseen(12));

    pile.settle(0, &mut pool, Hunter, Seats::NONE);
    pile.settle(0, &mut pool, Beacon, Seats::NONE);
}

#[test]
fn looking_twice_shows_the_same_card() {
    let (mut pool, mut pile) = (Signals::of(Signal::cards), Pile::<Signal, 12>::unseen(12));
    pile.settle(0, &mut pool, Trader, Seats::one(Seat(0)));

    pile.show(0, Seats::one(Seat(1)));

    let Some(Slot::Seen(card)) = pile.take_top() else { panic!("the top card was seen") };
    assert_eq!(card.seen_by(Viewer::seat(Seat(0))), Some(Trader));
    assert_eq!(card.seen_by(Viewer::seat(Seat(1))), Some(Trader));
    assert_eq!(card.seen_by(Viewer::seat(Seat(2))), None);
}

#[test]
#[should_panic(expected = "an unseen card is settled before it is shown")]
fn an_unseen_card_cannot_be_shown() {
    Pile::<Signal, 12>::unseen(1).show(0, Seats::one(Seat(0)));
}

#[test]
fn a_card_put_back_stays_known_where_it_lies() {
    let (mut pool, mut pile) = (Signals::of(Signal::cards), Pile::<Signal, 12>::unseen(12));
    pile.settle(0, &mut pool, Beacon, Seats::one(Seat(0)));

    let card = pile.take_top().expect("the pile has cards");
    pile.put_at_bottom(card);

    assert!((0..11).all(|from_top| pile.is_unseen(from_top)));
    assert_eq!(pile.take_bottom(), Some(card));
}

#[test]
fn an_empty_pile_gives_no_card() {
    let mut pile = Pile::<Signal, 12>::unseen(0);

    assert!(pile.is_empty());
    assert_eq!(pile.take_top(), None);
    assert_eq!(pile.take_bottom(), None);
}

#[test]
fn after_a_shuffle_nobody_knows_a_card() {
    let (mut pool, mut pile) = (Signals::of(Signal::cards), Pile::<Signal, 12>::unseen(12));
    pile.settle(0, &mut pool, Hunter, Seats::all(2));

    pile.shuffle(&mut pool);

    assert!((0..12).all(|from_top| pile.is_unseen(from_top)));
    assert_eq!(pool, Signals::of(Signal::cards));
}

#[test]
#[should_panic(expected = "the pool holds this pile's unseen cards and no others")]
fn a_pile_is_not_shuffled_while_unseen_cards_lie_elsewhere() {
    let (mut pool, mut pile) = (Signals::of(Signal::cards), Pile::<Signal, 12>::unseen(12));
    pile.take_top();

    pile.shuffle(&mut pool);
}

#[test]
fn a_stored_pile_is_read_again() {
    let (mut pool, mut pile) = (Signals::of(Signal::cards), Pile::<Signal, 12>::unseen(12));
    pile.settle(3, &mut pool, Hunter, Seats::all(2));

    let bytes = borsh::to_vec(&(pool, pile)).expect("memory can be written to");

    assert_eq!(borsh::from_slice::<(Signals, Pile<Signal, 12>)>(&bytes).ok(), Some((pool, pile)));
}

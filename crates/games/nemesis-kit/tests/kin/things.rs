//! What is carried, found and traded, in the corner.

use engine::{Flow, Log, Pending, Seat, State};
use nemesis_kit::{
    Handled, Held,
    rules::{
        hands::{self, HandAnswer, HandsFull},
        search::KeepOne,
        trade::{TradeReplyAnswer, Trading, TradingAnswer},
    },
};

use crate::corner::{Board, Choice, Corner, Egg, Frame, Goods, Heard, Item, Loaded};

const ONE: Seat = Seat(0);
const OTHER: Seat = Seat(1);

fn answer(state: &mut State<Corner>, heard: &mut Vec<Heard>, seat: Seat, choice: Choice) {
    state.choose(seat, choice, &mut Log::On(heard)).expect("it is offered");
}

/// LOC-17.5 LOC-17.24
#[test]
fn whoever_has_both_hands_full_drops_something_for_what_is_new() {
    let mut board = Board::new();
    board.players[0].hands.put(Held::Item(Loaded { item: Item::Rifle, rounds: 2 }));
    board.players[0].hands.put(Held::Object(Egg));
    let mut heard = Vec::new();
    board.items.piles[0].take_top();
    let flow =
        hands::take(&mut board, ONE, Held::Item(Loaded { item: Item::Shotgun, rounds: 1 }), &mut Log::<Corner>::Off);
    assert!(matches!(flow, Flow::Become(Frame::HandsFull(_))));
    let mut state = State::<Corner>::new(board, HandsFull { seat: ONE }, &mut Log::Off);

    answer(&mut state, &mut heard, ONE, Choice::HandsFull(HandAnswer::DropLeft));

    let items: Vec<_> = state.board().players[0].hands.items().map(|held| held.item).collect();
    assert_eq!(items, [Item::Shotgun]);
    assert!(heard.contains(&Heard::Handled(Handled::ItemDropped { seat: ONE, item: Item::Rifle })));
}

/// LOC-5.81 LOC-17.21
#[test]
fn of_two_cards_one_is_kept_and_the_other_goes_under_its_deck() {
    let mut board = Board::new();
    for item in [Item::Rifle, Item::Tape] {
        board.items.draw(item);
        board.found.push(item);
    }
    let mut state = State::<Corner>::new(board, KeepOne { seat: ONE }, &mut Log::Off);
    let mut heard = Vec::new();

    answer(&mut state, &mut heard, ONE, Choice::KeepOne(Item::Tape));

    assert_eq!(state.board().players[0].pockets.count(Item::Tape), 1);
    assert_eq!(state.board().items.piles[0].slots().len(), 30, "the rifle is under the red deck");
}

/// LOC-5.42 LOC-5.45
#[test]
fn nothing_is_given_before_whoever_gets_it_has_a_hand() {
    let mut board = Board::new();
    board.players[1].room = board.players[0].room;
    board.players[0].hands.put(Held::Item(Loaded { item: Item::Rifle, rounds: 2 }));
    board.players[1].hands.put(Held::Object(Egg));
    board.players[1].hands.put(Held::Item(Loaded { item: Item::Shotgun, rounds: 1 }));
    let trading = Trading::open::<Corner>(&mut board, ONE, &mut Log::Off);
    let mut state = State::<Corner>::new(board, trading, &mut Log::Off);
    let mut heard = Vec::new();
    let rifle = Goods::Item(Item::Rifle);

    answer(&mut state, &mut heard, ONE, Choice::Trading(TradingAnswer::Offer { to: OTHER, goods: rifle }));
    answer(&mut state, &mut heard, OTHER, Choice::TradeReply(TradeReplyAnswer::Accept));
    assert_eq!(state.board().players[0].hands.n_used(), 1, "it is still there");
    answer(&mut state, &mut heard, OTHER, Choice::TradeHands(HandAnswer::DropLeft));

    let items: Vec<_> = state.board().players[1].hands.items().copied().collect();
    assert_eq!(items, [Loaded { item: Item::Rifle, rounds: 2 }, Loaded { item: Item::Shotgun, rounds: 1 }]);
    assert!(state.board().eggs.has(state.board().players[1].room), "the egg lies on the floor");
    for seat in [ONE, OTHER] {
        answer(&mut state, &mut heard, seat, Choice::Trading(TradingAnswer::Done));
    }
    assert_eq!(state.pending(), Pending::Nobody);
}

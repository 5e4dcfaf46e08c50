//! What is carried, found and traded, in the corner.

use engine::{Flow, Log, Pending, Seat, State};
use nemesis_kit::{
    Handled, Held,
    rules::{
        hands::{self, HandAnswer, HandsFull},
        search::KeepOne,
        trade::{TradeReplyAnswer, Trading, TradingAnswer},
    },
    things::{
        blast::{self, Target},
        decoy::Lure,
    },
    words::{Intruder, RoomNumber, YesNo},
};

use crate::corner::{
    AttackCard, Board, Choice, Corner, Egg, Frame, Goods, Heard, Item, Loaded, Outcome, SeriousWound, SurpriseAttack,
};

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

/// LOC-39.12 LOC-1.18
#[test]
fn a_grenade_hurts_its_target_twice_and_everybody_else_once() {
    let mut board = Board::new();
    let target = board.swarm.place(Intruder::Adult, RoomNumber(2)).expect("there is room");
    let other = board.swarm.place(Intruder::Adult, RoomNumber(2)).expect("there is room");
    board.players[1].room = RoomNumber(2);
    let mut targets = Vec::new();
    blast::each_target::<Corner>(&board, RoomNumber(1), &mut |at| targets.push(at));
    assert_eq!(targets, [target, other].map(|figure| Target::Figure { figure }));

    let thrown = blast::throw_grenade::<Corner>(&mut board, ONE, targets[0], &mut Log::Off);
    let mut heard = Vec::new();
    let mut state = State::<Corner>::new(board, thrown, &mut Log::On(&mut heard));
    for _ in 0..2 {
        state.resolve(Outcome::EnduranceDraw(AttackCard::Five), &mut Log::On(&mut heard)).expect("it can be drawn");
    }
    state.resolve(Outcome::WoundDraw(SeriousWound::Eyes), &mut Log::On(&mut heard)).expect("it can be drawn");

    let injuries: Vec<_> = state.board().swarm.figures.iter().map(|figure| figure.injuries).collect();
    assert_eq!(injuries, [2, 1]);
    assert_eq!(state.board().players.map(|player| player.serious_wounds.len()), [0, 1]);
}

/// LOC-39.16 LOC-9.21
#[test]
fn a_decoy_draws_in_who_can_come_and_they_attack_before_they_leave() {
    let mut board = Board::new();
    let fighting = board.swarm.place(Intruder::Adult, RoomNumber(1)).expect("there is room");
    board.doors.close(nemesis_kit::Way(2));
    let stopped = board.swarm.place(Intruder::Adult, RoomNumber(3)).expect("there is room");
    let lure = Lure::begin::<Corner>(&mut board, RoomNumber(2));
    let mut state = State::<Corner>::new(board, lure, &mut Log::Off);
    let mut heard = Vec::new();

    assert_eq!(state.under_way().last(), Some(&Frame::SurpriseAttack(SurpriseAttack { attacker: fighting, on: ONE })));
    answer(&mut state, &mut heard, ONE, Choice::SurpriseAttack(YesNo::Yes));

    let room = |figure| state.board().swarm.figure(figure).expect("it stands on the board").room;
    assert_eq!([fighting, stopped].map(room), [RoomNumber(2), RoomNumber(3)]);
    assert!(state.board().doors.destroyed().has(nemesis_kit::Way(2)), "and breaks the door");
}

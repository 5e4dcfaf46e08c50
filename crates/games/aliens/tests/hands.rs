//! AGD-6E.6, AGD-9.1: who holds cards, and who sees them.

use aliens::{
    Aliens, Outcome, Setup,
    board::Board,
    rules::drawing::{Drawing, Duty},
    words::{Card, Character, Condition},
};
use engine::{Log, Seat, Setup as _, Slot, State, Viewer, Views};

/// AGD-T8 AGD-6E.6
#[test]
fn a_card_that_a_grunt_would_take_goes_to_the_bottom_of_the_exhaust_pile() {
    let mut board = Board::new(Setup::standard(1));
    board.figures[Character::Hudson as usize].condition = Condition::Standing;
    board.endurance.exhaust_top();
    let draw = Drawing::new(Character::Hudson, Seat(0), 1, Duty::Mandatory);
    let mut state = State::<Aliens>::new(board, draw, &mut Log::Off);

    state.resolve(Outcome::CardDraw(Card::Steady), &mut Log::Off).expect("the card is in the deck");

    let exhaust = state.board().endurance.exhaust.slots();
    let is_steady = matches!(exhaust[0], Slot::Seen(card) if card.for_rules() == Card::Steady);
    assert!(is_steady && exhaust.len() == 2);
    assert!(state.board().player(Seat(0)).hand.is_empty());
}

/// AGD-9.1
#[test]
fn a_hand_is_seen_by_its_owner_and_with_open_hands_by_everybody() {
    let mut board = Board::new(Setup::standard(2));
    board.players[0].hand.add(Card::Steady);
    let seen = |board: Board, viewer| {
        let state = State::<Aliens>::left_at(board, []);
        Aliens::view(&state, viewer).players[0].hand.is_some()
    };
    let mut open = board;
    open.setup.open_hands = true;

    assert!(seen(board, Viewer::seat(Seat(0))));
    assert!(!seen(board, Viewer::seat(Seat(1))) && !seen(board, Viewer::Spectator));
    assert!(seen(open, Viewer::seat(Seat(1))) && seen(open, Viewer::Spectator));
}

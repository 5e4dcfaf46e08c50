//! AGD-4.37, AGD-6E.6, AGD-9.1: what is kept, who holds cards, and who sees them.

use aliens::{
    Aliens, Outcome, Setup,
    board::{Board, SentryGun, TrackerSlot},
    ground::Square,
    rules::drawing::{Drawing, Duty},
    words::{BlipValue, Card, Character, Condition, EnemyKind, Facing, TrackerCard},
};
use engine::{Known, Log, Seat, Seats, Setup as _, Slot, State, Viewer, Views};

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

/// AGD-6J.7 AGD-6B.2
#[test]
fn a_view_tells_what_anybody_of_the_squad_sees_and_which_doors_stand_open() {
    let mut board = Board::new(Setup::standard(1));
    let hicks = &mut board.figures[Character::Hicks as usize];
    (hicks.condition, hicks.square) = (Condition::Standing, Square::new(1, 3, 6));
    let view = Aliens::view(&State::<Aliens>::left_at(board, []), Viewer::Spectator);
    let is_seen = |square: Square| {
        let row = view.seen[usize::from(square.board() - 1)][usize::from(square.row() - 1)];
        row >> (square.column() - 1) & 1 == 1
    };

    // The corridor, and through the open door the garage behind it; but not the workshop.
    assert!(is_seen(Square::new(1, 8, 6)) && is_seen(Square::new(1, 3, 2)));
    assert!(!is_seen(Square::new(1, 3, 9)) && !is_seen(Square::new(4, 1, 12)));
    let open: Vec<_> = view.open_doors.iter().map(|door| (door.square(), door.facing())).collect();
    assert_eq!(open, [(Square::new(1, 3, 5), Facing::South)]);
}

/// AGD-4.37
#[test]
fn all_that_a_game_has_to_remember_is_stored_and_doors_and_sight_are_not() {
    let mut board = Board::new(Setup::standard(2));
    let hicks = &mut board.figures[Character::Hicks as usize];
    (hicks.condition, hicks.dial, hicks.facehuggers) = (Condition::KnockedDown, 7, 1);
    (hicks.is_activated, hicks.has_rerolled, hicks.pouches_used) = (true, true, 1);
    let blip = board.enemies.place(EnemyKind::Blip, Square::new(1, 4, 6), BlipValue::Three).expect("there is room");
    board.enemies.get_mut(blip).expect("it was placed").is_due = true;
    board.fittings.guns[0] =
        Some(SentryGun { square: Square::new(1, 6, 6), facing: Facing::East, is_on: false, shots: 3 });
    board.fittings.tunnels.push(Square::new(2, 6, 6));
    board.fittings.barricaded_tunnels = 1;
    (board.players[1].tunnel, board.blip_speed, board.crates_opened) = (Some(0), 4, 2);
    board.endurance.exhaust_card(Card::Steady, Seats::one(Seat(1)));
    board.tracker.deck.push(TrackerSlot::Seen(Known::to(Seats::one(Seat(0)), TrackerCard::Mt06)));
    let state = State::<Aliens>::left_at(board, []);

    let stored = borsh::to_vec(&state).expect("a state can be stored");

    assert_eq!(borsh::from_slice::<State<Aliens>>(&stored).expect("and read"), state);
    let mut moved = board;
    moved.enemies.move_to(blip, Square::new(1, 5, 6));
    let lengths = [board, moved].map(|board| borsh::to_vec(&board).map(|bytes| bytes.len()).ok());
    assert_eq!(lengths[0], lengths[1], "a figure elsewhere changes nothing but where it is");
}

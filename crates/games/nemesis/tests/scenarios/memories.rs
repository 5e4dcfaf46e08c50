//! NEM-24: what somebody has seen stays seen, also when something is taken back.

use engine::{Known, Seats};
use nemesis::{
    board::Board,
    words::{Coordinates, Engine, EngineToken, ExplorationToken, Objective, Room, RoomNumber},
};

use crate::table::*;

/// A ship of which these have seen one thing of each kind.
fn seen_by(seats: Seats, tile: Room) -> Board {
    let given = given().with(|board| {
        let place = board.place_mut(RoomNumber(17));
        place.tile = Some(Known::to(seats, tile));
        place.token = Some(Known::to(seats, ExplorationToken::DangerThree));
        board.engines[0] = Some(Known::to(seats, EngineToken::Working));
        board.tracks.coordinates = Some(Known::to(seats, Coordinates::Three));
        board.player_mut(HE).objectives[0] = Some(Known::to(seats.with(HE), Objective::AbOvo));
    });
    given.board
}

/// NEM-24.1 NEM-24.2 NEM-24.4 NEM-24.6 NEM-24.7
#[test]
fn whoever_has_seen_something_has_seen_it_after_it_was_taken_back() {
    let mut board = seen_by(Seats::one(SHE), Room::Storage);
    let mut before = seen_by(Seats::one(YOU), Room::Storage);
    let you = before.player_mut(YOU);
    you.engines_seen.remember(Engine::One, EngineToken::Working, 1);
    you.objectives_seen.remember(Objective::AbOvo, 3, 1);

    board.keep_memories(&before);

    let both = Seats::one(YOU).with(SHE);
    let place = board.place(RoomNumber(17));
    assert_eq!([place.tile.map(|it| it.by()), place.token.map(|it| it.by())], [Some(both); 2]);
    let course = board.tracks.coordinates.map(|it| it.by());
    assert_eq!([board.engines[0].map(|it| it.by()), course], [Some(both); 2]);
    assert_eq!(board.player(HE).objectives[0].map(|it| it.by()), Some(both.with(HE)));
    let you = board.player(YOU);
    assert!(you.engines_seen.of(Engine::One).is_some() && you.objectives_seen.of(Objective::AbOvo).is_some());
}

/// NEM-24.1
#[test]
fn whoever_saw_another_tile_there_has_not_seen_this_one() {
    let mut board = seen_by(Seats::one(SHE), Room::Storage);

    board.keep_memories(&seen_by(Seats::one(YOU), Room::Armory));

    assert_eq!(board.place(RoomNumber(17)).tile.map(|it| it.by()), Some(Seats::one(SHE)));
}

/// NEM-24.2
#[test]
fn a_token_that_was_seen_and_lies_there_still_is_not_one_that_was_used() {
    let mut board = seen_by(Seats::one(YOU), Room::Storage);
    board.unseen_tokens.take(ExplorationToken::DangerThree);
    assert_eq!(board.tokens_used().count(), 0);

    board.unseen_tokens.take(ExplorationToken::FireTwo);

    assert!(board.tokens_used().eq([ExplorationToken::FireTwo]));
}

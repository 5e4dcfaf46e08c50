//! NEM-14.10 to NEM-14.16, NEM-19.2: a character dies.

use engine::{Flow, Log, Seat, rule};

use crate::{
    Frame, Nemesis,
    board::{Board, Cards, Hands, ItemPool, ObjectToken, Whereabouts},
    heard::Harm,
    rules::{ending, intruder_player, pods},
    words::{Cause, Mode},
};

/// A character dies.
pub type Death = nemesis_kit::rules::death::Death<Cause>;

/// The death of a character.
pub fn of(seat: Seat, by: Cause) -> Frame {
    Death { seat, by }.into()
}

/// A character dies, and perhaps nobody is left.
pub fn death(board: &mut Board, seat: Seat, by: Cause, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    die(board, seat, by, log);
    ending::if_nobody_is_left(board, log).unwrap_or(Flow::Done)
}

/// What becomes of a character that dies, and of what it carried. NEM-14.14: its objectives stay as they are.
/// NEM-14.16: whoever dies in a pod leaves the corpse in the section; whoever dies asleep leaves none.
pub fn die(board: &mut Board, seat: Seat, by: Cause, log: &mut Log<'_, Nemesis>) {
    rule!("NEM-14.10");
    let room = board.room_for_noise(seat);
    board.player_mut(seat).whereabouts = Whereabouts::Dead;
    log.push(Harm::Died { seat, room, by }.into());
    let hands = board.player(seat).hands;
    for object in hands.objects() {
        rule!("NEM-14.11");
        board.player_mut(seat).hands.drop_object(object);
        if let Some(room) = room {
            board.place_mut(room).lay(object);
        }
    }
    if let Some(room) = room {
        board.place_mut(room).lay(ObjectToken::Corpse { of: seat });
    }
    board.player_mut(seat).has_larva = false;
    // NEM-14.15, NEM-18.2, NEM-22.17; NEM-19.3: only once. Once the ship has jumped or is lost, there is no pod to be
    // had any more.
    if !board.has_seen_death && board.ending.is_none() {
        rule!("NEM-19.2");
        pods::unlock_all(board, log);
    }
    board.has_seen_death = true;
    intruder_player::appoint(board, seat, log);
    match board.setup.mode {
        Mode::SemiCooperative | Mode::Solo => lose_all(board, seat),
        // NEM-22.19: whoever goes on as the intruders does not come back.
        Mode::FullCooperative if board.intruders.seat == Some(seat) => lose_all(board, seat),
        Mode::FullCooperative => rule!("NEM-22.16"),
    }
}

/// NEM-14.12, NEM-14.13: items and cards leave the game.
fn lose_all(board: &mut Board, seat: Seat) {
    rule!("NEM-14.12");
    let player = board.player_mut(seat);
    player.hands = Hands::default();
    player.inventory = ItemPool::new();
    player.inactive_quests = [false; 2];
    let wounds = std::mem::take(&mut player.serious_wounds);
    let mut cards = Cards::default();
    for mut pile in [player.deck, player.hand, player.discard] {
        cards.take_all(&mut pile);
    }
    player.deck = Cards::default();
    player.hand = Cards::default();
    player.discard = Cards::default();
    board.contamination.removed.take_all(&mut cards.contamination);
    rule!("NEM-14.13");
    wounds.iter().for_each(|wound| board.discard_wound(wound.wound));
}

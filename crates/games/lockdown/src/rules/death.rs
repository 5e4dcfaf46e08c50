//! LOC-14.8 to LOC-14.12, LOC-21.2, LOC-22.6: a character dies.

use engine::{Flow, Log, Seat, rule};

use crate::{
    Frame, Lockdown,
    board::{Board, Cards, CodePlace, Hands, ItemPool, ObjectToken, Whereabouts},
    heard::{Harm, Heard},
    rules::{ending, gate, movement},
    words::{Cause, Mode},
};

/// A character dies.
pub type Death = nemesis_kit::rules::death::Death<Cause>;

/// The death of a character.
pub fn of(seat: Seat, by: Cause) -> Frame {
    Death { seat, by }.into()
}

/// A character dies, and perhaps nobody is left.
pub fn death(board: &mut Board, seat: Seat, by: Cause, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    die(board, seat, by, log);
    ending::if_nobody_is_left(board, log).unwrap_or(Flow::Done)
}

/// What becomes of a character that dies, and of what it carried. LOC-14.12: its objectives stay as they are.
pub fn die(board: &mut Board, seat: Seat, by: Cause, log: &mut Log<'_, Lockdown>) {
    rule!("LOC-14.8");
    let room = board.player(seat).room();
    board.player_mut(seat).whereabouts = Whereabouts::Dead;
    movement::lose_the_scent(board, seat);
    log.push(Harm::Died { seat, room, by }.into());
    let hands = board.player(seat).hands;
    for object in hands.objects() {
        rule!("LOC-14.9");
        board.player_mut(seat).hands.drop_object(object);
        match room {
            Some(room) => board.place_mut(room).lay(object),
            None => board.use_up(object),
        }
    }
    if let Some(room) = room {
        board.place_mut(room).lay(ObjectToken::Corpse { of: seat });
    }
    board.player_mut(seat).has_larva = false;
    give_codes_up(board, seat, log);
    if !board.has_seen_death && board.ending.is_none() {
        rule!("LOC-21.2");
        gate::open(board, log);
    }
    board.has_seen_death = true;
    match board.setup.mode {
        Mode::SemiCooperative | Mode::Solo => lose_all(board, seat),
        Mode::FullCooperative => rule!("LOC-25.33"),
    }
}

/// LOC-14.10, LOC-22.6: the contingency tokens of the dead go to the neutral pool, as they are (LOC-22.11).
fn give_codes_up(board: &mut Board, seat: Seat, log: &mut Log<'_, Lockdown>) {
    for id in (0..).map(crate::board::CodeToken).take(crate::board::CONTINGENCY_TOKENS) {
        let token = board.contingencies.token_mut(id);
        if token.lies == (CodePlace::With { seat }) {
            rule!("LOC-14.10");
            rule!("LOC-22.6");
            token.lies = CodePlace::Pool;
            log.push(Heard::CodeToPool { token: id }.into());
        }
    }
}

/// LOC-14.9, LOC-14.12, LOC-17.26: items and cards leave the game. LOC-25.34: the gate is open by then.
fn lose_all(board: &mut Board, seat: Seat) {
    rule!("LOC-14.12");
    rule!("LOC-17.26");
    let player = board.player_mut(seat);
    player.hands = Hands::default();
    player.inventory = ItemPool::new();
    player.flashlights = [0; 3];
    player.has_inactive_quest = false;
    let wounds = std::mem::take(&mut player.serious_wounds);
    let mut cards = Cards::default();
    for mut pile in [player.deck, player.hand, player.discard] {
        cards.take_all(&mut pile);
    }
    player.deck = Cards::default();
    player.hand = Cards::default();
    player.discard = Cards::default();
    board.contamination_gone.take_all(&mut cards.contamination);
    wounds.iter().for_each(|wound| board.wounds.discard.add(wound.wound));
}

//! LOC-10: encounters, as in both books; and whom they surprise in light and in darkness.

use engine::{Log, Seat, rule};
pub use nemesis_kit::rules::encounter::{appear, hush, meet};

use crate::{
    Frame, Lockdown,
    board::Board,
    rules::{
        first_encounter,
        light::{self, LightSource},
    },
    words::{StalkerToken, Weakness},
};

/// LOC-10.4 to LOC-10.9: a token is drawn, and somebody comes.
pub use nemesis_kit::rules::encounter::{Encounter, EncounterDraw};

/// An intruder has appeared before a character.
pub type Meeting = nemesis_kit::rules::encounter::Meeting<StalkerToken>;

/// LOC-10.7, LOC-16.11: with fewer cards than this, a character is surprised.
pub fn surprise(board: &Board, seat: Seat, token: StalkerToken) -> u8 {
    let print = token.print();
    let number = if board.is_dark(seat) && board.player(seat).sees_in_encounters() {
        rule!("LOC-50.6");
        print.lit
    } else if board.is_dark(seat) {
        rule!("LOC-16.11");
        print.dark
    } else {
        rule!("LOC-10.7");
        print.lit
    };
    heeded(board, seat, number)
}

/// LOC-44.4: what a number on a token comes to for somebody who can read an ambush.
pub fn heeded(board: &Board, seat: Seat, number: u8) -> u8 {
    if number > 0 && board.knows_weakness(seat, Weakness::ReadableAmbush) {
        rule!("LOC-44.4");
        return (number - 1).max(1);
    }
    if number > 1 && board.has_weakness(Weakness::ReactionToDanger) {
        rule!("LOC-51.2");
        return number - 1;
    }
    number
}

/// LOC-10.13: first the objectives, if this was the first intruder; then a light.
pub fn before_surprise(board: &mut Board, seat: Seat, log: &mut Log<'_, Lockdown>) -> Option<Frame> {
    if let Some(choice) = first_encounter::choice(board, log) {
        return Some(choice);
    }
    light::may_be_asked(board, seat).then(|| {
        rule!("LOC-10.13");
        LightSource { seat }.into()
    })
}

//! NEM-11.13 to NEM-11.26: injuries of intruders, their death, and their retreat, as in both books; and what of it is
//! Nemesis' own.

use engine::rule;
pub use nemesis_kit::rules::injuries::{RetreatDraw, hurt, injure, kill, leaves_carcass, retreat, walk};

use crate::{
    Frame,
    board::Board,
    words::{AttackCard, Weakness},
};

/// NEM-11.15, NEM-11.16: cards are drawn to see whether an intruder dies.
pub type InjuryCheck = nemesis_kit::rules::injuries::InjuryCheck<AttackCard>;

/// The top card of the attack deck, for its blood.
pub type EnduranceDraw = nemesis_kit::rules::injuries::EnduranceDraw<AttackCard>;

/// NEM-11.16: the card that waits for a second one in a rule under way, if that is what it does.
pub fn first_card(under_way: &Frame) -> Option<AttackCard> {
    if let Frame::InjuryCheck(check) = under_way {
        return check.first;
    }
    let Frame::EnduranceDraw(draw) = under_way else { return None };
    draw.check.first
}

/// What an intruder can bear of what is printed on the cards of its check.
pub fn endurance(board: &Board, printed: u8) -> u8 {
    if board.has_weakness(Weakness::SpeciesOnTheBrinkOfExtinction) {
        rule!("NEM-39.6");
        return printed - 1;
    }
    printed
}

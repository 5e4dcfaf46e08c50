//! AGD-9: characters, players and enemies as a viewer sees them.

use engine::{Seat, Viewer, Word};
use serde::Serialize;

use super::cards::{CardCount, counts};
use crate::{
    board::{Activation, Board, Enemy, EnemyId, Figure, Player},
    ground::Square,
    rules::windows::Reaction,
    words::{Character, EnemyKind, FreeAction},
};

/// A character.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct FigureView {
    pub character: Character,
    #[serde(flatten)]
    pub facts: Figure,
}

pub(super) fn figures(figures: &[Figure; 7]) -> Vec<FigureView> {
    let named = Character::ALL.iter().zip(figures);
    named.map(|(&character, &facts)| FigureView { character, facts }).collect()
}

/// A player.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PlayerView {
    pub seat: Seat,
    /// How many cards are in hand.
    pub cards: u8,
    /// Which, to those who see the hand.
    pub hand: Option<Vec<CardCount>>,
    /// AGD-6L.3: the tunnel placed this turn.
    pub tunnel: Option<u8>,
    /// AGD-4.30: the answer in a window that is still open, to whoever gave it.
    pub reaction: Option<Reaction>,
}

impl PlayerView {
    pub(super) fn of(board: &Board, seat: Seat, player: &Player, viewer: Viewer) -> PlayerView {
        let Player { hand, tunnel, reaction } = player;
        PlayerView {
            seat,
            cards: hand.len() as u8,
            hand: board.sees_hand(viewer, seat).then(|| counts(hand)),
            tunnel: *tunnel,
            reaction: reaction.filter(|_| viewer.is(seat)),
        }
    }
}

/// The activation under way.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ActivationView {
    pub character: Character,
    pub seat: Seat,
    pub actions: u8,
    pub used: Vec<FreeAction>,
    pub is_over: bool,
}

impl ActivationView {
    pub(super) fn of(activation: &Activation) -> ActivationView {
        let Activation { character, seat, actions, used: _, is_over } = *activation;
        let used = FreeAction::ALL.iter().copied().filter(|&free| activation.has_used(free));
        ActivationView { character, seat, actions, used: used.collect(), is_over }
    }
}

/// An enemy. AGD-6J.1: what a blip stands for is nobody's to know.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct EnemyView {
    /// Which it is, for as long as it is on the board.
    pub number: u8,
    pub kind: EnemyKind,
    pub square: Square,
    pub tokens: u8,
    pub arrival: u16,
    pub is_due: bool,
    pub is_held: bool,
    pub is_of_this_card: bool,
    pub is_to_move: bool,
    pub follows: Option<u8>,
}

impl EnemyView {
    pub(super) fn of(id: EnemyId, enemy: &Enemy) -> EnemyView {
        let Enemy { kind, square, tokens, value: _, arrival, is_due, is_held, is_of_this_card, is_to_move, follows } =
            *enemy;
        let number = id.number();
        EnemyView { number, kind, square, tokens, arrival, is_due, is_held, is_of_this_card, is_to_move, follows }
    }
}

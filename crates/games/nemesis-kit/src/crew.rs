//! NEM-32, LOC-38: action cards. A card is one place: what is printed on it, what it can be aimed at, and what it does.

use engine::{Flow, Log, Seat};

use crate::{Kin, words::CombatIcon, words::RoomNumber};

/// An action card of a game: `C` are the words for its cards, `A` is what they are aimed at.
#[derive(Clone, Copy, Debug)]
pub struct ActionCardPrint<G: Kin, C, A> {
    /// Which card.
    pub card: C,
    /// NEM-5.4, LOC-5.3: how many further action cards it costs.
    pub cost: u8,
    /// NEM-5.7, LOC-5.6: when it may be played.
    pub combat: CombatIcon,
    /// How it is played as an action; nothing on a reaction.
    pub play: Option<Play<G, A>>,
}

/// What a card can be aimed at by somebody in a room.
pub type EachAim<G, A> = fn(&<G as engine::Game>::Board, Seat, RoomNumber, &mut dyn FnMut(A));

/// What a card does that was played in a room, is paid for, and stands.
pub type CarryOut<G, A> =
    fn(&mut <G as engine::Game>::Board, Seat, RoomNumber, A, &mut Log<'_, G>) -> Flow<<G as engine::Game>::Frame>;

/// How a card is played as an action.
#[derive(Clone, Copy, Debug)]
pub struct Play<G: Kin, A> {
    /// NEM-5.5, NEM-5.9, LOC-5.4, LOC-5.9: each aim once, where its effect is possible. Cost and combat icon are no
    /// matter of the card.
    pub each_aim: EachAim<G, A>,
    /// What it does.
    pub carry_out: CarryOut<G, A>,
}

impl<G: Kin, C: Copy, A: Copy> ActionCardPrint<G, C, A> {
    /// A card that costs nothing but itself.
    pub const fn free(card: C, combat: CombatIcon, each_aim: EachAim<G, A>, carry_out: CarryOut<G, A>) -> Self {
        ActionCardPrint { card, cost: 0, combat, play: Some(Play { each_aim, carry_out }) }
    }

    /// NEM-5.38, LOC-5.73: a card that is no action of one's own; its effect stands where its moment is.
    pub const fn reaction(card: C, combat: CombatIcon) -> Self {
        ActionCardPrint { card, cost: 0, combat, play: None }
    }

    /// The same card at a cost.
    pub const fn costing(self, cost: u8) -> Self {
        ActionCardPrint { cost, ..self }
    }

    /// NEM-5.38, LOC-5.73: whether it is no action of one's own.
    pub const fn is_reaction(&self) -> bool {
        self.play.is_none()
    }
}

//! LOC-41: the computer deck.

use crate::words::{ComputerAction, ComputerCard};

/// LOC-18.2: what an action of a computer costs, printed on every card.
pub const COMPUTER_COST: u8 = 1;

impl ComputerCard {
    /// LOC-41.1 to LOC-41.5: the lines to choose from. LOC-41.10: Lock-Down has none.
    pub const fn lines(self) -> &'static [ComputerAction] {
        use ComputerAction::{
            ClearRoom, GainKnowledge, LookAtContingencies, LookAtCssToken, MoveRover, SwapPowerTokens, TurnDoor,
        };
        match self {
            ComputerCard::A => &[MoveRover, LookAtCssToken, LookAtContingencies],
            ComputerCard::B => &[GainKnowledge, LookAtCssToken, SwapPowerTokens],
            ComputerCard::C => &[ClearRoom, SwapPowerTokens, LookAtContingencies],
            ComputerCard::D => &[TurnDoor, LookAtCssToken, MoveRover],
            ComputerCard::E => &[ClearRoom, SwapPowerTokens, LookAtCssToken],
            ComputerCard::LockDown => &[],
        }
    }
}

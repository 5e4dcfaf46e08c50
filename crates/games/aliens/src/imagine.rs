//! From a view back to a state, for bots; and what the laws ask of this game.
//!
//! What a viewer cannot see is drawn from what can be there: `hidden.rs` gathers it, for the
//! imagination (`rebuilt.rs`) from a view, and for the scramble from a state.

mod audit;
mod hidden;
mod rebuilt;

use engine::{Lawful, Seat, State, Viewer};

use crate::{Aliens, Frame, view::View};

impl Lawful for Aliens {
    fn audit(state: &State<Self>) -> Result<(), String> {
        audit::audit(state)
    }

    fn imagine(view: &View, below: &mut dyn FnMut(u32) -> u32) -> State<Self> {
        let under_way: Vec<Frame> = view.under_way.iter().map(Frame::imagined).collect();
        let mut board = rebuilt::board(view, below);
        hidden::scramble_reactions(&mut board, Viewer::Holding(view.own), &under_way, below);
        State::left_at(board, under_way)
    }

    fn scramble(state: &State<Self>, viewer: Viewer, below: &mut dyn FnMut(u32) -> u32) -> State<Self> {
        let mut board = *state.board();
        hidden::scramble_cards(&mut board, viewer, finder(state.under_way()), below);
        hidden::scramble_tracker(&mut board, viewer, below);
        hidden::scramble_blips(&mut board, below);
        hidden::scramble_reactions(&mut board, viewer, state.under_way(), below);
        State::left_at(board, state.under_way().iter().copied())
    }
}

/// AGD-11E.52: who has opened a crate and looks at what was in it.
pub(crate) fn finder(under_way: &[Frame]) -> Option<Seat> {
    under_way.iter().find_map(|frame| match frame {
        Frame::CrateFind(find) => Some(find.seat),
        Frame::CrateEquip(equip) => Some(equip.seat),
        _ => None,
    })
}

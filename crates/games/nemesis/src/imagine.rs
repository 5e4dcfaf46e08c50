//! Tables that could be: imagined from a view, or scrambled behind a viewer's back. And the
//! audit, which holds for all of them.

mod audit;
mod dealing;
mod from_view;
mod scramble;

use engine::{Lawful, State, Viewer};

use crate::{Nemesis, view::View};

impl Lawful for Nemesis {
    fn audit(state: &State<Self>) -> Result<(), String> {
        audit::audit(state)
    }

    fn imagine(view: &View, below: &mut dyn FnMut(u32) -> u32) -> State<Self> {
        from_view::imagine(view, below)
    }

    fn scramble(state: &State<Self>, viewer: Viewer, below: &mut dyn FnMut(u32) -> u32) -> State<Self> {
        scramble::scramble(state, viewer, below)
    }
}

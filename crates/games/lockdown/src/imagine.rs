//! Tables that could be: imagined from a view, or scrambled behind a viewer's back. The audit holds for all of them.

mod dealing;
mod from_view;
mod scramble;

use engine::{Lawful, State, Viewer};

use crate::{Lockdown, audit, view::View};

impl Lawful for Lockdown {
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

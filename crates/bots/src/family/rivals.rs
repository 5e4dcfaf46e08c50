//! NEM-21.2 to NEM-21.4, LOC-24.3, LOC-24.4: whether others live to see the end.

/// The chance that nobody else does, of so many who still live.
pub(crate) fn only_survivor(others: usize) -> f32 {
    match others {
        0 => 1.0,
        1 => 0.4,
        2 => 0.15,
        _ => 0.05,
    }
}

/// The chance that somebody else is dead in the end, who is alive, or out of reach.
pub(crate) fn dies(is_alive: bool, is_active: bool) -> f32 {
    match (is_alive, is_active) {
        (false, _) => 1.0,
        (true, true) => 0.5,
        (true, false) => 0.25,
    }
}

//! NEM-9.15, LOC-9.7, LOC-9.13: the more is burning or broken, the nearer is what is too much.

/// What a malfunction, or a fire, takes by itself.
const A_MARKER: f32 = 0.012;

/// How likely a round is to be the end where nearly everything is broken.
const BREAKS: f32 = 0.15;

/// The chance that so many markers, of which there are so many, do not become too many.
pub(crate) fn hold(markers: u32, most: u32, rounds: f32) -> f32 {
    let share = markers as f32 / (most + 1) as f32;
    1.0 - BREAKS * rounds * share.powi(3) - A_MARKER * markers as f32
}

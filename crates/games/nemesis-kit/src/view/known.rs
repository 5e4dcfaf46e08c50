//! What one viewer may know of what some have seen.

use engine::{Known, Seat, Seats, Viewer};

use crate::everybody;

/// What `viewer` sees of something: what they know, and what everybody does.
pub fn shown<T: Copy>(known: Known<T>, viewer: Viewer) -> Option<T> {
    known.seen_by(viewer).or((known.by() == everybody()).then(|| known.seen_by(Viewer::AfterTheEnd)).flatten())
}

/// The seats at the table among those who know something.
pub fn known_by(seats: impl Iterator<Item = Seat>, known: Option<Seats>) -> Seats {
    seats.filter(|&seat| known.is_some_and(|seats| seats.has(seat))).collect()
}

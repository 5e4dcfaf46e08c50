//! The shared chapters in a game that is not Nemesis: a corner of Lockdown's board, with its tokens and
//! its darkness.

mod chapters;
mod contamination;
mod corner;
mod injuries;
mod things;
mod wounds;

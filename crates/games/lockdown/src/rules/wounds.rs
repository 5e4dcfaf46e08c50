//! LOC-14.1 to LOC-14.7: wounds of characters, as in both books.

pub use nemesis_kit::rules::wounds::{dress, heal, heal_all_light};

use crate::words::Cause;

/// A character suffers wounds, one after the other.
pub type Wounds = nemesis_kit::rules::wounds::Wounds<Cause>;

/// LOC-14.2: a serious wound card is drawn.
pub type WoundDraw = nemesis_kit::rules::wounds::WoundDraw<Cause>;

//! LOC-46: the contingency tokens, and whom each of them kills.

use serde::Serialize;

use crate::words::Contingency;

/// What a survivor dies of when a contingency is carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Doom {
    /// LOC-46.3: knows less than this.
    KnowsLessThan(u8),
    /// LOC-46.4: has sent no signal.
    SentNoSignal,
    /// LOC-46.5: left in a pod of the Cargo Sending System.
    LeftInAPod,
    /// LOC-46.6: knows at least this.
    KnowsAtLeast(u8),
    /// LOC-46.6: carries an object.
    CarriesAnObject,
}

/// A contingency as it is printed on the reference card, which everybody has (LOC-22.8).
#[derive(Clone, Copy, Debug)]
pub struct ContingencyPrint {
    pub contingency: Contingency,
    /// LOC-46.7: how many tokens have this code.
    pub copies: u8,
    /// Any one of these is enough to die.
    pub kills: &'static [Doom],
}

/// LOC-3.23: which of the tokens is put on the active space. All backs are alike.
pub const ACTIVE: usize = 0;

/// The contingencies, in the order of [`Contingency`].
pub static CONTINGENCIES: [ContingencyPrint; 5] = [
    code(Contingency::Green, 1, &[]),
    code(Contingency::Yellow, 2, &[Doom::KnowsLessThan(6)]),
    code(Contingency::Blue, 2, &[Doom::SentNoSignal]),
    code(Contingency::Grey, 1, &[Doom::LeftInAPod]),
    code(Contingency::Red, 1, &[Doom::KnowsAtLeast(6), Doom::CarriesAnObject]),
];

impl Contingency {
    /// What is printed of the code.
    #[inline]
    pub fn print(self) -> &'static ContingencyPrint {
        &CONTINGENCIES[self as usize]
    }

    /// LOC-3.23, LOC-25.11: how many tokens each of so many players is dealt. LOC-25.21: in full co-op nobody
    /// is dealt any.
    pub const fn dealt_to_each(n_players: u8) -> u8 {
        if n_players <= 2 { 2 } else { 1 }
    }
}

const fn code(contingency: Contingency, copies: u8, kills: &'static [Doom]) -> ContingencyPrint {
    ContingencyPrint { contingency, copies, kills }
}

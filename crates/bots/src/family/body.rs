//! NEM-13, NEM-14, LOC-13, LOC-14: wounds, slime, contamination and larvae.

use nemesis_kit::{Contaminations, SERIOUS_WOUNDS};

/// Of 27 contamination cards seven are infected (NEM-41.1, LOC-47.1).
const CLEAN: f32 = 20.0 / 27.0;

/// The chance to hold out with so many serious wounds; the fourth kills.
const ONE_WOUND: f32 = 0.86;
const TWO_WOUNDS: f32 = 0.66;
const THREE_WOUNDS: f32 = 0.42;

/// The same with a wound that is not dressed.
const OPEN_WOUND: f32 = 0.95;

/// What a light wound takes.
const LIGHT_WOUND: f32 = 0.035;

/// How somebody fares.
pub(crate) struct Body {
    /// How many serious wounds, and how many of them are not dressed.
    pub(crate) serious: usize,
    pub(crate) open: usize,
    pub(crate) is_bleeding: bool,
    pub(crate) light: u8,
    pub(crate) has_slime: bool,
    pub(crate) has_larva: bool,
    /// All contamination cards, wherever they are.
    pub(crate) contamination: Contaminations,
}

impl Body {
    /// The chance that the body holds out.
    pub(crate) fn chance(&self) -> f32 {
        let serious = match self.serious {
            0 => 1.0,
            1 => ONE_WOUND,
            2 => TWO_WOUNDS,
            _ => THREE_WOUNDS,
        };
        // NEM-42.7, LOC-48.5: whoever bleeds is hurt by every pass, and with three serious wounds that is the end.
        let bleeding = match self.is_bleeding {
            true if self.serious >= SERIOUS_WOUNDS => 0.2,
            true => 0.8,
            false => 1.0,
        };
        let light = f32::from(self.light);
        let slime = if self.has_slime { 0.96 } else { 1.0 };
        serious * OPEN_WOUND.powi(self.open as i32) * (1.0 - LIGHT_WOUND * light) * slime * bleeding * self.is_healthy()
    }

    /// How much worse a blow is for somebody who is hurt already.
    pub(crate) fn frailty(&self) -> f32 {
        let serious = match self.serious {
            0 => 1.0,
            1 => 1.25,
            2 => 1.9,
            _ => 2.8,
        };
        serious + 0.15 * f32::from(self.light)
    }

    /// NEM-20.9, NEM-20.10, LOC-23.11: the chance to be found healthy at the end.
    pub(crate) fn is_healthy(&self) -> f32 {
        let is_infected = self.has_larva || self.contamination.infected > 0;
        let clean = if is_infected { 0.0 } else { CLEAN.powi(self.contamination.unscanned.into()) };
        clean + (1.0 - clean) * draws_none(self.contamination.len().into())
    }
}

/// NEM-20.9, LOC-23.11: the chance that none of four cards is contamination, beside ten action cards.
fn draws_none(contamination: i32) -> f32 {
    (0..4).map(|drawn| (10 - drawn) as f32 / (10 + contamination - drawn) as f32).product()
}

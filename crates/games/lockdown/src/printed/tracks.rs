//! LOC-33, LOC-35, LOC-48: tracks, the tokens that lie on them, and how many there are of what runs out.

use serde::Serialize;

use crate::{
    content::tracks,
    printed::each,
    words::{CssToken, Pod, PowerToken, SeriousWound, Threshold},
};

/// LOC-35.50 to LOC-35.54: a CSS token, and the pods that it launches.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedCssToken {
    pub token: CssToken,
    pub copies: u8,
    pub launches: Vec<Pod>,
}

/// LOC-35.1: a power token, by its number.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedPower {
    pub token: PowerToken,
    pub number: u8,
    /// LOC-3.7
    pub begins_active: bool,
}

/// LOC-48: how many of the wound cards are this wound.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedWound {
    pub wound: SeriousWound,
    pub copies: u8,
}

/// LOC-33.10 to LOC-33.18: what the time token crosses when it leaves a space.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedThreshold {
    pub from: u8,
    pub threshold: Threshold,
}

/// LOC-2, LOC-33: the tracks, and how many there are of what runs out.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedTracks {
    pub time: u8,
    pub last_space: u8,
    pub isolation_opens: u8,
    pub css_spaces: &'static [u8],
    pub thresholds: Vec<PrintedThreshold>,
    /// LOC-21.20: where the alert token would lie, by the space of the time token.
    pub alert_spaces: Vec<u8>,
    pub autodestruction_ahead: u8,
    pub knowledge: u8,
    pub weakness_knowledge: [u8; 3],
    pub fires: u32,
    pub malfunctions: u32,
    pub noises: u32,
    pub doors: u32,
    pub eggs: u8,
    pub eggs_in_the_nest: u8,
    pub hand: u8,
    pub light_wounds: u8,
    pub serious_wounds: usize,
}

impl PrintedCssToken {
    pub(super) fn of(token: CssToken) -> PrintedCssToken {
        let pods: Vec<Pod> = each(|pod: Pod| pod);
        PrintedCssToken {
            token,
            copies: token.copies(),
            launches: pods.into_iter().filter(|&pod| token.launches(pod)).collect(),
        }
    }
}

impl PrintedPower {
    pub(super) fn of(token: PowerToken) -> PrintedPower {
        PrintedPower { token, number: token as u8 + 1, begins_active: token.begins_active() }
    }
}

impl PrintedWound {
    pub(super) fn of(wound: SeriousWound) -> PrintedWound {
        PrintedWound { wound, copies: wound.copies() }
    }
}

impl PrintedTracks {
    pub(super) fn all() -> PrintedTracks {
        let spaces = (tracks::LAST_SPACE..=tracks::TIME).rev();
        let threshold = |from| tracks::threshold(from).map(|threshold| PrintedThreshold { from, threshold });
        PrintedTracks {
            time: tracks::TIME,
            last_space: tracks::LAST_SPACE,
            isolation_opens: tracks::ISOLATION_OPENS,
            css_spaces: &tracks::CSS_SPACES,
            thresholds: spaces.filter_map(threshold).collect(),
            alert_spaces: (tracks::LAST_SPACE..=tracks::TIME).map(tracks::alert_space).collect(),
            autodestruction_ahead: tracks::AUTODESTRUCTION_AHEAD,
            knowledge: tracks::KNOWLEDGE,
            weakness_knowledge: tracks::WEAKNESS_KNOWLEDGE,
            fires: tracks::FIRES,
            malfunctions: tracks::MALFUNCTIONS,
            noises: tracks::NOISES,
            doors: tracks::DOORS,
            eggs: tracks::EGGS,
            eggs_in_the_nest: tracks::EGGS_IN_THE_NEST,
            hand: tracks::HAND,
            light_wounds: tracks::LIGHT_WOUNDS,
            serious_wounds: tracks::SERIOUS_WOUNDS,
        }
    }
}

//! LOC-27.4 to LOC-27.8: what may be known of the contingencies, and of what lies on the time track.

use engine::{Seats, Viewer, Word, rule};
use nemesis_kit::view::{TokenCount, known_by, shown};
use serde::Serialize;

use crate::{
    board::{Board, Bomb, CodePlace, CodeToken, Contingencies, ContingencyToken, CssOnTrack, TimeTrack},
    words::{BackupPower, Contingency, CssToken},
};

/// A contingency token.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct CodeView {
    pub token: CodeToken,
    pub place: CodePlace,
    /// What it says, if that is seen.
    pub code: Option<Contingency>,
    /// Who has seen it.
    pub known_by: Seats,
}

/// LOC-33: the time track.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct TimeView {
    /// From 15 down to 0, which is S.
    pub space: u8,
    pub backup: BackupPower,
    pub alert: Option<u8>,
    pub autodestruction: Option<Bomb>,
    pub css: Vec<CssView>,
    /// What those can say that the viewer has not seen, the one in the box among them.
    pub css_left: Vec<TokenCount<CssToken>>,
    pub is_isolation_open: bool,
}

/// A CSS token on the time track.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct CssView {
    pub space: u8,
    /// What it says, if that is seen.
    pub token: Option<CssToken>,
    /// Who has seen it.
    pub known_by: Seats,
}

impl TimeView {
    pub(super) fn of(board: &Board, time: &TimeTrack, viewer: Viewer) -> TimeView {
        rule!("LOC-27.8");
        // What is left of the unseen tells what others have seen.
        let TimeTrack { space, backup, alert, autodestruction, css, unseen_css: _ } = time;
        let seen: Vec<CssToken> = css.iter().filter_map(|it| it.token.and_then(|it| shown(it, viewer))).collect();
        let gone: Vec<CssToken> = time.css_used().collect();
        let left = |token: CssToken| token.copies() - count(&seen, token) - count(&gone, token);
        TimeView {
            space: *space,
            backup: *backup,
            alert: *alert,
            autodestruction: *autodestruction,
            css: css.iter().map(|css| CssView::of(board, css, viewer)).collect(),
            css_left: counts(left),
            is_isolation_open: time.is_isolation_open(),
        }
    }
}

impl CssView {
    fn of(board: &Board, css: &CssOnTrack, viewer: Viewer) -> CssView {
        let CssOnTrack { space, token } = *css;
        CssView {
            space,
            token: token.and_then(|token| shown(token, viewer)),
            known_by: known_by(board.seats(), token.map(|token| token.by())),
        }
    }
}

pub(super) fn codes(board: &Board, contingencies: &Contingencies, viewer: Viewer) -> Vec<CodeView> {
    rule!("LOC-27.4");
    rule!("LOC-27.5");
    rule!("LOC-27.6");
    let view = |(id, token): (CodeToken, &ContingencyToken)| {
        let ContingencyToken { lies, code } = *token;
        CodeView {
            token: id,
            place: lies,
            code: code.and_then(|code| shown(code, viewer)),
            known_by: known_by(board.seats(), code.map(|code| code.by())),
        }
    };
    contingencies.iter().map(view).collect()
}

/// LOC-27.7: the list of codes is open to all, so what is left of it for the tokens that somebody has not seen is no
/// secret to them.
pub(super) fn codes_left(contingencies: &Contingencies, viewer: Viewer) -> Vec<TokenCount<Contingency>> {
    rule!("LOC-27.7");
    let seen: Vec<Contingency> =
        contingencies.iter().filter_map(|(_, token)| token.code.and_then(|code| shown(code, viewer))).collect();
    counts(|code: Contingency| code.print().copies - count(&seen, code))
}

fn count<T: Word>(among: &[T], token: T) -> u8 {
    among.iter().filter(|&&it| it == token).count() as u8
}

fn counts<T: Word>(left: impl Fn(T) -> u8) -> Vec<TokenCount<T>> {
    let all = T::ALL.iter().map(|&token| TokenCount { token, count: left(token) });
    all.filter(|it| it.count > 0).collect()
}

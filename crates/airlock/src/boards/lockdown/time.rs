//! The time track as it lies on the board: its spaces with their thresholds, and the cargo schedule below.

use lockdown::{
    content::tracks,
    view::{CssView, View},
    words::{CssToken, Threshold},
};
use texts::{Args, args};

use super::{GAME, kit, name};
use crate::{layout, page, telling::Sheet};

/// The track, what lies below it, and what goes out next.
pub(super) fn lines(view: &View, sheet: &Sheet<'_>) -> Vec<String> {
    let spaces = || (tracks::LAST_SPACE..=tracks::TIME).rev();
    let heads = ["ui-lockdown-track", "ui-lockdown-schedule"].map(|key| sheet.say.say(key));
    let wide = heads.iter().map(|head| layout::width(head)).max().unwrap_or(0);
    let [track, schedule] = heads.map(|head| page::faint(&layout::left(&head, wide)));
    let cells: String = spaces().map(|space| cell(view, space)).collect();
    let tokens: String = spaces().map(|space| below(view, space)).collect();
    let mut lines = vec![format!("{track} {cells}"), format!("{schedule} {}", tokens.trim_end())];
    lines.extend(kit::line(sheet, "ui-lockdown-next", &next_off(view, sheet)));
    lines
}

/// A space in four columns: whether the token lies there, its number, and its threshold.
fn cell(view: &View, space: u8) -> String {
    let number = if space == tracks::LAST_SPACE { "S".to_owned() } else { space.to_string() };
    let threshold = match tracks::threshold(space) {
        Some(Threshold::Red) => "r",
        Some(Threshold::Blue) => "b",
        None => " ",
    };
    let text = format!("{number:>2}{threshold}");
    match space.cmp(&view.time.space) {
        std::cmp::Ordering::Greater => page::faint(&format!(" {text}")),
        std::cmp::Ordering::Equal => page::strong(&format!("›{text}")),
        std::cmp::Ordering::Less => format!(" {text}"),
    }
}

/// The token below a space: a letter for a pod, `*` for all, `-` for none, `?` if it is not known.
fn below(view: &View, space: u8) -> String {
    let mark = |css: &CssView| match css.token {
        None => "?",
        Some(CssToken::A) => "A",
        Some(CssToken::B) => "B",
        Some(CssToken::C) => "C",
        Some(CssToken::AllPods) => "*",
        Some(CssToken::NoPod) => "-",
    };
    let lying = view.time.css.iter().find(|css| css.space == space);
    lying.map_or_else(|| "    ".to_owned(), |css| format!("{:>3} ", mark(css)))
}

/// LOC-16.30, LOC-16.31: which place loses its power, and when.
fn next_off(view: &View, sheet: &Sheet<'_>) -> String {
    let works = |space: &u8| tracks::threshold(*space).is_some_and(|threshold| threshold.works(view.time.backup));
    let from = (1..=view.time.space).rev().find(works);
    let place = view.next_off.and_then(|token| view.power.iter().find(|it| it.token == Some(token)));
    match (from, place, view.next_off) {
        (Some(from), Some(place), Some(token)) => {
            let args = Args::new().with("area", args::word(GAME, &place.area)).with("token", args::word(GAME, &token));
            let rounds = view.time.space - from + 1;
            sheet.say.with("ui-lockdown-goes-out", &args.with("space", from).with("n", rounds))
        }
        (None, Some(_), Some(_)) => sheet.say.say("ui-lockdown-stays-lit"),
        (_, _, _) => sheet.say.say("ui-lockdown-all-dark"),
    }
}

/// What else lies on the track: the alert and the autodestruction.
pub(super) fn alarms(view: &View, sheet: &Sheet<'_>) -> Vec<String> {
    let alert = view.time.alert.map(|space| sheet.say.with("ui-lockdown-alert", &Args::new().with("space", space)));
    let bomb = view.time.autodestruction.map(|bomb| {
        let args = Args::new().with("space", bomb.space).with("side", name(sheet.say, &bomb.side));
        sheet.say.with("ui-lockdown-autodestruction", &args)
    });
    alert.into_iter().chain(bomb).map(|it| page::warm(&it)).collect()
}

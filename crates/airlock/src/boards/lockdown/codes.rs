//! Contingencies: where the tokens lie, which are known, and what the others can say.

use lockdown::{
    board::CodePlace,
    view::{CodeView, View},
};
use texts::Args;

use super::{kit, name};
use crate::{page, telling::Sheet};

/// The tokens place by place, and what those can say that are not known.
pub(super) fn lines(view: &View, sheet: &Sheet<'_>) -> Vec<String> {
    if view.codes.is_empty() {
        return Vec::new();
    }
    let lying = |called: String, place: CodePlace| {
        let tokens = view.codes.iter().filter(|it| it.place == place).map(|it| token(it, sheet));
        let tokens: Vec<String> = tokens.collect();
        (!tokens.is_empty()).then(|| format!("{called} {}", tokens.join(" ")))
    };
    let places = [
        lying(sheet.say.say("ui-lockdown-code-active"), CodePlace::Active),
        lying(sheet.say.say("ui-lockdown-code-pool"), CodePlace::Pool),
        lying(sheet.say.say("ui-lockdown-code-face-up"), CodePlace::FaceUp),
    ];
    let with = view.players.iter().filter_map(|it| lying(page::mark(it.seat), CodePlace::With { seat: it.seat }));
    let places = places.into_iter().flatten().chain(with);
    let mut lines = kit::line(sheet, "ui-lockdown-codes", &kit::listed(places));
    let left = view.codes_left.iter().map(|it| kit::times(&name(sheet.say, &it.token), it.count));
    lines.extend(kit::line(sheet, "ui-lockdown-codes-left", &kit::listed(left)));
    lines
}

/// A token by its number, with its code if that is seen.
fn token(it: &CodeView, sheet: &Sheet<'_>) -> String {
    let code = it.code.map_or_else(|| "?".to_owned(), |code| page::strong(&name(sheet.say, &code)));
    format!("№{}:{code}", it.token.0 + 1)
}

/// LOC-23.10: the contingency that was carried out.
pub(super) fn verdict(view: &View, sheet: &Sheet<'_>) -> Vec<String> {
    let active = view.codes.iter().find(|it| it.place == CodePlace::Active).and_then(|it| it.code);
    let said = active.map(|code| {
        let args = Args::new().with("code", name(sheet.say, &code));
        sheet.say.with("ui-lockdown-carried-out", &args)
    });
    said.into_iter().collect()
}

//! What is one's own: the hand, what is carried, objectives, and what one has seen.

use engine::Seat;
use nemesis::view::{HeavyItemView, HeldView, PlayerView, View};
use texts::{Args, args};

use super::{GAME, cards, crew, head, item, listed, name};
use crate::{layout, page, telling::Sheet};

/// Everything that only `seat` sees.
pub(super) fn lines(view: &View, seat: Seat, sheet: &Sheet<'_>) -> Vec<String> {
    let player = &view.players[seat.index()];
    let mut lines = Vec::new();
    let mut line = |key: &str, text: &str| lines.extend(layout::hanging(&head(sheet, key), text, sheet.columns));
    line("ui-nemesis-hand", &hand(player, sheet));
    let discarded = cards(sheet.say, &player.discard);
    line("ui-nemesis-discard", &listed(discarded));
    line("ui-nemesis-in-hands", &listed(held(player).map(|it| crew::heavy(it, sheet))));
    let inventory = player.inventory.iter().flatten().map(|it| item(sheet.say, it));
    line("ui-nemesis-inventory", &listed(inventory));
    let objectives = player.objectives.iter().filter_map(|it| it.objective).map(|it| name(sheet.say, &it));
    line("ui-nemesis-objectives", &listed(objectives));
    let seen = seen(player, sheet);
    if !seen.is_empty() {
        line("ui-nemesis-seen", &seen.join(" · "));
    }
    if view.intruders.seat == Some(seat) {
        let intruder_cards = view.intruders.cards.iter().flatten().map(|card| name(sheet.say, card));
        line("ui-nemesis-intruder-cards", &listed(intruder_cards));
    }
    lines
}

/// The cards in hand.
pub(super) fn hand(player: &PlayerView, sheet: &Sheet<'_>) -> String {
    let cards = player.hand.cards.iter().flat_map(|hand| cards(sheet.say, hand));
    listed(cards.map(|card| page::strong(&card)))
}

/// The heavy items in the hands.
pub(super) fn held(player: &PlayerView) -> impl Iterator<Item = &HeavyItemView> {
    player.hands.iter().flat_map(|held| match held {
        HeldView::Nothing | HeldView::Object { .. } => vec![],
        HeldView::Item { item } => vec![item],
        HeldView::Bound { one, other } => vec![one, other],
    })
}

/// The engines and the objectives of others, as they were when they were looked at.
fn seen(player: &PlayerView, sheet: &Sheet<'_>) -> Vec<String> {
    let engines = player.engines_seen.iter().flatten().map(|it| {
        let args = Args::new().with("engine", args::word(GAME, &it.what)).with("state", args::word(GAME, &it.value));
        sheet.say.with("ui-nemesis-seen-engine", &args.with("round", it.round))
    });
    let objectives = player.objectives_seen.iter().flatten().map(|it| {
        let args = Args::new().with("objective", args::word(GAME, &it.what)).with("number", it.value);
        sheet.say.with("ui-nemesis-seen-objective", &args.with("round", it.round))
    });
    engines.chain(objectives).collect()
}

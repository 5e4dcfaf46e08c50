//! What is one's own: the hand, what is carried, objectives, and what one has seen.

use engine::Seat;
use nemesis::view::{PlayerView, View};
use texts::{Args, args};

use super::{GAME, crew, item, kit, name};
use crate::telling::Sheet;

/// Everything that only `seat` sees.
pub(super) fn lines(view: &View, seat: Seat, sheet: &Sheet<'_>) -> Vec<String> {
    let player = &view.players[seat.index()];
    let mut lines = Vec::new();
    let mut line = |key: &str, text: &str| lines.extend(kit::line(sheet, key, text));
    line("ui-nemesis-kit-hand", &hand(player, sheet));
    let discarded = kit::cards(GAME, sheet.say, &player.discard);
    line("ui-nemesis-kit-discard", &kit::listed(discarded));
    let held = kit::crew::held(&player.hands).map(|it| crew::heavy(it, sheet));
    line("ui-nemesis-kit-in-hands", &kit::listed(held));
    let inventory = player.inventory.iter().flatten().map(|it| item(sheet.say, it));
    line("ui-nemesis-kit-inventory", &kit::listed(inventory));
    let objectives = player.objectives.iter().filter_map(|it| it.objective).map(|it| name(sheet.say, &it));
    line("ui-nemesis-kit-objectives", &kit::listed(objectives));
    let seen = seen(player, sheet);
    if !seen.is_empty() {
        line("ui-nemesis-kit-seen", &seen.join(" · "));
    }
    if view.intruders.seat == Some(seat) {
        let intruder_cards = view.intruders.cards.iter().flatten().map(|card| name(sheet.say, card));
        line("ui-nemesis-intruder-cards", &kit::listed(intruder_cards));
    }
    lines
}

/// The cards in hand.
pub(super) fn hand(player: &PlayerView, sheet: &Sheet<'_>) -> String {
    kit::hand(GAME, sheet.say, &player.hand)
}

/// The engines and the objectives of others, as they were when they were looked at.
fn seen(player: &PlayerView, sheet: &Sheet<'_>) -> Vec<String> {
    let engines = player.engines_seen.iter().flatten().map(|it| {
        let args = Args::new().with("engine", args::word(GAME, &it.what)).with("state", args::word(GAME, &it.value));
        sheet.say.with("ui-nemesis-seen-engine", &args.with("round", it.round))
    });
    let objectives = player.objectives_seen.iter().flatten();
    let objectives = objectives.map(|it| kit::seen_objective(GAME, sheet.say, &it.what, it.value, it.round));
    engines.chain(objectives).collect()
}

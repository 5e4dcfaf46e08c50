//! What is one's own: the hand, what is carried, objectives, and what one has seen.

use engine::Seat;
use lockdown::view::{PlayerView, View};

use super::{GAME, crew, item, kit, name};
use crate::telling::Sheet;

/// Everything that only `seat` sees.
pub(super) fn lines(view: &View, seat: Seat, sheet: &Sheet<'_>) -> Vec<String> {
    let player = &view.players[seat.index()];
    let mut lines = Vec::new();
    let mut line = |key: &str, text: &str| lines.extend(kit::line(sheet, key, text));
    line("ui-nemesis-kit-hand", &kit::hand(GAME, sheet.say, &player.hand));
    let discarded = kit::cards(GAME, sheet.say, &player.discard);
    line("ui-nemesis-kit-discard", &kit::listed(discarded));
    let held = kit::crew::held(&player.hands).map(|it| crew::heavy(it, sheet));
    line("ui-nemesis-kit-in-hands", &kit::listed(held));
    line("ui-nemesis-kit-inventory", &kit::listed(inventory(player, sheet)));
    let objectives = player.objectives.iter().filter_map(|it| it.objective).map(|it| name(sheet.say, &it));
    line("ui-nemesis-kit-objectives", &kit::listed(objectives));
    let seen = player.objectives_seen.iter().flatten();
    let seen: Vec<String> = seen.map(|it| kit::seen_objective(GAME, sheet.say, &it.what, it.value, it.round)).collect();
    if !seen.is_empty() {
        line("ui-nemesis-kit-seen", &seen.join(" · "));
    }
    lines
}

/// LOC-39.34: flashlights with how many charges are left in all of them.
fn inventory(player: &PlayerView, sheet: &Sheet<'_>) -> Vec<String> {
    let [_, one, two] = player.flashlights.unwrap_or_default();
    let charges = |called: String, it: lockdown::words::Item| match it {
        lockdown::words::Item::Flashlight => format!("{called} {}", "▮".repeat(usize::from(one + 2 * two))),
        _ => called,
    };
    player.inventory.iter().flatten().map(|it| charges(item(sheet.say, it), it.card.item)).collect()
}

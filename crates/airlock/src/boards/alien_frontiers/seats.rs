//! The seats: a line for each, and one more for its cards.

use alien_frontiers::view::{BerthView, PlayerView, View};
use engine::Seat;
use texts::Args;

use super::{RELIC, name};
use crate::{
    layout::{self, Side},
    page,
    telling::Sheet,
};

/// How many circles the track of the Colonist Hub has.
const CIRCLES: u8 = 7;

/// Longer names are cut.
const LONGEST_NAME: usize = 18;

/// The seats in their order.
pub(super) fn lines(view: &View, sheet: &Sheet<'_>) -> Vec<String> {
    let heads = [
        "ui-seat",
        "ui-seat-points",
        "ui-seat-fuel",
        "ui-seat-ore",
        "ui-seat-colonies",
        "ui-seat-hub",
        "ui-seat-ships",
    ];
    let mut rows = vec![heads.map(|key| page::faint(&sheet.say.say(key))).to_vec()];
    rows.extend(view.players.iter().map(|player| row(view, player, sheet)));
    let sides = [Side::Left, Side::Right, Side::Right, Side::Right, Side::Left, Side::Left, Side::Left];
    let mut lines = Vec::new();
    for (place, line) in layout::table(&sides, &rows).into_iter().enumerate() {
        lines.push(line);
        let player = place.checked_sub(1).map(|seat| &view.players[seat]);
        lines.extend(player.into_iter().flat_map(|player| cards(player, sheet)));
    }
    lines
}

fn row(view: &View, player: &PlayerView, sheet: &Sheet<'_>) -> Vec<String> {
    let on_turn = if view.this_turn.seat == player.seat { page::strong("›") } else { " ".to_owned() };
    let called: String = sheet.names.of_seat(player.seat).chars().take(LONGEST_NAME).collect();
    let called = match player.has_resigned {
        true => page::faint(&sheet.say.with("ui-resigned", &Args::new().with("name", called))),
        false => page::named(player.seat, &called),
    };
    let circle = player.hub_circle;
    let track = format!("{}{}", "●".repeat(circle.into()), "○".repeat((CIRCLES - circle.min(CIRCLES)).into()));
    vec![
        format!("{on_turn}{called}"),
        page::strong(&player.score.to_string()),
        player.tokens.fuel.to_string(),
        player.tokens.ore.to_string(),
        colonies(view, player, sheet),
        if circle > 0 { track } else { page::faint(&track) },
        ships(player),
    ]
}

/// How many colonies are on the planet, of how many.
fn colonies(view: &View, player: &PlayerView, sheet: &Sheet<'_>) -> String {
    let on = |seat: Seat| view.territories.iter().map(|it| it.colonies[seat.index()]).sum::<u8>();
    let placed = on(player.seat);
    let all = placed + player.free_colonies + u8::from(player.hub_circle > 0);
    sheet.say.with("ui-of", &Args::new().with("part", placed).with("whole", all))
}

/// How many ships are in play.
fn ships(player: &PlayerView) -> String {
    let (own, relic) = player.ships.split_at(player.ships.len() - 1);
    let in_play = own.iter().filter(|ship| ship.berth != BerthView::Stock).count();
    match relic.iter().any(|ship| ship.berth != BerthView::Stock) {
        true => format!("{in_play}{RELIC}"),
        false => in_play.to_string(),
    }
}

fn cards(player: &PlayerView, sheet: &Sheet<'_>) -> Vec<String> {
    if player.cards.is_empty() {
        return Vec::new();
    }
    let names: Vec<String> = player.cards.iter().map(|card| name(sheet.say, card)).collect();
    layout::hanging("     ", &page::faint(&names.join(" · ")), sheet.columns)
}

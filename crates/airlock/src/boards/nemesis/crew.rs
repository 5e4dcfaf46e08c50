//! The crew: a line for each player, and what everybody sees of their belongings below it.

use nemesis::{
    board::{ObjectToken, Whereabouts},
    view::{HeavyItemView, HeldView, PlayerView, View},
    words::{Back, SeriousWound},
};
use texts::Args;

use super::{listed, name, times};
use crate::{
    layout::{self, Side},
    page,
    telling::Sheet,
};

/// Longer names are cut.
const LONGEST_NAME: usize = 18;

/// The players in their order.
pub(super) fn lines(view: &View, sheet: &Sheet<'_>) -> Vec<String> {
    let heads = [
        "ui-seat",
        "ui-nemesis-character",
        "ui-nemesis-where",
        "ui-nemesis-cards",
        "ui-nemesis-wounds",
        "ui-nemesis-state",
    ];
    let mut rows = vec![heads.map(|key| page::faint(&sheet.say.say(key))).to_vec()];
    rows.extend(view.players.iter().map(|player| row(view, player, sheet)));
    let sides = [Side::Left, Side::Left, Side::Left, Side::Right, Side::Left, Side::Left];
    let mut lines = Vec::new();
    for (place, line) in layout::table(&sides, &rows).into_iter().enumerate() {
        lines.push(line);
        let player = place.checked_sub(1).map(|seat| &view.players[seat]);
        lines.extend(player.into_iter().flat_map(|player| belongings(player, sheet)));
    }
    lines
}

fn row(view: &View, player: &PlayerView, sheet: &Sheet<'_>) -> Vec<String> {
    let on_turn = if view.turn.seat == player.seat { page::strong("›") } else { " ".to_owned() };
    let called: String = sheet.names.of_seat(player.seat).chars().take(LONGEST_NAME).collect();
    // A character that has been chosen has cards somewhere.
    let has_character = usize::from(player.hand.count + player.deck.count) + n_discarded(player) > 0;
    let character = if has_character { name(sheet.say, &player.character) } else { "?".to_owned() };
    vec![
        format!("{on_turn}{}", page::named(player.seat, &called)),
        format!("{character} {}", player.number),
        whereabouts(player, sheet),
        format!("{}/{}/{}", player.hand.count, player.deck.count, n_discarded(player)),
        wounds(player, sheet),
        states(view, player, sheet),
    ]
}

fn n_discarded(player: &PlayerView) -> usize {
    player.discard.actions.len() + usize::from(player.discard.contamination)
}

fn whereabouts(player: &PlayerView, sheet: &Sheet<'_>) -> String {
    match player.whereabouts {
        Whereabouts::Room { room } => sheet.say.with("ui-nemesis-room", &Args::new().with("room", room.0)),
        Whereabouts::Pod { pod } => name(sheet.say, &pod),
        Whereabouts::Hibernating => sheet.say.say("nemesis-table-is-hibernating"),
        Whereabouts::Evacuated => sheet.say.say("nemesis-table-is-evacuated"),
        Whereabouts::Dead => page::warm(&sheet.say.say("nemesis-table-is-dead")),
    }
}

/// Light wounds as strokes, serious ones by their names; dressed ones in brackets.
fn wounds(player: &PlayerView, sheet: &Sheet<'_>) -> String {
    let light = (player.light_wounds > 0).then(|| "/".repeat(player.light_wounds.into()));
    let called = |wound: SeriousWound| name(sheet.say, &wound);
    let serious = player.serious_wounds.iter().map(|it| match it.is_dressed {
        true => format!("({})", called(it.wound)),
        false => page::warm(&called(it.wound)),
    });
    listed(light.into_iter().chain(serious))
}

fn states(view: &View, player: &PlayerView, sheet: &Sheet<'_>) -> String {
    let states = [
        (view.first == player.seat, "nemesis-table-first-player"),
        (player.has_passed, "nemesis-table-passed"),
        (player.has_slime, "nemesis-table-has-slime"),
        (player.has_larva, "nemesis-table-has-larva"),
        (player.has_signal, "nemesis-table-has-signal"),
        (player.has_resigned, "ui-nemesis-left"),
    ];
    states.iter().filter(|(is_so, _)| *is_so).map(|(_, key)| sheet.say.say(key)).collect::<Vec<_>>().join(", ")
}

/// What is in the hands, and the backs of the rest.
fn belongings(player: &PlayerView, sheet: &Sheet<'_>) -> Vec<String> {
    let hands = player.hands.iter().filter_map(|held| in_hand(held, sheet));
    let mut backs: Vec<(Back, u8)> = Vec::new();
    for back in &player.backs {
        match backs.iter_mut().find(|(it, _)| it == back) {
            Some((_, n)) => *n += 1,
            None => backs.push((*back, 1)),
        }
    }
    let backs = backs.iter().map(|(back, n)| times(&name(sheet.say, back), *n));
    let quests = player.inactive_quests.iter().map(|quest| format!("({})", name(sheet.say, quest)));
    let all: Vec<String> = hands.chain(backs).chain(quests).collect();
    match all.is_empty() {
        true => Vec::new(),
        false => layout::hanging("     ", &page::faint(&all.join(" · ")), sheet.columns),
    }
}

fn in_hand(held: &HeldView, sheet: &Sheet<'_>) -> Option<String> {
    match held {
        HeldView::Nothing => None,
        HeldView::Item { item } => Some(heavy(item, sheet)),
        HeldView::Bound { one, other } => Some(format!("{} + {}", heavy(one, sheet), heavy(other, sheet))),
        HeldView::Object { what } => Some(object(*what, sheet)),
    }
}

/// A heavy item with its ammo, if it takes any.
pub(super) fn heavy(item: &HeavyItemView, sheet: &Sheet<'_>) -> String {
    let called = name(sheet.say, &item.item.card.item);
    match item.capacity {
        0 => called,
        most => format!("{called} {}/{most}", item.item.ammo),
    }
}

/// An object: a corpse has its owner's mark.
pub(super) fn object(what: ObjectToken, sheet: &Sheet<'_>) -> String {
    match what {
        ObjectToken::BlueCorpse => sheet.say.say("nemesis-object-token-blue-corpse"),
        ObjectToken::Corpse { of } => format!("{} {}", sheet.say.say("nemesis-object-token-corpse"), page::mark(of)),
        ObjectToken::Egg => sheet.say.say("nemesis-object-token-egg"),
        ObjectToken::Carcass => sheet.say.say("nemesis-object-token-carcass"),
    }
}

//! The piles: how many cards are where, what the Motion Tracker shows, and what may still come.

use std::collections::BTreeMap;

use aliens::{
    view::{AsideView, CardCount, View},
    words::Card,
};
use engine::Word;
use texts::Args;

use super::{counted, explained, name};
use crate::{layout, telling::Sheet};

/// How many cards are where, and the Motion Tracker cards that can be seen.
pub(super) fn lines(view: &View, sheet: &Sheet<'_>) -> Vec<String> {
    let discarded: usize = view.endurance.discard.iter().map(|it| usize::from(it.count)).sum();
    let args = Args::new()
        .with("deck", view.endurance.above.len() + view.endurance.under.len())
        .with("under", view.endurance.under.len())
        .with("exhausted", view.endurance.exhaust.len() + usize::from(view.endurance.loose))
        .with("discarded", discarded);
    let top = view.tracker.deck.last();
    let level = top.and_then(|top| top.level).map_or_else(|| "–".to_owned(), |level| name(sheet.say, &level));
    let tracker = Args::new()
        .with("deck", view.tracker.deck.len())
        .with("level", level)
        .with("discarded", view.tracker.discard.len())
        .with("blips", view.blips_left);
    let mut lines = layout::wrap(&sheet.say.with("ui-aliens-endurance", &args), sheet.columns);
    lines.extend(layout::wrap(&sheet.say.with("ui-aliens-tracker", &tracker), sheet.columns));
    // What somebody has looked at, to those who know it.
    let seen = view.tracker.deck.iter().rev().filter_map(|slot| slot.card);
    lines.extend(seen.flat_map(|card| explained(sheet, &card)));
    lines.extend(view.signal.card.iter().flat_map(|card| explained(sheet, card)));
    lines
}

/// What may still come: the Endurance cards that cannot be seen, those that are gone, and how many
/// Motion Tracker cards of each level are left.
pub(super) fn contents(view: &View, sheet: &Sheet<'_>) -> Vec<String> {
    let mut levels: BTreeMap<String, usize> = BTreeMap::new();
    for slot in &view.tracker.deck {
        let level = slot.level.map_or_else(|| "?".to_owned(), |level| name(sheet.say, &level));
        *levels.entry(level).or_default() += 1;
    }
    let levels: Vec<String> = levels.iter().map(|(level, n)| format!("{level} ×{n}")).collect();
    let row = |key: &str, cards: Vec<String>| match cards.is_empty() {
        true => Vec::new(),
        false => {
            layout::hanging("  ", &sheet.say.with(key, &Args::new().with("cards", cards.join(" · "))), sheet.columns)
        }
    };
    let names = |cards: &[CardCount]| cards.iter().map(|held| counted(sheet.say, held)).collect();
    let mut lines = row("ui-aliens-unseen", names(&unseen(view)));
    lines.extend(row("ui-aliens-discarded", names(&view.endurance.discard)));
    lines.extend(row("ui-aliens-levels", levels));
    lines
}

/// The Endurance cards that are in play and not to be seen: in the deck, the Exhaust pile and the
/// hands of others.
fn unseen(view: &View) -> Vec<CardCount> {
    let hands = view.players.iter().filter_map(|player| player.hand.as_ref()).flatten();
    let counts = hands.chain(&view.endurance.discard).chain(&view.setup.removed).chain(&view.removed);
    let aside = view.endurance.aside.iter().map(|aside| match aside {
        AsideView::Deck { card } | AsideView::Exhaust { card } | AsideView::Hand { card } => *card,
    });
    let piles = view.endurance.above.iter().chain(&view.endurance.under).chain(&view.endurance.exhaust);
    let worn = view.figures.iter().flat_map(|figure| figure.facts.equipped());
    let known: Vec<CardCount> = piles
        .filter_map(|slot| slot.card)
        .chain(aside)
        .chain(worn)
        .map(|card| CardCount { card, count: 1 })
        .chain(counts.copied())
        .collect();
    let left = |&card: &Card| {
        let known: u8 = known.iter().filter(|known| known.card == card).map(|known| known.count).sum();
        CardCount { card, count: card.print().copies.saturating_sub(known) }
    };
    Card::ALL.iter().map(left).filter(|left| left.count > 0).collect()
}

//! What the boards of Nemesis and Lockdown draw alike. `game` is how the keys of a game begin.

pub(super) mod ahead;
pub(super) mod crew;
pub(super) mod rooms;

use nemesis_kit::view::{CardsView, PileView};
use serde::Serialize;
use texts::{Args, args};

use crate::{layout, page, say::Say, telling::Sheet};

/// The name of a part of the board, on a line across the page.
pub(super) fn section(sheet: &Sheet<'_>, name: &str) -> String {
    let line = "─".repeat(sheet.columns.saturating_sub(layout::width(name) + 3));
    format!("{} {} {}", page::faint("─"), page::strong(name), page::faint(&line))
}

/// The line above the whole table: what is on now, and how late it is.
pub(super) fn title(sheet: &Sheet<'_>, now: &str, time: &str) -> String {
    let taken = layout::width(now) + layout::width(time) + 6;
    let line = page::faint(&"─".repeat(sheet.columns.saturating_sub(taken)));
    format!("{} {} {line} {time} {}", page::faint("─"), page::strong(now), page::faint("─"))
}

/// What a line is about, and what it says.
pub(super) fn line(sheet: &Sheet<'_>, key: &str, text: &str) -> Vec<String> {
    let head = format!("{}  ", page::faint(&sheet.say.say(key)));
    layout::hanging(&head, text, sheet.columns)
}

/// A word's name and what it does.
pub(super) fn explained(game: &str, sheet: &Sheet<'_>, word: &impl Serialize) -> Vec<String> {
    let key = args::word(game, word);
    let text = format!("{}: {}", page::strong(&sheet.say.say(&key)), sheet.say.say(&format!("{key}.text")));
    layout::hanging("  ", &text, sheet.columns)
}

/// The name of a word.
pub(super) fn name(game: &str, say: &Say, word: &impl Serialize) -> String {
    say.say(&args::word(game, word))
}

/// Several things, or a dash.
pub(super) fn listed(things: impl IntoIterator<Item = String>) -> String {
    let things: Vec<String> = things.into_iter().collect();
    if things.is_empty() { "–".to_owned() } else { things.join(" · ") }
}

/// So many of something.
pub(super) fn times(what: &str, n: u8) -> String {
    if n > 1 { format!("{what} ×{n}") } else { what.to_owned() }
}

/// The cards of a pile that is seen, contamination last.
pub(super) fn cards<A: Serialize>(game: &str, say: &Say, cards: &CardsView<A>) -> Vec<String> {
    let mut named: Vec<String> = cards.actions.iter().map(|card| name(game, say, card)).collect();
    let called = say.say(&format!("{game}-table-contamination"));
    let scanned = |result: &str| format!("{called} ({})", say.say(&format!("{game}-{result}")));
    let contamination = match cards.scanned {
        Some(it) => vec![
            (scanned("table-not-scanned"), it.unscanned),
            (scanned("contamination-infected"), it.infected),
            (scanned("contamination-clean"), it.clean),
        ],
        None => vec![(called, cards.contamination)],
    };
    named.extend(contamination.into_iter().filter(|&(_, n)| n > 0).map(|(what, n)| times(&what, n)));
    named
}

/// The cards in a hand, as far as they are seen.
pub(super) fn hand<A: Serialize>(game: &str, say: &Say, hand: &PileView<A>) -> String {
    let cards = hand.cards.iter().flat_map(|hand| cards(game, say, hand));
    listed(cards.map(|card| page::strong(&card)))
}

/// The objective of somebody, as it was when it was looked at.
pub(super) fn seen_objective(game: &str, say: &Say, objective: &impl Serialize, number: u8, round: u16) -> String {
    let args = Args::new().with("objective", args::word(game, objective)).with("number", number);
    say.with("ui-nemesis-kit-seen-objective", &args.with("round", round))
}

/// Cards that somebody draws, pays or discards, by the key of a card's name and that of contamination, which is counted.
pub(super) fn told_cards<A: Serialize>(game: &str, say: &Say, keys: [&str; 2], cards: &[Option<A>]) -> String {
    let [card, contamination] = keys;
    let named = cards.iter().flatten().map(|it| say.with(card, &Args::new().with("name", name(game, say, it))));
    let n = cards.iter().filter(|card| card.is_none()).count();
    let counted = (n > 0).then(|| say.with(contamination, &Args::new().with("n", n)));
    named.chain(counted).collect::<Vec<_>>().join(", ")
}

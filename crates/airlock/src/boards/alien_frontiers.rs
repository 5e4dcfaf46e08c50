//! Alien Frontiers as text: the seats, the planet, the stations in orbit, the display.

mod ahead;
mod orbit;
mod planet;
mod seats;

use alien_frontiers::{
    AlienFrontiers, Heard,
    foresight::Foresight,
    offers::Amount,
    view::{BerthView, ShipView, View},
    words::With,
};
use engine::{Line, Seat};
use serde::Serialize;
use texts::{Args, args};

use super::TextBoard;
use crate::{
    layout, page,
    say::Say,
    telling::{Calling, Sheet},
};

const GAME: &str = "alien-frontiers";

/// What tells the Relic Ship from the others.
const RELIC: char = '✦';

impl TextBoard for AlienFrontiers {
    fn table(view: &View, _: Option<&Foresight>, sheet: &Sheet<'_>) -> Vec<String> {
        let mut lines = vec![title(view, sheet)];
        lines.extend(seats::lines(view, sheet));
        lines.push(section(sheet, "ui-planet"));
        lines.extend(planet::lines(view, sheet));
        lines.push(section(sheet, "ui-orbit"));
        lines.extend(orbit::lines(view, sheet));
        lines.extend(display(view, sheet));
        lines
    }

    fn glance(view: &View, _: Option<&Foresight>, seat: Seat, sheet: &Sheet<'_>) -> Vec<String> {
        let player = &view.players[seat.index()];
        let hand: Vec<String> = in_hand(&player.ships).into_iter().map(|ship| page::strong(&ship)).collect();
        let hand = if hand.is_empty() { "–".to_owned() } else { hand.join("  ") };
        let args = Args::new().with("seat", page::mark(seat)).with("hand", hand);
        let args = args.with("fuel", player.tokens.fuel).with("ore", player.tokens.ore);
        vec![sheet.say.with("ui-glance", &args.with("points", player.score))]
    }

    fn guide(view: &View, sheet: &Sheet<'_>) -> Vec<String> {
        let mut lines = layout::wrap(&sheet.say.say("ui-marks"), sheet.columns);
        lines.push(section(sheet, "ui-orbit"));
        lines.extend(view.stations.iter().flat_map(|it| explained(sheet, &it.station, &["text"])));
        lines.push(section(sheet, "ui-planet"));
        lines.extend(view.territories.iter().flat_map(|it| explained(sheet, &it.territory, &["bonus"])));
        lines.push(section(sheet, "ui-cards"));
        let held = view.players.iter().flat_map(|player| &player.cards);
        let mut cards: Vec<_> = view.display.iter().flatten().chain(held).copied().collect();
        cards.sort_unstable();
        cards.dedup();
        lines.extend(cards.iter().flat_map(|card| explained(sheet, card, &["passive", "power", "discard"])));
        let fields: Vec<_> = view.territories.iter().flat_map(|it| &it.fields).collect();
        lines.extend(fields.into_iter().flat_map(|field| explained(sheet, field, &["text"])));
        lines
    }

    fn amount(amount: &Amount) -> (Option<Seat>, String, i64) {
        let Amount { seat, what, n } = amount;
        (Some(*seat), args::word(GAME, what), (*n).into())
    }

    fn ahead(view: &View, foresight: &Foresight, answer: usize, sheet: &Sheet<'_>) -> Option<String> {
        ahead::of_answer(view, foresight, answer, sheet)
    }

    fn begins_turn(heard: &Heard) -> bool {
        matches!(heard, Heard::TurnBegan { .. })
    }

    fn sentence(heard: &[&Heard], _: Line, calling: Calling, sheet: &Sheet<'_>) -> String {
        let each = |told: &dyn Fn(&Heard) -> Option<String>| heard.iter().filter_map(|heard| told(heard)).collect();
        let sentence = match heard {
            [Heard::ShipRolled { seat, .. }, ..] => {
                let values: Vec<String> = each(&rolled);
                let seat = sheet.call(calling, seat.number());
                sheet.say.with("ui-rolls", &Args::new().with("seat", seat).with("values", values.join(" ")))
            }
            [Heard::CardDisplayed { .. }, ..] => {
                let cards: Vec<String> = each(&|heard| displayed(heard, sheet.say));
                let args = Args::new().with("count", cards.len()).with("cards", cards.join(", "));
                sheet.say.with("alien-frontiers-log-displayed", &args)
            }
            [Heard::ScoreChanged { .. }, _, ..] => {
                let changes: Vec<String> = each(&|heard| scored(heard, calling, sheet));
                sheet.say.with("alien-frontiers-log-scores", &Args::new().with("changes", changes.join(", ")))
            }
            [.., last] => sheet.heard::<AlienFrontiers>(last, calling),
            [] => String::new(),
        };
        sheet.kept_together(&sentence, calling)
    }
}

/// What is rolled.
fn rolled(heard: &Heard) -> Option<String> {
    let Heard::ShipRolled { ship, value, .. } = heard else { return None };
    Some(face(Some(value.0), ship.with()))
}

/// The card that joins the display.
fn displayed(heard: &Heard, say: &Say) -> Option<String> {
    let Heard::CardDisplayed { card, .. } = heard else { return None };
    Some(name(say, card))
}

/// Whose points change, and how.
fn scored(heard: &Heard, calling: Calling, sheet: &Sheet<'_>) -> Option<String> {
    let Heard::ScoreChanged { seat, from, to } = heard else { return None };
    let args = Args::new().with("seat", sheet.call(calling, seat.number())).with("from", *from).with("to", *to);
    Some(sheet.say.with("alien-frontiers-log-score", &args))
}

/// The round, whose turn it is, and what is left in the stocks.
fn title(view: &View, sheet: &Sheet<'_>) -> String {
    let seat = view.this_turn.seat;
    let args = Args::new().with("round", view.round).with("seat", page::named(seat, sheet.names.of_seat(seat)));
    let args = args.with("fuel", view.stock.fuel).with("ore", view.stock.ore);
    let (now, stock) = (sheet.say.with("ui-round", &args), sheet.say.with("ui-stock", &args));
    let taken = layout::width(&now) + layout::width(&stock) + 6;
    let line = page::faint(&"─".repeat(sheet.columns.saturating_sub(taken)));
    format!("{} {} {line} {} {}", page::faint("─"), now, page::faint(&stock), page::faint("─"))
}

/// The name of a part of the board, on a line across the page.
fn section(sheet: &Sheet<'_>, key: &str) -> String {
    let name = sheet.say.say(key);
    let line = "─".repeat(sheet.columns.saturating_sub(layout::width(&name) + 3));
    format!("{} {} {}", page::faint("─"), page::strong(&name), page::faint(&line))
}

/// The displayed cards, and how many are left.
fn display(view: &View, sheet: &Sheet<'_>) -> Vec<String> {
    let cards: Vec<String> = view.display.iter().flatten().map(|card| name(sheet.say, card)).collect();
    let count = |pile: &[alien_frontiers::view::CardCount]| pile.iter().map(|it| usize::from(it.count)).sum::<usize>();
    let piles = Args::new().with("drawn", count(&view.draw_pile)).with("discarded", count(&view.discard_pile));
    let first = format!("{}  ", page::strong(&sheet.say.say("ui-display")));
    let cards = if cards.is_empty() { "–".to_owned() } else { cards.join(" · ") };
    // The remark on the piles is not broken.
    let piles = sheet.say.with("ui-piles", &piles).replace(' ', "\u{a0}");
    layout::hanging(&first, &format!("{cards}  {}", page::faint(&piles)), sheet.columns)
}

/// A word's name and what its attributes say of it.
fn explained(sheet: &Sheet<'_>, word: &impl Serialize, attributes: &[&str]) -> Vec<String> {
    let key = args::word(GAME, word);
    let said = attributes.iter().filter_map(|attribute| {
        let text = sheet.say.find(&format!("{key}.{attribute}"))?;
        match *attribute {
            "discard" => Some(sheet.say.with("ui-discarded", &Args::new().with("text", text))),
            _ => Some(text),
        }
    });
    let text = said.collect::<Vec<_>>().join(" ");
    let text = format!("{}: {text}", page::strong(&sheet.say.say(&key)));
    layout::hanging("  ", &text, sheet.columns)
}

/// The name of a word.
fn name(say: &Say, word: &impl Serialize) -> String {
    say.say(&args::word(GAME, word))
}

/// What the ships in hand show, in ascending order.
fn in_hand(ships: &[ShipView]) -> Vec<String> {
    let mut hand: Vec<&ShipView> = ships.iter().filter(|ship| ship.berth == BerthView::Hand).collect();
    hand.sort_by_key(|ship| (ship.value, ship.with));
    hand.into_iter().map(|ship| face(ship.value, ship.with)).collect()
}

/// A ship: what it shows, and whether it is the Relic Ship.
fn face(value: Option<u8>, with: With) -> String {
    let value = value.map_or_else(|| "?".to_owned(), |value| value.to_string());
    match with {
        With::Own => value,
        With::Relic => format!("{RELIC}{value}"),
    }
}

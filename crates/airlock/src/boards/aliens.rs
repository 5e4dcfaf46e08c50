//! Aliens as text: the turn and the piles, the squad, the boards with everything on them.

mod ground;
mod sight;
mod squad;

use std::time::Instant;

use aliens::{
    Aliens, Choice, Heard, Setup,
    ground::{Layout, Square},
    offers::Amount,
    view::{CardCount, View},
    words::{Character, Mission},
};
use engine::{Seat, Setup as _, Word};
use serde::Serialize;
use texts::{Args, args};

use super::{BuiltTable, TextBoard};
use crate::{
    layout, page,
    say::Say,
    telling::{Calling, Sheet},
};

const GAME: &str = "aliens";

impl TextBoard for Aliens {
    fn table(view: &View, sheet: &Sheet<'_>) -> Vec<String> {
        let mut lines = vec![title(view, sheet)];
        lines.extend(piles(view, sheet));
        lines.extend(squad::lines(view, sheet));
        lines.extend(ground::lines(view, sheet));
        lines.extend(sight::lines(view, sheet));
        lines
    }

    fn glance(view: &View, seat: Seat, sheet: &Sheet<'_>) -> Vec<String> {
        let hand = view.players[seat.index()].hand.as_deref().unwrap_or_default();
        let hand: Vec<String> = hand.iter().map(|held| page::strong(&counted(sheet.say, held))).collect();
        let hand = if hand.is_empty() { "–".to_owned() } else { hand.join(" · ") };
        let mut lines = layout::hanging(&sheet.say.say("ui-aliens-hand"), &hand, sheet.columns);
        if let Some(activation) = &view.activation {
            let character = args::word(GAME, &activation.character);
            let args = Args::new().with("character", character).with("actions", activation.actions);
            lines.push(sheet.say.with("ui-aliens-active", &args));
            let figure = view.figures.iter().find(|figure| figure.character == activation.character);
            let shots = figure.and_then(|figure| sight::of_character(view, figure, sheet));
            let head = sheet.say.say("ui-aliens-in-sight");
            lines.extend(shots.map(|shots| layout::hanging(&head, &shots, sheet.columns)).unwrap_or_default());
        }
        lines
    }

    fn guide(view: &View, sheet: &Sheet<'_>) -> Vec<String> {
        let mut lines = layout::wrap(&sheet.say.say("ui-aliens-marks"), sheet.columns);
        let goal = sheet.say.say(&format!("{}.goal", args::word(GAME, &mission(view))));
        lines.extend(layout::wrap(&goal, sheet.columns));
        let held = view.players.iter().filter_map(|player| player.hand.as_ref()).flatten().map(|held| held.card);
        let worn = view.figures.iter().flat_map(squad::equipment);
        let mut cards: Vec<_> = held.chain(worn).collect();
        cards.sort_unstable();
        cards.dedup();
        lines.extend(cards.iter().flat_map(|card| explained(sheet, card)));
        lines
    }

    fn amount(amount: &Amount) -> (Option<Seat>, String, i64) {
        let Amount { what, n } = amount;
        (None, args::word(GAME, what), (*n).into())
    }

    fn tables() -> Vec<BuiltTable> {
        let built = |mission: &Mission| {
            let (print, from) = (mission.print(), Instant::now());
            let layout = Layout::build(print.boards, print.sealed);
            BuiltTable { key: args::word(GAME, mission), time: from.elapsed(), bytes: layout.size_in_bytes() }
        };
        Mission::ALL.iter().map(built).collect()
    }

    fn hero(choice: &Choice) -> Option<String> {
        match choice {
            Choice::HeroChoice(hero) => args::word(GAME, hero).strip_prefix("aliens-character-").map(str::to_owned),
            _ => None,
        }
    }

    fn begins_turn(heard: &Heard) -> bool {
        matches!(heard, Heard::TurnBegan { .. })
    }

    fn sentence(heard: &[&Heard], calling: Calling, sheet: &Sheet<'_>) -> (usize, Option<String>) {
        // The end of the game has a page of its own; that cards are put away goes without saying.
        if let Heard::GameOver { .. } | Heard::TrackerCardDiscarded { .. } | Heard::EventExhausted { .. } = heard[0] {
            return (1, None);
        }
        let n_exhausted = heard.iter().take_while(|heard| matches!(heard, Heard::CardExhausted {})).count();
        if n_exhausted > 0 {
            return (n_exhausted, Some(sheet.say.with("aliens-log-exhausted", &Args::new().with("n", n_exhausted))));
        }
        let dials: Vec<String> = heard.iter().map_while(|heard| dial(heard, sheet.say)).collect();
        if dials.len() > 1 {
            let args = Args::new().with("dials", dials.join(", "));
            return (dials.len(), Some(sheet.say.with("aliens-log-dials", &args)));
        }
        let blips: Vec<String> = heard.iter().map_while(|heard| blip(heard)).collect();
        if blips.len() > 1 {
            let args = Args::new().with("n", blips.len()).with("squares", blips.join(", "));
            return (blips.len(), Some(sheet.say.with("aliens-log-blips", &args)));
        }
        let (n_steps, whole) = walked(heard);
        (n_steps, Some(sheet.heard::<Aliens>(&whole, calling)))
    }
}

/// What an Aim dial was turned to, and whose.
fn dial(heard: &Heard, say: &Say) -> Option<String> {
    let Heard::DialTurned { character, to } = heard else { return None };
    let args = Args::new().with("character", args::word(GAME, character)).with("to", *to);
    Some(say.with("aliens-log-dial", &args))
}

/// Where a blip was placed.
fn blip(heard: &Heard) -> Option<String> {
    let Heard::BlipPlaced { square } = heard else { return None };
    Some(written(*square))
}

/// The steps of one figure, as one event, and how many they are.
fn walked(heard: &[&Heard]) -> (usize, Heard) {
    let (mut whole, mut n_steps) = (*heard[0], 1);
    for &&next in &heard[1..] {
        whole = match (whole, next) {
            (
                Heard::CharacterMoved { character, from, to },
                Heard::CharacterMoved { character: same, from: there, to: on },
            ) if same == character && there == to => Heard::CharacterMoved { character, from, to: on },
            (Heard::EnemyMoved { from, to }, Heard::EnemyMoved { from: there, to: on }) if there == to => {
                Heard::EnemyMoved { from, to: on }
            }
            (_, _) => break,
        };
        n_steps += 1;
    }
    (n_steps, whole)
}

/// The turn, the phase and the mission.
fn title(view: &View, sheet: &Sheet<'_>) -> String {
    let args = Args::new().with("turn", view.turn).with("phase", args::word(GAME, &view.phase));
    let args = args.with("mission", args::word(GAME, &mission(view)));
    let now = sheet.say.with("ui-aliens-turn", &args);
    let line = "─".repeat(sheet.columns.saturating_sub(layout::width(&now) + 3));
    format!("{} {} {}", page::faint("─"), page::strong(&now), page::faint(&line))
}

/// How many cards are where, and what the Motion Tracker shows.
fn piles(view: &View, sheet: &Sheet<'_>) -> Vec<String> {
    let discarded: usize = view.endurance.discard.iter().map(|it| usize::from(it.count)).sum();
    let args = Args::new()
        .with("deck", view.endurance.above.len() + view.endurance.under.len())
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

/// The mission that is played.
fn mission(view: &View) -> Mission {
    let row = &Setup::OPTIONS[0];
    let chosen = view.setup.options.iter().find(|(name, _)| *name == row.name).map(|&(_, value)| value);
    let place = row.values.iter().position(|&value| Some(value) == chosen);
    Mission::ALL[place.expect("a mission is chosen")]
}

/// A word's name and what it does.
fn explained(sheet: &Sheet<'_>, word: &impl Serialize) -> Vec<String> {
    let key = args::word(GAME, word);
    let text = format!("{}: {}", page::strong(&sheet.say.say(&key)), sheet.say.say(&format!("{key}.text")));
    layout::hanging("  ", &text, sheet.columns)
}

/// So many of a card.
fn counted(say: &Say, held: &CardCount) -> String {
    let card = name(say, &held.card);
    if held.count > 1 { format!("{card} ×{}", held.count) } else { card }
}

/// The name of a word.
fn name(say: &Say, word: &impl Serialize) -> String {
    say.say(&args::word(GAME, word))
}

/// A square as the rules write it.
fn written(square: Square) -> String {
    format!("{}({},{})", square.board(), square.column(), square.row())
}

/// The letter that stands for a character on the boards.
fn letter(character: Character) -> char {
    match character {
        Character::Gorman => 'G',
        Character::Hicks => 'H',
        Character::Ripley => 'R',
        Character::Hudson => 'U',
        Character::Vasquez => 'V',
        Character::Frost => 'F',
        Character::Newt => 'N',
    }
}

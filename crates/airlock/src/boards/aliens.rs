//! Aliens as text: the turn and the piles, the squad, the boards with everything on them, and what
//! happened.

mod beside;
mod called;
mod ground;
mod orders;
mod passing;
mod piles;
mod placed;
mod sight;
mod squad;
mod tally;
mod told;
mod ways;

use std::time::Instant;

use aliens::{
    Aliens, Choice, FrameView, Heard, Setup,
    foresight::Foresight,
    ground::{Layout, Square},
    offers::Amount,
    view::{CardCount, View},
    words::{Action, Card, CardType, Character, Mission},
};
use engine::{Line, Seat, Setup as _, Word};
use serde::Serialize;
use texts::{Args, args};

use super::{BuiltTable, Goal, TextBoard};
use crate::{
    layout, page,
    say::Say,
    telling::{Calling, Place, Sheet},
};

const GAME: &str = "aliens";

impl TextBoard for Aliens {
    fn table(view: &View, foresight: Option<&Foresight>, sheet: &Sheet<'_>) -> Vec<String> {
        let mut lines = vec![title(view, sheet)];
        lines.extend(orders::lines(view, sheet));
        lines.extend(piles::lines(view, sheet));
        lines.extend(squad::lines(view, sheet));
        lines.extend(ground::lines(view, sheet));
        lines.extend(sight::lines(view, foresight, sheet));
        lines
    }

    fn glance(view: &View, foresight: Option<&Foresight>, seat: Seat, sheet: &Sheet<'_>) -> Vec<String> {
        if is_equipping(view) {
            return layout::wrap(&page::faint(&sheet.say.say("ui-aliens-equipping")), sheet.columns);
        }
        let hand = view.players[seat.index()].hand.as_deref().unwrap_or_default();
        let hand: Vec<String> = hand.iter().map(|held| page::strong(&counted(sheet.say, held))).collect();
        let hand = if hand.is_empty() { "–".to_owned() } else { hand.join(" · ") };
        let mut lines = layout::hanging(&sheet.say.say("ui-aliens-hand"), &hand, sheet.columns);
        if let Some(activation) = &view.activation {
            let character = args::word(GAME, &activation.character);
            let args = Args::new().with("character", character).with("actions", activation.actions);
            lines.push(sheet.say.with("ui-aliens-active", &args));
            let shots = foresight.and_then(|it| sight::of_character(view, it, activation.character, sheet));
            let head = sheet.say.say("ui-aliens-in-sight");
            lines.extend(shots.map(|shots| layout::hanging(&head, &shots, sheet.columns)).unwrap_or_default());
        }
        lines.extend(foresight.map(|foresight| beside::blast(foresight, sheet)).unwrap_or_default());
        lines.extend(foresight.map(|foresight| beside::at_stake(view, foresight, sheet)).unwrap_or_default());
        lines
    }

    fn guide(view: &View, sheet: &Sheet<'_>) -> Vec<String> {
        let mut lines = layout::wrap(&sheet.say.say("ui-aliens-marks"), sheet.columns);
        lines.extend(piles::contents(view, sheet));
        lines.extend(Action::ALL.iter().flat_map(|action| explained(sheet, action)));
        lines.extend(squad::cards(view, sheet));
        let held = view.players.iter().filter_map(|player| player.hand.as_ref()).flatten().map(|held| held.card);
        let worn = view.figures.iter().flat_map(|figure| figure.facts.equipped());
        let is_choice =
            |card: &&Card| is_equipping(view) && matches!(card.card_type(), CardType::Weapon | CardType::Gear);
        let choice = Card::ALL.iter().filter(is_choice).copied();
        let mut cards: Vec<_> = held.chain(worn).chain(choice).collect();
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

    fn beside(view: &View, foresight: Option<&Foresight>, choice: &Choice, sheet: &Sheet<'_>) -> Option<String> {
        beside::remark(view, foresight, choice, sheet)
    }

    fn goals(view: &View, foresight: Option<&Foresight>, choices: &[Choice], sheet: &Sheet<'_>) -> Vec<Goal<Aliens>> {
        ways::goals(view, foresight, choices, sheet)
    }

    fn orders(view: &View, choices: &[Choice], say: &Say) -> Vec<Goal<Aliens>> {
        passing::usual(view, choices, say).into_iter().collect()
    }

    fn is_long_list(view: &View) -> bool {
        is_equipping(view)
    }

    fn declining(choices: &[Choice]) -> Option<Choice> {
        passing::declining(choices)
    }

    fn explains(choice: &Choice, sheet: &Sheet<'_>) -> Vec<String> {
        called::explained(choice, sheet)
    }

    fn show(view: &View, called: &str, sheet: &Sheet<'_>) -> Option<Vec<String>> {
        called::lines(view, called, sheet)
    }

    fn surroundings(view: &View, sheet: &Sheet<'_>) -> Vec<String> {
        ground::around(view, sheet)
    }

    fn strikes(heard: &Heard) -> bool {
        matches!(heard, Heard::HazardStruck { .. })
    }

    fn epilogue(view: &View, sheet: &Sheet<'_>) -> Vec<String> {
        squad::fates(view, sheet)
    }

    fn tally(heard: &[Heard], sheet: &Sheet<'_>) -> Vec<String> {
        tally::lines(heard, sheet)
    }

    fn place(heard: &Heard) -> Place {
        placed::place(heard)
    }

    fn sentence(heard: &[&Heard], _: Line, calling: Calling, sheet: &Sheet<'_>) -> String {
        told::sentence(heard, calling, sheet)
    }
}

/// The turn, the phase and the mission.
fn title(view: &View, sheet: &Sheet<'_>) -> String {
    let args = Args::new().with("turn", view.turn).with("phase", args::word(GAME, &view.phase));
    let args = args.with("mission", args::word(GAME, &mission(view)));
    let now = sheet.say.with("ui-aliens-turn", &args);
    let line = "─".repeat(sheet.columns.saturating_sub(layout::width(&now) + 3));
    format!("{} {} {}", page::faint("─"), page::strong(&now), page::faint(&line))
}

/// The mission that is played.
fn mission(view: &View) -> Mission {
    setup(view).mission
}

/// What was settled before the start.
fn setup(view: &View) -> Setup {
    let options = view.setup.options.iter().copied();
    Setup::read(view.setup.players, options).expect("the view is of a table that was set up")
}

/// AGD-3.5: whether the squad is being equipped, with whatever there is.
fn is_equipping(view: &View) -> bool {
    matches!(view.under_way.last(), Some(FrameView::Preparation(_)))
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

/// A square and the room that it belongs to.
fn in_room(view: &View, square: Square, say: &Say) -> String {
    let faces = mission(view).print().boards.iter().flat_map(|row| row.iter());
    let room = faces.filter(|face| face.number() == square.board()).find_map(|face| face.room(square));
    room.map_or_else(|| written(square), |room| format!("{} {}", written(square), page::faint(&name(say, &room))))
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

//! Nemesis as text: the ship's systems, the crew, the rooms with their ways, and what is one's own.

mod ahead;
mod beside;
mod crew;
mod own;
mod rooms;
mod systems;

use engine::{Line, Seat, Standing};
use nemesis::{
    Choice, Heard, Nemesis,
    board::{Board, Card, Whereabouts},
    foresight::Foresight,
    heard::Told,
    offers::Amount,
    view::{ItemCount, PlayerView, View},
    words::ActionCard,
};
use serde::Serialize;
use texts::Args;

use super::{TextBoard, nemesis_kit as kit};
use crate::{
    layout,
    say::Say,
    telling::{Calling, Sheet},
};

const GAME: &str = "nemesis";

impl TextBoard for Nemesis {
    fn standing(place: &Standing, board: &Board, say: &Say) -> String {
        let is_intruder = board.intruders.seat == Some(place.seat);
        let fate = match place.score {
            // Their character has died, and what hunted the others has not.
            0 | 1 if is_intruder => "intruders",
            0 => "died",
            1 => "lived",
            _ => "won",
        };
        say.say(&format!("nemesis-standing-{fate}"))
    }

    fn table(view: &View, _: Option<&Foresight>, sheet: &Sheet<'_>) -> Vec<String> {
        let mut lines = systems::lines(view, sheet);
        lines.push(section(sheet, "ui-nemesis-kit-crew"));
        lines.extend(crew::lines(view, sheet));
        lines.push(section(sheet, "ui-nemesis-ship"));
        lines.extend(rooms::lines(view, sheet));
        for seat in view.own.iter() {
            lines.push(section(sheet, "ui-nemesis-kit-own"));
            lines.extend(own::lines(view, seat, sheet));
        }
        lines
    }

    fn glance(view: &View, _: Option<&Foresight>, seat: Seat, sheet: &Sheet<'_>) -> Vec<String> {
        let player = &view.players[seat.index()];
        let mut lines = kit::line(sheet, "ui-nemesis-kit-hand", &own::hand(player, sheet));
        if let Whereabouts::Room { room } = player.whereabouts {
            let here = rooms::line(view, room, sheet);
            lines.extend(kit::line(sheet, "ui-nemesis-kit-here", &here));
        }
        if view.turn.seat == seat {
            lines.push(sheet.say.with("ui-nemesis-kit-actions", &Args::new().with("n", view.turn.actions_left)));
        }
        lines
    }

    fn guide(view: &View, sheet: &Sheet<'_>) -> Vec<String> {
        let mut lines = layout::wrap(&sheet.say.say("ui-nemesis-marks"), sheet.columns);
        lines.push(section(sheet, "ui-nemesis-ship"));
        lines.extend(view.rooms.iter().filter_map(|it| it.room).flat_map(|room| explained(sheet, &room)));
        lines.extend(view.weaknesses.iter().flatten().flat_map(|it| explained(sheet, it)));
        lines.extend(view.common_objectives.iter().flat_map(|it| explained(sheet, it)));
        for seat in view.own.iter() {
            lines.push(section(sheet, "ui-nemesis-kit-own"));
            lines.extend(of_player(&view.players[seat.index()], sheet));
        }
        lines
    }

    fn amount(amount: &Amount) -> (Option<Seat>, String, i64) {
        let (seat, key, n) = match amount {
            Amount::Cards { n } => (None, "ui-nemesis-kit-amount-cards", *n),
            Amount::Ammo { weapon: _, n } => (None, "ui-nemesis-kit-amount-ammo", *n),
            Amount::LightWounds { seat, n } => (Some(*seat), "ui-nemesis-kit-amount-light-wounds", *n),
            Amount::Contamination { seat, n } => (Some(*seat), "ui-nemesis-kit-amount-contamination", *n),
            Amount::Signal { seat } => (Some(*seat), "ui-nemesis-kit-amount-signal", 1),
        };
        (seat, key.to_owned(), n.into())
    }

    fn beside(view: &View, _: Option<&Foresight>, choice: &Choice, sheet: &Sheet<'_>) -> Option<String> {
        beside::remark(view, choice, sheet)
    }

    fn ahead(view: &View, foresight: &Foresight, answer: usize, sheet: &Sheet<'_>) -> Option<String> {
        ahead::of_answer(view, foresight, answer, sheet)
    }

    fn ahead_of_all(view: &View, foresight: &Foresight, sheet: &Sheet<'_>) -> Option<String> {
        ahead::under_way(view, foresight, sheet)
    }

    fn begins_turn(heard: &Heard) -> bool {
        matches!(heard, Heard::TurnBegan { .. })
    }

    fn sentence(heard: &[&Heard], first: Line, calling: Calling, sheet: &Sheet<'_>) -> String {
        let sentence = match heard {
            [Heard::CardDrawn { seat, card: None }, ..] => {
                let args = Args::new().with("seat", sheet.call(calling, seat.number())).with("n", heard.len());
                sheet.say.with("nemesis-log-cards-drawn", &args)
            }
            [Heard::CardDrawn { seat, .. }, _, ..] => {
                let args = Args::new().with("seat", sheet.call(calling, seat.number()));
                let args = args.with("cards", told_cards(heard, sheet.say));
                sheet.say.with("nemesis-log-cards-drawn-known", &args)
            }
            [Heard::CardDiscarded { seat, .. } | Heard::ContaminationDiscarded { seat }, ..] => {
                let args = Args::new().with("seat", sheet.call(calling, seat.number())).with("n", heard.len());
                let args = args.with("cards", told_cards(heard, sheet.say));
                // What goes on with a declaration is its price.
                let key = if first == Line::GoesOn { "nemesis-log-cards-paid" } else { "nemesis-log-cards-discarded" };
                sheet.say.with(key, &args)
            }
            [Heard::Told(Told::TokenAdded { .. }), _, ..] => {
                let tokens: Vec<String> = heard.iter().filter_map(|it| token_added(it, sheet)).collect();
                sheet.say.with("nemesis-log-tokens-added", &Args::new().with("tokens", tokens.join(", ")))
            }
            [.., last] => sheet.heard::<Nemesis>(last, calling),
            [] => String::new(),
        };
        sheet.kept_together(&sentence, calling)
    }
}

/// The cards that somebody draws, pays or discards; contamination cards are counted.
fn told_cards(heard: &[&Heard], say: &Say) -> String {
    let card = |heard: &&Heard| match heard {
        Heard::CardDiscarded { card, .. } | Heard::CardDrawn { card: Some(Card::Action(card)), .. } => Some(*card),
        _ => None,
    };
    let cards: Vec<Option<ActionCard>> = heard.iter().map(card).collect();
    kit::told_cards(GAME, say, ["nemesis-log-card", "nemesis-log-contamination"], &cards)
}

/// The name of a token that goes into the bag.
fn token_added(heard: &Heard, sheet: &Sheet<'_>) -> Option<String> {
    let Heard::Told(Told::TokenAdded { token }) = heard else { return None };
    Some(name(sheet.say, token))
}

/// What the cards, items and objectives of a player do.
fn of_player(player: &PlayerView, sheet: &Sheet<'_>) -> Vec<String> {
    let mut cards = player.hand.cards.as_ref().map(|hand| hand.actions.clone()).unwrap_or_default();
    cards.dedup();
    let mut lines: Vec<String> = cards.iter().flat_map(|card| explained(sheet, card)).collect();
    let items = player.inventory.iter().flatten().map(|it| it.card.item);
    let items = items
        .chain(kit::crew::held(&player.hands).map(|it| it.item.card.item))
        .chain(player.inactive_quests.iter().copied());
    lines.extend(items.flat_map(|item| explained(sheet, &item)));
    lines.extend(player.objectives.iter().filter_map(|it| it.objective).flat_map(|it| explained(sheet, &it)));
    lines
}

/// The name of a part of the board, on a line across the page.
fn section(sheet: &Sheet<'_>, key: &str) -> String {
    kit::section(sheet, &sheet.say.say(key))
}

/// A word's name and what it does.
fn explained(sheet: &Sheet<'_>, word: &impl Serialize) -> Vec<String> {
    kit::explained(GAME, sheet, word)
}

/// The name of a word.
fn name(say: &Say, word: &impl Serialize) -> String {
    kit::name(GAME, say, word)
}

/// Items with their backs.
fn item(say: &Say, held: &ItemCount) -> String {
    let named = format!("{} ({})", name(say, &held.card.item), name(say, &held.card.back));
    kit::times(&named, held.count)
}

#[cfg(test)]
mod tests {
    use engine::Setup as _;
    use nemesis::Setup;
    use texts::Language;

    use super::*;

    #[test]
    fn whoever_played_the_intruders_is_not_called_dead() {
        let mut board = Board::new(Setup::standard(3));
        board.intruders.seat = Some(Seat(1));
        let say = Say::new(Language::English);
        let stands = |seat, score| Nemesis::standing(&Standing { seat: Seat(seat), rank: 2, score }, &board, &say);

        assert_eq!(stands(0, 0), "dead");
        assert_eq!(stands(1, 0), "played the intruders, and has not won");
        assert_eq!(stands(1, 2), "has won");
    }
}

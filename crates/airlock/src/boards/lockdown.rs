//! Nemesis: Lockdown as text: time and power, the crew, the rooms level by level, and what is one's own.

mod ahead;
mod beside;
mod codes;
mod crew;
mod own;
mod rooms;
mod systems;
mod time;

use engine::{Line, Seat, Standing, Word};
use lockdown::{
    Choice, Heard, Lockdown,
    board::{Board, Card, Whereabouts},
    foresight::Foresight,
    heard::Told,
    offers::Amount,
    view::{ItemCount, PlayerView, View},
    words::{ActionCard, Contingency, Side},
};
use serde::Serialize;
use texts::{Args, args};

use super::{TextBoard, nemesis_kit as kit};
use crate::{
    layout, page,
    say::Say,
    telling::{Calling, Sheet},
};

const GAME: &str = "lockdown";

impl TextBoard for Lockdown {
    fn standing(place: &Standing, _: &Board, say: &Say) -> String {
        say.say(match place.score {
            0 => "lockdown-standing-died",
            1 => "lockdown-standing-lived",
            _ => "lockdown-standing-won",
        })
    }

    fn table(view: &View, _: Option<&Foresight>, sheet: &Sheet<'_>) -> Vec<String> {
        let mut lines = systems::lines(view, sheet);
        lines.push(section(sheet, "ui-nemesis-kit-crew"));
        lines.extend(crew::lines(view, sheet));
        lines.extend(rooms::lines(view, sheet));
        for seat in view.own.iter() {
            lines.push(section(sheet, "ui-nemesis-kit-own"));
            lines.extend(own::lines(view, seat, sheet));
        }
        lines
    }

    fn glance(view: &View, _: Option<&Foresight>, seat: Seat, sheet: &Sheet<'_>) -> Vec<String> {
        let player = &view.players[seat.index()];
        let mut lines = kit::line(sheet, "ui-nemesis-kit-hand", &kit::hand(GAME, sheet.say, &player.hand));
        if let Whereabouts::Room { room } = player.whereabouts {
            let light = if player.is_dark { "ui-lockdown-in-the-dark" } else { "ui-lockdown-in-the-light" };
            let here = format!("{} · {}", sheet.say.say(light), rooms::line(view, room, sheet));
            lines.extend(kit::line(sheet, "ui-nemesis-kit-here", &here));
        }
        if view.turn.seat == seat {
            lines.push(sheet.say.with("ui-nemesis-kit-actions", &Args::new().with("n", view.turn.actions_left)));
        }
        lines
    }

    fn guide(view: &View, sheet: &Sheet<'_>) -> Vec<String> {
        let mut lines = layout::wrap(&sheet.say.say("ui-lockdown-marks"), sheet.columns);
        lines.push(section(sheet, "ui-lockdown-rooms"));
        let mut seen = Vec::new();
        for room in view.rooms.iter().filter_map(|it| it.room) {
            if !seen.contains(&room) {
                seen.push(room);
                lines.extend(explained(sheet, &room));
            }
        }
        if let Some(card) = view.computer {
            lines.push(section(sheet, "ui-lockdown-computer"));
            lines.extend(card.lines().iter().flat_map(|it| explained(sheet, it)));
        }
        lines.extend(view.weaknesses.iter().flatten().flat_map(|it| explained(sheet, it)));
        lines.push(section(sheet, "ui-lockdown-codes"));
        lines.extend(Contingency::ALL.iter().flat_map(|it| explained(sheet, it)));
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
            Amount::Knowledge { seat, knowledge } => (Some(*seat), "ui-lockdown-amount-knowledge", *knowledge),
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

    fn epilogue(view: &View, sheet: &Sheet<'_>) -> Vec<String> {
        codes::verdict(view, sheet).into_iter().chain(crew::fates(view, sheet)).collect()
    }

    fn begins_turn(heard: &Heard) -> bool {
        matches!(heard, Heard::TurnBegan { .. })
    }

    fn sentence(heard: &[&Heard], first: Line, calling: Calling, sheet: &Sheet<'_>) -> String {
        let by = |seat: &Seat| Args::new().with("seat", sheet.call(calling, seat.number()));
        let sentence = match heard {
            [Heard::CardDrawn { seat, card: None }, ..] => {
                sheet.say.with("lockdown-log-cards-drawn", &by(seat).with("n", heard.len()))
            }
            [Heard::CardDrawn { seat, .. }, _, ..] => {
                let args = by(seat).with("cards", told_cards(heard, sheet.say));
                sheet.say.with("lockdown-log-cards-drawn-known", &args)
            }
            [Heard::CardDiscarded { seat, .. } | Heard::ContaminationDiscarded { seat }, ..] => {
                let args = by(seat).with("n", heard.len()).with("cards", told_cards(heard, sheet.say));
                // What goes on with a declaration is its price.
                let key =
                    if first == Line::GoesOn { "lockdown-log-cards-paid" } else { "lockdown-log-cards-discarded" };
                sheet.say.with(key, &args)
            }
            [Heard::Told(Told::TokenAdded { .. }), _, ..] => {
                told_each(heard, "lockdown-log-tokens-added", "tokens", sheet)
            }
            [Heard::PowerDealt { .. }, ..] => told_each(heard, "lockdown-log-power-dealt", "areas", sheet),
            [Heard::PowerMoved { .. }, ..] => told_each(heard, "lockdown-log-power-moved", "areas", sheet),
            [Heard::NoiseRemoved { .. }, ..] => told_each(heard, "lockdown-log-noise-removed", "levels", sheet),
            [.., last] => sheet.heard::<Lockdown>(last, calling),
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
    kit::told_cards(GAME, say, ["lockdown-log-card", "lockdown-log-contamination"], &cards)
}

/// Several of a kind in one sentence.
fn told_each(heard: &[&Heard], key: &str, called: &'static str, sheet: &Sheet<'_>) -> String {
    let things: Vec<String> = heard.iter().filter_map(|it| thing(it, sheet)).collect();
    sheet.say.with(key, &Args::new().with(called, things.join(", ")))
}

/// A token that goes into the bag, a place with its power token, or a level.
fn thing(heard: &Heard, sheet: &Sheet<'_>) -> Option<String> {
    if let Heard::Told(Told::TokenAdded { token }) = heard {
        return Some(name(sheet.say, token));
    }
    if let Heard::PowerDealt { area, token } | Heard::PowerMoved { area, token } = heard {
        let args = Args::new().with("area", args::word(GAME, area)).with("token", args::word(GAME, token));
        return Some(sheet.say.with("lockdown-log-power", &args));
    }
    let Heard::NoiseRemoved { level } = heard else { return None };
    Some(name(sheet.say, level))
}

/// What the cards, items and objectives of a player do.
fn of_player(player: &PlayerView, sheet: &Sheet<'_>) -> Vec<String> {
    let mut cards = player.hand.cards.as_ref().map(|hand| hand.actions.clone()).unwrap_or_default();
    cards.dedup();
    let mut lines: Vec<String> = cards.iter().flat_map(|card| explained(sheet, card)).collect();
    let items = player.inventory.iter().flatten().map(|it| it.card.item);
    let held = kit::crew::held(&player.hands).map(|it| it.card.item);
    lines.extend(items.chain(held).chain(player.inactive_quest).flat_map(|item| explained(sheet, &item)));
    lines.extend(player.objectives.iter().filter_map(|it| it.objective).flat_map(|it| explained(sheet, &it)));
    lines
}

/// The side of the board that is played on.
fn side(view: &View) -> Side {
    match option(view, "side") {
        Some("alternative") => Side::Alternative,
        _ => Side::Main,
    }
}

/// What was settled of an option before the game.
fn option(view: &View, called: &str) -> Option<&'static str> {
    view.setup.options.iter().find(|(name, _)| *name == called).map(|&(_, value)| value)
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

/// What is lit, and what is dark.
fn lamp(is_on: bool, sheet: &Sheet<'_>) -> String {
    match is_on {
        true => page::strong(&sheet.say.say("ui-lockdown-lit")),
        false => page::faint(&sheet.say.say("ui-lockdown-dark")),
    }
}

#[cfg(test)]
mod tests {
    use engine::{Game as _, Log, Pending, Setup as _, State, Viewer, Views as _};
    use lockdown::{Setup, words::Species};
    use texts::Language;

    use super::*;
    use crate::telling::Names;

    /// How many inputs of a game are looked at.
    const INPUTS: usize = 700;

    /// Looks at a game in which the first answers and outcomes that a number picks are given.
    fn look(setup: &Setup, mut number: usize, each: &mut dyn FnMut(&State<Lockdown>)) {
        let mut state = Lockdown::begin(setup, &mut Log::Off);
        let (mut choices, mut odds) = (Vec::new(), Vec::new());
        for _ in 0..INPUTS {
            number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let picked = number >> 33;
            match state.pending() {
                Pending::Players { asked, .. } => {
                    let seat = asked.first().expect("somebody is asked");
                    state.choices(seat, &mut choices);
                    state.choose_unchecked(seat, choices[picked % choices.len()], &mut Log::Off);
                }
                Pending::Chance => {
                    state.odds(&mut odds);
                    state.resolve_unchecked(odds[picked % odds.len()].0, &mut Log::Off);
                }
                Pending::Nobody => return,
            }
            each(&state);
        }
    }

    /// The table in every language, looked at now and then.
    fn each_table(setup: &Setup, number: usize, each: &mut dyn FnMut(Language, &[String])) {
        let names = Names::new(["Ann", "Ben", "Cleo", "Dora", "Emil"].map(str::to_owned).to_vec());
        let mut nth = 0;
        look(setup, number, &mut |state| {
            nth += 1;
            if nth % 25 != 0 {
                return;
            }
            let view = Lockdown::view(state, Viewer::seat(Seat(0)));
            for language in Language::ALL {
                let say = Say::new(language);
                let sheet = Sheet { say: &say, names: &names, columns: 80 };
                let mut lines = Lockdown::table(&view, None, &sheet);
                lines.extend(Lockdown::glance(&view, None, Seat(0), &sheet));
                lines.extend(Lockdown::guide(&view, &sheet));
                lines.extend(Lockdown::epilogue(&view, &sheet));
                each(language, &lines);
            }
        });
    }

    #[test]
    fn the_table_fits_on_eighty_columns_in_every_language() {
        for (number, players) in (0..).zip(1..=5) {
            each_table(&Setup::standard(players), number, &mut |language, lines| {
                let wide = lines.iter().find(|line| layout::width(line) > 80);
                assert_eq!(wide, None, "{language}");
            });
        }
    }

    #[test]
    fn everything_on_the_table_has_a_name_in_every_language() {
        let setups = [
            Setup::standard(4),
            Setup { side: Side::Alternative, ..Setup::standard(3) },
            Setup { intruders: Species::BaseIntruders, ..Setup::standard(2) },
        ];
        for (number, setup) in (10..).zip(setups) {
            each_table(&setup, number, &mut |language, lines| {
                let is_missing = |line: &&String| line.contains('⟨') || line.contains("lockdown-");
                assert_eq!(lines.iter().find(is_missing), None, "{language}");
            });
        }
    }

    #[test]
    fn what_goes_out_next_is_foretold() {
        let names = Names::new(vec!["Ann".to_owned()]);
        let say = Say::new(Language::English);
        let sheet = Sheet { say: &say, names: &names, columns: 80 };
        let mut told = String::new();
        look(&Setup::standard(1), 3, &mut |state| {
            if told.is_empty() && state.board().round == 1 {
                told = Lockdown::table(&Lockdown::view(state, Viewer::seat(Seat(0))), None, &sheet).join("\n");
            }
        });

        let plain = anstream::adapter::strip_str(&told).to_string();
        assert!(plain.contains("(power token 2), when the time leaves 15: at the end"), "{plain}");
        assert!(plain.contains("Isolation Room closed until 8"), "{plain}");
    }
}

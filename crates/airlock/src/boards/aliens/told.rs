//! What happened, as sentences: what belongs together is told as one, and what goes without saying is
//! left out.

use aliens::{
    Aliens, Heard,
    ground::Square,
    words::{Card, Character, EnemyKind},
};
use engine::Seat;
use texts::{Args, args};

use super::{GAME, name, written};
use crate::{
    say::Say,
    telling::{Calling, Sheet},
};

/// The sentence for the first of these events, and for how many of them it stands.
pub(super) fn sentence(heard: &[&Heard], calling: Calling, sheet: &Sheet<'_>) -> (usize, Option<String>) {
    if goes_without_saying(heard) {
        return (1, None);
    }
    let n_exhausted = heard.iter().take_while(|heard| matches!(heard, Heard::CardExhausted {})).count();
    if n_exhausted > 0 {
        return (n_exhausted, Some(sheet.say.with("aliens-log-exhausted", &Args::new().with("n", n_exhausted))));
    }
    let recovered: Vec<u8> = heard.iter().map_while(|heard| recovered(heard)).collect();
    if recovered.len() > 1 {
        let all = Heard::CardsRecovered { cards: recovered.iter().sum() };
        return (recovered.len(), Some(sheet.heard::<Aliens>(&all, calling)));
    }
    let dials: Vec<String> = heard.iter().map_while(|heard| dial(heard, sheet.say)).collect();
    if dials.len() > 1 {
        let args = Args::new().with("dials", dials.join(", "));
        return (dials.len(), Some(sheet.say.with("aliens-log-dials", &args)));
    }
    let (n_told, moves) = blips_moved(heard);
    if moves.len() > 1 {
        let moves: Vec<String> =
            moves.iter().map(|(from, to)| format!("{}\u{a0}→\u{a0}{}", written(*from), written(*to))).collect();
        let args = Args::new().with("n", moves.len()).with("moves", moves.join(", "));
        return (n_told, Some(sheet.say.with("ui-aliens-blips-moved", &args)));
    }
    let blips: Vec<String> = heard.iter().map_while(|heard| blip(heard)).collect();
    if blips.len() > 1 {
        let args = Args::new().with("n", blips.len()).with("squares", blips.join(", "));
        return (blips.len(), Some(sheet.say.with("aliens-log-blips", &args)));
    }
    if let Some((character, cards)) = in_a_row(heard, lost) {
        let args = Args::new().with("character", args::word(GAME, &character)).with("cards", names(sheet.say, &cards));
        return (cards.len(), Some(sheet.say.with("aliens-log-lost", &args)));
    }
    if let Some((seat, cards)) = in_a_row(heard, discarded) {
        let args = Args::new().with("seat", sheet.call(calling, seat.number())).with("cards", names(sheet.say, &cards));
        return (cards.len(), Some(sheet.kept_together(&sheet.say.with("aliens-log-discarded", &args), calling)));
    }
    if let Heard::HazardStruck { hazard, .. } = heard[0] {
        let does = sheet.say.say(&format!("{}.text", args::word(GAME, &hazard.card())));
        return (1, Some(format!("{} {does}", sheet.heard::<Aliens>(heard[0], calling))));
    }
    let (n_steps, whole) = walked(heard);
    (n_steps, Some(sheet.heard::<Aliens>(&whole, calling)))
}

/// The end of the game has a page of its own; that cards are put away, that nobody reacts any more,
/// that whoever moves has begun to, and that somebody could do nothing, need not be told.
fn goes_without_saying(heard: &[&Heard]) -> bool {
    match (heard[0], heard.get(1)) {
        (
            Heard::GameOver { .. }
            | Heard::TrackerCardDiscarded { .. }
            | Heard::EventExhausted { .. }
            | Heard::WindowClosed { .. }
            | Heard::EnemyActivated { kind: EnemyKind::Blip, .. },
            _,
        )
        | (Heard::EnemyActivated { .. }, Some(Heard::EnemyActivated { .. })) => true,
        (Heard::EnemyActivated { square, .. }, Some(Heard::EnemyMoved { from, .. })) => square == from,
        (_, _) => false,
    }
}

/// How many cards were recovered: whoever rests does it one by one.
fn recovered(heard: &Heard) -> Option<u8> {
    let Heard::CardsRecovered { cards } = heard else { return None };
    Some(*cards)
}

/// What an Aim dial was turned to, and whose.
fn dial(heard: &Heard, say: &Say) -> Option<String> {
    let Heard::DialTurned { character, to } = heard else { return None };
    let args = Args::new().with("character", args::word(GAME, character)).with("to", *to);
    Some(say.with("aliens-log-dial", &args))
}

/// Cards that go one after the other, from the same place, and are several.
fn in_a_row<T: PartialEq>(heard: &[&Heard], of: impl Fn(&Heard) -> Option<(T, Card)>) -> Option<(T, Vec<Card>)> {
    let (place, _) = of(heard[0])?;
    let from_there = |heard: &&Heard| of(heard).filter(|(from, _)| *from == place).map(|(_, card)| card);
    let cards: Vec<Card> = heard.iter().map_while(from_there).collect();
    (cards.len() > 1).then_some((place, cards))
}

fn names(say: &Say, cards: &[Card]) -> String {
    cards.iter().map(|card| name(say, card)).collect::<Vec<_>>().join(", ")
}

/// What somebody loses who is lost.
fn lost(heard: &Heard) -> Option<(Character, Card)> {
    let Heard::EquipmentDiscarded { character, card } = heard else { return None };
    Some((*character, *card))
}

/// Whose hand a card is discarded from.
fn discarded(heard: &Heard) -> Option<(Seat, Card)> {
    let Heard::HandCardDiscarded { seat, card } = heard else { return None };
    Some((*seat, *card))
}

/// AGD-6J.2: the blips that move one after the other, each from where to where, and how many events
/// these are. That each of them is activated goes without saying.
fn blips_moved(heard: &[&Heard]) -> (usize, Vec<(Square, Square)>) {
    let (mut n_told, mut moves) = (0, Vec::<(Square, Square)>::new());
    let mut is_another = true;
    for (place, &&next) in heard.iter().enumerate() {
        match next {
            Heard::EnemyMoved { kind: EnemyKind::Blip, from, to } => {
                match moves.last_mut().filter(|(_, there)| !is_another && *there == from) {
                    Some((_, there)) => *there = to,
                    None => moves.push((from, to)),
                }
                (is_another, n_told) = (false, place + 1);
            }
            Heard::EnemyActivated { kind: EnemyKind::Blip, .. } if place > 0 => is_another = true,
            _ => break,
        }
    }
    (n_told, moves)
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
            (Heard::EnemyMoved { kind, from, to }, Heard::EnemyMoved { kind: same, from: there, to: on })
                if same == kind && there == to =>
            {
                Heard::EnemyMoved { kind, from, to: on }
            }
            (_, _) => break,
        };
        n_steps += 1;
    }
    (n_steps, whole)
}

//! What happened, as sentences: what belongs together is told as one, and what goes without saying is
//! left out.

use aliens::{Aliens, Heard};
use texts::{Args, args};

use super::{GAME, written};
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
    let blips: Vec<String> = heard.iter().map_while(|heard| blip(heard)).collect();
    if blips.len() > 1 {
        let args = Args::new().with("n", blips.len()).with("squares", blips.join(", "));
        return (blips.len(), Some(sheet.say.with("aliens-log-blips", &args)));
    }
    let (n_steps, whole) = walked(heard);
    (n_steps, Some(sheet.heard::<Aliens>(&whole, calling)))
}

/// The end of the game has a page of its own; that cards are put away, that nobody reacts any more,
/// and that whoever moves has begun to, need not be told.
fn goes_without_saying(heard: &[&Heard]) -> bool {
    match (heard[0], heard.get(1)) {
        (
            Heard::GameOver { .. }
            | Heard::TrackerCardDiscarded { .. }
            | Heard::EventExhausted { .. }
            | Heard::WindowClosed { .. },
            _,
        ) => true,
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

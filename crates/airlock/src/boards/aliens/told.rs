//! What happened, as sentences: what belongs together is told as one.

use aliens::{Aliens, Heard, ground::Square, words::EnemyKind};
use texts::{Args, args};

use super::{GAME, name, written};
use crate::{
    say::Say,
    telling::{Calling, Sheet},
};

/// The sentence for some events that are one line.
pub(super) fn sentence(heard: &[&Heard], calling: Calling, sheet: &Sheet<'_>) -> String {
    let Sheet { say, .. } = sheet;
    let with_n = || Args::new().with("n", heard.len());
    let sentence = match heard {
        [Heard::CardExhausted {}, ..] => say.with("aliens-log-exhausted", &with_n()),
        [Heard::CardsRecovered { .. }, ..] => {
            let all = Heard::CardsRecovered { cards: heard.iter().filter_map(|heard| recovered(heard)).sum() };
            sheet.heard::<Aliens>(&all, calling)
        }
        [Heard::DialTurned { .. }, _, ..] => {
            let dials = listed(heard, |heard| dial(heard, say));
            say.with("aliens-log-dials", &Args::new().with("dials", dials))
        }
        [Heard::BlipPlaced { .. }, _, ..] => {
            say.with("aliens-log-blips", &with_n().with("squares", listed(heard, blip)))
        }
        [Heard::EquipmentDiscarded { character, .. }, _, ..] => {
            let args = Args::new().with("character", args::word(GAME, character));
            say.with("aliens-log-lost", &args.with("cards", listed(heard, |heard| lost(heard, say))))
        }
        [Heard::HandCardDiscarded { seat, .. }, _, ..] => {
            let args = Args::new().with("seat", sheet.call(calling, seat.number()));
            say.with("aliens-log-discarded", &args.with("cards", listed(heard, |heard| lost(heard, say))))
        }
        [Heard::EnemyMoved { kind: EnemyKind::Blip, .. }, _, ..] => blips_moved(heard, calling, sheet),
        [Heard::HazardStruck { hazard, .. }, ..] => {
            let does = say.say(&format!("{}.text", args::word(GAME, &hazard.card())));
            format!("{} {does}", sheet.heard::<Aliens>(heard[0], calling))
        }
        [first, .., last] => sheet.heard::<Aliens>(&way(first, last), calling),
        [it] => sheet.heard::<Aliens>(it, calling),
        [] => String::new(),
    };
    sheet.kept_together(&sentence, calling)
}

fn listed(heard: &[&Heard], of: impl Fn(&Heard) -> Option<String>) -> String {
    heard.iter().filter_map(|heard| of(heard)).collect::<Vec<_>>().join(", ")
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

/// What somebody loses who is lost, or discards.
fn lost(heard: &Heard, say: &Say) -> Option<String> {
    let (Heard::EquipmentDiscarded { card, .. } | Heard::HandCardDiscarded { card, .. }) = heard else { return None };
    Some(name(say, card))
}

/// AGD-6J.2: the blips that move one after the other, each from where to where.
fn blips_moved(heard: &[&Heard], calling: Calling, sheet: &Sheet<'_>) -> String {
    let mut ways = Vec::<(Square, Square)>::new();
    for heard in heard {
        let Heard::EnemyMoved { from, to, .. } = heard else { continue };
        match ways.last_mut().filter(|(_, there)| there == from) {
            Some((_, there)) => *there = *to,
            None => ways.push((*from, *to)),
        }
    }
    let [_, _, ..] = ways[..] else { return sheet.heard::<Aliens>(&way(heard[0], heard[heard.len() - 1]), calling) };
    let moves: Vec<String> =
        ways.iter().map(|(from, to)| format!("{}\u{a0}→\u{a0}{}", written(*from), written(*to))).collect();
    let args = Args::new().with("n", moves.len()).with("moves", moves.join(", "));
    sheet.say.with("aliens-log-blips-moved", &args)
}

/// The steps of one figure, as one event.
fn way(first: &Heard, last: &Heard) -> Heard {
    if let (Heard::CharacterMoved { character, from, .. }, Heard::CharacterMoved { to, .. }) = (*first, *last) {
        return Heard::CharacterMoved { character, from, to };
    }
    if let (Heard::EnemyMoved { kind, from, .. }, Heard::EnemyMoved { to, .. }) = (*first, *last) {
        return Heard::EnemyMoved { kind, from, to };
    }
    *last
}

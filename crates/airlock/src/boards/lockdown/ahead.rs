//! What lies ahead of an answer, in words: ways and noise in light and darkness, combat, and what is lit then.

use lockdown::{
    foresight::{Ahead, AnswerAhead, Foresight, LightsAhead, ShotAhead},
    rules::combat::Target,
    view::View,
    words::{Cause, Level},
};
use texts::Args;

use super::{GAME, kit::ahead::Words, name};
use crate::telling::Sheet;

/// What an answer leads to.
pub(super) fn of_answer(view: &View, foresight: &Foresight, answer: usize, sheet: &Sheet<'_>) -> Option<String> {
    let it = foresight.answers.iter().find(|it| usize::from(it.answer) == answer)?;
    let mut words = words(view, sheet);
    it.ahead.iter().for_each(|ahead| say(&mut words, ahead));
    // Whoever may meet something wants to know how many cards will be in hand then.
    if let Some(is_dark) = rolls(view, &it.ahead).or(takes_last_card(view, it).then_some(false)) {
        let bag = &foresight.bag;
        words.hand(it.cards, if is_dark { &bag.dark } else { &bag.lit }, bag.tokens);
    }
    words.line()
}

/// What the action under way leads to.
pub(super) fn under_way(view: &View, foresight: &Foresight, sheet: &Sheet<'_>) -> Option<String> {
    let mut words = words(view, sheet);
    foresight.under_way.iter().for_each(|ahead| say(&mut words, ahead));
    words.line()
}

/// Whether whoever is asked makes a noise roll, and whether in darkness.
fn rolls(view: &View, ahead: &[Ahead]) -> Option<bool> {
    ahead.iter().find_map(|it| match it {
        Ahead::Noise { seat, is_dark, .. } if view.asked.has(*seat) => Some(*is_dark),
        _ => None,
    })
}

/// Whether an answer takes the last card out of the hand.
fn takes_last_card(view: &View, it: &AnswerAhead) -> bool {
    it.cards == 0 && view.asked.iter().any(|seat| view.players[seat.index()].hand.count > 0)
}

fn words<'a>(view: &'a View, sheet: &'a Sheet<'a>) -> Words<'a> {
    Words { game: GAME, sheet, figures: &view.figures, asked: view.asked, said: Vec::new() }
}

fn say(words: &mut Words<'_>, ahead: &Ahead) {
    match ahead {
        Ahead::Attacked { seat, by } => words.attacked(*seat, by),
        Ahead::Enters {
            seat,
            room: _,
            is_dark,
            explores,
            is_burning,
            has_malfunction,
            gets_slime,
            combat,
            company: _,
        } => {
            let holds = [
                (*is_dark, "dark"),
                (*explores, "unexplored"),
                (*is_burning, "burns"),
                (*has_malfunction, "malfunction"),
                (*gets_slime, "slime"),
            ];
            words.enters(*seat, &holds, combat);
        }
        Ahead::Noise { seat: _, room: _, roll, is_dark: _, cards: _, depends_on_token, surface_cards } => {
            words.noise(&roll.encounter, &roll.noise, roll.silence_is_danger, &roll.danger);
            if *surface_cards > 0 {
                words.with("surface-card", &Args::new().with("n", *surface_cards).with("of", roll.of));
            }
            if *depends_on_token {
                words.say("unless-token");
            }
        }
        Ahead::NoNoise { seat: _, room: _, why } => words.no_noise(*why),
        Ahead::Danger { seat: _, room: _, danger } => words.certain_danger(danger),
        Ahead::CarefulNoise { seat: _, room: _, numbers } => words.numbers("careful", numbers),
        Ahead::NoiseLies { room: _, numbers } => words.numbers("noise-lies", numbers),
        Ahead::Shot { seat: _, weapon: _, at, die: _, roll } => hits(words, *at, roll),
        Ahead::Hits { at, injuries } => {
            let key = match at {
                Target::Figure { .. } => "injuries",
                Target::Eggs => "eggs",
            };
            words.with(key, &Args::new().with("n", *injuries));
        }
        Ahead::Blow { seat: _, at, roll, contaminates, miss } => {
            hits(words, *at, roll);
            words.blow(*miss, *contaminates);
        }
        Ahead::Blast { figures, characters, deadly_for } => words.blast(figures, *characters, *deadly_for),
        // The end of a turn knows no other cause.
        Ahead::Suffers { seat: _, cause, is_deadly } => words.suffers(*cause == Cause::Fire, *is_deadly),
        Ahead::Lights(lights) => say_lights(words, lights),
    }
}

/// How many faces hit, with and without a card, and how hard where that differs.
fn hits(words: &mut Words<'_>, at: Target, roll: &ShotAhead) {
    words.hits(roll.hits, roll.of);
    if roll.hits_with_card > roll.hits {
        let args = Args::new().with("hits", roll.hits_with_card).with("of", roll.of);
        words.with("hits-with-card", &args);
    }
    if let Target::Figure { .. } = at {
        words.injury_range(roll.faces.iter().map(|face| face.injuries));
    }
}

/// Where there is power then, and who stands in darkness.
fn say_lights(words: &mut Words<'_>, lights: &LightsAhead) {
    for (what, levels) in [("lit", &lights.lit), ("goes-dark", &lights.dark)] {
        if !levels.is_empty() {
            let levels: Vec<String> = levels.iter().map(|level: &Level| name(words.sheet.say, level)).collect();
            words.with(what, &Args::new().with("areas", levels.join(", ")));
        }
    }
    words.say(if lights.elevator_has_power { "elevator-works" } else { "elevator-stands" });
    words.seats("in-darkness", lights.in_darkness);
}

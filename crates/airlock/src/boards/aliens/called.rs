//! What is shown of something by its name: a character with all it has, or the field of fire of a sentry gun
//! before it stands; and what an answer is about.

use aliens::{
    Choice,
    ground::Square,
    rules::{
        abilities::AbilityAnswer, actions::ActionAnswer, defensive_fire::DefendAnswer, preparation::PrepareAnswer,
        windows::Reaction,
    },
    view::View,
    words::{Action, Card, Character, Facing, Gear},
};
use engine::Word;

use super::{explained as of_word, ground, mission, name, squad};
use crate::{layout, telling::Sheet};

/// What is called so.
pub(super) fn lines(view: &View, called: &str, sheet: &Sheet<'_>) -> Option<Vec<String>> {
    let called = called.to_lowercase();
    field(view, &called, sheet).or_else(|| character(view, &called, sheet))
}

/// `2(10,6) east`: a square and a way to point; `2(10,6)` alone: every way.
fn field(view: &View, called: &str, sheet: &Sheet<'_>) -> Option<Vec<String>> {
    let (square, facing) = called.split_once(' ').unwrap_or((called, ""));
    let square = read(square)?;
    let is_floor = aliens::ground::Layout::of(mission(view)).floor().has(square);
    let is_meant = |it: &&Facing| name(sheet.say, *it).to_lowercase().starts_with(facing.trim());
    let mut facings = Facing::ALL.iter().filter(is_meant).peekable();
    facings.peek().filter(|_| is_floor)?;
    Some(facings.flat_map(|&facing| ground::field(view, square, facing, sheet)).collect())
}

/// A square as it is written.
fn read(text: &str) -> Option<Square> {
    let (board, rest) = text.split_once('(')?;
    let (column, row) = rest.strip_suffix(')')?.split_once(',')?;
    let (board, column, row) = (board.parse().ok()?, column.parse().ok()?, row.trim().parse().ok()?);
    let across = 1..=Square::ACROSS;
    let is_there = (1..=4).contains(&board) && across.contains(&column) && across.contains(&row);
    is_there.then(|| Square::new(board, column, row))
}

/// AGD-6F.1: a character's line, its card and its equipment.
fn character(view: &View, called: &str, sheet: &Sheet<'_>) -> Option<Vec<String>> {
    let is_it = |character: &Character| name(sheet.say, character).to_lowercase().starts_with(called);
    let mut found = view.figures.iter().filter(|figure| is_it(&figure.character));
    let (figure, None) = (found.next()?, found.next()) else { return None };
    let mut lines = layout::table_with_notes(sheet.columns, &[squad::row(view, figure, sheet)]);
    lines.extend(squad::card(figure.character, figure.facts.side(), sheet));
    lines.extend(figure.facts.equipped().flat_map(|card| of_word(sheet, &card)));
    Some(lines)
}

/// The words that explain what an answer does.
pub(super) fn explained(choice: &Choice, sheet: &Sheet<'_>) -> Vec<String> {
    let action = |action: Action| of_word(sheet, &action);
    let card = |card: Card| of_word(sheet, &card);
    if let Choice::NextAction(answer) = choice {
        return match answer {
            ActionAnswer::Move => action(Action::Move),
            ActionAnswer::Attack { weapon } => [action(Action::Attack), card(weapon.card())].concat(),
            ActionAnswer::Barricade { .. } => action(Action::Barricade),
            ActionAnswer::Aim => action(Action::Aim),
            ActionAnswer::Interact { .. } => action(Action::Interact),
            ActionAnswer::MediKit { .. } => card(Gear::MediKit.card()),
            ActionAnswer::Rest => action(Action::Rest),
            ActionAnswer::Play { play } => card(play.event.card()),
            ActionAnswer::End => Vec::new(),
        };
    }
    if let Choice::ReactWindow(Reaction::Play { play }) = choice {
        return card(play.event.card());
    }
    if let Choice::DefensiveShot(DefendAnswer::Fire { weapon }) | Choice::WeaponQuestion(weapon) = choice {
        return card(weapon.card());
    }
    if let Choice::Preparation(PrepareAnswer::PutOn { card: it, .. } | PrepareAnswer::TakeOff { card: it, .. })
    | Choice::SavedCard(it) = choice
    {
        return card(*it);
    }
    if let Choice::NextAbility(AbilityAnswer::Use { ability }) = choice {
        return of_word(sheet, ability);
    }
    Vec::new()
}

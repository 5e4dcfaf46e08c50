//! The squad: who is where, with what, and how well they aim; and what is on their cards.

use aliens::{
    board::Figure,
    view::{FigureView, View},
    words::{Character, Condition, Side, Statistic},
};
use engine::Word;
use texts::args;

use super::{GAME, in_room, letter, name};
use crate::{layout, page, telling::Sheet};

/// A line for each character that takes part.
pub(super) fn lines(view: &View, sheet: &Sheet<'_>) -> Vec<String> {
    // While the table is set up nobody is on a board yet, but heroes are chosen and cards put on.
    let takes_part = |figure: &&FigureView| {
        figure.facts.condition != Condition::Absent
            || figure.facts.owner.is_some()
            || figure.facts.equipped().next().is_some()
    };
    let figures = view.figures.iter().filter(takes_part);
    let rows: Vec<Vec<String>> = figures.map(|figure| row(view, figure, sheet)).collect();
    layout::table_with_notes(sheet.columns, &rows)
}

/// What has become of each of them.
pub(super) fn fates(view: &View, sheet: &Sheet<'_>) -> Vec<String> {
    let fate = |figure: &FigureView| {
        let fate = name(sheet.say, &figure.facts.condition);
        let fate = match figure.facts.condition {
            Condition::Standing | Condition::Left => page::lit(&fate),
            Condition::KnockedDown | Condition::Cocooned | Condition::Hidden => fate,
            Condition::Killed | Condition::Captured => page::warm(&fate),
            Condition::Absent => return None,
        };
        Some(format!("{}: {fate}", name(sheet.say, &figure.character)))
    };
    let fates: Vec<String> = view.figures.iter().filter_map(fate).collect();
    layout::wrap(&fates.join(" · "), sheet.columns)
}

/// The cards of those who take part, or of all who can be chosen: values and abilities.
pub(super) fn cards(view: &View, sheet: &Sheet<'_>) -> Vec<String> {
    let taking_part = view.figures.iter().filter(|figure| figure.facts.condition != Condition::Absent);
    let mut cast: Vec<(Character, Side)> = taking_part.map(|figure| (figure.character, figure.facts.side())).collect();
    if cast.is_empty() {
        // Before anybody is placed; until the first hero is taken each may be one.
        let is_any_taken = view.figures.iter().any(|figure| figure.facts.owner.is_some());
        let side = |figure: &FigureView| if is_any_taken { figure.facts.side() } else { Side::Hero };
        let squad = view.figures.iter().filter(|figure| figure.character.has_dial());
        cast.extend(squad.map(|figure| (figure.character, side(figure))));
    }
    cast.into_iter().flat_map(|(character, side)| card(character, side, sheet)).collect()
}

/// A character card as a paragraph.
pub(super) fn card(character: Character, side: Side, sheet: &Sheet<'_>) -> Vec<String> {
    let value = |statistic: &Statistic| format!("{} {}", name(sheet.say, statistic), character.value(side, *statistic));
    let values: Vec<String> = Statistic::ALL.iter().map(value).collect();
    let abilities = character.abilities(side).iter();
    let abilities: String = abilities
        .map(|ability| format!(" {}", sheet.say.say(&format!("{}.text", args::word(GAME, ability)))))
        .collect();
    let who = page::strong(&name(sheet.say, &character));
    let text = format!("{who} ({}): {}.{abilities}", name(sheet.say, &side), values.join(", "));
    layout::hanging("  ", &text, sheet.columns)
}

pub(super) fn row(view: &View, figure: &FigureView, sheet: &Sheet<'_>) -> Vec<String> {
    let FigureView { character, facts } = figure;
    let Figure { condition, square, owner, dial, facehuggers, is_activated, .. } = facts;
    let who = format!("{} {}", page::lit(&letter(*character).to_string()), name(sheet.say, character));
    let owner = owner.map_or_else(|| page::faint("–"), page::mark);
    let place = match condition {
        Condition::Standing => in_room(view, *square, sheet.say),
        Condition::KnockedDown | Condition::Cocooned | Condition::Hidden => {
            format!("{} {}", in_room(view, *square, sheet.say), page::warm(&name(sheet.say, condition)))
        }
        Condition::Absent => String::new(),
        Condition::Left | Condition::Killed | Condition::Captured => name(sheet.say, condition),
    };
    let aim = if *dial > 0 { format!("◎{dial}") } else { String::new() };
    let done = if *is_activated { page::faint("✓") } else { String::new() };
    let mut carried: Vec<String> = facts.equipped().map(|card| name(sheet.say, &card)).collect();
    carried.extend((0..*facehuggers).map(|_| page::warm(&sheet.say.say("aliens-enemy-kind-facehugger"))));
    vec![owner, who, done, place, aim, carried.join(" · ")]
}

//! The story of a campaign so far: its missions, who is left, and what can come next.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
};

use aliens::{
    Aliens, Heard,
    campaign::{Campaign, Played},
    words::{Card, Character, Condition, Ending, Mission},
};
use anyhow::Result;
use chronicle::{Chronicle, word};
use driver::{Record, Replay};
use engine::Word;
use serde::Serialize;
use texts::{Args, args};

use crate::{commands::play::seating, failure::Failure, layout, page, say::Say, telling::shown};

const GAME: &str = "aliens";

/// The whole story.
pub fn lines(say: &Say, chronicle: &Chronicle, under_way: Option<&Result<Record<Aliens>>>) -> Vec<String> {
    let campaign = &chronicle.campaign;
    let columns = page::columns();
    let mut lines = vec![format!("{}  {}", page::strong(&campaign.name), page::faint(&name(say, &campaign.state)))];
    for (number, played) in campaign.played.iter().enumerate() {
        let before = number.checked_sub(1).map_or_else(|| Campaign::new("").fates, |it| campaign.played[it].fates);
        let people = people(&chronicle.records[number]);
        lines.extend(mission(say, number + 1, played, before, &people, columns));
        lines.extend(hurt(say, &chronicle.records[number], columns));
    }
    lines.push(String::new());
    let row = |key: &str, text: String| layout::hanging(&format!("  {}  ", say.say(key)), &text, columns);
    let squad = some(names(say, campaign.available())).unwrap_or_else(|| "–".to_owned());
    lines.extend(row("ui-campaign-squad", squad));
    for (key, fate) in [("ui-campaign-captured", Condition::Captured), ("ui-campaign-killed", Condition::Killed)] {
        let those = Character::ALL.iter().copied().filter(|it| campaign.fates[it.index()] == fate);
        lines.extend(some(names(say, those)).map(|names| row(key, page::warm(&names))).unwrap_or_default());
    }
    let hugged = Character::ALL.iter().copied().filter(|it| campaign.facehuggers[it.index()] > 0);
    lines.extend(some(names(say, hugged)).map(|names| row("ui-campaign-facehuggers", names)).unwrap_or_default());
    lines.extend(row("ui-campaign-cards", cards(say, campaign)));
    if let Some(score) = campaign.score {
        lines.push(String::new());
        lines.push(page::strong(&say.with("ui-campaign-score", &Args::new().with("score", score))));
    }
    match under_way {
        Some(Ok(record)) => lines.extend(left(say, campaign, record, columns)),
        Some(Err(error)) => {
            lines.push(String::new());
            lines.extend(layout::wrap(&page::warm(&why(say, error)), columns));
        }
        None => lines.extend(next(say, campaign)),
    }
    lines
}

/// All campaigns, and the files that are none.
pub fn list(say: &Say, kept: &[(PathBuf, Result<Chronicle>)]) -> Vec<String> {
    if kept.is_empty() {
        return vec![say.say("ui-campaign-none")];
    }
    let row = |(path, read): &(PathBuf, Result<Chronicle>)| match read {
        Ok(Chronicle { campaign, .. }) => {
            let last = campaign.played.last().map_or_else(String::new, |played| name(say, &played.mission));
            vec![page::strong(&campaign.name), name(say, &campaign.state), last]
        }
        Err(error) => {
            // The file stands beside it.
            let what = error.downcast_ref::<Failure>().map_or_else(|| format!("{error:#}"), |it| it.what(say));
            vec![page::warm(&path.display().to_string()), String::new(), what]
        }
    };
    layout::table_with_notes(page::columns(), &kept.iter().map(row).collect::<Vec<_>>())
}

/// Why a file cannot be read.
fn why(say: &Say, error: &anyhow::Error) -> String {
    error.downcast_ref::<Failure>().map_or_else(|| format!("{error:#}"), |failure| failure.line(say))
}

/// A text that names a campaign and a file.
pub fn named(say: &Say, key: &str, chronicle: &Chronicle, file: &Path) -> String {
    let args = Args::new().with("name", chronicle.campaign.name.as_str());
    say.with(key, &args.with("file", file.display().to_string()))
}

/// A mission, who played it, and who did not come back from it.
fn mission(
    say: &Say,
    number: usize,
    played: &Played,
    before: [Condition; 7],
    people: &str,
    columns: usize,
) -> Vec<String> {
    let args = Args::new().with("players", played.players).with("turns", played.turns);
    let ending = name(say, &played.ending);
    let went = say.with("ui-campaign-mission", &args);
    let title = page::strong(&name(say, &played.mission));
    let mut text = format!("{title}. {ending}. {went}");
    // Nothing goes on after a defeat, nor after the last mission.
    if played.ending == Ending::Victory && played.mission != Mission::Survive {
        text += &format!(" {}", say.with("ui-campaign-go-on", &Args::new().with("cards", played.cards)));
    }
    text += &format!(" {}", page::faint(&format!("({people})")));
    let changed = Character::ALL.iter().filter(|it| played.fates[it.index()] != before[it.index()]);
    let fates: Vec<String> = changed
        .map(|character| {
            let fate = match played.fates[character.index()] {
                Condition::Standing => page::lit(&say.say("ui-campaign-back")),
                lost => page::warm(&name(say, &lost)),
            };
            format!("{}: {fate}", name(say, character))
        })
        .collect();
    if !fates.is_empty() {
        text += &format!(" {}.", fates.join(" · "));
    }
    layout::hanging(&format!("  {}  ", page::lit(&number.to_string())), &text, columns)
}

/// Who was knocked down or lost in a mission, and in which turns.
fn hurt(say: &Say, record: &Record<Aliens>, columns: usize) -> Vec<String> {
    let Ok(replay) = Replay::of(record) else { return Vec::new() };
    let mut hurt: BTreeMap<(Character, Condition), Vec<u16>> = BTreeMap::new();
    let mut now = 0;
    for heard in (0..=record.entries().len()).flat_map(|entry| replay.events_of(entry)) {
        if let Heard::TurnBegan { turn } = heard {
            now = turn;
        }
        if let Heard::KnockedDown { character } = heard {
            hurt.entry((character, Condition::KnockedDown)).or_default().push(now);
        }
        if let Heard::CharacterLost { character, how } = heard {
            hurt.entry((character, how)).or_default().push(now);
        }
    }
    let told = |((character, how), turns): (&(Character, Condition), &Vec<u16>)| {
        let turns = turns.iter().map(u16::to_string).collect::<Vec<_>>().join(", ");
        format!("{}: {} {turns}", name(say, character), name(say, how))
    };
    let told: Vec<String> = hurt.iter().map(told).collect();
    if told.is_empty() {
        return Vec::new();
    }
    layout::hanging("     ", &say.with("ui-campaign-hurt", &Args::new().with("who", told.join(" · "))), columns)
}

/// How many cards are left, and which are gone.
fn cards(say: &Say, campaign: &Campaign) -> String {
    let gone = Card::ALL.iter().zip(&campaign.removed).filter(|(_, n)| **n > 0);
    let gone: Vec<String> =
        gone.map(|(card, n)| if *n > 1 { format!("{} ×{n}", name(say, card)) } else { name(say, card) }).collect();
    let n_gone: u8 = campaign.removed.iter().sum();
    let args = Args::new().with("left", 60 - u16::from(n_gone)).with("gone", n_gone);
    let text = say.with("ui-campaign-cards-left", &args);
    if gone.is_empty() { text } else { format!("{text} {}", page::faint(&gone.join(" · "))) }
}

/// The mission that was left, who plays it, and how it goes on.
fn left(say: &Say, campaign: &Campaign, record: &Record<Aliens>, columns: usize) -> Vec<String> {
    let mission = name(say, &record.header().setup.mission);
    let args = Args::new().with("mission", mission).with("people", people(record));
    let mut lines = vec![String::new()];
    lines.extend(layout::wrap(&say.with("ui-campaign-under-way", &args), columns));
    lines.push(format!("  {}", page::lit(&typed(campaign))));
    lines
}

/// Those who sit at the table of a mission.
fn people(record: &Record<Aliens>) -> String {
    let holders = seating::last_of(record);
    holders.iter().map(|holder| shown(holder.name())).collect::<Vec<_>>().join(", ")
}

/// What is typed to go on with a campaign.
fn typed(campaign: &Campaign) -> String {
    format!("airlock campaign play '{}'", campaign.name.replace('\'', r"'\''"))
}

/// What can be played next, and how.
fn next(say: &Say, campaign: &Campaign) -> Vec<String> {
    let missions = campaign.next_missions();
    if missions.is_empty() {
        return Vec::new();
    }
    let typed = typed(campaign);
    let row = |mission: &Mission| {
        vec![format!("  {}", name(say, mission)), page::lit(&format!("{typed} --mission {}", word(mission)))]
    };
    let mut lines = vec![String::new(), say.say("ui-campaign-next")];
    lines.extend(layout::table_with_notes(page::columns(), &missions.iter().map(row).collect::<Vec<_>>()));
    lines
}

fn names(say: &Say, characters: impl Iterator<Item = Character>) -> String {
    characters.map(|character| name(say, &character)).collect::<Vec<_>>().join(" · ")
}

fn some(text: String) -> Option<String> {
    Some(text).filter(|text| !text.is_empty())
}

/// The name of a word.
fn name(say: &Say, word: &impl Serialize) -> String {
    say.say(&args::word(GAME, word))
}

//! The story of a campaign so far: its missions, who is left, and what can come next.

use std::path::{Path, PathBuf};

use aliens::{
    campaign::{Campaign, Played},
    words::{Card, Character, Condition},
};
use anyhow::Result;
use engine::Word;
use serde::Serialize;
use texts::{Args, args};

use super::{chronicle::Chronicle, word};
use crate::{failure::Failure, layout, page, say::Say};

const GAME: &str = "aliens";

/// The whole story.
pub fn lines(say: &Say, chronicle: &Chronicle) -> Vec<String> {
    let campaign = &chronicle.campaign;
    let columns = page::columns();
    let mut lines = vec![format!("{}  {}", page::strong(&campaign.name), page::faint(&name(say, &campaign.state)))];
    for (number, played) in campaign.played.iter().enumerate() {
        let before = number.checked_sub(1).map_or_else(|| Campaign::new("").fates, |it| campaign.played[it].fates);
        lines.extend(mission(say, number + 1, played, before, columns));
    }
    lines.push(String::new());
    let row = |key: &str, text: String| layout::hanging(&format!("  {}  ", say.say(key)), &text, columns);
    lines.extend(row("ui-campaign-squad", names(say, campaign.available())));
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
    lines.extend(next(say, campaign));
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
            let why = error.downcast_ref::<Failure>().map_or_else(|| format!("{error:#}"), |it| it.line(say));
            vec![page::warm(&path.display().to_string()), String::new(), why]
        }
    };
    layout::table_with_notes(page::columns(), &kept.iter().map(row).collect::<Vec<_>>())
}

/// A text that names a campaign and a file.
pub fn named(say: &Say, key: &str, chronicle: &Chronicle, file: &Path) -> String {
    let args = Args::new().with("name", chronicle.campaign.name.as_str());
    say.with(key, &args.with("file", file.display().to_string()))
}

/// A mission, and who did not come back from it.
fn mission(say: &Say, number: usize, played: &Played, before: [Condition; 7], columns: usize) -> Vec<String> {
    let args = Args::new().with("players", played.players).with("turns", played.turns).with("cards", played.cards);
    let ending = name(say, &played.ending);
    let mut text =
        format!("{}  {ending}. {}", page::strong(&name(say, &played.mission)), say.with("ui-campaign-mission", &args));
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

/// What can be played next, and how.
fn next(say: &Say, campaign: &Campaign) -> Vec<String> {
    let missions = campaign.next_missions();
    if missions.is_empty() {
        return Vec::new();
    }
    let typed = format!("airlock campaign play '{}'", campaign.name.replace('\'', r"'\''"));
    let row = |mission: &aliens::words::Mission| {
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

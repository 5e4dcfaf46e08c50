//! The tables of the written rules, read as they stand there.

use serde_json::Value;

pub(crate) const MAIN_BOARD: &str = include_str!("../../../../../docs/rules/lockdown/maintainers/31-main-board.md");
pub(crate) const ALTERNATIVE_BOARD: &str =
    include_str!("../../../../../docs/rules/lockdown/maintainers/32-alternative-board.md");
pub(crate) const TIME_TRACK: &str = include_str!("../../../../../docs/rules/lockdown/maintainers/33-time-track.md");
pub(crate) const ROOM_TILES: &str = include_str!("../../../../../docs/rules/lockdown/maintainers/34-room-tiles.md");
pub(crate) const COMPUTER_DECK: &str =
    include_str!("../../../../../docs/rules/lockdown/maintainers/41-computer-deck.md");
pub(crate) const ATTACK_DECK: &str = include_str!("../../../../../docs/rules/lockdown/maintainers/42-attack-deck.md");
pub(crate) const EVENT_DECK: &str = include_str!("../../../../../docs/rules/lockdown/maintainers/43-event-deck.md");
pub(crate) const WEAKNESSES: &str = include_str!("../../../../../docs/rules/lockdown/maintainers/44-weaknesses.md");
pub(crate) const SERIOUS_WOUNDS: &str =
    include_str!("../../../../../docs/rules/lockdown/maintainers/48-serious-wounds.md");
pub(crate) const SURFACE_CARDS: &str =
    include_str!("../../../../../docs/rules/lockdown/maintainers/49-surface-cards.md");
pub(crate) const BASE_EVENTS: &str =
    include_str!("../../../../../docs/rules/lockdown/maintainers/51-base-intruder-events.md");

/// The rows of the tables in which an id stands first, without it.
pub(crate) fn rows(chapter: &str) -> Vec<Vec<&str>> {
    let rows = chapter.lines().filter(|line| line.starts_with("| **LOC-"));
    rows.map(|line| line.trim_matches('|').split('|').skip(1).map(|cell| cell.trim().trim_matches('*')).collect())
        .collect()
}

/// What is written of a board for programs.
pub(crate) fn board(chapter: &str) -> Value {
    let (_, from) = chapter.split_once("```json").expect("the board is written for programs, too");
    let (text, _) = from.split_once("```").expect("it ends somewhere");
    serde_json::from_str(text).expect("it can be read")
}

/// The number of a place: crossroads are counted on from the rooms.
pub(crate) fn place(name: &Value) -> u8 {
    let name = name.as_str().expect("a place has a name");
    name.strip_prefix('X')
        .map_or_else(|| name.parse().expect("a room"), |x| 27 + x.parse::<u8>().expect("a crossroads"))
}

pub(crate) fn numbers(list: &Value) -> Vec<u8> {
    let list = list.as_array().into_iter().flatten();
    list.map(|number| number.as_u64().and_then(|number| number.try_into().ok()).expect("a number")).collect()
}

pub(crate) fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

/// A name as a word spells it: `That's Hot` is `ThatsHot`.
pub(crate) fn spelled(name: &str) -> String {
    let words = name.split([' ', '-']).map(|word| word.replace('\'', ""));
    words.map(|word| word[..1].to_uppercase() + &word[1..].to_lowercase()).collect()
}

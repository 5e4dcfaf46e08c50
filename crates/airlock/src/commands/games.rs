//! `airlock games`: the games there are, for how many, and what can be settled before.

use std::process::ExitCode;

use anyhow::Result;
use catalog::{GameId, with_game};
use engine::{Game, Setup, TableOption, Word};
use serde_json::{Value, json};
use texts::{Args, keys};

use super::{print, print_json};
use crate::{args, layout, page, say::Say};

/// Lists the games.
pub fn run(say: &Say, asked: &args::Games) -> Result<ExitCode> {
    let games = GameId::ALL.iter().copied();
    match asked.json {
        true => print_json(&games.map(|game| with_game!(game, G => as_json::<G>(say))).collect::<Vec<_>>()),
        false => {
            let sheets: Vec<_> = games.map(|game| with_game!(game, G => sheet::<G>(say))).collect();
            print(sheets.join(&String::new()))
        }
    }
}

fn sheet<G: Game>(say: &Say) -> Vec<String> {
    let columns = page::columns();
    let (fewest, most) = (*G::Setup::PLAYERS.start(), *G::Setup::PLAYERS.end());
    let players = Args::new().with("fewest", fewest).with("most", most);
    let mut lines = vec![format!("{}  {}", page::strong(&say.say(G::NAME)), page::lit(G::NAME))];
    lines.extend(layout::hanging("  ", &say.say(&format!("{}.summary", G::NAME)), columns));
    lines.push(format!("  {}", say.with("ui-players", &players)));
    if !G::Setup::OPTIONS.is_empty() {
        lines.extend([String::new(), format!("  {}", say.say("ui-options"))]);
    }
    for option in G::Setup::OPTIONS {
        lines.push(String::new());
        lines.extend(option_lines::<G>(say, option, columns));
    }
    lines
}

fn option_lines<G: Game>(say: &Say, option: &TableOption, columns: usize) -> Vec<String> {
    let key = keys::option(G::NAME, option.name);
    let title = format!("{} — {}", say.say(&key), say.say(&format!("{key}.text")));
    let (fewest, most) = option.players;
    let players = Args::new().with("fewest", fewest).with("most", most);
    let players = match G::Setup::PLAYERS == (fewest..=most) {
        true => String::new(),
        false if fewest == most => format!(" ({})", say.with("ui-players-exactly", &players)),
        false => format!(" ({})", say.with("ui-players-only", &players)),
    };
    let mut lines = layout::hanging("    ", &format!("{title}{players}"), columns);
    let wide = option.values.iter().map(|value| option.name.len() + value.len() + 1).max().unwrap_or(0);
    for value in option.values {
        let key = keys::option_value(G::NAME, option.name, value);
        let typed = layout::left(&page::lit(&format!("{}={value}", option.name)), wide);
        let text = format!("{}. {}", say.say(&key), say.say(&format!("{key}.text")));
        lines.extend(layout::hanging(&format!("      {typed}  "), &text, columns));
    }
    lines
}

fn as_json<G: Game>(say: &Say) -> Value {
    let option = |option: &TableOption| {
        json!({
            "name": option.name,
            "title": say.say(&keys::option(G::NAME, option.name)),
            "values": option.values,
            "default": option.values[0],
            "players": { "fewest": option.players.0, "most": option.players.1 },
            "rule": option.rule,
        })
    };
    json!({
        "game": G::NAME,
        "title": say.say(G::NAME),
        "summary": say.say(&format!("{}.summary", G::NAME)),
        "rules_version": G::RULES_VERSION,
        "players": { "fewest": G::Setup::PLAYERS.start(), "most": G::Setup::PLAYERS.end() },
        "options": G::Setup::OPTIONS.iter().map(option).collect::<Vec<_>>(),
    })
}

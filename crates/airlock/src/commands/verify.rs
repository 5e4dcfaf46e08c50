//! `airlock verify`: what a record proves, or the first thing in it that does not fit.

use std::process::ExitCode;

use anyhow::Result;
use catalog::with_game;
use driver::{Misfit, Record, Verdict, told::Told};
use engine::{Game, Setup};
use serde_json::{Map, Value, json};
use texts::Args;

use super::{print, print_json};
use crate::{args, failure::Failure, files, layout, page, say::Say};

/// The exit status for a record that does not fit.
const MISFIT: u8 = 1;

/// The exit status for a record that fits and has no end, so that nothing about its dice is
/// proved: whoever cut it off may have invented them.
const UNFINISHED: u8 = 3;

/// Checks a record.
pub fn run(say: &Say, asked: &args::Verify) -> Result<ExitCode> {
    let bytes = files::read_record(&asked.record)?;
    with_game!(files::game_of(&asked.record, &bytes)?, G => {
        let record = files::parse::<G>(&asked.record, &bytes)?;
        match driver::verify(&record) {
            Ok(verdict) => {
                match asked.json {
                    true => print_json(&proven_json(&record, &verdict))?,
                    false => print(proven(say, asked, &record, &verdict))?,
                };
                Ok(if record.footer().is_some() { ExitCode::SUCCESS } else { ExitCode::from(UNFINISHED) })
            }
            Err(misfit) => {
                match asked.json {
                    true => print_json(&misfit_json(say, &record, &misfit))?,
                    false => print(unfit(say, asked, &record, &misfit))?,
                };
                Ok(ExitCode::from(MISFIT))
            }
        }
    })
}

fn proven<G: Game>(say: &Say, asked: &args::Verify, record: &Record<G>, verdict: &Verdict) -> Vec<String> {
    let columns = page::columns();
    let file = Args::new().with("file", asked.record.display().to_string());
    let players = record.header().setup.players();
    let args = file.with("game", say.say(G::NAME)).with("players", players).with("entries", record.entries().len());
    let mut lines = layout::wrap(&page::strong(&say.with("ui-verified", &args)), columns);
    lines.extend([String::new(), say.say("ui-proven")]);
    let bullet = |sentence: String| layout::hanging("  ✓ ", &sentence, columns);
    lines.extend(verdict.proven.iter().flat_map(|it| bullet(told(say, it))));
    // What could be checked is complete without it; but nobody should think that it proves more.
    let is_by_table_alone = record.footer().is_some() && record.header().nonces.is_empty();
    let unproven = verdict.open.iter().map(|it| told(say, it));
    let unproven: Vec<String> = unproven.chain(is_by_table_alone.then(|| say.say("ui-open-no-numbers"))).collect();
    if !unproven.is_empty() {
        lines.extend([String::new(), say.say("ui-open")]);
        lines.extend(unproven.iter().flat_map(|sentence| layout::hanging("  ? ", sentence, columns)));
    }
    lines
}

fn unfit<G: Game>(say: &Say, asked: &args::Verify, record: &Record<G>, misfit: &Misfit) -> Vec<String> {
    let columns = page::columns();
    let place = Args::new().with("file", asked.record.display().to_string()).with("line", misfit.line);
    let entry = misfit.entry.map_or_else(|| "none".to_owned(), |entry| entry.to_string());
    let mut lines = layout::wrap(&page::strong(&say.with("ui-misfit", &place.with("entry", entry))), columns);
    lines.push(format!("  {}", line_of(record, misfit)));
    lines.extend(layout::hanging("  ", &Failure::told(misfit).line(say), columns));
    lines
}

fn proven_json<G: Game>(record: &Record<G>, verdict: &Verdict) -> Value {
    json!({
        "fits": true,
        "game": G::NAME,
        "players": record.header().setup.players(),
        "entries": record.entries().len(),
        "finished": record.footer().is_some(),
        "complete": verdict.is_complete(),
        "proven": verdict.proven.iter().map(coded).collect::<Vec<_>>(),
        "open": verdict.open.iter().map(coded).collect::<Vec<_>>(),
    })
}

fn misfit_json<G: Game>(say: &Say, record: &Record<G>, misfit: &Misfit) -> Value {
    json!({
        "fits": false,
        "game": G::NAME,
        "line": misfit.line,
        "entry": misfit.entry,
        "text": line_of(record, misfit),
        "code": misfit.code(),
        "why": Failure::told(misfit).line(say),
    })
}

fn line_of<'a, G: Game>(record: &'a Record<G>, misfit: &Misfit) -> &'a str {
    record.text().lines().nth(misfit.line - 1).unwrap_or_default()
}

/// A finding for programs: its code and arguments.
fn coded(finding: &impl Told) -> Value {
    let arguments = finding.arguments().into_iter().map(|(name, value)| {
        let value = value.parse::<u64>().map_or_else(|_| Value::from(value.clone()), Value::from);
        (name.to_owned(), value)
    });
    let mut object: Map<String, Value> = arguments.collect();
    object.insert("code".to_owned(), finding.code().into());
    object.into()
}

/// A finding as a sentence.
fn told(say: &Say, finding: &impl Told) -> String {
    let key = FINDINGS.iter().find(|key| key.strip_prefix("ui-") == Some(finding.code()));
    let number =
        |value: String| value.parse::<i64>().map_or_else(|_| texts::Value::from(value.clone()), texts::Value::from);
    let args = finding.arguments().into_iter().fold(Args::new(), |args, (name, value)| args.with(name, number(value)));
    say.with(key.copied().unwrap_or("error-unknown"), &args)
}

/// Every finding has a text.
const FINDINGS: &[&str] = &[
    "ui-open-dealt-anew",
    "ui-open-inherited",
    "ui-open-other-digest",
    "ui-open-other-rules",
    "ui-open-practice",
    "ui-open-unfinished",
    "ui-proven-answers",
    "ui-proven-boards",
    "ui-proven-chain",
    "ui-proven-commitment",
    "ui-proven-dealer",
    "ui-proven-nonces",
    "ui-proven-outcomes",
    "ui-proven-result",
    "ui-proven-taken-back",
];

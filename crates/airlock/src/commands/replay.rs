//! `airlock replay`: a recorded game, told as one of its seats or a spectator saw it.

use std::process::ExitCode;

use anyhow::Result;
use catalog::with_game;
use driver::{Entry, HolderKind, Record, Replay, record::Written};
use engine::{Seat, Setup, Viewer};
use serde_json::{Value, json};
use texts::Args;

use super::{print, print_json};
use crate::{
    args,
    boards::TextBoard,
    endings,
    failure::Failure,
    files, page,
    say::Say,
    telling::{Calling, Item, Names, Paragraph, Sheet, items_of, paragraphs, shown},
};

/// Tells a recorded game.
pub fn run(say: &Say, asked: &args::Replay) -> Result<ExitCode> {
    let bytes = files::read_record(&asked.record)?;
    with_game!(files::game_of(&asked.record, &bytes)?, G => {
        let record = files::parse::<G>(&asked.record, &bytes)?;
        let viewer = viewer(asked.seat, record.header().setup.players())?;
        let replay = Replay::of(&record).map_err(|misfit| Failure::told(&misfit).in_file(&asked.record))?;
        print_told(say, &record, &replay, viewer, asked.json)
    })
}

/// Tells a record as a spectator saw it.
pub fn tell<G: TextBoard>(say: &Say, record: &Record<G>, json: bool) -> Result<ExitCode> {
    let replay = Replay::of(record).map_err(|misfit| Failure::told(&misfit))?;
    print_told(say, record, &replay, Viewer::Spectator, json)
}

fn print_told<G: TextBoard>(
    say: &Say,
    record: &Record<G>,
    replay: &Replay<'_, G>,
    viewer: Viewer,
    json: bool,
) -> Result<ExitCode> {
    let names = Names::of(record);
    let sheet = Sheet { say, names: &names, columns: page::columns() };
    match json {
        true => print_json(&as_json(record, replay, viewer, &sheet)),
        false => print(story(record, replay, viewer, &sheet)),
    }
}

/// Whose eyes the game is told for.
fn viewer(seat: Option<u8>, players: u8) -> Result<Viewer> {
    match seat {
        None => Ok(Viewer::Spectator),
        Some(number) if (1..=players).contains(&number) => Ok(Viewer::seat(Seat(number - 1))),
        Some(number) => Err(Failure::new("error-no-such-seat").with("seat", number).with("seats", players).into()),
    }
}

fn story<G: TextBoard>(record: &Record<G>, replay: &Replay<'_, G>, viewer: Viewer, sheet: &Sheet<'_>) -> Vec<String> {
    let mut lines = vec![page::strong(&sheet.say.say(G::NAME))];
    let seat = |(seat, holder): (Seat, &driver::Holder)| {
        let kind = match holder.kind() {
            HolderKind::Person => sheet.say.say("ui-person"),
            HolderKind::Bot(level) => sheet.say.with("ui-bot", &Args::new().with("level", level.as_str())),
        };
        format!("  {}  {}", page::named(seat, &shown(holder.name())), page::faint(&kind))
    };
    lines.extend(Seat::all(record.header().setup.players()).zip(&record.header().holders).map(seat));
    let mut items = Vec::new();
    let mut names = sheet.names.clone();
    for entry in 0..=record.entries().len() {
        let written = entry.checked_sub(1).map(|place| &record.entries()[place]);
        if let Some(Written { entry: Entry::SeatTaken { seat, holder }, .. }) = written {
            names.replace(*seat, holder);
        }
        items.extend(items_at(written, &replay.events_of(entry), viewer, sheet));
    }
    let sheet = Sheet { names: &names, ..*sheet };
    for paragraph in paragraphs::<G>(&items, Calling::Mark, &sheet) {
        lines.push(String::new());
        lines.extend(paragraph.lines(sheet.columns));
    }
    lines.push(String::new());
    let board = replay.state().board();
    match record.footer() {
        Some(footer) => lines.extend(endings::lines::<G>(footer, board, sheet.say, &names)),
        None => {
            lines.push(sheet.say.say("ui-unfinished"));
            lines.extend(endings::standings::<G>(&G::standings(board), board, sheet.say, &names));
        }
    }
    lines
}

fn items_at<G: TextBoard>(
    written: Option<&Written<G>>,
    events: &[G::Event],
    viewer: Viewer,
    sheet: &Sheet<'_>,
) -> Vec<Item<G>> {
    match written {
        Some(written) => items_of(&written.entry, events, viewer, sheet.say).collect(),
        None => events.iter().filter_map(|event| G::heard(event, viewer)).map(Item::Heard).collect(),
    }
}

fn as_json<G: TextBoard>(record: &Record<G>, replay: &Replay<'_, G>, viewer: Viewer, sheet: &Sheet<'_>) -> Value {
    let entry = |number: usize| {
        let written = number.checked_sub(1).map(|place| &record.entries()[place]);
        let events = replay.events_of(number);
        let heard: Vec<_> = events.iter().filter_map(|event| G::heard(event, viewer)).collect();
        let told = paragraphs(&items_at(written, &events, viewer, sheet), Calling::Plain, sheet);
        let sentences = |Paragraph { heading, sentences }: Paragraph| {
            heading.into_iter().chain(sentences.into_iter().map(|told| told.text))
        };
        json!({
            "entry": number,
            "seat": written.and_then(|written| written.entry.seat()),
            "round": replay.state_after(number).map(|state| G::round(state.board())),
            "heard": heard,
            "text": told.into_iter().flat_map(sentences).collect::<Vec<_>>(),
        })
    };
    let places = record.footer().map(|footer| footer.places.clone());
    let holders = record.header().holders.iter();
    json!({
        "game": G::NAME,
        "players": record.header().setup.players(),
        "options": record.header().setup.chosen().collect::<std::collections::BTreeMap<_, _>>(),
        "seats": holders.map(|holder| shown(holder.name())).collect::<Vec<_>>(),
        "entries": (0..=record.entries().len()).map(entry).collect::<Vec<_>>(),
        "finished": record.footer().is_some(),
        "standings": places.unwrap_or_else(|| G::standings(replay.state().board())),
        "view": G::view(replay.state(), viewer),
    })
}

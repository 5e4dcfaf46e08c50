//! The round, the tracks, and what the ship's systems show.

use nemesis::{
    content::tracks,
    view::{EngineView, RoomView, View},
};
use texts::{Args, args};

use super::{
    GAME,
    kit::{self, listed, times},
    name,
};
use crate::{page, telling::Sheet};

/// The round and its phase, then a line for each system.
pub(super) fn lines(view: &View, sheet: &Sheet<'_>) -> Vec<String> {
    let mut lines = vec![title(view, sheet)];
    let mut line = |key: &str, text: &str| lines.extend(kit::line(sheet, key, text));
    line("ui-nemesis-kit-damage", &damage(view, sheet));
    line("ui-nemesis-engines", &listed(view.engines.iter().map(|engine| engine_state(engine, sheet))));
    let coordinates = view.coordinates.map_or_else(|| "?".to_owned(), |it| name(sheet.say, &it));
    line("ui-nemesis-course", &format!("{} · {coordinates}", name(sheet.say, &view.course)));
    let pods = view.pods.iter().map(|it| {
        let [pod, section, side] = [name(sheet.say, &it.pod), name(sheet.say, &it.section), name(sheet.say, &it.side)];
        format!("{pod}: {section}, {side}")
    });
    line("ui-nemesis-pods", &listed(pods));
    line("ui-nemesis-kit-bag", &listed(view.bag.iter().map(|it| times(&name(sheet.say, &it.token), it.count))));
    if let Some(event) = view.decks.event_in_play {
        line("ui-nemesis-kit-event", &name(sheet.say, &event));
    }
    if view.weaknesses.iter().any(Option::is_some) {
        line("ui-nemesis-kit-weaknesses", &listed(view.weaknesses.iter().flatten().map(|it| name(sheet.say, it))));
    }
    if !view.common_objectives.is_empty() {
        line("ui-nemesis-kit-common", &listed(view.common_objectives.iter().map(|it| name(sheet.say, it))));
    }
    lines
}

fn title(view: &View, sheet: &Sheet<'_>) -> String {
    let args = Args::new().with("round", view.round).with("phase", args::word(GAME, &view.phase));
    let args = args.with("time", view.time).with("jump", tracks::JUMP);
    let now = sheet.say.with("ui-nemesis-kit-round", &args);
    let mut time = sheet.say.with("ui-nemesis-time", &args);
    if let Some(space) = view.self_destruct {
        let args = Args::new().with("space", space).with("last", tracks::SKULL);
        time = format!("{time} · {}", page::warm(&sheet.say.with("ui-nemesis-self-destruct", &args)));
    }
    kit::title(sheet, &now, &time)
}

/// How near the ship is to breaking, and what is left of the nest.
fn damage(view: &View, sheet: &Sheet<'_>) -> String {
    let count = |has: fn(&RoomView) -> bool| view.rooms.iter().filter(|room| has(room)).count();
    let args = Args::new()
        .with("fires", count(|room| room.is_burning))
        .with("malfunctions", count(|room| room.has_malfunction))
        .with("most-fires", tracks::FIRES)
        .with("most-malfunctions", tracks::MALFUNCTIONS)
        .with("eggs", view.nest.eggs);
    let markers = sheet.say.with("ui-nemesis-kit-markers", &args);
    match view.nest.is_destroyed {
        true => format!("{markers} · {}", sheet.say.say("nemesis-table-nest-destroyed")),
        false => markers,
    }
}

fn engine_state(engine: &EngineView, sheet: &Sheet<'_>) -> String {
    let state = engine.token.map_or_else(|| "?".to_owned(), |token| name(sheet.say, &token));
    let knowing: String = engine.known_by.iter().map(page::mark).collect();
    format!("{}: {state} {knowing}", name(sheet.say, &engine.engine)).trim_end().to_owned()
}

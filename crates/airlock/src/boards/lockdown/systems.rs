//! The round, time and power, the ways out, the computer, the codes, and what is known of the intruders.

use lockdown::{
    board::Rover,
    content::tracks,
    view::{PowerView, RoomView, View},
};
use texts::{Args, args};

use super::{
    GAME, codes,
    kit::{self, listed, times},
    lamp, name, option, time,
};
use crate::{page, telling::Sheet};

/// The round and its phase, then what everybody has to know of the Complex.
pub(super) fn lines(view: &View, sheet: &Sheet<'_>) -> Vec<String> {
    let mut lines = vec![title(view, sheet)];
    lines.extend(time::lines(view, sheet));
    let mut line = |key: &str, text: &str| lines.extend(kit::line(sheet, key, text));
    let alarms = time::alarms(view, sheet);
    if !alarms.is_empty() {
        line("ui-lockdown-alarms", &listed(alarms));
    }
    line("ui-lockdown-power", &power(view, sheet));
    line("ui-lockdown-ways-out", &ways_out(view, sheet));
    line("ui-nemesis-kit-damage", &damage(view, sheet));
    if let Some(card) = view.computer {
        line("ui-lockdown-computer", &listed(card.lines().iter().map(|it| name(sheet.say, it))));
    }
    lines.extend(codes::lines(view, sheet));
    let mut line = |key: &str, text: &str| lines.extend(kit::line(sheet, key, text));
    line("ui-nemesis-kit-weaknesses", &weaknesses(view, sheet));
    line("ui-nemesis-kit-bag", &listed(view.bag.iter().map(|it| times(&name(sheet.say, &it.token), it.count))));
    if let Some(event) = view.decks.event_in_play {
        line("ui-nemesis-kit-event", &name(sheet.say, &event));
    }
    if !view.common_objectives.is_empty() {
        let objectives = view.common_objectives.iter().map(|it| name(sheet.say, it));
        line("ui-nemesis-kit-common", &listed(objectives));
    }
    lines
}

fn title(view: &View, sheet: &Sheet<'_>) -> String {
    let args = Args::new().with("round", view.round).with("phase", args::word(GAME, &view.phase));
    let args = args.with("space", view.time.space);
    kit::title(sheet, &sheet.say.with("ui-nemesis-kit-round", &args), &sheet.say.with("ui-lockdown-time", &args))
}

/// LOC-16.1: each place with its token, lit or dark, and the backup power.
fn power(view: &View, sheet: &Sheet<'_>) -> String {
    let place = |it: &PowerView| {
        let number = it.token.map_or_else(|| "?".to_owned(), |token| (token as u8 + 1).to_string());
        format!("{} [{number}] {}", name(sheet.say, &it.area), lamp(it.is_on, sheet))
    };
    let backup = Args::new().with("backup", name(sheet.say, &view.time.backup));
    listed(view.power.iter().map(place).chain([sheet.say.with("ui-lockdown-backup", &backup)]))
}

/// LOC-20: what is open.
fn ways_out(view: &View, sheet: &Sheet<'_>) -> String {
    let isolation = match view.time.is_isolation_open {
        true => sheet.say.say("ui-lockdown-isolation-open"),
        false => sheet.say.with("ui-lockdown-isolation-closed", &Args::new().with("space", tracks::ISOLATION_OPENS)),
    };
    let gate = if view.is_gate_open { "ui-lockdown-gate-open" } else { "ui-lockdown-gate-closed" };
    let rover = match view.rover {
        Rover::Exit { room } => sheet.say.with("ui-lockdown-rover", &Args::new().with("room", room.0)),
        Rover::Bunker => sheet.say.say("ui-lockdown-rover-away"),
    };
    listed([isolation, sheet.say.say(gate), rover])
}

/// How near the Complex is to its end, and what is left of the nest.
fn damage(view: &View, sheet: &Sheet<'_>) -> String {
    let count = |has: fn(&RoomView) -> bool| view.rooms.iter().filter(|room| has(room)).count();
    let args = Args::new()
        .with("fires", count(|room| room.is_burning))
        .with("malfunctions", count(|room| room.has_malfunction))
        .with("most-fires", tracks::FIRES - u32::from(view.fires_removed))
        .with("most-malfunctions", tracks::MALFUNCTIONS - u32::from(view.malfunctions_removed))
        .with("eggs", view.eggs);
    let markers = sheet.say.with("ui-nemesis-kit-markers", &args);
    match view.nest_is_destroyed {
        true => format!("{markers} · {}", sheet.say.say("lockdown-table-nest-destroyed")),
        false => markers,
    }
}

/// LOC-15.20: each with the knowledge that it asks for. LOC-25.95: those of base Nemesis ask for none.
fn weaknesses(view: &View, sheet: &Sheet<'_>) -> String {
    let is_base = option(view, "intruders") == Some("base");
    let called = |(slot, weakness): (usize, &Option<lockdown::words::Weakness>)| {
        let called = weakness.map_or_else(|| "?".to_owned(), |it| page::strong(&name(sheet.say, &it)));
        if is_base { called } else { format!("{}: {called}", tracks::WEAKNESS_KNOWLEDGE[slot]) }
    };
    listed(view.weaknesses.iter().enumerate().map(called))
}

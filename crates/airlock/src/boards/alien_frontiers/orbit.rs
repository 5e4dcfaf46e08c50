//! The stations: who is docked there with what, how many ports are free, and what a ship
//! needs and gets.

use alien_frontiers::{
    view::{BerthView, PlayerView, ShipView, StationView, View},
    words::{Station, With},
};
use texts::Args;

use super::{RELIC, face, name};
use crate::{layout, page, telling::Sheet};

/// The stations, and the Maintenance Bay.
pub(super) fn lines(view: &View, sheet: &Sheet<'_>) -> Vec<String> {
    let mut rows: Vec<_> = view.stations.iter().map(|it| row(view, it, sheet)).collect();
    let bay: Vec<String> = view.players.iter().filter_map(in_bay).collect();
    if !bay.is_empty() {
        let text = page::faint(&sheet.say.say("ui-bay"));
        rows.push(vec![
            format!(" {}", sheet.say.say("alien-frontiers-ship-place-maintenance-bay")),
            bay.join(" "),
            text,
        ]);
    }
    layout::table_with_notes(sheet.columns, &rows)
}

fn row(view: &View, it: &StationView, sheet: &Sheet<'_>) -> Vec<String> {
    let mut ports: Vec<String> = view.players.iter().filter_map(|player| docked(player, it.station)).collect();
    if it.free > 0 {
        ports.push(page::faint(&"○".repeat(it.free.into())));
    }
    let price = it.price.map_or((0, 0), |price| (price.fuel, price.ore));
    let args = Args::new().with("fuel", price.0).with("ore", price.1).with("least", it.to_beat);
    let args = args.with("total", view.this_turn.artifact_total);
    let key = if it.price.is_some() { asks(it.station) } else { "ui-station-nothing-left" };
    let text = page::faint(&sheet.say.with(key, &args));
    vec![format!(" {}", name(sheet.say, &it.station)), ports.join(" "), text]
}

/// A player's ships at a station: the mark once, then what each shows.
fn docked(player: &PlayerView, station: Station) -> Option<String> {
    let mut ships: Vec<&ShipView> =
        player.ships.iter().filter(|ship| ship.berth == BerthView::Docked { station }).collect();
    ships.sort_by_key(|ship| (ship.with, ship.value));
    let faces: String = ships.iter().map(|ship| face(ship.value, ship.with)).collect();
    (!ships.is_empty()).then(|| page::of_seat(player.seat, &faces))
}

/// How many ships of a player wait in the Maintenance Bay.
fn in_bay(player: &PlayerView) -> Option<String> {
    let waiting = player.ships.iter().filter(|ship| ship.berth == BerthView::Bay);
    let (own, relic): (Vec<&ShipView>, Vec<&ShipView>) = waiting.partition(|ship| ship.with == With::Own);
    let own = if own.is_empty() { String::new() } else { format!("×{}", own.len()) };
    let relic = if relic.is_empty() { String::new() } else { RELIC.to_string() };
    (!own.is_empty() || !relic.is_empty()).then(|| page::of_seat(player.seat, &format!("{own}{relic}")))
}

/// What a station asks for and gives, in a few words.
fn asks(station: Station) -> &'static str {
    match station {
        Station::SolarConverter => "ui-station-solar-converter",
        Station::LunarMine => "ui-station-lunar-mine",
        Station::AlienArtifact => "ui-station-alien-artifact",
        Station::ColonistHub => "ui-station-colonist-hub",
        Station::ColonyConstructor => "ui-station-colony-constructor",
        Station::TerraformingStation => "ui-station-terraforming-station",
        Station::Shipyard => "ui-station-shipyard",
        Station::OrbitalMarket => "ui-station-orbital-market",
        Station::RaidersOutpost => "ui-station-raiders-outpost",
    }
}

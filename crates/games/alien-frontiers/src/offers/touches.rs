//! Which places and things on the table an answer is about: a person may press any of them.

use engine::{Seat, State, Word};
use serde::Serialize;

use crate::{
    AlienFrontiers, Choice, Frame,
    board::{Berth, Board, Fleet, ShipNumber, ShipSet},
    rules::{
        actions::Action,
        cannon::CannonAnswer,
        colony_moves::Colony,
        discards::{Discard, ShipPlace},
        docking::Docking,
        formation::{self, Formations},
        outpost::LootAnswer,
        powers::Power,
        resources::Surplus,
        warper::RerollAnswer,
    },
    words::{Field, Resource, Ships, Station, Technology, Territory, Value},
};

/// A place or thing on the table that an answer is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "touch", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Touch {
    Station { station: Station },
    MaintenanceBay,
    Territory { territory: Territory },
    Ships { owner: Seat, ships: ShipSet },
    Displayed { card: Technology },
    Held { owner: Seat, card: Technology },
    Discarded { card: Technology },
    Field { field: Field },
    HubTrack { seat: Seat },
    Tokens { owner: Seat, what: Resource },
    RelicShip,
}

/// What `choice` of `seat` is about.
pub fn touches(state: &State<AlienFrontiers>, seat: Seat, choice: Choice) -> Vec<Touch> {
    let board = state.board();
    match choice {
        Choice::Turn(action) => touched_by_action(board, seat, action),
        Choice::Teleport(docking) => touched_by_docking(board, seat, docking, moved(state)),
        Choice::Loot(LootAnswer::Token { from, what }) => vec![Touch::Tokens { owner: from, what }],
        Choice::Loot(LootAnswer::Card { from, card }) => vec![Touch::Held { owner: from, card }],
        Choice::CannonFire(CannonAnswer::Target { owner, ship }) => vec![targets(state, owner, ship)],
        Choice::Reroll(RerollAnswer::Ship { ship }) => vec![in_hand(board, seat, ship)],
        Choice::ColonyMove(territory) => vec![Touch::Territory { territory }],
        Choice::ColonySwap(Colony { territory, owner: _ }) => vec![Touch::Territory { territory }],
        Choice::ResourceLimit(Surplus { fuel, ore }) => {
            let kinds = [(Resource::Fuel, fuel), (Resource::Ore, ore)].into_iter().filter(|&(_, n)| n > 0);
            kinds.map(|(what, _)| Touch::Tokens { owner: seat, what }).collect()
        }
        Choice::Loot(LootAnswer::Enough)
        | Choice::CannonFire(CannonAnswer::Fire)
        | Choice::Reroll(RerollAnswer::Roll) => Vec::new(),
    }
}

fn touched_by_action(board: &Board, seat: Seat, action: Action) -> Vec<Touch> {
    match action {
        Action::Dock(docking) => touched_by_docking(board, seat, docking, None),
        Action::Claim { card } => vec![Touch::Displayed { card }],
        Action::Launch { to } | Action::LaunchAndStart { to } => {
            vec![Touch::HubTrack { seat }, Touch::Territory { territory: to }]
        }
        Action::Trade { rate: _ } => vec![Touch::Station { station: Station::OrbitalMarket }],
        Action::BuyRelicShip => vec![Touch::RelicShip],
        Action::Use(power) => {
            let mut touches = vec![Touch::Held { owner: seat, card: power.card() }];
            touches.extend(touched_by_power(board, seat, power));
            touches
        }
        Action::Discard(discard) => {
            let mut touches = vec![Touch::Held { owner: seat, card: discard.card() }];
            touches.extend(touched_by_discard(board, discard));
            touches
        }
        Action::EndTurn => Vec::new(),
    }
}

fn touched_by_docking(board: &Board, seat: Seat, docking: Docking, moved: Option<ShipNumber>) -> Vec<Touch> {
    let ships = docked_together(&board.player(seat).fleet, docking, moved);
    let mut touches = vec![Touch::Ships { owner: seat, ships }, Touch::Station { station: docking.station() }];
    match docking {
        Docking::Plain { .. } => (),
        Docking::Cycle { .. } => {
            touches.extend(board.display.iter().flatten().map(|&card| Touch::Displayed { card }));
        }
        Docking::Settle { to, .. } => touches.push(Touch::Territory { territory: to }),
    }
    touches
}

fn touched_by_power(board: &Board, seat: Seat, power: Power) -> Vec<Touch> {
    match power {
        Power::BoosterPod { ship } | Power::PolarityDevice { ship } | Power::StasisBeam { ship } => {
            vec![in_hand(board, seat, ship)]
        }
        Power::GravityManipulator { lower, raise } => {
            vec![in_hand(board, seat, lower), in_hand(board, seat, raise)]
        }
        Power::DataCrystal { territory } => vec![Touch::Territory { territory }],
        Power::OrbitalTeleporter { ship } => {
            let ships = ship.find(board, seat).map(ShipSet::one).unwrap_or_default();
            vec![Touch::Ships { owner: seat, ships }]
        }
        Power::PlasmaCannon { station } => vec![Touch::Station { station }],
        Power::TemporalWarper => vec![Touch::Ships { owner: seat, ships: board.player(seat).fleet.at(Berth::Hand) }],
    }
}

fn touched_by_discard(board: &Board, discard: Discard) -> Vec<Touch> {
    match discard {
        Discard::BoosterPod { field } => vec![Touch::Field { field }],
        Discard::DataCrystal { to } | Discard::GravityManipulator { to } | Discard::StasisBeam { to } => {
            let field = discard.card().print().field.map(|field| Touch::Field { field });
            field.into_iter().chain([Touch::Territory { territory: to }]).collect()
        }
        Discard::OrbitalTeleporter { colony } | Discard::PolarityDevice { colony } => {
            vec![Touch::Territory { territory: colony.territory }]
        }
        Discard::PlasmaCannon { owner, ship, place } => match Station::ALL.get(place.index()) {
            Some(&station) => {
                let ships = alike(&board.player(owner).fleet, ship, |berth| berth == place.berth());
                vec![Touch::Station { station }, Touch::Ships { owner, ships }]
            }
            None => {
                let is_it = |number: &ShipNumber| number.with() == ship.with;
                let ships = board.player(owner).fleet.at(ShipPlace::MaintenanceBay.berth()).iter().filter(is_it);
                vec![Touch::MaintenanceBay, Touch::Ships { owner, ships: ships.collect() }]
            }
        },
        Discard::TemporalWarper { card } => vec![Touch::Discarded { card }],
    }
}

/// The ship that the Teleporter is about to move.
fn moved(state: &State<AlienFrontiers>) -> Option<ShipNumber> {
    match state.under_way().last() {
        Some(Frame::Teleport(teleport)) => Some(teleport.ship),
        _ => None,
    }
}

/// The moved ship, if there is one, and all ships in hand that can enter with it. Ships
/// that form no such group are only those that were pressed.
fn docked_together(fleet: &Fleet, docking: Docking, moved: Option<ShipNumber>) -> ShipSet {
    let (shape, ships) = (docking.station().shape(), docking.ships());
    let formations = moved.map_or_else(|| Formations::in_hand(fleet), |ship| Formations::around(fleet, ship));
    if !formations.can_form(shape, ships) {
        return moved.map_or_else(|| alike(fleet, ships, |berth| berth == Berth::Hand), ShipSet::one);
    }
    let mut together = ShipSet::default();
    for member in formation::members(fleet, shape, ships, moved).iter() {
        together.insert(member);
        let kind = Ships { value: Value(fleet.ship(member).value), with: member.with() };
        if Some(member) != moved {
            alike(fleet, kind, |berth| berth == Berth::Hand).iter().for_each(|ship| together.insert(ship));
        }
    }
    together
}

/// The ships that the Cannon aims at; if there is none at its station, those elsewhere.
fn targets(state: &State<AlienFrontiers>, owner: Seat, ship: Ships) -> Touch {
    let fleet = &state.board().player(owner).fleet;
    let elsewhere = || alike(fleet, ship, |berth| matches!(berth, Berth::Docked(_)));
    let there = match state.under_way().last() {
        Some(Frame::CannonFire(fire)) => alike(fleet, ship, |berth| berth == Berth::Docked(fire.station)),
        _ => ShipSet::default(),
    };
    Touch::Ships { owner, ships: if there.is_empty() { elsewhere() } else { there } }
}

/// All ships in hand that the answer could mean.
fn in_hand(board: &Board, seat: Seat, ships: Ships) -> Touch {
    Touch::Ships { owner: seat, ships: alike(&board.player(seat).fleet, ships, |berth| berth == Berth::Hand) }
}

/// All ships of a kind at some places.
fn alike(fleet: &Fleet, kind: Ships, is_place: impl Fn(Berth) -> bool) -> ShipSet {
    let is_it = |number: &ShipNumber| {
        let ship = fleet.ship(*number);
        is_place(ship.berth) && ship.value == kind.value.0 && number.with() == kind.with
    };
    ShipNumber::ALL.into_iter().filter(is_it).collect()
}

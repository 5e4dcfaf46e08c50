//! Which places and things on the table an answer is about: a person may press any of them.

use engine::{Seat, Word};

use crate::{
    Choice,
    board::{Berth, Board, ShipNumber, ShipSet},
    offers::Touch,
    rules::{
        actions::Action,
        cannon::CannonAnswer,
        discards::{Colony, Discard, ShipPlace},
        docking::Docking,
        outpost::LootAnswer,
        powers::Power,
        warper::RerollAnswer,
    },
    words::{Ships, Station, Technology},
};

/// What `choice` of `seat` is about.
pub fn touches(board: &Board, seat: Seat, choice: Choice) -> Vec<Touch> {
    match choice {
        Choice::Turn(action) => touched_by_action(board, seat, action),
        Choice::Teleport(docking) => touched_by_docking(board, seat, docking),
        Choice::Loot(LootAnswer::Token { from, what }) => vec![Touch::Tokens { owner: from, what }],
        Choice::Loot(LootAnswer::Card { from, card }) => vec![Touch::Held { owner: from, card }],
        Choice::CannonFire(CannonAnswer::Target { owner, ship }) => vec![docked_like(board, owner, ship)],
        Choice::Reroll(RerollAnswer::Ship { ship }) => vec![in_hand(board, seat, ship)],
        Choice::ColonyMove(territory) => vec![Touch::Territory { territory }],
        Choice::ColonySwap(Colony { territory, owner: _ }) => vec![Touch::Territory { territory }],
        Choice::ResourceLimit(what) => vec![Touch::Tokens { owner: seat, what }],
        Choice::Loot(LootAnswer::Enough)
        | Choice::CannonFire(CannonAnswer::Fire)
        | Choice::Reroll(RerollAnswer::Roll) => Vec::new(),
    }
}

fn touched_by_action(board: &Board, seat: Seat, action: Action) -> Vec<Touch> {
    match action {
        Action::Dock(docking) => touched_by_docking(board, seat, docking),
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

fn touched_by_docking(board: &Board, seat: Seat, docking: Docking) -> Vec<Touch> {
    let mut touches = vec![in_hand(board, seat, docking.ships()), Touch::Station { station: docking.station() }];
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
            Some(&station) => vec![Touch::Station { station }, docked_like(board, owner, ship)],
            None => {
                let is_it = |number: &ShipNumber| number.with() == ship.with;
                let ships = board.player(owner).fleet.at(ShipPlace::MaintenanceBay.berth()).iter().filter(is_it);
                vec![Touch::MaintenanceBay, Touch::Ships { owner, ships: ships.collect() }]
            }
        },
        Discard::TemporalWarper { card } => vec![Touch::Discarded { card }],
    }
}

/// All ships in hand that the answer could mean.
fn in_hand(board: &Board, seat: Seat, ships: Ships) -> Touch {
    let fleet = &board.player(seat).fleet;
    let is_it = |number: &ShipNumber| fleet.ship(*number).value == ships.value.0 && number.with() == ships.with;
    Touch::Ships { owner: seat, ships: fleet.at(Berth::Hand).iter().filter(is_it).collect() }
}

/// All docked ships of an owner that the answer could mean.
fn docked_like(board: &Board, owner: Seat, ship: Ships) -> Touch {
    let fleet = &board.player(owner).fleet;
    let is_it = |number: &ShipNumber| {
        let it = fleet.ship(*number);
        matches!(it.berth, Berth::Docked(_)) && it.value == ship.value.0 && number.with() == ship.with
    };
    Touch::Ships { owner, ships: ShipNumber::ALL.into_iter().filter(is_it).collect() }
}

impl Technology {
    /// Whether the card can be used for fuel or thrown away for something.
    pub fn has_power(self) -> bool {
        self.print().fuel_power.is_some()
    }
}

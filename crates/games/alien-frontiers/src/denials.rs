//! What a person would try in vain, each with the rule that forbids it.

use engine::{Denied, Question, Seat, State, Word};

use crate::{
    AlienFrontiers, Choice, Frame,
    board::{Berth, Board},
    rules::{
        actions::Action,
        discards::{Colony, ColonyMove, Discard},
        docking::{Docking, may_receive},
        powers::Power,
        teleporter::{DockedShip, Teleport},
    },
    touches::touches,
    words::{Field, Mark, Ships, Station, Technology, Territory, Value},
};

/// What `seat` would try now in vain.
pub fn denials(state: &State<AlienFrontiers>, seat: Seat) -> Vec<Denied<AlienFrontiers>> {
    let board = state.board();
    if !state.pending().may_answer().has(seat) {
        return Vec::new();
    }
    let (tried, rule): (Vec<Choice>, &dyn Fn(Choice) -> Option<engine::RuleId>) = match state.under_way().last() {
        Some(Frame::Turn(turn)) => (
            attempts(board, seat).into_iter().map(Choice::Turn).collect(),
            &|choice| match choice {
                Choice::Turn(action) => turn.forbids(board, seat, action),
                _ => None,
            },
        ),
        Some(Frame::Teleport(teleport)) => (
            goals(board, seat, *teleport).into_iter().map(Choice::Teleport).collect(),
            &|choice| match choice {
                Choice::Teleport(docking) => teleport.forbids(board, seat, docking),
                _ => None,
            },
        ),
        Some(Frame::ColonyMove(colony_move)) => (
            Territory::ALL.iter().map(|&to| Choice::ColonyMove(to)).collect(),
            &|choice| match choice {
                Choice::ColonyMove(to) => ColonyMove::forbids(*colony_move, board, seat, to),
                _ => None,
            },
        ),
        _ => return Vec::new(),
    };
    let mut offered = Vec::new();
    state.choices(seat, &mut offered);
    let deny = |choice: Choice| {
        let rule = rule(choice).filter(|_| !offered.contains(&choice))?;
        Some(Denied { choice, touches: touches(board, seat, choice), rule })
    };
    tried.into_iter().filter_map(deny).collect()
}

/// What one would try in a turn: every ship at every station, every card on the table and
/// in front of the player, and the end of the turn.
fn attempts(board: &Board, seat: Seat) -> Vec<Action> {
    let mut tried = Vec::new();
    for ships in kinds_in_hand(board, seat) {
        tried.extend(Station::ALL.iter().flat_map(|&station| dockings(board, station, ships)).map(Action::Dock));
    }
    tried.extend(board.display.iter().flatten().map(|&card| Action::Claim { card }));
    if board.player(seat).hub_circle > 0 {
        tried.extend(Territory::ALL.iter().map(|&to| Action::Launch { to }));
    }
    tried.extend((1..=6).map(|rate| Action::Trade { rate }));
    tried.push(Action::BuyRelicShip);
    for card in board.player(seat).cards.iter() {
        tried.extend(uses(board, seat, card).into_iter().map(Action::Use));
        tried.extend(discards(board, card).into_iter().map(Action::Discard));
    }
    tried.push(Action::EndTurn);
    tried.dedup();
    tried
}

/// Each kind of ship in hand.
fn kinds_in_hand(board: &Board, seat: Seat) -> Vec<Ships> {
    let fleet = &board.player(seat).fleet;
    let kind = |number| Ships { value: Value(fleet.ship(number).value), with: crate::board::ShipNumber::with(number) };
    let mut kinds: Vec<Ships> = fleet.at(Berth::Hand).iter().map(kind).collect();
    kinds.sort_unstable_by_key(|ships| (ships.value, ships.with));
    kinds.dedup();
    kinds
}

/// A docking, or one for each territory that cannot take a colony, and one for the first
/// that can.
fn dockings(board: &Board, station: Station, ships: Ships) -> Vec<Docking> {
    match station {
        Station::ColonyConstructor | Station::TerraformingStation => {
            let first_open = Territory::ALL.iter().find(|&&to| may_receive(board, to).is_ok());
            let shut = Territory::ALL.iter().filter(|&&to| may_receive(board, to).is_err());
            first_open.into_iter().chain(shut).map(|&to| Docking::Settle { station, ships, to }).collect()
        }
        Station::SolarConverter
        | Station::LunarMine
        | Station::AlienArtifact
        | Station::ColonistHub
        | Station::Shipyard
        | Station::OrbitalMarket
        | Station::RaidersOutpost => vec![Docking::Plain { station, ships }],
    }
}

/// Where one would send a teleported ship: everywhere.
fn goals(board: &Board, seat: Seat, teleport: Teleport) -> Vec<Docking> {
    let ship = board.player(seat).fleet.ship(teleport.ship);
    let ships = Ships { value: Value(ship.value), with: teleport.ship.with() };
    Station::ALL.iter().flat_map(|&station| dockings(board, station, ships)).collect()
}

fn uses(board: &Board, seat: Seat, card: Technology) -> Vec<Power> {
    let in_hand = kinds_in_hand(board, seat);
    match card {
        Technology::BoosterPod => in_hand.into_iter().map(|ship| Power::BoosterPod { ship }).collect(),
        Technology::StasisBeam => in_hand.into_iter().map(|ship| Power::StasisBeam { ship }).collect(),
        Technology::PolarityDevice => in_hand.into_iter().map(|ship| Power::PolarityDevice { ship }).collect(),
        Technology::GravityManipulator => {
            let pairs = in_hand.iter().flat_map(|&lower| in_hand.iter().map(move |&raise| (lower, raise)));
            pairs.map(|(lower, raise)| Power::GravityManipulator { lower, raise }).collect()
        }
        Technology::DataCrystal => Territory::ALL.iter().map(|&territory| Power::DataCrystal { territory }).collect(),
        Technology::OrbitalTeleporter => {
            docked(board, seat).into_iter().map(|ship| Power::OrbitalTeleporter { ship }).collect()
        }
        Technology::PlasmaCannon => Station::ALL.iter().map(|&station| Power::PlasmaCannon { station }).collect(),
        Technology::TemporalWarper => vec![Power::TemporalWarper],
        Technology::AlienCity
        | Technology::AlienMonument
        | Technology::HolographicDecoy
        | Technology::ResourceCache => Vec::new(),
    }
}

fn docked(board: &Board, seat: Seat) -> Vec<DockedShip> {
    let numbers = crate::board::ShipNumber::ALL.into_iter();
    let mut ships: Vec<DockedShip> = numbers.filter_map(|number| DockedShip::of(board, seat, number)).collect();
    ships.sort_unstable_by_key(|ship| (ship.station, ship.value, ship.with, ship.mark));
    ships.dedup();
    debug_assert!(ships.iter().all(|ship| ship.mark != Mark::Spent || ship.station == Station::AlienArtifact));
    ships
}

fn discards(board: &Board, card: Technology) -> Vec<Discard> {
    let territories = || Territory::ALL.iter().copied();
    let colonies = || {
        let on = move |territory| board.seats().map(move |owner| Colony { owner, territory });
        territories().flat_map(on).filter(|it| board.player(it.owner).colonies.on(it.territory) > 0)
    };
    match card {
        Technology::BoosterPod => Field::ALL.iter().map(|&field| Discard::BoosterPod { field }).collect(),
        Technology::DataCrystal => territories().map(|to| Discard::DataCrystal { to }).collect(),
        Technology::GravityManipulator => territories().map(|to| Discard::GravityManipulator { to }).collect(),
        Technology::StasisBeam => territories().map(|to| Discard::StasisBeam { to }).collect(),
        Technology::OrbitalTeleporter => colonies().map(|colony| Discard::OrbitalTeleporter { colony }).collect(),
        Technology::PolarityDevice => colonies().map(|colony| Discard::PolarityDevice { colony }).collect(),
        Technology::PlasmaCannon => Discard::each_ship_in_play(board),
        Technology::TemporalWarper => {
            board.discard_pile.iter().map(|(card, _)| Discard::TemporalWarper { card }).collect()
        }
        Technology::AlienCity
        | Technology::AlienMonument
        | Technology::HolographicDecoy
        | Technology::ResourceCache => Vec::new(),
    }
}

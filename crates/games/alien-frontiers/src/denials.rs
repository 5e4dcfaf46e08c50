//! What a person would try in vain, each with the rule that forbids it.

use engine::{Denied, Frame as _, Seat, State, Word};

use crate::{
    AlienFrontiers, Choice, Frame,
    board::{Berth, Board, ShipNumber},
    offers::touches,
    rules::{
        actions::Action,
        cannon::CannonAnswer,
        colony_moves::Colony,
        discards::Discard,
        docking::{Docking, may_receive},
        outpost::LootAnswer,
        powers::Power,
        teleporter::{DockedShip, Teleport},
        warper::RerollAnswer,
    },
    words::{Field, Mark, Resource, Ships, Station, Technology, Territory, Value},
};

/// What `seat` would try now in vain.
pub fn denials(state: &State<AlienFrontiers>, seat: Seat) -> Vec<Denied<AlienFrontiers>> {
    let board = state.board();
    let Some(&question) = state.under_way().last() else { return Vec::new() };
    if !state.pending().may_answer().has(seat) {
        return Vec::new();
    }
    let mut offered = Vec::new();
    state.choices(seat, &mut offered);
    let deny = |choice: Choice| {
        let rule = question.forbids(board, seat, choice).filter(|_| !offered.contains(&choice))?;
        Some(Denied { choice, touches: touches(state, seat, choice), rule })
    };
    tried(question, board, seat).into_iter().filter_map(deny).collect()
}

/// What one would answer to a question, allowed or not.
fn tried(question: Frame, board: &Board, seat: Seat) -> Vec<Choice> {
    match question {
        Frame::Turn(_) => attempts(board, seat).into_iter().map(Choice::Turn).collect(),
        Frame::Loot(_) => loot(board, seat).into_iter().map(Choice::Loot).collect(),
        Frame::Teleport(teleport) => goals(board, seat, teleport).into_iter().map(Choice::Teleport).collect(),
        Frame::CannonFire(_) => shots(board).into_iter().map(Choice::CannonFire).collect(),
        Frame::Reroll(_) => {
            let ships = kinds_docked(board, seat).into_iter().map(|ship| RerollAnswer::Ship { ship });
            ships.chain([RerollAnswer::Roll]).map(Choice::Reroll).collect()
        }
        Frame::ColonyMove(_) => Territory::ALL.iter().map(|&to| Choice::ColonyMove(to)).collect(),
        Frame::ColonySwap(_) => colonies(board).map(Choice::ColonySwap).collect(),
        // AF-30.11: whoever is asked has both kinds, and may return either.
        Frame::ResourceLimit(_) => Vec::new(),
        Frame::TurnStart(_)
        | Frame::AfterRoll(_)
        | Frame::ActionEnd(_)
        | Frame::TurnEnd(_)
        | Frame::GameOver(_)
        | Frame::SetUp(_)
        | Frame::FirstPlayer(_)
        | Frame::CardDraw(_)
        | Frame::ShipRoll(_) => Vec::new(),
    }
}

/// What one would steal: every kind of token and every card in front of an opponent.
fn loot(board: &Board, seat: Seat) -> Vec<LootAnswer> {
    let mut tried = Vec::new();
    for from in board.opponents(seat) {
        let has = |what: &Resource| board.player(from).tokens.of(*what) > 0;
        tried.extend(Resource::ALL.iter().copied().filter(has).map(|what| LootAnswer::Token { from, what }));
        tried.extend(board.player(from).cards.iter().map(|card| LootAnswer::Card { from, card }));
    }
    tried
}

/// What one would shoot: every docked ship, one's own among them, and nothing at all.
fn shots(board: &Board) -> Vec<CannonAnswer> {
    let mut tried = Vec::new();
    for owner in board.seats() {
        let ships = kinds_docked(board, owner).into_iter();
        tried.extend(ships.map(|ship| CannonAnswer::Target { owner, ship }));
    }
    tried.push(CannonAnswer::Fire);
    tried
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
    kinds_at(board, seat, |berth| berth == Berth::Hand)
}

/// Each kind of ship at any station.
fn kinds_docked(board: &Board, seat: Seat) -> Vec<Ships> {
    kinds_at(board, seat, |berth| matches!(berth, Berth::Docked(_)))
}

fn kinds_at(board: &Board, seat: Seat, is_place: impl Fn(Berth) -> bool) -> Vec<Ships> {
    let fleet = &board.player(seat).fleet;
    let ships = ShipNumber::ALL.into_iter().filter(|&number| is_place(fleet.ship(number).berth));
    let kind = |number: ShipNumber| Ships { value: Value(fleet.ship(number).value), with: number.with() };
    let mut kinds: Vec<Ships> = ships.map(kind).collect();
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
    let numbers = ShipNumber::ALL.into_iter();
    let mut ships: Vec<DockedShip> = numbers.filter_map(|number| DockedShip::of(board, seat, number)).collect();
    ships.sort_unstable_by_key(|ship| (ship.station, ship.value, ship.with, ship.mark));
    ships.dedup();
    debug_assert!(ships.iter().all(|ship| ship.mark != Mark::Spent || ship.station == Station::AlienArtifact));
    ships
}

fn discards(board: &Board, card: Technology) -> Vec<Discard> {
    let territories = || Territory::ALL.iter().copied();
    match card {
        Technology::BoosterPod => Field::ALL.iter().map(|&field| Discard::BoosterPod { field }).collect(),
        Technology::DataCrystal => territories().map(|to| Discard::DataCrystal { to }).collect(),
        Technology::GravityManipulator => territories().map(|to| Discard::GravityManipulator { to }).collect(),
        Technology::StasisBeam => territories().map(|to| Discard::StasisBeam { to }).collect(),
        Technology::OrbitalTeleporter => colonies(board).map(|colony| Discard::OrbitalTeleporter { colony }).collect(),
        Technology::PolarityDevice => colonies(board).map(|colony| Discard::PolarityDevice { colony }).collect(),
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

/// Each colony on a territory; those of one owner there are alike.
fn colonies(board: &Board) -> impl Iterator<Item = Colony> {
    let on = move |territory| board.seats().map(move |owner| Colony { owner, territory });
    let is_there = |it: &Colony| board.player(it.owner).colonies.on(it.territory) > 0;
    Territory::ALL.iter().copied().flat_map(on).filter(is_there)
}

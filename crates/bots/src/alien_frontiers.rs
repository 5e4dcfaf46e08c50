//! What a table of Alien Frontiers is worth to the greedy bot, in ore: AF-31.5 and AF-31.6. The bots that plan whole
//! turns are in the folder of the same name: `planner.rs`.

mod beginner;
mod features;
mod judge;
pub mod learning;
mod planner;
mod round;
mod weights;
mod whole_turn;

use alien_frontiers::{
    AlienFrontiers,
    board::{Berth, Board},
    words::{Station, Technology, Territory},
};
use engine::{Game, Seat, State, Word};

use self::planner::Planner;
use crate::{Bot, Judge, Level};

impl Judge for AlienFrontiers {
    /// The estimated number of turns left.
    type Outlook = f32;

    const LEVELS: &'static [Level] = &[Level::Random, Level::Easy, Level::Greedy, Level::Normal, Level::Hard];

    fn planner(level: Level) -> Option<Box<dyn Bot<Self>>> {
        match level {
            Level::Easy => Some(Box::new(Planner::EASY)),
            Level::Normal => Some(Box::new(Planner::NORMAL)),
            Level::Hard => Some(Box::new(Planner::HARD)),
            Level::Random | Level::Greedy => None,
        }
    }

    fn outlook(state: &State<Self>, _: Seat) -> f32 {
        turns_left(state.board())
    }

    fn worth(state: &State<Self>, seat: Seat, turns_left: f32) -> f32 {
        let board = state.board();
        if state.is_over() {
            return verdict(board, seat);
        }
        let rivals = board.opponents(seat).filter(|&it| !board.player(it).has_resigned);
        let strongest = rivals.map(|it| holdings(board, it, turns_left)).fold(0.0, f32::max);
        let share = if turns_left < 3.0 { 0.8 } else { 0.45 };
        holdings(board, seat, turns_left) + in_hand(board, seat) - share * strongest
    }
}

/// A colony on a territory, without its points. Seven circles and what the launch costs must
/// be worth less, or a finished colony would never leave the Hub.
const COLONY: f32 = 8.0;

/// A circle of the Hub track.
const CIRCLE: f32 = 1.2;

/// A game that is over is worth winning, and then ranking high.
fn verdict(board: &Board, seat: Seat) -> f32 {
    let standings = AlienFrontiers::standings(board);
    let rank = standings.iter().find(|standing| standing.seat == seat).map_or(4, |standing| standing.rank);
    if rank == 1 { 1000.0 } else { -200.0 * f32::from(rank) }
}

/// AF-31.5: the estimated number of own turns left.
fn turns_left(board: &Board) -> f32 {
    let distance = |seat: Seat| f32::from(board.unplaced(seat)) - f32::from(board.player(seat).hub_circle) / 8.0;
    1.5 * board.seats().map(distance).fold(f32::MAX, f32::min)
}

/// AF-31.6: what a player has.
fn holdings(board: &Board, seat: Seat, turns_left: f32) -> f32 {
    let player = board.player(seat);
    let fleet = &player.fleet;
    let point = (4.4 - 0.26 * turns_left).clamp(2.6, 4.3);
    let ship = 1.26 * turns_left + 0.9;
    let given_up = fleet.at(Berth::Docked(Station::TerraformingStation));
    let own_given_up = given_up.iter().filter(|number| number.0 < 6).count() as f32;
    let relic = if fleet.has_relic() && given_up.len() as f32 == own_given_up { 0.8 * ship } else { 0.0 };
    let first_four = |n: u8| f32::from(n.min(4)) + 0.5 * f32::from(n.saturating_sub(4).min(4));

    f32::from(board.score(seat)) * point
        + f32::from(player.colonies.total()) * COLONY
        + track(board, seat)
        + (f32::from(fleet.n_in_play()) - own_given_up) * ship
        + relic
        + first_four(player.tokens.ore)
        + 0.2 * first_four(player.tokens.fuel)
        + player.cards.iter().map(card).sum::<f32>() * (0.3 + turns_left / 12.0)
        + Territory::ALL.iter().filter(|&&it| board.controls(seat, it)).map(|&it| bonus(it)).sum::<f32>()
            * (turns_left / 6.0).min(1.0)
}

/// The colony on the Hub track, and the fuel and ore that it will take to launch it.
fn track(board: &Board, seat: Seat) -> f32 {
    let player = board.player(seat);
    let circle = f32::from(player.hub_circle);
    let is_soon = circle >= 4.0;
    let ore = if is_soon && player.tokens.ore >= 1 { 1.5 } else { 0.0 };
    let fuel = if is_soon && player.tokens.fuel >= 1 { 0.6 } else { 0.0 };
    circle * CIRCLE + ore + fuel
}

/// AF-31.26: a ship that is still in hand may still do something.
fn in_hand(board: &Board, seat: Seat) -> f32 {
    1.2 * f32::from(board.player(seat).fleet.at(Berth::Hand).len())
}

/// AF-31.14: what a card is worth early in the game.
fn card(card: Technology) -> f32 {
    match card {
        // Their points are counted with the score.
        Technology::AlienCity | Technology::AlienMonument => 0.3,
        Technology::HolographicDecoy | Technology::ResourceCache => 2.4,
        Technology::OrbitalTeleporter | Technology::PolarityDevice | Technology::BoosterPod => 1.8,
        Technology::DataCrystal | Technology::GravityManipulator | Technology::TemporalWarper => 1.4,
        Technology::StasisBeam => 1.2,
        Technology::PlasmaCannon => 0.8,
    }
}

/// AF-31.13: what a territory's bonus is worth early in the game.
fn bonus(territory: Territory) -> f32 {
    match territory {
        Territory::Heinlein => 2.0,
        Territory::Herbert | Territory::Burroughs | Territory::Asimov => 2.2,
        Territory::Lem | Territory::VanVogt => 1.0,
        Territory::Pohl => 0.9,
        Territory::Bradbury => 0.6,
    }
}

//! What is seen of each player at a table: numbers of about one, from which a judge works out who will win.

use alien_frontiers::{
    board::{Berth, Board},
    words::{Station, Technology, Territory},
};
use engine::{Seat, Word};

/// How many numbers there are of each player.
pub(super) const FEATURES: usize = 46;

/// What is seen of a player.
pub(super) type Features = [f32; FEATURES];

/// What each number is about, as the weights name it.
pub(super) const NAMES: [&str; FEATURES] = [
    "rolls next",
    "rolls second",
    "rolls third",
    "rolls fourth",
    "points",
    "colonies on territories",
    "circle of the Hub",
    "the same squared",
    "far on, and has ore",
    "far on, and has fuel",
    "ships",
    "five ships",
    "six ships",
    "Relic Ship",
    "ships to be forfeited",
    "ore up to four",
    "ore above",
    "fuel up to four",
    "fuel above",
    "Alien City",
    "Alien Monument",
    "Booster Pod",
    "Data Crystal",
    "Gravity Manipulator",
    "Holographic Decoy",
    "Orbital Teleporter",
    "Plasma Cannon",
    "Polarity Device",
    "Resource Cache",
    "Stasis Beam",
    "Temporal Warper",
    "Heinlein Plains",
    "Pohl Foothills",
    "Van Vogt Mountains",
    "Bradbury Plateau",
    "Asimov Crater",
    "Herbert Valley",
    "Lem Badlands",
    "Burroughs Desert",
    "territories held by two or more",
    "territories in a tie",
    "territories behind by one",
    "more points than anybody else",
    "one colony left",
    "two colonies left",
    "ships at the Outpost",
];

/// What is seen of every player of a table at which `on_roll` rolls next.
pub(super) fn of(board: &Board, on_roll: Seat) -> [Features; 4] {
    let mut all = [[0.0; FEATURES]; 4];
    let players = board.setup.players;
    for (at, features) in all.iter_mut().take(players.into()).enumerate() {
        let seat = Seat(at as u8);
        let distance = (seat.0 + players - on_roll.0) % players;
        own(board, seat, distance, features);
    }
    planet(board, players.into(), &mut all);
    points(board, players.into(), &mut all);
    all
}

/// What a player has, whatever the others have.
fn own(board: &Board, seat: Seat, distance: u8, features: &mut Features) {
    let player = board.player(seat);
    let fleet = &player.fleet;
    let is = |so: bool| f32::from(u8::from(so));
    let given_up = fleet.at(Berth::Docked(Station::TerraformingStation));
    let own_given_up = given_up.iter().filter(|number| number.0 < 6).count() as u8;
    let ships = fleet.n_in_play() - own_given_up;
    let circle = f32::from(player.hub_circle) / 7.0;
    let (is_far, tokens) = (player.hub_circle >= 4, player.tokens);
    let left = board.unplaced(seat);

    features[usize::from(distance)] = 1.0;
    features[5] = f32::from(player.colonies.total()) / 4.0;
    features[6] = circle;
    features[7] = circle * circle;
    features[8] = is(is_far && tokens.ore >= 1);
    features[9] = is(is_far && tokens.fuel >= 1);
    features[10] = f32::from(ships) / 4.0;
    features[11] = is(ships >= 5);
    features[12] = is(ships >= 6);
    features[13] = is(fleet.has_relic() && given_up.len() == own_given_up);
    features[14] = f32::from(given_up.len());
    features[15] = f32::from(tokens.ore.min(4)) / 4.0;
    features[16] = f32::from(tokens.ore.saturating_sub(4)) / 4.0;
    features[17] = f32::from(tokens.fuel.min(4)) / 4.0;
    features[18] = f32::from(tokens.fuel.saturating_sub(4)) / 4.0;
    for &card in Technology::ALL {
        features[19 + card as usize] = is(player.cards.has(card));
    }
    features[43] = is(left == 1);
    features[44] = is(left == 2);
    features[45] = f32::from(fleet.at(Berth::Docked(Station::RaidersOutpost)).len()) / 3.0;
}

/// Who holds what on the planet, how firmly, and who is near.
fn planet(board: &Board, players: usize, all: &mut [Features; 4]) {
    for &territory in Territory::ALL {
        let mut counts = [0_u8; 4];
        for (count, player) in counts.iter_mut().zip(&board.players[..players]) {
            *count = player.colonies.on(territory);
        }
        let most = counts.iter().copied().max().unwrap_or(0);
        if most == 0 {
            continue;
        }
        let n_with_most = counts.iter().filter(|&&count| count == most).count();
        let second = counts.iter().copied().filter(|&count| count < most).max().unwrap_or(0);
        for (features, &count) in all.iter_mut().zip(&counts) {
            if count == most && n_with_most == 1 {
                features[31 + territory as usize] = 1.0;
                features[39] += f32::from(u8::from(most >= second + 2)) / 2.0;
            } else if count == most {
                features[40] += 0.5;
            } else if count + 1 == most && n_with_most == 1 {
                features[41] += 0.5;
            }
        }
    }
}

fn points(board: &Board, players: usize, all: &mut [Features; 4]) {
    let mut points = [0_u8; 4];
    for (at, points) in points.iter_mut().enumerate().take(players) {
        *points = board.score(Seat(at as u8));
    }
    let most = points.iter().copied().max().unwrap_or(0);
    let is_alone = points.iter().filter(|&&it| it == most).count() == 1;
    for (features, &points) in all.iter_mut().zip(&points).take(players) {
        features[4] = f32::from(points) / 5.0;
        features[42] = f32::from(u8::from(is_alone && points == most));
    }
}

//! The learned judge: the chance of each player to win, from what is seen of them.
//!
//! Each player has a strength, a sum of what is seen of them, each thing with its weight; and they win as often as the
//! exponent of that says, compared with the others (a logistic regression; with more than two, a conditional one). What
//! a thing weighs depends on the number of players, and on how near the end is: between four stages it slides from one
//! weight to the next. The weights are learned: `learning.rs`.

use alien_frontiers::{
    AlienFrontiers,
    board::{Berth, Board},
};
use engine::{Game, Seat, State};

use super::{
    features::{self, FEATURES, Features},
    weights::WEIGHTS,
};

/// How many stages a game has.
pub(super) const STAGES: usize = 4;

/// What everything weighs, by what is seen and by stage.
pub(super) type Weights = [[f32; STAGES]; FEATURES];

/// How far from the end each stage is, in colonies that whoever is nearest has yet to place.
const MIDDLES: [f32; STAGES] = [0.8, 2.2, 4.0, 6.0];

/// What a ship that may still do something adds to the strength of whoever is on turn.
const IN_HAND: f32 = 0.12;

/// The chance of `seat` to win. Whoever is in the middle of their turn is judged as if they had ended it, but for the
/// ships that are left to them.
pub(super) fn chance(state: &State<AlienFrontiers>, seat: Seat) -> f32 {
    if state.is_over() {
        return verdict(state.board(), seat);
    }
    let board = state.board();
    let (on_turn, in_hand) = (board.this_turn.seat, ready(board));
    let on_roll = if in_hand.is_some() { board.next(on_turn) } else { on_turn };
    let chances = chances(board, on_roll, weights(board.setup.players), |at| match in_hand {
        Some(ships) if at == on_turn => IN_HAND * ships,
        Some(_) | None => 0.0,
    });
    chances[seat.index() & 3]
}

/// How many ships whoever is on turn can still use, if they have rolled.
fn ready(board: &Board) -> Option<f32> {
    let fleet = &board.player(board.this_turn.seat).fleet;
    fleet.unrolled().is_none().then(|| f32::from(fleet.at(Berth::Hand).len()))
}

/// Who has won, when a game is over: those who share the first place share the win.
pub(super) fn verdict(board: &Board, seat: Seat) -> f32 {
    let standings = AlienFrontiers::standings(board);
    let winners = standings.iter().filter(|standing| standing.rank == 1);
    match winners.clone().any(|standing| standing.seat == seat) {
        true => 1.0 / winners.count() as f32,
        false => 0.0,
    }
}

/// The chance of each player to win, if some of them are a little stronger than what is seen of them.
fn chances(board: &Board, on_roll: Seat, weights: &Weights, bonus: impl Fn(Seat) -> f32) -> [f32; 4] {
    let features = features::of(board, on_roll);
    let stage = stage(board);
    let mut strengths = [f32::NEG_INFINITY; 4];
    for seat in board.seats().filter(|&seat| !board.player(seat).has_resigned) {
        strengths[seat.index() & 3] = strength(&features[seat.index() & 3], weights, &stage) + bonus(seat);
    }
    shares(strengths)
}

/// What a player's strength is.
pub(super) fn strength(features: &Features, weights: &Weights, stage: &[f32; STAGES]) -> f32 {
    let mut sums = [0.0; STAGES];
    for (feature, weights) in features.iter().zip(weights) {
        for (sum, weight) in sums.iter_mut().zip(weights) {
            *sum += feature * weight;
        }
    }
    sums.iter().zip(stage).map(|(sum, share)| sum * share).sum()
}

/// How strengths share out the win.
pub(super) fn shares(strengths: [f32; 4]) -> [f32; 4] {
    let most = strengths.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let weighed = strengths.map(|strength| exp(strength - most));
    let all: f32 = weighed.iter().sum();
    weighed.map(|it| it / all)
}

/// The exponential of what is not positive, to six digits: by nothing but sums and products, which are the same on every
/// machine.
fn exp(x: f32) -> f32 {
    let x = x.max(-60.0);
    let halvings = (x * std::f32::consts::LOG2_E).round();
    let rest = x - halvings * std::f32::consts::LN_2;
    let power = 1.0 + rest * (1.0 + rest * (0.5 + rest * (1.0 / 6.0 + rest * (1.0 / 24.0 + rest / 120.0))));
    power * f32::from_bits(((halvings as i32 + 127) as u32) << 23)
}

/// How much of each stage a game is in: of two neighbours at most, and of all together one.
pub(super) fn stage(board: &Board) -> [f32; STAGES] {
    let distance = |seat: Seat| f32::from(board.unplaced(seat)) - f32::from(board.player(seat).hub_circle) / 8.0;
    let nearest = board.seats().map(distance).fold(f32::MAX, f32::min).clamp(MIDDLES[0], MIDDLES[STAGES - 1]);
    let mut shares = [0.0; STAGES];
    let after = MIDDLES[1..STAGES - 1].iter().filter(|&&middle| nearest >= middle).count();
    let along = (nearest - MIDDLES[after]) / (MIDDLES[after + 1] - MIDDLES[after]);
    shares[after] = 1.0 - along;
    shares[after + 1] = along;
    shares
}

/// Whether there are any weights.
pub(super) fn has_learned() -> bool {
    WEIGHTS.iter().flatten().flatten().any(|&weight| weight != 0.0)
}

/// The weights for so many players.
fn weights(players: u8) -> &'static Weights {
    &WEIGHTS[usize::from(players.clamp(2, 4)) - 2]
}

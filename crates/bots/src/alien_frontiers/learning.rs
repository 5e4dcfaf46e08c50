//! How the judge is learned: from games of mixed players, by who won them.
//!
//! Players are greedy bots, and bots that go by the weights there are, each with its own share of answers given at
//! random: a judge that has seen nothing but its own games judges everything else badly. Wherever a turn has passed it
//! is noted what is seen of each player, and when the game is over, who won. Then the weights are moved, game after game,
//! until the chances that they give to the players are as often right as they say.
//!
//! Everything follows from the seed, so the same command makes the same weights.

use std::fmt::Write;

use alien_frontiers::{AlienFrontiers, Choice, Setup};
use engine::{Game, Log, Pending, Seat, Setup as _, State, Viewer, Views};

use super::{
    features::{self, FEATURES, Features, NAMES},
    judge::{self, STAGES, Weights},
    planner::Planner,
};
use crate::{Asked, Bot, Budget, Greedy, dice};

/// What is to be learned from.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// So many games for each number of players.
    pub games: u32,
    /// From which everything follows.
    pub seed: u64,
}

/// One game in so many is not learned from: on these it is tried how often the judge is right.
const KEPT_BACK: u32 = 10;

/// How often all games are gone through.
const TIMES: u32 = 12;

/// How far weights are moved at first.
const PACE: f32 = 0.04;

/// How strongly weights are drawn to nothing, so that what was hardly ever seen weighs little.
const THRIFT: f32 = 2e-4;

/// What is seen of a table between two turns, and who won in the end.
struct Seen {
    features: [Features; 4],
    stage: [f32; STAGES],
    won: [f32; 4],
}

/// Learns, and gives the source of `weights.rs`; `told` hears how it goes.
pub fn learn(lesson: Lesson, told: &mut dyn FnMut(String)) -> String {
    let mut all = Vec::new();
    for players in 2..=4 {
        let (mut lessons, mut tests) = (Vec::new(), Vec::new());
        for game in 0..lesson.games {
            let seen = play(players, lesson.seed.wrapping_mul(1_000_003) ^ u64::from(game) << 8 ^ u64::from(players));
            if game % KEPT_BACK == 0 { tests.extend(seen) } else { lessons.extend(seen) }
        }
        told(format!("{players} players: {} tables of {} games", lessons.len(), lesson.games));
        let weights = fitted(&lessons, lesson.seed);
        told(calibration(&tests, &weights));
        all.push(weights);
    }
    source(&all, lesson)
}

/// How somebody plays.
struct Player {
    bot: Box<dyn Bot<AlienFrontiers>>,
    /// How many of a hundred answers are given at random.
    noise: u32,
    plan: Vec<Choice>,
}

/// Plays one game, and gives what was seen in it.
fn play(players: u8, seed: u64) -> Vec<Seen> {
    let mut dice = dice(seed);
    let mut seats: Vec<Player> = Seat::all(players).map(|_| somebody(&mut dice)).collect();
    let mut state = AlienFrontiers::begin(&Setup::standard(players), &mut Log::Off);
    let (mut choices, mut odds) = (Vec::new(), Vec::new());
    let mut seen = Vec::new();
    let mut on_turn = None;
    while !state.is_over() && AlienFrontiers::round(state.board()) <= AlienFrontiers::ROUNDS_AMONG_BOTS {
        let board = state.board();
        if board.round > 0 && on_turn != Some((board.round, board.this_turn.seat)) {
            on_turn = Some((board.round, board.this_turn.seat));
            let features = features::of(board, board.this_turn.seat);
            seen.push(Seen { features, stage: judge::stage(board), won: [0.0; 4] });
        }
        match state.pending() {
            Pending::Players { asked, .. } => {
                let seat = asked.first().expect("somebody is asked");
                state.choices(seat, &mut choices);
                let choice = seats[seat.index()].answers(&state, seat, &choices, &mut dice);
                state.choose_unchecked(seat, choice, &mut Log::Off);
            }
            Pending::Chance => {
                state.odds(&mut odds);
                let mut left = dice(odds.iter().map(|(_, ways)| ways).sum());
                let shown = odds.iter().find(|(_, ways)| {
                    let is_it = left < *ways;
                    left = left.wrapping_sub(*ways);
                    is_it
                });
                state.resolve_unchecked(shown.expect("the odds add up").0, &mut Log::Off);
                seats.iter_mut().for_each(|player| player.plan.clear());
            }
            Pending::Nobody => break,
        }
    }
    if !state.is_over() {
        // Nobody has won.
        return Vec::new();
    }
    let mut won = [0.0; 4];
    for seat in Seat::all(players) {
        won[seat.index()] = judge::verdict(state.board(), seat);
    }
    seen.iter_mut().for_each(|seen| seen.won = won);
    seen
}

/// Somebody to play with: every third goes by the weights there are, unless there are none yet.
fn somebody(dice: &mut dyn FnMut(u32) -> u32) -> Player {
    let noise = [0, 0, 4, 12, 30][dice(5) as usize];
    let bot: Box<dyn Bot<AlienFrontiers>> = match dice(3) == 0 && judge::has_learned() {
        true => Box::new(Planner::JUDGING),
        false => Box::new(Greedy),
    };
    Player { bot, noise, plan: Vec::new() }
}

impl Player {
    fn answers(
        &mut self,
        state: &State<AlienFrontiers>,
        seat: Seat,
        choices: &[Choice],
        dice: &mut dyn FnMut(u32) -> u32,
    ) -> Choice {
        if choices.len() > 1 && dice(100) < self.noise {
            self.plan.clear();
            return choices[dice(choices.len() as u32) as usize];
        }
        let view = AlienFrontiers::view(state, Viewer::seat(seat));
        let asked = Asked { seat, view: &view, choices, plan: &self.plan, budget: Budget::USUAL };
        let thought = self.bot.answer(&asked, dice);
        self.plan = thought.plan;
        thought.choice
    }
}

/// The weights by which what was seen is most likely to have ended as it did (Adam, a table at a time in batches).
fn fitted(lessons: &[Seen], seed: u64) -> Weights {
    const BATCH: usize = 256;
    let mut dice = dice(seed);
    let mut weights: Weights = [[0.0; STAGES]; FEATURES];
    let (mut drift, mut spread) = (weights, weights);
    let mut order: Vec<usize> = (0..lessons.len()).collect();
    let (mut early, mut late) = (1.0, 1.0);
    for time in 0..TIMES {
        for at in (1..order.len()).rev() {
            order.swap(at, dice(at as u32 + 1) as usize);
        }
        let pace = PACE * (1.0 - time as f32 / TIMES as f32);
        for batch in order.chunks(BATCH) {
            let mut slope: Weights = [[0.0; STAGES]; FEATURES];
            batch.iter().for_each(|&at| add_slope(&lessons[at], &weights, &mut slope));
            early *= 0.9;
            late *= 0.999;
            for feature in 0..FEATURES {
                for stage in 0..STAGES {
                    let slope = slope[feature][stage] / batch.len() as f32 + THRIFT * weights[feature][stage];
                    let (drift, spread) = (&mut drift[feature][stage], &mut spread[feature][stage]);
                    *drift = 0.9 * *drift + 0.1 * slope;
                    *spread = 0.999 * *spread + 0.001 * slope * slope;
                    weights[feature][stage] -=
                        pace * (*drift / (1.0 - early)) / ((*spread / (1.0 - late)).sqrt() + 1e-8);
                }
            }
        }
    }
    weights
}

/// Adds how much less likely what happened becomes if a weight grows.
fn add_slope(seen: &Seen, weights: &Weights, slope: &mut Weights) {
    let chances = chances(seen, weights);
    for ((features, chance), won) in seen.features.iter().zip(chances).zip(seen.won) {
        let error = chance - won;
        for (slope, feature) in slope.iter_mut().zip(features) {
            for (slope, share) in slope.iter_mut().zip(&seen.stage) {
                *slope += error * feature * share;
            }
        }
    }
}

/// The chances of the players of a table. Where nothing is seen, nobody sits.
fn chances(seen: &Seen, weights: &Weights) -> [f32; 4] {
    judge::shares(seen.features.map(|features| match features.iter().all(|&it| it == 0.0) {
        true => f32::NEG_INFINITY,
        false => judge::strength(&features, weights, &seen.stage),
    }))
}

/// How often what was given a chance has happened, by tenths, on games that were not learned from.
fn calibration(tests: &[Seen], weights: &Weights) -> String {
    let mut tenths = [(0_u32, 0.0, 0.0); 10];
    let mut surprise = 0.0;
    for seen in tests {
        for (chance, won) in chances(seen, weights).into_iter().zip(seen.won).filter(|(chance, _)| *chance > 1e-9) {
            let (n, said, happened) = &mut tenths[((chance * 10.0) as usize).min(9)];
            *n += 1;
            *said += chance;
            *happened += won;
            surprise -= won * chance.max(1e-6).ln();
        }
    }
    let mut text = format!("surprise {:.3} a table of {}\n", surprise / tests.len().max(1) as f32, tests.len());
    for (n, said, happened) in tenths.into_iter().filter(|(n, ..)| *n > 0) {
        let of = n as f32;
        _ = writeln!(text, "  judged {:3.0} %, won {:3.0} % of {n}", 100.0 * said / of, 100.0 * happened / of);
    }
    text
}

/// The source of the weights.
fn source(all: &[Weights], Lesson { games, seed }: Lesson) -> String {
    let mut text = String::from(
        "//! What everything weighs that is seen of a player, by number of players and by stage from the end back to the\n",
    );
    _ = writeln!(text, "//! start. Learned: `cargo xtask learn alien-frontiers --games {games} --seed {seed}`.\n");
    _ = writeln!(text, "use super::judge::Weights;\n\n/// For two, three and four players.");
    _ = writeln!(text, "#[rustfmt::skip]\npub(super) const WEIGHTS: [Weights; {}] = [", all.len());
    for weights in all {
        _ = writeln!(text, "    [");
        for (name, stages) in NAMES.iter().zip(weights) {
            let stages: Vec<String> = stages.iter().map(|weight| format!("{weight:.3}")).collect();
            _ = writeln!(text, "        [{}], // {name}", stages.join(", "));
        }
        _ = writeln!(text, "    ],");
    }
    text + "];\n"
}

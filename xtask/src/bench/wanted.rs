//! What is measured of each game, and what we want of it.

/// What is measured of a game, and what we want of it with four seats on one thread.
pub struct Wanted {
    /// The game.
    pub game: &'static str,
    /// With how many seats random games are played.
    pub seats: &'static [u8],
    /// Who plays in the games among bots.
    pub bots: &'static str,
    /// How many games among bots are played.
    pub simulated_games: u32,
    /// Answers and outcomes a second, at least.
    pub inputs_per_s: f64,
    /// Nanoseconds for a copy of a state, at most.
    pub copy_ns: f64,
    /// Bytes of a state, at most, where that is wanted.
    pub state_bytes: Option<f64>,
}

/// The games that are measured.
pub const GAMES: &[Wanted] = &[
    Wanted {
        game: "alien-frontiers",
        seats: &[2, 3, 4],
        bots: "greedy,random,random,random",
        simulated_games: 200,
        inputs_per_s: 5e6,
        copy_ns: 100.0,
        state_bytes: None,
    },
    Wanted {
        game: "aliens",
        seats: &[1, 4],
        bots: "greedy,greedy,greedy,greedy",
        simulated_games: 50,
        inputs_per_s: 1e6,
        copy_ns: 200.0,
        state_bytes: Some(8192.0),
    },
    Wanted {
        game: "lockdown",
        seats: &[1, 4],
        bots: "greedy,greedy,greedy,greedy",
        simulated_games: 100,
        inputs_per_s: 2e6,
        copy_ns: 200.0,
        state_bytes: Some(4096.0),
    },
    Wanted {
        game: "nemesis",
        seats: &[1, 4],
        bots: "greedy,greedy,greedy,greedy",
        simulated_games: 100,
        inputs_per_s: 2e6,
        copy_ns: 200.0,
        state_bytes: Some(4096.0),
    },
];

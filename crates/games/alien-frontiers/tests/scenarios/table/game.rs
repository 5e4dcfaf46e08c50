//! Words for whole games: how one is set up, and turns that need no telling.

use alien_frontiers::{
    AlienFrontiers, Heard, Outcome, Setup,
    board::Berth,
    words::{Ships, Station, Value},
};
use engine::{Game, Log, Pending, Seat, Setup as _};

use super::{Table, dock};

impl Table {
    /// A game for so many players, with options by name; nothing is set up yet.
    #[track_caller]
    pub fn new_game(players: u8, options: &[(&str, &str)]) -> Table {
        let setup = Setup::read(players, options.iter().copied()).expect("there is such a set-up");
        let mut heard = Vec::new();
        let state = AlienFrontiers::begin(&setup, &mut Log::On(&mut heard));
        Table { state, heard }
    }

    /// Chance names the first player.
    #[track_caller]
    pub fn begins_with(&mut self, seat: Seat) -> &mut Self {
        self.shows(Outcome::FirstPlayer(seat))
    }

    /// The others roll ones and do what is done for the absent, until `seat` has to roll.
    #[track_caller]
    pub fn comes_round_to(&mut self, seat: Seat) -> &mut Self {
        while self.board().this_turn.seat != seat {
            if self.state.pending() == Pending::Chance {
                self.shows(self.odds()[0].0);
            } else {
                let on_turn = self.board().this_turn.seat;
                let choice = AlienFrontiers::default_answer(&self.state, on_turn);
                self.chooses(choice.expect("something is done for the absent"));
            }
        }
        self
    }

    /// Docks everything in hand at the player's own Hub track, and ends the turn.
    #[track_caller]
    pub fn sends_the_fleet_to_the_hub(&mut self) -> &mut Self {
        let seat = self.board().this_turn.seat;
        for ship in self.player(seat).fleet.at(Berth::Hand).iter() {
            let ships = Ships { value: Value(self.player(seat).fleet.ship(ship).value), with: ship.with() };
            self.does(dock(Station::ColonistHub, ships));
        }
        self.ends_the_turn()
    }

    /// The same table once more, to see what else could happen.
    pub fn once_more(&self) -> Table {
        Table { state: self.state, heard: Vec::new() }
    }

    /// What chance may show now, and in how many ways.
    pub fn odds(&self) -> Vec<(Outcome, u32)> {
        let mut odds = Vec::new();
        self.state.odds(&mut odds);
        odds
    }

    /// Whether all this was heard, one after another, with anything between.
    pub fn has_heard_in_order(&self, events: &[Heard]) -> bool {
        let mut heard = self.heard.iter();
        events.iter().all(|event| heard.any(|it| it == event))
    }
}

//! What there is to be done in the Complex, beside the objective: what a contingency asks for, a way out that opens
//! sooner, wounds, and rooms that nobody has seen.

use engine::Seat;
use lockdown::{
    board::{Board, Player, Rooms},
    content::{objectives::Deed, tracks},
    words::{Room, RoomNumber},
};
use nemesis_kit::Aboard as _;

use super::{belongings, body, complex, work::Worker, worth};
use crate::family::{
    errands::{FIND, Pull, SIGHT},
    intent::{Intent, Planner as _},
};

/// LOC-15.6: what the Archive teaches.
const ARCHIVE: u8 = 2;

/// What is left of the hope for a room that nobody has found.
const HOPE: f32 = 0.8;

/// What it is worth to have light for some rounds more, beside all there is to be expected.
const LIGHT: f32 = 0.008;

/// What the errands of a seat are worth from where it stands.
pub(super) fn pull(worker: Worker<'_>, intent: Intent<Deed>, prospect: f32) -> f32 {
    let mut all = Errands { worker, intent, prospect, pull: Pull::new(worker.paths, worker.cards()) };
    all.see_to_the_contingency();
    all.open_a_way_out();
    all.heal();
    all.see_to_the_complex();
    all.explore_and_search();
    all.pull.all()
}

struct Errands<'a> {
    worker: Worker<'a>,
    intent: Intent<Deed>,
    /// What is to be expected as things stand.
    prospect: f32,
    pull: Pull<'a>,
}

impl<'a> Errands<'a> {
    fn board(&self) -> &'a Board {
        self.worker.board
    }

    fn seat(&self) -> Seat {
        self.worker.seat
    }

    fn player(&self) -> &'a Player {
        self.worker.player()
    }

    /// What would be gained if this were so.
    fn gain_if(&self, change: impl FnOnce(&mut Board)) -> f32 {
        let mut then = *self.board();
        change(&mut then);
        let worker = Worker { board: &then, ..self.worker };
        (worth::prospect(worker, self.intent) - self.prospect).max(0.0)
    }

    /// There is something to be gained by the action of a room. If the room is broken, less; and if nobody has found it,
    /// a share of it wherever it may be.
    fn add_action(&mut self, room: Room, gain: f32) {
        let (board, ground) = (self.board(), self.worker.ground());
        if let Some(place) = ground.find(room) {
            let works = if board.malfunction.has(place) { 0.3 } else { 1.0 };
            let is_free = if board.swarm.is_in(place) { 0.3 } else { 1.0 };
            self.pull.add(place, gain * works * is_free);
            return;
        }
        let places: Rooms = ground.unexplored().filter(|&place| board.may_lie(room, place)).collect();
        let share = HOPE * gain / places.len().max(1) as f32;
        places.iter().for_each(|place| self.pull.add(place, share));
    }

    /// LOC-46: a signal, and knowledge.
    fn see_to_the_contingency(&mut self) {
        let (seat, player) = (self.seat(), self.player());
        if !player.has_signal {
            let sent = self.gain_if(|then| then.player_mut(seat).has_signal = true);
            self.add_action(Room::TransmitterControlRoom, sent);
        }
        if !player.is_knowledge_active {
            let learned = self.gain_if(|then| {
                let player = then.player_mut(seat);
                player.is_knowledge_active = true;
                player.knowledge = (player.knowledge + ARCHIVE).min(tracks::KNOWLEDGE);
            });
            self.add_action(Room::Archive, learned);
        }
    }

    /// LOC-21.20: the Isolation Room is open as soon as the alert has been started.
    fn open_a_way_out(&mut self) {
        let board = self.board();
        if board.time.alert.is_none() && !board.time.is_isolation_open() {
            let started = self.gain_if(|then| then.time.alert = Some(tracks::alert_space(then.time.space)));
            self.add_action(Room::AlertRoom, started);
        }
    }

    /// Wounds, contamination and larvae.
    fn heal(&mut self) {
        let player = self.player();
        let serious = player.serious_wounds.len() as f32;
        let open = player.serious_wounds.iter().filter(|wound| !wound.is_dressed).count() as f32;
        let light = f32::from(player.light_wounds.count());
        let slime = if player.has_slime { 0.04 } else { 0.0 };
        let sickness = 1.0 - body::is_healthy(self.board(), self.seat());
        self.add_action(Room::Surgery, self.prospect * 0.7 * sickness);
        self.add_action(Room::DeconRoom, self.prospect * (0.3 * sickness + slime));
        self.add_action(Room::EmergencyRoom, self.prospect * (0.05 * open + 0.07 * serious + 0.03 * light));
    }

    /// LOC-16.20: what is broken, and the lights.
    fn see_to_the_complex(&mut self) {
        let board = self.board();
        if belongings::can_repair_now(self.player()) {
            let gain = self.prospect * (complex::once_repaired(board) - 1.0);
            board.malfunction.iter().for_each(|room| self.pull.add(room, gain));
        }
        let dark = 4 - board.power.n_active();
        self.add_action(Room::BackupPowerSupply, self.prospect * LIGHT * dark as f32);
    }

    /// What is not known yet, and what is still to be found.
    fn explore_and_search(&mut self) {
        let board = self.board();
        let seen = SIGHT * self.prospect;
        self.worker.ground().unexplored().for_each(|room| self.pull.add(room, seen));
        if belongings::can_search(self.player()) {
            let find = FIND * self.prospect;
            stocked(board).for_each(|room| self.pull.add(room, find));
        }
    }
}

/// The rooms in which something is to be found.
fn stocked(board: &Board) -> impl Iterator<Item = RoomNumber> + '_ {
    board.explored.iter().filter(|&room| board.place(room).items > 0)
}

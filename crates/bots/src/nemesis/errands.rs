//! What there is to be done aboard the Nemesis, beside the objective.

use engine::{Seat, Viewer, Word};
use nemesis::{
    board::{Board, Player},
    content::objectives::Deed,
    words::{Engine, EngineToken, Item, PodNumber, PodSide, Room, RoomNumber, Section, all_rooms},
};

use super::{belongings, body, leaving, ship, work::Worker, worth};
use crate::family::{
    errands::{FIND, Pull, SIGHT},
    intent::{Intent, Planner as _},
};

/// As sure as a ship can be to arrive.
const SURE: f32 = 0.95;

/// NEM-17.21: how near the pods must be for somebody who starts the sequence.
const NEAR: u8 = 3;

/// What the errands of a seat are worth from where it stands.
pub(super) fn pull(worker: Worker<'_>, intent: Intent<Deed>, prospect: f32) -> f32 {
    let Worker { board, seat, paths, .. } = worker;
    let mut all = Errands { worker, intent, board, seat, prospect, pull: Pull::new(paths, worker.cards()) };
    all.see_to_the_course();
    all.see_to_the_ship();
    all.open_a_way_out();
    all.heal();
    all.explore_and_search();
    all.pull.all()
}

struct Errands<'a> {
    worker: Worker<'a>,
    intent: Intent<Deed>,
    board: &'a Board,
    seat: Seat,
    /// What is to be expected as things stand.
    prospect: f32,
    pull: Pull<'a>,
}

impl<'a> Errands<'a> {
    fn player(&self) -> &'a Player {
        self.board.player(self.seat)
    }

    /// What would be gained if this were so.
    fn gain_if(&self, change: impl FnOnce(&mut Board)) -> f32 {
        let mut then = *self.board;
        change(&mut then);
        let worker = Worker { board: &then, arrival: leaving::arrival(&then, self.seat), ..self.worker };
        (worth::prospect(worker, self.intent) - self.prospect).max(0.0)
    }

    /// There is something to be gained by the action of a room. If the room is broken, less.
    fn add_action(&mut self, room: Room, gain: f32) {
        if let Some(place) = self.board.place_of(room) {
            let works = if self.board.malfunction.has(place) { 0.3 } else { 1.0 };
            let is_free = if self.board.swarm.is_in(place) { 0.3 } else { 1.0 };
            self.pull.add(place, gain * works * is_free);
        }
    }

    /// NEM-17.47, NEM-17.48: the coordinates and the engines.
    fn see_to_the_course(&mut self) {
        let (board, seat) = (self.board, self.seat);
        if board.tracks.self_destruct.is_some() {
            return;
        }
        let arrival = self.worker.arrival;
        let sure = worth::prospect(Worker { arrival: SURE, ..self.worker }, self.intent);
        let gain_of =
            |better: f32| (sure - self.prospect).max(0.0) * ((better - arrival) / (SURE - arrival).max(0.1)).max(0.0);
        let course = gain_of(leaving::arrival_on_course(board, seat));
        let engines = [Engine::One, Engine::Two, Engine::Three];
        let gains = engines.map(|engine| gain_of(leaving::arrival_with(board, seat, engine)));
        if !board.has_sleeper() {
            let is_seen = board.tracks.coordinates.is_some_and(|card| card.seen_by(Viewer::seat(seat)).is_some());
            self.add_action(Room::Cockpit, if is_seen { 0.95 * course } else { 0.8 * course });
        }
        for (engine, gain) in engines.into_iter().zip(gains) {
            let likely = match leaving::seen(board, seat, engine) {
                _ if belongings::can_repair_now(self.player()) => 0.95,
                Some(EngineToken::Damaged) => 0.3,
                Some(EngineToken::Working) | None => 0.5,
            };
            if let Some(place) = board.place_of(engine.room()) {
                self.pull.add(place, likely * gain);
            }
        }
        self.add_action(Room::EngineControlRoom, 0.3 * gains.iter().sum::<f32>());
    }

    /// What burns or is broken.
    fn see_to_the_ship(&mut self) {
        let board = self.board;
        let has_extinguisher = self.player().has_item(Item::FireExtinguisher);
        if has_extinguisher || board.place_of(Room::FireControlSystem).is_some() {
            let mut most = 0.0_f32;
            for room in board.fire.iter() {
                let gain = self.gain_if(|then| then.fire.remove(room));
                most = most.max(gain);
                if has_extinguisher {
                    self.pull.add(room, gain);
                }
            }
            self.add_action(Room::FireControlSystem, most);
        }
        if belongings::can_repair_now(self.player()) {
            let gain = self.prospect * (ship::once_repaired(board) - 1.0);
            board.malfunction.iter().for_each(|room| self.pull.add(room, gain));
        }
    }

    /// NEM-17.7, NEM-17.42: pods that open, at once or when the sequence is under way.
    fn open_a_way_out(&mut self) {
        let board = self.board;
        if board.place_of(Room::HatchControlSystem).is_some() {
            let locked = board.pods_aboard().filter(|&pod| board.pod(pod).side == PodSide::Locked);
            let gain = |pod: PodNumber| self.gain_if(|then| then.pods[pod.index()].side = PodSide::Unlocked);
            let unlocked = locked.map(gain).fold(0.0, f32::max);
            self.add_action(Room::HatchControlSystem, unlocked);
        }
        // Whoever starts it has to be away in time.
        let is_near = |section: &Section| {
            self.worker.ground().find(section.room()).is_some_and(|room| self.worker.paths.to(room) <= NEAR)
        };
        let knows_a_pod = Section::ALL.iter().any(is_near);
        if knows_a_pod
            && board.place_of(Room::Generator).is_some()
            && board.tracks.self_destruct.is_none()
            && !board.has_sleeper()
        {
            let started = self.gain_if(|then| then.tracks.self_destruct = Some(0));
            self.add_action(Room::Generator, started);
        }
    }

    /// Wounds, contamination and larvae.
    fn heal(&mut self) {
        let player = self.player();
        let serious = player.serious_wounds.len() as f32;
        let open = player.serious_wounds.iter().filter(|wound| !wound.is_dressed).count() as f32;
        let light = f32::from(player.light_wounds.count());
        let slime = if player.has_slime { 0.04 } else { 0.0 };
        let sickness = 1.0 - body::is_healthy(self.board, self.seat);
        self.add_action(Room::Surgery, self.prospect * 0.8 * sickness);
        self.add_action(Room::EmergencyRoom, self.prospect * (0.05 * open + 0.07 * serious + 0.03 * light));
        self.add_action(Room::Canteen, self.prospect * 0.03 * light.min(1.0));
        self.add_action(Room::ShowerRoom, self.prospect * slime);
    }

    /// What is not known yet, and what is still to be found.
    fn explore_and_search(&mut self) {
        let board = self.board;
        let seen = SIGHT * self.prospect;
        unexplored(board).for_each(|room| self.pull.add(room, seen));
        if belongings::can_search(self.player()) {
            let find = FIND * self.prospect;
            stocked(board).for_each(|room| self.pull.add(room, find));
        }
    }
}

fn unexplored(board: &Board) -> impl Iterator<Item = RoomNumber> + '_ {
    all_rooms().filter(|&room| !board.explored.has(room))
}

/// The rooms in which something is to be found.
fn stocked(board: &Board) -> impl Iterator<Item = RoomNumber> + '_ {
    board.explored.iter().filter(|&room| board.place(room).items > 0)
}

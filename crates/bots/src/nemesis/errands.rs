//! Where there is something to be done. Every errand pulls from afar, and what is done is worth
//! more than the way there; the best one counts, and the others a little.
//!
//! What is to be gained is found out by looking at the table as it would be then: an errand can
//! never be worth more before it is done than afterwards, so nobody breaks what they like to mend.

use engine::{Known, Seat, Seats, Viewer, Word};
use nemesis::{
    board::{Board, ObjectToken, Player},
    content::{objectives::Deed, tracks},
    rules::hibernation,
    words::{Coordinates, Engine, EngineToken, Item, Object, PodNumber, PodSide, Room, RoomNumber, Tile, Weakness},
};

use super::{
    belongings, body, leaving, objectives,
    paths::Paths,
    worth::{self, LIFE, VICTORY},
};

/// The share of what there is to be gained that is felt beforehand.
const FELT: f32 = 0.8;

/// What is left of it if it takes a round longer: cards that are left over do not come back.
const A_ROUND_LATER: f32 = 0.72;

/// What is left of it if it is a room farther.
const A_ROOM_FARTHER: f32 = 0.97;

/// NEM-5: most of what is done in a room costs so many cards.
const THE_DEED: f32 = 2.0;

/// What the errands beside the best one count.
const BESIDE: f32 = 0.15;

/// What there is to be found in a room, beside a life.
const FIND: f32 = 0.012;

/// What the errands of a seat are worth from where it stands.
pub(super) fn pull(board: &Board, seat: Seat, prospect: f32, paths: &Paths) -> f32 {
    let mut all = Errands { board, seat, paths, prospect, best: 0.0, sum: 0.0 };
    all.leave();
    all.see_to_the_course();
    all.see_to_the_ship();
    all.open_a_way_out();
    all.heal();
    all.serve_the_objective();
    all.explore_and_search();
    all.best + BESIDE * (all.sum - all.best)
}

struct Errands<'a> {
    board: &'a Board,
    seat: Seat,
    paths: &'a Paths,
    /// What is to be expected as things stand.
    prospect: f32,
    best: f32,
    sum: f32,
}

impl<'a> Errands<'a> {
    fn player(&self) -> &'a Player {
        self.board.player(self.seat)
    }

    /// What would be gained if this were so.
    fn gain_if(&self, change: impl FnOnce(&mut Board)) -> f32 {
        let mut then = *self.board;
        change(&mut then);
        (worth::prospect(&then, self.seat, self.paths) - self.prospect).max(0.0)
    }

    /// The share of what is to be gained in a room that is felt from here, with the cards in hand.
    fn nearness(&self, room: RoomNumber) -> f32 {
        let player = self.player();
        let moves = f32::from(self.paths.to(room));
        let cards = if player.has_passed { 0.0 } else { f32::from(player.hand.n_actions()) };
        let rounds = (moves + THE_DEED - cards).max(0.0) / tracks::HAND as f32;
        A_ROUND_LATER.powf(rounds) * A_ROOM_FARTHER.powf(moves)
    }

    /// There is something to be gained in a room.
    fn add(&mut self, room: RoomNumber, gain: f32) {
        if gain > 0.0 {
            let felt = FELT * gain * self.nearness(room);
            self.best = self.best.max(felt);
            self.sum += felt;
        }
    }

    /// There is something to be gained by the action of a room. If the room is broken, less.
    fn add_action(&mut self, room: Room, gain: f32) {
        if let Some(place) = self.board.place_of(room) {
            let works = if self.board.malfunction.has(place) { 0.3 } else { 1.0 };
            let is_free = if self.board.has_intruder(place) { 0.3 } else { 1.0 };
            self.add(place, gain * works * is_free);
        }
    }

    /// NEM-17.49, NEM-18.5: to be off the ship, if that is better than to stay.
    fn leave(&mut self) {
        let (board, seat, stay) = (self.board, self.seat, self.prospect);
        let mut through = |room: Room, then: f32| {
            if let Some(place) = board.place_of(room) {
                let door = leaving::is_quiet(board, place) * leaving::reach(board, seat, self.paths.to(place));
                self.add_action(room, door * (then - stay));
            }
        };
        if hibernation::is_open(board) {
            through(Room::Hibernatorium, worth::asleep(board, seat));
        }
        for section in leaving::open_sections(board) {
            through(section.room(), worth::gone(board, seat));
        }
    }

    /// NEM-17.47, NEM-17.48: the coordinates and the engines.
    fn see_to_the_course(&mut self) {
        let (board, seat) = (self.board, self.seat);
        let me = Seats::one(seat);
        if !board.has_sleeper() {
            let seen = board.tracks.coordinates.and_then(|card| card.seen_by(Viewer::seat(seat)));
            let card = seen.unwrap_or(Coordinates::One);
            let course = leaving::best_course(board, seat, card);
            let gain = self.gain_if(|then| {
                then.tracks.coordinates = Some(Known::to(me, card));
                then.tracks.course = course;
            });
            self.add_action(Room::Cockpit, if seen.is_some() { 0.95 * gain } else { 0.8 * gain });
        }
        let mut all_engines = 0.0;
        for engine in [Engine::One, Engine::Two, Engine::Three] {
            let gain = self.gain_if(|then| then.engines[engine.index()] = Some(Known::to(me, EngineToken::Working)));
            let likely = match leaving::seen(board, seat, engine) {
                _ if belongings::can_repair_now(self.player()) => 0.95,
                Some(EngineToken::Damaged) => 0.3,
                Some(EngineToken::Working) | None => 0.5,
            };
            if let Some(place) = board.place_of(engine.room()) {
                self.add(place, likely * gain);
            }
            all_engines += gain;
        }
        self.add_action(Room::EngineControlRoom, 0.3 * all_engines);
    }

    /// What burns or is broken.
    fn see_to_the_ship(&mut self) {
        let board = self.board;
        let has_extinguisher = self.player().has_item(Item::FireExtinguisher);
        let mut most = 0.0_f32;
        for room in board.fire.iter() {
            let gain = self.gain_if(|then| then.fire.remove(room));
            most = most.max(gain);
            if has_extinguisher {
                self.add(room, gain);
            }
        }
        self.add_action(Room::FireControlSystem, most);
        if belongings::can_repair_now(self.player()) {
            for room in board.malfunction.iter() {
                let gain = self.gain_if(|then| then.malfunction.remove(room));
                self.add(room, gain);
            }
        }
    }

    /// NEM-17.7, NEM-17.42: pods that open, at once or when the sequence is under way.
    fn open_a_way_out(&mut self) {
        let board = self.board;
        let locked = board.pods_aboard().filter(|&pod| board.pod(pod).side == PodSide::Locked);
        let gain = |pod: PodNumber| self.gain_if(|then| then.pods[pod.index()].side = PodSide::Unlocked);
        let unlocked = locked.map(gain).fold(0.0, f32::max);
        self.add_action(Room::HatchControlSystem, unlocked);
        if board.tracks.self_destruct.is_none() && !board.has_sleeper() {
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

    /// NEM-40: what the objectives ask for.
    fn serve_the_objective(&mut self) {
        let (board, seat) = (self.board, self.seat);
        let victory = VICTORY * worth::way_out(board, seat, self.paths);
        for deed in objectives::open_deeds(board, seat) {
            match deed {
                Deed::Signal => {
                    let gain = self.gain_if(|then| then.player_mut(seat).has_signal = true);
                    self.add_action(Room::CommsRoom, gain);
                }
                Deed::CarriesBlueCorpse => self.fetch_blue_corpse(0.4 * victory),
                Deed::CarriesEgg => self.fetch(Object::Egg, 0.4 * victory),
                Deed::WeaknessOf(object) => self.research(object),
                Deed::Weaknesses(_) => {
                    for object in [Object::CharacterCorpse, Object::Egg, Object::IntruderCarcass] {
                        if board.weaknesses[object.index()].is_none() {
                            self.research(object);
                        }
                    }
                }
                Deed::Items(_) if belongings::can_search(self.player()) => {
                    stocked(board).for_each(|room| self.add(room, 0.12 * victory));
                }
                Deed::BlueCorpseInSurgery => match objectives::carries(board, seat, ObjectToken::BlueCorpse) {
                    true => self.add_action(Room::Surgery, 0.35 * victory),
                    false => self.fetch_blue_corpse(0.2 * victory),
                },
                Deed::NestDestroyed if self.player().hands.items().any(|held| held.ammo > 0) => {
                    self.add_action(Room::Nest, 0.15 * victory);
                }
                // The others happen by themselves, with the ways off the ship, or on the way.
                Deed::NestDestroyed
                | Deed::Items(_)
                | Deed::ShipReaches(_)
                | Deed::ShipDestroyed
                | Deed::QueenKilled
                | Deed::OnlySurvivor
                | Deed::AnotherSurvives
                | Deed::AllRoomsExplored
                | Deed::Dead(_)
                | Deed::InAPod => (),
            }
        }
    }

    /// NEM-15: an object is brought to the laboratory.
    fn research(&mut self, object: Object) {
        let gain = self.gain_if(|then| then.weaknesses[object.index()] = Some(Weakness::VulnerabilityToFire));
        let Some(laboratory) = self.board.place_of(Room::Laboratory) else {
            return self.fetch(object, 0.2 * gain);
        };
        match self.player().hands.has(object) || self.board.place(laboratory).has(object) {
            true => self.add_action(Room::Laboratory, gain),
            false => self.fetch(object, 0.35 * gain),
        }
    }

    /// An object is picked up where it lies.
    fn fetch(&mut self, object: Object, gain: f32) {
        if self.player().hands.has(object) {
            return;
        }
        let board = self.board;
        RoomNumber::all().filter(|&room| board.place(room).has(object)).for_each(|room| self.add(room, gain));
        if object == Object::Egg && board.nest.eggs > 0 {
            self.add_action(Room::Nest, gain);
        }
    }

    /// NEM-3.25: the one that lay in the hibernatorium.
    fn fetch_blue_corpse(&mut self, gain: f32) {
        if !objectives::carries(self.board, self.seat, ObjectToken::BlueCorpse) {
            let board = self.board;
            RoomNumber::all().filter(|&room| board.place(room).has_blue_corpse).for_each(|room| self.add(room, gain));
        }
    }

    /// What is not known yet, and what is still to be found.
    fn explore_and_search(&mut self) {
        let (board, seat) = (self.board, self.seat);
        if let Some(any) = unexplored(board).next() {
            let gain = self.gain_if(|then| then.explored.insert(any));
            unexplored(board).for_each(|room| self.add(room, gain));
        }
        // Pods are open, and nobody knows where: they may be behind any door with a tile "1".
        let is_lost =
            leaving::has_open_pod(board) && leaving::open_sections(board).all(|it| board.place_of(it.room()).is_none());
        if is_lost {
            let may_be_there = |room: &RoomNumber| board.ship().slot(*room).tile == Tile::One;
            let pods = 0.25 * (worth::gone(board, seat) - self.prospect).max(0.0);
            unexplored(board).filter(may_be_there).for_each(|room| self.add(room, pods));
        }
        if belongings::can_search(self.player()) {
            let find = FIND * LIFE;
            stocked(board).for_each(|room| self.add(room, find));
        }
    }
}

fn unexplored(board: &Board) -> impl Iterator<Item = RoomNumber> + '_ {
    RoomNumber::all().filter(|&room| !board.explored.has(room))
}

/// The rooms in which something is to be found.
fn stocked(board: &Board) -> impl Iterator<Item = RoomNumber> + '_ {
    board.explored.iter().filter(|&room| board.place(room).items > 0)
}

//! Where there is something to be done. Every errand pulls from afar, and what is done is worth
//! more than the way there; the best one counts, and the others a little.

use engine::Seat;
use nemesis::{
    board::{Board, ObjectToken, Player},
    content::objectives::Deed,
    rules::hibernation,
    words::{Engine, Item, Object, Room, RoomNumber, Tile},
};

use super::{
    belongings, body, leaving, objectives,
    paths::Paths,
    worth::{self, LIFE, VICTORY},
};

/// The share of what there is to be gained that is felt beforehand.
const FELT: f32 = 0.7;

/// What the errands beside the best one count.
const BESIDE: f32 = 0.15;

/// What a room that nobody has seen is good for.
const DISCOVERY: f32 = 8.0;

/// What the errands of a seat are worth from where it stands.
pub(super) fn pull(board: &Board, seat: Seat, way_out: f32, paths: &Paths) -> f32 {
    let mut all = Errands { board, paths, best: 0.0, sum: 0.0 };
    leave(&mut all, seat, way_out);
    see_to_the_ship(&mut all, seat);
    heal(&mut all, seat, way_out);
    serve_the_objective(&mut all, seat, way_out);
    explore_and_search(&mut all, seat, way_out);
    all.best + BESIDE * (all.sum - all.best)
}

struct Errands<'a> {
    board: &'a Board,
    paths: &'a Paths,
    best: f32,
    sum: f32,
}

impl Errands<'_> {
    /// There is something to be gained in a room.
    fn add(&mut self, room: RoomNumber, gain: f32) {
        if gain > 0.0 {
            let felt = FELT * gain * self.paths.nearness(room);
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
}

/// NEM-17.49, NEM-18.5: to be off the ship, if that is better than to stay.
fn leave(all: &mut Errands<'_>, seat: Seat, way_out: f32) {
    let board = all.board;
    let stay = way_out * (LIFE + VICTORY * objectives::chance(board, seat));
    let mut through = |room: Room, then: f32| {
        if let Some(place) = board.place_of(room) {
            let door = leaving::is_quiet(board, place) * leaving::reach(board, seat, all.paths.to(place));
            all.add_action(room, door * (then - stay));
        }
    };
    if hibernation::is_open(board) {
        through(Room::Hibernatorium, worth::asleep(board, seat));
    }
    for section in leaving::open_sections(board) {
        through(section.room(), worth::gone(board, seat));
    }
}

/// The coordinates, the engines, and what burns or is broken.
fn see_to_the_ship(all: &mut Errands<'_>, seat: Seat) {
    let board = all.board;
    let (cockpit, engines) = leaving::gains(board, seat);
    all.add_action(Room::Cockpit, LIFE * cockpit);
    for (engine, gain) in [Engine::One, Engine::Two, Engine::Three].into_iter().zip(engines) {
        all.add_action(engine.room(), LIFE * gain);
    }
    all.add_action(Room::EngineControlRoom, 0.4 * LIFE * engines.iter().sum::<f32>());
    let player = board.player(seat);
    let trouble = |markers: u32| 0.6 * markers.saturating_sub(2) as f32;
    if belongings::can_repair_now(player) {
        let broken = trouble(board.malfunction.len());
        board.malfunction.iter().for_each(|room| all.add(room, broken + matters(board, room)));
    }
    let burning = trouble(board.fire.len());
    if player.has_item(Item::FireExtinguisher) {
        board.fire.iter().for_each(|room| all.add(room, burning));
    }
    if !board.fire.is_empty() {
        all.add_action(Room::FireControlSystem, burning);
    }
}

/// A room whose action somebody will need.
fn matters(board: &Board, room: RoomNumber) -> f32 {
    match board.room(room) {
        Some(Room::Hibernatorium | Room::EvacuationSectionA | Room::EvacuationSectionB) => 3.0,
        Some(Room::Cockpit | Room::CommsRoom | Room::Surgery) => 1.5,
        Some(_) | None => 0.0,
    }
}

/// Wounds, contamination and larvae.
fn heal(all: &mut Errands<'_>, seat: Seat, way_out: f32) {
    let board = all.board;
    let player = board.player(seat);
    all.add_action(Room::Surgery, way_out * LIFE * 0.7 * (1.0 - body::is_healthy(board, seat)));
    let serious = player.serious_wounds.len() as f32;
    let light = f32::from(player.light_wounds.count());
    all.add_action(Room::EmergencyRoom, 4.0 * serious + 1.0 * light);
    all.add_action(Room::Canteen, 0.8 * light);
    if player.has_slime {
        all.add_action(Room::ShowerRoom, 1.5);
    }
}

/// NEM-40: what the objectives ask for.
fn serve_the_objective(all: &mut Errands<'_>, seat: Seat, way_out: f32) {
    let board = all.board;
    let player = board.player(seat);
    let gain = 0.5 * VICTORY * way_out.max(0.4);
    for deed in objectives::open_deeds(board, seat) {
        match deed {
            Deed::Signal => all.add_action(Room::CommsRoom, gain),
            Deed::CarriesBlueCorpse => fetch(all, player, Object::CharacterCorpse, gain),
            Deed::CarriesEgg => fetch(all, player, Object::Egg, gain),
            Deed::WeaknessOf(object) => research(all, player, object, gain),
            Deed::Weaknesses(_) => {
                for object in [Object::CharacterCorpse, Object::Egg, Object::IntruderCarcass] {
                    if board.weaknesses[object as usize].is_none() {
                        research(all, player, object, gain);
                    }
                }
            }
            Deed::AllRoomsExplored => unexplored(board).for_each(|room| all.add(room, 0.4 * gain)),
            Deed::Items(_) => stocked(board).for_each(|room| all.add(room, 0.3 * gain)),
            Deed::BlueCorpseInSurgery => match player.hands.objects().any(|object| object == ObjectToken::BlueCorpse) {
                true => all.add_action(Room::Surgery, gain),
                false => fetch(all, player, Object::CharacterCorpse, 0.6 * gain),
            },
            Deed::NestDestroyed if player.hands.items().any(|held| held.ammo > 0) => {
                all.add_action(Room::Nest, 0.5 * gain);
            }
            // The others happen by themselves, or with the ways off the ship.
            Deed::NestDestroyed
            | Deed::ShipReaches(_)
            | Deed::ShipDestroyed
            | Deed::QueenKilled
            | Deed::OnlySurvivor
            | Deed::AnotherSurvives
            | Deed::Dead(_)
            | Deed::InAPod => (),
        }
    }
}

/// NEM-15: an object is brought to the laboratory.
fn research(all: &mut Errands<'_>, player: &Player, object: Object, gain: f32) {
    let Some(laboratory) = all.board.place_of(Room::Laboratory) else {
        return fetch(all, player, object, 0.3 * gain);
    };
    match player.hands.has(object) || all.board.place(laboratory).has(object) {
        true => all.add_action(Room::Laboratory, gain),
        false => fetch(all, player, object, 0.6 * gain),
    }
}

/// An object is picked up where it lies.
fn fetch(all: &mut Errands<'_>, player: &Player, object: Object, gain: f32) {
    if player.hands.has(object) {
        return;
    }
    let board = all.board;
    RoomNumber::all().filter(|&room| board.place(room).has(object)).for_each(|room| all.add(room, gain));
    if object == Object::Egg && board.nest.eggs > 0 {
        all.add_action(Room::Nest, gain);
    }
}

/// What is not known yet, and what is still to be found.
fn explore_and_search(all: &mut Errands<'_>, seat: Seat, way_out: f32) {
    let board = all.board;
    let wanted = [Room::EvacuationSectionA, Room::EvacuationSectionB, Room::CommsRoom, Room::Surgery];
    let missing = wanted.iter().filter(|&&room| board.place_of(room).is_none()).count() as f32;
    let is_early = leaving::rounds_left(board) > 4;
    let gain = way_out * (DISCOVERY + if is_early { 1.2 * missing } else { 0.0 });
    unexplored(board).for_each(|room| all.add(room, gain));
    // Pods are open, and nobody knows where: they may be behind any door with a tile "1".
    let is_lost =
        leaving::has_open_pod(board) && leaving::open_sections(board).all(|it| board.place_of(it.room()).is_none());
    if is_lost {
        let may_be_there = |room: &RoomNumber| board.ship().slot(*room).tile == Tile::One;
        let pods = 0.25 * (worth::gone(board, seat) - way_out * LIFE).max(0.0);
        unexplored(board).filter(may_be_there).for_each(|room| all.add(room, pods));
    }
    if belongings::can_search(board.player(seat)) {
        stocked(board).for_each(|room| all.add(room, 2.5 * way_out));
    }
}

fn unexplored(board: &Board) -> impl Iterator<Item = RoomNumber> + '_ {
    RoomNumber::all().filter(|&room| !board.explored.has(room))
}

/// The rooms in which something is to be found.
fn stocked(board: &Board) -> impl Iterator<Item = RoomNumber> + '_ {
    board.explored.iter().filter(|&room| board.place(room).items > 0)
}

//! NEM-21, NEM-40: what an objective still takes: cards, and luck.

use engine::Seat;
use nemesis::{
    board::{Board, ObjectToken, Player},
    content::objectives::Deed,
    words::{Mode, Object, Objective, Room, all_rooms},
};

use super::{belongings, objectives, paths::apart};
use crate::family::{
    ground::Ground,
    paths::Paths,
    work::{MOVE, ROOM_ACTION, Work},
};

/// Somebody who looks at what there is to do.
#[derive(Clone, Copy)]
pub(super) struct Worker<'a> {
    pub(super) board: &'a Board,
    pub(super) seat: Seat,
    pub(super) paths: &'a Paths,
    /// The chance that the ship arrives where it should.
    pub(super) arrival: f32,
}

impl<'a> Worker<'a> {
    /// One objective, in the best of the ways to fulfil it.
    pub(super) fn objective(self, objective: Objective) -> Work {
        let ways = objective.print().any_of.iter().map(|deeds| self.all(deeds));
        ways.reduce(Work::better).expect("an objective can be fulfilled")
    }

    /// Several deeds.
    pub(super) fn all(self, deeds: &[Deed]) -> Work {
        deeds.iter().fold(Work::DONE, |work, &deed| work.then(self.deed(deed)))
    }

    /// NEM-22.7: all the objectives of all, which are shared out among those who are left.
    pub(super) fn common(self) -> Work {
        let all = self.board.common_objectives.iter();
        let work = all.fold(Work::DONE, |work, &objective| work.then(self.objective(objective)));
        Work { cards: work.cards * self.share(), ..work }
    }

    /// What falls to one, where others may do it as well.
    fn share(self) -> f32 {
        let others = self.board.active().len() as f32 - 1.0;
        1.0 / (1.0 + 0.5 * others.max(0.0))
    }

    pub(super) fn player(self) -> &'a Player {
        self.board.player(self.seat)
    }

    /// NEM-22.9: what any survivor may have done, where all win together.
    fn has_somebody(self, has: impl Fn(&Player) -> bool) -> bool {
        match self.board.setup.mode {
            Mode::SemiCooperative | Mode::Solo => has(self.player()),
            Mode::FullCooperative => {
                self.board.seats().map(|seat| self.board.player(seat)).any(|it| it.is_alive() && has(it))
            }
        }
    }

    fn deed(self, deed: Deed) -> Work {
        let (board, seat) = (self.board, self.seat);
        match deed {
            Deed::Signal => self.signal(),
            Deed::ShipReaches(_) => Work::luck(self.arrival),
            Deed::ShipDestroyed => match board.tracks.self_destruct {
                Some(_) => Work::luck(0.9),
                None => self.ground().at(Room::Generator, ROOM_ACTION).then(Work::luck(0.85)),
            },
            Deed::NestDestroyed if board.nest.is_destroyed => Work::DONE,
            Deed::NestDestroyed => {
                self.ground().at(Room::Nest, AN_EGG * f32::from(board.nest.eggs)).then(Work::luck(0.7))
            }
            Deed::QueenKilled => Work::luck(if board.queen_is_killed { 1.0 } else { 0.03 }),
            Deed::OnlySurvivor => Work::luck(objectives::only_survivor(board, seat)),
            Deed::AnotherSurvives => Work::luck(0.75),
            Deed::Dead(number) => Work::luck(objectives::somebody_is_dead(board, seat, number)),
            Deed::AllRoomsExplored => self.explore_all(),
            Deed::WeaknessOf(object) => self.research(object),
            Deed::Weaknesses(n) => self.research_any(n),
            Deed::CarriesBlueCorpse
                if self.has_somebody(|it| it.hands.objects().any(|it| it == ObjectToken::BlueCorpse)) =>
            {
                Work::DONE
            }
            Deed::CarriesBlueCorpse => self.fetch_blue_corpse(),
            Deed::CarriesEgg if self.has_somebody(|it| it.hands.has(Object::Egg)) => Work::DONE,
            Deed::CarriesEgg => self.fetch(Object::Egg),
            Deed::InAPod => Work::DONE,
            Deed::Items(n) => self.find_items(u32::from(n).saturating_sub(self.player().n_items())),
            Deed::BlueCorpseInSurgery => self.lay_out_blue_corpse(),
        }
    }

    /// NEM-17.2, NEM-22.8: everybody sends their own.
    fn signal(self) -> Work {
        if self.player().has_signal {
            return Work::DONE;
        }
        self.ground().at(Room::CommsRoom, ROOM_ACTION)
    }

    /// NEM-21.12
    fn explore_all(self) -> Work {
        self.ground().explore(self.ground().unexplored())
    }

    /// NEM-15: an object is brought to the laboratory.
    fn research(self, object: Object) -> Work {
        let board = self.board;
        if board.weaknesses[object as usize].is_some() {
            return Work::DONE;
        }
        let laboratory = self.ground().find(Room::Laboratory);
        let is_there = laboratory.is_some_and(|room| board.place(room).has(object));
        if is_there || self.player().hands.has(object) {
            return self.ground().at(Room::Laboratory, ROOM_ACTION);
        }
        let fetched = self.fetch(object);
        fetched.then(self.ground().onward(Room::Laboratory, ROOM_ACTION, fetched.ends))
    }

    /// NEM-21.7: so many of the three, whichever take the least.
    fn research_any(self, n: u8) -> Work {
        let known = self.board.weaknesses.iter().flatten().count();
        let missing = usize::from(n).saturating_sub(known);
        let objects = [Object::CharacterCorpse, Object::Egg, Object::IntruderCarcass];
        let mut open: Vec<Work> = objects
            .into_iter()
            .filter(|&object| self.board.weaknesses[object as usize].is_none())
            .map(|object| self.research(object))
            .collect();
        open.sort_by(|one, other| other.promise().total_cmp(&one.promise()));
        open.into_iter().take(missing).fold(Work::DONE, Work::then)
    }

    /// An object is taken up where it lies.
    fn fetch(self, object: Object) -> Work {
        let board = self.board;
        let lying =
            all_rooms().filter(|&room| board.place(room).has(object)).map(|room| self.ground().in_room(room, 1.0));
        let lying = lying.reduce(Work::better);
        match object {
            Object::Egg if board.nest.eggs > 0 => {
                let from_the_nest = self.ground().at(Room::Nest, ROOM_ACTION);
                lying.map_or(from_the_nest, |it| it.better(from_the_nest))
            }
            Object::IntruderCarcass => lying.unwrap_or(A_HUNT),
            Object::Egg | Object::CharacterCorpse => lying.unwrap_or(Work::luck(0.05)),
        }
    }

    /// NEM-3.25: the one that lay in the hibernatorium.
    fn fetch_blue_corpse(self) -> Work {
        let there = all_rooms().find(|&room| self.board.place(room).has_blue_corpse);
        there.map_or(Work::luck(0.1), |room| self.ground().in_room(room, 1.0))
    }

    /// NEM-40.20
    fn lay_out_blue_corpse(self) -> Work {
        let board = self.board;
        if self.ground().find(Room::Surgery).is_some_and(|room| board.place(room).has_blue_corpse) {
            return Work::DONE;
        }
        if objectives::carries(board, self.seat, ObjectToken::BlueCorpse) {
            return self.ground().at(Room::Surgery, 0.0);
        }
        let fetched = self.fetch_blue_corpse();
        fetched.then(self.ground().onward(Room::Surgery, 0.0, fetched.ends))
    }

    /// NEM-5.39, NEM-17.10: so many more items.
    fn find_items(self, missing: u32) -> Work {
        if missing == 0 {
            return Work::DONE;
        }
        let board = self.board;
        let stocked = board.explored.iter().filter(|&room| board.place(room).items > 0);
        let moves = stocked.map(|room| self.paths.to(room)).min().unwrap_or(FAR);
        Work { cards: MOVE * f32::from(moves) + A_FIND * missing as f32, chance: 0.85, ends: None }
    }

    /// The rooms as this one knows them.
    pub(super) fn ground(self) -> Ground<'a, Board> {
        let Worker { board, seat, paths, .. } = self;
        Ground {
            board,
            seat,
            paths,
            apart: apart(board),
            rooms: all_rooms().collect(),
            can_repair: belongings::can_repair_now(self.player()),
            share: self.share(),
        }
    }
}

/// What it takes to destroy an egg, and to find another item.
const AN_EGG: f32 = 1.3;
const A_FIND: f32 = 3.0;

/// How far a room is likely to be in which something is to be found.
const FAR: u8 = 4;

/// NEM-11.17: a carcass takes a kill.
const A_HUNT: Work = Work { cards: 9.0, chance: 0.4, ends: None };

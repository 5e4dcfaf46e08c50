//! LOC-24, LOC-45: what an objective still takes: cards, and luck.

use engine::Seat;
use lockdown::{
    board::{Board, Player},
    content::objectives::Deed,
    rules::objectives::is_done,
    words::{Level, Mode, Object, Objective, Room, RoomNumber, all_rooms},
};

use super::{belongings, objectives, paths::apart};
use crate::family::{
    ground::Ground,
    paths::Paths,
    work::{ROOM_ACTION, Work},
};

/// LOC-15.3, LOC-15.6: what research brings, and what the Archive does.
const RESEARCH: u8 = 3;
const ARCHIVE: u8 = 2;

/// What it takes to destroy an egg.
const AN_EGG: f32 = 1.3;

/// LOC-11.34: a carcass takes a kill.
const A_HUNT: Work = Work { cards: 9.0, chance: 0.4, ends: None };

/// Somebody who looks at what there is to do.
#[derive(Clone, Copy)]
pub(super) struct Worker<'a> {
    pub(super) board: &'a Board,
    pub(super) seat: Seat,
    pub(super) paths: &'a Paths,
}

impl<'a> Worker<'a> {
    /// One objective, in the best of the ways to fulfil it.
    fn objective(self, objective: Objective) -> Work {
        let ways = objective.print().any_of.iter().map(|deeds| self.all(deeds));
        ways.reduce(Work::better).expect("an objective can be fulfilled")
    }

    /// Several deeds.
    pub(super) fn all(self, deeds: &[Deed]) -> Work {
        deeds.iter().fold(Work::DONE, |work, &deed| work.then(self.deed(deed)))
    }

    /// LOC-25.22: all the objectives of all, which are shared out among those who are left.
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

    /// LOC-25.23: what any survivor may have done, where all win together.
    fn is_done(self, deed: Deed) -> bool {
        match self.board.setup.mode {
            Mode::SemiCooperative | Mode::Solo => is_done(self.board, self.seat, deed),
            Mode::FullCooperative => {
                let mut alive = self.board.seats().filter(|&seat| self.board.player(seat).is_alive());
                alive.any(|seat| is_done(self.board, seat, deed))
            }
        }
    }

    fn deed(self, deed: Deed) -> Work {
        let (board, seat, ground) = (self.board, self.seat, self.ground());
        if !depends_on_others(deed) && self.is_done(deed) {
            return Work::DONE;
        }
        match deed {
            Deed::OnlySurvivor => Work::luck(objectives::only_survivor(board, seat)),
            Deed::AnotherSurvives => Work::luck(0.75),
            Deed::Dead(number) => Work::luck(objectives::somebody_is_dead(board, seat, number)),
            Deed::NoNemesisSurvivor => Work::luck(objectives::no_nemesis_survivor(board, seat)),
            // By the way that is taken out.
            Deed::InAPod => Work::DONE,
            Deed::Signal => ground.at(Room::TransmitterControlRoom, ROOM_ACTION),
            Deed::ComplexDestroyed => match board.time.autodestruction {
                Some(_) => Work::luck(0.85),
                None => ground.at(Room::CoolingSystem, ROOM_ACTION).then(Work::luck(0.75)),
            },
            Deed::NestDestroyed => ground.at(Room::Nest, AN_EGG * f32::from(board.nest.eggs)).then(Work::luck(0.6)),
            Deed::QueenKilled => Work::luck(0.03),
            Deed::LevelsExplored { from, to } => ground.explore(self.unexplored(from, to)),
            Deed::Weaknesses(n) => self.research_any(n),
            Deed::EggInLaboratory => self.research(Object::Egg),
            Deed::CarriesEgg => self.fetch(Object::Egg),
            Deed::Knowledge(n) => self.learn(n.saturating_sub(self.player().knowledge)),
            Deed::KnowledgeActive => ground.at(Room::Archive, ROOM_ACTION),
            Deed::PowerTokens(_) | Deed::BackupPower => {
                ground.at(Room::BackupPowerSupply, ROOM_ACTION).then(Work::luck(0.6))
            }
        }
    }

    /// LOC-24.11: the rooms of some levels that nobody has explored.
    fn unexplored(self, from: Level, to: Level) -> impl Iterator<Item = RoomNumber> {
        let board = self.board;
        let is_there = move |room: &RoomNumber| board.level(*room).is_some_and(|level| from <= level && level <= to);
        self.ground().unexplored().filter(is_there)
    }

    /// LOC-15.23: an object is brought to the Laboratory.
    fn research(self, object: Object) -> Work {
        let laboratory = self.ground().find(Room::Laboratory);
        let is_there = laboratory.is_some_and(|room| self.board.place(room).has(object));
        if is_there || self.player().hands.has(object) {
            return self.ground().at(Room::Laboratory, ROOM_ACTION);
        }
        let fetched = self.fetch(object);
        fetched.then(self.ground().onward(Room::Laboratory, ROOM_ACTION, fetched.ends))
    }

    /// LOC-15.24: so many weaknesses, by whichever objects take the least.
    fn research_any(self, n: u8) -> Work {
        let known = self.board.laboratory.weaknesses.iter().flatten().count();
        let missing = usize::from(n).saturating_sub(known);
        let objects = [Object::CharacterCorpse, Object::Egg, Object::IntruderCarcass];
        let mut open: Vec<Work> = objects
            .into_iter()
            .filter(|&object| !self.board.laboratory.was_revealed_by(object))
            .map(|object| self.research(object))
            .collect();
        open.sort_by(|one, other| other.promise().total_cmp(&one.promise()));
        open.into_iter().take(missing).fold(Work::DONE, Work::then)
    }

    /// LOC-15.1, LOC-15.3, LOC-15.6: so much more knowledge: what the Archive has, and then one egg after the other.
    fn learn(self, missing: u8) -> Work {
        let (first, mut missing) = match self.player().is_knowledge_active {
            true => (Work::DONE, missing),
            false => (self.ground().at(Room::Archive, ROOM_ACTION), missing.saturating_sub(ARCHIVE)),
        };
        let mut work = first;
        while missing > 0 {
            work = work.then(self.research(Object::Egg));
            missing = missing.saturating_sub(RESEARCH);
        }
        work
    }

    /// An object is taken up where it lies.
    fn fetch(self, object: Object) -> Work {
        let (board, ground) = (self.board, self.ground());
        let places = all_rooms().chain(board.crossroads().iter());
        let lying = places.filter(|&room| board.place(room).has(object)).map(|room| ground.in_room(room, 1.0));
        let lying = lying.reduce(Work::better);
        match object {
            Object::Egg if board.nest.eggs > 0 => {
                let from_the_nest = ground.at(Room::Nest, ROOM_ACTION);
                lying.map_or(from_the_nest, |it| it.better(from_the_nest))
            }
            Object::IntruderCarcass => lying.unwrap_or(A_HUNT),
            Object::Egg | Object::CharacterCorpse => lying.unwrap_or(Work::luck(0.05)),
        }
    }

    /// The rooms as this one knows them.
    pub(super) fn ground(self) -> Ground<'a, Board> {
        let Worker { board, seat, paths } = self;
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

/// What may be otherwise again though it is so at the moment.
fn depends_on_others(deed: Deed) -> bool {
    matches!(deed, Deed::OnlySurvivor | Deed::AnotherSurvives | Deed::Dead(_) | Deed::NoNemesisSurvivor)
}

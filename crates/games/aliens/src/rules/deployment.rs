//! AGD-3.12, AGD-3.16: placing sentry guns and characters.

use engine::{Flow, Log, Question, Seat, Seats, Word, rule};
use serde::{Deserialize, Serialize};

use crate::{
    Aliens, Frame, Heard,
    board::{Board, Characters, GUN_SHOTS, SentryGun},
    ground::{Square, Squares},
    rules::{table_setup::participants, turn::aim_value, votes},
    words::{Character, Condition, Facing, Gun},
};

/// AGD-3.16: where does a sentry gun stand?
#[engine::frame]
pub struct GunPlacing {
    pub gun: Gun,
}

impl Question<Aliens> for GunPlacing {
    type Answer = Square;

    fn asked(self, board: &Board) -> Seats {
        board.deciders()
    }

    fn answers(self, board: &Board, _: Seat, offer: &mut impl FnMut(Square)) {
        board.free_squares().iter().for_each(offer);
    }

    fn answered(self, board: &mut Board, seat: Seat, square: Square, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let Some(square) = votes::decide(self, board, seat, square, log) else { return Flow::Become(self.into()) };
        rule!("AGD-3.16");
        Flow::Become(GunFacing { gun: self.gun, square }.into())
    }
}

/// AGD-3.16: where does it point?
#[engine::frame]
pub struct GunFacing {
    pub gun: Gun,
    pub square: Square,
}

impl Question<Aliens> for GunFacing {
    type Answer = Facing;

    fn asked(self, board: &Board) -> Seats {
        board.deciders()
    }

    fn answers(self, _: &Board, _: Seat, offer: &mut impl FnMut(Facing)) {
        Facing::ALL.iter().for_each(|&facing| offer(facing));
    }

    fn answered(self, board: &mut Board, seat: Seat, facing: Facing, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let Some(facing) = votes::decide(self, board, seat, facing, log) else { return Flow::Become(self.into()) };
        rule!("AGD-6M.1");
        let GunFacing { gun, square } = self;
        let shots = match board.setup.signature_rules {
            true => board.setup.mission.print().signature.gun_shots,
            false => GUN_SHOTS,
        };
        board.fittings.guns[gun.index()] = Some(SentryGun { square, facing, is_on: true, shots });
        log.push(Heard::GunPlaced { gun, square, facing });
        Flow::Done
    }
}

/// AGD-3.19, 6: the next hero to be placed, clockwise from the highest-ranked player.
pub fn next_hero(board: &Board) -> Option<(Seat, Character)> {
    let waiting = |seat| participants(board).iter().find(move |&hero| is_waiting(board, hero, Some(seat)));
    board.seats_from(board.lead()).find_map(|seat| Some((seat, waiting(seat)?)))
}

/// AGD-3.19, 7: the grunts to be placed.
pub fn unplaced(board: &Board) -> Characters {
    participants(board).iter().filter(|&grunt| is_waiting(board, grunt, None)).collect()
}

fn is_waiting(board: &Board, character: Character, owner: Option<Seat>) -> bool {
    let figure = board.figure(character);
    figure.condition == Condition::Absent && figure.owner == owner
}

/// AGD-3.12, AGD-3.21: the free squares of a start area, or else those nearest to it.
pub fn start_squares(board: &Board, character: Character) -> Squares {
    let area = board.setup.mission.start_area(board.figure(character).team);
    let free = board.free_squares();
    let inside = area & free;
    match inside.is_empty() {
        true => board.layout().nearest_to(area, &free, board.fittings.barricaded),
        false => inside,
    }
}

/// A character is put on a square, its dial set.
fn place(board: &mut Board, character: Character, square: Square, log: &mut Log<'_, Aliens>) {
    rule!("AGD-3.8");
    let dial = aim_value(board, character);
    let figure = board.figure_mut(character);
    figure.condition = Condition::Standing;
    figure.square = square;
    figure.dial = dial;
    log.push(Heard::CharacterPlaced { character, square });
}

/// AGD-3.12: where does a hero start?
#[engine::frame]
pub struct HeroPlacing {
    pub seat: Seat,
    pub hero: Character,
}

impl Question<Aliens> for HeroPlacing {
    type Answer = Square;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, board: &Board, _: Seat, offer: &mut impl FnMut(Square)) {
        start_squares(board, self.hero).iter().for_each(offer);
    }

    fn answered(self, board: &mut Board, _: Seat, square: Square, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        rule!("AGD-3.12");
        place(board, self.hero, square, log);
        Flow::Done
    }
}

/// AGD-3.12: which grunt starts where?
#[engine::frame]
pub struct GruntPlacing {}

/// AGD-3.19, 7
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Placement {
    pub character: Character,
    pub square: Square,
}

impl Question<Aliens> for GruntPlacing {
    type Answer = Placement;

    fn asked(self, board: &Board) -> Seats {
        board.deciders()
    }

    fn answers(self, board: &Board, _: Seat, offer: &mut impl FnMut(Placement)) {
        for character in unplaced(board).iter() {
            start_squares(board, character).iter().for_each(|square| offer(Placement { character, square }));
        }
    }

    fn answered(self, board: &mut Board, seat: Seat, answer: Placement, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let Some(answer) = votes::decide(self, board, seat, answer, log) else { return Flow::Become(self.into()) };
        place(board, answer.character, answer.square, log);
        Flow::Done
    }
}

//! LOC-38.44, LOC-29.78: Facility Tour: the Sentry leads the way, and whoever is taken along need not agree.

use engine::{Flow, Log, Question, Seat, Seats, Step, Word, rule};
use nemesis_kit::{
    crew::{Follower, common::each_way},
    rules::exploration,
};

use crate::{
    Frame, Lockdown,
    board::{Board, FigureId},
    rules::{
        aims::Aim,
        attack::{Attacker, IntruderAttack, Occasion},
        exploration::Arrival,
        movement::{Manner, go},
        surface,
    },
    words::{CorridorNumber, RoomNumber, YesNo},
};

/// Every way out, alone or with somebody.
pub fn each_tour(board: &Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    each_way::<Lockdown>(board, room, &mut |corridor| {
        offer(Aim::Way { corridor });
        let others = board.characters_in(room).filter(|&it| it != seat);
        others.for_each(|seat| offer(Aim::Together { seat, corridor }));
    });
}

/// LOC-29.78: in combat it is an escape.
pub fn begin(board: &mut Board, seat: Seat, room: RoomNumber, aim: Aim, _: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-38.44");
    let (along, corridor) = match aim {
        Aim::Way { corridor } => (None, corridor),
        Aim::Together { seat, corridor } => (Some(seat), corridor),
        _ => unreachable!("only what was offered is carried out"),
    };
    board.swarm.ready(|figure| figure.room == room);
    Flow::Become(Tour { seat, along, from: room, corridor, attacker: None }.into())
}

/// LOC-29.78: those who are left behind attack first, each of them whoever is about to leave, the Sentry first.
#[engine::frame]
pub struct Tour {
    pub seat: Seat,
    pub along: Option<Seat>,
    pub from: RoomNumber,
    pub corridor: CorridorNumber,
    /// Who has attacked the Sentry and not yet whoever goes along.
    pub attacker: Option<FigureId>,
}

impl Step<Lockdown> for Tour {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        let Tour { seat, along, from, attacker, .. } = self;
        let is_here = |it: Seat| board.player(it).room() == Some(from);
        if let (Some(figure), Some(other)) = (attacker, along)
            && is_here(other)
        {
            let first = IntruderAttack { attacker: Attacker::Figure { figure }, on: other, occasion: Occasion::Escape };
            return Flow::Call { first: first.into(), then: Tour { attacker: None, ..self }.into() };
        }
        if !is_here(seat) && !along.is_some_and(is_here) {
            return Flow::Done;
        }
        if let Some(figure) = board.swarm.next_to_act() {
            rule!("LOC-29.78");
            let then = Tour { attacker: Some(figure), ..self }.into();
            let first = IntruderAttack { attacker: Attacker::Figure { figure }, on: seat, occasion: Occasion::Escape };
            return Flow::Call { first: first.into(), then };
        }
        self.leave(board, log)
    }
}

impl Tour {
    /// LOC-29.78: whoever survives moves. LOC-38.44: the noise is the Sentry's; if nobody leads, that of the other.
    fn leave(self, board: &mut Board, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        let Tour { seat, along, from, corridor, .. } = self;
        let through = board.plan().corridor(from, corridor).expect("a corridor bears this number");
        let to = board.plan().other_end(through, from);
        let mut left = [Some(seat), along].into_iter().flatten().filter(|&it| board.player(it).room() == Some(from));
        let (first, second) = (left.next(), left.next());
        let Some(guide) = first else { return Flow::Done };
        let was_empty = go(board, guide, to, log);
        if let Some(follower) = second {
            go(board, follower, to, log);
        }
        let arrival = Arrival { seat: guide, through: Some(through.0), manner: Manner::Plain, was_empty };
        let first = match guide == seat {
            true => TourArrival { arrival }.into(),
            false => arrival.into(),
        };
        match second {
            Some(follower) => Flow::Call { first, then: Follower { seat: follower }.into() },
            None => Flow::Become(first),
        }
    }
}

/// LOC-38.44: the Sentry has led the way into a room.
#[engine::frame]
pub struct TourArrival {
    pub arrival: Arrival,
}

impl Step<Lockdown> for TourArrival {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        let arrival = self.arrival;
        let Some(room) = board.player(arrival.seat).room() else { return Flow::Done };
        if board.explored.has(room) {
            return Flow::Become(arrival.into());
        }
        if let Some(first) = surface::exploration::next_reveal(board, room) {
            return Flow::Call { first, then: self.into() };
        }
        Flow::Become(TokenIgnored { arrival }.into())
    }
}

/// LOC-4.88: whether the effect of an exploration token is ignored, once it is seen.
#[engine::frame]
pub struct TokenIgnored {
    pub arrival: Arrival,
}

impl Question<Lockdown> for TokenIgnored {
    type Answer = YesNo;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.arrival.seat)
    }

    fn answers(self, _: &Board, _: Seat, offer: &mut impl FnMut(YesNo)) {
        YesNo::ALL.iter().copied().for_each(offer);
    }

    fn answered(self, board: &mut Board, seat: Seat, answer: YesNo, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        rule!("LOC-4.88");
        let Arrival { was_empty, .. } = self.arrival;
        if answer == YesNo::No {
            return Flow::Become(self.arrival.into());
        }
        let room = board.player(seat).room().expect("whoever has moved stands in a room");
        match board.is_on_the_surface(room) {
            true => {
                surface::exploration::turn_up(board, seat, room, log);
            }
            false => {
                exploration::turn_up::<Lockdown>(board, seat, room, log);
            }
        }
        match was_empty {
            true => Flow::Become(surface::noise_roll(board, seat)),
            false => Flow::Done,
        }
    }
}

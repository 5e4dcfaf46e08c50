//! NEM-32.9, NEM-32.21, NEM-26.43, NEM-26.87: moving out of a fight under fire.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, Log, Question, Seat, Seats, Step, rule};
use serde::Serialize;

use crate::{
    Frame, Nemesis,
    board::Board,
    heard::Heard,
    rules::{
        actions::weapons,
        combat,
        exploration::Arrival,
        markers,
        movement::{Manner, Movement, go},
    },
    words::{CorridorNumber, Item, Room, YesNo},
};

/// Somebody is covered while leaving the room.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Cover {
    /// Who fires.
    pub actor: Seat,
    /// Who moves.
    pub mover: Seat,
    /// NEM-26.87: who goes along with the one who fires.
    pub follower: Option<Seat>,
    pub corridor: CorridorNumber,
}

impl Cover {
    /// NEM-4.50: first whoever else is to move is asked.
    pub fn begin(self, board: &mut Board, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        match self.other() {
            Some(_) => Flow::Become(Consent { cover: self }.into()),
            None => self.fire(board, log),
        }
    }

    fn other(self) -> Option<Seat> {
        self.follower.or((self.mover != self.actor).then_some(self.mover))
    }

    /// Then a round is fired, with the weapon of the player's choice.
    fn fire(self, board: &mut Board, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        let (first, second) = {
            let mut loaded = weapons(board, self.actor);
            (loaded.next(), loaded.next())
        };
        match (first, second) {
            (Some(only), None) => self.go(board, only, log),
            (Some(_), Some(_)) => Flow::Become(CoveringWeapon { cover: self }.into()),
            (None, _) => Flow::Done,
        }
    }

    /// NEM-11.32: and whoever is covered moves, without being attacked.
    fn go(self, board: &mut Board, weapon: Item, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        let Cover { actor, mover, follower, corridor } = self;
        combat::spend(board, actor, weapon, 1, log);
        let Some(follower) = follower else {
            rule!("NEM-26.43");
            return Flow::Become(Movement::through(board, mover, corridor, Manner::Covered).into());
        };
        rule!("NEM-26.87");
        let from = board.player(mover).room().expect("whoever fires stands in a room");
        let through = board.corridor(from, corridor).expect("a corridor bears this number");
        let to = board.plan().other_end(through, from);
        let was_empty = board.is_deserted(to);
        for seat in [mover, follower] {
            go(board, seat, to, log);
        }
        // NEM-25.60: both have moved, and one noise roll is made, for the one who fires.
        let first = Arrival { seat: mover, through: Some(through.0), manner: Manner::Covered, was_empty };
        Flow::Call { first: first.into(), then: Follower { seat: follower }.into() }
    }
}

/// Whether somebody lets another move their character.
#[engine::frame]
pub struct Consent {
    pub cover: Cover,
}

impl Question<Nemesis> for Consent {
    type Answer = YesNo;

    fn asked(self, _: &Board) -> Seats {
        self.cover.other().into_iter().collect()
    }

    fn answers(self, _: &Board, _: Seat, offer: &mut impl FnMut(YesNo)) {
        offer(YesNo::Yes);
        offer(YesNo::No);
    }

    fn answered(self, board: &mut Board, seat: Seat, answer: YesNo, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        rule!("NEM-4.50");
        log.push(Heard::Consented { seat, answer }.into());
        match (answer, self.cover.follower) {
            (YesNo::Yes, _) => self.cover.fire(board, log),
            // The one who fires still goes.
            (YesNo::No, Some(_)) => Cover { follower: None, ..self.cover }.fire(board, log),
            (YesNo::No, None) => Flow::Done,
        }
    }
}

/// With which of several weapons the round is fired.
#[engine::frame]
pub struct CoveringWeapon {
    pub cover: Cover,
}

impl Question<Nemesis> for CoveringWeapon {
    type Answer = Item;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.cover.actor)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(Item)) {
        weapons(board, seat).for_each(offer);
    }

    fn answered(self, board: &mut Board, _: Seat, weapon: Item, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        self.cover.go(board, weapon, log)
    }
}

/// NEM-26.87: whoever went along meets only what the room does to everybody.
#[engine::frame]
pub struct Follower {
    pub seat: Seat,
}

impl Step<Nemesis> for Follower {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        let room = board.player(self.seat).room();
        if room.and_then(|room| board.room(room)) == Some(Room::RoomCoveredWithSlime) {
            markers::slime(board, self.seat, log);
        }
        Flow::Done
    }
}

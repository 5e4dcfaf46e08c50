//! NEM-32.9, NEM-32.21, NEM-26.43, NEM-26.87, LOC-25.43: moving out of a fight under fire.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, Log, Question, Seat, Seats, Step, Word};
use serde::Serialize;

use crate::{
    Aboard,
    crew::{ActionCardPrint, Crew, CrewAim, ItemWordOf, aim_of, characters_in, common, weapons},
    rule_of,
    rules::{
        exploration::Arrival,
        movement::{Manner, Movement, go},
    },
    words::{CombatIcon, CorridorNumber, RoomNumber, YesNo},
};

/// NEM-32.9: Suppressive Fire.
pub const fn suppressive_fire<G: Crew>(card: G::ActionCard) -> ActionCardPrint<G> {
    ActionCardPrint::free(card, CombatIcon::InCombat, each_cover::<G>, give_cover::<G>)
}

/// NEM-32.21: Covering Fire.
pub const fn covering_fire<G: Crew>(card: G::ActionCard) -> ActionCardPrint<G> {
    ActionCardPrint::free(card, CombatIcon::InCombat, each_cover_for_two::<G>, give_cover::<G>)
}

/// Who can be covered: oneself, or somebody else.
fn each_cover<G: Crew>(board: &G::Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(G::Aim)) {
    each_covered::<G>(board, seat, room, &mut |aim, _| offer(aim.into()));
}

/// NEM-32.21: or both.
fn each_cover_for_two<G: Crew>(board: &G::Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(G::Aim)) {
    each_covered::<G>(board, seat, room, &mut |aim, with| {
        offer(aim.into());
        if let Some(together) = with {
            offer(together.into());
        }
    });
}

type Covered<G> = crate::crew::CrewAimOf<G>;

fn each_covered<G: Crew>(
    board: &G::Board,
    seat: Seat,
    room: RoomNumber,
    offer: &mut dyn FnMut(Covered<G>, Option<Covered<G>>),
) {
    if weapons::<G>(board, seat).next().is_none() {
        return;
    }
    common::each_way::<G>(board, room, &mut |corridor| {
        offer(CrewAim::Way { corridor }, None);
        for other in characters_in::<G>(board, room).filter(|&it| it != seat) {
            let together = CrewAim::Together { seat: other, corridor };
            offer(CrewAim::Sends { seat: other, corridor }, Some(together));
        }
    });
}

fn give_cover<G: Crew>(
    board: &mut G::Board,
    seat: Seat,
    _: RoomNumber,
    aim: G::Aim,
    log: &mut Log<'_, G>,
) -> Flow<G::Frame> {
    let cover = match aim_of::<G>(aim) {
        CrewAim::Way { corridor } => {
            rule_of!(G, "NEM-32.9", "LOC-25.43");
            Cover { actor: seat, mover: seat, follower: None, corridor }
        }
        CrewAim::Sends { seat: mover, corridor } => Cover { actor: seat, mover, follower: None, corridor },
        CrewAim::Together { seat: other, corridor } => {
            rule_of!(G, "NEM-32.21", "LOC-25.43");
            Cover { actor: seat, mover: seat, follower: Some(other), corridor }
        }
        _ => unreachable!("only what was offered is carried out"),
    };
    cover.begin::<G>(board, log)
}

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
    /// The way out.
    pub corridor: CorridorNumber,
}

impl Cover {
    /// NEM-4.50: first whoever else is to move is asked.
    pub fn begin<G: Crew>(self, board: &mut G::Board, log: &mut Log<'_, G>) -> Flow<G::Frame> {
        match self.other() {
            Some(_) => Flow::Become(Consent { cover: self }.into()),
            None => self.fire(board, log),
        }
    }

    fn other(self) -> Option<Seat> {
        self.follower.or((self.mover != self.actor).then_some(self.mover))
    }

    /// Then a round is fired, with the weapon of the player's choice.
    fn fire<G: Crew>(self, board: &mut G::Board, log: &mut Log<'_, G>) -> Flow<G::Frame> {
        let (first, second) = {
            let mut loaded = weapons::<G>(board, self.actor);
            (loaded.next(), loaded.next())
        };
        match (first, second) {
            (Some(only), None) => self.go(board, only, log),
            (Some(_), Some(_)) => Flow::Become(CoveringWeapon { cover: self }.into()),
            (None, _) => Flow::Done,
        }
    }

    /// NEM-11.32, LOC-11.54: and whoever is covered moves, without being attacked.
    fn go<G: Crew>(self, board: &mut G::Board, weapon: ItemWordOf<G>, log: &mut Log<'_, G>) -> Flow<G::Frame> {
        let Cover { actor, mover, follower, corridor } = self;
        G::spend(board, actor, weapon, 1, log);
        match follower {
            None => {
                rule_of!(G, "NEM-26.43", "LOC-29.137");
                Flow::Become(Movement::through(board, mover, corridor, Manner::Covered).into())
            }
            Some(follower) => {
                rule_of!(G, "NEM-26.87", "LOC-29.137");
                go_together(board, mover, follower, corridor, log)
            }
        }
    }
}

/// NEM-26.87, NEM-25.60, LOC-29.85: two go the same way unharmed, and one noise roll is made, by the first.
pub fn go_together<G: Crew>(
    board: &mut G::Board,
    mover: Seat,
    follower: Seat,
    corridor: CorridorNumber,
    log: &mut Log<'_, G>,
) -> Flow<G::Frame> {
    let from = board.room_of(mover).expect("whoever moves stands in a room");
    let through = board.plan().corridor(from, corridor).expect("a corridor bears this number");
    let to = board.plan().other_end(through, from);
    let was_empty = go(board, mover, to, log);
    go(board, follower, to, log);
    let first = Arrival { seat: mover, through: Some(through.0), manner: Manner::Covered, was_empty };
    Flow::Call { first: first.into(), then: Follower { seat: follower }.into() }
}

/// Whether somebody lets another move their character.
#[engine::frame]
pub struct Consent {
    /// What is agreed to.
    pub cover: Cover,
}

impl<G: Crew> Question<G> for Consent {
    type Answer = YesNo;

    fn asked(self, _: &G::Board) -> Seats {
        self.cover.other().into_iter().collect()
    }

    fn answers(self, _: &G::Board, _: Seat, offer: &mut impl FnMut(YesNo)) {
        YesNo::ALL.iter().copied().for_each(offer);
    }

    fn answered(self, board: &mut G::Board, seat: Seat, answer: YesNo, log: &mut Log<'_, G>) -> Flow<G::Frame> {
        rule_of!(G, "NEM-4.50", "LOC-25.43");
        log.push(G::consented(seat, answer));
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
    /// Who is covered.
    pub cover: Cover,
}

impl<G: Crew> Question<G> for CoveringWeapon {
    type Answer = ItemWordOf<G>;

    fn asked(self, _: &G::Board) -> Seats {
        Seats::one(self.cover.actor)
    }

    fn answers(self, board: &G::Board, seat: Seat, offer: &mut impl FnMut(ItemWordOf<G>)) {
        weapons::<G>(board, seat).for_each(offer);
    }

    fn answered(self, board: &mut G::Board, _: Seat, weapon: ItemWordOf<G>, log: &mut Log<'_, G>) -> Flow<G::Frame> {
        self.cover.go(board, weapon, log)
    }
}

/// NEM-26.87: whoever went along meets only what the room does to everybody.
#[engine::frame]
pub struct Follower {
    /// Who.
    pub seat: Seat,
}

impl<G: Crew> Step<G> for Follower {
    fn go_on(self, board: &mut G::Board, log: &mut Log<'_, G>) -> Flow<G::Frame> {
        if let Some(room) = board.room_of(self.seat) {
            G::room_entered(board, self.seat, room, log);
        }
        Flow::Done
    }
}

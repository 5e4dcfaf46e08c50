//! NEM-34.9: the Nemesis Plans: two unexplored tiles are looked at.

use engine::{Flow, Log, Question, Seat, Seats, Step, Timing, rule};

use super::not_offered;
use crate::{
    Frame, Nemesis,
    board::Board,
    content::items::ItemPrint,
    rules::{
        aims::Aim,
        cards::{and_then, each_unseen_tile},
        looking::{self, Sight},
    },
    words::{CombatIcon, Item, RoomNumber},
};

/// NEM-34.9
pub const NEMESIS_PLANS: ItemPrint = ItemPrint::once(Item::NemesisPlans, CombatIcon::OutOfCombat, each_aim, carry_out);

fn each_aim(board: &Board, seat: Seat, _: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    each_unseen_tile(board, seat, &mut |room| offer(Aim::Room { room }));
}

fn carry_out(board: &mut Board, seat: Seat, _: RoomNumber, aim: Aim, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    let Aim::Room { room } = aim else { not_offered(aim) };
    rule!("NEM-34.9");
    SecondPlan::after(board, seat, room, log)
}

/// After the first tile, a second one, if there is another.
#[engine::frame]
pub struct SecondPlan {
    pub seat: Seat,
}

impl SecondPlan {
    /// Looks at the first tile, and goes on.
    fn after(board: &mut Board, seat: Seat, room: RoomNumber, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        let first = looking::look(board, seat, Sight::Tile { room }, log);
        and_then(first, SecondPlan { seat }.into())
    }
}

impl Step<Nemesis> for SecondPlan {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        let mut is_another = false;
        each_unseen_tile(board, self.seat, &mut |_| is_another = true);
        if is_another { Flow::Become(SecondTile { seat: self.seat }.into()) } else { Flow::Done }
    }
}

/// Which tile is looked at as the second.
#[engine::frame]
pub struct SecondTile {
    pub seat: Seat,
}

impl Question<Nemesis> for SecondTile {
    type Answer = RoomNumber;

    const TIMING: Timing = Timing::AfterTheDelay;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(RoomNumber)) {
        each_unseen_tile(board, seat, offer);
    }

    fn answered(self, board: &mut Board, seat: Seat, room: RoomNumber, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        looking::look(board, seat, Sight::Tile { room }, log)
    }
}

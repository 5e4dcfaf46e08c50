//! LOC-40.4: the Taser.

use engine::{Flow, Log, Seat, Step, rule};
use nemesis_kit::rules::eggs;
pub use nemesis_kit::things::taser::Tased;

use super::{not_offered, offer_if};
use crate::{
    Frame, Lockdown,
    board::{Board, FigureId},
    content::items::ItemPrint,
    rules::{
        aims::Aim,
        combat::{self, AttackOver},
        discarding::discard_hand,
    },
    words::{CombatIcon, Item, RoomNumber},
};

/// LOC-40.4
pub const TASER: ItemPrint = ItemPrint::once(Item::Taser, CombatIcon::Any, each_aim, carry_out);

/// LOC-40.4: an intruder, eggs (LOC-19.31), or whoever has cards in hand once the Taser is paid for.
fn each_aim(board: &Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    board.swarm.intruders_in(room).for_each(|figure| offer(Aim::Figure { figure: figure.id }));
    offer_if(board.loose_eggs(room) > 0, Aim::Eggs { room }, offer);
    let has_cards = |&it: &Seat| board.player(it).hand.len() > u8::from(it == seat);
    board.characters_in(room).filter(has_cards).for_each(|seat| offer(Aim::Character { seat }));
}

fn carry_out(board: &mut Board, seat: Seat, _: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-40.4");
    match aim {
        Aim::Figure { figure } => Flow::Call { first: Shock { seat, figure }.into(), then: AttackOver {}.into() },
        Aim::Eggs { room } => {
            rule!("LOC-19.31");
            eggs::destroy(board, room, 1, log);
            eggs::attempt_made::<Lockdown>(board, seat)
        }
        Aim::Character { seat } => {
            discard_hand(board, seat, log);
            Flow::Done
        }
        _ => not_offered(aim),
    }
}

/// LOC-44.5: what somebody does to an intruder with a Taser is an attack.
#[engine::frame]
pub struct Shock {
    pub seat: Seat,
    pub figure: FigureId,
}

impl Step<Lockdown> for Shock {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        combat::begin(board, self.seat);
        Tased::begin(board, self.figure, log)
    }
}

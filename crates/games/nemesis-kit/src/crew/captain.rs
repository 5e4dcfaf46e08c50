//! NEM-32.7, NEM-32.8, LOC-25.43: the cards of the Captain. Suppressive Fire stands in `cover.rs`.

use engine::{Flow, Log, Seat, Seats, Step};

use crate::{
    Aboard,
    crew::{ActionCardPrint, CarryOut, Crew, CrewAim, EachAim, aim_of, common},
    rule_of,
    rules::movement::{Manner, Movement},
    words::{CombatIcon, RoomNumber},
};

/// NEM-32.6: Reload. What it loads, the Captain has in Nemesis only.
pub const fn reload<G: Crew>(card: G::ActionCard, each_aim: EachAim<G>, carry_out: CarryOut<G>) -> ActionCardPrint<G> {
    ActionCardPrint::free(card, CombatIcon::Any, each_aim, carry_out)
}

/// NEM-32.7: Order.
pub const fn order<G: Crew>(card: G::ActionCard) -> ActionCardPrint<G> {
    ActionCardPrint::free(card, CombatIcon::OutOfCombat, each_order::<G>, give_order::<G>)
}

/// NEM-26.42: whoever is sent is not asked.
fn each_order<G: Crew>(board: &G::Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(G::Aim)) {
    for sent in G::within_earshot(board, seat, room).without(seat).iter() {
        let Some(from) = board.room_of(sent) else { continue };
        common::each_way::<G>(board, from, &mut |corridor| offer(CrewAim::Sends { seat: sent, corridor }.into()));
    }
}

fn give_order<G: Crew>(
    board: &mut G::Board,
    _: Seat,
    _: RoomNumber,
    aim: G::Aim,
    _: &mut Log<'_, G>,
) -> Flow<G::Frame> {
    let CrewAim::Sends { seat: sent, corridor } = aim_of::<G>(aim) else {
        unreachable!("only what was offered is carried out")
    };
    rule_of!(G, "NEM-32.7", "LOC-25.43");
    Flow::Become(Movement::through(board, sent, corridor, Manner::Plain).into())
}

/// NEM-32.8: Motivation.
pub const fn motivation<G: Crew>(card: G::ActionCard) -> ActionCardPrint<G> {
    ActionCardPrint::free(card, CombatIcon::Any, common::always::<G>, motivate::<G>)
}

fn motivate<G: Crew>(
    board: &mut G::Board,
    seat: Seat,
    room: RoomNumber,
    _: G::Aim,
    _: &mut Log<'_, G>,
) -> Flow<G::Frame> {
    rule_of!(G, "NEM-32.8", "LOC-25.43");
    Flow::Become(DrawEach { left: G::within_earshot(board, seat, room) }.into())
}

/// NEM-1.15, LOC-1.18: each of these draws a card, in order of play.
#[engine::frame]
pub struct DrawEach {
    /// Who has not drawn yet.
    pub left: Seats,
}

impl<G: Crew> Step<G> for DrawEach {
    fn go_on(self, board: &mut G::Board, _: &mut Log<'_, G>) -> Flow<G::Frame> {
        let Some(seat) = G::first_in_order(board, self.left) else { return Flow::Done };
        let then = DrawEach { left: self.left.without(seat) }.into();
        match G::draw(board, seat, 1) {
            Some(first) => Flow::Call { first, then },
            None => Flow::Become(then),
        }
    }
}

//! NEM-32.32 to NEM-32.34, LOC-25.43: the cards of the Scientist.

use engine::{Flow, Log, Question, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::{
    Aboard, CardDeck,
    crew::{ActionCardPrint, CarryOut, Crew, CrewAim, EachAim, aim_of, common},
    rule_of,
    words::{CombatIcon, RoomNumber},
};

/// NEM-32.32: Risk Assessment. The look at the event deck is each game's own.
pub const fn risk_assessment<G: Crew>(
    card: G::ActionCard,
    each_aim: EachAim<G>,
    carry_out: CarryOut<G>,
) -> ActionCardPrint<G> {
    ActionCardPrint::free(card, CombatIcon::OutOfCombat, each_aim, carry_out)
}

/// Where the event card goes that was looked at. Everybody sees where, and nobody else what it is.
#[engine::frame]
pub struct EventPlacement {
    /// Who has looked.
    pub seat: Seat,
}

/// On top or at the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum EventPlacementAnswer {
    /// It stays where it is.
    Top,
    /// It goes under all others.
    Bottom,
}

impl<G: Crew> Question<G> for EventPlacement {
    type Answer = EventPlacementAnswer;

    fn asked(self, _: &G::Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, _: &G::Board, _: Seat, offer: &mut impl FnMut(EventPlacementAnswer)) {
        offer(EventPlacementAnswer::Top);
        offer(EventPlacementAnswer::Bottom);
    }

    fn answered(
        self,
        board: &mut G::Board,
        seat: Seat,
        answer: EventPlacementAnswer,
        log: &mut Log<'_, G>,
    ) -> Flow<G::Frame> {
        rule_of!(G, "NEM-24.15", "LOC-27.18");
        match answer {
            EventPlacementAnswer::Top => (),
            EventPlacementAnswer::Bottom => board.events_mut().put_top_under(),
        }
        log.push(G::event_placed(seat, answer));
        Flow::Done
    }
}

/// NEM-32.33: Blocking Access.
pub const fn blocking_access<G: Crew>(card: G::ActionCard) -> ActionCardPrint<G> {
    ActionCardPrint::free(card, CombatIcon::OutOfCombat, each_access::<G>, block::<G>)
}

fn each_access<G: Crew>(board: &G::Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(G::Aim)) {
    if G::computers(board).has(room) {
        common::each_room_action::<G>(board, seat, room, offer);
        G::computers(board).iter().for_each(|room| offer(CrewAim::Break { room }.into()));
    }
}

fn block<G: Crew>(
    board: &mut G::Board,
    seat: Seat,
    room: RoomNumber,
    aim: G::Aim,
    log: &mut Log<'_, G>,
) -> Flow<G::Frame> {
    rule_of!(G, "NEM-32.33", "LOC-25.43");
    match aim_of::<G>(aim) {
        CrewAim::Break { .. } => common::break_something(board, aim, log),
        _ => common::use_room(board, seat, room, aim, log),
    }
}

/// NEM-32.34: Intranet.
pub const fn intranet<G: Crew>(card: G::ActionCard) -> ActionCardPrint<G> {
    ActionCardPrint::free(card, CombatIcon::OutOfCombat, each_remote::<G>, work_remotely::<G>).costing(1)
}

fn each_remote<G: Crew>(board: &G::Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(G::Aim)) {
    if G::is_online(board, seat, room) {
        G::computers(board).iter().for_each(|there| common::each_room_action::<G>(board, seat, there, offer));
    }
}

fn work_remotely<G: Crew>(
    board: &mut G::Board,
    seat: Seat,
    room: RoomNumber,
    aim: G::Aim,
    log: &mut Log<'_, G>,
) -> Flow<G::Frame> {
    rule_of!(G, "NEM-32.34", "LOC-25.43");
    common::use_room(board, seat, room, aim, log)
}

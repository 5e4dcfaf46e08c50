//! LOC-27.22, LOC-27.24: what is being looked at while a rule is under way.

use engine::{Seat, Seats, State, Viewer, rule};
use nemesis_kit::view;
use serde::Serialize;

use crate::{
    Frame, Lockdown,
    board::{Chase, ObjectToken, Scratch},
    rules::{
        contamination::ScanFor,
        trade::{Deal, Goods},
    },
    view::{
        HeldView, PileView,
        crew::{face_up, held},
    },
    words::{Back, ComputerCard, ItemCard, RoomNumber},
};

/// What is being looked at while a rule is under way.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ScratchView {
    /// LOC-27.22: the cards found, for the searcher.
    pub found: Vec<Option<ItemCard>>,
    pub found_backs: Vec<Back>,
    pub incoming: HeldView,
    pub trade_done: Seats,
    pub trade_proposals: [u8; 5],
    pub offered: Option<GoodsView>,
    pub in_return: Option<GoodsView>,
    pub sealing: Option<RoomNumber>,
    pub watched: Option<RoomNumber>,
    pub has_come: bool,
    pub attacker: Option<Seat>,
    pub is_fire: bool,
    /// LOC-29.72: who goes after whom.
    pub chases: Vec<Chase>,
    /// LOC-37.25: computer cards that somebody looks at, for their eyes.
    pub computers: Vec<Option<ComputerCard>>,
    /// LOC-43.19: cards turned up for all; what a scan told of them is their owner's. LOC-39.53: what comes into the
    /// hand is.
    pub drawn: PileView,
}

/// Something offered: what it is, if it is seen, or only its back.
pub type GoodsView = view::GoodsView<ItemCard, ObjectToken>;

impl ScratchView {
    pub(super) fn of(state: &State<Lockdown>, scratch: &Scratch, viewer: Viewer) -> ScratchView {
        rule!("LOC-27.22");
        rule!("LOC-27.24");
        let Scratch { found, incoming, trade, sealing, watched, has_come, attacker, is_fire, chases, computers, drawn } =
            scratch;
        let Deal { done, proposals, offered, in_return } = trade;
        let under_way = state.under_way();
        let those_who_trade = traders(under_way).map_or(Seats::NONE, |(from, to)| Seats::one(from).with(to));
        let sees = |seat: Option<Seat>| seat.is_some_and(|seat| viewer.is(seat));
        let sees_found = sees(searcher(under_way));
        let owns_drawn = sees(owner_of_drawn(under_way));
        let sees_drawn = owns_drawn || !are_drawn_for_the_hand(under_way);
        let sees_computers = sees(looker(under_way));
        let goods = |goods: &Goods| GoodsView::of(goods, viewer, those_who_trade);
        ScratchView {
            found: found.iter().map(|&card| sees_found.then_some(card)).collect(),
            found_backs: found.iter().map(|card| card.back).collect(),
            incoming: held(incoming),
            trade_done: *done,
            trade_proposals: *proposals,
            offered: offered.as_ref().map(goods),
            in_return: in_return.as_ref().map(goods),
            sealing: *sealing,
            watched: *watched,
            has_come: *has_come,
            attacker: *attacker,
            is_fire: *is_fire,
            chases: chases.to_vec(),
            computers: computers.iter().map(|&card| sees_computers.then_some(card)).collect(),
            drawn: PileView { count: drawn.len(), cards: sees_drawn.then(|| face_up(*drawn, owns_drawn)) },
        }
    }
}

/// LOC-27.22: who searches, if somebody does. The rules under way tell.
pub(crate) fn searcher(under_way: &[Frame]) -> Option<Seat> {
    under_way.iter().rev().find_map(|frame| {
        if let Frame::Find(find) = frame {
            return Some(find.seat);
        }
        if let Frame::ItemDraw(draw) = frame {
            return Some(draw.find.seat);
        }
        if let Frame::KeepOne(keep) = frame {
            return Some(keep.seat);
        }
        let Frame::HandsFull(full) = frame else { return None };
        Some(full.seat)
    })
}

/// LOC-37.25: who looks at computer cards, if somebody does.
pub(crate) fn looker(under_way: &[Frame]) -> Option<Seat> {
    under_way.iter().rev().find_map(|frame| {
        if let Frame::CheatLook(look) = frame {
            return Some(look.seat);
        }
        if let Frame::CheatDraw(draw) = frame {
            return Some(draw.seat);
        }
        if let Frame::CheatChoice(choice) = frame {
            return Some(choice.seat);
        }
        let Frame::CheatOrder(order) = frame else { return None };
        Some(order.seat)
    })
}

/// LOC-43.19: whose cards are turned up.
pub(crate) fn owner_of_drawn(under_way: &[Frame]) -> Option<Seat> {
    under_way.iter().rev().find_map(|frame| {
        if let Frame::PillDraw(draw) = frame {
            return Some(draw.seat);
        }
        if let Frame::ShellDraw(draw) = frame {
            return Some(draw.seat);
        }
        let Frame::Scan(scan) = frame else { return None };
        Some(scan.seat)
    })
}

/// LOC-39.53, LOC-27.9: whether the cards that are drawn come into a hand, and nobody else sees them.
pub(crate) fn are_drawn_for_the_hand(under_way: &[Frame]) -> bool {
    under_way.iter().any(|frame| match frame {
        Frame::PillDraw(_) => true,
        Frame::Scan(scan) => scan.purpose == ScanFor::Pills,
        _ => false,
    })
}

/// LOC-27.24: whether what was found is heavy, and everybody knows that: there is no hand for it.
pub(crate) fn is_found_heavy(under_way: &[Frame]) -> bool {
    under_way.iter().any(|frame| matches!(frame, Frame::HandsFull(_)))
}

/// Who has made an offer to whom, if somebody has.
pub(crate) fn traders(under_way: &[Frame]) -> Option<(Seat, Seat)> {
    under_way.iter().find_map(|frame| {
        if let Frame::TradeReply(reply) = frame {
            return Some((reply.from, reply.to));
        }
        if let Frame::TradeAgreement(agreement) = frame {
            return Some((agreement.from, agreement.to));
        }
        let Frame::TradeHands(hands) = frame else { return None };
        Some((hands.exchange.from, hands.exchange.to))
    })
}

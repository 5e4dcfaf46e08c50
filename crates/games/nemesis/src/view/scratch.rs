//! NEM-24.16: what is being looked at while a rule is under way.

use engine::{Seat, Seats, State, Viewer};
use nemesis_kit::view;
use serde::Serialize;

use crate::{
    Frame, Nemesis,
    board::{ObjectToken, Scratch},
    rules::trade::{Deal, Goods},
    view::{
        CardsView, HeldView,
        crew::{face_up, held},
    },
    words::{AttackCard, Back, Event, ItemCard},
};

/// What is being looked at while a rule is under way.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ScratchView {
    /// NEM-24.16: the cards found, for the searcher.
    pub found: Vec<Option<ItemCard>>,
    pub found_backs: Vec<Back>,
    pub incoming: HeldView,
    pub trade_done: Seats,
    pub trade_proposals: [u8; 5],
    pub offered: Option<GoodsView>,
    pub in_return: Option<GoodsView>,
    /// NEM-24.24: cards for whoever leads the intruders.
    pub attacks: Vec<Option<AttackCard>>,
    pub events: Vec<Option<Event>>,
    /// Cards turned up for all; what a scan told of them is their owner's.
    pub drawn: CardsView,
}

/// Something offered: what it is, if it is seen, or only its back.
pub type GoodsView = view::GoodsView<ItemCard, ObjectToken>;

impl ScratchView {
    pub(super) fn of(state: &State<Nemesis>, scratch: &Scratch, viewer: Viewer) -> ScratchView {
        let Scratch { found, incoming, trade, attacks, events, drawn } = scratch;
        let Deal { done, proposals, offered, in_return } = trade;
        let Whose { searcher, traders, owner } = Whose::of(state.under_way());
        let is_leader =
            state.board().intruders.seat.is_some_and(|seat| viewer.is(seat)) || viewer == Viewer::AfterTheEnd;
        let sees_found = searcher.is_some_and(|seat| viewer.is(seat));
        let goods = |goods: &Goods| GoodsView::of(goods, viewer, traders);
        ScratchView {
            found: found.iter().map(|&card| sees_found.then_some(card)).collect(),
            found_backs: found.iter().map(|card| card.back).collect(),
            incoming: held(incoming),
            trade_done: *done,
            trade_proposals: *proposals,
            offered: offered.as_ref().map(goods),
            in_return: in_return.as_ref().map(goods),
            attacks: attacks.iter().map(|&card| is_leader.then_some(card)).collect(),
            events: events.iter().map(|&card| is_leader.then_some(card)).collect(),
            drawn: face_up(*drawn, owner.is_some_and(|seat| viewer.is(seat))),
        }
    }
}

/// To whom what lies in the scratch place belongs.
pub(crate) struct Whose {
    pub(crate) searcher: Option<Seat>,
    pub(crate) traders: Seats,
    pub(crate) owner: Option<Seat>,
}

impl Whose {
    /// The rules under way tell.
    pub(crate) fn of(under_way: &[Frame]) -> Whose {
        let mut whose = Whose { searcher: None, traders: Seats::NONE, owner: None };
        for frame in under_way {
            if let Frame::Find(find) = frame {
                whose.searcher = Some(find.seat);
            }
            if let Frame::ItemDraw(draw) = frame {
                whose.searcher = Some(draw.find.seat);
            }
            if let Frame::KeepOne(keep) = frame {
                whose.searcher = Some(keep.seat);
            }
            if let Frame::HandsFull(full) = frame {
                whose.searcher = Some(full.seat);
            }
            if let Frame::TradeReply(reply) = frame {
                whose.traders = Seats::one(reply.from).with(reply.to);
            }
            if let Frame::TradeAgreement(agreement) = frame {
                whose.traders = Seats::one(agreement.from).with(agreement.to);
            }
            if let Frame::TradeHands(hands) = frame {
                whose.traders = Seats::one(hands.exchange.from).with(hands.exchange.to);
            }
            if let Frame::EclosionDraw(draw) = frame {
                whose.owner = Some(draw.seat);
            }
            if let Frame::Scan(scan) = frame {
                whose.owner = Some(scan.seat);
            }
        }
        whose
    }
}

/// Who searches, if somebody does.
pub(crate) fn searcher(under_way: &[Frame]) -> Option<Seat> {
    Whose::of(under_way).searcher
}

/// NEM-16.18: whether what was found is heavy, and everybody knows that: there is no hand for it.
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

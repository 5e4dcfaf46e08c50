//! NEM-5.27 to NEM-5.32, LOC-5.42 to LOC-5.45: trade among all characters in a room.
//!
//! Whoever is in the room may offer something to another, show a card, or be done. What is offered
//! is seen by whoever it is offered to; they decline, take it as a gift, or offer something back,
//! to which the first has to agree. Whoever has no hand for something heavy drops something for it.
//! Whoever is done may still be offered something.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, Log, Question, RuleId, Seat, Seats, Step, Timing};
use serde::{Deserialize, Serialize};

use crate::{
    Aboard, CardOf, CarriedCard, CarriedItem, Counted, Handled, Handles, Held, HeldOf, Kin, ObjectOf, rule_of,
    rules::hands::{self, HandAnswer},
    words::{Back, YesNo},
};

/// Something that changes hands: a card, or an object. NEM-5.32, LOC-5.43: quest items that are not active are none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Goods<C, O> {
    Item(C),
    Object(O),
}

impl<C: CarriedCard, O> Goods<C, O> {
    /// NEM-24.13, LOC-27.13: whether everybody sees what this is. NEM-5.31, LOC-5.45: it is what needs a hand.
    pub fn is_open(&self) -> bool {
        match self {
            Goods::Item(card) => card.is_heavy(),
            Goods::Object(_) => true,
        }
    }

    /// The back of a card.
    pub fn back(&self) -> Option<Back> {
        match self {
            Goods::Item(card) => Some(card.back()),
            Goods::Object(_) => None,
        }
    }
}

/// What changes hands in a game.
pub type GoodsOf<G> = Goods<CardOf<G>, ObjectOf<G>>;

/// A trade under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Deal<C, O> {
    /// Who has nothing more to offer.
    pub done: Seats,
    /// How often each seat has offered or shown something.
    pub proposals: [u8; 5],
    /// What is offered, and what for.
    pub offered: Option<Goods<C, O>>,
    pub in_return: Option<Goods<C, O>>,
}

impl<C, O> Default for Deal<C, O> {
    fn default() -> Self {
        Deal { done: Seats::NONE, proposals: [0; 5], offered: None, in_return: None }
    }
}

/// NEM-5.27, LOC-5.42: everybody in the room may trade until all are done. NEM-5.29: only one spent an action.
#[engine::frame]
pub struct Trading {
    /// Who opened it.
    pub by: Seat,
}

/// What is done in a trade.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum TradingAnswer<C, O> {
    Done,
    Offer {
        to: Seat,
        goods: Goods<C, O>,
    },
    /// NEM-5.28, LOC-5.42
    Show {
        to: Seat,
        item: C,
    },
}

impl Trading {
    /// Opens a trade.
    pub fn open<G: Kin>(board: &mut G::Board, by: Seat, log: &mut Log<'_, G>) -> Trading {
        rule_of!(G, "NEM-5.27", "LOC-5.42");
        *board.deal_mut() = Deal::default();
        log.push(Handled::TradeOpened { seat: by }.into());
        Trading { by }
    }
}

/// Who takes part: everybody in the room. NEM-26.64, LOC-5.42: passed or not.
fn traders<G: Kin>(board: &G::Board, by: Seat) -> Seats {
    let room = board.room_of(by);
    Seat::all(Seat::MOST as u8)
        .filter(|&seat| room.is_some() && board.sits(seat) && board.room_of(seat) == room)
        .collect()
}

/// Those of them who are not done.
fn undecided<G: Kin>(board: &G::Board, by: Seat) -> Seats {
    let done = board.deal().done;
    traders::<G>(board, by).iter().filter(|&seat| !done.has(seat)).collect()
}

/// What a player has to give, each kind once.
fn goods<G: Kin>(board: &G::Board, seat: Seat, offer: &mut impl FnMut(GoodsOf<G>)) {
    let hands = board.hands(seat);
    let cards = board.inventory(seat).iter().map(|(card, _)| card).filter(|&card| G::may_trade(card));
    cards.for_each(|card| offer(Goods::Item(card)));
    for (at, item) in hands.items().enumerate() {
        if hands.items().take(at).all(|before| before.card() != item.card()) {
            offer(Goods::Item(item.card()));
        }
    }
    hands.object_kinds().for_each(|object| offer(Goods::Object(object)));
}

/// NEM-26.99, LOC-5.44: whether a seat has made as many proposals as there can be in one trade: two for each thing that
/// those who take part carry, and two for each of them. Cards are counted and not their kinds, which are hidden.
fn has_proposed_enough<G: Kin>(board: &G::Board, by: Seat, seat: Seat) -> bool {
    let traders = traders::<G>(board, by);
    let carried = |trader: Seat| {
        let hands = board.hands(trader);
        board.inventory(trader).count() as usize + hands.items().count() + hands.objects().count()
    };
    let things: usize = traders.iter().map(carried).sum();
    let made = board.deal().proposals[seat.index()];
    usize::from(made) >= 2 * (things + traders.len())
}

/// NEM-5.31, LOC-5.45: whether a player has a hand for something after giving something.
fn has_hand_for<G: Kin>(board: &G::Board, seat: Seat, taken: Option<GoodsOf<G>>, given: Option<GoodsOf<G>>) -> bool {
    let hands = board.hands(seat);
    let frees_hand = given.is_some_and(|goods| match goods {
        Goods::Object(_) => true,
        Goods::Item(card) => hands.0.iter().any(|held| matches!(held, Held::Item(item) if item.card() == card)),
    });
    !taken.is_some_and(|goods| goods.is_open()) || hands.n_used() - usize::from(frees_hand) < board.n_hands(seat)
}

impl<G: Kin> Question<G> for Trading {
    type Answer = TradingAnswer<CardOf<G>, ObjectOf<G>>;

    const TIMING: Timing = Timing::AfterTheDelay;

    fn asked(self, board: &G::Board) -> Seats {
        undecided::<G>(board, self.by)
    }

    fn answers(self, board: &G::Board, seat: Seat, offer: &mut impl FnMut(Self::Answer)) {
        offer(TradingAnswer::Done);
        if has_proposed_enough::<G>(board, self.by, seat) {
            return;
        }
        for to in traders::<G>(board, self.by).without(seat).iter() {
            goods::<G>(board, seat, &mut |goods| offer(TradingAnswer::Offer { to, goods }));
            let cards = board.inventory(seat).iter().map(|(card, _)| card).filter(|&card| G::may_trade(card));
            cards.for_each(|item| offer(TradingAnswer::Show { to, item }));
        }
    }

    fn answered(self, board: &mut G::Board, seat: Seat, answer: Self::Answer, log: &mut Log<'_, G>) -> Flow<G::Frame> {
        let deal = board.deal_mut();
        let proposals = &mut deal.proposals[seat.index()];
        *proposals = proposals.saturating_add(1);
        match answer {
            TradingAnswer::Done => {
                deal.done = deal.done.with(seat);
                log.push(Handled::TradeLeft { seat }.into());
            }
            TradingAnswer::Show { to, item } => {
                rule_of!(G, "NEM-5.28", "LOC-5.42");
                log.push(Handled::ItemShown { seat, to, back: item.back(), item: Some(item.item()) }.into());
            }
            TradingAnswer::Offer { to, goods } => {
                deal.offered = Some(goods);
                deal.in_return = None;
                tell_offer(seat, to, goods, log);
                return Flow::Call { first: TradeReply { from: seat, to }.into(), then: self.into() };
            }
        }
        match undecided::<G>(board, self.by).is_empty() {
            true => Flow::Done,
            false => Flow::Become(self.into()),
        }
    }

    fn forbids(self, board: &G::Board, seat: Seat, _: Self::Answer) -> Option<RuleId> {
        has_proposed_enough::<G>(board, self.by, seat).then_some(G::BOOK.id("NEM-26.99", "LOC-5.44"))
    }
}

/// What is said to an offer.
#[engine::frame]
pub struct TradeReply {
    pub from: Seat,
    pub to: Seat,
}

/// What is said to an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum TradeReplyAnswer<C, O> {
    Decline,
    /// As a gift.
    Accept,
    /// If this is taken for it.
    InReturn(Goods<C, O>),
}

impl<G: Kin> Question<G> for TradeReply {
    type Answer = TradeReplyAnswer<CardOf<G>, ObjectOf<G>>;

    const TIMING: Timing = Timing::AfterTheDelay;

    fn asked(self, _: &G::Board) -> Seats {
        Seats::one(self.to)
    }

    fn answers(self, board: &G::Board, seat: Seat, offer: &mut impl FnMut(Self::Answer)) {
        offer(TradeReplyAnswer::Decline);
        offer(TradeReplyAnswer::Accept);
        goods::<G>(board, seat, &mut |given| offer(TradeReplyAnswer::InReturn(given)));
    }

    fn answered(self, board: &mut G::Board, _: Seat, answer: Self::Answer, log: &mut Log<'_, G>) -> Flow<G::Frame> {
        rule_of!(G, "NEM-4.51", "LOC-4.71");
        let TradeReply { from, to } = self;
        match answer {
            TradeReplyAnswer::Decline => {
                decline(board, from, to, log);
                Flow::Done
            }
            TradeReplyAnswer::Accept => Flow::Become(Exchange::between(from, to).into()),
            TradeReplyAnswer::InReturn(goods) => {
                board.deal_mut().in_return = Some(goods);
                tell_offer(to, from, goods, log);
                Flow::Become(TradeAgreement { from, to }.into())
            }
        }
    }
}

/// Whether the first agrees to what was offered back.
#[engine::frame]
pub struct TradeAgreement {
    pub from: Seat,
    pub to: Seat,
}

impl<G: Kin> Question<G> for TradeAgreement {
    type Answer = YesNo;

    fn asked(self, _: &G::Board) -> Seats {
        Seats::one(self.from)
    }

    fn answers(self, _: &G::Board, _: Seat, offer: &mut impl FnMut(YesNo)) {
        offer(YesNo::No);
        offer(YesNo::Yes);
    }

    fn answered(self, board: &mut G::Board, _: Seat, answer: YesNo, log: &mut Log<'_, G>) -> Flow<G::Frame> {
        let TradeAgreement { from, to } = self;
        match answer {
            YesNo::Yes => Flow::Become(Exchange::between(from, to).into()),
            YesNo::No => {
                decline(board, to, from, log);
                Flow::Done
            }
        }
    }
}

/// NEM-5.30, NEM-5.31, LOC-5.45: both have agreed. Whoever is to get something heavy and has no hand for it says what is dropped
/// before anything is given.
#[engine::frame]
pub struct Exchange {
    pub from: Seat,
    pub to: Seat,
    /// What each of them lets go of, once that is settled.
    pub from_drops: Option<HandAnswer>,
    pub to_drops: Option<HandAnswer>,
}

impl Exchange {
    fn between(from: Seat, to: Seat) -> Exchange {
        Exchange { from, to, from_drops: None, to_drops: None }
    }
}

impl<G: Kin> Step<G> for Exchange {
    fn go_on(self, board: &mut G::Board, log: &mut Log<'_, G>) -> Flow<G::Frame> {
        let Exchange { from, to, from_drops, to_drops } = self;
        let Deal { offered, in_return, .. } = *board.deal();
        if to_drops.is_none() && !has_hand_for::<G>(board, to, offered, in_return) {
            return Flow::Become(TradeHands { seat: to, exchange: self }.into());
        }
        if from_drops.is_none() && !has_hand_for::<G>(board, from, in_return, offered) {
            return Flow::Become(TradeHands { seat: from, exchange: self }.into());
        }
        exchange(board, self, log);
        Flow::Done
    }
}

/// NEM-5.31, NEM-16.18: there is no hand for what somebody is to get.
#[engine::frame]
pub struct TradeHands {
    pub seat: Seat,
    pub exchange: Exchange,
}

impl<G: Kin> Question<G> for TradeHands {
    type Answer = HandAnswer;

    fn asked(self, _: &G::Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, board: &G::Board, seat: Seat, offer: &mut impl FnMut(HandAnswer)) {
        offer(HandAnswer::Decline);
        hands::each_full_hand::<G>(board, seat, offer);
    }

    fn answered(self, board: &mut G::Board, seat: Seat, answer: HandAnswer, log: &mut Log<'_, G>) -> Flow<G::Frame> {
        rule_of!(G, "NEM-5.31", "LOC-5.45");
        let Exchange { from, to, .. } = self.exchange;
        match answer {
            HandAnswer::Decline => {
                decline(board, if seat == from { to } else { from }, seat, log);
                Flow::Done
            }
            HandAnswer::DropLeft | HandAnswer::DropRight if seat == to => {
                Flow::Become(Exchange { to_drops: Some(answer), ..self.exchange }.into())
            }
            HandAnswer::DropLeft | HandAnswer::DropRight => {
                Flow::Become(Exchange { from_drops: Some(answer), ..self.exchange }.into())
            }
        }
    }
}

/// Somebody does not want what was offered, and everything stays as it was.
fn decline<G: Kin>(board: &mut G::Board, from: Seat, to: Seat, log: &mut Log<'_, G>) {
    log.push(Handled::OfferDeclined { from, to }.into());
    close::<G>(board);
}

fn close<G: Kin>(board: &mut G::Board) {
    let deal = board.deal_mut();
    (deal.offered, deal.in_return) = (None, None);
}

/// What is offered. A card of the inventory is for the eyes of whom it is offered to.
fn tell_offer<G: Kin>(seat: Seat, to: Seat, goods: GoodsOf<G>, log: &mut Log<'_, G>) {
    let told: Handles<G> = Handled::GoodsOffered { seat, to, back: goods.back(), goods: Some(goods) };
    log.push(told.into());
}

/// NEM-5.30: things change hands, a weapon with its ammo.
fn exchange<G: Kin>(board: &mut G::Board, exchange: Exchange, log: &mut Log<'_, G>) {
    rule_of!(G, "NEM-5.30", "LOC-5.43");
    let Exchange { from, to, from_drops, to_drops } = exchange;
    let deal = *board.deal();
    close::<G>(board);
    let given = deal.offered.map(|goods| (goods, release::<G>(board, from, goods)));
    let back = deal.in_return.map(|goods| (goods, release::<G>(board, to, goods)));
    for (seat, dropped) in [(from, from_drops), (to, to_drops)] {
        if let Some(hand) = dropped {
            rule_of!(G, "NEM-16.18", "LOC-17.5");
            hands::empty(board, seat, hand, log);
        }
    }
    for (goods, held, giver, taker) in [(given, from, to), (back, to, from)]
        .into_iter()
        .filter_map(|(goods, giver, taker)| goods.map(|(goods, held)| (goods, held, giver, taker)))
    {
        match held {
            Held::Item(item) if !item.card().is_heavy() => board.stow(taker, item),
            Held::Nothing | Held::Item(_) | Held::Bound(..) | Held::Object(_) => board.hands_mut(taker).put(held),
        }
        let told: Handles<G> =
            Handled::GoodsChangedHands { from: giver, to: taker, back: goods.back(), goods: Some(goods) };
        log.push(told.into());
    }
}

/// Takes something from a player.
fn release<G: Kin>(board: &mut G::Board, seat: Seat, goods: GoodsOf<G>) -> HeldOf<G> {
    match goods {
        Goods::Item(card) => Held::Item(board.take_item(seat, card)),
        Goods::Object(object) => {
            board.hands_mut(seat).drop_object(object);
            Held::Object(object)
        }
    }
}

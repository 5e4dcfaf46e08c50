//! NEM-5.27 to NEM-5.32: trade among all characters in a room.
//!
//! Whoever is in the room may offer something to another, show a card, or be done. What is offered
//! is seen by whoever it is offered to; they decline, take it as a gift, or offer something back,
//! to which the first has to agree. Whoever has no hand for something heavy drops something for it.
//! Whoever is done may still be offered something.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, Log, Question, RuleId, Seat, Seats, Step, Timing, rule};
use serde::{Deserialize, Serialize};

use crate::{
    Frame, Nemesis,
    board::{Board, Held, ObjectToken},
    heard::Heard,
    rules::{
        actions::item_cards,
        hands::{self, HandAnswer},
    },
    words::{ItemCard, YesNo},
};

/// Something that changes hands. NEM-5.32: quest items that are not active are none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Goods {
    Item(ItemCard),
    Object(ObjectToken),
}

/// A trade under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Deal {
    /// Who has nothing more to offer.
    pub done: Seats,
    /// How often each seat has offered or shown something.
    pub proposals: [u8; 5],
    /// What is offered, and what for.
    pub offered: Option<Goods>,
    pub in_return: Option<Goods>,
}

/// NEM-5.27: everybody in the room may trade until all are done. NEM-5.29: only one spent an action.
#[engine::frame]
pub struct Trading {
    /// Who opened it.
    pub by: Seat,
}

/// What is done in a trade.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum TradingAnswer {
    Done,
    Offer {
        to: Seat,
        goods: Goods,
    },
    /// NEM-5.28
    Show {
        to: Seat,
        item: ItemCard,
    },
}

impl Trading {
    /// Opens a trade.
    pub fn open(board: &mut Board, by: Seat, log: &mut Log<'_, Nemesis>) -> Trading {
        rule!("NEM-5.27");
        board.scratch.trade = Deal::default();
        log.push(Heard::TradeOpened { seat: by }.into());
        Trading { by }
    }
}

/// Who takes part: everybody in the room. NEM-26.64: passed or not.
fn traders(board: &Board, by: Seat) -> Seats {
    let room = board.player(by).room();
    board.seats().filter(|&seat| room.is_some() && board.player(seat).room() == room).collect()
}

/// Those of them who are not done.
fn undecided(board: &Board, by: Seat) -> Seats {
    let done = board.scratch.trade.done;
    traders(board, by).iter().filter(|&seat| !done.has(seat)).collect()
}

/// What a player has to give.
fn goods(board: &Board, seat: Seat) -> impl Iterator<Item = Goods> + '_ {
    let [left, right] = board.player(seat).hands.0;
    let objects = [Some(left), (left != right).then_some(right)].into_iter().flatten().filter_map(|held| match held {
        Held::Object(object) => Some(Goods::Object(object)),
        Held::Nothing | Held::Item(_) | Held::Bound(..) => None,
    });
    item_cards(board, seat).map(Goods::Item).chain(objects)
}

/// NEM-26.99: whether a seat has made as many proposals as there can be in one trade: two for each thing that those who
/// take part carry, and two for each of them. Cards are counted and not their kinds, which are hidden.
fn has_proposed_enough(board: &Board, by: Seat, seat: Seat) -> bool {
    let traders = traders(board, by);
    let carried = |trader: Seat| {
        let player = board.player(trader);
        player.inventory.len() as usize + player.hands.items().count() + player.hands.objects().count()
    };
    let things: usize = traders.iter().map(carried).sum();
    let made = board.scratch.trade.proposals[seat.index()];
    usize::from(made) >= 2 * (things + traders.len())
}

/// NEM-5.31: whether something needs a hand.
fn is_heavy(goods: Goods) -> bool {
    match goods {
        Goods::Item(card) => card.item.print().is_heavy,
        Goods::Object(_) => true,
    }
}

/// NEM-5.31: whether a player has a hand for something after giving something.
fn has_hand_for(board: &Board, seat: Seat, taken: Option<Goods>, given: Option<Goods>) -> bool {
    let player = board.player(seat);
    let frees_hand = given.is_some_and(|goods| match goods {
        Goods::Object(_) => true,
        Goods::Item(card) => player.hands.0.iter().any(|held| matches!(held, Held::Item(item) if item.card == card)),
    });
    !taken.is_some_and(is_heavy) || player.hands.n_used() - usize::from(frees_hand) < player.n_hands()
}

impl Question<Nemesis> for Trading {
    type Answer = TradingAnswer;

    const TIMING: Timing = Timing::AfterTheDelay;

    fn asked(self, board: &Board) -> Seats {
        undecided(board, self.by)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(TradingAnswer)) {
        offer(TradingAnswer::Done);
        if has_proposed_enough(board, self.by, seat) {
            return;
        }
        for to in traders(board, self.by).without(seat).iter() {
            goods(board, seat).for_each(|goods| offer(TradingAnswer::Offer { to, goods }));
            let cards = board.player(seat).inventory;
            cards.iter().for_each(|(item, _)| offer(TradingAnswer::Show { to, item }));
        }
    }

    fn answered(self, board: &mut Board, seat: Seat, answer: TradingAnswer, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        let deal = &mut board.scratch.trade;
        let proposals = &mut deal.proposals[seat.index()];
        *proposals = proposals.saturating_add(1);
        match answer {
            TradingAnswer::Done => {
                deal.done = deal.done.with(seat);
                log.push(Heard::TradeLeft { seat }.into());
            }
            TradingAnswer::Show { to, item } => {
                rule!("NEM-5.28");
                log.push(Heard::item_shown(seat, to, item));
            }
            TradingAnswer::Offer { to, goods } => {
                deal.offered = Some(goods);
                deal.in_return = None;
                log.push(Heard::goods_offered(seat, to, goods));
                return Flow::Call { first: TradeReply { from: seat, to }.into(), then: self.into() };
            }
        }
        match undecided(board, self.by).is_empty() {
            true => Flow::Done,
            false => Flow::Become(self.into()),
        }
    }

    fn forbids(self, board: &Board, seat: Seat, _: TradingAnswer) -> Option<RuleId> {
        has_proposed_enough(board, self.by, seat).then_some(RuleId("NEM-26.99"))
    }
}

/// NEM-4.51: what is said to an offer.
#[engine::frame]
pub struct TradeReply {
    pub from: Seat,
    pub to: Seat,
}

/// What is said to an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum TradeReplyAnswer {
    Decline,
    /// As a gift.
    Accept,
    /// If this is taken for it.
    InReturn(Goods),
}

impl Question<Nemesis> for TradeReply {
    type Answer = TradeReplyAnswer;

    const TIMING: Timing = Timing::AfterTheDelay;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.to)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(TradeReplyAnswer)) {
        offer(TradeReplyAnswer::Decline);
        offer(TradeReplyAnswer::Accept);
        goods(board, seat).for_each(|given| offer(TradeReplyAnswer::InReturn(given)));
    }

    fn answered(self, board: &mut Board, _: Seat, answer: TradeReplyAnswer, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        let TradeReply { from, to } = self;
        match answer {
            TradeReplyAnswer::Decline => {
                decline(board, from, to, log);
                Flow::Done
            }
            TradeReplyAnswer::Accept => Flow::Become(Exchange::between(from, to)),
            TradeReplyAnswer::InReturn(goods) => {
                board.scratch.trade.in_return = Some(goods);
                log.push(Heard::goods_offered(to, from, goods));
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

impl Question<Nemesis> for TradeAgreement {
    type Answer = YesNo;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.from)
    }

    fn answers(self, _: &Board, _: Seat, offer: &mut impl FnMut(YesNo)) {
        offer(YesNo::No);
        offer(YesNo::Yes);
    }

    fn answered(self, board: &mut Board, _: Seat, answer: YesNo, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        let TradeAgreement { from, to } = self;
        match answer {
            YesNo::Yes => Flow::Become(Exchange::between(from, to)),
            YesNo::No => {
                decline(board, to, from, log);
                Flow::Done
            }
        }
    }
}

/// NEM-5.30, NEM-5.31: both have agreed. Whoever is to get something heavy and has no hand for it says what is dropped
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
    fn between(from: Seat, to: Seat) -> Frame {
        Exchange { from, to, from_drops: None, to_drops: None }.into()
    }
}

impl Step<Nemesis> for Exchange {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        let Exchange { from, to, from_drops, to_drops } = self;
        let Deal { offered, in_return, .. } = board.scratch.trade;
        if to_drops.is_none() && !has_hand_for(board, to, offered, in_return) {
            return Flow::Become(TradeHands { seat: to, exchange: self }.into());
        }
        if from_drops.is_none() && !has_hand_for(board, from, in_return, offered) {
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

impl Question<Nemesis> for TradeHands {
    type Answer = HandAnswer;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(HandAnswer)) {
        offer(HandAnswer::Decline);
        hands::each_full_hand(board, seat, offer);
    }

    fn answered(self, board: &mut Board, seat: Seat, answer: HandAnswer, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        rule!("NEM-5.31");
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
fn decline(board: &mut Board, from: Seat, to: Seat, log: &mut Log<'_, Nemesis>) {
    log.push(Heard::OfferDeclined { from, to }.into());
    close(board);
}

fn close(board: &mut Board) {
    board.scratch.trade.offered = None;
    board.scratch.trade.in_return = None;
}

/// NEM-5.30: things change hands, a weapon with its ammo.
fn exchange(board: &mut Board, exchange: Exchange, log: &mut Log<'_, Nemesis>) {
    rule!("NEM-5.30");
    let Exchange { from, to, from_drops, to_drops } = exchange;
    let deal = board.scratch.trade;
    close(board);
    let given = deal.offered.map(|goods| (goods, release(board, from, goods)));
    let back = deal.in_return.map(|goods| (goods, release(board, to, goods)));
    for (seat, dropped) in [(from, from_drops), (to, to_drops)] {
        if let Some(hand) = dropped {
            rule!("NEM-16.18");
            hands::empty(board, seat, hand, log);
        }
    }
    for (goods, held, giver, taker) in [(given, from, to), (back, to, from)]
        .into_iter()
        .filter_map(|(goods, giver, taker)| goods.map(|(goods, held)| (goods, held, giver, taker)))
    {
        match held {
            Held::Item(item) if !item.card.item.print().is_heavy => board.player_mut(taker).inventory.add(item.card),
            Held::Nothing | Held::Item(_) | Held::Bound(..) | Held::Object(_) => {
                board.player_mut(taker).hands.put(held);
            }
        }
        log.push(Heard::goods_changed_hands(giver, taker, goods));
    }
}

/// Takes something from a player.
fn release(board: &mut Board, seat: Seat, goods: Goods) -> Held {
    match goods {
        Goods::Item(card) => Held::Item(board.take_item(seat, card)),
        Goods::Object(object) => {
            board.player_mut(seat).hands.drop_object(object);
            Held::Object(object)
        }
    }
}

//! LOC-39.53 to LOC-39.55, LOC-40.2: Caffeine Pills, the Adrenaline Injection, Antiseptic and the Neutralizer.

use engine::{Flow, Log, Roll, Seat, rule};
use nemesis_kit::things::adrenaline;

use super::offer_if;
use crate::{
    Frame, Lockdown,
    board::{Board, Card},
    content::items::ItemPrint,
    heard::Heard,
    rules::{
        aims::Aim,
        contamination::{self, ScanFor},
    },
    words::{CombatIcon, Component, Item, RoomNumber},
};

/// LOC-39.53: how many cards are drawn.
const DRAWN: u8 = 2;

/// LOC-39.53
pub const CAFFEINE_PILLS: ItemPrint =
    ItemPrint::once(Item::CaffeinePills, CombatIcon::OutOfCombat, each_of_pills, swallow);

/// LOC-39.54
pub const ADRENALINE_INJECTION: ItemPrint =
    ItemPrint::once(Item::AdrenalineInjection, CombatIcon::Any, always, |board, seat, _, _, _| {
        adrenaline::inject::<Lockdown>(board, seat)
    });

/// LOC-39.55
pub const ANTISEPTIC: ItemPrint =
    ItemPrint::once(Item::Antiseptic, CombatIcon::OutOfCombat, each_of_antiseptic, rinse).of(Component::Medicine);

/// LOC-40.2
pub const NEUTRALIZER: ItemPrint = ItemPrint::once(Item::Neutralizer, CombatIcon::OutOfCombat, always, neutralize);

fn always(_: &Board, _: Seat, _: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    offer(Aim::Nothing);
}

fn each_of_pills(board: &Board, seat: Seat, _: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    offer_if(board.player(seat).can_draw(), Aim::Nothing, offer);
}

fn swallow(board: &mut Board, seat: Seat, _: RoomNumber, _: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-39.53");
    draw(board, seat, DRAWN, log)
}

/// The next card, or the scan of what has been drawn. LOC-4.11: if nothing is left, fewer.
fn draw(board: &mut Board, seat: Seat, left: u8, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    let player = board.player_mut(seat);
    if left == 0 || !player.can_draw() {
        return contamination::scan(board, seat, ScanFor::Pills, log);
    }
    player.renew_deck();
    Flow::Become(PillDraw { seat, left }.into())
}

/// LOC-39.53: a card that is drawn, and scanned if it is contamination, before it comes into the hand.
#[engine::frame]
pub struct PillDraw {
    pub seat: Seat,
    pub left: u8,
}

impl Roll<Lockdown> for PillDraw {
    type Shown = Card;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(Card, u32)) {
        let deck = board.player(self.seat).deck;
        deck.kinds().for_each(|card| may_show(card, deck.count(card).into()));
    }

    fn rolled(self, board: &mut Board, card: Card, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        let PillDraw { seat, left } = self;
        board.player_mut(seat).deck.take(card);
        board.scratch.drawn.add(card);
        log.push(Heard::card_drawn(seat, card));
        draw(board, seat, left - 1, log)
    }
}

fn each_of_antiseptic(board: &Board, seat: Seat, _: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    offer_if(!board.player(seat).hand.contamination.is_empty(), Aim::Nothing, offer);
}

fn rinse(board: &mut Board, seat: Seat, _: RoomNumber, _: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-39.55");
    contamination::scan(board, seat, ScanFor::Antiseptic, log)
}

fn neutralize(board: &mut Board, seat: Seat, _: RoomNumber, _: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-40.2");
    contamination::scan(board, seat, ScanFor::Neutralizer, log)
}

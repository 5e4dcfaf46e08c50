//! LOC-17.4, LOC-17.5, LOC-48.1: what is held in two hands, and what has to go.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, Log, Question, Seat, Seats, rule};
use serde::{Deserialize, Serialize};

use crate::{
    Frame, Lockdown,
    board::{Board, HeavyItem, Held, ObjectToken},
    heard::Heard,
    words::{Back, Item, ItemCard},
};

/// LOC-17.5: takes something heavy into a free hand, or asks what is dropped for it.
pub fn take(board: &mut Board, seat: Seat, held: Held, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    if board.player(seat).has_free_hand() {
        rule!("LOC-17.4");
        board.player_mut(seat).hands.put(held);
        log.push(taken(seat, held).into());
        return Flow::Done;
    }
    board.scratch.incoming = held;
    Flow::Become(HandsFull { seat }.into())
}

/// LOC-19.39, LOC-19.40, LOC-40.8: takes a crafted item, of which one is left.
pub fn take_crafted(board: &mut Board, seat: Seat, item: Item, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    let card = ItemCard::new(item, Back::Blue);
    board.items.crafted.take(card);
    if item.print().is_heavy {
        let ammo = item.charge().map_or(0, |charge| charge.first);
        return take(board, seat, Held::Item(HeavyItem::new(card, ammo)), log);
    }
    board.player_mut(seat).stow(card);
    log.push(Heard::ItemTaken { seat, item: card }.into());
    Flow::Done
}

fn taken(seat: Seat, held: Held) -> Heard {
    match held {
        Held::Item(item) | Held::Bound(item, _) => Heard::HeavyItemTaken { seat, item: item.card, ammo: item.ammo },
        Held::Object(object) => Heard::ObjectTaken { seat, object },
        Held::Nothing => Heard::HandsLeftAsTheyAre { seat },
    }
}

/// LOC-17.41: an object is put on the floor, an egg of the nest too.
pub fn drop_object(board: &mut Board, seat: Seat, object: ObjectToken, log: &mut Log<'_, Lockdown>) {
    board.player_mut(seat).hands.drop_object(object);
    if let Some(room) = board.player(seat).room() {
        board.place_mut(room).lay(object);
        log.push(Heard::ObjectDropped { seat, object }.into());
    }
}

/// LOC-48.1: a hand cannot be used any more, and what it holds has to go.
pub fn drop_excess(board: &Board, seat: Seat) -> Option<Frame> {
    let player = board.player(seat);
    (player.hands.n_used() > player.n_hands()).then(|| HandLost { seat }.into())
}

/// What a player lets go of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum HandAnswer {
    /// What is in the left hand, or the right one. LOC-17.8: bound items go together.
    DropLeft,
    DropRight,
    /// The new thing is not taken.
    Decline,
}

/// LOC-4.66: both hands are full, and there is something new.
#[engine::frame]
pub struct HandsFull {
    pub seat: Seat,
}

impl Question<Lockdown> for HandsFull {
    type Answer = HandAnswer;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(HandAnswer)) {
        offer(HandAnswer::Decline);
        each_full_hand(board, seat, offer);
    }

    fn answered(self, board: &mut Board, seat: Seat, answer: HandAnswer, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        rule!("LOC-17.5");
        let new = std::mem::take(&mut board.scratch.incoming);
        match answer {
            HandAnswer::Decline => decline(board, seat, new, log),
            HandAnswer::DropLeft | HandAnswer::DropRight => {
                empty(board, seat, answer, log);
                board.player_mut(seat).hands.put(new);
                log.push(taken(seat, new).into());
            }
        }
        Flow::Done
    }
}

/// LOC-48.1: a wounded arm can hold nothing; the owner chooses what is dropped.
#[engine::frame]
pub struct HandLost {
    pub seat: Seat,
}

impl Question<Lockdown> for HandLost {
    type Answer = HandAnswer;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(HandAnswer)) {
        each_full_hand(board, seat, offer);
    }

    fn answered(self, board: &mut Board, seat: Seat, answer: HandAnswer, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        rule!("LOC-48.1");
        empty(board, seat, answer, log);
        Flow::Done
    }
}

fn each_full_hand(board: &Board, seat: Seat, offer: &mut impl FnMut(HandAnswer)) {
    let [left, right] = board.player(seat).hands.0;
    if left != Held::Nothing {
        offer(HandAnswer::DropLeft);
    }
    if right != Held::Nothing {
        offer(HandAnswer::DropRight);
    }
}

/// Lets go of all that a hand holds.
fn empty(board: &mut Board, seat: Seat, answer: HandAnswer, log: &mut Log<'_, Lockdown>) {
    let hand = &mut board.player_mut(seat).hands.0[(answer == HandAnswer::DropRight) as usize];
    match *hand {
        Held::Nothing => (),
        Held::Object(object) => drop_object(board, seat, object, log),
        Held::Item(item) => {
            *hand = Held::Nothing;
            lose_item(board, seat, item, log);
        }
        Held::Bound(one, other) => {
            *hand = Held::Nothing;
            lose_item(board, seat, one, log);
            lose_item(board, seat, other, log);
        }
    }
}

/// LOC-17.24: an item that was in a hand is lost without use, and what is attached to it too (LOC-17.25).
pub fn lose_item(board: &mut Board, seat: Seat, item: HeavyItem, log: &mut Log<'_, Lockdown>) {
    rule!("LOC-17.24");
    board.items.lose(item.card, seat);
    if item.has_extended_magazine {
        board.items.lose(ItemCard::new(Item::ExtendedMagazine, Back::Red), seat);
    }
    log.push(Heard::ItemDropped { seat, item: item.card }.into());
}

/// LOC-17.24: what is declined stays where it was: on the floor, under its deck, in the supply.
fn decline(board: &mut Board, seat: Seat, new: Held, log: &mut Log<'_, Lockdown>) {
    log.push(Heard::HandsLeftAsTheyAre { seat }.into());
    match new {
        Held::Nothing => (),
        Held::Object(object) => {
            if let Some(room) = board.player(seat).room() {
                board.place_mut(room).lay(object);
            }
        }
        Held::Item(item) | Held::Bound(item, _) => board.items.lose(item.card, seat),
    }
}

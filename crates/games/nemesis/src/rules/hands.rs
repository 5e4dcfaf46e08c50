//! NEM-16.3, NEM-42.1: heavy things, and the hands to hold them.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, Log, Question, Seat, Seats, rule};
use serde::{Deserialize, Serialize};

use crate::{
    Frame, Nemesis,
    board::{Board, HeavyItem, Held, ObjectToken},
    heard::Heard,
    rules::search,
    words::Back,
};

/// NEM-16.3, NEM-16.4: a player gets an item: into the inventory, or into a hand if it is heavy.
/// NEM-5.25: that takes no action of its own.
pub fn receive(board: &mut Board, seat: Seat, item: HeavyItem, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    if item.card.item.print().is_heavy {
        return take(board, seat, Held::Item(item), log);
    }
    rule!("NEM-16.3");
    board.player_mut(seat).inventory.add(item.card);
    Flow::Done
}

/// NEM-16.18: takes something heavy into a free hand, or asks what is dropped for it.
pub fn take(board: &mut Board, seat: Seat, held: Held, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    if board.player(seat).has_free_hand() {
        rule!("NEM-16.5");
        board.player_mut(seat).hands.put(held);
        log.push(taken(seat, held).into());
        return Flow::Done;
    }
    board.scratch.incoming = held;
    Flow::Become(HandsFull { seat }.into())
}

fn taken(seat: Seat, held: Held) -> Heard {
    match held {
        Held::Item(item) | Held::Bound(item, _) => Heard::HeavyItemTaken { seat, item: item.card, ammo: item.ammo },
        Held::Object(object) => Heard::ObjectTaken { seat, object },
        Held::Nothing => Heard::HandsLeftAsTheyAre { seat },
    }
}

/// NEM-16.31: an object is put on the floor.
pub fn drop_object(board: &mut Board, seat: Seat, object: ObjectToken, log: &mut Log<'_, Nemesis>) {
    board.player_mut(seat).hands.drop_object(object);
    if let Some(room) = board.room_for_noise(seat) {
        board.place_mut(room).lay(object);
        log.push(Heard::ObjectDropped { seat, object }.into());
    }
}

/// NEM-42.1: a hand cannot be used any more, and what it holds has to go.
pub fn drop_excess(board: &Board, seat: Seat) -> Option<Frame> {
    let player = board.player(seat);
    (player.hands.n_used() > player.n_hands()).then(|| HandLost { seat }.into())
}

/// What a player lets go of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum HandAnswer {
    /// What is in the left hand, or the right one. NEM-42.7: bound items go together.
    DropLeft,
    DropRight,
    /// The new thing is not taken.
    Decline,
}

/// NEM-4.45: both hands are full, and there is something new.
#[engine::frame]
pub struct HandsFull {
    pub seat: Seat,
}

impl Question<Nemesis> for HandsFull {
    type Answer = HandAnswer;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(HandAnswer)) {
        offer(HandAnswer::Decline);
        each_full_hand(board, seat, offer);
    }

    fn answered(self, board: &mut Board, seat: Seat, answer: HandAnswer, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        rule!("NEM-16.18");
        let new = match board.scratch.found.pop() {
            Some(card) => Held::Item(search::as_found(card)),
            None => std::mem::take(&mut board.scratch.incoming),
        };
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

/// NEM-42.1: a wounded arm can hold nothing; the owner chooses what is dropped.
#[engine::frame]
pub struct HandLost {
    pub seat: Seat,
}

impl Question<Nemesis> for HandLost {
    type Answer = HandAnswer;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(HandAnswer)) {
        each_full_hand(board, seat, offer);
    }

    fn answered(self, board: &mut Board, seat: Seat, answer: HandAnswer, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        rule!("NEM-42.1");
        empty(board, seat, answer, log);
        Flow::Done
    }
}

/// What can be dropped.
pub fn each_full_hand(board: &Board, seat: Seat, offer: &mut impl FnMut(HandAnswer)) {
    let [left, right] = board.player(seat).hands.0;
    if left != Held::Nothing {
        offer(HandAnswer::DropLeft);
    }
    if right != Held::Nothing {
        offer(HandAnswer::DropRight);
    }
}

/// Lets go of all that a hand holds.
pub fn empty(board: &mut Board, seat: Seat, answer: HandAnswer, log: &mut Log<'_, Nemesis>) {
    let hand = &mut board.player_mut(seat).hands.0[(answer == HandAnswer::DropRight) as usize];
    match *hand {
        Held::Nothing => (),
        Held::Object(object) => drop_object(board, seat, object, log),
        Held::Item(item) => {
            *hand = Held::Nothing;
            drop_item(board, seat, item, log);
        }
        Held::Bound(one, other) => {
            *hand = Held::Nothing;
            drop_item(board, seat, one, log);
            drop_item(board, seat, other, log);
        }
    }
}

/// An item is out of the hand, and gone.
fn drop_item(board: &mut Board, seat: Seat, item: HeavyItem, log: &mut Log<'_, Nemesis>) {
    rule!("NEM-16.32");
    board.discard_heavy(item);
    log.push(Heard::ItemDropped { seat, item: item.card }.into());
}

/// NEM-16.18: what is not taken stays where it was: on the floor, under its deck, in the supply.
fn decline(board: &mut Board, seat: Seat, new: Held, log: &mut Log<'_, Nemesis>) {
    log.push(Heard::HandsLeftAsTheyAre { seat }.into());
    match new {
        Held::Nothing => (),
        Held::Object(object) => {
            if let Some(room) = board.room_for_noise(seat) {
                board.place_mut(room).lay(object);
            }
        }
        Held::Item(item) | Held::Bound(item, _) => match item.card.back {
            Back::Red | Back::Yellow | Back::Green => board.items.put_under(item.card, seat),
            Back::Blue | Back::Starting | Back::Quest => board.items.discard(item.card),
        },
    }
}

//! NEM-16.3 to NEM-16.20, NEM-42.1, LOC-17.3 to LOC-17.8, LOC-48.1: heavy things, and the hands to hold them.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, Log, Question, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::{Aboard, CarriedCard, CarriedItem, Handled, Handles, Held, HeldOf, ItemOf, Kin, ObjectOf, rule_of};

/// NEM-16.3, LOC-17.3: a player gets an item: into the inventory, or into a hand if it is heavy.
/// NEM-5.25, LOC-5.40: that takes no action of its own.
pub fn receive<G: Kin>(board: &mut G::Board, seat: Seat, item: ItemOf<G>, log: &mut Log<'_, G>) -> Flow<G::Frame> {
    if item.card().is_heavy() {
        rule_of!(G, "NEM-16.4", "LOC-17.4");
        return take(board, seat, Held::Item(item), log);
    }
    rule_of!(G, "NEM-16.3", "LOC-17.3");
    board.stow(seat, item);
    Flow::Done
}

/// NEM-16.18, LOC-17.5: takes something heavy into a free hand, or asks what is dropped for it.
pub fn take<G: Kin>(board: &mut G::Board, seat: Seat, held: HeldOf<G>, log: &mut Log<'_, G>) -> Flow<G::Frame> {
    if board.hands(seat).n_used() < board.n_hands(seat) {
        rule_of!(G, "NEM-16.5", "LOC-17.4");
        board.hands_mut(seat).put(held);
        tell_taken(seat, held, log);
        return Flow::Done;
    }
    *board.incoming_mut() = held;
    Flow::Become(HandsFull { seat }.into())
}

fn tell_taken<G: Kin>(seat: Seat, held: HeldOf<G>, log: &mut Log<'_, G>) {
    let taken: Handles<G> = match held {
        Held::Item(item) | Held::Bound(item, _) => {
            Handled::HeavyItemTaken { seat, item: item.card(), ammo: item.ammo() }
        }
        Held::Object(object) => Handled::ObjectTaken { seat, object },
        Held::Nothing => Handled::HandsLeftAsTheyAre { seat },
    };
    log.push(taken.into());
}

/// NEM-16.31, LOC-17.41: an object is put on the floor.
pub fn drop_object<G: Kin>(board: &mut G::Board, seat: Seat, object: ObjectOf<G>, log: &mut Log<'_, G>) {
    board.hands_mut(seat).drop_object(object);
    if let Some(room) = board.room_for_noise(seat) {
        board.lay(room, object);
        log.push(Handled::ObjectDropped { seat, object }.into());
    }
}

/// NEM-42.1, LOC-48.1: a hand cannot be used any more, and what it holds has to go.
pub fn drop_excess<G: Kin>(board: &G::Board, seat: Seat) -> Option<G::Frame> {
    (board.hands(seat).n_used() > board.n_hands(seat)).then(|| HandLost { seat }.into())
}

/// What a player lets go of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum HandAnswer {
    /// What is in the left hand, or the right one; bound items go together.
    DropLeft,
    DropRight,
    /// The new thing is not taken.
    Decline,
}

/// Both hands are full, and there is something new.
#[engine::frame]
pub struct HandsFull {
    pub seat: Seat,
}

impl<G: Kin> Question<G> for HandsFull {
    type Answer = HandAnswer;

    fn asked(self, _: &G::Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, board: &G::Board, seat: Seat, offer: &mut impl FnMut(HandAnswer)) {
        offer(HandAnswer::Decline);
        each_full_hand::<G>(board, seat, offer);
    }

    fn answered(self, board: &mut G::Board, seat: Seat, answer: HandAnswer, log: &mut Log<'_, G>) -> Flow<G::Frame> {
        rule_of!(G, "NEM-4.45", "LOC-4.66");
        rule_of!(G, "NEM-16.18", "LOC-17.5");
        let new = match board.found_mut().pop() {
            Some(card) => Held::Item(G::as_found(card)),
            None => std::mem::take(board.incoming_mut()),
        };
        match answer {
            HandAnswer::Decline => decline(board, seat, new, log),
            HandAnswer::DropLeft | HandAnswer::DropRight => {
                empty(board, seat, answer, log);
                board.hands_mut(seat).put(new);
                tell_taken(seat, new, log);
            }
        }
        Flow::Done
    }
}

/// NEM-42.1, LOC-48.1: a wounded arm can hold nothing; the owner chooses what is dropped.
#[engine::frame]
pub struct HandLost {
    pub seat: Seat,
}

impl<G: Kin> Question<G> for HandLost {
    type Answer = HandAnswer;

    fn asked(self, _: &G::Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, board: &G::Board, seat: Seat, offer: &mut impl FnMut(HandAnswer)) {
        each_full_hand::<G>(board, seat, offer);
    }

    fn answered(self, board: &mut G::Board, seat: Seat, answer: HandAnswer, log: &mut Log<'_, G>) -> Flow<G::Frame> {
        rule_of!(G, "NEM-42.1", "LOC-48.1");
        empty(board, seat, answer, log);
        Flow::Done
    }
}

/// What can be dropped.
pub fn each_full_hand<G: Kin>(board: &G::Board, seat: Seat, offer: &mut impl FnMut(HandAnswer)) {
    let [left, right] = board.hands(seat).0;
    if left != Held::Nothing {
        offer(HandAnswer::DropLeft);
    }
    if right != Held::Nothing {
        offer(HandAnswer::DropRight);
    }
}

/// Lets go of all that a hand holds.
pub fn empty<G: Kin>(board: &mut G::Board, seat: Seat, answer: HandAnswer, log: &mut Log<'_, G>) {
    let hand = &mut board.hands_mut(seat).0[(answer == HandAnswer::DropRight) as usize];
    match *hand {
        Held::Nothing => (),
        Held::Object(object) => drop_object(board, seat, object, log),
        Held::Item(item) => {
            *hand = Held::Nothing;
            drop_item(board, seat, item, log);
        }
        Held::Bound(one, other) => {
            rule_of!(G, "NEM-42.7", "LOC-17.8");
            *hand = Held::Nothing;
            drop_item(board, seat, one, log);
            drop_item(board, seat, other, log);
        }
    }
}

/// An item is out of the hand, and gone. NEM-16.32, LOC-17.24: where to, each book says.
pub fn drop_item<G: Kin>(board: &mut G::Board, seat: Seat, item: ItemOf<G>, log: &mut Log<'_, G>) {
    rule_of!(G, "NEM-16.32", "LOC-17.24");
    board.let_go(seat, item);
    log.push(Handled::ItemDropped { seat, item: item.card() }.into());
}

/// NEM-16.18, LOC-17.24: what is not taken stays where it was: on the floor, under its deck, in the supply.
fn decline<G: Kin>(board: &mut G::Board, seat: Seat, new: HeldOf<G>, log: &mut Log<'_, G>) {
    log.push(Handled::HandsLeftAsTheyAre { seat }.into());
    match new {
        Held::Nothing => (),
        Held::Object(object) => {
            if let Some(room) = board.room_for_noise(seat) {
                board.lay(room, object);
            }
        }
        Held::Item(item) | Held::Bound(item, _) => board.items_mut().lose(item.card(), seat),
    }
}

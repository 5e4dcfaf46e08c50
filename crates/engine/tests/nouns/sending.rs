//! What is hidden cannot be sent, because it does not compile.

use contact::{Choice, Contact, Event, Frame, FrameView, Heard, Outcome, View, board::Board};
use engine::{Known, List, Memory, Pile, Pool, Slot, State};
use serde::Serialize;
use static_assertions::{assert_impl_all, assert_not_impl_any};

assert_not_impl_any!(State<Contact>: Serialize);
assert_not_impl_any!(Board: Serialize);
assert_not_impl_any!(Frame: Serialize);
assert_not_impl_any!(Event: Serialize);
assert_not_impl_any!(Known<u8>: Serialize);
assert_not_impl_any!(Slot<u8>: Serialize);
assert_not_impl_any!(List<Known<u8>, 3>: Serialize);
assert_not_impl_any!(Pile<contact::words::Signal, 3>: Serialize);
assert_not_impl_any!(Pool<contact::words::Signal, 3>: Serialize);
assert_not_impl_any!(Memory<u8, u8, 3>: Serialize);

assert_impl_all!(State<Contact>: Copy, Send, Sync, borsh::BorshSerialize, borsh::BorshDeserialize);
assert_impl_all!(View: Serialize);
assert_impl_all!(Heard: Serialize);
assert_impl_all!(FrameView: Serialize);
assert_impl_all!(Choice: Serialize);
assert_impl_all!(Outcome: Serialize);

#[test]
fn a_state_is_small_and_so_is_a_rule_under_way() {
    assert!(size_of::<State<Contact>>() <= 512);
    assert!(size_of::<Frame>() <= 16);
}

//! AGD-5.25, AGD-5.26: Rest.

use aliens::{
    Choice, Frame, Outcome,
    rules::{actions::ActionAnswer, drawing::DrawAnswer, rest::RecoverAnswer},
    words::{
        Card,
        Character::{Gorman, Hicks, Hudson},
        Mission,
    },
};

use crate::table::*;

/// AGD-T46 AGD-5.25
#[test]
fn a_resting_hero_draws_up_to_2_and_recovers_up_to_3_from_pile_and_hand() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hudson, h1(4, 6))
        .hand(YOU, &[Card::Headset, Card::HandWelder, Card::MediKit])
        .piles(10, 2, &[Card::Steady])
        .acting(YOU, Hudson);

    table.acts(ActionAnswer::Rest);
    table.chooses(YOU, Choice::DrawMore(DrawAnswer::Draw)).shows(Outcome::CardDraw(Card::Steady));
    table.chooses(YOU, Choice::DrawMore(DrawAnswer::Stop));
    table.chooses(YOU, Choice::RecoverMore(RecoverAnswer::Exhausted));
    table.chooses(YOU, Choice::RecoverMore(RecoverAnswer::Exhausted));
    table.chooses(YOU, Choice::RecoverMore(RecoverAnswer::FromHand { card: Card::Headset }));

    assert!(matches!(table.waits_for(), Frame::NextAction(_)), "three are all");
    assert_eq!(table.piles(), (12, 0, 0));
    assert_eq!(table.board().player(YOU).hand.len(), 3);
}

/// AGD-T47 AGD-5.26
#[test]
fn a_resting_grunt_recovers_what_there_is() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Gorman, h1(12, 12))
        .grunt(Hicks, h1(4, 6))
        .piles(10, 2, &[])
        .acting(YOU, Hicks);

    table.acts(ActionAnswer::Rest);

    assert_eq!(table.piles(), (12, 0, 0));
}

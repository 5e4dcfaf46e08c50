//! How events are said, one after another.

use engine::{Line, Seat};
use nemesis::{
    board::Card,
    heard::{Handled, Heard, Told},
    rules::actions::Action,
    saying::line,
    words::{ActionCard, Back, IntruderToken, Item},
};

const MAJA: Seat = Seat(0);
const VEGA: Seat = Seat(1);
const DECLARED: Heard = Heard::Declared { seat: MAJA, action: Action::Pass, to: None, against: None };
const PASSED: Heard = Heard::Passed { seat: MAJA };

fn discarded(seat: Seat) -> Heard {
    Heard::CardDiscarded { seat, card: ActionCard::Rest }
}

#[test]
fn cards_that_are_paid_go_on_with_the_declaration_and_are_one_line() {
    assert_eq!(line(&discarded(MAJA), Some(DECLARED)), Line::GoesOn);
    assert_eq!(line(&discarded(MAJA), Some(discarded(MAJA))), Line::Joins);
    assert_eq!(line(&Heard::ContaminationDiscarded { seat: MAJA }, Some(discarded(MAJA))), Line::Joins);
}

#[test]
fn what_somebody_else_discards_belongs_to_nothing() {
    assert_eq!(line(&discarded(VEGA), Some(DECLARED)), Line::Own);
    assert_eq!(line(&discarded(VEGA), Some(discarded(MAJA))), Line::Own);
    assert_eq!(line(&discarded(MAJA), Some(PASSED)), Line::Own);
}

#[test]
fn cards_that_one_player_draws_are_one_line() {
    let drawn = |seat, card| Heard::CardDrawn { seat, card };
    let rest = drawn(MAJA, Some(Card::Action(ActionCard::Rest)));

    assert_eq!(line(&drawn(MAJA, None), Some(drawn(MAJA, None))), Line::Joins);
    assert_eq!(line(&rest, Some(rest)), Line::Joins);
    assert_eq!(line(&drawn(VEGA, None), Some(drawn(MAJA, None))), Line::Own);
    assert_eq!(line(&drawn(VEGA, None), Some(rest)), Line::Own);
}

#[test]
fn tokens_that_go_into_the_bag_are_one_line() {
    let added = |token| Heard::Told(Told::TokenAdded { token });

    assert_eq!(line(&added(IntruderToken::AdultTwo), Some(PASSED)), Line::Own);
    assert_eq!(line(&added(IntruderToken::AdultTwo), Some(added(IntruderToken::AdultThree))), Line::Joins);
}

#[test]
fn what_was_found_is_said_to_whoever_knows_it() {
    let found = |item| Heard::Handled(Handled::ItemFound { seat: MAJA, back: Back::Red, item });

    assert_eq!(line(&found(None), None), Line::Silent);
    assert_eq!(line(&found(Some(Item::Rifle)), None), Line::Own);
}

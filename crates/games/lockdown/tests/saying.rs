//! How events are said, one after another.

use engine::{Line, RuleId, Seat};
use lockdown::{
    board::Card,
    heard::{Handled, Harm, Heard, Told},
    saying::{line, rule},
    words::{ActionCard, Back, Cause, Item, Level, PowerArea, PowerToken, RoomNumber, StalkerToken},
};

const MAJA: Seat = Seat(0);
const VEGA: Seat = Seat(1);
const USED: Heard = Heard::RoomUsed { seat: MAJA, room: RoomNumber(4) };

fn discarded(seat: Seat) -> Heard {
    Heard::CardDiscarded { seat, card: ActionCard::Rest }
}

#[test]
fn cards_that_one_player_discards_are_one_line() {
    assert_eq!(line(&discarded(MAJA), Some(discarded(MAJA))), Line::Joins);
    assert_eq!(line(&Heard::ContaminationDiscarded { seat: MAJA }, Some(discarded(MAJA))), Line::Joins);
    assert_eq!(line(&discarded(VEGA), Some(discarded(MAJA))), Line::Own);
    assert_eq!(line(&discarded(MAJA), Some(USED)), Line::Own);
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
fn tokens_power_and_dying_noise_are_one_line_each() {
    let added = |token| Heard::Told(Told::TokenAdded { token });
    let moved = |area, token| Heard::PowerMoved { area, token };
    let removed = |level| Heard::NoiseRemoved { level };

    let (one, other) = (added(StalkerToken::AdultTwoFour), added(StalkerToken::AdultOneThree));
    assert_eq!([line(&one, None), line(&one, Some(other))], [Line::Own, Line::Joins]);
    let (one, other) = (moved(PowerArea::S01, PowerToken::One), moved(PowerArea::S02, PowerToken::Two));
    assert_eq!([line(&one, Some(USED)), line(&one, Some(other))], [Line::Own, Line::Joins]);
    let (one, other) = (removed(Level::S01), removed(Level::S02));
    assert_eq!([line(&one, Some(USED)), line(&other, Some(one))], [Line::Own, Line::Joins]);
}

#[test]
fn what_was_found_is_said_to_whoever_knows_it() {
    let found = |item| Heard::Handled(Handled::ItemFound { seat: MAJA, back: Back::Red, item });

    assert_eq!(line(&found(None), None), Line::Silent);
    assert_eq!(line(&found(Some(Item::Grenade)), None), Line::Own);
}

#[test]
fn the_rule_is_one_of_this_book_also_where_both_books_tell_it() {
    let contaminated = Heard::Harm(Harm::Contaminated { seat: MAJA });
    let wounded = Heard::Harm(Harm::LightWoundSuffered { seat: MAJA, by: Cause::Fire });
    let burning = Heard::Told(Told::FireBrokeOut { room: RoomNumber(4) });

    assert_eq!(rule(&contaminated), Some(RuleId("LOC-13.1")));
    assert_eq!(rule(&burning), Some(RuleId("LOC-9.4")));
    assert_eq!(rule(&Heard::GateOpened {}), Some(RuleId("LOC-20.30")));
    assert_eq!([rule(&wounded), rule(&USED)], [None, None]);
}

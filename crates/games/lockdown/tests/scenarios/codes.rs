//! LOC-19.10, LOC-19.19, LOC-19.50, LOC-19.71, LOC-22, LOC-27: what is looked at in secret.

use engine::{Known, Seats, Viewer};
use lockdown::{
    Choice, Heard, Outcome,
    board::{CodePlace, CodeToken},
    rules::{aims::RoomAim, rooms::css::CssMoveAnswer},
    words::{Contingency, CssToken, Objective, Room},
};

use crate::table::{Given, HE, SHE, YOU, given};

const POOL: CodeToken = CodeToken(4);

fn archive() -> Given {
    given().explored(20, Room::Archive, 1).stands(YOU, 20).holds_code(YOU, 1, Contingency::Grey)
}

/// LOC-19.10 LOC-22.5 LOC-27.5 LOC-22.4 LOC-4.74
#[test]
fn whoever_looks_at_a_token_of_the_pool_is_the_only_one_to_know_it() {
    let mut table = archive().uses_the_room(YOU, RoomAim::Code { token: POOL });
    table.shows(Outcome::CodeLook(Contingency::Yellow));

    let token = table.board().contingencies.token(POOL);
    assert_eq!((token.lies, token.code.expect("it is seen").by()), (CodePlace::Pool, Seats::one(YOU)));
    let seen = |code| Heard::CodeSeen { seat: YOU, token: POOL, code };
    assert!(table.heard_by(Viewer::seat(YOU)).contains(&seen(Some(Contingency::Yellow))));
    assert!(table.heard_by(Viewer::seat(SHE)).contains(&seen(None)));
}

/// LOC-19.10 LOC-22.7 LOC-29.32 LOC-27.6
#[test]
fn the_archive_shows_any_token_but_the_active_one_and_the_own() {
    let codes = archive().holds_code(SHE, 2, Contingency::Red);
    let codes = codes.whereabouts(SHE, lockdown::board::Whereabouts::LockedIn);
    let offered = codes.room_aims(YOU);

    let can = |id| offered.contains(&RoomAim::Code { token: CodeToken(id) });
    assert_eq!([can(0), can(1), can(2), can(3)], [false, false, true, true]);
    let table = codes.uses_the_room(YOU, RoomAim::Code { token: CodeToken(2) });
    let code = table.board().contingencies.token(CodeToken(2)).code.expect("it is seen");
    assert_eq!(code.seen_by(Viewer::seat(YOU)), Some(Contingency::Red));
    assert_eq!(table.board().contingencies.token(CodeToken(2)).lies, CodePlace::With { seat: SHE });
}

/// LOC-29.139
#[test]
fn with_nothing_to_look_at_the_archive_still_teaches() {
    let empty = archive().with(|board| {
        board.contingencies.tokens[2..].iter_mut().for_each(|it| it.lies = CodePlace::With { seat: YOU });
    });
    assert_eq!(empty.room_aims(YOU), [RoomAim::Nothing]);

    assert_eq!(empty.uses_the_room(YOU, RoomAim::Nothing).player(YOU).knowledge, 3);
}

/// LOC-19.69 LOC-19.71
#[test]
fn in_the_alert_room_a_token_of_the_pool_is_seen_and_taken() {
    let mut table = given().stands(YOU, 13).uses_the_room(YOU, RoomAim::Code { token: POOL });
    table.shows(Outcome::CodeLook(Contingency::Green));

    assert_eq!(table.board().contingencies.token(POOL).lies, CodePlace::With { seat: YOU });
    let empty = given().stands(YOU, 13).with(|board| {
        board.contingencies.tokens[1..].iter_mut().for_each(|it| it.lies = CodePlace::With { seat: YOU });
    });
    assert_eq!(empty.room_aims(YOU), [RoomAim::StartAlert]);
}

/// LOC-25.21 LOC-29.156
#[test]
fn together_a_token_that_is_looked_at_is_turned_up_for_all() {
    let crew = Given::players(3, &[("co-operative", "on")]).stands(YOU, 13);
    let mut table = crew.uses_the_room(YOU, RoomAim::Code { token: POOL });
    table.shows(Outcome::CodeLook(Contingency::Green));

    let token = table.board().contingencies.token(POOL);
    assert_eq!(token.lies, CodePlace::FaceUp);
    assert!(table.told().contains(&Heard::CodeTurnedUp { token: POOL, code: Contingency::Green }));
}

/// LOC-19.19 LOC-26.59 LOC-27.3 LOC-29.138
#[test]
fn whoever_sent_a_signal_can_be_asked_for_all_objectives() {
    let both = |seat| [Objective::LiveCargo, Objective::WayOut].map(|it| Some(Known::to(Seats::one(seat), it)));
    let room = given().explored(20, Room::TransmitterControlRoom, 1).stands(YOU, 20).signal(SHE);
    let room = room.with(|board| {
        board.player_mut(SHE).objectives = both(SHE);
        board.player_mut(HE).objectives = both(HE);
    });
    assert_eq!(room.room_aims(YOU), [RoomAim::SendSignal, RoomAim::CheckObjective { of: SHE }]);

    let table = room.uses_the_room(YOU, RoomAim::CheckObjective { of: SHE });

    let seen = |objective| Heard::ObjectiveSeen { seat: YOU, of: SHE, objective };
    let heard = table.heard_by(Viewer::seat(YOU));
    assert!([Objective::LiveCargo, Objective::WayOut].into_iter().all(|it| heard.contains(&seen(Some(it)))));
    assert!(!table.heard_by(Viewer::seat(HE)).contains(&seen(Some(Objective::WayOut))));
    assert_eq!(table.player(YOU).objectives_seen.seen().len(), 2);
}

/// LOC-19.18 LOC-19.26
#[test]
fn a_signal_is_sent_once() {
    let room = given().explored(20, Room::TransmitterControlRoom, 1).stands(YOU, 20);
    let table = room.uses_the_room(YOU, RoomAim::SendSignal);

    assert!(table.player(YOU).has_signal);
    assert!(room.signal(YOU).room_aims(YOU).is_empty());
}

/// LOC-19.50 LOC-4.87 LOC-27.8
#[test]
fn a_css_token_that_was_looked_at_may_be_moved_by_one_space() {
    let control = given().explored(1, Room::CssControlRoom, 1).stands(YOU, 1);
    let mut table = control.uses_the_room(YOU, RoomAim::Css { space: 10 });
    table.shows(Outcome::CssLook(CssToken::NoPod));
    let seen = |token| Heard::CssSeen { seat: YOU, space: 10, token };
    assert!(table.heard_by(Viewer::seat(YOU)).contains(&seen(Some(CssToken::NoPod))));
    assert!(table.told().contains(&seen(None)));

    table.chooses(YOU, Choice::CssMove(CssMoveAnswer::Later));

    let token = table.board().time.css_at(9).expect("it has moved").token.expect("it was seen");
    assert_eq!(token.by(), Seats::one(YOU));
    assert!(table.board().time.css_at(10).is_none());
}

/// LOC-29.145 LOC-19.50
#[test]
fn a_css_token_stays_apart_from_others_and_on_the_track() {
    let answers = |given: Given, space| {
        let mut table = given.uses_the_room(YOU, RoomAim::Css { space });
        table.shows(Outcome::CssLook(CssToken::A));
        table.answers(YOU)
    };
    let control = given().explored(1, Room::CssControlRoom, 1).stands(YOU, 1);
    let [stay, sooner, later] = [CssMoveAnswer::Stay, CssMoveAnswer::Sooner, CssMoveAnswer::Later].map(Choice::CssMove);

    assert_eq!(answers(control, 1), [stay], "2 holds another one, and S is no space for it");
    assert_eq!(answers(control.time(10), 10), [stay], "on the space of the time token");
    assert_eq!(answers(control.time(9), 8), [stay, sooner, later], "onto the space of the time token it may");
}

/// LOC-25.21 LOC-29.156
#[test]
fn together_whatever_is_looked_at_is_open_to_all() {
    let together = Given::players(2, &[("co-operative", "on")]).stands(YOU, 13);
    let code = CodeToken(3);
    let mut table = together.uses_the_room(YOU, RoomAim::Code { token: code });
    table.shows(Outcome::CodeLook(Contingency::Blue));

    let it = table.board().contingencies.token(code);
    assert_eq!(it.lies, CodePlace::FaceUp, "and nobody owns it");
    assert!([YOU, SHE].into_iter().all(|seat| it.code.is_some_and(|code| code.by().has(seat))));
}

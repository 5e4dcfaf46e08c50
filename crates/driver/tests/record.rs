//! Records: written, read, and refused.

mod table;
mod walk;

use contact::{Contact, ContactSetup};
use driver::{
    Dealer, Holder, HolderKind, Nonce, Open, Proven, Record, Replay, Seating, Table, Told,
    line::{Expected, LineError},
    record::{BadHolder, Ended, LONGEST_LINE, MOST_BYTES, MOST_LINES, RecordError, RecordFault, game_of, state_hash},
    verify,
};
use engine::{BadSetup, Seat, Setup};
use proptest::prelude::*;
use table::{FIRST, SECOND, holders, opened, played, played_straight, read};
use walk::{Choice, Pace, Walk};

/// A whole game of walkers, as it is stored. If this changes, stored games of all kinds can
/// no longer be read.
const WHOLE_GAME: &str = include_str!("games/walk.game");

/// The same game as it was stored in format 1, whose dealer dealt by all lines before.
const OLD_GAME: &str = include_str!("games/walk-1.game");

/// The game that is stored, played again.
fn walked() -> Table<Walk> {
    let seating = Seating::from(holders(2)).with_nonce(SECOND, Nonce(*b"a seat's own num"));
    let mut table = Table::open(Setup::standard(2), seating, Dealer::seeded(7)).expect("a table");
    walk_on(&mut table);
    table
}

/// Plays the game that is stored from its start.
fn walk_on(table: &mut Table<Walk>) {
    let stride = |table: &mut Table<Walk>, seat, pace| drop(table.choose(seat, Choice::Stride(pace)).expect("taken"));
    stride(table, FIRST, Pace::Step);
    stride(table, FIRST, Pace::Step);
    table.undo(FIRST).expect("nobody has learned anything");
    stride(table, FIRST, Pace::Shout);
    table.seat_taken(SECOND, Holder::person("Jo\n").expect("a good name")).expect("anybody may take a seat");
    while !table.is_finished() {
        stride(table, FIRST, Pace::Rest);
        stride(table, SECOND, Pace::Rest);
        table.advance(&mut Vec::new()).expect("the weather changes");
    }
}

#[test]
fn a_stored_game_is_still_written_in_the_same_way() {
    assert_eq!(walked().record().text(), WHOLE_GAME);
}

#[test]
fn a_stored_game_still_proves_everything() {
    let record = Record::<Walk>::parse(WHOLE_GAME.as_bytes()).expect("it reads");
    assert!(verify(&record).expect("it fits").is_complete());
}

#[test]
fn a_game_of_format_1_still_proves_what_it_proved_and_says_what_taking_back_has_changed() {
    let record = Record::<Walk>::parse(OLD_GAME.as_bytes()).expect("it reads");
    let verdict = verify(&record).expect("it fits");
    assert!(verdict.proven.contains(&Proven::Dealer { count: 8 }), "{verdict:?}");
    assert_eq!(verdict.open, [Open::DealtAnew { count: 1 }]);
}

#[test]
fn a_game_of_format_1_goes_on_as_it_was_dealt() {
    let header: String = OLD_GAME.lines().take(FIRST_ENTRY - 1).map(|line| format!("{line}\n")).collect();
    let record = Record::<Walk>::parse(header.as_bytes()).expect("it reads");
    let mut table = Table::resume(record, Dealer::seeded(7)).expect("it goes on");

    walk_on(&mut table);

    assert_eq!(table.record().text(), OLD_GAME);
}

#[test]
fn a_game_for_practice_says_so_in_its_header_and_one_of_format_1_cannot() {
    let seating = Seating::from(holders(2)).for_practice();
    let table = Table::<Contact>::open(ContactSetup::standard(2), seating, Dealer::seeded(1)).expect("a table");
    let text = table.record().text();
    assert!(text.contains("\npractice\ncommitment "), "{text}");
    assert!(read(text).header().is_practice);
    assert!(!read(opened(2, 1).record().text()).header().is_practice);

    let old = OLD_GAME.replace("commitment", "practice\ncommitment");
    assert_eq!(error(&old), unexpected(9, 1, "practice", Expected::OneOf(&["commitment"])));
}

#[test]
fn a_stored_game_says_who_played_and_how_it_ended() {
    let record = Record::<Walk>::parse(WHOLE_GAME.as_bytes()).expect("it reads");
    let header = record.header();
    assert_eq!((header.rules, header.digest, header.setup), (1, 1, Setup::standard(2)));
    assert_eq!(header.holders[0].name(), "Anna");
    assert_eq!(header.holders[1].kind(), &HolderKind::Bot("greedy".to_owned()));
    let footer = record.footer().expect("the game is finished");
    assert!(matches!(footer.ended, Ended::Over(_)));
    assert_eq!(footer.chain, record.transcript().digest());
    assert_eq!(game_of(WHOLE_GAME.as_bytes()), Ok("walk".to_owned()));
}

#[test]
fn the_hash_of_a_board_is_that_of_its_facts() {
    let table = played_straight(2, 7);
    let record = table.record();
    let replay = Replay::of(record).expect("it replays");
    let checked = record.entries().iter().enumerate().filter_map(|(place, it)| it.check.map(|check| (place, check)));
    let mut rounds = Vec::new();
    for (place, check) in checked {
        let board = replay.state_after(place + 1).expect("replayed").board();
        assert_eq!(state_hash::<Contact>(board), check.hash);
        rounds.push(check.round);
    }
    assert_eq!(rounds, [0, 1, 2, 3]);
}

#[test]
fn a_replay_gives_the_events_of_each_entry() {
    let mut table = opened(2, 3);
    let happened = table.resign(FIRST).expect("anybody may leave");
    let replay = Replay::of(table.record()).expect("it replays");
    assert_eq!(replay.events_of(happened.number), happened.events);
    assert_eq!(replay.events_of(0), table.set_up_events());
    assert_eq!(replay.events_of(999), []);
}

#[test]
fn names_can_be_anything() {
    for name in
        ["", " ", "\"", "\\", "\\u{41}", "a\nb", "a\r\tb", "x  y", "\u{202e}evil", "é🛸", "\u{85}", "\u{10ffff}"]
    {
        let seating = vec![Holder::person(name).expect("short"), Holder::bot("greedy-2", name).expect("short")];
        let table = Table::<Contact>::open(ContactSetup::standard(2), seating, Dealer::seeded(1)).expect("a table");
        let record = read(table.record().text());
        assert_eq!(&record, table.record());
        assert_eq!(record.header().holders[1].name(), name);
        assert_eq!(record.text().lines().count(), 10, "{}", record.text());
    }
}

#[test]
fn names_and_levels_have_a_greatest_length() {
    let long = "ж".repeat(Holder::LONGEST_NAME);
    assert!(Holder::person(&*long).is_ok());
    assert_eq!(Holder::person(long + "ж"), Err(BadHolder::LongName { most: 60 }));
    for level in ["", "Greedy", "a b", "a--b", "2", &"a".repeat(31)] {
        assert_eq!(Holder::bot(level, "Bo"), Err(BadHolder::BadLevel { most: 30 }));
    }
    // The longest name in its longest spelling still fits on a line.
    let widest = Holder::person("\u{10ffff}".repeat(Holder::LONGEST_NAME)).expect("not too long");
    assert!(widest.to_string().len() + 20 < LONGEST_LINE);
}

#[test]
fn nonces_stand_in_the_order_of_the_seats_and_the_last_counts() {
    let seating = Seating::from(holders(2))
        .with_nonce(Seat(1), Nonce([9; 16]))
        .with_nonce(Seat(0), Nonce([7; 16]))
        .with_nonce(Seat(1), Nonce([8; 16]));
    let table = Table::<Contact>::open(ContactSetup::standard(2), seating, Dealer::seeded(1)).expect("a table");
    let nonces = [(Seat(0), Nonce([7; 16])), (Seat(1), Nonce([8; 16]))];
    assert_eq!(read(table.record().text()).header().nonces, nonces);
}

#[track_caller]
fn error(text: &str) -> RecordError {
    Record::<Walk>::parse(text.as_bytes()).expect_err("the record is damaged")
}

fn unexpected(line: usize, at: usize, word: &str, expected: Expected) -> RecordError {
    RecordError { line, fault: RecordFault::Line(LineError::Unexpected { at, word: word.to_owned(), expected }) }
}

/// A text with one line replaced, counted from 1.
fn replaced(text: &str, number: usize, line: &str) -> String {
    let with = |(place, was)| if place + 1 == number { format!("{line}\n") } else { format!("{was}\n") };
    text.lines().enumerate().map(with).collect()
}

/// The stored game with one line replaced.
fn with_line(number: usize, line: &str) -> String {
    replaced(WHOLE_GAME, number, line)
}

/// The line of the first entry.
const FIRST_ENTRY: usize = 10;

#[test]
fn what_is_no_record_is_told_from_a_damaged_one() {
    for text in ["", "\n", "hello\n", "AIRLOCK-RECORD 1\n", "{\"game\": \"walk\"}\n"] {
        assert_eq!(error(text), RecordError { line: 1, fault: RecordFault::NotARecord });
    }
}

#[test]
fn a_record_of_a_later_format_is_refused_as_such() {
    let newer = RecordFault::NewerFormat { found: 3, known: 2 };
    assert_eq!(error(&with_line(1, "airlock-record 3")), RecordError { line: 1, fault: newer.clone() });
    assert_eq!(game_of(b"airlock-record 3\n"), Err(RecordError { line: 1, fault: newer }));
}

#[test]
fn a_record_of_another_game_is_refused_as_such() {
    let fault = RecordFault::OtherGame { found: "chess".to_owned(), expected: "walk" };
    assert_eq!(error(&with_line(2, "game chess")), RecordError { line: 2, fault });
}

#[test]
fn a_header_with_a_line_missing_says_which_should_be_there() {
    let text = WHOLE_GAME.replace("rules 1\n", "");
    assert_eq!(error(&text), unexpected(3, 1, "digest", Expected::OneOf(&["rules"])));
    let fault = RecordFault::Ends { expected: Expected::OneOf(&["rules"]) };
    assert_eq!(error("airlock-record 1\ngame walk\n"), RecordError { line: 3, fault });
}

#[test]
fn a_set_up_that_is_none_is_refused() {
    let table = opened(2, 1);
    let error = |number: usize, line: &str| {
        let text = replaced(table.record().text(), number, line);
        Record::<Contact>::parse(text.as_bytes()).expect_err("no such set-up")
    };
    assert_eq!(error(5, "players 9"), unexpected(5, 2, "9", Expected::Number { least: 2, most: 4 }));
    let unknown = RecordFault::Setup(BadSetup::UnknownOption("colour".to_owned()));
    assert_eq!(error(6, "option colour red"), RecordError { line: 6, fault: unknown });
    assert_eq!(error(6, "option length medium").code(), "setup-unknown-value");
    let not_for_two = error(7, "option jammers two");
    assert_eq!((not_for_two.line, not_for_two.code()), (7, "setup-not-for-players"));
    assert_eq!(error(7, "option length short"), RecordError { line: 7, fault: RecordFault::Repeated });
}

#[test]
fn an_odd_seat_is_refused() {
    assert_eq!(error(&with_line(6, "seat 1 cat \"Tom\"")), unexpected(6, 3, "cat", Expected::Holder));
    assert_eq!(error(&with_line(6, "seat 1 bot: \"Tom\"")), unexpected(6, 3, "bot:", Expected::Holder));
    for name in ["Anna", "\"Anna", "\"An\"na\"", "\"\\x\"", "\"\\u{0041}\"", "\"\\u{zz}\"", "\"\\", "\""] {
        let fault = error(&with_line(6, &format!("seat 1 person {name}"))).fault;
        assert!(
            matches!(fault, RecordFault::Line(LineError::Unexpected { at: 4, expected: Expected::Name, .. })),
            "{fault}"
        );
    }
    let second_first = error(&with_line(6, "seat 2 person \"Anna\""));
    assert_eq!(second_first, unexpected(6, 2, "2", Expected::Number { least: 1, most: 1 }));
}

#[test]
fn a_nonce_is_given_once() {
    let again = WHOLE_GAME.replace("commitment", "nonce 2 00000000000000000000000000000000\ncommitment");
    assert_eq!(error(&again), RecordError { line: 9, fault: RecordFault::Repeated });
    let short = error(&with_line(8, "nonce 2 00"));
    assert_eq!(short, unexpected(8, 3, "00", Expected::Hex { digits: 32 }));
}

#[test]
fn a_line_that_begins_with_nothing_known_is_refused() {
    let beginnings = Expected::OneOf(&[">", "!", "x", "<", "@", "#", "=", "end", "stopped"]);
    assert_eq!(error(&with_line(FIRST_ENTRY, "? 1")), unexpected(FIRST_ENTRY, 1, "?", beginnings.clone()));
    let fault = RecordFault::Line(LineError::Missing { at: 1, expected: beginnings });
    assert_eq!(error(&with_line(FIRST_ENTRY, "")), RecordError { line: FIRST_ENTRY, fault });
}

#[test]
fn an_entry_that_cannot_be_read_is_refused_with_its_line() {
    let error = |line: &str| error(&with_line(FIRST_ENTRY, line));
    let unexpected = |at, word, expected| unexpected(FIRST_ENTRY, at, word, expected);
    let paces = Expected::OneOf(&["step", "shout", "rest"]);
    assert_eq!(error("> 1 stride sing"), unexpected(4, "sing", paces));
    assert_eq!(error("> 3 stride rest"), unexpected(2, "3", Expected::Number { least: 1, most: 2 }));
    let fault = RecordFault::Line(LineError::Superfluous { at: 3, word: "now".to_owned() });
    assert_eq!(error("x 1 now"), RecordError { line: FIRST_ENTRY, fault });
    let reasons = Expected::OneOf(&["round-limit", "agreed", "abandoned", "rules-changed", "record-full"]);
    assert_eq!(error("# bored"), unexpected(2, "bored", reasons));
}

#[test]
fn a_hash_stands_below_an_entry_and_is_written_in_one_way() {
    let lone = RecordError { line: FIRST_ENTRY, fault: RecordFault::LoneCheck };
    assert_eq!(error(&with_line(FIRST_ENTRY, "= round 0 0123456789abcdef")), lone);
    let digits = Expected::Hex { digits: 16 };
    let line = WHOLE_GAME.lines().position(|line| line.starts_with('=')).expect("a hash") + 1;
    for hash in ["0123", "0123456789ABCDEF", "0123456789abcdeg", "éééééééé"] {
        assert_eq!(error(&with_line(line, &format!("= round 1 {hash}"))), unexpected(line, 4, hash, digits.clone()));
    }
}

#[test]
fn nothing_follows_the_end() {
    let line = WHOLE_GAME.lines().count() + 1;
    assert_eq!(error(&format!("{WHOLE_GAME}\n")), RecordError { line, fault: RecordFault::AfterTheEnd });
}

#[test]
fn what_is_no_text_or_cut_off_is_refused_with_its_line() {
    let mut bytes = WHOLE_GAME.as_bytes().to_vec();
    bytes[20] = 0xff;
    let damaged = Record::<Walk>::parse(&bytes).expect_err("it is no text");
    assert_eq!(damaged, RecordError { line: 2, fault: RecordFault::NotText });
    let cut = &WHOLE_GAME[..WHOLE_GAME.len() - 1];
    assert_eq!(error(cut), RecordError { line: WHOLE_GAME.lines().count(), fault: RecordFault::CutOff });
}

#[test]
fn a_record_longer_than_any_game_is_refused() {
    let long = WHOLE_GAME.replace("\nend", &format!("\n{}\nend", "x".repeat(LONGEST_LINE + 1)));
    assert!(matches!(error(&long).fault, RecordFault::LongLine { .. }));
    let many = format!("{WHOLE_GAME}{}", "x 1\n".repeat(MOST_LINES));
    let fault = RecordFault::TooManyLines { most: MOST_LINES };
    assert_eq!(error(&many), RecordError { line: MOST_LINES + 2, fault });
    let huge = vec![b'x'; MOST_BYTES + 1];
    let refused = Record::<Walk>::parse(&huge).expect_err("it is too long");
    assert_eq!(refused.fault, RecordFault::TooManyBytes { most: MOST_BYTES });
}

#[test]
fn an_error_is_told_with_its_line() {
    let error = error(&with_line(FIRST_ENTRY, "> 1 stride sing"));
    assert_eq!(error.code(), "line-unexpected-word");
    let arguments = error.arguments();
    for argument in [("line", "10"), ("at", "4"), ("word", "sing"), ("words", "step, shout, rest")] {
        assert!(arguments.contains(&(argument.0, argument.1.to_owned())), "{arguments:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn every_game_is_read_back_as_it_was_written(seed in any::<u64>(), setup in any::<prop::sample::Index>()) {
        let table = played(*setup.get(&ContactSetup::every()), seed);
        let record = Record::<Contact>::parse(table.record().text().as_bytes());
        prop_assert_eq!(record.as_ref(), Ok(table.record()));
    }

    #[test]
    fn every_name_is_read_back_as_it_was_typed(name in "\\PC{0,40}|[ -~]{0,40}|(?s:.{0,40})") {
        let seating = vec![Holder::person(&*name).expect("short"), Holder::person("Bo").expect("short")];
        let table = Table::<Contact>::open(ContactSetup::standard(2), seating, Dealer::seeded(1)).expect("a table");
        let record = Record::<Contact>::parse(table.record().text().as_bytes()).expect("it reads");
        prop_assert_eq!(record.header().holders[0].name(), name);
    }
}

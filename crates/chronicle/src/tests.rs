//! What is written is read again, and nothing else is.

use super::*;

fn begun() -> Chronicle {
    Chronicle::begin("Hadley's “Hope”", [("mission-3", "harder")]).expect("the name is good")
}

#[test]
fn what_is_written_is_read_again() {
    let text = begun().text();

    let read = Chronicle::read(text.as_bytes()).expect("it was written so");

    assert_eq!((read.campaign.name.as_str(), read.text()), ("Hadley's “Hope”", text));
    assert!(settled(&read.campaign).contains(&("mission-3", "harder")));
}

#[test]
fn every_change_is_noticed() {
    let text = begun().text();
    for at in 0..text.len() {
        let mut bytes = text.clone().into_bytes();
        bytes[at] ^= 1;

        assert!(Chronicle::read(&bytes).is_err(), "byte {at}");
    }
}

#[test]
fn whatever_is_cut_off_is_noticed() {
    let text = begun().text();
    for end in 0..text.len() {
        assert!(Chronicle::read(&text.as_bytes()[..end]).is_err(), "{end} bytes");
    }
}

#[test]
fn names_are_for_reading() {
    for name in ["", "   ", "!?", "a\u{1b}[2J", &"x".repeat(61)] {
        let refused = Chronicle::begin(name, []).expect_err("nobody can read it");

        assert!(matches!(refused, Fault::Name), "{name:?}");
    }
}

#[test]
fn only_what_holds_for_all_missions_is_settled() {
    let refused = Chronicle::begin("Hadley", [("open-hands", "on")]).expect_err("each table settles that");

    assert!(matches!(refused, Fault::Option(option) if option == "open-hands"));
}

#[test]
fn what_is_wrong_in_the_middle_is_told_by_its_line_in_the_whole() {
    use driver::Told as _;

    let fault = Fault::Below { lines: 40, fault: Box::new(Fault::Damaged(2)) };
    let without = Fault::Below { lines: 40, fault: Box::new(Fault::OtherMission) };

    assert_eq!((fault.code(), fault.arguments()), ("campaign-damaged", vec![("line", "42".to_owned())]));
    assert_eq!((without.code(), without.arguments()), ("campaign-other-mission", vec![("line", "40".to_owned())]));
}

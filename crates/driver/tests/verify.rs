//! What a record proves, and that nothing else proves it.

mod table;

use contact::{Contact, ContactSetup};
use driver::{
    Dealer, Holder, Misfit, Nonce, Open, Proven, Record, Seating, StopReason, Table, Unfit, Verdict,
    transcript::Transcript, verify,
};
use engine::{Refused, Setup};
use proptest::prelude::*;
use table::{
    FIRST, Numbers, SECOND, answer_at_random, holders, opened, opened_for_practice, played, played_straight,
    proves_everything, read,
};

/// A finished game with nonces, a seat taken, and something taken back.
fn eventful() -> String {
    let seating = Seating::from(holders(3)).with_nonce(SECOND, Nonce([2; 16])).with_nonce(FIRST, Nonce([1; 16]));
    let mut table = Table::<Contact>::open(ContactSetup::standard(3), seating, Dealer::seeded(1)).expect("a table");
    let mut numbers = Numbers(1);
    answer_at_random(&mut table, &mut numbers);
    table.seat_taken(SECOND, Holder::person("Jo").expect("a good name")).expect("anybody may take a seat");
    answer_at_random(&mut table, &mut numbers);
    table.undo_by_consent(8).expect("nothing was drawn since");
    while !table.is_finished() {
        answer_at_random(&mut table, &mut numbers);
    }
    let text = table.record().text().to_owned();
    for beginning in ["nonce 1", "nonce 2", "> ", "! ", "@ 2", "< 8", "= round 1", "end "] {
        assert!(text.contains(&format!("\n{beginning}")), "{text}");
    }
    assert!(proves_everything(text.as_bytes()), "{text}");
    text
}

fn lines(text: &str) -> Vec<String> {
    text.lines().map(str::to_owned).collect()
}

fn text(lines: &[String]) -> String {
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// What a forger would do last: compute the chain anew.
fn with_new_chain(forged: &str) -> String {
    let mut lines = lines(forged);
    lines.pop();
    let header = lines.iter().position(|line| line.starts_with("commitment")).expect("a commitment") + 1;
    let mut transcript = Transcript::of_header(&text(&lines[..header]));
    lines[header..].iter().for_each(|line| transcript.add(line));
    lines.push(format!("chain {}", transcript.digest()));
    text(&lines)
}

fn verdict(text: &str) -> Result<Verdict, Misfit> {
    verify(&read(text))
}

#[track_caller]
fn why(text: &str) -> Unfit {
    verdict(text).expect_err("something does not fit").why
}

/// The record with the first line that begins so replaced.
fn replaced(text: &str, beginning: &str, line: &str) -> String {
    let mut lines = lines(text);
    let at = lines.iter().position(|it| it.starts_with(beginning)).expect("there is such a line");
    lines[at] = line.to_owned();
    self::text(&lines)
}

#[test]
fn a_finished_game_proves_everything() {
    let record = eventful();
    let lines_with = |mark: char| record.lines().filter(|line| line.starts_with(mark)).count();
    let verdict = verdict(&record).expect("it fits");
    let proven = [
        Proven::Answers { count: lines_with('>') },
        Proven::Outcomes { count: lines_with('!') },
        Proven::Boards { count: lines_with('=') },
        Proven::Commitment,
        Proven::Dealer { count: lines_with('!') },
        Proven::TakenBack { count: 1 },
        Proven::Nonces { count: 2 },
        Proven::Result,
        Proven::Chain,
    ];
    assert_eq!(verdict, Verdict { proven: proven.to_vec(), open: vec![] });
    assert!(lines_with('!') > 6, "the cards of three crews were dealt, and more");
}

#[test]
fn the_forger_who_changes_nothing_changes_nothing() {
    assert_eq!(with_new_chain(&eventful()), eventful());
}

#[test]
fn every_kind_of_changed_line_is_found_out() {
    let record = eventful();
    let dealing = ["! dealing beacon", "! dealing trader", "! dealing hunter"];
    let was = record.lines().find(|line| line.starts_with("! dealing")).expect("cards are dealt");
    for other in dealing.iter().filter(|other| **other != was) {
        let dealt = Unfit::OtherOutcome { dealt: was["! ".len()..].to_owned() };
        assert_eq!(why(&replaced(&record, "! dealing", other)), dealt);
    }
    assert_eq!(why(&replaced(&record, "seed", &format!("seed {}", "00".repeat(32)))), Unfit::OtherSeed);
    assert_eq!(why(&replaced(&record, "commitment", &format!("commitment {}", "00".repeat(32)))), Unfit::OtherSeed);
    assert!(matches!(
        why(&replaced(&record, "chain", &format!("chain {}", "00".repeat(32)))),
        Unfit::OtherChain { .. }
    ));
    assert!(matches!(why(&replaced(&record, "= round 1", "= round 1 0123456789abcdef")), Unfit::OtherBoard { .. }));
    assert!(matches!(
        why(&replaced(&record, "= round 1", "= round 7 0123456789abcdef")),
        Unfit::OtherRound { round: 1 }
    ));
    assert_eq!(why(&replaced(&record, "place 1", "place 1 seat 1 score 99")), Unfit::OtherPlaces);
    assert!(matches!(why(&replaced(&record, "end", "end first-contacts")), Unfit::OtherEnding { .. }));
    assert!(matches!(why(&replaced(&record, "end", "stopped")), Unfit::OtherEnding { .. }));
    assert_eq!(why(&replaced(&record, "<", "< 5000")), Unfit::NoSuchMoment { to: 5000 });
}

#[test]
fn a_forger_who_computes_the_chain_anew_is_found_out_by_the_dice() {
    let record = eventful();
    let forgeries = [
        replaced(&record, "seat 1", "seat 1 person \"Eve\""),
        replaced(&record, "seat 2", "seat 2 bot:random \"Bo\""),
        replaced(&record, "nonce 1", "nonce 1 00000000000000000000000000000000"),
        record.replace("nonce 2 02020202020202020202020202020202\n", ""),
    ];
    for forged in &forgeries {
        assert_ne!(*forged, record);
        assert!(matches!(why(forged), Unfit::OtherOutcome { .. }), "{forged}");
        assert!(matches!(why(&with_new_chain(forged)), Unfit::OtherOutcome { .. }), "{forged}");
    }
}

#[test]
fn a_forger_who_takes_back_what_chance_has_shown_is_found_out() {
    let record = eventful();
    let mut lines = lines(&record);
    let is_drawn = |pair: &[String]| pair[0].starts_with('!') && pair[1].starts_with('>');
    let at = lines.windows(2).position(is_drawn).expect("cards are drawn") + 1;
    lines.insert(at, "< 1".to_owned());
    assert_eq!(why(&with_new_chain(&text(&lines))), Unfit::PastARoll);
}

#[test]
fn a_game_for_practice_says_how_much_of_what_chance_had_shown_was_taken_back() {
    let mut table = opened_for_practice(2, 1);
    let dealt = table.record().entries().len();
    table.undo_by_consent(0).expect("anything is taken back for practice");
    table.advance(&mut Vec::new()).expect("the cards are dealt");
    table.stop(StopReason::Agreed).expect("it can be stopped");
    let verdict = verify(table.record()).expect("it fits");
    assert_eq!(verdict.open, [Open::Practice { outcomes: dealt }]);
    assert!(verdict.proven.contains(&Proven::TakenBack { count: 1 }));
    assert!(verdict.proven.contains(&Proven::Dealer { count: 2 * dealt }));
}

#[test]
fn a_forger_who_computes_the_chain_anew_cannot_change_the_result() {
    let record = eventful();
    for forged in [
        replaced(&record, "place 1", "place 1 seat 1 score 99"),
        replaced(&record, "end", "end first-contacts"),
        replaced(&record, "seed", &format!("seed {}", "00".repeat(32))),
        replaced(&record, "= round 2", "= round 2 0123456789abcdef"),
    ] {
        assert!(verdict(&with_new_chain(&forged)).is_err(), "{forged}");
    }
}

#[test]
fn a_changed_answer_is_refused_or_found_out_by_the_board_or_the_chain() {
    let record = eventful();
    let stance = record.lines().find(|line| line.contains("stance-taking")).expect("a stance");
    let other = if stance.ends_with("hail") { stance.replace("hail", "hide") } else { stance.replace("hide", "hail") };
    let forged = replaced(&record, stance, &other);
    assert!(matches!(why(&forged), Unfit::OtherBoard { .. } | Unfit::OtherChain { .. }), "{:?}", why(&forged));
    let out_of_turn = replaced(&record, stance, "> 1 turn pass");
    assert_eq!(why(&out_of_turn), Unfit::Refused(Refused::NotOffered));
}

#[test]
fn the_first_line_that_does_not_fit_is_named() {
    let forged = replaced(&eventful(), "! dealing", "! last-word 1");
    let header = forged.lines().position(|line| line.starts_with("commitment")).expect("a commitment") + 1;
    let misfit = verdict(&forged).expect_err("it does not fit");
    assert_eq!(misfit, Misfit { line: header + 1, entry: Some(1), why: Unfit::Refused(Refused::CannotShow) });
}

#[test]
fn no_line_can_be_left_out_doubled_or_moved() {
    let record = lines(&eventful());
    for at in 0..record.len() {
        let mut left_out = record.clone();
        left_out.remove(at);
        assert!(!proves_everything(text(&left_out).as_bytes()), "without {}", record[at]);
        let mut doubled = record.clone();
        doubled.insert(at, record[at].clone());
        assert!(!proves_everything(text(&doubled).as_bytes()), "twice {}", record[at]);
        for other in at + 1..record.len() {
            let mut swapped = record.clone();
            swapped.swap(at, other);
            assert!(swapped == record || !proves_everything(text(&swapped).as_bytes()), "{at} {other}");
        }
    }
}

#[test]
fn a_record_that_is_cut_off_anywhere_proves_less() {
    let record = eventful();
    for end in 0..record.len() {
        let cut = &record.as_bytes()[..end];
        assert!(!proves_everything(cut), "cut at {end}");
        if let Ok(cut) = Record::<Contact>::parse(cut) {
            let verdict = verify(&cut).expect("what was played up to there fits");
            assert_eq!(verdict.open, [Open::Unfinished]);
        }
    }
}

#[test]
fn no_changed_byte_goes_unnoticed() {
    let record = eventful();
    for at in 0..record.len() {
        for bit in 0..8 {
            let mut changed = record.clone().into_bytes();
            changed[at] ^= 1 << bit;
            assert!(!proves_everything(&changed), "bit {bit} of byte {at}");
        }
    }
}

#[test]
fn a_game_under_way_is_verified_as_far_as_it_goes() {
    let verdict = verify(opened(2, 1).record()).expect("it fits");
    assert_eq!(verdict.open, [Open::Unfinished]);
    let dealt = Proven::Outcomes { count: 4 };
    assert_eq!(verdict.proven, [Proven::Answers { count: 0 }, dealt, Proven::Boards { count: 1 }]);
}

#[test]
fn a_stopped_game_proves_everything() {
    let mut table = opened(2, 1);
    table.stop(StopReason::Abandoned).expect("it can be stopped");
    assert!(proves_everything(table.record().text().as_bytes()));
}

#[test]
fn an_end_before_the_end_is_found_out() {
    let mut table = opened(2, 1);
    table.stop(StopReason::Agreed).expect("it can be stopped");
    let mut lines = lines(table.record().text());
    lines.retain(|line| !line.starts_with('#'));
    let at = lines.iter().rposition(|line| line.starts_with('=')).expect("a hash of the board");
    lines.remove(at);
    assert_eq!(why(&with_new_chain(&text(&lines))), Unfit::NotOver);
}

#[test]
fn nothing_happens_after_the_end() {
    let record = played_straight(2, 1).record().text().to_owned();
    let forged = record.replace("\nend ", "\n@ 1 person \"Eve\"\nend ");
    assert_eq!(why(&forged), Unfit::AfterTheEnd);
}

#[test]
fn a_record_of_other_rules_replays_and_the_dealer_is_not_checked() {
    let forged = with_new_chain(&replaced(&eventful(), "rules", "rules 7"));
    let verdict = verdict(&forged).expect("it replays");
    assert_eq!(verdict.open, [Open::OtherRules { theirs: 7, ours: 1 }]);
    assert!(!verdict.proven.iter().any(|proven| matches!(proven, Proven::Dealer { .. })));
    assert!(!verdict.is_complete());
}

#[test]
fn hashes_of_another_digest_are_not_checked() {
    // The digest is in the header, so the dice would be others: the rules have to differ too.
    let forged = replaced(&replaced(&eventful(), "rules", "rules 7"), "digest", "digest 7");
    let forged = with_new_chain(&replaced(&forged, "= round 1", "= round 1 0123456789abcdef"));
    let verdict = verdict(&forged).expect("it replays");
    assert!(verdict.open.contains(&Open::OtherDigest { theirs: 7, ours: 1 }));
    assert!(!verdict.proven.iter().any(|proven| matches!(proven, Proven::Boards { .. })));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn every_game_verifies_whatever_happens_in_it(seed in any::<u64>(), setup in any::<prop::sample::Index>()) {
        let setup = *setup.get(&ContactSetup::every());
        let table = played(setup, seed);
        let verdict = verify(table.record()).expect("it fits");
        prop_assert!(verdict.is_complete());
    }

    #[test]
    fn a_game_damaged_in_several_places_proves_nothing(
        seed in 0..50_u64,
        damage in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6),
    ) {
        let record = played(ContactSetup::standard(2), seed).record().text().to_owned();
        let mut bytes = record.clone().into_bytes();
        for (at, byte) in damage {
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        prop_assert!(bytes == record.as_bytes() || !proves_everything(&bytes));
    }
}

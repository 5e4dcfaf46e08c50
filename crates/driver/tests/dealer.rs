//! The dealer, and another one made from nothing but the description of the first.

mod table;

use std::collections::BTreeSet;

use contact::{Contact, ContactSetup};
use driver::{
    Dealer, Nonce, Place, Seating, Seed, Table,
    transcript::{Digest, Transcript},
};
use engine::{Seat, Setup};
use table::{FIRST, Numbers, SECOND, holders, played_straight};

fn hash(context: &str, bytes: &[u8]) -> [u8; 32] {
    blake3::derive_key(context, bytes)
}

/// The first 64 bytes of ChaCha20 with nonce zero and this counter, as RFC 8439 has it.
fn chacha20(key: [u8; 32], counter: u32) -> [u8; 64] {
    let word = |bytes: &[u8]| u32::from_le_bytes(bytes.try_into().expect("four bytes"));
    let mut start = [0_u32; 16];
    start[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
    for (place, bytes) in key.chunks_exact(4).enumerate() {
        start[4 + place] = word(bytes);
    }
    start[12] = counter;
    let mut block = start;
    let mut quarter = |a: usize, b: usize, c: usize, d: usize| {
        for (to, with, turn, by) in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)] {
            block[to] = block[to].wrapping_add(block[with]);
            block[turn] = (block[turn] ^ block[to]).rotate_left(by);
        }
    };
    for _ in 0..10 {
        (0..4).for_each(|column| quarter(column, 4 + column, 8 + column, 12 + column));
        (0..4).for_each(|first| quarter(first, 4 + (first + 1) % 4, 8 + (first + 2) % 4, 12 + (first + 3) % 4));
    }
    let mut bytes = [0; 64];
    for (place, (mixed, start)) in block.iter().zip(start).enumerate() {
        bytes[4 * place..][..4].copy_from_slice(&mixed.wrapping_add(start).to_le_bytes());
    }
    bytes
}

/// The key of an outcome, as the description of the dealer says.
fn key_by_the_description(seed: Seed, place: Place) -> [u8; 32] {
    match place {
        Place::OnTheLine { header, outcomes } => {
            let number = (outcomes as u64).to_le_bytes();
            hash("airlock record 2: outcome", &[&seed.0[..], &header.0, &number].concat())
        }
        Place::AfterLines(so_far) => hash("airlock record 1: outcome", &[seed.0, so_far.digest().0].concat()),
    }
}

/// An even choice, step by step as the description of the dealer says; and how many numbers
/// of the stream were passed over for it.
fn number_by_the_description(seed: Seed, place: Place, total: u128) -> (u128, usize) {
    let key = key_by_the_description(seed, place);
    let bytes: Vec<u8> = (0..16).flat_map(|counter| chacha20(key, counter)).collect();
    let rest = (1_u128 << 64) % total;
    let numbers = bytes.chunks_exact(8).map(|eight| u64::from_le_bytes(eight.try_into().expect("eight bytes")));
    let choice = |number: u128| match place {
        Place::OnTheLine { .. } => {
            let product = number * total;
            (product % (1 << 64) >= rest).then_some(product / (1 << 64))
        }
        Place::AfterLines(_) => (number < (1 << 64) - rest).then_some(number % total),
    };
    let mut choices = numbers.map(u128::from).map(choice).enumerate();
    choices.find_map(|(passed_over, choice)| Some((choice?, passed_over))).expect("one is good")
}

/// What comes up, step by step as the description of the dealer says.
fn dealt_by_the_description(seed: Seed, place: Place, ways: &[u32]) -> usize {
    let total = ways.iter().map(|&ways| u128::from(ways)).sum();
    let (mut choice, _) = number_by_the_description(seed, place, total);
    for (place, &ways) in ways.iter().enumerate() {
        if choice < u128::from(ways) {
            return place;
        }
        choice -= u128::from(ways);
    }
    panic!("the choice is less than the total")
}

/// One place after the other on a line of play.
fn places() -> impl Iterator<Item = Place> {
    let header = Transcript::of_header("a header\n").digest();
    (0..).map(move |outcomes| Place::OnTheLine { header, outcomes })
}

/// One place after the other in a record of format 1.
fn places_after_lines() -> impl Iterator<Item = Place> {
    let mut transcript = Transcript::of_header("a header\n");
    (0..).map(move |line| {
        transcript.add(&format!("line {line}"));
        Place::AfterLines(transcript)
    })
}

#[test]
fn the_description_is_enough_to_deal_the_same() {
    let dealer = Dealer::seeded(7);
    let mut numbers = Numbers(1);
    for place in places().take(2_000).chain(places_after_lines().take(2_000)) {
        let ways: Vec<u32> = (0..1 + numbers.below(12)).map(|_| 1 + numbers.below(9) as u32).collect();
        let odds: Vec<(usize, u32)> = ways.iter().copied().enumerate().collect();
        let expected = dealt_by_the_description(dealer.seed(), place, &ways);
        assert_eq!(dealer.deal(place, &odds), Some(expected));
    }
}

#[test]
fn the_thoughts_of_bots_start_from_the_seed_their_seat_and_how_often_they_answered() {
    let thoughts = |dealer: Dealer| {
        let answered = |seat: u8| (0..50).map(move |n_answers| (Seat(seat), n_answers));
        (0..5).flat_map(answered).map(|(seat, n)| dealer.thought_of(seat, n)).collect::<Vec<u64>>()
    };

    let [some, again, others] = [7, 7, 8].map(|seed| thoughts(Dealer::seeded(seed)));

    assert_eq!(some, again);
    let all: BTreeSet<u64> = some.iter().chain(&others).copied().collect();
    assert_eq!(all.len(), some.len() + others.len(), "no two are the same");
}

#[test]
fn what_is_passed_over_is_passed_over_as_described() {
    // The total is just above 2⁶³, so that almost every second number is passed over. No game
    // has such odds: a die passes over one number in 10¹⁸.
    let total = (1 << 63) + 1;
    let dealer = Dealer::seeded(8);
    for places in [places().take(500).collect::<Vec<_>>(), places_after_lines().take(500).collect()] {
        let mut all_passed_over = 0;
        for place in places {
            let (number, passed_over) = number_by_the_description(dealer.seed(), place, total.into());
            assert_eq!(dealer.number_below(total, place).map(u128::from), Some(number));
            all_passed_over += passed_over;
        }
        assert!(all_passed_over > 300, "{all_passed_over}");
    }
}

#[test]
fn the_numbers_of_a_seeded_dealer_never_change() {
    let dealer = Dealer::seeded(7);
    let faces: Vec<(u8, u32)> = (1..=6).map(|face| (face, 1)).collect();
    let dealt = |places: &mut dyn Iterator<Item = Place>| -> Vec<u8> {
        places.take(12).filter_map(|place| dealer.deal(place, &faces)).collect()
    };
    assert_eq!(dealer.commitment().to_string(), "366e7b4d6603164b7f35469658b04cda0ea8024c51cf285b270053e9a8e1fe29");
    assert_eq!(dealt(&mut places()), [3, 4, 4, 2, 1, 2, 3, 4, 3, 2, 3, 6]);
    assert_eq!(dealt(&mut places_after_lines()), [4, 2, 5, 4, 4, 5, 6, 1, 1, 3, 4, 1]);
}

#[test]
fn the_fate_of_a_place_is_the_same_point_whatever_is_asked_there() {
    let dealer = Dealer::seeded(9);
    for place in places().take(500) {
        let fine = dealer.number_below(1 << 32, place).expect("a number") as f64 / f64::from(2).powi(32);
        for total in 1..60 {
            let number = dealer.number_below(total, place).expect("a number") as f64;
            assert!((fine * total as f64 - number - 0.5).abs() < 0.501, "{fine} and {number} of {total}");
        }
    }
}

#[test]
fn the_transcript_is_the_chain_of_hashes_that_is_described() {
    let table = played_straight(2, 3);
    let record = table.record();
    let body: Vec<&str> = record.text()[record.header_text().len()..].lines().collect();
    let (last, lines) = body.split_last().expect("the record has lines");
    let mut chain = hash("airlock record 1: header", record.header_text().as_bytes());
    for line in lines {
        chain = hash("airlock record 1: line", &[&chain, line.as_bytes()].concat());
    }
    assert_eq!(*last, format!("chain {}", Digest(chain)));
}

#[test]
fn nothing_comes_up_where_nothing_can() {
    let dealer = Dealer::seeded(7);
    for place in places().take(1).chain(places_after_lines().take(1)) {
        assert_eq!(dealer.deal::<u8>(place, &[]), None);
        assert_eq!(dealer.deal(place, &[(1, 0), (2, 0)]), None);
        assert_eq!(dealer.deal(place, &[(1, 0), (2, 5), (3, 0)]), Some(2));
    }
}

#[test]
fn a_dealer_from_the_system_has_a_seed_of_its_own() {
    let (one, other) = (Dealer::new().expect("random numbers"), Dealer::new().expect("random numbers"));
    assert_ne!(one.seed(), other.seed());
    assert_eq!(Dealer::with_seed(one.seed()).commitment(), one.commitment());
}

#[test]
fn a_seed_is_not_shown_by_accident() {
    let dealer = Dealer::seeded(7);
    assert_eq!(format!("{dealer:?}"), "Dealer { seed: Seed(…) }");
}

/// The sum of squared distances from what was expected, each over what was expected.
fn chi_square(found: &[u64], ways: &[u32]) -> f64 {
    let (rolls, total) = (found.iter().sum::<u64>() as f64, ways.iter().sum::<u32>() as f64);
    let distance = |(&found, &ways): (&u64, &u32)| {
        let expected = rolls * f64::from(ways) / total;
        (found as f64 - expected).powi(2) / expected
    };
    found.iter().zip(ways).map(distance).sum()
}

#[test]
fn what_comes_up_is_spread_as_the_odds_say() {
    // The bounds are passed once in a thousand seeds, and this seed does not.
    for (ways, bound) in [(vec![1; 6], 20.5), (vec![3, 1, 2], 13.8), (vec![1; 52], 87.9), (vec![1, 1000], 10.8)] {
        let odds: Vec<(usize, u32)> = ways.iter().copied().enumerate().collect();
        let dealer = Dealer::seeded(11);
        let mut found = vec![0; ways.len()];
        for place in places().take(60_000) {
            found[dealer.deal(place, &odds).expect("something comes up")] += 1;
        }
        let distance = chi_square(&found, &ways);
        assert!(distance < bound, "{ways:?}: {distance}");
    }
}

#[test]
fn one_roll_says_nothing_of_the_next() {
    let dealer = Dealer::seeded(12);
    let faces: Vec<(usize, u32)> = (0..6).map(|face| (face, 1)).collect();
    let mut pairs = vec![0; 36];
    let dealt: Vec<usize> = places().take(60_000).filter_map(|it| dealer.deal(it, &faces)).collect();
    dealt.windows(2).for_each(|pair| pairs[6 * pair[0] + pair[1]] += 1);
    // 35 degrees of freedom: passed once in a thousand.
    assert!(chi_square(&pairs, &[1; 36]) < 66.7);
}

#[test]
fn other_nonces_deal_otherwise() {
    let dealt = |seating: Seating| {
        let mut table = Table::<Contact>::open(ContactSetup::standard(4), seating, Dealer::seeded(5)).expect("a table");
        let mut happened = Vec::new();
        table.advance(&mut happened).expect("the cards are dealt");
        happened.into_iter().map(|it| it.lines).collect::<String>()
    };
    let seating = || Seating::from(holders(4));

    let without = dealt(seating());
    let with_one = dealt(seating().with_nonce(FIRST, Nonce([1; 16])));
    let with_another = dealt(seating().with_nonce(FIRST, Nonce([2; 16])));
    let from_another_seat = dealt(seating().with_nonce(SECOND, Nonce([1; 16])));

    let different = BTreeSet::from([&without, &with_one, &with_another, &from_another_seat]);
    assert_eq!(different.len(), 4, "{different:?}");
    assert_eq!(dealt(seating()), without);
}

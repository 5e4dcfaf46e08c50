//! The words in which the tests of this crate are written.

#![allow(dead_code, reason = "each test file uses some of these words")]

use contact::{Contact, ContactSetup};
use driver::{Dealer, Happened, Holder, Record, Seating, StopReason, Table, verify};
use engine::{Pending, Seat, Setup};

pub(crate) const FIRST: Seat = Seat(0);
pub(crate) const SECOND: Seat = Seat(1);

/// Numbers that are the same in every run.
pub(crate) struct Numbers(pub(crate) u64);

impl Numbers {
    /// A number from 0 to below `n`.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % n as u64) as usize
    }

    pub(crate) fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }
}

/// People and bots for so many seats.
pub(crate) fn holders(players: u8) -> Vec<Holder> {
    let named = ["Anna", "Bo", "Cécile \"C\"", "Дарья"];
    let seated = named.iter().enumerate().map(|(place, name)| match place % 2 {
        0 => Holder::person(*name),
        _ => Holder::bot("greedy", *name),
    });
    seated.take(players.into()).map(|holder| holder.expect("a good name")).collect()
}

/// A new table, with its cards dealt.
pub(crate) fn opened(players: u8, seed: u64) -> Table<Contact> {
    let setup = ContactSetup::standard(players);
    let mut table = Table::open(setup, holders(players), Dealer::seeded(seed)).expect("a good table");
    table.advance(&mut Vec::new()).expect("the cards are dealt");
    table
}

/// The same for practice.
pub(crate) fn opened_for_practice(players: u8, seed: u64) -> Table<Contact> {
    let (setup, seating) = (ContactSetup::standard(players), Seating::from(holders(players)).for_practice());
    let mut table = Table::open(setup, seating, Dealer::seeded(seed)).expect("a good table");
    table.advance(&mut Vec::new()).expect("the cards are dealt");
    table
}

/// Goes on with one answer of somebody who may give one, and what chance makes of it.
pub(crate) fn answer_at_random(table: &mut Table<Contact>, numbers: &mut Numbers) -> Vec<Happened<Contact>> {
    let mut happened = Vec::new();
    table.advance(&mut happened).expect("chance speaks");
    let Pending::Players { asked, may_interject } = table.state().pending() else { return happened };
    let seats: Vec<Seat> = match numbers.one_in(8) && !may_interject.is_empty() {
        true => may_interject.iter().collect(),
        false => asked.iter().collect(),
    };
    let seat = seats[numbers.below(seats.len())];
    let mut choices = Vec::new();
    table.state().choices(seat, &mut choices);
    let choice = choices[numbers.below(choices.len())];
    happened.push(table.choose(seat, choice).expect("what is offered is taken"));
    table.advance(&mut happened).expect("chance speaks");
    happened
}

/// Does now and then what is no answer: taking back, taking a seat, leaving, stopping.
pub(crate) fn do_something_else(table: &mut Table<Contact>, numbers: &mut Numbers) {
    let players = table.record().header().setup.players();
    let seat = Seat(numbers.below(players.into()) as u8);
    match numbers.below(40) {
        0 => drop(table.undo(seat)),
        1 => drop(table.undo_all(seat)),
        2 => {
            let to = numbers.below(table.record().entries().len());
            // Not where something was drawn since.
            drop(table.undo_by_consent(to));
        }
        3 => {
            let holder = Holder::person(format!("Stranger\n{}", numbers.below(100))).expect("a good name");
            table.seat_taken(seat, holder).expect("anybody may take a seat");
        }
        4 if numbers.one_in(4) => drop(table.resign(seat)),
        5 if numbers.one_in(8) => drop(table.stop(StopReason::Agreed)),
        _ => (),
    }
}

/// A whole game with a bit of everything.
pub(crate) fn played(setup: ContactSetup, seed: u64) -> Table<Contact> {
    let mut numbers = Numbers(seed);
    let dealer = Dealer::seeded(seed);
    let mut table = Table::open(setup, holders(setup.players()), dealer).expect("a good table");
    table.advance(&mut Vec::new()).expect("the cards are dealt");
    while !table.is_finished() {
        answer_at_random(&mut table, &mut numbers);
        if !table.is_finished() {
            do_something_else(&mut table, &mut numbers);
        }
    }
    table
}

/// A whole game of nothing but answers and rolls.
pub(crate) fn played_straight(players: u8, seed: u64) -> Table<Contact> {
    let mut table = opened(players, seed);
    let mut numbers = Numbers(seed);
    while !table.is_finished() {
        answer_at_random(&mut table, &mut numbers);
    }
    table
}

/// Reads a record that has to be readable.
pub(crate) fn read(text: &str) -> Record<Contact> {
    Record::parse(text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// Whether a text is a record that proves everything.
pub(crate) fn proves_everything(text: &[u8]) -> bool {
    Record::<Contact>::parse(text).is_ok_and(|record| verify(&record).is_ok_and(|verdict| verdict.is_complete()))
}

//! NEM-5.43, NEM-13.17, NEM-14.6, NEM-26.33, NEM-26.35: decks that run out.

use nemesis::{
    Choice, Nemesis, Outcome,
    rules::{aims::Aim, contamination::contaminate, event_phase::EventPhase},
    words::{ActionCard::Search, Back, Event, Item, ItemCard, Phase, Room, SeriousWound},
};

use crate::table::*;

const MEDKIT: ItemCard = ItemCard::new(Item::Medkit, Back::Green);
const ALCOHOL: ItemCard = ItemCard::new(Item::Alcohol, Back::Green);

/// The green deck has only these cards left; all others are carried by nobody and lie nowhere.
fn green_deck(given: Given, in_deck: &[ItemCard], discarded: &[ItemCard]) -> Table {
    let given = given.explored(6, Room::Canteen, 2).stands(YOU, 6).hand(YOU, &[Search]).with(|board| {
        while board.items.piles[Back::Green as usize].take_top().is_some() {}
        for (card, n) in board.items.unseen.iter().collect::<Vec<_>>() {
            (0..n).filter(|_| card.back == Back::Green).for_each(|_| board.items.unseen.take(card));
        }
        for &card in in_deck {
            board.items.unseen.add(card);
            board.items.piles[Back::Green as usize].put_on_top(engine::Slot::Unseen);
        }
        discarded.iter().for_each(|&card| board.items.discard.add(card));
    });
    given.on_the_turn_of(YOU)
}

/// NEM-5.43 NEM-26.33
#[test]
fn an_item_deck_that_runs_out_in_a_search_is_made_anew_of_what_was_discarded() {
    let mut table = green_deck(given(), &[MEDKIT], &[ALCOHOL]);

    table
        .plays(Search, Aim::Deck { back: Back::Green }, &[])
        .shows(Outcome::ItemDraw(MEDKIT))
        .shows(Outcome::ItemDraw(ALCOHOL))
        .chooses(YOU, Choice::KeepOne(ALCOHOL));

    assert!(table.has(YOU, Item::Alcohol));
    assert_eq!(table.board().items.pile(Back::Green).len(), 1);
    assert_eq!(table.discarded(Item::Alcohol, Back::Green), 0);
}

/// NEM-26.33
#[test]
fn if_there_is_only_one_card_one_is_drawn_and_without_any_nobody_searches() {
    let mut one = green_deck(given(), &[MEDKIT], &[]);
    let none = green_deck(given(), &[], &[]);

    one.plays(Search, Aim::Deck { back: Back::Green }, &[]).shows(Outcome::ItemDraw(MEDKIT));

    assert_eq!(one.answers(YOU), [Choice::KeepOne(MEDKIT)]);
    assert!(none.aims_of(Search).is_empty());
}

/// NEM-5.40 NEM-16.15 NEM-25.59 NEM-24.16 NEM-1.21
#[test]
fn a_card_that_was_not_kept_is_drawn_again_only_from_the_bottom() {
    let mut table = green_deck(given(), &[MEDKIT, ALCOHOL], &[]);

    table
        .plays(Search, Aim::Deck { back: Back::Green }, &[])
        .shows(Outcome::ItemDraw(MEDKIT))
        .shows(Outcome::ItemDraw(ALCOHOL))
        .chooses(YOU, Choice::KeepOne(MEDKIT));

    let bottom = table.board().items.pile(Back::Green).slots()[0];
    let engine::Slot::Seen(card) = bottom else { panic!("whoever put it there knows it") };
    assert_eq!(card.for_rules(), ALCOHOL);
    assert!(card.by().has(YOU) && !card.by().has(SHE));
}

/// NEM-14.6
#[test]
fn when_the_serious_wounds_run_out_those_that_healed_come_back() {
    let mut table = given()
        .with(|board| {
            let mut all = board.wounds.deck;
            board.wounds.discard.take_all(&mut all);
            board.wounds.deck = all;
        })
        .under_way(YOU, serious_wound(YOU));

    table.shows(Outcome::WoundDraw(SeriousWound::Arm));

    assert_eq!(table.player(YOU).serious_wounds.len(), 1);
    assert_eq!((table.board().wounds.deck.len(), table.board().wounds.discard.len()), (15, 0));
}

/// NEM-13.17 NEM-26.35
#[test]
fn when_contamination_runs_out_what_was_removed_comes_back_and_else_nobody_is_contaminated() {
    let mut board = given().board;
    let deck = &mut board.contamination;
    (deck.in_deck, deck.clean, deck.infected) = (0, 0, 0);
    deck.removed.clean = 1;

    contaminate::<Nemesis>(&mut board, YOU, &mut engine::Log::Off);
    assert_eq!(board.player(YOU).discard.contamination.unscanned, 1);
    assert_eq!((board.contamination.clean, board.contamination.removed.len()), (1, 0), "it has to be scanned again");

    contaminate::<Nemesis>(&mut board, YOU, &mut engine::Log::Off);
    assert_eq!(board.player(YOU).discard.contamination.unscanned, 1, "there is none left");
}

/// NEM-4.26
#[test]
fn when_the_events_run_out_the_discard_pile_is_shuffled() {
    let mut table = given()
        .with(|board| {
            while board.events.pile.take_top().is_some() {}
            let mut unseen = board.events.unseen;
            board.events.discard.take_all(&mut unseen);
            board.events.unseen = unseen;
        })
        .under_way(YOU, EventPhase { step: Phase::EventCard });

    table.shows(Outcome::EventDraw(Event::Nest));

    assert_eq!((table.board().events.pile.len(), table.board().events.discard.len()), (19, 1));
}

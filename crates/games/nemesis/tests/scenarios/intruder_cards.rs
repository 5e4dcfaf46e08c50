//! NEM-22.20, NEM-47: the cards of whoever leads the intruders, drawn, played and kept.

use engine::Pool;
use nemesis::{
    Choice, Frame, Outcome,
    board::{Board, ObjectToken, Whereabouts},
    rules::{
        intruder_player::{IntruderCardDraw, IntruderTurn, IntruderTurnAnswer, draw},
        turn::TurnOrder,
    },
    words::{
        AttackCard, Intruder,
        IntruderActionCard::{self, CoordinatedHuntThree, PlanningFour, PursuitOne, SelfHealingTwo},
    },
};

use crate::table::*;

const CARDS: [IntruderActionCard; 4] = [PursuitOne, PlanningFour, SelfHealingTwo, CoordinatedHuntThree];

/// She has died and leads the intruders with these cards.
fn led(given: Given, cards: &[IntruderActionCard]) -> Given {
    given.whereabouts(SHE, Whereabouts::Dead).lies(12, ObjectToken::Corpse { of: SHE }).with(|board| {
        board.has_seen_death = true;
        board.intruders.seat = Some(SHE);
        board.intruders.is_in_charge = true;
        board.intruders.deck = Pool::of(|card| !cards.contains(&card) as u8);
        board.intruders.hand = Pool::of(|card| cards.contains(&card) as u8);
    })
}

fn her_turn(given: Given, cards: &[IntruderActionCard]) -> Table {
    led(given, cards).under_way(SHE, IntruderTurn { must_pass: false })
}

fn with_intruders() -> Given {
    Given::players(3, &[("intruder-player", "on")])
}

/// NEM-22.20
#[test]
fn three_cards_are_drawn_and_four_are_the_most() {
    let drawn = |n: usize| {
        let mut board: Board = led(with_intruders(), &CARDS[..n]).board;
        match draw(&mut board, SHE) {
            Some(Frame::IntruderCardDraw(IntruderCardDraw { left })) => left,
            _ => 0,
        }
    };

    assert_eq!([0, 1, 2, 3, 4].map(drawn), [3, 3, 2, 1, 0]);
    assert!(draw(&mut led(with_intruders(), &[]).board, YOU).is_none(), "you lead nobody");
}

/// NEM-22.28
#[test]
fn the_discard_pile_becomes_the_deck_only_when_that_has_run_out() {
    let drawn = |n_left: u8| {
        let mut board = led(with_intruders(), &[]).board;
        board.intruders.deck = Pool::of(|card| (card == PlanningFour) as u8 * n_left);
        board.intruders.discard = Pool::of(|card| if card == PlanningFour { 1 - n_left } else { 1 });
        draw(&mut board, SHE);
        (board.intruders.deck.len(), board.intruders.discard.len())
    };

    assert_eq!(drawn(1), (1, 9));
    assert_eq!(drawn(0), (10, 0));
}

/// NEM-22.23 NEM-47.1 NEM-47.10
#[test]
fn a_card_that_was_played_is_seen_and_lies_on_the_discard_pile() {
    let hurt = || with_intruders().intruder(Intruder::Adult, 11).injured(1).stands(HE, 1);
    let answers = [
        IntruderTurnAnswer::Attack { card: PursuitOne, figure: id(0), on: YOU },
        IntruderTurnAnswer::Pursue { card: PursuitOne, seat: HE },
        IntruderTurnAnswer::Heal { card: SelfHealingTwo, figure: id(0) },
    ];

    for answer in answers {
        let card = if matches!(answer, IntruderTurnAnswer::Heal { .. }) { SelfHealingTwo } else { PursuitOne };
        let mut table = her_turn(hurt(), &[PursuitOne, SelfHealingTwo]);
        table.chooses(SHE, Choice::IntruderTurn(answer));

        table.tells(&[Heard::IntruderCardPlayed { card }]);
        let cards = &table.board().intruders;
        assert_eq!((cards.hand.count(card), cards.discard.count(card), cards.hand.len()), (0, 1, 1), "{answer:?}");
    }
}

/// NEM-47.10 NEM-47.5 NEM-47.12
#[test]
fn a_card_is_not_played_for_an_effect_that_has_no_aim() {
    let effects = |given: Given| {
        let table = her_turn(given, &[SelfHealingTwo, CoordinatedHuntThree, PursuitOne]);
        let answers = table.answers(SHE).into_iter().filter_map(|choice| {
            let Choice::IntruderTurn(answer) = choice else { return None };
            let is_other = matches!(
                answer,
                IntruderTurnAnswer::Pass { .. } | IntruderTurnAnswer::Move { .. } | IntruderTurnAnswer::Attack { .. }
            );
            (!is_other).then_some(answer)
        });
        answers.collect::<Vec<_>>()
    };

    let whole = effects(with_intruders().intruder(Intruder::Creeper, 6).whereabouts(HE, Whereabouts::Hibernating));
    assert_eq!(whole, [IntruderTurnAnswer::Pursue { card: PursuitOne, seat: YOU }]);
    let hurt = effects(with_intruders().intruder(Intruder::Adult, 6).injured(1));
    assert!(hurt.contains(&IntruderTurnAnswer::Heal { card: SelfHealingTwo, figure: id(0) }));
    assert!(hurt.contains(&IntruderTurnAnswer::Effect { card: CoordinatedHuntThree }));
}

/// NEM-22.23
#[test]
fn of_two_attack_cards_one_is_used_and_the_other_lies_under_the_deck_known_to_whoever_saw_it() {
    let mut table = her_turn(with_intruders().intruder(Intruder::Adult, 11).stands(HE, 1), &[PursuitOne]);

    table
        .chooses(SHE, Choice::IntruderTurn(IntruderTurnAnswer::Attack { card: PursuitOne, figure: id(0), on: YOU }))
        .shows(Outcome::AttackLook(AttackCard::ScratchTwo))
        .shows(Outcome::AttackLook(AttackCard::SlimeFive));
    let cards = [AttackCard::ScratchTwo, AttackCard::SlimeFive].map(Choice::AttackChoice);
    assert_eq!(table.answers(SHE), cards);
    table.chooses(SHE, cards[0]);

    let bottom = table.board().attacks.pile.slots()[0];
    assert!(matches!(bottom, engine::Slot::Seen(card) if card.by().has(SHE) && !card.by().has(YOU)));
    assert_eq!(table.player(YOU).light_wounds.count(), 1);
    assert_eq!(table.board().attacks.pile.len(), 19);
}

/// NEM-4.7 NEM-22.22
#[test]
fn whoever_leads_the_intruders_has_turns_of_their_own() {
    let table = led(with_intruders(), &[PursuitOne]).under_way(SHE, TurnOrder { next: SHE });

    assert!(matches!(table.waiting(), Frame::IntruderTurn(_)));
    assert!(table.answers(YOU).is_empty());
}

//! NEM-4: rounds, turns, passing, and the event phase step by step.

use engine::Seat;
use nemesis::{
    Choice, Frame, Outcome,
    board::{Card, Whereabouts},
    rules::{
        actions::Action,
        drawing::HandRefill,
        event_phase::EventPhase,
        round::RoundStart,
        turn::{PassingAnswer, TurnOrder},
    },
    words::{ActionCard, AttackCard, CorridorNumber, Ending, Intruder, Phase, PodSide, Room, RoomNumber, SeriousWound},
};

use crate::table::{Given, HE, Heard, SHE, Table, YOU, given};

const TWO: [ActionCard; 2] = [ActionCard::Search, ActionCard::Rest];

/// Draws for everybody whatever can be drawn.
fn drawn(mut table: Table) -> Table {
    let mut odds = Vec::new();
    while let Frame::CardDraw(_) = table.waiting() {
        table.state.odds(&mut odds);
        table.shows(odds[0].0);
    }
    table
}

fn passes(table: &mut Table) {
    let seat = table.on_turn();
    table.does(Action::Pass).chooses(seat, Choice::Passing(PassingAnswer::Done));
}

/// NEM-4.3, NEM-1.15
#[test]
fn everybody_draws_up_to_five_cards() {
    let table = drawn(given().hand(YOU, &TWO).under_way(YOU, RoundStart {}));

    table.tells(&[Heard::RoundBegan { round: 2 }, Heard::CardDrawn { seat: YOU, card: None }]);
    assert_eq!([YOU, SHE, HE].map(|seat| table.player(seat).hand.len()), [5, 5, 5]);
}

/// NEM-4.4, NEM-42.4, NEM-17.41, NEM-26.22
#[test]
fn a_wounded_body_draws_one_less_and_the_cabins_give_one_more() {
    let given = given()
        .explored(15, Room::Cabins, 1)
        .stands(YOU, 15)
        .stands(SHE, 15)
        .wound(SHE, SeriousWound::Body)
        .wound(HE, SeriousWound::Body);
    let table = drawn(given.under_way(YOU, RoundStart {}));

    assert_eq!([YOU, SHE, HE].map(|seat| table.player(seat).hand.len()), [6, 5, 4]);
}

/// NEM-4.5, NEM-13.2
#[test]
fn the_discard_pile_becomes_the_new_deck() {
    let given = given().with(|board| {
        let player = board.player_mut(YOU);
        let mut deck = player.deck;
        player.discard.take_all(&mut deck);
        player.deck = deck;
    });
    let mut table = given.under_way(YOU, HandRefill { nth: 0 });

    table.shows(Outcome::CardDraw(Card::Action(ActionCard::Order)));

    assert!(table.player(YOU).hand.has(ActionCard::Order));
    assert!(table.player(YOU).discard.is_empty());
}

/// NEM-4.6, NEM-26.1
#[test]
fn the_first_player_token_goes_to_the_next_who_still_plays() {
    let given = given().whereabouts(SHE, Whereabouts::Hibernating).with(|board| board.round = 2);
    let table = drawn(given.under_way(YOU, HandRefill { nth: 0 }));
    table.tells(&[Heard::FirstPlayerChanged { seat: HE }]);
    assert_eq!(table.board().first, HE);

    let table = drawn(crate::table::given().under_way(YOU, HandRefill { nth: 0 }));
    assert_eq!(table.board().first, YOU, "not in the first round");
}

/// NEM-4.7, NEM-4.8, NEM-26.2
#[test]
fn turns_go_round_until_everybody_has_passed() {
    let mut table = given().hand(YOU, &TWO).under_way(YOU, TurnOrder { next: YOU });
    table.does(Action::Play { card: ActionCard::Rest, aim: nemesis::rules::aims::Aim::Nothing });
    assert!(table.is_turn_of(YOU), "there is a second action");

    passes(&mut table);
    passes(&mut table);
    assert!(table.is_turn_of(HE));
    passes(&mut table);

    table.tells(&[Heard::Passed { seat: YOU }, Heard::TurnEnded { seat: YOU }, Heard::TurnBegan { seat: SHE }]);
    assert_eq!(table.board().phase, Phase::EventCard, "the event phase has begun");
}

/// NEM-4.7
#[test]
fn players_alternate_with_two_actions_each_and_come_round_to_a_second_turn() {
    let four = [ActionCard::Search, ActionCard::Search, ActionCard::Rest, ActionCard::Interruption];
    let given = Given::players(4, &[]).explored(15, Room::Canteen, 1).stands(Seat(3), 15).with(|board| {
        // Whoever has passed keeps the rooms from being empty, so that nobody who moves makes noise.
        [HE, Seat(3)].iter().for_each(|&seat| board.player_mut(seat).has_passed = true);
    });
    let mut table = given.hand(YOU, &four).hand(SHE, &four).under_way(YOU, TurnOrder { next: YOU });

    for paid in four.chunks(2) {
        for seat in [YOU, SHE] {
            assert!(table.is_turn_of(seat));
            assert_eq!(table.board().turn.actions_left, 2);
            let there = way(&table, 11, 15);
            table.does(there).pays(&paid[..1]);
            assert!(table.is_turn_of(seat), "there is a second action");
            let back = way(&table, 15, 11);
            table.does(back).pays(&paid[1..]);
        }
    }

    assert!(table.is_turn_of(YOU), "nobody of the two has passed");
}

/// The move from one room to the next.
fn way(table: &Table, from: u8, to: u8) -> Action {
    let plan = table.board().plan();
    let leads = |number: &CorridorNumber| {
        let corridor = table.board().corridor(RoomNumber(from), *number);
        corridor.is_some_and(|corridor| plan.other_end(corridor, RoomNumber(from)) == RoomNumber(to))
    };
    Action::Move { corridor: CorridorNumber::ALL.into_iter().find(leads).expect("the rooms are next to each other") }
}

/// NEM-4.10, NEM-4.41, NEM-13.3
#[test]
fn whoever_passes_may_discard_contamination_too() {
    let mut table = given().hand(YOU, &TWO).contaminated(YOU, 1).on_the_turn_of(YOU);

    table.does(Action::Pass).chooses(YOU, Choice::Passing(PassingAnswer::Discard(Card::Unscanned)));
    table.chooses(YOU, Choice::Passing(PassingAnswer::Done));

    table.tells(&[Heard::ContaminationDiscarded { seat: YOU }]);
    assert_eq!(table.player(YOU).hand.len(), 2);
    assert_eq!(table.player(YOU).discard.contamination.unscanned, 1);
    assert!(table.player(YOU).has_passed);
}

/// NEM-23.21, NEM-4.11, NEM-9.4
#[test]
fn fire_hurts_once_at_the_end_of_a_turn_and_not_after_a_pass() {
    let mut table = given().fire(11).stands(SHE, 15).explored(15, Room::Canteen, 1).hand(SHE, &TWO).on_the_turn_of(YOU);

    passes(&mut table);
    table.does(Action::Move { corridor: CorridorNumber(2) }).pays(&[ActionCard::Search]);

    assert_eq!(table.player(YOU).light_wounds.count(), 1);
}

/// NEM-26.39, NEM-42.5, NEM-42.6
#[test]
fn whoever_bleeds_in_a_fire_suffers_twice_by_passing() {
    let mut table = given().fire(11).wound(YOU, SeriousWound::Bleeding).on_the_turn_of(YOU);

    passes(&mut table);

    assert_eq!(table.player(YOU).light_wounds.count(), 2);
}

/// NEM-26.75
#[test]
fn contamination_alone_pays_for_nothing() {
    let table = given().contaminated(YOU, 3).on_the_turn_of(YOU);

    assert!(!table.offers(Action::Move { corridor: CorridorNumber(1) }));
    assert!(table.offers(Action::Pass));
}

/// NEM-4.14, NEM-19.4
#[test]
fn time_passes_and_the_self_destruct_sequence_with_it() {
    let table = given().time(6).self_destruct(1).under_way(YOU, EventPhase { step: Phase::TimeTrack });

    table.tells(&[Heard::TimePassed { time: 7, self_destruct: Some(2) }]);
    assert_eq!((table.board().tracks.time, table.board().tracks.self_destruct), (7, Some(2)));
    assert!(nemesis::rules::hibernation::is_open(table.board()));
}

/// NEM-19.5, NEM-25.53
#[test]
fn at_the_point_of_no_return_all_pods_open_once() {
    let locked = || {
        let pod = nemesis::words::PodNumber::One;
        given().pod(pod, nemesis::words::Section::A, PodSide::Locked)
    };
    let table = locked().self_destruct(2).under_way(YOU, EventPhase { step: Phase::TimeTrack });
    assert_eq!(table.board().pods[0].side, PodSide::Unlocked);

    let table = locked().self_destruct(3).under_way(YOU, EventPhase { step: Phase::TimeTrack });
    assert_eq!(table.board().pods[0].side, PodSide::Locked);
}

/// NEM-4.15, NEM-20.6, NEM-25.25
#[test]
fn a_ship_that_jumps_while_it_destroys_itself_is_destroyed() {
    let table = given().time(14).self_destruct(5).under_way(YOU, EventPhase { step: Phase::TimeTrack });
    assert_eq!(table.board().ending, Some(Ending::SelfDestruct));

    let table = given().time(14).self_destruct(0).under_way(YOU, EventPhase { step: Phase::TimeTrack });
    assert_eq!(table.board().ending, Some(Ending::SelfDestruct));
}

/// NEM-4.16, NEM-12.3, NEM-26.10, NEM-26.38
#[test]
fn intruders_attack_whoever_holds_the_fewest_cards() {
    let given = given().intruder(Intruder::Adult, 11).hand(YOU, &TWO).hand(SHE, &[ActionCard::Search]).hand(HE, &TWO);
    let mut table = given.under_way(YOU, EventPhase { step: Phase::IntruderAttack });

    assert!(matches!(table.waiting(), Frame::AttackDraw(draw) if draw.attack.on == SHE));
    table.shows(Outcome::AttackDraw(AttackCard::TransformationFour));
    assert!(matches!(table.waiting(), Frame::EventDraw(_)), "it missed, and nobody else attacks");
}

/// NEM-12.3
#[test]
fn of_equal_hands_the_first_in_order_of_play_is_attacked() {
    let given = given().intruder(Intruder::Adult, 11).with(|board| board.first = HE);
    let table = given.under_way(YOU, EventPhase { step: Phase::IntruderAttack });

    assert!(matches!(table.waiting(), Frame::AttackDraw(draw) if draw.attack.on == HE));
}

/// NEM-4.17, NEM-9.5, NEM-11.14
#[test]
fn fire_hurts_intruders() {
    let given = given().fire(2).intruder(Intruder::Larva, 2).intruder(Intruder::Adult, 2);
    let mut table = given.under_way(YOU, EventPhase { step: Phase::FireDamage });

    table.shows(Outcome::EnduranceDraw(AttackCard::ScratchSix));

    assert_eq!(table.intruders_in(2), [Intruder::Adult]);
    assert_eq!(table.figure(0).injuries, 1);
}

/// NEM-23.39, NEM-4.18, NEM-25.77
#[test]
fn a_burning_nest_loses_an_egg_and_two_where_fire_is_a_weakness() {
    let burning = || given().explored(2, Room::Nest, 0).fire(2);
    let table = burning().under_way(YOU, EventPhase { step: Phase::FireDamage });
    assert_eq!(table.board().nest.eggs, 4);

    let weakness = nemesis::words::Weakness::VulnerabilityToFire;
    let given = burning().weakness(nemesis::words::Object::Egg, weakness);
    let table = given.under_way(YOU, EventPhase { step: Phase::FireDamage });
    assert_eq!(table.board().nest.eggs, 3);
}

#[test]
fn whoever_leaves_the_table_while_choosing_an_action_is_given_up_at_once() {
    let mut table = given().on_the_turn_of(YOU);

    table.resigns(YOU);

    assert!(!table.player(YOU).is_alive());
    assert!(table.is_turn_of(SHE));
}

#[test]
fn whoever_leaves_the_table_while_an_action_is_under_way_lets_it_end_first() {
    let mut table = given().hand(YOU, &[ActionCard::Search]).on_the_turn_of(YOU);
    table.does(Action::Trade).pays(&[ActionCard::Search]);

    table.resigns(YOU);

    assert!(matches!(table.waiting(), Frame::Trading(_)));
    assert!(table.player(YOU).is_alive());
}

#[test]
fn whoever_leaves_the_table_on_the_turn_of_another_is_given_up_when_the_own_turn_comes() {
    let mut table = given().on_the_turn_of(YOU);

    table.resigns(SHE);
    assert!(table.is_turn_of(YOU) && table.player(SHE).is_alive());

    passes(&mut table);
    assert!(table.is_turn_of(HE) && !table.player(SHE).is_alive());
}

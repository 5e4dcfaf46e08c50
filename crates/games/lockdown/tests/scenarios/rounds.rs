//! LOC-4.1, LOC-4.2: rounds, and the turns of the player phase.

use engine::{Game, Log, Pending, Setup as _, State};
use lockdown::{
    Choice, Frame, Heard, Lockdown, Outcome, Setup,
    board::{Card, ObjectToken, Whereabouts},
    rules::{
        actions::Action, aims::RoomAim, drawing::HandRefill, round::PlayerPhaseEnd, round::RoundStart,
        turn::PassingAnswer, turn::TurnOrder,
    },
    words::{
        ActionCard::{Interruption, Recharge, Rest, Search},
        Back, Item, NoiseFace, Phase, Room, RoomNumber, SeriousWound,
    },
};

use crate::table::{Given, HE, SHE, Table, YOU, given, go};

/// Everybody draws whatever lies on top.
fn drawn(mut table: Table) -> Table {
    while let Frame::CardDraw(_) = table.waiting() {
        let (top, _) = table.odds()[0];
        table.shows(top);
    }
    table
}

/// LOC-3.34 LOC-4.1
#[test]
fn once_the_table_is_set_up_the_first_round_begins() {
    let mut state: State<Lockdown> = Lockdown::begin(&Setup::standard(2), &mut Log::Off);
    while state.board().round == 0 {
        match state.pending() {
            Pending::Chance => {
                let mut odds = Vec::new();
                state.odds(&mut odds);
                state.resolve(odds[0].0, &mut Log::Off).expect("it may come up");
            }
            Pending::Players { asked, .. } => {
                let seat = asked.first().expect("somebody is asked");
                let mut choices = Vec::new();
                state.choices(seat, &mut choices);
                state.choose(seat, choices[0], &mut Log::Off).expect("it is offered");
            }
            Pending::Nobody => panic!("nothing is over yet"),
        }
    }

    assert_eq!((state.board().round, state.board().phase), (1, Phase::DrawCards));
    assert!(matches!(state.under_way().last(), Some(Frame::CardDraw(_))));
}

/// LOC-4.10
#[test]
fn everybody_draws_up_to_five_cards() {
    let table = drawn(given().stands(YOU, 4).stands(HE, 4).hand(SHE, &[Search, Search, Rest]).under_way(RoundStart {}));

    assert_eq!((table.hand(YOU), table.hand(SHE)), (5, 5));
    let full = given().hand(YOU, &[Search, Search, Rest, Recharge, Interruption]).under_way(HandRefill { nth: 0 });
    assert!(matches!(full.waiting(), Frame::CardDraw(draw) if draw.seat == SHE), "whoever has five draws nothing");
}

/// LOC-4.10 LOC-19.60 LOC-48.4 LOC-29.56 LOC-9.10
#[test]
fn a_rest_in_isolation_gives_a_card_more_and_a_wounded_body_one_less() {
    let limit = |given: Given| lockdown::rules::drawing::hand_limit(&given.board, YOU);
    let rested = given().stands(YOU, 19);

    assert_eq!(limit(rested), 6);
    assert_eq!(limit(given().stands(YOU, 4).wound(YOU, SeriousWound::Body)), 4);
    assert_eq!(limit(rested.wound(YOU, SeriousWound::Body)), 5);
    assert_eq!(limit(rested.malfunction(19)), 5);
    assert_eq!(limit(rested.intruder(lockdown::words::Intruder::Larva, 19)), 6);
}

/// LOC-4.11
#[test]
fn an_empty_deck_is_made_anew_of_the_discard_pile_with_its_contamination() {
    let thin = given().stands(YOU, 4).with(|board| {
        let player = board.player_mut(YOU);
        player.discard.take_all(&mut player.deck);
        assert!(board.contaminate(YOU));
    });
    let table = thin.under_way(HandRefill { nth: 0 });
    assert!(table.odds().contains(&(Outcome::CardDraw(Card::Unscanned), 1)));

    let nothing = given().with(|board| {
        for seat in board.seats() {
            let player = board.player_mut(seat);
            player.hand.take_all(&mut player.deck);
        }
    });
    assert!(matches!(nothing.under_way(HandRefill { nth: 0 }).waiting(), Frame::Turn(_)), "drawing stops");
}

/// LOC-4.12 LOC-29.2
#[test]
fn the_token_goes_to_the_next_who_still_takes_part_but_not_in_round_1() {
    let holds = |round: u16| {
        let out = given().whereabouts(SHE, Whereabouts::LockedIn).with(|board| {
            board.round = round;
            for seat in board.seats() {
                let player = board.player_mut(seat);
                player.hand.take_all(&mut player.deck);
            }
        });
        out.under_way(HandRefill { nth: 0 }).board().first
    };

    assert_eq!((holds(1), holds(2)), (YOU, HE));
}

/// LOC-4.13 LOC-4.14 LOC-4.15 LOC-4.60
#[test]
fn after_two_actions_the_next_takes_a_turn_until_all_have_passed() {
    let wide = given().stands(YOU, 1).stands(SHE, 22).stands(HE, 22).explored(1, Room::Surgery, 1);
    let mut table = wide.hand(YOU, &[Search, Search, Rest]).on_the_turn_of(YOU);
    table.does(go(2)).pays(&[Rest]).shows(Outcome::NoiseRoll(NoiseFace::Silence));
    assert_eq!(table.on_turn(), YOU, "another action");
    table.does(go(2)).pays(&[Search]).shows(Outcome::NoiseRoll(NoiseFace::Silence));
    assert_eq!(table.on_turn(), SHE);

    table.passes();
    assert_eq!(table.on_turn(), HE);
    table.passes();
    assert_eq!(table.on_turn(), YOU, "whoever has not passed takes another turn");
    table.passes();
    assert_ne!(table.board().phase, Phase::Turns, "all have passed");
}

/// LOC-4.15
#[test]
fn whoever_has_passed_takes_no_turn() {
    let passed = given().with(|board| board.player_mut(YOU).has_passed = true);

    assert_eq!(passed.under_way(TurnOrder { next: YOU }).on_turn(), SHE);
}

/// LOC-4.16 LOC-4.62
#[test]
fn whoever_passes_may_discard_cards_contamination_too() {
    let mut table = given().hand(YOU, &[Search, Rest]).contaminated(YOU, 1).on_the_turn_of(YOU);
    table.does(Action::Pass);
    let discard = |card| Choice::Passing(PassingAnswer::Discard(card));
    assert_eq!(
        table.answers(YOU),
        [
            Choice::Passing(PassingAnswer::Done),
            discard(Card::Action(Search)),
            discard(Card::Action(Rest)),
            discard(Card::Unscanned),
        ]
    );

    table.chooses(YOU, discard(Card::Unscanned)).chooses(YOU, discard(Card::Action(Rest)));
    table.chooses(YOU, Choice::Passing(PassingAnswer::Done));

    assert_eq!((table.hand(YOU), table.player(YOU).discard.len()), (1, 2));
    assert!(table.player(YOU).has_passed && table.on_turn() == SHE);
}

/// LOC-4.17 LOC-9.4
#[test]
fn fire_hurts_at_the_end_of_each_own_turn() {
    let burning = given().stands(YOU, 4).stands(SHE, 22).stands(HE, 22).fire(4).hand(YOU, &[Search, Search]);
    let mut table = burning.lies(4, ObjectToken::Carcass).lies(4, ObjectToken::Carcass).on_the_turn_of(YOU);
    let carcass = Action::PickUp { object: ObjectToken::Carcass };
    table.does(carcass).pays(&[Search]);
    assert_eq!(table.wounds(YOU).0, 0);
    table.does(carcass).pays(&[Search]);
    table.chooses(YOU, Choice::HandsFull(lockdown::rules::hands::HandAnswer::Decline));

    assert_eq!((table.wounds(YOU).0, table.on_turn()), (1, SHE));
}

/// LOC-4.21 LOC-29.130 LOC-48.5
#[test]
fn whoever_bleeds_suffers_at_the_pass_and_then_burns() {
    let hurt = given().stands(YOU, 4).fire(4).wound(YOU, SeriousWound::Bleeding);
    let mut table = hurt.on_the_turn_of(YOU);
    table.passes();

    let told = table.told().into_iter();
    let by: Vec<_> = told
        .filter_map(|it| {
            let Heard::Harm(nemesis_kit::Harm::LightWoundSuffered { by, .. }) = it else { return None };
            Some(by)
        })
        .collect();
    assert_eq!(by, [lockdown::words::Cause::Bleeding, lockdown::words::Cause::Fire]);
}

/// LOC-4.20 LOC-29.122 LOC-26.60
#[test]
fn whoever_locks_itself_in_has_no_second_action_and_does_not_burn() {
    let late = given().stands(YOU, 19).fire(19).time(8).hand(YOU, &[Search, Search, Rest]);
    let mut table = late.on_the_turn_of(YOU);
    table.does(Action::UseRoom { aim: RoomAim::Nothing }).pays(&[Search, Search]);
    table.shows(Outcome::NoiseRoll(NoiseFace::Silence));

    assert_eq!((table.player(YOU).whereabouts, table.on_turn()), (Whereabouts::LockedIn, SHE));
    assert_eq!((table.wounds(YOU), table.hand(YOU)), ((0, 0), 1));

    let early = given().stands(YOU, 19).time(9).hand(YOU, &[Search, Search]).on_the_turn_of(YOU);
    assert!(!early.offers(Action::UseRoom { aim: RoomAim::Nothing }));
}

/// LOC-4.19 LOC-26.63
#[test]
fn the_air_goes_out_before_the_event_phase() {
    let shut =
        given().stands(YOU, 12).explored(12, Room::Surgery, 1).with(|board| board.venting = Some(RoomNumber(12)));
    let table = shut.under_way(PlayerPhaseEnd {});
    assert_eq!(table.player(YOU).whereabouts, Whereabouts::Dead);
    assert!(table.board().phase > Phase::EndOfPlayerPhase);
}

/// LOC-4.18 LOC-17.40 LOC-17.41
#[test]
fn things_are_dropped_freely_in_the_own_turn() {
    let laden = given().stands(YOU, 4).empty_handed(YOU).carries(YOU, Item::PrototypePistol);
    let mut table = laden.carries_object(YOU, ObjectToken::Egg).on_the_turn_of(YOU);
    let pistol = lockdown::words::ItemCard::new(Item::PrototypePistol, Back::Red);
    table.does(Action::DropItem { item: pistol }).does(Action::DropObject { object: ObjectToken::Egg });

    assert_eq!((table.board().place(RoomNumber(4)).eggs, table.player(YOU).hands.n_used()), (1, 0));
    assert_eq!(table.board().turn.actions_left, 2, "that was no action");
}

/// LOC-4.2
#[test]
fn whoever_has_left_the_table_is_given_up_in_turn() {
    let mut table = given().on_the_turn_of(YOU);
    table.resigns(SHE);
    table.passes();

    assert_eq!((table.player(SHE).whereabouts, table.on_turn()), (Whereabouts::Dead, HE));
}

/// LOC-48.8
#[test]
fn what_was_done_in_a_round_is_forgotten_in_the_next() {
    let table = given().with(|board| board.player_mut(YOU).has_acted = true).under_way(RoundStart {});

    assert!(!table.player(YOU).has_acted && table.board().round == 2);
}

/// LOC-48.5 LOC-14.5
#[test]
fn a_pass_makes_an_open_wound_bleed_and_no_dressed_one() {
    let passed = |given: Given| {
        let mut table = given.on_the_turn_of(YOU);
        table.passes();
        table.wounds(YOU)
    };

    assert_eq!(passed(given().wound(YOU, SeriousWound::Bleeding)), (1, 1));
    assert_eq!(passed(given().dressed_wound(YOU, SeriousWound::Bleeding)), (0, 1));
}

//! NEM-14, NEM-20, NEM-21: what the dead leave, how the ship ends, and who comes first.

use engine::{Known, Log, Refused, Seat, Seats};
use nemesis::{
    Choice, Frame, Outcome,
    board::{ObjectToken, Whereabouts},
    heard::{Harm, Heard},
    rules::{
        actions::Action,
        ending::{self, Check, VictoryCheck},
        event_phase::EventPhase,
        objectives,
        round::RoundStart,
        turn::{PassingAnswer, TurnOrder},
    },
    words::{Cause, Coordinates, Ending, Engine, EngineToken, Intruder, Objective, Phase, Room},
};

use crate::table::{Given, HE, SHE, YOU, death_of, given};

/// NEM-20.12 NEM-20.4
#[test]
fn winners_come_first_then_whoever_lives_then_whoever_left_and_then_the_dead() {
    let four = Given::players(4, &[]).whereabouts(HE, Whereabouts::Dead).with(|board| {
        board.winners = Some(Seats::one(SHE));
        board.player_mut(Seat(3)).has_resigned = true;
    });
    let ranks = |given: Given| {
        ending::standings(&given.board).iter().map(|it| (it.seat, it.rank, it.score)).collect::<Vec<_>>()
    };

    assert_eq!(ranks(four), [(SHE, 1, 3), (YOU, 2, 1), (Seat(3), 3, 1), (HE, 4, 0)]);
    let nobody = four.with(|board| board.winners = Some(Seats::NONE));
    assert_eq!(ranks(nobody), [(YOU, 2, 1), (SHE, 2, 1), (Seat(3), 4, 1), (HE, 5, 0)], "nobody is first");
}

/// NEM-4.1
#[test]
fn whoever_leaves_while_choosing_is_given_up_at_once_and_anybody_else_on_their_turn() {
    let mut table = given().under_way(YOU, TurnOrder { next: YOU });

    table.state.resign(SHE, &mut Log::On(&mut table.heard)).expect("whoever plays may leave");
    assert!(table.player(SHE).has_resigned && table.player(SHE).is_alive() && table.is_turn_of(YOU));
    table.state.resign(YOU, &mut Log::On(&mut table.heard)).expect("whoever plays may leave");

    assert!(!table.player(YOU).is_alive() && !table.player(SHE).is_alive() && table.is_turn_of(HE));
    assert!(table.told().contains(&Heard::Resigned { seat: SHE }));
}

/// NEM-4.1
#[test]
fn nobody_leaves_twice_or_after_death_or_from_another_table() {
    let given = given().whereabouts(HE, Whereabouts::Dead).with(|board| board.player_mut(SHE).has_resigned = true);
    let mut table = given.on_the_turn_of(YOU);

    for seat in [SHE, HE, Seat(3), Seat(200)] {
        assert_eq!(table.state.resign(seat, &mut Log::Off), Err(Refused::NotAsked), "{seat:?}");
    }
}

/// NEM-4.15
#[test]
fn at_the_skull_the_ship_is_destroyed_long_before_it_would_jump() {
    let table = given().time(3).self_destruct(5).under_way(YOU, EventPhase { step: Phase::TimeTrack });

    assert_eq!(table.board().ending, Some(Ending::SelfDestruct));
}

/// NEM-20.3
#[test]
fn the_sequence_goes_on_to_its_end_when_nobody_is_left_aboard() {
    let given = given().self_destruct(2).whereabouts(SHE, Whereabouts::Evacuated).whereabouts(HE, Whereabouts::Dead);
    let table = given.under_way(SHE, death_of(YOU));

    assert_eq!((table.board().ending, table.board().tracks.self_destruct), (Some(Ending::SelfDestruct), Some(6)));
}

/// NEM-19.4
#[test]
fn that_the_chambers_open_is_told_once_when_it_is_time() {
    let opened = |time| {
        let table = given().time(time).under_way(YOU, EventPhase { step: Phase::TimeTrack });
        table.told().contains(&Heard::HibernationOpened {})
    };

    assert_eq!([5, 6, 7].map(opened), [false, true, false]);
}

/// NEM-20.7
#[test]
fn a_jump_shows_all_three_engines_to_everybody() {
    let given = given().time(14).whereabouts(YOU, Whereabouts::Hibernating);
    let mut table = given.under_way(SHE, EventPhase { step: Phase::TimeTrack });
    let mut asked = Vec::new();
    while let Frame::EngineReveal(reveal) = table.waiting() {
        asked.push(reveal.engine);
        table.shows(Outcome::EngineReveal(EngineToken::Working));
    }

    assert_eq!(asked, [Engine::One, Engine::Two, Engine::Three]);
    assert!(table.board().engines.iter().flatten().all(|token| token.by().has(SHE) && token.by().has(HE)));
}

/// NEM-20.7 NEM-20.8 NEM-20.12
#[test]
fn at_the_end_everybody_sees_engines_coordinates_and_the_objectives_of_the_living() {
    let given = given().whereabouts(YOU, Whereabouts::Hibernating).whereabouts(SHE, Whereabouts::Dead).with(|board| {
        board.ending = Some(Ending::HyperspaceJump);
        board.engines = [Some(Known::to(Seats::one(YOU), EngineToken::Working)); 3];
        board.tracks.coordinates = Some(Known::to(Seats::one(YOU), Coordinates::Six));
        for seat in [YOU, SHE] {
            board.player_mut(seat).objectives = [Some(Known::to(Seats::one(seat), Objective::AbOvo)), None];
        }
        board.player_mut(HE).whereabouts = Whereabouts::Dead;
    });
    let table = given.under_way(YOU, VictoryCheck { check: Check::Engines, nth: 0 });

    let everybody = |by: Seats| [YOU, SHE, HE].iter().all(|&seat| by.has(seat));
    assert!(table.board().engines.iter().flatten().all(|token| everybody(token.by())));
    assert!(table.board().tracks.coordinates.is_some_and(|card| everybody(card.by())));
    let shown = |seat| table.player(seat).objectives[0].is_some_and(|objective| everybody(objective.by()));
    assert_eq!([YOU, SHE].map(shown), [true, false], "what the dead wanted stays their own");
}

/// NEM-14.12 NEM-14.10
#[test]
fn the_dead_carry_no_larva_and_their_quests_are_gone() {
    let table = given().larva(YOU).under_way(SHE, death_of(YOU));

    assert!(!table.player(YOU).has_larva);
    assert_eq!(table.player(YOU).inactive_quests, [false; 2]);
}

/// NEM-14.10
#[test]
fn nobody_dies_twice() {
    let given = given().stands(HE, 1).whereabouts(YOU, Whereabouts::Dead);
    let table = given.under_way(SHE, nemesis::rules::death::Death { seat: YOU, by: Cause::Attack });

    assert!(!table.told().iter().any(|it| matches!(it, Heard::Harm(Harm::Died { .. }))));
}

/// NEM-22.7 NEM-22.9
#[test]
fn together_nobody_wins_whom_nobody_survives_and_the_deeds_of_the_dead_do_not_count() {
    let together = |egg_with: Seat| {
        let given = Given::players(3, &[("co-operative", "on")]).carries_object(egg_with, ObjectToken::Egg);
        let given = given.whereabouts(HE, Whereabouts::Dead).with(|board| {
            board.player_mut(YOU).has_signal = true;
            board.common_objectives.push(Objective::MyPrecious);
        });
        objectives::winners(&given.board)
    };

    assert!(!together(YOU).is_empty());
    assert!(together(HE).is_empty());
}

/// NEM-21.11
#[test]
fn a_burial_asks_for_the_blue_corpse_and_for_no_other_burden() {
    let carries = |object| {
        let given = given().carries_object(YOU, object).with(|board| board.player_mut(YOU).has_signal = true);
        objectives::is_fulfilled(&given.board, YOU, Objective::AProperBurial)
    };

    assert!(carries(ObjectToken::BlueCorpse));
    assert!(!carries(ObjectToken::Carcass));
}

/// NEM-4.3 NEM-31.12
#[test]
fn a_new_round_lets_everybody_act_and_intruders_attack_again() {
    let given = given().intruder(Intruder::Adult, 11).with(|board| {
        board.skips_attacks = true;
        board.seats().for_each(|seat| board.player_mut(seat).has_passed = true);
    });
    let calm = given.under_way(YOU, EventPhase { step: Phase::IntruderAttack });
    assert!(!matches!(calm.waiting(), Frame::AttackDraw(_)), "nobody attacks in the round of the jolt");

    let table = given.under_way(YOU, RoundStart {});

    assert!(!table.board().skips_attacks);
    assert!([YOU, SHE, HE].iter().all(|&seat| !table.player(seat).has_passed));
}

/// NEM-9.11 NEM-17.41
#[test]
fn cabins_that_do_not_work_give_no_rest() {
    let given = given().explored(15, Room::Cabins, 1).stands(YOU, 15).malfunction(15);
    let mut table = given.under_way(YOU, RoundStart {});
    while let Frame::CardDraw(_) = table.waiting() {
        let mut odds = Vec::new();
        table.state.odds(&mut odds);
        table.shows(odds[0].0);
    }

    assert_eq!(table.player(YOU).hand.len(), 5);
}

/// NEM-4.3 NEM-4.6 NEM-4.13
#[test]
fn the_phase_of_the_round_is_shown_as_it_goes_on() {
    let mut table = given().hand(YOU, &[]).under_way(YOU, RoundStart {});
    assert_eq!(table.board().phase, Phase::DrawCards);
    while let Frame::CardDraw(_) = table.waiting() {
        let mut odds = Vec::new();
        table.state.odds(&mut odds);
        table.shows(odds[0].0);
    }
    assert_eq!(table.board().phase, Phase::Turns);

    for _ in 0..3 {
        let seat = table.on_turn();
        table.does(Action::Pass).chooses(seat, Choice::Passing(PassingAnswer::Done));
    }
    assert_eq!(table.board().phase, Phase::EventCard);
}

//! NEM-7, NEM-10: noise rolls and encounters.

use nemesis::{
    Choice, Frame, Outcome,
    rules::{bag::BagDraw, encounter::Encounter, noise::NoiseRoll},
    words::{
        ActionCard, AttackCard, Character, Door, Event, Intruder, IntruderToken, NoiseFace, Objective, Room,
        RoomNumber, SeriousWound,
    },
};

use crate::table::{HE, Heard, SHE, Table, Told, YOU, given, id, light_wound};

const THREE: [ActionCard; 3] = [ActionCard::Search, ActionCard::Search, ActionCard::Rest];
const FOUR: [ActionCard; 4] = [ActionCard::Search, ActionCard::Search, ActionCard::Rest, ActionCard::Demolition];

/// Somebody with three cards meets an Adult that asks for four.
fn met_with_three_cards() -> Table {
    let given = given().noise(11, 2).noise(11, 4).hand(YOU, &THREE).in_the_bag(IntruderToken::AdultFour);
    let mut table = given.under_way(YOU, NoiseRoll { seat: YOU });
    table.shows(Outcome::NoiseRoll(NoiseFace::Two)).shows(Outcome::EncounterDraw(IntruderToken::AdultFour));
    table
}

/// NEM-10.3, NEM-10.4, NEM-10.5
#[test]
fn an_encounter_clears_the_noise_around_and_brings_what_the_token_shows() {
    let table = met_with_three_cards();

    let (room, figure, kind) = (RoomNumber(11), id(0), Intruder::Adult);
    table.tells(&[
        Heard::Told(Told::Encountered { seat: YOU, room }),
        Heard::Told(Told::TokenDrawn { token: IntruderToken::AdultFour }),
        Heard::Told(Told::IntruderAppeared { figure, kind, room }),
    ]);
    assert!(table.board().noise.is_empty());
    assert_eq!(table.intruders_in(11), [Intruder::Adult]);
}

/// NEM-23.10, NEM-10.6, NEM-26.74
#[test]
fn too_few_cards_are_a_surprise_attack() {
    let table = met_with_three_cards();

    assert!(matches!(table.waiting(), Frame::AttackDraw(draw) if draw.attack.on == YOU));
}

/// NEM-23.11, NEM-1.12
#[test]
fn contamination_counts_against_a_surprise() {
    let given = given().noise(11, 2).hand(YOU, &THREE).contaminated(YOU, 1).in_the_bag(IntruderToken::AdultFour);
    let mut table = given.under_way(YOU, NoiseRoll { seat: YOU });

    table.shows(Outcome::NoiseRoll(NoiseFace::Two)).shows(Outcome::EncounterDraw(IntruderToken::AdultFour));

    assert_eq!(table.intruders_in(11), [Intruder::Adult]);
    assert!(table.state.is_over(), "nothing else was under way");
}

/// NEM-10.7, NEM-44.7, NEM-25.47
#[test]
fn a_token_that_was_drawn_lies_in_the_pool() {
    let mut table = given().hand(YOU, &FOUR).under_way(YOU, Encounter { seat: YOU });
    let before = table.board().swarm.pool.count(IntruderToken::CreeperOne);

    table.shows(Outcome::EncounterDraw(IntruderToken::CreeperOne));

    assert_eq!(table.board().swarm.pool.count(IntruderToken::CreeperOne), before + 1);
    assert_eq!(table.board().swarm.bag.count(IntruderToken::CreeperOne), 0);
}

/// NEM-10.8, NEM-10.10, NEM-26.80
#[test]
fn the_blank_brings_noise_all_around() {
    let mut table = given().under_way(YOU, Encounter { seat: YOU });

    table.shows(Outcome::EncounterDraw(IntruderToken::Blank));

    assert!(table.board().swarm.figures.is_empty());
    table.tells(&[Heard::Told(Told::NoiseAllAround { room: RoomNumber(11) })]);
    assert_eq!(table.board().noise.len(), 4);
    assert_eq!(table.board().swarm.bag.count(IntruderToken::Blank), 1);
}

/// NEM-10.9, NEM-44.9
#[test]
fn the_last_blank_brings_an_adult_into_the_bag() {
    let empty = given().with(|board| {
        let bag = board.swarm.bag;
        for (token, n) in bag.iter().filter(|&(token, _)| token != IntruderToken::Blank) {
            (0..n).for_each(|_| {
                board.swarm.bag.take(token);
                board.swarm.pool.add(token);
            });
        }
    });
    let mut table = empty.under_way(YOU, Encounter { seat: YOU });

    table.shows(Outcome::EncounterDraw(IntruderToken::Blank)).shows(Outcome::TokenReturn(IntruderToken::AdultThree));

    assert_eq!(table.board().swarm.bag.count(IntruderToken::AdultThree), 1);
    assert_eq!(table.board().swarm.bag.len(), 2);
}

/// NEM-10.13
#[test]
fn a_larva_surprises_only_an_empty_hand() {
    let mut table = given().hand(YOU, &[ActionCard::Rest]).under_way(YOU, Encounter { seat: YOU });

    table.shows(Outcome::EncounterDraw(IntruderToken::LarvaOne));

    assert_eq!(table.intruders_in(11), [Intruder::Larva]);
    assert!(!table.player(YOU).has_larva);

    let mut table = given().under_way(YOU, Encounter { seat: YOU });
    table.shows(Outcome::EncounterDraw(IntruderToken::LarvaOne));
    assert!(table.player(YOU).has_larva);
    assert!(table.board().swarm.figures.is_empty());
}

/// NEM-23.30, NEM-10.11, NEM-2.8
#[test]
fn a_ninth_adult_calls_those_back_that_are_not_in_combat() {
    let mut given = given().hand(YOU, &FOUR).stands(SHE, 15).explored(15, Room::Canteen, 1);
    for _ in 0..3 {
        given = given.intruder(Intruder::Adult, 15);
    }
    for _ in 0..5 {
        given = given.intruder(Intruder::Adult, 2);
    }
    let given = given.in_the_bag(IntruderToken::AdultTwo);
    let mut table = given.under_way(YOU, Encounter { seat: YOU });

    table.shows(Outcome::EncounterDraw(IntruderToken::AdultTwo));
    let mut n_returned = 0;
    while let Frame::TokenReturn(_) = table.waiting() {
        n_returned += 1;
        let (token, _) = table.board().swarm.pooled(Intruder::Adult).next().expect("an adult lies in the pool");
        table.shows(Outcome::TokenReturn(token));
        if table.state.is_over() {
            break;
        }
    }

    assert_eq!(n_returned, 5, "a token for each goes into the bag");
    assert_eq!(table.intruders_in(15).len(), 3);
    assert_eq!(table.intruders_in(2).len(), 0);
    assert_eq!(table.intruders_in(11), [Intruder::Adult]);
}

/// NEM-10.7, NEM-10.11
#[test]
fn the_token_of_a_ninth_adult_is_set_aside_after_the_others_have_gone_into_the_bag() {
    let mut given = given().hand(YOU, &FOUR).stands(SHE, 15).explored(15, Room::Canteen, 1);
    for room in [15, 15, 15, 2, 2, 2, 2, 2] {
        given = given.intruder(Intruder::Adult, room);
    }
    for token in [IntruderToken::AdultTwo; 4].into_iter().chain([IntruderToken::AdultThree; 4]) {
        given = given.in_the_bag(token);
    }
    let mut table = given.in_the_bag(IntruderToken::AdultFour).under_way(YOU, Encounter { seat: YOU });

    table.shows(Outcome::EncounterDraw(IntruderToken::AdultFour));
    for token in [IntruderToken::AdultThree, IntruderToken::AdultFour, IntruderToken::AdultFour] {
        table.shows(Outcome::TokenReturn(token));
    }

    assert!(table.state.is_over(), "there were only three tokens for five adults");
    assert_eq!(table.board().swarm.pooled(Intruder::Adult).collect::<Vec<_>>(), [(IntruderToken::AdultFour, 1)]);
}

/// NEM-10.12, NEM-26.13, NEM-2.10
#[test]
fn a_queen_too_many_is_treated_as_the_blank() {
    let given = given().intruder(Intruder::Queen, 2).in_the_bag(IntruderToken::QueenFour);
    let mut table = given.under_way(YOU, Encounter { seat: YOU });

    table.shows(Outcome::EncounterDraw(IntruderToken::QueenFour));

    assert!(table.intruders_in(11).is_empty());
    assert_eq!(table.board().swarm.bag.count(IntruderToken::QueenFour), 1);
    assert_eq!(table.board().noise.len(), 4);
}

/// NEM-19.1, NEM-4.42, NEM-24.7
#[test]
fn at_the_first_encounter_everybody_keeps_one_objective() {
    let given = given().hand(YOU, &FOUR).with(|board| {
        board.has_met_intruders = false;
        for (seat, objectives) in [
            (YOU, [Objective::AbOvo, Objective::Hoarder]),
            (SHE, [Objective::Necroscopy, Objective::Quarantine]),
            (HE, [Objective::MyPrecious, Objective::TheGreatHunt]),
        ] {
            let held = objectives.map(|it| Some(engine::Known::to(engine::Seats::one(seat), it)));
            board.player_mut(seat).objectives = held;
        }
    });
    let mut table = given.under_way(YOU, Encounter { seat: YOU });

    table.shows(Outcome::EncounterDraw(IntruderToken::CreeperOne));
    table.chooses(HE, Choice::ObjectiveChoice(Objective::TheGreatHunt));
    table.chooses(YOU, Choice::ObjectiveChoice(Objective::AbOvo));
    table.chooses(SHE, Choice::ObjectiveChoice(Objective::Quarantine));

    table.tells(&[Heard::FirstEncounter {}, Heard::ObjectiveChosen { seat: HE, objective: None }]);
    assert!(table.board().has_met_intruders);
    let kept = |seat| table.player(seat).objectives.map(|it| it.map(|it| it.for_rules()));
    assert_eq!(kept(YOU), [Some(Objective::AbOvo), None]);
    assert_eq!(kept(HE), [Some(Objective::TheGreatHunt), None]);
}

/// NEM-7.8, NEM-9.2
#[test]
fn silence_is_danger_to_whoever_has_slime() {
    let mut table = given().slime(YOU).under_way(YOU, NoiseRoll { seat: YOU });
    table.shows(Outcome::NoiseRoll(NoiseFace::Silence));
    assert_eq!(table.board().noise.len(), 4);

    let mut table = given().under_way(YOU, NoiseRoll { seat: YOU });
    table.shows(Outcome::NoiseRoll(NoiseFace::Silence));
    assert!(table.board().noise.is_empty());
}

/// NEM-7.10, NEM-7.12, NEM-26.6
#[test]
fn danger_behind_a_closed_door_destroys_the_door() {
    let given = given().intruder(Intruder::Adult, 15).door(11, 1, Door::Closed);
    let mut table = given.under_way(YOU, NoiseRoll { seat: YOU });

    table.shows(Outcome::NoiseRoll(NoiseFace::Danger));

    assert_eq!(table.intruders_in(15), [Intruder::Adult]);
    assert_eq!(table.board().doors.destroyed().len(), 1);
    assert!(table.board().noise.is_empty());
}

/// NEM-7.11, NEM-25.32, NEM-8.6
#[test]
fn danger_with_nobody_near_and_noise_everywhere_does_nothing() {
    let given = given().noise(11, 1).noise(11, 2).noise(11, 3).noise(11, 4);
    let mut table = given.under_way(YOU, NoiseRoll { seat: YOU });

    table.shows(Outcome::NoiseRoll(NoiseFace::Danger));

    assert_eq!(table.board().noise.len(), 4);
    assert!(table.board().swarm.figures.is_empty());
}

/// NEM-7.9, NEM-26.7
#[test]
fn danger_leaves_those_alone_that_fight_elsewhere() {
    let given = given()
        .explored(15, Room::Canteen, 1)
        .stands(SHE, 15)
        .intruder(Intruder::Adult, 15)
        .intruder(Intruder::Adult, 6)
        .intruder(Intruder::Larva, 11);
    let mut table = given.under_way(YOU, NoiseRoll { seat: YOU });

    table.shows(Outcome::NoiseRoll(NoiseFace::Danger));

    assert_eq!(table.intruders_in(15), [Intruder::Adult]);
    assert_eq!(table.intruders_in(11).len(), 2);
}

/// NEM-4.28, NEM-4.29, NEM-4.33, NEM-44.8
#[test]
fn the_bag_develops() {
    let mut table = given().under_way(YOU, BagDraw {});
    table.shows(Outcome::BagDraw(IntruderToken::LarvaOne)).shows(Outcome::TokenReturn(IntruderToken::AdultFour));
    assert_eq!(table.board().swarm.bag.count(IntruderToken::LarvaOne), 3);
    assert_eq!(table.board().swarm.bag.count(IntruderToken::AdultFour), 1);

    let mut table = given().under_way(YOU, BagDraw {});
    table.shows(Outcome::BagDraw(IntruderToken::CreeperOne)).shows(Outcome::TokenReturn(IntruderToken::BreederThree));
    assert_eq!(table.board().swarm.bag.count(IntruderToken::CreeperOne), 0);
    assert_eq!(table.board().swarm.bag.count(IntruderToken::BreederThree), 1);

    let mut table = given().under_way(YOU, BagDraw {});
    table.shows(Outcome::BagDraw(IntruderToken::Blank)).shows(Outcome::TokenReturn(IntruderToken::AdultTwo));
    assert_eq!(table.board().swarm.bag.count(IntruderToken::Blank), 1);
}

/// NEM-4.30, NEM-4.36, NEM-25.35, NEM-25.7
#[test]
fn an_adult_makes_everybody_roll_but_those_who_fight() {
    let given = given()
        .explored(15, Room::Canteen, 1)
        .stands(SHE, 15)
        .intruder(Intruder::Larva, 15)
        .in_the_bag(IntruderToken::AdultTwo);
    let mut table = given.under_way(YOU, BagDraw {});

    table.shows(Outcome::BagDraw(IntruderToken::AdultTwo));
    table.shows(Outcome::NoiseRoll(NoiseFace::One)).shows(Outcome::NoiseRoll(NoiseFace::Two));

    assert_eq!(table.board().swarm.bag.count(IntruderToken::AdultTwo), 1);
    assert!(table.state.is_over(), "two have rolled, and nobody else does");
}

/// NEM-4.32, NEM-23.32, NEM-17.13
#[test]
fn the_queen_lays_an_egg_and_a_destroyed_nest_stays_destroyed() {
    let given = given().with(|board| {
        while board.nest.eggs > 0 {
            board.take_egg_from_nest();
            board.nest.eggs_in_stock += 1;
        }
    });
    let mut table = given.under_way(YOU, BagDraw {});

    table.shows(Outcome::BagDraw(IntruderToken::QueenFour));

    assert_eq!(table.board().nest.eggs, 1);
    assert!(table.board().nest.is_destroyed);
}

/// NEM-4.32, NEM-26.12
#[test]
fn the_queen_comes_for_whoever_is_in_her_nest() {
    let given = given().explored(2, Room::Nest, 0).stands(YOU, 2).stands(SHE, 2).hand(YOU, &FOUR).hand(SHE, &THREE);
    let mut table = given.noise(2, 4).under_way(YOU, BagDraw {});

    table.shows(Outcome::BagDraw(IntruderToken::QueenFour));

    assert_eq!(table.intruders_in(2), [Intruder::Queen]);
    assert!(table.board().noise.is_empty());
    assert!(matches!(table.waiting(), Frame::AttackDraw(draw) if draw.attack.on == SHE));
}

/// NEM-37.8, NEM-37.11, NEM-26.47
#[test]
fn a_summoned_intruder_makes_no_attack() {
    let given = given().character(YOU, Character::Scout).intruder(Intruder::Creeper, 11);
    let attack = nemesis::rules::attack::IntruderAttack {
        attacker: nemesis::board::FigureId(0),
        on: YOU,
        occasion: nemesis::rules::attack::Occasion::EventPhase,
    };
    let mut table = given.under_way(YOU, attack);

    table.shows(Outcome::AttackDraw(AttackCard::SummoningThree)).shows(Outcome::Summoning(IntruderToken::LarvaOne));

    assert_eq!(table.intruders_in(11), [Intruder::Creeper, Intruder::Larva]);
    assert!(table.state.is_over(), "and that is all");
}

/// NEM-38.10, NEM-26.55
#[test]
fn noise_in_technical_corridors_is_made_or_rolled_for() {
    let effect = nemesis::rules::events::EventEffect { event: Event::NoiseInTechnicalCorridors, nth: 0 };
    let table = given().under_way(YOU, effect);
    assert_eq!(table.board().noise.len(), 1);

    let given = given().noise(2, 1).explored(15, Room::Canteen, 1).stands(YOU, 15);
    let table = given.under_way(YOU, effect);
    assert!(matches!(table.waiting(), Frame::NoiseRoll(roll) if roll.seat == YOU));
}

/// NEM-14.1, NEM-23.22, NEM-23.23, NEM-14.4
#[test]
fn the_third_light_wound_is_a_serious_one_and_the_fourth_serious_one_kills() {
    let wounds = light_wound(YOU);
    let mut table = given().light_wounds(YOU, 2).under_way(YOU, wounds);
    table.shows(Outcome::WoundDraw(SeriousWound::Body));
    assert_eq!((table.player(YOU).light_wounds.count(), table.player(YOU).serious_wounds.len()), (0, 1));

    let given = given().dressed_wound(YOU, SeriousWound::Body).dressed_wound(YOU, SeriousWound::Leg);
    let table = given.wound(YOU, SeriousWound::Hand).under_way(YOU, wounds);
    assert!(!table.player(YOU).is_alive());
    assert!(table.board().place(RoomNumber(11)).corpses.has(YOU));
}

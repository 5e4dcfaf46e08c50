//! LOC-23, LOC-24, LOC-46: the end of the game, and the victory check.

use engine::{Game, Seats};
use lockdown::{
    Lockdown, Outcome,
    board::{Bomb, Card, ObjectToken, Whereabouts},
    content::objectives::Deed,
    rules::{
        death::Death,
        ending::{Check, VictoryCheck},
        objectives::is_done,
        time::TimePasses,
    },
    words::{
        ActionCard, Autodestruction, BackupPower, Cause, Character, Contamination, Contingency, Ending, Level, Object,
        Objective, Room, RoomNumber, Weakness,
    },
};

use crate::table::{Given, HE, SHE, Table, YOU, given};

/// Two wait for the end where they are safe, and one is dead.
fn survivors(code: Contingency) -> Given {
    let table = given().active_code(code).whereabouts(YOU, Whereabouts::LockedIn).whereabouts(SHE, Whereabouts::Bunker);
    table.with(|board| lockdown::rules::death::die(board, HE, Cause::Attack, &mut engine::Log::Off))
}

fn checked(given: Given) -> Table {
    given.under_way(VictoryCheck { check: Check::Contingency, nth: 0 })
}

fn alive(table: &Table) -> [bool; 3] {
    [YOU, SHE, HE].map(|seat| table.player(seat).is_alive())
}

/// LOC-46.2 LOC-23.10 LOC-22.1
#[test]
fn green_spares_everybody() {
    let mut table =
        checked(survivors(Contingency::Green).with(|board| board.contingencies.tokens[0].code = None).with(|board| {
            board.contingencies.unseen.add(Contingency::Green);
        }));

    table.shows(Outcome::CodeReveal(Contingency::Green));

    assert_eq!(alive(&table), [true, true, false]);
    assert!(table.is_quiet());
}

/// LOC-46.3
#[test]
fn yellow_kills_who_knows_less_than_six() {
    let table = checked(survivors(Contingency::Yellow).knowledge(YOU, 6).knowledge(SHE, 5));

    assert_eq!(alive(&table), [true, false, false]);
}

/// LOC-46.4 LOC-19.26
#[test]
fn blue_kills_who_has_sent_no_signal() {
    let table = checked(survivors(Contingency::Blue).signal(SHE));

    assert_eq!(alive(&table), [false, true, false]);
}

/// LOC-46.5
#[test]
fn grey_kills_who_has_left_in_a_pod() {
    let table = checked(survivors(Contingency::Grey).whereabouts(YOU, Whereabouts::Launched));

    assert_eq!(alive(&table), [false, true, false]);
}

/// LOC-46.6 LOC-29.163
#[test]
fn red_kills_who_knows_six_or_carries_an_object() {
    let table = checked(survivors(Contingency::Red).knowledge(YOU, 6).knowledge(SHE, 5));
    assert_eq!(alive(&table), [false, true, false]);

    let carrying =
        survivors(Contingency::Red).knowledge(YOU, 5).empty_handed(YOU).carries_object(YOU, ObjectToken::Egg);
    assert!(!checked(carrying).player(YOU).is_alive());
}

/// LOC-23.11
#[test]
fn whoever_is_infected_dies_if_one_of_four_cards_is_contamination() {
    let infected = survivors(Contingency::Green).scanned(YOU, Contamination::Infected);
    let mut table = checked(infected);
    assert!(table.waits_for_chance());

    for card in [ActionCard::Neuralink, ActionCard::Bypass, ActionCard::Recharge] {
        table.shows(Outcome::FinalDraw(Card::Action(card)));
    }
    table.shows(Outcome::FinalDraw(Card::Scanned(Contamination::Infected)));

    assert!(!table.player(YOU).is_alive());
}

/// LOC-23.11
#[test]
fn whoever_carries_a_larva_draws_without_a_scan_and_may_live() {
    let mut table = checked(survivors(Contingency::Green).larva(YOU));

    for card in [ActionCard::Neuralink, ActionCard::Bypass, ActionCard::Recharge, ActionCard::MasterPlan] {
        table.shows(Outcome::FinalDraw(Card::Action(card)));
    }

    assert!(table.player(YOU).is_alive() && table.is_quiet());
}

/// LOC-23.12 LOC-23.14 LOC-24.1 LOC-24.2 LOC-29.152
#[test]
fn whoever_lives_and_has_fulfilled_one_of_the_objectives_held_wins() {
    let rich = survivors(Contingency::Green).knowledge(YOU, 8).objective(YOU, Objective::LeadResearcher);
    let table = checked(rich.objective(SHE, Objective::Regicide).objective(HE, Objective::SettledAccountOne));

    assert_eq!(table.board().winners, Some(Seats::one(YOU)));
    let ranks: Vec<(u8, u8)> = Lockdown::standings(table.board()).iter().map(|it| (it.seat.0, it.rank)).collect();
    assert_eq!(ranks, [(0, 1), (1, 2), (2, 3)]);

    let two = survivors(Contingency::Green).objective(YOU, Objective::LeadResearcher).with(|board| {
        board.player_mut(YOU).objectives[1] = Some(engine::Known::to(Seats::one(YOU), Objective::Regicide));
        board.queen_is_killed = true;
    });
    assert_eq!(checked(two).board().winners, Some(Seats::one(YOU)), "no intruder ever came: one of two is enough");
}

/// LOC-23.4 LOC-23.5 LOC-23.1
#[test]
fn when_the_last_one_dies_the_squad_comes_and_all_have_lost() {
    let alone = given().whereabouts(SHE, Whereabouts::LockedIn).active_code(Contingency::Green).with(|board| {
        lockdown::rules::death::die(board, HE, Cause::Attack, &mut engine::Log::Off);
    });

    let table = alone.under_way(Death { seat: YOU, by: Cause::Attack });

    assert_eq!(table.board().ending, Some(Ending::TimeOut));
    assert_eq!(table.board().time.space, 0);
    assert!(table.player(SHE).is_alive(), "who is locked in lives");
}

/// LOC-23.2 LOC-20.4 LOC-20.35 LOC-29.22 LOC-29.36
#[test]
fn the_complex_takes_the_locked_in_with_it_and_not_who_has_left() {
    let bomb = Bomb { space: 3, side: Autodestruction::Yellow };
    let running = given().whereabouts(SHE, Whereabouts::LockedIn).whereabouts(HE, Whereabouts::Bunker);
    let running = running.active_code(Contingency::Green).with(|board| board.time.autodestruction = Some(bomb));

    let table = running.under_way(Death { seat: YOU, by: Cause::Attack });

    assert_eq!(table.board().ending, Some(Ending::Autodestruction));
    assert_eq!(alive(&table), [false, false, true]);
    assert!(is_done(table.board(), HE, Deed::NestDestroyed) && is_done(table.board(), HE, Deed::QueenKilled));
}

/// LOC-29.149 LOC-23.7
#[test]
fn whoever_waits_in_a_pod_is_still_in_the_complex() {
    let pod = Whereabouts::Pod { pod: lockdown::words::Pod::A };
    let table = given().whereabouts(SHE, pod).whereabouts(HE, Whereabouts::Bunker);

    let table = table.under_way(Death { seat: YOU, by: Cause::Attack });

    assert_eq!(table.board().ending, None);
}

/// LOC-24.3 LOC-24.4 LOC-24.5
#[test]
fn who_is_dead_counts_for_those_who_wished_it() {
    let board = survivors(Contingency::Green).board;
    assert!(is_done(&board, YOU, Deed::Dead(3)) && !is_done(&board, YOU, Deed::Dead(2)));
    assert!(!is_done(&board, YOU, Deed::Dead(1)), "the own number is never dead");
    assert!(!is_done(&board, YOU, Deed::OnlySurvivor));
    assert!(is_done(&board, YOU, Deed::NoNemesisSurvivor), "the Survivor is dead");
    let alive = given().board;
    assert!(!is_done(&alive, YOU, Deed::NoNemesisSurvivor));
}

/// LOC-24.6 LOC-24.9 LOC-24.10 LOC-24.14 LOC-45.15
#[test]
fn what_somebody_has_done_counts_for_that_one_alone() {
    let board = given().signal(YOU).knowledge(YOU, 8).empty_handed(YOU).carries_object(YOU, ObjectToken::Egg).board;
    assert!(is_done(&board, YOU, Deed::Signal) && !is_done(&board, SHE, Deed::Signal));
    assert!(is_done(&board, YOU, Deed::Knowledge(8)) && !is_done(&board, SHE, Deed::Knowledge(8)));
    assert!(is_done(&board, YOU, Deed::CarriesEgg) && !is_done(&board, SHE, Deed::CarriesEgg));
    assert!(!is_done(&board, YOU, Deed::KnowledgeActive) && !is_done(&board, YOU, Deed::InAPod));
    let away = given().whereabouts(YOU, Whereabouts::Launched).board;
    assert!(is_done(&away, YOU, Deed::InAPod));
}

/// LOC-24.7 LOC-45.2 LOC-45.26 LOC-24.8 LOC-24.12 LOC-24.13
#[test]
fn what_is_so_in_the_complex_counts_for_all() {
    let board = given().weakness(0, Weakness::DullScent, None).weakness(1, Weakness::FirePanic, Some(Object::Egg));
    let board = board.power([(1, true), (2, true), (3, true), (4, false)]).with(|board| {
        board.time.backup = BackupPower::On;
        board.nest.is_destroyed = true;
    });
    let board = board.board;
    assert!(is_done(&board, YOU, Deed::Weaknesses(2)) && !is_done(&board, YOU, Deed::Weaknesses(3)));
    assert!(is_done(&board, SHE, Deed::EggInLaboratory));
    assert!(is_done(&board, SHE, Deed::PowerTokens(3)) && is_done(&board, SHE, Deed::BackupPower));
    assert!(is_done(&board, SHE, Deed::NestDestroyed) && !is_done(&board, SHE, Deed::QueenKilled));
    let burnt = given().with(|board| board.ending = Some(Ending::Fire)).board;
    assert!(is_done(&burnt, YOU, Deed::ComplexDestroyed) && !is_done(&board, YOU, Deed::ComplexDestroyed));
}

/// LOC-23.6
#[test]
fn where_intruders_live_on_the_queen_counts_as_killed_if_she_was() {
    let killed = given().with(|board| (board.ending, board.queen_is_killed) = (Some(Ending::TimeOut), true)).board;
    let alive = given().with(|board| board.ending = Some(Ending::TimeOut)).board;
    assert!(is_done(&killed, YOU, Deed::QueenKilled) && !is_done(&alive, YOU, Deed::QueenKilled));
}

/// LOC-24.11
#[test]
fn a_level_is_explored_when_all_its_tiles_lie_face_up() {
    let upper = given().explored(1, Room::GuardRoom, 1);
    let explored = Deed::LevelsExplored { from: Level::S01, to: Level::S01 };
    assert!(!is_done(&upper.board, YOU, explored));

    let upper = upper.explored(3, Room::Surgery, 1);

    assert!(is_done(&upper.board, YOU, explored));
    let both = Deed::LevelsExplored { from: Level::S01, to: Level::S02 };
    assert!(!is_done(&upper.board, YOU, both));
}

/// LOC-25.22 LOC-25.23 LOC-25.24 LOC-29.37 LOC-26.79
#[test]
fn together_all_objectives_count_and_as_many_signals_as_cards_ask_for() {
    let crew = |signals: &[engine::Seat]| {
        let crew = Given::players(3, &[("co-operative", "on")]).active_code(Contingency::Green);
        let crew = crew.character(HE, Character::Survivor).whereabouts(YOU, Whereabouts::Bunker).knowledge(YOU, 8);
        let crew = crew.with(|board| {
            board.player_mut(YOU).is_knowledge_active = true;
            board.nest.is_destroyed = true;
            for objective in [Objective::Extermination, Objective::OpenArchive, Objective::Breakthrough] {
                board.common_objectives.push(objective);
            }
        });
        let crew = signals.iter().fold(crew, |crew, &seat| crew.signal(seat));
        crew.with(|board| {
            for seat in [SHE, HE] {
                lockdown::rules::death::die(board, seat, Cause::Attack, &mut engine::Log::Off);
            }
        })
    };

    assert_eq!(checked(crew(&[SHE])).board().winners, Some(Seats::NONE), "two cards ask for the signal");
    assert_eq!(checked(crew(&[SHE, HE])).board().winners, Some(Seats::all(3)), "the dead count");
}

/// LOC-23.13
#[test]
fn whoever_dies_in_the_victory_check_has_survived_for_nobodys_objective() {
    let account = |given: Given| given.objective(YOU, Objective::SettledAccountTwo);
    let alive = checked(account(survivors(Contingency::Green)));
    assert_eq!(alive.board().winners, Some(Seats::NONE));

    let doomed = checked(account(survivors(Contingency::Yellow).knowledge(YOU, 6).knowledge(SHE, 5)));
    assert_eq!(doomed.board().winners, Some(Seats::one(YOU)), "by the contingency");

    let mut infected = checked(account(survivors(Contingency::Green).scanned(SHE, Contamination::Infected)));
    infected.shows(Outcome::FinalDraw(Card::Scanned(Contamination::Infected)));
    for card in [ActionCard::Quarantine, ActionCard::Stun, ActionCard::DefensePlan] {
        infected.shows(Outcome::FinalDraw(Card::Action(card)));
    }
    assert_eq!(infected.board().winners, Some(Seats::one(YOU)), "or by infection");
}

/// LOC-46.8
#[test]
fn the_contingency_kills_all_whom_it_dooms_before_anybody_is_examined() {
    let infected = survivors(Contingency::Blue).contaminated(YOU, 1).larva(SHE);
    let table = checked(infected);

    assert!(table.is_quiet(), "nothing is scanned or drawn of the dead");
    assert_eq!(alive(&table), [false; 3]);
}

/// LOC-25.13
#[test]
fn alone_one_wins_who_survives_both_checks_with_the_objective_fulfilled() {
    let alone = |code, knowledge| {
        let alone = Given::players(1, &[]).active_code(code).whereabouts(YOU, Whereabouts::LockedIn);
        checked(alone.knowledge(YOU, knowledge).objective(YOU, Objective::Breakthrough)).board().winners
    };

    assert_eq!(alone(Contingency::Green, 8), Some(Seats::one(YOU)));
    assert_eq!(alone(Contingency::Green, 7), Some(Seats::NONE), "the objective is not fulfilled");
    assert_eq!(alone(Contingency::Red, 8), Some(Seats::NONE), "the contingency kills");
}

/// LOC-29.151 LOC-23.7
#[test]
fn the_buildings_and_the_crossroads_of_the_surface_are_in_the_complex() {
    let last = given().turned_over().active_code(Contingency::Green).time(1);
    let table = last.stands(YOU, 28).stands(SHE, 2).whereabouts(HE, Whereabouts::Bunker).under_way(TimePasses {});

    assert_eq!(alive(&table), [false, false, true]);
}

/// LOC-29.153
#[test]
fn on_the_other_side_buildings_are_explored_with_their_level_and_crossroads_with_none() {
    let mut board = given().turned_over().board;
    let explored = Deed::LevelsExplored { from: Level::S01, to: Level::S01 };
    for slot in [1, 2, 4, 10, 11, 12] {
        board.explored.insert(RoomNumber(slot));
    }
    assert!(!is_done(&board, YOU, explored), "013 is left");
    board.explored.insert(RoomNumber(13));

    assert!(is_done(&board, YOU, explored), "nobody has been on a crossroads");
    board.explored.remove(RoomNumber(4));
    assert!(!is_done(&board, YOU, explored), "a slot of the west building");
}

/// LOC-23.4 LOC-29.22 LOC-23.3
#[test]
fn when_nobody_is_left_the_alert_takes_effect_and_a_destruction_before_it() {
    let ending = |autodestruction| {
        let last = given().active_code(Contingency::Green).whereabouts(SHE, Whereabouts::LockedIn);
        let last = last.whereabouts(HE, Whereabouts::Bunker).with(|board| {
            board.time.alert = Some(3);
            board.time.autodestruction = autodestruction;
        });
        last.under_way(Death { seat: YOU, by: Cause::Attack }).board().ending
    };

    assert_eq!(ending(None), Some(Ending::Alert));
    let bomb = Bomb { space: 3, side: Autodestruction::Yellow };
    assert_eq!(ending(Some(bomb)), Some(Ending::Autodestruction));
}

/// LOC-45.2
#[test]
fn an_egg_and_nothing_else_has_to_lie_in_the_laboratory() {
    let found_out_by = |object| given().weakness(1, Weakness::FirePanic, Some(object)).board;

    assert!(is_done(&found_out_by(Object::Egg), YOU, Deed::EggInLaboratory));
    assert!(!is_done(&found_out_by(Object::IntruderCarcass), YOU, Deed::EggInLaboratory));
}

//! LOC-45, LOC-46: objectives and contingencies, against the written rules.

use engine::Word;
use lockdown::{
    content::{
        contingencies::{CONTINGENCIES, Doom},
        objectives::{Deed, OBJECTIVES},
    },
    words::{Contingency, Level, Objective, ObjectiveDeck},
};

/// LOC-2.51 LOC-2.52 LOC-2.53 LOC-45.27
#[test]
fn objectives_are_dealt_from_decks_that_grow_with_the_players() {
    assert!(OBJECTIVES.iter().zip(Objective::ALL).all(|(print, objective)| print.objective == *objective));
    let for_players = |deck, n_players| {
        OBJECTIVES.iter().filter(|print| print.deck == deck && print.from_players <= n_players).count()
    };

    assert_eq!([2, 3, 4, 5].map(|n| for_players(ObjectiveDeck::Corporate, n)), [6, 7, 8, 9]);
    assert_eq!([2, 3, 4, 5].map(|n| for_players(ObjectiveDeck::Personal, n)), [6, 7, 8, 9]);
    assert_eq!(for_players(ObjectiveDeck::Cooperative, 1), 10);
}

/// LOC-45.1 LOC-45.2 LOC-45.3 LOC-45.4 LOC-45.5 LOC-45.6 LOC-45.7 LOC-45.8 LOC-45.9 LOC-45.10 LOC-45.11 LOC-45.12
/// LOC-45.13 LOC-45.14 LOC-45.15 LOC-45.16 LOC-45.17 LOC-45.18
#[test]
fn objectives_of_one_player_ask_for_what_is_printed() {
    use Deed::*;
    assert_eq!(asks(Objective::LiveCargo), [vec![Signal, CarriesEgg]]);
    assert_eq!(asks(Objective::OvumStudy), [vec![EggInLaboratory]]);
    assert_eq!(asks(Objective::ComparativeAnatomy), [vec![Weaknesses(3)]]);
    assert_eq!(asks(Objective::LeadResearcher), [vec![Knowledge(8)]]);
    let accounts = [
        Objective::SettledAccountOne,
        Objective::SettledAccountTwo,
        Objective::SettledAccountThree,
        Objective::SettledAccountFour,
        Objective::SettledAccountFive,
    ];
    for (objective, number) in accounts.into_iter().zip(1..) {
        assert_eq!(asks(objective), [vec![Dead(number)], vec![OnlySurvivor]], "{objective:?}");
        assert_eq!(objective.print().from_players, number.max(2), "{objective:?}");
    }
    assert_eq!(asks(Objective::UpperSurvey), [vec![Signal, LevelsExplored { from: Level::S01, to: Level::S02 }]]);
    assert_eq!(asks(Objective::LowerSurvey), [vec![LevelsExplored { from: Level::S02, to: Level::S03 }]]);
    assert_eq!(asks(Objective::BurnTheBrood), [vec![Signal, NestDestroyed], vec![Signal, ComplexDestroyed]]);
    assert_eq!(asks(Objective::Regicide), [vec![QueenKilled], vec![ComplexDestroyed]]);
    assert_eq!(asks(Objective::WhistleBlower), [vec![Signal, KnowledgeActive]]);
    assert_eq!(asks(Objective::WayOut), [vec![Signal, InAPod]]);
    assert_eq!(asks(Objective::NoWitnesses), [vec![NoNemesisSurvivor], vec![OnlySurvivor]]);
    assert_eq!(asks(Objective::NotAlone), [vec![AnotherSurvives, KnowledgeActive]]);
    assert_eq!(asks(Objective::CleanSlate), [vec![ComplexDestroyed], vec![OnlySurvivor]]);
    let late = [Objective::NoWitnesses, Objective::NotAlone, Objective::CleanSlate];
    assert_eq!(late.map(|objective| objective.print().from_players), [3, 4, 5]);
}

/// LOC-45.20 LOC-45.21 LOC-45.22 LOC-45.23 LOC-45.24 LOC-45.25 LOC-45.26 LOC-45.28 LOC-45.29 LOC-45.30
#[test]
fn common_objectives_ask_for_what_is_printed() {
    use Deed::*;
    assert_eq!(asks(Objective::FullReport), [vec![Signal, LevelsExplored { from: Level::S01, to: Level::S03 }]]);
    assert_eq!(asks(Objective::Extermination), [vec![Signal, NestDestroyed], vec![Signal, ComplexDestroyed]]);
    assert_eq!(asks(Objective::Headhunt), [vec![Signal, QueenKilled], vec![Signal, ComplexDestroyed]]);
    assert_eq!(asks(Objective::Breakthrough), [vec![Knowledge(8)]]);
    assert_eq!(asks(Objective::FieldManual), [vec![Weaknesses(3)]]);
    assert_eq!(asks(Objective::SpecimenReturn), [vec![CarriesEgg]]);
    assert_eq!(asks(Objective::LightsOn), [vec![PowerTokens(3), BackupPower]]);
    assert_eq!(asks(Objective::OpenArchive), [vec![Signal, KnowledgeActive]]);
    assert_eq!(asks(Objective::DeepSurvey), [vec![LevelsExplored { from: Level::S02, to: Level::S03 }]]);
    assert_eq!(asks(Objective::ScorchedEarth), [vec![ComplexDestroyed]]);
}

/// LOC-25.24 LOC-29.155
#[test]
fn four_common_objectives_ask_for_the_signal_whichever_way_they_are_fulfilled() {
    use Objective::*;
    let asking = |deck| -> Vec<Objective> {
        let dealt = OBJECTIVES.iter().filter(|print| print.deck == deck).map(|print| print.objective);
        dealt.filter(|objective| objective.asks_for_the_signal()).collect()
    };

    assert_eq!(asking(ObjectiveDeck::Cooperative), [FullReport, Extermination, Headhunt, OpenArchive]);
    assert_eq!(asking(ObjectiveDeck::Corporate), [LiveCargo]);
    assert_eq!(asking(ObjectiveDeck::Personal), [UpperSurvey, BurnTheBrood, WhistleBlower, WayOut]);
}

/// LOC-1.8 LOC-2.2 LOC-2.29
#[test]
fn objectives_ask_for_no_more_than_there_is() {
    for deed in OBJECTIVES.iter().flat_map(|print| print.any_of).flat_map(|deeds| deeds.iter()) {
        let is_possible = match *deed {
            Deed::Dead(number) => (1..=5).contains(&number),
            Deed::LevelsExplored { from, to } => from < to,
            Deed::Weaknesses(n) => n <= 3,
            Deed::Knowledge(n) => n <= 8,
            Deed::PowerTokens(n) => n <= 4,
            Deed::Signal
            | Deed::ComplexDestroyed
            | Deed::NestDestroyed
            | Deed::QueenKilled
            | Deed::OnlySurvivor
            | Deed::AnotherSurvives
            | Deed::NoNemesisSurvivor
            | Deed::EggInLaboratory
            | Deed::CarriesEgg
            | Deed::KnowledgeActive
            | Deed::InAPod
            | Deed::BackupPower => true,
        };
        assert!(is_possible, "{deed:?}");
    }
}

/// LOC-2.31 LOC-46.1 LOC-46.2 LOC-46.3 LOC-46.4 LOC-46.5 LOC-46.6 LOC-29.65
#[test]
fn seven_contingency_tokens_kill_whom_the_reference_card_says() {
    let printed: Vec<_> = CONTINGENCIES.iter().map(|it| (it.contingency, it.copies, it.kills)).collect();

    assert_eq!(
        printed,
        [
            (Contingency::Green, 1, &[][..]),
            (Contingency::Yellow, 2, &[Doom::KnowsLessThan(6)]),
            (Contingency::Blue, 2, &[Doom::SentNoSignal]),
            (Contingency::Grey, 1, &[Doom::LeftInAPod]),
            (Contingency::Red, 1, &[Doom::KnowsAtLeast(6), Doom::CarriesAnObject]),
        ],
    );
    assert!(Contingency::ALL.iter().all(|&code| code.print().contingency == code));
    assert_eq!(CONTINGENCIES.iter().map(|it| it.copies).sum::<u8>(), 7);
}

/// LOC-3.23 LOC-25.11
#[test]
fn some_contingencies_are_left_over_whoever_plays() {
    let left_over = |n_players: u8| 7 - 1 - n_players * Contingency::dealt_to_each(n_players);

    assert_eq!([1, 2, 3, 4, 5].map(left_over), [4, 2, 3, 2, 1]);
}

/// The ways to fulfil an objective.
fn asks(objective: Objective) -> Vec<Vec<Deed>> {
    objective.print().any_of.iter().map(|deeds| deeds.to_vec()).collect()
}

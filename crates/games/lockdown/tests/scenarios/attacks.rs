//! LOC-12, LOC-42: intruders attack.

use lockdown::{
    Choice, Frame, Heard, Outcome,
    board::{Light, ObjectToken, Whereabouts},
    rules::{
        attack::{
            Occasion,
            effects::in_the_caves,
            reactions::{BeforeTheCardAnswer, ReactionAnswer},
        },
        encounter::Encounter,
        event_phase::EventPhase,
        light::LightAnswer,
        movement::{Manner, Movement},
    },
    words::{
        ActionCard, AttackCard, Character, CorridorNumber, Intruder, Item, Phase, Room, SeriousWound, StalkerToken,
        Weakness,
    },
};

use crate::table::{Given, SHE, Table, YOU, attack, given};

/// Somebody stands in the light of S-01, or in the dark of S-03, with an intruder.
fn with(kind: Intruder, room: u8) -> Given {
    given().stands(YOU, room).intruder(kind, room)
}

const LIT: u8 = 4;
const DARK: u8 = 22;

fn attacked(given: Given, card: AttackCard) -> Table {
    let mut table = given.under_way(attack(0, YOU, Occasion::EventPhase));
    table.attacks_with(card);
    while let Frame::WoundDraw(_) = table.state.under_way().last().copied().unwrap_or_default() {
        table.shows(Outcome::WoundDraw(SeriousWound::Hand)).nobody_reacts();
    }
    table
}

/// LOC-12.3 LOC-12.5 LOC-12.6
#[test]
fn a_card_without_the_symbol_misses() {
    let table = attacked(with(Intruder::Creeper, LIT), AttackCard::PerchedInTheDarkTwo);

    assert_eq!(table.wounds(YOU), (0, 0));
    assert_eq!(table.board().attacks.discard.count(AttackCard::PerchedInTheDarkTwo), 1);
    assert!(table.told().iter().any(|it| matches!(it, Heard::AttackRevealed { hits: false, .. })));
}

/// LOC-42.3 LOC-26.11 LOC-12.4
#[test]
fn a_cut_wounds_lightly_and_once_more_in_darkness() {
    let lit = attacked(with(Intruder::Adult, LIT), AttackCard::CutThree);
    assert_eq!(lit.wounds(YOU), (1, 0));
    assert_eq!(lit.player(YOU).discard.contamination.unscanned, 1);

    let dark = attacked(with(Intruder::Adult, DARK), AttackCard::CutThree);
    assert_eq!(dark.wounds(YOU), (2, 0));
}

/// LOC-42.4 LOC-26.67 LOC-29.62 LOC-44.1
#[test]
fn who_has_three_serious_wounds_after_the_perched_one_dies_in_the_dark() {
    let hurt = |room| {
        let wounded = with(Intruder::Adult, room).dressed_wound(YOU, SeriousWound::Leg);
        wounded.dressed_wound(YOU, SeriousWound::Body)
    };
    let lit = attacked(hurt(LIT), AttackCard::PerchedInTheDarkTwo);
    assert_eq!(lit.wounds(YOU), (0, 3));
    assert!(lit.player(YOU).is_alive());

    let dark = attacked(hurt(DARK), AttackCard::PerchedInTheDarkTwo);
    assert!(!dark.player(YOU).is_alive());

    let wary = hurt(DARK).weakness(0, Weakness::WaryOfShadows, None).knowledge(YOU, 3);
    assert!(attacked(wary, AttackCard::PerchedInTheDarkTwo).player(YOU).is_alive());
}

/// LOC-42.6 LOC-29.61
#[test]
fn a_blood_chase_brings_a_light_wound_and_slime() {
    let table = attacked(with(Intruder::Creeper, LIT), AttackCard::BloodChaseTwo);

    assert_eq!(table.wounds(YOU), (1, 0));
    assert!(table.player(YOU).has_slime);
}

/// LOC-42.7 LOC-26.69 LOC-29.73
#[test]
fn a_creeper_becomes_a_breeder_and_in_darkness_that_attacks_at_once() {
    let lit = attacked(with(Intruder::Creeper, LIT).injured(1), AttackCard::EvolveFour);
    assert_eq!((lit.figure(0).kind, lit.figure(0).injuries), (Intruder::Breeder, 1));
    assert!(lit.is_quiet());

    let mut dark = attacked(with(Intruder::Creeper, DARK), AttackCard::EvolveFour);
    assert!(matches!(dark.waiting(), Frame::AttackDraw(_)));
    dark.attacks_with(AttackCard::CutTwo);
    assert_eq!(dark.wounds(YOU), (2, 0));
}

/// LOC-29.71
#[test]
fn without_a_breeder_left_a_creeper_stays_what_it_is() {
    let no_breeder = with(Intruder::Creeper, DARK).intruder(Intruder::Breeder, 1).intruder(Intruder::Breeder, 1);

    let table = attacked(no_breeder, AttackCard::EvolveFour);

    assert_eq!(table.figure(0).kind, Intruder::Creeper);
    assert!(table.is_quiet(), "and it does not attack again");
}

/// LOC-42.8 LOC-26.68
#[test]
fn blood_rage_wounds_by_what_is_open() {
    let breeder = with(Intruder::Breeder, LIT);
    assert_eq!(attacked(breeder, AttackCard::BloodRageThree).wounds(YOU), (0, 1));
    let open = attacked(breeder.wound(YOU, SeriousWound::Leg), AttackCard::BloodRageThree);
    assert_eq!(open.wounds(YOU), (0, 3));
    let dressed = attacked(breeder.dressed_wound(YOU, SeriousWound::Leg), AttackCard::BloodRageThree);
    assert_eq!(dressed.wounds(YOU), (0, 2));
    let two = breeder.dressed_wound(YOU, SeriousWound::Leg).dressed_wound(YOU, SeriousWound::Body);
    assert!(!attacked(two, AttackCard::BloodRageThree).player(YOU).is_alive());
}

/// LOC-42.9
#[test]
fn a_pierced_heart_kills_in_darkness_who_has_two_serious_wounds_then() {
    let queen = |room| with(Intruder::Queen, room).dressed_wound(YOU, SeriousWound::Leg);
    let lit = attacked(queen(LIT), AttackCard::PiercingTheHeartFive);
    assert_eq!((lit.wounds(YOU), lit.player(YOU).is_alive()), ((0, 2), true));
    assert_eq!(lit.player(YOU).discard.contamination.unscanned, 1);

    assert!(!attacked(queen(DARK), AttackCard::PiercingTheHeartFive).player(YOU).is_alive());
}

/// LOC-42.10 LOC-12.12 LOC-29.74
#[test]
fn the_host_is_infected_in_darkness() {
    let lit = attacked(with(Intruder::Queen, LIT), AttackCard::InfectingTheHostFour);
    assert!(lit.player(YOU).has_slime && !lit.player(YOU).has_larva);

    let first = with(Intruder::Queen, DARK).with(|board| board.has_met_intruders = false);
    let dark = attacked(first, AttackCard::InfectingTheHostFour);
    assert!(dark.player(YOU).has_larva);
    assert_eq!(dark.player(YOU).discard.contamination.unscanned, 1);
    assert!(dark.told().contains(&Heard::FirstEncounter {}));
}

/// LOC-12.7 LOC-12.8 LOC-28.6
#[test]
fn a_larva_needs_no_card_and_a_second_one_kills_nobody() {
    let table = with(Intruder::Larva, LIT).larva(YOU).under_way(attack(0, YOU, Occasion::EventPhase));

    assert!(table.is_quiet() && table.player(YOU).is_alive());
    assert!(table.intruders_in(LIT).is_empty());
    assert_eq!(table.player(YOU).discard.contamination.unscanned, 1);
}

/// LOC-12.10 LOC-38.30 LOC-4.85
#[test]
fn the_inconspicuous_one_lets_somebody_else_be_attacked_before_the_card_is_drawn() {
    let given = given().character(YOU, Character::LabRat).stands(YOU, LIT).stands(SHE, LIT);
    let given = given.hand(YOU, &[ActionCard::Inconspicuous]).intruder(Intruder::Adult, LIT);
    let mut table = given.under_way(attack(0, YOU, Occasion::EventPhase));

    table.chooses(YOU, Choice::BeforeTheCard(BeforeTheCardAnswer::Inconspicuous { instead: SHE }));
    table.attacks_with(AttackCard::CutTwo);

    assert_eq!((table.wounds(YOU), table.wounds(SHE)), ((0, 0), (1, 0)));
    assert_eq!(table.player(YOU).discard.n_actions(), 1);
}

/// LOC-38.34 LOC-29.79
#[test]
fn who_feels_the_dark_ignores_the_card_of_a_surprise_attack_and_of_no_other() {
    let rat = given().character(YOU, Character::LabRat).stands(YOU, LIT).hand(YOU, &[ActionCard::FeelOfTheDark]);
    let rat = rat.intruder(Intruder::Adult, LIT);
    let mut surprised = rat.under_way(attack(0, YOU, Occasion::Surprise));
    surprised.nobody_before_the_card().shows(Outcome::AttackDraw(AttackCard::CutTwo));
    surprised.chooses(YOU, Choice::Reaction(ReactionAnswer::FeelOfTheDark));
    assert_eq!((surprised.wounds(YOU), surprised.is_quiet()), ((0, 0), true));

    let mut later = rat.under_way(attack(0, YOU, Occasion::EventPhase));
    later.nobody_before_the_card().shows(Outcome::AttackDraw(AttackCard::CutTwo));
    assert_eq!(later.answers(YOU), [Choice::Reaction(ReactionAnswer::Nothing)]);
}

/// LOC-38.62 LOC-29.87
#[test]
fn pheromones_cost_an_egg_or_a_carcass_and_everybody_there_gets_slime() {
    let given = given().character(YOU, Character::Xenobiologist).stands(YOU, LIT).stands(SHE, LIT);
    let given = given.hand(YOU, &[ActionCard::Pheromones]).intruder(Intruder::Adult, LIT);
    let mut table = given.carries_object(YOU, ObjectToken::Egg).under_way(attack(0, YOU, Occasion::EventPhase));
    table.nobody_before_the_card().shows(Outcome::AttackDraw(AttackCard::CutTwo));

    table.chooses(YOU, Choice::Reaction(ReactionAnswer::Pheromones { giving: ObjectToken::Egg }));

    assert_eq!(table.wounds(YOU), (0, 0));
    assert!(table.player(YOU).has_slime && table.player(SHE).has_slime);
    assert_eq!(table.player(YOU).hands.n_used(), 0);
}

/// LOC-29.112
#[test]
fn a_target_that_is_changed_after_the_card_takes_the_same_card() {
    let given = given().character(YOU, Character::Xenobiologist).stands(YOU, DARK).stands(SHE, DARK);
    let given = given.hand(YOU, &[ActionCard::Pheromones]).intruder(Intruder::Adult, DARK);
    let mut table = given.knowledge(YOU, 6).under_way(attack(0, YOU, Occasion::EventPhase));
    table.nobody_before_the_card().shows(Outcome::AttackDraw(AttackCard::CutTwo));

    table.chooses(YOU, Choice::Reaction(ReactionAnswer::PheromonesAt { instead: SHE })).nobody_reacts();

    assert_eq!((table.wounds(YOU), table.wounds(SHE)), ((0, 0), (2, 0)));
}

/// LOC-16.14 LOC-29.104
#[test]
fn a_light_after_the_attack_card_spares_its_dark_part() {
    let mut table =
        with(Intruder::Adult, DARK).carries(YOU, Item::Lighter).under_way(attack(0, YOU, Occasion::EventPhase));
    table.shows(Outcome::AttackDraw(AttackCard::CutTwo));

    table.chooses(YOU, Choice::Reaction(ReactionAnswer::Light { with: LightAnswer::Lighter }));

    assert_eq!(table.wounds(YOU), (1, 0));
}

/// LOC-12.11 LOC-29.140
#[test]
fn the_caves_attack_as_an_adult_in_darkness_does() {
    let mut table = given().stands(YOU, LIT).under_way(in_the_caves(YOU));
    table.attacks_with(AttackCard::CutTwo);
    assert_eq!(table.wounds(YOU), (2, 0), "the dark part counts in a lit room too");

    let mut queen_only = given().stands(YOU, LIT).under_way(in_the_caves(YOU));
    queen_only.attacks_with(AttackCard::PiercingTheHeartFive);
    assert_eq!(queen_only.wounds(YOU), (0, 0));
}

/// LOC-29.101
#[test]
fn who_is_no_longer_there_is_not_attacked() {
    let table =
        given().stands(YOU, LIT).intruder(Intruder::Adult, DARK).under_way(attack(0, YOU, Occasion::EventPhase));

    assert!(table.is_quiet());
    assert!(table.told().is_empty());
}

/// LOC-38.62
#[test]
fn of_two_eggs_one_is_offered() {
    let given = given().character(YOU, Character::Xenobiologist).stands(YOU, LIT).hand(YOU, &[ActionCard::Pheromones]);
    let eggs = given.carries_object(YOU, ObjectToken::Egg).carries_object(YOU, ObjectToken::Egg);
    let mut table = eggs.intruder(Intruder::Adult, LIT).under_way(attack(0, YOU, Occasion::EventPhase));
    table.nobody_before_the_card().shows(Outcome::AttackDraw(AttackCard::CutTwo));

    let egg = Choice::Reaction(ReactionAnswer::Pheromones { giving: ObjectToken::Egg });
    assert_eq!(table.answers(YOU), [Choice::Reaction(ReactionAnswer::Nothing), egg]);
}

/// LOC-29.112 LOC-16.14
#[test]
fn what_lit_somebody_up_before_does_not_help_when_an_attack_is_turned_upon_them() {
    let beside = |who| given().character(YOU, who).stands(YOU, DARK).stands(SHE, DARK).intruder(Intruder::Adult, DARK);
    let lit_before = |given: Given| given.with(|board| board.player_mut(SHE).light = Light::Occasion);

    let scientist = beside(Character::Xenobiologist).knowledge(YOU, 6).hand(YOU, &[ActionCard::Pheromones]);
    let mut table = lit_before(scientist).under_way(attack(0, YOU, Occasion::EventPhase));
    table.nobody_before_the_card().shows(Outcome::AttackDraw(AttackCard::CutTwo));
    table.chooses(YOU, Choice::Reaction(ReactionAnswer::PheromonesAt { instead: SHE })).nobody_reacts();
    assert_eq!(table.wounds(SHE), (2, 0));

    let rat = beside(Character::LabRat).hand(YOU, &[ActionCard::Inconspicuous]);
    let mut table = lit_before(rat).under_way(attack(0, YOU, Occasion::EventPhase));
    table.chooses(YOU, Choice::BeforeTheCard(BeforeTheCardAnswer::Inconspicuous { instead: SHE }));
    table.attacks_with(AttackCard::CutTwo);
    assert_eq!(table.wounds(SHE), (2, 0));
}

/// LOC-12.1
#[test]
fn an_intruder_attacks_by_surprise_in_its_phase_whoever_escapes_and_when_a_card_says_so() {
    let occasions = |table: &Table| -> Vec<Occasion> {
        let of = |it| if let Heard::Attacked { occasion, .. } = it { Some(occasion) } else { None };
        table.told().into_iter().filter_map(of).collect()
    };
    let mut surprise =
        given().stands(YOU, LIT).in_the_bag(StalkerToken::AdultTwoThree).under_way(Encounter { seat: YOU });
    surprise.shows(Outcome::EncounterDraw(StalkerToken::AdultTwoThree));
    assert_eq!(occasions(&surprise), [Occasion::Surprise]);

    let beset = with(Intruder::Adult, LIT).stands(SHE, DARK);
    assert_eq!(occasions(&beset.under_way(EventPhase { step: Phase::IntruderAttack })), [Occasion::EventPhase]);
    let escape = Movement::through(&beset.board, YOU, CorridorNumber(2), Manner::Plain);
    assert_eq!(occasions(&beset.under_way(escape)), [Occasion::Escape]);
    assert_eq!(occasions(&given().stands(YOU, LIT).under_way(in_the_caves(YOU))), [Occasion::Effect]);

    let walks_in = given().stands(YOU, 1).explored(1, Room::Surgery, 1).intruder(Intruder::Adult, LIT);
    let movement = Movement::through(&walks_in.board, YOU, CorridorNumber(2), Manner::Plain);
    assert!(occasions(&walks_in.under_way(movement)).is_empty(), "nothing attacks whoever walks in");
}

/// LOC-38.62
#[test]
fn the_corpse_of_somebody_bribes_no_intruder() {
    let given = given().character(YOU, Character::Xenobiologist).stands(YOU, LIT).hand(YOU, &[ActionCard::Pheromones]);
    let mourning = given.whereabouts(SHE, Whereabouts::Dead).carries_object(YOU, ObjectToken::Corpse { of: SHE });
    let mut table = mourning.intruder(Intruder::Adult, LIT).under_way(attack(0, YOU, Occasion::EventPhase));
    table.nobody_before_the_card().shows(Outcome::AttackDraw(AttackCard::CutTwo));

    assert_eq!(table.answers(YOU), [Choice::Reaction(ReactionAnswer::Nothing)]);
}

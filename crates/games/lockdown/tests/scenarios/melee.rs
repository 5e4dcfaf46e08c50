//! LOC-11.3: blows, at intruders and at eggs.

use engine::{Flow, Log};
use lockdown::{
    Frame, Heard, Lockdown, Outcome,
    board::ObjectToken,
    heard::{Harm, Told},
    rules::combat::{self, Target},
    words::{
        ActionCard, AttackCard, Cause, CombatFace, Intruder, NoiseFace, RoomNumber, SeriousWound, StalkerToken,
        Weakness,
    },
};
use nemesis_kit::words::FigureId;

use crate::table::{Given, SHE, Table, YOU, given};

const IT: Target = Target::Figure { figure: FigureId(0) };

/// You strike at something, and the die shows a face.
#[track_caller]
fn strikes(mut given: Given, at: Target, face: CombatFace) -> Table {
    let Flow::Become(roll) = combat::strike::<Lockdown>(&mut given.board, YOU, at, &mut Log::Off) else {
        panic!("a die is rolled");
    };
    let mut table = given.under_way(roll);
    table.shows(Outcome::MeleeRoll(face));
    table
}

/// In room 007, which has power, with an intruder.
fn against(kind: Intruder) -> Given {
    given().stands(YOU, 7).intruder(kind, 7)
}

/// LOC-11.20 LOC-11.21
#[test]
fn a_blow_costs_a_contamination_card_and_deals_one_injury() {
    for face in [CombatFace::Adult, CombatFace::SingleHit, CombatFace::DoubleHit] {
        let mut table = strikes(against(Intruder::Adult), IT, face);
        assert_eq!(table.player(YOU).discard.contamination.unscanned, 1, "on the discard pile, not in hand");
        table.shows(Outcome::EnduranceDraw(AttackCard::CutTwo));

        assert_eq!((table.figure(0).injuries, table.wounds(YOU)), (1, (0, 0)));
    }
    let dead = strikes(against(Intruder::Larva), IT, CombatFace::Creeper);
    assert!(dead.is_quiet() && dead.board().swarm.figures.is_empty());
    assert_eq!(dead.board().scratch.attacker, None);
}

/// LOC-11.21 LOC-11.22
#[test]
fn whoever_misses_is_gravely_hurt() {
    for (kind, face) in [(Intruder::Adult, CombatFace::Creeper), (Intruder::Queen, CombatFace::Adult)] {
        let mut table = strikes(against(kind), IT, face);
        table.shows(Outcome::WoundDraw(SeriousWound::Leg));

        let wound = Harm::SeriousWoundSuffered { seat: YOU, wound: SeriousWound::Leg, by: Cause::Blow };
        assert!(table.told().contains(&Heard::Harm(wound)));
        assert_eq!((table.figure(0).injuries, table.player(YOU).discard.contamination.unscanned), (0, 1));
    }
}

/// LOC-11.15 LOC-11.4
#[test]
fn a_blow_is_rolled_with_the_combat_die_where_there_is_power_too() {
    let mut given = against(Intruder::Adult).hand(YOU, &[ActionCard::Rest]);
    let Flow::Become(roll) = combat::strike::<Lockdown>(&mut given.board, YOU, IT, &mut Log::Off) else {
        panic!("a die is rolled");
    };
    let table = given.under_way(roll);

    assert!(table.board().has_power(RoomNumber(7)));
    assert!(table.odds().contains(&(Outcome::MeleeRoll(CombatFace::Blank), 1)), "the advantage die has no blank");
    assert_eq!(table.odds().iter().map(|(_, n)| n).sum::<u32>(), 6);
}

/// LOC-44.5
#[test]
fn whoever_knows_of_soft_organs_strikes_deeper() {
    let wise = against(Intruder::Adult).weakness(0, Weakness::SoftOrgans, None).knowledge(YOU, 3).injured(1);
    let mut table = strikes(wise, IT, CombatFace::SingleHit);
    table.shows(Outcome::EnduranceDraw(AttackCard::CutThree));
    assert!(table.intruders_in(7).is_empty(), "two injuries are enough for three");
    assert_eq!(table.board().scratch.attacker, None);

    let mut table = strikes(wise.knowledge(YOU, 2), IT, CombatFace::SingleHit);
    table.shows(Outcome::EnduranceDraw(AttackCard::CutThree));
    assert_eq!(table.intruders_in(7), [Intruder::Adult]);
}

/// LOC-19.25 LOC-29.28 LOC-19.32 LOC-19.34
#[test]
fn a_blow_at_eggs_costs_nothing_but_noise() {
    let eggs = given().stands(YOU, 7).stands(SHE, 7).lies(7, ObjectToken::Egg).lies(7, ObjectToken::Egg);
    let mut hit = strikes(eggs, Target::Eggs, CombatFace::DoubleHit);
    assert!(matches!(hit.waiting(), Frame::NoiseRoll(_)), "although she is there");
    hit.shows(Outcome::NoiseRoll(NoiseFace::Three));
    assert_eq!((hit.board().loose_eggs(RoomNumber(7)), hit.player(YOU).discard.contamination.unscanned), (1, 0));
    assert!(hit.told().contains(&Heard::Told(Told::EggDestroyed { room: RoomNumber(7) })));

    let fought = eggs.intruder(Intruder::Creeper, 7).in_the_bag(StalkerToken::AdultOneThree);
    let mut missed = strikes(fought, Target::Eggs, CombatFace::Blank);
    missed.shows(Outcome::NoiseRoll(NoiseFace::Three));
    assert_eq!((missed.board().loose_eggs(RoomNumber(7)), missed.wounds(YOU)), (2, (0, 0)));
}

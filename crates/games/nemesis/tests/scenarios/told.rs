//! What the log tells: what something came of, and what came of it.

use engine::Viewer;
use nemesis::{
    Choice, Heard, Outcome, heard,
    rules::{
        actions::{Action, Target},
        attack::Occasion,
        bag::BagDraw,
        contamination::LarvaDeath,
        ending::{Check, VictoryCheck},
        event_phase::EventPhase,
        noise::NoiseRoll,
        turn::PassingAnswer,
    },
    words::{
        ActionCard::{Rest, Search},
        AttackCard, Cause, CombatFace, CorridorNumber, Door, Endurance, Event, Exploration, ExplorationToken, Intruder,
        IntruderToken, Item, NoiseFace, Object, Phase, PodNumber, PodSide, Room, RoomNumber, Section, SeriousWound,
        Weakness,
    },
};
use nemesis_kit::{Harm, Told, Turned};

use crate::table::*;

/// NEM-42.5 NEM-4.11
#[test]
fn a_wound_is_told_with_what_it_came_of() {
    let mut table = given().fire(11).wound(YOU, SeriousWound::Bleeding).on_the_turn_of(YOU);

    table.does(Action::Pass).chooses(YOU, Choice::Passing(PassingAnswer::Done));

    let wounds = [Cause::Bleeding, Cause::Fire].map(|by| Heard::Harm(Harm::LightWoundSuffered { seat: YOU, by }));
    let told: Vec<Heard> =
        table.told().into_iter().filter(|it| matches!(it, Heard::Harm(Harm::LightWoundSuffered { .. }))).collect();
    assert_eq!(told, wounds);
}

/// NEM-14.1
#[test]
fn a_serious_wound_that_comes_of_light_ones_is_told_as_such() {
    let mut table = given().light_wounds(YOU, 2).under_way(YOU, light_wound(YOU));

    table.shows(Outcome::WoundDraw(SeriousWound::Leg));

    let (wound, by) = (SeriousWound::Leg, Cause::LightWounds);
    assert!(table.told().contains(&Heard::Harm(Harm::SeriousWoundSuffered { seat: YOU, wound, by })));
}

/// NEM-11.10
#[test]
fn a_blow_that_misses_is_what_hurts() {
    let mut table = given().intruder(Intruder::Adult, 11).hand(YOU, &[Search]).on_the_turn_of(YOU);

    table
        .does(Action::Melee { at: Target::Figure { figure: id(0) } })
        .pays(&[Search])
        .shows(Outcome::MeleeRoll(CombatFace::Blank))
        .shows(Outcome::WoundDraw(SeriousWound::Leg));

    let (wound, by) = (SeriousWound::Leg, Cause::Blow);
    assert!(table.told().contains(&Heard::Harm(Harm::SeriousWoundSuffered { seat: YOU, wound, by })));
}

/// NEM-14.4 NEM-13.16 NEM-18.17
#[test]
fn a_death_is_told_with_what_it_came_of() {
    let worn = given().wound(YOU, SeriousWound::Leg).wound(YOU, SeriousWound::Arm).wound(YOU, SeriousWound::Hand);
    let burnt = worn.under_way(SHE, light_wound(YOU));
    let eaten = given().larva(YOU).under_way(SHE, LarvaDeath { seat: YOU });
    let awake = given().time(14).under_way(SHE, EventPhase { step: Phase::TimeTrack });

    let cause = |table: &Table| {
        table
            .told()
            .into_iter()
            .find_map(|it| if let Heard::Harm(Harm::Died { seat: YOU, by, .. }) = it { Some(by) } else { None })
    };
    assert_eq!([&burnt, &eaten, &awake].map(cause), [Cause::Fire, Cause::Larva, Cause::Jump].map(Some));
}

/// NEM-4.17
#[test]
fn what_burns_is_told_to_have_burnt() {
    let given = given().fire(2).intruder(Intruder::Adult, 2);
    let table = given.under_way(YOU, EventPhase { step: Phase::FireDamage });

    let injured = Heard::Harm(Harm::Injured { figure: id(0), kind: Intruder::Adult, injuries: 1, by: Cause::Fire });
    assert!(table.told().contains(&injured));
}

/// NEM-7.8 NEM-9.2
#[test]
fn danger_that_slime_made_of_silence_is_told_apart() {
    let rolls = |given: Given, face| {
        let mut table = given.under_way(YOU, NoiseRoll { seat: YOU });
        table.shows(Outcome::NoiseRoll(face));
        table.told().into_iter().find(|it| matches!(it, Heard::Told(Told::DangerCame { .. })))
    };

    let room = RoomNumber(11);
    assert_eq!(rolls(given(), NoiseFace::Silence), None);
    assert_eq!(
        rolls(given().slime(YOU), NoiseFace::Silence),
        Some(Heard::Told(Told::DangerCame { room, is_slimed: true }))
    );
    assert_eq!(
        rolls(given().slime(YOU), NoiseFace::Danger),
        Some(Heard::Told(Told::DangerCame { room, is_slimed: false }))
    );
}

/// NEM-11.15 NEM-11.16 NEM-11.19 NEM-39.6
#[test]
fn whether_an_intruder_holds_on_is_told_with_the_numbers() {
    let checked = |given: Given, cards: &[AttackCard]| {
        let mut table = given.ammo(YOU, Item::Revolver, 1).hand(YOU, &[Search]).on_the_turn_of(YOU);
        table
            .does(Action::Shoot { weapon: Item::Revolver, at: Target::Figure { figure: id(0) } })
            .pays(&[Search])
            .shows(Outcome::ShotRoll(CombatFace::SingleHit));
        cards.iter().for_each(|&card| _ = table.shows(Outcome::EnduranceDraw(card)));
        let shown = table.told().into_iter().filter_map(|it| {
            let Heard::Turned(Turned::EnduranceShown { compared, result, .. }) = it else { return None };
            Some((compared.endurance, compared.injuries, compared.is_weakened, result))
        });
        shown.collect::<Vec<_>>()
    };
    let fights = |kind| given().intruder(kind, 11).injured(1);
    let weak = fights(Intruder::Adult).weakness(Object::Egg, Weakness::SpeciesOnTheBrinkOfExtinction);

    assert_eq!(checked(fights(Intruder::Adult), &[AttackCard::BiteFour]), [(4, 2, false, Endurance::HoldsOn)]);
    assert_eq!(checked(fights(Intruder::Adult), &[AttackCard::ScratchTwo]), [(2, 2, false, Endurance::Dies)]);
    assert_eq!(checked(fights(Intruder::Adult), &[AttackCard::BiteRetreat]), [(0, 2, false, Endurance::Retreats)]);
    assert_eq!(checked(weak, &[AttackCard::ScratchThree]), [(2, 2, true, Endurance::Dies)]);
    assert_eq!(
        checked(fights(Intruder::Queen), &[AttackCard::ScratchTwo, AttackCard::BiteFour]),
        [(2, 2, false, Endurance::Unsettled), (6, 2, false, Endurance::HoldsOn)]
    );
}

/// NEM-6.13 NEM-6.14 NEM-22.3
#[test]
fn a_room_is_told_with_as_many_items_as_are_in_it() {
    let explores = |given: Given, tile, token| {
        let mut table = given.hand(YOU, &[Search]).on_the_turn_of(YOU);
        table
            .does(Action::Move { corridor: CorridorNumber(2) })
            .pays(&[Search])
            .shows(Outcome::TileReveal(tile))
            .shows(Outcome::TokenReveal(token));
        table.told().into_iter().find_map(|it| {
            let Heard::Walked(Walked::RoomExplored { effect, items, .. }) = it else { return None };
            Some((effect, items))
        })
    };
    let fire = |items| Some((Exploration::Fire, items));

    assert_eq!(explores(given(), Room::Canteen, ExplorationToken::FireTwo), fire(2));
    assert_eq!(explores(Given::players(1, &[]), Room::Canteen, ExplorationToken::FireTwo), fire(1));
    assert_eq!(explores(given(), Room::RoomCoveredWithSlime, ExplorationToken::FireTwo), fire(0));
}

/// NEM-5.60
#[test]
fn whoever_sets_out_is_told_with_the_room_they_set_out_for() {
    let mut table = given().hand(YOU, &[Search]).on_the_turn_of(YOU);
    let action = Action::Move { corridor: CorridorNumber(1) };

    table.does(action);

    let corridor = table.board().corridor(RoomNumber(11), CorridorNumber(1)).expect("there is one");
    let to = Some(table.board().plan().other_end(corridor, RoomNumber(11)));
    assert!(table.told().contains(&Heard::Declared { seat: YOU, action, to, against: None }));
}

/// NEM-5.60
#[test]
fn an_attack_is_declared_against_what_it_is_against() {
    let mut table = given().intruder(Intruder::Creeper, 11).hand(YOU, &[Search]).on_the_turn_of(YOU);
    let action = Action::Melee { at: Target::Figure { figure: id(0) } };

    table.does(action);

    let against = Some(Intruder::Creeper);
    assert!(table.told().contains(&Heard::Declared { seat: YOU, action, to: None, against }));
}

/// NEM-10.6 NEM-11.28
#[test]
fn an_attack_is_told_with_its_occasion() {
    let occasions = |table: &Table| {
        let attacks = table.told().into_iter().filter_map(|it| {
            let Heard::Attacked { occasion, .. } = it else { return None };
            Some(occasion)
        });
        attacks.collect::<Vec<_>>()
    };
    let mut surprised =
        given().in_the_bag(IntruderToken::AdultFour).under_way(YOU, nemesis::rules::encounter::Encounter { seat: YOU });
    surprised.shows(Outcome::EncounterDraw(IntruderToken::AdultFour));
    let mut escaping = given().intruder(Intruder::Adult, 11).hand(YOU, &[Search]).on_the_turn_of(YOU);
    escaping.does(Action::Move { corridor: CorridorNumber(1) }).pays(&[Search]);

    assert_eq!(occasions(&surprised), [Occasion::Surprise]);
    assert_eq!(occasions(&escaping), [Occasion::Escape]);
}

/// NEM-38.7 NEM-38.4 NEM-38.10
#[test]
fn an_event_that_changes_nothing_is_told_to_have_changed_nothing() {
    let has_no_effect = |given: Given, card| {
        let mut table = given.under_way(YOU, EventPhase { step: Phase::EventCard });
        table.shows(Outcome::EventDraw(card));
        table.told().contains(&Heard::EventHadNoEffect { card })
    };

    assert!(has_no_effect(given(), Event::BulkheadsOpen));
    assert!(!has_no_effect(given().door(11, 1, Door::Closed), Event::BulkheadsOpen));
    assert!(has_no_effect(given(), Event::EggProtection));
    assert!(has_no_effect(given(), Event::Lurking));
    assert!(!has_no_effect(given(), Event::NoiseInTechnicalCorridors));
}

/// NEM-4.34 NEM-4.28 NEM-4.35
#[test]
fn what_joins_the_bag_is_told_and_so_is_that_nothing_is_left_to_join_it() {
    let mut joined = given().under_way(YOU, BagDraw {});
    joined.shows(Outcome::BagDraw(IntruderToken::LarvaOne)).shows(Outcome::TokenReturn(IntruderToken::AdultThree));
    let mut barren =
        given().with(|board| (board.nest.eggs, board.nest.eggs_in_stock) = (8, 0)).under_way(YOU, BagDraw {});
    barren.shows(Outcome::BagDraw(IntruderToken::QueenFour));

    let developed = [
        Heard::Told(Told::BagDeveloped { token: IntruderToken::LarvaOne }),
        Heard::Told(Told::TokenRemoved { token: IntruderToken::LarvaOne }),
        Heard::Told(Told::TokenAdded { token: IntruderToken::AdultThree }),
    ];
    assert_eq!(joined.told(), developed);
    assert!(barren.told().contains(&Heard::Told(Told::NothingLeft { kind: Intruder::Queen })));
}

/// NEM-19.2 NEM-19.5
#[test]
fn pods_are_told_to_be_unlocked_only_where_one_was_locked_and_can_still_be_had() {
    let pod = |side| given().pod(PodNumber::One, Section::A, side);
    let jump = |given: Given| given.time(14).under_way(YOU, EventPhase { step: Phase::TimeTrack });

    let tells = |table: Table| table.told().contains(&Heard::PodsUnlocked {});
    assert!(tells(pod(PodSide::Locked).under_way(SHE, death_of(YOU))));
    assert!(!tells(pod(PodSide::Unlocked).under_way(SHE, death_of(YOU))));
    assert!(!tells(given().under_way(SHE, death_of(YOU))));
    assert!(!tells(jump(pod(PodSide::Locked))));
}

/// NEM-22.26
#[test]
fn at_the_end_it_is_told_who_led_the_intruders() {
    let given = Given::players(3, &[("intruder-player", "on")]).with(|board| {
        board.intruders.seat = Some(HE);
        board.seats().for_each(|seat| board.player_mut(seat).whereabouts = nemesis::board::Whereabouts::Dead);
        board.ending = Some(nemesis::words::Ending::HyperspaceJump);
    });

    let table = given.under_way(YOU, VictoryCheck { check: Check::Engines, nth: 0 });

    assert!(table.told().contains(&Heard::GameOver { winners: engine::Seats::NONE, leader: Some(HE) }));
}

/// NEM-24.11
#[test]
fn what_a_scan_at_eclosion_tells_is_for_the_owner_alone() {
    let asleep = nemesis::board::Whereabouts::Hibernating;
    let given = given().contaminated(YOU, 1).whereabouts(SHE, asleep).whereabouts(HE, asleep);
    let mut table = given.under_way(YOU, EventPhase { step: Phase::EventCard });
    table.shows(Outcome::EventDraw(Event::Eclosion));
    for card in [Search, Rest, Search, nemesis::words::ActionCard::Demolition] {
        table.shows(Outcome::EclosionDraw(nemesis::board::Card::Action(card)));
    }

    table.shows(Outcome::Scan(nemesis::words::Contamination::Clean));

    let results = |viewer| {
        let heard = table.heard.iter().filter_map(move |it| heard::heard(it, viewer));
        let scans = heard.filter_map(|it| if let Heard::Scanned { result, .. } = it { Some(result) } else { None });
        scans.collect::<Vec<_>>()
    };
    assert_eq!(results(Viewer::seat(YOU)), [Some(nemesis::words::Contamination::Clean)]);
    assert_eq!(results(Viewer::seat(SHE)), [None]);
    assert_eq!(results(Viewer::Spectator), [None]);
}

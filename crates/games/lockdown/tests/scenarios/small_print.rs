//! What is easily overlooked, a sentence each.

use engine::{Log, Setup as _};
use lockdown::{
    Choice, Frame, Heard, Lockdown, Outcome, Setup,
    board::{Bomb, ObjectToken, Whereabouts},
    content::items::RED,
    heard::Handled,
    rules::{
        actions::{self, Action},
        aims::{Aim, RoomAim},
        death::Death,
        first_encounter,
        time::{CssLaunch, TimePasses},
        turn::TurnOrder,
    },
    words::{
        ActionCard::{FacilityTour, Rest, Search},
        Autodestruction, Back, Cause, Character, Contamination, Contingency, CorridorNumber, CssToken, Door, Intruder,
        Item, ItemCard, NoiseFace, Pod, Room, RoomNumber, SeriousWound, Side, StalkerToken,
    },
};
use nemesis_kit::rules::{markers, noise::NoiseRoll};

use crate::table::{Given, HE, SHE, Table, YOU, given, go};

const ARCHIVE: u8 = 8;

fn at(room: u8, it: Room) -> Given {
    given().explored(room, it, 2).stands(YOU, room)
}

fn decks(given: Given) -> Vec<Aim> {
    given.card_aims(YOU, Search)
}

/// LOC-3.1 LOC-25.60
#[test]
fn every_table_begins_on_the_main_side_if_it_does_not_choose_the_other() {
    assert!((1..=5).all(|players| Setup::standard(players).side == Side::Main));
    let other = Setup::read(3, [("side", "alternative")]).expect("there is such a set-up");
    assert_eq!(other.side, Side::Alternative);
}

/// LOC-17.50
#[test]
fn a_room_is_searched_in_the_deck_of_its_colour_and_a_white_one_in_any() {
    let deck = |back| Aim::Deck { back };
    assert_eq!(decks(at(ARCHIVE, Room::Archive)), [Back::Red, Back::Yellow, Back::Green].map(deck));
    assert_eq!(decks(at(ARCHIVE, Room::EmergencyRoom)), [deck(Back::Green)]);
    assert!(decks(given().stands(YOU, 4)).is_empty(), "a special room");
}

/// LOC-5.82 LOC-5.83 LOC-9.9
#[test]
fn neither_fire_nor_a_malfunction_nor_company_hinders_a_search_but_an_empty_room_does() {
    let crowded = at(ARCHIVE, Room::Archive).fire(ARCHIVE).malfunction(ARCHIVE).stands(SHE, ARCHIVE);
    assert_eq!(decks(crowded).len(), 3);
    let empty = given().explored(ARCHIVE, Room::Archive, 0).stands(YOU, ARCHIVE).hand(YOU, &[Search]);
    let deck = Aim::Deck { back: Back::Red };
    assert!(!empty.on_the_turn_of(YOU).offers(Action::Play { card: Search, aim: deck }));
}

/// LOC-19.37 LOC-29.12 LOC-5.83
#[test]
fn whoever_searches_the_contaminated_room_gets_slime_and_nobody_who_only_enters() {
    let room = at(9, Room::ContaminatedRoom);
    assert!(!room.board.player(YOU).has_slime);

    let table = room.plays(YOU, Search, Aim::Deck { back: Back::Yellow });

    assert!(table.player(YOU).has_slime);
}

/// LOC-6.2 LOC-20.6
#[test]
fn whoever_stands_in_no_room_can_do_nothing() {
    for out in [Whereabouts::Pod { pod: Pod::A }, Whereabouts::LockedIn] {
        let board = given().whereabouts(YOU, out).hand(YOU, &[Search, Rest]).board;
        let mut offered = Vec::new();
        actions::each_action(&board, YOU, &mut |action| offered.push(action));
        assert_eq!(offered, [Action::Pass], "{out:?}");
    }
}

/// LOC-9.1
#[test]
fn a_second_slime_changes_nothing() {
    let (mut board, mut heard) = (given().board, Vec::new());
    markers::slime::<Lockdown>(&mut board, YOU, &mut Log::On(&mut heard));
    markers::slime::<Lockdown>(&mut board, YOU, &mut Log::On(&mut heard));

    assert!(board.player(YOU).has_slime);
    assert_eq!(heard.len(), 1);
}

/// LOC-9.24 LOC-7.10
#[test]
fn a_door_keeps_no_noise_out_and_nobody_who_comes_because_of_it() {
    let shut = given().stands(YOU, 4).door(4, 1, Door::Closed);
    let mut quiet = shut.under_way(NoiseRoll { seat: YOU });
    quiet.shows(Outcome::NoiseRoll(NoiseFace::One));
    assert!(quiet.board().noise.has(quiet.board().plan().way(RoomNumber(4), CorridorNumber(1))));

    let mut noisy = shut.noise(4, 1).under_way(NoiseRoll { seat: YOU });
    noisy.shows(Outcome::NoiseRoll(NoiseFace::One));
    assert!(matches!(noisy.waiting(), Frame::EncounterDraw(_)));
}

/// LOC-7.11 LOC-26.7
#[test]
fn a_marker_in_the_technical_space_counts_at_every_entrance() {
    let guard = at(3, Room::GuardRoom).noise(16, 2);
    let mut table = guard.under_way(NoiseRoll { seat: YOU });
    table.shows(Outcome::NoiseRoll(NoiseFace::One));

    assert!(matches!(table.waiting(), Frame::EncounterDraw(_)), "room 003 has an entrance with the number 1");
}

/// LOC-29.34
#[test]
fn nobody_locks_itself_in_beside_an_intruder() {
    let open = given().stands(YOU, 19).time(8).hand(YOU, &[Search, Rest]);
    let lock_in = Action::UseRoom { aim: RoomAim::Nothing };
    assert!(open.on_the_turn_of(YOU).offers(lock_in));
    assert_eq!(open.intruder(Intruder::Larva, 19).on_the_turn_of(YOU).refuses(lock_in), Some("LOC-5.7"));
}

/// LOC-28.1 LOC-9.4
#[test]
fn whoever_has_passed_does_not_burn_again() {
    let table = given().stands(YOU, 4).stands(SHE, 22).fire(4).with(|board| board.player_mut(YOU).has_passed = true);
    let mut table = table.under_way(TurnOrder { next: YOU });
    assert_eq!(table.on_turn(), SHE);
    table.passes();

    assert_eq!(table.wounds(YOU), (0, 0));
}

/// LOC-29.23 LOC-20.14
#[test]
fn whoever_waits_in_a_pod_dies_with_the_complex() {
    let bomb = Bomb { space: 5, side: Autodestruction::Red };
    let doomed = given().time(5).with(|board| board.time.autodestruction = Some(bomb));
    let table = doomed.whereabouts(SHE, Whereabouts::Pod { pod: Pod::A }).under_way(TimePasses {});

    assert!(!table.player(SHE).is_alive());
}

/// LOC-4.79
#[test]
fn whoever_has_a_suit_and_the_rover_chooses() {
    let exit = at(1, Room::Surgery).empty_handed(YOU).carries(YOU, Item::EnviroSuit);
    let ways = exit.with(|board| board.is_gate_open = true).room_aims(YOU);

    assert!(ways.contains(&RoomAim::EvacuateByRover) && ways.contains(&RoomAim::EvacuateOnFoot));
}

/// LOC-5.24 LOC-5.50
#[test]
fn crafting_costs_a_card_and_takes_quiet() {
    let [flask, tape] = [(Item::Reagent, Back::Yellow), (Item::DuctTape, Back::Yellow)];
    let [one, other] = [flask, tape].map(|(item, back)| ItemCard::new(item, back));
    let craft = Action::Craft { item: Item::Flamethrower, one, other };
    let rich = given().stands(YOU, 4).stands(SHE, 22).empty_handed(YOU).hand(YOU, &[Search, Rest]);
    let rich = rich.carries(YOU, Item::Reagent).carries(YOU, Item::DuctTape);
    let mut table = rich.on_the_turn_of(YOU);
    table.does(craft);
    assert_eq!(table.to_pay(), 1);
    table.pays(&[Rest]);
    assert!(table.player(YOU).has_item(Item::Flamethrower));
    assert_eq!(rich.intruder(Intruder::Larva, 4).on_the_turn_of(YOU).refuses(craft), Some("LOC-5.7"));
}

/// LOC-6.6 LOC-19.72
#[test]
fn a_special_room_is_explored_and_may_burn_and_break() {
    let quiet = given().stands(YOU, 1).explored(1, Room::Surgery, 1).stands(SHE, 22).stands(HE, 22);
    let mut table = quiet.hand(YOU, &[Search]).on_the_turn_of(YOU);
    table.does(go(2)).pays(&[Search]);
    assert!(matches!(table.waiting(), Frame::NoiseRoll(_)), "nothing is turned up");

    let mut board = quiet.board;
    assert!(markers::put_fire::<Lockdown>(&mut board, RoomNumber(4), &mut Log::Off).is_none());
    assert!(markers::put_malfunction::<Lockdown>(&mut board, RoomNumber(4), &mut Log::Off).is_none());
    assert!(board.fire.has(RoomNumber(4)) && board.malfunction.has(RoomNumber(4)));
}

/// LOC-9.8
#[test]
fn an_unexplored_room_may_burn() {
    let mut board = given().board;
    assert!(markers::put_fire::<Lockdown>(&mut board, RoomNumber(8), &mut Log::Off).is_none());

    assert!(board.fire.has(RoomNumber(8)));
}

/// LOC-28.7 LOC-14.3
#[test]
fn a_wound_that_is_there_twice_hinders_once() {
    let lame = given().stands(YOU, 4).stands(SHE, 22).hand(YOU, &[Search, Search, Rest]);
    let lame = lame.wound(YOU, SeriousWound::Knee).wound(YOU, SeriousWound::Knee);
    let mut table = lame.on_the_turn_of(YOU);
    table.chooses(YOU, Choice::Turn(go(1)));

    assert_eq!(table.to_pay(), 2);
    assert!(table.told().iter().any(|heard| matches!(heard, Heard::Declared { .. })));
}

/// LOC-28.21 LOC-20.3
#[test]
fn several_lock_themselves_in() {
    let one = given().whereabouts(SHE, Whereabouts::LockedIn).stands(YOU, 19).time(8);
    let mut table: Table = one.uses_the_room(YOU, RoomAim::Nothing);
    table.shows(Outcome::NoiseRoll(NoiseFace::Silence));

    assert_eq!([YOU, SHE].map(|seat| table.player(seat).whereabouts), [Whereabouts::LockedIn; 2]);
}

/// LOC-19.35
#[test]
fn eggs_that_are_carried_are_no_target() {
    let carried = given().stands(YOU, 4).carries_object(SHE, ObjectToken::Egg).stands(SHE, 4);

    assert_eq!(carried.board.loose_eggs(RoomNumber(4)), 0);
}

/// LOC-4.54 LOC-20.14
#[test]
fn whoever_waits_in_a_pod_makes_no_noise() {
    let pod = given().whereabouts(YOU, Whereabouts::Pod { pod: Pod::A });
    let mut table = pod.under_way(NoiseRoll { seat: YOU });
    table.shows(Outcome::NoiseRoll(NoiseFace::Danger));

    assert!(table.board().noise.is_empty() && table.is_quiet());
}

/// All red items are out of their deck; face up beside it, if they are not gone.
fn without_red(given: Given, lies_beside: bool) -> Given {
    given.with(|board| {
        for &(item, _) in &RED {
            let card = ItemCard::new(item, Back::Red);
            while board.items.unseen.count(card) > 0 {
                board.items.unseen.take(card);
                board.items.piles[0].take_top();
                if lies_beside {
                    board.items.discard(card);
                }
            }
        }
    })
}

/// LOC-5.85 LOC-29.120
#[test]
fn an_item_deck_that_runs_out_is_made_anew_of_its_discards_and_one_without_a_card_is_not_searched() {
    let red = Aim::Deck { back: Back::Red };
    assert!(!decks(without_red(at(ARCHIVE, Room::Archive), false)).contains(&red));

    let table = without_red(at(ARCHIVE, Room::Archive), true).plays(YOU, Search, red);

    assert!(matches!(table.waiting(), Frame::ItemDraw(_)));
    assert_eq!(table.odds().iter().map(|(_, ways)| ways).sum::<u32>(), 30);
}

/// LOC-9.15 LOC-28.9
#[test]
fn a_malfunction_in_isolation_does_not_reach_whoever_is_locked_in() {
    let safe = given().active_code(Contingency::Green).time(1).malfunction(19).whereabouts(SHE, Whereabouts::LockedIn);
    let table = safe.under_way(TimePasses {});

    assert!(table.player(SHE).is_alive() && !table.player(YOU).is_alive());
}

/// LOC-12.9
#[test]
fn a_larva_on_a_character_is_no_target() {
    let board = given().stands(YOU, 4).stands(SHE, 4).larva(SHE).hand(YOU, &[Search, Rest]).board;
    let mut offered = Vec::new();
    actions::each_action(&board, YOU, &mut |action| offered.push(action));

    let is_attack = |it: &Action| matches!(it, Action::Shoot { .. } | Action::Melee { .. });
    assert!(!offered.iter().any(is_attack), "{offered:?}");
}

/// LOC-20.16 LOC-20.13 LOC-29.18
#[test]
fn nobody_is_left_in_a_pod_after_the_launch() {
    let waiting = given().explored(20, Room::CssRoomA, 1).explored(21, Room::CssRoomB, 1).time(10);
    let waiting = waiting.whereabouts(YOU, Whereabouts::Pod { pod: Pod::A });
    let mut table = waiting.whereabouts(SHE, Whereabouts::Pod { pod: Pod::B }).under_way(CssLaunch {});
    table.shows(Outcome::CssReveal(CssToken::A)).shows(Outcome::WoundDraw(SeriousWound::Body));

    let waits = |seat| matches!(table.player(seat).whereabouts, Whereabouts::Pod { .. });
    assert!([YOU, SHE].into_iter().all(|seat| !waits(seat)));
    assert!(table.board().time.css_at(10).is_none(), "the token is gone");
}

/// LOC-20.26
#[test]
fn a_pod_that_was_launched_is_boarded_again() {
    let again = at(20, Room::CssRoomA).time(10).whereabouts(SHE, Whereabouts::Launched);

    assert_eq!(again.room_aims(YOU), [RoomAim::Nothing]);
}

/// LOC-26.12
#[test]
fn a_janitor_who_rests_with_an_infected_card_gets_a_larva_and_keeps_the_card() {
    let sick = given().character(YOU, Character::Janitor).contaminated(YOU, 1);
    let mut table = sick.plays(YOU, Rest, Aim::Nothing);
    table.shows(Outcome::Scan(Contamination::Infected));

    let player = table.player(YOU);
    assert_eq!((player.has_larva, player.hand.contamination.infected, player.is_alive()), (true, 1, true));
}

/// LOC-26.16
#[test]
fn a_survivor_finds_a_battery_in_the_archive_and_nobody_sees_it() {
    let archive = given().character(YOU, Character::Survivor).explored(ARCHIVE, Room::Archive, 3).stands(YOU, ARCHIVE);
    let [battery, stick] = [Item::WeaponBattery, Item::Glowstick].map(|item| ItemCard::new(item, Back::Red));
    let mut table = archive.plays(YOU, Search, Aim::Deck { back: Back::Red });
    table.shows(Outcome::ItemDraw(battery)).shows(Outcome::ItemDraw(stick)).chooses(YOU, Choice::KeepOne(battery));

    assert!(table.player(YOU).has_item(Item::WeaponBattery) && !table.player(YOU).has_item(Item::Glowstick));
    assert_eq!(table.board().place(RoomNumber(ARCHIVE)).items, 2);
    assert_eq!(table.board().items.discard.count(stick), 0, "it lies face down under the deck");
    let kept = Handled::ItemKept { seat: YOU, back: Back::Red, item: None };
    assert!(table.told().contains(&Heard::Handled(kept)), "others see the back");
}

/// LOC-25.25
#[test]
fn together_nobody_chooses_an_objective_at_the_first_encounter() {
    let together = Given::players(3, &[("co-operative", "on")]);
    let mut board = together.with(|board| board.has_met_intruders = false).board;

    assert_eq!(first_encounter::choice(&mut board, &mut Log::Off), None);
    assert!(board.has_met_intruders);
}

/// LOC-5.5 LOC-5.12
#[test]
fn what_a_card_lets_one_do_costs_what_is_printed_on_it() {
    let lame = given().character(YOU, Character::Sentry).wound(YOU, SeriousWound::Knee).wound(YOU, SeriousWound::Leg);
    let board = lame.stands(YOU, 4).intruder(Intruder::Larva, 4).board;
    let tour = Action::Play { card: FacilityTour, aim: Aim::Nothing };

    assert_eq!(actions::cost(&board, YOU, tour), FacilityTour.print().cost);
    assert_eq!(actions::cost(&board, YOU, go(2)), 3, "a step of one's own is dearer");
}

/// LOC-29.55
#[test]
fn what_was_paid_for_an_attempt_that_fails_is_gone() {
    let open = given().stands(YOU, 19).stands(HE, 4).time(8).hand(YOU, &[Search, Rest]).intruder(Intruder::Adult, 18);
    let mut table = open.on_the_turn_of(YOU);
    table.does(Action::UseRoom { aim: RoomAim::Nothing }).pays(&[Search, Rest]);
    table.shows(Outcome::NoiseRoll(NoiseFace::Danger));

    assert_eq!((table.room_of(YOU), table.hand(YOU)), (19, 0));
}

/// LOC-29.29
#[test]
fn contamination_counts_when_it_is_seen_who_is_surprised() {
    let noisy = given().stands(YOU, 4).noise(4, 1).in_the_bag(StalkerToken::AdultTwoFour).hand(YOU, &[Search]);
    let meets = |given: Given| {
        let mut table = given.under_way(NoiseRoll { seat: YOU });
        table.shows(Outcome::NoiseRoll(NoiseFace::One)).shows(Outcome::EncounterDraw(StalkerToken::AdultTwoFour));
        table.is_quiet()
    };

    assert!(!meets(noisy), "one card is fewer than two");
    assert!(meets(noisy.contaminated(YOU, 1)));
}

/// LOC-29.150
#[test]
fn together_the_last_death_ends_the_game_whoever_lies_in_the_emergency_room() {
    let last = Given::players(2, &[("co-operative", "on")]).active_code(Contingency::Green);
    let ward = last.explored(ARCHIVE, Room::EmergencyRoom, 1).lies(ARCHIVE, ObjectToken::Corpse { of: SHE });
    let table = ward.whereabouts(SHE, Whereabouts::Dead).under_way(Death { seat: YOU, by: Cause::Attack });

    assert!(table.board().ending.is_some());
}

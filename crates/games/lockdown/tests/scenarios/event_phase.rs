//! LOC-4.30 to LOC-4.58: the event phase from its beginning to the end of the round, but for what the time track and the
//! event cards do.

use engine::Seat;
use lockdown::{
    Frame, Heard, Outcome,
    board::{Light, ObjectToken},
    heard::{Harm, Told, Turned},
    rules::event_phase::EventPhase,
    words::{
        ActionCard, AttackCard, Cause, CssToken, Door, Ending, Event, Intruder, NoiseFace, Phase, Room, RoomNumber,
        SeriousWound, StalkerToken,
    },
};

use crate::table::{Given, HE, SHE, Table, YOU, given};

/// The event phase begins at a step.
fn at(given: Given, step: Phase) -> Table {
    given.under_way(EventPhase { step })
}

/// Everybody stands in a room of a level with power, with a card in hand: 7, 4 and 13.
fn lit() -> Given {
    let cards = given().hand(YOU, &[ActionCard::Rest]).hand(SHE, &[ActionCard::Rest]).hand(HE, &[ActionCard::Rest]);
    cards.stands(YOU, 7).stands(SHE, 4).stands(HE, 13)
}

/// An event card is drawn, and the intruders on it move.
fn event(given: Given, card: Event) -> Table {
    let mut table = at(given, Phase::EventCard);
    table.shows(Outcome::EventDraw(card));
    table
}

/// The bag develops.
fn develops(given: Given, token: StalkerToken) -> Table {
    let mut table = at(given, Phase::BagDevelopment);
    table.shows(Outcome::BagDraw(token));
    table
}

/// Who has attacked whom.
fn attacks(table: &Table) -> Vec<(Intruder, Seat)> {
    let attacked = |heard| match heard {
        Heard::Attacked { kind, seat, .. } => Some((kind, seat)),
        _ => None,
    };
    table.told().into_iter().filter_map(attacked).collect()
}

/// Where the figures are, in the order in which they came.
fn figures(table: &Table) -> Vec<u8> {
    table.board().swarm.figures.iter().map(|figure| figure.room.0).collect()
}

/// How many tokens of a kind of intruder are in the bag.
fn in_bag(table: &Table, kind: Intruder) -> u8 {
    let bag = table.board().swarm.bag.iter();
    bag.filter(|(token, _)| token.print().intruder == Some(kind)).map(|(_, n)| n).sum()
}

/// LOC-4.36 LOC-29.4
#[test]
fn intruders_attack_room_by_room_the_largest_first() {
    let beset = lit().intruder(Intruder::Creeper, 7).intruder(Intruder::Adult, 4).intruder(Intruder::Queen, 4);
    let mut table = at(beset.intruder(Intruder::Adult, 12), Phase::IntruderAttack);
    for card in [AttackCard::CutTwo, AttackCard::CutThree, AttackCard::CutFour] {
        table.attacks_with(card);
    }

    assert_eq!(attacks(&table), [(Intruder::Queen, SHE), (Intruder::Adult, SHE), (Intruder::Creeper, YOU)]);
    assert_eq!([table.wounds(SHE), table.wounds(YOU), table.wounds(HE)], [(2, 0), (1, 0), (0, 0)]);
    assert!(matches!(table.waiting(), Frame::EventDraw(_)), "the one in 012 is alone");
}

/// LOC-12.2 LOC-29.111
#[test]
fn whoever_holds_the_fewest_cards_is_attacked_and_of_those_the_first_in_order() {
    let both = given().stands(YOU, 4).stands(SHE, 4).stands(HE, 7).intruder(Intruder::Adult, 4);
    let equal = both.with(|board| board.first = HE);
    let mut table = at(equal, Phase::IntruderAttack);
    table.attacks_with(AttackCard::CutTwo);
    assert_eq!(attacks(&table), [(Intruder::Adult, YOU)], "she sits behind him and you");

    let mut table = at(equal.contaminated(YOU, 1), Phase::IntruderAttack);
    table.attacks_with(AttackCard::CutTwo);
    assert_eq!(attacks(&table), [(Intruder::Adult, SHE)], "contamination is a card in hand");
}

/// LOC-4.36 LOC-29.101
#[test]
fn each_attack_looks_anew_for_somebody_alive() {
    let dying = [SeriousWound::Leg, SeriousWound::Body, SeriousWound::Hand];
    let hurt = |given: Given| dying.into_iter().fold(given, |given, wound| given.wound(SHE, wound));
    let beset = hurt(lit().stands(YOU, 4).contaminated(YOU, 1));
    let mut table = at(beset.intruder(Intruder::Adult, 4).intruder(Intruder::Adult, 4), Phase::IntruderAttack);
    table.attacks_with(AttackCard::PerchedInTheDarkTwo).attacks_with(AttackCard::CutTwo);
    assert!(!table.player(SHE).is_alive());
    assert_eq!(attacks(&table), [(Intruder::Adult, SHE), (Intruder::Adult, YOU)]);

    let alone = hurt(lit()).intruder(Intruder::Adult, 4).intruder(Intruder::Adult, 4);
    let mut table = at(alone, Phase::IntruderAttack);
    table.attacks_with(AttackCard::PerchedInTheDarkTwo);
    assert_eq!(attacks(&table).len(), 1, "nobody is left for the second");
}

/// LOC-4.37 LOC-29.102 LOC-29.15 LOC-11.37 LOC-9.5
#[test]
fn each_intruder_burns_once_wherever_it_runs() {
    let burning = lit().fire(8).fire(9).intruder(Intruder::Creeper, 8).intruder(Intruder::Adult, 2);
    let mut table = at(burning, Phase::FireDamage);
    table.shows(Outcome::EnduranceDraw(AttackCard::CutRetreat)).shows(Outcome::RetreatDraw(Event::Kickstopper));

    assert_eq!(figures(&table), [12, 2], "by the first of two numbers");
    let mut table = at(burning, Phase::FireDamage);
    table.shows(Outcome::EnduranceDraw(AttackCard::CutRetreat)).shows(Outcome::RetreatDraw(Event::Panic));
    let injured = Harm::Injured { figure: table.figure(0).id, kind: Intruder::Creeper, injuries: 1, by: Cause::Fire };
    assert_eq!((figures(&table), table.figure(0).injuries), (vec![9, 2], 1), "it burns there, too");
    assert_eq!(table.told().iter().filter(|&&heard| heard == Heard::Harm(injured)).count(), 1);
    assert!(matches!(table.waiting(), Frame::EventDraw(_)));
}

/// LOC-4.37 LOC-26.57 LOC-19.22 LOC-19.23 LOC-19.24
#[test]
fn one_egg_burns_in_each_room_on_fire() {
    let eggs = lit().lies(2, ObjectToken::Egg).lies(2, ObjectToken::Egg).lies(3, ObjectToken::Egg);
    let table = at(eggs.fire(2), Phase::FireDamage);
    assert_eq!([2, 3].map(|room| table.board().loose_eggs(RoomNumber(room))), [1, 1]);
    assert!(table.told().contains(&Heard::Told(Told::EggDestroyed { room: RoomNumber(2) })));

    let last = lit().explored(10, Room::Nest, 0).fire(10).with(|board| {
        board.nest.eggs_in_stock += board.nest.eggs - 1;
        board.nest.eggs = 1;
    });
    let mut table = at(last, Phase::FireDamage);
    assert!(table.board().nest.is_destroyed && table.board().nest.eggs == 0);
    table.shows(Outcome::EventDraw(Event::PowerSurge)).shows(Outcome::BagDraw(StalkerToken::QueenFour));
    assert!(table.board().nest.is_destroyed && table.board().nest.eggs == 1);
}

/// LOC-4.38 LOC-26.1 LOC-4.42 LOC-4.43 LOC-28.4
#[test]
fn whoever_is_on_the_card_and_with_nobody_goes_through_its_corridor() {
    let about = lit().intruder(Intruder::Adult, 2).intruder(Intruder::Creeper, 2).intruder(Intruder::Adult, 4);
    let table = event(about.intruder(Intruder::Queen, 6), Event::CoolantLeak);

    assert_eq!(figures(&table), [1, 2, 4, 4]);
    assert!(!table.board().explored.has(RoomNumber(1)), "an unexplored room stays so");
    assert!(!table.told().iter().any(|heard| matches!(heard, Heard::Told(Told::Encountered { .. }))));
    assert!(attacks(&table).is_empty(), "nobody is surprised by what walks in");
}

/// LOC-4.39 LOC-26.53
#[test]
fn with_two_numbers_whoever_is_still_with_nobody_moves_twice() {
    let met = lit().stands(YOU, 9).intruder(Intruder::Adult, 10);
    assert_eq!(figures(&event(met, Event::ThatsHot)), [9]);

    let free = lit().stands(HE, 11).intruder(Intruder::Adult, 14).intruder(Intruder::Queen, 26);
    assert_eq!(figures(&event(free, Event::ThatsHot)), [12, 21], "by 013 and by 022");
}

/// LOC-4.39 LOC-29.100 LOC-4.41
#[test]
fn a_door_stops_an_intruder_for_one_of_two_moves() {
    let shut = lit().door(26, 1, Door::Closed).intruder(Intruder::Adult, 26);
    let table = event(shut, Event::ThatsHot);

    assert_eq!(figures(&table), [27], "by 1 it breaks the door, and by 3 it goes another way");
    assert_eq!(table.board().doors.destroyed().iter().count(), 1);
}

/// LOC-4.41 LOC-29.100
#[test]
fn all_who_come_to_a_door_together_break_it_and_stay() {
    let both_ends = lit().stands(HE, 11).door(13, 1, Door::Closed).intruder(Intruder::Adult, 14);
    let table = event(both_ends.intruder(Intruder::Adult, 13).intruder(Intruder::Breeder, 14), Event::CoolantLeak);

    assert_eq!(figures(&table), [14, 13, 14]);
    let door = table.board().plan().way(RoomNumber(13), nemesis_kit::words::CorridorNumber(1));
    assert!(table.board().doors.destroyed().has(door));
}

/// LOC-4.40 LOC-26.52 LOC-8.23
#[test]
fn whoever_goes_into_the_technical_corridors_is_gone() {
    let near = lit().intruder(Intruder::Adult, 21).injured(2);
    let mut table = event(near, Event::Kickstopper);
    table.shows(Outcome::TokenReturn(StalkerToken::AdultTwoFour));

    assert!(table.board().swarm.figures.is_empty(), "there is no second move");
    assert_eq!(table.board().swarm.bag.count(StalkerToken::AdultTwoFour), 1);
}

/// LOC-4.44 LOC-4.45 LOC-4.46
#[test]
fn intruders_move_then_the_card_works_then_its_dark_part_then_it_is_put_away() {
    let in_the_dark =
        lit().explored(20, Room::Archive, 1).stands(HE, 20).intruder(Intruder::Adult, 2).intruder(Intruder::Adult, 8);
    let mut table = event(in_the_dark, Event::Damage);
    table.nobody_reacts();
    while let Frame::EventReaction(asked) = table.waiting() {
        table.chooses(
            asked.seat,
            lockdown::Choice::EventReaction(lockdown::rules::events::dark::EventReactionAnswer::Nothing),
        );
    }

    let broken = |room| Heard::Told(Told::Malfunctioned { room: RoomNumber(room) });
    let moved = |heard: &Heard| matches!(heard, Heard::Told(Told::IntruderMoved { .. }));
    let drawn = Heard::Turned(Turned::EventDrawn { card: Event::Damage });
    let away = Heard::Turned(Turned::EventPutAway { card: Event::Damage });
    let told: Vec<Heard> = table.told().into_iter().filter(|heard| !moved(heard)).collect();
    assert_eq!(told, [drawn, broken(5), broken(7), broken(20), away], "where the Adults are now, and in his darkness");
    assert_eq!(figures(&table), [5, 7]);
    assert_eq!(table.board().events.discard.count(Event::Damage), 1);
}

/// LOC-4.46 LOC-43.24
#[test]
fn a_card_that_says_so_is_removed_whether_it_did_anything_or_not() {
    let table = event(lit().with(|board| discard(board, Event::Lurking)), Event::SanitaryNetworkFailure);

    let board = table.board();
    assert!(table.told().contains(&Heard::EventHadNoEffect { card: Event::SanitaryNetworkFailure }));
    assert_eq!(board.events_removed.count(Event::SanitaryNetworkFailure), 1);
    assert!(board.events.discard.is_empty() && board.events.unseen.count(Event::Lurking) == 1, "all is shuffled");
}

/// An event card has been discarded.
fn discard(board: &mut lockdown::board::Board, card: Event) {
    board.events.draw(card);
    board.events.discard.add(card);
}

/// LOC-4.46
#[test]
fn an_empty_event_deck_is_renewed_when_a_card_is_needed() {
    let used_up = lit().with(|board| {
        let all: Vec<Event> = board.events.unseen.iter().map(|(card, _)| card).collect();
        all.into_iter().for_each(|card| discard(board, card));
    });
    let table = at(used_up, Phase::EventCard);

    assert_eq!(table.odds().len(), 22);
    assert!(table.board().events.discard.is_empty());
}

/// LOC-4.48 LOC-4.49 LOC-4.53 LOC-4.55 LOC-4.47
#[test]
fn what_is_small_grows_up_in_the_bag() {
    let bag = lit().in_the_bag(StalkerToken::LarvaOneTwo).in_the_bag(StalkerToken::CreeperOneTwo);
    let mut larva = develops(bag, StalkerToken::LarvaOneTwo);
    larva.shows(Outcome::TokenReturn(StalkerToken::AdultTwoThree));
    assert_eq!([Intruder::Larva, Intruder::Adult].map(|kind| in_bag(&larva, kind)), [0, 1]);
    assert_eq!(larva.board().swarm.pool.count(StalkerToken::LarvaOneTwo), 4);

    let mut creeper = develops(bag, StalkerToken::CreeperOneTwo);
    creeper.shows(Outcome::TokenReturn(StalkerToken::BreederTwoFour));
    assert_eq!([Intruder::Creeper, Intruder::Breeder].map(|kind| in_bag(&creeper, kind)), [0, 1]);

    let mut blank = develops(bag, StalkerToken::Blank);
    blank.shows(Outcome::TokenReturn(StalkerToken::AdultOneThree));
    assert_eq!((in_bag(&blank, Intruder::Adult), blank.board().swarm.bag.count(StalkerToken::Blank)), (1, 1));
}

/// LOC-4.53 LOC-4.55
#[test]
fn what_is_not_beside_the_board_does_not_join_the_bag() {
    let all_adults = lit().with(|board| {
        let adults: Vec<StalkerToken> = board.swarm.pooled(Intruder::Adult).map(|(token, _)| token).collect();
        for token in adults {
            for _ in 0..token.print().copies {
                board.swarm.pool.take(token);
                board.swarm.bag.add(token);
            }
        }
    });
    let table = develops(all_adults, StalkerToken::Blank);

    assert!(table.told().contains(&Heard::Told(Told::NothingLeft { kind: Intruder::Adult })));
    assert_eq!(table.board().round, 2);
}

/// LOC-4.50 LOC-4.51 LOC-4.56 LOC-29.123 LOC-7.1
#[test]
fn what_is_grown_makes_everybody_roll_for_noise_who_fights_nobody() {
    for token in [StalkerToken::AdultTwoFour, StalkerToken::BreederTwoFour] {
        let bag = lit().stands(HE, 4).stands(YOU, 7).in_the_bag(token).intruder(Intruder::Creeper, 7);
        let mut table = develops(bag, token);
        assert_eq!(table.board().swarm.bag.count(token), 1, "it is in the bag again");
        table.shows(Outcome::NoiseRoll(NoiseFace::Two)).shows(Outcome::NoiseRoll(NoiseFace::Two));
        table.shows(Outcome::EncounterDraw(token)).nobody_reacts();

        let rolled = table.told().into_iter().filter_map(|heard| match heard {
            Heard::Told(Told::NoiseRolled { seat, .. }) => Some(seat),
            _ => None,
        });
        assert_eq!(rolled.collect::<Vec<Seat>>(), [SHE, HE], "you are in combat");
        assert!(table.told().contains(&Heard::Told(Told::Encountered { seat: HE, room: RoomNumber(4) })));
    }
}

/// LOC-4.50
#[test]
fn a_combat_that_a_roll_has_begun_spares_the_others_there() {
    let bag = lit().stands(HE, 4).stands(YOU, 4).noise(4, 2).in_the_bag(StalkerToken::AdultTwoFour);
    let mut table = develops(bag, StalkerToken::AdultTwoFour);
    table.shows(Outcome::NoiseRoll(NoiseFace::Two)).shows(Outcome::EncounterDraw(StalkerToken::AdultTwoFour));
    table.attacks_with(AttackCard::CutTwo);

    assert_eq!(table.board().round, 2, "nobody else rolls");
    assert_eq!(table.intruders_in(4), [Intruder::Adult]);
}

/// LOC-4.52 LOC-29.5
#[test]
fn the_queen_comes_for_whoever_is_in_her_nest() {
    let nest = lit().explored(10, Room::Nest, 0).stands(YOU, 10).stands(SHE, 10).contaminated(SHE, 3);
    let mut table = develops(nest.noise(10, 4), StalkerToken::QueenFour);
    table.attacks_with(AttackCard::CutTwo);

    assert_eq!(attacks(&table), [(Intruder::Queen, YOU)], "who holds one card, and four are on her token");
    assert_eq!((table.intruders_in(10), table.board().noise.is_empty()), (vec![Intruder::Queen], true));
    assert_eq!(table.board().swarm.bag.count(StalkerToken::QueenFour), 0, "her token stays out");
    assert!(table.told().contains(&Heard::Told(Told::IntruderAppeared {
        figure: table.figure(0).id,
        kind: Intruder::Queen,
        room: RoomNumber(10)
    })));
}

/// LOC-4.52 LOC-4.55
#[test]
fn without_prey_the_queen_lays_an_egg_if_one_is_left() {
    let eggs = |table: &Table| (table.board().nest.eggs, table.board().nest.eggs_in_stock);
    let empty = develops(lit().explored(10, Room::Nest, 0), StalkerToken::QueenFour);
    assert_eq!((eggs(&empty), in_bag(&empty, Intruder::Queen)), ((6, 2), 1), "the token is in the bag again");

    let undiscovered = develops(lit().stands(YOU, 10), StalkerToken::QueenFour);
    assert_eq!(eggs(&undiscovered), (6, 2));
    assert!(undiscovered.told().contains(&Heard::Told(Told::EggLaid {})));

    let none_left = lit().with(|board| {
        board.nest.eggs += board.nest.eggs_in_stock;
        board.nest.eggs_in_stock = 0;
    });
    let table = develops(none_left, StalkerToken::QueenFour);
    assert_eq!(eggs(&table), (8, 0));
    assert!(table.told().contains(&Heard::Told(Told::NothingLeft { kind: Intruder::Queen })));
}

/// LOC-4.32 LOC-4.3
#[test]
fn where_the_game_ends_nothing_later_is_resolved() {
    let last = lit().time(1).active_code(lockdown::words::Contingency::Green).intruder(Intruder::Adult, 4);
    let mut table = at(last, Phase::CssLaunch);
    table.shows(Outcome::CssReveal(CssToken::NoPod));

    assert_eq!(table.board().ending, Some(Ending::TimeOut));
    assert!(attacks(&table).is_empty() && !table.waits_for_chance());
}

/// LOC-4.1 LOC-4.35 LOC-4.57 LOC-29.47
#[test]
fn step_follows_step_to_the_end_of_the_round() {
    let evening = lit().noise(1, 2).time(9).with(|board| board.player_mut(YOU).light = Light::Round);
    let mut table = at(evening, Phase::CssLaunch);
    assert_eq!(table.board().phase, Phase::EventCard, "nothing asks and nothing is drawn before");
    table.shows(Outcome::EventDraw(Event::PowerSurge));
    assert_eq!((table.board().phase, table.player(YOU).light), (Phase::BagDevelopment, Light::Round));
    table.shows(Outcome::BagDraw(StalkerToken::QueenFour));

    assert_eq!((table.board().round, table.board().time.space), (2, 8));
    assert_eq!(
        (table.board().phase, table.player(YOU).light),
        (Phase::DrawCards, Light::Unasked),
        "a new round begins"
    );
    assert!(table.told().contains(&Heard::TimePassed { space: 8 }));
}

/// LOC-29.116 LOC-17.41
#[test]
fn an_egg_that_was_dropped_in_the_nest_is_none_of_its_own_which_burn_first() {
    let dropped = lit().explored(10, Room::Nest, 0).lies(10, ObjectToken::Egg).fire(10);
    let table = at(dropped, Phase::FireDamage);

    assert_eq!((table.board().nest.eggs, table.board().place(RoomNumber(10)).eggs), (4, 1));
}

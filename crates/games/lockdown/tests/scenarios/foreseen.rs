//! What is foreseen, and what an answer touches.

use engine::{Seat, Seats, Views};
use lockdown::{
    Choice, Lockdown, Outcome,
    board::ObjectToken,
    foresight::{Ahead, DangerAhead, Foresight},
    offers::Touch,
    rules::{
        cards::hacker::{Bypass, BypassAnswer},
        combat::{AdvantageAnswer, Die, Target},
        computers::ComputerUse,
        power::{Arrangement, Redistribution},
    },
    words::{
        ActionCard::{Rest, Search},
        AdvantageFace, Character, ComputerAction, CorridorNumber, Intruder, Item, Level, PowerArea, PowerToken,
        RoomNumber, ShotFace, StalkerToken, Weakness, YesNo,
    },
};
use nemesis_kit::words::FigureId;

use crate::table::{Given, SHE, Table, YOU, fires, given};

fn foreseen(table: &Table, seat: Seat) -> Foresight {
    Lockdown::foresight(&table.state, seat).expect("something is foreseen")
}

/// What lies ahead of an answer.
fn ahead(table: &Table, seat: Seat, choice: Choice) -> Vec<Ahead> {
    let at = table.answers(seat).iter().position(|&it| it == choice).expect("it is offered");
    let answers = foreseen(table, seat).answers;
    answers.into_iter().find(|it| usize::from(it.answer) == at).map_or(Vec::new(), |it| it.ahead)
}

fn touched(table: &Table, seat: Seat, choice: Choice) -> Vec<Touch> {
    let offers = Lockdown::offers(&table.state, seat);
    offers.into_iter().find(|offer| offer.choice == choice).expect("it is offered").touches
}

const LIT: u8 = 4;

fn shooting(item: Item, at: Target) -> Table {
    let armed = given().empty_handed(YOU).carries(YOU, item).stands(YOU, LIT).hand(YOU, &[Search, Rest]);
    fires(armed.intruder(Intruder::Adult, LIT), YOU, item, at)
}

/// LOC-11.4 LOC-11.12 LOC-11.13 LOC-37.10
#[test]
fn of_a_shot_the_die_and_its_chances_are_foreseen_with_and_without_a_card() {
    let figure = Target::Figure { figure: FigureId(0) };
    let sentry = given().character(YOU, Character::Sentry).stands(YOU, LIT).intruder(Intruder::Adult, LIT);
    let table = fires(sentry, YOU, Item::Smg, figure);

    let [Ahead::Shot { die, ref roll, .. }] = ahead(&table, YOU, Choice::SecondDie(YesNo::No))[..] else {
        panic!("a die is rolled: {:?}", foreseen(&table, YOU));
    };
    assert_eq!((die, roll.of), (Die::Advantage, 6));
    // Adult, single, enhanced and double hits; and a conditional one for a card.
    assert_eq!((roll.hits, roll.hits_with_card), (4, 5));
    let enhanced = roll.faces.iter().find(|it| it.face == ShotFace::EnhancedHit).expect("it is on the die");
    assert_eq!((enhanced.injuries, enhanced.injuries_with_card), (1, 2));
}

/// LOC-11.11 LOC-11.12
#[test]
fn what_a_card_adds_to_a_hit_is_foreseen() {
    let mut table = shooting(Item::PrototypeRifle, Target::Figure { figure: FigureId(0) });
    table.shows(Outcome::AdvantageRoll(AdvantageFace::ConditionalHit));

    let hits = |answer| match ahead(&table, YOU, Choice::Advantage(answer))[..] {
        [Ahead::Hits { injuries, .. }, ..] => injuries,
        ref other => panic!("it hits: {other:?}"),
    };
    assert!(hits(AdvantageAnswer::Discard(Rest)) > hits(AdvantageAnswer::Nothing));
    assert_eq!(touched(&table, YOU, Choice::Advantage(AdvantageAnswer::Discard(Rest))), [Touch::Card { card: Rest }]);
}

/// LOC-10.7 LOC-16.11 LOC-44.4 LOC-27.17
#[test]
fn who_is_surprised_is_foreseen_in_light_and_in_darkness() {
    let bag = |given: Given| foreseen(&given.under_way(Redistribution { seat: YOU }), YOU);
    let before = given();
    let plain = bag(before).answers.len();
    assert_eq!(plain, 23, "of 24 arrangements one changes nothing");

    let seen = bag(before.in_the_bag(StalkerToken::AdultOneThree)).bag;
    assert_eq!((seen.tokens, seen.lit, seen.dark), (3, vec![2, 1, 1, 1], vec![2, 2, 2, 1]));
    let clever = before.in_the_bag(StalkerToken::AdultOneThree).knowledge(YOU, 3);
    let seen = bag(clever.weakness(0, Weakness::ReadableAmbush, None)).bag;
    assert_eq!((seen.lit, seen.dark), (vec![2, 1, 1], vec![2, 2, 1]));
}

/// LOC-4.75 LOC-16.31 LOC-19.66
#[test]
fn where_there_will_be_light_is_foreseen_and_every_token_is_pressed_with_its_place() {
    use PowerToken::{Four, One, Three, Two};
    let table = given().stands(YOU, 22).stands(SHE, LIT).under_way(Redistribution { seat: YOU });
    let swapped = Choice::Redistribution(Arrangement { s01: Four, s02: Two, s03: One, elevator: Three });

    let [Ahead::Lights(ref lights)] = ahead(&table, YOU, swapped)[..] else { panic!("the lights change") };
    assert_eq!((&lights.lit, &lights.dark), (&vec![Level::S02, Level::S03], &vec![Level::S01]));
    assert_eq!((lights.next_off, lights.elevator_has_power), (Some(Two), false));
    assert_eq!(lights.in_darkness.iter().filter(|&it| it == YOU || it == SHE).collect::<Seats>(), Seats::one(SHE));
    assert_eq!(touched(&table, YOU, swapped)[0], Touch::Laid { token: Four, area: PowerArea::S01 });
}

/// LOC-7.3 LOC-7.4 LOC-7.7 LOC-9.2
#[test]
fn what_a_noise_roll_would_meet_is_foreseen() {
    let room = given().stands(YOU, LIT).noise(LIT, 1).intruder(Intruder::Adult, LIT).slime(YOU);
    let neighbour = room.board.plan().neighbours(RoomNumber(LIT)).first().expect("it has a neighbour");
    let armed = room.empty_handed(YOU).carries(YOU, Item::PrototypeShotgun).with(|board| {
        board.swarm.figures[0].room = neighbour;
        board.nest.eggs_in_stock -= 1;
        board.place_mut(RoomNumber(LIT)).lay(ObjectToken::Egg);
    });
    let mut table = fires(armed, YOU, Item::PrototypeShotgun, Target::Eggs);
    table.shows(Outcome::AdvantageRoll(AdvantageFace::ConditionalHit));

    let Some(&answer) = table.answers(YOU).first() else { panic!("a card may be discarded: {:?}", table.waiting()) };
    let foreseen = ahead(&table, YOU, answer);
    let roll =
        foreseen.iter().find_map(|it| if let Ahead::Noise { roll, .. } = it { Some(roll.clone()) } else { None });
    let roll = roll.expect("eggs that are shot at make noise");
    assert!(roll.encounter.contains(&CorridorNumber(1)) && !roll.noise.contains(&CorridorNumber(1)));
    assert_eq!((roll.n_encounter, roll.of, roll.silence_is_danger), (2, 10, true));
    assert_eq!(roll.danger, DangerAhead::Intruders { come: vec![FigureId(0)], break_a_door: vec![] });
}

/// LOC-18.11 LOC-41.29
#[test]
fn a_line_of_the_computer_is_pressed_with_what_it_is_done_to() {
    let with = ComputerUse::SwapPowerTokens { one: PowerArea::S01, other: PowerArea::Elevator };
    let table = given().under_way(Bypass { seat: YOU, used: [None; 3] });
    let choice = Choice::Bypass(BypassAnswer::Line { with });

    let line = Touch::Line { line: ComputerAction::SwapPowerTokens };
    let areas = [PowerArea::S01, PowerArea::Elevator].map(|area| Touch::Power { area });
    assert_eq!(touched(&table, YOU, choice), [line, areas[0], areas[1]]);
}

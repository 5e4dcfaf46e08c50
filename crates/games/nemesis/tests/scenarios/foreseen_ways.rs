//! NEM-5.11 to NEM-5.23, NEM-6, NEM-7, NEM-10.6: what is foreseen of a way, its noise and the hand.

use engine::{Known, Seats};
use nemesis::{
    Choice, Outcome,
    foresight::{Ahead, AnswerAhead, ComingAhead, DangerAhead, WhyNoNoise},
    rules::{
        actions::Action,
        aims::{Aim, RoomAim},
        noise::MotionScannerAnswer,
        turn::PassingAnswer,
    },
    words::{
        ActionCard::{self, Order, Reconnaissance, Rest, Search},
        Cause, Character, CorridorNumber, Door, ExplorationToken, Intruder, IntruderToken, Item, NoiseFace, Object,
        Room, RoomNumber, SeriousWound, Weakness,
    },
};

use crate::table::*;

const GO: Action = Action::Move { corridor: CorridorNumber(1) };
const SNEAK: Action = Action::CarefulMove { corridor: CorridorNumber(1) };

fn numbers(numbers: &[u8]) -> Vec<CorridorNumber> {
    numbers.iter().copied().map(CorridorNumber).collect()
}

/// You are in room 11 with a card or two; room 15, behind corridor 1, is explored.
fn ready() -> Given {
    given().explored(15, Room::Canteen, 1).hand(YOU, &[Search, Rest])
}

/// The same as the Scout, without a card.
fn scouting() -> Given {
    given().character(YOU, Character::Scout).explored(15, Room::Canteen, 1)
}

/// What the noise roll of an action would meet: noise, encounters, and whether Silence is Danger.
#[track_caller]
fn roll(ahead: &[Ahead]) -> (Vec<CorridorNumber>, Vec<CorridorNumber>, bool) {
    let mut rolls = ahead.iter().filter_map(|it| match it {
        Ahead::Noise { noise, encounter, silence_is_danger, .. } => {
            Some((noise.clone(), encounter.clone(), *silence_is_danger))
        }
        _ => None,
    });
    rolls.next_back().expect("a noise roll is foreseen")
}

#[track_caller]
fn danger(ahead: &[Ahead]) -> DangerAhead {
    let mut rolls =
        ahead.iter().filter_map(|it| if let Ahead::Noise { danger, .. } = it { Some(danger) } else { None });
    rolls.next_back().expect("a noise roll is foreseen").clone()
}

/// NEM-7.3, NEM-7.5, NEM-7.6
#[test]
fn where_noise_lies_a_roll_is_foreseen_to_bring_an_encounter() {
    let table = ready().noise(16, 2).noise(15, 3).on_the_turn_of(YOU);

    let ahead = table.ahead(GO);

    assert_eq!(roll(&ahead), (numbers(&[1, 4]), numbers(&[2, 3]), false));
    assert!(matches!(ahead.last(), Some(Ahead::Noise { n_encounter: 4, of: 10, depends_on_token: false, .. })));
}

/// NEM-7.8, NEM-9.2
#[test]
fn with_slime_silence_is_foreseen_as_danger() {
    let table = ready().slime(YOU).on_the_turn_of(YOU);

    assert!(roll(&table.ahead(GO)).2);
}

/// NEM-17.44
#[test]
fn slime_is_foreseen_in_the_room_that_is_covered_with_it() {
    let table = given().explored(15, Room::RoomCoveredWithSlime, 0).hand(YOU, &[Search]).on_the_turn_of(YOU);

    let ahead = table.ahead(GO);

    assert!(matches!(ahead[0], Ahead::Enters { gets_slime: true, .. }));
    assert!(roll(&ahead).2);
}

/// NEM-7.9
#[test]
fn those_next_door_are_foreseen_to_come_at_danger() {
    let table = ready().intruder(Intruder::Adult, 18).intruder(Intruder::Creeper, 4).on_the_turn_of(YOU);

    assert_eq!(danger(&table.ahead(GO)), DangerAhead::Intruders { come: vec![id(0)], break_a_door: Vec::new() });
}

/// NEM-7.11
#[test]
fn with_nobody_next_door_danger_is_foreseen_as_noise_all_around() {
    let table = ready().intruder(Intruder::Adult, 18).stands(SHE, 18).on_the_turn_of(YOU);

    assert_eq!(danger(&table.ahead(GO)), DangerAhead::NoiseAllAround);
}

/// NEM-7.10
#[test]
fn behind_a_closed_door_an_adult_is_foreseen_to_break_it() {
    let table = ready().intruder(Intruder::Adult, 18).door(15, 3, Door::Closed).on_the_turn_of(YOU);

    assert_eq!(danger(&table.ahead(GO)), DangerAhead::Intruders { come: Vec::new(), break_a_door: vec![id(0)] });
}

/// NEM-6.8
#[test]
fn no_roll_is_foreseen_where_somebody_is() {
    let table = ready().stands(SHE, 15).on_the_turn_of(YOU);

    let ahead = table.ahead(GO);

    assert!(matches!(ahead[0], Ahead::Enters { company, .. } if company == Seats::one(SHE)));
    let room = RoomNumber(15);
    assert_eq!(ahead[1..], [Ahead::NoNoise { seat: YOU, room, why: WhyNoNoise::Company }]);
}

/// NEM-6.9
#[test]
fn combat_is_foreseen_where_an_intruder_is() {
    let table = ready().intruder(Intruder::Adult, 15).on_the_turn_of(YOU);

    let ahead = table.ahead(GO);

    assert!(matches!(&ahead[0], Ahead::Enters { combat, .. } if *combat == [id(0)]));
    assert!(matches!(ahead[1], Ahead::NoNoise { why: WhyNoNoise::Combat, .. }));
}

/// NEM-32.27
#[test]
fn no_roll_is_foreseen_of_a_reconnaissance() {
    let table = scouting().hand(YOU, &[Reconnaissance, Search]).on_the_turn_of(YOU);

    let aim = Aim::Way { corridor: CorridorNumber(1) };
    let ahead = table.ahead(Action::Play { card: Reconnaissance, aim });

    assert!(matches!(ahead[1], Ahead::NoNoise { why: WhyNoNoise::Manner, .. }), "{ahead:?}");
}

/// NEM-6.12, NEM-6.22
#[test]
fn in_an_unexplored_room_the_roll_depends_on_the_token() {
    let table = given().hand(YOU, &[Search]).on_the_turn_of(YOU);

    let ahead = table.ahead(GO);

    assert!(matches!(ahead[0], Ahead::Enters { explores: true, gets_slime: false, .. }));
    assert!(matches!(ahead[1], Ahead::Noise { depends_on_token: true, .. }));
}

/// A table at which somebody alone has seen the tile and the token of room 15.
fn seen_by(seat: engine::Seat, token: ExplorationToken) -> Table {
    let given = given().hand(YOU, &[Search]).with(|board| {
        board.unseen_tiles.take(Room::Canteen);
        board.unseen_tokens.take(token);
        let place = board.place_mut(RoomNumber(15));
        place.tile = Some(Known::to(Seats::one(seat), Room::Canteen));
        place.token = Some(Known::to(Seats::one(seat), token));
    });
    given.on_the_turn_of(YOU)
}

/// NEM-6.16
#[test]
fn whoever_knows_the_token_foresees_silence() {
    let table = seen_by(YOU, ExplorationToken::SilenceOne);

    assert!(matches!(table.ahead(GO)[1], Ahead::NoNoise { why: WhyNoNoise::Token, .. }));
}

/// NEM-6.17
#[test]
fn whoever_knows_the_token_foresees_danger() {
    let table = seen_by(YOU, ExplorationToken::DangerTwo);

    assert!(matches!(&table.ahead(GO)[1], Ahead::Danger { danger: DangerAhead::NoiseAllAround, .. }));
}

/// NEM-24.2
#[test]
fn what_only_others_know_of_a_room_is_not_foreseen() {
    let table = seen_by(SHE, ExplorationToken::SilenceOne);

    assert!(matches!(table.ahead(GO)[1], Ahead::Noise { depends_on_token: true, .. }));
}

/// NEM-5.18, NEM-5.19
#[test]
fn a_careful_move_is_foreseen_with_the_corridors_that_are_quiet() {
    let table = ready().noise(15, 2).on_the_turn_of(YOU);

    let ahead = table.ahead(SNEAK);

    let room = RoomNumber(15);
    assert_eq!(ahead[1..], [Ahead::CarefulNoise { seat: YOU, room, numbers: numbers(&[1, 3, 4]) }]);
}

/// NEM-5.19, NEM-7.5
#[test]
fn where_careful_noise_is_made_a_later_roll_is_foreseen_to_meet_it() {
    let mut table = ready().noise(15, 2).on_the_turn_of(YOU);
    table.does(SNEAK).pays(&[Search, Rest]);

    let ahead = table.foresees(YOU, Choice::CarefulNoise(CorridorNumber(3))).ahead;

    assert_eq!(ahead, [Ahead::NoiseLies { room: RoomNumber(15), numbers: numbers(&[2, 3]) }]);
}

/// NEM-11.28
#[test]
fn whoever_escapes_foresees_who_attacks_first() {
    let given = ready().intruder(Intruder::Creeper, 11).intruder(Intruder::Adult, 11);
    let table = given.on_the_turn_of(YOU);

    assert_eq!(table.ahead(GO)[0], Ahead::Attacked { seat: YOU, by: vec![id(1), id(0)] });
}

/// NEM-7.9, NEM-12.10
#[test]
fn those_whom_one_escapes_are_foreseen_to_follow_at_danger_but_a_larva_is_gone() {
    let given = ready().intruder(Intruder::Larva, 11).intruder(Intruder::Adult, 11).stands(SHE, 1).stands(HE, 1);
    let table = given.on_the_turn_of(YOU);

    let come = DangerAhead::Intruders { come: vec![id(1)], break_a_door: Vec::new() };
    assert_eq!(danger(&table.ahead(GO)), come);
}

/// NEM-10.6, NEM-5.2
#[test]
fn the_hand_that_is_left_and_the_tokens_that_surprise_it_are_foreseen() {
    let given = ready().in_the_bag(IntruderToken::AdultTwo).in_the_bag(IntruderToken::AdultThree);
    let table = given.on_the_turn_of(YOU);

    let AnswerAhead { cards, .. } = table.foresees(YOU, Choice::Turn(GO));

    let foreseen = table.foresight(YOU).bag;
    assert_eq!(cards, 1);
    assert_eq!(foreseen.surprising[0], foreseen.tokens - table.board().swarm.bag.count(IntruderToken::Blank));
    assert_eq!(foreseen.surprising.len(), 4);
    let above_one = table.board().swarm.bag.iter().filter(|(token, _)| token.print().number > 1);
    assert_eq!(u32::from(foreseen.surprising[1]), above_one.map(|(_, n)| u32::from(n)).sum::<u32>());
}

/// NEM-39.5
#[test]
fn a_known_reaction_to_danger_is_foreseen_in_whom_tokens_surprise() {
    let table = ready().weakness(Object::Egg, Weakness::ReactionToDanger).on_the_turn_of(YOU);

    assert_eq!(table.foresight(YOU).bag.surprising.len(), 3);
}

/// NEM-5.60
#[test]
fn while_a_move_is_paid_for_and_may_be_interrupted_all_see_what_it_leads_to() {
    let mut table = ready().noise(15, 2).stands(SHE, 11).hand(SHE, &[Search]).on_the_turn_of(YOU);
    table.chooses(YOU, Choice::Turn(GO));

    let paying = table.foresight(YOU).under_way;
    let cards = table.foresees(YOU, Choice::Payment(Search)).cards;
    table.chooses(YOU, Choice::Payment(Search));
    let watching = table.foresight(SHE).under_way;

    assert_eq!(roll(&paying).1, numbers(&[2]));
    assert_eq!(cards, 1);
    assert!(matches!(paying.last(), Some(Ahead::Noise { cards: Some(1), .. })));
    assert_eq!(roll(&watching), roll(&paying));
}

/// NEM-34.8, NEM-24.8
#[test]
fn whoever_watches_a_space_suit_put_on_does_not_foresee_what_is_left_of_the_hand() {
    let rooms = given().explored(3, Room::Generator, 0).explored(14, Room::EngineControlRoom, 0);
    let given =
        rooms.stands(YOU, 3).stands(SHE, 3).contaminated(YOU, 1).hand(YOU, &[Search, Rest]).hand(SHE, &[Search]);
    let mut table = given.carries(YOU, Item::SpaceSuit).on_the_turn_of(YOU);
    let item = table.card_of(Item::SpaceSuit);
    table.chooses(YOU, Choice::Turn(Action::Use { item, aim: Aim::Room { room: RoomNumber(14) } }));
    table.chooses(YOU, Choice::Payment(Search));

    let watching = table.foresight(SHE).under_way;

    assert!(matches!(watching.last(), Some(Ahead::Noise { cards: None, .. })), "{watching:?}");
}

/// NEM-32.7
#[test]
fn somebody_who_is_sent_is_foreseen_to_roll_with_their_own_hand() {
    let given = ready().hand(YOU, &[Order]).stands(SHE, 11).hand(SHE, &[Search]);
    let table = given.on_the_turn_of(YOU);

    let aim = Aim::Sends { seat: SHE, corridor: CorridorNumber(1) };
    let ahead = table.ahead(Action::Play { card: Order, aim });

    assert!(matches!(ahead.last(), Some(Ahead::Noise { seat: SHE, cards: Some(1), .. })), "{ahead:?}");
}

/// NEM-31.18
#[test]
fn whoever_holds_the_motion_scanner_foresees_the_roll_as_it_stands_and_anew() {
    let given = scouting().noise(15, 2).carries(YOU, Item::MotionScanner);
    let mut table = given.hand(YOU, &[Search, Rest]).on_the_turn_of(YOU);
    table.does(GO).pays(&[Search]).shows(Outcome::NoiseRoll(NoiseFace::Two));

    let keeps = table.foresees(YOU, Choice::MotionScanner(MotionScannerAnswer::Keep)).ahead;
    let again = table.foresees(YOU, Choice::MotionScanner(MotionScannerAnswer::Reroll(Rest)));

    let (room, face) = (RoomNumber(15), NoiseFace::Two);
    assert_eq!(keeps, [Ahead::Stands { room, face, comes: ComingAhead::Encounter }]);
    assert_eq!(roll(&again.ahead).1, numbers(&[2]));
    assert_eq!(again.cards, table.player(YOU).hand.len() - 1);
}

/// NEM-17.49, NEM-17.55
#[test]
fn the_noise_that_can_keep_somebody_awake_is_foreseen() {
    let table = ready().time(8).noise(11, 3).stands(SHE, 1).stands(HE, 1).on_the_turn_of(YOU);

    let ahead = table.ahead(Action::UseRoom { aim: RoomAim::Nothing });

    assert_eq!(roll(&ahead).1, numbers(&[3]));
}

/// NEM-4.11
#[test]
fn a_pass_in_a_burning_room_is_foreseen_to_hurt() {
    let table = ready().fire(11).on_the_turn_of(YOU);

    let suffers = Ahead::Suffers { seat: YOU, cause: Cause::Fire, is_deadly: false };
    assert_eq!(table.ahead(Action::Pass), [suffers]);
    assert!(!table.ahead(GO).iter().any(|it| matches!(it, Ahead::Suffers { .. })));
}

/// NEM-4.8, NEM-4.11
#[test]
fn a_last_action_into_a_burning_room_is_foreseen_to_hurt() {
    let mut table = ready().fire(15).hand(YOU, &[ActionCard::Demolition]).on_the_turn_of(YOU);
    let first = table.ahead(GO);
    table.does(Action::Play { card: ActionCard::Demolition, aim: Aim::Break { room: RoomNumber(11) } });

    let last = table.ahead(GO);

    assert!(!first.iter().any(|it| matches!(it, Ahead::Suffers { .. })));
    assert!(matches!(last.last(), Some(Ahead::Suffers { cause: Cause::Fire, .. })));
}

/// NEM-42.5, NEM-14.4
#[test]
fn whoever_bleeds_foresees_the_wound_of_a_pass_and_that_it_kills() {
    let wounds = [SeriousWound::Bleeding, SeriousWound::Arm, SeriousWound::Leg];
    let given = wounds.into_iter().fold(ready(), |given, wound| given.wound(YOU, wound));
    let table = given.on_the_turn_of(YOU);

    let suffers = Ahead::Suffers { seat: YOU, cause: Cause::Bleeding, is_deadly: true };
    assert_eq!(table.ahead(Action::Pass), [suffers]);
}

/// NEM-4.10
#[test]
fn whoever_passes_foresees_how_many_cards_are_kept() {
    let mut table = ready().on_the_turn_of(YOU);
    table.chooses(YOU, Choice::Turn(Action::Pass));

    let kept = table.foresees(YOU, Choice::Passing(PassingAnswer::Done)).cards;
    let less = table.foresees(YOU, Choice::Passing(PassingAnswer::Discard(nemesis::board::Card::Action(Rest)))).cards;

    assert_eq!((kept, less), (2, 1));
}

/// NEM-24.8
#[test]
fn nobody_foresees_what_another_is_asked_about() {
    let table = ready().on_the_turn_of(YOU);

    assert_eq!(<nemesis::Nemesis as engine::Views>::foresight(&table.state, SHE), None);
}

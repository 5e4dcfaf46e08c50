//! AGD-4, AGD-5, AGD-6F: the course of a turn, and odds and ends of activations.

use aliens::{
    Choice, Frame, Heard, Outcome,
    board::Point,
    rules::{
        abilities::AbilityAnswer,
        actions::ActionAnswer,
        activation::OrderAnswer,
        barricade::Barrier,
        defensive_fire::DefendAnswer,
        equipping::EquipAnswer,
        events::Play,
        interact::Interaction,
        marine_phase::{GruntAnswer, MarinePhase, RemainingGrunts},
        rest::RecoverAnswer,
        tracker_look::PutBackPlace,
        turn::Turn,
    },
    words::{
        Ability, BlipValue, Card,
        Character::{Frost, Gorman, Hicks, Hudson, Newt, Ripley},
        Condition, Ending, EventCard, MarineDie, Mission, Stage, TrackerCard, Weapon,
    },
};

use crate::table::*;

/// Two privates with a turn before them, and a lieutenant whom neither may lead.
fn first_turn() -> Table {
    given(Mission::Newt, 2)
        .hero(YOU, Hudson, h1(1, 6))
        .hero(SECOND, Frost, h1(2, 6))
        .grunt(Gorman, h1(3, 6))
        .dial(Gorman, 1)
        .with(|board| board.turn = 0)
        .begins(Turn::default())
}

/// Everybody ends their Actions at once, until the next turn begins.
fn play_the_turn(table: &mut Table) {
    for _ in 0..3 {
        until_frame(table, |frame| matches!(frame, Frame::NextAction(_)));
        table.acts(ActionAnswer::End);
    }
    until_frame(table, |frame| matches!(frame, Frame::FirstPlayer(_)));
}

/// Where something was heard first.
#[track_caller]
fn when(table: &Table, is_it: impl Fn(&Heard) -> bool) -> usize {
    table.heard.iter().position(is_it).expect("it was heard")
}

/// AGD-4.4 R-18
#[test]
fn every_dial_is_reset_at_the_start_of_the_marine_phase() {
    let table = first_turn();

    assert_eq!(table.dial(Gorman), 4);
    assert_eq!(table.times_heard(|heard| matches!(heard, Heard::ActivationBegan { .. })), 0, "before anybody acts");
}

/// AGD-4.7 AGD-4.9 AGD-4.17
#[test]
fn everybody_is_activated_once_heroes_first_and_then_the_grunts_that_are_left() {
    let mut table = first_turn();

    play_the_turn(&mut table);

    let began = table.heard.iter().filter_map(|heard| match heard {
        Heard::ActivationBegan { character, .. } => Some(*character),
        _ => None,
    });
    let began: Vec<_> = began.collect();
    assert!(began == [Hudson, Frost, Gorman] || began == [Frost, Hudson, Gorman], "{began:?}");
    let passed = when(&table, |heard| matches!(heard, Heard::TokenPassed { .. }));
    let last = when(&table, |heard| matches!(heard, Heard::ActivationBegan { character: Gorman, .. }));
    assert!(passed < last, "the token went to the other player in between");
}

/// AGD-4.1 AGD-4.10 AGD-4.25
#[test]
fn the_alien_phase_follows_the_last_activation_and_a_new_turn_the_end_phase() {
    let mut table = first_turn();

    play_the_turn(&mut table);

    let gorman = when(&table, |heard| matches!(heard, Heard::ActivationBegan { character: Gorman, .. }));
    let aliens = when(&table, |heard| matches!(heard, Heard::AlienPhaseBegan {}));
    let turn = when(&table, |heard| matches!(heard, Heard::TurnBegan { turn: 2 }));
    assert!(gorman < aliens && aliens < turn);
    assert_eq!(table.board().turn, 2);
}

/// AGD-4.11 AGD-6F.5
#[test]
fn the_active_player_chooses_the_order_of_abilities_and_all_come_before_the_actions() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hudson, h1(1, 6))
        .carries(Hudson, &[Card::MotionTracker])
        .hand(YOU, &[Card::Steady])
        .signals(&[TrackerCard::Mt40, TrackerCard::Mt15])
        .at_stage(YOU, Hudson, Stage::OnActivation);
    let using = |ability| Choice::NextAbility(AbilityAnswer::Use { ability });
    assert!(table.may(YOU, using(Ability::HudsonHeroRecover)) && table.may(YOU, using(Ability::MotionTracker)));
    assert!(!table.may(YOU, using(Ability::HudsonHeroReveal)), "that one is for the end");

    table.chooses(YOU, using(Ability::MotionTracker)).shows(Outcome::LookedAt(TrackerCard::Mt40));
    table.chooses(YOU, Choice::PutBack(PutBackPlace::Top));

    assert!(matches!(table.waits_for(), Frame::RecoverMore(_)), "then the one that is left");
    table.chooses(YOU, Choice::RecoverMore(RecoverAnswer::Stop));
    until_frame(&mut table, |frame| matches!(frame, Frame::NextAction(_)));
    assert_eq!(table.times_heard(|heard| matches!(heard, Heard::AbilityUsed { .. })), 2, "each once");
}

/// AGD-4.13
#[test]
fn there_are_two_actions_and_the_same_may_be_done_twice() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hudson, h1(1, 6))
        .dial(Hudson, 2)
        .hand(YOU, &[Card::OnTheDouble])
        .acting(YOU, Hudson);

    table.acts(ActionAnswer::Aim).acts(ActionAnswer::Aim);

    assert_eq!(table.dial(Hudson), 4);
    table.refuses(YOU, Choice::NextAction(ActionAnswer::Aim), "AGD-5.1");
    let free = ActionAnswer::Play { play: Play { event: EventCard::OnTheDouble, on: None } };
    assert!(table.may(YOU, Choice::NextAction(free)), "a Free Action is additional");
}

/// AGD-4.14 AGD-6F.5
#[test]
fn what_stands_under_end_of_activation_follows_the_actions_and_comes_before_the_grunts() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Gorman, h1(1, 6))
        .grunt(Hicks, h1(3, 6))
        .piles(10, 0, &[Card::MediKit, Card::Headset])
        .acting(YOU, Gorman);
    assert!(table.board().player(YOU).hand.is_empty(), "nothing is drawn before the Actions");

    table.acts(ActionAnswer::End);
    table.shows(Outcome::CardDraw(Card::MediKit)).shows(Outcome::CardDraw(Card::Headset));

    assert_eq!(table.board().player(YOU).hand.len(), 2);
    assert!(matches!(table.waits_for(), Frame::GruntOrder(_)), "stage 5 follows");
}

/// AGD-4.19 AGD-11D.4 AGD-6F.5
#[test]
fn passive_abilities_work_in_the_alien_phase_too() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Frost, h1(2, 6))
        .carries(Frost, &[Card::M240Incinerator])
        .piles(10, 0, &[Card::MediKit])
        .alien(h1(3, 6), 0)
        .alien_phase();

    let flame = DefendAnswer::Fire { weapon: Weapon::M240Incinerator };
    table.chooses(YOU, Choice::DefensiveShot(flame)).aims_at(h1(4, 6)).blasts(&[1]).reveals(Card::MediKit);

    assert_eq!(table.piles().1, 1, "three exhausted, two recovered");
}

/// AGD-4.21
#[test]
fn a_grunt_has_nothing_to_equip_from() {
    let table = given(Mission::Newt, 1)
        .hero(YOU, Gorman, h1(1, 6))
        .hand(YOU, &[Card::M41aPulseRifle])
        .grunt(Hicks, h1(2, 6))
        .at_stage(YOU, Hicks, Stage::Equip);

    assert!(matches!(table.waits_for(), Frame::NextAction(_)));
}

/// AGD-4.38 R-82
#[test]
fn a_remaining_grunt_can_be_handed_to_another_player() {
    let mut table = given(Mission::Newt, 2)
        .hero(YOU, Hicks, h1(1, 6))
        .hero(SECOND, Ripley, h1(2, 6))
        .is(Ripley, Condition::Left)
        .activated(Hicks)
        .grunt(Hudson, h1(3, 6))
        .begins(RemainingGrunts {});

    table.chooses(YOU, Choice::RemainingGrunt(GruntAnswer::Activate { character: Hudson, by: SECOND }));

    assert!(table.has_heard(Heard::ActivationBegan { character: Hudson, seat: SECOND }));
    assert_eq!(table.asked(), SECOND);
}

/// AGD-4.15 R-57
#[test]
fn a_private_may_lead_a_civilian() {
    let table = given(Mission::Newt, 1).hero(YOU, Hudson, h1(1, 6)).grunt(Ripley, h1(3, 6)).at_stage(
        YOU,
        Hudson,
        Stage::Grunts,
    );

    assert!(table.may(YOU, Choice::GruntOrder(OrderAnswer::Activate { character: Ripley })));
}

/// AGD-4.5
#[test]
fn the_highest_ranked_player_gives_the_token_to_anybody() {
    use aliens::rules::marine_phase::FirstAnswer;
    let mut table =
        given(Mission::Newt, 2).hero(YOU, Hudson, h1(1, 6)).hero(SECOND, Gorman, h1(2, 6)).begins(MarinePhase {});

    table.chooses(SECOND, Choice::FirstPlayer(FirstAnswer::Token { to: YOU }));

    assert!(table.has_heard(Heard::ActivationBegan { character: Hudson, seat: YOU }));
}

/// AGD-5.15
#[test]
fn a_blip_is_no_target_of_an_ordinary_attack() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hicks, h1(2, 6))
        .carries(Hicks, &[Card::M41aPulseRifle])
        .blip(h1(1, 1), BlipValue::One)
        .acting(YOU, Hicks);

    table.refuses(YOU, Choice::NextAction(ActionAnswer::Attack { weapon: Weapon::M41aPulseRifle }), "AGD-5.14");
}

/// AGD-5.23 R-13
#[test]
fn nothing_is_used_through_a_barricaded_door() {
    let beside = |square| {
        given(Mission::Resupply, 1)
            .hero(YOU, Hicks, square)
            .with(|board| board.fittings.crates = 0xff)
            .barricaded(h2(10, 12), h2(11, 12))
            .acting(YOU, Hicks)
    };
    let open = Choice::NextAction(ActionAnswer::Interact { with: Interaction::Crate { square: h2(12, 12) } });

    assert!(beside(h2(11, 12)).may(YOU, open), "inside the vault");
    beside(h2(10, 12)).refuses(YOU, open, "AGD-5.22");
}

/// AGD-6F.20
#[test]
fn nobody_carries_a_third_gear() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hudson, h1(1, 6))
        .carries(Hudson, &[Card::MediKit, Card::HandWelder])
        .hand(YOU, &[Card::Headset])
        .at_stage(YOU, Hudson, Stage::Equip);

    let third = EquipAnswer::Equip { card: Card::Headset, on: Hudson };

    table.refuses(YOU, Choice::EquipStep(third), "AGD-6F.20");
}

/// AGD-6F.22 R-25
#[test]
fn a_backup_weapon_may_be_the_only_one_and_makes_room_for_another() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hudson, h1(1, 6))
        .carries(Hudson, &[Card::HkVp70Pistol])
        .hand(YOU, &[Card::M41aPulseRifle])
        .at_stage(YOU, Hudson, Stage::Equip);

    table.chooses(YOU, Choice::EquipStep(EquipAnswer::Equip { card: Card::M41aPulseRifle, on: Hudson }));

    let weapons: Vec<_> = table.figure(Hudson).weapons().collect();
    assert_eq!(weapons, [Weapon::M41aPulseRifle, Weapon::HkVp70Pistol]);
}

/// AGD-6L.8
#[test]
fn whoever_stands_on_a_tunnel_may_barricade_it() {
    let mut table = given(Mission::Gantry, 1)
        .hero(YOU, Hudson, p2(6, 6))
        .with(|board| board.fittings.tunnels.push(p2(6, 6)))
        .acting(YOU, Hudson);

    table.acts(ActionAnswer::Barricade { barrier: Barrier::Tunnel { number: 0 } });
    table.shows(Outcome::BarricadeTest(MarineDie(8)));

    assert!(table.board().fittings.is_barricaded(Point::Tunnel(0)));
}

/// AGD-6N.3
#[test]
fn with_a_facehugger_one_plays_on() {
    let table = given(Mission::Rescue, 1)
        .hero(YOU, Hudson, p2(6, 6))
        .with(|board| board.figure_mut(Hudson).facehuggers = 1)
        .acting(YOU, Hudson);

    assert!(table.may(YOU, Choice::NextAction(ActionAnswer::Move)));
}

/// AGD-7E.3
#[test]
fn a_bug_hunt_is_lost_with_everybody_on_the_ground() {
    let table = given(Mission::Gantry, 1).hero(YOU, Hudson, p2(6, 6)).lies(Hudson).alien(p2(6, 1), 0).end_phase();

    assert_eq!(table.ending(), Some(Ending::SquadLost));
}

/// AGD-11E.32
#[test]
fn aliens_ignore_whoever_is_in_a_cocoon() {
    let mut table = given(Mission::Rescue, 1)
        .hero(YOU, Hudson, p4(4, 2))
        .grunt(Hicks, p4(9, 6))
        .is(Hicks, Condition::Cocooned)
        .alien(p4(9, 5), 0)
        .alien_phase();

    assert!(matches!(table.waits_for(), Frame::DefenceRoll(roll) if roll.character == Hudson));
    table.defends_with(5);
    assert!(!table.board().free_squares().has(p4(9, 6)));
}

/// AGD-11E.35 AGD-11E.36 AGD-11E.43
#[test]
fn in_rescue_and_resupply_the_exit_is_open_and_a_captive_who_leaves_is_saved() {
    for mission in [Mission::Rescue, Mission::Resupply, Mission::Escape] {
        let mut table = new_game(mission, 1);
        until_frame(&mut table, |frame| matches!(frame, Frame::NextAction(_)));
        assert!(!table.board().exit_squares().is_empty(), "{mission:?}");
    }
    let saved = given(Mission::Rescue, 1)
        .hero(YOU, Hudson, p2(1, 6))
        .is(Hudson, Condition::Left)
        .grunt(Hicks, p2(2, 6))
        .is(Hicks, Condition::Left)
        .with(|board| board.figure_mut(Hicks).was_captive = true);

    assert_eq!(saved.end_phase().ending(), Some(Ending::Victory));
}

/// AGD-7G.5
#[test]
fn single_aliens_with_nowhere_to_hide_form_a_swarm() {
    // On the Gantry there is hardly a square that nobody sees; with characters all over it, none.
    let mut table = given(Mission::Gantry, 1)
        .hero(YOU, Hudson, p2(3, 3))
        .grunt(Hicks, p2(10, 3))
        .grunt(Ripley, p2(3, 10))
        .grunt(Frost, p2(10, 10))
        .grunt(Gorman, p2(6, 12))
        .grunt(Newt, p2(7, 1))
        .blip(p2(6, 6), BlipValue::Three)
        .with(|board| board.setup.individual_aliens = true)
        .begins(aliens::rules::spotting::Upkeep {});
    while !table.state.is_over() {
        let answer = table.answers(YOU)[0];
        table.chooses(YOU, answer);
    }

    let aliens: usize = table.board().enemies.iter().map(|(_, enemy)| usize::from(enemy.tokens) + 1).sum();
    assert_eq!(aliens, 3, "as models or as tokens");
    assert_eq!(table.board().enemies.count_aliens(), 1);
}

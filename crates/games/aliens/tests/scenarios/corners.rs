//! Corners where two rules meet: a character is lost in the middle of something, the last card is
//! taken in the middle of an effect, a card means a hero who has gone.

use aliens::{
    Aliens, Choice, Frame, Heard, Outcome, Setup,
    rules::{
        actions::ActionAnswer, activation::OrderAnswer, captures::StandUps, defensive_fire::DefendAnswer, events::Play,
        exhausting::DeckDiscard, interact::Interaction, losses::NewHeroAnswer, marine_phase::HeroTurn,
        spotting::Upkeep, windows::Reaction,
    },
    words::{
        BlipValue, Card,
        Character::{Frost, Gorman, Hicks, Hudson, Newt, Ripley, Vasquez},
        Condition, Difficulty, Ending, EventCard, Knob, Mission, Stage, TrackerCard, Weapon, Window,
    },
};
use engine::{Game, Setup as _, Word};

use crate::table::*;

fn is_running_out(frame: Frame) -> bool {
    matches!(frame, Frame::ReactWindow(react) if react.window.moment == Window::RunningOut)
}

/// AGD-6E.12 AGD-4.35
#[test]
fn the_game_is_lost_when_hudson_takes_the_last_card_into_hand() {
    let mut table = given(Mission::Newt, 1).hero(YOU, Hudson, h1(4, 6)).piles(1, 0, &[Card::Steady]).at_stage(
        YOU,
        Hudson,
        Stage::EndOfActivation,
    );

    table.reveals(Card::Steady);

    assert_eq!(table.ending(), Some(Ending::OutOfEndurance));
}

/// AGD-4.27 AGD-6E.29
#[test]
fn before_hudson_takes_the_last_card_everybody_may_react() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hudson, h1(4, 6))
        .hand(YOU, &[Card::Steady])
        .piles(1, 0, &[Card::Headset])
        .at_stage(YOU, Hudson, Stage::EndOfActivation);
    table.reveals(Card::Headset);
    assert!(is_running_out(table.waits_for()));

    table.plays(YOU, EventCard::Steady, Some(Hudson));

    assert_eq!(table.board().player(YOU).hand.count(Card::Headset), 1);
    assert_eq!(table.piles(), (0, 1, 0), "the Event has been exhausted, and the game goes on");
    assert_eq!(table.ending(), None);
}

/// AGD-6E.26 AGD-4.27
#[test]
fn a_revealed_card_still_counts_so_that_nobody_has_to_fear_for_the_last_one() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Vasquez, h1(4, 6))
        .hand(YOU, &[Card::Steady])
        .piles(2, 0, &[Card::Headset, Card::MediKit])
        .at_stage(YOU, Vasquez, Stage::OnActivation);

    table.reveals(Card::Headset);

    assert!(matches!(table.waits_for(), Frame::CardDraw(_)), "no window opens: {:?}", table.waits_for());
    table.shows(Outcome::CardDraw(Card::MediKit));
    assert_eq!(table.piles(), (1, 0, 0));
}

/// AGD-4.27 AGD-6E.15
#[test]
fn a_hazard_between_two_discards_opens_the_window_before_the_last_card_anew() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hicks, h1(4, 6))
        .hand(YOU, &[Card::Steady])
        .piles(3, 0, &[Card::LowAmmo, Card::Headset, Card::MediKit])
        .begins(DeckDiscard { left: 2, seat: YOU, character: Some(Hicks), hazard: None, was_announced: false });

    table.shows(Outcome::TopDiscarded(Card::LowAmmo)).shows(Outcome::Overdrawn(Card::Headset));

    assert_eq!(table.piles(), (0, 1, 2));
    assert!(is_running_out(table.waits_for()), "{:?}", table.waits_for());
}

/// AGD-4.36 AGD-4.15
#[test]
fn a_hero_lost_in_stage_5_orders_no_more_grunts() {
    let mut table = given(Mission::Newt, 2)
        .hero(YOU, Hicks, h1(4, 6))
        .hero(SECOND, Gorman, h1(12, 12))
        .activated(Gorman)
        .grunt(Frost, h1(2, 6))
        .carries(Frost, &[Card::M240Incinerator])
        .grunt(Hudson, h1(10, 12))
        .begins(HeroTurn { seat: YOU });
    until_frame(&mut table, |frame| matches!(frame, Frame::GruntOrder(_)));
    table.chooses(YOU, Choice::GruntOrder(OrderAnswer::Activate { character: Frost }));

    table.attacks(Weapon::M240Incinerator, h1(4, 6)).blasts(&[1]);
    table.chooses(YOU, Choice::NewHero(NewHeroAnswer::Nobody)).reveals(Card::HkVp70Pistol).acts(ActionAnswer::End);

    assert_eq!(table.condition(Hicks), Condition::Killed);
    assert!(matches!(table.waits_for(), Frame::RemainingGrunt(_)), "{:?}", table.waits_for());
    assert_eq!(table.asked(), SECOND);
}

/// AGD-6I.18 AGD-4.34
#[test]
fn whoever_takes_the_grunt_that_is_being_activated_goes_on_with_it() {
    let mut table = given(Mission::Newt, 2)
        .hero(YOU, Gorman, h1(12, 12))
        .hero(SECOND, Ripley, h1(4, 6))
        .grunt(Frost, h1(2, 6))
        .carries(Frost, &[Card::M240Incinerator])
        .acting(YOU, Frost);

    table.attacks(Weapon::M240Incinerator, h1(4, 6)).blasts(&[1]);
    table.chooses(SECOND, Choice::NewHero(NewHeroAnswer::Take { character: Frost })).reveals(Card::HkVp70Pistol);

    assert!(matches!(table.waits_for(), Frame::NextAction(_)));
    assert_eq!(table.asked(), SECOND);
}

/// AGD-4.26
#[test]
fn of_equal_heroes_who_have_all_left_the_first_by_seat_decides() {
    let table = given(Mission::Escape, 2)
        .hero(YOU, Hudson, p2(1, 6))
        .is(Hudson, Condition::Left)
        .hero(SECOND, Frost, p2(2, 6))
        .is(Frost, Condition::Left)
        .grunt(Hicks, p2(6, 6))
        .with(|board| board.token = SECOND)
        .begins(Upkeep {});

    assert_eq!(table.board().lead(), YOU);
}

/// AGD-11G.4
#[test]
fn covering_fire_with_flames_needs_sight_of_the_alien_itself() {
    let table = given(Mission::Newt, 1)
        .hero(YOU, Hudson, h1(3, 6))
        .hand(YOU, &[Card::CoveringFire])
        .grunt(Hicks, h1(6, 4))
        .carries(Hicks, &[Card::M240Incinerator])
        .alien(h1(4, 6), 0)
        .alien_phase();
    assert!(!table.board().sees(h1(6, 4), h1(4, 6)) && table.board().sees(h1(6, 4), h1(5, 7)));

    let play = Play { event: EventCard::CoveringFire, on: Some(Hicks) };

    assert!(!table.may(YOU, Choice::ReactWindow(Reaction::Play { play })), "he sees a square beside it, not the Alien");
}

/// AGD-6E.24 AGD-11E.52
#[test]
fn a_hazard_in_a_crate_strikes_the_player_who_activates_the_grunt() {
    let mut table = given(Mission::LastStand, 2)
        .hero(YOU, Gorman, h2(12, 12))
        .hand(YOU, &[Card::Headset])
        .hero(SECOND, Hicks, h2(10, 12))
        .hand(SECOND, &[Card::MediKit])
        .grunt(Hudson, h2(1, 2))
        .with(|board| board.fittings.crates = 1)
        .acting(SECOND, Hudson);

    table.acts(ActionAnswer::Interact { with: Interaction::Crate { square: h2(1, 1) } });
    table.shows(Outcome::CardDraw(Card::LosingHope));

    assert!(matches!(table.waits_for(), Frame::HandLoss(loss) if loss.seat == SECOND), "{:?}", table.waits_for());
    table.shows(Outcome::HandLoss(Card::MediKit)).shows(Outcome::CardDraw(Card::Steady));
    assert_eq!(table.board().player(YOU).hand.count(Card::Steady), 1, "and what is found is the highest-ranked's");
}

/// AGD-6E.24 AGD-6E.30
#[test]
fn a_hazard_that_a_card_discards_spares_the_heroes_of_others() {
    let mut table = given(Mission::Escape, 2)
        .hero(YOU, Hicks, p4(2, 6))
        .hero(SECOND, Hudson, p2(1, 6))
        .is(Hudson, Condition::Left)
        .signals(&[TrackerCard::Mt19, TrackerCard::Mt23, TrackerCard::Mt19])
        .alien_phase();
    assert!(table.board().is_watched(p4(1, 6)), "spawn point 1 is in sight");

    table.draws_signal(TrackerCard::Mt19).draws_signal(TrackerCard::Mt23).blip_is(BlipValue::One);
    table.shows(Outcome::TopDiscarded(Card::WeaponJam));

    assert!(table.has_heard(Heard::CardDiscarded { card: Card::WeaponJam }));
    assert_eq!(table.dial(Hicks), 8, "the hero of whoever drew the card has left, and no other is meant");
}

/// AGD-6L.4 AGD-6L.2
#[test]
fn where_no_square_is_free_a_tunnel_may_open_under_another_token() {
    let table = |free: bool| {
        let mut table = given(Mission::Newt, 1)
            .hero(YOU, Hicks, h2(12, 4))
            .turn(5)
            .with(|board| {
                board.fittings.tunnels.push(h2(11, 5));
                if !free {
                    board.fittings.tunnels.push(h2(12, 5));
                }
            })
            .signals(&[TrackerCard::Mt13, TrackerCard::Mt06])
            .alien_phase();
        table.draws_signal(TrackerCard::Mt13);
        table
    };

    assert!(table(true).has_heard(Heard::TunnelOpened { square: h2(12, 5) }));
    assert!(table(false).has_heard(Heard::TunnelOpened { square: h2(12, 3) }), "the computer stands there");
}

/// AGD-7G.4 AGD-6K.12
#[test]
fn single_aliens_of_a_blip_that_a_card_moves_all_go_on() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hicks, h1(1, 6))
        .blip(h1(7, 4), BlipValue::Two)
        .turn(5)
        .with(|board| board.setup.individual_aliens = true)
        .signals(&[TrackerCard::Mt33, TrackerCard::Mt06])
        .begins(aliens::rules::tracker::TrackerStep { drawn: 0 });
    table.draws_signal(TrackerCard::Mt33);
    until_frame(&mut table, |frame| matches!(frame, Frame::TrackerDraw(_)));

    let mut since = table.heard.iter().skip_while(|heard| !matches!(heard, Heard::AlienAppeared { .. }));
    let Some(&Heard::AlienAppeared { square: second }) = since.next() else { panic!("the blip stands for two") };
    assert!(since.any(|heard| matches!(heard, Heard::EnemyMoved { from, .. } if *from == second)), "{:?}", table.heard);
    assert_eq!(table.board().attacker, None, "nobody is being activated");
}

/// AGD-6J.14 AGD-7G.2
#[test]
fn no_single_alien_of_a_blip_revealed_while_being_placed_is_moved_by_the_card() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hicks, h1(12, 8))
        .turn(5)
        .with(|board| board.setup.individual_aliens = true)
        .signals(&[TrackerCard::Mt25, TrackerCard::Mt06])
        .alien_phase();

    table.draws_signal(TrackerCard::Mt25).blip_is(BlipValue::Two);
    until_frame(&mut table, |frame| matches!(frame, Frame::TrackerDraw(_)));

    assert_eq!(table.board().enemies.count_aliens(), 2);
    assert_eq!(table.times_heard(|heard| matches!(heard, Heard::EnemyMoved { .. })), 0);
}

/// AGD-6G.14
#[test]
fn for_an_absent_player_the_alien_with_the_fewest_tokens_carries_a_captive_off() {
    let table = given(Mission::Newt, 1)
        .hero(YOU, Hicks, h1(12, 12))
        .grunt(Ripley, h1(4, 6))
        .lies(Ripley)
        .alien(h1(3, 6), 2)
        .alien(h1(5, 6), 0)
        .begins(StandUps { left: [Ripley].into_iter().collect() });
    assert!(matches!(table.waits_for(), Frame::Captor(_)));

    let answer = Aliens::default_answer(&table.state, YOU);

    assert_eq!(answer, Some(Choice::Captor(h1(5, 6))));
}

/// AGD-6G.14
#[test]
fn for_an_absent_player_heroes_fire_before_grunts() {
    let table = given(Mission::Newt, 1)
        .hero(YOU, Hudson, h1(4, 6))
        .carries(Hudson, &[Card::HkVp70Pistol])
        .grunt(Vasquez, h1(4, 7))
        .carries(Vasquez, &[Card::HkVp70Pistol])
        .grunt(Hicks, h1(6, 6))
        .carries(Hicks, &[Card::HkVp70Pistol])
        .alien(h1(5, 6), 0)
        .asking_everything()
        .alien_phase();
    assert!(matches!(table.waits_for(), Frame::ShooterOrder(_)));

    let answer = Aliens::default_answer(&table.state, YOU);

    assert_eq!(answer, Some(Choice::ShooterOrder(Hudson)), "although Hicks defends himself as well as he does");
}

/// AGD-7H.1 AGD-11E.14
#[test]
fn a_trapped_team_of_one_is_enough_for_the_harder_mission_2() {
    let harder = |left: &[_], trapped: &[_]| {
        let all = given(Mission::Escape, 1).hero(YOU, Gorman, p2(1, 6)).is(Gorman, Condition::Left);
        let all =
            trapped.iter().fold(all, |all, &character| all.grunt(character, p2(6, 6)).is(character, Condition::Killed));
        let all = left.iter().fold(all, |all, &character| all.is(character, Condition::Left));
        all.with(|board| board.setup.knobs[Knob::Mission2.index()] = Difficulty::Harder).end_phase().ending()
    };

    assert_eq!(harder(&[Hicks], &[Hicks]), Some(Ending::Victory), "nobody else could have left");
    assert_eq!(harder(&[Hicks], &[Hicks, Frost]), Some(Ending::MissionFailed));
    assert_eq!(harder(&[Hicks, Frost], &[Hicks, Frost]), Some(Ending::Victory));
}

/// AGD-7B.9 AGD-3.19
#[test]
fn whoever_sits_a_mission_out_equips_nobody() {
    let mut setup = Setup { mission: Mission::Escape, ..Setup::standard(2) };
    setup.carried.in_campaign = true;
    setup.carried.fates = [Condition::Killed; 7];
    setup.carried.fates[Hicks.index()] = Condition::Standing;
    let mut table = new_game_with(setup);
    assert_eq!(table.asked(), YOU);

    let done = *table.answers(YOU).last().expect("there is an answer");
    table.chooses(YOU, done);

    assert!(!matches!(table.waits_for(), Frame::Preparation(_)), "{:?}", table.waits_for());
}

/// AGD-6I.13 AGD-4.6
#[test]
fn where_no_alien_is_near_all_stand_up_without_a_question() {
    let table = given(Mission::Newt, 1)
        .hero(YOU, Hicks, h1(4, 6))
        .lies(Hicks)
        .grunt(Hudson, h1(6, 6))
        .lies(Hudson)
        .begins(StandUps { left: [Hicks, Hudson].into_iter().collect() });

    assert_eq!((table.condition(Hicks), table.condition(Hudson)), (Condition::Standing, Condition::Standing));
}

/// AGD-6L.3 AGD-6K.13
#[test]
fn for_a_second_tunnel_card_nobody_has_to_name_a_hero() {
    let mut table = given(Mission::Escape, 1)
        .hero(YOU, Ripley, p2(1, 6))
        .hero(YOU, Newt, p2(12, 6))
        .grunt(Hicks, p2(6, 6))
        .with(|board| {
            board.fittings.tunnels.push(p2(5, 6));
            board.player_mut(YOU).tunnel = Some(0);
        })
        .signals(&[TrackerCard::Mt14, TrackerCard::Mt06])
        .alien_phase();

    table.draws_signal(TrackerCard::Mt14);

    assert!(matches!(table.waits_for(), Frame::BlipDraw(_)), "{:?}", table.waits_for());
}

/// AGD-6H.4 AGD-6J.14
#[test]
fn what_comes_when_the_alien_has_just_died_is_not_taken_for_it() {
    // Frost burns the Alien beside Hudson; what he reveals then brings another at spawn point 1.
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hudson, h1(11, 5))
        .grunt(Frost, h1(10, 9))
        .carries(Frost, &[Card::M240Incinerator])
        .grunt(Hicks, h1(12, 10))
        .carries(Hicks, &[Card::HkVp70Pistol])
        .alien(h1(11, 6), 0)
        .alien_phase();

    table.chooses(YOU, Choice::DefensiveShot(DefendAnswer::Fire { weapon: Weapon::M240Incinerator }));
    table.aims_at(h1(11, 7)).blasts(&[1]).reveals(Card::Contact).blip_is(BlipValue::One);

    assert_eq!(table.alien_on(h1(11, 12)), Some(0));
    assert!(!matches!(table.waits_for(), Frame::DefensiveShot(_)), "nobody fires at what does nothing yet");
}

//! AGD-6G, AGD-6I, AGD-6J, AGD-7G: what enemies do.

use aliens::{
    Choice, Frame, Heard, Outcome, Setup,
    rules::losses::NewHeroAnswer,
    words::{
        BlipValue, BoardFace, Card,
        Character::{Frost, Gorman, Hicks, Hudson, Newt, Ripley},
        Condition, EnemyKind, Facing, Gun, Mission,
    },
};
use engine::Setup as _;

use crate::table::*;

/// The squares of enemies in the order in which they were activated.
fn order(table: &Table) -> Vec<aliens::ground::Square> {
    let activated = table.heard.iter().filter_map(|heard| match heard {
        Heard::EnemyActivated { square, .. } => Some(*square),
        _ => None,
    });
    activated.collect()
}

/// AGD-6G.1 AGD-6G.2 AGD-4.22 AGD-4.23
#[test]
fn aliens_act_one_after_the_other_the_nearest_first_and_blips_after_them() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hicks, h1(1, 6))
        .alien(h1(8, 6), 0)
        .alien(h1(6, 6), 0)
        .blip(h1(8, 1), BlipValue::One)
        .alien_phase();
    table.defends_with(5).defends_with(5);

    assert_eq!(order(&table), [h1(6, 6), h1(8, 6)]);
    assert!(matches!(table.waits_for(), Frame::BlipSpeed(_)), "now the blips");
}

/// AGD-6G.3 AGD-6G.10
#[test]
fn an_alien_beside_somebody_does_not_move() {
    let mut table = given(Mission::Newt, 1).hero(YOU, Hicks, h1(4, 6)).alien(h1(5, 7), 0).alien_phase();

    table.defends_with(5);

    assert_eq!(table.times_heard(|heard| matches!(heard, Heard::EnemyMoved { .. })), 0);
}

/// AGD-6G.7 R-28 AGD-6G.8 AGD-6M.8
#[test]
fn a_swarm_moves_like_one_alien_and_may_stand_on_tokens() {
    // Seven squares up the passage, over a sentry gun that is switched off.
    let table = given(Mission::Gantry, 1)
        .hero(YOU, Hicks, p2(6, 12))
        .gun(Gun::A, p2(6, 7), Facing::South, 9)
        .with(|board| board.fittings.guns[0].as_mut().expect("it stands there").is_on = false)
        .alien(p2(6, 1), 3)
        .signals(&[])
        .alien_phase();

    assert_eq!(table.times_heard(|heard| matches!(heard, Heard::EnemyMoved { .. })), 6);
    let alien = table.board().enemies.iter().next().expect("it is there").1;
    assert_eq!((alien.tokens, alien.square.row()), (3, 7));
}

/// AGD-6J.5 AGD-6J.3 AGD-6J.2 AGD-6J.12
#[test]
fn each_board_rolls_once_and_each_blip_acts_once_and_never_attacks() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hicks, h1(12, 1))
        .blip(h2(12, 6), BlipValue::One)
        .blip(h2(1, 1), BlipValue::One)
        .blip(h1(1, 12), BlipValue::One)
        .alien_phase();

    table.blips_have_speed(6).blips_have_speed(1);

    assert_eq!(order(&table).len(), 3, "the one that came over to the other board acts once");
    assert_eq!(table.times_heard(|heard| matches!(heard, Heard::BlipSpeedRolled { .. })), 2);
    assert_eq!(table.times_heard(|heard| matches!(heard, Heard::DefenceRolled { .. })), 0);
}

/// AGD-6J.2 R-07
#[test]
fn the_highest_ranked_player_may_choose_which_boards_blips_go_next() {
    let table = given(Mission::Newt, 2)
        .hero(YOU, Hudson, h1(12, 1))
        .hero(SECOND, Gorman, h1(12, 2))
        .blip(h2(1, 1), BlipValue::One)
        .blip(h1(1, 12), BlipValue::One)
        .asking_everything()
        .alien_phase();

    assert!(matches!(table.waits_for(), Frame::BoardOrder(_)));
    assert_eq!(table.asked(), SECOND);
    assert!(table.may(SECOND, Choice::BoardOrder(BoardFace::SouthLock)));
}

/// AGD-6I.7 R-29 AGD-6I.8
#[test]
fn a_knocked_down_character_who_fails_again_stays_down() {
    let mut table = given(Mission::Newt, 2)
        .hero(YOU, Hudson, h1(4, 6))
        .hero(SECOND, Gorman, h1(12, 12))
        .alien(h1(5, 6), 0)
        .alien(h1(3, 6), 0)
        .alien_phase();

    table.defends_with(8).defends_with(9);

    assert_eq!(table.condition(Hudson), Condition::KnockedDown);
    assert!(table.has_heard(Heard::StayedDown { character: Hudson }), "which is told");
}

/// AGD-6I.9 R-30
#[test]
fn whoever_lies_sees_blips_too() {
    let table = given(Mission::Newt, 2)
        .hero(YOU, Hicks, h1(1, 6))
        .lies(Hicks)
        .hero(SECOND, Gorman, h1(12, 12))
        .blip(h1(8, 7), BlipValue::Two)
        .begins(aliens::rules::spotting::Upkeep {});

    assert_eq!(table.alien_on(h1(8, 7)), Some(1));
}

/// AGD-6I.12
#[test]
fn a_blip_captures_nobody() {
    // Behind the barricaded door the blip is not adjacent, and it is no Alien.
    let table = given(Mission::Newt, 1)
        .hero(YOU, Hicks, h1(9, 7))
        .lies(Hicks)
        .blip(h1(10, 7), BlipValue::One)
        .barricaded(h1(9, 7), h1(10, 7))
        .alien_phase();

    assert_eq!(table.condition(Hicks), Condition::Standing);
}

/// AGD-6I.19 R-33
#[test]
fn what_a_lost_grunt_carried_is_discarded() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Gorman, h1(12, 12))
        .grunt(Hudson, h1(4, 6))
        .carries(Hudson, &[Card::Headset])
        .alien(h1(5, 6), 0)
        .alien_phase();

    table.defends_with(10);

    assert_eq!(table.board().endurance.discard.count(Card::Headset), 1);
}

/// AGD-6I.21 R-64
#[test]
fn whoever_declines_a_new_hero_is_asked_again_at_the_start_of_the_turn() {
    let mut table = given(Mission::Newt, 2)
        .hero(YOU, Gorman, h1(4, 6))
        .hero(SECOND, Hicks, h1(12, 12))
        .grunt(Frost, h1(10, 12))
        .alien(h1(5, 6), 0)
        .alien_phase();
    table.defends_with(10).chooses(YOU, Choice::NewHero(NewHeroAnswer::Nobody));

    assert!(matches!(table.waits_for(), Frame::NewHero(new) if new.seat == YOU), "the next turn has begun");
    assert_eq!(table.board().turn, 2);
}

/// AGD-6I.16 R-32
#[test]
fn when_ripley_is_lost_newt_becomes_a_grunt_whom_others_come_before() {
    let mut table = given(Mission::Escape, 2)
        .hero(YOU, Ripley, p2(6, 6))
        .hero(YOU, Newt, p2(1, 6))
        .hero(SECOND, Hicks, p2(12, 6))
        .grunt(Frost, p2(12, 7))
        .alien(p2(7, 6), 0)
        .alien_phase();
    table.defends_with(10);

    assert_eq!(table.figure(Newt).owner, None);
    assert!(table.may(YOU, Choice::NewHero(NewHeroAnswer::Take { character: Frost })));
    assert!(!table.may(YOU, Choice::NewHero(NewHeroAnswer::Take { character: Newt })));
}

/// AGD-6J.15 R-76
#[test]
fn with_48_models_on_the_board_a_spotted_blip_joins_the_nearest_alien() {
    let table = given(Mission::Survive, 1)
        .hero(YOU, Hicks, h1(1, 6))
        .with(|board| {
            let far = board.layout().board(3);
            for square in far.iter().take(48) {
                board.enemies.place(EnemyKind::Alien, square, BlipValue::One);
            }
        })
        .blip(h1(8, 7), BlipValue::Three)
        .begins(aliens::rules::spotting::Upkeep {});

    assert_eq!(table.board().enemies.count_aliens(), 48);
    let tokens: u8 = table.board().enemies.iter().map(|(_, enemy)| enemy.tokens).sum();
    assert_eq!(tokens, 3);
}

/// AGD-7G.1 AGD-7G.2 AGD-7G.3
#[test]
fn as_single_aliens_the_others_of_a_blip_come_out_of_sight() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hicks, h1(1, 6))
        .blip(h1(6, 7), BlipValue::Three)
        .with(|board| board.setup.individual_aliens = true)
        .begins(aliens::rules::spotting::Upkeep {});
    while !table.state.is_over() {
        let answer = table.answers(YOU)[0];
        table.chooses(YOU, answer);
    }

    assert_eq!(table.board().enemies.count_aliens(), 3);
    assert_eq!(table.alien_on(h1(6, 7)), Some(0));
    let hidden = table.board().enemies.aliens().without(h1(6, 7));
    assert!(hidden.iter().all(|square| !table.board().sees(h1(1, 6), square)));
}

/// AGD-7G.4 R-45
#[test]
fn single_aliens_of_a_moving_blip_all_go_on() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hicks, h1(1, 6))
        .blip(h1(7, 4), BlipValue::Two)
        .with(|board| board.setup.individual_aliens = true)
        .alien_phase();
    table.blips_have_speed(6);
    until_frame(&mut table, |frame| matches!(frame, Frame::DrawMore(_)));

    assert_eq!(table.times_heard(|heard| matches!(heard, Heard::AlienAppeared { .. })), 1);
    assert_eq!(order(&table).len(), 2, "the second is activated with what was left");
}

/// AGD-6M.5 AGD-6M.9
#[test]
fn both_guns_fire_at_a_blip_a_first_and_it_dies_unseen() {
    let mut table = given(Mission::Nest, 1)
        .hero(YOU, Hicks, p3(2, 11))
        .gun(Gun::A, p3(6, 4), Facing::North, 9)
        .gun(Gun::B, p3(7, 4), Facing::North, 9)
        .blip(p3(6, 1), BlipValue::Five)
        .signals(&[])
        .alien_phase();

    table.blips_have_speed(1);
    table.gun_rolls(9, 9).gun_rolls(7, 9);

    assert_eq!(table.n_enemies(), 0);
    assert_eq!(table.times_heard(|heard| matches!(heard, Heard::BlipSpotted { .. })), 0);
    let guns: Vec<Gun> = table
        .heard
        .iter()
        .filter_map(|heard| match heard {
            Heard::GunFired { gun, .. } => Some(*gun),
            _ => None,
        })
        .collect();
    assert_eq!(guns, [Gun::A, Gun::B]);
}

/// AGD-6P.3
#[test]
fn without_victory_or_defeat_the_next_turn_begins() {
    let mut table = given(Mission::Newt, 2).hero(YOU, Hicks, h1(1, 6)).hero(SECOND, Gorman, h1(2, 6)).end_phase();

    assert_eq!(table.board().turn, 2);
    until_frame(&mut table, |frame| matches!(frame, Frame::FirstPlayer(_)));
}

/// AGD-6P.2 R-40
#[test]
fn whoever_has_left_is_not_lost() {
    let table = given(Mission::Escape, 2)
        .hero(YOU, Hicks, p2(6, 6))
        .is(Hicks, Condition::Left)
        .hero(SECOND, Gorman, p2(7, 6))
        .lies(Gorman)
        .end_phase();

    assert_eq!(table.ending(), None);
}

/// AGD-11E.14
#[test]
fn mission_2_is_won_with_one_of_the_trapped_team_out_and_nobody_on_the_board() {
    let table = given(Mission::Escape, 2)
        .hero(YOU, Hicks, p2(6, 6))
        .is(Hicks, Condition::Left)
        .hero(SECOND, Gorman, p2(7, 6))
        .is(Gorman, Condition::Killed)
        .end_phase();

    assert_eq!(table.ending(), Some(aliens::words::Ending::Victory));
}

/// AGD-11E.13
#[test]
fn with_no_private_or_corporal_left_half_of_the_squad_is_trapped() {
    use aliens::{setup::Carried, words::Team};
    let mut carried = Carried::everything();
    carried.in_campaign = true;
    for character in [Hicks, Hudson, Frost, aliens::words::Character::Vasquez] {
        carried.fates[character as usize] = Condition::Killed;
    }
    let mut table = new_game_with(Setup { mission: Mission::Escape, carried, ..Setup::standard(1) });
    table.chooses(YOU, Choice::HeroChoice(Gorman));

    table.chooses(YOU, Choice::TeamChoice(Ripley));

    assert_eq!((table.figure(Ripley).team, table.figure(Gorman).team), (Team::Trapped, Team::Apc));
}

/// AGD-4.3 R-04
#[test]
fn with_nobody_left_on_the_board_the_turn_is_over() {
    let mut table = given(Mission::Survive, 1)
        .hero(YOU, Hicks, h1(4, 6))
        .alien(h1(5, 6), 0)
        .alien(h1(8, 6), 0)
        .signals(&[])
        .alien_phase();

    table.defends_with(10);

    assert_eq!(table.ending(), Some(aliens::words::Ending::SquadLost));
    assert_eq!(order(&table).len(), 1, "the other Alien does not act any more");
    assert!(!table.has_heard(Heard::BlipSpeedRolled { face: BoardFace::SouthLock, die: aliens::words::AlienDie(1) }));
}

/// AGD-4.2 AGD-6P.5
#[test]
fn running_out_of_cards_ends_the_game_in_the_middle_of_the_alien_phase() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Gorman, h1(12, 12))
        .grunt(Hicks, h1(4, 6))
        .carries(Hicks, &[Card::M41aPulseRifle])
        .piles(0, 1, &[Card::Steady])
        .alien(h1(5, 6), 0)
        .alien_phase();
    let rifle = aliens::rules::defensive_fire::DefendAnswer::Fire { weapon: aliens::words::Weapon::M41aPulseRifle };

    table.chooses(YOU, Choice::DefensiveShot(rifle)).shows(Outcome::Overdrawn(Card::Steady));

    assert!(table.state.is_over());
    assert_eq!(table.ending(), Some(aliens::words::Ending::OutOfEndurance));
}

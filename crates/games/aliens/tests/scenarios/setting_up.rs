//! AGD-3: setting up the table.

use aliens::{
    Choice, Frame, Heard, Outcome, Setup,
    board::Board,
    campaign::Campaign,
    ground::Squares,
    rules::{deployment::HeroPlacing, losses, missions::captives::CocoonTest, preparation::PrepareAnswer},
    words::{
        Card,
        Character::{self, Frost, Gorman, Hicks, Hudson, Newt, Ripley, Vasquez},
        Condition, Ending, Gun, MarineDie, Mission, Phase, Side, Statistic, Team, Weapon,
    },
};
use engine::{Log, Seat, Setup as _, Word};

use crate::table::*;

/// Players choose these heroes in seating order.
fn with_heroes(mission: Mission, heroes: &[Character]) -> Table {
    let mut table = new_game(mission, heroes.len() as u8);
    for (seat, &hero) in heroes.iter().enumerate() {
        if let Frame::HeroChoice(_) = table.waits_for() {
            table.chooses(Seat(seat as u8), Choice::HeroChoice(hero));
        }
    }
    table
}

/// The set-up is over and the first turn has begun.
fn set_up(mission: Mission, heroes: &[Character]) -> Table {
    let mut table = with_heroes(mission, heroes);
    until_frame(&mut table, |frame| {
        matches!(frame, Frame::FirstPlayer(_) | Frame::EquipStep(_) | Frame::NextAction(_))
    });
    table
}

/// AGD-3.1 AGD-3.3 AGD-6F.14 R-50
#[test]
fn each_player_chooses_a_hero_nobody_else_has_and_never_newt() {
    let mut table = new_game(Mission::Escape, 2);
    assert_eq!(table.answers(YOU).len(), 6);
    table.refuses(YOU, Choice::HeroChoice(Newt), "AGD-6F.14");

    table.chooses(YOU, Choice::HeroChoice(Hicks));

    table.refuses(SECOND, Choice::HeroChoice(Hicks), "AGD-3.3");
    assert_eq!(table.answers(SECOND).len(), 5);
}

/// AGD-3.4 AGD-3.18 AGD-6F.3
#[test]
fn all_others_are_grunts_and_belong_to_nobody() {
    for players in 1..=6 {
        let heroes = [Gorman, Hicks, Ripley, Hudson, Vasquez, Frost];
        let table = set_up(Mission::Newt, &heroes[..players]);

        let on_board = table.board().on_board();
        let n_heroes = on_board.iter().filter(|&it| table.figure(it).side() == Side::Hero).count();
        assert_eq!((on_board.len(), n_heroes), (6, players));
    }
}

/// AGD-6F.10 AGD-6F.11 AGD-7A.2
#[test]
fn newt_is_ripleys_second_hero_in_mission_2_and_not_there_in_mission_1() {
    assert_eq!(set_up(Mission::Escape, &[Ripley]).figure(Newt).owner, Some(YOU));
    assert_eq!(set_up(Mission::Escape, &[Hicks]).figure(Newt).owner, None);
    assert_eq!(set_up(Mission::Escape, &[Hicks]).condition(Newt), Condition::Standing);
    assert_eq!(set_up(Mission::Newt, &[Ripley]).condition(Newt), Condition::Absent);
}

/// AGD-3.5 R-49 AGD-3.19 R-83
#[test]
fn starting_equipment_is_free_and_each_equips_the_own_hero_and_the_grunts() {
    let mut table = with_heroes(Mission::Newt, &[Hudson, Hicks]);
    assert_eq!(table.asked(), SECOND, "the corporal first");
    let put_on = |card, on| Choice::Preparation(PrepareAnswer::PutOn { card, on });

    table.chooses(SECOND, put_on(Card::M41aPulseRifle, Hicks)).chooses(SECOND, put_on(Card::M56SmartGun, Vasquez));

    assert_eq!(table.figure(Vasquez).weapon, Some(Weapon::M56SmartGun));
    assert!(!table.may(SECOND, put_on(Card::M41aPulseRifle, Hudson)), "that is another player's hero");
    assert_eq!(table.piles(), (58, 0, 0));
    table.chooses(SECOND, Choice::Preparation(PrepareAnswer::Done));
    assert_eq!(table.asked(), YOU);
}

/// AGD-3.6 AGD-7E.4 AGD-7E.5
#[test]
fn in_a_bug_hunt_everybody_has_a_pistol_and_nothing_else() {
    let table = set_up(Mission::LastStand, &[Hicks, Hudson]);

    for character in table.board().on_board().iter() {
        let cards: Vec<_> = table.figure(character).equipped().collect();
        assert_eq!(cards, [Card::HkVp70Pistol], "{character:?}");
    }
    assert_eq!(table.condition(Newt), Condition::Absent);
    assert_eq!(table.piles(), (54, 0, 0));
}

/// AGD-3.7
#[test]
fn everything_else_is_the_deck_with_the_reshuffle_card_at_the_bottom() {
    let table = set_up(Mission::Newt, &[Hicks, Hudson]);

    let endurance = &table.board().endurance;
    assert_eq!((endurance.above.len(), endurance.under.len(), endurance.exhaust.len()), (60, 0, 0));
    assert!(endurance.discard.is_empty());
}

/// AGD-3.8
#[test]
fn dials_begin_at_the_aim_value_of_the_side_that_is_up() {
    let table = set_up(Mission::Newt, &[Hicks, Hudson]);

    for character in table.board().on_board().iter() {
        let aim = character.value(table.figure(character).side(), Statistic::Aim);
        assert_eq!(table.dial(character), aim, "{character:?}");
    }
}

/// AGD-3.2 AGD-3.10 AGD-3.11 AGD-3.14 AGD-3.20
#[test]
fn blips_and_tokens_lie_where_the_mission_says() {
    let mut table = with_heroes(Mission::Newt, &[Hicks, Hudson]);
    until_frame(&mut table, |frame| matches!(frame, Frame::HeroPlacing(_)));

    let blips: Vec<_> = table.board().enemies.blips().iter().collect();
    assert_eq!(blips.len(), 7);
    assert!(Mission::Newt.print().blips.iter().all(|square| blips.contains(square)));
    assert_eq!(table.board().blip_pool.len(), 14);
    assert_eq!(table.board().fittings.barricaded.len(), 2);
    assert_eq!(table.board().fittings.mission_blips, 0b1111);
    assert_eq!(table.board().enemies.count_aliens(), 0);
}

/// AGD-3.12 R-02
#[test]
fn players_place_their_heroes_and_the_highest_ranked_player_the_grunts() {
    let mut table = with_heroes(Mission::Newt, &[Hudson, Hicks]);
    until_frame(&mut table, |frame| matches!(frame, Frame::HeroPlacing(_)));
    assert_eq!(table.asked(), SECOND);
    let area = Mission::Newt.start_area(Team::Trapped);
    assert_eq!(table.answers(SECOND).len(), area.len());

    table.chooses(SECOND, Choice::HeroPlacing(h1(12, 5)));
    assert_eq!(table.asked(), YOU);
    table.chooses(YOU, Choice::HeroPlacing(h1(12, 6)));

    assert!(matches!(table.waits_for(), Frame::GruntPlacing(_)));
    assert_eq!(table.asked(), SECOND);
}

/// AGD-3.13 AGD-3.15 AGD-3.22
#[test]
fn the_first_turn_begins_with_the_highest_ranked_player() {
    let table = set_up(Mission::Newt, &[Hudson, Gorman]);

    assert_eq!(table.board().turn, 1);
    assert_eq!(table.board().token, SECOND);
    assert_eq!(table.asked(), SECOND);
}

/// AGD-3.16 R-03 AGD-6M.1
#[test]
fn sentry_guns_are_placed_before_the_characters_on_any_free_floor_with_any_facing() {
    let mut table = with_heroes(Mission::Gantry, &[Hicks]);
    until_frame(&mut table, |frame| matches!(frame, Frame::GunPlacing(_)));
    assert!(table.board().on_board().is_empty());
    assert_eq!(table.answers(YOU).len(), 68 - 8, "all floor but spawn points and crates");

    table.chooses(YOU, Choice::GunPlacing(p2(6, 6)));

    assert_eq!(table.answers(YOU).len(), 4);
    until_frame(&mut table, |frame| matches!(frame, Frame::HeroPlacing(_)));
    let gun = table.board().fittings.guns[Gun::A.index()].expect("it was placed");
    assert_eq!((gun.square, gun.shots, gun.is_on), (p2(6, 6), 9, true));
}

/// AGD-3.17
#[test]
fn starting_blips_in_sight_are_revealed_at_once() {
    let table = set_up(Mission::Newt, &[Hicks]);

    assert!(table.times_heard(|heard| matches!(heard, Heard::BlipSpotted { .. })) > 0, "the apron is open");
    assert_eq!(table.times_heard(|heard| matches!(heard, Heard::EnemyActivated { .. })), 0);
}

/// AGD-3.21
#[test]
fn the_last_card_of_the_deck_cannot_be_put_on() {
    let mut table = with_heroes(Mission::Newt, &[Hicks]);
    for _ in 0..60 {
        let put_on = table
            .answers(YOU)
            .into_iter()
            .find(|choice| matches!(choice, Choice::Preparation(PrepareAnswer::PutOn { .. })));
        let Some(put_on) = put_on else { break };
        table.chooses(YOU, put_on);
    }

    assert!(table.piles().0 >= 1);
}

/// AGD-11E.31 AGD-11E.41
#[test]
fn a_stand_alone_rescue_has_one_captive_and_the_others_take_part() {
    let mut table = new_game(Mission::Rescue, 2);

    table.shows(Outcome::CaptiveDraw(Hicks));
    assert!(!table.may(YOU, Choice::HeroChoice(Hicks)));
    table.chooses(YOU, Choice::HeroChoice(Gorman)).chooses(SECOND, Choice::HeroChoice(Hudson));
    until_frame(&mut table, |frame| matches!(frame, Frame::FirstPlayer(_)));

    assert_eq!(table.condition(Hicks), Condition::Cocooned);
    assert_eq!(table.square(Hicks), Mission::Rescue.print().cocoons[0]);
    assert_eq!(table.condition(Newt), Condition::Absent);
    assert_eq!(table.board().on_board().len(), 5);
}

/// AGD-3.19 AGD-11G.7
#[test]
fn quick_start_puts_the_suggested_equipment_on() {
    let mut table = new_game_with(Setup { quick_start: true, ..Setup::standard(1) });
    table.chooses(YOU, Choice::HeroChoice(Hicks));

    assert_eq!(table.piles(), (44, 0, 0));
    assert_eq!(table.figure(Vasquez).weapon, Some(Weapon::M56SmartGun));
}

/// AGD-11E.54
#[test]
fn the_signature_rule_of_the_last_stand_bars_the_doors_and_empties_the_guns() {
    let setup = Setup { mission: Mission::LastStand, signature_rules: true, ..Setup::standard(1) };
    let mut table = new_game_with(setup);
    until_frame(&mut table, |frame| matches!(frame, Frame::HeroPlacing(_)));

    assert_eq!(table.board().fittings.barricaded.len(), 3);
    assert_eq!(table.board().fittings.guns[0].expect("it was placed").shots, 5, "a counter of 250");
}

/// AGD-3.21 R-83
#[test]
fn who_finds_no_room_in_the_start_area_stands_as_near_to_it_as_can_be() {
    let area = Mission::Rescue.start_area(Team::Trapped);
    let full = area.iter().fold(given(Mission::Rescue, 1), |given, square| given.alien(square, 0));
    let table = full
        .with(|board| {
            board.figure_mut(Hicks).owner = Some(YOU);
            board.phase = Phase::Setup;
        })
        .begins(HeroPlacing { seat: YOU, hero: Hicks });

    let offered: Squares = table
        .answers(YOU)
        .into_iter()
        .filter_map(|choice| match choice {
            Choice::HeroPlacing(square) => Some(square),
            _ => None,
        })
        .collect();

    let layout = table.board().layout();
    let beside = area.iter().fold(Squares::NONE, |beside, square| beside | *layout.neighbours(square));
    assert_eq!(offered, (beside - area) & table.board().free_squares());
    assert!(offered.has(p2(5, 6)), "at the far end of the area, too");
}

/// AGD-11E.31
#[test]
fn cocoons_are_filled_in_the_order_of_capture() {
    let mut campaign = Campaign::new("LV-426");
    let mut lost = Board::new(campaign.setup(Mission::Newt, 1));
    for captive in [Vasquez, Gorman] {
        losses::lose(&mut lost, captive, Condition::Captured, &mut Log::Off);
    }
    lost.ending = Some(Ending::Victory);
    campaign.record(&lost);

    let mut table = new_game_with(campaign.setup(Mission::Rescue, 1));
    until_frame(&mut table, |frame| matches!(frame, Frame::HeroPlacing(_)));

    let cocoons = Mission::Rescue.print().cocoons;
    assert_eq!((table.square(Vasquez), table.square(Gorman)), (cocoons[0], cocoons[1]));
    assert_eq!(table.condition(Gorman), Condition::Cocooned);
}

/// AGD-11E.31 AGD-11E.33
#[test]
fn who_is_freed_and_captured_again_is_the_last_in_the_order() {
    let mut table = given(Mission::Rescue, 1)
        .hero(YOU, Hudson, p4(9, 5))
        .is(Hicks, Condition::Cocooned)
        .is(Vasquez, Condition::Captured)
        .with(|board| {
            board.figure_mut(Hicks).square = p4(9, 6);
            board.captives = [Hicks, Vasquez].into_iter().collect();
        })
        .begins(CocoonTest { character: Hudson, captive: Hicks });

    table.shows(Outcome::CocoonTest(MarineDie(1)));
    assert_eq!(table.board().captives[..], [Vasquez]);
    let mut board = *table.board();
    losses::lose(&mut board, Hicks, Condition::Captured, &mut Log::Off);

    assert_eq!(board.captives[..], [Vasquez, Hicks]);
}

//! LOC-2, LOC-33, LOC-35, LOC-36: tokens, dice and tracks.

use engine::Word;
use lockdown::{
    content::{
        surface::SURFACE_TOKENS,
        tokens::STALKER_TOKENS,
        tracks::{self, alert_space, autodestruction_space, threshold},
    },
    words::{
        AdvantageFace, BackupPower, CombatFace, CssToken, Exploration, Intruder, NoiseFace, Pod, PowerToken, Species,
        StalkerToken, SurfaceEffect, SurfaceFace, SurfaceToken, Threshold,
    },
};
use nemesis_kit::{printed::in_the_bag, words::EXPLORATION_TOKENS};

use crate::written::{self, rows};

/// LOC-2.25 LOC-35.40 LOC-35.41 LOC-35.42 LOC-35.43 LOC-35.44 LOC-35.45 LOC-10.7
#[test]
fn twenty_seven_tokens_have_a_number_for_light_and_one_for_darkness() {
    assert!(STALKER_TOKENS.iter().zip(StalkerToken::ALL).all(|(print, token)| print.token == *token));
    let of = |intruder: Option<Intruder>| -> Vec<(u8, u8, u8)> {
        let tokens = STALKER_TOKENS.iter().filter(|token| token.intruder == intruder);
        let tokens = tokens.filter(|print| print.token.copies(Species::NightStalkers) > 0);
        tokens.map(|token| (token.lit, token.dark, token.copies)).collect()
    };

    assert_eq!(of(None), [(0, 0, 1)]);
    assert_eq!(of(Some(Intruder::Larva)), [(0, 1, 4), (1, 2, 4)]);
    assert_eq!(of(Some(Intruder::Creeper)), [(1, 2, 3)]);
    assert_eq!(of(Some(Intruder::Adult)), [(1, 3, 3), (2, 3, 3), (2, 4, 3), (3, 4, 3)]);
    assert_eq!(of(Some(Intruder::Breeder)), [(2, 4, 1), (3, 4, 1)]);
    assert_eq!(of(Some(Intruder::Queen)), [(4, 4, 1)]);
    for species in [Species::NightStalkers, Species::BaseIntruders] {
        assert_eq!(StalkerToken::ALL.iter().map(|token| token.copies(species)).sum::<u8>(), 27);
    }
}

/// LOC-3.10
#[test]
fn the_bag_begins_with_eleven_tokens_for_one_player_and_one_more_for_each_other() {
    let total = |n_players| 1 + Intruder::ALL.iter().map(|&intruder| in_the_bag(intruder, n_players)).sum::<u8>();

    assert_eq!([1, 2, 3, 4, 5].map(total), [11, 12, 13, 14, 15]);
    assert_eq!(Intruder::ALL.iter().map(|&intruder| in_the_bag(intruder, 4)).collect::<Vec<_>>(), [4, 1, 7, 0, 1]);
}

/// LOC-2.23 LOC-35.10 LOC-35.11 LOC-35.12 LOC-35.13 LOC-35.14 LOC-35.15
#[test]
fn twenty_exploration_tokens_lie_underground() {
    let of = |effect| -> (u8, u8) {
        let tokens = EXPLORATION_TOKENS.iter().filter(|token| token.effect == effect);
        tokens.fold((0, 0), |(n, items), token| (n + token.copies, items + token.copies * token.items))
    };

    assert_eq!([Exploration::Malfunction, Exploration::Fire].map(of), [(8, 17), (2, 3)]);
    assert_eq!([Exploration::Silence, Exploration::Slime].map(of), [(2, 2), (2, 7)]);
    assert_eq!([Exploration::Danger, Exploration::Door].map(of), [(2, 5), (4, 10)]);
}

/// LOC-2.24 LOC-35.20 LOC-35.21 LOC-35.22 LOC-35.23 LOC-35.24 LOC-35.25 LOC-35.26 LOC-35.28
#[test]
fn ten_exploration_tokens_lie_on_the_surface() {
    assert!(SURFACE_TOKENS.iter().zip(SurfaceToken::ALL).all(|(print, token)| print.token == *token));
    let of = |effect: &SurfaceEffect| -> Vec<u8> {
        SURFACE_TOKENS.iter().filter(|token| token.effect == *effect).map(|token| token.items).collect()
    };

    let items: Vec<Vec<u8>> = SurfaceEffect::ALL.iter().map(of).collect();
    assert_eq!(items, [vec![2], vec![2], vec![2], vec![1, 2, 3], vec![1], vec![3], vec![3], vec![2]]);
    assert_eq!(SURFACE_TOKENS.len(), 10);
}

/// LOC-2.30 LOC-35.50 LOC-35.51 LOC-35.52 LOC-35.53 LOC-35.54 LOC-20.21 LOC-20.22 LOC-20.23 LOC-29.90
#[test]
fn seven_css_tokens_launch_one_pod_all_or_none() {
    let launched = |token: &CssToken| Pod::ALL.iter().map(|&pod| token.launches(pod)).collect::<Vec<_>>();

    assert_eq!(CssToken::ALL.iter().map(|token| token.copies()).collect::<Vec<_>>(), [2, 2, 1, 1, 1]);
    assert_eq!(
        CssToken::ALL.iter().map(launched).collect::<Vec<_>>(),
        [[true, false, false], [false, true, false], [false, false, true], [true; 3], [false; 3]],
    );
}

/// LOC-33.10 LOC-33.11 LOC-33.12 LOC-33.13 LOC-33.14 LOC-33.15 LOC-33.16 LOC-33.17 LOC-33.18 LOC-33.2 LOC-16.30
#[test]
fn thresholds_lie_where_it_is_written_and_red_ones_work_without_backup_power() {
    let written = rows(written::TIME_TRACK);
    let mut crossings = Vec::new();
    for row in &written {
        let (from, to) = row[0].split_once(" → ").expect("a crossing");
        let (from, to): (u8, u8) = (from.parse().expect("a space"), to.parse().expect("a space"));
        assert_eq!(to, from - 1);
        let (kind, works) = match threshold(from) {
            Some(it) => {
                let works = [BackupPower::Off, BackupPower::On].map(|backup| it.works(backup));
                (if it == Threshold::Red { "red" } else { "blue" }, works.map(|works| if works { "yes" } else { "no" }))
            }
            None => ("Isolation opens (no threshold)", ["–"; 2]),
        };
        assert_eq!([kind, works[0], works[1]], row[1..], "{from}");
        crossings.push(from);
    }

    assert!(crossings.is_sorted_by(|earlier, later| earlier > later));
    let printed = (1..=tracks::TIME).filter(|&from| threshold(from).is_some()).count();
    assert_eq!((printed, written.len()), (8, 9), "nothing but the thresholds and the opening of Isolation");
}

/// LOC-33.1 LOC-33.3 LOC-35.2 LOC-15.20
#[test]
fn the_tracks_turn_where_they_are_printed_to_turn() {
    assert_eq!((tracks::TIME, tracks::ISOLATION_OPENS, tracks::LAST_SPACE), (15, 8, 0));
    assert_eq!(tracks::CSS_SPACES, [10, 8, 6, 4, 2, 1]);
    assert_eq!((tracks::KNOWLEDGE, tracks::WEAKNESS_KNOWLEDGE), (8, [3, 5, 8]));
}

/// LOC-21.10 LOC-21.16 LOC-21.20 LOC-29.21
#[test]
fn alert_and_autodestruction_are_counted_from_the_time() {
    assert_eq!([15, 9, 2, 1].map(alert_space), [7, 4, 1, tracks::LAST_SPACE]);
    assert_eq!([15, 4, 3, 1].map(autodestruction_space), [12, 1, tracks::LAST_SPACE, tracks::LAST_SPACE]);
}

/// LOC-2.26 LOC-2.40 LOC-2.41 LOC-2.42 LOC-2.43
#[test]
fn what_can_run_out_is_as_much_as_the_box_holds() {
    assert_eq!((tracks::FIRES, tracks::MALFUNCTIONS), (12, 10));
    assert_eq!((tracks::NOISES, tracks::DOORS), (30, 11));
    assert_eq!((tracks::EGGS, tracks::EGGS_IN_THE_NEST), (8, 5));
}

/// LOC-2.29 LOC-35.1 LOC-3.7
#[test]
fn two_of_four_power_tokens_begin_active() {
    let active: Vec<bool> = PowerToken::ALL.iter().map(|token| token.begins_active()).collect();

    assert_eq!(active, [true, true, false, false]);
}

/// LOC-36.1 LOC-36.2 LOC-36.3 LOC-36.4 LOC-25.71 LOC-29.50 LOC-29.84
#[test]
fn dice_have_six_ten_six_and_twelve_faces() {
    assert_eq!(CombatFace::ALL.iter().map(|face| face.faces()).collect::<Vec<_>>(), [1, 2, 1, 1, 1]);
    assert_eq!(NoiseFace::ALL.iter().map(|face| face.faces()).collect::<Vec<_>>(), [2, 2, 2, 2, 1, 1]);
    assert_eq!(AdvantageFace::ALL.len(), 6, "one face each");
    assert_eq!(SurfaceFace::ALL.iter().map(|face| face.faces()).collect::<Vec<_>>(), [2, 2, 2, 2, 1, 1, 2]);
    let noise: Vec<NoiseFace> = SurfaceFace::ALL.iter().filter_map(|face| face.noise()).collect();
    assert_eq!(noise, NoiseFace::ALL);
}

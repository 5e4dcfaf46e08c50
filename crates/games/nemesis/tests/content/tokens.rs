//! NEM-2.2, NEM-30, NEM-43, NEM-44: tokens, dice and tracks.

use engine::Word;
use nemesis::{
    content::{
        tokens::{INTRUDER_TOKENS, in_the_bag},
        tracks,
    },
    words::{
        CombatFace, Engine, EngineToken, Exploration, ExplorationToken, Intruder, IntruderToken, NoiseFace, Object,
        PodNumber, PodSide,
    },
};
use nemesis_kit::words::EXPLORATION_TOKENS;

/// NEM-2.18 NEM-43.1 NEM-43.2 NEM-43.3 NEM-43.4 NEM-43.5 NEM-43.6 NEM-43.7
#[test]
fn twenty_exploration_tokens_promise_forty_four_items() {
    assert!(EXPLORATION_TOKENS.iter().zip(ExplorationToken::ALL).all(|(print, token)| print.token == *token));
    let of = |effect| -> Vec<u8> {
        let tokens = EXPLORATION_TOKENS.iter().filter(|token| token.effect == effect);
        let mut numbers: Vec<u8> =
            tokens.flat_map(|token| std::iter::repeat_n(token.items, token.copies.into())).collect();
        numbers.sort_unstable_by(|one, other| other.cmp(one));
        numbers
    };

    assert_eq!(of(Exploration::Malfunction), [4, 3, 2, 2, 2, 2, 1, 1]);
    assert_eq!(of(Exploration::Door), [4, 3, 2, 1]);
    assert_eq!(of(Exploration::Fire), [2, 1]);
    assert_eq!(of(Exploration::Silence), [1, 1]);
    assert_eq!(of(Exploration::Slime), [4, 3]);
    assert_eq!(of(Exploration::Danger), [3, 2]);
    assert_eq!(EXPLORATION_TOKENS.iter().map(|token| token.copies).sum::<u8>(), 20);
    assert_eq!(EXPLORATION_TOKENS.iter().map(|token| token.copies * token.items).sum::<u8>(), 44);
}

/// NEM-2.19 NEM-44.1 NEM-44.2 NEM-44.3 NEM-44.4 NEM-44.5 NEM-44.6
#[test]
fn twenty_seven_intruder_tokens_carry_their_numbers() {
    assert!(INTRUDER_TOKENS.iter().zip(IntruderToken::ALL).all(|(print, token)| print.token == *token));
    let of = |intruder: Option<Intruder>| -> Vec<(u8, u8)> {
        let tokens = INTRUDER_TOKENS.iter().filter(|token| token.intruder == intruder);
        tokens.map(|token| (token.number, token.copies)).collect()
    };

    assert_eq!(of(Some(Intruder::Larva)), [(1, 8)]);
    assert_eq!(of(Some(Intruder::Creeper)), [(1, 3)]);
    assert_eq!(of(Some(Intruder::Adult)), [(2, 4), (3, 5), (4, 3)]);
    assert_eq!(of(Some(Intruder::Breeder)), [(3, 1), (4, 1)]);
    assert_eq!(of(Some(Intruder::Queen)), [(4, 1)]);
    assert_eq!(of(None), [(0, 1)]);
    assert_eq!(INTRUDER_TOKENS.iter().map(|token| token.copies).sum::<u8>(), 27);
}

/// NEM-3.13
#[test]
fn the_bag_begins_with_eleven_tokens_for_one_player_and_one_more_for_each_other() {
    let total = |n_players| 1 + Intruder::ALL.iter().map(|&intruder| in_the_bag(intruder, n_players)).sum::<u8>();

    assert_eq!([1, 2, 3, 4, 5].map(total), [11, 12, 13, 14, 15]);
}

/// NEM-2.13 NEM-30.4 NEM-7.2
#[test]
fn the_noise_die_has_ten_faces() {
    assert_eq!(NoiseFace::ALL.iter().map(|face| face.faces()).collect::<Vec<_>>(), [2, 2, 2, 2, 1, 1]);
    let corridors: Vec<_> = NoiseFace::ALL.iter().filter_map(|face| face.corridor()).map(|number| number.0).collect();
    assert_eq!(corridors, [1, 2, 3, 4]);
}

/// NEM-2.12 NEM-30.5
#[test]
fn the_combat_die_has_six_faces() {
    assert_eq!(CombatFace::ALL.iter().map(|face| face.faces()).collect::<Vec<_>>(), [1, 2, 1, 1, 1]);
}

/// NEM-11.3
#[test]
fn a_face_hurts_those_whose_symbol_is_on_it_and_smaller_ones() {
    let hurt = |face: CombatFace| Intruder::ALL.iter().map(|&target| face.injuries(target)).collect::<Vec<_>>();

    assert_eq!(hurt(CombatFace::Blank), [0, 0, 0, 0, 0]);
    assert_eq!(hurt(CombatFace::Creeper), [1, 1, 0, 0, 0]);
    assert_eq!(hurt(CombatFace::Adult), [1, 1, 1, 0, 0]);
    assert_eq!(hurt(CombatFace::SingleHit), [1, 1, 1, 1, 1]);
    assert_eq!(hurt(CombatFace::DoubleHit), [2, 2, 2, 2, 2]);
}

/// NEM-2.2 NEM-2.20 NEM-2.23 NEM-2.24 NEM-2.25 NEM-2.27 NEM-2.28
#[test]
fn what_can_run_out_is_as_much_as_the_box_holds() {
    assert_eq!((tracks::FIRES, tracks::MALFUNCTIONS, tracks::DOORS), (8, 8, 12));
    assert_eq!((tracks::EGGS, tracks::EGGS_IN_THE_NEST), (8, 5));
    assert_eq!((PodNumber::ALL.len(), PodSide::ALL.len()), (4, 2));
    assert_eq!(Engine::ALL.len() * EngineToken::ALL.len(), 6);
    assert_eq!(Object::ALL.len(), 3, "as many slots for weaknesses");
}

/// NEM-30.1 NEM-30.2 NEM-30.3 NEM-30.6 NEM-30.7
#[test]
fn the_tracks_turn_where_they_are_printed_to_turn() {
    assert_eq!((tracks::HIBERNATION_OPENS, tracks::JUMP), (7, 15));
    assert_eq!((tracks::POINT_OF_NO_RETURN, tracks::SKULL), (3, 6));
    assert_eq!((tracks::LIGHT_WOUNDS, tracks::SERIOUS_WOUNDS, tracks::HAND), (2, 3, 5));
}

/// NEM-3.8
#[test]
fn there_are_two_to_four_pods() {
    assert_eq!([1, 2, 3, 4, 5].map(tracks::pods_for), [2, 2, 3, 3, 4]);
}

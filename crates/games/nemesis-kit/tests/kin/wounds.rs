//! Chapter 14 of Lockdown: wounds, their treatment, and death.

use engine::{Log, News, Seat, State};
use nemesis_kit::{Harm, LightWounds, Wound, rules::wounds};

use crate::corner::{Board, Cause, Corner, Heard, Outcome, SeriousWound, Wounds};

const YOU: Seat = Seat(0);

fn with(wounds: &[SeriousWound]) -> Board {
    let mut board = Board::new();
    for &wound in wounds {
        board.wounds.deck.take(wound);
        board.players[0].serious_wounds.push(Wound { wound, is_dressed: false });
    }
    board
}

fn suffers(board: Board, wounds: Wounds) -> (State<Corner>, Vec<Heard>) {
    let mut events = Vec::new();
    let state = State::new(board, wounds, &mut Log::On(&mut events));
    (state, events)
}

/// LOC-14.1 LOC-14.13 LOC-48.1
#[test]
fn a_surplus_of_light_wounds_starts_the_track_anew() {
    let mut board = Board::new();
    board.players[0].light_wounds = LightWounds::of(2);
    let (mut state, mut events) = suffers(board, Wounds::light(YOU, 2, Cause::Attack));

    state.resolve(Outcome::WoundDraw(SeriousWound::Arm), &mut Log::On(&mut events)).expect("it is in the deck");

    let player = &state.board().players[0];
    assert_eq!((player.light_wounds.count(), player.serious_wounds.len()), (1, 1));
    assert!(player.has_lost_a_hand);
    let told = Harm::SeriousWoundSuffered { seat: YOU, wound: SeriousWound::Arm, by: Cause::LightWounds };
    assert!(events.contains(&Heard::Harm(told)) && Heard::Harm(told).is_news());
}

/// LOC-14.4 LOC-14.8 LOC-29.41
#[test]
fn with_three_serious_wounds_a_light_one_kills_and_the_next_one_finds_nobody() {
    let (state, events) = suffers(with(&[SeriousWound::Eyes; 3]), Wounds::light(YOU, 2, Cause::Attack));

    assert!(state.board().players[0].is_dead && state.under_way().is_empty());
    assert_eq!(state.board().players[0].light_wounds.count(), 0);
    assert_eq!(events.len(), 1, "one death, and no wound");
}

/// LOC-14.2
#[test]
fn an_empty_deck_of_wounds_is_made_anew_of_those_that_were_healed() {
    let mut board = Board::new();
    std::mem::swap(&mut board.wounds.deck, &mut board.wounds.discard);
    let (mut state, _) = suffers(board, Wounds::serious(YOU, Cause::Attack));

    state.resolve(Outcome::WoundDraw(SeriousWound::Eyes), &mut Log::Off).expect("it is in the new deck");

    assert!(state.board().wounds.discard.is_empty());
    assert_eq!(state.board().wounds.deck.len(), 5);
}

/// LOC-14.3 LOC-14.5 LOC-14.6
#[test]
fn of_two_wounds_alike_the_dressed_one_heals() {
    let mut board = with(&[SeriousWound::Eyes, SeriousWound::Eyes]);
    wounds::dress::<Corner>(&mut board, YOU, SeriousWound::Eyes, &mut Log::Off);
    assert_eq!(board.players[0].serious_wounds.len(), 2, "a dressed one counts");

    wounds::heal::<Corner>(&mut board, YOU, SeriousWound::Eyes, &mut Log::Off);

    assert_eq!(board.players[0].serious_wounds[..], [Wound { wound: SeriousWound::Eyes, is_dressed: false }]);
    assert_eq!(board.wounds.discard.count(SeriousWound::Eyes), 1);
}

/// LOC-14.6
#[test]
fn light_wounds_heal_one_by_one_or_all_at_once() {
    let mut board = Board::new();
    let count = |board: &Board| board.players[0].light_wounds.count();
    board.players[0].light_wounds = LightWounds::of(2);

    wounds::heal_light::<Corner>(&mut board, YOU, &mut Log::Off);
    assert_eq!(count(&board), 1);

    board.players[0].light_wounds = LightWounds::of(2);
    wounds::heal_all_light::<Corner>(&mut board, YOU, &mut Log::Off);
    assert_eq!(count(&board), 0);
}

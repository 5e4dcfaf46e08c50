//! What must hold between any two inputs.

use engine::{Slot, State, Word};

use crate::{
    Aliens, Frame,
    board::{BARRICADES, Board, FaceDown},
    ground::Squares,
    rules::{
        events::{self, Moment},
        windows::Reaction,
    },
    words::{BlipValue, Card, EnemyKind, Knob, TrackerCard},
};

pub(super) fn audit(state: &State<Aliens>) -> Result<(), String> {
    let board = state.board();
    audit_cards(board)?;
    audit_tracker(board)?;
    audit_blips(board)?;
    audit_squares(board, state.under_way())?;
    audit_reactions(board, state.under_way().last())?;
    match board.fittings.n_barricades() <= BARRICADES {
        true => Ok(()),
        false => Err(format!("{} barricades are in use", board.fittings.n_barricades())),
    }
}

/// AGD-2.1: no Endurance card is lost or made, and the unseen ones are where cards are unseen.
fn audit_cards(board: &Board) -> Result<(), String> {
    let deck = Card::deck(&board.setup.carried.removed);
    for &card in Card::ALL {
        let in_hands: u32 = board.players.iter().map(|player| u32::from(player.hand.count(card))).sum();
        let equipped = board.figures.iter().flat_map(|figure| figure.equipped()).filter(|&it| it == card).count();
        let removed = u32::from(board.removed.count(card));
        let found = board.endurance.count(card) + in_hands + equipped as u32 + removed;
        if found != u32::from(deck.count(card)) {
            return Err(format!("there are {found} of {card:?}"));
        }
    }
    let unseen = |pile: &FaceDown| pile.slots().iter().filter(|&&slot| slot == Slot::Unseen).count();
    let endurance = &board.endurance;
    let places = unseen(&endurance.above) + unseen(&endurance.under) + unseen(&endurance.exhaust);
    match places == endurance.unseen.len() as usize {
        true => Ok(()),
        false => Err(format!("{places} cards are unseen, {} may be", endurance.unseen.len())),
    }
}

/// AGD-11C.1: every Motion Tracker card is in one place.
fn audit_tracker(board: &Board) -> Result<(), String> {
    let tracker = &board.tracker;
    for &card in TrackerCard::ALL {
        let is_it = |slot: &&crate::board::TrackerSlot| matches!(slot, crate::board::TrackerSlot::Seen(known) if known.for_rules() == card);
        let seen = tracker.deck.iter().filter(is_it).count();
        let drawn = usize::from(board.signal.card == Some(card));
        let found = usize::from(tracker.unseen.count(card) + tracker.discard.count(card)) + seen + drawn;
        if found != usize::from(tracker.in_play.count(card)) {
            return Err(format!("there are {found} of {card:?}"));
        }
    }
    Ok(())
}

/// AGD-11F.1: every blip token is on the board or in the pool.
fn audit_blips(board: &Board) -> Result<(), String> {
    for &value in BlipValue::ALL {
        let is_it = |enemy: &crate::board::Enemy| enemy.is_blip() && enemy.value.for_rules() == value;
        let on_board = board.enemies.iter().filter(|(_, enemy)| is_it(enemy)).count();
        let found = usize::from(board.blip_pool.count(value)) + on_board;
        if found != usize::from(value.tokens(board.setup.difficulty(Knob::BlipValues))) {
            return Err(format!("there are {found} blips of {value:?}"));
        }
    }
    Ok(())
}

/// AGD-6J.1, AGD-5.8: one enemy a square, no character with an enemy, and no two characters unless
/// one is just passing.
fn audit_squares(board: &Board, under_way: &[Frame]) -> Result<(), String> {
    let mut enemies = Squares::NONE;
    for (_, enemy) in board.enemies.iter() {
        if enemies.has(enemy.square) || !board.layout().floor().has(enemy.square) {
            return Err(format!("an enemy should not be on {:?}", enemy.square));
        }
        enemies.insert(enemy.square);
        if enemy.kind == EnemyKind::Facehugger && enemy.tokens > 0 {
            return Err("a facehugger has Alien tokens".to_owned());
        }
    }
    if enemies != *board.enemies.squares() {
        return Err("the enemies are not where they are said to be".to_owned());
    }
    let is_passing = under_way.iter().any(|frame| {
        matches!(frame, Frame::NextStep(_) | Frame::Movement(_) | Frame::PullStep(_) | Frame::PullSquare(_))
    });
    let mut characters = Squares::NONE;
    for character in board.on_board().iter() {
        let square = board.figure(character).square;
        if enemies.has(square) || !board.layout().floor().has(square) {
            return Err(format!("{character:?} should not be on {square:?}"));
        }
        if characters.has(square) && !is_passing {
            return Err(format!("{character:?} shares {square:?}"));
        }
        characters.insert(square);
    }
    Ok(())
}

/// AGD-4.30: answers lie face down in an open window only, and each could be given.
fn audit_reactions(board: &Board, waiting: Option<&Frame>) -> Result<(), String> {
    for seat in board.seats() {
        let is_in_order = match (board.player(seat).reaction, waiting) {
            (None, _) => true,
            (Some(Reaction::Pass), Some(Frame::ReactWindow(_))) => true,
            (Some(Reaction::Play { play }), Some(Frame::ReactWindow(react))) => {
                events::may_play(board, seat, play, Moment::Window(react.window.moment)).is_ok()
            }
            (Some(_), _) => false,
        };
        if !is_in_order {
            return Err(format!("seat {seat} cannot have answered {:?}", board.player(seat).reaction));
        }
    }
    Ok(())
}

//! What needs no weighing: the order of things, reactions, and what is chosen for the enemies.

use aliens::{
    Aliens, Choice, Frame,
    board::Board,
    rules::{drawing::DrawAnswer, events::Play, losses::NewHeroAnswer, rest::RecoverAnswer, windows::Reaction},
    words::{EventCard, Window},
};
use engine::{Game, Seat, State};

use super::{setting_up, worth};

/// The answer, if it goes without saying.
pub(super) fn answer(state: &State<Aliens>, seat: Seat, choices: &[Choice]) -> Option<Choice> {
    if let Some(answer) = setting_up::answer(state, seat, choices) {
        return Some(answer);
    }
    let board = state.board();
    match state.under_way().last()? {
        Frame::ReactWindow(window) => Some(react(board, window.window.moment, choices)),
        Frame::DrawMore(_) => {
            Some(Choice::DrawMore(if worth::draws(board, seat) { DrawAnswer::Draw } else { DrawAnswer::Stop }))
        }
        Frame::RecoverMore(_) => {
            let recover = Choice::RecoverMore(RecoverAnswer::Exhausted);
            Some(if choices.contains(&recover) { recover } else { put_back(board, seat, choices) })
        }
        Frame::NewHero(_) => choices.iter().copied().max_by_key(|choice| match choice {
            Choice::NewHero(NewHeroAnswer::Take { character }) => 1 + board.figure(*character).dial,
            _ => 0,
        }),
        Frame::SavedCard(_) | Frame::SearchChoice(_) => choices.iter().copied().max_by(|one, other| {
            let worth = |choice: &Choice| match choice {
                Choice::SavedCard(card) | Choice::SearchChoice(card) => worth::card(*card),
                _ => 0.0,
            };
            worth(one).total_cmp(&worth(other))
        }),
        // Who comes first hardly matters: everybody has a turn.
        Frame::FirstPlayer(_)
        | Frame::HeroOrder(_)
        | Frame::RemainingGrunt(_)
        | Frame::GruntOrder(_)
        | Frame::NextAbility(_)
        | Frame::CrateEquip(_)
        | Frame::TunnelSquare(_) => choices.first().copied(),
        _ => Aliens::default_answer(state, seat),
    }
}

/// AGD-5.25: the card in hand that is missed least goes back, if it is worth no more there.
fn put_back(board: &Board, seat: Seat, choices: &[Choice]) -> Choice {
    let held = choices.iter().filter_map(|choice| match choice {
        Choice::RecoverMore(RecoverAnswer::FromHand { card }) => Some((worth::card(*card), *choice)),
        _ => None,
    });
    let least = held.min_by(|(one, _), (other, _)| one.total_cmp(other));
    let is_too_much = worth::holds_too_much(board, seat);
    let least = least.filter(|(worth, _)| is_too_much || *worth < worth::IN_DECK);
    least.map_or(Choice::RecoverMore(RecoverAnswer::Stop), |(_, choice)| choice)
}

/// AGD-4.29: which Event is played in a window.
fn react(board: &Board, window: Window, choices: &[Choice]) -> Choice {
    let is_due = |play: &Play| match (window, play.event) {
        (Window::DefenceRollFailed, EventCard::WatchYourBack) => true,
        (Window::TrackerCardDrawn, EventCard::EyesForward) => {
            board.signal.card.is_some_and(|card| card.print().blips > 1)
        }
        (Window::AlienAdjacent, EventCard::CoveringFire) => true,
        (Window::EndCheck, EventCard::OnYourFeet) => true,
        // Whoever has no Alien beside stands up alone.
        (Window::AlienPhaseStart, EventCard::OnYourFeet) => {
            play.on.is_some_and(|on| board.adjacent(board.figure(on).square).meets(&board.enemies.aliens()))
        }
        (_, _) => false,
    };
    // AGD-6E.12: nothing is worth the last cards.
    let is_the_end = |play: &Play| board.endurance.would_run_out(play.event.card().cost());
    let best = choices.iter().filter_map(|choice| match choice {
        Choice::ReactWindow(Reaction::Play { play }) if is_due(play) && !is_the_end(play) => {
            Some((play.on.map_or(0, |on| board.figure(on).dial), *choice))
        }
        _ => None,
    });
    best.max_by_key(|(dial, _)| *dial).map_or(Choice::ReactWindow(Reaction::Pass), |(_, choice)| choice)
}

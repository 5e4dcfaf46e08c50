//! What a person would try in vain, each with the rule that forbids it.

use engine::{Denied, Frame as _, Seat, State, Word};

use crate::{
    Aliens, Choice, Frame,
    board::Board,
    offers::touches,
    rules::{
        actions::ActionAnswer, activation::OrderAnswer, barricade::Barrier, defensive_fire::DefendAnswer,
        equipping::EquipAnswer, events::Play, marine_phase::GruntAnswer, moving::StepAnswer, windows::Reaction,
    },
    words::{Card, Character, EventCard},
};

/// What `seat` would try now in vain.
pub fn denials(state: &State<Aliens>, seat: Seat) -> Vec<Denied<Aliens>> {
    let board = state.board();
    let Some(&question) = state.under_way().last() else { return Vec::new() };
    if !state.pending().may_answer().has(seat) {
        return Vec::new();
    }
    let mut offered = Vec::new();
    state.choices(seat, &mut offered);
    let deny = |choice: Choice| {
        let rule = question.forbids(board, seat, choice).filter(|_| !offered.contains(&choice))?;
        Some(Denied { choice, touches: touches(state, choice), rule })
    };
    tried(question, board, seat).into_iter().filter_map(deny).collect()
}

/// What one would answer to a question, allowed or not.
fn tried(question: Frame, board: &Board, seat: Seat) -> Vec<Choice> {
    match question {
        Frame::NextAction(_) => actions(board, seat).into_iter().map(Choice::NextAction).collect(),
        Frame::NextStep(next) => {
            let here = board.figure(next.movement.character).square;
            let around = board.layout().neighbours(here).iter().map(|square| StepAnswer::To { square });
            around.chain([StepAnswer::Leave, StepAnswer::Stop]).map(Choice::NextStep).collect()
        }
        Frame::TargetChoice(_) => board.enemies.squares().iter().map(Choice::TargetChoice).collect(),
        Frame::EquipStep(_) => {
            let cards = held(board, seat).into_iter().filter(|card| card.event().is_none());
            let on_all = |card| board.on_board().iter().map(move |on| EquipAnswer::Equip { card, on });
            let plays = plays(board, seat).into_iter().map(|play| EquipAnswer::Play { play });
            cards.flat_map(on_all).chain(plays).map(Choice::EquipStep).collect()
        }
        Frame::GruntOrder(_) => {
            let grunts = board.on_board().iter().filter(|&it| board.figure(it).owner.is_none());
            grunts.map(|character| Choice::GruntOrder(OrderAnswer::Activate { character })).collect()
        }
        Frame::RemainingGrunt(_) => {
            let grunts = board.on_board().iter().filter(|&it| board.figure(it).owner.is_none());
            grunts.map(|character| Choice::RemainingGrunt(GruntAnswer::Activate { character, by: seat })).collect()
        }
        Frame::ReactWindow(_) => {
            plays(board, seat).into_iter().map(|play| Choice::ReactWindow(Reaction::Play { play })).collect()
        }
        Frame::HeroChoice(_) => Character::ALL.iter().map(|&hero| Choice::HeroChoice(hero)).collect(),
        Frame::DefensiveShot(shot) => {
            let weapons = board.figure(shot.shooter).weapons();
            weapons.map(|weapon| Choice::DefensiveShot(DefendAnswer::Fire { weapon })).collect()
        }
        _ => Vec::new(),
    }
}

/// The kinds of cards in a hand.
fn held(board: &Board, seat: Seat) -> Vec<Card> {
    board.player(seat).hand.iter().map(|(card, _)| card).collect()
}

/// Every Event in a hand, on nobody or on everybody.
fn plays(board: &Board, seat: Seat) -> Vec<Play> {
    let mut plays = Vec::new();
    for event in held(board, seat).into_iter().filter_map(Card::event) {
        match event {
            EventCard::Steady | EventCard::OnYourFeet | EventCard::CoveringFire => {
                plays.extend(board.on_board().iter().map(|character| Play { event, on: Some(character) }));
            }
            EventCard::InThePipe
            | EventCard::ShortBursts
            | EventCard::OnTheDouble
            | EventCard::WatchYourBack
            | EventCard::SecondWind
            | EventCard::SealIt
            | EventCard::EyesForward => plays.push(Play { event, on: None }),
        }
    }
    plays
}

/// What one would do with the active character.
fn actions(board: &Board, seat: Seat) -> Vec<ActionAnswer> {
    let active = board.active();
    let mut tried: Vec<ActionAnswer> = plays(board, seat).into_iter().map(|play| ActionAnswer::Play { play }).collect();
    if seat != active.seat {
        return tried;
    }
    tried.extend([ActionAnswer::Move, ActionAnswer::Aim, ActionAnswer::Rest]);
    let figure = board.figure(active.character);
    tried.extend(figure.weapons().map(|weapon| ActionAnswer::Attack { weapon }));
    let doors = board.layout().doors_beside(figure.square).iter();
    tried.extend(doors.map(|door| ActionAnswer::Barricade { barrier: Barrier::Door { door } }));
    tried.extend(board.on_board().iter().map(|on| ActionAnswer::MediKit { on }));
    tried
}

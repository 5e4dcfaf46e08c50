//! What on the table an answer is about: press any of these to give it.

use engine::{Seat, State};
use serde::Serialize;

use crate::{
    Choice, Frame, Nemesis,
    board::{Board, Card, FigureId, ObjectToken, Passage},
    rules::{
        actions::{Action, Target},
        aims::{Aim, RoomAim},
        intruder_player::IntruderTurnAnswer,
        items::drugs::DrugsAnswer,
        noise::MotionScannerAnswer,
        pods::PodAnswer,
        rooms::command_center::DoorsAnswer,
        trade::{Goods, TradeReplyAnswer, TradingAnswer},
        turn::PassingAnswer,
    },
    words::{
        ActionCard, AttackCard, Back, Character, CorridorNumber, Course, Event, IntruderActionCard, Item, Objective,
        PodNumber, RoomNumber,
    },
};

/// A place or thing on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "touch", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Touch {
    Room { room: RoomNumber },
    Corridor { passage: Passage },
    Figure { figure: FigureId },
    Eggs { room: RoomNumber },
    Object { what: ObjectToken },
    Character { seat: Seat },
    Draft { character: Character },
    Card { card: ActionCard },
    Contamination,
    Item { item: Item },
    Deck { back: Back },
    Pod { pod: PodNumber },
    Course { course: Course },
    Objective { objective: Objective },
    Attack { card: AttackCard },
    Event { card: Event },
    IntruderCard { card: IntruderActionCard },
}

/// What an answer of `seat` is about.
pub fn touches(state: &State<Nemesis>, seat: Seat, choice: Choice) -> Vec<Touch> {
    let board = state.board();
    let room = if let Some(Frame::DoorsOf(doors)) = state.under_way().last() {
        // These doors may be far away.
        Some(doors.room)
    } else {
        board.player(seat).room()
    };
    match choice {
        Choice::Turn(action) => of_action(board, seat, action),
        Choice::Draft(character) => vec![Touch::Draft { character }],
        Choice::Payment(card) | Choice::MotionScanner(MotionScannerAnswer::Reroll(card)) => vec![Touch::Card { card }],
        Choice::SmokeDiscard(card) => card.map(|card| Touch::Card { card }).into_iter().collect(),
        Choice::Passing(PassingAnswer::Discard(card))
        | Choice::ForcedPass(PassingAnswer::Discard(card))
        | Choice::MilitaryDrugs(DrugsAnswer::Discard(card))
        | Choice::AlcoholCard(card) => vec![of_card(card)],
        Choice::CarefulNoise(corridor) | Choice::DoorsOf(DoorsAnswer::Change(corridor)) => {
            room.and_then(|room| passage(board, room, corridor)).into_iter().collect()
        }
        Choice::DoorTaken(passage) | Choice::Authorization(Some(passage)) => vec![Touch::Corridor { passage }],
        Choice::ObjectiveChoice(objective) => vec![Touch::Objective { objective }],
        Choice::KeepOne(card) => vec![Touch::Item { item: card.item }],
        Choice::CoveringWeapon(item) => vec![Touch::Item { item }],
        Choice::SecondTile(room) => vec![Touch::Room { room }],
        Choice::PodBoarding(PodAnswer::Launch(pod) | PodAnswer::Wait(pod)) => vec![Touch::Pod { pod }],
        Choice::Trading(TradingAnswer::Offer { to, goods }) => vec![Touch::Character { seat: to }, of_goods(goods)],
        Choice::Trading(TradingAnswer::Show { to, item }) => {
            vec![Touch::Character { seat: to }, Touch::Item { item: item.item }]
        }
        Choice::TradeReply(TradeReplyAnswer::InReturn(goods)) => vec![of_goods(goods)],
        Choice::IntruderTurn(answer) => of_intruders(answer),
        Choice::AttackChoice(card) => vec![Touch::Attack { card }],
        Choice::PlannedEvent(card) => vec![Touch::Event { card }],
        Choice::Interruption(_)
        | Choice::Passing(PassingAnswer::Done)
        | Choice::ForcedPass(PassingAnswer::Done)
        | Choice::MilitaryDrugs(DrugsAnswer::Draw)
        | Choice::DoorsOf(DoorsAnswer::Done)
        | Choice::MotionScanner(MotionScannerAnswer::Keep)
        | Choice::PodTurn(_)
        | Choice::AttackReaction(_)
        | Choice::ShotReroll(_)
        | Choice::ExtraRound(_)
        | Choice::FurtherShot(_)
        | Choice::Authorization(None)
        | Choice::HandsFull(_)
        | Choice::HandLost(_)
        | Choice::EngineOrder(_)
        | Choice::Trading(TradingAnswer::Done)
        | Choice::TradeReply(TradeReplyAnswer::Decline | TradeReplyAnswer::Accept)
        | Choice::TradeAgreement(_)
        | Choice::TradeHands(_)
        | Choice::Consent(_)
        | Choice::EventPlacement(_) => Vec::new(),
    }
}

fn of_action(board: &Board, seat: Seat, action: Action) -> Vec<Touch> {
    let Some(room) = board.player(seat).room() else { return Vec::new() };
    match action {
        Action::Pass | Action::Rush | Action::Trade => Vec::new(),
        Action::Move { corridor } | Action::CarefulMove { corridor } => way(board, room, corridor),
        Action::Shoot { weapon, at } => vec![Touch::Item { item: weapon }, of_target(room, at)],
        Action::Melee { at } => vec![of_target(room, at)],
        Action::PickUp { object } | Action::DropObject { object } => vec![Touch::Object { what: object }],
        Action::Craft { item, one, other } => {
            [item, one.item, other.item].into_iter().map(|item| Touch::Item { item }).collect()
        }
        Action::Activate { quest, giving } => {
            let given = giving.map(|card| Touch::Item { item: card.item });
            [Touch::Item { item: quest }].into_iter().chain(given).collect()
        }
        Action::Play { card, aim } => [Touch::Card { card }].into_iter().chain(of_aim(board, room, aim)).collect(),
        Action::Use { item, aim } => {
            [Touch::Item { item: item.item }].into_iter().chain(of_aim(board, room, aim)).collect()
        }
        Action::UseRoom { aim } => [Touch::Room { room }].into_iter().chain(of_room_aim(aim)).collect(),
        Action::DropItem { item } => vec![Touch::Item { item: item.item }],
    }
}

fn of_aim(board: &Board, room: RoomNumber, aim: Aim) -> Vec<Touch> {
    match aim {
        Aim::Nothing | Aim::Clean | Aim::Bind | Aim::Coordinates | Aim::Research { .. } => Vec::new(),
        Aim::Door { corridor } | Aim::Demolish { corridor } => passage(board, room, corridor).into_iter().collect(),
        Aim::Way { corridor } => way(board, room, corridor),
        Aim::Sends { seat, corridor } | Aim::Together { seat, corridor } => {
            let from = board.player(seat).room().unwrap_or(room);
            [Touch::Character { seat }].into_iter().chain(way(board, from, corridor)).collect()
        }
        Aim::Break { room } | Aim::Room { room } | Aim::Technical { room, .. } => vec![Touch::Room { room }],
        Aim::Repair | Aim::Engine | Aim::Extinguish => vec![Touch::Room { room }],
        Aim::Ignite { giving } => vec![Touch::Item { item: giving.item }, Touch::Room { room }],
        Aim::Figure { figure } => vec![Touch::Figure { figure }],
        Aim::Eggs { room } => vec![Touch::Eggs { room }],
        Aim::Weapon { weapon } => vec![Touch::Item { item: weapon }],
        Aim::Shot { weapon, figure } => vec![Touch::Item { item: weapon }, Touch::Figure { figure }],
        Aim::EggShot { weapon } => vec![Touch::Item { item: weapon }, Touch::Eggs { room }],
        Aim::Deck { back } => vec![Touch::Deck { back }],
        Aim::Character { seat }
        | Aim::Dress { seat, .. }
        | Aim::Heal { seat, .. }
        | Aim::HealLight { seat }
        | Aim::Objective { of: seat, .. } => vec![Touch::Character { seat }],
        Aim::Pod { pod } => vec![Touch::Pod { pod }],
        Aim::Craft { item, one, other } => {
            [item, one.item, other.item].into_iter().map(|item| Touch::Item { item }).collect()
        }
        Aim::RoomAction { room, with } => [Touch::Room { room }].into_iter().chain(of_room_aim(with)).collect(),
    }
}

fn of_room_aim(aim: RoomAim) -> Option<Touch> {
    match aim {
        RoomAim::Room { room } => Some(Touch::Room { room }),
        RoomAim::Weapon { weapon } => Some(Touch::Item { item: weapon }),
        RoomAim::Deck { back } => Some(Touch::Deck { back }),
        RoomAim::Pod { pod } => Some(Touch::Pod { pod }),
        RoomAim::SetCourse { course } => Some(Touch::Course { course }),
        RoomAim::Nothing
        | RoomAim::DressAll
        | RoomAim::HealSerious { .. }
        | RoomAim::HealLight
        | RoomAim::Research { .. }
        | RoomAim::Scan
        | RoomAim::NoScan
        | RoomAim::CheckCoordinates => None,
    }
}

fn of_intruders(answer: IntruderTurnAnswer) -> Vec<Touch> {
    match answer {
        IntruderTurnAnswer::Pass { keeping } => keeping.map(|card| Touch::IntruderCard { card }).into_iter().collect(),
        IntruderTurnAnswer::Move { card, figure, .. } | IntruderTurnAnswer::Heal { card, figure } => {
            vec![Touch::IntruderCard { card }, Touch::Figure { figure }]
        }
        IntruderTurnAnswer::Attack { card, figure, on } => {
            vec![Touch::IntruderCard { card }, Touch::Figure { figure }, Touch::Character { seat: on }]
        }
        IntruderTurnAnswer::Pursue { card, seat } => vec![Touch::IntruderCard { card }, Touch::Character { seat }],
        IntruderTurnAnswer::Effect { card } => vec![Touch::IntruderCard { card }],
    }
}

fn of_card(card: Card) -> Touch {
    match card {
        Card::Action(card) => Touch::Card { card },
        Card::Scanned(_) | Card::Unscanned => Touch::Contamination,
    }
}

fn of_goods(goods: Goods) -> Touch {
    match goods {
        Goods::Item(card) => Touch::Item { item: card.item },
        Goods::Object(object) => Touch::Object { what: object },
    }
}

fn of_target(room: RoomNumber, at: Target) -> Touch {
    match at {
        Target::Figure { figure } => Touch::Figure { figure },
        Target::Eggs => Touch::Eggs { room },
    }
}

fn passage(board: &Board, room: RoomNumber, number: CorridorNumber) -> Option<Touch> {
    let corridor = board.corridor(room, number)?;
    Some(Touch::Corridor { passage: Passage::of(board.plan(), corridor) })
}

/// A corridor, and the room it leads to.
fn way(board: &Board, room: RoomNumber, number: CorridorNumber) -> Vec<Touch> {
    let there = board.corridor(room, number).map(|corridor| board.plan().other_end(corridor, room));
    there.map(|room| Touch::Room { room }).into_iter().chain(passage(board, room, number)).collect()
}

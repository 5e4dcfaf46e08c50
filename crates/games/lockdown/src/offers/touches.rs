//! What on the table an answer is about: press any of these to give it.

use engine::{Seat, State};
use serde::Serialize;

use crate::{
    Choice, Frame, Lockdown,
    board::{Board, Card, CodeToken, FigureId, Held, ObjectToken, Passage, Rover},
    content::complex::Exit,
    rules::{
        actions::Action,
        aims::{Aim, RoomAim},
        attack::reactions::{BeforeTheCardAnswer, FrenzyReactionAnswer, ReactionAnswer},
        cards::{
            hacker::BypassAnswer,
            lab_rat::QuietAnswer,
            top_cards::{TopDeck, TopOrderAnswer},
        },
        combat::{AdvantageAnswer, Target},
        computers::ComputerUse,
        events::{dark::EventReactionAnswer, panic::PanicLossAnswer},
        hands::HandAnswer,
        items::wail::WailAnswer,
        light::LightAnswer,
        power::Arrangement,
        quests::QuestPrice,
        rooms::{css::CssMoveAnswer, repository::CraftHereAnswer},
        trade::{Goods, TradeReplyAnswer, TradingAnswer},
        turn::PassingAnswer,
    },
    words::{
        ActionCard, Back, Character, ComputerAction, ComputerCard, CorridorNumber, Item, Level, Objective, PowerArea,
        PowerToken, RoomNumber, Zone,
    },
};

/// A place or thing on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "touch", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Touch {
    Room {
        room: RoomNumber,
    },
    Corridor {
        passage: Passage,
    },
    /// An entrance to the technical corridors.
    Entrance {
        room: RoomNumber,
    },
    Zone {
        zone: Zone,
    },
    /// LOC-25.65: a path of the surface, by its ends.
    Path {
        rooms: [RoomNumber; 2],
    },
    /// A board for a power token.
    Power {
        area: PowerArea,
    },
    /// A power token that is laid on a board.
    Laid {
        token: PowerToken,
        area: PowerArea,
    },
    Elevator,
    Level {
        level: Level,
    },
    Rover,
    Bunker,
    /// A space of the time track.
    Time {
        space: u8,
    },
    Css {
        space: u8,
    },
    Code {
        token: CodeToken,
    },
    /// A line of the computer card.
    Line {
        line: ComputerAction,
    },
    Object {
        what: ObjectToken,
    },
    Figure {
        figure: FigureId,
    },
    Eggs {
        room: RoomNumber,
    },
    Character {
        seat: Seat,
    },
    Draft {
        character: Character,
    },
    Card {
        card: ActionCard,
    },
    Contamination,
    /// A computer card that is looked at.
    ComputerCard {
        card: ComputerCard,
    },
    Item {
        item: Item,
    },
    Deck {
        back: Back,
    },
    Objective {
        objective: Objective,
    },
    /// One of the top cards of a deck, as they lie: 0 is the top.
    TopCard {
        deck: TopDeck,
        nth: u8,
    },
}

/// What an answer of `seat` is about.
pub fn touches(state: &State<Lockdown>, seat: Seat, choice: Choice) -> Vec<Touch> {
    let board = state.board();
    match choice {
        Choice::Turn(action) => of_action(board, seat, action),
        Choice::Payment(card) => vec![Touch::Card { card }],
        Choice::Passing(PassingAnswer::Discard(card)) => vec![of_card(card)],
        Choice::Draft(character) => vec![Touch::Draft { character }],
        Choice::ObjectiveChoice(objective) => vec![Touch::Objective { objective }],
        Choice::LightSource(light) => of_light(light),
        Choice::BeforeTheCard(BeforeTheCardAnswer::Inconspicuous { instead }) => {
            vec![Touch::Card { card: ActionCard::Inconspicuous }, Touch::Character { seat: instead }]
        }
        Choice::Reaction(answer) => of_reaction(answer),
        Choice::FrenzyReaction(FrenzyReactionAnswer::NervesOfSteel) => {
            vec![Touch::Card { card: ActionCard::NervesOfSteel }]
        }
        Choice::EventReaction(EventReactionAnswer::FeelOfTheDark) => {
            vec![Touch::Card { card: ActionCard::FeelOfTheDark }]
        }
        Choice::EventReaction(EventReactionAnswer::Light { with }) => of_light(with),
        Choice::HandsFull(hand) | Choice::HandLost(hand) | Choice::TradeHands(hand) => of_hand(board, seat, hand),
        Choice::CarefulNoise(number) => {
            board.player(seat).room().map(|room| of_way(board, room, number)).into_iter().collect()
        }
        Choice::DoorTaken(passage) => vec![Touch::Corridor { passage }],
        Choice::QuietInTheDark(QuietAnswer::Inconspicuous) => vec![Touch::Card { card: ActionCard::Inconspicuous }],
        Choice::SmokeDiscard(card) => card.map(|card| Touch::Card { card }).into_iter().collect(),
        Choice::WailNoise(WailAnswer::Noise { passage }) => vec![Touch::Corridor { passage }],
        Choice::CheatChoice(card) | Choice::CheatOrder(card) => vec![Touch::ComputerCard { card }],
        Choice::CheatUse(with) => of_line(with),
        Choice::CoveringWeapon(item) => vec![Touch::Item { item }],
        Choice::Shedding(card) => vec![of_card(card)],
        Choice::KeepOne(card) => vec![Touch::Item { item: card.item }],
        Choice::Trading(TradingAnswer::Offer { to, goods }) => vec![Touch::Character { seat: to }, of_goods(goods)],
        Choice::Trading(TradingAnswer::Show { to, item }) => {
            vec![Touch::Character { seat: to }, Touch::Item { item: item.item }]
        }
        Choice::TradeReply(TradeReplyAnswer::InReturn(goods)) => vec![of_goods(goods)],
        Choice::Redistribution(arrangement) => of_arrangement(arrangement),
        Choice::CssMove(answer) => of_css(state, answer),
        Choice::CraftHere(CraftHereAnswer::Craft { item, of }) => {
            vec![Touch::Item { item }, Touch::Item { item: of.item }]
        }
        Choice::PanicLoss(PanicLossAnswer::Ammo { weapon }) => vec![Touch::Item { item: weapon }],
        Choice::PanicLoss(PanicLossAnswer::Item { item }) => vec![Touch::Item { item: item.item }],
        Choice::Advantage(AdvantageAnswer::Discard(card)) => vec![Touch::Card { card }],
        Choice::Bypass(BypassAnswer::Line { with }) => of_line(with),
        Choice::TopOrder(answer) => of_top_cards(state, answer),
        Choice::RideAlong(_) => vec![Touch::Elevator],
        Choice::DustLoss(card) => vec![of_card(card)],
        Choice::TracksNoise(zone) => vec![Touch::Zone { zone }],
        Choice::StaticLoss(item) => item.map(|item| Touch::Item { item }).into_iter().collect(),
        Choice::Interruption(_)
        | Choice::Passing(PassingAnswer::Done)
        | Choice::BeforeTheCard(BeforeTheCardAnswer::Nothing)
        | Choice::EventReaction(EventReactionAnswer::Nothing)
        | Choice::FrenzyReaction(FrenzyReactionAnswer::Nothing)
        | Choice::EventPlacement(_)
        | Choice::Trading(TradingAnswer::Done)
        | Choice::TradeReply(TradeReplyAnswer::Decline | TradeReplyAnswer::Accept)
        | Choice::TradeAgreement(_)
        | Choice::QuietInTheDark(QuietAnswer::Nothing)
        | Choice::WailNoise(WailAnswer::Done)
        | Choice::ResearchConsent(_)
        | Choice::SlipConsent(_)
        | Choice::TokenIgnored(_)
        | Choice::Consent(_)
        | Choice::CraftHere(CraftHereAnswer::Nothing)
        | Choice::SecondDie(_)
        | Choice::DieChoice(_)
        | Choice::ShotReroll(_)
        | Choice::ExtraRound(_)
        | Choice::Advantage(AdvantageAnswer::Nothing)
        | Choice::Bypass(BypassAnswer::Done) => Vec::new(),
    }
}

fn of_action(board: &Board, seat: Seat, action: Action) -> Vec<Touch> {
    let Some(room) = board.player(seat).room() else { return Vec::new() };
    match action {
        Action::Pass | Action::Trade => Vec::new(),
        Action::Move { corridor } | Action::CarefulMove { corridor } => way(board, room, corridor),
        Action::Shoot { weapon, at } => vec![Touch::Item { item: weapon }, of_target(room, at)],
        Action::Melee { at } => vec![of_target(room, at)],
        Action::PickUp { object } | Action::DropObject { object } => vec![Touch::Object { what: object }],
        Action::Craft { item, one, other } => {
            [item, one.item, other.item].into_iter().map(|item| Touch::Item { item }).collect()
        }
        Action::Unlock { price } => {
            let quest = Touch::Item { item: board.player(seat).character.print().quest_item };
            [quest].into_iter().chain(of_price(price)).collect()
        }
        Action::Play { card, aim } => [Touch::Card { card }].into_iter().chain(of_aim(board, room, aim)).collect(),
        Action::Use { item, aim } => {
            [Touch::Item { item: item.item }].into_iter().chain(of_aim(board, room, aim)).collect()
        }
        Action::UseRoom { aim } => [Touch::Room { room }].into_iter().chain(of_room_aim(aim)).collect(),
        Action::Computer { with } => of_line(with),
        Action::DropItem { item } => vec![Touch::Item { item: item.item }],
    }
}

fn of_price(price: QuestPrice) -> Option<Touch> {
    match price {
        QuestPrice::Presence => None,
        QuestPrice::Item { item } => Some(Touch::Item { item: item.item }),
        QuestPrice::Object { object } => Some(Touch::Object { what: object }),
    }
}

fn of_target(room: RoomNumber, at: Target) -> Touch {
    match at {
        Target::Figure { figure } => Touch::Figure { figure },
        Target::Eggs => Touch::Eggs { room },
    }
}

fn of_aim(board: &Board, room: RoomNumber, aim: Aim) -> Vec<Touch> {
    match aim {
        Aim::Nothing | Aim::Clean | Aim::CleanAll | Aim::Bind | Aim::Scan | Aim::HealLight | Aim::Lines => Vec::new(),
        Aim::Hush | Aim::Clamour | Aim::Dress { .. } | Aim::Heal { .. } => Vec::new(),
        Aim::Deck { back } => vec![Touch::Deck { back }],
        Aim::Demolish { corridor } | Aim::Door { corridor } | Aim::Noise { number: corridor } => {
            vec![of_way(board, room, corridor)]
        }
        Aim::Break { room } | Aim::Room { room } => vec![Touch::Room { room }],
        Aim::Repair | Aim::Extinguish | Aim::Ignite => vec![Touch::Room { room }],
        Aim::IgniteFor { giving } => vec![Touch::Item { item: giving.item }, Touch::Room { room }],
        Aim::Sends { seat, corridor } => {
            let from = board.player(seat).room().unwrap_or(room);
            [Touch::Character { seat }].into_iter().chain(way(board, from, corridor)).collect()
        }
        Aim::Shot { weapon, figure } => vec![Touch::Item { item: weapon }, Touch::Figure { figure }],
        Aim::EggShot { weapon } => vec![Touch::Item { item: weapon }, Touch::Eggs { room }],
        Aim::Craft { item, one, other } => {
            [item, one.item, other.item].into_iter().map(|item| Touch::Item { item }).collect()
        }
        Aim::Crafted { item } | Aim::Load { item } => vec![Touch::Item { item }],
        Aim::Way { corridor } => way(board, room, corridor),
        Aim::Together { seat, corridor } => {
            [Touch::Character { seat }].into_iter().chain(way(board, room, corridor)).collect()
        }
        Aim::Slip { mover, follower, corridor, giving } => {
            let movers = [Some(mover), follower].into_iter().flatten().map(|seat| Touch::Character { seat });
            [Touch::Item { item: giving.item }].into_iter().chain(movers).chain(way(board, room, corridor)).collect()
        }
        Aim::Elevator { level } | Aim::SendElevator { level } => of_ride(level),
        Aim::Tiles { one, other } => {
            [Some(one), other].into_iter().flatten().map(|room| Touch::Room { room }).collect()
        }
        Aim::Rover { to } => of_rover(to),
        Aim::Figure { figure } => vec![Touch::Figure { figure }],
        Aim::Eggs { room } => vec![Touch::Eggs { room }],
        Aim::Drive { figure, corridor } => {
            [Touch::Figure { figure }].into_iter().chain(way(board, room, corridor)).collect()
        }
        Aim::DriveFor { figure, corridor, giving } => {
            let driven = [Touch::Item { item: giving.item }, Touch::Figure { figure }];
            driven.into_iter().chain(way(board, room, corridor)).collect()
        }
        Aim::Character { seat } => vec![Touch::Character { seat }],
        Aim::Shed => vec![Touch::Contamination],
        Aim::DressFor { giving, .. } => vec![Touch::Item { item: giving.item }],
        Aim::Research { object, from } => of_research(object, from),
        Aim::Code { token } => vec![Touch::Code { token }],
        Aim::Events => vec![Touch::TopCard { deck: TopDeck::Events, nth: 0 }],
        Aim::Attacks => vec![Touch::TopCard { deck: TopDeck::Attacks, nth: 0 }],
        Aim::RoomAction { room, with } => [Touch::Room { room }].into_iter().chain(of_room_aim(with)).collect(),
        Aim::Computer { with } => of_line(with),
        Aim::RepairAndCompute { with } => [Touch::Room { room }].into_iter().chain(of_line(with)).collect(),
        Aim::TurnPower => board.level(room).map(|level| Touch::Power { area: level.power() }).into_iter().collect(),
    }
}

fn of_room_aim(aim: RoomAim) -> Vec<Touch> {
    match aim {
        RoomAim::Nothing
        | RoomAim::TurnPower
        | RoomAim::StopAutodestruction
        | RoomAim::DressAll
        | RoomAim::HealSerious { .. }
        | RoomAim::HealLight
        | RoomAim::SendSignal
        | RoomAim::StartAlert => Vec::new(),
        RoomAim::Code { token } => vec![Touch::Code { token }],
        RoomAim::Room { room } | RoomAim::Defend { room, .. } => vec![Touch::Room { room }],
        RoomAim::Research { object, from } => of_research(object, from),
        RoomAim::CheckObjective { of } => vec![Touch::Character { seat: of }],
        RoomAim::Crafted { item } => vec![Touch::Item { item }],
        RoomAim::Css { space } => vec![Touch::Css { space }],
        RoomAim::CallElevator => vec![Touch::Elevator],
        RoomAim::RideTo { level } => of_ride(level),
        RoomAim::RideRover { to } => vec![Touch::Rover, Touch::Room { room: to }],
        RoomAim::EvacuateByRover => vec![Touch::Rover, Touch::Bunker],
        RoomAim::EvacuateOnFoot => vec![Touch::Bunker],
    }
}

fn of_research(object: ObjectToken, from: Option<Seat>) -> Vec<Touch> {
    let owner = from.map(|seat| Touch::Character { seat });
    [Touch::Object { what: object }].into_iter().chain(owner).collect()
}

fn of_ride(level: Level) -> Vec<Touch> {
    vec![Touch::Elevator, Touch::Level { level }]
}

fn of_card(card: Card) -> Touch {
    match card {
        Card::Action(card) => Touch::Card { card },
        Card::Scanned(_) | Card::Unscanned => Touch::Contamination,
    }
}

/// A corridor, and the room it leads to.
fn way(board: &Board, room: RoomNumber, number: CorridorNumber) -> Vec<Touch> {
    let there = board.plan().corridor(room, number).map(|corridor| board.plan().other_end(corridor, room));
    there.map(|room| Touch::Room { room }).into_iter().chain([of_way(board, room, number)]).collect()
}

/// Where a number leads from a room.
fn of_way(board: &Board, room: RoomNumber, number: CorridorNumber) -> Touch {
    if let Some(&rooms) = number.path().and_then(|nth| board.complex().paths.get(nth)) {
        return Touch::Path { rooms };
    }
    match board.complex().exit(room, number) {
        Exit::Corridor(way) => Touch::Corridor { passage: Passage::of(board.plan(), way) },
        Exit::Technical => Touch::Entrance { room },
        Exit::Zone(zone) => Touch::Zone { zone },
    }
}

fn of_light(light: LightAnswer) -> Vec<Touch> {
    let item = match light {
        LightAnswer::None => return Vec::new(),
        LightAnswer::Flashlight => Item::Flashlight,
        LightAnswer::Glowstick => Item::Glowstick,
        LightAnswer::Lighter => Item::Lighter,
    };
    vec![Touch::Item { item }]
}

fn of_reaction(answer: ReactionAnswer) -> Vec<Touch> {
    match answer {
        ReactionAnswer::Nothing => Vec::new(),
        ReactionAnswer::FeelOfTheDark => vec![Touch::Card { card: ActionCard::FeelOfTheDark }],
        ReactionAnswer::NervesOfSteel => vec![Touch::Card { card: ActionCard::NervesOfSteel }],
        ReactionAnswer::FlakVest => vec![Touch::Item { item: Item::FlakVest }],
        ReactionAnswer::Pheromones { giving } => {
            vec![Touch::Card { card: ActionCard::Pheromones }, Touch::Object { what: giving }]
        }
        ReactionAnswer::PheromonesAt { instead } => {
            vec![Touch::Card { card: ActionCard::Pheromones }, Touch::Character { seat: instead }]
        }
        ReactionAnswer::Light { with } => of_light(with),
    }
}

/// What is let go of.
fn of_hand(board: &Board, seat: Seat, answer: HandAnswer) -> Vec<Touch> {
    let [left, right] = board.player(seat).hands.0;
    let held = match answer {
        HandAnswer::Decline => return Vec::new(),
        HandAnswer::DropLeft => left,
        HandAnswer::DropRight => right,
    };
    match held {
        Held::Nothing => Vec::new(),
        Held::Item(it) => vec![Touch::Item { item: it.card.item }],
        Held::Bound(one, other) => [one, other].map(|it| Touch::Item { item: it.card.item }).to_vec(),
        Held::Object(what) => vec![Touch::Object { what }],
    }
}

fn of_goods(goods: Goods) -> Touch {
    match goods {
        Goods::Item(card) => Touch::Item { item: card.item },
        Goods::Object(what) => Touch::Object { what },
    }
}

fn of_arrangement(arrangement: Arrangement) -> Vec<Touch> {
    let Arrangement { s01, s02, s03, elevator } = arrangement;
    let laid = [(PowerArea::S01, s01), (PowerArea::S02, s02), (PowerArea::S03, s03), (PowerArea::Elevator, elevator)];
    laid.map(|(area, token)| Touch::Laid { token, area }).to_vec()
}

/// The space that the token is moved to.
fn of_css(state: &State<Lockdown>, answer: CssMoveAnswer) -> Vec<Touch> {
    let Some(Frame::CssMove(it)) = state.under_way().last() else { return Vec::new() };
    let css = Touch::Css { space: it.space };
    match answer {
        CssMoveAnswer::Stay => vec![css],
        CssMoveAnswer::Sooner | CssMoveAnswer::Later => vec![css, Touch::Time { space: it.goal(answer) }],
    }
}

/// A line of the computer card, and what it is done to.
fn of_line(with: ComputerUse) -> Vec<Touch> {
    let line = Touch::Line { line: with.action() };
    let done_to = match with {
        ComputerUse::GainKnowledge => Vec::new(),
        ComputerUse::MoveRover { to } => of_rover(to),
        ComputerUse::LookAtContingencies { of } => vec![Touch::Character { seat: of }],
        ComputerUse::TurnDoor { passage } => vec![Touch::Corridor { passage }],
        ComputerUse::ClearRoom { room } => vec![Touch::Room { room }],
        ComputerUse::LookAtCssToken { space } => vec![Touch::Css { space }],
        ComputerUse::SwapPowerTokens { one, other } => vec![Touch::Power { area: one }, Touch::Power { area: other }],
    };
    [line].into_iter().chain(done_to).collect()
}

fn of_rover(to: Rover) -> Vec<Touch> {
    match to {
        Rover::Exit { room } => vec![Touch::Rover, Touch::Room { room }],
        Rover::Bunker => vec![Touch::Rover, Touch::Bunker],
    }
}

fn of_top_cards(state: &State<Lockdown>, answer: TopOrderAnswer) -> Vec<Touch> {
    let Some(Frame::TopOrder(order)) = state.under_way().last() else { return Vec::new() };
    let nth = match answer {
        TopOrderAnswer::First => 0,
        TopOrderAnswer::Second => 1,
    };
    vec![Touch::TopCard { deck: order.deck, nth }]
}

//! Everything that those who play at random hardly ever meet, by hand.

use engine::{Seats, Word};
use lockdown::{
    Choice, Heard,
    board::{Card, CodeToken, FigureId, ObjectToken},
    heard::{Handled, Harm, Told},
    rules::{
        actions::Action,
        attack::{
            Occasion,
            reactions::{BeforeTheCardAnswer, FrenzyReactionAnswer, ReactionAnswer},
        },
        cards::{
            hacker::BypassAnswer,
            lab_rat::QuietAnswer,
            top_cards::{TopDeck, TopOrderAnswer},
        },
        combat::{AdvantageAnswer, DieAnswer, Target},
        events::{dark::EventReactionAnswer, panic::PanicLossAnswer},
        hands::HandAnswer,
        items::wail::WailAnswer,
        light::LightAnswer,
        rooms::{css::CssMoveAnswer, repository::CraftHereAnswer},
        trade::{Goods, TradeReplyAnswer, TradingAnswer},
        turn::PassingAnswer,
    },
    words::{
        ActionCard, AttackCard, Back, ComputerCard, Contamination, Contingency, CorridorNumber, CssToken, Ending,
        Event, ExplorationToken, Intruder, Item, Level, Objective, Pod, Room, RoomNumber, SeriousWound, ShotFace,
        SurfaceCard, SurfaceEffect, SurfaceFace, SurfaceToken, Weakness, YesNo, Zone,
    },
};
use nemesis_kit::crew::EventPlacementAnswer;

use crate::aims::{CORPSE, ONE, OTHER, PASSAGE, SEAT, TWO, aims, computer_uses, prices, room_aims};

const CARD: Card = Card::Action(ActionCard::Rest);
const SCANNED: Card = Card::Scanned(Contamination::Infected);
const FIGURE: FigureId = FigureId(0);
const CORRIDOR: CorridorNumber = CorridorNumber(3);
const ROOM: RoomNumber = RoomNumber(5);

/// Everything that can be done in a turn, with every aim.
pub(crate) fn actions() -> Vec<Choice> {
    each_action().into_iter().map(Choice::Turn).collect()
}

fn each_action() -> Vec<Action> {
    let figure = Target::Figure { figure: FIGURE };
    let objects = [CORPSE, ObjectToken::Egg, ObjectToken::Carcass];
    let mut actions = vec![
        Action::Pass,
        Action::Move { corridor: CORRIDOR },
        Action::CarefulMove { corridor: CORRIDOR },
        Action::Move { corridor: CorridorNumber::of_path(2) },
        Action::CarefulMove { corridor: CorridorNumber::of_path(4) },
        Action::Shoot { weapon: Item::Smg, at: figure },
        Action::Shoot { weapon: Item::Smg, at: Target::Eggs },
        Action::Melee { at: figure },
        Action::Melee { at: Target::Eggs },
        Action::Trade,
        Action::Craft { item: Item::Taser, one: ONE, other: TWO },
        Action::DropItem { item: ONE },
    ];
    actions.extend(objects.iter().flat_map(|&object| [Action::PickUp { object }, Action::DropObject { object }]));
    actions.extend(prices().into_iter().map(|price| Action::Unlock { price }));
    actions.extend(room_aims().into_iter().map(|aim| Action::UseRoom { aim }));
    actions.extend(computer_uses().into_iter().map(|with| Action::Computer { with }));
    for aim in aims() {
        actions.extend([Action::Play { card: ActionCard::Rest, aim }, Action::Use { item: ONE, aim }]);
    }
    actions
}

/// Answers that are hardly ever offered.
pub(crate) fn answers() -> Vec<Choice> {
    let lights = [LightAnswer::Flashlight, LightAnswer::Glowstick, LightAnswer::Lighter];
    let mut answers = vec![
        Choice::Payment(ActionCard::Rest),
        Choice::Interruption(YesNo::Yes),
        Choice::Passing(PassingAnswer::Done),
        Choice::Passing(PassingAnswer::Discard(CARD)),
        Choice::Passing(PassingAnswer::Discard(SCANNED)),
        Choice::Passing(PassingAnswer::Discard(Card::Unscanned)),
        Choice::Shedding(CARD),
        Choice::Shedding(SCANNED),
        Choice::Shedding(Card::Unscanned),
        Choice::Reaction(ReactionAnswer::FeelOfTheDark),
        Choice::Reaction(ReactionAnswer::NervesOfSteel),
        Choice::Reaction(ReactionAnswer::FlakVest),
        Choice::FrenzyReaction(FrenzyReactionAnswer::Nothing),
        Choice::FrenzyReaction(FrenzyReactionAnswer::NervesOfSteel),
        Choice::EventPlacement(EventPlacementAnswer::Top),
        Choice::EventPlacement(EventPlacementAnswer::Bottom),
        Choice::Reaction(ReactionAnswer::Pheromones { giving: ObjectToken::Carcass }),
        Choice::Reaction(ReactionAnswer::PheromonesAt { instead: OTHER }),
        Choice::EventReaction(EventReactionAnswer::FeelOfTheDark),
        Choice::PanicLoss(PanicLossAnswer::Ammo { weapon: Item::Smg }),
        Choice::PanicLoss(PanicLossAnswer::Item { item: ONE }),
        Choice::CraftHere(CraftHereAnswer::Craft { item: Item::Taser, of: ONE }),
        Choice::Bypass(BypassAnswer::Done),
        Choice::SmokeDiscard(Some(ActionCard::Rest)),
        Choice::SmokeDiscard(None),
        Choice::DustLoss(CARD),
        Choice::DustLoss(SCANNED),
        Choice::DustLoss(Card::Unscanned),
        Choice::TracksNoise(Zone::Two),
        Choice::StaticLoss(Some(Item::Smg)),
        Choice::StaticLoss(None),
        Choice::WailNoise(WailAnswer::Done),
        Choice::WailNoise(WailAnswer::Noise { passage: PASSAGE }),
        Choice::CheatChoice(ComputerCard::A),
        Choice::CheatOrder(ComputerCard::LockDown),
        Choice::CoveringWeapon(Item::Smg),
        Choice::SecondDie(YesNo::Yes),
        Choice::RideAlong(YesNo::Yes),
        Choice::TradeAgreement(YesNo::Yes),
        Choice::QuietInTheDark(QuietAnswer::Nothing),
        Choice::QuietInTheDark(QuietAnswer::Inconspicuous),
        Choice::BeforeTheCard(BeforeTheCardAnswer::Inconspicuous { instead: OTHER }),
        Choice::CraftHere(CraftHereAnswer::Nothing),
        Choice::CssMove(CssMoveAnswer::Stay),
        Choice::CssMove(CssMoveAnswer::Sooner),
        Choice::CssMove(CssMoveAnswer::Later),
        Choice::DieChoice(DieAnswer::First),
        Choice::DieChoice(DieAnswer::Second),
        Choice::Advantage(AdvantageAnswer::Nothing),
        Choice::Advantage(AdvantageAnswer::Discard(ActionCard::Rest)),
        Choice::DoorTaken(PASSAGE),
        Choice::HandLost(HandAnswer::DropLeft),
        Choice::HandLost(HandAnswer::DropRight),
        Choice::HandsFull(HandAnswer::DropLeft),
        Choice::HandsFull(HandAnswer::DropRight),
        Choice::HandsFull(HandAnswer::Decline),
        Choice::ResearchConsent(YesNo::No),
        Choice::SlipConsent(YesNo::Yes),
        Choice::TokenIgnored(YesNo::Yes),
        Choice::TopOrder(TopOrderAnswer::First),
        Choice::TopOrder(TopOrderAnswer::Second),
        Choice::Trading(TradingAnswer::Show { item: ONE, to: OTHER }),
        Choice::Consent(YesNo::Yes),
        Choice::ExtraRound(YesNo::Yes),
        Choice::ShotReroll(YesNo::No),
        Choice::TradeHands(HandAnswer::DropLeft),
        Choice::TradeHands(HandAnswer::DropRight),
        Choice::TradeHands(HandAnswer::Decline),
        Choice::TradeReply(TradeReplyAnswer::InReturn(Goods::Object(CORPSE))),
        Choice::TradeReply(TradeReplyAnswer::InReturn(Goods::Object(ObjectToken::Egg))),
        Choice::TradeReply(TradeReplyAnswer::InReturn(Goods::Item(ONE))),
    ];
    answers.extend(lights.map(Choice::LightSource));
    answers.extend(lights.map(|with| Choice::Reaction(ReactionAnswer::Light { with })));
    answers.extend(lights.map(|with| Choice::EventReaction(EventReactionAnswer::Light { with })));
    answers.extend(computer_uses().into_iter().map(Choice::CheatUse));
    answers.extend(computer_uses().into_iter().map(|with| Choice::Bypass(BypassAnswer::Line { with })));
    answers
}

/// Events that hardly ever happen, and all that can be declared.
pub(crate) fn rare_events() -> Vec<Heard> {
    let declared =
        |action: Action| Heard::Declared { seat: SEAT, action, to: Some(ROOM), against: Some(Intruder::Adult) };
    let mut events: Vec<Heard> = each_action().into_iter().map(declared).collect();
    events.extend(
        Ending::ALL.iter().flat_map(|&ending| [Heard::ComplexDestroyed { ending }, Heard::SquadArrived { ending }]),
    );
    events.extend(Contingency::ALL.iter().map(|&code| Heard::CodeRevealed { code }));
    events.extend(CssToken::ALL.iter().map(|&token| Heard::CssRevealed { space: 4, token }));
    events.extend(
        [Occasion::Surprise, Occasion::Escape, Occasion::EventPhase, Occasion::Effect]
            .into_iter()
            .map(|occasion| Heard::Attacked { figure: None, kind: Intruder::Adult, seat: SEAT, occasion }),
    );
    let explored = |effect: SurfaceEffect, items: u8| Heard::SurfaceExplored {
        seat: SEAT,
        number: ROOM,
        room: Room::Surgery,
        effect,
        items,
    };
    events.extend(SurfaceEffect::ALL.iter().zip(0..).map(|(&effect, items)| explored(effect, items)));
    events.extend([
        Heard::Interrupted { seat: SEAT, against: OTHER },
        Heard::LarvaRemoved { seat: SEAT },
        Heard::CodeTaken { seat: SEAT, token: CodeToken(6) },
        Heard::CodeToPool { token: CodeToken(6) },
        Heard::Consented { seat: SEAT, answer: YesNo::Yes },
        Heard::Consented { seat: SEAT, answer: YesNo::No },
        Heard::ElevatorCalled { level: Level::S01 },
        Heard::ElevatorRidden { with: Seats::one(SEAT), to: Level::S03 },
        Heard::ElevatorRidden { with: Seats::one(SEAT).with(OTHER), to: Level::S03 },
        Heard::SignalSent { seat: SEAT },
        Heard::GateOpened {},
        Heard::RoverMoved { room: None },
        Heard::RoverMoved { room: Some(ROOM) },
        Heard::AutodestructionStarted { space: 4 },
        Heard::KnowledgeActivated { seat: SEAT },
        Heard::WeaknessRevealed { slot: 2, weakness: Weakness::DullScent },
        Heard::VentingStarted { room: ROOM },
        Heard::LitUp { seat: SEAT, item: Item::Lighter },
        Heard::PodBoarded { seat: SEAT, pod: Pod::B },
        Heard::ObjectiveRevealed { seat: SEAT, objective: Objective::WayOut },
        Heard::Harm(Harm::LightWoundsHealed { seat: SEAT, left: 1 }),
        Heard::Harm(Harm::WoundDressed { seat: SEAT, wound: SeriousWound::Guts }),
        Heard::Harm(Harm::WoundHealed { seat: SEAT, wound: SeriousWound::Guts }),
        Heard::Handled(Handled::Loaded { seat: SEAT, weapon: Item::Smg, ammo: 3 }),
        Heard::Handled(Handled::ItemShown { seat: SEAT, to: OTHER, back: Back::Red, item: Some(Item::Grenade) }),
        Heard::Handled(Handled::ItemShown { seat: SEAT, to: OTHER, back: Back::Red, item: None }),
        Heard::CodeSeen { seat: SEAT, token: CodeToken(1), code: None },
        Heard::CodeSeen { seat: SEAT, token: CodeToken(1), code: Some(Contingency::Red) },
        Heard::TileSeen { seat: SEAT, room: ROOM, tile: None },
        Heard::TileSeen { seat: SEAT, room: ROOM, tile: Some(Room::Nest) },
        Heard::TokenSeen { seat: SEAT, room: ROOM, token: None },
        Heard::TokenSeen { seat: SEAT, room: ROOM, token: Some(ExplorationToken::DangerTwo) },
        Heard::SurfaceTokenSeen { seat: SEAT, room: ROOM, token: None },
        Heard::SurfaceTokenSeen { seat: SEAT, room: ROOM, token: Some(SurfaceToken::DangerThree) },
        Heard::Examined { seat: SEAT },
        Heard::SurfaceRolled { seat: SEAT, face: SurfaceFace::Surface },
        Heard::SurfaceCardDrawn { seat: SEAT, card: SurfaceCard::Stalked },
        Heard::ZoneNoise { zone: Zone::Three },
        Heard::SuitTorn { seat: SEAT },
        Heard::ChargeLost { seat: SEAT, item: Item::Flashlight },
        Heard::ComputerCardSeen { seat: SEAT, card: None },
        Heard::ComputerCardSeen { seat: SEAT, card: Some(ComputerCard::LockDown) },
        Heard::EventSeen { seat: SEAT, card: Some(Event::Nest) },
        Heard::EventSeen { seat: SEAT, card: None },
        Heard::AttackSeen { seat: SEAT, card: Some(AttackCard::CutTwo) },
        Heard::AttackSeen { seat: SEAT, card: None },
        Heard::ObjectiveSeen { seat: SEAT, of: OTHER, objective: None },
        Heard::ObjectiveSeen { seat: SEAT, of: OTHER, objective: Some(Objective::Regicide) },
        Heard::CssSeen { seat: SEAT, space: 9, token: Some(CssToken::AllPods) },
        Heard::CssMoved { from: 9, to: 10 },
        Heard::LockedDown { room: None },
        Heard::LockedDown { room: Some(ROOM) },
        Heard::QuestUnlocked { seat: SEAT, quest: Item::Wail },
        Heard::ObjectGivenUp { seat: SEAT, object: CORPSE },
        Heard::ObjectGivenUp { seat: SEAT, object: ObjectToken::Carcass },
        Heard::ObjectResearched { seat: SEAT, object: CORPSE, reveals: true },
        Heard::CraftedHere { seat: SEAT, item: Item::Taser, of: ONE },
        Heard::EggHatched { room: None },
        Heard::EggHatched { room: Some(ROOM) },
        Heard::AmmoLost { seat: SEAT, weapon: Item::Smg },
        Heard::NoiseTaken { room: ROOM, number: CORRIDOR },
        Heard::ReactionPlayed { seat: SEAT, card: ActionCard::Pheromones, instead: Some(OTHER) },
        Heard::DieChosen { seat: SEAT, face: ShotFace::EnhancedHit },
        Heard::AdvantageTaken { seat: SEAT, card: ActionCard::Rest },
        Heard::IsolationOpened {},
        Heard::AlertStarted { space: 7 },
        Heard::AutodestructionStopped {},
        Heard::AutodestructionTurnedRed { space: 3 },
        Heard::PodLaunched { pod: Pod::A, seat: SEAT },
        Heard::LaunchFailed { pod: Pod::C, seat: SEAT },
        Heard::NoiseRemoved { level: Level::S01 },
        Heard::MarkersRemoved {},
        Heard::Evacuated { seat: SEAT },
        Heard::EvacuationFailed { seat: SEAT },
        Heard::LockedIn { seat: SEAT },
        Heard::LockInFailed { seat: SEAT },
        Heard::Vented { room: ROOM },
        Heard::VentingCancelled { room: ROOM },
        Heard::FoundHealthy { seat: SEAT },
        Heard::EventPlaced { seat: SEAT, answer: EventPlacementAnswer::Top },
        Heard::EventPlaced { seat: SEAT, answer: EventPlacementAnswer::Bottom },
        Heard::TopCardsPlaced { seat: SEAT, deck: TopDeck::Attacks, on_top: TopOrderAnswer::Second },
        Heard::GameOver { winners: Seats::NONE },
        Heard::Harm(Harm::Revived { seat: SEAT }),
        Heard::Handled(Handled::ItemsBound { seat: SEAT }),
        Heard::Handled(Handled::HandsLeftAsTheyAre { seat: SEAT }),
        Heard::Handled(Handled::Crafted { seat: SEAT, item: Item::Taser, one: ONE, other: TWO }),
        Heard::Told(Told::NothingLeft { kind: Intruder::Adult }),
        Heard::Told(Told::NothingLeft { kind: Intruder::Queen }),
        Heard::Told(Told::Transformed { figure: FIGURE }),
        Heard::Told(Told::EggLaid {}),
    ]);
    events
}

//! What happens, and what a viewer hears of it.
//!
//! Most of what happens is told to everybody in the same words. What is not is made in `heard/secrets.rs`, and
//! nowhere else: a `Happened` that some hear in full and the others in part.

mod secrets;

use engine::{News, Seat, Seats, Viewer};
use nemesis_kit::crew::EventPlacementAnswer;
pub use nemesis_kit::{Compared, Handled, Harm, Played, Told, Turned, Walked};
use serde::Serialize;

use crate::{
    board::{Card, CodeToken, FigureId, ObjectToken},
    rules::{
        actions::Action,
        attack::Occasion,
        cards::top_cards::{TopDeck, TopOrderAnswer},
        combat::Die,
    },
    words::{
        ActionCard, Attack, AttackCard, Back, BackupPower, Cause, Character, ComputerAction, ComputerCard,
        Contamination, Contingency, CorridorNumber, CssToken, Ending, Event, ExplorationToken, Intruder, Item,
        ItemCard, Level, Objective, Pod, PowerArea, PowerToken, Room, RoomNumber, SeriousWound, ShotFace, StalkerToken,
        SurfaceCard, SurfaceEffect, SurfaceFace, SurfaceToken, Weakness, YesNo, Zone,
    },
};

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Happened {
    /// Everybody hears it.
    Openly(Heard),
    /// `to` hear all of it; the others hear what is left of it, if anything is.
    Whispered { to: Seats, heard: Heard, others: Option<Heard> },
}

impl From<Heard> for Happened {
    fn from(heard: Heard) -> Happened {
        Happened::Openly(heard)
    }
}

impl From<Told<StalkerToken>> for Happened {
    fn from(told: Told<StalkerToken>) -> Happened {
        Happened::Openly(Heard::Told(told))
    }
}

impl From<Harm<SeriousWound, Cause>> for Happened {
    fn from(harm: Harm<SeriousWound, Cause>) -> Happened {
        Happened::Openly(Heard::Harm(harm))
    }
}

impl From<Turned<AttackCard, Event>> for Happened {
    fn from(turned: Turned<AttackCard, Event>) -> Happened {
        Happened::Openly(Heard::Turned(turned))
    }
}

impl From<Walked<Room>> for Happened {
    fn from(walked: Walked<Room>) -> Happened {
        Happened::Openly(Heard::Walked(walked))
    }
}

impl From<Played<ActionCard, Card>> for Happened {
    fn from(played: Played<ActionCard, Card>) -> Happened {
        match played {
            Played::FirstPlayerChanged { seat } => Heard::FirstPlayerChanged { seat }.into(),
            Played::TurnBegan { seat } => Heard::TurnBegan { seat }.into(),
            Played::TurnEnded { seat } => Heard::TurnEnded { seat }.into(),
            Played::Passed { seat } => Heard::Passed { seat }.into(),
            Played::CardDrawn { seat, card } => Heard::card_drawn(seat, card),
            Played::CardDiscarded { seat, card } => Heard::card_discarded(seat, card),
            Played::ActionCardDiscarded { seat, card } => Heard::CardDiscarded { seat, card }.into(),
            Played::Interrupted { seat, against } => Heard::Interrupted { seat, against }.into(),
        }
    }
}

/// What a viewer hears of something.
pub fn heard(happened: &Happened, viewer: Viewer) -> Option<Heard> {
    match *happened {
        Happened::Openly(heard) => Some(heard),
        Happened::Whispered { to, heard, others: _ } if viewer.is_any_of(to) => Some(heard),
        Happened::Whispered { to: _, heard: _, others } => others,
    }
}

/// Whether something tells anybody but `actor` what was hidden, or passes the turn on.
pub fn is_barrier(happened: &Happened, actor: Seat) -> bool {
    match happened {
        Happened::Whispered { to, heard, .. } => heard.is_news() || !to.without(actor).is_empty(),
        Happened::Openly(heard) => heard.is_news(),
    }
}

/// Whether `actor` sees with it what they did not know. What somebody chooses in secret tells them
/// nothing.
pub fn is_look(happened: &Happened, actor: Seat) -> bool {
    match happened {
        Happened::Whispered { to, heard, .. } => to.has(actor) && heard.is_look(),
        Happened::Openly(_) => false,
    }
}

/// Something that happened, as it is told. Marked is what tells somebody what they did not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, News)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "heard", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[news(
    RoundBegan | TurnBegan | TurnEnded | PowerDealt | NumberDealt | ObjectiveDealt | CommonObjectiveRevealed | CodeDealt
    | CodeTurnedUp | DraftDrawn | ComputerCardTurned | WeaknessRevealed | FirstEncounter | AttackRevealed | ReactionPlayed
    | LitUp | CssRevealed | ShotRolled | ContaminationRemoved | CardTurnedUp | ContaminationTurnedUp
    | SurfaceRolled | SurfaceCardDrawn | SurfaceExplored | Examined | LarvaRemoved
    | ComplexDestroyed | EventHadNoEffect | EventPlaced | TopCardsPlaced | SquadArrived | CodeRevealed | FoundHealthy | ObjectiveRevealed | GameOver
)]
#[look(CodeSeen | CssSeen | ObjectiveSeen | Scanned | CardDrawn | TileSeen | TokenSeen | SurfaceTokenSeen | ComputerCardSeen | EventSeen | AttackSeen)]
#[within(Told | Harm | Turned | Handled | Walked)]
#[rustfmt::skip] // One attribute on a variant, and every variant would take a line a field.
pub enum Heard {
    // The table is set up.
    PowerDealt { area: PowerArea, token: PowerToken },
    NumberDealt { seat: Seat, number: u8 },
    ObjectiveDealt { seat: Seat, objective: Option<Objective> },
    CommonObjectiveRevealed { objective: Objective },
    CodeDealt { seat: Seat, token: CodeToken, code: Option<Contingency> },
    CodeTurnedUp { token: CodeToken, code: Contingency },
    DraftDrawn { seat: Seat, character: Character },
    CharacterChosen { seat: Seat, character: Character },
    FirstPlayerChanged { seat: Seat },

    // The player phase.
    RoundBegan { round: u16 },
    TurnBegan { seat: Seat },
    TurnEnded { seat: Seat },
    Declared { seat: Seat, action: Action, to: Option<RoomNumber>, against: Option<Intruder> },
    Interrupted { seat: Seat, against: Seat },

    // Cards.
    CardDrawn { seat: Seat, card: Option<Card> },
    CardDiscarded { seat: Seat, card: ActionCard },
    ContaminationDiscarded { seat: Seat },
    Scanned { seat: Seat, result: Option<Contamination> },
    // LOC-27.11: that no card is left in a hand to be scanned, nobody knew before.
    Examined { seat: Seat },
    ContaminationRemoved { seat: Seat, cards: u8, from_hand: u8, from_deck: u8 },
    LarvaRemoved { seat: Seat },
    CardTurnedUp { seat: Seat, card: ActionCard },
    ContaminationTurnedUp { seat: Seat },

    // Power, the elevator, and light.
    PowerTurned { area: PowerArea, token: PowerToken, is_active: bool },
    PowerMoved { area: PowerArea, token: PowerToken },
    BackupTurned { backup: BackupPower },
    ElevatorCalled { level: Level },
    ElevatorRidden { with: Seats, to: Level },
    LitUp { seat: Seat, item: Item },

    // Rooms.
    RoomUsed { seat: Seat, room: RoomNumber },
    TileSeen { seat: Seat, room: RoomNumber, tile: Option<Room> },
    TokenSeen { seat: Seat, room: RoomNumber, token: Option<ExplorationToken> },
    SurfaceTokenSeen { seat: Seat, room: RoomNumber, token: Option<SurfaceToken> },
    Consented { seat: Seat, answer: YesNo },
    SignalSent { seat: Seat },
    ItemsCounted { room: RoomNumber, left: u8 },
    GateOpened {},
    RoverMoved { room: Option<RoomNumber> },
    Evacuated { seat: Seat },
    EvacuationFailed { seat: Seat },
    LockedIn { seat: Seat },
    LockInFailed { seat: Seat },
    PodBoarded { seat: Seat, pod: Pod },
    Passed { seat: Seat },
    VentingStarted { room: RoomNumber },
    VentingCancelled { room: RoomNumber },
    Vented { room: RoomNumber },

    // Computers, codes, and knowledge.
    ComputerUsed { seat: Seat, action: ComputerAction },
    ComputerCardTurned { card: ComputerCard },
    ComputerCardSeen { seat: Seat, card: Option<ComputerCard> },
    LockedDown { room: Option<RoomNumber> },
    CodeSeen { seat: Seat, token: CodeToken, code: Option<Contingency> },
    CodeTaken { seat: Seat, token: CodeToken },
    CodeToPool { token: CodeToken },
    CssSeen { seat: Seat, space: u8, token: Option<CssToken> },
    CssMoved { from: u8, to: u8 },
    ObjectiveSeen { seat: Seat, of: Seat, objective: Option<Objective> },
    KnowledgeGained { seat: Seat, knowledge: u8 },
    KnowledgeActivated { seat: Seat },
    ObjectResearched { seat: Seat, object: ObjectToken, reveals: bool },
    // The slots count from 1, as people do.
    WeaknessRevealed { slot: u8, weakness: Weakness },

    // Items and objects. LOC-17.3: everybody sees what is used.
    Searched { seat: Seat, room: RoomNumber, back: Back, left: u8 },
    ItemTaken { seat: Seat, item: ItemCard },
    ItemUsed { seat: Seat, item: ItemCard, is_spent: bool },
    QuestUnlocked { seat: Seat, quest: Item },
    ObjectGivenUp { seat: Seat, object: ObjectToken },
    CraftedHere { seat: Seat, item: Item, of: ItemCard },
    EggHatched { room: Option<RoomNumber> },
    AmmoLost { seat: Seat, weapon: Item },
    ItemLost { seat: Seat, back: Back, item: Option<Item> },
    TechnicalNoise {},
    NoiseTaken { room: RoomNumber, number: CorridorNumber },

    // The Martian surface.
    SurfaceRolled { seat: Seat, face: SurfaceFace },
    SurfaceExplored { seat: Seat, number: RoomNumber, room: Room, effect: SurfaceEffect, items: u8 },
    SurfaceCardDrawn { seat: Seat, card: SurfaceCard },
    ZoneNoise { zone: Zone },
    SuitTorn { seat: Seat },
    ChargeLost { seat: Seat, item: Item },

    // Intruders.
    FirstEncounter {},
    ObjectiveChosen { seat: Seat, objective: Option<Objective> },
    Attacked { figure: Option<FigureId>, kind: Intruder, seat: Seat, occasion: Occasion },
    AttackRevealed { card: AttackCard, attack: Attack, hits: bool },
    DarkPart { seat: Seat, attack: Attack },
    ReactionPlayed { seat: Seat, card: ActionCard, instead: Option<Seat> },

    // Combat.
    AmmoSpent { seat: Seat, weapon: Item, rounds: u8 },
    ShotRolled { seat: Seat, die: Die, face: ShotFace },
    DieChosen { seat: Seat, face: ShotFace },
    // LOC-1.13: everybody sees the card.
    AdvantageTaken { seat: Seat, card: ActionCard },

    // The time track and the event phase.
    TimePassed { space: u8 },
    ThresholdCrossed { from: u8 },
    IsolationOpened {},
    AlertStarted { space: u8 },
    AutodestructionStarted { space: u8 },
    AutodestructionStopped {},
    AutodestructionTurnedRed { space: u8 },
    CssRevealed { space: u8, token: CssToken },
    PodLaunched { pod: Pod, seat: Seat },
    LaunchFailed { pod: Pod, seat: Seat },
    NoiseRemoved { level: Level },
    EventHadNoEffect { card: Event },
    EventSeen { seat: Seat, card: Option<Event> },
    AttackSeen { seat: Seat, card: Option<AttackCard> },
    EventPlaced { seat: Seat, answer: EventPlacementAnswer },
    TopCardsPlaced { seat: Seat, deck: TopDeck, on_top: TopOrderAnswer },
    ItemsBurnt { room: RoomNumber },
    MarkersRemoved {},

    // The end.
    ComplexDestroyed { ending: Ending },
    SquadArrived { ending: Ending },
    CodeRevealed { code: Contingency },
    FoundHealthy { seat: Seat },
    ObjectiveRevealed { seat: Seat, objective: Objective },
    Resigned { seat: Seat },
    GameOver { winners: Seats },

    // What both books tell: noise, doors, markers, encounters and the bag.
    #[serde(untagged)]
    Told(Told<StalkerToken>),

    // And what befalls characters and intruders: wounds, injuries, larvae and death.
    #[serde(untagged)]
    Harm(Harm<SeriousWound, Cause>),

    // And the cards that are turned up for it.
    #[serde(untagged)]
    Turned(Turned<AttackCard, Event>),

    // And what is done with items and objects.
    #[serde(untagged)]
    Handled(Handled<Item, ItemCard, ObjectToken>),

    // And where characters go, and what they find.
    #[serde(untagged)]
    Walked(Walked<Room>),
}

//! What happens, and what a viewer hears of it.
//!
//! Most of what happens is told to everybody in the same words. What is not is made here, and
//! nowhere else: a `Happened` that some hear in full and the others in part.

mod secrets;

use engine::{News, Seat, Seats, Viewer};
pub use nemesis_kit::{Compared, Handled, Harm, Played, Told, Turned, Walked};
use serde::Serialize;

use crate::{
    board::{Card, FigureId, ObjectToken},
    rules::{
        actions::Action,
        attack::Occasion,
        cards::risk::EventPlacementAnswer,
        looking::{Shown, Sight},
    },
    words::{
        ActionCard, AttackCard, Back, Cause, Character, Contamination, Coordinates, Course, Destination, Ending,
        Engine, EngineToken, Event, Intruder, IntruderActionCard, IntruderToken, Item, ItemCard, Network, Object,
        Objective, PodNumber, PodSide, Room, RoomNumber, SeriousWound, Weakness, YesNo,
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

impl From<Told<IntruderToken>> for Happened {
    fn from(told: Told<IntruderToken>) -> Happened {
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
    RoundBegan | TurnBegan | TurnEnded | CommonObjectiveRevealed | DraftDrawn | FirstEncounter
    | AttackRevealed | NervesOfSteelPlayed | ArmorGivenUp
    | WeaknessDiscovered
    | HandScanned | ContaminationRemoved | CardTurnedUp | ContaminationTurnedUp | EventPlaced | EngineWorkedOn
    | EventHadNoEffect | IntruderCardPlayed | IntruderCardDiscarded | ShipDestroyed
    | ShipJumped | EngineRevealed | Arrived | FoundHealthy | ObjectiveRevealed | NumberDealt | ObjectiveDealt
    | GameOver
)]
#[look(Looked | ObjectiveSeen | EventSeen | CardDrawn | IntruderCardDrawn | Scanned)]
#[within(Told | Harm | Turned | Handled | Walked)]
#[rustfmt::skip] // One attribute on a variant, and every variant would take a line a field.
pub enum Heard {
    // The table is set up.
    PodDrawn { pod: PodNumber },
    NumberDealt { seat: Seat, number: u8 },
    ObjectiveDealt { seat: Seat, objective: Option<Objective> },
    CommonObjectiveRevealed { objective: Objective },
    DraftDrawn { seat: Seat, character: Character },
    CharacterChosen { seat: Seat, character: Character },

    // A round.
    RoundBegan { round: u16 },
    FirstPlayerChanged { seat: Seat },
    CardDrawn { seat: Seat, card: Option<Card> },
    TurnBegan { seat: Seat },
    TurnEnded { seat: Seat },
    Passed { seat: Seat },
    Resigned { seat: Seat },

    // Actions.
    // The room to which the way leads, if it is declared by a corridor, and what an intruder that is its target is.
    Declared { seat: Seat, action: Action, to: Option<RoomNumber>, against: Option<Intruder> },
    CardDiscarded { seat: Seat, card: ActionCard },
    ContaminationDiscarded { seat: Seat },
    Interrupted { seat: Seat, against: Seat },
    RoomUsed { seat: Seat, room: RoomNumber },
    Consented { seat: Seat, answer: YesNo },

    // Movement, noise and doors.
    // NEM-6.13, NEM-6.14, NEM-22.3: as many items as there are in the room, whatever the token says.
    TechnicalNoise { network: Network },
    AirlockStarted { room: RoomNumber },
    AirlockCancelled { room: RoomNumber },
    AirlockOpened { room: RoomNumber },

    // Markers.
    ItemsBurnt { room: RoomNumber },

    // Intruders. NEM-24.18: what goes into the bag and what leaves it is seen by all, its number too.
    FirstEncounter {},
    ObjectiveChosen { seat: Seat, objective: Option<Objective> },
    Attacked { figure: FigureId, kind: Intruder, seat: Seat, occasion: Occasion },
    AttackRevealed { card: AttackCard, hits: bool },
    NervesOfSteelPlayed { seat: Seat },
    ArmorGivenUp { seat: Seat },
    EggHatched {},
    WeaknessDiscovered { object: Object, weakness: Weakness },

    // Combat and contamination.
    AmmoSpent { seat: Seat, weapon: Item, rounds: u8 },
    // NEM-26.27: everybody sees how many cards somebody scans.
    HandScanned { seat: Seat, cards: u8 },
    Scanned { seat: Seat, result: Option<Contamination> },
    ContaminationRemoved { seat: Seat, cards: u8, from_hand: u8, from_deck: u8 },
    LarvaRemoved { seat: Seat },
    CardTurnedUp { seat: Seat, card: ActionCard },
    ContaminationTurnedUp { seat: Seat },

    // Items and objects. NEM-16.6: everybody sees what is used.
    Searched { seat: Seat, room: RoomNumber, back: Back, left: u8 },
    ItemUsed { seat: Seat, item: ItemCard, is_spent: bool },
    QuestActivated { seat: Seat, quest: Item, giving: Option<ItemCard> },

    // Secret looks, engines and the course.
    Looked { seat: Seat, sight: Sight, shown: Option<Shown> },
    ObjectiveSeen { seat: Seat, of: Seat, objective: Option<Objective> },
    EventSeen { seat: Seat, card: Option<Event> },
    EventPlaced { seat: Seat, answer: EventPlacementAnswer },
    EngineWorkedOn { seat: Seat, engine: Engine, is_changed: bool },
    SignalSent { seat: Seat },
    CourseSet { seat: Seat, course: Course },
    SelfDestructStarted {},
    SelfDestructStopped {},

    // Pods and hibernation.
    PodEntered { seat: Seat, pod: PodNumber },
    PodMissed { seat: Seat },
    PodLeft { seat: Seat, room: RoomNumber },
    PodFlipped { pod: PodNumber, side: PodSide },
    PodsUnlocked {},
    PodLaunched { pod: PodNumber, with: Seats },
    Hibernated { seat: Seat },
    HibernationFailed { seat: Seat },
    HibernationOpened {},

    // The event phase, and whoever plays the intruders.
    TimePassed { time: u8, self_destruct: Option<u8> },
    EventHadNoEffect { card: Event },
    IntrudersLed { seat: Seat },
    IntruderCardDrawn { card: Option<IntruderActionCard> },
    IntruderCardPlayed { card: IntruderActionCard },
    IntruderCardDiscarded { card: IntruderActionCard },

    // The end.
    ShipDestroyed { ending: Ending },
    ShipJumped {},
    EngineRevealed { engine: Engine, token: EngineToken },
    Arrived { coordinates: Coordinates, destination: Destination },
    FoundHealthy { seat: Seat },
    ObjectiveRevealed { seat: Seat, objective: Objective },
    // NEM-22.26: and who led the intruders, if somebody did.
    GameOver { winners: Seats, leader: Option<Seat> },

    // What both books tell: noise, doors, markers, encounters and the bag.
    #[serde(untagged)]
    Told(Told<IntruderToken>),

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

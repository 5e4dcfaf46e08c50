//! What happens, and what is heard of it.
//!
//! Each event names the things that moved and the numbers that changed, so that a client can
//! show it without knowing a rule. An event holds everything; whoever may not know a card hears
//! of it without the card (AGD-9.1).

use engine::{News, Seat, Viewer};
use serde::Serialize;

use crate::{
    ground::{Door, Square},
    rules::{barricade::Barrier, tracker_look::PutBackPlace},
    words::{
        Ability, Action, AlienDie, BoardFace, Card, Character, Condition, Ending, EnemyKind, EventCard, Exit, Facing,
        Gun, GunOrder, Hazard, MarineDie, MissionBlipFace, ThreatLevel, TrackerCard, Weapon, Window,
    },
};

/// Something that happened. Marked is what tells somebody what they did not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, News)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "heard", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[news(
    BlipSpotted | CardDiscarded | CardRevealed | HazardDrawn | HandCardDiscarded | RevealedCardTaken
    | MissionBlipTurned | ExhaustPileShuffled | TrackerCardDrawn | TrackerBackSeen | EventPlayed | Equipped
    | TrackerPutBack | HandCardExhausted | HandCardRecovered | TokenPassed | ActivationBegan | AlienPhaseBegan
    | TurnBegan | WindowClosed | GameOver
)]
#[look(seat: CardDrawn | CardFound | ExhaustedCardSeen | TrackerLookedAt)]
pub enum Heard {
    CaptiveDrawn { character: Character },
    CardTurned { character: Character, owner: Option<Seat> },
    PutOn { character: Character, card: Card },
    TakenOff { character: Character, card: Card },
    CocoonPlaced { character: Character, square: Square },
    FacehuggerPlaced { square: Square },
    GunPlaced { gun: Gun, square: Square, facing: Facing },
    CharacterPlaced { character: Character, square: Square },
    TurnBegan { turn: u16 },
    DropshipLanded { exit: Exit, die: AlienDie },
    DropshipLeft {},
    TokenPassed { to: Seat },
    LeadHanded { from: Seat, to: Seat },
    VoteCast { seat: Seat },
    VoteDecided {},
    ActivationBegan { character: Character, seat: Seat },
    AbilityUsed { character: Character, ability: Ability },
    ActionTaken { character: Character, action: Action },
    ActionLost { character: Character },
    CharacterMoved { character: Character, from: Square, to: Square },
    CharacterLeft { character: Character },
    PutBack { character: Character, square: Square },
    DialTurned { character: Character, to: u8 },
    Equipped { seat: Seat, character: Character, card: Card },
    EquipmentReturned { seat: Seat, character: Character, card: Card },
    EquipmentExhausted { character: Character, card: Card },
    EquipmentDiscarded { character: Character, card: Card },
    Attacked { attacker: Character, weapon: Weapon, target: Square },
    AttackRolled { attacker: Character, die: MarineDie, hit: bool },
    BlastRolled { square: Square, die: MarineDie, hit: bool },
    TokenRemoved { square: Square, left: u8 },
    EnemyKilled { kind: EnemyKind, square: Square },
    TechTested { character: Character, die: MarineDie, passed: bool },
    BarricadeTurned { barrier: Barrier, placed: bool },
    GunOrdered { gun: Gun, order: GunOrder },
    GunFired { gun: Gun, square: Square, rounds: u16 },
    GunRolled { gun: Gun, lower: MarineDie, higher: MarineDie },
    CrateOpened { character: Character, square: Square },
    MissionBlipTurned { square: Square, face: MissionBlipFace },
    NewtJoined { owner: Option<Seat> },
    CaptiveFreed { character: Character },
    CardExhausted {},
    CardsRecovered { cards: u8 },
    CardDiscarded { card: Card },
    CardDrawn { seat: Seat, card: Option<Card> },
    CardFound { seat: Seat, card: Option<Card> },
    HandCardExhausted { seat: Seat, card: Option<Card> },
    HandCardRecovered { seat: Seat, card: Option<Card> },
    HandCardDiscarded { seat: Seat, card: Card },
    CardRevealed { card: Card },
    RevealedCardTaken { seat: Seat, card: Card },
    DeckReshuffled { cards: u8 },
    ExhaustPileSearched { seat: Seat },
    ExhaustedCardSeen { seat: Seat, card: Option<Card> },
    ExhaustPileShuffled {},
    HazardDrawn { seat: Seat, card: Card },
    HazardStruck { hazard: Hazard, seat: Seat, character: Option<Character> },
    HazardReturned { card: Card },
    EventPlayed { seat: Seat, event: EventCard, on: Option<Character> },
    EventExhausted { event: EventCard },
    WindowClosed { window: Window },
    StoodUp { character: Character },
    KnockedDown { character: Character },
    StayedDown { character: Character },
    CharacterLost { character: Character, how: Condition },
    CarriedOff { character: Character, square: Square },
    Facehugged { character: Character },
    AlienPhaseBegan {},
    EnemyActivated { kind: EnemyKind, square: Square },
    EnemyMoved { kind: EnemyKind, from: Square, to: Square },
    DoorRolled { kind: EnemyKind, door: Door, die: AlienDie, broken: bool },
    FireHeld { character: Character },
    DefenceRolled { character: Character, die: MarineDie, result: u8, defence: u8, held: bool },
    CounterAttacked { character: Character, square: Square },
    ArmourHeld { character: Character },
    BlipSpeedRolled { face: BoardFace, die: AlienDie },
    BlipSpotted { square: Square, aliens: u8 },
    AlienAppeared { square: Square },
    BlipPlaced { square: Square },
    BarricadeHeld { square: Square, die: AlienDie },
    BarricadeBroken { square: Square, die: AlienDie },
    OutOfBlips {},
    TrackerCardDrawn { seat: Seat, card: TrackerCard },
    TrackerCardCancelled { card: TrackerCard },
    TrackerCardDiscarded { card: TrackerCard },
    TrackerReshuffled { cards: u8 },
    TrackerLookedAt { seat: Seat, card: Option<TrackerCard> },
    TrackerPutBack { seat: Seat, place: PutBackPlace },
    TrackerBackSeen { level: ThreatLevel },
    TunnelOpened { square: Square },
    GameOver { ending: Ending },
    CardSaved { seat: Seat, card: Card },
    CardRemoved { card: Card },
    CardBrought { card: Card },
}

impl Heard {
    /// AGD-9.1: what `viewer` hears of it: a card that only its owner knows is left out for others.
    pub fn to(self, viewer: Viewer) -> Heard {
        let knows = |seat: Seat| viewer.is(seat);
        if let Heard::CardDrawn { seat, card } = self {
            return Heard::CardDrawn { seat, card: card.filter(|_| knows(seat)) };
        }
        if let Heard::CardFound { seat, card } = self {
            return Heard::CardFound { seat, card: card.filter(|_| knows(seat)) };
        }
        if let Heard::HandCardExhausted { seat, card } = self {
            return Heard::HandCardExhausted { seat, card: card.filter(|_| knows(seat)) };
        }
        if let Heard::HandCardRecovered { seat, card } = self {
            return Heard::HandCardRecovered { seat, card: card.filter(|_| knows(seat)) };
        }
        if let Heard::ExhaustedCardSeen { seat, card } = self {
            return Heard::ExhaustedCardSeen { seat, card: card.filter(|_| knows(seat)) };
        }
        if let Heard::TrackerLookedAt { seat, card } = self {
            return Heard::TrackerLookedAt { seat, card: card.filter(|_| knows(seat)) };
        }
        self
    }
}

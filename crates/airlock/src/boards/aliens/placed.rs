//! Where what happened stands: a line for each activation, each enemy, the blips of a board and each
//! Motion Tracker card, with what was attacked or spotted set off.

use aliens::{Heard, words::EnemyKind};

use crate::telling::Place;

/// AGD-4.11: the activations.
const MARINES: Place = Place::Line { step: 0 };
/// AGD-6G.1: the Aliens act.
const ALIENS: Place = Place::Line { step: 1 };
/// AGD-6J.2: the blips move.
const BLIPS: Place = Place::Line { step: 2 };
/// AGD-6K.1: the Motion Tracker.
const TRACKER: Place = Place::Line { step: 3 };

/// Where the sentence for an event stands.
pub(super) fn place(heard: &Heard) -> Place {
    match heard {
        Heard::ActivationBegan { .. } => MARINES,
        Heard::AlienPhaseBegan {} => ALIENS,
        Heard::EnemyActivated { kind: EnemyKind::Alien | EnemyKind::Facehugger, .. } => ALIENS,
        Heard::EnemyActivated { kind: EnemyKind::Blip, .. }
        | Heard::BlipPlaced { .. }
        | Heard::BarricadeHeld { .. }
        | Heard::BarricadeBroken { .. } => Place::Resumes,
        Heard::BlipSpeedRolled { .. } => BLIPS,
        Heard::TrackerCardDrawn { .. } => TRACKER,
        Heard::DefenceRolled { .. } | Heard::BlipSpotted { .. } => Place::Below,
        Heard::CaptiveDrawn { .. }
        | Heard::CardTurned { .. }
        | Heard::PutOn { .. }
        | Heard::TakenOff { .. }
        | Heard::CocoonPlaced { .. }
        | Heard::FacehuggerPlaced { .. }
        | Heard::GunPlaced { .. }
        | Heard::CharacterPlaced { .. }
        | Heard::TurnBegan { .. }
        | Heard::DropshipLanded { .. }
        | Heard::DropshipLeft {}
        | Heard::TokenPassed { .. }
        | Heard::LeadHanded { .. }
        | Heard::VoteCast { .. }
        | Heard::VoteDecided {}
        | Heard::AbilityUsed { .. }
        | Heard::ActionTaken { .. }
        | Heard::ActionLost { .. }
        | Heard::CharacterMoved { .. }
        | Heard::CharacterLeft { .. }
        | Heard::PutBack { .. }
        | Heard::DialTurned { .. }
        | Heard::Equipped { .. }
        | Heard::EquipmentReturned { .. }
        | Heard::EquipmentExhausted { .. }
        | Heard::EquipmentDiscarded { .. }
        | Heard::Attacked { .. }
        | Heard::AttackRolled { .. }
        | Heard::BlastRolled { .. }
        | Heard::TokenRemoved { .. }
        | Heard::EnemyKilled { .. }
        | Heard::TechTested { .. }
        | Heard::BarricadeTurned { .. }
        | Heard::GunOrdered { .. }
        | Heard::GunFired { .. }
        | Heard::GunRolled { .. }
        | Heard::CrateOpened { .. }
        | Heard::MissionBlipTurned { .. }
        | Heard::NewtJoined { .. }
        | Heard::CaptiveFreed { .. }
        | Heard::CardExhausted {}
        | Heard::CardsRecovered { .. }
        | Heard::CardDiscarded { .. }
        | Heard::CardDrawn { .. }
        | Heard::CardFound { .. }
        | Heard::HandCardExhausted { .. }
        | Heard::HandCardRecovered { .. }
        | Heard::HandCardDiscarded { .. }
        | Heard::CardRevealed { .. }
        | Heard::RevealedCardTaken { .. }
        | Heard::DeckReshuffled { .. }
        | Heard::ExhaustPileSearched { .. }
        | Heard::ExhaustedCardSeen { .. }
        | Heard::ExhaustPileShuffled {}
        | Heard::HazardDrawn { .. }
        | Heard::HazardStruck { .. }
        | Heard::HazardReturned { .. }
        | Heard::EventPlayed { .. }
        | Heard::EventExhausted { .. }
        | Heard::WindowClosed { .. }
        | Heard::StoodUp { .. }
        | Heard::KnockedDown { .. }
        | Heard::StayedDown { .. }
        | Heard::CharacterLost { .. }
        | Heard::CarriedOff { .. }
        | Heard::Facehugged { .. }
        | Heard::EnemyMoved { .. }
        | Heard::DoorRolled { .. }
        | Heard::FireHeld { .. }
        | Heard::CounterAttacked { .. }
        | Heard::ArmourHeld { .. }
        | Heard::AlienAppeared { .. }
        | Heard::OutOfBlips {}
        | Heard::TrackerCardCancelled { .. }
        | Heard::TrackerCardDiscarded { .. }
        | Heard::TrackerReshuffled { .. }
        | Heard::TrackerLookedAt { .. }
        | Heard::TrackerPutBack { .. }
        | Heard::TrackerBackSeen { .. }
        | Heard::TunnelOpened { .. }
        | Heard::GameOver { .. }
        | Heard::CardSaved { .. }
        | Heard::CardRemoved { .. }
        | Heard::CardBrought { .. } => Place::RunsOn,
    }
}

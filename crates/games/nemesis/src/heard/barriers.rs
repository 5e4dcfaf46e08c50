//! What cannot be taken back: what tells somebody what they did not know, or passes the turn on.

use engine::Seat;

use crate::heard::{Happened, Heard};

/// Whether something tells anybody but `actor` what was hidden, or passes the turn on.
pub fn is_barrier(happened: &Happened, actor: Seat) -> bool {
    match happened {
        Happened::Whispered { to, heard, .. } => is_reveal(heard) || !to.without(actor).is_empty(),
        Happened::Openly(heard) => is_reveal(heard),
    }
}

/// Whether `actor` sees with it what they did not know. What somebody chooses in secret tells them
/// nothing.
pub fn is_look(happened: &Happened, actor: Seat) -> bool {
    match happened {
        Happened::Whispered { to, heard, .. } => {
            to.has(actor)
                && matches!(
                    heard,
                    Heard::Looked { .. }
                        | Heard::ObjectiveSeen { .. }
                        | Heard::EventSeen { .. }
                        | Heard::CardDrawn { .. }
                        | Heard::IntruderCardDrawn { .. }
                        | Heard::Scanned { .. }
                )
        }
        Happened::Openly(_) => false,
    }
}

fn is_reveal(heard: &Heard) -> bool {
    match heard {
        Heard::RoundBegan { .. }
        | Heard::TurnBegan { .. }
        | Heard::TurnEnded { .. }
        | Heard::CommonObjectiveRevealed { .. }
        | Heard::DraftDrawn { .. }
        | Heard::RoomExplored { .. }
        | Heard::NoiseRolled { .. }
        | Heard::IntruderAppeared { .. }
        | Heard::FirstEncounter {}
        | Heard::TokenDrawn { .. }
        | Heard::BagDeveloped { .. }
        | Heard::AttackRevealed { .. }
        | Heard::NervesOfSteelPlayed { .. }
        | Heard::ArmorGivenUp { .. }
        | Heard::EnduranceShown { .. }
        | Heard::RetreatShown { .. }
        | Heard::WeaknessDiscovered { .. }
        | Heard::CombatRolled { .. }
        | Heard::SeriousWoundSuffered { .. }
        | Heard::HandScanned { .. }
        | Heard::ContaminationRemoved { .. }
        | Heard::Infested { .. }
        | Heard::CardTurnedUp { .. }
        | Heard::ContaminationTurnedUp { .. }
        | Heard::Died { .. }
        | Heard::ItemFound { .. }
        | Heard::ItemKept { .. }
        | Heard::ItemShown { .. }
        | Heard::GoodsOffered { .. }
        | Heard::OfferDeclined { .. }
        | Heard::GoodsChangedHands { .. }
        | Heard::EventPlaced { .. }
        | Heard::EngineWorkedOn { .. }
        | Heard::EventDrawn { .. }
        | Heard::EventHadNoEffect { .. }
        | Heard::EventPutAway { .. }
        | Heard::IntruderCardPlayed { .. }
        | Heard::IntruderCardDiscarded { .. }
        | Heard::ShipDestroyed { .. }
        | Heard::ShipJumped {}
        | Heard::EngineRevealed { .. }
        | Heard::Arrived { .. }
        | Heard::FoundHealthy { .. }
        | Heard::ObjectiveRevealed { .. }
        | Heard::NumberDealt { .. }
        | Heard::ObjectiveDealt { .. }
        | Heard::GameOver { .. } => true,
        Heard::PodDrawn { .. }
        | Heard::Looked { .. }
        | Heard::ObjectiveSeen { .. }
        | Heard::EventSeen { .. }
        | Heard::CardDrawn { .. }
        | Heard::IntruderCardDrawn { .. }
        | Heard::Scanned { .. }
        | Heard::CharacterChosen { .. }
        | Heard::FirstPlayerChanged { .. }
        | Heard::Passed { .. }
        | Heard::Resigned { .. }
        | Heard::Declared { .. }
        | Heard::CardDiscarded { .. }
        | Heard::ContaminationDiscarded { .. }
        | Heard::Interrupted { .. }
        | Heard::RoomUsed { .. }
        | Heard::Consented { .. }
        | Heard::Moved { .. }
        | Heard::NoiseMade { .. }
        | Heard::NoiseAllAround { .. }
        | Heard::TechnicalNoise { .. }
        | Heard::DangerCame { .. }
        | Heard::DoorChanged { .. }
        | Heard::AirlockStarted { .. }
        | Heard::AirlockCancelled { .. }
        | Heard::AirlockOpened { .. }
        | Heard::Slimed { .. }
        | Heard::SlimeWashedOff { .. }
        | Heard::FireBrokeOut { .. }
        | Heard::FireWentOut { .. }
        | Heard::Malfunctioned { .. }
        | Heard::Repaired { .. }
        | Heard::ItemsBurnt { .. }
        | Heard::Encountered { .. }
        | Heard::TokenAdded { .. }
        | Heard::TokenRemoved { .. }
        | Heard::NothingLeft { .. }
        | Heard::ObjectiveChosen { .. }
        | Heard::IntruderMoved { .. }
        | Heard::IntruderVanished { .. }
        | Heard::IntruderDied { .. }
        | Heard::Attacked { .. }
        | Heard::Transformed { .. }
        | Heard::Injured { .. }
        | Heard::EggLaid {}
        | Heard::EggHatched {}
        | Heard::EggDestroyed { .. }
        | Heard::AmmoSpent { .. }
        | Heard::LightWoundSuffered { .. }
        | Heard::LightWoundsHealed { .. }
        | Heard::WoundDressed { .. }
        | Heard::WoundHealed { .. }
        | Heard::Contaminated { .. }
        | Heard::LarvaRemoved { .. }
        | Heard::Revived { .. }
        | Heard::Searched { .. }
        | Heard::ItemUsed { .. }
        | Heard::ItemDropped { .. }
        | Heard::HeavyItemTaken { .. }
        | Heard::ObjectTaken { .. }
        | Heard::ObjectDropped { .. }
        | Heard::HandsLeftAsTheyAre { .. }
        | Heard::ItemsBound { .. }
        | Heard::Loaded { .. }
        | Heard::Crafted { .. }
        | Heard::QuestActivated { .. }
        | Heard::TradeOpened { .. }
        | Heard::TradeLeft { .. }
        | Heard::SignalSent { .. }
        | Heard::CourseSet { .. }
        | Heard::SelfDestructStarted {}
        | Heard::SelfDestructStopped {}
        | Heard::PodEntered { .. }
        | Heard::PodMissed { .. }
        | Heard::PodLeft { .. }
        | Heard::PodFlipped { .. }
        | Heard::PodsUnlocked {}
        | Heard::PodLaunched { .. }
        | Heard::Hibernated { .. }
        | Heard::HibernationFailed { .. }
        | Heard::HibernationOpened {}
        | Heard::TimePassed { .. }
        | Heard::IntrudersLed { .. }
        | Heard::IntruderHealed { .. } => false,
    }
}

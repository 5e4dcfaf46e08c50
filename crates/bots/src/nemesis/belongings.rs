//! NEM-10.6, NEM-16: cards in hand, items and ammo.

use engine::Seat;
use nemesis::{
    board::{Board, Player},
    words::{ActionCard, Item, WeaponClass},
};

use crate::family::belongings::of_hand;

/// What is at hand.
pub(super) fn worth(board: &Board, seat: Seat) -> f32 {
    let player = board.player(seat);
    let hand = of_hand(player.hand.len());
    let cards: f32 = player.hand.actions().map(|card| 0.2 * card_worth(player, card)).sum();
    let items: f32 = player.inventory.iter().map(|(card, n)| item_worth(player, card.item) * f32::from(n).sqrt()).sum();
    let heavy: f32 = player.hands.items().map(|held| 1.0 + 0.8 * f32::from(held.ammo.min(4))).sum();
    let quests = player.inactive_quests.iter().filter(|&&is_inactive| is_inactive).count() as f32;
    hand + cards + items + heavy - 1.0 * quests
}

/// What an action card is worth beside the others.
pub(super) fn card_worth(player: &Player, card: ActionCard) -> f32 {
    match card {
        ActionCard::Interruption | ActionCard::Pyrotechnics | ActionCard::RiskAssessment => 0.2,
        ActionCard::Demolition | ActionCard::OldFriend | ActionCard::BlockingAccess | ActionCard::Order => 0.3,
        ActionCard::KnowledgeOfTheShip
        | ActionCard::TechnicalCorridors
        | ActionCard::ComputerSkills
        | ActionCard::Ingenuity
        | ActionCard::Intranet
        | ActionCard::Piloting
        | ActionCard::Scavenging => 0.5,
        ActionCard::Reload | ActionCard::TakingAim | ActionCard::CoveringFire | ActionCard::Motivation => 0.6,
        ActionCard::SuppressiveFire
        | ActionCard::FullAuto
        | ActionCard::Adrenaline
        | ActionCard::NervesOfSteel
        | ActionCard::Reconnaissance
        | ActionCard::BasicRepairs => 0.8,
        ActionCard::Search => 0.9,
        ActionCard::Repairs | ActionCard::FastRepairs => 1.0,
        ActionCard::Rest if !player.hand.contamination.is_empty() => 2.0,
        ActionCard::Rest => 1.1,
    }
}

/// Whether there is something in hand with which a room can be repaired.
pub(super) fn can_repair_now(player: &Player) -> bool {
    player.hand.actions().any(repairs) || player.has_item(Item::Tools)
}

/// Whether there is something in hand with which a room can be searched.
pub(super) fn can_search(player: &Player) -> bool {
    player.hand.has(ActionCard::Search) || player.hand.has(ActionCard::Scavenging)
}

fn repairs(card: ActionCard) -> bool {
    matches!(card, ActionCard::BasicRepairs | ActionCard::Repairs | ActionCard::FastRepairs)
}

/// What an item that is not heavy is worth.
fn item_worth(player: &Player, item: Item) -> f32 {
    let has_energy_weapon = player.hands.items().any(|held| held.is(WeaponClass::Energy));
    match item {
        Item::EnergyCharge if has_energy_weapon => 2.4,
        Item::EvacuationKey | Item::PilotsEvacuationKey => 4.0,
        Item::Antidote | Item::Armor | Item::LaboratoryEquipment => 3.0,
        Item::Medkit | Item::Bandages | Item::Tools | Item::MolotovCocktail | Item::Grenade => 2.6,
        Item::FireExtinguisher | Item::SpaceSuit | Item::TechnicalCorridorsPlan | Item::SmokeGrenade => 2.2,
        Item::AdrenalineInjection | Item::Taser | Item::MilitaryDrugs | Item::SyntheticFood => 2.0,
        Item::EnergyCharge | Item::Clothes | Item::Alcohol | Item::Chemicals | Item::DuctTape | Item::Decoy => 1.6,
        Item::ReconDrone
        | Item::ExtendedMagazine
        | Item::CommsKey
        | Item::SelfDestructKey
        | Item::NemesisPlans
        | Item::LogKey
        | Item::Intercom
        | Item::OrbitalManeuveringSystem
        | Item::PlasmaTorch
        | Item::Flashlight
        | Item::Autoloader
        | Item::MotionScanner
        | Item::SecurityKey
        | Item::HoloComputer
        | Item::PrototypeRifle
        | Item::PrototypeShotgun
        | Item::PrototypePistol
        | Item::Flamethrower
        | Item::Revolver
        | Item::Shotgun
        | Item::SawedOffShotgun
        | Item::AssaultRifle
        | Item::Rifle
        | Item::Pistol => 1.2,
    }
}

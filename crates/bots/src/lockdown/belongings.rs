//! LOC-17: cards in hand, items and ammo.

use engine::Seat;
use lockdown::{
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
    let lights: f32 = [0.0, 0.4, 0.8].iter().zip(player.flashlights).map(|(worth, n)| worth * f32::from(n)).sum();
    let quest = if player.has_inactive_quest { 1.0 } else { 0.0 };
    hand + cards + items + heavy + lights - quest
}

/// What an action card is worth beside the others.
pub(super) fn card_worth(player: &Player, card: ActionCard) -> f32 {
    const OF_NO_USE: [ActionCard; 2] = [ActionCard::Reload, ActionCard::FullAuto];
    const OF_LITTLE_USE: [ActionCard; 11] = [
        ActionCard::Interruption,
        ActionCard::Demolition,
        ActionCard::Distraction,
        ActionCard::SensitiveHearing,
        ActionCard::Quarantine,
        ActionCard::FieldExperience,
        ActionCard::RiskAssessment,
        ActionCard::BlockingAccess,
        ActionCard::Order,
        ActionCard::Pyrotechnics,
        ActionCard::RemotePiloting,
    ];
    const OF_MUCH_USE: [ActionCard; 11] = [
        ActionCard::Search,
        ActionCard::Inconspicuous,
        ActionCard::FeelOfTheDark,
        ActionCard::DesperateAttack,
        ActionCard::Stun,
        ActionCard::Vents,
        ActionCard::FacilityTour,
        ActionCard::EmergencyKey,
        ActionCard::NervesOfSteel,
        ActionCard::Reconnaissance,
        ActionCard::SharpTurn,
    ];
    // LOC-25.53: what belongs to weapons of the ship is what one pays with.
    if OF_NO_USE.contains(&card) {
        return 0.0;
    }
    if card == ActionCard::Rest || card == ActionCard::RushedAnalysis {
        return if player.hand.contamination.is_empty() { 1.1 } else { 2.0 };
    }
    if repairs(card) {
        return 1.0;
    }
    if OF_LITTLE_USE.contains(&card) {
        return 0.2;
    }
    if OF_MUCH_USE.contains(&card) { 0.9 } else { 0.6 }
}

/// Whether there is something in hand with which a room can be repaired.
pub(super) fn can_repair_now(player: &Player) -> bool {
    player.hand.actions().any(repairs) || player.has_item(Item::Toolbelt)
}

/// Whether there is something in hand with which a room can be searched.
pub(super) fn can_search(player: &Player) -> bool {
    player.hand.has(ActionCard::Search) || player.hand.has(ActionCard::Scavenging)
}

fn repairs(card: ActionCard) -> bool {
    matches!(
        card,
        ActionCard::BasicRepairs
            | ActionCard::Repairs
            | ActionCard::FastRepairs
            | ActionCard::Ingenuity
            | ActionCard::JuryRigging
    )
}

/// What an item that is not heavy is worth.
fn item_worth(player: &Player, item: Item) -> f32 {
    const PRECIOUS: [Item; 9] = [
        Item::EnviroSuit,
        Item::BattleSuit,
        Item::Neutralizer,
        Item::Medkit,
        Item::MedicalStapler,
        Item::Grenade,
        Item::ThermiteCharge,
        Item::RoverKey,
        Item::FlakVest,
    ];
    const USEFUL: [Item; 12] = [
        Item::Flashlight,
        Item::Glowstick,
        Item::Lighter,
        Item::Toolbelt,
        Item::SmokeGrenade,
        Item::Antiseptic,
        Item::Taser,
        Item::CavePlans,
        Item::GateAccessCard,
        Item::NightGoggles,
        Item::DataCrystal,
        Item::PowerCoupling,
    ];
    let has_energy_weapon = player.hands.items().any(|held| held.is(WeaponClass::Energy));
    if item == Item::WeaponBattery && has_energy_weapon {
        return 2.4;
    }
    if PRECIOUS.contains(&item) {
        return 2.6;
    }
    if USEFUL.contains(&item) { 2.0 } else { 1.4 }
}

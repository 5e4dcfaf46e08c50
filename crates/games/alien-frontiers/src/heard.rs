//! What happens, and what is heard of it.
//!
//! Everything in Alien Frontiers happens on the open table (AF-26.1), so what happens
//! and what anybody hears are one type. Each event names the things that moved and the
//! numbers that changed, so that a client can show it without knowing a rule (AF-30.4).

use engine::{News, Seat};
use serde::Serialize;

use crate::{
    board::{ShipNumber, ShipSet},
    words::{Ending, Field, Station, Technology, Territory, Value, With},
};

/// Something that happened. Nothing is hidden, so only what passes the turn on is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, News)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "heard", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[news(TurnEnded | GameOver | PlayerResigned)]
pub enum Heard {
    FirstPlayerChosen { seat: Seat },
    CardDisplayed { card: Technology, slot: u8 },
    CardDealt { seat: Seat, card: Technology },
    TurnBegan { seat: Seat, round: u16 },
    ShipForfeited { seat: Seat, ship: ShipNumber },
    FleetGathered { seat: Seat, ships: ShipSet },
    ShipRolled { seat: Seat, ship: ShipNumber, value: Value },
    CacheCounted { seat: Seat, odd: u8, even: u8 },
    ShipsDocked { seat: Seat, station: Station, value: Value, with: With, ships: ShipSet },
    ShipTeleported { seat: Seat, ship: ShipNumber, from: Station },
    ShipsDisplaced { owner: Seat, ships: ShipSet },
    DisplayCycled { seat: Seat },
    PileReshuffled { cards: u8 },
    CardClaimed { seat: Seat, card: Technology, slot: u8 },
    FuelGained { seat: Seat, fuel: u8 },
    OreGained { seat: Seat, ore: u8 },
    NothingLeftInStock { seat: Seat },
    Paid { seat: Seat, fuel: u8, ore: u8 },
    Traded { seat: Seat, fuel: u8 },
    HubStarted { seat: Seat },
    HubAdvanced { seat: Seat, from: u8, to: u8 },
    ColonyLaunched { seat: Seat, territory: Territory },
    ColonyPlaced { seat: Seat, territory: Territory },
    HubColonyPlaced { seat: Seat, territory: Territory },
    ColonyMoved { seat: Seat, owner: Seat, from: Territory, to: Territory },
    ColoniesSwapped { seat: Seat, owner: Seat, territory: Territory, other_owner: Seat, other_territory: Territory },
    ControlGained { seat: Seat, territory: Territory },
    ControlLost { seat: Seat, territory: Territory },
    ScoreChanged { seat: Seat, from: u8, to: u8 },
    RelicBought { seat: Seat },
    RelicWentHome { seat: Seat },
    ShipBuilt { seat: Seat, ship: ShipNumber },
    ShipShot { seat: Seat, owner: Seat, ship: ShipNumber, station: Station },
    ShipLost { seat: Seat, owner: Seat, ship: ShipNumber },
    FuelStolen { seat: Seat, from: Seat, fuel: u8 },
    OreStolen { seat: Seat, from: Seat, ore: u8 },
    CardStolen { seat: Seat, from: Seat, card: Technology },
    CardDestroyed { seat: Seat, from: Seat, card: Technology },
    NothingStolen { seat: Seat },
    PowerUsed { seat: Seat, card: Technology },
    CardDiscarded { seat: Seat, card: Technology },
    CardRecovered { seat: Seat, card: Technology },
    ShipTurned { seat: Seat, ship: ShipNumber, from: Value, to: Value },
    BonusBorrowed { seat: Seat, territory: Territory },
    FieldPlaced { seat: Seat, field: Field, territory: Territory },
    FieldMoved { seat: Seat, field: Field, from: Territory, to: Territory },
    FieldRemoved { seat: Seat, field: Field, territory: Territory },
    ShipsStranded { seat: Seat, ships: ShipSet },
    ResourcesReturned { seat: Seat, fuel: u8, ore: u8 },
    TurnEnded { seat: Seat },
    PlayerResigned { seat: Seat },
    GameOver { ending: Ending },
}

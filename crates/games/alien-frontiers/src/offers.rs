//! Answers as a person meets them: what each touches, costs and gives, and why others are
//! not to be had.

mod touches;

use engine::{Offer, Seat, State};
use serde::Serialize;

pub use touches::{Touch, touches};

use crate::{
    AlienFrontiers, Choice, Heard,
    rules::actions::Action,
    words::{Goods, Station},
};

/// Something paid or gained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Amount {
    pub seat: Seat,
    pub what: Goods,
    pub n: i8,
}

/// An answer with what comes of it, up to the next roll.
pub struct CarriedOut {
    pub choice: Choice,
    pub after: State<AlienFrontiers>,
    pub events: Vec<Heard>,
}

/// The answers of `seat`, each carried out on a copy of the table.
pub fn carried_out(state: &State<AlienFrontiers>, seat: Seat) -> Vec<CarriedOut> {
    let mut choices = Vec::new();
    state.choices(seat, &mut choices);
    let carry_out = |choice| {
        let (after, events) = Offer::preview(state, seat, choice);
        CarriedOut { choice, after, events }
    };
    choices.into_iter().map(carry_out).collect()
}

/// The answers of `seat`, with their consequences up to the next roll.
pub fn offers(state: &State<AlienFrontiers>, seat: Seat, answers: &[CarriedOut]) -> Vec<Offer<AlienFrontiers>> {
    let leaves_something = answers.iter().any(|it| is_of_worth(it.choice));
    let offer = |&CarriedOut { choice, ref after, ref events }: &CarriedOut| {
        let (mut costs, mut gives) = (Vec::new(), Vec::new());
        let of_this_turn = events.iter().take_while(|event| !matches!(event, Heard::TurnEnded { .. }));
        of_this_turn.for_each(|event| weigh(event, &mut costs, &mut gives));
        let forgoes = choice == Choice::Turn(Action::EndTurn) && leaves_something;
        let offer = Offer::carried_out(seat, choice, after, events);
        Offer { touches: touches(state, seat, choice), costs, gives, forgoes, ..offer }
    };
    answers.iter().map(offer).collect()
}

/// Whether whoever ends the turn instead gives something up: a ship that can still dock, a card
/// that its ships have paid for, a colony that is ready. Cards can be used in another turn as well.
fn is_of_worth(choice: Choice) -> bool {
    match choice {
        Choice::Turn(action) => match action {
            Action::Dock(_) | Action::Claim { .. } | Action::Launch { .. } | Action::LaunchAndStart { .. } => true,
            Action::Trade { .. } | Action::BuyRelicShip | Action::Use(_) | Action::Discard(_) | Action::EndTurn => {
                false
            }
        },
        Choice::Loot(_)
        | Choice::Teleport(_)
        | Choice::CannonFire(_)
        | Choice::Reroll(_)
        | Choice::ColonyMove(_)
        | Choice::ColonySwap(_)
        | Choice::ResourceLimit(_) => false,
    }
}

/// What an event costs and gives.
fn weigh(event: &Heard, costs: &mut Vec<Amount>, gives: &mut Vec<Amount>) {
    let mut give = |seat, what, n: u8| {
        if n > 0 {
            gives.push(Amount { seat, what, n: n as i8 });
        }
    };
    let mut cost = |seat, what, n: u8| {
        if n > 0 {
            costs.push(Amount { seat, what, n: n as i8 });
        }
    };
    match *event {
        Heard::FuelGained { seat, fuel } => give(seat, Goods::Fuel, fuel),
        Heard::OreGained { seat, ore } => give(seat, Goods::Ore, ore),
        Heard::Paid { seat, fuel, ore } | Heard::ResourcesReturned { seat, fuel, ore } => {
            cost(seat, Goods::Fuel, fuel);
            cost(seat, Goods::Ore, ore);
        }
        Heard::Traded { seat, fuel } => {
            cost(seat, Goods::Fuel, fuel);
            give(seat, Goods::Ore, 1);
        }
        Heard::HubStarted { seat } => give(seat, Goods::Circle, 1),
        Heard::HubAdvanced { seat, from, to } => give(seat, Goods::Circle, to - from),
        Heard::ColonyLaunched { seat, .. } | Heard::ColonyPlaced { seat, .. } | Heard::HubColonyPlaced { seat, .. } => {
            give(seat, Goods::Colony, 1);
        }
        Heard::ShipBuilt { seat, .. } | Heard::RelicBought { seat } => give(seat, Goods::Ship, 1),
        Heard::CardClaimed { seat, .. } | Heard::CardRecovered { seat, .. } => give(seat, Goods::Card, 1),
        Heard::CardDiscarded { seat, .. } => cost(seat, Goods::Card, 1),
        Heard::FuelStolen { seat, from, fuel } => {
            give(seat, Goods::Fuel, fuel);
            cost(from, Goods::Fuel, fuel);
        }
        Heard::OreStolen { seat, from, ore } => {
            give(seat, Goods::Ore, ore);
            cost(from, Goods::Ore, ore);
        }
        Heard::CardStolen { seat, from, .. } => {
            give(seat, Goods::Card, 1);
            cost(from, Goods::Card, 1);
        }
        Heard::CardDestroyed { from, .. } => cost(from, Goods::Card, 1),
        Heard::ScoreChanged { seat, from, to } if to > from => give(seat, Goods::Point, to - from),
        Heard::ScoreChanged { seat, from, to } => cost(seat, Goods::Point, from - to),
        Heard::ShipLost { owner, .. }
        | Heard::ShipForfeited { seat: owner, .. }
        | Heard::RelicWentHome { seat: owner }
        | Heard::ShipShot { owner, station: Station::TerraformingStation, .. } => cost(owner, Goods::Ship, 1),
        Heard::FirstPlayerChosen { .. }
        | Heard::CardDisplayed { .. }
        | Heard::CardDealt { .. }
        | Heard::TurnBegan { .. }
        | Heard::FleetGathered { .. }
        | Heard::ShipRolled { .. }
        | Heard::CacheCounted { .. }
        | Heard::ShipsDocked { .. }
        | Heard::ShipTeleported { .. }
        | Heard::ShipsDisplaced { .. }
        | Heard::DisplayCycled { .. }
        | Heard::PileReshuffled { .. }
        | Heard::NothingLeftInStock { .. }
        | Heard::ColonyMoved { .. }
        | Heard::ColoniesSwapped { .. }
        | Heard::ControlGained { .. }
        | Heard::ControlLost { .. }
        | Heard::ShipShot { .. }
        | Heard::NothingStolen { .. }
        | Heard::PowerUsed { .. }
        | Heard::ShipTurned { .. }
        | Heard::BonusBorrowed { .. }
        | Heard::FieldPlaced { .. }
        | Heard::FieldMoved { .. }
        | Heard::FieldRemoved { .. }
        | Heard::ShipsStranded { .. }
        | Heard::TurnEnded { .. }
        | Heard::PlayerResigned { .. }
        | Heard::GameOver { .. } => (),
    }
}

//! Everything that a card, an item, a room or a computer can be aimed at, once: whoever adds an aim adds it here, or this
//! does not compile.

use std::iter::successors;

use engine::Seat;
use lockdown::{
    board::{CodeToken, FigureId, ObjectToken, Passage, Rover},
    rules::{
        aims::{Aim, DefensePrice, RoomAim},
        computers::ComputerUse,
        quests::QuestPrice,
    },
    words::{Back, CorridorNumber, Item, ItemCard, Level, PowerArea, RoomNumber, SeriousWound},
};

pub(crate) const SEAT: Seat = Seat(1);
pub(crate) const OTHER: Seat = Seat(0);
pub(crate) const ONE: ItemCard = ItemCard { item: Item::Toolbelt, back: Back::Yellow };
pub(crate) const TWO: ItemCard = ItemCard { item: Item::Medkit, back: Back::Green };
pub(crate) const PASSAGE: Passage = Passage { room: RoomNumber(21), corridor: CorridorNumber(1) };
pub(crate) const CORPSE: ObjectToken = ObjectToken::Corpse { of: OTHER };
const ROOM: RoomNumber = RoomNumber(21);
const CORRIDOR: CorridorNumber = CorridorNumber(2);
const FIGURE: FigureId = FigureId(4);
const WOUND: SeriousWound = SeriousWound::Knee;

/// Every aim of a card or an item.
pub(crate) fn aims() -> Vec<Aim> {
    let more = [
        Aim::Slip { mover: SEAT, follower: Some(OTHER), corridor: CORRIDOR, giving: ONE },
        Aim::Way { corridor: CorridorNumber::of_path(1) },
        Aim::Tiles { one: ROOM, other: Some(RoomNumber(5)) },
        Aim::Rover { to: Rover::Exit { room: ROOM } },
        Aim::Research { object: ObjectToken::Egg, from: None },
        Aim::Research { object: CORPSE, from: None },
        Aim::Research { object: ObjectToken::Carcass, from: Some(OTHER) },
    ];
    let of_rooms = room_aims().into_iter().map(|with| Aim::RoomAction { room: ROOM, with });
    let computed = computer_uses().into_iter();
    let computed = computed.flat_map(|with| [Aim::Computer { with }, Aim::RepairAndCompute { with }]);
    successors(Some(Aim::Nothing), |&aim| next(aim)).chain(more).chain(of_rooms).chain(computed).collect()
}

/// Every aim of a room's action.
pub(crate) fn room_aims() -> Vec<RoomAim> {
    let more = [
        RoomAim::Research { object: ObjectToken::Egg, from: None },
        RoomAim::Research { object: CORPSE, from: None },
        RoomAim::Research { object: ObjectToken::Carcass, from: Some(OTHER) },
        RoomAim::Defend { room: ROOM, with: DefensePrice::Malfunction },
    ];
    successors(Some(RoomAim::Nothing), |&aim| next_of_room(aim)).chain(more).collect()
}

/// Every line of a computer, as it is used.
pub(crate) fn computer_uses() -> Vec<ComputerUse> {
    let first = ComputerUse::GainKnowledge;
    successors(Some(first), |&used| next_line(used))
        .chain([ComputerUse::MoveRover { to: Rover::Exit { room: ROOM } }])
        .collect()
}

/// What a quest item can ask for.
pub(crate) fn prices() -> Vec<QuestPrice> {
    let more = [ObjectToken::Egg, ObjectToken::Carcass].map(|object| QuestPrice::Object { object });
    [QuestPrice::Presence, QuestPrice::Item { item: ONE }].into_iter().chain(more).collect()
}

fn next(aim: Aim) -> Option<Aim> {
    Some(match aim {
        Aim::Nothing => Aim::Deck { back: Back::Green },
        Aim::Deck { .. } => Aim::Demolish { corridor: CORRIDOR },
        Aim::Demolish { .. } => Aim::Door { corridor: CORRIDOR },
        Aim::Door { .. } => Aim::Noise { number: CORRIDOR },
        Aim::Noise { .. } => Aim::Break { room: ROOM },
        Aim::Break { .. } => Aim::Repair,
        Aim::Repair => Aim::Extinguish,
        Aim::Extinguish => Aim::Ignite,
        Aim::Ignite => Aim::IgniteFor { giving: ONE },
        Aim::IgniteFor { .. } => Aim::Crafted { item: Item::Taser },
        Aim::Crafted { .. } => Aim::Hush,
        Aim::Hush => Aim::Clamour,
        Aim::Clamour => Aim::Way { corridor: CORRIDOR },
        Aim::Way { .. } => Aim::Sends { seat: OTHER, corridor: CORRIDOR },
        Aim::Sends { .. } => Aim::Together { seat: OTHER, corridor: CORRIDOR },
        Aim::Together { .. } => Aim::Slip { mover: SEAT, follower: None, corridor: CORRIDOR, giving: ONE },
        Aim::Slip { .. } => Aim::Elevator { level: Level::S02 },
        Aim::Elevator { .. } => Aim::SendElevator { level: Level::S03 },
        Aim::SendElevator { .. } => Aim::Room { room: ROOM },
        Aim::Room { .. } => Aim::Tiles { one: ROOM, other: None },
        Aim::Tiles { .. } => Aim::Rover { to: Rover::Bunker },
        Aim::Rover { .. } => Aim::Figure { figure: FIGURE },
        Aim::Figure { .. } => Aim::Eggs { room: ROOM },
        Aim::Eggs { .. } => Aim::Drive { figure: FIGURE, corridor: CORRIDOR },
        Aim::Drive { .. } => Aim::DriveFor { figure: FIGURE, corridor: CORRIDOR, giving: ONE },
        Aim::DriveFor { .. } => Aim::Shot { weapon: Item::Smg, figure: FIGURE },
        Aim::Shot { .. } => Aim::EggShot { weapon: Item::Smg },
        Aim::EggShot { .. } => Aim::Character { seat: OTHER },
        Aim::Character { .. } => Aim::Clean,
        Aim::Clean => Aim::CleanAll,
        Aim::CleanAll => Aim::Shed,
        Aim::Shed => Aim::Dress { wound: WOUND },
        Aim::Dress { .. } => Aim::DressFor { wound: WOUND, giving: ONE },
        Aim::DressFor { .. } => Aim::Heal { wound: WOUND },
        Aim::Heal { .. } => Aim::HealLight,
        Aim::HealLight => Aim::Scan,
        Aim::Scan => Aim::Load { item: Item::Smg },
        Aim::Load { .. } => Aim::Bind,
        Aim::Bind => Aim::Craft { item: Item::Flamethrower, one: ONE, other: TWO },
        Aim::Craft { .. } => Aim::Research { object: CORPSE, from: Some(SEAT) },
        Aim::Research { .. } => Aim::Code { token: CodeToken(3) },
        Aim::Code { .. } => Aim::Events,
        Aim::Events => Aim::Attacks,
        Aim::Attacks => Aim::Lines,
        Aim::Lines => Aim::TurnPower,
        // Those with something inside are put together above.
        Aim::TurnPower | Aim::RoomAction { .. } | Aim::Computer { .. } | Aim::RepairAndCompute { .. } => return None,
    })
}

fn next_of_room(aim: RoomAim) -> Option<RoomAim> {
    Some(match aim {
        RoomAim::Nothing => RoomAim::Code { token: CodeToken(3) },
        RoomAim::Code { .. } => RoomAim::Room { room: ROOM },
        RoomAim::Room { .. } => RoomAim::TurnPower,
        RoomAim::TurnPower => RoomAim::StopAutodestruction,
        RoomAim::StopAutodestruction => RoomAim::Research { object: CORPSE, from: Some(SEAT) },
        RoomAim::Research { .. } => RoomAim::DressAll,
        RoomAim::DressAll => RoomAim::HealSerious { wound: WOUND },
        RoomAim::HealSerious { .. } => RoomAim::HealLight,
        RoomAim::HealLight => RoomAim::SendSignal,
        RoomAim::SendSignal => RoomAim::CheckObjective { of: OTHER },
        RoomAim::CheckObjective { .. } => RoomAim::Crafted { item: Item::Taser },
        RoomAim::Crafted { .. } => RoomAim::Css { space: 9 },
        RoomAim::Css { .. } => RoomAim::Defend { room: ROOM, with: DefensePrice::Counter },
        RoomAim::Defend { .. } => RoomAim::CallElevator,
        RoomAim::CallElevator => RoomAim::RideTo { level: Level::S03 },
        RoomAim::RideTo { .. } => RoomAim::StartAlert,
        RoomAim::StartAlert => RoomAim::RideRover { to: ROOM },
        RoomAim::RideRover { .. } => RoomAim::EvacuateByRover,
        RoomAim::EvacuateByRover => RoomAim::EvacuateOnFoot,
        RoomAim::EvacuateOnFoot => return None,
    })
}

fn next_line(used: ComputerUse) -> Option<ComputerUse> {
    Some(match used {
        ComputerUse::GainKnowledge => ComputerUse::MoveRover { to: Rover::Bunker },
        ComputerUse::MoveRover { .. } => ComputerUse::LookAtContingencies { of: OTHER },
        ComputerUse::LookAtContingencies { .. } => ComputerUse::TurnDoor { passage: PASSAGE },
        ComputerUse::TurnDoor { .. } => ComputerUse::ClearRoom { room: ROOM },
        ComputerUse::ClearRoom { .. } => ComputerUse::LookAtCssToken { space: 9 },
        ComputerUse::LookAtCssToken { .. } => {
            ComputerUse::SwapPowerTokens { one: PowerArea::S01, other: PowerArea::Elevator }
        }
        ComputerUse::SwapPowerTokens { .. } => return None,
    })
}

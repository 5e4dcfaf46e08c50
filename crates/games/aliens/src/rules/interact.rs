//! AGD-5.22, AGD-6M.11, AGD-6O.1: the Interact Action.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, Log, RuleId, Word, rule};
use serde::{Deserialize, Serialize};

use crate::{
    Aliens, Frame, Heard,
    board::Board,
    ground::Square,
    rules::missions::{bug_hunts::CrateFind, captives::CocoonTest, computers::ComputerTest, mission_blips},
    words::{Character, Condition, Facing, Gun, GunOrder, Mission},
};

/// AGD-5.22: what a character interacts with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Interaction {
    Computer {
        square: Square,
    },
    /// AGD-11E.5: Newt in her hiding place.
    Newt,
    /// AGD-11E.33
    Cocoon {
        character: Character,
    },
    Crate {
        square: Square,
    },
    Gun {
        gun: Gun,
        order: GunOrder,
    },
}

/// Whether a character can interact with something.
pub fn may_interact(board: &Board, character: Character, with: Interaction) -> Result<(), RuleId> {
    rule!("AGD-5.23");
    let here = board.figure(character).square;
    let is_near = |square: Square| here == square || board.adjacent(here).has(square);
    let print = board.setup.mission.print();
    let can = match with {
        Interaction::Computer { square } => {
            let is_of_use = board.setup.mission != Mission::Newt || board.fittings.mission_blips != 0;
            print.computers.contains(&square) && is_near(square) && is_of_use
        }
        Interaction::Newt => {
            let newt = board.figure(Character::Newt);
            newt.condition == Condition::Hidden && is_near(newt.square)
        }
        Interaction::Cocoon { character } => {
            let captive = board.figure(character);
            captive.condition == Condition::Cocooned && is_near(captive.square)
        }
        Interaction::Crate { square } => {
            is_near(square) && board.unopened_crates().any(|(_, crate_square)| crate_square == square)
        }
        Interaction::Gun { gun, order } => {
            let sentry = board.fittings.guns[gun.index()].filter(|sentry| is_near(sentry.square));
            sentry.is_some_and(|sentry| match order {
                GunOrder::SwitchOff => sentry.is_on,
                GunOrder::SwitchOn => !sentry.is_on,
                GunOrder::TurnNorth | GunOrder::TurnEast | GunOrder::TurnSouth | GunOrder::TurnWest => {
                    facing(order) != Some(sentry.facing)
                }
            })
        }
    };
    if can { Ok(()) } else { Err(RuleId("AGD-5.22")) }
}

/// Each thing that a character can interact with now.
pub fn each_interaction(board: &Board, character: Character, of: &mut impl FnMut(Interaction)) {
    let print = board.setup.mission.print();
    let computers = print.computers.iter().map(|&square| Interaction::Computer { square });
    let cocooned = board.those(|figure| figure.condition == Condition::Cocooned);
    let cocoons = cocooned.iter().map(|character| Interaction::Cocoon { character });
    let crates = board.unopened_crates().map(|(_, square)| Interaction::Crate { square });
    let orders = |gun| GunOrder::ALL.iter().map(move |&order| Interaction::Gun { gun, order });
    let guns = Gun::ALL.iter().filter(|gun| board.fittings.guns[gun.index()].is_some()).flat_map(|&gun| orders(gun));
    let all = computers.chain([Interaction::Newt]).chain(cocoons).chain(crates).chain(guns);
    all.filter(|&with| may_interact(board, character, with).is_ok()).for_each(of);
}

/// AGD-5.22: what Interact does is the mission's to say.
pub fn begin(board: &mut Board, character: Character, with: Interaction, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
    rule!("AGD-5.22");
    match with {
        Interaction::Computer { square: _ } => Flow::Become(ComputerTest { character }.into()),
        Interaction::Newt => mission_blips::rescue_newt(board, log),
        Interaction::Cocoon { character: captive } => Flow::Become(CocoonTest { character, captive }.into()),
        Interaction::Crate { square } => {
            rule!("AGD-6O.1");
            let (number, _) = board.unopened_crates().find(|&(_, it)| it == square).expect("the crate is there");
            board.fittings.crates &= !(1 << number);
            board.crates_opened += 1;
            log.push(Heard::CrateOpened { character, square });
            match board.setup.mission.is_bug_hunt() {
                true => Flow::Become(CrateFind::begin(board, character).into()),
                false => {
                    rule!("AGD-11E.42");
                    Flow::Done
                }
            }
        }
        Interaction::Gun { gun, order } => {
            rule!("AGD-6M.11");
            command(board, gun, order);
            log.push(Heard::GunOrdered { gun, order });
            Flow::Done
        }
    }
}

/// AGD-6M.11: a gun is switched or turned.
fn command(board: &mut Board, gun: Gun, order: GunOrder) {
    let Some(sentry) = &mut board.fittings.guns[gun.index()] else { return };
    match order {
        GunOrder::SwitchOff => sentry.is_on = false,
        GunOrder::SwitchOn => sentry.is_on = true,
        GunOrder::TurnNorth | GunOrder::TurnEast | GunOrder::TurnSouth | GunOrder::TurnWest => {
            sentry.facing = facing(order).unwrap_or(sentry.facing);
        }
    }
}

fn facing(order: GunOrder) -> Option<Facing> {
    match order {
        GunOrder::SwitchOff | GunOrder::SwitchOn => None,
        GunOrder::TurnNorth => Some(Facing::North),
        GunOrder::TurnEast => Some(Facing::East),
        GunOrder::TurnSouth => Some(Facing::South),
        GunOrder::TurnWest => Some(Facing::West),
    }
}

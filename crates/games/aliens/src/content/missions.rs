//! AGD-11B, AGD-11C, AGD-11E: the nine missions.

mod bug_hunts;
mod campaign;
mod side;

use engine::rule;

use crate::{
    content::boards::Area,
    ground::{Door, Doors, Layout, Square, Squares},
    words::{BoardFace, Character, Difficulty, Exit, Facing, Mission, Team},
};

/// One mission card.
#[derive(Clone, Copy, Debug)]
pub struct MissionPrint {
    /// Which it is.
    pub mission: Mission,
    /// AGD-11B.1: the boards in rows from north to south, each from west to east.
    pub boards: &'static [&'static [BoardFace]],
    /// AGD-11B.1: the seams that are not joined.
    pub sealed: &'static [(BoardFace, BoardFace)],
    /// Where the squad starts; in Mission 2 the trapped team.
    pub start: &'static [(BoardFace, Area)],
    /// AGD-11E.10: where the team in the APC starts.
    pub apc_start: &'static [(BoardFace, Area)],
    /// AGD-3.14: the exits, and how to leave by them. AGD-6O.7: no square lies behind them, so no
    /// enemy does.
    pub exits: &'static [ExitPrint],
    /// AGD-6L.1: the spawn points by their number.
    pub spawn_points: [Square; 4],
    /// The starting blips, in the order in which they are drawn.
    pub blips: &'static [Square],
    /// AGD-11E.2: the places A to D of the mission blips.
    pub mission_blips: &'static [Square],
    /// Where computers stand.
    pub computers: &'static [Square],
    /// Where crates lie.
    pub crates: &'static [Square],
    /// Doors that are barricaded at first.
    pub barricaded: &'static [DoorPrint],
    /// Where facehuggers start.
    pub facehuggers: &'static [Square],
    /// AGD-11E.30: where captives are cocooned, in the order of capture.
    pub cocoons: &'static [Square],
    /// AGD-3.16: whether there are sentry guns.
    pub has_sentry_guns: bool,
    /// AGD-11C.2, AGD-11E.7, AGD-11E.34: the turn of the first Motion Tracker cards.
    pub first_draw: u8,
    /// AGD-11C.1: for how many turns there are cards of level I and of level II.
    pub turns_worth: [u8; 2],
    /// AGD-11E.54: what the signature rule of a Bug Hunt adds.
    pub signature: Signature,
}

/// AGD-6O.6: an exit token, beside two squares of the border.
#[derive(Clone, Copy, Debug)]
pub struct ExitPrint {
    /// Its side.
    pub exit: Exit,
    /// The exit squares.
    pub squares: [Square; 2],
    /// The edge that is crossed.
    pub facing: Facing,
}

/// A door by the square whose east or south edge it is on.
#[derive(Clone, Copy, Debug)]
pub struct DoorPrint {
    /// The board.
    pub face: BoardFace,
    /// Column and row of the square.
    pub square: (u8, u8),
    /// East or south.
    pub facing: Facing,
}

/// AGD-11E.54: what a signature rule changes in the set-up.
#[derive(Clone, Copy, Debug)]
pub struct Signature {
    /// Doors that are barricaded.
    pub barricaded: &'static [DoorPrint],
    /// Where facehuggers start.
    pub facehuggers: &'static [Square],
    /// AGD-6M.6: shots of each sentry gun.
    pub gun_shots: u8,
}

/// AGD-6M.6: from 450 to 000 in steps of 50.
const GUN_SHOTS: u8 = 9;

/// AGD-11C.1: the most cards of one level in a deck, and all there are.
const MOST_OF_LEVEL: u8 = 14;

impl Mission {
    /// What is printed on the card.
    pub fn print(self) -> &'static MissionPrint {
        match self {
            Mission::Newt => &campaign::NEWT,
            Mission::Escape => &campaign::ESCAPE,
            Mission::Survive => &campaign::SURVIVE,
            Mission::Rescue => &side::RESCUE,
            Mission::Resupply => &side::RESUPPLY,
            Mission::LastStand => &bug_hunts::LAST_STAND,
            Mission::BlockSweep => &bug_hunts::BLOCK_SWEEP,
            Mission::Gantry => &bug_hunts::GANTRY,
            Mission::Nest => &bug_hunts::NEST,
        }
    }

    /// AGD-7E: whether it is a Bug Hunt.
    #[inline]
    pub fn is_bug_hunt(self) -> bool {
        match self {
            Mission::Newt | Mission::Escape | Mission::Survive | Mission::Rescue | Mission::Resupply => false,
            Mission::LastStand | Mission::BlockSweep | Mission::Gantry | Mission::Nest => true,
        }
    }

    /// Whether a character starts in it: Newt has to be found before.
    pub fn has(self, character: Character) -> bool {
        match self {
            Mission::Escape | Mission::Survive => true,
            Mission::Newt
            | Mission::Rescue
            | Mission::Resupply
            | Mission::LastStand
            | Mission::BlockSweep
            | Mission::Gantry
            | Mission::Nest => character != Character::Newt,
        }
    }

    /// The start area of a team. Only Mission 2 has two; elsewhere both start together.
    pub fn start_area(self, team: Team) -> Squares {
        rule!("AGD-6O.5");
        let print = self.print();
        let areas = match team {
            Team::Apc if !print.apc_start.is_empty() => print.apc_start,
            Team::Apc | Team::Trapped => print.start,
        };
        let squares: Squares = areas.iter().flat_map(|&(face, area)| area.squares(face)).collect();
        squares & *Layout::of(self).floor()
    }

    /// The doors that are barricaded at first.
    pub fn barricaded(self) -> Doors {
        self.print().barricaded.iter().map(|door| door.door()).collect()
    }

    /// AGD-3.9, AGD-11C.1: how many cards of each level the Motion Tracker deck has. AGD-7H: easier, one more
    /// turn's worth of level I; harder, none of it.
    pub fn tracker_levels(self, players: u8, difficulty: Difficulty) -> [u8; 3] {
        let [one, two] = self.print().turns_worth;
        let one = match difficulty {
            Difficulty::Easier => one + 1,
            Difficulty::Standard => one,
            Difficulty::Harder => 0,
        };
        let cards = |turns: u8| (turns * cards_per_turn(players)).min(MOST_OF_LEVEL);
        [cards(one), cards(two), MOST_OF_LEVEL]
    }
}

/// AGD-6K.2: how many Motion Tracker cards are drawn in a turn.
pub fn cards_per_turn(players: u8) -> u8 {
    rule!("AGD-3.18");
    match players {
        0 => 0,
        1 => {
            rule!("AGD-7F.1");
            2
        }
        2..=4 => 3,
        _ => 4,
    }
}

impl DoorPrint {
    /// The door.
    pub fn door(&self) -> Door {
        let square = Square::on(self.face, self.square.0, self.square.1);
        Door::find(self.face, square, self.facing).expect("a mission barricades doors that are there")
    }
}

/// A mission on some boards with its spawn points; everything else is added to it.
const fn mission(
    mission: Mission,
    boards: &'static [&'static [BoardFace]],
    start: &'static [(BoardFace, Area)],
    spawn_points: [Square; 4],
) -> MissionPrint {
    MissionPrint {
        mission,
        boards,
        sealed: &[],
        start,
        apc_start: &[],
        exits: &[],
        spawn_points,
        blips: &[],
        mission_blips: &[],
        computers: &[],
        crates: &[],
        barricaded: &[],
        facehuggers: &[],
        cocoons: &[],
        has_sentry_guns: false,
        first_draw: 1,
        turns_worth: [0, 0],
        signature: NO_SIGNATURE,
    }
}

const NO_SIGNATURE: Signature = Signature { barricaded: &[], facehuggers: &[], gun_shots: GUN_SHOTS };

/// The three doors of the operations centre.
static OPERATIONS_CENTRE: [DoorPrint; 3] = [
    DoorPrint { face: BoardFace::Operations, square: (7, 2), facing: Facing::East },
    DoorPrint { face: BoardFace::Operations, square: (9, 5), facing: Facing::South },
    DoorPrint { face: BoardFace::Operations, square: (12, 5), facing: Facing::South },
];

// Squares by the names that the rules give to boards.

const fn h1(column: u8, row: u8) -> Square {
    Square::on(BoardFace::SouthLock, column, row)
}

const fn h2(column: u8, row: u8) -> Square {
    Square::on(BoardFace::Operations, column, row)
}

const fn h3(column: u8, row: u8) -> Square {
    Square::on(BoardFace::ResidentialBlock, column, row)
}

const fn h4(column: u8, row: u8) -> Square {
    Square::on(BoardFace::MedLab, column, row)
}

const fn p1(column: u8, row: u8) -> Square {
    Square::on(BoardFace::ProcessorRamp, column, row)
}

const fn p2(column: u8, row: u8) -> Square {
    Square::on(BoardFace::CoolingGantry, column, row)
}

const fn p3(column: u8, row: u8) -> Square {
    Square::on(BoardFace::HiveTunnels, column, row)
}

const fn p4(column: u8, row: u8) -> Square {
    Square::on(BoardFace::EggChamber, column, row)
}

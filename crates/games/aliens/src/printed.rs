//! AGD-11: what is printed, for whoever draws it: boards as they lie in each mission, character
//! cards, Endurance cards and Weapons.
//!
//! A client knows no rules, but it has to draw walls, doors and rooms before anything happens. So
//! this goes to it as a file that is made from the content, and never by hand.

use engine::Word;
use serde::Serialize;

use crate::{
    content::{boards::Area, characters::CHARACTERS, endurance::DECK, endurance::QUICK_START, missions::ExitPrint},
    ground::{Layout, Place, Square},
    words::{
        Ability, BoardFace, Card, CardType, Character, Edge, Exit, Facing, Keyword, Mission, Room, Side, Team, Weapon,
    },
};

/// What is printed on boards and cards.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Printed {
    pub boards: Vec<PrintedBoard>,
    pub missions: Vec<PrintedMission>,
    pub characters: Vec<PrintedCharacter>,
    pub cards: Vec<PrintedCard>,
    pub weapons: Vec<PrintedWeapon>,
}

/// One face of a board.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedBoard {
    pub face: BoardFace,
    pub number: u8,
    pub rooms: Vec<PrintedRoom>,
}

/// A room, which is made of areas.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedRoom {
    pub room: Room,
    pub areas: Vec<PrintedArea>,
}

/// Columns and rows of a board, the first and the last of each.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedArea {
    pub columns: (u8, u8),
    pub rows: (u8, u8),
}

/// The ground of a mission, and what lies there.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedMission {
    pub mission: Mission,
    /// Who starts in it.
    pub characters: Vec<Character>,
    /// In rows from north to south, each from west to east.
    pub boards: Vec<Vec<BoardFace>>,
    /// AGD-11A.1: all boards together as they are joined, in lines of characters: squares are `.`
    /// floor, `~` fenced, `X` solid; between them a blank is open, `#` a wall, `=` a fence, `D` a
    /// door, and `+` a corner.
    pub plan: Vec<String>,
    /// AGD-6O.5: where the squad starts, and where the team in the APC does.
    pub start: Vec<Square>,
    pub apc_start: Vec<Square>,
    pub exits: Vec<PrintedExit>,
    /// The spawn points, computers, crates, mission blips and cocoons by their number.
    pub spawn_points: Vec<Square>,
    pub computers: Vec<Square>,
    pub crates: Vec<Square>,
    pub mission_blips: Vec<Square>,
    pub cocoons: Vec<Square>,
    pub has_sentry_guns: bool,
}

/// AGD-6O.6: an exit, and the edge that is crossed.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedExit {
    pub exit: Exit,
    pub squares: [Square; 2],
    pub facing: Facing,
}

/// A character card with its two sides.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedCharacter {
    pub character: Character,
    /// AGD-6F.4: civilians have none.
    pub rank: Option<u8>,
    pub hero: PrintedSide,
    pub grunt: PrintedSide,
    /// AGD-11G.7: the suggested equipment.
    pub usual: Vec<Card>,
}

/// AGD-11D.1: the values of one side, and what it can do.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedSide {
    pub speed: u8,
    /// AGD-6F.13: 0 where there is no dial.
    pub aim: u8,
    pub tech: u8,
    pub defence: u8,
    pub melee: u8,
    pub abilities: Vec<Ability>,
}

/// An Endurance card.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedCard {
    pub card: Card,
    pub kind: CardType,
    pub copies: u8,
    pub cost: u8,
}

/// AGD-11G.2: a Weapon.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedWeapon {
    pub weapon: Weapon,
    /// AGD-6D.7: how many cards an attack exhausts.
    pub exhaust: u8,
    /// Without a number, as far as one sees.
    pub range: Option<u8>,
    pub keywords: Vec<Keyword>,
}

impl Printed {
    /// All that is printed.
    pub fn all() -> Printed {
        Printed {
            boards: BoardFace::ALL.iter().map(|&face| PrintedBoard::of(face)).collect(),
            missions: Mission::ALL.iter().map(|&mission| PrintedMission::of(mission)).collect(),
            characters: CHARACTERS.iter().map(|print| PrintedCharacter::of(print.character)).collect(),
            cards: DECK
                .iter()
                .map(|print| PrintedCard {
                    card: print.card,
                    kind: print.card.card_type(),
                    copies: print.copies,
                    cost: print.cost,
                })
                .collect(),
            weapons: Weapon::ALL.iter().map(|&weapon| PrintedWeapon::of(weapon)).collect(),
        }
    }
}

impl PrintedBoard {
    fn of(face: BoardFace) -> PrintedBoard {
        let area = |&Area { columns, rows }: &Area| PrintedArea { columns, rows };
        let rooms = face.print().rooms.iter();
        let rooms = rooms.map(|&(room, areas)| PrintedRoom { room, areas: areas.iter().map(area).collect() });
        PrintedBoard { face, number: face.number(), rooms: rooms.collect() }
    }
}

impl PrintedMission {
    fn of(mission: Mission) -> PrintedMission {
        let print = mission.print();
        let apc_start = if print.apc_start.is_empty() { Vec::new() } else { starts(mission, Team::Apc) };
        PrintedMission {
            mission,
            characters: Character::ALL.iter().copied().filter(|&character| mission.has(character)).collect(),
            boards: print.boards.iter().map(|row| row.to_vec()).collect(),
            plan: plan(print.boards, Layout::of(mission)),
            start: starts(mission, Team::Trapped),
            apc_start,
            exits: print
                .exits
                .iter()
                .map(|&ExitPrint { exit, squares, facing }| PrintedExit { exit, squares, facing })
                .collect(),
            spawn_points: print.spawn_points.to_vec(),
            computers: print.computers.to_vec(),
            crates: print.crates.to_vec(),
            mission_blips: print.mission_blips.to_vec(),
            cocoons: print.cocoons.to_vec(),
            has_sentry_guns: print.has_sentry_guns,
        }
    }
}

fn starts(mission: Mission, team: Team) -> Vec<Square> {
    mission.start_area(team).iter().collect()
}

/// All boards together, drawn in characters: twice as many lines and columns as squares, and one more.
fn plan(boards: &[&[BoardFace]], layout: &Layout) -> Vec<String> {
    let across = |n: usize| n as u8 * Square::ACROSS;
    let (width, height) = (across(boards[0].len()), across(boards.len()));
    let at = |x: u8, y: u8| layout.at(Place { x, y }).expect("a board lies there");
    let line = |y: u8, is_edge: bool| -> String {
        let each = (0..=2 * width).map(|n| {
            let (x, is_between) = (n / 2, n % 2 == 0);
            match (is_edge, is_between) {
                (true, true) => '+',
                (true, false) if y == 0 => drawn(layout.edge(at(x + 1, 1), Facing::North)),
                (true, false) => drawn(layout.edge(at(x + 1, y), Facing::South)),
                (false, true) if x == 0 => drawn(layout.edge(at(1, y), Facing::West)),
                (false, true) => drawn(layout.edge(at(x, y), Facing::East)),
                (false, false) => ground(layout, at(x + 1, y)),
            }
        });
        each.collect()
    };
    (0..=2 * height).map(|n| line(n / 2 + n % 2, n % 2 == 0)).collect()
}

fn ground(layout: &Layout, square: Square) -> char {
    match (layout.floor().has(square), layout.fenced().has(square)) {
        (true, _) => '.',
        (false, true) => '~',
        (false, false) => 'X',
    }
}

fn drawn(edge: Edge) -> char {
    match edge {
        Edge::Open => ' ',
        Edge::Wall => '#',
        Edge::Fence => '=',
        Edge::Door => 'D',
    }
}

impl PrintedCharacter {
    fn of(character: Character) -> PrintedCharacter {
        let print = character.print();
        let usual = QUICK_START.iter().find(|(whose, _)| *whose == character);
        PrintedCharacter {
            character,
            rank: print.rank,
            hero: PrintedSide::of(character, Side::Hero, print.hero),
            grunt: PrintedSide::of(character, Side::Grunt, print.grunt),
            usual: usual.map_or(Vec::new(), |(_, cards)| cards.to_vec()),
        }
    }
}

impl PrintedSide {
    fn of(character: Character, side: Side, [speed, aim, tech, defence, melee]: [u8; 5]) -> PrintedSide {
        PrintedSide { speed, aim, tech, defence, melee, abilities: character.abilities(side).to_vec() }
    }
}

impl PrintedWeapon {
    fn of(weapon: Weapon) -> PrintedWeapon {
        let print = weapon.print();
        PrintedWeapon { weapon, exhaust: print.exhaust, range: print.range, keywords: print.keywords.to_vec() }
    }
}

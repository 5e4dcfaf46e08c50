//! The boards: squares, walls, fences and doors as they are printed, and everything on them.

use std::collections::BTreeMap;

use aliens::{
    content::missions::MissionPrint,
    ground::{Door, Layout, Square},
    view::{FittingsView, View},
    words::{BoardFace, Condition, Direction, Edge, EnemyKind, Exit, Facing, Ground},
};
use engine::Word;

use super::{letter, mission, name};
use crate::{layout, page, telling::Sheet};

/// How wide a board is with its margin.
const WIDE: usize = 30;

/// A board of 12 squares has this many marks across: squares, and what lies between them.
const ACROSS: u8 = 25;

/// All boards, row by row of the layout; as many beside each other as there is room for.
pub fn lines(view: &View, sheet: &Sheet<'_>) -> Vec<String> {
    let print = mission(view).print();
    let scene = Scene { view, print, layout: Layout::of(print.mission), marks: marks(view, print) };
    let abreast = (sheet.columns / WIDE).max(1);
    let mut lines = Vec::new();
    for row in print.boards.iter().flat_map(|row| row.chunks(abreast)) {
        let boards: Vec<Vec<String>> = row.iter().map(|&face| scene.board(face, sheet)).collect();
        let height = boards.iter().map(Vec::len).max().unwrap_or(0);
        lines.extend((0..height).map(|at| {
            let parts = boards.iter().map(|board| layout::left(&board[at], WIDE));
            parts.collect::<String>().trim_end().to_owned()
        }));
    }
    lines
}

/// What the boards are drawn from.
struct Scene<'a> {
    view: &'a View,
    print: &'static MissionPrint,
    layout: &'static Layout,
    /// What stands or lies on a square.
    marks: BTreeMap<Square, String>,
}

impl Scene<'_> {
    /// One board: its name, its columns, and its rows.
    fn board(&self, face: BoardFace, sheet: &Sheet<'_>) -> Vec<String> {
        let numbers: String = (1..=12).map(|column| layout::left(&format!("{column}"), 2)).collect();
        let mut lines = vec![
            page::strong(&format!("{} {}", face.number(), name(sheet.say, &face))),
            page::faint(&format!("    {}", numbers.trim_end())),
        ];
        for line in 0..ACROSS {
            let number = if line % 2 == 1 { format!("{}", (line + 1) / 2) } else { String::new() };
            let marks: String = (0..ACROSS).map(|column| self.mark(face, column, line)).collect();
            lines.push(format!("{} {marks}", page::faint(&layout::right(&number, 2))));
        }
        lines
    }

    /// What is drawn at a place of the drawing: a square, an edge, or a corner.
    fn mark(&self, face: BoardFace, column: u8, line: u8) -> String {
        match (column % 2, line % 2) {
            (1, 1) => self.square(face, column.div_ceil(2), line.div_ceil(2)),
            (0, 1) => self.edge(face, column / 2, line.div_ceil(2), Facing::East),
            (1, 0) => self.edge(face, column.div_ceil(2), line / 2, Facing::South),
            (_, _) => page::faint("+"),
        }
    }

    fn square(&self, face: BoardFace, column: u8, row: u8) -> String {
        let square = Square::on(face, column, row);
        if let Some(mark) = self.marks.get(&square) {
            return mark.clone();
        }
        match face.grid().ground(column, row) {
            Ground::Floor => page::faint("·"),
            Ground::Fenced => page::faint("~"),
            Ground::Solid => page::faint("#"),
        }
    }

    /// The edge east or south of a square; column or row 0 has the border of the board.
    fn edge(&self, face: BoardFace, column: u8, row: u8, facing: Facing) -> String {
        let (inner, outward) = match (facing, column, row) {
            (Facing::East, 0, _) => (Square::on(face, 1, row), Facing::West),
            (Facing::South, _, 0) => (Square::on(face, column, 1), Facing::North),
            (_, _, _) => (Square::on(face, column, row), facing),
        };
        if self.is_open_exit(inner, outward) {
            return page::lit("E");
        }
        // A seam that the layout joins is open, whatever is printed there.
        let is_border = matches!((outward, column, row), (Facing::West | Facing::North, _, _))
            || (outward == Facing::East && column == 12)
            || (outward == Facing::South && row == 12);
        if is_border && self.layout.step(inner, direction(outward)).is_some() {
            return " ".to_owned();
        }
        let edge = match facing {
            Facing::North | Facing::South => face.grid().south(column, row),
            Facing::East | Facing::West => face.grid().east(column, row),
        };
        match edge {
            Edge::Open => " ".to_owned(),
            Edge::Wall => page::faint("#"),
            Edge::Fence => page::faint("="),
            Edge::Door => self.door(face, inner, outward),
        }
    }

    fn door(&self, face: BoardFace, square: Square, facing: Facing) -> String {
        let is_barricaded = |door: Door| self.view.fittings.barricaded.contains(&door);
        match Door::find(face, square, facing).is_some_and(is_barricaded) {
            true => page::warm("X"),
            false => "D".to_owned(),
        }
    }

    /// Whether one leaves by this edge. An exit that is alone is never closed.
    fn is_open_exit(&self, square: Square, facing: Facing) -> bool {
        let is_open = |exit: Exit| exit == Exit::Exit || self.view.fittings.open_exit == Some(exit);
        let mut exits = self.print.exits.iter();
        exits.any(|exit| is_open(exit.exit) && exit.facing == facing && exit.squares.contains(&square))
    }
}

fn direction(facing: Facing) -> Direction {
    match facing {
        Facing::North => Direction::North,
        Facing::East => Direction::East,
        Facing::South => Direction::South,
        Facing::West => Direction::West,
    }
}

/// What stands or lies on the squares; a figure hides a token.
fn marks(view: &View, print: &MissionPrint) -> BTreeMap<Square, String> {
    let mut marks = BTreeMap::new();
    tokens(&view.fittings, print, &mut |square, mark| _ = marks.insert(square, mark));
    for enemy in &view.enemies {
        let mark = match enemy.kind {
            EnemyKind::Alien => (enemy.tokens + 1).min(9).to_string(),
            EnemyKind::Blip => "?".to_owned(),
            EnemyKind::Facehugger => "%".to_owned(),
        };
        marks.insert(enemy.square, page::warm(&mark));
    }
    for figure in &view.figures {
        let letter = letter(figure.character);
        let mark = match figure.condition {
            Condition::Standing => letter,
            Condition::KnockedDown | Condition::Hidden => letter.to_ascii_lowercase(),
            Condition::Cocooned => '@',
            Condition::Absent | Condition::Left | Condition::Killed | Condition::Captured => continue,
        };
        marks.insert(figure.square, page::lit(&mark.to_string()));
    }
    marks
}

/// Everything that lies on the boards and is no figure.
fn tokens(fittings: &FittingsView, print: &MissionPrint, lie: &mut impl FnMut(Square, String)) {
    let is_set = |bits: u8, number: usize| bits >> number & 1 == 1;
    for (number, &square) in print.spawn_points.iter().enumerate() {
        let marks = if is_set(fittings.barricaded_points, number) {
            ['❶', '❷', '❸', '❹']
        } else {
            ['①', '②', '③', '④']
        };
        lie(square, marks[number].to_string());
    }
    for (number, &square) in fittings.tunnels.iter().enumerate() {
        lie(square, if is_set(fittings.barricaded_tunnels, number) { "●" } else { "○" }.to_owned());
    }
    print.computers.iter().for_each(|&square| lie(square, "¤".to_owned()));
    let left = |squares: &'static [Square], bits: u8| {
        squares.iter().enumerate().filter(move |&(number, _)| is_set(bits, number)).map(|(_, &square)| square)
    };
    left(print.crates, fittings.crates).for_each(|square| lie(square, "$".to_owned()));
    left(print.mission_blips, fittings.mission_blips).for_each(|square| lie(square, page::warm("!")));
    for gun in &fittings.guns {
        let mark = ["↑", "→", "↓", "←"][gun.facing.index()];
        lie(gun.square, if gun.is_on && gun.shots > 0 { page::strong(mark) } else { page::faint(mark) });
    }
}

//! The boards: squares, walls, fences and doors as they are printed, and everything on them. The
//! boards of a row are drawn as one, with the seams between them.

use std::collections::BTreeMap;

use aliens::{
    content::missions::{ExitPrint, MissionPrint},
    ground::{Door, Doors, Layout, Square, Squares},
    view::{FigureView, FittingsView, View},
    words::{BoardFace, Condition, Direction, Edge, EnemyKind, Exit, Facing, Ground},
};
use engine::Word;
use texts::{Args, args};

use super::{GAME, letter, mission, name, written};
use crate::{layout, page, telling::Sheet};

/// What a board takes in columns: a square and what lies beside it, twelve times.
const WIDE: usize = 24;

/// What stands to the left of a row of boards, and the last line to its right.
const MARGIN: usize = 4;

/// How many squares a board has each way.
const ACROSS: u8 = Square::ACROSS;

/// All boards, row by row of the layout; as many beside each other as there is room for.
pub(super) fn lines(view: &View, sheet: &Sheet<'_>) -> Vec<String> {
    let scene = Scene::of(view);
    let abreast = (sheet.columns.saturating_sub(MARGIN) / WIDE).max(1);
    let rows = scene.print.boards.iter().flat_map(|row| row.chunks(abreast));
    let mut lines: Vec<String> = rows.flat_map(|row| scene.row(row, sheet)).collect();
    lines.extend(hidden(view, scene.print, sheet));
    lines
}

/// The board of whoever is activated, and the next one where there is room beside it.
pub(super) fn around(view: &View, sheet: &Sheet<'_>) -> Vec<String> {
    let active = view.activation.as_ref().map(|activation| activation.character);
    let here = view.figures.iter().find(|figure| Some(figure.character) == active && figure_mark(figure).is_some());
    here.map(|figure| on_board(&Scene::of(view), figure.facts.square.board(), sheet)).unwrap_or_default()
}

/// What a sentry gun that stands on a square and points this way would watch over, drawn on its boards.
pub(super) fn field(view: &View, gun: Square, facing: Facing, sheet: &Sheet<'_>) -> Vec<String> {
    let mut scene = Scene::of(view);
    let standing = view.figures.iter().filter(|figure| figure.facts.is_standing());
    let standing: Squares = standing.map(|figure| figure.facts.square).collect();
    let seen = scene.layout.sight(gun, &standing, scene.open) & *scene.layout.floor();
    let field: Squares = seen.iter().filter(|&square| scene.layout.is_in_front(gun, facing, square)).collect();
    for square in field.iter() {
        scene.marks.entry(square).or_insert_with(|| page::lit("*"));
    }
    scene.marks.insert(gun, page::strong(["↑", "→", "↓", "←"][facing.index()]));
    let covered = sheet.say.with("ui-aliens-covers", &Args::new().with("n", field.len()));
    let args = Args::new().with("square", written(gun)).with("facing", args::word(GAME, &facing));
    let head = format!("{} {covered}", sheet.say.with("ui-aliens-field", &args));
    let mut boards: Vec<u8> = field.iter().map(Square::board).chain([gun.board()]).collect();
    boards.sort_unstable();
    boards.dedup();
    let drawn = boards.into_iter().flat_map(|board| on_board(&scene, board, sheet));
    layout::wrap(&head, sheet.columns).into_iter().chain(drawn).collect()
}

/// One board.
fn on_board(scene: &Scene<'_>, number: u8, sheet: &Sheet<'_>) -> Vec<String> {
    let faces = scene.print.boards.iter().flat_map(|row| row.iter());
    let face: Vec<BoardFace> = faces.copied().filter(|face| face.number() == number).collect();
    scene.row(&face, sheet)
}

/// What lies below somebody and cannot be drawn.
fn hidden(view: &View, print: &MissionPrint, sheet: &Sheet<'_>) -> Vec<String> {
    let enemies = view.enemies.iter().map(|enemy| enemy.square);
    let figures = view.figures.iter().filter(|figure| figure_mark(figure).is_some()).map(|figure| figure.facts.square);
    let taken: Vec<Square> = enemies.chain(figures).collect();
    let mut below = Vec::new();
    tokens(&view.fittings, print, &mut |square, mark| {
        if taken.contains(&square) {
            below.push(format!("{mark}\u{a0}{}", written(square)));
        }
    });
    if below.is_empty() {
        return Vec::new();
    }
    layout::hanging(&sheet.say.say("ui-aliens-below"), &below.join(" · "), sheet.columns)
}

/// What the boards are drawn from.
struct Scene<'a> {
    view: &'a View,
    print: &'static MissionPrint,
    layout: &'static Layout,
    barricaded: Doors,
    open: Doors,
    /// What stands or lies on a square.
    marks: BTreeMap<Square, String>,
    /// How many Aliens a swarm has, written behind it where nothing is drawn.
    sizes: BTreeMap<Square, String>,
}

/// A board, and the one that lies east of it in the drawing.
#[derive(Clone, Copy)]
struct Seam {
    face: BoardFace,
    beyond: Option<BoardFace>,
}

/// What lies between two squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Between {
    Nothing,
    Wall,
    Fence,
    Door(Door),
    /// The way out.
    Exit,
    /// Where the way out may open yet.
    ClosedExit,
}

impl<'a> Scene<'a> {
    fn of(view: &'a View) -> Scene<'a> {
        let print = mission(view).print();
        let barricaded: Doors = view.fittings.barricaded.iter().copied().collect();
        let layout = Layout::of(print.mission);
        let open = view.open_doors.iter().copied().collect();
        Scene { view, print, layout, barricaded, open, marks: marks(view, print), sizes: sizes(view) }
    }

    /// Boards side by side: their names, their columns, and their rows.
    fn row(&self, faces: &[BoardFace], sheet: &Sheet<'_>) -> Vec<String> {
        let title = |face: &BoardFace| {
            let square = Square::on(*face, 1, 1);
            layout::left(&page::strong(&format!("{} {}", square.board(), name(sheet.say, face))), WIDE)
        };
        let numbers: String = (1..=ACROSS).map(|column| format!("{} ", column % 10)).collect();
        let numbers = page::faint(numbers.repeat(faces.len()).trim_end());
        let titles: String = faces.iter().map(title).collect();
        let mut lines = vec![format!("    {}", titles.trim_end()), format!("    {numbers}")];
        for line in 0..=2 * ACROSS {
            let number = if line % 2 == 1 { line.div_ceil(2).to_string() } else { String::new() };
            let mut drawn = format!("{} ", page::faint(&layout::right(&number, 2)));
            for (at, &face) in faces.iter().enumerate() {
                // The line between two boards is drawn once, with the board to the west.
                let seam = Seam { face, beyond: faces.get(at + 1).copied() };
                (u8::from(at > 0)..=2 * ACROSS).for_each(|column| drawn += &self.mark(seam, column, line));
            }
            lines.push(drawn.trim_end().to_owned());
        }
        lines
    }

    /// What is drawn at a place of the drawing: a square, what lies beside it, or a corner.
    fn mark(&self, seam: Seam, column: u8, line: u8) -> String {
        let face = seam.face;
        match (column % 2, line % 2) {
            (1, 1) => self.square(face, column.div_ceil(2), line.div_ceil(2)),
            (0, 1) => {
                let (column, row) = (column / 2, line.div_ceil(2));
                let between = self.east_of(face, column, row);
                let size = (column > 0).then(|| self.sizes.get(&Square::on(face, column, row))).flatten();
                match size.filter(|_| between == Between::Nothing) {
                    Some(size) => size.clone(),
                    None => self.drawn(between, ["│", "┊", "▏"]),
                }
            }
            (1, 0) => self.drawn(self.south_of(face, column.div_ceil(2), line / 2), ["─", "┄", "▁"]),
            (_, _) => page::faint(self.corner(seam, column / 2, line / 2)),
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
            Ground::Solid => page::faint("▒"),
        }
    }

    /// A wall, a fence, or an opening of a door, as they are drawn in this direction.
    fn drawn(&self, between: Between, [wall, fence, open]: [&str; 3]) -> String {
        match between {
            Between::Nothing => " ".to_owned(),
            Between::Wall => page::faint(wall),
            Between::Fence => page::faint(fence),
            Between::Door(door) if self.barricaded.has(door) => page::warm("X"),
            Between::Door(door) if self.open.has(door) => page::faint(open),
            Between::Door(_) => "D".to_owned(),
            Between::Exit => page::lit("E"),
            Between::ClosedExit => page::faint("e"),
        }
    }

    /// The lines that meet where four squares do, as one sign.
    fn corner(&self, seam: Seam, column: u8, row: u8) -> &'static str {
        let face = seam.face;
        let north = if row > 0 { self.east_of(face, column, row) } else { Between::Nothing };
        let south = if row < ACROSS { self.east_of(face, column, row + 1) } else { Between::Nothing };
        let west = if column > 0 { self.south_of(face, column, row) } else { Between::Nothing };
        let east = match (column, seam.beyond) {
            (ACROSS, Some(beyond)) => self.south_of(beyond, 1, row),
            (ACROSS, None) => Between::Nothing,
            (_, _) => self.south_of(face, column + 1, row),
        };
        match (north, east, south, west) {
            (Between::Fence, Between::Nothing, Between::Fence, Between::Nothing) => return "┊",
            (Between::Nothing, Between::Fence, Between::Nothing, Between::Fence) => return "┄",
            (_, _, _, _) => (),
        }
        let is_line = |between: &Between| usize::from(*between != Between::Nothing);
        let number = [north, east, south, west].iter().rev().fold(0, |number, it| 2 * number + is_line(it));
        [" ", "╵", "╶", "└", "╷", "│", "┌", "├", "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼"][number]
    }

    /// What lies east of a square; column 0 has the western border of the board.
    fn east_of(&self, face: BoardFace, column: u8, row: u8) -> Between {
        let (inner, outward) = match column {
            0 => (Square::on(face, 1, row), Facing::West),
            _ => (Square::on(face, column, row), Facing::East),
        };
        self.between(face, inner, outward, column == 0 || column == ACROSS, face.grid().east(column, row))
    }

    /// What lies south of a square; row 0 has the northern border of the board.
    fn south_of(&self, face: BoardFace, column: u8, row: u8) -> Between {
        let (inner, outward) = match row {
            0 => (Square::on(face, column, 1), Facing::North),
            _ => (Square::on(face, column, row), Facing::South),
        };
        self.between(face, inner, outward, row == 0 || row == ACROSS, face.grid().south(column, row))
    }

    fn between(&self, face: BoardFace, inner: Square, outward: Facing, is_border: bool, edge: Edge) -> Between {
        if let Some(exit) = self.exit_at(inner, outward) {
            let is_open = self.view.fittings.open_exit == Some(exit);
            return if is_open { Between::Exit } else { Between::ClosedExit };
        }
        // A seam that the layout joins is open, and any other is closed, whatever is printed there.
        if is_border {
            let is_joined = self.layout.step(inner, direction(outward)).is_some();
            return if is_joined { Between::Nothing } else { Between::Wall };
        }
        // Nothing is drawn within what nobody enters.
        let beyond = match outward {
            Facing::East => (inner.column() + 1, inner.row()),
            Facing::North | Facing::South | Facing::West => (inner.column(), inner.row() + 1),
        };
        let ground = face.grid().ground(inner.column(), inner.row());
        if ground != Ground::Floor && ground == face.grid().ground(beyond.0, beyond.1) {
            return Between::Nothing;
        }
        match edge {
            Edge::Open => Between::Nothing,
            Edge::Wall => Between::Wall,
            Edge::Fence => Between::Fence,
            Edge::Door => Door::find(face, inner, outward).map_or(Between::Wall, Between::Door),
        }
    }

    /// The exit at this edge. Where the dropship has landed at another, there is none any more.
    fn exit_at(&self, square: Square, facing: Facing) -> Option<Exit> {
        let is_left = |exit: &&ExitPrint| self.view.fittings.open_exit.is_none_or(|open| open == exit.exit);
        let mut exits = self.print.exits.iter().filter(is_left);
        exits.find(|exit| exit.facing == facing && exit.squares.contains(&square)).map(|exit| exit.exit)
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
        marks.insert(enemy.square, page::warm(sign(enemy.kind, enemy.tokens)));
    }
    for figure in &view.figures {
        marks.extend(figure_mark(figure).map(|mark| (figure.facts.square, mark)));
    }
    marks
}

/// A character's letter, in the colour of whose hero it is.
fn figure_mark(figure: &FigureView) -> Option<String> {
    let letter = letter(figure.character);
    let mark = match figure.facts.condition {
        Condition::Standing => letter,
        Condition::KnockedDown | Condition::Hidden => letter.to_ascii_lowercase(),
        Condition::Cocooned => '@',
        Condition::Absent | Condition::Left | Condition::Killed | Condition::Captured => return None,
    };
    let mark = mark.to_string();
    Some(figure.facts.owner.map_or_else(|| page::strong(&mark), |owner| page::tinted(owner, &mark)))
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
    print.computers.iter().for_each(|&square| lie(square, page::lit("¤")));
    let left = |squares: &'static [Square], bits: u8| {
        squares.iter().enumerate().filter(move |&(number, _)| is_set(bits, number)).map(|(_, &square)| square)
    };
    left(print.crates, fittings.crates).for_each(|square| lie(square, page::lit("$")));
    left(print.mission_blips, fittings.mission_blips).for_each(|square| lie(square, page::warm("!")));
    for gun in &fittings.guns {
        let mark = ["↑", "→", "↓", "←"][gun.facts.facing.index()];
        lie(
            gun.facts.square,
            if gun.facts.is_on && gun.facts.shots > 0 { page::strong(mark) } else { page::faint(mark) },
        );
    }
}

/// How many Aliens the swarms have.
fn sizes(view: &View) -> BTreeMap<Square, String> {
    let swarms = view.enemies.iter().filter(|enemy| enemy.kind == EnemyKind::Alien && enemy.tokens > 0);
    swarms.map(|enemy| (enemy.square, page::warm(&(enemy.tokens + 1).min(9).to_string()))).collect()
}

/// An enemy's place on the list of contacts is told by the same sign as on the board.
pub(super) fn sign(kind: EnemyKind, tokens: u8) -> &'static str {
    match kind {
        EnemyKind::Alien if tokens > 0 => "A",
        EnemyKind::Alien => "a",
        EnemyKind::Blip => "?",
        EnemyKind::Facehugger => "%",
    }
}

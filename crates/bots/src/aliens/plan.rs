//! How each mission is played: where everybody ought to go, whom they go with, and what is gained
//! by being there.

use aliens::{
    board::{Board, Characters},
    ground::{Doors, Square, Squares},
    words::{Character, Condition, Mission, Statistic, Team, Weapon},
};

/// What a step towards the goal is worth, where there is time.
const STEP: f32 = 0.45;

/// What it is worth where time runs out, or the goal is at hand.
const HASTE: f32 = 0.75;

/// How much less a step is worth to whoever has an Alien at hand: first it has to be dealt with.
const UNDER_ATTACK: f32 = 0.5;

/// An Alien that is this near is at hand.
const AT_HAND: u8 = 7;

/// What it is worth to hold a place.
const HOLD: f32 = 0.2;

/// A barricade on the way takes as long as so many steps.
const BARRICADE: usize = 5;

/// How far ahead of whoever is brought out nobody gains by going.
const AHEAD: f32 = 3.0;

/// What a character that has left is worth more than one that may still be lost.
const OUT: f32 = 4.0;

/// What a character is worth less that has left while it was needed.
const MISSED: f32 = 30.0;

/// Where everybody ought to go.
pub(super) struct Plan {
    fields: Vec<Field>,
    aims: [Option<Aim>; 7],
    /// Whom the others go with.
    charges: Characters,
    /// What the fields were made for; a barricade that comes or goes changes them.
    barricaded: Doors,
    goals: Vec<Squares>,
}

/// Where one character ought to go, and what a step is worth.
#[derive(Clone, Copy)]
struct Aim {
    field: usize,
    step: f32,
}

impl Plan {
    /// What is to be done now.
    pub(super) fn of(board: &Board) -> Plan {
        let mut plan = Plan {
            fields: Vec::new(),
            aims: [None; 7],
            charges: Characters::NONE,
            barricaded: board.fittings.barricaded,
            goals: Vec::new(),
        };
        match board.setup.mission {
            Mission::Newt => plan.find_newt(board),
            Mission::Escape => {
                plan.charges = board.those(|figure| figure.is_on_board() && figure.team == Team::Trapped);
                plan.all_to(board, board.exit_squares(), HASTE);
            }
            Mission::Survive => match board.fittings.open_exit {
                Some(_) => plan.all_to(board, board.exit_squares(), HASTE),
                None => plan.all_to(board, board.setup.mission.start_area(Team::Trapped), HOLD),
            },
            Mission::Rescue => plan.free_captives(board),
            Mission::Resupply if board.crates_opened < 4 => {
                plan.share_crates(board, board.on_board(), STEP);
            }
            Mission::Resupply => plan.all_to(board, board.exit_squares(), HASTE),
            Mission::LastStand | Mission::BlockSweep | Mission::Gantry | Mission::Nest => plan.hunt(board),
        }
        // AGD-11E.22: the dropship does not wait.
        if board.setup.mission != Mission::Survive || board.fittings.open_exit.is_none() {
            plan.mind_aliens(board);
        }
        plan
    }

    /// How far everybody has come. Nobody gains by leaving behind whom they are to bring out.
    pub(super) fn progress(&self, board: &Board) -> f32 {
        let anew;
        let fields = match board.fittings.barricaded == self.barricaded {
            true => &self.fields,
            false => {
                anew = self.goals.iter().map(|goals| Field::to(board, goals)).collect();
                &anew
            }
        };
        let steps = |character: Character, aim: Aim| fields[aim.field].steps(board.figure(character).square);
        let charge = |character: Character| Some(steps(character, self.aims[character as usize]?));
        let on_board = board.on_board();
        let charges = self.charges.iter().filter(|&it| on_board.has(it));
        let last = charges.filter_map(charge).fold(f32::MAX, f32::min);
        let way = |character: Character| {
            let aim = self.aims[character as usize]?;
            let steps = steps(character, aim);
            let held_back = last < f32::MAX && !self.charges.has(character) && steps < last - AHEAD;
            Some(aim.step * if held_back { last - AHEAD } else { steps })
        };
        -on_board.iter().filter_map(way).sum::<f32>()
    }

    fn find_newt(&mut self, board: &Board) {
        let newt = board.figure(Character::Newt);
        match newt.condition {
            Condition::Absent => {
                let hiding_places = board.face_down_mission_blips().map(|(_, square)| square);
                let fields = hiding_places.map(|square| self.field(board, Squares::one(square)));
                let fields: Vec<usize> = fields.collect();
                let far = |field: &usize| {
                    let squares = board.on_board().iter().map(|it| board.figure(it).square);
                    squares.map(|square| self.fields[*field].steps(square)).sum::<f32>() as u32
                };
                if let Some(field) = fields.iter().copied().min_by_key(far) {
                    self.aim(board.on_board(), field, STEP);
                }
                let computers: Squares = board.setup.mission.print().computers.iter().copied().collect();
                if let Some(expert) = expert(board).filter(|_| fields.len() > 1) {
                    let field = self.field(board, computers);
                    self.aim(Characters::NONE.with(expert), field, STEP);
                }
            }
            Condition::Hidden => self.all_to(board, Squares::one(newt.square), STEP),
            Condition::Standing | Condition::KnockedDown => {
                self.charges = Characters::NONE.with(Character::Newt);
                self.all_to(board, board.exit_squares(), HASTE);
            }
            Condition::Left | Condition::Killed | Condition::Captured | Condition::Cocooned => {
                self.all_to(board, board.exit_squares(), HASTE);
            }
        }
    }

    fn free_captives(&mut self, board: &Board) {
        let captives = board.those(|figure| figure.condition == Condition::Cocooned);
        let is_free = board.figures.iter().any(|figure| figure.was_captive && figure.condition != Condition::Cocooned);
        if captives.is_empty() || is_free {
            self.charges = board.those(|figure| figure.was_captive && figure.is_on_board());
            return self.all_to(board, board.exit_squares(), HASTE);
        }
        self.all_to(board, captives.iter().map(|captive| board.figure(captive).square).collect(), STEP);
    }

    /// AGD-7E.2: hold out, and at last kill what is left. Whoever has but a pistol looks for more.
    fn hunt(&mut self, board: &Board) {
        if board.tracker.deck.is_empty() && !board.enemies.is_empty() {
            return self.all_to(board, *board.enemies.squares(), STEP);
        }
        self.all_to(board, board.setup.mission.start_area(Team::Trapped), HOLD);
        let has_pistol = |&it: &Character| board.figure(it).weapons().eq([Weapon::HkVp70Pistol]);
        self.share_crates(board, board.on_board().iter().filter(has_pistol).collect(), STEP);
    }

    /// The nearest crates to the nearest of these, one to each.
    fn share_crates(&mut self, board: &Board, mut free: Characters, step: f32) {
        let mut crates: Vec<Square> = board.unopened_crates().map(|(_, square)| square).collect();
        let is_resupply = board.setup.mission == Mission::Resupply;
        if is_resupply {
            // Four are enough: those that the squad comes to first.
            let far = |square: &Square| {
                let of = |it| board.layout().approach_distance(board.figure(it).square, *square).unwrap_or(u8::MAX);
                free.iter().map(|it| u32::from(of(it))).sum::<u32>()
            };
            crates.sort_by_key(far);
            crates.truncate(usize::from(4 - board.crates_opened.min(4)).min(3));
            let all: Squares = crates.iter().copied().collect();
            let field = self.field(board, all);
            self.aim(free, field, step);
        }
        while !crates.is_empty() && !free.is_empty() {
            let pairs = free.iter().flat_map(|it| crates.iter().map(move |&square| (it, square)));
            let far = |&(it, square): &(Character, Square)| {
                board.layout().approach_distance(board.figure(it).square, square).unwrap_or(u8::MAX)
            };
            let Some((nearest, square)) = pairs.min_by_key(far) else { return };
            let field = self.field(board, Squares::one(square));
            self.aim(Characters::NONE.with(nearest), field, step);
            free = free.without(nearest);
            crates.retain(|&it| it != square);
        }
    }

    fn all_to(&mut self, board: &Board, goals: Squares, step: f32) {
        let field = self.field(board, goals);
        self.aim(board.on_board(), field, step);
    }

    fn aim(&mut self, characters: Characters, field: usize, step: f32) {
        characters.iter().for_each(|character| self.aims[character as usize] = Some(Aim { field, step }));
    }

    /// Nobody runs from an Alien that is faster.
    fn mind_aliens(&mut self, board: &Board) {
        let aliens = board.enemies.aliens();
        for character in board.on_board().iter() {
            let here = board.figure(character).square;
            let is_at_hand =
                |alien| board.layout().approach_distance(alien, here).is_some_and(|steps| steps <= AT_HAND);
            if let Some(aim) = self.aims[character as usize].as_mut().filter(|_| aliens.iter().any(is_at_hand)) {
                aim.step *= UNDER_ATTACK;
            }
        }
    }

    fn field(&mut self, board: &Board, goals: Squares) -> usize {
        self.fields.push(Field::to(board, &goals));
        self.goals.push(goals);
        self.fields.len() - 1
    }
}

/// What a character is worth that has left by the exit: little while it is missed.
pub(super) fn safety(board: &Board, character: Character) -> f32 {
    let figure = board.figure(character);
    let is_on_board = |it: Character| board.figure(it).is_on_board();
    let trapped = || board.those(|figure| figure.team == Team::Trapped && figure.is_on_board());
    let captives = || board.those(|figure| figure.was_captive && figure.is_on_board());
    let (is_missed, reward) = match board.setup.mission {
        Mission::Newt => (is_on_board(Character::Newt), if character == Character::Newt { 30.0 } else { 0.0 }),
        Mission::Escape => match figure.team {
            Team::Trapped => (false, 8.0),
            Team::Apc => (!trapped().is_empty(), 0.0),
        },
        Mission::Survive => (false, 4.0),
        Mission::Rescue if figure.was_captive => (false, 15.0),
        Mission::Rescue => {
            let is_saved = board.figures.iter().any(|it| it.was_captive && it.condition == Condition::Left);
            (!captives().is_empty() || !is_saved, 0.0)
        }
        Mission::Resupply => (board.crates_opened < 4, 0.0),
        Mission::LastStand | Mission::BlockSweep | Mission::Gantry | Mission::Nest => (false, 0.0),
    };
    let equipped = figure.equipped().count() as f32;
    let whole = super::worth::CHARACTER + 2.5 * equipped + OUT + reward;
    if is_missed { whole - MISSED } else { whole }
}

/// AGD-11E.33: those who were freed.
pub(super) fn freed(board: &Board) -> f32 {
    let is_free = |figure: &&aliens::board::Figure| figure.was_captive && figure.condition != Condition::Cocooned;
    8.0 * board.figures.iter().filter(is_free).count() as f32
}

/// Whoever is best with computers.
fn expert(board: &Board) -> Option<Character> {
    let standing = board.those(|figure| figure.is_standing());
    standing.iter().filter(|it| it.has_dial()).max_by_key(|&it| board.statistic(it, Statistic::Tech))
}

/// How many steps every square is from a goal.
struct Field(Box<[u8; Square::COUNT]>);

impl Field {
    /// The steps to the nearest of some squares. The goals themselves may be closed.
    fn to(board: &Board, goals: &Squares) -> Field {
        let layout = board.layout();
        let open = *layout.floor() - (board.closed_squares() - *goals);
        let mut steps = Box::new([u8::MAX; Square::COUNT]);
        // The squares that are reached after so many steps.
        let mut waves: Vec<Vec<Square>> = vec![goals.iter().collect()];
        let mut now = 0;
        while now < waves.len() {
            for square in std::mem::take(&mut waves[now]) {
                if usize::from(steps[square.index()]) <= now {
                    continue;
                }
                steps[square.index()] = now as u8;
                let free = layout.passable(square, board.fittings.barricaded);
                for neighbour in (*layout.neighbours(square) & open).iter() {
                    let then = now + 1 + if free.has(neighbour) { 0 } else { BARRICADE };
                    if then < usize::from(steps[neighbour.index()]) {
                        waves.resize_with(waves.len().max(then + 1), Vec::new);
                        waves[then].push(neighbour);
                    }
                }
            }
            now += 1;
        }
        Field(steps)
    }

    fn steps(&self, square: Square) -> f32 {
        f32::from(self.0[square.index()])
    }
}

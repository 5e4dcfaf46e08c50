//! AGD-6G.11, AGD-6G.13: where an enemy may end its move, and the way it takes.

use engine::{List, Word, rule};

use crate::{
    ground::{Door, Doors, Layout, Square, Squares, distance::FarTable},
    words::{Character, Direction},
};

/// The most squares that an enemy ever moves.
const MOST_STEPS: usize = 6;

/// An enemy about to move, and all that matters to its way.
#[derive(Clone, Copy, Debug)]
pub struct Going {
    /// Where it is.
    pub from: Square,
    /// How many squares it may still move, 6 at most.
    pub movement: u8,
    /// Every character on the board, standing or knocked down.
    pub characters: Squares,
    /// Every other enemy: none enters a square with another; tokens are in nobody's way. A swarm is one of
    /// them.
    pub enemies: Squares,
    /// The squares that nobody enters.
    pub closed: Squares,
    /// The doors with a barricade.
    pub barricaded: Doors,
}

/// The possible ends of a move. With none, the enemy stays where it is.
#[derive(Clone, Copy, Debug)]
pub struct Ends {
    /// The squares where the move may end.
    pub squares: Squares,
    barricaded: Doors,
    layers: [Squares; MOST_STEPS + 1],
    /// The squares where every way stops.
    stops: Squares,
    /// The squares in front of a barricaded door that a way leads through.
    breaks: List<(Square, Door), { 2 * MOST_BARRICADES }>,
}

/// The most squares that nobody enters: mission blips, and one for each character.
const MOST_CLOSED: usize = 16;

/// AGD-2.1: how many Barricade tokens there are.
const MOST_BARRICADES: usize = 12;

/// A way to one end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Route {
    /// The squares it enters, the end last.
    pub steps: List<Square, MOST_STEPS>,
    /// AGD-6B.5: the barricaded door it stops in front of, to break it.
    pub breaks: Option<Door>,
}

impl Layout {
    /// AGD-6G.11, 1 and 2: the squares where the shortest routes to the nearest characters are cut; without
    /// a route, the squares as near as it can get.
    pub fn ends(&self, going: &Going) -> Ends {
        match Ways::find(self, going) {
            Some(ways) => {
                rule!("AGD-6G.5");
                self.cut(going, &ways)
            }
            None => {
                rule!("AGD-6G.13");
                self.as_near_as_possible(going)
            }
        }
    }

    /// AGD-6G.11, 3: the route to one of the ends that comes first when routes are compared step by
    /// step.
    pub fn route(&self, ends: &Ends, end: Square) -> Route {
        let last = ends.layers.iter().position(|layer| layer.has(end)).expect("a move ends where it may");
        let mut leading = ends.layers;
        leading[last] = Squares::one(end);
        for layer in (0..last).rev() {
            let next = leading[layer + 1];
            let leads_on = |&square: &Square| self.passable(square, ends.barricaded).meets(&next);
            leading[layer] = (ends.layers[layer] - ends.stops).iter().filter(leads_on).collect();
        }
        let mut steps = List::new();
        let mut at = leading[0].first().expect("a route begins where the enemy is");
        for next in &leading[1..=last] {
            let onward = *next & self.passable(at, ends.barricaded);
            let in_order = Direction::ALL.iter().filter_map(|&direction| self.step(at, direction));
            at = in_order.into_iter().find(|&square| onward.has(square)).expect("the next square is one step away");
            steps.push(at);
        }
        let breaks = ends.breaks.iter().find(|(square, _)| *square == end).map(|&(_, door)| door);
        Route { steps, breaks }
    }

    fn cut(&self, going: &Going, ways: &Ways) -> Ends {
        let touching = self.touching(going);
        let mut ends = Ends::none(going);
        for steps in 0..=going.movement.min(MOST_STEPS as u8) {
            let layer = ends.layers[steps as usize];
            if steps == going.movement {
                ends.squares |= layer;
            }
            // In front of a barricade the last square is no different from any other.
            ends.stops |= layer & touching;
            for square in (layer - touching).iter() {
                let mut onward = ways.ahead(self, self.neighbours(square), steps + 1);
                if !(self.doors_beside(square) & going.barricaded).is_empty() {
                    let blocked = onward - self.passable(square, going.barricaded);
                    onward -= blocked;
                    if let Some(door) = self.first_door(square, &blocked) {
                        ends.breaks.push((square, door));
                        ends.squares.insert(square);
                    }
                }
                if steps < going.movement {
                    ends.layers[steps as usize + 1] |= onward;
                }
            }
        }
        ends.squares |= ends.stops;
        ends
    }

    /// The squares next to a character: every way is cut there.
    fn touching(&self, going: &Going) -> Squares {
        self.all_passable(&going.characters, going.barricaded)
    }

    /// The door to one of some squares behind barricades, in the order of directions.
    fn first_door(&self, square: Square, behind: &Squares) -> Option<Door> {
        let mut onward = Direction::ALL.iter().filter_map(|&direction| self.step(square, direction));
        let next = onward.find(|&next| behind.has(next))?;
        self.door_between(square, next)
    }

    fn as_near_as_possible(&self, going: &Going) -> Ends {
        let mut ends = Ends::none(going);
        let mut field = None;
        let characters: List<Square, { Character::ALL.len() }> = going.characters.iter().collect();
        let closed: List<Square, MOST_CLOSED> = going.closed.iter().collect();
        let mut left = |square: Square| {
            let by_table = self.left_by_table(&characters, &closed, square);
            by_table.unwrap_or_else(|| field.get_or_insert_with(|| self.left_to_go(going))[square.index()])
        };
        let mut best = left(going.from);
        let mut unreached = (*self.floor() - going.closed - going.enemies - going.characters).without(going.from);
        for steps in 0..going.movement.min(MOST_STEPS as u8) as usize {
            let layer = ends.layers[steps];
            let mut is_nearer = false;
            let next = self.all_passable(&layer, going.barricaded);
            ends.layers[steps + 1] = next & unreached;
            unreached -= next;
            ends.layers[steps + 1].iter().for_each(|square| {
                let left = left(square);
                if left < best {
                    best = left;
                    ends.squares = Squares::NONE;
                    is_nearer = true;
                }
                if is_nearer && left == best {
                    ends.squares.insert(square);
                }
            });
        }
        ends
    }

    /// AGD-6G.13: the length of the shortest route from a square to the nearest character, if the tables know
    /// it: nothing that is closed lies on the way.
    fn left_by_table(&self, characters: &[Square], closed: &[Square], square: Square) -> Option<u8> {
        let far = |one: Square, other: Square| self.far.steps(one, other);
        let nearest = characters.iter().map(|&character| far(character, square)).min()?;
        let is_free = |&character: &Square| {
            let through = |closed: Square| far(character, closed).saturating_add(far(closed, square));
            far(character, square) == nearest && closed.iter().all(|&closed| through(closed) != nearest)
        };
        let is_known = nearest == FarTable::NO_WAY || characters.iter().any(is_free);
        is_known.then_some(nearest)
    }

    /// The length of the shortest route from each square to the nearest character, with enemies ignored.
    fn left_to_go(&self, going: &Going) -> [u8; Square::COUNT] {
        let mut left = [FarTable::NO_WAY; Square::COUNT];
        let mut unreached = *self.floor() - going.closed;
        let mut wave = going.characters;
        for steps in 0..FarTable::NO_WAY {
            if wave.is_empty() {
                break;
            }
            unreached -= wave;
            wave.iter().for_each(|square| left[square.index()] = steps);
            wave = self.all_neighbours(&wave) & unreached;
        }
        left
    }
}

impl Ends {
    fn none(going: &Going) -> Ends {
        let mut layers = [Squares::NONE; MOST_STEPS + 1];
        layers[0] = Squares::one(going.from);
        let barricaded = going.barricaded;
        Ends { squares: Squares::NONE, barricaded, layers, stops: Squares::NONE, breaks: List::new() }
    }
}

/// All shortest routes to the nearest characters.
#[expect(clippy::large_enum_variant, reason = "it lives on the stack for as long as one search")]
enum Ways {
    /// Nothing is in the way: the distances of the tables say what lies on a route.
    Tabled {
        /// The characters that are so many steps away.
        targets: List<Square, { Character::ALL.len() }>,
        length: u8,
    },
    /// Something is in the way, and the routes were searched for.
    Searched {
        /// The squares that are so many steps from the nearest character, for the last few numbers
        /// of steps up to the length, each in the place of its remainder.
        left: [Squares; KEPT],
        length: u8,
    },
}

/// What a search among short routes has found.
#[expect(clippy::large_enum_variant, reason = "it lives on the stack for as long as one search")]
enum Found {
    Ways(Ways),
    /// There may be longer ones.
    NoneSoShort,
    NoWay,
}

/// A detour that most searches end with.
const FEW_STEPS: u8 = 4;

/// An enemy looks one square further than it moves.
const KEPT: usize = MOST_STEPS + 2;

impl Ways {
    /// AGD-6G.11, 1. Mostly nothing is in the way, and the tables know all there is to know.
    fn find(layout: &Layout, going: &Going) -> Option<Ways> {
        let steps_to = |character: &Square| layout.far.steps(*character, going.from);
        let characters: List<Square, { Character::ALL.len() }> = going.characters.iter().collect();
        let length = characters.iter().map(steps_to).min().filter(|&steps| steps != FarTable::NO_WAY)?;
        let targets: List<Square, { Character::ALL.len() }> =
            characters.iter().copied().filter(|character| steps_to(character) == length).collect();
        // A character cannot be in the way to another that is as near or nearer.
        let is_on_the_way = |&target: &Square, square: Square| {
            layout.far.steps(target, square).saturating_add(layout.far.steps(going.from, square)) == length
        };
        let obstacles = going.enemies | going.closed;
        if obstacles.iter().all(|square| !targets.iter().any(|target| is_on_the_way(target, square))) {
            return Some(Ways::Tabled { targets, length });
        }
        // What is in the way mostly costs a few steps, or none.
        for longest in [length, length.saturating_add(FEW_STEPS), FarTable::NO_WAY] {
            match Ways::search(layout, going, longest) {
                Found::Ways(ways) => return Some(ways),
                Found::NoWay => return None,
                Found::NoneSoShort => (),
            }
        }
        None
    }

    /// Goes out from all characters at once, step by step, until the enemy is reached, looking only at squares
    /// from which a route can be so short as is asked for. What is one step nearer to a character is then on a
    /// shortest route.
    fn search(layout: &Layout, going: &Going, longest: u8) -> Found {
        let to_go = layout.far.row(going.from);
        let mut unreached = *layout.floor() - going.enemies - going.closed - going.characters;
        let mut left = [Squares::NONE; KEPT];
        left[0] = going.characters;
        let mut around = layout.all_neighbours(&going.characters);
        let mut may_be_longer = false;
        for length in 1..=longest {
            let next = around & unreached;
            left[length as usize % KEPT] = next;
            if next.has(going.from) {
                return Found::Ways(Ways::Searched { left, length });
            }
            unreached -= next;
            around = Squares::NONE;
            let mut goes_on = false;
            next.iter().for_each(|square| match to_go[square.index()] > longest - length {
                true => may_be_longer = true,
                false => {
                    goes_on = true;
                    around.add(layout.neighbours(square));
                }
            });
            if !goes_on {
                break;
            }
        }
        if may_be_longer { Found::NoneSoShort } else { Found::NoWay }
    }

    /// Those of some squares that are on a route, so many steps from its beginning.
    fn ahead(&self, layout: &Layout, squares: &Squares, so_far: u8) -> Squares {
        match self {
            Ways::Tabled { targets, length } => {
                let left = length - so_far;
                let leads_on = |square: &Square| targets.iter().any(|&it| layout.far.steps(it, *square) == left);
                squares.iter().filter(leads_on).collect()
            }
            Ways::Searched { left, length } => *squares & left[(length - so_far) as usize % KEPT],
        }
    }
}

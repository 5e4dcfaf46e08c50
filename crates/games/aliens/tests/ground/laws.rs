//! What holds of every layout, held against plain procedures over all squares and random figures.

use std::collections::VecDeque;

use aliens::{
    ground::{Doors, Going, Layout, Square, Squares},
    words::{Direction, Facing},
};
use engine::Word;

use crate::{
    direct::Scene,
    field::{AROUND, Numbers, every_layout},
};

/// AGD-6C.6 R-17
#[test]
fn sight_by_tables_is_sight_by_the_written_procedure() {
    let mut numbers = Numbers::new(6);
    for (name, layout) in every_layout() {
        for _ in 0..2 {
            let scene = random_scene(&layout, &mut numbers);
            for viewer in layout.floor().iter() {
                if numbers.below(10) != 0 {
                    continue;
                }
                for target in layout.floor().iter() {
                    let is_seen = layout.sees(viewer, target, &scene.standing, scene.open);
                    assert_eq!(is_seen, scene.sees(viewer, target), "{name}: {viewer:?} looks at {target:?}");
                }
            }
        }
    }
}

/// AGD-6C.6 R-17
#[test]
fn with_every_door_open_and_nobody_about_the_two_agree_too() {
    for (name, layout) in every_layout() {
        let scene = Scene { layout: &layout, standing: Squares::NONE, open: layout.doors() };
        let one_in = if layout.boards().count() == 1 { 1 } else { 11 };
        for viewer in layout.floor().iter().step_by(one_in) {
            let seen: Squares = layout.floor().iter().filter(|&target| scene.sees(viewer, target)).collect();

            assert_eq!(layout.may_see(viewer), &seen, "{name}: from {viewer:?}");
        }
    }
}

/// AGD-6C.5
#[test]
fn with_nobody_about_sight_is_mutual_on_every_board_whatever_doors_are_open() {
    let mut numbers = Numbers::new(17);
    for (name, layout) in every_layout() {
        for open in [layout.doors(), Doors::NONE, numbers.some_doors(layout.doors(), 2)] {
            for viewer in layout.floor().iter() {
                for target in layout.sight(viewer, &Squares::NONE, open) {
                    let is_mutual = layout.sees(target, viewer, &Squares::NONE, open);
                    assert!(is_mutual, "{name}: {viewer:?} sees {target:?} and not the other way round");
                }
            }
        }
    }
}

/// AGD-6C.3 AGD-6C.5
#[test]
fn sight_is_mutual_but_for_the_corner_of_a_character_beside_the_viewer() {
    let mut numbers = Numbers::new(5);
    let mut n_one_sided = 0;
    for (name, layout) in every_layout() {
        for _ in 0..10 {
            let scene = random_scene(&layout, &mut numbers);
            for viewer in numbers.some(layout.floor(), 12) {
                let seen = layout.sight(viewer, &scene.standing, scene.open);
                for target in seen {
                    if !layout.sees(target, viewer, &scene.standing, scene.open) {
                        n_one_sided += 1;
                        assert!(!scene.sees_plainly(viewer, target), "{name}: {viewer:?} and {target:?}");
                        assert!(scene.sees_round_a_corner(viewer, target), "{name}: {viewer:?} and {target:?}");
                    }
                }
            }
        }
    }
    assert!(n_one_sided > 0, "the corner case was never met");
}

/// AGD-6J.6 R-34
#[test]
fn adjacent_squares_see_each_other_whoever_stands_about() {
    let mut numbers = Numbers::new(34);
    for (name, layout) in every_layout() {
        for _ in 0..20 {
            let scene = random_scene(&layout, &mut numbers);
            for square in layout.floor().iter() {
                for beside in layout.adjacent(square, scene.open).iter() {
                    let sees = layout.sees(square, beside, &scene.standing, scene.open);
                    assert!(sees, "{name}: {square:?} is beside {beside:?}");
                }
            }
        }
    }
}

/// AGD-6A.7
#[test]
fn adjacency_is_mutual_and_leads_through_doors_straight() {
    for (name, layout) in every_layout() {
        for square in layout.floor().iter() {
            for beside in layout.neighbours(square).iter() {
                assert!(layout.neighbours(beside).has(square), "{name}: {square:?} and {beside:?}");
                assert_eq!(layout.range(square, beside), 1, "{name}: {square:?} and {beside:?}");
            }
            for &direction in Direction::ALL {
                let next = layout.step(square, direction);
                assert!(next.is_none_or(|next| layout.neighbours(square).has(next)), "{name}: {square:?}");
            }
        }
        for door in layout.doors().iter() {
            let [one, other] = layout.sides(door);
            assert!(layout.neighbours(one).has(other), "{name}: {door:?}");
            assert_eq!(layout.door_between(one, other), Some(door));
        }
    }
}

/// AGD-6A.9
#[test]
fn distances_are_those_of_a_plain_search() {
    let mut numbers = Numbers::new(9);
    for (name, layout) in every_layout() {
        for barricaded in [Doors::NONE, numbers.some_doors(layout.doors(), 2), layout.doors()] {
            for from in numbers.some(layout.floor(), 20) {
                let steps = search(&layout, from, barricaded, &Squares::NONE);
                let open_steps = search(&layout, from, Doors::NONE, &Squares::NONE);
                let near = layout.within(from, 2, layout.floor(), barricaded);
                for to in layout.floor().iter() {
                    let (path, approach) =
                        (layout.path_distance(from, to, barricaded), layout.approach_distance(from, to));
                    assert_eq!(path, steps[to.index()], "{name}: from {from:?} to {to:?}");
                    let is_within = steps[to.index()].is_some_and(|steps| steps <= 2);
                    assert_eq!(near.has(to), is_within, "{name}: {from:?} to {to:?}");
                    assert_eq!(approach, open_steps[to.index()], "{name}: from {from:?} to {to:?}");
                }
            }
        }
    }
}

/// AGD-6A.9
#[test]
fn the_nearest_are_those_at_the_shortest_distance() {
    let mut numbers = Numbers::new(15);
    for (name, layout) in every_layout() {
        for _ in 0..50 {
            let barricaded = numbers.some_doors(layout.doors(), 3);
            let from = numbers.some(layout.floor(), 1).first().expect("one was drawn");
            let among = numbers.some(layout.floor(), 5);
            let mut steps = search(&layout, from, barricaded, &Squares::NONE);
            if among.iter().all(|square| steps[square.index()].is_none()) {
                steps = search(&layout, from, Doors::NONE, &Squares::NONE);
            }
            let best = among.iter().filter_map(|square| steps[square.index()]).min();
            let nearest = among.iter().filter(|square| best.is_some() && steps[square.index()] == best).collect();

            assert_eq!(layout.nearest(from, &among, barricaded), nearest, "{name}: from {from:?} among {among:?}");
        }
    }
}

/// AGD-6G.11 R-78
#[test]
fn ends_and_routes_are_those_of_all_shortest_routes_written_out() {
    let mut numbers = Numbers::new(11);
    for (name, layout) in every_layout() {
        for _ in 0..60 {
            let going = random_going(&layout, &mut numbers);
            let routes = every_cut_route(&layout, &going);
            let ends = layout.ends(&going);
            let Some(routes) = routes else {
                continue;
            };
            let written: Squares = routes.iter().map(|route| *route.last().expect("a route has a square")).collect();

            assert_eq!(ends.squares, written, "{name}: {going:?}");
            for end in ends.squares {
                let mut to_end: Vec<_> = routes.iter().filter(|route| route.last() == Some(&end)).collect();
                to_end.sort_by_key(|route| directions(&layout, route));
                let first: Vec<Square> = to_end[0][1..].to_vec();
                assert_eq!(layout.route(&ends, end).steps.to_vec(), first, "{name}: {going:?} to {end:?}");
            }
        }
    }
}

/// AGD-6G.13 R-27
#[test]
fn without_a_route_the_ends_are_the_nearest_squares_that_can_be_reached() {
    let mut numbers = Numbers::new(13);
    let mut n_met = 0;
    for (name, layout) in every_layout() {
        for _ in 0..200 {
            let mut going = random_going(&layout, &mut numbers);
            let around = going.characters.iter().map(|character| *layout.neighbours(character));
            going.enemies = around.fold(Squares::NONE, |all, around| all | around) - going.characters;
            if going.enemies.has(going.from) || every_cut_route(&layout, &going).is_some() {
                continue;
            }
            n_met += 1;
            let left = |square| {
                let steps = search(&layout, square, Doors::NONE, &going.closed);
                going.characters.iter().filter_map(|character| steps[character.index()]).min().unwrap_or(u8::MAX)
            };
            let occupied = going.enemies | going.characters | going.closed;
            let reached = search(&layout, going.from, going.barricaded, &occupied);
            let near = layout.floor().iter().filter(|square| !occupied.has(*square));
            let near = near.filter(|square| reached[square.index()].is_some_and(|steps| steps <= going.movement));
            let near: Vec<_> = near.map(|square| (left(square), reached[square.index()], square)).collect();
            let best = near.iter().map(|&(left, steps, _)| (left, steps)).min().expect("its own square is one");
            let stays = best.0 >= left(going.from);
            let written = near.iter().filter(|&&(left, steps, _)| !stays && (left, steps) == best);

            let ends = layout.ends(&going);

            assert_eq!(ends.squares, written.map(|&(.., square)| square).collect(), "{name}: {going:?}");
        }
    }
    assert!(n_met > 100, "an enemy without a route was met {n_met} times");
}

/// AGD-6B.2 AGD-6B.1 R-16
#[test]
fn a_door_is_open_exactly_when_a_figure_is_beside_it() {
    let mut numbers = Numbers::new(2);
    for (name, layout) in every_layout() {
        for _ in 0..20 {
            let figures = numbers.some(layout.floor(), 40);
            let barricaded = numbers.some_doors(layout.doors(), 3);
            let open = layout.open_doors(&figures, barricaded);
            for door in layout.doors().iter() {
                let is_beside = layout.sides(door).iter().any(|&side| figures.has(side));
                assert_eq!(open.has(door), is_beside && !barricaded.has(door), "{name}: {door:?}");
            }
        }
    }
}

/// AGD-6M.2
#[test]
fn every_square_is_in_front_of_a_gun_one_way_or_another_but_those_beside_and_behind_it() {
    for (_, layout) in every_layout() {
        for gun in layout.floor().iter().step_by(7) {
            for square in layout.floor().iter() {
                let in_front = AROUND.into_iter().filter(|&facing| layout.is_in_front(gun, facing, square)).count();
                let (gun, square) = (layout.place(gun), layout.place(square));
                let expected = usize::from(gun.x != square.x) + usize::from(gun.y != square.y);
                assert_eq!(in_front, expected, "{gun:?} {square:?}");
            }
        }
    }
    assert_eq!(AROUND.as_slice(), Facing::ALL);
}

/// Characters, and doors that figures have opened.
fn random_scene<'a>(layout: &'a Layout, numbers: &mut Numbers) -> Scene<'a> {
    let standing = numbers.some(layout.floor(), 7);
    Scene { layout, standing, open: numbers.some_doors(layout.doors(), 2) }
}

fn random_going(layout: &Layout, numbers: &mut Numbers) -> Going {
    let n_characters = 1 + numbers.below(7);
    let characters = numbers.some(layout.floor(), n_characters);
    let n_enemies = numbers.below(30);
    let free = *layout.floor() - characters;
    let from = numbers.some(&free, 1).first().expect("one was drawn");
    let enemies = numbers.some(&free, n_enemies).without(from);
    let closed = numbers.some(&(free - enemies), 3).without(from);
    let barricaded = numbers.some_doors(layout.doors(), 2);
    Going { from, movement: 1 + numbers.below(6) as u8, characters, enemies, closed, barricaded }
}

/// A plain breadth-first search: the steps to each square, `occupied` ones never entered.
fn search(layout: &Layout, from: Square, barricaded: Doors, occupied: &Squares) -> Vec<Option<u8>> {
    let mut steps = vec![None; Square::COUNT];
    steps[from.index()] = Some(0);
    let mut queue = VecDeque::from([(from, 0)]);
    while let Some((square, so_far)) = queue.pop_front() {
        for next in layout.floor().iter().filter(|&next| layout.range(square, next) == 1 && !occupied.has(next)) {
            let is_passable = layout.neighbours(square).has(next)
                && layout.door_between(square, next).is_none_or(|door| !barricaded.has(door));
            if is_passable && steps[next.index()].is_none() {
                steps[next.index()] = Some(so_far + 1);
                queue.push_back((next, so_far + 1));
            }
        }
    }
    steps
}

/// AGD-6G.11, 1 and 2, by writing out every shortest route up to its cut; none without a route.
fn every_cut_route(layout: &Layout, going: &Going) -> Option<Vec<Vec<Square>>> {
    let blocked = going.enemies | going.closed;
    let steps_to = |character: Square| {
        let others = going.characters.without(character);
        search(layout, character, Doors::NONE, &(blocked | others))
    };
    let left: Vec<_> = going.characters.iter().map(steps_to).collect();
    let shortest = left.iter().filter_map(|left| left[going.from.index()]).min()?;
    let targets: Vec<_> = left.into_iter().filter(|left| left[going.from.index()] == Some(shortest)).collect();
    let mut routes = Vec::new();
    for left in &targets {
        walk(layout, going, left, vec![going.from], &mut routes);
    }
    routes.sort();
    routes.dedup();
    Some(routes)
}

fn walk(layout: &Layout, going: &Going, left: &[Option<u8>], route: Vec<Square>, routes: &mut Vec<Vec<Square>>) {
    let at = *route.last().expect("a route has a square");
    let touches = going.characters.iter().any(|character| {
        layout.neighbours(at).has(character)
            && layout.door_between(at, character).is_none_or(|door| !going.barricaded.has(door))
    });
    if touches || route.len() == going.movement as usize + 1 {
        routes.push(route);
        return;
    }
    let onward = layout
        .neighbours(at)
        .iter()
        .filter(|next| left[next.index()].is_some_and(|steps| Some(steps + 1) == left[at.index()]));
    for next in onward {
        let is_barricaded = layout.door_between(at, next).is_some_and(|door| going.barricaded.has(door));
        if is_barricaded {
            routes.push(route.clone());
        } else {
            walk(layout, going, left, [route.as_slice(), &[next]].concat(), routes);
        }
    }
}

fn directions(layout: &Layout, route: &[Square]) -> Vec<usize> {
    let direction = |from: Square, to: Square| {
        Direction::ALL.iter().position(|&direction| layout.step(from, direction) == Some(to)).expect("it is a step")
    };
    route.windows(2).map(|pair| direction(pair[0], pair[1])).collect()
}

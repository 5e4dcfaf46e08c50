//! AGD-3: whom to take, what to put on, and where the sentry guns stand.

use aliens::{
    Aliens, Choice, Frame,
    board::Board,
    content::endurance::QUICK_START,
    ground::{Layout, Square, Squares},
    rules::preparation::PrepareAnswer,
    words::{Card, Character, Facing, Team},
};
use engine::{Seat, State, Word};

/// Whom to play, the most useful first.
const HEROES: [Character; 6] =
    [Character::Hicks, Character::Vasquez, Character::Ripley, Character::Hudson, Character::Frost, Character::Gorman];

/// What is better than nothing, for somebody without a weapon.
const SPARE: [Card; 4] = [Card::M41aPulseRifle, Card::Ithaca37Shotgun, Card::M240Incinerator, Card::HkVp70Pistol];

/// How far from the squad a gun may stand.
const NEAR: u8 = 5;

/// The answer, if it is one of the set-up that needs no weighing.
pub(super) fn answer(state: &State<Aliens>, _: Seat, choices: &[Choice]) -> Option<Choice> {
    let board = state.board();
    match state.under_way().last()? {
        Frame::HeroChoice(_) => HEROES.iter().map(|&hero| Choice::HeroChoice(hero)).find(|it| choices.contains(it)),
        Frame::Preparation(_) => Some(equip(board, choices)),
        Frame::GunPlacing(_) => {
            let squares = choices.iter().filter_map(|choice| match choice {
                Choice::GunPlacing(square) => Some(*square),
                _ => None,
            });
            let field = |square: &Square| Facing::ALL.iter().map(|&facing| coverage(board, *square, facing)).max();
            squares.max_by_key(field).map(Choice::GunPlacing)
        }
        Frame::GunFacing(gun) => {
            let best = Facing::ALL.iter().max_by_key(|&&facing| coverage(board, gun.square, facing));
            best.map(|&facing| Choice::GunFacing(facing))
        }
        _ => None,
    }
}

/// AGD-11G.7: the suggested equipment, and something for whoever has nothing to shoot with.
fn equip(board: &Board, choices: &[Choice]) -> Choice {
    let put_on = |card: Card, on: Character| Choice::Preparation(PrepareAnswer::PutOn { card, on });
    let has = |on: Character, card: Card| board.figure(on).equipped().any(|it| it == card);
    let suggested = QUICK_START.iter().flat_map(|&(on, cards)| cards.iter().map(move |&card| (card, on)));
    let missing = suggested.filter(|&(card, on)| !has(on, card)).map(|(card, on)| put_on(card, on));
    let unarmed = Character::ALL.iter().copied().filter(|&on| board.figure(on).weapons().next().is_none());
    let spare = unarmed.flat_map(|on| SPARE.map(|card| put_on(card, on)));
    let wanted = missing.chain(spare).find(|choice| choices.contains(choice));
    wanted.unwrap_or(Choice::Preparation(PrepareAnswer::Done))
}

/// AGD-6M.2: how many squares a gun would cover, less those where the squad stands and walks, and
/// those that the other gun covers.
fn coverage(board: &Board, gun: Square, facing: Facing) -> i32 {
    let layout = board.layout();
    let start = board.setup.mission.start_area(Team::Trapped);
    let Some(near) = start.first() else { return 0 };
    if layout.range(gun, near) > NEAR {
        return i32::MIN;
    }
    let covered = field(layout, gun, facing);
    let of_the_other = board
        .fittings
        .guns
        .iter()
        .flatten()
        .fold(Squares::NONE, |all, other| all | field(layout, other.square, other.facing));
    let walked = covered & (start | ways_out(board, near));
    (covered - of_the_other).len() as i32 - 6 * walked.len() as i32
}

fn field(layout: &Layout, gun: Square, facing: Facing) -> Squares {
    layout.may_see(gun).iter().filter(|&square| layout.is_in_front(gun, facing, square)).collect()
}

/// The squares on a shortest way from the start to an exit.
fn ways_out(board: &Board, from: Square) -> Squares {
    let layout = board.layout();
    let exits = board.setup.mission.print().exits.iter().map(|exit| exit.squares[0]);
    let far = |one, other| layout.approach_distance(one, other).map_or(u16::MAX / 2, u16::from);
    let on_way = |to: Square| {
        let whole = far(from, to);
        let is_on_way = move |square: &Square| far(from, *square) + far(*square, to) <= whole + 1;
        layout.floor().iter().filter(is_on_way)
    };
    exits.flat_map(on_way).collect()
}

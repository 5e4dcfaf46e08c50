//! What is to be seen beside an answer: which way a step leads, who is on a square, how likely a shot
//! hits, and where a mission blip lies.

use aliens::{
    Choice, FrameView,
    ground::{Layout, Square},
    rules::{attack::ShootAnswer, defensive_fire::DefendAnswer, moving::StepAnswer},
    view::{EnemyView, FigureView, View},
    words::{Character, Direction, EnemyKind, Keyword, Weapon},
};
use engine::Word;

use super::{mission, name, sight, written};
use crate::telling::Sheet;

/// The arrows of the eight directions, in the order of [`Direction`].
const ARROWS: [&str; 8] = ["↑", "→", "↓", "←", "↗", "↘", "↙", "↖"];

/// What is to be seen beside an answer to the question that waits.
pub(super) fn remark(view: &View, choice: &Choice, sheet: &Sheet<'_>) -> Option<String> {
    match (choice, view.under_way.last()?) {
        (Choice::NextStep(StepAnswer::To { square }), FrameView::NextStep(next)) => {
            arrow(view, next.movement.character, *square).map(str::to_owned)
        }
        (Choice::TargetChoice(square), FrameView::TargetChoice(choice)) => {
            target(view, choice.aiming.attacker, choice.aiming.weapon, *square, sheet)
        }
        (Choice::FullAuto(ShootAnswer::At { square }), FrameView::FullAuto(auto)) => {
            target(view, auto.shot.attacker, auto.shot.weapon, *square, sheet)
        }
        (Choice::GrenadeOffer(ShootAnswer::At { square }), FrameView::GrenadeOffer(offer)) => {
            target(view, offer.attacker, Weapon::M40Grenades, *square, sheet)
        }
        (Choice::DefensiveShot(DefendAnswer::Fire { weapon }), FrameView::DefensiveShot(shot)) => {
            let attacker = view.enemies.iter().find(|enemy| Some(enemy.number) == view.attacker)?;
            let chance = chance(view, shot.shooter, *weapon, attacker.square, sheet)?;
            Some(format!("({}, {}, {chance})", enemy_name(attacker, sheet), written(attacker.square)))
        }
        (Choice::Scan(blip), _) => {
            let place = mission(view).print().mission_blips.get(blip.index())?;
            Some(format!("({})", written(*place)))
        }
        (_, _) => None,
    }
}

/// Which way a step leads.
fn arrow(view: &View, character: Character, to: Square) -> Option<&'static str> {
    let (layout, from) = (Layout::of(mission(view)), figure(view, character)?.square);
    let direction = Direction::ALL.iter().find(|&&direction| layout.step(from, direction) == Some(to))?;
    Some(ARROWS[direction.index()])
}

/// Who is on a square that can be shot at, and how likely they are hit; nothing where nobody is.
fn target(view: &View, attacker: Character, weapon: Weapon, square: Square, sheet: &Sheet<'_>) -> Option<String> {
    let enemies = view.enemies.iter().filter(|enemy| enemy.square == square);
    let enemies = enemies.map(|enemy| enemy_name(enemy, sheet));
    let friends = view.figures.iter().filter(|figure| figure.square == square && sight::is_on_board(figure));
    let mut there: Vec<String> = enemies.chain(friends.map(|figure| name(sheet.say, &figure.character))).collect();
    // An Area weapon hits around the square as well, each square by a roll of its own.
    if !weapon.is(Keyword::Area) {
        there.extend(chance(view, attacker, weapon, square, sheet));
    }
    (!there.is_empty()).then(|| format!("({})", there.join(", ")))
}

/// What an enemy is, and how many.
fn enemy_name(enemy: &EnemyView, sheet: &Sheet<'_>) -> String {
    match enemy.kind {
        EnemyKind::Alien if enemy.tokens > 0 => format!("{} ×{}", name(sheet.say, &enemy.kind), enemy.tokens + 1),
        EnemyKind::Alien | EnemyKind::Blip | EnemyKind::Facehugger => name(sheet.say, &enemy.kind),
    }
}

/// How likely a shot at a square hits.
fn chance(view: &View, shooter: Character, weapon: Weapon, square: Square, sheet: &Sheet<'_>) -> Option<String> {
    let shooter = figure(view, shooter)?;
    let range = Layout::of(mission(view)).range(shooter.square, square);
    Some(sight::chance(weapon, shooter.dial, range, sheet))
}

fn figure(view: &View, character: Character) -> Option<&FigureView> {
    view.figures.iter().find(|figure| figure.character == character)
}

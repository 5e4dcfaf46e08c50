//! What is to be seen beside an answer: which way a step leads, who is on a square or in a blast, how
//! likely a shot hits or a character holds, and where a mission blip lies.

use aliens::{
    Choice, FrameView,
    ground::{Layout, Square},
    rules::{attack::ShootAnswer, defensive_fire::DefendAnswer, moving::StepAnswer},
    view::{EnemyView, FigureView, View},
    words::{Character, Direction, EnemyKind, Keyword, Side, Statistic, Weapon},
};
use engine::Word;
use texts::Args;

use super::{letter, mission, name, sight, written};
use crate::{layout, page, telling::Sheet};

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
        (Choice::Victim(character), _) => holds(view, *character, sheet),
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
    if weapon.is(Keyword::Area) {
        return in_blast(view, square);
    }
    let enemies = view.enemies.iter().filter(|enemy| enemy.square == square);
    let mut there: Vec<String> = enemies.map(|enemy| enemy_name(enemy, sheet)).collect();
    there.extend(chance(view, attacker, weapon, square, sheet));
    (!there.is_empty()).then(|| format!("({})", there.join(", ")))
}

/// AGD-6D.17: who is hit around a square as well, each by a roll of its own, in the signs of the boards.
fn in_blast(view: &View, square: Square) -> Option<String> {
    let layout = Layout::of(mission(view));
    let barricaded = view.fittings.barricaded.iter().copied().collect();
    let around = layout.adjacent(square, layout.open_doors(&sight::occupied(view), barricaded)).with(square);
    let enemies = view.enemies.iter().filter(|enemy| around.has(enemy.square)).map(sight::enemy_mark);
    let friends = view.figures.iter().filter(|figure| sight::is_on_board(figure) && around.has(figure.square));
    let friends: String = friends.map(|figure| letter(figure.character)).collect();
    let there: Vec<String> = enemies.chain(Some(friends).filter(|friends| !friends.is_empty())).collect();
    (!there.is_empty()).then(|| format!("({})", there.join(" ")))
}

/// What the signs beside the squares mean while an Area weapon is aimed, and how likely it hits.
pub(super) fn blast(view: &View, sheet: &Sheet<'_>) -> Vec<String> {
    let (attacker, weapon) = match view.under_way.last() {
        Some(FrameView::TargetChoice(choice)) => (choice.aiming.attacker, choice.aiming.weapon),
        Some(FrameView::GrenadeOffer(offer)) => (offer.attacker, Weapon::M40Grenades),
        Some(_) | None => return Vec::new(),
    };
    let Some(figure) = figure(view, attacker).filter(|_| weapon.is(Keyword::Area)) else { return Vec::new() };
    let chance = sight::chance(weapon, figure.dial, 0, sheet);
    let text = sheet.say.with("ui-aliens-blast", &Args::new().with("chance", chance));
    layout::wrap(&page::faint(&text), sheet.columns)
}

/// AGD-6I.1, AGD-6J.11: how likely a character stands up to the Alien that attacks, its swarm counted.
fn holds(view: &View, character: Character, sheet: &Sheet<'_>) -> Option<String> {
    let alien = view.enemies.iter().find(|enemy| Some(enemy.number) == view.attacker)?;
    let side = if figure(view, character)?.owner.is_some() { Side::Hero } else { Side::Grunt };
    let up_to = character.value(side, Statistic::Defence).saturating_sub(alien.tokens).min(10);
    let chance = sheet.say.percent_whole(10 * u32::from(up_to));
    Some(sheet.say.with("ui-aliens-holds", &Args::new().with("enemy", enemy_name(alien, sheet)).with("chance", chance)))
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

//! What is to be seen beside an answer: which way a step leads, who is on a square or in a blast, how
//! likely a shot hits or a character holds, and where a mission blip lies.

use aliens::{
    Choice, FrameView,
    foresight::{BlastAhead, Foresight, Reach},
    ground::{Layout, Square},
    rules::{attack::ShootAnswer, defensive_fire::DefendAnswer},
    view::{EnemyView, FigureView, View},
    words::{CardType, Character, Direction, EnemyKind, Weapon},
};
use engine::Word;
use texts::{Args, args};

use super::{GAME, letter, mission, name, sight, written};
use crate::{layout, page, telling::Sheet};

/// The arrows of the eight directions, in the order of [`Direction`].
const ARROWS: [&str; 8] = ["↑", "→", "↓", "←", "↗", "↘", "↙", "↖"];

/// What is to be seen beside an answer to the question that waits.
pub(super) fn remark(view: &View, foresight: Option<&Foresight>, choice: &Choice, sheet: &Sheet<'_>) -> Option<String> {
    match (choice, view.under_way.last()?) {
        (Choice::TargetChoice(square), FrameView::TargetChoice(choice)) => {
            target(view, foresight?, choice.aiming.attacker, choice.aiming.weapon, *square, sheet)
        }
        (Choice::FullAuto(ShootAnswer::At { square }), FrameView::FullAuto(auto)) => {
            target(view, foresight?, auto.shot.attacker, auto.shot.weapon, *square, sheet)
        }
        (Choice::GrenadeOffer(ShootAnswer::At { square }), FrameView::GrenadeOffer(offer)) => {
            target(view, foresight?, offer.attacker, Weapon::M40Grenades, *square, sheet)
        }
        (Choice::DefensiveShot(DefendAnswer::Fire { weapon }), FrameView::DefensiveShot(shot)) => {
            let attacker = view.enemies.iter().find(|enemy| Some(enemy.number) == view.attacker)?;
            let chance = chance(foresight?, shot.shooter, *weapon, attacker, sheet)?;
            Some(format!("({}, {}, {chance})", enemy_name(attacker, sheet), written(attacker.square)))
        }
        (Choice::Victim(character), _) => holds(view, foresight?, *character, sheet),
        (Choice::GunFacing(facing), _) => {
            let field = foresight?.fields.iter().find(|field| field.facing == *facing)?;
            let n_squares: u32 = field.squares.iter().map(|row| row.2.count_ones()).sum();
            Some(sheet.say.with("ui-aliens-covers", &Args::new().with("n", n_squares)))
        }
        (Choice::SavedCard(card), _) if card.card_type() == CardType::Hazard => {
            Some(sheet.say.say("ui-aliens-returns"))
        }
        (Choice::Scan(blip), _) => {
            let place = mission(view).print().mission_blips.get(blip.index())?;
            Some(format!("({})", written(*place)))
        }
        (_, _) => None,
    }
}

/// What is to be seen beside a square to walk to: which way a single step leads, and what comes of it.
pub(super) fn of_goal(view: &View, reach: &Reach, sheet: &Sheet<'_>) -> Option<String> {
    let arrow = match view.under_way.last() {
        Some(FrameView::NextStep(next)) => arrow(view, next.movement.character, reach.square),
        Some(_) | None => None,
    };
    let ahead = of_step(view, reach, sheet).join(", ");
    let ahead = (!ahead.is_empty()).then(|| format!("({ahead})"));
    let remark: Vec<String> = arrow.map(str::to_owned).into_iter().chain(ahead).collect();
    (!remark.is_empty()).then(|| remark.join(" "))
}

/// Which way a step leads.
fn arrow(view: &View, character: Character, to: Square) -> Option<&'static str> {
    let (layout, from) = (Layout::of(mission(view)), figure(view, character)?.facts.square);
    let direction = Direction::ALL.iter().find(|&&direction| layout.step(from, direction) == Some(to))?;
    Some(ARROWS[direction.index()])
}

/// What comes of a step: what is turned up, who fires, who would attack there.
fn of_step(view: &View, reach: &Reach, sheet: &Sheet<'_>) -> Vec<String> {
    let named = |key: &str, enemies: &[u16]| {
        let marks = view.enemies.iter().filter(|enemy| enemies.contains(&enemy.arrival)).map(sight::enemy_mark);
        let marks = marks.collect::<Vec<_>>().join(" ");
        (!marks.is_empty()).then(|| sheet.say.with(key, &Args::new().with("enemies", page::warm(&marks))))
    };
    let passes = (!reach.may_stop).then(|| sheet.say.say("ui-aliens-ahead-passes"));
    let spots = named("ui-aliens-ahead-spots", &reach.spots);
    let finds = (!reach.finds.is_empty()).then(|| sheet.say.say("ui-aliens-ahead-finds"));
    let fire = (!reach.fire.is_empty()).then(|| sheet.say.say("ui-aliens-ahead-gun"));
    let ends = reach.ends.then(|| sheet.say.say("ui-aliens-ahead-ends"));
    let reached = named("ui-aliens-ahead-reached", &reach.reached_by);
    [passes, spots, finds, fire, ends, reached].into_iter().flatten().collect()
}

/// Who is on a square that can be shot at, and how likely they are hit; nothing where nobody is.
fn target(
    view: &View,
    foresight: &Foresight,
    attacker: Character,
    weapon: Weapon,
    square: Square,
    sheet: &Sheet<'_>,
) -> Option<String> {
    if let Some(blast) = foresight.blasts.iter().find(|blast| blast.square == square) {
        return in_blast(view, blast);
    }
    let enemy = view.enemies.iter().find(|enemy| enemy.square == square)?;
    let there = [Some(enemy_name(enemy, sheet)), chance(foresight, attacker, weapon, enemy, sheet)];
    Some(format!("({})", there.into_iter().flatten().collect::<Vec<_>>().join(", ")))
}

/// AGD-6D.17: who is hit around a square as well, each by a roll of its own, in the signs of the boards.
fn in_blast(view: &View, blast: &BlastAhead) -> Option<String> {
    let enemies = view.enemies.iter().filter(|enemy| blast.enemies.contains(&enemy.arrival)).map(sight::enemy_mark);
    let friends: String = blast.characters.iter().map(letter).collect();
    let there: Vec<String> = enemies.chain(Some(friends).filter(|friends| !friends.is_empty())).collect();
    (!there.is_empty()).then(|| format!("({})", there.join(" ")))
}

/// What the signs beside the squares mean while an Area weapon is aimed, and how likely it hits.
pub(super) fn blast(foresight: &Foresight, sheet: &Sheet<'_>) -> Vec<String> {
    let Some(blast) = foresight.blasts.first() else { return Vec::new() };
    let text = sheet.say.with("ui-aliens-blast", &Args::new().with("chance", sight::chance(blast.hits, sheet)));
    layout::wrap(&page::faint(&text), sheet.columns)
}

/// AGD-6H.1: whom the Alien that is fired at would attack, and how likely each of them holds.
pub(super) fn at_stake(view: &View, foresight: &Foresight, sheet: &Sheet<'_>) -> Vec<String> {
    let is_asked = matches!(view.under_way.last(), Some(FrameView::DefensiveShot(_) | FrameView::ShooterOrder(_)));
    let attacker = view.enemies.iter().find(|enemy| Some(enemy.number) == view.attacker);
    let Some(alien) = attacker.filter(|_| is_asked) else { return Vec::new() };
    let fates = foresight.fates.iter().filter(|fate| fate.enemy == alien.arrival);
    let fates = fates.map(|fate| {
        let args = Args::new().with("character", args::word(GAME, &fate.character));
        sheet.say.with("ui-aliens-stake", &args.with("chance", sight::chance(fate.holds, sheet)))
    });
    let fates: Vec<String> = fates.collect();
    if fates.is_empty() {
        return Vec::new();
    }
    layout::hanging(&sheet.say.say("ui-aliens-stakes"), &fates.join(" · "), sheet.columns)
}

/// AGD-6I.1, AGD-6J.11: how likely a character stands up to the Alien that attacks, its swarm counted.
fn holds(view: &View, foresight: &Foresight, character: Character, sheet: &Sheet<'_>) -> Option<String> {
    let alien = view.enemies.iter().find(|enemy| Some(enemy.number) == view.attacker)?;
    let is_meant = |fate: &&aliens::foresight::FateAhead| fate.character == character && fate.enemy == alien.arrival;
    let chance = sight::chance(foresight.fates.iter().find(is_meant)?.holds, sheet);
    Some(sheet.say.with("ui-aliens-holds", &Args::new().with("enemy", enemy_name(alien, sheet)).with("chance", chance)))
}

/// What an enemy is, and how many.
fn enemy_name(enemy: &EnemyView, sheet: &Sheet<'_>) -> String {
    match enemy.kind {
        EnemyKind::Alien if enemy.tokens > 0 => format!("{} ×{}", name(sheet.say, &enemy.kind), enemy.tokens + 1),
        EnemyKind::Alien | EnemyKind::Blip | EnemyKind::Facehugger => name(sheet.say, &enemy.kind),
    }
}

/// How likely a shot hits.
fn chance(
    foresight: &Foresight,
    shooter: Character,
    weapon: Weapon,
    enemy: &EnemyView,
    sheet: &Sheet<'_>,
) -> Option<String> {
    let mut shots = foresight.shots.iter().filter(|shot| shot.character == shooter && shot.weapon == weapon);
    Some(sight::chance(shots.find(|shot| shot.enemy == enemy.arrival)?.hits[0], sheet))
}

fn figure(view: &View, character: Character) -> Option<&FigureView> {
    view.figures.iter().find(|figure| figure.character == character)
}

#[cfg(test)]
mod tests {
    use aliens::{Aliens, Setup, words::Card};
    use engine::{Game as _, Log, Setup as _, Viewer, Views as _};
    use texts::Language;

    use super::*;
    use crate::{say::Say, telling::Names};

    fn beside_saving(card: Card, language: Language) -> Option<String> {
        let state = Aliens::begin(&Setup::standard(1), &mut Log::Off);
        let view = Aliens::view(&state, Viewer::Spectator);
        let (say, names) = (Say::new(language), Names::new(Vec::new()));
        remark(&view, None, &Choice::SavedCard(card), &Sheet { say: &say, names: &names, columns: 80 })
    }

    /// AGD-7B.5: the Hazards come back in the second step anyway.
    #[test]
    fn whoever_would_save_a_hazard_reads_that_it_returns_by_itself() {
        let of = |card_type: CardType| Card::ALL.iter().copied().find(|card| card.card_type() == card_type).unwrap();

        assert_eq!(beside_saving(of(CardType::Hazard), Language::English).as_deref(), Some("(returns by itself)"));
        assert_eq!(beside_saving(of(CardType::Hazard), Language::Polish).as_deref(), Some("(wróci i tak)"));
        assert_eq!(beside_saving(of(CardType::Gear), Language::English), None);
    }
}

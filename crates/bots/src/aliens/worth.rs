//! What a table is worth to the squad, in cards.

use aliens::{
    board::{Board, Figure},
    rules::{aiming::targets, attack::Fire},
    words::{Card, Character, Condition, Ending, EventCard, Gear, Keyword, Mission, Weapon},
};
use engine::{Seat, Word};

use super::{
    plan::{self, Plan},
    threat::Company,
};

/// A character that stands.
pub(super) const CHARACTER: f32 = 12.0;

/// Nobody draws from a deck that has no more cards than this, and nobody who holds so many: what
/// is held is missing in the deck.
const DRAWN_FROM: usize = 18;
const HELD: u32 = 3;

/// What a card that is drawn is worth more than where it was.
pub(super) const DRAWN: f32 = 0.35;

/// What a card is worth in the deck.
pub(super) const IN_DECK: f32 = 0.3;

/// What an Action is worth that is left.
const ACTION: f32 = 0.3;

/// What a game is worth that is won, and costs that is lost.
const GAME: f32 = 1000.0;

/// What a table is worth.
pub(super) fn worth(board: &Board, plan: &Plan) -> f32 {
    match board.ending {
        Some(Ending::Victory) => return GAME,
        Some(Ending::OutOfEndurance | Ending::SquadLost | Ending::MissionFailed | Ending::TurnLimit) => return -GAME,
        None => (),
    }
    let company = Company::of(board);
    let threats: f32 = board.enemies.iter().map(|(_, enemy)| company.threat(board, enemy)).sum();
    squad(board)
        + endurance(board)
        + hands(board)
        + feats(board)
        + plan.progress(board)
        + barricades(board)
        + of_actions(board)
        + opportunity(board, &company)
        - straying(board)
        - threats
}

/// What the Actions that are left to the active character are worth.
fn of_actions(board: &Board) -> f32 {
    board.activation.map_or(0.0, |activation| ACTION * f32::from(activation.actions))
}

/// Those who are there, and those who are safe.
fn squad(board: &Board) -> f32 {
    let worth = |&character: &Character| {
        let figure = board.figure(character);
        match figure.condition {
            Condition::Standing => CHARACTER + 0.12 * f32::from(figure.dial) + equipment(figure),
            Condition::KnockedDown if board.adjacent(figure.square).meets(&board.enemies.aliens()) => {
                2.0 + equipment(figure)
            }
            Condition::KnockedDown => 8.0 + equipment(figure),
            Condition::Left => plan::safety(board, character),
            Condition::Cocooned | Condition::Hidden => 3.0,
            Condition::Absent | Condition::Killed | Condition::Captured => 0.0,
        }
    };
    Character::ALL.iter().map(worth).sum()
}

fn equipment(figure: &Figure) -> f32 {
    let weapon = |weapon: Weapon| match weapon {
        Weapon::M56SmartGun => 4.0,
        Weapon::M41aPulseRifle => 3.0,
        Weapon::M240Incinerator => 2.0,
        Weapon::Ithaca37Shotgun | Weapon::M40Grenades => 1.2,
        Weapon::HkVp70Pistol => 1.0,
    };
    let gear = |gear: &Gear| match gear {
        Gear::TacticalArmour => 2.0,
        Gear::AmmoPouch | Gear::ShoulderLamp => 1.2,
        Gear::MediKit => 1.1,
        Gear::MotionTracker | Gear::HandWelder | Gear::Headset => 0.6,
    };
    figure.weapons().map(weapon).sum::<f32>() + figure.gear.iter().map(gear).sum::<f32>()
}

/// AGD-6E.12: what keeps the squad going. Only an empty deck loses cards for good.
fn endurance(board: &Board) -> f32 {
    piles(board.endurance.deck_len() as f32, board.endurance.exhaust.len() as f32)
}

/// What so many cards in the deck and so many in the Exhaust pile are worth.
fn piles(deck: f32, exhausted: f32) -> f32 {
    let is_short = (9.0 - deck).max(0.0);
    let is_last = (14.0 - deck - exhausted).max(0.0);
    IN_DECK * deck + 0.2 * exhausted - 0.35 * is_short - 1.5 * is_last
}

/// AGD-5.25, AGD-5.26: what a Rest is worth.
pub(super) fn of_rest(board: &Board) -> f32 {
    let (deck, exhausted) = (board.endurance.deck_len() as f32, board.endurance.exhaust.len() as f32);
    let hero = board.activation.filter(|it| board.figure(it.character).owner.is_some());
    let drawn = if hero.is_some_and(|it| draws(board, it.seat)) { 2.0 * DRAWN } else { 0.0 };
    let spare = hero.map_or(0.0, |it| board.player(it.seat).hand.len().saturating_sub(HELD) as f32);
    let recovered = exhausted.min(3.0);
    // What is held too much goes back as well.
    let returned = spare.min(3.0 - recovered);
    let exhausted = exhausted + returned;
    let recovered = recovered + returned;
    piles(deck + recovered, exhausted - recovered) - piles(deck, exhausted - returned) + drawn
}

/// Whether a player ought to draw.
pub(super) fn draws(board: &Board, seat: Seat) -> bool {
    board.endurance.deck_len() > DRAWN_FROM && board.player(seat).hand.len() < HELD
}

/// Whether a player holds more than is good for the deck.
pub(super) fn holds_too_much(board: &Board, seat: Seat) -> bool {
    board.player(seat).hand.len() > HELD
}

/// Cards in hand.
fn hands(board: &Board) -> f32 {
    let hand = |seat| board.player(seat).hand.iter().map(|(held, n)| f32::from(n) * card(held)).sum::<f32>();
    board.seats().map(hand).sum()
}

/// What a card in hand is worth.
pub(super) fn card(card: Card) -> f32 {
    match card.event() {
        Some(EventCard::WatchYourBack | EventCard::OnYourFeet) => 1.7,
        Some(EventCard::EyesForward | EventCard::CoveringFire | EventCard::SecondWind) => 1.4,
        Some(EventCard::ShortBursts | EventCard::OnTheDouble) => 1.1,
        Some(EventCard::Steady) => 0.9,
        Some(EventCard::SealIt | EventCard::InThePipe) => 0.7,
        None => 0.3,
    }
}

/// What has been done for the mission.
fn feats(board: &Board) -> f32 {
    let turned =
        board.setup.mission.print().mission_blips.len() as f32 - board.fittings.mission_blips.count_ones() as f32;
    let newt = match board.figure(Character::Newt).condition {
        Condition::Hidden => 8.0,
        Condition::Standing | Condition::KnockedDown | Condition::Left => 24.0,
        Condition::Absent | Condition::Killed | Condition::Captured | Condition::Cocooned => 0.0,
    };
    let is_searched_for = board.setup.mission == Mission::Newt;
    let crates = match board.setup.mission {
        Mission::Resupply => 5.0,
        _ => 2.5,
    };
    4.0 * turned
        + if is_searched_for { newt } else { 0.0 }
        + crates * f32::from(board.crates_opened)
        + plan::freed(board)
}

/// AGD-6B.7: a spawn point that is closed.
fn barricades(board: &Board) -> f32 {
    0.9 * (board.fittings.barricaded_points.count_ones() + board.fittings.barricaded_tunnels.count_ones()) as f32
}

/// What the active character can still shoot at.
fn opportunity(board: &Board, company: &Company) -> f32 {
    let Some(activation) = board.activation.filter(|activation| activation.actions > 0) else { return 0.0 };
    let figure = board.figure(activation.character);
    if !figure.is_standing() {
        return 0.0;
    }
    let shot = |weapon: Weapon| {
        let at = |square| {
            let enemy = board.enemies.on(square).and_then(|id| board.enemies.get(id))?;
            let range = board.layout().range(figure.square, square);
            Some(f32::from(weapon.hits_up_to(figure.dial, range)) / 10.0 * company.wound(board, enemy))
        };
        let targets = targets(board, activation.character, weapon, Fire::Action);
        targets.iter().filter_map(at).fold(0.0, f32::max)
    };
    let direct = figure.weapons().filter(|weapon| !weapon.is(Keyword::Area));
    0.7 * direct.map(shot).fold(0.0, f32::max)
}

/// Whoever is away from the others is in danger.
fn straying(board: &Board) -> f32 {
    let squad = board.on_board();
    let alone = |character: Character| {
        let here = board.figure(character).square;
        let far = |other| board.layout().approach_distance(here, board.figure(other).square).unwrap_or(u8::MAX);
        let nearest = squad.without(character).iter().map(far).min().unwrap_or(2).min(20);
        0.22 * f32::from(nearest.saturating_sub(2))
    };
    squad.iter().map(alone).sum()
}

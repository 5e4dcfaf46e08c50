//! What the enemies on the board are to be feared for.

use aliens::{
    board::{Board, Enemy},
    ground::Square,
    words::{Character, EnemyKind, Statistic},
};

/// An Alien that is this near reaches somebody in its next move, and strikes.
const STRIKING: u8 = 7;

/// What a blow costs that hits.
const BLOW: f32 = 6.0;

/// Newt is worth more than the others: with her the mission is lost.
const NEWT: f32 = 2.5;

/// How near somebody has to be to shoot at what comes to a comrade.
const SUPPORT: u8 = 3;

/// The characters on the board as an enemy meets them.
pub(super) struct Company {
    members: [Option<Member>; 7],
}

#[derive(Clone, Copy)]
struct Member {
    character: Character,
    square: Square,
    /// How likely a blow of a lone Alien hits.
    weakness: f32,
    /// How likely a shot at what comes near hits.
    fire: f32,
}

impl Company {
    pub(super) fn of(board: &Board) -> Company {
        let mut members = [None; 7];
        for (member, character) in members.iter_mut().zip(board.on_board().iter()) {
            let figure = board.figure(character);
            let defence = f32::from(board.statistic(character, Statistic::Defence));
            let is_armed = figure.is_standing() && figure.weapons().next().is_some();
            let fire = if is_armed { 0.08 * f32::from(figure.dial) } else { 0.0 };
            *member = Some(Member { character, square: figure.square, weakness: (10.0 - defence) / 10.0, fire });
        }
        Company { members }
    }

    /// How bad it is that an enemy is there.
    pub(super) fn threat(&self, board: &Board, enemy: &Enemy) -> f32 {
        self.threat_with(board, enemy, enemy.tokens)
    }

    /// What it is worth to hit an enemy once.
    pub(super) fn wound(&self, board: &Board, enemy: &Enemy) -> f32 {
        let whole = self.threat(board, enemy);
        match enemy.tokens {
            0 => whole,
            tokens => whole - self.threat_with(board, enemy, tokens - 1),
        }
    }

    fn threat_with(&self, board: &Board, enemy: &Enemy, tokens: u8) -> f32 {
        let tokens = f32::from(tokens);
        let presence = match enemy.kind {
            EnemyKind::Alien => 1.8 + 1.3 * tokens,
            EnemyKind::Blip => 2.6,
            EnemyKind::Facehugger => 2.0,
        };
        let Some((steps, victim)) = self.nearest(board, enemy.square) else { return 0.3 * presence };
        let nearness = match steps {
            0..=STRIKING => 1.0,
            8..=13 => 0.55,
            _ => 0.3,
        };
        let blow = match enemy.kind {
            _ if steps > STRIKING => 0.0,
            EnemyKind::Blip => 1.5,
            EnemyKind::Alien | EnemyKind::Facehugger => {
                let hits = (victim.weakness + 0.1 * tokens).clamp(0.05, 1.0);
                let survives = (1.0 - 0.7 * self.support(board, victim.square) / (1.0 + tokens)).max(0.2);
                BLOW * hits * survives
            }
        };
        let dearness = if victim.character == Character::Newt { NEWT } else { 1.0 };
        presence * nearness + blow * dearness
    }

    /// Whoever is nearest to a square, and how far.
    fn nearest(&self, board: &Board, square: Square) -> Option<(u8, Member)> {
        let far = |member: &Member| board.layout().approach_distance(square, member.square).unwrap_or(u8::MAX);
        self.members.iter().flatten().map(|member| (far(member), *member)).min_by_key(|(steps, _)| *steps)
    }

    /// How much fire meets what comes to a square.
    fn support(&self, board: &Board, square: Square) -> f32 {
        let is_near = |member: &&Member| board.layout().range(member.square, square) <= SUPPORT;
        self.members.iter().flatten().filter(is_near).map(|member| member.fire).sum()
    }
}

//! A table for the acceptance cases: given these figures and cards, when somebody acts and chance
//! shows this, then…
//!
//! A case cannot lie: what is given is audited, an answer has to be allowed, and chance can only
//! show what can come up.

#![expect(unreachable_pub, reason = "every chapter of this one binary may use every word")]

mod given;

use aliens::{
    Aliens, Choice, Frame, Heard, Outcome,
    board::{Board, Figure},
    ground::Square,
    rules::{actions::ActionAnswer, attack::ShootAnswer, events::Play, moving::StepAnswer, windows::Reaction},
    words::{AlienDie, BlipValue, Card, Character, Condition, Ending, EventCard, MarineDie, TrackerCard, Weapon},
};
use engine::{Lawful, Log, Pending, Refused, RuleId, Seat, Seats, State};

pub use given::{Given, given, h1, h2, new_game, new_game_with, p2, p3, p4};

/// The player whom most cases are about, and the others by seat.
pub const YOU: Seat = Seat(0);
pub const SECOND: Seat = Seat(1);
pub const THIRD: Seat = Seat(2);
pub const FOURTH: Seat = Seat(3);

/// A game under way.
pub struct Table {
    pub state: State<Aliens>,
    pub heard: Vec<Heard>,
}

/// What players do.
impl Table {
    #[track_caller]
    pub fn chooses(&mut self, seat: Seat, choice: Choice) -> &mut Self {
        if let Err(refused) = self.state.choose(seat, choice, &mut Log::On(&mut self.heard)) {
            panic!("{choice:?} is refused: {refused:?}; waiting: {:?}", self.state.under_way().last());
        }
        Aliens::audit(&self.state).expect("the table is in order");
        self
    }

    /// The active player's next Action.
    #[track_caller]
    pub fn acts(&mut self, action: ActionAnswer) -> &mut Self {
        let seat = self.board().active().seat;
        self.chooses(seat, Choice::NextAction(action))
    }

    /// An Attack Action; the target is chosen where there are several.
    #[track_caller]
    pub fn attacks(&mut self, weapon: Weapon, target: Square) -> &mut Self {
        self.acts(ActionAnswer::Attack { weapon });
        match self.waits_for() {
            Frame::TargetChoice(_) => self.aims_at(target),
            _ => self,
        }
    }

    #[track_caller]
    pub fn aims_at(&mut self, target: Square) -> &mut Self {
        let seat = self.asked();
        self.chooses(seat, Choice::TargetChoice(target))
    }

    /// Full Auto goes on.
    #[track_caller]
    pub fn goes_on_at(&mut self, square: Square) -> &mut Self {
        let seat = self.asked();
        self.chooses(seat, Choice::FullAuto(ShootAnswer::At { square }))
    }

    #[track_caller]
    pub fn stops_firing(&mut self) -> &mut Self {
        let seat = self.asked();
        self.chooses(seat, Choice::FullAuto(ShootAnswer::Stop))
    }

    #[track_caller]
    pub fn steps(&mut self, squares: &[Square]) -> &mut Self {
        for &square in squares {
            let seat = self.asked();
            self.chooses(seat, Choice::NextStep(StepAnswer::To { square }));
        }
        self
    }

    #[track_caller]
    pub fn plays(&mut self, seat: Seat, event: EventCard, on: Option<Character>) -> &mut Self {
        self.chooses(seat, Choice::ReactWindow(Reaction::Play { play: Play { event, on } }))
    }

    #[track_caller]
    pub fn passes(&mut self, seat: Seat) -> &mut Self {
        self.chooses(seat, Choice::ReactWindow(Reaction::Pass))
    }

    /// Everybody whom a window asks passes.
    #[track_caller]
    pub fn all_pass(&mut self) -> &mut Self {
        while let Frame::ReactWindow(_) = self.waits_for() {
            let seat = self.asked();
            self.passes(seat);
        }
        self
    }

    #[track_caller]
    pub fn refuses(&mut self, seat: Seat, choice: Choice, rule: &'static str) -> &mut Self {
        let refused = self.state.may_choose(seat, choice);
        assert_eq!(refused, Err(Refused::Because(RuleId(rule))), "{choice:?}");
        self
    }
}

/// What chance shows.
impl Table {
    #[track_caller]
    pub fn shows(&mut self, outcome: Outcome) -> &mut Self {
        if let Err(refused) = self.state.resolve(outcome, &mut Log::On(&mut self.heard)) {
            panic!("{outcome:?} cannot come up: {refused:?}; waiting: {:?}", self.state.under_way().last());
        }
        Aliens::audit(&self.state).expect("the table is in order");
        self
    }

    /// Attack rolls.
    #[track_caller]
    pub fn rolls(&mut self, dice: &[u8]) -> &mut Self {
        dice.iter().for_each(|&die| _ = self.shows(Outcome::AttackRoll(MarineDie(die))));
        self
    }

    /// Rolls of an Area attack.
    #[track_caller]
    pub fn blasts(&mut self, dice: &[u8]) -> &mut Self {
        dice.iter().for_each(|&die| _ = self.shows(Outcome::BlastRoll(MarineDie(die))));
        self
    }

    #[track_caller]
    pub fn defends_with(&mut self, die: u8) -> &mut Self {
        self.shows(Outcome::DefenceRoll(MarineDie(die)))
    }

    /// The two dice of a sentry gun.
    #[track_caller]
    pub fn gun_rolls(&mut self, one: u8, other: u8) -> &mut Self {
        self.shows(Outcome::GunRoll(MarineDie(one))).shows(Outcome::GunRoll(MarineDie(other)))
    }

    #[track_caller]
    pub fn reveals(&mut self, card: Card) -> &mut Self {
        self.shows(Outcome::CardRevealed(card))
    }

    #[track_caller]
    pub fn draws_signal(&mut self, card: TrackerCard) -> &mut Self {
        self.shows(Outcome::TrackerDraw(card))
    }

    #[track_caller]
    pub fn blips_have_speed(&mut self, die: u8) -> &mut Self {
        self.shows(Outcome::BlipSpeed(AlienDie(die)))
    }

    #[track_caller]
    pub fn blip_is(&mut self, value: BlipValue) -> &mut Self {
        self.shows(Outcome::BlipDraw(value))
    }
}

/// What is to be seen.
impl Table {
    pub fn board(&self) -> &Board {
        self.state.board()
    }

    pub fn figure(&self, character: Character) -> &Figure {
        self.board().figure(character)
    }

    pub fn dial(&self, character: Character) -> u8 {
        self.figure(character).dial
    }

    pub fn condition(&self, character: Character) -> Condition {
        self.figure(character).condition
    }

    pub fn square(&self, character: Character) -> Square {
        self.figure(character).square
    }

    /// Cards in deck, Exhaust pile and Discard pile.
    pub fn piles(&self) -> (usize, usize, usize) {
        let endurance = &self.board().endurance;
        (endurance.deck_len(), endurance.exhaust.len(), endurance.discard.len() as usize)
    }

    /// The tokens under the Alien on a square, if one is there.
    pub fn alien_on(&self, square: Square) -> Option<u8> {
        let id = self.board().enemies.on(square)?;
        self.board().enemies.get(id).filter(|enemy| enemy.is_alien()).map(|alien| alien.tokens)
    }

    pub fn blip_on(&self, square: Square) -> bool {
        self.board().enemies.blips().has(square)
    }

    pub fn n_enemies(&self) -> usize {
        self.board().enemies.iter().count()
    }

    pub fn ending(&self) -> Option<Ending> {
        self.board().ending
    }

    /// The rule that waits.
    #[track_caller]
    pub fn waits_for(&self) -> Frame {
        *self.state.under_way().last().expect("something is under way")
    }

    /// Everybody who is asked.
    pub fn all_asked(&self) -> Seats {
        match self.state.pending() {
            Pending::Players { asked, .. } => asked,
            Pending::Chance | Pending::Nobody => Seats::NONE,
        }
    }

    /// The first who is asked.
    #[track_caller]
    pub fn asked(&self) -> Seat {
        self.all_asked().first().expect("somebody is asked")
    }

    /// All answers of a player.
    pub fn answers(&self, seat: Seat) -> Vec<Choice> {
        let mut answers = Vec::new();
        self.state.choices(seat, &mut answers);
        answers
    }

    pub fn may(&self, seat: Seat, choice: Choice) -> bool {
        self.answers(seat).contains(&choice)
    }

    pub fn has_heard(&self, event: Heard) -> bool {
        self.heard.contains(&event)
    }

    /// How often something was heard.
    pub fn times_heard(&self, is_it: impl Fn(&Heard) -> bool) -> usize {
        self.heard.iter().filter(|heard| is_it(heard)).count()
    }
}

/// Plays on with the last answer, which does the least, and the first outcome, until a rule waits
/// that is meant.
#[track_caller]
pub fn until_frame(table: &mut Table, is_meant: impl Fn(Frame) -> bool) {
    for _ in 0..100 {
        if is_meant(table.waits_for()) {
            return;
        }
        match table.state.pending() {
            Pending::Chance => {
                let mut odds = Vec::new();
                table.state.odds(&mut odds);
                table.shows(odds[0].0);
            }
            Pending::Players { asked, .. } => {
                let seat = asked.first().expect("somebody is asked");
                let answer = match table.waits_for() {
                    Frame::ReactWindow(_) => Choice::ReactWindow(Reaction::Pass),
                    _ => *table.answers(seat).last().expect("there is an answer"),
                };
                table.chooses(seat, answer);
            }
            Pending::Nobody => break,
        }
    }
    panic!("that never comes; waiting: {:?}", table.state.under_way().last());
}

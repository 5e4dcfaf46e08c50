//! AGD-7B: a campaign, as a pure fold over the missions that were played.
//!
//! A mission is a game of its own; what it leaves behind is read from its last board, and what
//! the next one starts with is its set-up. Whoever stores a campaign stores this value.

mod rows;
pub mod view;

use engine::{Setup as _, Word, rule};
use serde::{Deserialize, Serialize};

use crate::{
    Setup,
    board::{Board, CARDS, Cards, Figure},
    setup::Carried,
    words::{CampaignState, Card, Character, Condition, Difficulty, Ending, Mission},
};

/// AGD-7B.16: what a campaign keeps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Campaign {
    /// Its name.
    pub name: String,
    /// AGD-7H.1: how hard each knob is set, in the order of `Knob`: the same in all missions.
    pub knobs: [Difficulty; 4],
    /// The missions that were played, in their order.
    pub played: Vec<Played>,
    /// How each character is, in the order of [`Character`].
    pub fates: [Condition; 7],
    /// AGD-11E.31: whoever is captured, in the order of capture.
    pub captives: Vec<Character>,
    /// AGD-7B.8: facehugger tokens, by character.
    pub facehuggers: [u8; 7],
    /// AGD-7B.6: how many of each card are out of the campaign, in the order of [`Card`].
    pub removed: Vec<u8>,
    /// Whether it goes on.
    pub state: CampaignState,
    /// AGD-7B.10: the final score, once Mission 3 is won.
    pub score: Option<u8>,
}

/// A mission that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Played {
    /// Which.
    pub mission: Mission,
    /// By how many.
    pub players: u8,
    /// How it ended.
    pub ending: Ending,
    /// In which turn.
    pub turns: u16,
    /// How each character came out of it, in the order of [`Character`].
    pub fates: [Condition; 7],
    /// How many cards are left in the campaign.
    pub cards: u8,
}

impl Campaign {
    /// A campaign that is about to begin: everybody is there but Newt, who is to be found.
    pub fn new(name: impl Into<String>) -> Campaign {
        let mut fates = [Condition::Standing; 7];
        fates[Character::Newt.index()] = Condition::Absent;
        let removed = vec![0; Card::ALL.len()];
        let name = name.into();
        Campaign {
            name,
            knobs: [Difficulty::Standard; 4],
            played: Vec::new(),
            fates,
            captives: Vec::new(),
            facehuggers: [0; 7],
            removed,
            state: CampaignState::UnderWay,
            score: None,
        }
    }

    /// The missions that may be played next.
    pub fn next_missions(&self) -> Vec<Mission> {
        if self.state != CampaignState::UnderWay {
            return Vec::new();
        }
        rule!("AGD-7B.14");
        rule!("AGD-7B.1");
        let has_won = |mission| self.has_won(mission);
        let main = [Mission::Newt, Mission::Escape, Mission::Survive];
        let mut next: Vec<Mission> = main.into_iter().find(|&mission| !has_won(mission)).into_iter().collect();
        if has_won(Mission::Newt) {
            // Rescue while somebody is captured, and Resupply once.
            rule!("AGD-7C.1");
            rule!("AGD-7D.1");
            next.extend(self.fates.contains(&Condition::Captured).then_some(Mission::Rescue));
            next.extend((!has_won(Mission::Resupply)).then_some(Mission::Resupply));
        }
        next
    }

    /// Whether a mission is behind the squad. Whatever is lost ends the campaign.
    fn has_won(&self, mission: Mission) -> bool {
        self.played.iter().any(|played| played.mission == mission)
    }

    /// The set-up of the next mission; heroes are chosen anew.
    pub fn setup(&self, mission: Mission, players: u8) -> Setup {
        rule!("AGD-7B.2");
        rule!("AGD-7B.3");
        let removed = Cards::of(|card: Card| self.removed.get(card.index()).copied().unwrap_or_default());
        let is_captured = |character: &Character| self.fates[character.index()] == Condition::Captured;
        let mut captured: Vec<Character> = Character::ALL.iter().copied().filter(is_captured).collect();
        let place = |it: &Character| self.captives.iter().position(|captive| captive == it);
        captured.sort_by_key(|it| place(it).unwrap_or(usize::MAX));
        let carried = Carried {
            in_campaign: true,
            fates: self.fates,
            captives: captured.into_iter().collect(),
            facehuggers: self.facehuggers,
            removed,
        };
        Setup { mission, carried, knobs: self.knobs, ..Setup::standard(players) }
    }

    /// Whether a mission that was set up so is the next of this campaign. What a table settles for
    /// itself, such as open hands, may be anything.
    pub fn is_next(&self, setup: &Setup) -> bool {
        let expected = self.setup(setup.mission, setup.players);
        let same = (setup.carried, setup.knobs) == (expected.carried, expected.knobs);
        same && self.next_missions().contains(&setup.mission)
    }

    /// AGD-7B.3: the characters that can take part in the next mission.
    pub fn available(&self) -> impl Iterator<Item = Character> + '_ {
        Character::ALL.iter().copied().filter(|character| self.fates[character.index()] == Condition::Standing)
    }

    /// The campaign after a mission that has ended on this board.
    pub fn record(&mut self, board: &Board) {
        let Some(ending) = board.ending else { return };
        for &character in Character::ALL {
            let at = character.index();
            self.fates[at] = fate(board.figure(character), self.fates[at]);
            self.facehuggers[at] = board.figure(character).facehuggers;
        }
        let is_captured = |it: &Character| self.fates[it.index()] == Condition::Captured;
        self.captives = board.captives.iter().copied().filter(is_captured).collect();
        self.removed = Card::ALL.iter().map(|&card| board.removed_cards().count(card)).collect();
        self.played.push(Played {
            mission: board.setup.mission,
            players: board.setup.players(),
            ending,
            turns: board.turn,
            fates: self.fates,
            cards: CARDS as u8 - self.removed.iter().sum::<u8>(),
        });
        if ending != Ending::Victory {
            rule!("AGD-7B.4");
            self.state = CampaignState::Lost;
            return;
        }
        if board.setup.mission == Mission::Survive {
            rule!("AGD-7B.12");
            self.state = CampaignState::Won;
            self.score = Some(self.final_score(board));
            return;
        }
        let others = &self.fates[..Character::Newt.index()];
        if !others.contains(&Condition::Standing) {
            rule!("AGD-7B.13");
            self.state = CampaignState::Lost;
        }
    }

    /// AGD-7B.10: the cards that are left when all losses are paid.
    fn final_score(&self, board: &Board) -> u8 {
        let hands: u32 = board.players.iter().map(|player| player.hand.len()).sum();
        let equipped: usize = board.figures.iter().map(|figure| figure.equipped().count()).sum();
        let piles = board.endurance.deck_len() + board.endurance.exhaust.len() + equipped;
        let discarded = board.endurance.discard.len() + board.removed_cards().len();
        self.score_of(piles as u32 + hands, discarded).points
    }

    /// What the campaign would come to if it ended between two missions: every card of it is in the deck.
    pub fn score_now(&self) -> Score {
        let removed: u32 = self.removed.iter().map(|&count| u32::from(count)).sum();
        self.score_of(CARDS as u32 - removed, removed)
    }

    /// AGD-7B.10: what so many cards come to when all losses are paid, with so many lying elsewhere.
    fn score_of(&self, cards: u32, elsewhere: u32) -> Score {
        rule!("AGD-7B.10");
        let is_lost = |character: &Character| self.fates[character.index()] != Condition::Standing;
        // Facehugger victims count as killed.
        rule!("AGD-7B.8");
        let counts = |character: &Character| is_lost(character) || self.facehuggers[character.index()] > 0;
        let squad = Character::ALL.iter().filter(|&&character| character != Character::Newt);
        let lost = squad.filter(|character| counts(character)).count() as u32;
        // Never below 0.
        rule!("AGD-7B.11");
        let paid = cards.min(5 * lost);
        let left = cards - paid;
        let newt_lives = !counts(&Character::Newt);
        let points = match newt_lives {
            true => left + (elsewhere + paid).min(10),
            false => left.saturating_sub(10),
        };
        Score { cards: cards as u8, lost: lost as u8, newt_lives, points: points as u8 }
    }
}

/// AGD-7B.10: a score, and what it is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// The cards that are left.
    pub cards: u8,
    /// How many of the squad are lost, each of whom costs five cards.
    pub lost: u8,
    /// Whether Newt lives, who brings up to ten cards back, or else costs ten.
    pub newt_lives: bool,
    /// What remains.
    pub points: u8,
}

/// How a character comes out of a mission. AGD-7C.3: a Rescue is debriefed like any other.
fn fate(figure: &Figure, before: Condition) -> Condition {
    rule!("AGD-7B.7");
    match figure.condition {
        Condition::Killed => Condition::Killed,
        Condition::Cocooned => {
            rule!("AGD-7C.2");
            Condition::Captured
        }
        Condition::Captured => Condition::Captured,
        Condition::Left | Condition::Standing | Condition::KnockedDown => Condition::Standing,
        Condition::Absent | Condition::Hidden => before,
    }
}

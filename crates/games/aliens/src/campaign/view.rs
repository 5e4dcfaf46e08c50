//! AGD-7B.16: a campaign as those see it whose it is. Nothing in it is hidden.

use engine::{Word, rule};
use serde::Serialize;

use super::{Campaign, Played, Score};
use crate::words::{CampaignState, Card, Character, Condition, Ending, Mission};

/// What a campaign keeps, and what can come next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct CampaignView {
    pub state: CampaignState,
    /// How everybody is, in the order of the characters.
    pub squad: Vec<MemberView>,
    /// AGD-11E.31: whoever is captured, in the order of capture.
    pub captives: Vec<Character>,
    /// The cards that are out of the campaign.
    pub removed: Vec<RemovedView>,
    /// The missions that were played, in their order.
    pub played: Vec<PlayedView>,
    /// The missions of a campaign in the order of the story, and how each stands.
    pub road: Vec<RoadView>,
    /// The final score, once the last mission is won.
    pub score: Option<u8>,
    /// What it would come to if it ended now.
    pub score_now: ScoreView,
}

/// Somebody of the squad.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct MemberView {
    pub character: Character,
    pub fate: Condition,
    pub facehuggers: u8,
}

/// A card of which some are gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct RemovedView {
    pub card: Card,
    pub count: u8,
}

/// A mission that was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PlayedView {
    pub mission: Mission,
    pub players: u8,
    pub ending: Ending,
    pub turns: u16,
    /// How many cards were left in the campaign.
    pub cards: u8,
    /// How everybody came out of it, in the order of the characters.
    pub fates: Vec<Condition>,
}

/// A mission of the story.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct RoadView {
    pub mission: Mission,
    pub stands: Stands,
}

/// How a mission stands in a campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Stands {
    /// It can be played, and the story goes on with it.
    Next,
    /// It can be played, between two missions of the story.
    Open,
    /// It was won, and is not played again.
    Won,
    /// It was lost, and the campaign with it.
    Lost,
    /// AGD-7B.1, AGD-7C.1: another has to be won first.
    Later,
    /// AGD-7C.1: nobody is captured who could be rescued.
    NobodyCaptured,
    /// The campaign is over without it.
    Never,
}

/// A score, and what it is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ScoreView {
    pub cards: u8,
    pub lost: u8,
    pub newt_lives: bool,
    pub points: u8,
}

/// The missions of a campaign, side missions where they can first be played.
const ROAD: [Mission; 5] = [Mission::Newt, Mission::Rescue, Mission::Resupply, Mission::Escape, Mission::Survive];

impl Campaign {
    /// All of it, for whoever may look.
    pub fn view(&self) -> CampaignView {
        let Campaign { name: _, knobs: _, played, fates, captives, facehuggers, removed, state, score } = self;
        let member = |&character: &Character| MemberView {
            character,
            fate: fates[character.index()],
            facehuggers: facehuggers[character.index()],
        };
        let gone = Card::ALL.iter().zip(removed).filter(|(_, count)| **count > 0);
        let Score { cards, lost, newt_lives, points } = self.score_now();
        CampaignView {
            state: *state,
            squad: Character::ALL.iter().map(member).collect(),
            captives: captives.clone(),
            removed: gone.map(|(&card, &count)| RemovedView { card, count }).collect(),
            played: played.iter().map(played_view).collect(),
            road: ROAD.into_iter().map(|mission| RoadView { mission, stands: self.stands(mission) }).collect(),
            score: *score,
            score_now: ScoreView { cards, lost, newt_lives, points },
        }
    }

    /// How a mission stands.
    fn stands(&self, mission: Mission) -> Stands {
        let next = self.next_missions();
        if next.contains(&mission) {
            return if next.first() == Some(&mission) { Stands::Next } else { Stands::Open };
        }
        let last = self.played.iter().rev().find(|played| played.mission == mission);
        match last.map(|played| played.ending) {
            Some(Ending::Victory) if mission != Mission::Rescue || self.state != CampaignState::UnderWay => Stands::Won,
            Some(Ending::Victory) => {
                rule!("AGD-7C.1");
                Stands::NobodyCaptured
            }
            Some(Ending::OutOfEndurance | Ending::SquadLost | Ending::MissionFailed | Ending::TurnLimit) => {
                Stands::Lost
            }
            None if self.state != CampaignState::UnderWay => Stands::Never,
            None if mission == Mission::Rescue && self.has_won(Mission::Newt) => Stands::NobodyCaptured,
            None => Stands::Later,
        }
    }
}

fn played_view(played: &Played) -> PlayedView {
    let Played { mission, players, ending, turns, fates, cards } = *played;
    PlayedView { mission, players, ending, turns, cards, fates: fates.to_vec() }
}

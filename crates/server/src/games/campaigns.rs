//! Campaigns of a game, behind the door that takes their types off: what is kept of one is JSON that
//! only this file reads.

use catalog::aliens::{Aliens, Setup, campaign::Campaign, words::Mission};
use chronicle::{Chronicle, Fault, GAME, SETTLED};
use driver::Record;
use engine::{Setup as _, Viewer, Word};
use protocol::{GameJson, HolderKind, HolderView, StoryStep};
use serde::Deserialize;

use super::{Games, NotResumed, Wrong, typed::json};
use crate::problems::Code;

/// A campaign, as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Kept {
    /// What it is called, in letters that can be read.
    pub(crate) name: String,
    /// What the missions have come to.
    pub(crate) value: String,
}

/// What a table is set up with for a mission of a campaign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SetUp {
    /// The options that are settled, by name.
    pub(crate) options: Vec<(String, String)>,
    /// The rows of the record's head that say what the campaign has left.
    pub(crate) carried: Vec<(String, String)>,
}

/// A campaign in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Glance {
    /// Whether it goes on.
    pub(crate) state: String,
    /// The mission that comes next.
    pub(crate) next: Option<String>,
    /// How many were played.
    pub(crate) played: usize,
    /// The final score.
    pub(crate) score: Option<u8>,
}

/// A mission of a campaign that came from elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Read {
    /// Its record.
    pub(crate) record: String,
    /// Who sat there at the end.
    pub(crate) holders: Vec<HolderView>,
}

/// What of a mission is worth telling when the next one is played.
const TOLD: [&str; 8] = [
    "game-over",
    "character-lost",
    "carried-off",
    "facehugged",
    "newt-joined",
    "captive-freed",
    "crate-opened",
    "dropship-landed",
];

/// How many moments of a mission are told.
const MOST_TOLD: usize = 40;

/// Whether a game has campaigns.
pub(crate) fn has_campaigns(game: &str) -> Result<(), Wrong> {
    if game == GAME { Ok(()) } else { Err(Code::NoCampaigns { game: game.to_owned() }.into()) }
}

/// A campaign that is about to begin.
pub(crate) fn begin<'a>(name: &str, options: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Kept, Wrong> {
    Chronicle::begin(name, options).map(|begun| kept(&begun.campaign)).map_err(|fault| Wrong::of(&fault))
}

/// A name as a campaign can be called.
pub(crate) fn checked_name(name: &str) -> Result<String, Wrong> {
    chronicle::checked_name(name).map_err(|fault| Wrong::of(&fault))
}

/// A campaign that somebody has brought along, and its missions. All of it is checked, which takes as long
/// as its games are.
pub(crate) fn read(bytes: &[u8]) -> Result<(Kept, Vec<Read>), Wrong> {
    let Chronicle { campaign, records } = Chronicle::read(bytes).map_err(|fault| Wrong::of(&fault))?;
    let read = |record: &Record<Aliens>| Read { record: record.text().to_owned(), holders: holders(record) };
    Ok((kept(&campaign), records.iter().map(read).collect()))
}

/// A campaign as it is written down, under the name that it has now.
pub(crate) fn written(name: &str, value: &str, records: &[&str]) -> Result<String, Wrong> {
    let campaign = Campaign { name: name.to_owned(), ..campaign(value)? };
    let missions = campaign.played.iter().map(|played| played.mission);
    Ok(chronicle::text(&campaign, records.iter().copied().zip(missions)))
}

/// What a mission is set up with, if it can be played next.
pub(crate) fn set_up(value: &str, mission: &str) -> Result<SetUp, Wrong> {
    let campaign = campaign(value)?;
    let next = campaign.next_missions();
    let names: Vec<String> = next.iter().map(chronicle::word).collect();
    let at = names.iter().position(|name| name == mission);
    let Some(&found) = at.and_then(|at| next.get(at)) else {
        return Err(match names.is_empty() {
            true => Code::CampaignIsOver,
            false => Code::MissionNotNext { missions: names.join(", ") },
        }
        .into());
    };
    let setup: Setup = campaign.setup(found, 1);
    let is_settled = |name: &str| SETTLED.contains(&name) || name == chronicle::MISSION;
    let usual: Setup = Setup::standard(1);
    let others = setup.chosen().zip(usual.chosen()).filter(|(chosen, usual)| chosen != usual);
    let options = others.map(|(chosen, _)| chosen).filter(|(name, _)| is_settled(name));
    let options = options.map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
    Ok(SetUp { options, carried: setup.carried() })
}

/// Whether a campaign settles an option, and no table does.
pub(crate) fn settles(option: &str) -> bool {
    SETTLED.contains(&option) || option == chronicle::MISSION
}

/// What a campaign has come to after a mission.
pub(crate) fn after(value: &str, record: &str) -> Result<String, Wrong> {
    let mut campaign = campaign(value)?;
    let record = Record::parse(record.as_bytes()).map_err(|error| Wrong::of(&error))?;
    chronicle::go_on(&mut campaign, &record).map_err(|fault| Wrong::of(&fault))?;
    Ok(kept(&campaign).value)
}

/// What is worth telling of a mission: moments that matter to the campaign, each with what was heard of it.
pub(crate) fn story(games: &Games, record: &str) -> Result<Vec<StoryStep>, NotResumed> {
    let door = games.get(GAME).ok_or_else(|| NotResumed(Code::NoSuchGame { game: GAME.to_owned() }.into()))?;
    let mut story = Vec::new();
    for step in door.past(record, Viewer::AfterTheEnd)?.steps {
        let both = step.heard.into_iter().zip(step.told).filter(|(heard, _)| is_told(heard));
        let (heard, told): (Vec<_>, Vec<_>) = both.unzip();
        if !heard.is_empty() {
            story.push(StoryStep { entry: step.entry, round: step.round, heard, told });
        }
    }
    // How it ended is told last.
    let too_many = story.len().saturating_sub(MOST_TOLD);
    story.drain(..too_many);
    Ok(story)
}

/// A campaign in a list.
pub(crate) fn glance(value: &str) -> Result<Glance, Wrong> {
    let campaign = campaign(value)?;
    Ok(Glance {
        state: chronicle::word(&campaign.state),
        next: campaign.next_missions().first().map(chronicle::word),
        played: campaign.played.len(),
        score: campaign.score,
    })
}

/// A campaign with all that is in it, and what is settled for its missions.
pub(crate) fn view(value: &str) -> Result<(GameJson, Vec<(String, String)>), Wrong> {
    let campaign = campaign(value)?;
    let settled = chronicle::settled(&campaign).into_iter();
    Ok((json(&campaign.view()), settled.map(|(name, value)| (name.to_owned(), value.to_owned())).collect()))
}

/// The mission that the options of a table name.
pub(crate) fn mission_of<'a>(options: impl IntoIterator<Item = (&'a String, &'a String)>) -> String {
    let named = options.into_iter().find(|(name, _)| *name == chronicle::MISSION).map(|(_, value)| value.clone());
    named.unwrap_or_else(|| chronicle::word(&Mission::ALL[0]))
}

/// Whether a game has had so many missions that no other can be taken in.
pub(crate) fn is_full(played: usize) -> bool {
    played >= chronicle::MOST_MISSIONS
}

fn kept(campaign: &Campaign) -> Kept {
    let value = serde_json::to_string(campaign).expect("a campaign is made of words and numbers");
    Kept { name: campaign.name.clone(), value }
}

fn campaign(value: &str) -> Result<Campaign, Wrong> {
    serde_json::from_str(value).map_err(|_| Wrong::of(&Fault::Damaged(1)))
}

fn is_told(heard: &GameJson) -> bool {
    #[derive(Deserialize)]
    struct Name<'a> {
        heard: &'a str,
    }
    serde_json::from_str::<Name<'_>>(heard.get()).is_ok_and(|name| TOLD.contains(&name.heard))
}

/// Who sat at a table at the end, as everybody may see them.
fn holders(record: &Record<Aliens>) -> Vec<HolderView> {
    let holder = |holder: &&driver::Holder| {
        let kind = match holder.kind() {
            driver::HolderKind::Person => HolderKind::Person,
            driver::HolderKind::Bot(level) => HolderKind::Bot { level: level.clone() },
        };
        let name = if matches!(kind, HolderKind::Person) { holder.name().to_owned() } else { String::new() };
        HolderView { kind, name }
    };
    record.holders().iter().map(holder).collect()
}

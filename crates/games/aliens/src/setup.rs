//! AGD-7: the missions, modes and options of a table.

use std::ops::RangeInclusive;

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{BadSetup, CarriedRow, List, Pool, RuleId, TableOption, Word, rule};

use crate::words::{AutomaticChoice, Card, Character, Condition, Difficulty, Knob, Mission};

/// What is settled before the first hero is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Setup {
    pub players: u8,
    /// AGD-3.1
    pub mission: Mission,
    /// AGD-7H.1: how hard each knob is set, in the order of `Knob`.
    pub knobs: [Difficulty; 4],
    /// AGD-3.19: the suggested equipment is put on first.
    pub quick_start: bool,
    /// AGD-9.1: everybody sees every hand.
    pub open_hands: bool,
    /// AGD-7G.1: several Aliens instead of a swarm.
    pub individual_aliens: bool,
    /// AGD-11E.54: each Bug Hunt has its own problem.
    pub signature_rules: bool,
    /// AGD-4.26: all tied players are asked, and the majority counts.
    pub joint_votes: bool,
    /// AGD-6G.14: which choices for the enemies are asked.
    pub enemy_choices: EnemyChoices,
    /// AGD-7B.16: what a campaign has left of squad and cards.
    pub carried: Carried,
}

engine::words! {
    /// AGD-6G.14: which choices for the enemies are asked; all others are made by themselves.
    pub enum EnemyChoices {
        TargetsAndPlacing,
        Everything,
        Nothing,
    }
}

/// AGD-7B.16: what is left when a mission of a campaign begins. A mission that stands alone has
/// everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Carried {
    /// AGD-7B.3: whether the mission is one of a campaign.
    pub in_campaign: bool,
    /// AGD-7B.7: `Standing`, `Killed` or `Captured`, by character; `Absent` for a Newt who has
    /// not been found yet.
    pub fates: [Condition; 7],
    /// AGD-11E.31: whoever is captured, in the order of capture.
    pub captives: List<Character, 7>,
    /// AGD-6N.3: facehugger tokens, by character.
    pub facehuggers: [u8; 7],
    /// AGD-7B.6: the cards that are out of the campaign.
    pub removed: Pool<Card, 29>,
}

impl Carried {
    /// AGD-7A.1: nothing is lost.
    pub fn everything() -> Carried {
        Carried {
            in_campaign: false,
            fates: [Condition::Standing; 7],
            captives: List::new(),
            facehuggers: [0; 7],
            removed: Pool::new(),
        }
    }
}

impl Setup {
    /// AGD-7H.1: how hard a knob is set.
    pub fn difficulty(&self, knob: Knob) -> Difficulty {
        self.knobs[knob.index()]
    }

    /// AGD-6G.14: whether the highest-ranked player is asked.
    #[inline]
    pub fn asks(&self, choice: AutomaticChoice) -> bool {
        match self.enemy_choices {
            EnemyChoices::Everything => true,
            EnemyChoices::Nothing => false,
            EnemyChoices::TargetsAndPlacing => match choice {
                AutomaticChoice::Targets | AutomaticChoice::Placing => true,
                AutomaticChoice::Routes | AutomaticChoice::Order => false,
            },
        }
    }

    /// AGD-7B.3, AGD-11E.31: whether a character takes part from the start.
    pub fn takes_part(&self, character: Character) -> bool {
        match self.mission {
            Mission::Resupply => rule!("AGD-11E.41"),
            Mission::LastStand | Mission::BlockSweep | Mission::Gantry | Mission::Nest => rule!("AGD-7E.5"),
            Mission::Newt | Mission::Escape | Mission::Survive | Mission::Rescue => rule!("AGD-7A.2"),
        }
        rule!("AGD-6F.10");
        self.carried.fates[character.index()] == Condition::Standing && self.mission.has(character)
    }
}

/// The names of a knob's settings; the first is the default.
const COLUMNS: &[&str] = &["standard", "easier", "harder"];

/// The settings in the order of their names.
const SETTINGS: [Difficulty; 3] = [Difficulty::Standard, Difficulty::Easier, Difficulty::Harder];

/// An option that is off or on.
const fn switch(name: &'static str, players: (u8, u8), rule: &'static str) -> TableOption {
    TableOption { name, values: &["off", "on"], players, rule: RuleId(rule) }
}

/// AGD-7H.1: an option for a knob.
const fn knob(name: &'static str) -> TableOption {
    TableOption { name, values: COLUMNS, players: (1, 6), rule: RuleId("AGD-7H.1") }
}

impl engine::Setup for Setup {
    /// AGD-3.18
    const PLAYERS: RangeInclusive<u8> = 1..=6;

    /// AGD-3.19
    const OPTIONS: &'static [TableOption] = &[
        TableOption {
            name: "mission",
            values: &["newt", "escape", "survive", "rescue", "resupply", "last-stand", "block-sweep", "gantry", "nest"],
            players: (1, 6),
            rule: RuleId("AGD-3.1"),
        },
        knob("tracker-deck"),
        knob("blip-values"),
        knob("mission-2"),
        knob("mission-3"),
        switch("quick-start", (1, 6), "AGD-3.19"),
        switch("open-hands", (2, 6), "AGD-9.1"),
        switch("individual-aliens", (1, 6), "AGD-7G.1"),
        switch("signature-rules", (1, 6), "AGD-11E.54"),
        switch("joint-votes", (2, 6), "AGD-4.26"),
        TableOption {
            name: "enemy-choices",
            values: &["targets-and-placing", "everything", "nothing"],
            players: (1, 6),
            rule: RuleId("AGD-6G.14"),
        },
    ];

    fn standard(players: u8) -> Self {
        Setup {
            players,
            mission: Mission::Newt,
            knobs: [Difficulty::Standard; 4],
            quick_start: false,
            open_hands: false,
            individual_aliens: false,
            signature_rules: false,
            joint_votes: false,
            enemy_choices: EnemyChoices::TargetsAndPlacing,
            carried: Carried::everything(),
        }
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn value(&self, option: usize) -> usize {
        let setting = |knob: usize| SETTINGS.iter().position(|&it| it == self.knobs[knob]).unwrap_or_default();
        match option {
            0 => self.mission.index(),
            1..=4 => setting(option - 1),
            5 => self.quick_start.into(),
            6 => self.open_hands.into(),
            7 => self.individual_aliens.into(),
            8 => self.signature_rules.into(),
            9 => self.joint_votes.into(),
            10 => self.enemy_choices.index(),
            other => panic!("the game has no option {other}"),
        }
    }

    fn set_value(&mut self, option: usize, value: usize) {
        let is_on = value != 0;
        match option {
            0 => self.mission = Mission::ALL[value],
            1..=4 => self.knobs[option - 1] = SETTINGS[value],
            5 => self.quick_start = is_on,
            6 => self.open_hands = is_on,
            7 => self.individual_aliens = is_on,
            8 => self.signature_rules = is_on,
            9 => self.joint_votes = is_on,
            10 => self.enemy_choices = EnemyChoices::ALL[value],
            other => panic!("the game has no option {other}"),
        }
    }

    fn carried(&self) -> Vec<CarriedRow> {
        self.carried.rows()
    }

    fn carry(&mut self, name: &str, value: &str) -> Result<(), BadSetup> {
        let carried = self.carried.read(name, value);
        carried.ok_or_else(|| BadSetup::NotCarried(name.to_owned(), value.to_owned()))
    }

    /// Every mission with every option as it usually is, and each other value of an option in
    /// one mission it matters to: all of them mixed would be a hundred thousand set-ups.
    fn every_for(players: u8) -> Vec<Self> {
        let standard = Self::standard(players);
        let missions = Mission::ALL.iter().map(|&mission| Setup { mission, ..standard });
        let mut setups: Vec<Setup> = missions.collect();
        for (option, row) in Self::OPTIONS.iter().enumerate().skip(1) {
            if !(row.players.0..=row.players.1).contains(&players) {
                continue;
            }
            for value in 1..row.values.len() {
                let mut other = standard;
                other.mission = match row.name {
                    "mission-2" => Mission::Escape,
                    "mission-3" => Mission::Survive,
                    "signature-rules" => [Mission::LastStand, Mission::Nest][usize::from(players % 2)],
                    "individual-aliens" => Mission::BlockSweep,
                    _ => Mission::ALL[(usize::from(players) + value) % 3],
                };
                other.set_value(option, value);
                setups.push(other);
            }
        }
        setups
    }
}

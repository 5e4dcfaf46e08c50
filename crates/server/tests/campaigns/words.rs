//! The words in which these scenarios speak.

use std::{num::NonZero, sync::OnceLock, time::Duration};

use bots::{Asked, Budget, Level, dice};
use catalog::aliens::{Aliens, Setup, words::Mission};
use chronicle::Chronicle;
use driver::{Dealer, Holder, Table};
use engine::{Pending, Viewer, Views};
use futures_util::StreamExt;
use serde_json::{Value, json};
use server::{config::Config, games::Games, tables::Delay};

use crate::visitor::{Answer, Place, Visitor, given_games};

/// A house where bots do not dawdle.
pub(crate) async fn given() -> Place {
    given_where(|_| ()).await
}

/// The same, run in some way.
pub(crate) async fn given_where(configure: impl FnOnce(&mut Config)) -> Place {
    let quick = |config: &mut Config| {
        config.tables.bot_pause = Duration::ZERO;
        config.tables.thinking = Duration::from_millis(1);
        config.tables.window = Delay::exactly(Duration::from_millis(1));
        config.tables.bot_window = Delay::exactly(Duration::from_millis(1));
        config.allowed.requests_by_address = NonZero::<u32>::MAX;
        config.allowed.requests_by_person = NonZero::<u32>::MAX;
        configure(config);
    };
    given_games(Games::of_the_catalog(), quick, |routes| routes).await
}

/// Somebody of this name.
pub(crate) async fn person(place: &Place, name: &str) -> Visitor {
    let mut visitor = place.visitor();
    visitor.is_called(name).await;
    visitor
}

/// A campaign that is to be begun.
pub(crate) fn called(name: &str) -> Value {
    json!({"game": "aliens", "name": name})
}

/// A mission for one person.
pub(crate) fn alone(mission: &str) -> Value {
    json!({"mission": mission, "seats": [{"seat": "me"}]})
}

/// A mission that a bot plays while somebody looks on.
pub(crate) fn by_a_bot(mission: &str) -> Value {
    json!({"mission": mission, "seats": [{"seat": "bot", "level": "random"}]})
}

impl Visitor {
    /// Begins a campaign; its address.
    pub(crate) async fn begins(&mut self, name: &str) -> String {
        let answer = self.post("/api/campaigns", &called(name)).await;
        assert_eq!(answer.status, 201, "{}", answer.text());
        address(&answer)
    }

    /// What they see of a campaign.
    pub(crate) async fn sees(&mut self, campaign: &str) -> Value {
        self.get(campaign).await.granted()
    }

    /// Opens a mission; its table.
    pub(crate) async fn opens(&mut self, campaign: &str, mission: &Value) -> String {
        let answer = self.post(&format!("{campaign}/table"), mission).await;
        assert_eq!(answer.status, 201, "{}", answer.text());
        id(&answer)
    }

    /// Comes in by the link.
    pub(crate) async fn joins(&mut self, campaign: &str, key: &Value) -> Answer {
        self.post(&format!("{campaign}/members"), &json!({ "key": key })).await
    }

    /// Brings a campaign along.
    pub(crate) async fn brings(&mut self, file: impl Into<Vec<u8>>) -> Answer {
        self.send(axum::http::Method::POST, "/api/campaigns/import", file.into(), Some("text/plain")).await
    }

    /// Looks on at the mission under way until the campaign has so many missions behind it.
    pub(crate) async fn watches_until(&mut self, campaign: &str, n_missions: usize) -> Value {
        let mut watching: Option<tokio::task::JoinHandle<()>> = None;
        for _ in 0..6000 {
            let now = self.sees(campaign).await;
            if now["missions"].as_array().unwrap().len() == n_missions {
                return now;
            }
            let table = &now["under-way"]["table"];
            if watching.as_ref().is_none_or(tokio::task::JoinHandle::is_finished) && !table["id"].is_null() {
                let (id, key) = (table["id"].as_str().unwrap(), table["key"].as_str().unwrap());
                let mut told = self.watches(&format!("/api/tables/{id}/events?key={key}")).await;
                // Whoever does not read what they are told is let go.
                watching = Some(tokio::spawn(async move { while told.next().await.is_some() {} }));
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("the mission does not come to an end: {}", self.sees(campaign).await["under-way"]);
    }
}

pub(crate) fn id(answer: &Answer) -> String {
    answer.json::<Value>()["id"].as_str().unwrap().to_owned()
}

pub(crate) fn address(answer: &Answer) -> String {
    format!("/api/campaigns/{}", id(answer))
}

/// A campaign as the command line writes it, whose first mission was won.
pub(crate) fn won_newt() -> &'static str {
    static WON: OnceLock<String> = OnceLock::new();
    WON.get_or_init(|| {
        for seed in 1..200 {
            let mut chronicle = Chronicle::begin("Hadley's Hope", []).unwrap();
            let setup = chronicle.campaign.setup(Mission::Newt, 2);
            let table = played(setup, seed);
            chronicle.add(table.record().clone()).unwrap();
            if !chronicle.campaign.next_missions().is_empty() {
                return chronicle.text();
            }
        }
        panic!("bots do not win");
    })
}

/// A mission that two bots play.
fn played(setup: Setup, seed: u64) -> Table<Aliens> {
    let holders = vec![Holder::bot("greedy", "").unwrap(), Holder::bot("greedy", "").unwrap()];
    let mut table = Table::open(setup, holders, Dealer::seeded(seed)).unwrap();
    let bots = [Level::Greedy.bot::<Aliens>(), Level::Greedy.bot::<Aliens>()];
    let mut its_dice = [dice(seed), dice(seed + 1)];
    let mut choices = Vec::new();
    loop {
        table.advance(&mut Vec::new()).unwrap();
        let Pending::Players { asked, .. } = table.state().pending() else { return table };
        let seat = asked.first().unwrap();
        table.state().choices(seat, &mut choices);
        let view = Aliens::view(table.state(), Viewer::seat(seat));
        let asked = Asked { seat, view: &view, choices: &choices, plan: &[], budget: Budget::USUAL };
        let answer = bots[seat.index()].answer(&asked, &mut its_dice[seat.index()]).choice;
        table.choose(seat, answer).unwrap();
    }
}

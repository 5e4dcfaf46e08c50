//! A house for tests of tables: a storage in memory (`memory.rs`), people who attend and
//! answer, and a small game of secrets beside the real one.
#![allow(dead_code)]

mod memory;

use std::{
    collections::BTreeMap,
    sync::{
        Arc, LazyLock,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use contact::Contact;
use driver::Dealer;
use protocol::{FromClient, NewTable, Newcomers, Pace, Problem, SeatWanted, Visibility, change::Following, live::Say};
use serde_json::Value;
use server::{
    config::SecretKey,
    games::{self, Games},
    storage::{PersonId, Seals, StoredHolder, StoredTable, TableId},
    tables::{Attendance, Chance, Delay, Means, Pondering, Request, Seeds, Tables, Timings, Who},
};
use tokio::sync::mpsc;

pub(crate) use memory::Memory;

/// A house with its tables.
pub(crate) struct House {
    pub(crate) storage: Arc<Memory>,
    pub(crate) tables: Tables,
    pub(crate) now: Arc<AtomicU64>,
}

/// The key of the house, the same after a restart.
static KEY: LazyLock<SecretKey> = LazyLock::new(|| SecretKey::new().expect("the system gives random numbers"));

pub(crate) fn house() -> House {
    house_on(Arc::new(Memory::default()))
}

/// The same house after a restart: what is stored is all there is.
pub(crate) fn house_on(storage: Arc<Memory>) -> House {
    let short = Delay::exactly(Duration::from_millis(20));
    let pause = Duration::from_millis(1);
    let pondering = Pondering::NONE;
    house_with(storage, Timings { bot_pause: pause, window: short, pondering, bot_window: short, ..Timings::default() })
}

/// A house whose chance comes out as said.
pub(crate) fn house_by_chance(timings: Timings, chance: impl Fn() -> f64 + Send + Sync + 'static) -> House {
    house_of(Arc::new(Memory::default()), timings, Arc::new(chance), &KEY)
}

/// A house where all games are played, and nobody waits for anything.
pub(crate) fn house_of_all_games() -> House {
    let none = Delay::exactly(Duration::ZERO);
    let timings = Timings { window: none, pondering: Pondering::NONE, bot_window: none, ..Timings::default() };
    house_playing(Games::of_the_catalog(), Arc::new(Memory::default()), timings, even_chance(), &KEY)
}

/// The same house, where things take as long as said.
pub(crate) fn house_with(storage: Arc<Memory>, timings: Timings) -> House {
    house_of(storage, timings, even_chance(), &KEY)
}

/// A house that has this key.
pub(crate) fn house_with_key(storage: Arc<Memory>, timings: Timings, key: &SecretKey) -> House {
    house_of(storage, timings, even_chance(), key)
}

/// Chance that comes out the same in every run: it goes round evenly.
fn even_chance() -> Arc<Chance> {
    const STEP: f64 = 0.618_033_988_749_895;
    let n_drawn = AtomicU64::new(1);
    Arc::new(move || (n_drawn.fetch_add(1, Ordering::SeqCst) as f64 * STEP).fract())
}

/// Seeds that are the same in every run, and other ones for each table.
fn known_seeds() -> Arc<Seeds> {
    let n_tables = AtomicU64::new(0);
    Arc::new(move || Dealer::seeded(n_tables.fetch_add(1, Ordering::SeqCst)).seed())
}

fn house_of(storage: Arc<Memory>, timings: Timings, chance: Arc<Chance>, key: &SecretKey) -> House {
    let doors = [games::judged::<alien_frontiers::AlienFrontiers>(), games::unjudged::<Contact>()];
    house_playing(Games::new(doors), storage, timings, chance, key)
}

fn house_playing(games: Games, storage: Arc<Memory>, timings: Timings, chance: Arc<Chance>, key: &SecretKey) -> House {
    let now = Arc::new(AtomicU64::new(1_000_000));
    let clock = now.clone();
    let means = Means {
        storage: storage.clone(),
        games,
        seals: Seals::of(key),
        timings,
        now: Arc::new(move || clock.load(Ordering::SeqCst)),
        chance,
        seeds: known_seeds(),
    };
    House { storage, tables: Tables::new(means), now }
}

pub(crate) fn person(name: &str) -> Who {
    Who::Person { id: PersonId(name.to_lowercase()), name: name.to_owned() }
}

pub(crate) fn me() -> SeatWanted {
    SeatWanted::Me
}

pub(crate) fn open() -> SeatWanted {
    SeatWanted::Open
}

pub(crate) fn bot(level: &str) -> SeatWanted {
    SeatWanted::Bot { level: level.to_owned() }
}

pub(crate) fn new_table(game: &str, seats: &[SeatWanted]) -> NewTable {
    NewTable {
        game: game.to_owned(),
        options: BTreeMap::new(),
        seats: seats.to_vec(),
        pace: Pace::NoLimit,
        visibility: Visibility::Open,
        start_when_full: true,
        is_practice: false,
        name: None,
        newcomers: Newcomers::default(),
    }
}

/// Somebody who attends a table.
pub(crate) struct Guest {
    tables: Tables,
    table: TableId,
    who: Who,
    place: Attendance,
    told: mpsc::Receiver<String>,
    following: Following,
    /// The table as they were last told.
    pub(crate) table_now: Value,
    /// What they saw of the game, by the number of the last moment in it.
    pub(crate) views: BTreeMap<u64, Value>,
    /// The moments they were told, in order, without what changed.
    pub(crate) moments: Vec<Value>,
    /// What changed with the moments that they could follow, by their numbers.
    pub(crate) changes: BTreeMap<u64, Value>,
    /// What they were told besides when they came.
    pub(crate) greeted: Vec<Value>,
    /// How many messages they heard, and how many bytes.
    pub(crate) heard: (usize, usize),
    /// The same of tables alone.
    pub(crate) heard_tables: (usize, usize),
    next_id: u64,
}

impl House {
    /// One opens a table, and the other takes the seat that is free.
    pub(crate) async fn opens_for_two(&self, host: &Who, other: &Who, new: NewTable) -> TableId {
        let table = self.tables.open(host, new).await.expect("there is such a table");
        let sit = |reply| Request::Sit {
            who: other.clone(),
            invitation: None,
            seat: None,
            nonce: None,
            newcomer: None,
            reply,
        };
        self.tables.ask(&table, sit).await.expect("a seat is free");
        table
    }

    pub(crate) async fn attends(&self, table: &TableId, who: &Who) -> Guest {
        self.attends_after(table, who, None, None).await.expect("they may look")
    }

    pub(crate) async fn attends_after(
        &self,
        table: &TableId,
        who: &Who,
        invitation: Option<&str>,
        after: Option<u64>,
    ) -> Result<Guest, Problem> {
        let (outlet, told) = mpsc::channel(100_000);
        let (who, invitation) = (who.clone(), invitation.map(str::to_owned));
        let order_who = who.clone();
        let attend = |reply| Request::Attend { who: order_who, invitation, after, outlet, reply };
        let place = self.tables.ask(table, attend).await?;
        let (tables, table) = (self.tables.clone(), table.clone());
        let mut guest = Guest {
            tables,
            table,
            who,
            place,
            told,
            following: Following::default(),
            table_now: Value::Null,
            views: BTreeMap::new(),
            moments: Vec::new(),
            changes: BTreeMap::new(),
            greeted: Vec::new(),
            heard: (0, 0),
            heard_tables: (0, 0),
            next_id: 0,
        };
        guest.greeted = guest.listen();
        Ok(guest)
    }
}

impl Guest {
    /// Hears all that has been said so far; other messages than the table's are returned.
    pub(crate) fn listen(&mut self) -> Vec<Value> {
        let mut others = Vec::new();
        while let Ok(message) = self.told.try_recv() {
            self.hear(&message, &mut others);
        }
        others
    }

    /// Whether nothing has been said since they listened.
    pub(crate) fn told_nothing(&mut self) -> bool {
        self.told.is_empty()
    }

    /// Waits for the next thing that is said.
    pub(crate) async fn waits(&mut self) -> Vec<Value> {
        let mut others = Vec::new();
        let message = self.told.recv().await.expect("the table goes on");
        self.hear(&message, &mut others);
        others.extend(self.listen());
        others
    }

    fn hear(&mut self, message: &str, others: &mut Vec<Value>) {
        let n_bytes = message.len();
        self.heard = (self.heard.0 + 1, self.heard.1 + n_bytes);
        let mut message: Value = serde_json::from_str(message).expect("what is told is JSON");
        self.following.hear(&mut message);
        match message["type"].as_str() {
            Some("table") => {
                self.heard_tables = (self.heard_tables.0 + 1, self.heard_tables.1 + n_bytes);
                self.views.insert(message["n"].as_u64().expect("a number"), message["view"].clone());
                self.table_now = message;
            }
            Some("happened") => {
                let changes = message.as_object_mut().and_then(|fields| fields.remove("changes"));
                self.changes.extend(changes.map(|changes| (message["n"].as_u64().expect("a number"), changes)));
                self.moments.push(message);
            }
            Some("presence") => {
                for field in ["seats", "spectators"] {
                    self.table_now[field] = message[field].clone();
                }
            }
            _ => others.push(message),
        }
    }

    /// Says something and waits for what is made of it.
    pub(crate) async fn says(&mut self, say: Say) -> Result<u64, Problem> {
        self.next_id += 1;
        let said = FromClient { id: Some(self.next_id), say };
        self.tables.tell(&self.table, Request::Said { by: self.place, said }).await;
        loop {
            for message in self.waits().await {
                match message["type"].as_str() {
                    Some("done") if message["re"] == self.next_id => {
                        return Ok(message["n"].as_u64().expect("a number"));
                    }
                    Some("refused") if message["re"] == self.next_id => {
                        return Err(serde_json::from_value(message["problem"].clone()).expect("a problem"));
                    }
                    _ => (),
                }
            }
        }
    }

    /// Gives the answer of this number among those offered.
    pub(crate) async fn answers(&mut self, number: usize) -> Result<u64, Problem> {
        let question = self.question().expect("something is asked").clone();
        let choice = question["offers"][number]["choice"].clone();
        let (seat, entry) = (question["seat"].as_u64().unwrap() as u8, question["entry"].as_u64().unwrap() as usize);
        self.says(Say::Answer { seat, entry, choice }).await
    }

    /// What this viewer is asked now.
    pub(crate) fn question(&self) -> Option<&Value> {
        let questions = self.table_now["questions"].as_array()?;
        questions.iter().find(|question| question["offers"].as_array().is_some_and(|offers| !offers.is_empty()))
    }

    pub(crate) fn is_over(&self) -> bool {
        self.table_now["state"] == "over"
    }

    /// Waits until this viewer is asked or the game is over.
    pub(crate) async fn waits_for_a_question(&mut self) {
        self.listen();
        while self.question().is_none() && !self.is_over() {
            self.waits().await;
        }
    }

    /// Gives the first answer that is offered, so many times; whether the game goes on then, and waits
    /// for this viewer.
    pub(crate) async fn is_asked_after(&mut self, n_answers: usize) -> bool {
        for _ in 0..n_answers {
            self.waits_for_a_question().await;
            if self.is_over() {
                return false;
            }
            self.answers(0).await.expect("what is offered is taken");
        }
        self.waits_for_a_question().await;
        !self.is_over()
    }

    pub(crate) async fn departs(self) {
        self.tables.tell(&self.table, Request::Depart(self.place)).await;
    }

    /// Why the table lets them go, once it does.
    pub(crate) async fn farewell(mut self) -> String {
        let mut said = Vec::new();
        while let Some(message) = self.told.recv().await {
            self.hear(&message, &mut said);
        }
        let closing = said.iter().find(|message| message["type"] == "closing").expect("they are told why");
        closing["problem"]["code"].as_str().expect("a code").to_owned()
    }

    pub(crate) fn who(&self) -> &Who {
        &self.who
    }
}

/// Two people give the first answer that is offered until the game is over.
pub(crate) async fn play_to_the_end(guests: [&mut Guest; 2]) {
    let [one, other] = guests;
    while !one.is_over() {
        let mut has_anybody = false;
        for guest in [&mut *one, &mut *other] {
            guest.listen();
            if guest.question().is_some() {
                guest.answers(0).await.expect("what is offered is taken");
                has_anybody = true;
            }
        }
        one.listen();
        if !has_anybody && !one.is_over() {
            // Somebody has nothing to react with, and the table declines for them.
            one.waits().await;
        }
    }
    other.listen();
}

/// Whether a seat is held by a person of this name.
pub(crate) fn is_held_by(table: &StoredTable, seat: usize, name: &str) -> bool {
    matches!(&table.seats[seat].holder, StoredHolder::Person { name: holder, .. } if holder == name)
}

//! Nothing acknowledged is lost: the server is killed while people play, started again, and
//! everything that anybody was told is there; at most what was in flight is there besides.

mod program;
mod served;

use std::{
    thread,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use program::Folder;
use serde_json::Value;
use served::{Served, Visitor, against_a_bot, numbers};

/// How many tables are played at a time.
const TABLES: u64 = 4;

/// How many of the last moments are compared after a restart, if there are as many.
const LOOKED_AT: u64 = 200;

/// A table that is being played, and what its player knows of it.
struct Played {
    player: Visitor,
    table: String,
    /// Moments that were told, from number 1.
    moments: Vec<Value>,
    acknowledged: u64,
    is_over: bool,
}

impl Played {
    fn open(house: &Served) -> Played {
        let mut player = house.guest();
        let table = player.opens(&against_a_bot());
        Played { player, table, moments: Vec::new(), acknowledged: 0, is_over: false }
    }

    /// Comes back after a restart: what was told before is there, and was not torn.
    fn comes_back(&mut self, house: &Served) {
        self.player = house.again(&self.player);
        let known = self.moments.last().map_or(0, |last| last["n"].as_u64().unwrap());
        let after = known.saturating_sub(LOOKED_AT);
        let mut again = self.player.attends(&self.table, &format!("?after={after}"));
        again.hears_the_table();

        assert_ne!(again.table["state"], "frozen", "{}", again.table["frozen"]);
        assert!(again.n() >= self.acknowledged, "{} was acknowledged, {} is there", self.acknowledged, again.n());
        assert!(again.n() >= known, "{known} was told, {} is there", again.n());
        assert_eq!(numbers(&again.moments), (after + 1..=again.n()).collect::<Vec<_>>());
        for (told, again) in self.moments[after as usize..].iter().zip(&again.moments) {
            assert_eq!(told, again, "what was told is as it was");
        }
    }

    /// Plays until the server is gone or the game is over.
    fn plays(mut self, luck: u64) -> Played {
        let after = self.moments.last().map_or(0, |last| last["n"].as_u64().unwrap());
        let coming = self.player.attends_if_open(&self.table, &format!("?after={after}"));
        // It may have been killed before anybody came.
        let Some(coming) = coming else { return self };
        let mut at_table = coming.lucky(luck);
        self.is_over = at_table.plays();
        self.acknowledged = self.acknowledged.max(at_table.acknowledged);
        self.moments.append(&mut at_table.moments);
        self
    }
}

/// Kills the server so often under play, and looks each time.
fn kill_and_look(name: &str, times: u64) {
    let folder = Folder::new(name);
    let home = folder.0.join("house");
    let seed = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().subsec_nanos();
    println!("seed {seed}");
    let mut luck = u64::from(seed) | 1;
    let mut any = move || {
        luck ^= luck << 13;
        luck ^= luck >> 7;
        luck ^= luck << 17;
        luck
    };
    let mut tables: Vec<Played> = Vec::new();
    let mut n_acknowledged = 0;
    for kill in 0..times {
        let house = Served::in_folder(&home);
        tables.iter_mut().for_each(|table| table.comes_back(&house));
        n_acknowledged += tables.iter().map(|table| table.acknowledged).sum::<u64>();
        tables.retain(|table| !table.is_over);
        while (tables.len() as u64) < TABLES {
            tables.push(Played::open(&house));
        }
        let players = tables.drain(..).map(|table| {
            let luck = any();
            thread::spawn(move || table.plays(luck))
        });
        let players: Vec<_> = players.collect();
        let moment = Duration::from_micros(any() % 400_000);
        thread::sleep(moment);
        house.kill();
        tables = players.into_iter().map(|player| player.join().unwrap()).collect();
        println!(
            "kill {}: after {moment:?}, {:?}",
            kill + 1,
            tables.iter().map(|it| it.acknowledged).collect::<Vec<_>>()
        );
    }
    assert!(n_acknowledged > 0, "something was played");

    let house = Served::in_folder(&home);
    for mut table in tables {
        table.comes_back(&house);
        let mut table = table.plays(any());
        assert!(table.is_over, "the table goes on to its end");
        let file = folder.write("after.game", table.player.record(&table.table));
        assert_eq!(folder.run(&["verify", &file, "--json"]).well().json()["complete"], true);
    }
}

#[test]
fn everything_acknowledged_outlives_a_kill_at_any_moment() {
    kill_and_look("serve-kills", 5);
}

#[test]
#[ignore = "takes minutes: part of the soak"]
fn soak_everything_acknowledged_outlives_two_hundred_kills() {
    kill_and_look("serve-kills-soak", 200);
}

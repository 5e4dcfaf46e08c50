//! The bot in Python under `examples/` plays whole games on the real server.

mod program;
mod served;

use std::process::{Command, Output};

use program::Folder;
use serde_json::json;
use served::{Served, against_a_bot};

const BOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/python-bot/bot.py");

/// Whether there is a Python that can run the bot. Nothing else needs one.
fn has_python() -> bool {
    let is_new = "import sys; sys.exit(sys.version_info < (3, 11))";
    let has = Command::new("python3").args(["-c", is_new]).status().is_ok_and(|status| status.success());
    if !has {
        println!("skipped: there is no python3 of version 3.11 or later");
    }
    has
}

fn run(house: &Served, folder: &Folder, arguments: &[&str]) -> Output {
    let server = format!("http://{}", house.address);
    let mut command = Command::new("python3");
    command.args([BOT, "--server", &server, "--seed", "7"]).args(arguments).current_dir(&folder.0);
    command.output().unwrap()
}

#[test]
fn it_opens_a_table_and_plays_to_the_end() {
    if !has_python() {
        return;
    }
    let folder = Folder::new("serve-python");
    let house = Served::in_folder(&folder.0.join("house"));

    let played = run(&house, &folder, &["--bots", "greedy,random", "--record", "bot.game"]);

    assert!(played.status.success(), "{played:?}");
    assert!(String::from_utf8_lossy(&played.stdout).contains("over after"), "{played:?}");
    assert_eq!(folder.run(&["verify", "bot.game", "--json"]).well().json()["complete"], true);
}

#[test]
fn it_plays_a_seat_with_a_token() {
    if !has_python() {
        return;
    }
    let folder = Folder::new("serve-python-token");
    let house = Served::in_folder(&folder.0.join("house"));
    let mut guest = house.guest();
    let table = guest.opens(&against_a_bot());
    let token = guest.post(&format!("/api/tables/{table}/seat/1/token"), &json!({})).well().json();

    let played = run(&house, &folder, &["--table", &table, "--token", token["token"].as_str().unwrap()]);

    assert!(played.status.success(), "{played:?}");
    let card = guest.get(&format!("/api/tables/{table}")).well().json();
    assert_eq!(card["state"], "over");
    assert_eq!(card["seats"][0]["kind"]["kind"], "outside-bot", "everybody sees that a program played");
}

#[test]
fn it_says_what_the_server_refused() {
    if !has_python() {
        return;
    }
    let folder = Folder::new("serve-python-refused");
    let house = Served::in_folder(&folder.0.join("house"));

    let refused = run(&house, &folder, &["--game", "chess"]);

    assert!(!refused.status.success());
    assert!(String::from_utf8_lossy(&refused.stderr).contains("no-such-game"), "{refused:?}");
}

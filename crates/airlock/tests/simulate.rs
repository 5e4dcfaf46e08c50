//! Games among bots, and what is told of them.

mod program;

use program::Folder;
use serde_json::Value;

const SIMULATE: [&str; 9] =
    ["simulate", "alien-frontiers", "--bots", "greedy,random,random", "--games", "6", "--seed", "3", "--json"];

/// What does not depend on the machine.
fn lasting(mut said: Value) -> Value {
    let object = said.as_object_mut().unwrap();
    for name in ["seconds", "games_per_s", "answers_per_s", "outcomes_per_s", "threads"] {
        object.remove(name).unwrap_or_else(|| panic!("{name} is there"));
    }
    said
}

#[test]
fn all_that_programs_read_is_there() {
    let folder = Folder::new("simulate-json");

    let said = folder.run(&SIMULATE).well().json();

    for name in ["game", "games", "seconds", "games_per_s", "answers_per_s", "outcomes_per_s", "by_bot", "by_seat"] {
        assert!(!said[name].is_null(), "{name}");
    }
    assert_eq!(said["games"], 6);
    assert_eq!(said["seats"], 3);
    assert_eq!(said["by_bot"]["greedy"]["played"], 6);
    assert_eq!(said["by_bot"]["random"]["played"], 12);
    assert_eq!(said["by_seat"].as_array().unwrap().len(), 3);
    assert!(said["rounds"]["mean"].as_f64().unwrap() > 1.0);
    let ended: u64 = said["endings"].as_object().unwrap().values().map(|count| count.as_u64().unwrap()).sum();
    assert_eq!(ended, 6);
    let won: f64 = ["greedy", "random"].iter().map(|bot| said["by_bot"][bot]["won"].as_f64().unwrap()).sum();
    assert!((won - 6.0).abs() < 1e-9, "every game is won once, alone or together");
}

#[test]
fn the_last_bot_that_is_named_takes_the_seats_that_are_left() {
    let folder = Folder::new("simulate-few");
    let typed = ["simulate", "alien-frontiers", "--seats", "4", "--bots", "greedy,random", "--games", "4", "--json"];

    let said = folder.run(&typed).well().json();

    assert_eq!(said["by_bot"]["greedy"]["played"], 4);
    assert_eq!(said["by_bot"]["random"]["played"], 12);
}

#[test]
fn who_lived_and_what_they_played_for_is_told_of_nemesis() {
    let folder = Folder::new("simulate-nemesis");
    let simulate = ["simulate", "nemesis", "--seats", "4", "--bots", "greedy,greedy,random,random"];
    let with = |json: bool| {
        let rest = ["--games", "4", "--seed", "3"].into_iter().chain(json.then_some("--json"));
        folder.run(&simulate.into_iter().chain(rest).collect::<Vec<_>>()).well()
    };

    let said = with(true).json();
    let text = with(false).out;

    assert_eq!(said["fates"]["by_bot"]["greedy"]["played"], 8);
    assert_eq!(said["fates"]["by_bot"]["random"]["played"], 8);
    let objectives = said["fates"]["by_objective"].as_object().unwrap();
    let held: u64 = objectives.values().map(|it| it["played"].as_u64().unwrap()).sum();
    assert!(held >= 16, "everybody held an objective: {held}");
    let ended: u64 = said["endings"].as_object().unwrap().values().map(|count| count.as_u64().unwrap()).sum();
    assert_eq!(ended, 4);
    assert!(said["endings"]["stopped"].is_null(), "games end by themselves");
    assert!(text.contains("survival"), "{text}");
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let folder = Folder::new("threads");
    let with = |threads: &str, records: &str| {
        let mut arguments = SIMULATE.to_vec();
        arguments.extend(["--threads", threads, "--records", records]);
        lasting(folder.run(&arguments).well().json())
    };

    assert_eq!(with("1", "one"), with("2", "two"));
    for name in Folder(folder.0.join("one")).files() {
        assert_eq!(folder.read(&format!("one/{name}")), folder.read(&format!("two/{name}")), "{name}");
    }
}

#[test]
fn every_record_is_verified_and_a_changed_die_is_found() {
    let folder = Folder::new("records");
    let mut arguments = SIMULATE.to_vec();
    arguments.extend(["--records", "all"]);
    folder.run(&arguments).well();
    let names = Folder(folder.0.join("all")).files();
    assert_eq!(names.len(), 6);

    for name in &names {
        let said = folder.run(&["verify", &format!("all/{name}"), "--json"]).well().json();
        assert_eq!((&said["fits"], &said["complete"]), (&Value::Bool(true), &Value::Bool(true)));
    }
    let said = folder.run(&["verify", &format!("all/{}", names[0])]).well();
    let words = said.out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words.contains("follow from the seed and from their place in the game."), "{words}");
    assert!(words.contains("No player added a number"), "{words}");
    assert!(!words.contains("nobody chose"), "an operator who plays may have: {words}");
    let record = folder.read(&format!("all/{}", names[0]));
    let line = record.lines().position(|line| line == "! ship-roll 5").expect("somebody rolls a 5");
    let changed = record.replacen("! ship-roll 5", "! ship-roll 4", 1);
    folder.write("changed.game", changed);
    let said = folder.run(&["verify", "changed.game", "--json"]);
    assert_eq!((said.status, said.err.as_str()), (1, ""));
    assert_eq!(said.json()["line"], line + 1);
    assert_eq!(said.json()["code"], "misfit-other-outcome");
    let said = folder.run(&["verify", "changed.game"]);
    assert_eq!(said.status, 1);
    said.says("ship-roll 5");
}

#[test]
fn bots_move_on_by_a_seat_from_game_to_game() {
    let folder = Folder::new("rotation");
    let mut arguments = SIMULATE.to_vec();
    arguments.extend(["--records", "."]);
    folder.run(&arguments).well();

    let seat_of_greedy = |name: &String| {
        let record = folder.read(name);
        let line = record.lines().find(|line| line.starts_with("seat ") && line.contains("bot:greedy"));
        line.unwrap().as_bytes()[5]
    };

    assert_eq!(folder.files().iter().map(seat_of_greedy).collect::<Vec<_>>(), b"123123");
}

#[test]
fn tables_and_a_picture_are_made_in_every_language() {
    for (language, word) in [("en", "points"), ("ru", "очки"), ("uk", "очки"), ("pl", "punkty")] {
        let folder = Folder::new(&format!("tables-{language}"));

        let arguments = ["--lang", language, "simulate", "alien-frontiers", "--bots", "random", "--games", "3"];
        let said = folder.run(&[&arguments[..], &["--plot", "plot.svg"]].concat()).well();

        said.says("random").says("95").says("plot.svg");
        let picture = folder.read("plot.svg");
        assert!(picture.starts_with("<svg") && picture.trim_end().ends_with("</svg>"));
        assert!(picture.contains(word), "{language}");
    }
}

#[test]
fn a_recorded_game_is_told_again() {
    let folder = Folder::new("replay");
    let mut arguments = SIMULATE.to_vec();
    arguments.extend(["--records", "."]);
    folder.run(&arguments).well();
    let name = folder.files()[0].clone();

    folder.run(&["replay", &name]).well().says("Round 1:").says("rolls").says("The game is over.").says("greedy 1");
    folder.run(&["--lang", "uk", "replay", &name, "--as", "2"]).well().says("Раунд 1:").says("Гру закінчено.");
    let said = folder.run(&["replay", &name, "--json"]).well().json();
    assert_eq!(said["finished"], true);
    assert_eq!(said["standings"].as_array().unwrap().len(), 3);
    let last = said["entries"].as_array().unwrap().last().unwrap();
    assert!(last["heard"].as_array().unwrap().iter().any(|heard| heard["heard"] == "game-over"), "{last}");
}

#[test]
fn playouts_are_measured() {
    let folder = Folder::new("playouts");

    let arguments = ["playouts", "alien-frontiers", "--seats", "2", "--games", "20", "--seed", "1", "--json"];
    let said = folder.run(&arguments).well().json();

    let names = ["games_per_s", "answers_per_s", "outcomes_per_s", "mean_branching", "copies_per_s", "state_bytes"];
    for name in names.iter().chain(&["mean_answers", "mean_outcomes", "seconds"]) {
        assert!(said[name].as_f64().unwrap() > 0.0, "{name}");
    }
    assert_eq!(said["games"], 20);
    assert_eq!(said["allocations_per_answer"], 0.0, "a playout allocates nothing between two inputs");
    folder.run(&["playouts", "alien-frontiers", "--seconds", "0.1"]).well().says("games a second");
}

#[test]
fn the_first_ways_are_counted() {
    let folder = Folder::new("perft");

    let said = folder.run(&["perft", "alien-frontiers", "--seats", "2", "--depth", "2", "--json"]).well().json();

    assert_eq!(said["depths"][0]["ways"], 2, "one of two players goes first");
    assert_eq!(said["depths"][1]["ways"], 24, "then one of twelve kinds of cards is displayed");
    folder.run(&["perft", "alien-frontiers", "--depth", "3"]).well().says("depth 3:");
}

#[test]
fn missions_are_set_side_by_side_for_every_number_of_players() {
    let folder = Folder::new("missions");
    let typed = ["simulate", "aliens", "--mission", "resupply,last-stand", "--games", "2", "--seed", "1"];

    let said = folder.run(&[&typed[..], &["--seats", "2"]].concat()).well();
    said.says("Resupply").says("Last Stand").says("95 % interval");
    let rows = folder.run(&[&typed[..], &["--json"]].concat()).well().json();

    let rows = rows.as_array().unwrap();
    assert_eq!(rows.len(), 12, "two missions, one to six players");
    assert!(rows.iter().all(|row| row["played"] == 2 && row["won"].as_u64().unwrap() <= 2), "{rows:?}");
    assert_eq!((rows[7]["mission"].as_str(), rows[7]["seats"].as_u64()), (Some("last-stand"), Some(2)));
}

#[test]
fn a_game_without_missions_says_so() {
    let folder = Folder::new("no-missions");

    folder.run(&["simulate", "alien-frontiers", "--mission", "all"]).badly().complains("mission");
    folder.run(&["simulate", "aliens", "--mission", "picnic"]).badly().complains("resupply");
}

#[test]
fn a_squad_wins_and_loses_together() {
    let folder = Folder::new("together");
    let typed = ["simulate", "aliens", "--option", "mission=resupply", "--seats", "3", "--games", "3", "--seed", "2"];

    folder.run(&typed).well().says("All win and lose together.");

    let said = folder.run(&[&typed[..], &["--json"]].concat()).well().json();
    let rates: Vec<&Value> = said["by_seat"].as_array().unwrap().iter().map(|it| &it["won"]).collect();
    assert!(rates.iter().all(|rate| *rate == rates[0]), "{rates:?}");
}

//! Campaigns: begun, played by bots, looked at, sent away and taken back.

mod program;

use std::fs::{self, File};

use program::{Folder, Ran};

const NAME: &str = "Hadley's Hope";
const KEPT: &str = "data/airlock/campaigns/hadley-s-hope.campaign";

/// A campaign of which one mission has been played, by bots.
fn played(name: &str) -> Folder {
    let folder = Folder::new(name);
    folder.run(&["campaign", "new", NAME]).well();
    play(&folder, "1");
    folder
}

fn play(folder: &Folder, seed: &str) -> Ran {
    folder.run(&["campaign", "play", NAME, "--seats", "greedy,greedy", "--seed", seed]).well()
}

#[test]
fn a_campaign_is_begun_and_listed() {
    let folder = Folder::new("campaign-new");
    folder.run(&["campaign", "list"]).well().says("There is no campaign yet");

    let said = folder.run(&["campaign", "new", NAME, "--option", "mission-3=harder"]).well();

    said.says(NAME).says("under way").says("Gorman · Hicks").says("60 in the campaign").says("--mission newt");
    folder.run(&["campaign", "list"]).well().says(NAME).says("under way");
    let campaigns = folder.run(&["campaign", "list", "--json"]).well().json();
    assert_eq!(campaigns[0]["knobs"][3], "harder");
}

#[test]
fn what_is_there_is_not_begun_again() {
    let folder = Folder::new("campaign-twice");
    folder.run(&["campaign", "new", NAME]).well();
    let before = folder.read(KEPT);

    folder.run(&["campaign", "new", "HADLEY S HOPE"]).badly().complains("already");

    assert_eq!(folder.read(KEPT), before);
}

#[test]
fn bad_names_options_and_missions_are_refused() {
    let folder = Folder::new("campaign-bad");
    folder.run(&["campaign", "new", "?!"]).badly().complains("needs a name");
    folder.run(&["campaign", "new", "A", "--option", "quick-start=on"]).badly().complains("whole campaign");
    folder.run(&["campaign", "show", "nobody"]).badly().complains("There is no campaign nobody");
    folder.run(&["campaign", "new", NAME]).well();

    folder.run(&["campaign", "play", NAME, "--mission", "survive"]).badly().complains("newt");
    folder.run(&["campaign", "play", NAME, "--seats", "greedy", "--heroes", "bishop"]).badly().complains("hicks");
    folder.run(&["campaign", "show", NAME, "--mission", "1"]).badly().complains("no mission 1");

    assert_eq!(fs::read_dir(folder.0.join("data/airlock/campaigns")).unwrap().count(), 1, "no game was begun");
}

#[test]
fn a_mission_that_is_over_is_part_of_the_story() {
    let folder = played("campaign-story");

    let said = folder.run(&["campaign", "show", NAME]).well();
    said.says("Mission 1: Newt").says("2 players, turn");
    let campaign = folder.run(&["campaign", "show", NAME, "--json"]).well().json();
    assert_eq!(campaign["played"][0]["mission"], "newt");
    assert_eq!(campaign["played"][0]["players"], 2);
    folder.run(&["campaign", "show", NAME, "--mission", "1"]).well().says("The game is over.");
    let record = folder.path("data/airlock/campaigns/hadley-s-hope-1.game");
    folder.run(&["verify", &record]).well().says("follow from the seed");
    assert!(folder.read("data/airlock/campaigns/hadley-s-hope-1.game").contains("carried newt absent\n"));
}

#[test]
fn the_story_tells_who_fell_and_when() {
    for seed in 1..30 {
        let folder = Folder::new("campaign-hurt");
        folder.run(&["campaign", "new", NAME]).well();
        play(&folder, &seed.to_string());
        let log = folder.run(&["replay", "data/airlock/campaigns/hadley-s-hope-1.game"]).well();
        if !log.out.contains("is knocked down") {
            continue;
        }

        let said = folder.run(&["campaign", "show", NAME]).well();

        let told: Vec<&str> = said.out.split_whitespace().collect();
        assert!(told.join(" ").contains(": knocked down "), "{}", said.out);
        return;
    }
    panic!("nobody ever falls");
}

/// AGD-7B.4: a campaign goes on after a victory, and is over with a defeat.
#[test]
fn a_campaign_goes_on_or_is_over() {
    for seed in 1..30 {
        let folder = Folder::new("campaign-on");
        folder.run(&["campaign", "new", NAME]).well();
        play(&folder, &seed.to_string());
        let state = folder.run(&["campaign", "show", NAME, "--json"]).well().json()["state"].clone();
        if state == "lost" {
            folder.run(&["campaign", "play", NAME]).badly().complains("is over");
            continue;
        }

        play(&folder, "1");

        let campaign = folder.run(&["campaign", "show", NAME, "--json"]).well().json();
        assert_eq!(campaign["played"][1]["mission"], "escape");
        assert!(folder.read(KEPT).contains("mission escape lines "));
        return;
    }
    panic!("no mission was won");
}

#[test]
fn a_mission_that_was_left_goes_on() {
    let folder = Folder::new("campaign-left");
    folder.run(&["campaign", "new", NAME]).well();
    let seats = ["campaign", "play", NAME, "--seats", "me,greedy", "--heroes", "hicks,ripley", "--seed", "3"];
    folder.run_with(&seats, "quit\n").well();

    let said = folder.run_with(&["campaign", "play", NAME], "board\nquit\n").well();

    said.says("Hicks").says("South Lock");
    let campaign = folder.run(&["campaign", "show", NAME, "--json"]).well().json();
    assert_eq!(campaign["played"].as_array().unwrap().len(), 0);
}

#[test]
fn a_mission_that_another_program_plays_is_left_alone() {
    let folder = Folder::new("campaign-twice-at-once");
    folder.run(&["campaign", "new", NAME]).well();
    folder.run_with(&["campaign", "play", NAME, "--seats", "me", "--seed", "3"], "1\nquit\n").well();
    let game = "data/airlock/campaigns/hadley-s-hope-1.game";
    let before = folder.read(game);
    let played = File::open(folder.path(&format!("{game}.seed"))).unwrap();
    played.lock().unwrap();

    let play = |typed| folder.run_with(&["campaign", "play", NAME], typed);
    play("1\n2\nquit\n").badly().complains("another program");
    assert_eq!(folder.read(game), before, "nothing was written");

    drop(played);
    play("2\nquit\n").well();
    assert_ne!(folder.read(game), before);
}

#[test]
fn whoever_has_lost_the_seed_is_told_what_to_do() {
    let folder = Folder::new("campaign-no-seed");
    folder.run(&["campaign", "new", NAME]).well();
    folder.run_with(&["campaign", "play", NAME, "--seats", "me", "--seed", "3"], "quit\n").well();
    let game = "data/airlock/campaigns/hadley-s-hope-1.game";
    fs::remove_file(folder.path(&format!("{game}.seed"))).unwrap();

    folder.run(&["campaign", "play", NAME]).badly().complains("hadley-s-hope-1.game.seed").complains("anew");

    fs::remove_file(folder.path(game)).unwrap();
    folder.run_with(&["campaign", "play", NAME, "--seats", "me"], "quit\n").well();
}

#[test]
fn a_mission_whose_record_is_damaged_is_left_alone() {
    let folder = Folder::new("campaign-game-damaged");
    folder.run(&["campaign", "new", NAME]).well();
    folder.run_with(&["campaign", "play", NAME, "--seats", "me", "--seed", "3"], "quit\n").well();
    let (game, kept) = ("data/airlock/campaigns/hadley-s-hope-1.game", folder.read(KEPT));
    folder.write(game, "airlock-record 1\ngame aliens\n");

    folder.run(&["campaign", "play", NAME]).badly().complains("hadley-s-hope-1.game");
    folder.run(&["campaign", "show", NAME]).well().says("Squad").says("hadley-s-hope-1.game");

    assert_eq!((folder.read(game).lines().count(), folder.read(KEPT)), (2, kept));
}

#[test]
fn others_go_on_with_a_mission() {
    let folder = Folder::new("campaign-others");
    folder.run(&["campaign", "new", NAME]).well();
    let seats = ["campaign", "play", NAME, "--seats", "me:Anna,greedy", "--heroes", "hicks,ripley", "--seed", "3"];
    folder.run_with(&seats, "quit\n").well();
    let game = "data/airlock/campaigns/hadley-s-hope-1.game";
    let before = folder.read(game);
    folder.run(&["campaign", "show", NAME]).well().says("under way: Mission 1: Newt (Anna, Greedy 2)");

    let again = |more: [&str; 2]| folder.run(&[&["campaign", "play", NAME][..], &more].concat());
    again(["--mission", "escape"]).badly().complains("newt is under way");
    again(["--heroes", "frost,newt"]).badly().complains("under way");
    again(["--seats", "greedy"]).badly().complains("at the table of this mission: 2");
    assert_eq!(folder.read(game), before, "nothing was written");
    let went_on = again(["--seats", "greedy,random"]).well();

    went_on.says("The game is over");
    folder.run(&["campaign", "show", NAME]).well().says("Greedy 1").says("Random");
    folder.run(&["verify", &folder.path(game)]).well();
}

#[test]
fn a_campaign_survives_export_and_import() {
    let folder = played("campaign-export");
    folder.run(&["campaign", "export", NAME, "sent"]).well().says("sent");
    assert_eq!(folder.read("sent"), folder.read(KEPT));
    folder.run(&["campaign", "export", NAME, "sent"]).badly().complains("sent is there already. Nothing was written");

    folder.run(&["campaign", "import", "sent", "--folder", "elsewhere"]).well().says(NAME);
    folder.run(&["campaign", "export", NAME, "again", "--folder", "elsewhere"]).well();

    assert_eq!(folder.read("again"), folder.read("sent"));
    let shown = |folder_of: &[&str]| {
        let show = ["campaign", "show", NAME, "--json"];
        folder.run(&[&show, folder_of].concat()).well().json()
    };
    assert_eq!(shown(&["--folder", "elsewhere"]), shown(&[]));
    folder.run(&["campaign", "import", "sent", "--folder", "elsewhere"]).badly().complains("already");
}

#[test]
fn a_damaged_or_newer_campaign_is_refused_and_left_alone() {
    let folder = played("campaign-damaged");
    let good = folder.read(KEPT);
    let half = good[..good.len() / 2].to_owned();
    let changed = good.replacen("newt", "nest", 1);
    let other_dice = good.replacen("! attack-roll", "! attack-rol1", 1);
    for (bad, why) in [
        (half, "damaged"),
        (changed, "damaged"),
        (other_dice, "damaged"),
        (String::new(), "is not a campaign"),
        ("hello\n".to_owned(), "is not a campaign"),
        (good.replacen("airlock-campaign 1", "airlock-campaign 2", 1), "newer program"),
    ] {
        folder.write("bad", &bad);
        folder.run(&["campaign", "import", "bad", "--folder", "elsewhere"]).badly().complains(why);
        assert!(!folder.0.join("elsewhere").exists(), "{why}");

        folder.write(KEPT, &bad);
        folder.run(&["campaign", "play", NAME, "--seats", "greedy"]).badly().complains(why);
        let listed = folder.run(&["campaign", "list"]).well().out.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(listed.contains(why), "{listed}");
        assert_eq!(folder.read(KEPT), bad, "nothing was overwritten");
    }
}

#[test]
fn the_story_is_told_in_every_language() {
    let folder = played("campaign-languages");
    for (language, word) in [("ru", "Отряд"), ("uk", "Загін"), ("pl", "Oddział")] {
        folder.run(&["--lang", language, "campaign", "show", NAME]).well().says(word);
    }
}

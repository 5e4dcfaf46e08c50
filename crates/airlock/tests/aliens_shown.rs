//! Aliens at the terminal: what is told beside a question, below the boards and at the end.

mod program;

use program::{Folder, Ran};

/// A whole game; whoever types a number that is not offered is asked again.
fn last_stand(folder: &Folder) -> Ran {
    let typed = ["play", "aliens", "--mission", "last-stand", "--heroes", "ripley", "--seed", "1", "--record=a.game"];
    folder.run_with(&typed, &"3\n2\n1\n".repeat(3_000)).well()
}

#[test]
fn whoever_may_fire_sees_who_is_attacked_otherwise_and_how_likely_they_hold() {
    let folder = Folder::new("aliens-stakes");

    let said = last_stand(&folder);

    said.says("\nAt stake  Frost holds with 40 %\n▲ Player: Does Frost fire at the Alien?\n");
}

#[test]
fn a_hazard_says_what_it_does() {
    let folder = Folder::new("aliens-hazard");

    let said = last_stand(&folder);

    said.says("“Weapon Jam” strikes Hudson (▲). The character’s Aim dial drops by");
}

#[test]
fn what_lies_below_somebody_is_listed_under_the_boards() {
    let folder = Folder::new("aliens-below");

    last_stand(&folder).says("\nBelow somebody  ○ 2(8,3)\n");
}

#[test]
fn a_facing_says_how_much_a_sentry_gun_would_cover() {
    let folder = Folder::new("aliens-covers");

    last_stand(&folder).says("east (5 squares in its field of fire)");
}

#[test]
fn the_end_tells_turns_rolls_and_who_killed_how_many() {
    let folder = Folder::new("aliens-tally");

    let said = last_stand(&folder);

    let rolls = |outcome: &str| {
        let log = folder.run(&["replay", "a.game", "--json"]).well().json();
        let entries = log["entries"].as_array().unwrap().clone();
        let heard = entries.iter().flat_map(|entry| entry["heard"].as_array().unwrap().clone());
        heard.filter(|heard| heard["heard"] == "attack-rolled" && heard.to_string().contains(outcome)).count()
    };
    let (all, hits) = (rolls(""), rolls("\"hit\":true"));
    let said = said.says(&format!("\nTurns: 7. Attack Rolls: {all}, hits: {hits}. Hazards: 3."));
    said.says("\nAliens killed: Gorman 7, Hicks 2,");
}

#[test]
fn the_usual_equipment_is_named_only_to_whoever_has_not_asked_for_it() {
    let folder = Folder::new("aliens-usual");
    let typed = ["play", "aliens", "--mission", "newt", "--heroes", "hicks", "--seed", "5"];
    let begun = |option: &str| folder.run_with(&[&typed[..], &["--option", option]].concat(), "quit\n").well();

    let hint = "To begin with the usual";
    let is_hinted = |said: Ran| said.says("The equipment is free").out.replace('\n', " ").contains(hint);

    assert!(is_hinted(begun("quick-start=off")));
    assert!(!is_hinted(begun("quick-start=on")));
}

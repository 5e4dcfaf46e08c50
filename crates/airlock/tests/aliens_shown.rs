//! Aliens at the terminal: what is told beside a question, below the boards and at the end.

mod program;

use program::{Folder, Ran};

#[test]
fn whoever_is_asked_who_begins_is_asked_in_plain_words() {
    let folder = Folder::new("aliens-first");
    let typed = ["play", "aliens", "--mission", "newt", "--heroes", "hicks,vasquez", "--seed", "5"];
    let options = ["--seats", "me,me", "--option", "quick-start=on"];

    let said = folder.run_with(&[&typed[..], &options].concat(), &"Done\n1\n".repeat(9)).well();

    assert!(!said.says("Who goes first?").out.contains("activation token?"));
}

#[test]
fn a_square_is_named_with_its_room() {
    let folder = Folder::new("aliens-rooms");
    let typed = ["play", "aliens", "--mission", "newt", "--heroes", "hicks", "--seed", "5", "--option=quick-start=on"];

    let said = folder.run_with(&typed, &"Done\n1\n".repeat(9)).well();

    said.says(" 1(11,5) landing apron  ◎8");
}

#[test]
fn swarms_are_written_with_how_many_they_are() {
    let folder = Folder::new("aliens-swarms");

    let said = last_stand(&folder);

    let listed = |mark: &str| said.out.lines().any(|line| line.trim_start().starts_with(mark) && line.contains(" to "));
    assert!(listed("a  ") && listed("A2 "), "one alone and a swarm are told apart");
    assert!(!listed("1  ") && !listed("2  "), "a digit is a spawn point");
}

#[test]
fn somebody_is_shown_with_all_they_have() {
    let folder = Folder::new("aliens-show");
    let typed = ["play", "aliens", "--mission", "newt", "--heroes", "hicks", "--seed", "5", "--option=quick-start=on"];

    let said = folder.run_with(&typed, "show hicks\nshow bishop\nquit\n").well();

    said.says("Hicks (hero): ").says("M41A Pulse Rifle: ").says("Nothing here is called “bishop”.");
}

#[test]
fn a_field_of_fire_is_shown_before_the_gun_stands() {
    let folder = Folder::new("aliens-field");
    let typed = ["play", "aliens", "--mission", "last-stand", "--heroes", "ripley", "--seed", "1"];

    let said = folder.run_with(&typed, "show 2(10,6) east\nshow 2(10,6)\nquit\n").well();

    let said = said.says("A sentry gun on 2(10,6), pointed to the east (");
    let fields = |facing: &str| said.out.matches(&format!("pointed {facing} (")).count();
    assert_eq!((fields("to the east"), fields("to the north")), (2, 1), "one way, then every way");
    assert!(said.out.contains("* *"), "its squares are marked");
}

#[test]
fn why_says_what_an_action_is() {
    let folder = Folder::new("aliens-why");
    let typed = ["play", "aliens", "--mission", "newt", "--heroes", "hicks", "--seed", "5", "--option=quick-start=on"];

    let said = folder.run_with(&typed, &("Done\n1\n".repeat(7) + "1\nDone\nwhy 1\nquit\n")).well();

    said.says("Move: Up to Speed squares; next to an enemy the way ends.");
}

#[test]
fn on_a_long_page_the_board_stands_before_every_question() {
    let folder = Folder::new("aliens-long-page");
    let typed = ["play", "aliens", "--mission", "newt", "--heroes", "hicks", "--seed", "5", "--option=quick-start=on"];
    let walk = "Done\n1\n".repeat(7) + "1\nDone\nto 1(11,4)\nquit\n";
    let boards = |said: &Ran| said.out.matches("1 South Lock").count();

    let (short, long) = (folder.run_with(&typed, &walk).well(), folder.run_on(60, &typed, &walk).well());

    assert!(boards(&long) > boards(&short) + 2, "{}", long.out);
}

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

    let is_hinted =
        |said: Ran| said.says("The equipment is free").out.contains("\n  usual puts on what is usual: 16 cards");

    assert!(is_hinted(begun("quick-start=off")));
    assert!(!is_hinted(begun("quick-start=on")));
}

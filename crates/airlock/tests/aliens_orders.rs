//! Aliens at the terminal: a whole Move as one order, and how a turn is told.

mod program;

use program::{Folder, Ran};

/// Hicks stands on 1(11,5) and has two Actions.
const NEWT: [&str; 9] = ["play", "aliens", "--mission", "newt", "--heroes", "hicks", "--seed", "5", "--record=a.game"];
const FIRST_ACTION: &str = "Done\n1\n1\n1\n1\n1\n1\nDone\n2\nDone\n";

/// Vasquez is about to go where blips can be seen.
const RESUPPLY: [&str; 9] =
    ["play", "aliens", "--mission", "resupply", "--heroes", "vasquez", "--seed", "1", "--record=a.game"];

/// What is said behind the prompt at which this was typed last.
#[track_caller]
fn after<'a>(said: &'a Ran, typed: &str) -> &'a str {
    let (_, after) = said.out.rsplit_once(&format!(" > {typed}\n")).expect("it was typed");
    after.split_once(" > ").map_or(after, |(after, _)| after)
}

#[test]
fn a_square_is_walked_to_answer_by_answer() {
    let folder = Folder::new("aliens-walk");

    let said = folder.run_with(&NEWT, &format!("{FIRST_ACTION}to 1(12,8)\nquit\n")).well();

    let told = after(&said, "to 1(12,8)");
    assert!(told.contains("Hicks goes from 1(11,5) to 1(12,8).") && told.contains("Hicks: 1 Action left"), "{told}");
    let record = folder.read("a.game");
    let steps = record.lines().filter(|line| line.contains("next-step")).count();
    assert_eq!(steps, 4, "three steps and the end of the Move: {record}");
}

#[test]
fn a_walk_is_taken_back_as_one() {
    let folder = Folder::new("aliens-walk-undone");

    let said = folder.run_with(&NEWT, &format!("{FIRST_ACTION}1(12,8)\nundo\nquit\n")).well();

    let told = after(&said, "undo");
    assert!(told.contains("The whole order is taken back."), "{told}");
    assert!(told.contains("Hicks: 2 Actions left") && told.contains("1  Move [−1 Action]"), "{told}");
}

#[test]
fn a_walk_stops_where_something_is_turned_up() {
    let folder = Folder::new("aliens-walk-halted");
    let first = "Done\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\nDone\nDone\n2\nDone\n";

    let said = folder.run_with(&RESUPPLY, &format!("{first}to 2(6,2)\nundo\nquit\n")).well();

    let told = after(&said, "to 2(6,2)");
    assert!(told.contains("is spotted: ") && told.contains("The order stopped: something came up."), "{told}");
    assert!(told.contains("Where does Vasquez go?"), "{told}");
    assert!(after(&said, "undo").contains("cannot be taken back"), "what was turned up stays so");
}

#[test]
fn goals_are_listed_by_what_they_cost_and_others_are_out_of_reach() {
    let folder = Folder::new("aliens-goals");

    let said = folder.run_with(&NEWT, &format!("{FIRST_ACTION}to 4(1,1)\nto\nMove\nquit\n")).well();

    let said = said.says("Nobody can go to 4(1,1) now.").says("“to” means nothing here.");
    let said = said.says("  1 square   1(11,4)").says("  5 squares  1(12,10)");
    let told = after(&said, "Move");
    assert!(told.contains("\n  1 square   2 1(11,4) ↑ (Move ends, reached by 5) · "), "{told}");
    assert!(told.contains("1(11,6) ↓ (only to go on)"), "a comrade stands there: {told}");
    assert!(!told.contains("  To 1("), "a step stands among the goals: {told}");
    let out_of_turn = folder.run_with(&["play", "--continue", "a.game"], "help\nquit\n").well();
    out_of_turn.says("to 2(6,9)");
}

/// The Alien Phase of a game, step by step: the Aliens one by one, the blips board by board, the cards.
#[test]
fn the_alien_phase_is_told_line_by_line() {
    let folder = Folder::new("aliens-told");
    let typed = ["play", "aliens", "--mission", "last-stand", "--heroes", "ripley", "--seed", "1", "--record=a.game"];
    folder.run_with(&typed, &"3\n2\n1\n".repeat(3_000)).well();

    let told = folder.run(&["replay", "a.game"]).well();

    let lines: Vec<&str> = told.out.lines().collect();
    let before = |begin: &str| {
        let found = lines.iter().enumerate().filter(|(_, line)| line.starts_with(begin));
        found.map(|(place, _)| lines[place - 1]).collect::<Vec<_>>()
    };
    let phases = before("The Alien Phase begins.");
    assert!(phases.len() > 2 && phases.iter().all(|line| line.is_empty()), "the phase is a heading");
    assert!(!told.out.contains(" stirs."), "that an Alien stirs goes without saying");
    let holding = before("  Hudson holds fire.");
    assert!(
        holding.len() > 1 && holding.iter().any(|line| !line.is_empty()),
        "what it does begins a line, but no step"
    );
    assert!(before("      Frost rolls 8 in defence;").len() == 1, "an attack is set off");
    assert!(before("  The die shows ").iter().any(|line| line.is_empty()), "the blips are a step of their own");
}

#[test]
fn the_blips_of_a_board_are_told_in_one_line() {
    let folder = Folder::new("aliens-told-blips");
    let bots = ["simulate", "aliens", "--seats", "1", "--bots", "random", "--games", "1", "--seed", "1"];
    folder.run(&[&bots[..], &["--option", "mission=newt", "--records", "kept"]].concat()).well();

    let told = folder.run(&["replay", "kept/aliens-1-000001.game"]).well();

    told.says("\n\n  The die shows 4: so fast are the blips in Operations. 2 blips move:\n  2(4,6) → 2(8,6), ");
}

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
    assert!(told.contains("\n  1 square   2 1(11,4) ↑ (Move ends, reached by A5) · "), "{told}");
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

/// Hudson leads, and nothing has been put on yet.
const EQUIPPING: [&str; 9] =
    ["play", "aliens", "--mission", "newt", "--heroes", "hudson", "--seed", "5", "--record=a.game"];

#[test]
fn equipment_is_put_on_by_a_card_and_a_name_and_only_what_changed_is_listed() {
    let folder = Folder::new("aliens-words");

    let said = folder.run_with(&EQUIPPING, "welder hudson\nquit\n").well();

    let told = after(&said, "welder hudson");
    assert!(told.contains("Take the Hand Welder off Hudson"), "what is new has its number: {told}");
    assert!(told.contains("All other answers are as before"), "{told}");
    assert!(!told.contains("Frost"), "nothing else is listed: {told}");
    assert!(told.lines().count() < 15, "{told}");
}

#[test]
fn a_number_that_was_not_listed_again_is_not_taken() {
    let folder = Folder::new("aliens-numbers");

    let said = folder.run_with(&EQUIPPING, "welder hudson\n1\nquit\n").well();

    said.says("Their numbers may have changed since they were listed.");
    let record = folder.read("a.game");
    assert_eq!(record.lines().filter(|line| line.contains("put-on")).count(), 1, "{record}");
}

#[test]
fn the_usual_equipment_is_one_order_that_is_taken_back_as_one() {
    let folder = Folder::new("aliens-usual-order");

    let said = folder.run_with(&EQUIPPING, "usual\nundo\nquit\n").well();

    let told = after(&said, "usual");
    assert!(told.contains("Ithaca 37 Shotgun off Hicks"), "{told}");
    assert!(after(&said, "undo").contains("The whole order is taken back."));
}

/// Hicks has used his Actions, and could only play an Event or end his activation.
const ONLY_EVENTS: &str = "1\nDone\nMove\n1\n1\nMove\n1\n";

#[test]
fn events_are_let_pass_with_one_word() {
    let folder = Folder::new("aliens-skip");
    let quick = [&NEWT[..], &["--option=quick-start=on"]].concat();
    let set_up = "Done\n1\n".repeat(7);

    let said = folder.run_with(&quick, &format!("{set_up}{ONLY_EVENTS}skip\nquit\n")).well();

    assert!(after(&said, "skip").contains("Which grunt does Hicks lead?"), "{}", said.out);
    assert!(folder.read("a.game").contains("next-action end"), "the activation ends");
}

#[test]
fn what_is_more_than_an_event_is_not_let_pass() {
    let folder = Folder::new("aliens-no-skip");

    let said = folder.run_with(&NEWT, &format!("{FIRST_ACTION}skip\nquit\n")).well();

    said.says("There is more to decide here than whether to play something.");
}

/// Hicks rests, and the second card that he draws is a Hazard.
const A_HAZARD_COMES: &str = "Done\n1\n1\n1\n1\n1\n1\n1\nDone\nRest\nDraw a card\nDraw a card\n";

/// At a terminal, where lines wait until they are read.
#[cfg(unix)]
#[test]
fn what_was_typed_before_a_hazard_struck_is_not_taken_for_what_is_asked_then() {
    use std::{
        io::{Read as _, Write as _},
        process::{Command, Stdio},
    };

    let folder = Folder::new("aliens-typed-ahead");
    let options = "--mission newt --heroes hicks --seed 3 --option quick-start=on --record a.game";
    let play = format!("{} play aliens {options}", env!("CARGO_BIN_EXE_airlock"));
    let mut terminal = Command::new("script");
    terminal.args(["-qec", &play, "/dev/null"]).current_dir(&folder.0).env("LANG", "C.UTF-8");
    let mut terminal = terminal.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let (mut typed, mut shown) = (terminal.stdin.take().unwrap(), terminal.stdout.take().unwrap());
    typed.write_all(format!("{A_HAZARD_COMES}1\n1\n1\n").as_bytes()).unwrap();

    let mut out = String::new();
    let is_asked = |out: &str| out.split_once("strikes Hicks").is_some_and(|(_, after)| after.contains("or help >"));
    let mut bytes = [0; 4096];
    while let Ok(n @ 1..) = shown.read(&mut bytes) {
        let was_asked = is_asked(&out);
        out += &String::from_utf8_lossy(&bytes[..n]);
        if is_asked(&out) && !was_asked {
            typed.write_all(b"quit\n").unwrap();
        }
    }
    terminal.wait().unwrap();

    assert!(out.contains("What was typed before this came up is not taken."), "{out}");
    let record = folder.read("a.game");
    assert!(record.trim_end().ends_with("! hand-loss ammo-pouch"), "nothing was answered after it: {record}");
}

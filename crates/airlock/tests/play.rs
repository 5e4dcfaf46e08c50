//! Whole games at the terminal, with typed answers.

mod program;

use program::Folder;

/// A person against bots that need no time to think, always with the same dice.
const PLAY: [&str; 8] =
    ["play", "alien-frontiers", "--seed", "5", "--seats", "me:Anna,random,random", "--record", "a.game"];

#[test]
fn a_whole_game_is_played_and_its_record_verified() {
    let folder = Folder::new("whole-game");

    let said = folder.run_with(&PLAY, &"1\n".repeat(3000)).well();

    let said = said.says("The game is over.").says("wins.").says("airlock verify a.game");
    assert!(said.out.lines().all(|line| line.chars().count() <= 80 || line.contains(" > ")), "{}", said.out);
    assert_eq!(folder.files(), ["a.game"], "no seed and no unfinished file is left");
    folder.run(&["verify", "a.game"]).well().says("follow from the seed");
}

#[test]
fn games_are_played_in_every_language_and_kept_in_the_data_folder() {
    for (language, seats) in [("ru", "me,greedy,random"), ("uk", "me,random"), ("pl", "random,me,random,random")] {
        let folder = Folder::new(&format!("whole-game-{language}"));

        let arguments = ["--lang", language, "play", "alien-frontiers", "--seed", "8", "--seats", seats];
        folder.run_with(&arguments, &"1\n".repeat(3000)).well().says("airlock verify");

        let kept = folder.path("data/airlock/alien-frontiers-1.game");
        folder.run(&["verify", &kept]).well();
    }
}

#[test]
fn without_wishes_one_person_plays_against_three_greedy_bots() {
    let folder = Folder::new("usual-seats");

    folder.run_with(&["play", "alien-frontiers"], "quit\n").well().says("Greedy 2").says("Greedy 4");
}

#[test]
fn an_answer_can_be_taken_back_until_something_is_rolled() {
    let folder = Folder::new("undo");

    let said = folder.run_with(&PLAY, "1\nundo\nundo\nquit\n").well();

    said.says("The last answer is taken back.").says("something has been rolled or drawn since");
    assert!(folder.read("a.game").lines().any(|line| line.starts_with("< ")));
}

#[test]
fn why_names_the_rules() {
    let folder = Folder::new("why");

    let said = folder.run_with(&PLAY, "why\nwhy 1\nwhy 999\nrules AF-5.4\nquit\n").well();

    let said = said.says("Not possible now:").says("AF-5.4").says("This is possible:").says("There is no answer 999");
    said.says("Duty to dock");
}

#[test]
fn a_number_behind_the_answers_explains_the_rule() {
    let folder = Folder::new("why-number");
    let said = folder.run_with(&PLAY, "why\nquit\n").well();
    let listed = said.out.lines().find(|line| line.ends_with("AF-5.4")).expect("the turn cannot be ended yet");
    let number = listed.split_whitespace().next().unwrap();
    std::fs::remove_file(folder.0.join("a.game")).unwrap();

    folder.run_with(&PLAY, &format!("{number}\nquit\n")).well().says("• End the turn").says("AF-5.4  5 Docking");
}

#[test]
fn the_board_the_log_the_help_and_a_hint_are_shown() {
    let folder = Folder::new("shown");

    let said = folder.run_with(&PLAY, "board\nlog\nhelp\ninfo\nhint\nquit\n").well();

    let said = said.says("Heinlein Plains").says("Solar Converter").says("Display");
    said.says("goes first.").says("takes back your last answer").says("The greedy bot would answer");
}

#[test]
fn what_is_not_understood_gets_one_helpful_line() {
    let folder = Folder::new("not-understood");

    let said = folder.run_with(&PLAY, "fly\n\n0\n-1\n999999999999999999999999\n\u{1b}[2J\nquit\n").well();

    let said = said.says("“fly” means nothing here.").says("There is no answer 0").says("“-1” means nothing here.");
    assert!(!said.out.contains("\u{1b}[2J"), "what is typed does not reach the terminal");
}

#[test]
fn a_game_that_was_left_goes_on_with_the_same_dice() {
    let folder = Folder::new("continue");
    let whole = folder.run_with(&PLAY, &"1\n".repeat(3000)).well();
    let whole_record = folder.read("a.game");
    std::fs::remove_file(folder.0.join("a.game")).unwrap();

    let left = folder.run_with(&PLAY, "1\n1\n1\n1\nquit\n").well();
    left.says("airlock play --continue a.game");
    assert_eq!(folder.files(), ["a.game", "a.game.seed"]);
    let unfinished = folder.run(&["verify", "a.game"]);
    assert_eq!(unfinished.status, 3, "nothing is proved about the dice");
    unfinished.says("The game is not over");
    let went_on = folder.run_with(&["play", "--continue", "a.game"], &"1\n".repeat(3000)).well();

    let last = |out: &str| out.lines().rev().take(12).map(str::to_owned).collect::<Vec<_>>();
    let dice = |record: &str| {
        let rolls = record.lines().filter(|line| line.starts_with('!')).take(40);
        rolls.map(str::to_owned).collect::<Vec<_>>()
    };
    assert!(last(&went_on.out).iter().any(|line| line.contains("airlock verify a.game")));
    assert_eq!(folder.files(), ["a.game"]);
    folder.run(&["verify", "a.game"]).well();
    assert_eq!(dice(&folder.read("a.game"))[..12], dice(&whole_record)[..12]);
    assert!(!whole.out.is_empty());
}

#[test]
fn the_end_of_what_is_typed_keeps_the_game() {
    let folder = Folder::new("end-of-input");

    folder.run_with(&PLAY, "1\n").well().says("airlock play --continue a.game");

    assert_eq!(folder.files(), ["a.game", "a.game.seed"]);
}

#[test]
fn a_record_without_its_seed_goes_on_under_another_dealer() {
    let folder = Folder::new("other-dealer");
    folder.run_with(&PLAY, "1\n1\nquit\n").well();
    std::fs::remove_file(folder.0.join("a.game.seed")).unwrap();

    let said = folder.run_with(&["play", "--continue", "a.game"], &"1\n".repeat(3000)).well();

    said.says("another dealer").says("airlock verify a-2.game");
    folder.run(&["verify", "a-2.game"]).well().says("are from another record");
}

#[test]
#[ignore = "writes gigabytes: the whole record for each of thousands of answers"]
fn soak_a_game_that_fills_its_record_is_stopped_and_kept() {
    let folder = Folder::new("full-record");
    // Whoever only ever gathers fuel and takes it back fills any record.
    let seats = ["play", "alien-frontiers", "--seed", "1", "--seats", "me,me", "--record", "a.game"];

    let said = folder.run_with(&seats, &"1\nundo\n".repeat(10_000)).well();

    said.says("The game is stopped").says("airlock verify a.game");
    folder.run(&["verify", "a.game"]).well();
}

#[test]
fn several_people_play_at_one_terminal() {
    let folder = Folder::new("hot-seat");

    let said = folder.run_with(
        &["play", "alien-frontiers", "--seed", "1", "--seats", "me:Anna,me:Тарас,random"],
        &"1\n".repeat(3000),
    );

    said.well().says("Anna: What do you do?").says("Тарас: What do you do?");
}

#[test]
fn options_change_the_table() {
    let folder = Folder::new("options");

    let mut arguments = PLAY.to_vec();
    arguments.extend(["--option", "long-game=on"]);

    folder.run_with(&arguments, "quit\n").well().says("0 of 8");
    assert!(folder.read("a.game").contains("option long-game on"));
}

#[test]
fn a_name_cannot_upset_the_terminal() {
    let folder = Folder::new("odd-name");

    let said = folder.run_with(&["play", "alien-frontiers", "--seats", "me:\u{1b}[2Jx\u{7},random"], "quit\n").well();

    assert!(!said.out.contains('\u{1b}') && !said.out.contains('\u{7}'));
}

//! Lockdown at the terminal: whole games at eighty columns, in every language, and games among bots.

mod program;

use program::Folder;

/// Answers that go through the first few, again and again, to the end of any game.
fn answers() -> String {
    "2\n1\n3\n1\n4\n1\n".repeat(1200)
}

#[test]
fn a_whole_game_is_played_in_every_language_and_its_record_verified() {
    for (language, seats) in [("en", "me"), ("ru", "me,random"), ("uk", "random,me,random"), ("pl", "me,greedy")] {
        let folder = Folder::new(&format!("lockdown-{language}"));
        let arguments = ["--lang", language, "play", "lockdown", "--seats", seats, "--seed", "5", "--record", "a.game"];

        let said = folder.run_with(&arguments, &answers()).well();

        let said = said.says("airlock verify a.game");
        let wide = said.out.lines().find(|line| line.chars().count() > 80 && !line.contains(" > "));
        assert_eq!(wide, None, "{language}");
        folder.run(&["verify", "a.game"]).well();
    }
}

#[test]
fn what_goes_out_next_and_what_a_move_may_meet_is_said() {
    let folder = Folder::new("lockdown-said");
    let arguments = ["play", "lockdown", "--seats", "me", "--seed", "5", "--record", "a.game"];

    let said = folder.run_with(&arguments, "1\nboard\nwhy\nquit\n").well();

    let said = said.says("Goes out next").says("power token 2").says("Isolation Room closed until 8");
    said.says("Emergency staircases · always dark").says("noise on ").says("Danger: noise all around");
}

#[test]
fn who_lived_and_what_they_played_for_is_told_of_bots() {
    let folder = Folder::new("simulate-lockdown");
    let simulate = ["simulate", "lockdown", "--bots", "greedy,greedy,random,random", "--games", "4", "--seed", "3"];

    let said = folder.run(&[&simulate[..], &["--json"]].concat()).well().json();
    let text = folder.run(&simulate).well().out;

    assert_eq!(said["fates"]["by_bot"]["greedy"]["played"], 8);
    let ended: u64 = said["endings"].as_object().unwrap().values().map(|count| count.as_u64().unwrap()).sum();
    assert_eq!(ended, 4);
    assert!(said["endings"]["stopped"].is_null(), "games end by themselves");
    assert!(text.contains("survival"), "{text}");
}

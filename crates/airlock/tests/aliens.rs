//! Aliens at the terminal: as a newcomer meets it, whole games, and every option.

mod program;

use program::{Folder, Ran};

const LANGUAGES: [&str; 4] = ["en", "ru", "uk", "pl"];

/// One person alone, about to find Newt.
const NEWT: [&str; 9] = ["play", "aliens", "--mission", "newt", "--heroes", "hicks", "--seed", "5", "--record=a.game"];

/// One person alone; there is nothing to be equipped before a Bug Hunt.
const LAST_STAND: [&str; 9] =
    ["play", "aliens", "--mission", "last-stand", "--heroes", "ripley", "--seed", "1", "--record=a.game"];

/// Nothing is cut, and nothing runs over the edge of the page; a prompt is followed by what is typed.
#[track_caller]
fn fits(said: Ran) -> Ran {
    let wide = said.out.lines().find(|line| line.chars().count() > 80 && !line.contains(" > "));
    assert_eq!(wide, None);
    said
}

/// Answers as they come: whoever types a number that is not offered is asked again.
fn answers() -> String {
    "3\n2\n1\n".repeat(3_000)
}

fn in_language<'a>(language: &'a str, typed: &[&'a str]) -> Vec<&'a str> {
    [&["--lang", language], typed].concat()
}

#[test]
fn a_newcomer_can_look_at_everything_in_every_language() {
    for language in LANGUAGES {
        let folder = Folder::new(&format!("aliens-newcomer-{language}"));
        let looks = "help\nwhy\nwhy 1\nwhy 999\nrules\nrules AGD-6G.11\nrules motion tracker\ninfo\nboard\nlog\nhint\n";

        let said = folder.run_with(&in_language(language, &NEWT), &format!("{looks}1\nboard\nundo\nquit\n")).well();

        fits(said).says("① ").says("AGD-6G.11").says("AGD-6K.1").says("6K  ").says("a.game");
        let left = folder.read("a.game");
        folder.run_with(&["--lang", language, "play", "--continue", "a.game"], "quit\n").well().says("▲");
        assert_eq!(folder.read("a.game"), left, "whoever only looks changes nothing");
    }
}

#[test]
fn a_whole_game_is_played_told_again_and_verified_in_every_language() {
    for language in LANGUAGES {
        let folder = Folder::new(&format!("aliens-whole-{language}"));

        let said = folder.run_with(&in_language(language, &LAST_STAND), &answers()).well();

        fits(said).says("airlock verify a.game");
        fits(folder.run(&["--lang", language, "replay", "a.game"]).well());
        folder.run(&["--lang", language, "verify", "a.game"]).well();
    }
}

#[test]
fn the_end_is_told() {
    let folder = Folder::new("aliens-end");

    let said = folder.run_with(&LAST_STAND, &answers()).well();

    said.says("The game is over. The squad ").says("Nobody wins.");
}

#[test]
fn a_step_shows_where_it_leads_and_a_shot_how_likely_it_hits() {
    let folder = Folder::new("aliens-beside");

    let said = folder.run_with(&LAST_STAND, &answers()).well();

    let is_step =
        |line: &&str| line.starts_with("  1 square ") && line.contains(['↑', '→', '↓', '←', '↗', '↘', '↙', '↖']);
    assert!(said.out.lines().filter(is_step).count() > 10, "{}", said.out);
    said.says(" (Alien").says("Fire: HK VP70 Pistol (Alien").says("An Alien goes from ").says("A blip goes from ");
}

#[test]
fn a_person_plays_with_bots_for_the_other_heroes() {
    let folder = Folder::new("aliens-with-bots");
    let typed = ["play", "aliens", "--mission", "gantry", "--seats", "me:Anna,greedy,random", "--seed", "2"];
    let heroes = ["--heroes", "frost,hicks,vasquez", "--record", "a.game"];

    let said = folder.run_with(&[&typed[..], &heroes].concat(), &answers()).well();

    fits(said).says("▲  F Frost").says("●  H Hicks").says("■  V Vasquez").says("● activates Hicks");
    folder.run(&["verify", "a.game"]).well().says("follow from the seed");
}

/// Everything that can be settled: missions, Bug Hunts, single Aliens and how hard it is.
#[test]
fn every_option_can_be_settled_and_is_kept_in_the_record() {
    let folder = Folder::new("aliens-options");
    let games = folder.run(&["games", "--json"]).well().json();
    let games = games.as_array().expect("a list of games");
    let aliens = games.iter().find(|game| game["game"] == "aliens").expect("Aliens is among them");
    let mut settled = 0;
    for option in aliens["options"].as_array().expect("it has options") {
        let name = option["name"].as_str().unwrap();
        for value in option["values"].as_array().unwrap() {
            let chosen = format!("{name}={}", value.as_str().unwrap());
            let typed = ["simulate", "aliens", "--seats", "2", "--bots", "random", "--games", "1", "--seed", "1"];
            let kept = format!("kept-{settled}");

            folder.run(&[&typed[..], &["--option", &chosen, "--records", &kept]].concat()).well();

            let record = folder.read(&format!("{kept}/aliens-1-000001.game"));
            let line = format!("option {name} {}", value.as_str().unwrap());
            assert!(record.lines().any(|it| it == line), "no “{line}” in {record:.400}");
            settled += 1;
        }
    }
    assert!(settled >= 30, "{settled}");
    folder.run(&["simulate", "aliens", "--option", "tracker-deck=hardest"]).badly().complains("harder");
}

#[test]
fn whoever_equips_the_squad_sees_who_carries_what() {
    let folder = Folder::new("aliens-equipping");

    let said = folder.run_with(&NEWT, "1\nboard\nquit\n").well();

    said.says("–  G Gorman").says("HK VP70 Pistol\n").says("▲  H Hicks");
}

/// Every free square of four boards is offered: nobody reads five hundred numbers.
#[test]
fn a_square_can_be_typed_as_it_is_written() {
    let folder = Folder::new("aliens-squares");
    let typed = ["play", "aliens", "--mission", "survive", "--heroes", "hicks", "--seed", "5", "--record=a.game"];
    let done = "done\n2(10,6)\nPoint it to the east\nnowhere\n2(99,1)\nquit\n";

    let said = fits(folder.run_with(&typed, done).well());

    said.says("answers, from 1(1,1) to 4(").says("The squad puts sentry gun A on 2(10,6) and points it to the east.");
}

/// What a blip stands for is nobody's to know before it is seen.
#[test]
fn whoever_asks_what_a_step_leads_to_is_not_told_what_a_blip_stands_for() {
    let folder = Folder::new("aliens-why");
    let typed = "why 1\nwhy 2\nwhy 3\n3\n2\n1\n".repeat(3_000);

    let said = folder.run_with(&LAST_STAND, &typed).well();

    let mut is_foretold = false;
    for line in said.out.lines() {
        let is_typed = line.contains(" > ");
        is_foretold = if is_typed { line.contains(" > why") } else { is_foretold };
        assert!(!is_foretold || !line.contains("spotted"), "{line}");
    }
    said.says("is spotted: ").says("This is possible: To ");
}

#[test]
fn whoever_equips_the_squad_can_read_the_cards() {
    let folder = Folder::new("aliens-cards");

    let said = fits(folder.run_with(&NEWT, "info\nquit\n").well());

    said.says("The equipment is free").says("M56 Smart Gun: An attack exhausts 2 cards.").says("Medi-Kit: Action:");
}

#[test]
fn it_is_told_how_far_the_mission_has_got_and_where_the_way_out_will_be() {
    let folder = Folder::new("aliens-far");

    let said = fits(folder.run_with(&NEWT, "Done\n1\n1\n1\n1\n1\n1\nquit\n").well());

    said.says("Newt has not been found. Mission blips face down: 4. Of the squad out: 0, on the").says("· · ·e\n");
}

#[test]
fn guns_and_their_rounds_are_listed_and_what_became_of_everybody() {
    let folder = Folder::new("aliens-fates");

    let said = folder.run_with(&LAST_STAND, &answers()).well();

    said.says("Sentry guns: A on 2(").says(", rounds: 450").says("Motion Tracker cards to come: ").says("Ripley: ");
}

#[test]
fn whoever_throws_a_grenade_sees_who_is_in_the_blast() {
    let folder = Folder::new("aliens-blast");
    let equipped = "Give Hicks the M240 Incinerator\nDone\n1\n1\n1\n1\n1\n1\nDone\n2\nDone\n";

    let said = fits(folder.run_with(&NEWT, &format!("{equipped}Attack: M240 Incinerator\nquit\n")).well());

    said.says("In brackets who is in the blast")
        .says("Attack: M240 Incinerator [−1 Action −3 cards]")
        .says("1(11,4) (A5 GH)");
}

#[test]
fn heroes_without_a_seat_and_games_without_heroes_are_named() {
    let folder = Folder::new("aliens-heroes");

    folder
        .run(&["play", "aliens", "--seats", "me", "--heroes", "hicks,ripley"])
        .badly()
        .complains("ripley has no seat");
    folder.run(&["play", "nemesis", "--heroes", "hicks"]).badly().complains("no heroes to be named");
    folder.run(&["play", "aliens", "--heroes", "bishop"]).badly().complains("There are: gorman, hicks");
}

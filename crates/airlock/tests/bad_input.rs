//! What cannot be used is refused in one line, with exit status 2, and leaves nothing behind.

mod program;

use program::Folder;

#[test]
fn what_is_typed_wrongly_is_named() {
    let folder = Folder::new("typed-wrongly");
    let refused = |arguments: &[&str], what: &str| _ = folder.run(arguments).badly().complains(what);

    refused(&["dance"], "dance");
    refused(&["plai"], "play");
    refused(&["play"], "GAME");
    refused(&["play", "chess"], "alien-frontiers");
    refused(&["simulate", "alien-frontiers", "--gamez", "3"], "--games");
    refused(&["simulate", "alien-frontiers", "--games", "0"], "0");
    refused(&["simulate", "alien-frontiers", "--games", "many"], "many");
    refused(&["simulate", "alien-frontiers", "--games"], "--games");
    refused(&["simulate", "alien-frontiers", "--seed", "-1"], "-1");
    refused(&["--lang", "tlh", "games"], "en, ru, uk, pl");
    refused(&["play", "alien-frontiers", "--continue", "a.game"], "--continue");
    refused(&["playouts", "alien-frontiers", "--seconds", "nan"], "nan");
    refused(&["playouts", "alien-frontiers", "--seconds", "0"], "0");
    refused(&["rules", "alien-frontiers", "AF-99.9"], "AF-99.9");
    refused(&["rules", "alien-frontiers", "giraffe"], "giraffe");
    refused(&["rules", "chess"], "chess");
}

#[test]
fn tables_that_cannot_be_are_refused() {
    let folder = Folder::new("bad-tables");
    let refused = |arguments: &[&str], what: &str| {
        for command in ["simulate", "playouts", "perft"] {
            let all = [&[command, "alien-frontiers"], arguments].concat();
            folder.run(&all).badly().complains(what);
        }
    };

    refused(&["--seats", "7"], "7");
    refused(&["--seats", "1"], "2 to 4");
    refused(&["--seats", "0"], "2 to 4");
    refused(&["--seats", "300"], "300");
    refused(&["--option", "colour=red"], "colour");
    refused(&["--option", "long-game=maybe"], "off, on");
    refused(&["--option", "long-game"], "NAME=VALUE");
    refused(&["--option", "=on"], "NAME=VALUE");
    refused(&["--seats", "2", "--option", "long-game=on"], "not for 2 players");
    assert_eq!(folder.files(), Vec::<String>::new());
}

#[test]
fn bots_and_people_have_to_fit_the_seats() {
    let folder = Folder::new("bad-seats");
    let long = "x".repeat(80);
    let refused = |arguments: &[&str], what: &str| _ = folder.run(arguments).badly().complains(what);

    refused(&["simulate", "alien-frontiers", "--seats", "2", "--bots", "greedy,random,random"], "3 bots for 2 seats");
    refused(&["simulate", "alien-frontiers", "--bots", "clever"], "random, easy, greedy, normal, hard");
    refused(&["simulate", "nemesis", "--bots", "hard"], "random, greedy");
    refused(&["play", "nemesis", "--seats", "me,hard"], "random, greedy");
    refused(&["play", "alien-frontiers", "--seats", "me,clever"], "clever");
    refused(&["play", "alien-frontiers", "--seats", "me"], "2 to 4");
    refused(&["play", "alien-frontiers", "--seats", "me,me,me,me,me"], "2 to 4");
    refused(&["play", "alien-frontiers", "--seats", "me:,random"], "me:");
    refused(&["play", "alien-frontiers", "--seats", &format!("me:{long},random")], "60");
    assert_eq!(folder.files(), Vec::<String>::new());
}

#[test]
fn files_that_are_no_records_are_refused() {
    let folder = Folder::new("no-records");
    folder.write("hello", "hello\n");
    folder.write("empty", "");
    folder.write("bytes", [0xff, 0xfe, 0x00, 0x01]);
    folder.write("huge", "x".repeat(3 << 20));
    folder.write("chess", "airlock-record 1\ngame chess\n");
    folder.write("newer", "airlock-record 9\ngame alien-frontiers\n");

    for command in [&["verify"][..], &["replay"], &["play", "--continue"]] {
        let refused = |file: &str, what: &str| _ = folder.run(&[command, &[file]].concat()).badly().complains(what);
        refused("nothing", "it is not there");
        refused(".", "it is a folder");
        refused("hello", "this is no record");
        refused("empty", "this is no record");
        refused("bytes", "this is not text");
        refused("huge", "longer than any record");
        refused("chess", "There is no game chess");
        refused("newer", "format 9");
    }
}

#[test]
fn damaged_records_are_refused_at_their_first_bad_line() {
    let folder = Folder::new("damaged");
    folder
        .run(&["simulate", "alien-frontiers", "--bots", "random", "--games", "1", "--seed", "1", "--records", "."])
        .well();
    let name = folder.files()[0].clone();
    let record = folder.read(&name);
    folder.write("cut", &record[..record.len() / 2 - 3]);
    folder.write("word", record.replacen("> ", ">> ", 1));
    folder.write("seat", record.replacen("> 1 ", "> 9 ", 1));
    folder.write("longer", format!("{record}more\n"));

    for command in ["verify", "replay"] {
        folder.run(&[command, "cut"]).badly().complains("line");
        folder.run(&[command, "word"]).badly().complains("“>>”");
        folder.run(&[command, "seat"]).badly().complains("“9”");
        folder.run(&[command, "longer"]).badly().complains("after its end");
        for language in ["ru", "uk", "pl"] {
            folder.run(&["--lang", language, command, "seat"]).badly();
        }
    }
    folder.run(&["replay", &name, "--as", "5"]).badly().complains("from 1 to 4");
    folder.run(&["play", "--continue", &name]).badly().complains("is over");
}

#[test]
fn a_record_that_does_not_replay_cannot_be_told() {
    let folder = Folder::new("does-not-replay");
    folder
        .run(&["simulate", "alien-frontiers", "--bots", "random", "--games", "1", "--seed", "1", "--records", "."])
        .well();
    let name = folder.files()[0].clone();
    let record = folder.read(&name);
    let answers: Vec<&str> = record.lines().filter(|line| !line.starts_with("> ")).collect();
    folder.write("no-answers", answers.join("\n") + "\n");

    assert_eq!(folder.run(&["verify", "no-answers"]).status, 1);
    folder.run(&["replay", "no-answers"]).badly().complains("no-answers, line");
}

#[test]
fn a_record_that_was_cut_off_after_a_line_has_a_status_of_its_own() {
    let folder = Folder::new("cut-off");
    folder
        .run(&["simulate", "alien-frontiers", "--bots", "random", "--games", "1", "--seed", "1", "--records", "."])
        .well();
    let name = folder.files()[0].clone();
    let record = folder.read(&name);
    assert_eq!(folder.run(&["verify", &name]).status, 0);
    let die = record.lines().position(|line| line.starts_with("! ship-roll")).expect("ships are rolled");
    let cut =
        |last: &str| -> String { record.lines().take(die).chain([last]).map(|line| format!("{line}\n")).collect() };
    for face in 1..=6 {
        // Whichever was rolled, nobody can tell.
        folder.write("cut-off", cut(&format!("! ship-roll {face}")));

        let told = folder.run(&["verify", "cut-off", "--json"]);

        assert_eq!((told.status, told.json()["complete"].clone()), (3, false.into()));
    }
    folder.run(&["verify", "--help"]).well().says("3 if it fits and the game is not over");
}

#[test]
fn files_that_cannot_be_written_are_named_and_nothing_is_left() {
    let folder = Folder::new("not-written");
    folder.write("taken", "precious\n");
    let few = ["simulate", "alien-frontiers", "--bots", "random", "--games", "1"];
    let refused = |arguments: &[&str], what: &str| _ = folder.run(arguments).badly().complains(what);

    refused(&[&few[..], &["--plot", "no/where.svg"]].concat(), "its folder is not there");
    refused(&[&few[..], &["--records", "taken"]].concat(), "there is something else of that name");
    refused(&["play", "alien-frontiers", "--record", "taken"], "is there already");
    refused(&["play", "alien-frontiers", "--record", "no/where.game"], "its folder is not there");
    assert_eq!(folder.read("taken"), "precious\n");
    assert_eq!(folder.files(), ["taken"]);
}

//! What the program says of itself, in four languages.

mod program;

use program::Folder;

const LANGUAGES: [&str; 4] = ["en", "ru", "uk", "pl"];
const COMMANDS: [&str; 14] = [
    "play", "simulate", "playouts", "replay", "verify", "perft", "rules", "games", "campaign", "serve", "backup",
    "restore", "prune", "about",
];
const OF_CAMPAIGNS: [&str; 6] = ["new", "list", "show", "play", "export", "import"];

/// The help of the program and of each command.
fn helps(folder: &Folder, language: &str) -> Vec<(String, String)> {
    let whole = ("airlock".to_owned(), folder.run(&["--lang", language, "--help"]).well().out);
    let of = |command: &str| folder.run(&["--lang", language, command, "--help"]).well().out;
    let of_campaigns = OF_CAMPAIGNS.map(|command| {
        let help = folder.run(&["--lang", language, "campaign", command, "--help"]).well().out;
        (format!("campaign {command}"), help)
    });
    let commands = COMMANDS.map(|command| (command.to_owned(), of(command)));
    [whole].into_iter().chain(commands).chain(of_campaigns).collect()
}

/// The words of a line without what is typed as it stands.
fn plain_words(line: &str) -> Vec<&str> {
    let is_typed = |word: &&str| {
        let typed = ["--", "-h", "-V", "<", "[", "airlock", "alien-frontiers", "aliens"];
        !typed.iter().any(|start| word.starts_with(start))
    };
    line.split_whitespace().filter(is_typed).collect()
}

#[test]
fn asked_what_it_is_it_introduces_itself() {
    let folder = Folder::new("introduction");
    for language in LANGUAGES {
        let said = folder.run(&["--lang", language, "about"]).well();

        said.says("airlock play alien-frontiers").says("airlock simulate").says("airlock serve");
    }
}

#[test]
fn every_command_explains_itself_in_every_language() {
    let folder = Folder::new("explanations");
    for language in LANGUAGES {
        for (command, help) in helps(&folder, language) {
            assert!(help.lines().count() > 6, "{language} {command}: {help}");
            assert!(help.contains("--lang"), "{language} {command}: {help}");
        }
    }
}

#[test]
fn no_english_is_left_in_other_languages() {
    let folder = Folder::new("no-english");
    let english = helps(&folder, "en");
    for language in ["ru", "uk", "pl"] {
        for ((command, help), (_, english)) in helps(&folder, language).iter().zip(&english) {
            let kept = help.lines().filter(|line| plain_words(line).len() > 2 && english.lines().any(|it| it == *line));
            assert_eq!(kept.collect::<Vec<_>>(), Vec::<&str>::new(), "{language} {command}");
            for word in ["Usage", "Options", "Commands", "Arguments", "Print", "default", "possible"] {
                assert!(!help.contains(word), "{language} {command}: {help}");
            }
        }
    }
}

#[test]
fn cyrillic_languages_are_written_in_cyrillic() {
    let folder = Folder::new("cyrillic");
    for language in ["ru", "uk"] {
        for (command, help) in helps(&folder, language) {
            for line in help.lines().filter(|line| plain_words(line).len() > 3) {
                let is_cyrillic = |letter| ('\u{400}'..='\u{4ff}').contains(&letter);
                assert!(line.chars().any(is_cyrillic), "{language} {command}: {line}");
            }
        }
    }
}

#[test]
fn the_locale_chooses_the_language() {
    let folder = Folder::new("locale");
    let said = |variables: &[(&str, &str)]| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_airlock"));
        for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            command.env_remove(variable);
        }
        command.envs(variables.iter().copied()).arg("games").current_dir(&folder.0);
        String::from_utf8(command.output().unwrap().stdout).unwrap()
    };

    assert!(said(&[("LANG", "pl_PL.UTF-8")]).contains("Liczba graczy"));
    assert!(said(&[("LANG", "pl_PL.UTF-8"), ("LC_ALL", "uk_UA.UTF-8")]).contains("Гравців"));
    assert!(said(&[("LANG", "de_DE.UTF-8")]).contains("players"));
    assert!(said(&[]).contains("players"));
}

#[test]
fn the_games_are_listed_for_people_and_for_programs() {
    let folder = Folder::new("games");

    folder.run(&["games"]).well().says("Alien Frontiers").says("long-game=on").says("2 to 4 players");

    let games = folder.run(&["games", "--json"]).well().json();
    assert_eq!(games[0]["game"], "alien-frontiers");
    assert_eq!(games[0]["players"]["most"], 4);
    assert_eq!(games[0]["options"][0]["name"], "long-game");
}

#[test]
fn rules_are_found_by_id_and_by_words() {
    let folder = Folder::new("rules");

    folder.run(&["rules", "alien-frontiers"]).well().says("Lunar Mine");
    folder.run(&["rules", "alien-frontiers", "af-9.2"]).well().says("AF-9.2").says("at least the highest value");
    folder.run(&["rules", "alien-frontiers", "Decoy", "stolen"]).well().says("AF-12.11");
    let said = folder.run(&["--lang", "pl", "rules", "alien-frontiers", "AF-0.3"]).well();
    said.says("po angielsku").says("pip count");
    folder.run(&["--lang", "ru", "rules", "alien-frontiers", "шахте"]).well().says("AF-9.2");
    let said = folder.run(&["--lang", "ru", "rules", "alien-frontiers", "AF-9.2"]).well();
    let said = said.says("9 Лунная Шахта").says("Если там никого");
    assert!(!said.out.contains("highest"), "{}", said.out);
    folder.run(&["--lang", "ru", "rules", "alien-frontiers", "высоким", "значениям"]).well().says("Если там никого");
    folder.run(&["--lang", "ru", "rules", "alien-frontiers", "highest", "value"]).well().says("Если там никого");
    folder.run(&["--lang", "ru", "rules", "aliens", "r-07"]).well().says("Старший по званию");
    let found = folder.run(&["rules", "alien-frontiers", "decoy", "--json"]).well().json();
    assert!(found["found"].as_array().unwrap().len() > 3);
}

#[test]
fn an_output_that_is_full_is_complained_about_in_one_line() {
    let folder = Folder::new("full");
    let script = format!("{} --lang pl games > /dev/full", env!("CARGO_BIN_EXE_airlock"));
    let output = std::process::Command::new("sh").args(["-c", &script]).current_dir(&folder.0).output().unwrap();

    assert_eq!(output.status.code(), Some(2));
    assert_eq!(
        String::from_utf8(output.stderr).unwrap(),
        "airlock: Czytanie lub wypisywanie się nie udało: zabrakło miejsca.\n"
    );
}

#[test]
fn colours_are_for_terminals_only() {
    let folder = Folder::new("colours");
    let said = |variable: &str| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_airlock"));
        let output = command.arg("games").env(variable, "1").current_dir(&folder.0).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };

    assert!(!folder.run(&["games"]).well().out.contains('\u{1b}'));
    assert!(!said("NO_COLOR").contains('\u{1b}'));
    assert!(said("CLICOLOR_FORCE").contains('\u{1b}'));
}

#[test]
fn a_reader_who_leaves_is_not_complained_to() {
    let folder = Folder::new("pipe");
    let script = format!("{} rules alien-frontiers ship | head -n 1", env!("CARGO_BIN_EXE_airlock"));
    let output = std::process::Command::new("sh").args(["-c", &script]).current_dir(&folder.0).output().unwrap();

    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
}

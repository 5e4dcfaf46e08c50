//! Nemesis at the terminal: what an answer leads to stands below it, in every language.

mod program;

use program::Folder;

/// A person alone on the ship.
const ALONE: [&str; 7] = ["play", "nemesis", "--seats", "me", "--seed", "5", "--record=a.game"];

/// What is said of noise, danger and surprise. Nothing has happened yet: whoever wakes up can go to rooms that
/// nobody has seen, and all is quiet.
const SAID: [(&str, [&str; 3]); 4] = [
    ("en", ["noise on 1, 2, 3, 4 ", "Danger: noise all around ", "surprise"]),
    ("ru", ["шум на 1, 2, 3, 4 ", "Опасность: шум вокруг ", "врасплох"]),
    ("uk", ["шум на 1, 2, 3, 4 ", "Небезпека: шум довкола ", "зненацька"]),
    ("pl", ["hałas przy 1, 2, 3, 4 ", "Zagrożenie: hałas dookoła ", "zaskoczy"]),
];

#[test]
fn what_a_move_may_meet_stands_below_it_in_every_language() {
    for (language, words) in SAID {
        let folder = Folder::new(&format!("nemesis-ahead-{language}"));

        // The character is chosen, and then the first action is to be.
        let typed: Vec<&str> = ["--lang", language].into_iter().chain(ALONE).collect();
        let said = folder.run_with(&typed, "1\nquit\n").well();

        let is_ahead = |line: &&str| line.starts_with("     ") && words.iter().any(|word| line.contains(word));
        let wide = said.out.lines().filter(is_ahead).find(|line| line.chars().count() > 80);
        assert_eq!(wide, None);
        words.iter().fold(said, |said, word| said.says(word));
    }
}

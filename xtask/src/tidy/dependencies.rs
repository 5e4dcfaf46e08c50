//! Who may know whom: one row for each crate.
//!
//! The engine knows nobody, a game knows the engine, the driver knows no game, and only
//! the catalog and the bots know them all. What only tests need is free, with two
//! exceptions: a game never names another game, and the game that exists for tests is
//! never needed outside them. What writes the client's types is behind a feature, and features that
//! are for tests are switched on by tests alone.

use super::{
    Findings, House,
    house::{Crate, Dependency},
};

/// What a crate may depend on outside its tests.
struct Row {
    name: &'static str,
    ours: May,
    others: May,
}

#[derive(Clone, Copy)]
enum May {
    Only(&'static [&'static str]),
    Anything,
}

use May::{Anything, Only};

const PLAIN: May = Only(&["borsh", "serde", TYPES]);

const ROWS: &[Row] = &[
    Row { name: "airlock", ours: Anything, others: Anything },
    Row {
        name: "airlock-bots",
        ours: Only(&[
            "airlock-catalog",
            "airlock-engine",
            "alien-frontiers",
            "aliens",
            "lockdown",
            "nemesis",
            "nemesis-kit",
        ]),
        others: Only(&["borsh", "rand", "rand_chacha", "rustc-hash", "serde"]),
    },
    Row {
        name: "airlock-catalog",
        ours: Only(&["airlock-engine", "alien-frontiers", "aliens", "lockdown", "nemesis"]),
        others: PLAIN,
    },
    Row {
        name: "airlock-chronicle",
        ours: Only(&["airlock-driver", "airlock-engine", "aliens"]),
        others: Only(&["serde", "serde_json", "thiserror"]),
    },
    Row { name: "airlock-contact", ours: Only(&["airlock-engine"]), others: PLAIN },
    Row { name: "airlock-driver", ours: Only(&["airlock-engine"]), others: Anything },
    Row { name: "airlock-engine", ours: Only(&["airlock-marks"]), others: PLAIN },
    Row { name: "airlock-load", ours: Only(&[]), others: Anything },
    Row { name: "airlock-marks", ours: Only(&[]), others: Only(&[]) },
    Row {
        name: "airlock-proofs",
        ours: Only(&["airlock-bots", "airlock-driver", "airlock-engine", "airlock-texts"]),
        others: Only(&["borsh", "rand", "serde", "serde_json"]),
    },
    Row { name: "airlock-protocol", ours: Only(&[]), others: Only(&["serde", "serde_json", TYPES, "utoipa"]) },
    Row {
        name: "airlock-server",
        ours: Only(&[
            "airlock-bots",
            "airlock-catalog",
            "airlock-chronicle",
            "airlock-driver",
            "airlock-engine",
            "airlock-protocol",
            "airlock-texts",
        ]),
        others: Anything,
    },
    Row { name: "airlock-texts", ours: Only(&[]), others: Anything },
    Row { name: "airlock-web", ours: Only(&[]), others: Only(&["rust-embed"]) },
    Row { name: "alien-frontiers", ours: Only(&["airlock-engine"]), others: PLAIN },
    Row { name: "aliens", ours: Only(&["airlock-engine"]), others: PLAIN },
    Row { name: "lockdown", ours: Only(&["airlock-engine", "nemesis-kit"]), others: PLAIN },
    Row { name: "nemesis", ours: Only(&["airlock-engine", "nemesis-kit"]), others: PLAIN },
    Row { name: "nemesis-kit", ours: Only(&["airlock-engine"]), others: PLAIN },
    Row { name: "xtask", ours: Only(&[]), others: Anything },
];

/// What the types of the web client are written with.
const TYPES: &str = "ts-rs";

/// The game that exists for tests.
const FOR_TESTS: &str = "airlock-contact";

/// What no program for people has: the features that let tests note which rules were played, and say
/// how the dice of a house fall.
const FEATURES_FOR_TESTS: [&str; 2] = ["rule-coverage", "known-dice"];

/// Checks every crate of the workspace against its row.
pub fn check(house: &House) -> Findings {
    check_against(ROWS, house)
}

fn check_against(rows: &[Row], house: &House) -> Findings {
    let mut findings = Findings::default();
    let crates = house.crates();
    for it in crates {
        let Some(row) = rows.iter().find(|row| row.name == it.name) else {
            findings.problem(&it.folder, format_args!("{} has no row in {}", it.name, file!()));
            continue;
        };
        for dependency in &it.dependencies {
            if let Some(problem) = problem(row, it, dependency, crates) {
                findings.problem(format_args!("{}/Cargo.toml", it.folder), problem);
            }
        }
    }
    for it in crates {
        for feature in for_tests(&it.switched) {
            let problem = format_args!("{} switches {feature} on, which is for tests only", it.name);
            findings.problem(format_args!("{}/Cargo.toml", it.folder), problem);
        }
    }
    for row in rows.iter().filter(|row| !crates.iter().any(|it| it.name == row.name)) {
        findings.problem(file!(), format_args!("there is a row for {}, but no such crate", row.name));
    }
    findings
}

fn problem(row: &Row, it: &Crate, dependency: &Dependency, crates: &[Crate]) -> Option<String> {
    let Dependency { name, is_for_tests, is_optional, features } = dependency;
    let ours = crates.iter().find(|other| other.name == *name);
    if ours.is_some_and(|other| is_game(it) && is_game(other)) && name != &it.name {
        return Some(format!("{} is a game and names another, {name}", it.name));
    }
    if *is_for_tests {
        return None;
    }
    if name == FOR_TESTS {
        return Some(format!("{} needs {name}, which is for tests only", it.name));
    }
    if let Some(feature) = for_tests(features).next() {
        return Some(format!("{} needs {name} with {feature}, which is for tests only", it.name));
    }
    if name == TYPES && !is_optional {
        return Some(format!("{} needs {name}, which belongs behind a feature", it.name));
    }
    let may = if ours.is_some() { row.ours } else { row.others };
    match may {
        Only(names) if !names.contains(&name.as_str()) => {
            Some(format!("{} must not depend on {name}; it may on {}", it.name, listed(names)))
        }
        Only(_) | Anything => None,
    }
}

/// Those of some features that are for tests, of whichever crate.
fn for_tests(features: &[String]) -> impl Iterator<Item = &String> {
    let is_for_tests = |feature: &&String| FEATURES_FOR_TESTS.iter().any(|it| feature.rsplit('/').next() == Some(it));
    features.iter().filter(is_for_tests)
}

fn is_game(it: &Crate) -> bool {
    it.folder.starts_with("crates/games/") && it.name != "nemesis-kit"
}

fn listed(names: &[&str]) -> String {
    if names.is_empty() { "nothing".to_owned() } else { names.join(", ") }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::tidy::findings::assert_found;

    const EXAMPLE: &[Row] = &[
        Row { name: "airlock", ours: Anything, others: Anything },
        Row { name: "airlock-contact", ours: Only(&["airlock-engine"]), others: PLAIN },
        Row { name: "airlock-engine", ours: Only(&[]), others: PLAIN },
        Row { name: "chess", ours: Only(&["airlock-engine"]), others: PLAIN },
        Row { name: "go", ours: Only(&["airlock-engine", "chess"]), others: PLAIN },
    ];

    /// The five crates of the example, one of them with one more dependency.
    fn found(name: &str, on: &str, kind: Option<&str>) -> Findings {
        let folders = ["airlock", "contact", "engine", "games/chess", "games/go"];
        let packages = EXAMPLE.iter().zip(folders).map(|(row, folder)| {
            let dependency = json!({ "name": on, "kind": kind });
            json!({
                "name": row.name,
                "manifest_path": format!("/house/crates/{folder}/Cargo.toml"),
                "dependencies": if row.name == name { json!([dependency]) } else { json!([]) },
            })
        });
        let packages: Vec<_> = packages.collect();
        check_against(EXAMPLE, &House::of_crates(&json!({ "packages": packages })))
    }

    #[test]
    fn what_the_rows_allow_passes() {
        assert_found(&found("chess", "airlock-engine", None), &[]);
        assert_found(&found("chess", "serde", None), &[]);
        assert_found(&found("airlock", "clap", None), &[]);
        assert_found(&found("airlock", "chess", None), &[]);
    }

    #[test]
    fn tests_may_depend_on_anything() {
        assert_found(&found("chess", "proptest", Some("dev")), &[]);
        assert_found(&found("chess", "airlock-contact", Some("dev")), &[]);
    }

    #[test]
    fn what_the_rows_do_not_allow_fails() {
        assert_found(&found("airlock-engine", "chess", None), &["crates/engine/Cargo.toml: airlock-engine must not"]);
        assert_found(
            &found("airlock-engine", "rand", None),
            &["must not depend on rand; it may on borsh, serde, ts-rs"],
        );
        assert_found(&found("airlock-engine", "cc", Some("build")), &["must not depend on cc"]);
    }

    #[test]
    fn a_game_never_names_another_even_in_tests_or_by_its_row() {
        assert_found(&found("chess", "go", Some("dev")), &["chess is a game and names another, go"]);
        assert_found(&found("go", "chess", None), &["go is a game and names another, chess"]);
    }

    #[test]
    fn the_game_for_tests_is_for_tests() {
        assert_found(&found("airlock", "airlock-contact", None), &["which is for tests only"]);
    }

    #[test]
    fn features_for_tests_are_switched_on_by_tests_alone() {
        let house = |kind: Option<&str>, default: &[&str]| {
            let dependency = json!({ "name": "airlock-server", "kind": kind, "features": ["known-dice"] });
            let package = json!({
                "name": "airlock",
                "manifest_path": "/house/crates/airlock/Cargo.toml",
                "dependencies": [dependency],
                "features": { "default": default, "known-dice": [] },
            });
            check_against(&EXAMPLE[..1], &House::of_crates(&json!({ "packages": [package] })))
        };

        assert_found(&house(Some("dev"), &[]), &[]);
        assert_found(&house(None, &[]), &["airlock needs airlock-server with known-dice, which is for tests only"]);
        assert_found(
            &house(Some("dev"), &["airlock-server/known-dice"]),
            &["airlock switches airlock-server/known-dice"],
        );
        assert_found(&house(Some("dev"), &["known-dice"]), &["airlock switches known-dice on"]);
    }

    #[test]
    fn what_writes_the_types_of_the_client_is_behind_a_feature() {
        assert_found(&found("chess", "ts-rs", None), &["chess needs ts-rs, which belongs behind a feature"]);
        assert_found(&found("chess", "ts-rs", Some("dev")), &[]);
    }

    #[test]
    fn a_crate_without_a_row_and_a_row_without_a_crate_fail() {
        let manifest = "/house/crates/chat/Cargo.toml";
        let house = House::of_crates(&json!({ "packages": [{ "name": "chat", "manifest_path": manifest }] }));

        let findings = check_against(&EXAMPLE[..1], &house);

        assert_found(&findings, &["crates/chat: chat has no row", "a row for airlock, but no such crate"]);
    }
}

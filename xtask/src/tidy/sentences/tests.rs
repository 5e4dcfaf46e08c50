//! What languages say of a small rulebook, whole, growing, out of date and wrong.

use std::collections::BTreeMap;

use super::*;
use crate::tidy::findings::assert_found;

const GAME: &str = "docs/rules/alien-frontiers";
const HUB: &str = "# 7 Colonist Hub\n\nThe station.\n\n## 7.1 Ships\n\n**AF-7.1** One ship.\n\n**AF-7.2** One track (AF-7.1).\n\n\
                   ## 7.2 Colonies\n\n| **AF-7.3** | Launch |\n\n**AF-7.4** Seven circles.\n";
const KINDS: &str =
    "AF-7.1 rule\nAF-7.2 rule\nAF-7.3 rule\nAF-7.4 data\nAF-28.1 ruling AF-7.1\nAF-30.1 rule\nAF-30.2 policy\n";
const RULINGS: &str = "# 28 Rulings\n\n**AF-28.1** *Is it?* It is.\n";
const MODEL: &str = "# 30 Data model\n\n**AF-30.1** Kept.\n\n**AF-30.2** Hidden.\n";

const HUB_RU: &str = "# 7 Станция «Колонист»\n\n## 7.1 Корабли\n\n- **AF-7.1** За одну стыковку ставят один корабль.\n\
                      - **AF-7.2** У каждого игрока своя дорожка,\n  чужой пользоваться нельзя (AF-7.1).\n\n\
                      ## 7.2 Колонии\n\n- **AF-7.3** Колонию с последнего деления можно высадить на планету.\n";
const RULINGS_RU: &str = "# 28 Решения\n\n- **AF-28.1** Корабль считается одним, что бы на нём ни выпало.\n";
const MODEL_RU: &str = "# 30 Данные\n\n- **AF-30.1** Это хранится.\n";

/// The Hub, a ruling on it and a rule among what is for maintainers; in Russian all that is needed. Some files are others, or gone where they are empty.
fn house(others: &[(&str, &str)]) -> House {
    let mut files: BTreeMap<String, &str> = BTreeMap::from([
        (format!("{GAME}/07-hub.md"), HUB),
        (format!("{GAME}/maintainers/28-rulings.md"), RULINGS),
        (format!("{GAME}/maintainers/30-model.md"), MODEL),
        (format!("{GAME}/kinds.txt"), KINDS),
        (format!("{GAME}/ru/07-hub.md"), HUB_RU),
        (format!("{GAME}/ru/maintainers/28-rulings.md"), RULINGS_RU),
        (format!("{GAME}/ru/maintainers/30-model.md"), MODEL_RU),
    ]);
    files.extend(others.iter().map(|&(path, text)| (format!("{GAME}/{path}"), text)));
    let files: Vec<(&str, &str)> =
        files.iter().filter(|(_, text)| !text.is_empty()).map(|(path, text)| (path.as_str(), *text)).collect();
    House::of(&files)
}

fn found(others: &[(&str, &str)]) -> Findings {
    check(&house(others))
}

/// The list of somebody who has looked at everything that is said in Russian.
fn seen() -> String {
    let house = house(&[]);
    let books = rulebooks(&house);
    seen::written(&Telling::read(&house, &English::read(&house, &books[0]), "ru").looked_at(None))
}

#[test]
fn what_a_language_says_is_no_second_rulebook() {
    let house = house(&[("ru/seen.txt", &seen())]);

    let books = rulebooks(&house);
    assert_eq!(books[0].written.len(), 7);
    assert!(books[0].problems.is_empty(), "{:?}", books[0].problems);
}

#[test]
fn needed_are_rules_and_rulings_wherever_they_stand() {
    let house = house(&[]);

    let needed: Vec<String> = English::read(&house, &rulebooks(&house)[0]).needed.iter().map(Id::to_string).collect();
    assert_eq!(needed, ["AF-7.1", "AF-7.2", "AF-7.3", "AF-28.1", "AF-30.1"]);
}

#[test]
fn whatever_else_a_player_is_led_to_is_told() {
    let notes = |path: &str, text: &str| {
        let (hub, kinds) = ("docs/rules/alien-frontiers/07-hub.md", "docs/rules/alien-frontiers/kinds.txt");
        let told = ("docs/rules/alien-frontiers/ru/07-hub.md", HUB_RU);
        check(&House::of(&[(hub, HUB), (kinds, KINDS), told, (path, text)])).notes.concat()
    };
    let code = "crates/games/alien-frontiers/src/rules/hub.rs";
    let is_told = |notes: &str| notes.contains("players who read ru are led to AF-7.4 in English");

    assert!(is_told(&notes(code, "fn hub() { refuse(RuleId(\"AF-7.4\")) }")));
    assert!(is_told(&notes("web/src/games/alien-frontiers/lessons.ts", "{ rule: 'AF-7.4' }")));
    assert!(!is_told(&notes(code, "fn hub() { rule!(\"AF-7.4\"); rule_of!(G, \"AF-7.1\", \"AF-7.4\"); }")));
    assert!(!is_told(&notes("web/src/games/alien-frontiers/lessons.test.ts", "{ rule: 'AF-7.4' }")));
}

#[test]
fn a_language_grows_until_somebody_says_it_is_whole() {
    let note = |findings: Findings| findings.notes.concat();

    assert_found(&found(&[]), &[]);
    assert!(note(found(&[])).contains("5 ids to be said, 5 in ru (whole: cargo xtask seen), 0 in uk (not begun)"));
    let growing = [("ru/maintainers/28-rulings.md", "")];
    assert_found(&found(&growing), &[]);
    assert!(note(found(&growing)).contains("4 in ru (under way)"));
    assert_found(&found(&[("ru/seen.txt", &seen())]), &[]);
    assert!(note(found(&[("ru/seen.txt", &seen())])).contains("5 in ru, 0 in uk"));
}

#[test]
fn nothing_is_missing_once_it_is_whole() {
    let seen = seen();
    let cut = HUB_RU.split("- **AF-7.3**").next().unwrap();

    assert_found(
        &found(&[("ru/seen.txt", &seen), ("ru/07-hub.md", cut)]),
        &["ru/07-hub.md: AF-7.3 is not said", "ru/seen.txt: AF-7.3 is not said"],
    );
    let kinds = KINDS.replace("AF-7.4 data", "AF-7.4 rule");
    assert_found(&found(&[("ru/seen.txt", &seen), ("kinds.txt", &kinds)]), &["ru/07-hub.md: AF-7.4 is not said"]);
}

#[test]
fn whatever_reads_otherwise_in_english_is_named_until_somebody_has_looked() {
    let seen = seen();
    let changed = HUB.replace("One track", "Two tracks");
    let rewrapped = HUB.replace("Seven circles", "Seven\ncircles").replace("One track", "One\ntrack");

    assert_found(
        &found(&[("ru/seen.txt", &seen), ("07-hub.md", &changed)]),
        &[
            "ru/07-hub.md:6: AF-7.2 reads otherwise in English now: compare, then cargo xtask seen alien-frontiers ru AF-7.2",
        ],
    );
    assert_found(&found(&[("ru/seen.txt", &seen), ("07-hub.md", &rewrapped)]), &[]);
    let looked_at = seen.lines().filter(|line| !line.starts_with("AF-7.2 ")).collect::<Vec<_>>().join("\n");
    assert_found(&found(&[("ru/seen.txt", &looked_at)]), &["ru/07-hub.md:6: nobody has compared AF-7.2 yet"]);
}

#[test]
fn what_is_said_is_written_in_that_chapter_once() {
    let with = |more: &str| format!("{HUB_RU}{more}");

    assert_found(&found(&[("ru/07-hub.md", &with("- **AF-7.4** Делений семь.\n"))]), &[]);
    assert_found(
        &found(&[("ru/07-hub.md", &with("- **AF-7.9** Лишнее.\n"))]),
        &["AF-7.9 is not in this chapter in English"],
    );
    assert_found(
        &found(&[("ru/07-hub.md", &with("- **AF-28.1** Лишнее.\n"))]),
        &[
            "ru/07-hub.md:12: AF-28.1 is not in this chapter in English",
            "ru/maintainers/28-rulings.md:3: AF-28.1 is said twice",
        ],
    );
    assert_found(
        &found(&[("ru/07-hub.md", &with("- **AF-7.3** Ещё раз.\n"))]),
        &["ru/07-hub.md:12: AF-7.3 is said twice"],
    );
    assert_found(&found(&[("ru/08-mine.md", "# 8 Шахта\n")]), &["ru/08-mine.md: is not there in English"]);
    assert_found(
        &found(&[("ru/maintainers/28-rulings.md", ""), ("ru/28-rulings.md", RULINGS_RU)]),
        &["ru/28-rulings.md: is not there in English"],
    );
}

#[test]
fn a_sentence_is_an_item_that_says_something() {
    let other = |from: &str, to: &str| found(&[("ru/07-hub.md", &HUB_RU.replace(from, to))]);

    assert_found(&other("- **AF-7.1**", "**AF-7.1**"), &["ru/07-hub.md:5: AF-7.1 is no item of a list"]);
    assert_found(&other(" За одну стыковку ставят один корабль.", ""), &["ru/07-hub.md:5: AF-7.1 says nothing"]);
    assert_found(&other("\n  чужой", "\nчужой"), &["ru/07-hub.md:7: belongs to no id"]);
}

#[test]
fn ids_stand_in_the_order_and_under_the_headings_of_the_english_chapter() {
    let other = |from: &str, to: &str| found(&[("ru/07-hub.md", &HUB_RU.replace(from, to))]);

    assert_found(&other("## 7.2 Колонии\n\n", ""), &["AF-7.3 stands under another heading in English"]);
    assert_found(&other("## 7.2", "## 7.3"), &["ru/07-hub.md:9: the heading 7.3 is not there in English"]);
    assert_found(&other("# 7 ", "# 17 "), &["ru/07-hub.md:1: the heading 17 is not there in English"]);
    assert_found(
        &other("- **AF-7.2**", "## 7.1 Дорожки\n\n- **AF-7.2**"),
        &["AF-7.2 stands under the same heading as before in English"],
    );
    let turned = "# 7 Станция\n\n## 7.1 Корабли\n\n- **AF-7.2** Дорожка.\n- **AF-7.1** Корабль.\n";
    assert_found(&found(&[("ru/07-hub.md", turned)]), &["ru/07-hub.md:6: AF-7.1 comes earlier in English"]);
}

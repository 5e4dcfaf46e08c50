//! Small rulebooks with something wrong in each.

use super::*;
use crate::tidy::findings::assert_found;

const CODE: &str = "crates/games/chess/src/rules/castling.rs";
const TESTS: &str = "crates/games/chess/tests/rules/castling.rs";

/// A rulebook of one rule, one ruling on it, one datum and one piece of advice, and all
/// that they need; some files are replaced or added.
fn found(others: &[(&str, &str)]) -> Findings {
    let mut files = BTreeMap::from([
        ("docs/rules/chess/01-castling.md", "**CH-1.1** The king may castle.\n\n| **CH-2.1** | rooks | 2 |\n"),
        ("docs/rules/chess/maintainers/02.md", "**CH-1.2** Castle early.\n\n- **CH-9.1** Also at night (CH-1.1).\n"),
        ("docs/rules/chess/kinds.txt", "CH-1.1 rule\nCH-1.2 guide\nCH-2.1 data\n\n# Rulings.\nCH-9.1 ruling CH-1.1\n"),
        (CODE, "fn castle() { rule!(\"CH-1.1\"); }"),
        (TESTS, "/// CH-1.1, CH-9.1\n/// CH-2.1\n#[test]\nfn a() {}"),
    ]);
    files.extend(others.iter().copied());
    check(&House::of(&files.into_iter().collect::<Vec<_>>()))
}

#[test]
fn a_complete_rulebook_passes_and_is_counted() {
    let findings = found(&[]);

    assert_found(&findings, &[]);
    assert_eq!(
        findings.notes,
        [
            "chess: 4 ids: 1 rule, 1 ruling, 1 data, 1 guide",
            "chess: 3 of 3 have all they need, 1 cited in code, 3 in tests, 0 open",
            "chess: 1 rules cited where they act"
        ]
    );
}

#[test]
fn a_rule_needs_code_and_a_test() {
    assert_found(&found(&[(CODE, "")]), &["01-castling.md:1: CH-1.1 is a rule without code"]);
    assert_found(&found(&[(TESTS, "/// CH-9.1 CH-2.1\n#[test]\nfn a() {}")]), &["CH-1.1 is a rule without test"]);
    assert_found(
        &found(&[(CODE, ""), (TESTS, "/// CH-9.1 CH-2.1\n#[test]\nfn a() {}")]),
        &["CH-1.1 is a rule without code and test"],
    );
}

#[test]
fn rulings_examples_and_data_need_a_test() {
    let kinds = "CH-1.1 rule\nCH-1.2 example\nCH-2.1 data\nCH-9.1 ruling CH-1.1\n";
    let findings = found(&[("docs/rules/chess/kinds.txt", kinds), (TESTS, "/// CH-1.1\n#[test]\nfn a() {}")]);

    assert_found(
        &findings,
        &["CH-1.2 is an example without test", "CH-2.1 is data without test", "CH-9.1 is a ruling without test"],
    );
}

#[test]
fn a_rule_is_cited_by_what_carries_it_out_or_refuses() {
    assert_found(&found(&[(CODE, "const C: RuleId = RuleId(\"CH-1.1\");")]), &[]);
    assert_found(&found(&[(CODE, "fn castle() { unless(dark, \"CH-1.1\") }")]), &[]);
    assert_found(&found(&[(CODE, "fn castle() { rule_of!(G, \"CH-1.1\", \"CH-9.1\"); }")]), &[]);
    assert_found(&found(&[(CODE, "fn castle() { rule_of!(G, \"CH-9.1\", \"CH-1.1\"); }")]), &[]);

    let missing = ["CH-1.1 is a rule without code"];
    assert_found(&found(&[(CODE, "//! The chapter of CH-1.1.")]), &missing);
    assert_found(&found(&[(CODE, "#[cfg(test)] mod tests { fn a() { rule!(\"CH-1.1\"); } }")]), &missing);
    let printed = ("crates/games/chess/src/printed.rs", "const ROOK: &str = \"CH-1.1\";");
    assert_found(&found(&[(CODE, ""), printed]), &missing);
}

#[test]
fn a_comment_alone_cites_no_rule() {
    let comment = (CODE, "/// CH-1.1: under its own roof.\nfn castle() {} // CH-1.1");

    assert_found(&found(&[comment]), &["castling.rs:1: CH-1.1 is a rule, and only a comment cites it"]);
}

#[test]
fn a_consequence_is_named_in_a_comment_and_has_a_test() {
    let kinds = ("docs/rules/chess/kinds.txt", "CH-1.1 consequence\nCH-1.2 guide\nCH-2.1 data\nCH-9.1 ruling CH-1.1\n");

    assert_found(&found(&[kinds, (CODE, "/// CH-1.1: nothing is in the way.\nfn castle() {}")]), &[]);
    assert_found(&found(&[kinds, (CODE, "")]), &["CH-1.1 is a consequence without code"]);
    assert_found(&found(&[kinds]), &["castling.rs:1: CH-1.1 is a consequence, and it acts here: it is a rule"]);
    let both = "fn castle() { rule!(\"CH-1.1\"); rule!(\"CH-2.1\"); rule!(\"CH-9.1\"); }";
    assert_found(&found(&[(CODE, both)]), &["castling.rs:1: CH-2.1 is data, and it acts here: it is a rule"]);
}

#[test]
fn what_is_read_about_an_event_is_written_and_carries_nothing_out() {
    let saying = "crates/games/chess/src/saying.rs";
    let said = (saying, "fn rule() -> RuleId { RuleId(\"CH-1.1\") }");

    assert_found(&found(&[said, (CODE, "")]), &["CH-1.1 is a rule without code"]);
    assert_found(&found(&[(saying, "fn rule() -> RuleId { RuleId(\"CH-6.6\") }")]), &["CH-6.6 is not written"]);
}

#[test]
fn only_a_test_that_runs_cites() {
    let missing = ["CH-1.1 is a rule", "CH-2.1 is data", "CH-9.1 is a ruling"];

    assert_found(&found(&[(TESTS, "/// CH-1.1, CH-9.1, CH-2.1\nfn a() {}")]), &missing);
    assert_found(&found(&[(TESTS, "/// CH-1.1, CH-9.1, CH-2.1\n#[test]\n#[ignore]\nfn a() {}")]), &missing);
}

#[test]
fn what_is_open_needs_a_reason_and_only_what_is_missing_is_open() {
    let open = "docs/rules/chess/open.txt";

    assert_found(&found(&[(CODE, ""), (open, "CH-1.1 the rook is at the smith's\n")]), &[]);
    assert_found(
        &found(&[(CODE, ""), (open, "CH-1.1\n")]),
        &["open.txt:1: CH-1.1 is open without a reason", "CH-1.1 is a rule without code"],
    );
    assert_found(&found(&[(open, "CH-1.1 late\n")]), &["open.txt:1: CH-1.1 has all that a rule needs"]);
    assert_found(&found(&[(open, "CH-1.2 late\n")]), &["CH-1.2 has all that a guide needs"]);
    assert_found(&found(&[(open, "CH-7.7 late\n")]), &["CH-7.7 is not written in docs/rules/chess"]);
}

#[test]
fn every_id_has_one_kind_and_every_kind_an_id() {
    let kinds = "docs/rules/chess/kinds.txt";
    let rest = "CH-2.1 data\nCH-9.1 ruling CH-1.1\n";

    assert_found(&found(&[(kinds, &format!("CH-1.1 rule\n{rest}"))]), &["CH-1.2 has no kind"]);
    let one_more = format!("CH-1.1 rule\nCH-1.2 guide\nCH-3.1 rule\n{rest}");
    assert_found(&found(&[(kinds, &one_more)]), &["kinds.txt:3: CH-3.1 is not written"]);
    let twice = format!("CH-1.1 rule\nCH-1.2 guide\nCH-1.2 guide\n{rest}");
    assert_found(&found(&[(kinds, &twice)]), &["CH-1.2 has a kind already, on line 2"]);
    let unknown = format!("CH-1.1 rule\nCH-1.2 joke\n{rest}");
    assert_found(&found(&[(kinds, &unknown)]), &["kinds.txt:2: is not an id, a kind", "CH-1.2 has no kind"]);
}

#[test]
fn a_ruling_decides_something_that_is_written() {
    let kinds = "docs/rules/chess/kinds.txt";
    let rest = "CH-1.1 rule\nCH-1.2 guide\nCH-2.1 data\n";

    assert_found(&found(&[(kinds, &format!("{rest}CH-9.1 ruling\n"))]), &["CH-9.1: a ruling names what it decides"]);
    assert_found(
        &found(&[(kinds, &format!("{rest}CH-9.1 ruling CH-8.8\n"))]),
        &["CH-9.1 decides CH-8.8, which is not"],
    );
}

#[test]
fn what_is_cited_or_referred_to_is_written() {
    let code = "fn castle() { rule!(\"CH-1.1\"); rule!(\"CH-6.6\"); }";
    assert_found(&found(&[(CODE, code)]), &["castling.rs:1: CH-6.6 is not written in docs/rules"]);
    let code = "fn castle() { rule!(\"CH-1.1\"); rule!(\"HC-1.1\"); }";
    assert_found(&found(&[(CODE, code)]), &["castling.rs:1: HC-1.1 is not written in docs/rules"]);
    let tests = "/// CH-1.1, CH-9.1, CH-2.1, CH-5.5\n#[test]\nfn a() {}";
    assert_found(&found(&[(TESTS, tests)]), &["castling.rs:3: CH-5.5 is not written in docs/rules"]);
    let docs = ("docs/rules/chess/03-more.md", "As CH-4.4, CH-1.1a, CH-2 and UTF-8 say.\n");
    assert_found(&found(&[docs]), &["03-more.md:1: CH-4.4 is not written anywhere"]);
}

#[test]
fn an_id_is_written_once() {
    assert_found(&found(&[("docs/rules/chess/03-more.md", "**CH-1.1** Again.\n")]), &["CH-1.1 is written twice"]);
}

#[test]
fn a_game_without_a_crate_is_only_read() {
    let files = [("docs/rules/go/01.md", "**GO-1.1** Stones.\n"), ("docs/rules/go/kinds.txt", "GO-1.1 rule\n")];

    let findings = check(&House::of(&files));

    assert_found(&findings, &[]);
    assert_eq!(findings.notes, ["go: 1 ids: 1 rule; nothing to play yet"]);
}

#[test]
fn over_a_scenario_stand_five_ids_at_most_and_rows_of_tables_do_not_count() {
    let scenario =
        |ids: &str| format!("/// CH-1.1, CH-9.1, CH-2.1\n#[test]\nfn a() {{}}\n/// {ids}\n#[test]\nfn b() {{}}");
    let rules = "**CH-3.1** A.\n\n**CH-3.2** B.\n\n**CH-3.3** C.\n\n**CH-3.4** D.\n";
    let kinds = "CH-1.1 rule\nCH-1.2 guide\nCH-2.1 data\nCH-3.1 guide\nCH-3.2 guide\nCH-3.3 guide\nCH-3.4 guide\n";
    let kinds = format!("{kinds}CH-9.1 ruling CH-1.1\n");
    let over = |ids: &str| {
        let files =
            [("docs/rules/chess/03.md", rules), ("docs/rules/chess/kinds.txt", &kinds), (TESTS, &scenario(ids))];
        found(&files)
    };

    assert_found(&over("CH-1.1 CH-3.1 CH-3.2 CH-3.3 CH-3.4 CH-2.1"), &[]);
    assert_found(&over("CH-1.1 CH-3.1 CH-3.2 CH-3.3 CH-3.4 CH-1.1"), &[]);
    assert_found(
        &over("CH-1.1 CH-9.1 CH-3.1 CH-3.2 CH-3.3 CH-3.4"),
        &["castling.rs:6: 6 ids stand over one scenario, 5 are the most"],
    );
}

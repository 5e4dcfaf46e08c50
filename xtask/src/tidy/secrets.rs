//! Fences around what not everybody may know, where the compiler leaves a gap.
//!
//! In `view.rs` and `heard.rs` nothing is opened with `..`, so that a new field does not
//! compile until somebody decides who may see it; the bare value of a secret is out of
//! reach; and what is heard is a `match` without `_`. A `matches!`, and a function that
//! answers yes or no, may have `..`: they show nobody what they skip.
//!
//! Board, state and frames cannot be written with serde, so that no debug page and no log
//! line can send them by accident.

use std::{collections::BTreeSet, mem::replace};

use syn::{
    Arm, ImplItemFn, ImplItemType, ItemFn, Pat, PatRest, PatStruct, PatTuple, PatTupleStruct, ReturnType, Signature,
    Type,
    visit::{self, Visit},
};

use super::{
    Findings, House,
    source::{Source, Token},
};

/// What holds secrets in every game. The names that a game gives its own are found in its
/// `impl Game`.
const CLOSED: &[&str] = &["Board", "State", "Frame"];

/// Checks views, what is heard, and the types that hold secrets.
pub fn check(house: &House) -> Findings {
    let mut findings = Findings::default();
    let closed = closed_types(house);
    for source in house.sources().iter().filter(|source| is_ours(&source.path)) {
        if is_chapter(&source.path, "view") || is_chapter(&source.path, "heard") {
            opened_carelessly(source, &mut findings);
        }
        for (line, name) in written_with_serde(&source.tokens, &closed) {
            let place = format!("{}:{line}", source.path);
            findings.problem(place, format_args!("{name} holds secrets and must not know serde"));
        }
    }
    findings
}

fn opened_carelessly(source: &Source, findings: &mut Findings) {
    let mut eyes = Eyes { is_heard: is_chapter(&source.path, "heard"), ..Eyes::default() };
    eyes.visit_file(&source.syntax);
    for (line, what) in eyes.found {
        findings.problem(format_args!("{}:{line}", source.path), what);
    }
    for line in source.shipped_lines_with("for_rules") {
        findings.problem(format_args!("{}:{line}", source.path), "`for_rules` is not for views; take seen_by()");
    }
}

/// Looks for patterns that leave something out.
#[derive(Default)]
struct Eyes {
    is_heard: bool,
    /// In a function that answers yes or no.
    in_question: bool,
    found: Vec<(usize, &'static str)>,
}

impl Eyes {
    fn rest(&mut self, rest: &PatRest) {
        if self.in_question {
            return;
        }
        let line = rest.dot2_token.spans[0].start().line;
        self.found.push((line, "`..` leaves fields out; name each, if only as `_`"));
    }

    fn rest_among<'a>(&mut self, patterns: impl IntoIterator<Item = &'a Pat>) {
        for pattern in patterns {
            if let Pat::Rest(rest) = pattern {
                self.rest(rest);
            }
        }
    }
}

impl<'ast> Visit<'ast> for Eyes {
    fn visit_item_fn(&mut self, function: &'ast ItemFn) {
        let before = replace(&mut self.in_question, is_question(&function.sig));
        visit::visit_item_fn(self, function);
        self.in_question = before;
    }

    fn visit_impl_item_fn(&mut self, function: &'ast ImplItemFn) {
        let before = replace(&mut self.in_question, is_question(&function.sig));
        visit::visit_impl_item_fn(self, function);
        self.in_question = before;
    }

    fn visit_pat_struct(&mut self, pattern: &'ast PatStruct) {
        if let Some(rest) = &pattern.rest {
            self.rest(rest);
        }
        visit::visit_pat_struct(self, pattern);
    }

    fn visit_pat_tuple_struct(&mut self, pattern: &'ast PatTupleStruct) {
        self.rest_among(&pattern.elems);
        visit::visit_pat_tuple_struct(self, pattern);
    }

    fn visit_pat_tuple(&mut self, pattern: &'ast PatTuple) {
        self.rest_among(&pattern.elems);
        visit::visit_pat_tuple(self, pattern);
    }

    fn visit_arm(&mut self, arm: &'ast Arm) {
        if self.is_heard && matches!(arm.pat, Pat::Wild(_)) {
            let line = arm.fat_arrow_token.spans[0].start().line;
            self.found.push((line, "`_ =>` decides for events that do not exist yet"));
        }
        visit::visit_arm(self, arm);
    }
}

/// Whether a function answers yes or no.
fn is_question(signature: &Signature) -> bool {
    let ReturnType::Type(_, answer) = &signature.output else { return false };
    matches!(&**answer, Type::Path(path) if path.path.is_ident("bool"))
}

/// The names of all types that hold secrets: the usual ones, and what `type Board` and
/// `type Frame` are in the games.
fn closed_types(house: &House) -> BTreeSet<String> {
    #[derive(Default)]
    struct Names(BTreeSet<String>);
    impl<'ast> Visit<'ast> for Names {
        fn visit_impl_item_type(&mut self, item: &'ast ImplItemType) {
            if (item.ident == "Board" || item.ident == "Frame")
                && let Type::Path(path) = &item.ty
            {
                self.0.extend(path.path.segments.last().map(|last| last.ident.to_string()));
            }
        }
    }
    let mut names = Names(CLOSED.iter().map(|&name| name.to_owned()).collect());
    for source in house.sources().iter().filter(|source| is_ours(&source.path)) {
        names.visit_file(&source.syntax);
    }
    names.0
}

/// Where a closed type derives or implements serde's traits. Read from the tokens, so that
/// what a macro makes is seen too.
fn written_with_serde<'a>(tokens: &'a [Token], closed: &BTreeSet<String>) -> Vec<(usize, &'a str)> {
    let mut found = Vec::new();
    let mut derives_serde = false;
    for (n, token) in tokens.iter().enumerate() {
        let next = tokens.get(n + 1).filter(|next| closed.contains(&next.text));
        match (token.text.as_str(), next) {
            ("derive", _) => derives_serde |= derives(&tokens[n + 1..]),
            ("struct" | "enum", Some(name)) if derives_serde => found.push((name.line, name.text.as_str())),
            ("for", Some(name)) if names_serde_last(&tokens[..n]) => {
                found.push((name.line, name.text.as_str()));
            }
            _ => (),
        }
        if ["struct", "enum", "fn", "impl", "type"].contains(&token.text.as_str()) {
            derives_serde = false;
        }
    }
    found
}

/// Whether a row of tokens ends in `Serialize` or in `Deserialize<'de>`.
fn names_serde_last(tokens: &[Token]) -> bool {
    match tokens {
        [.., name] if is_serde(&name.text) => true,
        [.., name, open, _, _, close] => is_serde(&name.text) && open.text == "<" && close.text == ">",
        _ => false,
    }
}

/// Whether the list in brackets that comes next names one of serde's traits.
fn derives(tokens: &[Token]) -> bool {
    tokens.iter().take_while(|token| token.text != ")").any(|token| is_serde(&token.text))
}

fn is_serde(name: &str) -> bool {
    name == "Serialize" || name == "Deserialize"
}

/// The engine, the games and the game for tests, without their tests.
fn is_ours(path: &str) -> bool {
    let is_place = ["crates/engine/", "crates/contact/", "crates/games/"].iter().any(|it| path.starts_with(it));
    is_place && path.contains("/src/")
}

/// Whether a file is the chapter of this name or one of its parts.
fn is_chapter(path: &str, name: &str) -> bool {
    path.ends_with(&format!("/src/{name}.rs")) || path.contains(&format!("/src/{name}/"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::findings::assert_found;

    fn found(file: &str, text: &str) -> Findings {
        check(&House::of(&[(&format!("crates/games/chess/src/{file}"), text)]))
    }

    #[test]
    fn a_view_opens_structs_completely() {
        assert_found(&found("view.rs", "fn f() { let Board { a, b: _ } = x; }"), &[]);
        assert_found(&found("view.rs", "fn f() {\nlet Board { a, .. } = x; }"), &[":2: `..` leaves fields out"]);
        assert_found(&found("view/hand.rs", "fn f() { let Hand(a, ..) = x; }"), &["`..` leaves"]);
        assert_found(&found("heard.rs", "fn f() { match x { Event::Moved { .. } => 1 } }"), &["`..` leaves"]);
        assert_found(&found("rules.rs", "fn f() { let Board { a, .. } = x; }"), &[]);
    }

    #[test]
    fn ranges_slices_updates_and_questions_are_free() {
        let text =
            "fn f() { for i in 0..n {} let [a, ..] = x; let y = View { a, ..x }; x.drain(..); matches!(x, Some(..)) }";

        assert_found(&found("view.rs", text), &[]);
        assert_found(&found("heard.rs", "fn f() -> bool { match x { Event::Moved { .. } => true } }"), &[]);
    }

    #[test]
    fn what_is_heard_has_no_wildcard() {
        assert_found(&found("heard.rs", "fn f() { match x { Event::Moved => 1, _ => 2 } }"), &["`_ =>` decides"]);
        assert_found(&found("view.rs", "fn f() { match x { 1 => 1, _ => 2 } }"), &[]);
    }

    #[test]
    fn the_bare_value_is_out_of_reach() {
        assert_found(&found("view.rs", "fn f() { card.for_rules() }"), &["`for_rules`"]);
        assert_found(&found("rules/deal.rs", "fn f() { card.for_rules() }"), &[]);
    }

    #[test]
    fn what_holds_secrets_does_not_know_serde() {
        assert_found(
            &found("board.rs", "#[derive(Clone, Serialize)]\n/// It.\npub struct Board;"),
            &[":3: Board holds"],
        );
        assert_found(&found("board.rs", "#[derive(serde::Deserialize)] pub enum Frame {}"), &["Frame holds"]);
        assert_found(&found("board.rs", "impl serde::Serialize for Board {}"), &["Board holds"]);
        assert_found(&found("board.rs", "impl<'de> Deserialize<'de> for Board {}"), &["Board holds"]);
        assert_found(&found("game.rs", "macro_rules! m { () => { #[derive(Serialize)] enum Frame {} } }"), &["Frame"]);
        assert_found(&found("board.rs", "#[derive(Serialize)] struct View; #[derive(Clone)] struct Board;"), &[]);
    }

    #[test]
    fn a_game_may_name_its_board_otherwise() {
        let text = "impl Game for Chess { type Board = sixty_four::Squares; }\n#[derive(Serialize)] struct Squares;";

        assert_found(&found("board.rs", text), &[":2: Squares holds"]);
    }
}

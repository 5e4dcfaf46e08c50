//! Every rule that is written has code and a test, and every rule that is cited is
//! written.
//!
//! What an id needs follows from its kind (`docs/rules/<game>/kinds.txt`): a rule needs
//! code that acts and a test, a consequence is named in a comment and needs a test, an example,
//! a ruling and data need a test, the rest needs nothing. A rule that only a comment cites is not
//! carried out where it says so, and is found.
//! What is not there yet stands in `open.txt` with a reason, and leaves it when it is
//! there. Games without a crate are only read, and what is cited of them is written. Over a scenario stand few ids.

pub mod book;
pub mod citations;
pub mod id;
pub mod scenarios;

use std::collections::{BTreeMap, BTreeSet};

pub use self::{
    book::{Kind, Rulebook, rulebooks},
    citations::{Citations, citations},
    id::{Id, Place},
};
use super::{Findings, House};

/// The games that are played while the last of their rules are being cited: what their ids lack is counted.
pub const BEING_CITED: &[&str] = &[];

/// Checks the written rules, their kinds, and what cites them.
pub fn check(house: &House) -> Findings {
    let mut findings = Findings::default();
    let books = rulebooks(house);
    let cited = citations(house);
    for book in &books {
        book.problems.iter().for_each(|(place, what)| findings.problem(place, what));
        every_id_has_a_kind(book, &mut findings);
        rulings_decide_something(book, &mut findings);
    }
    references_exist(house, &books, &mut findings);
    citations_exist(&books, &cited, &mut findings);
    scenarios::check(house, &books, &mut findings);
    for book in &books {
        match house.games().contains(book.game.as_str()) {
            true if BEING_CITED.contains(&book.game.as_str()) => how_far_it_is(book, &cited, &mut findings),
            true => {
                everything_needed_is_there(book, &cited, &mut findings);
                what_acts_is_cited_by_what_acts(book, &cited, &mut findings);
            }
            false => findings.note(format_args!("{}: {}; nothing to play yet", book.game, counts(book))),
        }
    }
    findings
}

fn every_id_has_a_kind(book: &Rulebook, findings: &mut Findings) {
    for (id, place) in book.written.iter().filter(|(id, _)| !book.kinds.contains_key(id)) {
        findings.problem(place, format_args!("{id} has no kind in {}", book.kinds_file()));
    }
    for (id, listed) in book.kinds.iter().filter(|(id, _)| !book.written.contains_key(id)) {
        findings.problem(&listed.place, format_args!("{id} is not written in docs/rules/{}", book.game));
    }
}

fn rulings_decide_something(book: &Rulebook, findings: &mut Findings) {
    for (id, listed) in &book.kinds {
        for decided in listed.decides.iter().filter(|it| !book.written.contains_key(it)) {
            findings.problem(&listed.place, format_args!("{id} decides {decided}, which is not written"));
        }
    }
}

/// What the written rules refer to is written. An id whose first letters no rulebook uses
/// is none.
fn references_exist(house: &House, books: &[Rulebook], findings: &mut Findings) {
    let known = known(books);
    for (path, text) in house.texts_under("docs/rules").filter(|(path, _)| path.ends_with(".md")) {
        let game = path.split('/').nth(2).unwrap_or_default();
        for (n, line) in text.lines().enumerate() {
            for id in id::ids_in(line).filter(|id| !is_known(id, game, &known)) {
                let place = Place { path: path.to_owned(), line: n + 1 };
                findings.problem(place, format_args!("{id} is not written anywhere"));
            }
        }
    }
}

/// What code and tests cite is written. In the crate of a game whatever looks like an id
/// is one.
fn citations_exist(books: &[Rulebook], cited: &Citations, findings: &mut Findings) {
    let known = known(books);
    for (id, places) in cited.in_code.iter().chain(&cited.to_read).chain(&cited.in_tests) {
        for place in places {
            let game = game_of(&place.path);
            let is_strange = !game.is_empty() && !known.contains_key(id.letters());
            if is_strange || !is_known(id, game, &known) {
                findings.problem(place, format_args!("{id} is not written in docs/rules"));
            }
        }
    }
}

/// The game whose crate a file is in.
fn game_of(path: &str) -> &str {
    path.strip_prefix("crates/games/").and_then(|path| path.split('/').next()).unwrap_or_default()
}

/// All ids by the letters they begin with, and the games that use those letters.
type Known<'a> = BTreeMap<&'a str, (BTreeSet<&'a str>, BTreeSet<&'a Id>)>;

fn known(books: &[Rulebook]) -> Known<'_> {
    let mut known = Known::new();
    for book in books {
        for id in book.written.keys() {
            let (games, ids) = known.entry(id.letters()).or_default();
            games.insert(&book.game);
            ids.insert(id);
        }
    }
    known
}

/// Whether an id can stand in what belongs to a game: it is written; or it is a part of
/// what is written, as `NEM-6.6e`, or a chapter of it, as `NEM-6`; or it is no id of ours.
/// A single letter, as in `R-7`, is an id only within the game that uses it.
fn is_known(id: &Id, game: &str, known: &Known<'_>) -> bool {
    let Some((games, ids)) = known.get(id.letters()) else { return true };
    let is_elsewhere = id.letters().len() == 1 && !games.contains(game);
    let is_chapter = || ids.iter().any(|it| id.is_chapter_of(it));
    is_elsewhere || ids.contains(id) || ids.contains(&id.without_part()) || is_chapter()
}

fn everything_needed_is_there(book: &Rulebook, cited: &Citations, findings: &mut Findings) {
    let mut covered = 0;
    for (id, listed) in book.kinds.iter().filter(|(id, _)| book.written.contains_key(id)) {
        let missing = missing(id, listed.kind, cited);
        let open = book.open.get(id);
        covered += usize::from(missing.is_none() && listed.kind.needs_test());
        match (missing, open) {
            (Some(missing), None) => {
                let place = &book.written[id];
                findings.problem(place, format_args!("{id} is {} without {missing}", listed.kind.phrase()));
            }
            (None, Some(place)) => {
                findings
                    .problem(place, format_args!("{id} has all that {} needs: it is not open", listed.kind.phrase()));
            }
            (Some(_), Some(_)) | (None, None) => (),
        }
    }
    for (id, place) in book.open.iter().filter(|(id, _)| !book.written.contains_key(id)) {
        findings.problem(place, format_args!("{id} is not written in docs/rules/{}", book.game));
    }
    let (code, tests) = (book.count_in(&cited.in_code), book.count_in(&cited.in_tests));
    let needing = book.kinds.values().filter(|listed| listed.kind.needs_test()).count();
    findings.note(format_args!("{}: {}", book.game, counts(book)));
    findings.note(format_args!(
        "{}: {covered} of {needing} have all they need, {code} cited in code, {tests} in tests, {} open",
        book.game,
        book.open.len(),
    ));
}

/// A comment proves nothing: whoever breaks the code beside it leaves it standing, and no game that is
/// played comes by it.
fn what_acts_is_cited_by_what_acts(book: &Rulebook, cited: &Citations, findings: &mut Findings) {
    for (id, listed) in &book.kinds {
        match (listed.kind, cited.acting.get(id), cited.in_code.get(id)) {
            (Kind::Rule, None, Some(comments)) => {
                findings.problem(&comments[0], format_args!("{id} is a rule, and only a comment cites it"));
            }
            (Kind::Rule | Kind::Ruling, _, _) | (_, None, _) => (),
            (kind, Some(places), _) => {
                findings.problem(&places[0], format_args!("{id} is {}, and it acts here: it is a rule", kind.phrase()));
            }
        }
    }
    let acting = book.kinds.iter().filter(|(id, it)| it.kind == Kind::Rule && cited.acting.contains_key(id)).count();
    findings.note(format_args!("{}: {acting} rules cited where they act", book.game));
}

/// What an id of this kind needs and has not.
fn missing(id: &Id, kind: Kind, cited: &Citations) -> Option<&'static str> {
    let lacks_code = kind.needs_code() && !cited.in_code.contains_key(id);
    let lacks_test = kind.needs_test() && !cited.in_tests.contains_key(id);
    match (lacks_code, lacks_test) {
        (true, true) => Some("code and test"),
        (true, false) => Some("code"),
        (false, true) => Some("test"),
        (false, false) => None,
    }
}

/// How many ids of a game lack something; once none does, it is a game like the others.
fn how_far_it_is(book: &Rulebook, cited: &Citations, findings: &mut Findings) {
    let mut lacking = Findings::default();
    everything_needed_is_there(book, cited, &mut lacking);
    what_acts_is_cited_by_what_acts(book, cited, &mut lacking);
    lacking.notes.into_iter().for_each(|it| findings.note(it));
    match lacking.problems.len() {
        0 => findings.problem(book.kinds_file(), "its ids have all they need: they are not being cited any more"),
        n => findings.note(format_args!("{}: {n} ids are still to be cited", book.game)),
    }
}

/// How many ids there are of each kind.
fn counts(book: &Rulebook) -> String {
    let mut counts: BTreeMap<Kind, usize> = BTreeMap::new();
    book.kinds.values().for_each(|listed| *counts.entry(listed.kind).or_default() += 1);
    let counts = counts.iter().map(|(kind, n)| format!("{n} {kind}")).collect::<Vec<_>>();
    format!("{} ids: {}", book.written.len(), counts.join(", "))
}

#[cfg(test)]
mod tests;

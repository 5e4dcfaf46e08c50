//! A Rust file taken apart: its tokens without comments and text, its tests, its
//! comments, and which of it is shipped.

use std::ops::RangeInclusive;

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

/// A Rust file.
pub struct Source {
    /// Its path from the root.
    pub path: String,
    /// What stands in it.
    pub text: String,
    /// Its syntax tree.
    pub syntax: syn::File,
    /// All of its tokens in one row, groups opened, the braces of `use` multiplied out.
    pub tokens: Vec<Token>,
    /// The same without what is only compiled for tests.
    pub shipped: Vec<Token>,
    /// Its test functions.
    pub tests: Vec<Test>,
    /// The lines of the items that are only compiled for tests.
    test_lines: Vec<RangeInclusive<usize>>,
}

/// A word, a sign or a literal, and the line it is on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// As it is written.
    pub text: String,
    /// The line, from 1.
    pub line: usize,
}

/// A test function.
#[derive(Debug, PartialEq, Eq)]
pub struct Test {
    /// The line of its `fn`.
    pub line: usize,
    /// The lines of its doc comment.
    pub doc: Vec<String>,
    /// Whether it only runs when asked for.
    pub is_ignored: bool,
}

impl Source {
    /// Takes a file apart.
    pub fn read(path: &str, text: &str) -> syn::Result<Self> {
        let syntax = syn::parse_file(text)?;
        let stream: TokenStream = text.parse()?;
        let mut all = Row::default();
        all.add(stream.clone());
        let mut shipped = Row { without_tests: true, ..Row::default() };
        if !is_only_for_tests(path) {
            shipped.add(stream.clone());
        }
        let mut tests = Vec::new();
        find_tests(stream, &mut tests);
        Ok(Source {
            path: path.to_owned(),
            text: text.to_owned(),
            syntax,
            tokens: all.tokens,
            shipped: shipped.tokens,
            tests,
            test_lines: shipped.left_out,
        })
    }

    /// The lines on which this row of words and signs stands in what is shipped.
    /// `std::time` and `.unwrap()` are such rows.
    pub fn shipped_lines_with(&self, wanted: &str) -> Vec<usize> {
        let wanted = words_and_signs(wanted);
        let windows = self.shipped.windows(wanted.len());
        let found = windows.filter(|window| window.iter().zip(&wanted).all(|(token, wanted)| token.text == *wanted));
        found.map(|window| window[0].line).collect()
    }

    /// The lines with numbers that have a fraction. `tuple.0.1` has none.
    pub fn shipped_lines_with_floats(&self) -> Vec<usize> {
        let pairs = self.shipped.windows(2).filter(|pair| pair[1].is_float() && pair[0].text != ".");
        pairs.map(|pair| pair[1].line).collect()
    }

    /// The comments of what is shipped, each with its line, but for the `//!` that head a
    /// file.
    pub fn shipped_comments(&self) -> impl Iterator<Item = (usize, &str)> {
        let lines = self.text.lines().enumerate().map(|(n, line)| (n + 1, line));
        let lines = lines.filter(|(n, _)| !is_only_for_tests(&self.path) && !self.is_test_line(*n));
        lines.filter_map(|(n, line)| {
            let from = match line.trim_start().starts_with("//") {
                true => line.find("//"),
                false => line.find(" // "),
            };
            let comment = &line[from?..];
            (!comment.starts_with("//!")).then_some((n, comment))
        })
    }

    fn is_test_line(&self, line: usize) -> bool {
        self.test_lines.iter().any(|lines| lines.contains(&line))
    }
}

impl Token {
    /// What a string literal says, if the token is a plain one.
    pub fn said(&self) -> Option<String> {
        syn::parse_str::<syn::LitStr>(&self.text).ok().map(|literal| literal.value())
    }

    fn is_float(&self) -> bool {
        self.text.starts_with(|c: char| c.is_ascii_digit()) && syn::parse_str::<syn::LitFloat>(&self.text).is_ok()
    }
}

/// Whether a file is never part of what is shipped.
fn is_only_for_tests(path: &str) -> bool {
    ["/tests/", "/benches/", "/examples/"].iter().any(|folder| path.contains(folder))
}

/// Cuts text into words and single signs, as tokens are.
fn words_and_signs(text: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    let mut in_word = false;
    for c in text.chars() {
        let goes_on = c.is_alphanumeric() || c == '_';
        match found.last_mut() {
            Some(word) if in_word && goes_on => word.push(c),
            _ => found.push(c.to_string()),
        }
        in_word = goes_on;
    }
    found
}

/// Tokens being put in a row.
#[derive(Default)]
struct Row {
    tokens: Vec<Token>,
    without_tests: bool,
    left_out: Vec<RangeInclusive<usize>>,
}

impl Row {
    fn add(&mut self, stream: TokenStream) {
        let trees: Vec<TokenTree> = stream.into_iter().collect();
        let mut rest = trees.as_slice();
        while let Some((tree, after)) = rest.split_first() {
            rest = after;
            if self.without_tests && attribute(tree, after).is_some_and(is_for_tests) {
                let end = after.iter().skip(1).position(ends_item).map_or(after.len(), |end| end + 2);
                let last = after[..end].last().map_or(line(tree), last_line);
                self.left_out.push(line(tree)..=last);
                rest = &after[end..];
                continue;
            }
            match tree {
                TokenTree::Ident(word) if word == "use" && after.first().is_some_and(starts_path) => {
                    let end = after.iter().position(|tree| is_sign(tree, ';')).unwrap_or(after.len());
                    self.add_use(&[token(tree)], &after[..end]);
                    rest = &after[end..];
                }
                TokenTree::Group(group) => self.add_group(group),
                _ => self.tokens.push(token(tree)),
            }
        }
    }

    fn add_group(&mut self, group: &Group) {
        let (open, close) = match group.delimiter() {
            Delimiter::Parenthesis => ("(", ")"),
            Delimiter::Brace => ("{", "}"),
            Delimiter::Bracket => ("[", "]"),
            Delimiter::None => return self.add(group.stream()),
        };
        self.tokens.push(Token { text: open.to_owned(), line: group.span_open().start().line });
        self.add(group.stream());
        self.tokens.push(Token { text: close.to_owned(), line: group.span_close().start().line });
    }

    /// `use a::{b, c::d}` becomes the rows `use a::b` and `use a::c::d`.
    fn add_use(&mut self, so_far: &[Token], trees: &[TokenTree]) {
        for path in trees.split(|tree| is_sign(tree, ',')).filter(|path| !path.is_empty()) {
            let mut row = so_far.to_vec();
            match path.split_last() {
                Some((TokenTree::Group(group), before)) => {
                    row.extend(before.iter().map(token));
                    let inner: Vec<TokenTree> = group.stream().into_iter().collect();
                    self.add_use(&row, &inner);
                }
                _ => {
                    row.extend(path.iter().map(token));
                    self.tokens.append(&mut row);
                }
            }
        }
    }
}

/// Collects the test functions, also those inside modules and macros.
fn find_tests(stream: TokenStream, found: &mut Vec<Test>) {
    let mut attributes: Vec<Group> = Vec::new();
    let trees: Vec<TokenTree> = stream.into_iter().collect();
    for (n, tree) in trees.iter().enumerate() {
        if let Some(attribute) = attribute(tree, &trees[n + 1..]) {
            attributes.push(attribute.clone());
            continue;
        }
        match tree {
            TokenTree::Group(group) => {
                let is_attribute = n > 0 && is_sign(&trees[n - 1], '#');
                if !is_attribute {
                    find_tests(group.stream(), found);
                }
                if group.delimiter() == Delimiter::Brace {
                    attributes.clear();
                }
            }
            TokenTree::Ident(word) if word == "fn" => {
                let spelled: Vec<String> = attributes.iter().map(spelled).collect();
                if spelled.iter().any(|it| it == "test" || it.ends_with("::test")) {
                    found.push(Test {
                        line: line(tree),
                        doc: attributes.iter().filter_map(doc_line).collect(),
                        is_ignored: spelled.iter().any(|it| it == "ignore" || it.starts_with("ignore=")),
                    });
                }
                attributes.clear();
            }
            TokenTree::Punct(sign) if sign.as_char() == ';' => attributes.clear(),
            TokenTree::Ident(_) | TokenTree::Punct(_) | TokenTree::Literal(_) => (),
        }
    }
}

/// The brackets of an attribute that begins with this tree.
fn attribute<'a>(tree: &TokenTree, after: &'a [TokenTree]) -> Option<&'a Group> {
    match after.first() {
        Some(TokenTree::Group(group)) if is_sign(tree, '#') && group.delimiter() == Delimiter::Bracket => Some(group),
        _ => None,
    }
}

/// What a doc comment says on one line, if the attribute is one.
fn doc_line(attribute: &Group) -> Option<String> {
    let mut trees = attribute.stream().into_iter();
    let is_doc = matches!(trees.next(), Some(TokenTree::Ident(word)) if word == "doc");
    let literal = trees.nth(1)?.to_string();
    if !is_doc {
        return None;
    }
    syn::parse_str::<syn::LitStr>(&literal).ok().map(|literal| literal.value())
}

fn is_for_tests(attribute: &Group) -> bool {
    let spelled = spelled(attribute);
    spelled == "cfg(test)" || spelled.starts_with("cfg(all(test,") || spelled == "test"
}

/// An attribute without any space.
fn spelled(attribute: &Group) -> String {
    attribute.stream().to_string().split_whitespace().collect()
}

fn ends_item(tree: &TokenTree) -> bool {
    is_sign(tree, ';') || matches!(tree, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace)
}

fn starts_path(tree: &TokenTree) -> bool {
    matches!(tree, TokenTree::Ident(_)) || is_sign(tree, ':')
}

fn is_sign(tree: &TokenTree, wanted: char) -> bool {
    matches!(tree, TokenTree::Punct(sign) if sign.as_char() == wanted)
}

fn token(tree: &TokenTree) -> Token {
    Token { text: tree.to_string(), line: line(tree) }
}

fn line(tree: &TokenTree) -> usize {
    tree.span().start().line
}

fn last_line(tree: &TokenTree) -> usize {
    tree.span().end().line
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(text: &str) -> Source {
        Source::read("crates/a/src/lib.rs", text).expect("the example is Rust")
    }

    #[test]
    fn rows_are_found_where_code_is_and_not_in_comments_or_text() {
        let source =
            source("// std::time\nfn f() { let a = \"std::time\"; std::time::now(); }\nuse std::{fmt, time::Instant};");

        assert_eq!(source.shipped_lines_with("std::time"), [2, 3]);
        assert_eq!(source.shipped_lines_with("std::fmt"), [3]);
    }

    #[test]
    fn what_is_for_tests_is_not_shipped() {
        let text = "fn a() { x.unwrap() }\n#[cfg(test)]\nmod tests {\n// why\nfn b() { x.unwrap() }\n}\n// after\n";
        let source = source(text);

        assert_eq!(source.shipped_lines_with(".unwrap()"), [1]);
        assert_eq!(source.shipped_comments().collect::<Vec<_>>(), [(7, "// after")]);
        assert!(Source::read("crates/a/tests/b.rs", text).expect("Rust").shipped.is_empty());
    }

    #[test]
    fn tests_are_found_with_their_docs_also_in_macros() {
        let text = "/// AF-1.1\n/// AF-1.2\n#[test]\nfn a() {}\n\
            proptest! {\n/// AF-1.3\n#[test]\nfn b(x in 0..3) {}\n}\n\
            /// AF-1.4\nfn c() {}\n#[test]\n#[ignore = \"long\"]\nfn d() {}";
        let tests = source(text).tests;

        assert_eq!(tests.iter().map(|test| test.line).collect::<Vec<_>>(), [4, 8, 14]);
        assert_eq!(tests[0].doc, [" AF-1.1", " AF-1.2"]);
        assert_eq!(tests[1].doc, [" AF-1.3"]);
        assert_eq!(tests.iter().map(|test| test.is_ignored).collect::<Vec<_>>(), [false, false, true]);
    }

    #[test]
    fn floats_and_strings_are_told_from_other_literals() {
        let source = source("fn f() {\n(1, 2.5,\n1e3, \"text\",\ntuple.0.1) }");

        assert_eq!(source.shipped_lines_with_floats(), [2, 3]);
        assert_eq!(source.shipped.iter().find_map(Token::said).as_deref(), Some("text"));
    }
}

//! One language's texts, read with the parser that the program uses.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::{ast, parser};

use super::families::Families;
use crate::tidy::{Findings, House};

/// All texts of a language.
pub struct Language {
    /// Its two letters.
    pub name: &'static str,
    /// Its files, from its own folder.
    pub files: BTreeSet<String>,
    /// Its messages by key.
    pub messages: BTreeMap<String, Message>,
    /// Its terms by key, without the dash.
    terms: BTreeMap<String, Message>,
}

/// A message or a term.
pub struct Message {
    /// The file, from the language's own folder.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What it says: under `""` its value, under their names its attributes.
    pub patterns: BTreeMap<String, Pattern>,
}

/// What a value or an attribute is made from.
#[derive(Default)]
pub struct Pattern {
    /// The variables in it.
    pub variables: BTreeSet<String>,
    /// Where it chooses by a number.
    pub counts: Vec<Count>,
    /// The messages it refers to, and of which the attribute.
    messages: Vec<(String, Option<String>)>,
    /// The terms it refers to.
    terms: Vec<String>,
}

/// A choice by a number.
pub struct Count {
    /// The variable.
    pub variable: String,
    /// The plural categories that have a variant.
    categories: BTreeSet<String>,
}

/// The plural categories, as Unicode names them.
const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

impl Language {
    /// Reads all files of a language. What cannot be read, and what is said twice, is a
    /// problem.
    pub fn read(house: &House, name: &'static str, findings: &mut Findings) -> Self {
        let (messages, terms) = (BTreeMap::new(), BTreeMap::new());
        let mut language = Language { name, files: BTreeSet::new(), messages, terms };
        let folder = format!("texts/{name}");
        let families = Families::of(house);
        for (path, text) in house.texts_under(&folder).filter(|(path, _)| path.ends_with(".ftl")) {
            let file = path[folder.len() + 1..].to_owned();
            for text in families.said_by_each(&file, text) {
                language.read_file(path, &file, &text, findings);
            }
            language.files.insert(file);
        }
        language
    }

    /// The keys of the messages that others refer to.
    pub fn referred_to(&self) -> impl Iterator<Item = &str> {
        let patterns = self.messages.values().chain(self.terms.values()).flat_map(|it| it.patterns.values());
        patterns.flat_map(|pattern| pattern.messages.iter().map(|(key, _)| key.as_str()))
    }

    /// Checks that messages and terms that are referred to exist.
    pub fn references_lead_somewhere(&self, findings: &mut Findings) {
        for (key, message) in self.messages.iter().chain(&self.terms) {
            for pattern in message.patterns.values() {
                for (wanted, attribute) in &pattern.messages {
                    let name = attribute.as_deref().unwrap_or_default();
                    if !self.messages.get(wanted).is_some_and(|it| it.patterns.contains_key(name)) {
                        let dot = if name.is_empty() { "" } else { "." };
                        let what = format!("{key} refers to {wanted}{dot}{name}, which is not there");
                        findings.problem(message.place(self.name), what);
                    }
                }
                for wanted in pattern.terms.iter().filter(|it| !self.terms.contains_key(*it)) {
                    findings.problem(
                        message.place(self.name),
                        format_args!("{key} refers to -{wanted}, which is not there"),
                    );
                }
            }
        }
    }

    /// Checks that whatever counts has the forms that one, few and many take.
    pub fn counts_as_slavs_do(&self, findings: &mut Findings) {
        for (key, message) in self.messages.iter().chain(&self.terms) {
            for count in message.patterns.values().flat_map(|pattern| &pattern.counts) {
                let lacking = ["one", "few", "many"].into_iter().filter(|&it| !count.categories.contains(it));
                let lacking = lacking.collect::<Vec<_>>();
                if !lacking.is_empty() {
                    let what = format!("{key} counts ${} without {}", count.variable, lacking.join(" and "));
                    findings.problem(message.place(self.name), what);
                }
            }
        }
    }

    fn read_file(&mut self, path: &str, file: &str, text: &str, findings: &mut Findings) {
        let resource = parser::parse(text).unwrap_or_else(|(resource, errors)| {
            for error in errors {
                let start = error.slice.as_ref().unwrap_or(&error.pos).start;
                let line = text[..start].matches('\n').count() + 1;
                findings.problem(format_args!("{path}:{line}"), format_args!("is not Fluent: {}", error.kind));
            }
            resource
        });
        for entry in &resource.body {
            let (known, key, dash, value, attributes) = match entry {
                ast::Entry::Message(it) => (&mut self.messages, it.id.name, "", it.value.as_ref(), &it.attributes),
                ast::Entry::Term(it) => (&mut self.terms, it.id.name, "-", Some(&it.value), &it.attributes),
                _ => continue,
            };
            let line = line_of(text, &format!("{dash}{key}"));
            let mut patterns = BTreeMap::new();
            patterns.extend(value.map(|value| (String::new(), Pattern::of(value))));
            patterns.extend(attributes.iter().map(|it| (it.id.name.to_owned(), Pattern::of(&it.value))));
            let message = Message { file: file.to_owned(), line, patterns };
            if let Some(first) = known.insert(key.to_owned(), message) {
                let what = format!("{dash}{key} is said twice, also in {}", first.place(self.name));
                findings.problem(path, what);
            }
        }
    }
}

impl Message {
    /// Where it stands.
    pub fn place(&self, language: &str) -> String {
        format!("texts/{language}/{}:{}", self.file, self.line)
    }
}

impl Pattern {
    fn of(pattern: &ast::Pattern<&str>) -> Self {
        let mut found = Pattern::default();
        found.add(pattern);
        found
    }

    fn add(&mut self, pattern: &ast::Pattern<&str>) {
        for element in &pattern.elements {
            if let ast::PatternElement::Placeable { expression } = element {
                self.add_expression(expression);
            }
        }
    }

    fn add_expression(&mut self, expression: &ast::Expression<&str>) {
        match expression {
            ast::Expression::Inline(inline) => self.add_inline(inline),
            ast::Expression::Select { selector, variants } => {
                self.add_inline(selector);
                let keys = variants.iter().filter_map(|variant| match &variant.key {
                    ast::VariantKey::Identifier { name } => Some(*name),
                    ast::VariantKey::NumberLiteral { .. } => None,
                });
                let categories: BTreeSet<String> =
                    keys.filter(|key| CATEGORIES.contains(key)).map(str::to_owned).collect();
                // A choice by a word may have a variant `other` too; only a number has the rest.
                if let Some(variable) = chosen_by(selector)
                    && categories.iter().any(|it| it != "other")
                {
                    self.counts.push(Count { variable: variable.to_owned(), categories });
                }
                variants.iter().for_each(|variant| self.add(&variant.value));
            }
        }
    }

    fn add_inline(&mut self, inline: &ast::InlineExpression<&str>) {
        use ast::InlineExpression as Inline;
        match inline {
            Inline::StringLiteral { .. } | Inline::NumberLiteral { .. } => (),
            Inline::FunctionReference { arguments, .. } => self.add_arguments(arguments),
            Inline::MessageReference { id, attribute } => {
                self.messages.push((id.name.to_owned(), attribute.as_ref().map(|it| it.name.to_owned())));
            }
            Inline::TermReference { id, arguments, .. } => {
                self.terms.push(id.name.to_owned());
                arguments.iter().for_each(|arguments| self.add_arguments(arguments));
            }
            Inline::VariableReference { id } => _ = self.variables.insert(id.name.to_owned()),
            Inline::Placeable { expression } => self.add_expression(expression),
        }
    }

    fn add_arguments(&mut self, arguments: &ast::CallArguments<&str>) {
        let named = arguments.named.iter().map(|it| &it.value);
        arguments.positional.iter().chain(named).for_each(|it| self.add_inline(it));
    }
}

/// The variable that a choice is made by: `$n`, or the first argument of a function.
fn chosen_by<'a>(selector: &ast::InlineExpression<&'a str>) -> Option<&'a str> {
    match selector {
        ast::InlineExpression::VariableReference { id } => Some(id.name),
        ast::InlineExpression::FunctionReference { arguments, .. } => arguments.positional.first().and_then(chosen_by),
        _ => None,
    }
}

/// The line on which a message begins, from 1.
fn line_of(text: &str, key: &str) -> usize {
    let begins = |line: &str| line.strip_prefix(key).is_some_and(|rest| rest.trim_start().starts_with('='));
    text.lines().position(begins).map_or(1, |line| line + 1)
}

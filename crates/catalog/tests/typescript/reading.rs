//! Reading what `ts-rs` writes.

use std::{iter::Peekable, str::Chars};

use super::{Field, Type};

/// The parameters and the type in `type Name<T> = …;`.
pub(super) fn declared(text: &str) -> (Vec<String>, Type) {
    let (before, after) = text.split_once('=').expect("a declaration has an equals sign");
    let parameters = before.split(['<', ',', '>']).skip(1).map(str::trim).filter(|it| !it.is_empty());
    let mut reader = Reader { rest: after.trim_end_matches(';').chars().peekable() };
    let of = reader.any();
    reader.blank();
    assert_eq!(reader.rest.next(), None, "{text}");
    (parameters.map(str::to_owned).collect(), of)
}

/// The text of a comment, without what makes it one.
pub(super) fn plain(docs: &str) -> String {
    let lines = docs.lines().map(|line| line.trim().trim_start_matches("/**").trim_end_matches("*/"));
    let lines = lines.map(|line| line.trim_start_matches('*').trim());
    lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

struct Reader<'a> {
    rest: Peekable<Chars<'a>>,
}

impl Reader<'_> {
    fn any(&mut self) -> Type {
        self.takes('|');
        let parts = self.parts('|', Reader::all);
        one_or(parts, Type::Any)
    }

    fn all(&mut self) -> Type {
        let parts = self.parts('&', Reader::one);
        one_or(parts, Type::All)
    }

    fn parts(&mut self, between: char, part: fn(&mut Self) -> Type) -> Vec<Type> {
        let mut parts = vec![part(self)];
        while self.takes(between) {
            parts.push(part(self));
        }
        parts
    }

    fn one(&mut self) -> Type {
        let mut of = match self.next() {
            '(' => self.any_before(')'),
            '[' => Type::Tuple(self.list(']')),
            '{' => self.object(),
            '"' => Type::Word(self.word()),
            first => self.named(first),
        };
        while self.takes('[') {
            self.expect(']');
            of = Type::Array(Box::new(of));
        }
        of
    }

    fn named(&mut self, first: char) -> Type {
        let name = self.name(first);
        match name.as_str() {
            "Array" => {
                self.expect('<');
                Type::Array(Box::new(self.any_before('>')))
            }
            // What `ts-rs` writes for a struct without fields.
            "Record" => {
                "<symbol, never>".chars().filter(|letter| *letter != ' ').for_each(|letter| self.expect(letter));
                Type::Object(Vec::new())
            }
            _ if self.takes('<') => Type::Made(name, self.list('>')),
            _ => Type::Name(name),
        }
    }

    fn list(&mut self, end: char) -> Vec<Type> {
        let mut parts = Vec::new();
        while !self.takes(end) {
            parts.push(self.any());
            self.takes(',');
        }
        parts
    }

    fn object(&mut self) -> Type {
        if self.takes('[') {
            "key in string]:".chars().filter(|letter| *letter != ' ').for_each(|letter| self.expect(letter));
            return Type::Map(Box::new(self.any_before('}')));
        }
        let mut fields = Vec::new();
        while !self.takes('}') {
            let docs = self.comment();
            let name = match self.next() {
                '"' => self.word(),
                first => self.name(first),
            };
            let is_optional = self.takes('?');
            self.expect(':');
            fields.push(Field { docs, name, is_optional, of: self.any() });
            self.takes(',');
        }
        Type::Object(fields)
    }

    fn any_before(&mut self, end: char) -> Type {
        let of = self.any();
        self.expect(end);
        of
    }

    fn comment(&mut self) -> String {
        self.blank();
        let mut docs = String::new();
        if self.rest.peek() == Some(&'/') {
            while !docs.ends_with("*/") {
                docs.push(self.rest.next().expect("a comment has an end"));
            }
        }
        plain(&docs)
    }

    fn word(&mut self) -> String {
        self.rest.by_ref().take_while(|letter| *letter != '"').collect()
    }

    fn name(&mut self, first: char) -> String {
        assert!(first.is_alphabetic(), "no name begins with {first}");
        let mut name = String::from(first);
        while let Some(letter) = self.rest.next_if(|letter| letter.is_alphanumeric() || *letter == '_') {
            name.push(letter);
        }
        name
    }

    fn next(&mut self) -> char {
        self.blank();
        self.rest.next().expect("a type has an end")
    }

    fn expect(&mut self, letter: char) {
        assert_eq!(self.next(), letter);
    }

    fn takes(&mut self, letter: char) -> bool {
        self.blank();
        self.rest.next_if_eq(&letter).is_some()
    }

    fn blank(&mut self) {
        while self.rest.next_if(|letter| letter.is_whitespace()).is_some() {}
    }
}

fn one_or(mut parts: Vec<Type>, many: fn(Vec<Type>) -> Type) -> Type {
    if parts.len() == 1 { parts.remove(0) } else { many(parts) }
}

#[test]
fn what_stands_in_a_declaration_is_read() {
    let (_, of) = declared("type A = { \n/**\n * Whose.\n */\nseat: number | null, \"is-b\"?: [C, D[]] };");

    let name = |name: &str| Type::Name(name.to_owned());
    let (number, c, d) = (Type::Any(vec![name("number"), name("null")]), name("C"), Type::Array(Box::new(name("D"))));
    let seat = Field { docs: "Whose.".to_owned(), name: "seat".to_owned(), is_optional: false, of: number };
    let is_b = Field { docs: String::new(), name: "is-b".to_owned(), is_optional: true, of: Type::Tuple(vec![c, d]) };
    assert_eq!(of, Type::Object(vec![seat, is_b]));
}

#[test]
fn what_is_made_for_several_types_names_them() {
    let (parameters, of) = declared("type A<T> = Array<B<T, C>>;");

    let name = |name: &str| Type::Name(name.to_owned());
    assert_eq!(parameters, ["T"]);
    assert_eq!(of, Type::Array(Box::new(Type::Made("B".to_owned(), vec![name("T"), name("C")]))));
    let made = Type::Array(Box::new(Type::Made("B".to_owned(), vec![name("D"), name("C")])));
    assert_eq!(of.made_for(&parameters, &[name("D")]), made);
}

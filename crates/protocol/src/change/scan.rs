//! JSON as text, taken apart by one level. The text is known to be JSON.

/// What a text of JSON is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Object,
    List,
    /// A text, a number, `true`, `false` or `null`.
    Plain,
}

pub(super) fn kind(text: &str) -> Kind {
    match text.as_bytes().first() {
        Some(b'{') => Kind::Object,
        Some(b'[') => Kind::List,
        _ => Kind::Plain,
    }
}

/// The fields of an object: each name as it is written, with its quotes, and each value.
#[derive(Clone)]
pub(super) struct Fields<'a>(&'a str);

impl<'a> Fields<'a> {
    pub(super) fn of(object: &'a str) -> Fields<'a> {
        Fields(inside(object))
    }

    /// Passes the fields with which what is left of two objects begins alike.
    pub(super) fn pass_alike(&mut self, other: &mut Fields<'_>) {
        pass_alike(&mut self.0, &mut other.0, |rest| {
            next_value(rest)?;
            *rest = after(rest, b':');
            next_value(rest)
        });
    }
}

impl<'a> Iterator for Fields<'a> {
    type Item = (&'a str, &'a str);

    fn next(&mut self) -> Option<(&'a str, &'a str)> {
        let name = next_value(&mut self.0)?;
        self.0 = after(self.0, b':');
        Some((name, next_value(&mut self.0)?)).inspect(|_| self.0 = after(self.0, b','))
    }
}

/// The items of a list.
pub(super) struct Items<'a>(&'a str);

impl<'a> Items<'a> {
    pub(super) fn of(list: &'a str) -> Items<'a> {
        Items(inside(list))
    }

    /// Passes the items with which what is left of two lists begins alike, and says how many they are.
    pub(super) fn pass_alike(&mut self, other: &mut Items<'_>) -> usize {
        pass_alike(&mut self.0, &mut other.0, next_value)
    }
}

impl<'a> Iterator for Items<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        next_value(&mut self.0).inspect(|_| self.0 = after(self.0, b','))
    }
}

/// Passes what two texts have alike, part by part. Only the one of them is looked into for that: mostly
/// the same program wrote both, and most of them is the same.
fn pass_alike<'a>(one: &mut &'a str, other: &mut &str, pass: impl Fn(&mut &'a str) -> Option<&'a str>) -> usize {
    for n_passed in 0.. {
        let mut rest = *one;
        if pass(&mut rest).is_none() {
            return n_passed;
        }
        rest = after(rest, b',');
        let (part, is_last) = (&one[..one.len() - rest.len()], rest.is_empty());
        match other.strip_prefix(part) {
            // Without the comma after it, a part of the other may be longer.
            Some(rest_of_other) if !is_last || rest_of_other.is_empty() => (*one, *other) = (rest, rest_of_other),
            Some(_) | None => return n_passed,
        }
    }
    unreachable!("a text ends")
}

fn inside(brackets: &str) -> &str {
    brackets[1..brackets.len() - 1].trim_ascii_start()
}

/// The text after a sign, if it comes next.
fn after(text: &str, sign: u8) -> &str {
    let text = text.trim_ascii_start();
    match text.as_bytes().first() {
        Some(&first) if first == sign => text[1..].trim_ascii_start(),
        _ => text,
    }
}

/// Takes the value off with which a text begins.
fn next_value<'a>(text: &mut &'a str) -> Option<&'a str> {
    let (value, rest) = text.split_at(end_of_value(text.as_bytes()));
    *text = rest;
    Some(value.trim_ascii_end()).filter(|value| !value.is_empty())
}

/// What means something in JSON outside of texts.
const SIGNS: [bool; 256] = {
    let mut signs = [false; 256];
    let all = b"\"{}[],:";
    let mut n = 0;
    while n < all.len() {
        signs[all[n] as usize] = true;
        n += 1;
    }
    signs
};

/// Where the value ends with which a text begins.
fn end_of_value(text: &[u8]) -> usize {
    let mut depth = 0_usize;
    let mut at = 0;
    while let Some(n_passed) = text[at..].iter().position(|&it| SIGNS[usize::from(it)]) {
        at += n_passed;
        match text[at] {
            b'"' => {
                at = end_of_text(text, at);
                if depth == 0 {
                    return at;
                }
                continue;
            }
            b'{' | b'[' => depth += 1,
            b'}' | b']' => {
                depth -= 1;
                if depth == 0 {
                    return at + 1;
                }
            }
            _ if depth == 0 => return at,
            _ => (),
        }
        at += 1;
    }
    text.len()
}

/// Where a text ends that begins with the quote here.
fn end_of_text(text: &[u8], quote: usize) -> usize {
    let mut at = quote + 1;
    while let Some(n_passed) = text[at..].iter().position(|it| matches!(it, b'"' | b'\\')) {
        at += n_passed;
        if text[at] == b'"' {
            return at + 1;
        }
        // What stands after a backslash is part of the text.
        at += 2;
    }
    text.len()
}

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
pub(super) struct Fields<'a>(&'a str);

impl<'a> Fields<'a> {
    pub(super) fn of(object: &'a str) -> Fields<'a> {
        Fields(inside(object))
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
}

impl<'a> Iterator for Items<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        next_value(&mut self.0).inspect(|_| self.0 = after(self.0, b','))
    }
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
    let end = end_of_value(text.as_bytes());
    let (value, rest) = text.split_at(end);
    *text = rest;
    Some(value.trim_ascii_end()).filter(|value| !value.is_empty())
}

/// Where the value ends with which a text begins.
fn end_of_value(text: &[u8]) -> usize {
    let mut depth = 0_usize;
    let mut at = 0;
    while at < text.len() {
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
            b',' | b':' if depth == 0 => return at,
            _ => (),
        }
        at += 1;
    }
    at
}

/// Where a text ends that begins with the quote here.
fn end_of_text(text: &[u8], quote: usize) -> usize {
    let mut at = quote + 1;
    loop {
        match text[at] {
            b'"' => return at + 1,
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
}

//! Values as they are written in JSON, together with where their parts are.
//!
//! Most of two views is alike. Whoever compares them passes what is alike as text, and must find out
//! where the rest begins and ends: that is noted while a value is written, so that nobody has to read
//! what the program has just written itself.

use std::{
    cell::{Cell, RefCell},
    io,
    ops::Range,
};

use serde::Serialize;
use serde_json::{Serializer, ser::Formatter, value::RawValue};

use crate::GameJson;

/// A value as it is written.
#[derive(Debug)]
pub struct Written {
    text: String,
    /// In the order in which they begin: a whole before its parts.
    parts: Vec<Place>,
}

/// Where a part is.
#[derive(Clone, Copy, Debug)]
struct Place {
    /// Where its name begins, or itself where it has none.
    begin: u32,
    value: u32,
    end: u32,
    /// How many parts have begun when it ends.
    n_begun: u32,
}

/// What a value of JSON is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Object,
    List,
    /// A text, a number, `true`, `false` or `null`.
    Plain,
}

/// A value, or a part of one.
#[derive(Clone, Copy)]
pub(super) struct Part<'a> {
    written: &'a Written,
    number: usize,
}

/// The fields of an object, or the items of a list.
#[derive(Clone)]
pub(super) struct Parts<'a> {
    written: &'a Written,
    left: Range<usize>,
}

impl Written {
    /// Writes a value.
    ///
    /// # Panics
    ///
    /// If the value is none that JSON has, or longer than four GiB.
    pub fn of(value: &impl Serialize) -> Written {
        Written::with_room(value, 0)
    }

    /// Writes a value, with room for so many bytes.
    ///
    /// # Panics
    ///
    /// If the value is none that JSON has, or longer than four GiB.
    pub fn with_room(value: &impl Serialize, room: usize) -> Written {
        let notes = Notes::default();
        notes.begin();
        let sheet = Sheet { text: Vec::with_capacity(room), notes: &notes };
        let mut writing = Serializer::with_formatter(sheet, Noting(&notes));
        value.serialize(&mut writing).expect("what is shown is made of words and numbers");
        notes.end();
        let text = String::from_utf8(writing.into_inner().text).expect("JSON is text");
        Written { text, parts: notes.parts.into_inner() }
    }

    /// The text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The text, as it is put into another value.
    pub fn json(&self) -> GameJson {
        raw(&self.text)
    }

    pub(super) fn whole(&self) -> Part<'_> {
        Part { written: self, number: 0 }
    }
}

impl From<Written> for String {
    fn from(written: Written) -> String {
        written.text
    }
}

impl<'a> Part<'a> {
    /// The value as it is written.
    pub(super) fn text(self) -> &'a str {
        let Place { value, end, .. } = self.place();
        &self.written.text[value as usize..end as usize]
    }

    /// The name that it has in its object, between quotes.
    pub(super) fn name(self) -> &'a str {
        let Place { begin, value, .. } = self.place();
        self.written.text[begin as usize..value as usize].trim_end_matches(':')
    }

    /// The name and the value.
    pub(super) fn text_with_name(self) -> &'a str {
        let Place { begin, end, .. } = self.place();
        &self.written.text[begin as usize..end as usize]
    }

    pub(super) fn kind(self) -> Kind {
        match self.text().as_bytes().first() {
            Some(b'{') => Kind::Object,
            Some(b'[') => Kind::List,
            _ => Kind::Plain,
        }
    }

    pub(super) fn parts(self) -> Parts<'a> {
        Parts { written: self.written, left: self.number + 1..self.place().n_begun as usize }
    }

    fn place(self) -> Place {
        self.written.parts[self.number]
    }
}

impl<'a> Iterator for Parts<'a> {
    type Item = Part<'a>;

    fn next(&mut self) -> Option<Part<'a>> {
        let part = Part { written: self.written, number: self.left.start };
        (!self.left.is_empty()).then(|| {
            self.left.start = part.place().n_begun as usize;
            part
        })
    }
}

pub(super) fn raw(text: &str) -> GameJson {
    RawValue::from_string(text.to_owned()).expect("a part of JSON is JSON")
}

/// What is noted while a value is written.
#[derive(Default)]
struct Notes {
    n_written: Cell<usize>,
    parts: RefCell<Vec<Place>>,
    /// The numbers of the parts that have not ended.
    open: RefCell<Vec<usize>>,
}

impl Notes {
    fn begin(&self) {
        let here = self.here();
        let mut parts = self.parts.borrow_mut();
        self.open.borrow_mut().push(parts.len());
        parts.push(Place { begin: here, value: here, end: here, n_begun: 0 });
    }

    fn value_begins(&self) {
        self.change(|place, here, _| place.value = here);
    }

    fn end(&self) {
        self.change(|place, here, n_begun| (place.end, place.n_begun) = (here, n_begun));
        self.open.borrow_mut().pop();
    }

    fn change(&self, change: impl FnOnce(&mut Place, u32, u32)) {
        let mut parts = self.parts.borrow_mut();
        let n_begun = length(parts.len());
        if let Some(&number) = self.open.borrow().last() {
            change(&mut parts[number], self.here(), n_begun);
        }
    }

    fn here(&self) -> u32 {
        length(self.n_written.get())
    }
}

fn length(n: usize) -> u32 {
    n.try_into().expect("nothing that is shown is as long as four GiB")
}

/// What is written on, and says how much it is.
struct Sheet<'a> {
    text: Vec<u8>,
    notes: &'a Notes,
}

impl io::Write for Sheet<'_> {
    fn write(&mut self, some: &[u8]) -> io::Result<usize> {
        self.write_all(some).map(|()| some.len())
    }

    fn write_all(&mut self, some: &[u8]) -> io::Result<()> {
        self.text.extend_from_slice(some);
        self.notes.n_written.set(self.text.len());
        Ok(())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Writes JSON as short as it can be, and notes its parts.
struct Noting<'a>(&'a Notes);

impl Formatter for Noting<'_> {
    fn begin_array_value<W: ?Sized + io::Write>(&mut self, writer: &mut W, first: bool) -> io::Result<()> {
        separate(writer, first)?;
        self.0.begin();
        Ok(())
    }

    fn end_array_value<W: ?Sized + io::Write>(&mut self, _: &mut W) -> io::Result<()> {
        self.0.end();
        Ok(())
    }

    fn begin_object_key<W: ?Sized + io::Write>(&mut self, writer: &mut W, first: bool) -> io::Result<()> {
        separate(writer, first)?;
        self.0.begin();
        Ok(())
    }

    fn begin_object_value<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        writer.write_all(b":")?;
        self.0.value_begins();
        Ok(())
    }

    fn end_object_value<W: ?Sized + io::Write>(&mut self, _: &mut W) -> io::Result<()> {
        self.0.end();
        Ok(())
    }
}

fn separate<W: ?Sized + io::Write>(writer: &mut W, first: bool) -> io::Result<()> {
    if first { Ok(()) } else { writer.write_all(b",") }
}

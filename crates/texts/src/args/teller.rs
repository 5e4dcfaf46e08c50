//! The serializer that takes a value apart into a path and arguments.

use std::fmt;

use serde::ser::{self, Serialize, Serializer};

use super::{
    Args, SeatName, Value,
    parts::{Fields, Things},
};
use crate::keys::{self, kebab};

/// The name of the type whose values are seats.
const SEAT: &str = "Seat";

/// What is passed for nothing.
const NOTHING: &str = "none";

/// What is passed for something that is told by its parts.
const SOMETHING: &str = "some";

/// What has been told so far.
pub(super) struct Telling<'a> {
    game: &'a str,
    seat_name: SeatName<'a>,
    is_word: &'a dyn Fn(&str) -> bool,
    pub(super) path: Vec<String>,
    pub(super) args: Args,
}

/// Where in the whole a value stands.
#[derive(Clone)]
pub(super) enum Place {
    /// It is the value itself, or the content of a variant on the way: variants lengthen
    /// the path.
    Path,
    /// It is the argument of this name, or a part of it.
    Argument(String),
    /// It is the number of the seat that is the argument of this name.
    Seat(String),
    /// It is in a list, where things are only counted.
    List,
}

/// What came of a value.
pub(super) enum Told {
    /// It has been told.
    Said,
    /// It has been counted: so many things.
    Counted(usize),
    /// It is the tag of an enum whose fields follow.
    Tag(String),
    /// It is the tag of an enum whose content follows as one field.
    TagBeforeContent(String),
}

/// Tells one value.
pub(super) struct Teller<'t, 'a> {
    pub(super) telling: &'t mut Telling<'a>,
    pub(super) place: Place,
    /// The type of the struct in which the value is the first field, and so perhaps a tag.
    pub(super) first_of: Option<&'static str>,
}

/// Something that cannot be told.
#[derive(Debug)]
pub(super) struct Untold(pub(super) String);

impl<'a> Telling<'a> {
    pub(super) fn new(game: &'a str, seat_name: SeatName<'a>, is_word: &'a dyn Fn(&str) -> bool) -> Self {
        Telling { game, seat_name, is_word, path: Vec::new(), args: Args::new() }
    }

    /// Passes a value as an argument; on the path, under `name`.
    pub(super) fn pass(&mut self, place: Place, name: &str, value: Value) {
        match place {
            Place::Path => self.args.set(name, value),
            Place::Argument(name) => self.args.set(name, value),
            Place::Seat(name) => match value {
                Value::Number(number) => self.args.set(name, (self.seat_name)(number.try_into().unwrap_or(0))),
                Value::Text(_) | Value::Seat(_) => self.args.set(name, value),
            },
            Place::List => (),
        }
    }

    /// A variant with content has been met; says where its content stands.
    pub(super) fn enter(&mut self, place: Place, kind: &str, variant: &str) -> Place {
        match place {
            Place::Path => {
                self.path.push(kebab(variant));
                Place::Path
            }
            Place::Argument(name) | Place::Seat(name) => {
                self.args.set(name.clone(), keys::word(self.game, kind, variant));
                Place::Argument(name)
            }
            Place::List => Place::List,
        }
    }
}

impl Place {
    /// The place of a field of what stands here.
    pub(super) fn field(&self, key: &str) -> Place {
        match self {
            Place::Path => Place::Argument(kebab(key)),
            Place::Argument(name) | Place::Seat(name) => {
                let mut longer = String::with_capacity(name.len() + key.len() + 4);
                longer.push_str(name);
                keys::push(&mut longer, key);
                Place::Argument(longer)
            }
            Place::List => Place::List,
        }
    }
}

impl<'t, 'a> Teller<'t, 'a> {
    /// Tells a value that is no first field.
    pub(super) fn at(place: Place, telling: &'t mut Telling<'a>) -> Self {
        Teller { telling, place, first_of: None }
    }

    fn number(self, number: impl TryInto<i64>) -> Result<Told, Untold> {
        self.telling.pass(self.place, "number", Value::Number(number.try_into().unwrap_or(i64::MAX)));
        Ok(Told::Said)
    }

    fn text(self, text: &str) -> Result<Told, Untold> {
        self.telling.pass(self.place, "text", text.into());
        Ok(Told::Said)
    }

    fn list(self) -> Things<'t, 'a> {
        Things::of(self.place, self.telling)
    }
}

impl<'t, 'a> Serializer for Teller<'t, 'a> {
    type Ok = Told;
    type Error = Untold;
    type SerializeSeq = Things<'t, 'a>;
    type SerializeTuple = Things<'t, 'a>;
    type SerializeTupleStruct = Things<'t, 'a>;
    type SerializeTupleVariant = Things<'t, 'a>;
    type SerializeMap = Fields<'t, 'a>;
    type SerializeStruct = Fields<'t, 'a>;
    type SerializeStructVariant = Fields<'t, 'a>;

    fn serialize_bool(self, v: bool) -> Result<Told, Untold> {
        self.text(if v { "true" } else { "false" })
    }

    fn serialize_i8(self, v: i8) -> Result<Told, Untold> {
        self.number(v)
    }

    fn serialize_i16(self, v: i16) -> Result<Told, Untold> {
        self.number(v)
    }

    fn serialize_i32(self, v: i32) -> Result<Told, Untold> {
        self.number(v)
    }

    fn serialize_i64(self, v: i64) -> Result<Told, Untold> {
        self.number(v)
    }

    fn serialize_u8(self, v: u8) -> Result<Told, Untold> {
        self.number(v)
    }

    fn serialize_u16(self, v: u16) -> Result<Told, Untold> {
        self.number(v)
    }

    fn serialize_u32(self, v: u32) -> Result<Told, Untold> {
        self.number(v)
    }

    fn serialize_u64(self, v: u64) -> Result<Told, Untold> {
        self.number(v)
    }

    fn serialize_f32(self, v: f32) -> Result<Told, Untold> {
        self.text(&v.to_string())
    }

    fn serialize_f64(self, v: f64) -> Result<Told, Untold> {
        self.text(&v.to_string())
    }

    fn serialize_char(self, v: char) -> Result<Told, Untold> {
        self.text(v.encode_utf8(&mut [0; 4]))
    }

    /// A text as the first field is the tag of an internally tagged enum.
    fn serialize_str(self, v: &str) -> Result<Told, Untold> {
        if self.first_of.is_some() { Ok(Told::Tag(v.to_owned())) } else { self.text(v) }
    }

    fn serialize_bytes(self, v: &[u8]) -> Result<Told, Untold> {
        self.text(&String::from_utf8_lossy(v))
    }

    /// Nothing as a whole answer ends the path.
    fn serialize_none(self) -> Result<Told, Untold> {
        match self.place {
            Place::Path => {
                self.telling.path.push(NOTHING.to_owned());
                Ok(Told::Said)
            }
            Place::Argument(_) | Place::Seat(_) | Place::List => self.text(NOTHING),
        }
    }

    /// Something of which only the parts are told is passed as `some` besides, so that a text can ask
    /// whether it is there.
    fn serialize_some<T: ?Sized + Serialize>(self, value: &T) -> Result<Told, Untold> {
        let told = value.serialize(Teller::at(self.place.clone(), &mut *self.telling))?;
        if let Place::Argument(name) = self.place
            && self.telling.args.get(&name).is_none()
        {
            self.telling.args.set(name, SOMETHING);
        }
        Ok(told)
    }

    fn serialize_unit(self) -> Result<Told, Untold> {
        Ok(Told::Said)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<Told, Untold> {
        Ok(Told::Said)
    }

    /// The tag of an adjacently tagged enum comes as a variant of that same enum.
    fn serialize_unit_variant(self, kind: &'static str, _: u32, variant: &'static str) -> Result<Told, Untold> {
        if self.first_of == Some(kind) {
            return Ok(Told::TagBeforeContent(variant.to_owned()));
        }
        let word = keys::word(self.telling.game, kind, variant);
        match self.place {
            Place::Path if !(self.telling.is_word)(&word) => self.telling.path.push(kebab(variant)),
            place => self.telling.pass(place, &kebab(kind), word.into()),
        }
        Ok(Told::Said)
    }

    fn serialize_newtype_struct<T: ?Sized + Serialize>(self, kind: &'static str, value: &T) -> Result<Told, Untold> {
        let place = match self.place {
            Place::Path => Place::Argument(kebab(kind)),
            place => place,
        };
        let place = match place {
            Place::Argument(name) if kind == SEAT => Place::Seat(name),
            place => place,
        };
        value.serialize(Teller::at(place, self.telling))
    }

    fn serialize_newtype_variant<T: ?Sized + Serialize>(
        self,
        kind: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<Told, Untold> {
        let place = match self.telling.enter(self.place, kind, variant) {
            Place::Path => Place::Path,
            within => within.field(variant),
        };
        value.serialize(Teller::at(place, self.telling))
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Things<'t, 'a>, Untold> {
        Ok(self.list())
    }

    fn serialize_tuple(self, _: usize) -> Result<Things<'t, 'a>, Untold> {
        Ok(self.list())
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Things<'t, 'a>, Untold> {
        Ok(self.list())
    }

    fn serialize_tuple_variant(
        self,
        kind: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Things<'t, 'a>, Untold> {
        let place = self.telling.enter(self.place, kind, variant);
        Ok(Teller::at(place, self.telling).list())
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Fields<'t, 'a>, Untold> {
        Ok(Fields::of("", self.place, self.telling))
    }

    fn serialize_struct(self, kind: &'static str, _: usize) -> Result<Fields<'t, 'a>, Untold> {
        Ok(Fields::of(kind, self.place, self.telling))
    }

    fn serialize_struct_variant(
        self,
        kind: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Fields<'t, 'a>, Untold> {
        let place = self.telling.enter(self.place, kind, variant);
        Ok(Fields::after_tag(kind, place, self.telling))
    }
}

impl fmt::Display for Untold {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for Untold {}

impl ser::Error for Untold {
    fn custom<T: fmt::Display>(why: T) -> Untold {
        Untold(why.to_string())
    }
}

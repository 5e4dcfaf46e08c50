//! What consists of parts: structs and maps, of which each field is told, and lists, which
//! are counted.

use serde::ser::{self, Serialize};

use super::teller::{Place, Teller, Telling, Told, Untold};

/// Tells the fields of a struct, or the entries of a map.
pub(super) struct Fields<'t, 'a> {
    telling: &'t mut Telling<'a>,
    place: Place,
    kind: &'static str,
    /// The key of the entry under way, in a map.
    key: String,
    is_first: bool,
    /// Whether the tag of an adjacently tagged enum has been met.
    content_follows: bool,
}

impl<'t, 'a> Fields<'t, 'a> {
    /// The fields of a value of type `kind`, the first of which may be its tag.
    pub(super) fn of(kind: &'static str, place: Place, telling: &'t mut Telling<'a>) -> Self {
        Fields { telling, place, kind, key: String::new(), is_first: true, content_follows: false }
    }

    /// The fields of a variant whose tag has been told.
    pub(super) fn after_tag(kind: &'static str, place: Place, telling: &'t mut Telling<'a>) -> Self {
        Fields { is_first: false, ..Fields::of(kind, place, telling) }
    }

    fn field<T: ?Sized + Serialize>(&mut self, key: &str, value: &T) -> Result<(), Untold> {
        let place = if self.content_follows { self.place.clone() } else { self.place.field(key) };
        let first_of = self.is_first.then_some(self.kind);
        self.is_first = false;
        match value.serialize(Teller { telling: &mut *self.telling, place, first_of })? {
            Told::Said | Told::Counted(_) => (),
            Told::Tag(tag) => _ = self.telling.enter(self.place.clone(), self.kind, &tag),
            Told::TagBeforeContent(tag) => {
                self.place = self.telling.enter(self.place.clone(), self.kind, &tag);
                self.content_follows = true;
            }
        }
        Ok(())
    }
}

impl ser::SerializeStruct for Fields<'_, '_> {
    type Ok = Told;
    type Error = Untold;

    fn serialize_field<T: ?Sized + Serialize>(&mut self, key: &'static str, value: &T) -> Result<(), Untold> {
        self.field(key, value)
    }

    fn end(self) -> Result<Told, Untold> {
        Ok(Told::Said)
    }
}

impl ser::SerializeStructVariant for Fields<'_, '_> {
    type Ok = Told;
    type Error = Untold;

    fn serialize_field<T: ?Sized + Serialize>(&mut self, key: &'static str, value: &T) -> Result<(), Untold> {
        self.field(key, value)
    }

    fn end(self) -> Result<Told, Untold> {
        Ok(Told::Said)
    }
}

impl ser::SerializeMap for Fields<'_, '_> {
    type Ok = Told;
    type Error = Untold;

    fn serialize_key<T: ?Sized + Serialize>(&mut self, key: &T) -> Result<(), Untold> {
        // As a first field, a key that is a text comes back as it is.
        let teller = Teller { telling: &mut *self.telling, place: Place::List, first_of: Some("") };
        match key.serialize(teller)? {
            Told::Tag(key) => self.key = key,
            Told::Said | Told::Counted(_) | Told::TagBeforeContent(_) => {
                return Err(Untold("the key of an entry is no text".to_owned()));
            }
        }
        Ok(())
    }

    fn serialize_value<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Untold> {
        let key = std::mem::take(&mut self.key);
        self.field(&key, value)
    }

    fn end(self) -> Result<Told, Untold> {
        Ok(Told::Said)
    }
}

/// Counts the things in a list.
pub(super) struct Things<'t, 'a> {
    telling: &'t mut Telling<'a>,
    place: Place,
    count: usize,
}

impl<'t, 'a> Things<'t, 'a> {
    /// The things in a list.
    pub(super) fn of(place: Place, telling: &'t mut Telling<'a>) -> Self {
        Things { telling, place, count: 0 }
    }

    fn thing<T: ?Sized + Serialize>(&mut self, thing: &T) -> Result<(), Untold> {
        self.count += match thing.serialize(Teller::at(Place::List, &mut *self.telling))? {
            Told::Counted(count) => count,
            Told::Said | Told::Tag(_) | Told::TagBeforeContent(_) => 1,
        };
        Ok(())
    }

    fn counted(self) -> Told {
        let count = self.place.field("count");
        self.telling.pass(count, "count", self.count.into());
        Told::Counted(self.count)
    }
}

impl ser::SerializeSeq for Things<'_, '_> {
    type Ok = Told;
    type Error = Untold;

    fn serialize_element<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Untold> {
        self.thing(value)
    }

    fn end(self) -> Result<Told, Untold> {
        Ok(self.counted())
    }
}

impl ser::SerializeTuple for Things<'_, '_> {
    type Ok = Told;
    type Error = Untold;

    fn serialize_element<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Untold> {
        self.thing(value)
    }

    fn end(self) -> Result<Told, Untold> {
        Ok(self.counted())
    }
}

impl ser::SerializeTupleStruct for Things<'_, '_> {
    type Ok = Told;
    type Error = Untold;

    fn serialize_field<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Untold> {
        self.thing(value)
    }

    fn end(self) -> Result<Told, Untold> {
        Ok(self.counted())
    }
}

impl ser::SerializeTupleVariant for Things<'_, '_> {
    type Ok = Told;
    type Error = Untold;

    fn serialize_field<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Untold> {
        self.thing(value)
    }

    fn end(self) -> Result<Told, Untold> {
        Ok(self.counted())
    }
}

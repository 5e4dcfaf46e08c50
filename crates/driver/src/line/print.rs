//! Values to words.

use std::fmt::Display;

use serde::{
    Serialize, Serializer,
    ser::{
        SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple, SerializeTupleStruct,
        SerializeTupleVariant,
    },
};

use crate::line::{LineError, is_word};

pub(crate) fn print<T: Serialize + ?Sized>(value: &T) -> Result<String, LineError> {
    let mut printer = Printer::default();
    value.serialize(&mut printer)?;
    Ok(printer.text)
}

#[derive(Default)]
struct Printer {
    text: String,
}

impl Printer {
    fn put(&mut self, word: impl Display) {
        use std::fmt::Write;
        let space = if self.text.is_empty() { "" } else { " " };
        write!(self.text, "{space}{word}").expect("writing to memory succeeds");
    }

    fn put_name(&mut self, name: &str) -> Result<(), LineError> {
        if !is_word(name) {
            return Err(unwritable(&format!("the name {name:?}")));
        }
        self.put(name);
        Ok(())
    }
}

fn unwritable(what: &str) -> LineError {
    LineError::Unwritable { what: what.to_owned() }
}

impl<'a> Serializer for &'a mut Printer {
    type Ok = ();
    type Error = LineError;
    type SerializeSeq = Counted<'a>;
    type SerializeTuple = Self;
    type SerializeTupleStruct = Self;
    type SerializeTupleVariant = Self;
    type SerializeMap = Counted<'a>;
    type SerializeStruct = Self;
    type SerializeStructVariant = Self;

    fn serialize_bool(self, value: bool) -> Result<(), LineError> {
        self.put(if value { "yes" } else { "no" });
        Ok(())
    }

    fn serialize_i8(self, value: i8) -> Result<(), LineError> {
        self.serialize_i64(value.into())
    }

    fn serialize_i16(self, value: i16) -> Result<(), LineError> {
        self.serialize_i64(value.into())
    }

    fn serialize_i32(self, value: i32) -> Result<(), LineError> {
        self.serialize_i64(value.into())
    }

    fn serialize_i64(self, value: i64) -> Result<(), LineError> {
        self.put(value);
        Ok(())
    }

    fn serialize_u8(self, value: u8) -> Result<(), LineError> {
        self.serialize_u64(value.into())
    }

    fn serialize_u16(self, value: u16) -> Result<(), LineError> {
        self.serialize_u64(value.into())
    }

    fn serialize_u32(self, value: u32) -> Result<(), LineError> {
        self.serialize_u64(value.into())
    }

    fn serialize_u64(self, value: u64) -> Result<(), LineError> {
        self.put(value);
        Ok(())
    }

    fn serialize_f32(self, _: f32) -> Result<(), LineError> {
        Err(unwritable("a fraction"))
    }

    fn serialize_f64(self, _: f64) -> Result<(), LineError> {
        Err(unwritable("a fraction"))
    }

    fn serialize_char(self, _: char) -> Result<(), LineError> {
        Err(unwritable("a character"))
    }

    fn serialize_str(self, _: &str) -> Result<(), LineError> {
        Err(unwritable("free text"))
    }

    fn serialize_bytes(self, _: &[u8]) -> Result<(), LineError> {
        Err(unwritable("a string of bytes"))
    }

    fn serialize_none(self) -> Result<(), LineError> {
        self.put("-");
        Ok(())
    }

    /// A value that is written as nothing, or begins as `None` does, could not be told
    /// from `None` when it is read.
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), LineError> {
        let words = print(value)?;
        if words.is_empty() || words == "-" || words.starts_with("- ") {
            return Err(unwritable("an option of what may be written as nothing"));
        }
        self.put(words);
        Ok(())
    }

    fn serialize_unit(self) -> Result<(), LineError> {
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), LineError> {
        Ok(())
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<(), LineError> {
        self.put_name(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result<(), LineError> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), LineError> {
        self.put_name(variant)?;
        value.serialize(self)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Counted<'a>, LineError> {
        Ok(Counted { printer: self, items: Printer::default(), count: 0 })
    }

    fn serialize_tuple(self, _: usize) -> Result<Self, LineError> {
        Ok(self)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self, LineError> {
        Ok(self)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Self, LineError> {
        self.put_name(variant)?;
        Ok(self)
    }

    fn serialize_map(self, length: Option<usize>) -> Result<Counted<'a>, LineError> {
        self.serialize_seq(length)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, LineError> {
        Ok(self)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Self, LineError> {
        self.put_name(variant)?;
        Ok(self)
    }
}

/// A sequence or map: its items are counted while they are written, for not every
/// sequence knows its length beforehand.
struct Counted<'a> {
    printer: &'a mut Printer,
    items: Printer,
    count: usize,
}

impl Counted<'_> {
    /// An item has to have words, so that a count that was tampered with cannot ask for
    /// more items than the line has words.
    fn put_item<T: Serialize + ?Sized>(&mut self, item: &T) -> Result<(), LineError> {
        let words = print(item)?;
        if words.is_empty() {
            return Err(unwritable("a sequence of nothing"));
        }
        self.items.put(words);
        Ok(())
    }

    fn put_all(self) {
        self.printer.put(self.count);
        if self.count > 0 {
            self.printer.put(self.items.text);
        }
    }
}

impl SerializeSeq for Counted<'_> {
    type Ok = ();
    type Error = LineError;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), LineError> {
        self.count += 1;
        self.put_item(value)
    }

    fn end(self) -> Result<(), LineError> {
        self.put_all();
        Ok(())
    }
}

impl SerializeMap for Counted<'_> {
    type Ok = ();
    type Error = LineError;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), LineError> {
        self.count += 1;
        self.put_item(key)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), LineError> {
        value.serialize(&mut self.items)
    }

    fn end(self) -> Result<(), LineError> {
        self.put_all();
        Ok(())
    }
}

/// Fields are written one after the other, without their names.
macro_rules! fields_in_order {
    ($($trait:ident :: $method:ident ($($name:ty)?);)+) => { $(
        impl $trait for &mut Printer {
            type Ok = ();
            type Error = LineError;

            fn $method<T: Serialize + ?Sized>(&mut self, $(_: $name,)? value: &T) -> Result<(), LineError> {
                value.serialize(&mut **self)
            }

            fn end(self) -> Result<(), LineError> {
                Ok(())
            }
        }
    )+ };
}

fields_in_order! {
    SerializeTuple::serialize_element();
    SerializeTupleStruct::serialize_field();
    SerializeTupleVariant::serialize_field();
    SerializeStruct::serialize_field(&'static str);
    SerializeStructVariant::serialize_field(&'static str);
}

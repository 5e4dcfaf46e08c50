//! Words to values.

use serde::{
    Deserializer,
    de::{
        DeserializeSeed, EnumAccess, IntoDeserializer, MapAccess, SeqAccess, VariantAccess, Visitor,
        value::StrDeserializer,
    },
};

use crate::line::{Expected, LineError, Words};

/// Reads what the type asks for from the next words.
pub(crate) struct Reader<'a, 'w>(pub(crate) &'a mut Words<'w>);

impl Reader<'_, '_> {
    fn take_count(&mut self) -> Result<usize, LineError> {
        // Each item has at least one word, so a greater number is false, and is refused
        // before anybody sets memory aside for it. The first word left is the count itself.
        let most = self.0.left().saturating_sub(1);
        Ok(self.0.take_number(0, most as u64)? as usize)
    }

    fn no_such_form<T>(what: &str) -> Result<T, LineError> {
        Err(LineError::Unwritable { what: what.to_owned() })
    }
}

/// Reads a number of the type that the visitor asks for.
macro_rules! numbers {
    ($($deserialize:ident $visit:ident $number:ty;)+) => { $(
        fn $deserialize<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, LineError> {
            visitor.$visit(self.0.take_number(<$number>::MIN, <$number>::MAX)?)
        }
    )+ };
}

impl<'de> Deserializer<'de> for Reader<'_, '_> {
    type Error = LineError;

    numbers! {
        deserialize_i8 visit_i8 i8;
        deserialize_i16 visit_i16 i16;
        deserialize_i32 visit_i32 i32;
        deserialize_i64 visit_i64 i64;
        deserialize_u8 visit_u8 u8;
        deserialize_u16 visit_u16 u16;
        deserialize_u32 visit_u32 u32;
        deserialize_u64 visit_u64 u64;
    }

    /// The words do not say what they are. This is asked only for the content of a tagged
    /// variant that has none, and for types that have no form in words; those refuse.
    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, LineError> {
        visitor.visit_unit()
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, LineError> {
        let word = self.0.take_one_of(&["yes", "no"])?;
        visitor.visit_bool(word == 0)
    }

    fn deserialize_f32<V: Visitor<'de>>(self, _: V) -> Result<V::Value, LineError> {
        Self::no_such_form("a fraction")
    }

    fn deserialize_f64<V: Visitor<'de>>(self, _: V) -> Result<V::Value, LineError> {
        Self::no_such_form("a fraction")
    }

    fn deserialize_char<V: Visitor<'de>>(self, _: V) -> Result<V::Value, LineError> {
        Self::no_such_form("a character")
    }

    fn deserialize_str<V: Visitor<'de>>(self, _: V) -> Result<V::Value, LineError> {
        Self::no_such_form("free text")
    }

    fn deserialize_string<V: Visitor<'de>>(self, _: V) -> Result<V::Value, LineError> {
        Self::no_such_form("free text")
    }

    fn deserialize_bytes<V: Visitor<'de>>(self, _: V) -> Result<V::Value, LineError> {
        Self::no_such_form("a string of bytes")
    }

    fn deserialize_byte_buf<V: Visitor<'de>>(self, _: V) -> Result<V::Value, LineError> {
        Self::no_such_form("a string of bytes")
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, LineError> {
        if self.0.peek() == Some("-") {
            self.0.take_one_of(&["-"])?;
            return visitor.visit_none();
        }
        visitor.visit_some(self)
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, LineError> {
        visitor.visit_unit()
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, LineError> {
        visitor.visit_unit()
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, LineError> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(mut self, visitor: V) -> Result<V::Value, LineError> {
        let left = self.take_count()?;
        visitor.visit_seq(Items { words: self.0, left })
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, length: usize, visitor: V) -> Result<V::Value, LineError> {
        visitor.visit_seq(Items { words: self.0, left: length })
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        length: usize,
        visitor: V,
    ) -> Result<V::Value, LineError> {
        self.deserialize_tuple(length, visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(mut self, visitor: V) -> Result<V::Value, LineError> {
        let left = self.take_count()?;
        visitor.visit_map(Items { words: self.0, left })
    }

    /// Also the way in which an answer with its question is read: as a struct of the two.
    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, LineError> {
        self.deserialize_tuple(fields.len(), visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, LineError> {
        let name = self.0.take(|| Expected::OneOf(variants))?;
        visitor.visit_enum(Variant { words: self.0, name })
    }

    /// Names that a type knows without telling us beforehand. If there is none, the type
    /// says what it would have taken when it refuses an empty one.
    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, LineError> {
        match self.0.take(|| Expected::Word) {
            Ok(word) => visitor.visit_str(word),
            Err(LineError::Missing { at, expected }) => match visitor.visit_str::<LineError>("") {
                Err(LineError::Unexpected { expected, .. }) => Err(LineError::Missing { at, expected }),
                Ok(_) | Err(_) => Err(LineError::Missing { at, expected }),
            },
            Err(error) => Err(error),
        }
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, LineError> {
        visitor.visit_unit()
    }
}

/// Items or fields, one after the other.
struct Items<'a, 'w> {
    words: &'a mut Words<'w>,
    left: usize,
}

impl Items<'_, '_> {
    fn next<'de, T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, LineError> {
        if self.left == 0 {
            return Ok(None);
        }
        self.left -= 1;
        seed.deserialize(Reader(self.words)).map(Some)
    }
}

impl<'de> SeqAccess<'de> for Items<'_, '_> {
    type Error = LineError;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, LineError> {
        self.next(seed)
    }
}

impl<'de> MapAccess<'de> for Items<'_, '_> {
    type Error = LineError;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, LineError> {
        self.next(seed)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, LineError> {
        seed.deserialize(Reader(self.words))
    }
}

/// A variant whose name has been read.
struct Variant<'a, 'w> {
    words: &'a mut Words<'w>,
    name: &'w str,
}

impl<'a, 'w, 'de> EnumAccess<'de> for Variant<'a, 'w> {
    type Error = LineError;
    type Variant = Reader<'a, 'w>;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self::Variant), LineError> {
        let name: StrDeserializer<'_, LineError> = self.name.into_deserializer();
        let variant = seed.deserialize(name).map_err(|error| error.about(self.words.last()))?;
        Ok((variant, Reader(self.words)))
    }
}

impl<'de> VariantAccess<'de> for Reader<'_, '_> {
    type Error = LineError;

    fn unit_variant(self) -> Result<(), LineError> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, LineError> {
        seed.deserialize(self)
    }

    fn tuple_variant<V: Visitor<'de>>(self, length: usize, visitor: V) -> Result<V::Value, LineError> {
        self.deserialize_tuple(length, visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, LineError> {
        self.deserialize_tuple(fields.len(), visitor)
    }
}

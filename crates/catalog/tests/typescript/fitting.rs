//! Whether JSON is what a type says: every field that has to be there, and none besides.

use serde_json::Value;

use super::{Field, Module, Type};

impl Module {
    /// Checks that a value is of the type of this name.
    pub(crate) fn check(&self, name: &str, value: &Value) {
        let it = self.get(name).unwrap_or_else(|| panic!("there is no type {name}"));
        assert!(self.fits(&it.of, value), "no {name}: {value}");
    }

    fn fits(&self, of: &Type, value: &Value) -> bool {
        match (of, value) {
            (Type::Name(name), _) => match (name.as_str(), value) {
                ("unknown", _)
                | ("number", Value::Number(_))
                | ("string", Value::String(_))
                | ("boolean", Value::Bool(_))
                | ("true", Value::Bool(true))
                | ("null", Value::Null) => true,
                ("number" | "string" | "boolean" | "true" | "null", _) => false,
                (name, _) => self.get(name).is_some_and(|it| self.fits(&it.of, value)),
            },
            (Type::Made(name, parts), _) => {
                self.get(name).is_some_and(|it| self.fits(&it.of.made_for(&it.parameters, parts), value))
            }
            (Type::Word(word), Value::String(it)) => word == it,
            (Type::Array(of), Value::Array(them)) => them.iter().all(|it| self.fits(of, it)),
            (Type::Tuple(parts), Value::Array(them)) => {
                parts.len() == them.len() && parts.iter().zip(them).all(|(of, it)| self.fits(of, it))
            }
            (Type::Map(of), Value::Object(them)) => them.values().all(|it| self.fits(of, it)),
            (Type::Any(parts), _) => parts.iter().any(|of| self.fits(of, value)),
            (Type::Object(_) | Type::All(_), Value::Object(them)) => self.shapes(of).iter().any(|shape| {
                let has = |field: &Field| match them.get(&field.name) {
                    Some(it) => self.fits(&field.of, it),
                    None => field.is_optional,
                };
                shape.iter().all(has) && them.keys().all(|key| shape.iter().any(|field| field.name == *key))
            }),
            (_, _) => false,
        }
    }

    /// The fields that an object can have: of one alternative, of another.
    fn shapes(&self, of: &Type) -> Vec<Vec<Field>> {
        match of {
            Type::Object(fields) => vec![fields.clone()],
            Type::Name(name) => self.get(name).map(|it| self.shapes(&it.of)).unwrap_or_default(),
            Type::Any(parts) => parts.iter().flat_map(|of| self.shapes(of)).collect(),
            Type::All(parts) => parts.iter().fold(vec![Vec::new()], |shapes, of| {
                let more = self.shapes(of);
                let with = |shape: &Vec<Field>| {
                    more.iter().map(|it| shape.iter().chain(it).cloned().collect()).collect::<Vec<Vec<_>>>()
                };
                shapes.iter().flat_map(with).collect()
            }),
            // A part of the language: any of the fields may be left out.
            Type::Made(name, parts) if name == "Partial" => {
                let mut shapes: Vec<_> = parts.iter().flat_map(|of| self.shapes(of)).collect();
                shapes.iter_mut().flatten().for_each(|field| field.is_optional = true);
                shapes
            }
            Type::Made(name, parts) => {
                let made = self.get(name).map(|it| it.of.made_for(&it.parameters, parts));
                made.map(|of| self.shapes(&of)).unwrap_or_default()
            }
            Type::Word(_) | Type::Array(_) | Type::Tuple(_) | Type::Map(_) => Vec::new(),
        }
    }
}

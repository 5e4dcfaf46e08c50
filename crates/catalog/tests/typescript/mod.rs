//! TypeScript as far as the client's types need it: read from what `ts-rs` writes, written
//! so that people can read it, and compared with JSON.

mod fitting;
mod printing;
mod reading;

use std::any::TypeId;

use ts_rs::{Config, TS, TypeVisitor};

/// The types of one module.
#[derive(Default)]
pub(crate) struct Module {
    /// The names of those that were asked for.
    roots: Vec<String>,
    /// Those and all that they are made of, in no order: `ts-rs` tells them in any.
    declarations: Vec<Declaration>,
}

struct Declaration {
    name: String,
    /// What it is made for: `T` in `SlotView<T>`.
    parameters: Vec<String>,
    docs: String,
    of: Type,
    rust: TypeId,
}

/// A type, as it is written down.
#[derive(Clone, Debug, PartialEq)]
enum Type {
    /// `number`, or another declaration.
    Name(String),
    /// `SlotView<Event>`: a declaration that is made for several types.
    Made(String, Vec<Type>),
    /// `"lunar-mine"`
    Word(String),
    /// `Array<Station>`
    Array(Box<Type>),
    /// `[string, string]`
    Tuple(Vec<Type>),
    /// `{ [key in string]: number }`
    Map(Box<Type>),
    /// `{ fuel: number }`
    Object(Vec<Field>),
    /// `{ rule: "turn" } & Turn`
    All(Vec<Type>),
    /// `Seat | null`
    Any(Vec<Type>),
}

#[derive(Clone, Debug, PartialEq)]
struct Field {
    docs: String,
    name: String,
    is_optional: bool,
    of: Type,
}

impl Module {
    /// The same with a type, and all that it is made of.
    #[must_use]
    pub(crate) fn with<T: TS + 'static>(mut self) -> Module {
        self.roots.push(T::ident(&config()));
        self.visit::<T>();
        self
    }

    /// Each field of each type, as `Turn.must-pass`.
    pub(crate) fn fields(&self) -> Vec<String> {
        let mut fields = Vec::new();
        for declaration in &self.declarations {
            declaration.of.each_field(&mut |name| fields.push(format!("{}.{name}", declaration.name)));
        }
        fields
    }

    fn get(&self, name: &str) -> Option<&Declaration> {
        self.declarations.iter().find(|it| it.name == name)
    }

    /// The declarations as they are read: each type before what it is made of.
    fn in_order(&self) -> Vec<&Declaration> {
        let mut ordered = Vec::new();
        self.roots.iter().for_each(|root| self.put_in_order(root, &mut ordered));
        assert_eq!(ordered.len(), self.declarations.len(), "whatever was found is named somewhere");
        ordered
    }

    fn put_in_order<'a>(&'a self, name: &str, ordered: &mut Vec<&'a Declaration>) {
        let Some(it) = self.get(name).filter(|it| !ordered.iter().any(|other| other.name == it.name)) else { return };
        ordered.push(it);
        it.of.each_name(&mut |name| self.put_in_order(name, ordered));
    }
}

impl Type {
    fn each_name(&self, of: &mut impl FnMut(&str)) {
        match self {
            Type::Name(name) => of(name),
            Type::Made(name, parts) => {
                of(name);
                parts.iter().for_each(|it| it.each_name(of));
            }
            Type::Word(_) => (),
            Type::Array(part) | Type::Map(part) => part.each_name(of),
            Type::Tuple(parts) | Type::All(parts) | Type::Any(parts) => parts.iter().for_each(|it| it.each_name(of)),
            Type::Object(fields) => fields.iter().for_each(|field| field.of.each_name(of)),
        }
    }

    fn each_field(&self, of: &mut impl FnMut(&str)) {
        match self {
            Type::Name(_) | Type::Word(_) => (),
            Type::Array(part) | Type::Map(part) => part.each_field(of),
            Type::Made(_, parts) | Type::Tuple(parts) | Type::All(parts) | Type::Any(parts) => {
                parts.iter().for_each(|it| it.each_field(of));
            }
            Type::Object(fields) => {
                for field in fields {
                    of(&field.name);
                    field.of.each_field(of);
                }
            }
        }
    }

    /// The same with these types in the place of the parameters.
    fn made_for(&self, parameters: &[String], parts: &[Type]) -> Type {
        let made = |of: &Type| of.made_for(parameters, parts);
        let each = |them: &[Type]| them.iter().map(made).collect();
        match self {
            Type::Name(name) => {
                let part = parameters.iter().zip(parts).find(|(parameter, _)| *parameter == name);
                part.map_or_else(|| self.clone(), |(_, part)| part.clone())
            }
            Type::Made(name, of) => Type::Made(name.clone(), each(of)),
            Type::Word(_) => self.clone(),
            Type::Array(of) => Type::Array(Box::new(made(of))),
            Type::Map(of) => Type::Map(Box::new(made(of))),
            Type::Tuple(of) => Type::Tuple(each(of)),
            Type::All(of) => Type::All(each(of)),
            Type::Any(of) => Type::Any(each(of)),
            Type::Object(fields) => {
                Type::Object(fields.iter().map(|field| Field { of: made(&field.of), ..field.clone() }).collect())
            }
        }
    }
}

/// How `ts-rs` writes: every number that is sent is small enough to be one.
fn config() -> Config {
    Config::new().with_large_int("number")
}

impl TypeVisitor for Module {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Numbers, lists and whatever else is part of the language have no declaration.
        if T::output_path().is_none() {
            T::visit_generics(self);
            return;
        }
        let config = config();
        let (name, rust) = (T::ident(&config), TypeId::of::<T::WithoutGenerics>());
        if let Some(other) = self.declarations.iter().find(|it| it.name == name) {
            assert_eq!(other.rust, rust, "two types are called {name}");
            return;
        }
        let docs = reading::plain(&T::docs().unwrap_or_default());
        let (parameters, of) = reading::declared(&T::decl(&config));
        self.declarations.push(Declaration { name, parameters, docs, of, rust });
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

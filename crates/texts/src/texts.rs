//! All texts of a language, by their keys.

use std::sync::{Arc, OnceLock};

use fluent_bundle::{FluentResource, concurrent::FluentBundle};

use crate::{
    Args, Language,
    embedded::FILES,
    names::{self, Names},
};

/// All texts of a language.
pub struct Texts {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    names: Arc<Names>,
    keys: Vec<String>,
    faults: Vec<String>,
}

/// Why something could not be said as it should.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unsaid {
    /// The language has no such text.
    NoSuchText,
    /// The text does not fit its arguments.
    Flawed {
        /// What came of it all the same.
        text: String,
        /// What is wrong.
        flaws: Vec<String>,
    },
}

impl Texts {
    /// The texts of a language, read when they are first needed.
    pub fn of(language: Language) -> &'static Texts {
        static ALL: [OnceLock<Texts>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
        ALL[language as usize].get_or_init(|| {
            let files = FILES.iter().filter(|(code, _, _)| *code == language.code());
            let english = (language != Language::English).then(|| Texts::of(Language::English).names.clone());
            Texts::read(language, files.map(|&(_, file, text)| (file, text)), english)
        })
    }

    /// Reads texts: each file's name, and what it says.
    fn read<'a>(
        language: Language,
        files: impl IntoIterator<Item = (&'a str, &'a str)>,
        english: Option<Arc<Names>>,
    ) -> Texts {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        bundle.set_use_isolating(false);
        let (mut own, mut keys, mut faults) = (Names::default(), Vec::new(), Vec::new());
        for (file, text) in files {
            let mut fault = |what: String| faults.push(format!("{language}/{file}: {what}"));
            let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, errors)| {
                errors.iter().for_each(|error| fault(error.to_string()));
                resource
            });
            own.read(&resource);
            keys.extend(resource.entries().filter_map(message_key).map(str::to_owned));
            if let Err(errors) = bundle.add_resource(resource) {
                errors.iter().for_each(|error| fault(error.to_string()));
            }
        }
        keys.sort();
        keys.dedup();
        let names = names::teach(&mut bundle, own, english).expect("nothing else is called NAME or GENDER");
        Texts { language, bundle, names, keys, faults }
    }

    /// The files of a language as they are written, what a family says once for each of its games.
    pub fn written(language: Language) -> impl Iterator<Item = &'static str> {
        FILES.iter().filter(move |(code, _, _)| *code == language.code()).map(|(_, _, text)| *text)
    }

    /// The language of these texts.
    pub fn language(&self) -> Language {
        self.language
    }

    /// What the text says. A text that is missing is said in English, and one that is
    /// missing there too is replaced by its key: ⟨key⟩.
    pub fn say(&self, key: &str, args: &Args) -> String {
        self.say_or_stand_in(key, None, args)
    }

    /// What an attribute of the text says, with the same stand-ins as [`Texts::say`].
    pub fn attribute(&self, key: &str, attribute: &str, args: &Args) -> String {
        self.say_or_stand_in(key, Some(attribute), args)
    }

    /// What the text or its attribute says in this language, without stand-ins.
    pub fn try_say(&self, key: &str, attribute: Option<&str>, args: &Args) -> Result<String, Unsaid> {
        let message = self.bundle.get_message(key).ok_or(Unsaid::NoSuchText)?;
        let pattern = match attribute {
            Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
            None => message.value(),
        };
        let mut errors = Vec::new();
        let args = args.for_fluent();
        let text = self.bundle.format_pattern(pattern.ok_or(Unsaid::NoSuchText)?, Some(&args), &mut errors);
        if errors.is_empty() {
            return Ok(text.into_owned());
        }
        let flaws = errors.iter().map(|error| error.to_string()).collect();
        Err(Unsaid::Flawed { text: text.into_owned(), flaws })
    }

    /// Whether the language has a text of its own with this key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// Whether the language has a text of its own with this key and attribute.
    pub fn has_attribute(&self, key: &str, attribute: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.get_attribute(attribute).is_some())
    }

    /// The keys of all texts of the language, in alphabetical order.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.keys.iter().map(String::as_str)
    }

    /// The attributes of a text, in the order in which they are written.
    pub fn attributes(&self, key: &str) -> impl Iterator<Item = &str> {
        let message = self.bundle.get_message(key);
        message.into_iter().flat_map(|message| message.attributes().map(|attribute| attribute.id()).collect::<Vec<_>>())
    }

    /// What could not be read in the files of this language. Always empty in a program
    /// that passed its tests.
    pub fn faults(&self) -> &[String] {
        &self.faults
    }

    fn say_or_stand_in(&self, key: &str, attribute: Option<&str>, args: &Args) -> String {
        match self.try_say(key, attribute, args) {
            Ok(text) | Err(Unsaid::Flawed { text, .. }) => text,
            Err(Unsaid::NoSuchText) if self.language != Language::English => {
                Texts::of(Language::English).say_or_stand_in(key, attribute, args)
            }
            Err(Unsaid::NoSuchText) => match attribute {
                Some(attribute) => format!("⟨{key}.{attribute}⟩"),
                None => format!("⟨{key}⟩"),
            },
        }
    }
}

fn message_key<'a>(entry: &'a fluent_syntax::ast::Entry<&str>) -> Option<&'a str> {
    match entry {
        fluent_syntax::ast::Entry::Message(message) => Some(message.id.name),
        _ => None,
    }
}

#[cfg(test)]
mod tests;

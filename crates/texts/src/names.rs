//! Names in their grammatical forms, and the two functions that texts call for them.
//!
//! Fluent cannot refer to a message whose key comes in an argument. So a word comes as its
//! key, and `NAME($station, case: "acc")` looks up the attribute `.acc` of the message with
//! that key, or its value if it has no such attribute; `GENDER($station)` looks up
//! `.gender`. What is no key, above all a name that somebody typed, is left as it is, and
//! its gender is `other`.

use std::{collections::BTreeMap, sync::Arc};

use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue, concurrent::FluentBundle};
use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement},
    unicode::unescape_unicode_to_string,
};

/// The gender of what has none.
const NO_GENDER: &str = "other";

/// All messages that could be names: those that say the same whatever the arguments.
#[derive(Debug, Default)]
pub(crate) struct Names(BTreeMap<String, Forms>);

/// A name and its forms.
#[derive(Debug, Default)]
struct Forms {
    plain: Option<String>,
    others: BTreeMap<String, String>,
}

impl Names {
    /// Takes the names from a file of texts.
    pub(crate) fn read(&mut self, resource: &FluentResource) {
        for entry in resource.entries() {
            let Entry::Message(message) = entry else { continue };
            let form = |pattern| plain_text(pattern);
            let attributes = message.attributes.iter();
            let forms = Forms {
                plain: message.value.as_ref().and_then(form),
                others: attributes.filter_map(|it| Some((it.id.name.to_owned(), form(&it.value)?))).collect(),
            };
            self.0.entry(message.id.name.to_owned()).or_insert(forms);
        }
    }

    /// A name in one of its forms, or plainly if it has no such form.
    pub(crate) fn name(&self, key: &str, case: Option<&str>) -> Option<&str> {
        let forms = self.0.get(key)?;
        let form = case.and_then(|case| forms.others.get(case));
        form.or(forms.plain.as_ref()).map(String::as_str)
    }

    /// The gender of a name.
    pub(crate) fn gender(&self, key: &str) -> Option<&str> {
        self.0.get(key)?.others.get("gender").map(String::as_str)
    }
}

/// What a pattern says, if no argument can change it.
fn plain_text(pattern: &Pattern<&str>) -> Option<String> {
    let part = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => Some((*value).to_owned()),
        PatternElement::Placeable { expression: Expression::Inline(InlineExpression::StringLiteral { value }) } => {
            Some(unescape_unicode_to_string(value).into_owned())
        }
        PatternElement::Placeable { .. } => None,
    };
    pattern.elements.iter().map(part).collect()
}

/// Teaches a bundle the functions `NAME` and `GENDER`. Names that `own` lacks are taken
/// from `english`.
pub(crate) fn teach(
    bundle: &mut FluentBundle<FluentResource>,
    own: Names,
    english: Option<Arc<Names>>,
) -> Result<Arc<Names>, FluentError> {
    let own = Arc::new(own);

    let names = (own.clone(), english);
    bundle.add_function("NAME", move |positional, named| {
        let Some(FluentValue::String(key)) = positional.first() else {
            return positional.first().cloned().unwrap_or(FluentValue::Error);
        };
        let case = case_of(named);
        let (own, english) = &names;
        let in_english = || english.as_ref().and_then(|names| names.name(key, None));
        match own.name(key, case).or_else(in_english) {
            Some(name) => FluentValue::from(name.to_owned()),
            None => FluentValue::String(key.clone()),
        }
    })?;

    let names = own.clone();
    bundle.add_function("GENDER", move |positional, _| {
        let gender = match positional.first() {
            Some(FluentValue::String(key)) => names.gender(key),
            _ => None,
        };
        FluentValue::from(gender.unwrap_or(NO_GENDER).to_owned())
    })?;
    Ok(own)
}

fn case_of<'a>(named: &'a FluentArgs<'_>) -> Option<&'a str> {
    match named.get("case") {
        Some(FluentValue::String(case)) => Some(case),
        _ => None,
    }
}

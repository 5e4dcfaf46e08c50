//! What changed from one view to the next, as edits of JSON.
//!
//! A view of some games is long, and little of it changes with one answer. So a client that has
//! seen a view is told what is different in the next one. Edits are made from two views that this
//! client may see, and from nothing else: whoever has the one view and the edits knows what
//! whoever has both views knows, and no more.
//!
//! The texts of the two views are compared as they are, part by part; only parts that differ are
//! looked into.

mod known;
mod written;

use serde::Serialize;
use serde_json::Value;

use crate::GameJson;
pub use known::Known;
pub use written::Written;
use written::{Kind, Part, Parts, raw};

/// What changed in a view after some of the events of a moment.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Change {
    /// After how many of the events that are heard of the moment.
    pub after: usize,
    /// What is different in the view then, in order.
    pub edits: Vec<Edit>,
}

/// Something that is different in a view.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Edit {
    /// Some items of a list are gone, and others are there instead.
    Cut {
        /// Where the list is.
        at: Vec<Way>,
        /// Before how many items of the list nothing is cut.
        from: usize,
        /// How many are gone.
        cut: usize,
        /// What is there instead.
        #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
        put: Vec<GameJson>,
    },
    /// Another value is there, or a field that was not there.
    Put {
        /// Where.
        at: Vec<Way>,
        /// The value.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        put: GameJson,
    },
    /// A field is gone.
    Gone {
        /// Where it was.
        gone: Vec<Way>,
    },
    /// Several edits of one part, whose ways begin there.
    Within {
        /// Where the part is.
        at: Vec<Way>,
        /// What is different in it, in order.
        edits: Vec<Edit>,
    },
}

/// A step on the way from the whole view to one of its parts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Way {
    /// Into the field of this name.
    Field(String),
    /// To the item of a list that comes after so many others.
    Item(usize),
}

/// The edits that make one value of the other; none if they are the same.
pub fn between(before: &Written, after: &Written) -> Vec<Edit> {
    let mut edits = Edits { at: Vec::new(), made: Vec::new() };
    edits.compare(before.whole(), after.whole());
    edits.made
}

/// What a client makes of a value with edits as they are sent. Nothing if they are edits of another
/// value: then the whole value has to be asked for.
pub fn changed(mut value: Value, edits: &[Value]) -> Option<Value> {
    for edit in edits {
        let way = edit.get("at").or_else(|| edit.get("gone"))?.as_array()?;
        if let Some(gone) = edit.get("gone") {
            let (last, way) = gone.as_array()?.split_last()?;
            part(&mut value, way)?.as_object_mut()?.remove(last.as_str()?)?;
        } else if let Some(edits) = edit.get("edits") {
            let part = part(&mut value, way)?;
            *part = changed(part.take(), edits.as_array()?)?;
        } else if let Some(from) = edit.get("from") {
            let list = part(&mut value, way)?.as_array_mut()?;
            let from = usize::try_from(from.as_u64()?).ok()?;
            let end = from.checked_add(usize::try_from(edit.get("cut")?.as_u64()?).ok()?)?;
            if end > list.len() {
                return None;
            }
            list.splice(from..end, edit.get("put")?.as_array()?.iter().cloned());
        } else {
            let put = edit.get("put")?.clone();
            match way.split_last() {
                None => value = put,
                Some((last, way)) => match (part(&mut value, way)?, last) {
                    (Value::Object(fields), Value::String(name)) => _ = fields.insert(name.clone(), put),
                    (Value::Array(items), last) => *items.get_mut(place(last)?)? = put,
                    (_, _) => return None,
                },
            }
        }
    }
    Some(value)
}

/// A table as it follows from what a viewer is told of it.
#[derive(Clone, Debug, Default)]
pub struct Following(Value);

impl Following {
    /// Hears a message. A table from which something was left out gets what follows.
    ///
    /// # Panics
    ///
    /// If what is told does not fit together.
    pub fn hear(&mut self, message: &mut Value) {
        match message["type"].as_str() {
            Some("table") if message["follows"] == true => {
                assert!(message.get("view").is_none(), "whoever follows is not sent the view again");
                self.take_over(message);
                *message = self.0.clone();
            }
            Some("table") => self.0 = message.clone(),
            Some("presence") => {
                let kind = self.0["type"].clone();
                self.take_over(message);
                self.0["type"] = kind;
            }
            Some("happened") => {
                for change in message["changes"].as_array().into_iter().flatten() {
                    let edits = change["edits"].as_array().expect("a change has edits");
                    self.0["view"] = changed(self.0["view"].take(), edits).expect("the edits fit the view");
                }
            }
            _ => (),
        }
    }

    fn take_over(&mut self, message: &Value) {
        for (name, value) in message.as_object().into_iter().flatten() {
            self.0[name] = value.clone();
        }
    }
}

/// The part of a value to which a way leads.
fn part<'a>(value: &'a mut Value, way: &[Value]) -> Option<&'a mut Value> {
    way.iter().try_fold(value, |value, step| match (value, step) {
        (Value::Object(fields), Value::String(name)) => fields.get_mut(name),
        (Value::Array(items), step) => items.get_mut(place(step)?),
        (_, _) => None,
    })
}

fn place(step: &Value) -> Option<usize> {
    usize::try_from(step.as_u64()?).ok()
}

/// Edits that are being made, and where the comparison is.
struct Edits {
    at: Vec<Way>,
    made: Vec<Edit>,
}

impl Edits {
    fn compare(&mut self, before: Part<'_>, after: Part<'_>) {
        if before.text() == after.text() {
            return;
        }
        let n_made = self.made.len();
        match (before.kind(), after.kind()) {
            (Kind::Object, Kind::Object) => self.compare_fields(before.parts(), after.parts()),
            (Kind::List, Kind::List) => self.compare_items(before.parts(), after.parts()),
            (_, _) => return self.put(after),
        }
        self.gather(n_made);
        // Where the parts say more than the whole, the whole is put.
        let parts: usize = self.made[n_made..].iter().map(Edit::len).sum();
        if parts >= Edit::put_len(&self.at, after.text()) {
            self.made.truncate(n_made);
            self.put(after);
        }
    }

    /// Makes one edit of those that were made last, where the way to them is long enough to be told once.
    fn gather(&mut self, n_made: usize) {
        let n_repeated = (self.made.len() - n_made).saturating_sub(1);
        if n_repeated * way_len(&self.at) > WITHIN_LEN {
            let edits = self.made.drain(n_made..).map(|edit| edit.below(self.at.len())).collect();
            self.made.push(Edit::Within { at: self.at.clone(), edits });
        }
    }

    /// The same program wrote both: mostly they have the same fields in the same order.
    fn compare_fields(&mut self, mut old: Parts<'_>, mut new: Parts<'_>) {
        loop {
            let (rest_of_old, rest_of_new) = (old.clone(), new.clone());
            match (old.next(), new.next()) {
                (None, None) => return,
                (Some(was), Some(is)) if was.text_with_name() == is.text_with_name() => (),
                (Some(was), Some(is)) if was.name() == is.name() => {
                    self.within(field(is), |edits| edits.compare(was, is));
                }
                (_, _) => return self.compare_other_fields(&rest_of_old, rest_of_new),
            }
        }
    }

    /// Compares fields in whichever order they are.
    fn compare_other_fields(&mut self, old: &Parts<'_>, new: Parts<'_>) {
        let named = |parts: &Parts<'_>, name: &str| parts.clone().any(|part| part.name() == name);
        for gone in old.clone().filter(|was| !named(&new, was.name())) {
            self.within(field(gone), |edits| edits.made.push(Edit::Gone { gone: edits.at.clone() }));
        }
        for is in new {
            match old.clone().find(|was| was.name() == is.name()) {
                Some(was) => self.within(field(is), |edits| edits.compare(was, is)),
                None => self.within(field(is), |edits| edits.put(is)),
            }
        }
    }

    fn compare_items(&mut self, mut old: Parts<'_>, mut new: Parts<'_>) {
        let mut head = 0;
        let (old, new) = loop {
            let rest = (old.clone(), new.clone());
            match (old.next(), new.next()) {
                (Some(was), Some(is)) if was.text() == is.text() => head += 1,
                (_, _) => break rest,
            }
        };
        let (old, new): (Vec<_>, Vec<_>) = (old.collect(), new.collect());
        let tail = old.iter().rev().zip(new.iter().rev()).take_while(|(was, is)| was.text() == is.text()).count();
        let (old, new) = (&old[..old.len() - tail], &new[..new.len() - tail]);
        if old.len() == new.len() {
            for (n, (&was, &is)) in old.iter().zip(new).enumerate() {
                self.within(Way::Item(head + n), |edits| edits.compare(was, is));
            }
            return;
        }
        let put = new.iter().map(|item| raw(item.text())).collect();
        self.made.push(Edit::Cut { at: self.at.clone(), from: head, cut: old.len(), put });
    }

    fn put(&mut self, value: Part<'_>) {
        self.made.push(Edit::Put { at: self.at.clone(), put: raw(value.text()) });
    }

    fn within(&mut self, way: Way, make: impl FnOnce(&mut Edits)) {
        self.at.push(way);
        make(self);
        self.at.pop();
    }
}

/// About how many bytes it takes to send that some edits are within a part, without the way to it.
const WITHIN_LEN: usize = 19;

impl Edit {
    /// The same edit seen from so many steps further on its way.
    fn below(mut self, n_steps: usize) -> Edit {
        match &mut self {
            Edit::Cut { at, .. } | Edit::Put { at, .. } | Edit::Gone { gone: at } | Edit::Within { at, .. } => {
                at.drain(..n_steps);
            }
        }
        self
    }

    /// About how many bytes it takes to send.
    fn len(&self) -> usize {
        match self {
            Edit::Cut { at, put, .. } => way_len(at) + 32 + put.iter().map(|item| item.get().len() + 1).sum::<usize>(),
            Edit::Put { at, put } => Edit::put_len(at, put.get()),
            Edit::Gone { gone } => way_len(gone) + 12,
            Edit::Within { at, edits } => {
                way_len(at) + WITHIN_LEN + edits.iter().map(|edit| edit.len() + 1).sum::<usize>()
            }
        }
    }

    fn put_len(at: &[Way], value: &str) -> usize {
        way_len(at) + 18 + value.len()
    }
}

fn way_len(at: &[Way]) -> usize {
    let step = |way: &Way| match way {
        Way::Field(name) => name.len() + 3,
        Way::Item(_) => 3,
    };
    at.iter().map(step).sum()
}

/// A field by its name.
fn field(part: Part<'_>) -> Way {
    Way::Field(serde_json::from_str(part.name()).expect("the name of a field is a text"))
}

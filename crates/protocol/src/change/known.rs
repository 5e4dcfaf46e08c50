//! What a viewer knows of a table, so that they are not told it again.

use std::hash::{BuildHasher, RandomState};

use super::scan::Fields;

/// What a viewer was last told of each field of a table: only enough to see whether it is the same.
#[derive(Debug, Default)]
pub struct Known {
    hasher: RandomState,
    /// For each name its last value.
    fields: Vec<(u64, u64)>,
}

impl Known {
    /// A table as it is sent to somebody who gets everything.
    pub fn whole(&mut self, table: String) -> String {
        self.fields.clear();
        self.note(&table);
        table
    }

    /// A table as it is sent to somebody who follows: its number, and what is otherwise than they know.
    pub fn news(&mut self, table: &str) -> String {
        let mut news = String::with_capacity(table.len());
        for (name, value) in Fields::of(table) {
            let is_told = match name {
                r#""type""# | r#""n""# | r#""follows""# => true,
                // It follows from the one before.
                r#""view""# => false,
                _ => self.is_news(name, value),
            };
            if is_told {
                news.push(if news.is_empty() { '{' } else { ',' });
                news.extend([name, ":", value]);
            }
        }
        news.push('}');
        news
    }

    /// Notes the fields of a table that another message brings.
    pub fn note(&mut self, message: &str) {
        for (name, value) in Fields::of(message) {
            self.is_news(name, value);
        }
    }

    /// Whether a field has another value than was known; it is known then.
    fn is_news(&mut self, name: &str, value: &str) -> bool {
        let [name, value] = [name, value].map(|text| self.hasher.hash_one(text));
        match self.fields.iter_mut().find(|field| field.0 == name) {
            Some(field) => std::mem::replace(&mut field.1, value) != value,
            None => {
                self.fields.push((name, value));
                true
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_follows_is_told_what_is_otherwise() {
        let mut known = Known::default();
        let first = r#"{"type":"table","n":1,"seats":[1,2],"follows":false,"view":{"a":1},"asked":null}"#.to_owned();

        assert_eq!(known.whole(first.clone()), first);

        let next = r#"{"type":"table","n":2,"seats":[1,2],"follows":true,"view":null,"asked":{"seats":[1]}}"#;
        assert_eq!(known.news(next), r#"{"type":"table","n":2,"follows":true,"asked":{"seats":[1]}}"#);
        assert_eq!(known.news(next), r#"{"type":"table","n":2,"follows":true}"#);
    }

    #[test]
    fn what_another_message_has_told_since_is_known() {
        let mut known = Known::default();
        let table = r#"{"type":"table","n":1,"seats":[1],"follows":true,"view":null}"#;
        known.whole(table.to_owned());

        known.note(r#"{"type":"presence","seats":[2]}"#);

        assert_eq!(known.news(table), r#"{"type":"table","n":1,"seats":[1],"follows":true}"#, "it is as before that");
        assert_eq!(known.news(table), r#"{"type":"table","n":1,"follows":true}"#);
    }
}

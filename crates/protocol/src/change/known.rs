//! What a viewer knows of a table, so that they are not told it again.

use std::hash::{BuildHasher, RandomState};

use super::{Part, Written};

/// What a viewer was last told of each field of a table: only enough to see whether it is the same.
#[derive(Debug, Default)]
pub struct Known {
    hasher: RandomState,
    /// For each name its last value.
    fields: Vec<(u64, u64)>,
}

impl Known {
    /// A table as it is sent to somebody who gets everything.
    pub fn whole(&mut self, table: Written) -> String {
        self.fields.clear();
        self.note(&table);
        table.into()
    }

    /// A table as it is sent to somebody who follows: its number, and what is otherwise than they know.
    pub fn news(&mut self, table: &Written) -> String {
        let mut news = String::with_capacity(table.text().len());
        for field in table.whole().parts() {
            let is_told = match field.name() {
                r#""type""# | r#""n""# | r#""follows""# => true,
                // It follows from the one before.
                r#""view""# => false,
                _ => self.is_news(field),
            };
            if is_told {
                news.push(if news.is_empty() { '{' } else { ',' });
                news.push_str(field.text_with_name());
            }
        }
        news.push('}');
        news
    }

    /// Notes the fields of a table that another message brings.
    pub fn note(&mut self, message: &Written) {
        for field in message.whole().parts() {
            self.is_news(field);
        }
    }

    /// Whether a field has another value than was known; it is known then.
    fn is_news(&mut self, field: Part<'_>) -> bool {
        let [name, value] = [field.name(), field.text()].map(|text| self.hasher.hash_one(text));
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
    use serde_json::{Value, json};

    use super::*;

    fn table(fields: &Value) -> Written {
        Written::of(fields)
    }

    fn news(known: &mut Known, fields: &Value) -> Value {
        serde_json::from_str(&known.news(&table(fields))).unwrap()
    }

    #[test]
    fn whoever_follows_is_told_what_is_otherwise() {
        let mut known = Known::default();
        let first = table(
            &json!({"type": "table", "n": 1, "seats": [1, 2], "follows": false, "view": {"a": 1}, "asked": null}),
        );
        let text = first.text().to_owned();

        assert_eq!(known.whole(first), text);

        let next =
            json!({"type": "table", "n": 2, "seats": [1, 2], "follows": true, "view": null, "asked": {"seats": [1]}});
        assert_eq!(news(&mut known, &next), json!({"type": "table", "n": 2, "follows": true, "asked": {"seats": [1]}}));
        assert_eq!(news(&mut known, &next), json!({"type": "table", "n": 2, "follows": true}));
    }

    #[test]
    fn what_another_message_has_told_since_is_known() {
        let mut known = Known::default();
        let first = json!({"type": "table", "n": 1, "seats": [1], "follows": true, "view": null});
        known.whole(table(&first));

        known.note(&table(&json!({"type": "presence", "seats": [2]})));

        let told = json!({"type": "table", "n": 1, "seats": [1], "follows": true});
        assert_eq!(news(&mut known, &first), told, "it is as before that");
        assert_eq!(news(&mut known, &first), json!({"type": "table", "n": 1, "follows": true}));
    }
}

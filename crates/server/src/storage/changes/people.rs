//! People as they are written, forgotten, and brought together.

use serde::Deserialize;
use serde_json::value::RawValue;

use super::Statements;
use crate::storage::{
    FORGOTTEN, Person, PersonId, StorageError, names,
    rows::{self, get},
    values::{integer, values},
    writer::Connected,
};

const PERSON: &str = "insert into people (id, name, folded, likeness, is_named, password, since, seen, epoch, ended) \
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (id) do update set name = excluded.name, \
     folded = excluded.folded, likeness = excluded.likeness, is_named = excluded.is_named, \
     password = excluded.password, since = excluded.since, seen = excluded.seen, \
     epoch = excluded.epoch, ended = excluded.ended;";

const MUTE: &str = "insert into mutes (muted_by, whom) values ($1, $2) on conflict do nothing;";
const UNMUTE: &str = "delete from mutes where muted_by = $1 and whom = $2;";

/// Where somebody sits, and what was noted of them there, to be written anew.
pub(in crate::storage) const SEATS_OF: &str =
    "select id, seats from tables where id in (select table_id from sitting where person = $1)";
pub(in crate::storage) const WORDS_OF: &str = "select table_id, n, body from moments where person = $1";

/// Whoever has the table does not know this row, and has to read it before they write.
const SEATS: &str = "update tables set seats = $1, edition = edition + 1 where id = $2;";
const WORDS: &str = "update moments set body = $1, person = $2 where table_id = $3 and n = $4;";

/// The statements that make a database forget a person; each begins with the person's id.
pub(in crate::storage) const FORGET: [&str; 9] = [
    "delete from people where id = $1;",
    "delete from mutes where muted_by = $1;",
    "delete from mutes where whom = $1;",
    "update tables set host = 'forgotten', edition = edition + 1 where host = $1;",
    "update results set person = null where person = $1;",
    "delete from ratings where person = $1;",
    "delete from barred where person = $1;",
    "delete from members where person = $1;",
    // A campaign goes to whoever came next; where nobody did, it goes altogether.
    "update campaigns set owner = coalesce((select person from members \
     where campaign = campaigns.id order by number limit 1), 'forgotten') where owner = $1;",
];

/// The statements that give everything of a guest to the person they have logged in as; each begins with
/// the ids of both.
pub(in crate::storage) const MERGE: [&str; 8] = [
    "update tables set host = $2, edition = edition + 1 where host = $1;",
    "insert into mutes (muted_by, whom) select $2, whom from mutes where muted_by = $1 and whom <> $2 \
     on conflict do nothing;",
    "insert into mutes (muted_by, whom) select muted_by, $2 from mutes where whom = $1 and muted_by <> $2 \
     on conflict do nothing;",
    "update results set person = $2 where person = $1;",
    // Of two ratings the one stays that follows from more games.
    "insert into ratings (person, game, rating, uncertainty, games) \
     select $2, game, rating, uncertainty, games from ratings where person = $1 \
     on conflict (person, game) do update set rating = excluded.rating, uncertainty = excluded.uncertainty, \
     games = excluded.games where excluded.games > ratings.games;",
    "insert into barred (person, table_id) select $2, table_id from barred where person = $1 on conflict do nothing;",
    "update campaigns set owner = $2 where owner = $1;",
    "insert into members (campaign, person, number, since) \
     select campaign, $2, number, since from members where person = $1 on conflict do nothing;",
];

/// What is left of the guest then.
const LEFT_OF_GUEST: [&str; 6] = [
    "delete from mutes where muted_by = $1;",
    "delete from mutes where whom = $1;",
    "delete from ratings where person = $1;",
    "delete from people where id = $1;",
    "delete from barred where person = $1;",
    "delete from members where person = $1;",
];

impl Statements {
    pub(super) fn person(&mut self, person: &Person) -> Result<(), StorageError> {
        let Person { id, name, is_named, password, since, seen, epoch, ended } = person;
        let (folded, likeness) = (names::folded(name), names::likeness(name));
        let (since, seen, ended) = (integer(*since)?, integer(*seen)?, rows::to_json(ended));
        let password = password.as_deref();
        self.say(PERSON, values![&id.0, name, folded, likeness, *is_named, password, since, seen, *epoch, ended]);
        Ok(())
    }

    pub(super) async fn forget(
        &mut self,
        person: &PersonId,
        connection: &mut impl Connected,
    ) -> Result<(), StorageError> {
        self.rename(person, None, connection).await?;
        FORGET.iter().for_each(|statement| self.say(statement, values![&person.0]));
        Ok(())
    }

    pub(super) async fn merge(
        &mut self,
        guest: &PersonId,
        into: &PersonId,
        connection: &mut impl Connected,
    ) -> Result<(), StorageError> {
        self.rename(guest, Some(into), connection).await?;
        MERGE.iter().for_each(|statement| self.say(statement, values![&guest.0, &into.0]));
        LEFT_OF_GUEST.iter().for_each(|statement| self.say(statement, values![&guest.0]));
        Ok(())
    }

    /// Puts another id wherever a person's stands in seats and words. Who becomes nobody loses their name
    /// as well.
    async fn rename(
        &mut self,
        person: &PersonId,
        into: Option<&PersonId>,
        connection: &mut impl Connected,
    ) -> Result<(), StorageError> {
        for row in connection.ask(SEATS_OF, values![&person.0]).await? {
            let (id, seats) = (rows::id(&row)?, rows::seats_renamed(&row, person, into)?);
            self.say(SEATS, values![seats, &id.0]);
        }
        let other = into.map_or(FORGOTTEN, |into| &*into.0);
        for row in connection.ask(WORDS_OF, values![&person.0]).await? {
            let (table, n, body) = (rows::table_id(&row)?, get::<i64>(&row, "n")?, get::<String>(&row, "body")?);
            self.say(WORDS, values![renamed(&body, other, into.is_none()), other, &table.0, n]);
        }
        Ok(())
    }

    pub(super) fn mute(&mut self, by: &PersonId, whom: &PersonId, muted: bool) {
        self.say(if muted { MUTE } else { UNMUTE }, values![&by.0, &whom.0]);
    }
}

/// The person that a moment's JSON is about, if it is JSON and says so.
pub(in crate::storage) fn person_in(body: &str) -> Option<String> {
    #[derive(Deserialize)]
    struct About {
        person: Option<String>,
    }
    serde_json::from_str::<About>(body).ok()?.person
}

/// The same JSON about another person, and without a name if it is nobody. Everything else of it stays as
/// it was written.
fn renamed(body: &str, other: &str, is_nobody: bool) -> String {
    let Ok(Fields(mut fields)) = serde_json::from_str(body) else { return body.to_owned() };
    for (field, value) in &mut fields {
        match &**field {
            "person" => *value = raw(&other),
            "name" if is_nobody => *value = raw(&""),
            "holder" if is_nobody => *value = without_name(value),
            _ => (),
        }
    }
    Fields(fields).to_json()
}

fn without_name(holder: &RawValue) -> Box<RawValue> {
    let Ok(Fields(mut fields)) = serde_json::from_str(holder.get()) else { return holder.to_owned() };
    fields.iter_mut().filter(|(field, _)| field == "name").for_each(|(_, value)| *value = raw(&""));
    RawValue::from_string(Fields(fields).to_json()).expect("fields of JSON are JSON")
}

fn raw(text: &&str) -> Box<RawValue> {
    serde_json::value::to_raw_value(text).expect("a text can be written as JSON")
}

/// The fields of a JSON object in their order, as they were written.
struct Fields(Vec<(String, Box<RawValue>)>);

impl Fields {
    fn to_json(&self) -> String {
        let field = |(name, value): &(String, Box<RawValue>)| format!("{}:{}", rows::to_json(name), value.get());
        format!("{{{}}}", self.0.iter().map(field).collect::<Vec<_>>().join(","))
    }
}

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Fields, D::Error> {
        struct Visitor;

        impl<'de> serde::de::Visitor<'de> for Visitor {
            type Value = Fields;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: serde::de::MapAccess<'de>>(self, mut map: A) -> Result<Fields, A::Error> {
                let mut fields = Vec::new();
                while let Some(field) = map.next_entry()? {
                    fields.push(field);
                }
                Ok(Fields(fields))
            }
        }

        deserializer.deserialize_map(Visitor)
    }
}

//! People as they are written, forgotten, and brought together.

use super::{Statements, integer};
use crate::storage::{Person, PersonId, StorageError, names, rows};

const PERSON: &str = "insert into people (id, name, folded, likeness, is_named, password, since, seen, epoch, ended) \
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (id) do update set name = excluded.name, \
     folded = excluded.folded, likeness = excluded.likeness, is_named = excluded.is_named, password = excluded.password, since = excluded.since, seen = excluded.seen, \
     epoch = excluded.epoch, ended = excluded.ended;";

const MUTE: &str = "insert into mutes (muted_by, whom) values (?, ?) on conflict do nothing;";
const UNMUTE: &str = "delete from mutes where muted_by = ? and whom = ?;";

/// The statements that make the database forget a person; each begins with the person's id.
pub(in crate::storage) const FORGET: [&str; 11] = [
    "delete from people where id = ?;",
    "delete from mutes where muted_by = ?;",
    "delete from mutes where whom = ?;",
    "update tables set host = 'forgotten' where host = ?;",
    "with gone (person) as (values (?)) update tables set seats = (select json_group_array(case \
     when value ->> 'person' = gone.person then json_replace(value, '$.person', 'forgotten', '$.name', '') \
     else json(value) end order by key) from json_each(seats), gone) \
     where id in (select table_id from sitting where person = (select person from gone));",
    "update moments set body = json_replace(body, '$.person', 'forgotten', '$.name', '', '$.holder.name', '') \
     where kind <> 'entry' and case when json_valid(body) then body ->> 'person' end = ?;",
    "update results set person = null where person = ?;",
    "delete from ratings where person = ?;",
    "delete from barred where person = ?;",
    "delete from members where person = ?;",
    // A campaign goes to whoever came next; where nobody did, it goes altogether.
    "with gone (person) as (values (?)) update campaigns set owner = coalesce((select person from members \
     where campaign = campaigns.id order by number limit 1), 'forgotten') \
     where owner = (select person from gone);",
];

/// The statements that make a guest the person they have logged in as; each begins with the
/// ids of both.
pub(in crate::storage) const MERGE: [&str; 16] = [
    "with both (guest, person) as (values (?, ?)) update tables set host = (select person from both) \
     where host = (select guest from both);",
    "with both (guest, person) as (values (?, ?)) update tables set seats = (select json_group_array(case \
     when value ->> 'person' = both.guest then json_replace(value, '$.person', both.person) \
     else json(value) end order by key) from json_each(seats), both) \
     where id in (select table_id from sitting where person = (select guest from both));",
    "with both (guest, person) as (values (?, ?)) \
     update moments set body = json_replace(body, '$.person', (select person from both)) \
     where kind <> 'entry' and case when json_valid(body) then body ->> 'person' end = (select guest from both);",
    "with both (guest, person) as (values (?, ?)) insert into mutes (muted_by, whom) select person, whom \
     from both join mutes on muted_by = guest where whom <> person on conflict do nothing;",
    "with both (guest, person) as (values (?, ?)) insert into mutes (muted_by, whom) select muted_by, person \
     from both join mutes on whom = guest where muted_by <> person on conflict do nothing;",
    "with both (guest, person) as (values (?, ?)) delete from mutes where muted_by = (select guest from both);",
    "with both (guest, person) as (values (?, ?)) delete from mutes where whom = (select guest from both);",
    "with both (guest, person) as (values (?, ?)) update results set person = (select person from both) \
     where person = (select guest from both);",
    // Of two ratings the one stays that follows from more games.
    "with both (guest, person) as (values (?, ?)) insert into ratings (person, game, rating, uncertainty, games) \
     select both.person, game, rating, uncertainty, games from both join ratings on ratings.person = guest where true \
     on conflict (person, game) do update set rating = excluded.rating, uncertainty = excluded.uncertainty, \
     games = excluded.games where excluded.games > ratings.games;",
    "with both (guest, person) as (values (?, ?)) delete from ratings where person = (select guest from both);",
    "with both (guest, person) as (values (?, ?)) delete from people where id = (select guest from both);",
    "with both (guest, person) as (values (?, ?)) insert into barred (person, table_id) select both.person, table_id \
     from both join barred on barred.person = guest where true on conflict do nothing;",
    "with both (guest, person) as (values (?, ?)) delete from barred where person = (select guest from both);",
    "with both (guest, person) as (values (?, ?)) update campaigns set owner = (select person from both) \
     where owner = (select guest from both);",
    "with both (guest, person) as (values (?, ?)) insert into members (campaign, person, number, since) \
     select campaign, both.person, number, since from both join members on members.person = guest where true \
     on conflict do nothing;",
    "with both (guest, person) as (values (?, ?)) delete from members where person = (select guest from both);",
];

impl Statements {
    pub(super) fn person(&mut self, person: &Person) -> Result<(), StorageError> {
        let Person { id, name, is_named, password, since, seen, epoch, ended } = person;
        self.sql.push_str(PERSON);
        self.add(&*id.0)?;
        self.add(&**name)?;
        self.add(names::folded(name))?;
        self.add(names::likeness(name))?;
        self.add(*is_named)?;
        self.add(password.as_deref())?;
        self.add(integer(*since)?)?;
        self.add(integer(*seen)?)?;
        self.add(i64::from(*epoch))?;
        self.add(rows::to_json(ended))
    }

    pub(super) fn forget(&mut self, person: &PersonId) -> Result<(), StorageError> {
        FORGET.iter().try_for_each(|statement| {
            self.sql.push_str(statement);
            self.add(&*person.0)
        })
    }

    pub(super) fn merge(&mut self, guest: &PersonId, into: &PersonId) -> Result<(), StorageError> {
        MERGE.iter().try_for_each(|statement| {
            self.sql.push_str(statement);
            self.add(&*guest.0)?;
            self.add(&*into.0)
        })
    }

    pub(super) fn mute(&mut self, by: &PersonId, whom: &PersonId, muted: bool) -> Result<(), StorageError> {
        self.sql.push_str(if muted { MUTE } else { UNMUTE });
        self.add(&*by.0)?;
        self.add(&*whom.0)
    }
}

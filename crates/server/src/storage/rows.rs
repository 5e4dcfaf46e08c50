//! Rows and what they mean: the words, the JSON, and the way back.

use std::{borrow::Cow, collections::BTreeMap};

use super::{
    FORGOTTEN, MomentKind, Person, PersonId, StorageError, StoredHolder, StoredMoment, StoredSeat, StoredSeed,
    StoredSight, StoredTable, TableId,
    values::{Column, Row},
};
use protocol::{AskMe, Newcomers, TableState, Visibility};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// The columns of a table but for its id, in the order in which they are written.
macro_rules! table_columns {
    () => {
        "game, state, visibility, host, due, at, n, open_seats, since, round, start_when_full, invitation, seed, \
         header, parent, parent_entries, options, pace, seats, clocks, waiting_for, frozen, name, waiting_since, \
         newcomers, seal, practice, mission, listed"
    };
}
pub(super) use table_columns;

/// A table, from a row with all its columns.
pub(super) fn table(row: &Row) -> Result<StoredTable, StorageError> {
    let seed = StoredSeed {
        bytes: get::<Vec<u8>>(row, "seed")?.try_into().map_err(|_| unreadable("seed", "not 32 bytes"))?,
        seal: get::<Option<Vec<u8>>>(row, "seal")?
            .map(|seal| seal.try_into().map_err(|_| unreadable("seal", "not 40 bytes")))
            .transpose()?,
    };
    let parent: Option<String> = get(row, "parent")?;
    let parent_entries: Option<i64> = get(row, "parent_entries")?;
    let frozen: Option<String> = get(row, "frozen")?;
    let due: Option<i64> = get(row, "due")?;
    let at = number(get(row, "at")?, "at")?;
    // Tables from before this was kept have waited since something last happened.
    let waiting_since: Option<i64> = get(row, "waiting_since")?;
    let mission: Option<String> = get(row, "mission")?;
    let seats: Vec<SeatRow<'static>> = json(row, "seats")?;
    let clocks: Vec<Option<u64>> = json(row, "clocks")?;
    if seats.len() != clocks.len() {
        return Err(unreadable("clocks", "not as many as seats"));
    }
    let parent = match (parent, parent_entries) {
        (Some(parent), Some(n)) => Some((TableId(parent), number(n, "parent_entries")?)),
        (None, None) => None,
        (Some(_), None) | (None, Some(_)) => return Err(unreadable("parent", "half of it is missing")),
    };
    Ok(StoredTable {
        id: TableId(get(row, "id")?),
        name: get(row, "name")?,
        game: get(row, "game")?,
        state: state_of(&get::<String>(row, "state")?)?,
        options: json::<BTreeMap<String, String>>(row, "options")?,
        pace: json(row, "pace")?,
        visibility: visibility_of(&get::<String>(row, "visibility")?)?,
        start_when_full: get(row, "start_when_full")?,
        newcomers: newcomers_of(&get::<String>(row, "newcomers")?)?,
        host: PersonId(get(row, "host")?),
        invitation: get(row, "invitation")?,
        seats: seats.into_iter().zip(clocks).map(|(seat, clock)| seat.with_clock(clock)).collect::<Result<_, _>>()?,
        seed,
        is_practice: get(row, "practice")?,
        mission: mission
            .map(|text| serde_json::from_str(&text).map_err(|error| unreadable("mission", error)))
            .transpose()?,
        header: get(row, "header")?,
        parent,
        round: number(get(row, "round")?, "round")?,
        waiting_for: json(row, "waiting_for")?,
        waiting_since: waiting_since.map_or(Ok(at), |since| number(since, "waiting_since"))?,
        due: due.map(|due| number(due, "due")).transpose()?,
        frozen: frozen
            .map(|text| serde_json::from_str(&text).map_err(|error| unreadable("frozen", error)))
            .transpose()?,
        n: number(get(row, "n")?, "n")?,
        since: number(get(row, "since")?, "since")?,
        at,
    })
}

/// A table's id.
pub(super) fn id(row: &Row) -> Result<TableId, StorageError> {
    Ok(TableId(get(row, "id")?))
}

/// The table that a row belongs to.
pub(super) fn table_id(row: &Row) -> Result<TableId, StorageError> {
    Ok(TableId(get(row, "table_id")?))
}

/// A moment.
pub(super) fn moment(row: &Row) -> Result<StoredMoment, StorageError> {
    Ok(StoredMoment {
        n: number(get(row, "n")?, "n")?,
        at: number(get(row, "at")?, "at")?,
        kind: kind_of(&get::<String>(row, "kind")?)?,
        body: get(row, "body")?,
    })
}

/// What a viewer last received.
pub(super) fn sight(row: &Row) -> Result<StoredSight, StorageError> {
    Ok(StoredSight { seats: json(row, "seats")?, n: number(get(row, "n")?, "n")?, body: get(row, "frame")? })
}

/// A person.
pub(super) fn person(row: &Row) -> Result<Person, StorageError> {
    Ok(Person {
        id: PersonId(get(row, "id")?),
        name: get(row, "name")?,
        is_named: get(row, "is_named")?,
        password: get(row, "password")?,
        since: number(get(row, "since")?, "since")?,
        seen: number(get(row, "seen")?, "seen")?,
        epoch: number(get(row, "epoch")?, "epoch")?,
        ended: json(row, "ended")?,
    })
}

/// A person's id, by the name of its column.
pub(super) fn person_id(row: &Row, column: &str) -> Result<PersonId, StorageError> {
    Ok(PersonId(get(row, column)?))
}

/// Those who hold the seats of a row.
pub(super) fn holders(row: &Row) -> Result<Vec<StoredHolder>, StorageError> {
    let seats: Vec<SeatRow<'static>> = json(row, "seats")?;
    seats.into_iter().map(|seat| Ok(seat.with_clock(None)?.holder)).collect()
}

/// The seats of a row as JSON, in which a person has become somebody else; nobody has their name if it is
/// `None` that they became.
pub(super) fn seats_renamed(row: &Row, person: &PersonId, into: Option<&PersonId>) -> Result<String, StorageError> {
    let mut seats: Vec<SeatRow<'static>> = json(row, "seats")?;
    for seat in &mut seats {
        match &mut seat.holder {
            HolderRow::Person { person: holder, name } | HolderRow::OutsideBot { person: holder, name, .. }
                if **holder == *person.0 =>
            {
                match into {
                    Some(into) => *holder = into.0.clone().into(),
                    None => (*holder, *name) = (FORGOTTEN.into(), "".into()),
                }
            }
            HolderRow::Open | HolderRow::Person { .. } | HolderRow::Bot { .. } | HolderRow::OutsideBot { .. } => (),
        }
    }
    Ok(to_json(&seats))
}

/// The seats as JSON, without their clocks.
pub(super) fn seats_json(seats: &[StoredSeat]) -> String {
    let rows: Vec<SeatRow<'_>> = seats.iter().map(SeatRow::of).collect();
    to_json(&rows)
}

/// Anything else as JSON.
pub(super) fn to_json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("values with names for keys can be written as JSON")
}

/// The word for a state.
pub(super) fn state_word(state: TableState) -> &'static str {
    match state {
        TableState::Waiting => "waiting",
        TableState::Playing => "playing",
        TableState::Over => "over",
        TableState::Frozen => "frozen",
    }
}

/// The word for who may find a table.
pub(super) fn visibility_word(visibility: Visibility) -> &'static str {
    match visibility {
        Visibility::Open => "open",
        Visibility::ByLink => "by-link",
    }
}

/// The word for whether somebody who comes anew may take a bot's seat.
pub(super) fn newcomers_word(newcomers: Newcomers) -> &'static str {
    match newcomers {
        Newcomers::Ask => "ask",
        Newcomers::Welcome => "welcome",
        Newcomers::Nobody => "nobody",
    }
}

/// The word for what lasts.
pub(super) fn kind_word(kind: MomentKind) -> &'static str {
    match kind {
        MomentKind::Entry => "entry",
        MomentKind::Began => "began",
        MomentKind::Seat => "seat",
        MomentKind::Chat => "chat",
        MomentKind::Followed => "followed",
    }
}

fn state_of(word: &str) -> Result<TableState, StorageError> {
    let states = [TableState::Waiting, TableState::Playing, TableState::Over, TableState::Frozen];
    states.into_iter().find(|&state| state_word(state) == word).ok_or_else(|| unreadable("state", word))
}

fn visibility_of(word: &str) -> Result<Visibility, StorageError> {
    let kinds = [Visibility::Open, Visibility::ByLink];
    kinds.into_iter().find(|&kind| visibility_word(kind) == word).ok_or_else(|| unreadable("visibility", word))
}

fn newcomers_of(word: &str) -> Result<Newcomers, StorageError> {
    let kinds = [Newcomers::Ask, Newcomers::Welcome, Newcomers::Nobody];
    kinds.into_iter().find(|&kind| newcomers_word(kind) == word).ok_or_else(|| unreadable("newcomers", word))
}

fn kind_of(word: &str) -> Result<MomentKind, StorageError> {
    let kinds = [MomentKind::Entry, MomentKind::Began, MomentKind::Seat, MomentKind::Chat, MomentKind::Followed];
    kinds.into_iter().find(|&kind| kind_word(kind) == word).ok_or_else(|| unreadable("kind", word))
}

/// A column of a row.
pub(super) fn get<T: Column>(row: &Row, column: &str) -> Result<T, StorageError> {
    row.get(column).map_err(|error| unreadable(column, error))
}

/// A column of JSON.
pub(super) fn json<T: DeserializeOwned>(row: &Row, column: &str) -> Result<T, StorageError> {
    serde_json::from_str(&get::<String>(row, column)?).map_err(|error| unreadable(column, error))
}

/// A number, as far as it fits.
pub(super) fn number<N: TryFrom<i64>>(value: i64, column: &str) -> Result<N, StorageError> {
    N::try_from(value).map_err(|_| unreadable(column, "out of range"))
}

fn unreadable(column: &str, error: impl std::fmt::Display) -> StorageError {
    StorageError::Unreadable { column: column.to_owned(), what: error.to_string() }
}

/// A seat in its JSON.
#[derive(Serialize, Deserialize)]
struct SeatRow<'a> {
    #[serde(flatten)]
    holder: HolderRow<'a>,
    #[serde(rename = "sitting-in", default, skip_serializing_if = "Option::is_none")]
    sitting_in: Option<Cow<'a, str>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    nonce: Option<String>,
    #[serde(default, skip_serializing_if = "is_default")]
    ask: AskMe,
}

fn is_default(ask: &AskMe) -> bool {
    *ask == AskMe::default()
}

/// Who holds a seat, in its JSON. The schema looks for `person` in it.
#[derive(Serialize, Deserialize)]
#[serde(tag = "holder", rename_all = "kebab-case")]
enum HolderRow<'a> {
    Open,
    Person { person: Cow<'a, str>, name: Cow<'a, str> },
    Bot { level: Cow<'a, str> },
    OutsideBot { person: Cow<'a, str>, name: Cow<'a, str>, token: Cow<'a, str> },
}

impl<'a> SeatRow<'a> {
    fn of(seat: &'a StoredSeat) -> SeatRow<'a> {
        let holder = match &seat.holder {
            StoredHolder::Open => HolderRow::Open,
            StoredHolder::Person { id, name } => HolderRow::Person { person: (&id.0).into(), name: name.into() },
            StoredHolder::Bot { level } => HolderRow::Bot { level: level.into() },
            StoredHolder::OutsideBot { id, name, token } => {
                HolderRow::OutsideBot { person: (&id.0).into(), name: name.into(), token: token.into() }
            }
        };
        let nonce = seat.nonce.as_ref().map(ToString::to_string);
        SeatRow { holder, sitting_in: seat.sitting_in.as_ref().map(Into::into), nonce, ask: seat.ask }
    }

    fn with_clock(self, clock: Option<u64>) -> Result<StoredSeat, StorageError> {
        let holder = match self.holder {
            HolderRow::Open => StoredHolder::Open,
            HolderRow::Person { person, name } => {
                StoredHolder::Person { id: PersonId(person.into_owned()), name: name.into_owned() }
            }
            HolderRow::Bot { level } => StoredHolder::Bot { level: level.into_owned() },
            HolderRow::OutsideBot { person, name, token } => StoredHolder::OutsideBot {
                id: PersonId(person.into_owned()),
                name: name.into_owned(),
                token: token.into_owned(),
            },
        };
        let nonce = self.nonce.map(|nonce| nonce.parse().map_err(|error| unreadable("seats", error))).transpose()?;
        Ok(StoredSeat { holder, sitting_in: self.sitting_in.map(Cow::into_owned), clock, nonce, ask: self.ask })
    }
}

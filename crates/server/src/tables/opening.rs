//! New tables: from nothing, as a mission of a campaign, as a rematch, or from a moment of a finished game.

use protocol::{NewTable, Pace, Problem, SeatWanted, TableState, Visibility};

use super::{Request, Tables, Who, requests::Following, task::Table};
use crate::{
    people::checked_table_name,
    problems::Code,
    storage::{Change, StoredHolder, StoredSeat, StoredTable, TableId, TableMission, campaigns},
};

/// The longest clock and the longest limit for a turn.
const LONGEST_CLOCK: u32 = 24 * 3600;
const LONGEST_TURN: u32 = 14 * 24;

impl Tables {
    /// Opens a table. It waits for players, or starts at once if no seat is open.
    pub async fn open(&self, who: &Who, new: NewTable) -> Result<TableId, Problem> {
        Ok(self.open_after(who, new, None).await?.0)
    }

    /// Opens a table for the next mission of a campaign, both or neither: nothing is written if another is
    /// under way.
    pub async fn open_mission(&self, who: &Who, new: NewTable, mission: TableMission) -> Result<TableId, Problem> {
        Ok(self.open_as(who, new, None, Some(mission)).await?.0)
    }

    /// Opens a table that follows a finished one: a rematch, or from after so many entries.
    pub async fn follow(
        &self,
        who: &Who,
        invitation: Option<String>,
        table: &TableId,
        entry: Option<usize>,
    ) -> Result<TableId, Problem> {
        let ask = |reply| Request::Follow { who: who.clone(), invitation, entry, reply };
        let Following { table: new, record } = self.ask(table, ask).await?;
        let parent = record.zip(entry).map(|(record, entry)| (table.clone(), record, entry));
        let (id, invitation) = self.open_after(who, new, parent).await?;
        let rematch = entry.is_none();
        if let Some(old) = self.found(table) {
            _ = old.send(Box::new(Request::Followed { table: id.clone(), rematch, invitation })).await;
        }
        Ok(id)
    }

    async fn open_after(
        &self,
        who: &Who,
        new: NewTable,
        parent: Option<(TableId, String, usize)>,
    ) -> Result<(TableId, String), Problem> {
        self.open_as(who, new, parent, None).await
    }

    /// Opens a table; says its id, and the secret part of its invitation link.
    async fn open_as(
        &self,
        who: &Who,
        new: NewTable,
        parent: Option<(TableId, String, usize)>,
        mission: Option<TableMission>,
    ) -> Result<(TableId, String), Problem> {
        let Who::Person { id: host, .. } = who else { return Err(Code::OnlyPeopleSit.into()) };
        let means = self.means();
        let door = means.games.get(&new.game).ok_or_else(|| Code::NoSuchGame { game: new.game.clone() })?;
        let players = new.seats.len().try_into().unwrap_or(u8::MAX);
        door.check(players, &new.options).map_err(|error| Problem::from(crate::games::Wrong::of(&error)))?;
        check_pace(new.pace)?;
        let name = new.name.as_deref().map(checked_table_name).transpose()?;
        let seats = new.seats.iter().map(|wanted| seat(who, wanted, |level| door.has_level(level)));
        let seats = seats.collect::<Result<Vec<StoredSeat>, Problem>>()?;
        let is_full = seats.iter().all(|seat| seat.holder != StoredHolder::Open);
        let now = (means.now)();
        let (parent, header) = match parent {
            Some((table, record, entry)) => (Some((table, entry)), Some(record)),
            None => (None, None),
        };
        let id = TableId(secret(16));
        let stored = StoredTable {
            seed: means.seals.seal(&id, (means.seeds)()),
            id,
            name,
            game: new.game,
            state: TableState::Waiting,
            options: new.options,
            pace: new.pace,
            visibility: new.visibility,
            start_when_full: new.start_when_full,
            host: host.clone(),
            invitation: secret(16),
            seats,
            newcomers: new.newcomers,
            is_practice: new.is_practice,
            mission,
            header,
            parent,
            round: 0,
            waiting_for: Vec::new(),
            waiting_since: now,
            due: None,
            frozen: None,
            n: 0,
            since: now,
            at: now,
        };
        let (id, invitation) = (stored.id.clone(), stored.invitation.clone());
        let campaign = stored.mission.as_ref().map(|mission| mission.campaign.clone());
        let opened = campaign.map(|it| Change::Campaign(it, campaigns::Change::Opened(id.clone(), now)));
        means.storage.write([Change::NewTable(Box::new(stored))].into_iter().chain(opened).collect()).await?;
        metrics::counter!("airlock_tables_opened_total").increment(1);
        if is_full {
            self.ask(&id, |reply| Request::Start { who: who.clone(), bots: None, reply }).await?;
        }
        Ok((id, invitation))
    }
}

impl Table {
    /// The same table once more: people sit where they sat if they come back, bots stay. A
    /// table that goes on from a moment is for whoever asked for it, the others are open.
    pub(super) fn again(&self, who: &Who, from_a_moment: bool) -> NewTable {
        let wanted = |holder: &StoredHolder| match holder {
            StoredHolder::Bot { level } => SeatWanted::Bot { level: level.clone() },
            StoredHolder::Person { id, .. } if Some(id) == who.person() => SeatWanted::Me,
            StoredHolder::Person { .. } | StoredHolder::OutsideBot { .. } | StoredHolder::Open => SeatWanted::Open,
        };
        let mut seats: Vec<SeatWanted> = self.stored.seats.iter().map(|seat| wanted(&seat.holder)).collect();
        let is_anywhere = seats.contains(&SeatWanted::Me);
        if from_a_moment
            && !is_anywhere
            && let Some(first) = seats.first_mut()
        {
            *first = SeatWanted::Me;
        }
        NewTable {
            game: self.stored.game.clone(),
            options: self.stored.options.clone(),
            seats,
            pace: self.stored.pace,
            visibility: if from_a_moment { Visibility::ByLink } else { self.stored.visibility },
            start_when_full: true,
            is_practice: self.stored.is_practice,
            name: self.stored.name.clone(),
            newcomers: self.stored.newcomers,
        }
    }
}

fn seat(who: &Who, wanted: &SeatWanted, has_level: impl Fn(&str) -> bool) -> Result<StoredSeat, Problem> {
    let holder = match (wanted, who) {
        (SeatWanted::Open, _) => StoredHolder::Open,
        (SeatWanted::Bot { level }, _) if has_level(level) => StoredHolder::Bot { level: level.clone() },
        (SeatWanted::Bot { level }, _) => return Err(Code::NoSuchLevel { level: level.to_owned() }.into()),
        (SeatWanted::Me, Who::Person { id, name }) => StoredHolder::Person { id: id.clone(), name: name.clone() },
        (SeatWanted::Me, Who::Token(_) | Who::Nobody) => return Err(Code::OnlyPeopleSit.into()),
    };
    Ok(StoredSeat { holder, ..StoredSeat::open() })
}

pub(super) fn check_pace(pace: Pace) -> Result<(), Problem> {
    let is_right = match pace {
        Pace::NoLimit => true,
        Pace::Live { seconds, gained } => (10..=LONGEST_CLOCK).contains(&seconds) && gained <= 3600,
        Pace::TurnBased { hours } => (1..=LONGEST_TURN).contains(&hours),
    };
    if is_right { Ok(()) } else { Err(Code::PaceOutOfRange.into()) }
}

/// Letters and digits that cannot be guessed: so many random bytes in base 32.
pub(crate) fn secret(bytes: usize) -> String {
    const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
    (0..bytes * 8 / 5 + 1).map(|_| char::from(DIGITS[usize::from(rand::random::<u8>() & 31)])).collect()
}

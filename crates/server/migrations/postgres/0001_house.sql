-- The house on PostgreSQL: the same as in a file, but for what this database does otherwise.
--
-- Ids are compared byte by byte, so that lists have one order wherever they are read. `at` is in no index of
-- tables: an answer changes no indexed column, and its row stays where it is.
--
-- Migrations are additive and never edited once released: a database remembers the text of
-- each that it has seen.

create table people (
    id text collate "C" primary key,
    name text not null,
    -- The name without regard to case, in all alphabets, and what it looks like: worked out by the program.
    folded text not null,
    likeness text not null,
    is_named boolean not null,
    password text,
    since bigint not null,
    seen bigint not null,
    -- Cookies that were issued in an earlier epoch are worth nothing any more.
    epoch bigint not null,
    -- Visits that were ended one by one since: a list of short texts.
    ended text not null
);

-- Guests may share a name; whoever can come back by it has it alone.
create unique index people_by_name on people (folded) where password is not null;
create index people_by_likeness on people (likeness) where password is not null;
create index guests_idle on people (seen) where password is null;

-- What is searched has a plain column; the rest of a table is JSON.
create table tables (
    id text collate "C" primary key,
    game text not null,
    state text not null check (state in ('waiting', 'playing', 'over', 'frozen')),
    visibility text not null check (visibility in ('open', 'by-link')),
    host text collate "C" not null,
    -- Whoever takes a table, or changes its row from outside, raises it; who knows another one writes nothing.
    edition bigint not null default 0,
    -- The number of the last moment: who knows another one writes nothing either.
    n bigint not null,
    at bigint not null,
    -- When the whole row was last written, by which lists are in order.
    listed bigint not null,
    due bigint,
    open_seats bigint not null,
    since bigint not null,
    round bigint not null,
    start_when_full boolean not null,
    invitation text not null,
    seed bytea not null check (octet_length(seed) = 32),
    seal bytea check (octet_length(seal) = 40),
    header text,
    parent text,
    parent_entries bigint,
    options text not null,
    pace text not null,
    seats text not null,
    clocks text not null,
    waiting_for text not null,
    waiting_since bigint,
    frozen text,
    name text,
    newcomers text not null check (newcomers in ('ask', 'welcome', 'nobody')),
    practice boolean not null,
    mission text
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);

create index tables_with_open_seats on tables (listed desc, id)
where visibility = 'open' and state = 'waiting' and open_seats > 0;
create index tables_to_watch on tables (listed desc, id)
where visibility = 'open' and state = 'playing';
create index tables_finished on tables (listed desc, id)
where visibility = 'open' and state = 'over';
create index tables_due on tables (due, id) where due is not null;
create index tables_by_host on tables (host, state);
create index tables_waiting_since on tables (listed) where state = 'waiting';
create index tables_left_since on tables (listed) where state = 'playing' and due is null;
create index tables_over_since on tables (listed) where state = 'over';

-- Who sits where. It follows the seats by itself.
create table sitting (
    person text collate "C" not null,
    table_id text collate "C" not null references tables (id),
    primary key (person, table_id)
);

create index sitting_by_table on sitting (table_id);

create function sit() returns trigger language plpgsql as $$
begin
    delete from sitting where table_id = new.id;
    insert into sitting (person, table_id)
    select distinct seat ->> 'person', new.id from json_array_elements(new.seats::json) as seat
    where seat ->> 'person' <> 'forgotten';
    return null;
end
$$;

create trigger sitting_at_a_new_table after insert on tables
for each row execute function sit();

create trigger sitting_otherwise after update of seats on tables
for each row when (old.seats is distinct from new.seats) execute function sit();

-- What happened at tables. Whoever adds to it has just changed the row of the table.
create table moments (
    table_id text collate "C" not null,
    n bigint not null check (n >= 1),
    at bigint not null,
    kind text not null check (kind in ('entry', 'began', 'seat', 'chat', 'followed')),
    body text not null,
    -- Who wrote it, or sat down: the `person` of its JSON.
    person text collate "C",
    primary key (table_id, n)
) partition by hash (table_id);

do $$
begin
    for part in 0..15 loop
        execute format('create table moments_%s partition of moments for values with (modulus 16, remainder %s)', part, part);
    end loop;
end
$$;

create index moments_by_person on moments (person) where person is not null;

create table mutes (
    muted_by text collate "C" not null,
    whom text collate "C" not null,
    primary key (muted_by, whom)
);

create index mutes_of on mutes (whom);

-- Written to by the health check.
create table pulse (
    one bigint primary key check (one = 1),
    beats bigint not null
) with (fillfactor = 10);

insert into pulse (one, beats) values (1, 0);

-- What each viewer last received of a game, for when a later program cannot read its record.
create table frames (
    table_id text collate "C" not null references tables (id),
    -- The seats that the viewer holds, as JSON; none for a spectator.
    seats text not null,
    -- The number of the last moment that is in it.
    n bigint not null,
    frame text not null,
    primary key (table_id, seats)
);

-- One row for each seat of a game that is over. A row without a place is that of somebody
-- who left a game that is still on.
create table results (
    table_id text collate "C" not null references tables (id),
    seat bigint not null check (seat between 1 and 8),
    -- Whose result it is: nobody's for a bot, and for somebody who wanted to be forgotten.
    person text collate "C",
    game text not null,
    -- When the game ended.
    at bigint not null,
    place bigint,
    score bigint not null,
    has_won boolean not null,
    has_left boolean not null,
    primary key (table_id, seat)
);

create index results_of on results (person, at, table_id) where person is not null;

create table ratings (
    person text collate "C" not null,
    game text collate "C" not null,
    rating double precision not null,
    uncertainty double precision not null,
    games bigint not null,
    primary key (person, game)
);

-- Whom hosts have sent away for good.
create table barred (
    person text collate "C" not null,
    table_id text collate "C" not null references tables (id),
    primary key (person, table_id)
);

create index barred_by_table on barred (table_id);

-- Campaigns: missions that belong together, whose they are, and what goes on from one to the next.
create table campaigns (
    id text collate "C" primary key,
    game text not null,
    name text not null,
    owner text collate "C" not null,
    -- The secret part of the link by which somebody becomes a member.
    invitation text not null,
    -- Whether anybody who has the address may read it.
    readable boolean not null,
    -- What the missions have come to: JSON that only the game reads.
    value text not null,
    -- The table of the mission under way. It changes by opening one where there is none, and by
    -- the end of that one: so a mission is counted once.
    table_id text collate "C",
    since bigint not null,
    at bigint not null
);

create index campaigns_by_owner on campaigns (owner);
create index campaigns_by_table on campaigns (table_id) where table_id is not null;
create index campaigns_idle on campaigns (at);

create table members (
    campaign text collate "C" not null references campaigns (id),
    person text collate "C" not null,
    -- By which the others name them.
    number bigint not null,
    since bigint not null,
    primary key (campaign, person)
);

create index members_by_person on members (person, campaign);

-- The missions that were played, in order, each with its record: the table where it was played may be
-- gone, or never have been here.
create table missions (
    campaign text collate "C" not null references campaigns (id),
    n bigint not null check (n >= 1),
    table_id text collate "C",
    at bigint not null,
    -- Who sat there, and what is told of it: JSON.
    holders text not null,
    story text not null,
    record text not null,
    primary key (campaign, n)
);

-- Where everybody whose it was is forgotten, it goes.
create function forget_campaign() returns trigger language plpgsql as $$
begin
    delete from members where campaign = new.id;
    delete from missions where campaign = new.id;
    delete from campaigns where id = new.id;
    return null;
end
$$;

create trigger campaigns_of_nobody after update of owner on campaigns
for each row when (new.owner = 'forgotten') execute function forget_campaign();

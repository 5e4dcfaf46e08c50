-- People, tables, what happened at them, and who does not want to read whom.
--
-- Migrations are additive and never edited once released: a database remembers the text of
-- each that it has seen.

create table people (
    id text primary key not null,
    name text not null,
    -- The name without regard to case, in all alphabets, which SQLite itself cannot compare.
    folded text not null,
    is_named integer not null check (is_named in (0, 1)),
    password text,
    since integer not null,
    seen integer not null
) strict, without rowid;

-- Guests may share a name; whoever can come back by it has it alone.
create unique index people_by_name on people (folded) where password is not null;

-- What is searched has a plain column; the rest of a table is JSON.
create table tables (
    id text primary key not null,
    game text not null,
    state text not null check (state in ('waiting', 'playing', 'over', 'frozen')),
    visibility text not null check (visibility in ('open', 'by-link')),
    host text not null,
    due integer,
    at integer not null,
    n integer not null,
    open_seats integer not null,
    since integer not null,
    round integer not null,
    start_when_full integer not null check (start_when_full in (0, 1)),
    invitation text not null,
    seed blob not null check (length(seed) = 32),
    header text,
    parent text,
    parent_entries integer,
    options text not null,
    pace text not null,
    seats text not null,
    -- Apart from the seats, because clocks change with every answer and seats seldom.
    clocks text not null,
    waiting_for text not null,
    frozen text
) strict;

create index tables_with_open_seats on tables (at desc, id)
where visibility = 'open' and state = 'waiting' and open_seats > 0;

create index tables_to_watch on tables (at desc, id)
where visibility = 'open' and state = 'playing';

create index tables_due on tables (due, id) where due is not null;

create index tables_by_host on tables (host, state);

-- Who sits where. It follows the seats by itself.
create table sitting (
    person text not null,
    table_id text not null references tables (id),
    primary key (person, table_id)
) strict, without rowid;

create index sitting_by_table on sitting (table_id);

create trigger sitting_at_a_new_table after insert on tables
begin
    insert into sitting (person, table_id)
    select distinct value ->> 'person', new.id from json_each(new.seats)
    where value ->> 'person' is not null and value ->> 'person' <> 'forgotten';
end;

create trigger sitting_otherwise after update of seats on tables when old.seats is not new.seats
begin
    delete from sitting where table_id = new.id;
    insert into sitting (person, table_id)
    select distinct value ->> 'person', new.id from json_each(new.seats)
    where value ->> 'person' is not null and value ->> 'person' <> 'forgotten';
end;

-- Clustered by table, so that a table is read, and written to, in one place.
create table moments (
    table_id text not null references tables (id),
    n integer not null check (n >= 1),
    at integer not null,
    kind text not null check (kind in ('entry', 'began', 'seat', 'chat', 'followed')),
    body text not null,
    primary key (table_id, n)
) strict, without rowid;

-- The primary key refuses a number that was there; this refuses a number left out.
create trigger moments_without_gaps before insert on moments
when new.n > 1 and not exists (select 1 from moments where table_id = new.table_id and n = new.n - 1)
begin
    select raise(abort, 'a moment is missing');
end;

-- What a person wrote, for when they want to be forgotten.
create index moments_by_person on moments (case when json_valid(body) then body ->> 'person' end)
where kind <> 'entry';

create table mutes (
    muted_by text not null,
    whom text not null,
    primary key (muted_by, whom)
) strict, without rowid;

create index mutes_of on mutes (whom);

-- Written to by the health check.
create table pulse (
    one integer primary key not null check (one = 1),
    beats integer not null
) strict;

insert into pulse (one, beats) values (1, 0);

-- How games ended, how good people are at them, and what tables are called.

-- One row for each seat of a game that is over. A row without a place is that of somebody
-- who left a game that is still on.
create table results (
    table_id text not null references tables (id),
    seat integer not null check (seat between 1 and 8),
    -- Whose result it is: nobody's for a bot, and for somebody who wanted to be forgotten.
    person text,
    game text not null,
    -- When the game ended.
    at integer not null,
    place integer,
    score integer not null,
    has_won integer not null check (has_won in (0, 1)),
    has_left integer not null check (has_left in (0, 1)),
    primary key (table_id, seat)
) strict, without rowid;

create index results_of on results (person, at, table_id) where person is not null;

create table ratings (
    person text not null,
    game text not null,
    rating real not null,
    uncertainty real not null,
    games integer not null,
    primary key (person, game)
) strict, without rowid;

alter table tables add column name text;

-- Since when whoever is asked has been asked.
alter table tables add column waiting_since integer;

create index tables_finished on tables (at desc, id)
where visibility = 'open' and state = 'over';

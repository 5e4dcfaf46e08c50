-- What each viewer last received of a game. It is shown when a later program cannot read the
-- record any more; until then nobody reads it.

create table frames (
    table_id text not null references tables (id),
    -- The seats that the viewer holds, as JSON; none for a spectator.
    seats text not null,
    -- The number of the last moment that is in it.
    n integer not null,
    frame text not null,
    primary key (table_id, seats)
) strict;

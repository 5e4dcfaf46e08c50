-- Campaigns: missions that belong together, whose they are, and what goes on from one to the next.

create table campaigns (
    id text primary key not null,
    game text not null,
    name text not null,
    owner text not null,
    -- The secret part of the link by which somebody becomes a member.
    invitation text not null,
    -- Whether anybody who has the address may read it.
    readable integer not null check (readable in (0, 1)),
    -- What the missions have come to: JSON that only the game reads.
    value text not null,
    -- The table of the mission under way. It changes by opening one where there is none, and by
    -- the end of that one: so a mission is counted once.
    table_id text,
    since integer not null,
    at integer not null
) strict;

create index campaigns_by_owner on campaigns (owner);

create index campaigns_by_table on campaigns (table_id) where table_id is not null;

create index campaigns_idle on campaigns (at);

create table members (
    campaign text not null references campaigns (id),
    person text not null,
    -- By which the others name them.
    number integer not null,
    since integer not null,
    primary key (campaign, person)
) strict, without rowid;

create index members_by_person on members (person, campaign);

-- The missions that were played, in order, each with its record: the table where it was played may be
-- gone, or never have been here.
create table missions (
    campaign text not null references campaigns (id),
    n integer not null check (n >= 1),
    table_id text,
    at integer not null,
    -- Who sat there, and what is told of it: JSON.
    holders text not null,
    story text not null,
    record text not null,
    primary key (campaign, n)
) strict, without rowid;

-- Where everybody whose it was is forgotten, it goes.
create trigger campaigns_of_nobody after update of owner on campaigns when new.owner = 'forgotten'
begin
    delete from members where campaign = new.id;
    delete from missions where campaign = new.id;
    delete from campaigns where id = new.id;
end;

-- The campaign whose mission is played at a table, and what it has left: JSON.
alter table tables add column mission text;

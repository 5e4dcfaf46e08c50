-- Whether somebody who comes anew may take a bot's seat while the game is on, and whom hosts have sent
-- away for good.

alter table tables add column newcomers text not null default 'ask' check (newcomers in ('ask', 'welcome', 'nobody'));

create table barred (
    person text not null,
    table_id text not null references tables (id),
    primary key (person, table_id)
) strict, without rowid;

create index barred_by_table on barred (table_id);

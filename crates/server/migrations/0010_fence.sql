-- Who may say how a table goes on, by what lists are in order, and whom moments are about.

-- Whoever takes a table, or changes its row from outside, raises it; who knows another one writes nothing.
alter table tables add column edition integer not null default 0;

-- When the whole row was last written: with each round, and whatever is seldom. Lists are in order of
-- it, so that an answer leaves their indexes alone.
alter table tables add column listed integer not null default 0;
update tables set listed = at;

drop index tables_with_open_seats;
drop index tables_to_watch;
drop index tables_finished;
drop index tables_waiting_since;
drop index tables_left_since;
drop index tables_over_since;

create index tables_with_open_seats on tables (listed desc, id)
where visibility = 'open' and state = 'waiting' and open_seats > 0;

create index tables_to_watch on tables (listed desc, id)
where visibility = 'open' and state = 'playing';

create index tables_finished on tables (listed desc, id)
where visibility = 'open' and state = 'over';

create index tables_waiting_since on tables (listed) where state = 'waiting';

create index tables_left_since on tables (listed) where state = 'playing' and due is null;

create index tables_over_since on tables (listed) where state = 'over';

-- Who wrote it, or sat down: the `person` of its JSON.
alter table moments add column person text;
update moments set person = body ->> 'person'
where kind <> 'entry' and case when json_valid(body) then body ->> 'person' end is not null;

drop index moments_by_person;

create index moments_by_person on moments (person) where person is not null;

-- The last moment that the row knows is compared instead: see `edition`.
drop trigger moments_without_gaps;

-- Visits that a person has ended one by one by logging out: a list of short texts. In another
-- epoch all of them are over anyway.

alter table people add column ended text not null default '[]';

-- What a name looks like, so that nobody passes for somebody else by letters that look the same.
-- It is worked out by the program; until it is, it is empty.

alter table people add column likeness text not null default '';

create index people_by_likeness on people (likeness) where password is not null;

-- What nobody needs any more is found by how long nothing has happened.

create index tables_idle on tables (state, at);

create index guests_idle on people (seen) where password is null;

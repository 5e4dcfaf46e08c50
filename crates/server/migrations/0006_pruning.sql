-- What nobody needs any more is found by how long nothing has happened.

create index tables_waiting_since on tables (at) where state = 'waiting';

create index tables_left_since on tables (at) where state = 'playing' and due is null;

create index tables_over_since on tables (at) where state = 'over';

create index guests_idle on people (seen) where password is null;

-- Cookies that were issued in an earlier epoch of a person are worth nothing any more.

alter table people add column epoch integer not null default 0;

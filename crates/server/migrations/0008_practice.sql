-- Seeds are sealed with the key of the house, and tables can be for practice.

-- The number of a seal, and the mark that tells whether it was broken; `seed` is then what only
-- the house can read. Rows without one are sealed when the house is opened the next time.
alter table tables add column seal blob check (length(seal) = 40);

-- Whether also what chance has shown may be taken back, so that the game counts for nothing.
alter table tables add column practice integer not null default 0 check (practice in (0, 1));

-- The visit that somebody who walked in was given.
alter table walk_ins add column booking_id uuid references bookings (id) on delete set null;
create index walk_ins_booking on walk_ins (booking_id) where booking_id is not null;

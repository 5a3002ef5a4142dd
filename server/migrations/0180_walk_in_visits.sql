-- The visit that somebody who walked in was given.
alter table walk_ins add column booking_id uuid;
alter table walk_ins add foreign key (booking_id, clinic_id) references bookings (id, clinic_id)
  on delete set null (booking_id);
create index walk_ins_booking on walk_ins (booking_id) where booking_id is not null;

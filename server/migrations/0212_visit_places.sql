-- Where a dispatcher put a visit whose street address names no town that we know; the address itself stays as given.
alter table bookings add placed_lat double precision check (placed_lat between -90 and 90);
alter table bookings add placed_lng double precision check (placed_lng between -180 and 180);
alter table bookings add constraint placed_wholly check ((placed_lat is null) = (placed_lng is null));

-- How many people of each role a clinic needs on each day of the week; 0 is Sunday.
create table shift_needs (
  clinic_id uuid not null references clinics (id) on delete cascade,
  clinic_role text not null check (clinic_role in ('Admin', 'Scheduler', 'Dispatcher', 'Provider')),
  weekday integer not null check (weekday between 0 and 6),
  needed integer not null check (needed between 0 and 99),
  primary key (clinic_id, clinic_role, weekday)
);

-- Who is planned to work when. A draft is seen by those who plan; publishing tells the person.
create table shifts (
  id uuid primary key,
  clinic_id uuid not null,
  staff_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at and ends_at <= starts_at + interval '24 hours'),
  published_at timestamptz,
  created_at timestamptz not null,
  foreign key (clinic_id, staff_id) references clinic_staff (clinic_id, user_id) on delete cascade,
  constraint one_shift_at_a_time exclude using gist (staff_id with =, tstzrange(starts_at, ends_at) with &&)
);
create index shifts_clinic on shifts (clinic_id, starts_at, id);
create index shifts_staff on shifts (clinic_id, staff_id, starts_at, id);

-- Who leaves a clinic is no longer planned there.
create function drop_shifts_of_leavers() returns trigger language plpgsql as $$
begin
  delete from shifts where clinic_id = new.clinic_id and staff_id = new.user_id and starts_at > new.ended_at;
  return null;
end $$;
create trigger drop_shifts_of_leavers after update of ended_at on clinic_staff
  for each row when (old.ended_at is null and new.ended_at is not null) execute function drop_shifts_of_leavers();

-- Usual hours of a clinic, offered when a shift is added; an end at or before the start is on the next day.
create table shift_templates (
  id uuid primary key,
  clinic_id uuid not null references clinics (id) on delete cascade,
  name text not null check (length(name) between 1 and 40),
  starts text not null check (starts ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  ends text not null check (ends ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')
);
create unique index shift_templates_name on shift_templates (clinic_id, lower(name));

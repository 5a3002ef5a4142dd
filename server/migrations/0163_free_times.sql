-- When providers are free next: what a search by time or price reads. A job computes the rows anew whenever hours, visits
-- or entries change, and when the first time has passed.
create table free_times (
  provider_id uuid not null references provider_listings (provider_id) on delete cascade,
  -- A visit at home takes longer; `any` is for who did not choose, with the lowest fee.
  mode text not null check (mode in ('any', 'in_home', 'clinic', 'video', 'audio', 'chat')),
  base_cents integer not null,
  -- Infinity: no free time is known.
  first_at timestamptz not null,
  -- The next ones, soonest first.
  starts_at timestamptz[] not null,
  -- The days with a free time, as the provider's calendar has them.
  days date[] not null,
  -- When the rows of this provider are computed anew at the latest; only the row `any` says it.
  due_at timestamptz not null,
  primary key (provider_id, mode)
);
create index free_times_first on free_times (mode, first_at, provider_id);
create index free_times_price on free_times (mode, base_cents, provider_id);
create index free_times_days on free_times using gin (days) with (fastupdate = off);
create index free_times_due on free_times (due_at) where mode = 'any';

-- Whose times have changed since the job looked. Rows are only added and taken, so that nobody who books waits for it.
create table free_time_changes (
  id bigint generated always as identity primary key,
  provider_id uuid not null references app_users (id) on delete cascade
);
create index free_time_changes_provider on free_time_changes (provider_id);

create function note_free_times() returns trigger language plpgsql as $$
begin
  -- Who is being erased is no longer there when what was theirs is deleted.
  insert into free_time_changes (provider_id)
    select id from app_users where id in (select provider_id from changed);
  return null;
end $$;
create function note_free_times_of_both() returns trigger language plpgsql as $$
begin
  insert into free_time_changes (provider_id)
    select id from app_users where id in (select provider_id from changed union select provider_id from before);
  return null;
end $$;

create trigger note_free_times_added after insert on agenda_entries
  referencing new table as changed for each statement execute function note_free_times();
create trigger note_free_times_removed after delete on agenda_entries
  referencing old table as changed for each statement execute function note_free_times();
create trigger note_free_times_moved after update on agenda_entries
  referencing old table as before new table as changed for each statement execute function note_free_times_of_both();
create trigger note_free_times_added after insert on busy_times
  referencing new table as changed for each statement execute function note_free_times();
create trigger note_free_times_removed after delete on busy_times
  referencing old table as changed for each statement execute function note_free_times();
create trigger note_free_times_added after insert on availability_exceptions
  referencing new table as changed for each statement execute function note_free_times();
create trigger note_free_times_removed after delete on availability_exceptions
  referencing old table as changed for each statement execute function note_free_times();
create trigger note_free_times_added after insert on availability_repeats
  referencing new table as changed for each statement execute function note_free_times();
create trigger note_free_times_removed after delete on availability_repeats
  referencing old table as changed for each statement execute function note_free_times();
create trigger note_free_times_added after insert on provider_fees
  referencing new table as changed for each statement execute function note_free_times();
create trigger note_free_times_removed after delete on provider_fees
  referencing old table as changed for each statement execute function note_free_times();
create trigger note_free_times_moved after update on provider_fees
  referencing old table as before new table as changed for each statement execute function note_free_times_of_both();

-- Visits change often in ways that take nobody's time, so each row says whether this one does.
create function note_free_times_of_visit() returns trigger language plpgsql as $$
begin
  insert into free_time_changes (provider_id)
    select id from app_users where id in (new.provider_id, old.provider_id);
  return null;
end $$;
create function note_free_times_of_new_visit() returns trigger language plpgsql as $$
begin
  insert into free_time_changes (provider_id) values (new.provider_id);
  return null;
end $$;
create trigger note_free_times_booked after insert on bookings for each row when (new.provider_id is not null)
  execute function note_free_times_of_new_visit();
create trigger note_free_times_moved after update on bookings for each row
  when ((old.provider_id, old.starts_at, old.ends_at, old.status)
    is distinct from (new.provider_id, new.starts_at, new.ends_at, new.status))
  execute function note_free_times_of_visit();

create function note_free_times_of_profile() returns trigger language plpgsql as $$
begin
  insert into free_time_changes (provider_id) values (new.user_id);
  return null;
end $$;
create trigger note_free_times_of_profile after update on provider_profiles for each row
  when ((old.availability, old.is_available) is distinct from (new.availability, new.is_available))
  execute function note_free_times_of_profile();

-- Every provider who is shown has the row `any`, so that no search leaves them out before the job has come.
create function start_free_times() returns trigger language plpgsql as $$
begin
  insert into free_times (provider_id, mode, base_cents, first_at, starts_at, days, due_at)
  values (new.provider_id, 'any', 5000, 'infinity', '{}', '{}', '-infinity') on conflict do nothing;
  return null;
end $$;
create trigger start_free_times after insert on provider_listings for each row execute function start_free_times();

insert into free_times (provider_id, mode, base_cents, first_at, starts_at, days, due_at)
select provider_id, 'any', 5000, 'infinity', '{}', '{}', '-infinity' from provider_listings;

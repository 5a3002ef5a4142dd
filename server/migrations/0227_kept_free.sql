-- How long before its beginning a time ceases to be offered to patients, and the minutes kept free around visits.
alter table provider_profiles
  add column notice_hours integer not null default 0 check (notice_hours between 0 and 336);

create table provider_buffers (
  provider_id uuid not null references app_users (id) on delete cascade,
  mode text not null check (mode in ('in_home', 'clinic', 'video', 'audio', 'chat')),
  before_minutes integer not null check (before_minutes between 0 and 120),
  after_minutes integer not null check (after_minutes between 0 and 120),
  primary key (provider_id, mode),
  check (before_minutes + after_minutes > 0)
);

create trigger note_free_times_added after insert on provider_buffers
  referencing new table as changed for each statement execute function note_free_times();
create trigger note_free_times_removed after delete on provider_buffers
  referencing old table as changed for each statement execute function note_free_times();

drop trigger note_free_times_of_profile on provider_profiles;
create trigger note_free_times_of_profile after update on provider_profiles for each row
  when ((old.availability, old.is_available, old.notice_hours)
    is distinct from (new.availability, new.is_available, new.notice_hours))
  execute function note_free_times_of_profile();

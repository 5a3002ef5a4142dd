-- What was corrected in a time log: the times before and after, by whom and why.
create table time_log_corrections (
  id uuid primary key,
  time_log_id uuid not null references time_logs (id) on delete cascade,
  corrected_by uuid references app_users (id) on delete set null,
  corrected_at timestamptz not null,
  old_in_at timestamptz not null,
  old_out_at timestamptz,
  new_in_at timestamptz not null,
  new_out_at timestamptz,
  reason text not null check (length(reason) between 1 and 200)
);
create index time_log_corrections_log on time_log_corrections (time_log_id, corrected_at desc);
create index time_log_corrections_by on time_log_corrections (corrected_by);
create index clinic_staff_present on clinic_staff (clinic_id, user_id) where ended_at is null;

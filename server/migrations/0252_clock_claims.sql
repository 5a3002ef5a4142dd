alter table time_logs add unique (id, clinic_id, staff_id);

-- What staff say that they did on the clock while they had no network. The moment is their device's word: nothing becomes
-- a time log before somebody who corrects time logs accepts it.
create table clock_claims (
  id uuid primary key,
  clinic_id uuid not null,
  staff_id uuid not null,
  -- Chosen by the device: sent again, it is known.
  client_id uuid not null,
  kind text not null check (kind in ('clock_in', 'clock_out')),
  claimed_at timestamptz not null,
  received_at timestamptz not null,
  state text not null default 'pending' check (state in ('pending', 'accepted', 'refused')),
  decided_at timestamptz,
  decided_by uuid references app_users (id) on delete set null,
  reason text check (length(reason) between 1 and 200),
  time_log_id uuid,
  foreign key (clinic_id, staff_id) references clinic_staff (clinic_id, user_id) on delete cascade,
  foreign key (time_log_id, clinic_id, staff_id) references time_logs (id, clinic_id, staff_id)
    on delete set null (time_log_id),
  unique (staff_id, client_id),
  check ((state = 'pending') = (decided_at is null)),
  check ((state = 'refused') = (reason is not null))
);
create index clock_claims_waiting on clock_claims (clinic_id, claimed_at, id) where state = 'pending';
create index clock_claims_waiting_of on clock_claims (staff_id, clinic_id, claimed_at, id) where state = 'pending';
create index clock_claims_staff on clock_claims (staff_id, id desc);
create index clock_claims_works on clock_claims (clinic_id, staff_id);
create index clock_claims_decided_by on clock_claims (decided_by);
create index clock_claims_log on clock_claims (time_log_id);

-- What was claimed has no words of a person as its reason, and before a claimed clock-in there was no log.
alter table time_log_corrections
  alter column old_in_at drop not null,
  alter column reason drop not null,
  add column claim_id uuid references clock_claims (id) on delete cascade,
  add check ((claim_id is null) = (reason is not null)),
  add check (old_in_at is not null or (claim_id is not null and old_out_at is null));
create index time_log_corrections_claim on time_log_corrections (claim_id);

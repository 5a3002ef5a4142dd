-- Papers of providers. Of each kind one may be in force and one may be the latest that was sent.
create table credentials (
  id uuid primary key,
  provider_id uuid not null references app_users (id) on delete cascade,
  type text not null check (type in ('Medical License', 'Board Certification', 'Photo ID', 'Background Check')),
  file_id uuid not null references files (id) on delete cascade,
  issue_date date,
  expiry_date date not null check (issue_date is null or issue_date <= expiry_date),
  status text not null default 'pending' check (status in ('pending', 'verified', 'rejected')),
  reason text,
  note text check (length(note) <= 500),
  sent_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references app_users (id) on delete set null,
  -- The fewest days before its end at which the provider was told; 0 once it has ended.
  reminded_days integer,
  check ((status = 'rejected') = (reason is not null))
);
create unique index credentials_in_force on credentials (provider_id, type) where status = 'verified';
create unique index credentials_latest on credentials (provider_id, type) where status in ('pending', 'rejected');
create index credentials_waiting on credentials (sent_at, id) where status = 'pending';
create index credentials_ending on credentials (expiry_date) where status = 'verified';
create index credentials_file on credentials (file_id);
create index credentials_decided_by on credentials (decided_by);

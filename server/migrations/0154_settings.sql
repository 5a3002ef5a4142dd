-- What administrators changed while the server runs; without a row the environment's value counts.
create table settings (
  name text primary key check (length(name) between 1 and 60),
  value jsonb not null,
  change_id uuid not null
);

-- Every change: null before or after means the environment's value.
create table setting_changes (
  id uuid primary key,
  name text not null check (length(name) between 1 and 60),
  before jsonb,
  after jsonb,
  changed_by uuid references app_users (id) on delete set null,
  changed_at timestamptz not null,
  check (before is distinct from after)
);
create index setting_changes_name on setting_changes (name, id desc);
create index setting_changes_by on setting_changes (changed_by) where changed_by is not null;

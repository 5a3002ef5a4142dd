-- Kinds of device an account was used from. Sessions end and are deleted; this remembers, so that only a
-- kind never seen before is news. Empty text: unknown.
create table known_devices (
  user_id uuid not null references app_users (id) on delete cascade,
  browser text not null,
  system text not null,
  first_seen_at timestamptz not null,
  primary key (user_id, browser, system)
);

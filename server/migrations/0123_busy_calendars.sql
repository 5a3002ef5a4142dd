-- Another calendar of a provider, read by its address; only when it says they are busy is kept.
create table busy_calendars (
  provider_id uuid primary key references app_users (id) on delete cascade,
  -- Encrypted: whoever holds the address reads the whole calendar.
  address bytea not null,
  host text not null check (length(host) between 1 and 253),
  state text not null check (state in ('waiting', 'read', 'failed')),
  problem text check (problem in ('blocked', 'unreachable', 'refused', 'too_large', 'not_calendar')),
  -- Events that repeat in a way we do not read: only their first date counts.
  unread integer not null default 0 check (unread >= 0),
  created_at timestamptz not null,
  tried_at timestamptz,
  read_at timestamptz,
  check ((state = 'failed') = (problem is not null))
);
create index busy_calendars_tried on busy_calendars (tried_at, provider_id);

create table busy_times (
  provider_id uuid not null references busy_calendars (provider_id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  primary key (provider_id, starts_at)
);
create index busy_times_span on busy_times using gist (provider_id, tstzrange(starts_at, ends_at));

-- A visit stands beside what another calendar says too; visits that were there before it stay.
create or replace function visit_beside_entries() returns trigger language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(new.provider_id::text, 0));
  if exists (select from agenda_entries where provider_id = new.provider_id
      and tstzrange(starts_at, ends_at) && tstzrange(new.starts_at, new.ends_at))
    or exists (select from busy_times where provider_id = new.provider_id
      and tstzrange(starts_at, ends_at) && tstzrange(new.starts_at, new.ends_at)) then
    raise exception 'the provider has planned something' using errcode = '23P01', constraint = 'visit_beside_entries';
  end if;
  return new;
end $$;

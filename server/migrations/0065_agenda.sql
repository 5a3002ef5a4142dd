-- What a provider plans beside the visits that patients book.
create table agenda_entries (
  id uuid primary key,
  provider_id uuid not null references app_users (id) on delete cascade,
  title text not null check (length(title) between 1 and 120),
  type text not null check (type in ('visit', 'virtual', 'travel', 'break')),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at and ends_at <= starts_at + interval '1 day'),
  -- Counts changes of time, for calendars that replace an older event.
  sequence integer not null default 0,
  created_at timestamptz not null,
  constraint one_entry_per_provider exclude using gist
    (provider_id with =, tstzrange(starts_at, ends_at) with &&)
);

-- An exclusion constraint holds for one table, so visits and entries look at each other under the lock that booking takes
-- anyway. The functions are volatile: they see what was committed while they waited.
create function visit_beside_entries() returns trigger language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(new.provider_id::text, 0));
  if exists (select from agenda_entries where provider_id = new.provider_id
      and tstzrange(starts_at, ends_at) && tstzrange(new.starts_at, new.ends_at)) then
    raise exception 'the provider has planned something' using errcode = '23P01', constraint = 'visit_beside_entries';
  end if;
  return new;
end $$;
create trigger visit_beside_entries before insert on bookings for each row
  when (new.provider_id is not null and new.status in ('requested', 'awaiting_payment', 'confirmed', 'in_progress'))
  execute function visit_beside_entries();
create trigger visit_moves_beside_entries before update of provider_id, starts_at, ends_at, status on bookings for each row
  when (new.provider_id is not null and new.status in ('requested', 'awaiting_payment', 'confirmed', 'in_progress')
    and (old.provider_id is distinct from new.provider_id or old.starts_at <> new.starts_at or old.ends_at <> new.ends_at
      or old.status not in ('requested', 'awaiting_payment', 'confirmed', 'in_progress')))
  execute function visit_beside_entries();

create function entry_beside_visits() returns trigger language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(new.provider_id::text, 0));
  if exists (select from bookings where provider_id = new.provider_id
      and status in ('requested', 'awaiting_payment', 'confirmed', 'in_progress')
      and tstzrange(starts_at, ends_at) && tstzrange(new.starts_at, new.ends_at)) then
    raise exception 'the provider has a visit' using errcode = '23P01', constraint = 'entry_beside_visits';
  end if;
  return new;
end $$;
create trigger entry_beside_visits before insert or update of starts_at, ends_at on agenda_entries for each row
  execute function entry_beside_visits();

-- The secret address under which a calendar program reads a provider's agenda; only a hash of it is kept.
create table agenda_feeds (
  provider_id uuid primary key references app_users (id) on delete cascade,
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_at timestamptz not null,
  read_at timestamptz
);

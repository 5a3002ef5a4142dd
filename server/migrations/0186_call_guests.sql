-- Whom the two of a visit invite into its room: an interpreter, a relative. One link, one person, no account.
create table call_guests (
  id uuid primary key,
  booking_id uuid not null references bookings (id) on delete cascade,
  invited_by uuid not null references app_users (id) on delete cascade,
  token_hash bytea not null unique,
  invited_at timestamptz not null,
  -- Of the browser that used the link first: no other can use it.
  key_hash bytea unique,
  name text check (char_length(name) between 1 and 60),
  connection_id uuid unique,
  joined_at timestamptz,
  seen_at timestamptz,
  admitted_at timestamptz,
  left_at timestamptz,
  -- The link is dead, and who came by it is out.
  removed_at timestamptz,
  check (num_nonnulls(key_hash, name, connection_id, joined_at, seen_at) in (0, 5)),
  check (admitted_at is null or key_hash is not null)
);
create index call_guests_booking on call_guests (booking_id, invited_at, id);
create index call_guests_inviter on call_guests (invited_by);

-- Everybody at the door or in the room of a visit, by their browsers.
create view call_people as
  select booking_id, connection_id, seen_at, admitted_at, left_at from call_participants
  union all
  select booking_id, connection_id, seen_at, admitted_at, coalesce(removed_at, left_at) from call_guests
  where connection_id is not null;

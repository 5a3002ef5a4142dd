-- Who is or was in the room of a visit. One row a person: a second browser takes the place of the first.
create table call_participants (
  booking_id uuid not null references bookings (id) on delete cascade,
  user_id uuid not null references app_users (id) on delete cascade,
  side text not null check (side in ('patient', 'provider')),
  connection_id uuid not null unique,
  joined_at timestamptz not null,
  seen_at timestamptz not null,
  -- When the provider let them in; a provider lets themselves in.
  admitted_at timestamptz,
  left_at timestamptz,
  primary key (booking_id, side)
);
create index call_participants_person on call_participants (user_id);

-- What two browsers tell each other to connect. It holds their addresses, so it is deleted once read.
create table call_signals (
  seq bigint generated always as identity primary key,
  from_connection uuid not null,
  to_connection uuid not null,
  kind text not null check (kind in ('description', 'candidate')),
  data text not null check (length(data) between 1 and 20000),
  sent_at timestamptz not null
);
create index call_signals_receiver on call_signals (to_connection, seq);
create index call_signals_sender on call_signals (from_connection);
create index call_signals_age on call_signals (sent_at);

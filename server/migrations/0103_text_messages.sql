-- The number that text messages go to, proven by a code. Two people may share one phone, so a number may stand twice.
create table text_numbers (
  user_id uuid primary key references app_users (id) on delete cascade,
  phone text not null,
  -- Proving the number is the consent to text messages.
  proven_at timestamptz not null,
  -- STOP came from the number.
  stopped_at timestamptz,
  groups text[] not null,
  -- Times of the reader's day, as 21:00; none when both are null.
  quiet_from text,
  quiet_to text,
  time_zone text not null,
  check ((quiet_from is null) = (quiet_to is null))
);
create index text_numbers_phone on text_numbers (phone);

-- A code on its way to a number. A new one replaces it.
create table text_codes (
  user_id uuid primary key references app_users (id) on delete cascade,
  phone text not null,
  time_zone text not null,
  code_hash bytea not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index text_codes_expiry on text_codes (expires_at);

-- The last reminder that was sent to each number: an answer belongs to it.
create table text_reminders (
  phone text primary key,
  user_id uuid not null references app_users (id) on delete cascade,
  booking_id uuid not null references bookings (id) on delete cascade,
  -- A visit that was moved since is not the one that was told.
  starts_at timestamptz not null,
  sent_at timestamptz not null,
  cancel_asked_at timestamptz
);
create index text_reminders_user on text_reminders (user_id);
create index text_reminders_booking on text_reminders (booking_id);

-- Answers that were handled, by the gateway's id: one that is delivered twice counts once. Their words are not kept.
create table text_answers (
  sid text primary key,
  received_at timestamptz not null
);
create index text_answers_time on text_answers (received_at);

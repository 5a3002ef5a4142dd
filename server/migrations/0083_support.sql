-- What people ask support, signed in or not, and what they were answered. The address is as they typed it: it proves
-- nothing. `user_id` is the account with this address, so that erasing it erases these too.
create table support_requests (
  id uuid primary key,
  user_id uuid references app_users (id) on delete cascade,
  name text not null check (length(name) between 1 and 200),
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  language text not null check (language in ('en', 'fr', 'ht')),
  topic text not null check (topic in ('sign_in', 'booking', 'payment', 'privacy', 'other')),
  message text not null check (length(message) between 1 and 4000),
  created_at timestamptz not null,
  closed_at timestamptz,
  closed_by uuid references app_users (id)
);
create index support_requests_open on support_requests (id) where closed_at is null;
create index support_requests_closed on support_requests (closed_at) where closed_at is not null;
create index support_requests_user on support_requests (user_id) where user_id is not null;
create index support_requests_closer on support_requests (closed_by) where closed_by is not null;

create table support_answers (
  id uuid primary key,
  request_id uuid not null references support_requests (id) on delete cascade,
  answered_by uuid not null references app_users (id),
  text text not null check (length(text) between 1 and 4000),
  created_at timestamptz not null
);
create index support_answers_request on support_answers (request_id, id);
create index support_answers_by on support_answers (answered_by);

-- Who is signed in. The cookie holds a random token; only its hash is kept.
create table sessions (
  id uuid primary key,
  user_id uuid not null references app_users (id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

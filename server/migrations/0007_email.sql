-- Links in mail that prove an address: the one somebody registered with, the one that shall replace it, or the old one
-- that takes its place back.
create table email_tokens (
  -- The link holds a random token; only its hash is kept.
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id uuid not null references app_users (id) on delete cascade,
  purpose text not null check (purpose in ('verify', 'change', 'undo')),
  -- The address it was sent to, and so the only one it can prove.
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz
);

create index email_tokens_user on email_tokens (user_id);
create index email_tokens_expiry on email_tokens (expires_at);

-- What was asked for before a change of password, such as a new e-mail address, ends with it.
alter table app_users add column password_changed_at timestamptz;

-- Links in mail that let somebody choose a new password. A used one is gone.
create table password_resets (
  -- The link holds a random token; only its hash is kept.
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id uuid not null references app_users (id) on delete cascade,
  -- The address it was sent to: it opens nothing once the account has another one.
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at)
);

create index password_resets_user on password_resets (user_id);
create index password_resets_expiry on password_resets (expires_at);

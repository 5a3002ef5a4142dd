-- Keys that live in people's devices; here is only the public half.
create table passkeys (
  id uuid primary key,
  user_id uuid not null references app_users (id) on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  -- How often the key says it was used; many never count and stay at 0.
  sign_count bigint not null check (sign_count >= 0),
  transports text[] not null,
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null,
  last_used_at timestamptz
);

create index passkeys_user on passkeys (user_id);

-- Taken out by the answer: each is good once. Adding a key belongs to somebody, signing in does not yet.
create table passkey_challenges (
  challenge text primary key,
  purpose text not null check (purpose in ('add', 'sign-in')),
  user_id uuid references app_users (id) on delete cascade,
  expires_at timestamptz not null,
  check ((purpose = 'add') = (user_id is not null))
);

create index passkey_challenges_user on passkey_challenges (user_id) where user_id is not null;
create index passkey_challenges_expiry on passkey_challenges (expires_at);

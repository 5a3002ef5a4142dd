-- Two-step verification. The secret is sealed with a key that is not in the database; codes and tokens are
-- kept as hashes. What hangs on two_step goes when it is turned off.
create table two_step (
  user_id uuid primary key references app_users (id) on delete cascade,
  secret bytea not null,
  created_at timestamptz not null,
  -- Null: begun, and not in force until a code has confirmed it.
  confirmed_at timestamptz,
  -- The time step of the last code taken; that code and older ones are spent.
  last_step bigint not null default 0
);

create table recovery_codes (
  user_id uuid not null references two_step (user_id) on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

-- Sign-ins whose password was right and whose second step is awaited.
create table second_steps (
  token_hash bytea primary key,
  user_id uuid not null references two_step (user_id) on delete cascade,
  expires_at timestamptz not null
);

create index second_steps_user on second_steps (user_id);
create index second_steps_expiry on second_steps (expires_at);

-- Browsers that are not asked for the second step again.
create table remembered_devices (
  token_hash bytea primary key,
  user_id uuid not null references two_step (user_id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index remembered_devices_user on remembered_devices (user_id);
create index remembered_devices_expiry on remembered_devices (expires_at);

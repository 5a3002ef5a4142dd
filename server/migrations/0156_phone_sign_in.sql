-- The number whose codes open the account of a patient. One number opens one account.
create table sign_in_phones (
  user_id uuid primary key references app_users (id) on delete cascade,
  phone text not null unique,
  proven_at timestamptz not null,
  -- When a code to it was last used: a number that is not, may belong to somebody else by now.
  used_at timestamptz not null
);

-- Codes on their way to a phone. A used one is gone.
create table phone_codes (
  -- Random, and told only to who asked for the code.
  id uuid primary key,
  phone text not null,
  purpose text not null check (purpose in ('enter', 'number', 'proof')),
  -- Who asked; null for who has no session.
  user_id uuid references app_users (id) on delete cascade,
  code_hash bytea not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  check ((purpose = 'enter') = (user_id is null))
);
create index phone_codes_expiry on phone_codes (expires_at);
create index phone_codes_user on phone_codes (user_id) where user_id is not null;

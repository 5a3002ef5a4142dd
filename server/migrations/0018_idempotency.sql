-- What was answered to a request that names itself, so that sending it again has no second effect.
create table idempotency_keys (
  user_id uuid not null references app_users (id) on delete cascade,
  key text not null check (length(key) between 1 and 200),
  request_hash bytea not null,
  reply jsonb,
  created_at timestamptz not null,
  primary key (user_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- Proofs of work that were used: each counts once.
create unlogged table human_checks_used (
  challenge text primary key,
  expires_at timestamptz not null
);

-- Keys the server makes for itself, shared by all instances.
create table server_keys (
  name text primary key,
  key bytea not null
);

-- Wrong passwords for one account from one address, by hash: names nobody. The more, the longer the wait.
create unlogged table sign_in_failures (
  key bytea primary key,
  count integer not null,
  last_at timestamptz not null
);

-- Programs of others that people may connect to their record; an administrator registers them.
create table registered_apps (
  -- What the program calls itself by: its client_id.
  id uuid primary key,
  name text not null check (length(name) between 1 and 80),
  -- Where the answer may be sent, compared letter by letter.
  redirect_uris text[] not null check (cardinality(redirect_uris) between 1 and 10),
  -- Programs that can keep a secret have one; those that run on people's own devices have none.
  secret_hash bytea check (length(secret_hash) = 32),
  created_at timestamptz not null,
  removed_at timestamptz
);

-- What one person allowed one program: which data, of whom, until when. The code is how the program fetches it, once.
create table app_consents (
  id uuid primary key,
  app_id uuid not null references registered_apps (id),
  patient_id uuid not null references app_users (id) on delete cascade,
  dependent_id uuid,
  scopes text[] not null check (cardinality(scopes) between 1 and 60),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  code_hash bytea not null unique check (length(code_hash) = 32),
  code_expires_at timestamptz not null,
  code_challenge text not null check (length(code_challenge) = 43),
  redirect_uri text not null check (length(redirect_uri) <= 500),
  -- When the program came for it. Before that it can read nothing.
  connected_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  foreign key (dependent_id, patient_id) references dependents (id, patient_id) on delete cascade,
  check (expires_at > created_at and code_expires_at > created_at)
);
create index app_consents_newest on app_consents (patient_id, created_at desc, id desc);
create index app_consents_dependent on app_consents (dependent_id, patient_id) where dependent_id is not null;
create index app_consents_app on app_consents (app_id);
create index app_consents_ended on app_consents (expires_at);

-- What a program shows us at each call. A refresh token that was used is kept, so that a second use is noticed.
create table app_tokens (
  token_hash bytea primary key check (length(token_hash) = 32),
  consent_id uuid not null references app_consents (id) on delete cascade,
  kind text not null check (kind in ('access', 'refresh')),
  scopes text[] not null check (cardinality(scopes) between 1 and 60),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz
);
create index app_tokens_consent on app_tokens (consent_id);
create index app_tokens_ended on app_tokens (expires_at);

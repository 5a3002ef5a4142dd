-- Links to a record that its owner encrypted in the browser. The key is in the link, which we never see.
create table health_links (
  id uuid primary key,
  patient_id uuid not null references app_users (id) on delete cascade,
  token_hash bytea not null unique check (length(token_hash) = 32),
  -- Deleted when the link ends.
  ciphertext text check (length(ciphertext) <= 4000000),
  passcode_salt bytea,
  passcode_hash bytea,
  -- Wrong passcodes that are still allowed, over the whole life of the link.
  attempts_left integer not null check (attempts_left >= 0),
  sections text[] not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  unique (id, patient_id),
  check ((passcode_salt is null) = (passcode_hash is null)),
  check (expires_at > created_at and expires_at <= created_at + interval '7 days')
);
create index health_links_newest on health_links (patient_id, created_at desc, id desc);
create index health_links_ended on health_links (expires_at) where ciphertext is not null;

-- Who opened a link, in the words of their own program.
create table health_link_opens (
  id uuid primary key,
  link_id uuid not null,
  patient_id uuid not null,
  at timestamptz not null,
  recipient text not null check (length(recipient) between 1 and 200),
  foreign key (link_id, patient_id) references health_links (id, patient_id) on delete cascade
);
create index health_link_opens_newest on health_link_opens (link_id, at desc, id desc);

-- Links to a referral's letter for people without an account. Only the hash of a link's token is kept.
create table referral_links (
  id uuid primary key,
  referral_id uuid not null,
  patient_id uuid not null references app_users (id) on delete cascade,
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  revoked_at timestamptz,
  opens integer not null default 0 check (opens >= 0),
  last_opened_at timestamptz,
  foreign key (referral_id, patient_id) references referrals (id, patient_id) on delete cascade
);
create index referral_links_referral on referral_links (referral_id, created_at desc, id desc);
create index referral_links_patient on referral_links (patient_id);

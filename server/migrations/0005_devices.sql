-- Where each session is used from, when it was last seen, and when its person last proved who they are.
alter table sessions
  add column user_agent text not null default '',
  add column address text not null default '',
  add column last_seen_at timestamptz,
  add column proven_at timestamptz;

update sessions set last_seen_at = created_at, proven_at = created_at;

alter table sessions
  alter column last_seen_at set not null,
  alter column proven_at set not null;

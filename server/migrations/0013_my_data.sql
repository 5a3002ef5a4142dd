-- Leaving: the day after which an account is erased, while it can still be kept; then the day it was.
alter table app_users
  add column erase_after timestamptz,
  add column erased_at timestamptz,
  add check (erase_after is null or erased_at is null),
  -- What was erased stays out.
  add check (erased_at is null or password_hash is null);

create index app_users_leaving on app_users (erase_after) where erase_after is not null;

-- Who looked at somebody's record, newest first.
create index audit_events_subject on audit_events (subject_id, at desc, id desc);

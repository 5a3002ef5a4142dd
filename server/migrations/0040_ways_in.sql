-- When the address of an account was proven. What was enrolled before that moment may be somebody else's.
alter table app_users add column email_verified_at timestamptz;
update app_users u set email_verified_at = coalesce(
    (select min(t.used_at) from email_tokens t where t.user_id = u.id and t.email = u.email and t.used_at is not null),
    u.created_at)
  where is_email_verified;
alter table app_users drop column is_email_verified;
alter table app_users add column is_email_verified boolean not null
  generated always as (email_verified_at is not null) stored;

-- When the address that a link can bring back had been proven; null when it had not.
alter table email_tokens add column proven_at timestamptz;
update email_tokens t set proven_at = least(u.email_verified_at, t.created_at) from app_users u
  where t.purpose = 'undo' and t.used_at is null and u.id = t.user_id and u.email_verified_at is not null;

-- Recovery codes handed out after an e-mail change was asked for end when the change is undone.
alter table recovery_codes add column created_at timestamptz;
update recovery_codes c set created_at = coalesce(t.confirmed_at, t.created_at) from two_step t where t.user_id = c.user_id;
alter table recovery_codes alter column created_at set not null;

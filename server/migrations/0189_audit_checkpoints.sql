-- The oldest lines of the trail may be deleted once they are six years old. A checkpoint keeps the hash of the last one
-- that was deleted, so that the chain is still verified from there.
create table audit_checkpoints (
  seq bigint primary key,
  hash bytea not null,
  made_at timestamptz not null
);
create trigger audit_checkpoints_refuse before update or delete or truncate on audit_checkpoints
  for each statement execute function audit_refuse();

create function audit_is_kept(at timestamptz) returns boolean language sql stable as $$
  select at > now() - interval '6 years'
$$;

create function audit_check_checkpoint() returns trigger language plpgsql as $$
begin
  if not exists (select from audit_seals where seq = new.seq and hash = new.hash)
    or exists (
      select from audit_seals s join audit_events e on e.id = s.event_id
      where s.seq <= new.seq and audit_is_kept(e.at))
  then
    raise exception 'the audit trail is append-only';
  end if;
  return new;
end $$;
create trigger audit_checkpoints_check before insert on audit_checkpoints
  for each row execute function audit_check_checkpoint();

-- Deleting is refused unless the transaction says that it deletes what is old, and then for anything else.
create function audit_refuse_delete() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('lakou.audit_retention', true), '') <> 'on' then
    raise exception 'the audit trail is append-only';
  end if;
  return null;
end $$;
drop trigger audit_events_refuse on audit_events;
create trigger audit_events_refuse before update or truncate on audit_events
  for each statement execute function audit_refuse();
create trigger audit_events_refuse_delete before delete on audit_events
  for each statement execute function audit_refuse_delete();
drop trigger audit_seals_refuse on audit_seals;
create trigger audit_seals_refuse before update or truncate on audit_seals
  for each statement execute function audit_refuse();
create trigger audit_seals_refuse_delete before delete on audit_seals
  for each statement execute function audit_refuse_delete();

create function audit_check_deleted_seals() returns trigger language plpgsql as $$
begin
  if exists (select from gone where seq > coalesce((select max(seq) from audit_checkpoints), 0)) then
    raise exception 'the audit trail is append-only';
  end if;
  return null;
end $$;
create trigger audit_seals_deleted after delete on audit_seals referencing old table as gone
  for each statement execute function audit_check_deleted_seals();

create function audit_check_deleted_events() returns trigger language plpgsql as $$
begin
  if exists (select from gone where audit_is_kept(gone.at)) then
    raise exception 'the audit trail is append-only';
  end if;
  return null;
end $$;
create trigger audit_events_deleted after delete on audit_events referencing old table as gone
  for each statement execute function audit_check_deleted_events();

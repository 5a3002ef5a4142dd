-- What happened, by ids only. Rows are written plainly with the effect they record; a job seals them, in
-- order, into a hash chain, because one chain inside every transaction would make all writers wait in line.
create table audit_events (
  id uuid primary key,
  at timestamptz not null,
  action text not null,
  actor_id uuid,
  subject_id uuid,
  request_id text
);

create table audit_seals (
  seq bigint primary key,
  event_id uuid not null unique references audit_events (id),
  hash bytea not null
);

-- The tail still to be sealed; kept small by the job.
create table audit_unsealed (
  event_id uuid primary key references audit_events (id)
);

create function audit_queue() returns trigger language plpgsql as $$
begin
  insert into audit_unsealed (event_id) values (new.id);
  return null;
end $$;
create trigger audit_events_queue after insert on audit_events for each row execute function audit_queue();

create function audit_refuse() returns trigger language plpgsql as $$
begin
  raise exception 'the audit trail is append-only';
end $$;
create trigger audit_events_refuse before update or delete or truncate on audit_events
  for each statement execute function audit_refuse();
create trigger audit_seals_refuse before update or delete or truncate on audit_seals
  for each statement execute function audit_refuse();

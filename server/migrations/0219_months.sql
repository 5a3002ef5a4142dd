-- The trail and the notifications grow for as long as the product is used. Each month has a part of its own, so that what is
-- written touches small indexes, and what is old is dropped as a whole. Ids begin with their moment: a month is a range of
-- ids, and the id alone stays the primary key. The parts are in a schema of their own; rows that no month takes yet are in
-- the part `_rest`.
create schema months;

create function first_id_at(moment timestamptz) returns uuid language sql stable as $$
  select (lpad(to_hex((extract(epoch from moment) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
$$;

create function month_of_id(id uuid) returns timestamptz language sql stable as $$
  select date_trunc('month', to_timestamp(
    ('x0000' || translate(left(id::text, 13), '-', ''))::bit(64)::bigint / 1000.0), 'UTC')
$$;

-- Adds the months that are missing: this one, the next two, and those of rows in the part `_rest`, which get there when
-- they are restored, or while the table has no months yet. Ids of a moment that is not near are left in the rest.
create function add_months(parent text) returns void language plpgsql as $$
declare
  rest text := parent || '_rest';
  missing timestamptz[];
  month timestamptz;
  has_rows boolean;
begin
  perform pg_advisory_xact_lock(7262014);
  execute format(
    'select array(select m from (select distinct month_of_id(id) as m from months.%I union select generate_series(
       date_trunc(''month'', now(), ''UTC''), now() + interval ''2 months'', interval ''1 month'')) months
     where m between ''2020-01-01Z'' and now() + interval ''2 months''
       and to_regclass(format(''months.%%I'', %L || to_char(m at time zone ''UTC'', ''_YYYY_MM''))) is null order by m)',
    rest, parent) into missing;
  if missing = '{}' then return; end if;

  execute format('select exists (select from months.%I)', rest) into has_rows;
  if has_rows then
    -- No trigger acts on rows that only change their place.
    execute format('alter table %I disable trigger user', parent);
    execute format('alter table %I detach partition months.%I', parent, rest);
    execute format('alter table months.%I rename to sorted', rest);
    execute format('create table months.%I partition of %I default', rest, parent);
  end if;
  foreach month in array missing loop
    execute format('create table months.%I partition of %I for values from (%L) to (%L)',
      parent || to_char(month at time zone 'UTC', '_YYYY_MM'), parent,
      first_id_at(month), first_id_at(month + interval '1 month'));
  end loop;
  if has_rows then
    execute format('insert into %I select * from months.sorted', parent);
    drop table months.sorted;
    execute format('alter table %I enable trigger user', parent);
  end if;
end $$;

-- Drops the months that ended before this moment: all of them, or those that are empty. Returns how many.
create function drop_months(parent text, before timestamptz, only_empty boolean) returns integer language plpgsql as $$
declare
  part text;
  has_rows boolean;
  dropped integer := 0;
begin
  for part in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = parent::regclass and c.relname ~ '_[0-9]{4}_[0-9]{2}$'
      and to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month' <= before at time zone 'UTC'
  loop
    execute format('select exists (select from months.%I)', part) into has_rows;
    continue when only_empty and has_rows;
    execute format('drop table months.%I', part);
    dropped := dropped + 1;
  end loop;
  return dropped;
end $$;

drop trigger audit_events_queue on audit_events;
drop trigger audit_events_refuse on audit_events;
drop trigger audit_events_refuse_delete on audit_events;
drop trigger audit_events_deleted on audit_events;
drop function audit_check_deleted_events();
alter table audit_events set schema months;
alter table months.audit_events rename to audit_events_rest;
create table audit_events (like months.audit_events_rest including defaults) partition by range (id);
alter table audit_events add primary key (id);
create index audit_events_subject on audit_events (subject_id, at desc, id desc);
create index audit_events_subjects on audit_events using gin (subject_ids) where subject_ids is not null;
create index audit_events_actor on audit_events (actor_id, at desc, id desc);
create index audit_events_action on audit_events (action, at desc, id desc);
create index audit_events_at on audit_events (at desc, id desc);
alter table audit_events attach partition months.audit_events_rest default;

-- Triggers for each row also act on statements that name a part.
create function audit_refuse_young() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('lakou.audit_retention', true), '') <> 'on' or audit_is_kept(old.at) then
    raise exception 'the audit trail is append-only';
  end if;
  return old;
end $$;
create trigger audit_events_queue after insert on audit_events for each row execute function audit_queue();
create trigger audit_events_refuse before update or truncate on audit_events
  for each statement execute function audit_refuse();
create trigger audit_events_refuse_delete before delete on audit_events
  for each statement execute function audit_refuse_delete();
create trigger audit_events_refuse_each before update on audit_events for each row execute function audit_refuse();
create trigger audit_events_refuse_young before delete on audit_events
  for each row execute function audit_refuse_young();

alter table notifications set schema months;
alter table months.notifications rename to notifications_rest;
create table notifications (like months.notifications_rest including defaults) partition by range (id);
alter table notifications add primary key (id);
alter table notifications add foreign key (user_id) references app_users (id) on delete cascade;
create index notifications_user on notifications (user_id, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_to_deliver on notifications (id) where delivered_at is null;
create index notifications_text on notifications (text_at, id) where text_at is not null;
alter table notifications attach partition months.notifications_rest default;

select add_months('audit_events'), add_months('notifications');

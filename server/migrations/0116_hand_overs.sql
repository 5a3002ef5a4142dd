-- An adult dependent receives an account of their own: the link in a mail moves their records to who follows it, once.
create table hand_overs (
  id uuid primary key,
  patient_id uuid not null references app_users (id) on delete cascade,
  -- One invitation a person; the next one takes its place.
  dependent_id uuid not null unique,
  email text not null check (length(email) between 1 and 254 and email = lower(email)),
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  declined_at timestamptz,
  foreign key (dependent_id, patient_id) references dependents (id, patient_id) on delete cascade
);
create index hand_overs_patient on hand_overs (patient_id, id);

-- When the family was told that somebody is about to be of age.
alter table dependents add column adult_told_at timestamptz;
create index dependents_coming_of_age on dependents (date_of_birth)
  where adult_told_at is null and removed_at is null;

-- What is signed stays as it is, also when the record of which it is part changes hands.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if current_setting('lakou.hand_over', true) = 'on'
    and to_jsonb(new) - 'patient_id' - 'dependent_id' = to_jsonb(old) - 'patient_id' - 'dependent_id'
  then return new;
  end if;
  raise exception 'what is signed is never changed' using errcode = 'check_violation';
end
$$;

-- Tables whose rows move with a dependent: each that names one. What the giver alone consented to does not move.
create view hand_over_tables as
  select c.oid as id
  from pg_class c
  join pg_attribute d on d.attrelid = c.oid and d.attname = 'dependent_id' and not d.attisdropped
  join pg_attribute p on p.attrelid = c.oid and p.attname = 'patient_id' and not p.attisdropped
  where c.relkind = 'r' and c.relnamespace = (select relnamespace from pg_class where oid = 'dependents'::regclass)
    and c.relname not in ('app_consents', 'hand_overs');

-- Tables that follow: their rows name one that moves and its owner, in one key.
create view hand_over_followers as
  select distinct on (f.conrelid) f.conrelid as id, f.confrelid as parent, own.attname as owner_column,
    link.attname as link_column
  from pg_constraint f
  join hand_over_tables t on t.id = f.confrelid
  cross join lateral unnest(f.conkey, f.confkey) as pair (here, there)
  join pg_attribute there_owner on there_owner.attrelid = f.confrelid and there_owner.attnum = pair.there
    and there_owner.attname = 'patient_id'
  join pg_attribute own on own.attrelid = f.conrelid and own.attnum = pair.here
  cross join lateral unnest(f.conkey, f.confkey) as other (here, there)
  join pg_attribute there_id on there_id.attrelid = f.confrelid and there_id.attnum = other.there
    and there_id.attname = 'id'
  join pg_attribute link on link.attrelid = f.conrelid and link.attnum = other.here
  where f.contype = 'f' and f.conrelid not in (select id from hand_over_tables)
  order by f.conrelid, f.oid;

-- Columns of a table that name who did something, as assignments: what the giver ($2) did for them counts as theirs ($3).
create function hand_over_actors(of oid, owner_column name) returns text language sql stable as $$
  select coalesce(string_agg(format(', %1$I = case when %1$I = $2 then $3 else %1$I end', a.attname), '' order by a.attnum), '')
  from pg_attribute a
  where a.attrelid = of and a.attname <> owner_column and exists (
    select from pg_constraint f where f.contype = 'f' and f.conrelid = of and f.confrelid = 'app_users'::regclass
      and f.conkey = array[a.attnum])
$$;

-- Gives all records of a dependent to an account. One statement, because keys between the tables hold the owner too.
-- The dependent is deleted at the end: nothing can be left behind.
create function hand_over_record(dependent uuid, giver uuid, taker uuid, at timestamptz) returns void
language plpgsql as $$
declare
  updates text;
begin
  perform 1 from dependents d where d.id = dependent and d.patient_id = giver for update;
  if not found then raise exception 'no such dependent' using errcode = 'foreign_key_violation'; end if;
  -- Whom the giver let in is not whom an adult lets in; visits and referrals go on.
  update record_grants g set revoked_at = at
    where g.dependent_id = dependent and g.revoked_at is null and g.source in ('patient', 'break_glass');
  update referral_links l set revoked_at = at from referrals r
    where r.id = l.referral_id and r.dependent_id = dependent and l.revoked_at is null;
  -- What the account has set for itself stays.
  delete from tracker_settings s where s.dependent_id = dependent and exists (
    select from tracker_settings o where o.patient_id = taker and o.dependent_id is null);
  delete from heart_profiles h where h.dependent_id = dependent and exists (
    select from heart_profiles o where o.patient_id = taker and o.dependent_id is null);
  insert into clinic_links (id, clinic_id, source, name, user_id, added_at)
    select gen_random_uuid(), b.clinic_id, 'visits', u.name, u.id, min(b.created_at)
    from bookings b join app_users u on u.id = taker
    where b.dependent_id = dependent and b.clinic_id is not null
    group by b.clinic_id, u.name, u.id
    on conflict (clinic_id, user_id) where user_id is not null do nothing;
  select string_agg(format('%I as (%s)', 'u' || n, change), ', ') into updates from (
    select row_number() over (order by change) as n, change from (
      select format('update %s set patient_id = $3, dependent_id = null%s where dependent_id = $1 and patient_id = $2',
        t.id::regclass, hand_over_actors(t.id, 'patient_id')) as change from hand_over_tables t
      union all
      select format('update %s set %I = $3%s where %I in (select id from %s where dependent_id = $1 and patient_id = $2)',
        f.id::regclass, f.owner_column, hand_over_actors(f.id, f.owner_column), f.link_column, f.parent::regclass)
      from hand_over_followers f) each) numbered;
  perform set_config('lakou.hand_over', 'on', true);
  execute 'with ' || updates || ' select 1' using dependent, giver, taker;
  perform set_config('lakou.hand_over', 'off', true);
  delete from dependents d where d.id = dependent and d.patient_id = giver;
end
$$;

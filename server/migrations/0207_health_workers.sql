-- Health workers act for patients of a clinic who have no account; each has a supervising provider of the same clinic.
create table health_workers (
  user_id uuid primary key references app_users (id) on delete cascade,
  clinic_id uuid not null references clinics (id) on delete cascade,
  supervisor_id uuid not null references app_users (id),
  since timestamptz not null,
  check (supervisor_id <> user_id)
);
create index health_workers_clinic on health_workers (clinic_id, user_id);
create index health_workers_supervisor on health_workers (supervisor_id);

-- For whom a worker acts. `origin_link_id` is the entry under which it was written: two entries that became one can be
-- taken apart again.
create table health_worker_people (
  id uuid primary key,
  clinic_id uuid not null references clinics (id) on delete cascade,
  link_id uuid not null,
  origin_link_id uuid not null,
  worker_id uuid not null references app_users (id),
  commune text not null check (length(commune) between 1 and 80),
  place text check (length(place) between 1 and 200),
  added_by uuid not null references app_users (id),
  added_at timestamptz not null,
  ended_at timestamptz,
  foreign key (link_id, clinic_id) references clinic_links (id, clinic_id) on delete cascade
);
create unique index health_worker_people_open on health_worker_people (worker_id, link_id) where ended_at is null;
create index health_worker_people_link on health_worker_people (link_id) where ended_at is null;
create index health_worker_people_origin on health_worker_people (origin_link_id);
create index health_worker_people_clinic on health_worker_people (clinic_id);
create index health_worker_people_list on health_worker_people (worker_id, commune, id) where ended_at is null;

-- Spoken before a witness.
create table health_worker_consents (
  id uuid primary key,
  clinic_id uuid not null references clinics (id) on delete cascade,
  link_id uuid not null,
  origin_link_id uuid not null,
  recorded_by uuid not null references app_users (id),
  recorded_at timestamptz not null,
  language text not null check (language in ('en', 'fr', 'ht')),
  witness_name text not null check (length(witness_name) between 1 and 200),
  withdrawn_at timestamptz check (withdrawn_at >= recorded_at),
  foreign key (link_id, clinic_id) references clinic_links (id, clinic_id) on delete cascade
);
create unique index health_worker_consents_open on health_worker_consents (link_id) where withdrawn_at is null;
create index health_worker_consents_origin on health_worker_consents (origin_link_id);
create index health_worker_consents_clinic on health_worker_consents (clinic_id);

create table health_worker_visits (
  id uuid primary key,
  clinic_id uuid not null references clinics (id) on delete cascade,
  link_id uuid not null,
  origin_link_id uuid not null,
  worker_id uuid not null references app_users (id),
  at timestamptz not null,
  systolic integer,
  diastolic integer,
  heart_rate integer,
  temperature double precision,
  oxygen integer,
  weight double precision,
  glucose integer,
  fasting boolean,
  arm_mm double precision,
  swollen_feet boolean,
  signs text[] not null,
  pregnant boolean not null,
  note text check (length(note) between 1 and 2000),
  next_visit date,
  danger_level text check (danger_level in ('urgent', 'emergency')),
  danger_signs text[],
  acknowledged_at timestamptz,
  acknowledged_by uuid references app_users (id),
  created_at timestamptz not null,
  check ((systolic is null) = (diastolic is null)),
  check ((danger_level is null) = (danger_signs is null)),
  check (acknowledged_at is null or danger_level is not null),
  foreign key (link_id, clinic_id) references clinic_links (id, clinic_id) on delete cascade
);
create index health_worker_visits_person on health_worker_visits (link_id, at desc, id desc);
create index health_worker_visits_own on health_worker_visits (worker_id, link_id, at desc, id desc);
create index health_worker_visits_origin on health_worker_visits (origin_link_id);
create index health_worker_visits_clinic on health_worker_visits (clinic_id);
create index health_worker_visits_danger on health_worker_visits (worker_id, at desc, id desc)
  where danger_level is not null;

-- A worker's wish to see what others entered, which only the supervising provider grants.
create table health_worker_sight (
  id uuid primary key,
  clinic_id uuid not null references clinics (id) on delete cascade,
  link_id uuid not null,
  origin_link_id uuid not null,
  worker_id uuid not null references app_users (id),
  state text not null check (state in ('asked', 'approved', 'refused', 'ended')),
  asked_at timestamptz not null,
  decided_by uuid references app_users (id),
  decided_at timestamptz,
  until timestamptz,
  check (decided_by is null or decided_by <> worker_id),
  check (state <> 'approved' or (decided_by is not null and until is not null)),
  foreign key (link_id, clinic_id) references clinic_links (id, clinic_id) on delete cascade
);
create unique index health_worker_sight_open on health_worker_sight (worker_id, link_id)
  where state in ('asked', 'approved');
create index health_worker_sight_worker on health_worker_sight (worker_id, link_id, asked_at desc, id desc);
create index health_worker_sight_link on health_worker_sight (link_id) where state in ('asked', 'approved');
create index health_worker_sight_origin on health_worker_sight (origin_link_id);
create index health_worker_sight_clinic on health_worker_sight (clinic_id);

-- The printed card: 256 bits in its QR code, and a short code for who has no camera. Both are hashed.
create table health_worker_cards (
  id uuid primary key,
  clinic_id uuid not null references clinics (id) on delete cascade,
  link_id uuid not null,
  origin_link_id uuid not null,
  token_hash bytea not null unique,
  code_hash bytea not null unique,
  issued_by uuid not null references app_users (id),
  issued_at timestamptz not null,
  revoked_at timestamptz,
  foreign key (link_id, clinic_id) references clinic_links (id, clinic_id) on delete cascade
);
create unique index health_worker_cards_open on health_worker_cards (link_id) where revoked_at is null;
create index health_worker_cards_origin on health_worker_cards (origin_link_id);
create index health_worker_cards_clinic on health_worker_cards (clinic_id);

-- Two entries become one: what belongs to the one that goes follows, unless the other has the same already.
create function move_home_visits() returns trigger language plpgsql as $$
declare gone uuid := (new.gone ->> 'id')::uuid;
begin
  update health_worker_visits set link_id = new.kept_id where link_id = gone;
  update health_worker_people p set link_id = new.kept_id where link_id = gone and not exists (
    select from health_worker_people k where k.link_id = new.kept_id and k.worker_id = p.worker_id
      and k.ended_at is null and p.ended_at is null);
  update health_worker_sight p set link_id = new.kept_id where link_id = gone and not exists (
    select from health_worker_sight k where k.link_id = new.kept_id and k.worker_id = p.worker_id
      and k.state in ('asked', 'approved') and p.state in ('asked', 'approved'));
  update health_worker_consents p set link_id = new.kept_id where link_id = gone and (withdrawn_at is not null
    or not exists (select from health_worker_consents k where k.link_id = new.kept_id and k.withdrawn_at is null));
  update health_worker_cards p set link_id = new.kept_id where link_id = gone and (revoked_at is not null
    or not exists (select from health_worker_cards k where k.link_id = new.kept_id and k.revoked_at is null));
  return null;
end $$;
create trigger move_home_visits after insert on link_merges for each row execute function move_home_visits();

-- An entry that comes back under its old id gets back what was written under it.
create function return_home_visits() returns trigger language plpgsql as $$
begin
  update health_worker_visits set link_id = new.id where origin_link_id = new.id;
  update health_worker_people set link_id = new.id where origin_link_id = new.id;
  update health_worker_sight set link_id = new.id where origin_link_id = new.id;
  update health_worker_consents set link_id = new.id where origin_link_id = new.id;
  update health_worker_cards set link_id = new.id where origin_link_id = new.id;
  return null;
end $$;
create trigger return_home_visits after insert on clinic_links
  for each row when (new.user_id is null) execute function return_home_visits();

-- Who leaves the clinic is no health worker and acts for nobody.
create function end_health_worker() returns trigger language plpgsql as $$
begin
  delete from health_workers where user_id = new.id and clinic_id is distinct from new.clinic_id;
  update health_worker_people set ended_at = now() where worker_id = new.id and ended_at is null;
  update health_worker_sight set state = 'ended' where worker_id = new.id and state in ('asked', 'approved');
  return null;
end $$;
create trigger end_health_worker after update of clinic_id on app_users
  for each row when (old.clinic_id is distinct from new.clinic_id) execute function end_health_worker();

-- Searches of the patient list that somebody of the staff keeps under a name.
create table patient_views (
  id uuid primary key,
  clinic_id uuid not null references clinics (id) on delete cascade,
  user_id uuid not null references app_users (id) on delete cascade,
  name text not null check (length(name) between 1 and 60),
  search text not null default '' check (length(search) <= 200),
  tag text not null default '' check (length(tag) <= 40),
  created_at timestamptz not null
);
create unique index patient_views_name on patient_views (user_id, clinic_id, lower(name));
create index patient_views_clinic on patient_views (clinic_id);

-- Two entries of one person without an account that became one; both as they were, so that it can be undone.
create table link_merges (
  id uuid primary key,
  clinic_id uuid not null references clinics (id) on delete cascade,
  kept_id uuid not null,
  kept jsonb not null,
  gone jsonb not null,
  invoice_ids uuid[] not null,
  walk_in_ids uuid[] not null,
  merged_at timestamptz not null,
  undone_at timestamptz,
  foreign key (kept_id, clinic_id) references clinic_links (id, clinic_id) on delete cascade
);
create index link_merges_list on link_merges (clinic_id, merged_at desc, id desc) where undone_at is null;
create index link_merges_kept on link_merges (kept_id);

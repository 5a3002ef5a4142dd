-- A visit of somebody who walked into a clinic and has no account: bookings belong to accounts, this to the clinic's own
-- entry of the person. Once an account is known to be theirs, a booking and its note take the place of the row.
alter table walk_ins add unique (id, clinic_id);
create table clinic_visits (
  id uuid primary key,
  clinic_id uuid not null references clinics (id) on delete cascade,
  walk_in_id uuid,
  link_id uuid,
  provider_id uuid not null references app_users (id),
  -- As the desk wrote it on that day; the entry's name may become that of an account.
  name text not null check (length(name) between 1 and 200),
  date_of_birth date check (date_of_birth >= '1850-01-01'),
  gender text check (gender in ('Male', 'Female')),
  room text check (length(room) between 1 and 40),
  status text not null default 'in_progress' check (status in ('in_progress', 'completed', 'cancelled')),
  -- As in visit_notes: reason, history, findings, plan, and assessment.
  sections jsonb not null check (jsonb_typeof(sections) = 'object'),
  version integer not null default 1 check (version > 0),
  -- Who signed, as they were then.
  author_name text,
  license_number text,
  license_authority text,
  started_at timestamptz not null,
  ended_at timestamptz check (ended_at >= started_at),
  unique (id, clinic_id),
  foreign key (walk_in_id, clinic_id) references walk_ins (id, clinic_id) on delete set null (walk_in_id),
  foreign key (link_id, clinic_id) references clinic_links (id, clinic_id) on delete set null (link_id),
  check ((status = 'in_progress') = (ended_at is null)),
  check ((status = 'completed') = (author_name is not null))
);
-- Called twice, it is one visit; who was sent away comes back as somebody new in the queue.
create unique index clinic_visits_walk_in on clinic_visits (walk_in_id) where walk_in_id is not null;
create index clinic_visits_list on clinic_visits (clinic_id, (status = 'in_progress') desc, started_at desc, id desc);
create index clinic_visits_provider on clinic_visits
  (provider_id, clinic_id, (status = 'in_progress') desc, started_at desc, id desc);
create index clinic_visits_started on clinic_visits (clinic_id, started_at);
create index clinic_visits_ended on clinic_visits (clinic_id, ended_at) where status = 'completed';
create index clinic_visits_link on clinic_visits (link_id, started_at desc, id desc) where link_id is not null;

-- What is signed stays; only the entry that it belongs to can change.
create trigger clinic_visits_locked before update on clinic_visits for each row
  when (old.status = 'completed' and (new.sections, new.status, new.version, new.provider_id, new.author_name,
      new.license_number, new.license_authority, new.started_at, new.ended_at, new.name, new.clinic_id)
    is distinct from (old.sections, old.status, old.version, old.provider_id, old.author_name,
      old.license_number, old.license_authority, old.started_at, old.ended_at, old.name, old.clinic_id))
  execute function refuse_change();

create table clinic_visit_addenda (
  id uuid primary key,
  visit_id uuid not null references clinic_visits (id) on delete cascade,
  author_id uuid not null references app_users (id),
  author_name text not null,
  text text not null check (length(text) between 1 and 4000),
  created_at timestamptz not null
);
create index clinic_visit_addenda_visit on clinic_visit_addenda (visit_id, created_at, id);
create index clinic_visit_addenda_author on clinic_visit_addenda (author_id);
create trigger clinic_visit_addenda_locked before update on clinic_visit_addenda for each row
  execute function refuse_change();

alter table invoices add column clinic_visit_id uuid;
alter table invoices add foreign key (clinic_visit_id, clinic_id) references clinic_visits (id, clinic_id)
  on delete set null (clinic_visit_id);
alter table invoices add check (clinic_visit_id is null or kind = 'invoice');
create unique index invoices_clinic_visit on invoices (clinic_visit_id)
  where clinic_visit_id is not null and kind = 'invoice' and credited_at is null;
-- As bookings have it: what is not invoiced yet is found without looking at what is.
alter table clinic_visits add column invoice_id uuid;
alter table clinic_visits add foreign key (invoice_id, clinic_id) references invoices (id, clinic_id);
create index clinic_visits_invoice on clinic_visits (invoice_id) where invoice_id is not null;
create index clinic_visits_to_invoice on clinic_visits (clinic_id, ended_at desc, id)
  where status = 'completed' and invoice_id is null;
create index invoices_of_clinic_visit on invoices (clinic_visit_id) where clinic_visit_id is not null;

-- What follows an entry that was joined with another, so that it can go back.
alter table link_merges add column visit_ids uuid[] not null default '{}';

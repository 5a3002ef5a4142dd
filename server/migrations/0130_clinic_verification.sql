-- What a clinic proves that it exists with, as administrators review it, and who takes it over.
create table clinic_registrations (
  clinic_id uuid primary key references clinics (id) on delete cascade,
  kind text not null check (kind in ('clinic', 'hospital', 'health_center', 'pharmacy', 'laboratory', 'other')),
  registration_number text not null check (length(registration_number) between 1 and 60),
  issuing_authority text not null check (length(issuing_authority) between 1 and 120),
  -- Gone when who uploaded it is erased; what was decided stays.
  file_id uuid references files (id) on delete set null,
  state text not null default 'pending' check (state in ('pending', 'verified', 'rejected')),
  -- Counts the changes of what is reviewed, so that nobody decides about what they did not see.
  version integer not null default 1 check (version > 0),
  sent_at timestamptz not null
);
create index clinic_registrations_waiting on clinic_registrations (sent_at, clinic_id) where state = 'pending';
create index clinic_registrations_file on clinic_registrations (file_id);

create table clinic_decisions (
  id uuid primary key,
  clinic_id uuid not null references clinics (id) on delete cascade,
  decided_by uuid references app_users (id) on delete set null,
  decided_at timestamptz not null,
  decision text not null check (decision in ('verified', 'rejected')),
  reason text check (length(reason) between 1 and 40),
  note text check (length(note) between 1 and 500),
  check ((decision = 'rejected') = (reason is not null))
);
create index clinic_decisions_clinic on clinic_decisions (clinic_id, decided_at desc, id desc);
create index clinic_decisions_decided_by on clinic_decisions (decided_by);

create function is_clinic_verified(clinic uuid) returns boolean language sql stable as $$
  select exists (select from clinic_registrations r where r.clinic_id = clinic and r.state = 'verified')
$$;

-- A clinic under another name is another clinic until somebody has looked.
create function review_renamed_clinic() returns trigger language plpgsql as $$
begin
  update clinic_registrations set state = 'pending', version = version + 1,
    sent_at = case state when 'pending' then sent_at else now() end
  where clinic_id = new.id;
  return null;
end $$;
create trigger review_renamed_clinic after update of name on clinics
  for each row when (old.name is distinct from new.name) execute function review_renamed_clinic();

-- Who runs the clinic asks one of its administrators to take it over; it happens when they agree.
create table clinic_handovers (
  clinic_id uuid primary key references clinics (id) on delete cascade,
  from_id uuid not null references app_users (id) on delete cascade,
  to_id uuid not null references app_users (id) on delete cascade check (to_id <> from_id),
  -- Whether who runs it now stays as an administrator, or leaves.
  stays boolean not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > asked_at)
);
create index clinic_handovers_from on clinic_handovers (from_id);
create index clinic_handovers_to on clinic_handovers (to_id);

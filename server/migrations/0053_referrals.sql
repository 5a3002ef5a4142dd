-- A provider sends a person they treat to another place of care. It belongs to the person; who wrote it and where it
-- leads stay named when those accounts are closed.
create table referrals (
  id uuid primary key,
  patient_id uuid not null references app_users (id) on delete cascade,
  dependent_id uuid,
  referring_provider_id uuid not null references app_users (id),
  -- A provider or a clinic of the platform, a hospital of the directory by its code, or a place with only a name.
  destination_provider_id uuid references app_users (id),
  destination_clinic_id uuid references clinics (id),
  destination_hospital text check (length(destination_hospital) between 1 and 60),
  destination_name text not null check (length(destination_name) between 1 and 200),
  reason text not null check (length(reason) between 1 and 2000),
  symptoms text check (length(symptoms) between 1 and 2000),
  diagnosis text check (length(diagnosis) between 1 and 500),
  priority text not null check (priority in ('routine', 'urgent', 'emergency')),
  status text not null default 'pending'
    check (status in ('pending', 'accepted', 'seen', 'completed', 'rejected', 'referred_again')),
  status_reason text check (length(status_reason) between 1 and 500),
  previous_id uuid,
  created_at timestamptz not null,
  accepted_by uuid references app_users (id),
  accepted_at timestamptz,
  seen_at timestamptz,
  completed_at timestamptz,
  closed_at timestamptz,
  ended_at timestamptz,
  unique (id, patient_id),
  foreign key (dependent_id, patient_id) references dependents (id, patient_id) on delete cascade,
  foreign key (previous_id, patient_id) references referrals (id, patient_id) on delete cascade,
  check (num_nonnulls(destination_provider_id, destination_clinic_id, destination_hospital) <= 1),
  check (destination_provider_id is distinct from referring_provider_id),
  check (accepted_by is distinct from referring_provider_id),
  check ((accepted_at is null) = (accepted_by is null)),
  check (status not in ('accepted', 'seen', 'completed') or accepted_at is not null)
);
create index referrals_patient on referrals (patient_id, created_at desc, id desc);
create index referrals_sent on referrals (referring_provider_id, created_at desc, id desc);
create index referrals_to_provider on referrals (destination_provider_id, created_at desc, id desc)
  where destination_provider_id is not null;
create index referrals_to_clinic on referrals (destination_clinic_id, created_at desc, id desc)
  where destination_clinic_id is not null;
-- One follows another.
create unique index referrals_previous on referrals (previous_id) where previous_id is not null;

-- What of the person's record goes with it, by kind and id.
create table referral_attachments (
  referral_id uuid not null,
  patient_id uuid not null references app_users (id) on delete cascade,
  position integer not null check (position between 0 and 19),
  kind text not null check (kind in ('lab', 'image', 'note', 'prescription')),
  item_id uuid not null,
  title text not null check (length(title) between 1 and 200),
  primary key (referral_id, position),
  foreign key (referral_id, patient_id) references referrals (id, patient_id) on delete cascade
);
create index referral_attachments_item on referral_attachments (item_id, kind);
create index referral_attachments_patient on referral_attachments (patient_id);

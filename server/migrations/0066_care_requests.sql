-- Care that a patient asks for openly: to ask is the consent to be answered by a verified provider who fits.
create table care_requests (
  id uuid primary key,
  patient_id uuid not null references app_users (id) on delete cascade,
  dependent_id uuid,
  service text,
  service_type text not null check (length(service_type) between 1 and 200),
  mode text not null check (mode in ('in_home', 'clinic', 'video', 'audio', 'chat')),
  starts_at timestamptz not null,
  minutes integer not null check (minutes > 0),
  time_zone text not null,
  commune text not null check (length(commune) between 1 and 80),
  address text check (length(address) <= 500),
  lat double precision,
  lng double precision,
  notes text check (length(notes) <= 2000),
  language text not null check (language in ('en', 'fr', 'ht')),
  status text not null default 'open' check (status in ('open', 'accepted', 'cancelled', 'expired')),
  accepted_by uuid references app_users (id),
  booking_id uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  foreign key (dependent_id, patient_id) references dependents (id, patient_id) on delete cascade,
  foreign key (booking_id, patient_id, accepted_by) references bookings (id, patient_id, provider_id),
  check ((status = 'accepted') = (booking_id is not null)),
  check ((booking_id is null) = (accepted_by is null)),
  check ((lat is null) = (lng is null))
);
create index care_requests_patient on care_requests (patient_id, id desc);
create index care_requests_dependent on care_requests (dependent_id);
create index care_requests_open on care_requests (starts_at, id) where status = 'open';
create index care_requests_to_expire on care_requests (expires_at) where status = 'open';
create index care_requests_accepted_by on care_requests (accepted_by);

-- Requests that a provider does not want to see any more.
create table care_request_rejections (
  request_id uuid not null references care_requests (id) on delete cascade,
  provider_id uuid not null references app_users (id) on delete cascade,
  rejected_at timestamptz not null,
  primary key (provider_id, request_id)
);
create index care_request_rejections_request on care_request_rejections (request_id);

-- What people tell about themselves, by role, and clinics about themselves. A row appears with the first word.
alter table app_users
  add column phone text,
  -- The address of a file, as clients send and get it; `file_uses` keeps the file.
  add column profile_photo_url text;

alter table clinics
  add column contact_email text,
  add column contact_phone text,
  add column facility_address text,
  add column logo_url text,
  add column specialties text[] not null default '{}',
  add column opening_hours jsonb;

create table patient_profiles (
  user_id uuid primary key references app_users (id) on delete cascade,
  date_of_birth date check (date_of_birth >= '1850-01-01'),
  gender text check (gender in ('Male', 'Female')),
  marital_status text check (marital_status in ('single', 'married', 'divorced', 'widowed')),
  address text,
  emergency_contact jsonb check (jsonb_typeof(emergency_contact) = 'object'),
  insurance_provider text,
  primary_health_concerns text,
  -- The address of a file, or words about one: so are the others that end in _url.
  id_verification_url text
);

create table provider_profiles (
  user_id uuid primary key references app_users (id) on delete cascade,
  professional_title text,
  specialty text,
  specialty_tags text[] not null default '{}',
  license_number text,
  license_issuing_authority text,
  license_expiration_date date,
  license_verified boolean not null default false,
  credentials text,
  npi text,
  years_of_experience integer not null default 0 check (years_of_experience between 0 and 80),
  education text,
  bio text,
  languages_spoken text[] not null default '{}' check (languages_spoken <@ array['en', 'fr', 'ht']),
  -- Weekly hours and places, or a client's own words instead.
  availability jsonb,
  service_locations jsonb,
  medical_license_url text,
  photo_id_url text,
  background_check_url text
);

-- The list of patients, in the order they came.
create index app_users_patients on app_users (id) where role = 'PATIENT';

-- People and the clinics they run. Profiles of each role come with the capability that fills them.
create table clinics (
  id uuid primary key,
  name text not null check (length(name) between 1 and 200),
  created_at timestamptz not null
);

create table app_users (
  id uuid primary key,
  name text not null check (length(name) between 1 and 200),
  -- Stored in lower case, so that one address is one account however it is typed.
  email text not null unique check (email = lower(email) and length(email) between 3 and 254),
  role text not null check (role in ('PATIENT', 'PROVIDER', 'ADMIN', 'SPONSOR', 'CLINIC_ADMIN')),
  -- Null: this account does not sign in with a password.
  password_hash text,
  clinic_id uuid references clinics (id),
  preferred_language text not null check (preferred_language in ('en', 'fr', 'ht')),
  is_profile_complete boolean not null default false,
  is_email_verified boolean not null default false,
  created_at timestamptz not null,
  check (role <> 'CLINIC_ADMIN' or clinic_id is not null)
);

create index app_users_clinic on app_users (clinic_id) where clinic_id is not null;

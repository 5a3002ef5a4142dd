-- What a clinic bills for, and what it costs from which day on.
create table service_codes (
  id uuid primary key,
  clinic_id uuid not null references clinics (id) on delete cascade,
  code text not null check (length(code) between 1 and 40),
  description text not null check (length(description) between 1 and 300),
  category text not null default '' check (length(category) <= 100),
  created_at timestamptz not null,
  -- Deleted while prices name it: off the list, kept for the history.
  retired_at timestamptz,
  unique (id, clinic_id)
);
create unique index service_codes_code on service_codes (clinic_id, lower(code)) where retired_at is null;
create index service_codes_list on service_codes (clinic_id, lower(code), id) where retired_at is null;

create table fee_entries (
  id uuid primary key,
  clinic_id uuid not null references clinics (id) on delete cascade,
  service_code_id uuid not null,
  price_cents integer not null check (price_cents between 0 and 100000000),
  effective_date date not null,
  created_at timestamptz not null,
  foreign key (service_code_id, clinic_id) references service_codes (id, clinic_id) on delete cascade,
  unique (service_code_id, effective_date)
);
create index fee_entries_list on fee_entries (clinic_id, effective_date desc, id desc);

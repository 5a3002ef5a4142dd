-- The sliding scale of a clinic: bands of people who pay a part less.
create table discount_bands (
  id uuid primary key,
  clinic_id uuid not null references clinics (id) on delete cascade,
  name text not null check (length(name) between 1 and 80),
  percent integer not null check (percent between 1 and 100),
  created_at timestamptz not null
);
create unique index discount_bands_name on discount_bands (clinic_id, lower(name));
create index discount_bands_list on discount_bands (clinic_id, percent, id);

-- The band as it was then: it can be renamed or removed later.
alter table invoices add column band_name text check (length(band_name) between 1 and 80);
alter table invoices add column band_percent integer check (band_percent between 1 and 100);
alter table invoices add check ((band_name is null) = (band_percent is null));
alter table invoices add check (band_name is null or discount_reason is not null);

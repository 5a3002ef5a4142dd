-- Bundles of visits that a provider offers at one price. An offer is never changed: it is withdrawn, and another is made.
create table package_offers (
  id uuid primary key,
  provider_id uuid not null references app_users (id) on delete cascade,
  service text not null check (length(service) between 1 and 100),
  mode text not null check (mode in ('in_home', 'clinic', 'video', 'audio', 'chat')),
  visits smallint not null check (visits between 2 and 30),
  price_cents integer not null check (price_cents between 100 and 1000000),
  valid_days smallint not null check (valid_days between 30 and 730),
  created_at timestamptz not null,
  withdrawn_at timestamptz,
  unique (id, provider_id)
);
create index package_offers_open on package_offers (provider_id, id) where withdrawn_at is null;

-- What a patient bought, as it was offered then. Money moved for it, so it outlives the accounts of both.
create table packages (
  id uuid primary key,
  offer_id uuid,
  patient_id uuid not null references app_users (id),
  provider_id uuid not null references app_users (id),
  service text not null check (length(service) between 1 and 100),
  mode text not null check (mode in ('in_home', 'clinic', 'video', 'audio', 'chat')),
  visits smallint not null check (visits between 2 and 30),
  price_cents integer not null check (price_cents >= visits),
  fee_cents integer not null check (fee_cents >= 0),
  valid_days smallint not null check (valid_days > 0),
  created_at timestamptz not null,
  paid_at timestamptz,
  expires_at timestamptz,
  -- From then on nothing is booked on it, and what is free of it goes back.
  ended_at timestamptz,
  ended_by text check (ended_by in ('patient', 'provider', 'expiry', 'refund')),
  check ((paid_at is null) = (expires_at is null)),
  check ((ended_at is null) = (ended_by is null)),
  check (ended_at is null or paid_at is not null),
  foreign key (offer_id, provider_id) references package_offers (id, provider_id) on delete set null (offer_id),
  unique (id, patient_id),
  unique (id, provider_id)
);
create unique index packages_one_unpaid on packages (offer_id, patient_id) where paid_at is null;
create index packages_patient on packages (patient_id, id desc);
create index packages_provider on packages (provider_id, id desc);
create index packages_to_expire on packages (expires_at) where ended_at is null and paid_at is not null;

-- Which place of a package a visit takes; it has none any more when it was given back.
alter table bookings add column package_id uuid;
alter table bookings add foreign key (package_id, patient_id) references packages (id, patient_id);
alter table bookings add foreign key (package_id, provider_id) references packages (id, provider_id);
alter table bookings add column package_place smallint check (package_place > 0);
alter table bookings add check (package_place is null or package_id is not null);
create unique index bookings_package_place on bookings (package_id, package_place) where package_place is not null;
create index bookings_package on bookings (package_id) where package_id is not null;

alter table payments drop constraint payments_payable_kind_check;
alter table payments add constraint payments_payable_kind_check
  check (payable_kind in ('booking', 'donation', 'sponsorship', 'medicine', 'invoice', 'package'));

-- Who supports whom. It gives nothing until the person concerned accepts, and then what they chose.
create table sponsorships (
  id uuid primary key,
  sponsor_id uuid not null references app_users (id) on delete cascade,
  -- Null until the person with this address answers: whether there is one is not looked up for the sponsor.
  patient_id uuid references app_users (id) on delete cascade,
  email text check (email = lower(email) and length(email) <= 254),
  -- As the sponsor calls them, or as they chose to be shown.
  name text not null check (length(name) between 1 and 200),
  relationship text not null check (length(relationship) <= 60),
  consent text not null check (consent in ('pending', 'accepted', 'declined', 'ended')),
  shares text[] not null default '{}'
    check (shares <@ array['bills', 'upcoming', 'completed', 'provider', 'family', 'service']),
  -- Asked again by somebody who was declined: the person is not bothered a second time.
  hidden boolean not null default false,
  created_at timestamptz not null,
  answered_at timestamptz,
  declined_at timestamptz,
  ended_at timestamptz,
  check (patient_id is not null or email is not null),
  check (consent <> 'accepted' or patient_id is not null),
  check ((consent = 'ended') = (ended_at is not null))
);
create unique index sponsorships_one_address on sponsorships (sponsor_id, email)
  where consent in ('pending', 'accepted');
create unique index sponsorships_one_person on sponsorships (sponsor_id, patient_id)
  where consent in ('pending', 'accepted');
create index sponsorships_sponsor on sponsorships (sponsor_id, id desc);
create index sponsorships_patient on sponsorships (patient_id, id desc);
create index sponsorships_asked on sponsorships (email) where consent = 'pending';

-- The visits that a sponsor may pay for: of people who accepted, and who share their bills.
create view sponsored_bookings as
  select s.id as sponsorship_id, s.sponsor_id, b.id as booking_id
  from sponsorships s join bookings b on b.patient_id = s.patient_id
  where s.consent = 'accepted' and 'bills' = any (s.shares)
    and (b.dependent_id is null or 'family' = any (s.shares));

-- People who ask for support, and all that is shown of them.
create table sponsorship_listings (
  id uuid primary key,
  patient_id uuid not null unique references app_users (id) on delete cascade,
  shown_name text not null check (length(shown_name) between 1 and 60),
  place text check (length(place) <= 80),
  about text check (length(about) <= 300),
  created_at timestamptz not null
);

-- A year of support that was paid for, or is about to be.
create table sponsorship_years (
  id uuid primary key,
  sponsorship_id uuid not null references sponsorships (id) on delete cascade,
  amount_cents integer not null check (amount_cents > 0),
  starts_on date,
  ends_on date check (ends_on > starts_on),
  paid_at timestamptz,
  cancelled_at timestamptz,
  refund_asked_at timestamptz,
  -- When the sponsor was told that it ends.
  told_at timestamptz,
  created_at timestamptz not null,
  check ((paid_at is null) = (starts_on is null) and (paid_at is null) = (ends_on is null))
);
create index sponsorship_years_of on sponsorship_years (sponsorship_id, id desc);
create unique index sponsorship_years_unpaid on sponsorship_years (sponsorship_id) where paid_at is null;
create index sponsorship_years_ending on sponsorship_years (ends_on)
  where told_at is null and cancelled_at is null and paid_at is not null;

create extension if not exists btree_gist;

-- Whether a provider takes new visits just now; those already made stay.
alter table provider_profiles add column is_available boolean not null default true;

-- The kinds of visit a provider offers and what they ask for each, in cents. Without a row: all, at the usual fare.
create table provider_fees (
  provider_id uuid not null references app_users (id) on delete cascade,
  mode text not null check (mode in ('in_home', 'clinic', 'video', 'audio', 'chat')),
  base_cents integer not null check (base_cents between 0 and 1000000),
  pay_first boolean not null default false,
  primary key (provider_id, mode)
);

-- Days that differ from the week: other hours, [{"from": "08:00", "to": "12:00"}], or none.
create table availability_exceptions (
  provider_id uuid not null references app_users (id) on delete cascade,
  day date not null,
  hours jsonb not null check (jsonb_typeof(hours) = 'array'),
  primary key (provider_id, day)
);

create table bookings (
  id uuid primary key,
  patient_id uuid not null references app_users (id),
  dependent_id uuid,
  provider_id uuid references app_users (id),
  clinic_id uuid references clinics (id),
  -- A slug of the catalogue where there is one, and always the words that were sent.
  service text,
  service_type text not null check (length(service_type) between 1 and 200),
  mode text not null check (mode in ('in_home', 'clinic', 'video', 'audio', 'chat')),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- The zones of the two, as they were when it was booked.
  time_zone text not null,
  patient_time_zone text not null,
  location text check (length(location) <= 500),
  lat double precision check (lat between -90 and 90),
  lng double precision check (lng between -180 and 180),
  notes text check (length(notes) <= 2000),
  status text not null check (status in
    ('requested', 'awaiting_payment', 'confirmed', 'in_progress', 'completed', 'cancelled', 'no_show')),
  payment_status text not null default 'unpaid' check (payment_status in ('unpaid', 'paid', 'refunded')),
  payment_method text not null default 'Card' check (length(payment_method) <= 40),
  base_cents integer not null check (base_cents >= 0),
  service_fee_cents integer not null check (service_fee_cents >= 0),
  total_cents integer not null check (total_cents = base_cents + service_fee_cents),
  -- Until when a slot waits for its payment.
  hold_expires_at timestamptz,
  cancelled_by uuid references app_users (id),
  cancelled_at timestamptz,
  cancel_reason text check (length(cancel_reason) <= 500),
  -- Moved by the patient's side when it was too late to cancel and be refunded: moving does not win that back.
  moved_late boolean not null default false,
  -- What goes back when a paid visit is cancelled.
  refund_cents integer check (refund_cents between 0 and total_cents),
  started_at timestamptz,
  completed_at timestamptz,
  reminded_day_at timestamptz,
  reminded_hour_at timestamptz,
  -- Counts reschedulings, for calendars that replace an older invitation.
  sequence integer not null default 0,
  created_by uuid not null references app_users (id),
  created_at timestamptz not null,
  foreign key (dependent_id, patient_id) references dependents (id, patient_id),
  check (status not in ('confirmed', 'in_progress', 'completed', 'no_show') or provider_id is not null),
  check ((status = 'awaiting_payment') <= (hold_expires_at is not null)),
  constraint one_visit_per_provider exclude using gist
    (provider_id with =, tstzrange(starts_at, ends_at) with &&)
    where (status in ('requested', 'awaiting_payment', 'confirmed', 'in_progress')),
  constraint one_visit_per_patient exclude using gist
    ((coalesce(dependent_id, patient_id)) with =, tstzrange(starts_at, ends_at) with &&)
    where (status in ('requested', 'awaiting_payment', 'confirmed', 'in_progress'))
);
create index bookings_patient on bookings (patient_id, starts_at desc, id desc);
create index bookings_provider on bookings (provider_id, starts_at desc, id desc);
create index bookings_unassigned on bookings (clinic_id, starts_at) where status = 'requested' and provider_id is null;
create index bookings_to_remind on bookings (starts_at) where status = 'confirmed' and reminded_hour_at is null;
create index bookings_to_pay on bookings (patient_id, starts_at desc, id desc)
  where payment_status = 'unpaid' and status in ('awaiting_payment', 'completed');
create index bookings_held on bookings (hold_expires_at) where status = 'awaiting_payment';

-- Who treats whom: it arises from what the patient did, and ends with the visit's own end.
-- `until` is when it lapses by itself; null while the visit is still to come.
create view care_relationships as
  select provider_id, patient_id, dependent_id, id as booking_id,
    case when status = 'completed' then completed_at + interval '365 days' end as until
  from bookings
  where provider_id is not null and status in ('awaiting_payment', 'confirmed', 'in_progress', 'completed');

alter table bookings add constraint bookings_of_patient unique (id, patient_id);

-- Somebody asks the fund to pay a visit or medicine; two administrators decide.
create table fund_requests (
  id uuid primary key,
  patient_id uuid not null references app_users (id) on delete cascade,
  kind text not null check (kind in ('visit', 'medicine')),
  booking_id uuid,
  medicine text check (length(medicine) between 1 and 200),
  pharmacy text check (length(pharmacy) between 1 and 200),
  amount_cents integer not null check (amount_cents > 0),
  reason text not null check (length(reason) <= 1000),
  town text check (length(town) between 1 and 80),
  department text not null,
  status text not null check (status in ('waiting', 'paid', 'declined', 'withdrawn')),
  decline_reason text check (length(decline_reason) between 1 and 500),
  payment_id uuid unique references payments (id),
  created_at timestamptz not null,
  decided_at timestamptz,
  foreign key (booking_id, patient_id) references bookings (id, patient_id),
  check ((kind = 'visit') = (booking_id is not null)),
  check ((kind = 'medicine') = (medicine is not null and pharmacy is not null)),
  check ((status = 'paid') = (payment_id is not null)),
  check ((status = 'declined') = (decline_reason is not null)),
  check ((status = 'waiting') = (decided_at is null))
);
create unique index fund_requests_one_per_visit on fund_requests (booking_id) where status in ('waiting', 'paid');
create index fund_requests_patient on fund_requests (patient_id, id desc);
create index fund_requests_status on fund_requests (status, id);

-- Two different administrators; the key lets nobody sign twice.
create table fund_approvals (
  request_id uuid not null references fund_requests (id) on delete cascade,
  admin_id uuid not null references app_users (id),
  approved_at timestamptz not null,
  primary key (request_id, admin_id)
);
create index fund_approvals_admin on fund_approvals (admin_id);

-- What the fund paid for, without a name. Its id is random: it joins to nothing and tells no time.
create table fund_uses (
  id uuid primary key,
  payment_id uuid not null unique references payments (id),
  service text not null check (service in
    ('home_visit', 'clinic_visit', 'video_visit', 'phone_visit', 'chat_visit', 'medicine')),
  town text check (length(town) between 1 and 80),
  department text not null,
  -- When medicine was handed out; a visit says itself when it took place.
  dispensed_at timestamptz,
  -- Written by the person whose care it was, who agreed that the givers read it.
  thanks text check (length(thanks) between 1 and 500),
  thanked_at timestamptz,
  created_at timestamptz not null,
  check ((thanks is null) = (thanked_at is null)),
  check (dispensed_at is null or service = 'medicine')
);
create index fund_uses_newest on fund_uses (created_at desc, id desc);
create index fund_uses_town on fund_uses (department, lower(town));

-- Visits that were paid in cash to a provider without a clinic: a numbered receipt each. The money never was ours, so
-- it is in no account of the ledger; the receipt stays for as long as the visit does.
create table cash_receipts (
  booking_id uuid primary key,
  patient_id uuid not null references app_users (id),
  provider_id uuid not null references app_users (id),
  -- Counted by each provider, without gaps.
  number integer not null check (number > 0),
  amount_cents integer not null check (amount_cents >= 0),
  -- What was handed over in gourdes, in hundredths, and the rate of that day.
  htg_cents bigint check (htg_cents >= 0),
  rate numeric(12, 4) check (rate > 0),
  received_at timestamptz not null,
  unique (provider_id, number),
  foreign key (booking_id, patient_id, provider_id) references bookings (id, patient_id, provider_id),
  check ((htg_cents is null) = (rate is null))
);
create index cash_receipts_patient on cash_receipts (patient_id);

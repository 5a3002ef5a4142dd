-- What patients pay online for a clinic's invoices is sent to the clinic, in the same runs as what providers earned.
create table clinic_payout_accounts (
  clinic_id uuid primary key references clinics (id) on delete cascade,
  method text not null check (method in ('bank', 'moncash')),
  -- Encrypted: holder, bank and number.
  details bytea not null,
  ending text not null check (length(ending) between 2 and 4),
  changed_at timestamptz not null
);

alter table payouts alter column provider_id drop not null;
alter table payouts add column clinic_id uuid references clinics (id);
alter table payouts add constraint payouts_payee_check check (num_nonnulls(provider_id, clinic_id) = 1);
alter table payouts add unique (run_id, clinic_id);
create unique index payouts_prepared_clinic on payouts (clinic_id) where state = 'prepared';
create index payouts_clinic on payouts (clinic_id, id desc) where clinic_id is not null;

-- Where a provider's share is sent.
create table payout_accounts (
  provider_id uuid primary key references app_users (id) on delete cascade,
  method text not null check (method in ('bank', 'moncash')),
  -- Encrypted: holder, bank and number.
  details bytea not null,
  -- The last digits, by which the owner knows it.
  ending text not null check (length(ending) between 2 and 4),
  changed_at timestamptz not null
);

create table payout_runs (
  id uuid primary key,
  minimum_cents bigint not null check (minimum_cents > 0),
  created_by uuid not null references app_users (id),
  created_at timestamptz not null
);
create index payout_runs_created_by on payout_runs (created_by);

-- Outlives the account: it is a line of the books.
create table payouts (
  id uuid primary key,
  run_id uuid not null references payout_runs (id),
  provider_id uuid not null references app_users (id),
  method text not null check (method in ('bank', 'moncash')),
  -- As the account was when the run was prepared; forgotten once the line is closed.
  details bytea,
  ending text not null check (length(ending) between 2 and 4),
  cents bigint not null check (cents > 0),
  htg_cents bigint check (htg_cents > 0),
  htg_per_usd numeric check (htg_per_usd > 0),
  state text not null check (state in ('prepared', 'paid', 'failed')),
  -- The number of the transfer, or why it failed.
  reference text check (length(reference) between 3 and 120),
  created_at timestamptz not null,
  closed_at timestamptz,
  closed_by uuid references app_users (id),
  check ((state = 'prepared') = (closed_at is null)),
  check ((state = 'prepared') = (details is not null)),
  check ((state = 'prepared') = (reference is null)),
  check ((method = 'moncash') = (htg_cents is not null)),
  unique (run_id, provider_id)
);
-- Nobody is owed the same money in two runs.
create unique index payouts_prepared on payouts (provider_id) where state = 'prepared';
create index payouts_provider on payouts (provider_id, id desc);
create index payouts_closed_by on payouts (closed_by) where closed_by is not null;

insert into ledger_accounts (code, about) values ('bank_balance', 'Money in our bank account');
alter table ledger_transactions alter column payment_id drop not null;
alter table ledger_transactions add column payout_id uuid unique references payouts (id);
alter table ledger_transactions drop constraint ledger_transactions_kind_check;
alter table ledger_transactions add constraint ledger_transactions_kind_check
  check (kind in ('capture', 'refund', 'payout'));
alter table ledger_transactions add constraint ledger_transactions_payout_check
  check ((kind = 'payout') = (payout_id is not null) and (kind = 'payout') = (payment_id is null));

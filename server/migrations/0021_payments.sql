-- One row for each order. Money is in US cents; where MonCash moves gourdes, those and the rate stand beside it.
create table payments (
  id uuid primary key,
  payable_kind text not null check (payable_kind in ('booking', 'donation', 'sponsorship')),
  payable_id uuid not null,
  created_by uuid not null references app_users (id),
  provider text not null check (provider in ('paypal', 'moncash')),
  amount_cents integer not null check (amount_cents > 0),
  -- Our share of it; the rest is for whom or what it is paid.
  fee_cents integer not null default 0 check (fee_cents between 0 and amount_cents),
  currency text not null default 'USD' check (currency = 'USD'),
  htg_cents bigint check (htg_cents > 0),
  htg_per_usd numeric(12, 4) check (htg_per_usd > 0),
  -- What a gift is for, and from whom when they want it known.
  purpose text check (purpose in ('visit', 'medication', 'general')),
  donor_name text check (length(donor_name) <= 200),
  status text not null check (status in
    ('created', 'approved', 'capturing', 'captured', 'refunded', 'voided', 'failed')),
  -- Why it failed, in our words.
  failure text,
  external_order_id text,
  external_capture_id text,
  approve_url text,
  -- Returned or on its way back: never more than was paid.
  refunded_cents integer not null default 0 check (refunded_cents between 0 and amount_cents),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  captured_at timestamptz,
  check ((provider = 'moncash') = (htg_cents is not null and htg_per_usd is not null)),
  check ((status in ('captured', 'refunded')) <= (captured_at is not null)),
  check (refunded_cents = 0 or status in ('captured', 'refunded'))
);
create unique index payments_one_live on payments (payable_kind, payable_id)
  where status in ('created', 'approved', 'capturing', 'captured');
create unique index payments_order on payments (provider, external_order_id);
create unique index payments_capture on payments (provider, external_capture_id);
create index payments_creator on payments (created_by, id desc);
create index payments_open on payments (changed_at) where status in ('created', 'approved', 'capturing');

create table refunds (
  id uuid primary key,
  payment_id uuid not null references payments (id),
  amount_cents integer not null check (amount_cents > 0),
  -- `by_hand`: the provider has no call for it, and somebody must send the money.
  status text not null check (status in ('pending', 'completed', 'failed', 'by_hand')),
  external_id text unique,
  -- Null: the rule of a cancellation, or made at the provider itself.
  created_by uuid references app_users (id),
  created_at timestamptz not null,
  completed_at timestamptz
);
create index refunds_payment on refunds (payment_id);
create index refunds_pending on refunds (created_at) where status = 'pending';
-- A cancelled visit is refunded once, however often the job runs.
create unique index refunds_by_rule on refunds (payment_id) where created_by is null and external_id is null;

-- Double entry: what comes in is positive, whose it is negative; every transaction sums to zero in each currency.
create table ledger_accounts (
  code text primary key,
  about text not null
);
insert into ledger_accounts (code, about) values
  ('paypal_balance', 'Money held at PayPal'),
  ('moncash_balance', 'Money held at MonCash'),
  ('currency_exchange', 'Gourdes against dollars, at the rate of each payment'),
  ('provider_payable', 'Owed to those who make the visits'),
  ('platform_fees', 'Service fees'),
  ('community_fund', 'Gifts'),
  ('sponsorships', 'Paid by sponsors');

create table ledger_transactions (
  id uuid primary key,
  kind text not null check (kind in ('capture', 'refund')),
  payment_id uuid not null references payments (id),
  refund_id uuid unique references refunds (id),
  created_at timestamptz not null,
  check ((kind = 'refund') = (refund_id is not null))
);
create unique index ledger_one_capture on ledger_transactions (payment_id) where kind = 'capture';

create table ledger_entries (
  transaction_id uuid not null references ledger_transactions (id),
  account text not null references ledger_accounts (code),
  currency text not null check (currency in ('USD', 'HTG')),
  cents bigint not null check (cents <> 0),
  primary key (transaction_id, account, currency)
);
create index ledger_entries_account on ledger_entries (account, currency);

create function ledger_balance() returns trigger language plpgsql as $$
begin
  if exists (select from ledger_entries where transaction_id = new.transaction_id
      group by currency having sum(cents) <> 0) then
    raise exception 'ledger transaction % does not sum to zero', new.transaction_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_balance();

create function ledger_refuse() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only';
end $$;
create trigger ledger_entries_refuse before update or delete on ledger_entries
  for each statement execute function ledger_refuse();
create trigger ledger_transactions_refuse before update or delete on ledger_transactions
  for each statement execute function ledger_refuse();

-- What the provider told us of, once each.
create table webhook_events (
  provider text not null,
  id text not null,
  kind text not null,
  received_at timestamptz not null,
  primary key (provider, id)
);

-- The built-in sandbox: PayPal and MonCash as far as this product speaks to them.
create table sandbox_orders (
  id text primary key,
  provider text not null check (provider in ('paypal', 'moncash')),
  -- The order as it was sent.
  request jsonb not null,
  request_id text unique,
  -- What the payer did on the sandbox page; nothing chosen counts as approved.
  choice text check (choice in ('approve', 'decline', 'cancel', 'timeout', 'duplicate')),
  capture_id text unique,
  captured_at timestamptz,
  created_at timestamptz not null
);
create table sandbox_refunds (
  id text primary key,
  order_id text not null references sandbox_orders (id),
  request_id text unique,
  cents integer not null check (cents > 0),
  created_at timestamptz not null
);
create index sandbox_refunds_order on sandbox_refunds (order_id);

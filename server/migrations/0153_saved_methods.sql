-- The PayPal account that a person let us charge again: PayPal's own name for it, which is of no use without our
-- credentials. The row stays after a removal, because what was agreed to before it no longer counts.
create table payment_methods (
  user_id uuid primary key references app_users (id) on delete cascade,
  vault_id text unique check (length(vault_id) between 1 and 255),
  -- The account's address, shortened so that its owner recognises it.
  label text check (length(label) between 1 and 100),
  saved_at timestamptz not null,
  removed_at timestamptz
);

-- What PayPal must forget too; it is asked until it does.
create table vault_removals (
  vault_id text primary key,
  created_at timestamptz not null
);
create index vault_removals_oldest on vault_removals (created_at);

-- The payer agreed that the method is kept; and what was charged without the payer present, a gift once a month.
alter table payments
  add column save_method boolean not null default false check (not save_method or provider = 'paypal'),
  add column vaulted boolean not null default false check (not vaulted or provider = 'paypal'),
  add column charged_gift uuid,
  add column charged_month text check (charged_month ~ '^\d{4}-\d{2}$'),
  add constraint payments_charged_gift check
    ((charged_gift is null) = (charged_month is null) and (charged_gift is null or (vaulted and payable_kind = 'donation')));
create unique index payments_one_charge on payments (charged_gift, charged_month) where charged_gift is not null;

-- When the giver or sponsor agreed to be charged; null means that they are asked.
alter table monthly_gifts add column charge_since timestamptz;
alter table sponsorship_budgets add column charge_since timestamptz;

alter table payment_differences drop constraint payment_differences_kind_check,
  add constraint payment_differences_kind_check
    check (kind in ('not_booked', 'not_paid', 'amount', 'refunds', 'unanswered'));

create table sandbox_tokens (
  id text primary key,
  created_at timestamptz not null
);

-- When administrators were told of what a night found.
alter table reconciliation_runs add column told_at timestamptz;
create index reconciliation_runs_told on reconciliation_runs (told_at desc) where told_at is not null;

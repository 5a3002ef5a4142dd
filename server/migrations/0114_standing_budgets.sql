-- The most that a sponsor wants to pay for one person in a calendar month of Haiti. No money is kept with us: it only
-- says which bills are offered, and what is paid under it is counted from the payments themselves.
create table sponsorship_budgets (
  sponsorship_id uuid primary key references sponsorships (id) on delete cascade,
  limit_cents integer not null check (limit_cents between 1 and 1000000),
  status text not null check (status in ('active', 'paused')),
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index sponsorship_budgets_active on sponsorship_budgets (sponsorship_id) where status = 'active';

-- The bills that the sponsor was told of, each once.
create table budget_offers (
  sponsorship_id uuid not null references sponsorships (id) on delete cascade,
  booking_id uuid not null references bookings (id) on delete cascade,
  told_at timestamptz not null,
  primary key (sponsorship_id, booking_id)
);
create index budget_offers_booking on budget_offers (booking_id);

-- Opened under a budget: the money is taken only while the budget has room for it.
alter table payments add column within_budget boolean not null default false
  check (not within_budget or payable_kind = 'booking');

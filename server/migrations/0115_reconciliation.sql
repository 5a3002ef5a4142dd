-- Each night what we hold of payments is compared with PayPal and MonCash.
create table reconciliation_runs (
  id uuid primary key,
  started_at timestamptz not null,
  finished_at timestamptz,
  compared integer not null default 0 check (compared >= 0),
  differing integer not null default 0 check (differing >= 0),
  -- PayPal or MonCash gave no answer about these.
  unanswered integer not null default 0 check (unanswered >= 0)
);
create index reconciliation_runs_latest on reconciliation_runs (started_at desc);

-- Where they and we differ; an administrator looks at each.
create table payment_differences (
  id uuid primary key,
  payment_id uuid not null references payments (id),
  kind text not null check (kind in ('not_booked', 'not_paid', 'amount', 'refunds')),
  -- Hundredths of dollars or gourdes, as the provider counts; null where there is nothing.
  our_cents integer,
  their_cents integer,
  their_currency text check (length(their_currency) between 1 and 10),
  found_at timestamptz not null,
  seen_at timestamptz not null,
  -- Without a person: it was gone when it was compared again.
  closed_at timestamptz,
  closed_by uuid references app_users (id),
  note text check (length(note) between 3 and 300),
  check (closed_by is null or (closed_at is not null and note is not null))
);
create unique index payment_differences_open on payment_differences (payment_id, kind) where closed_at is null;
create index payment_differences_closed on payment_differences (payment_id, kind) where closed_by is not null;
create index payment_differences_waiting on payment_differences (id) where closed_at is null;
create index payment_differences_done on payment_differences (id desc) where closed_at is not null;
create index payment_differences_closed_by on payment_differences (closed_by) where closed_by is not null;

create index payments_changed on payments (changed_at);

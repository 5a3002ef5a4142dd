-- What the source of the exchange rate said, at each reading. Of those that count, the one that counts since last does.
create table exchange_rates (
  id uuid primary key,
  -- Null where the reading failed.
  htg_per_usd numeric(12, 4) check (htg_per_usd between 1 and 1000),
  source text not null check (length(source) between 1 and 253),
  read_at timestamptz not null,
  state text not null check (state in ('counts', 'waiting', 'refused', 'replaced', 'failed')),
  problem text check (length(problem) between 1 and 40),
  counts_from timestamptz,
  decided_by uuid references app_users (id) on delete set null,
  check ((state = 'failed') = (htg_per_usd is null)),
  check ((state = 'failed') = (problem is not null)),
  check ((state = 'counts') = (counts_from is not null))
);
create unique index exchange_rates_waiting on exchange_rates ((true)) where state = 'waiting';
create index exchange_rates_counting on exchange_rates (counts_from desc, id desc) where state = 'counts';
create index exchange_rates_decided_by on exchange_rates (decided_by) where decided_by is not null;

-- How often something was tried lately, shared by all instances. Losing it in a crash does no harm.
create unlogged table rate_limits (
  key bytea primary key,
  count integer not null,
  resets_at timestamptz not null
);

create index rate_limits_expiry on rate_limits (resets_at);

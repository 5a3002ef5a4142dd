-- How long a visit for a service of the catalogue takes with this provider; without a row, as the catalogue says.
create table provider_service_minutes (
  provider_id uuid not null references app_users (id) on delete cascade,
  service text not null check (length(service) between 1 and 100),
  minutes integer not null check (minutes between 15 and 240),
  primary key (provider_id, service)
);

-- Days that differ from the week again and again, counted from the first of them; a single day of
-- availability_exceptions goes before.
create table availability_repeats (
  provider_id uuid not null references app_users (id) on delete cascade,
  first_day date not null,
  every text not null check (every in ('week', 'two_weeks', 'month_day', 'month_weekday')),
  until date check (until >= first_day),
  hours jsonb not null check (jsonb_typeof(hours) = 'array'),
  primary key (provider_id, first_day, every)
);

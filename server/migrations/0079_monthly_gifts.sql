-- A gift that is asked for again each month. Nothing of the payer's method is kept with us.
create table monthly_gifts (
  id uuid primary key,
  donor_id uuid not null references app_users (id) on delete cascade,
  amount_cents integer not null check (amount_cents > 0),
  type text not null check (type in ('visit', 'medication', 'general')),
  donor_name text check (length(donor_name) between 1 and 200),
  status text not null check (status in ('active', 'paused')),
  -- The day of the month on which it began; months that lack it use their last day.
  day integer not null check (day between 1 and 31),
  next_on date not null,
  created_at timestamptz not null
);
create index monthly_gifts_donor on monthly_gifts (donor_id, id desc);
create index monthly_gifts_due on monthly_gifts (next_on) where status = 'active';

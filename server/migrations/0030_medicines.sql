-- Where medicines are sold, and what each shop says of its shelves. A clinic's inventory can write here too.
create table pharmacies (
  id uuid primary key,
  name text not null check (length(name) between 1 and 200),
  city text not null check (length(city) between 1 and 200),
  country text not null check (country in ('HT', 'US')),
  created_at timestamptz not null
);

create table pharmacy_stock (
  pharmacy_id uuid not null references pharmacies (id) on delete cascade,
  -- The slug of the directory, which never changes.
  medicine text not null check (medicine ~ '^[a-z0-9-]{1,100}$'),
  in_stock boolean not null,
  -- Of the usual pack; nothing when the shop lists no price.
  price_cents integer check (price_cents > 0),
  currency text check (currency in ('USD', 'HTG')),
  updated_at timestamptz not null,
  primary key (pharmacy_id, medicine),
  check ((price_cents is null) = (currency is null))
);
create index pharmacy_stock_medicine on pharmacy_stock (medicine);

-- What a clinic has in stock, and every change of it.
create table inventory_items (
  id uuid primary key,
  clinic_id uuid not null references clinics (id) on delete cascade,
  name text not null check (length(name) between 1 and 200),
  sku text not null check (length(sku) between 1 and 60),
  description text not null default '' check (length(description) <= 2000),
  unit_of_measure text not null default '' check (length(unit_of_measure) <= 40),
  supplier text not null default '' check (length(supplier) <= 200),
  current_stock integer not null check (current_stock >= 0),
  reorder_point integer not null check (reorder_point >= 0),
  version integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- Deleted from the list; its movements stay.
  retired_at timestamptz,
  unique (id, clinic_id)
);
create unique index inventory_items_sku on inventory_items (clinic_id, lower(sku)) where retired_at is null;
create index inventory_items_list on inventory_items (clinic_id, lower(name), id) where retired_at is null;

create table inventory_movements (
  id uuid primary key,
  item_id uuid not null,
  clinic_id uuid not null,
  change integer not null check (change <> 0),
  stock_after integer not null check (stock_after >= 0),
  reason text not null
    check (reason in ('initial', 'received', 'dispensed', 'counted', 'damaged', 'expired', 'correction')),
  note text not null default '' check (length(note) <= 300),
  actor_id uuid references app_users (id) on delete set null,
  at timestamptz not null,
  foreign key (item_id, clinic_id) references inventory_items (id, clinic_id) on delete cascade
);
create index inventory_movements_item on inventory_movements (item_id, id desc);
create index inventory_movements_actor on inventory_movements (actor_id);

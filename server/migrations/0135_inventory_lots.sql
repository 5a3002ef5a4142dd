-- Parts of a stock whose number and last day are known; the rest of the stock has no lot.
create table inventory_lots (
  id uuid primary key,
  item_id uuid not null,
  clinic_id uuid not null,
  number text not null check (length(number) between 1 and 60),
  expires_on date not null,
  quantity integer not null check (quantity >= 0),
  -- When who runs the clinic was told that it ends.
  told_at timestamptz,
  created_at timestamptz not null,
  unique (id, clinic_id),
  unique (item_id, number, expires_on),
  foreign key (item_id, clinic_id) references inventory_items (id, clinic_id) on delete cascade
);
create index inventory_lots_first on inventory_lots (item_id, expires_on, id) where quantity > 0;
create index inventory_lots_ending on inventory_lots (expires_on) where quantity > 0 and told_at is null;

alter table inventory_movements add unique (id, clinic_id);
create table inventory_movement_lots (
  movement_id uuid not null,
  lot_id uuid not null,
  clinic_id uuid not null,
  change integer not null check (change <> 0),
  primary key (movement_id, lot_id),
  foreign key (movement_id, clinic_id) references inventory_movements (id, clinic_id) on delete cascade,
  foreign key (lot_id, clinic_id) references inventory_lots (id, clinic_id) on delete cascade
);
create index inventory_movement_lots_lot on inventory_movement_lots (lot_id);

-- A count of the shelves: what was expected, and what was there.
create table stocktakes (
  id uuid primary key,
  clinic_id uuid not null references clinics (id) on delete cascade,
  client_id uuid not null,
  note text not null default '' check (length(note) <= 300),
  counted_by uuid references app_users (id) on delete set null,
  counted_at timestamptz not null,
  unique (id, clinic_id),
  unique (clinic_id, client_id)
);
create index stocktakes_list on stocktakes (clinic_id, id desc);
create index stocktakes_counter on stocktakes (counted_by);
create table stocktake_counts (
  stocktake_id uuid not null,
  item_id uuid not null,
  clinic_id uuid not null,
  expected integer not null check (expected >= 0),
  counted integer not null check (counted >= 0),
  reason text not null default '' check (length(reason) <= 300),
  primary key (stocktake_id, item_id),
  foreign key (stocktake_id, clinic_id) references stocktakes (id, clinic_id) on delete cascade,
  foreign key (item_id, clinic_id) references inventory_items (id, clinic_id) on delete cascade
);
create index stocktake_counts_item on stocktake_counts (item_id);

-- Who came without an appointment, from the desk to the door.
create table walk_ins (
  id uuid primary key,
  clinic_id uuid not null references clinics (id) on delete cascade,
  client_id uuid not null,
  name text not null check (length(name) between 1 and 200),
  reason text not null default '' check (length(reason) <= 200),
  danger boolean not null default false,
  status text not null default 'waiting' check (status in ('waiting', 'called', 'done', 'left')),
  room text check (length(room) between 1 and 40),
  link_id uuid,
  arrived_at timestamptz not null,
  called_at timestamptz,
  ended_at timestamptz,
  unique (clinic_id, client_id),
  foreign key (link_id, clinic_id) references clinic_links (id, clinic_id) on delete set null (link_id),
  check ((status in ('done', 'left')) = (ended_at is not null))
);
create index walk_ins_queue on walk_ins (clinic_id, danger desc, arrived_at, id) where status in ('waiting', 'called');
create index walk_ins_link on walk_ins (link_id) where link_id is not null;

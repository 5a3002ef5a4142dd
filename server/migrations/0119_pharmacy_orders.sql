-- Prescriptions that patients send to a clinic that hands out medicines.
alter table prescriptions add constraint prescriptions_owner unique (id, patient_id);

create table pharmacy_orders (
  id uuid primary key,
  note_id uuid not null,
  patient_id uuid not null references app_users (id) on delete cascade,
  dependent_id uuid,
  clinic_id uuid not null references clinics (id) on delete cascade,
  status text not null check (status in ('sent', 'ready', 'handed_over', 'refused', 'taken_back')),
  way text not null check (way in ('pickup', 'delivery')),
  phone text not null check (length(phone) between 6 and 40),
  note text not null check (length(note) <= 500),
  answer text not null default '' check (length(answer) <= 500),
  reason text check (length(reason) between 1 and 300),
  sent_at timestamptz not null,
  ready_at timestamptz,
  closed_at timestamptz,
  unique (id, patient_id),
  foreign key (note_id, patient_id) references visit_notes (id, patient_id) on delete cascade,
  foreign key (dependent_id, patient_id) references dependents (id, patient_id),
  check ((status = 'refused') = (reason is not null)),
  check ((status in ('sent', 'ready')) = (closed_at is null)),
  check (status <> 'ready' or ready_at is not null)
);
-- One paper is with one pharmacy at a time.
create unique index pharmacy_orders_open on pharmacy_orders (note_id) where status in ('sent', 'ready');
create index pharmacy_orders_patient on pharmacy_orders (patient_id, sent_at desc, id desc);
create index pharmacy_orders_clinic on pharmacy_orders (clinic_id, sent_at desc, id desc);
create index pharmacy_orders_note on pharmacy_orders (note_id, patient_id);
create index pharmacy_orders_dependent on pharmacy_orders (dependent_id, patient_id);

-- The medicines that the pharmacy was sent, and how many it handed over.
create table pharmacy_order_lines (
  order_id uuid not null,
  prescription_id uuid not null,
  patient_id uuid not null references app_users (id) on delete cascade,
  quantity integer not null default 0 check (quantity between 0 and 10000),
  primary key (order_id, prescription_id),
  foreign key (order_id, patient_id) references pharmacy_orders (id, patient_id) on delete cascade,
  foreign key (prescription_id, patient_id) references prescriptions (id, patient_id) on delete cascade
);
create index pharmacy_order_lines_prescription on pharmacy_order_lines (prescription_id, patient_id);
create index pharmacy_order_lines_patient on pharmacy_order_lines (patient_id);

-- Which clinics hand out medicines.
create index inventory_items_shown on inventory_items (clinic_id) where medicine is not null and retired_at is null;

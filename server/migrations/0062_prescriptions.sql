-- Medicines that a signed note prescribes; those of one note are on one paper and share its number.
create sequence prescription_numbers maxvalue 99999999 cycle;
create table prescriptions (
  id uuid primary key,
  number text not null,
  position integer not null,
  note_id uuid not null,
  patient_id uuid not null references app_users (id) on delete cascade,
  dependent_id uuid,
  author_id uuid not null references app_users (id),
  drug text not null check (length(drug) between 1 and 200),
  form text not null,
  dose double precision not null check (dose between 0.25 and 1000),
  frequency text not null,
  duration_days integer check (duration_days between 1 and 365),
  quantity integer check (quantity between 1 and 10000),
  instructions text check (length(instructions) <= 500),
  refills integer not null check (refills between 0 and 12),
  status text not null default 'active' check (status in ('active', 'stopped')),
  prescribed_at timestamptz not null,
  stopped_at timestamptz,
  stop_reason text check (length(stop_reason) <= 300),
  unique (number, position),
  foreign key (note_id, patient_id) references visit_notes (id, patient_id) on delete cascade,
  foreign key (dependent_id, patient_id) references dependents (id, patient_id),
  check ((status = 'stopped') = (stopped_at is not null))
);
create index prescriptions_person on prescriptions (patient_id, dependent_id, prescribed_at desc, id desc);
create index prescriptions_note on prescriptions (note_id, position);
create index prescriptions_author on prescriptions (author_id);
create trigger prescriptions_locked before update of number, note_id, drug, form, dose, frequency, duration_days,
  quantity, instructions, refills, prescribed_at on prescriptions for each row execute function refuse_change();

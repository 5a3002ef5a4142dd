-- What a clinic counts by day and month.
create index bookings_clinic_time on bookings (clinic_id, starts_at) where clinic_id is not null;
create index walk_ins_arrived on walk_ins (clinic_id, arrived_at);
create index inventory_movements_clinic on inventory_movements (clinic_id, at);
create index clinic_ledger_time on clinic_ledger (clinic_id, account, at);
create index invoice_payments_time on invoice_payments (clinic_id, received_at);

-- The chapter of ICD-10 that a code belongs to.
create function diagnosis_group(code text) returns text language sql immutable as $$
  select case
    when code is null or code !~ '^[A-Z][0-9]' then 'uncoded'
    when code < 'C' then 'infections'
    when code < 'D5' then 'neoplasms'
    when code < 'E' then 'blood'
    when code < 'F' then 'endocrine'
    when code < 'G' then 'mental'
    when code < 'H' then 'nervous'
    when code < 'H6' then 'eye'
    when code < 'I' then 'ear'
    when code < 'J' then 'circulatory'
    when code < 'K' then 'respiratory'
    when code < 'L' then 'digestive'
    when code < 'M' then 'skin'
    when code < 'N' then 'musculoskeletal'
    when code < 'O' then 'genitourinary'
    when code < 'P' then 'pregnancy'
    when code < 'Q' then 'perinatal'
    when code < 'R' then 'congenital'
    when code < 'S' then 'symptoms'
    when code < 'U' then 'injuries'
    when code < 'V' then 'special'
    when code < 'Z' then 'external'
    else 'factors'
  end
$$;

-- What the columns of a clinic's monthly file are called; nothing means our own word.
create table clinic_report_columns (
  clinic_id uuid primary key references clinics (id) on delete cascade,
  month text check (length(month) between 1 and 60),
  age_group text check (length(age_group) between 1 and 60),
  sex text check (length(sex) between 1 and 60),
  diagnosis_group text check (length(diagnosis_group) between 1 and 60),
  visits text check (length(visits) between 1 and 60),
  changed_at timestamptz not null
);

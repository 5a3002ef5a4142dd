-- Which column of a laboratory's files holds what, as it was told last.
create table lab_csv_columns (
  clinic_id uuid primary key references clinics (id) on delete cascade,
  request text not null check (length(request) between 1 and 100),
  test text not null check (length(test) between 1 and 100),
  value text not null check (length(value) between 1 and 100),
  unit text check (length(unit) between 1 and 100),
  low text check (length(low) between 1 and 100),
  high text check (length(high) between 1 and 100),
  comment text check (length(comment) between 1 and 100),
  changed_at timestamptz not null
);

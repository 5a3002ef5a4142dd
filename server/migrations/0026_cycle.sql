-- What a woman notes of a day of her cycle: one log a day, hers alone.
create table cycle_logs (
  patient_id uuid not null references app_users (id) on delete cascade,
  date date not null,
  flow text not null check (flow in ('none', 'spotting', 'light', 'medium', 'heavy')),
  symptoms text[] not null,
  bbt numeric(4, 2) check (bbt between 34 and 43),
  cervical_mucus text not null check (cervical_mucus in ('none', 'dry', 'sticky', 'creamy', 'egg-white')),
  ovulation_test text not null check (ovulation_test in ('positive', 'negative', '')),
  saved_at timestamptz not null,
  primary key (patient_id, date)
);

-- What patients tell before a visit, for its provider alone. A symptom check is shared by a step of its own, and a second
-- consent lets its words become a nameless training phrase; without it they are never read for that.
create table pre_visit_answers (
  booking_id uuid primary key,
  patient_id uuid not null references app_users (id) on delete cascade,
  reason text check (length(reason) <= 2000),
  since text check (since in ('today', 'days', 'weeks', 'months', 'years')),
  medicines text check (length(medicines) <= 2000),
  allergies text check (length(allergies) <= 2000),
  changed_at timestamptz,
  -- The words, and what the symptom checker found in them, as codes.
  check_words text[],
  check_severity text check (check_severity in ('Emergency', 'Urgent', 'Routine', 'Self-care')),
  check_found jsonb,
  checked_at timestamptz,
  training_consent_at timestamptz,
  mark text check (mark in ('right', 'too_urgent', 'not_urgent_enough')),
  marked_at timestamptz,
  check (num_nulls(check_words, check_severity, check_found, checked_at) in (0, 4)),
  check (checked_at is not null or num_nonnulls(training_consent_at, mark) = 0),
  check ((mark is null) = (marked_at is null)),
  foreign key (booking_id, patient_id) references bookings (id, patient_id) on delete cascade
);
create index pre_visit_answers_patient on pre_visit_answers (patient_id);
create index pre_visit_answers_training on pre_visit_answers (marked_at, booking_id)
  where training_consent_at is not null and mark is not null;

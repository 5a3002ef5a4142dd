-- Results of questionnaires that a professional took with a patient. The score is counted from the answers.
create table questionnaire_results (
  patient_id uuid not null references app_users (id) on delete cascade,
  id uuid not null,
  dependent_id uuid,
  questionnaire text not null check (questionnaire in ('mmse', 'phq9', 'gad7')),
  answers smallint[] not null check (cardinality(answers) between 1 and 40),
  education_years smallint check (education_years between 0 and 30),
  score smallint not null check (score >= 0),
  level text not null,
  danger boolean not null,
  author_id uuid references app_users (id) on delete set null,
  created_at timestamptz not null,
  primary key (patient_id, id),
  foreign key (dependent_id, patient_id) references dependents (id, patient_id) on delete cascade
);
create index questionnaire_results_newest on questionnaire_results (patient_id, created_at desc, id desc);
create index questionnaire_results_dependent on questionnaire_results (dependent_id);
create index questionnaire_results_author on questionnaire_results (author_id);

-- The full list of ICD-10-CM codes of a year, when it was imported.
create table icd10_codes (
  code text primary key check (length(code) between 3 and 8),
  description text not null,
  billable boolean not null
);
create table icd10_imports (
  id uuid primary key,
  file text not null,
  codes integer not null,
  imported_at timestamptz not null
);
create index icd10_imports_newest on icd10_imports (imported_at desc);

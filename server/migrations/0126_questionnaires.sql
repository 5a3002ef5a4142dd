-- A professional asks a patient to answer a questionnaire on their own device.
create table questionnaire_requests (
  id uuid primary key,
  patient_id uuid not null references app_users (id) on delete cascade,
  provider_id uuid not null references app_users (id) on delete cascade,
  questionnaire text not null check (questionnaire in ('phq9', 'gad7')),
  asked_at timestamptz not null,
  answered_at timestamptz,
  result_id uuid,
  check ((answered_at is null) = (result_id is null)),
  foreign key (patient_id, result_id) references questionnaire_results (patient_id, id) on delete cascade
);
-- Who asks twice finds the question that still waits.
create unique index questionnaire_requests_open on questionnaire_requests (patient_id, provider_id, questionnaire)
  where answered_at is null;
create index questionnaire_requests_newest on questionnaire_requests (patient_id, asked_at desc, id desc);
create index questionnaire_requests_provider on questionnaire_requests (provider_id);
create index questionnaire_requests_result on questionnaire_requests (patient_id, result_id);

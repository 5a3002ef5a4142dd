-- A person is reported into the same queue as a question, an answer or a review. An administrator closes it with words;
-- nothing is hidden by it.
alter table qna_reports
  add column person_id uuid references app_users (id) on delete cascade,
  add column decision text check (length(decision) between 3 and 500);
alter table qna_reports drop constraint qna_reports_target;
alter table qna_reports add constraint qna_reports_target
  check (num_nonnulls(question_id, answer_id, review_id, person_id) = 1);
alter table qna_reports drop constraint qna_reports_reason_check;
alter table qna_reports add constraint qna_reports_reason_check check (reason in (
  'identifies_patient', 'harmful', 'offensive', 'advertising', 'threat', 'harassment', 'fraud', 'other'));
alter table qna_reports add constraint qna_reports_reason_fits
  check (reason = 'other' or (person_id is not null) = (reason in ('threat', 'harassment', 'fraud')));
alter table qna_reports drop constraint qna_reports_outcome_check;
alter table qna_reports add constraint qna_reports_outcome_check check (outcome in ('hidden', 'kept', 'closed'));
alter table qna_reports add constraint qna_reports_closed_with_words
  check ((outcome is not distinct from 'closed') = (decision is not null)
    and (decision is null or person_id is not null));
alter table qna_reports add constraint qna_reports_not_oneself check (person_id <> reporter_id);

-- Nobody reports the same person twice while the first report is open.
create unique index qna_reports_person on qna_reports (person_id, reporter_id)
  where person_id is not null and closed_at is null;
create index qna_reports_of_person on qna_reports (person_id) where person_id is not null;

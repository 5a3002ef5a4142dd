-- Questions and answers are edited by who wrote them, reported by readers and hidden by administrators.
alter table questions
  add column edited_at timestamptz,
  add column hidden_at timestamptz,
  add column hidden_reason text check (length(hidden_reason) between 3 and 500),
  add check ((hidden_at is null) = (hidden_reason is null));
alter table answers
  add column edited_at timestamptz,
  add column hidden_at timestamptz,
  add column hidden_reason text check (length(hidden_reason) between 3 and 500),
  add check ((hidden_at is null) = (hidden_reason is null));

-- What a question or an answer said before each edit.
create table qna_edits (
  id uuid primary key,
  question_id uuid references questions (id) on delete cascade,
  answer_id uuid references answers (id) on delete cascade,
  title text check (length(title) between 1 and 200),
  text text not null check (length(text) between 1 and 10000),
  written_at timestamptz not null,
  check (num_nonnulls(question_id, answer_id) = 1)
);
create index qna_edits_question on qna_edits (question_id, id desc) where question_id is not null;
create index qna_edits_answer on qna_edits (answer_id, id desc) where answer_id is not null;

create table qna_reports (
  id uuid primary key,
  question_id uuid references questions (id) on delete cascade,
  answer_id uuid references answers (id) on delete cascade,
  reporter_id uuid not null references app_users (id) on delete cascade,
  reason text not null check (reason in ('identifies_patient', 'harmful', 'offensive', 'advertising', 'other')),
  note text check (length(note) between 1 and 500),
  created_at timestamptz not null,
  closed_at timestamptz,
  closed_by uuid references app_users (id),
  outcome text check (outcome in ('hidden', 'kept')),
  check (num_nonnulls(question_id, answer_id) = 1),
  check ((closed_at is null) = (outcome is null) and (closed_at is null) = (closed_by is null))
);
-- Nobody reports the same twice while the first report is open.
create unique index qna_reports_question on qna_reports (question_id, reporter_id)
  where question_id is not null and closed_at is null;
create unique index qna_reports_answer on qna_reports (answer_id, reporter_id)
  where answer_id is not null and closed_at is null;
create index qna_reports_of_question on qna_reports (question_id) where question_id is not null;
create index qna_reports_of_answer on qna_reports (answer_id) where answer_id is not null;
create index qna_reports_open on qna_reports (id) where closed_at is null;
create index qna_reports_closed on qna_reports (id desc) where closed_at is not null;
create index qna_reports_reporter on qna_reports (reporter_id);
create index qna_reports_closer on qna_reports (closed_by) where closed_by is not null;

create table qna_follows (
  question_id uuid not null references questions (id) on delete cascade,
  user_id uuid not null references app_users (id) on delete cascade,
  since timestamptz not null,
  primary key (question_id, user_id)
);
create index qna_follows_user on qna_follows (user_id);

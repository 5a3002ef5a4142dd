-- What a hosted model made of a question or an answer, once per language and version, so that the words leave once.
create table qna_translations (
  question_id uuid references questions (id) on delete cascade,
  answer_id uuid references answers (id) on delete cascade,
  language text not null check (language in ('en', 'fr', 'ht')),
  -- When the words that were translated were written: after an edit they are others.
  written_at timestamptz not null,
  text text not null check (length(text) between 1 and 12000),
  created_at timestamptz not null,
  check (num_nonnulls(question_id, answer_id) = 1)
);
create unique index qna_translations_question on qna_translations (question_id, language) where question_id is not null;
create unique index qna_translations_answer on qna_translations (answer_id, language) where answer_id is not null;

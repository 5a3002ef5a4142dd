-- Medical content is files of a release. A correction replaces the words of one field in one language for as long as
-- the release says what it replaced; a review holds for exactly the words that its digest stands for.
create table content_corrections (
  id uuid primary key,
  kind text not null check (kind in ('first-aid', 'education', 'medicines')),
  slug text not null check (length(slug) between 1 and 100),
  field text not null check (length(field) between 1 and 100),
  language text not null check (language in ('en', 'fr', 'ht')),
  original text not null check (length(original) between 1 and 4000),
  text text not null check (length(text) between 1 and 2000),
  reason text not null check (length(reason) between 3 and 500),
  made_by uuid not null references app_users (id),
  made_at timestamptz not null,
  ended_by uuid references app_users (id),
  ended_at timestamptz,
  check (text <> original),
  check ((ended_by is null) = (ended_at is null))
);
create unique index content_corrections_served on content_corrections (kind, slug, field, language)
  where ended_at is null;
create index content_corrections_history on content_corrections (kind, slug, id desc);
create index content_corrections_maker on content_corrections (made_by);
create index content_corrections_ender on content_corrections (ended_by) where ended_by is not null;

create table content_reviews (
  id uuid primary key,
  kind text not null check (kind in ('first-aid', 'education', 'medicines')),
  slug text not null check (length(slug) between 1 and 100),
  reviewer text not null check (length(reviewer) between 1 and 200),
  profession text not null check (profession in
    ('doctor', 'nurse', 'midwife', 'pharmacist', 'dentist', 'psychologist', 'paramedic')),
  reviewed_on text not null check (reviewed_on ~ '^\d{4}-\d{2}-\d{2}$'),
  digest text not null check (length(digest) = 64),
  recorded_by uuid not null references app_users (id),
  recorded_at timestamptz not null,
  withdrawn_by uuid references app_users (id),
  withdrawn_at timestamptz,
  check ((withdrawn_by is null) = (withdrawn_at is null))
);
create index content_reviews_newest on content_reviews (kind, slug, id desc);
create index content_reviews_recorder on content_reviews (recorded_by);
create index content_reviews_withdrawer on content_reviews (withdrawn_by) where withdrawn_by is not null;

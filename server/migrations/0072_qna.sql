-- Questions and answers among professionals. What somebody wrote stays when they leave, without their name.
create table questions (
  id uuid primary key,
  author_id uuid references app_users (id) on delete set null,
  title text not null check (length(title) between 1 and 200),
  description text not null check (length(description) between 1 and 10000),
  specialty text not null,
  tags text[] not null,
  language text not null check (language in ('en', 'fr', 'ht')),
  country text check (country in ('HT', 'US')),
  status text not null default 'Open' check (status in ('Open', 'Resolved', 'Closed')),
  answer_count integer not null default 0 check (answer_count >= 0),
  created_at timestamptz not null,
  words tsvector not null
);
create index questions_newest on questions (id desc);
create index questions_specialty on questions (specialty, id desc);
create index questions_country on questions (country, id desc);
create index questions_words on questions using gin (words);
create index questions_author on questions (author_id);

create table answers (
  id uuid primary key,
  question_id uuid not null references questions (id) on delete cascade,
  author_id uuid references app_users (id) on delete set null,
  content text not null check (length(content) between 1 and 10000),
  accepted_at timestamptz,
  created_at timestamptz not null
);
create index answers_question on answers (question_id, id);
create index answers_author on answers (author_id);
create unique index answers_accepted on answers (question_id) where accepted_at is not null;

create table answer_votes (
  answer_id uuid not null references answers (id) on delete cascade,
  voter_id uuid not null references app_users (id) on delete cascade,
  at timestamptz not null,
  primary key (answer_id, voter_id)
);
create index answer_votes_voter on answer_votes (voter_id);

-- One point for each vote and ten for each accepted answer.
create table qna_reputations (
  user_id uuid primary key references app_users (id) on delete cascade,
  points integer not null check (points >= 0)
);

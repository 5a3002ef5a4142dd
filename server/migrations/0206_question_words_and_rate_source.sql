-- Which questions have a word in their title or tags, newest first: similar ones are then found in as many steps as a
-- text has words, however many questions there are.
create table question_words (
  word text not null,
  question_id uuid not null,
  primary key (word, question_id)
);

-- Short words are in every question. Stable, because a dictionary can change.
create function similar_words(text) returns setof text language sql stable as $$
  select word from unnest(tsvector_to_array(to_tsvector('simple', plain_text($1)))) word where length(word) >= 4
$$;
create function words_of_question(title text, tags text[]) returns setof text language sql stable as $$
  select similar_words(title || ' ' || array_to_string(tags, ' '))
$$;

-- No foreign key: it would need an index by question as large as the table, and the words of a question that goes are
-- known.
create function add_question_words() returns trigger language plpgsql as $$
begin
  insert into question_words (word, question_id)
    select word, q.id from added q, words_of_question(q.title, q.tags) word;
  return null;
end $$;
create function change_question_words() returns trigger language plpgsql as $$
begin
  delete from question_words using words_of_question(old.title, old.tags) gone
    where word = gone and question_id = old.id;
  if tg_op = 'UPDATE' then
    insert into question_words (word, question_id)
      select word, new.id from words_of_question(new.title, new.tags) word;
  end if;
  return null;
end $$;
create trigger add_question_words after insert on questions
  referencing new table as added for each statement execute function add_question_words();
create trigger change_question_words after update on questions for each row
  when ((old.title, old.tags) is distinct from (new.title, new.tags)) execute function change_question_words();
create trigger remove_question_words after delete on questions for each row execute function change_question_words();

insert into question_words (word, question_id)
  select word, q.id from questions q, words_of_question(q.title, q.tags) word;

-- Questions that nobody answered, and each filter alone and with others, which can fit few of many questions. Without the
-- hidden ones a page is read from the index alone, which is then estimated as cheap as it is.
create index questions_unanswered on questions (id desc) where answer_count = 0 and hidden_at is null;
drop index questions_specialty, questions_country, questions_language;
create index questions_specialty on questions (specialty, id desc) where hidden_at is null;
create index questions_country on questions (country, id desc) where hidden_at is null;
create index questions_language on questions (language, id desc) where hidden_at is null;
create index questions_specialty_country on questions (specialty, country, id desc) where hidden_at is null;
create index questions_specialty_language on questions (specialty, language, id desc) where hidden_at is null;
create index questions_country_language on questions (country, language, id desc) where hidden_at is null;
create index questions_all_filters on questions (specialty, country, language, id desc) where hidden_at is null;

-- The source of the exchange rate that administrators chose; without a row the environment's counts. The address may
-- hold a key, so it is encrypted, and the history names its host alone: that can stay the same when the key changes.
create table rate_source (
  name text primary key check (name = 'rateSource'),
  address bytea not null,
  host text not null check (length(host) between 1 and 253),
  pointer text not null check (length(pointer) between 1 and 200)
);
alter table setting_changes drop constraint setting_changes_check;
alter table setting_changes add check (name = 'rateSource' or before is distinct from after);

-- Questions by language and tag, and those with most answers first.
create index questions_language on questions (language, id desc);
create index questions_tags on questions using gin (tags);
create index questions_answers on questions (answer_count desc, id desc);

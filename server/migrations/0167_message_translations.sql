-- How fast a provider usually replies is found from their last messages.
create index messages_sender on messages (sender_id, created_at desc);

-- What a hosted model made of a message, once per language, so that the words leave once.
create table message_translations (
  message_id uuid not null references messages (id) on delete cascade,
  language text not null check (language in ('en', 'fr', 'ht')),
  text text not null check (length(text) between 1 and 12000),
  created_at timestamptz not null,
  primary key (message_id, language)
);

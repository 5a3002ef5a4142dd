-- Texts that a provider writes often, to insert into a message or a note.
create table quick_texts (
  id uuid primary key,
  provider_id uuid not null references app_users (id) on delete cascade,
  title text not null check (length(title) between 1 and 60),
  body text not null check (length(body) between 1 and 1000),
  created_at timestamptz not null
);
create index quick_texts_provider on quick_texts (provider_id, id);

-- Resumable uploads that are not finished. How much has arrived is the length of the file.
create table uploads (
  id uuid primary key,
  owner_id uuid not null references app_users (id) on delete cascade,
  size bigint not null check (size between 1 and 209715200),
  created_at timestamptz not null,
  -- When something arrived last.
  touched_at timestamptz not null
);
create index uploads_owner on uploads (owner_id);
create index uploads_touched on uploads (touched_at);

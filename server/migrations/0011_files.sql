-- Files people handed in: what we know of them. Their bytes lie in the storage, by the same id.
create table files (
  id uuid primary key,
  -- Null once its owner is gone.
  owner_id uuid references app_users (id) on delete set null,
  kind text not null check (kind in ('photo', 'document', 'logo')),
  content_type text not null check (content_type in ('image/jpeg', 'image/png', 'image/webp', 'application/pdf')),
  size integer not null check (size > 0),
  -- Pictures that have a small version.
  thumb_size integer check (thumb_size > 0),
  sha256 bytea not null check (length(sha256) = 32),
  created_at timestamptz not null
);

create index files_owner on files (owner_id);
create index files_created on files (created_at);

-- What a file is used for. A place holds one file; a file without a place is deleted after a day.
create table file_uses (
  used_as text not null,
  used_by uuid not null,
  file_id uuid not null references files (id),
  primary key (used_as, used_by)
);

create index file_uses_file on file_uses (file_id);

-- The work of the marketing suite. A project belongs to the product, not to who began it, and is read and written as
-- one: its sections are made of each other.
create table marketing_projects (
  id uuid primary key,
  name text not null check (length(name) between 1 and 100),
  domain text not null check (length(domain) <= 253),
  work jsonb not null check (jsonb_typeof(work) = 'object' and pg_column_size(work) <= 2000000),
  version integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null
);

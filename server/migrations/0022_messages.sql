-- Two people who write to each other. The row is taken by whoever writes: messages stand in one order.
create table conversations (
  id uuid primary key,
  low_id uuid not null references app_users (id),
  high_id uuid not null references app_users (id),
  -- The number of the newest message.
  last_seq integer not null default 0 check (last_seq >= 0),
  unique (low_id, high_id),
  -- Nobody writes to themselves.
  check (low_id < high_id)
);

-- What was said stays with the other person when one of the two is erased: it is part of their care.
create table messages (
  id uuid primary key,
  conversation_id uuid not null references conversations (id),
  seq integer not null check (seq > 0),
  sender_id uuid not null references app_users (id),
  -- The sender's own name for it: sent twice, it is one message.
  client_id text check (length(client_id) between 1 and 100),
  content text not null check (length(content) <= 4000),
  file_ids uuid[] not null default '{}' check (cardinality(file_ids) <= 5),
  created_at timestamptz not null,
  check (content ~ '\S' or cardinality(file_ids) > 0),
  unique (conversation_id, seq),
  unique (sender_id, client_id)
);

-- A conversation as one of the two sees it.
create table conversation_members (
  user_id uuid not null references app_users (id) on delete cascade,
  other_id uuid not null references app_users (id),
  conversation_id uuid not null references conversations (id),
  last_at timestamptz not null,
  unread integer not null default 0 check (unread >= 0),
  -- The newest message they have seen.
  read_seq integer not null default 0 check (read_seq >= 0),
  -- Since when something lies unread, and when they were told of it.
  unread_since timestamptz,
  told_at timestamptz,
  blocked_at timestamptz,
  -- The other has written: from then on an answer is allowed.
  was_written_to boolean not null default false,
  primary key (user_id, other_id),
  check ((unread > 0) = (unread_since is not null))
);
create index conversation_members_list on conversation_members (user_id, last_at desc, other_id desc);
create index conversation_members_unread on conversation_members (user_id) where unread > 0;
create index conversation_members_to_tell on conversation_members (unread_since)
  where unread_since is not null and told_at is null;

-- Who besides its owner may open a file.
create table file_readers (
  file_id uuid not null references files (id) on delete cascade,
  user_id uuid not null references app_users (id) on delete cascade,
  primary key (file_id, user_id)
);
create index file_readers_user on file_readers (user_id);

-- What people are told: a kind and what it is about. Words are made when it is shown or sent.
create table notifications (
  id uuid primary key,
  user_id uuid not null references app_users (id) on delete cascade,
  kind text not null,
  -- The visit, payment or person it is about; where a tap leads.
  subject_id uuid,
  -- Names and times to say it with; never a clinical word.
  details jsonb not null default '{}',
  created_at timestamptz not null,
  read_at timestamptz
);
create index notifications_user on notifications (user_id, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;

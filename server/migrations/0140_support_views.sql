-- An administrator looks at the account of somebody who needs help: for half an hour, with a reason that the person
-- reads, and without anything of their health.
create table support_views (
  id uuid primary key,
  user_id uuid not null references app_users (id) on delete cascade,
  viewer_id uuid not null references app_users (id),
  reason text not null check (length(reason) between 3 and 200),
  opened_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > opened_at)
);
create index support_views_user on support_views (user_id, id desc);
create index support_views_viewer on support_views (viewer_id, id desc);

-- Browsers that may be told while the app is closed. The address is the browser maker's own server.
create table push_subscriptions (
  id uuid primary key,
  user_id uuid not null references app_users (id) on delete cascade,
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null check (length(p256dh) <= 200),
  auth text not null check (length(auth) <= 100),
  created_at timestamptz not null
);
create index push_subscriptions_user on push_subscriptions (user_id);

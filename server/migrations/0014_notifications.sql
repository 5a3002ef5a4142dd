-- How people want to be told. No row: the defaults, e-mail and nothing else.
create table notification_settings (
  user_id uuid primary key references app_users (id) on delete cascade,
  email boolean not null default true,
  sms boolean not null default false,
  push boolean not null default false
);

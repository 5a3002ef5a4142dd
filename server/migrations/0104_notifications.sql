-- When a notification is to leave as a text message; null when it does not, or has left.
alter table notifications add column text_at timestamptz;
create index notifications_text on notifications (text_at, id) where text_at is not null;

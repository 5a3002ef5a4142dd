-- When a notice was taken to be told elsewhere: by e-mail, text message or push, as the person chose.
alter table notifications add column delivered_at timestamptz;
-- Those of before were handed to the queue when they were written.
update notifications set delivered_at = created_at;
create index notifications_to_deliver on notifications (id) where delivered_at is null;

-- Administrators look for payments by state, and for refunds that somebody must send by hand.
create index payments_status on payments (status, id desc);
create index refunds_unfinished on refunds (status, id) where status <> 'completed';
-- Who sent the money by hand.
alter table refunds add column closed_by uuid references app_users (id);
create index refunds_closed_by on refunds (closed_by) where closed_by is not null;

-- Which dispatcher gave a visit to whom. The open row is the one that holds; only such a visit can be taken back.
create table visit_assignments (
  id uuid primary key,
  booking_id uuid not null references bookings (id) on delete cascade,
  assignee_id uuid not null references app_users (id),
  assigned_by uuid not null references app_users (id),
  assigned_at timestamptz not null,
  unassigned_by uuid references app_users (id),
  unassigned_at timestamptz,
  check ((unassigned_at is null) = (unassigned_by is null))
);
create unique index visit_assignments_open on visit_assignments (booking_id) where unassigned_at is null;
create index visit_assignments_booking on visit_assignments (booking_id, assigned_at desc);

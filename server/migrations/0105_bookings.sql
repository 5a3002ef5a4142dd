-- What the patient answered to a reminder, and the number at which they want to be called.
alter table bookings
  add column attendance_confirmed_at timestamptz,
  add column call_asked_at timestamptz,
  add column call_phone text,
  add check (call_phone is null or call_asked_at is not null);

-- A representative may also pay for the person, and read and write in their conversations.
alter table representatives drop constraint representatives_scopes_check;
alter table representatives add constraint representatives_scopes_check
  check (cardinality(scopes) between 1 and 4 and scopes <@ array['visits', 'record', 'pay', 'messages']);

-- What a representative may pay for: of the person, never of their family.
create view represented_bookings as
  select r.representative_id, r.patient_id, b.id as booking_id
  from representatives r join bookings b on b.patient_id = r.patient_id and b.dependent_id is null
  where r.accepted_at is not null and r.ended_at is null and 'pay' = any (r.scopes);
create view represented_invoices as
  select r.representative_id, r.patient_id, i.id as invoice_id
  from representatives r join invoices i on i.patient_id = r.patient_id and i.kind = 'invoice'
  left join bookings b on b.id = i.booking_id
  where r.accepted_at is not null and r.ended_at is null and 'pay' = any (r.scopes) and b.dependent_id is null;

-- Who wrote in the name of the sender; null when the sender did.
alter table messages add column written_by uuid references app_users (id) check (written_by <> sender_id);
create index messages_written_by on messages (written_by, conversation_id, seq) where written_by is not null;

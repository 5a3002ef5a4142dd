-- What a provider earned: from their paid visits to the payments, and on to what the books say of those.
create index bookings_paid on bookings (provider_id) where payment_status <> 'unpaid';
create index bookings_owed on bookings (provider_id) where status = 'completed' and payment_status = 'unpaid';
create index payments_of_payable on payments (payable_id) where captured_at is not null;
create index ledger_transactions_payment on ledger_transactions (payment_id);

-- Whom a clinic knows.
create index bookings_clinic on bookings (clinic_id, patient_id) where clinic_id is not null;

-- Whom an invoice is addressed to: the account that the clinic could see when it was written.
alter table invoices add column patient_id uuid references app_users (id);
update invoices i set patient_id = coalesce(
  (select b.patient_id from bookings b where b.id = i.booking_id),
  (select l.user_id from clinic_links l where l.id = i.link_id
     and (l.source = 'visits' or (l.accepted_at <= i.issued_at and (l.ended_at is null or l.ended_at > i.issued_at)))));
alter table invoices add foreign key (booking_id, patient_id) references bookings (id, patient_id)
  on delete set null (booking_id);
create index invoices_patient on invoices (patient_id, issued_at desc, id desc) where patient_id is not null;

-- The invoice that asks for a visit's price: until it is taken back, the visit itself cannot be paid.
alter table bookings add column invoice_id uuid;
alter table bookings add foreign key (invoice_id, clinic_id) references invoices (id, clinic_id);
update bookings b set invoice_id = i.id from invoices i
  where i.booking_id = b.id and i.kind = 'invoice' and i.credited_at is null;
update bookings b set payment_status = 'paid' from invoices i
  where i.id = b.invoice_id and i.paid_cents = i.total_cents and b.payment_status = 'unpaid';
create index bookings_invoice on bookings (invoice_id) where invoice_id is not null;

-- What came over PayPal or MonCash has its payment, and nobody at the desk who took it.
alter table invoice_payments add column payment_id uuid unique references payments (id);
alter table invoice_payments add column returned_cents integer not null default 0
  check (returned_cents between 0 and cents);
alter table invoice_payments alter column received_by drop not null;
alter table invoice_payments add check ((payment_id is null) = (received_by is not null));
alter table invoice_payments add check (payment_id is not null or returned_cents = 0);

alter table clinic_ledger drop constraint clinic_ledger_account_check;
alter table clinic_ledger add constraint clinic_ledger_account_check
  check (account in ('receivable', 'income', 'cash', 'safe', 'difference', 'online'));

alter table payments drop constraint payments_payable_kind_check;
alter table payments add constraint payments_payable_kind_check
  check (payable_kind in ('booking', 'donation', 'sponsorship', 'medicine', 'invoice'));
insert into ledger_accounts (code, about) values ('clinic_payable', 'Owed to clinics for invoices that were paid online');

-- The invoices that a sponsor may pay: of people who accepted, and who share their bills.
create view sponsored_invoices as
  select s.id as sponsorship_id, s.sponsor_id, i.id as invoice_id
  from sponsorships s join invoices i on i.patient_id = s.patient_id and i.kind = 'invoice'
  left join bookings b on b.id = i.booking_id
  where s.consent = 'accepted' and 'bills' = any (s.shares)
    and (b.dependent_id is null or 'family' = any (s.shares));

-- What a clinic asks for and takes in. Nothing here is changed later: a credit note takes an invoice back.
create table invoice_numbers (
  clinic_id uuid not null references clinics (id),
  year integer not null,
  last integer not null,
  primary key (clinic_id, year)
);

alter table bookings add unique (id, clinic_id);
create table invoices (
  id uuid primary key,
  clinic_id uuid not null references clinics (id),
  kind text not null check (kind in ('invoice', 'credit_note')),
  year integer not null,
  number integer not null check (number > 0),
  client_id uuid not null,
  link_id uuid,
  booking_id uuid,
  credits_id uuid,
  -- As it was then.
  name text not null check (length(name) between 1 and 200),
  subtotal_cents integer not null check (subtotal_cents >= 0),
  discount_cents integer not null default 0 check (discount_cents between 0 and subtotal_cents),
  discount_reason text check (length(discount_reason) between 1 and 200),
  total_cents integer not null check (total_cents = subtotal_cents - discount_cents),
  reason text check (length(reason) between 1 and 200),
  paid_cents integer not null default 0 check (paid_cents between 0 and total_cents),
  credited_at timestamptz,
  issued_by uuid not null references app_users (id),
  issued_at timestamptz not null,
  unique (id, clinic_id),
  unique (clinic_id, year, number),
  unique (clinic_id, client_id),
  foreign key (link_id, clinic_id) references clinic_links (id, clinic_id) on delete set null (link_id),
  foreign key (booking_id, clinic_id) references bookings (id, clinic_id) on delete set null (booking_id),
  foreign key (credits_id, clinic_id) references invoices (id, clinic_id),
  check ((discount_cents > 0) = (discount_reason is not null)),
  check ((kind = 'credit_note') = (credits_id is not null)),
  check ((kind = 'credit_note') = (reason is not null)),
  check (kind = 'invoice' or (paid_cents = 0 and credited_at is null))
);
create unique index invoices_credited_once on invoices (credits_id) where credits_id is not null;
create unique index invoices_visit on invoices (booking_id)
  where booking_id is not null and kind = 'invoice' and credited_at is null;
create index invoices_list on invoices (clinic_id, issued_at desc, id desc);
create index invoices_owed on invoices (clinic_id, issued_at)
  where kind = 'invoice' and credited_at is null and paid_cents < total_cents;
create index invoices_link on invoices (link_id) where link_id is not null;
create index invoices_issuer on invoices (issued_by);

create table invoice_lines (
  invoice_id uuid not null references invoices (id) on delete cascade,
  position integer not null,
  code text not null check (length(code) between 1 and 40),
  description text not null check (length(description) between 1 and 300),
  quantity integer not null check (quantity between 1 and 999),
  unit_cents integer not null check (unit_cents >= 0),
  primary key (invoice_id, position)
);

create table invoice_payments (
  id uuid primary key,
  clinic_id uuid not null,
  invoice_id uuid not null,
  client_id uuid not null,
  cents integer not null check (cents > 0),
  tendered_cents integer not null check (tendered_cents >= cents),
  received_by uuid not null references app_users (id),
  received_at timestamptz not null,
  unique (clinic_id, client_id),
  foreign key (invoice_id, clinic_id) references invoices (id, clinic_id)
);
create index invoice_payments_invoice on invoice_payments (invoice_id, received_at);
create index invoice_payments_receiver on invoice_payments (received_by);

-- Double entry within a clinic: what it has is positive, where it comes from negative; each transaction sums to zero.
create table clinic_ledger (
  transaction_id uuid not null,
  clinic_id uuid not null references clinics (id),
  account text not null check (account in ('receivable', 'income', 'cash', 'safe', 'difference')),
  cents bigint not null check (cents <> 0),
  at timestamptz not null,
  primary key (transaction_id, account)
);
create index clinic_ledger_account on clinic_ledger (clinic_id, account);
create table clinic_balances (
  clinic_id uuid not null references clinics (id),
  account text not null,
  cents bigint not null,
  primary key (clinic_id, account)
);

create function clinic_ledger_balance() returns trigger language plpgsql as $$
begin
  if (select sum(cents) from clinic_ledger where transaction_id = new.transaction_id) <> 0 then
    raise exception 'clinic transaction % does not sum to zero', new.transaction_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger clinic_ledger_balances after insert on clinic_ledger
  deferrable initially deferred for each row execute function clinic_ledger_balance();
create trigger clinic_ledger_refuse before update or delete on clinic_ledger
  for each statement execute function ledger_refuse();

create table cash_closes (
  id uuid primary key,
  clinic_id uuid not null references clinics (id),
  expected_cents bigint not null,
  counted_cents bigint not null check (counted_cents >= 0),
  closed_by uuid not null references app_users (id),
  closed_at timestamptz not null
);
create index cash_closes_clinic on cash_closes (clinic_id, closed_at desc);
create index cash_closes_closer on cash_closes (closed_by);

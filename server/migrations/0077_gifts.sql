-- What became of each gift: spent on care, returned to its giver, or still in the fund.
alter table donations
  add column used_cents integer not null default 0 check (used_cents >= 0),
  add column refunded_cents integer not null default 0 check (refunded_cents >= 0),
  add constraint donations_never_spent_twice check (used_cents + refunded_cents <= amount_cents);
update donations d set refunded_cents = y.refunded_cents
  from payments y where y.payable_kind = 'donation' and y.payable_id = d.id and y.refunded_cents > 0;
create index donations_left on donations (type, created_at, id) where amount_cents > used_cents + refunded_cents;
create index donations_given on donations (created_at desc, id desc);

-- The part of a refund that came out of its gift; what exceeds it was already spent, and is paid from our fees.
alter table refunds add column gift_cents integer check (gift_cents between 0 and amount_cents);

-- The fund pays like any other payer: `fund` is the method, and the pot is what the money comes out of.
alter table payments drop constraint payments_provider_check;
alter table payments add constraint payments_provider_check check (provider in ('paypal', 'moncash', 'fund'));
alter table payments drop constraint payments_payable_kind_check;
alter table payments add constraint payments_payable_kind_check
  check (payable_kind in ('booking', 'donation', 'sponsorship', 'medicine'));
alter table payments add check (provider <> 'fund' or payable_kind in ('booking', 'medicine'));
insert into ledger_accounts (code, about) values ('pharmacy_payable', 'Owed to pharmacies for medicine that the fund pays');

-- Which gifts paid for a use, and how much of each; what was not needed went back to them.
create table gift_uses (
  payment_id uuid not null references payments (id),
  donation_id uuid not null references donations (id),
  cents integer not null check (cents > 0),
  returned_cents integer not null default 0 check (returned_cents between 0 and cents),
  -- When the giver was told what the gift became.
  told_at timestamptz,
  primary key (payment_id, donation_id)
);
create index gift_uses_donation on gift_uses (donation_id);
create index gift_uses_untold on gift_uses (payment_id) where told_at is null;

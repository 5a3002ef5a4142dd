-- A payer may dispute a payment at PayPal or at their bank. What PayPal then takes back is a chargeback: a refund that
-- names its dispute.
alter table refunds add column dispute_id text check (length(dispute_id) between 1 and 255);
create unique index refunds_dispute on refunds (dispute_id) where dispute_id is not null;

alter table ledger_transactions drop constraint ledger_transactions_kind_check;
alter table ledger_transactions add constraint ledger_transactions_kind_check
  check (kind in ('capture', 'refund', 'chargeback', 'payout'));
alter table ledger_transactions drop constraint ledger_transactions_check;
alter table ledger_transactions add constraint ledger_transactions_refund_check
  check ((kind in ('refund', 'chargeback')) = (refund_id is not null));

alter table payment_differences drop constraint payment_differences_kind_check,
  add constraint payment_differences_kind_check
    check (kind in ('not_booked', 'not_paid', 'amount', 'refunds', 'unanswered', 'dispute'));

-- In the sandbox: whether the payer disputes a paid order, and whether they won.
alter table sandbox_orders add column dispute text check (dispute in ('open', 'lost'));

-- What care did not need of a gift and is still in the fund: its giver may leave it there or have it back.
create view gift_left_overs as
  select d.id as donation_id, y.id as payment_id, y.provider,
    greatest(0, least(d.amount_cents - d.used_cents - d.refunded_cents,
      (select coalesce(sum(u.returned_cents), 0) from gift_uses u where u.donation_id = d.id)
      - (select coalesce(sum(r.amount_cents), 0) from refunds r
          where r.payment_id = y.id and r.status <> 'failed' and r.created_by = d.donor_id)))::integer as cents
  from donations d join payments y on y.payable_kind = 'donation' and y.payable_id = d.id and y.status = 'captured';

-- Why somebody must send a refund by hand, and what PayPal or MonCash said when they refused it.
alter table refunds
  add column by_hand_why text check (by_hand_why in ('no_payouts', 'no_account', 'refused')),
  add column refusal text check (length(refusal) between 1 and 200);
update refunds set by_hand_why = 'no_payouts' where status = 'by_hand';

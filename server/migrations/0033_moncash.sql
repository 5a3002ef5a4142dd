-- Until when an order can be paid on MonCash's own page; only those orders have it.
alter table payments add column page_until timestamptz;
-- Money that came although the same was paid for otherwise meanwhile: it goes back, and is in nobody's way.
alter table payments add column surplus boolean not null default false;
alter table payments add check (page_until is null or provider = 'moncash');
alter table payments add check (not surplus or captured_at is not null);
drop index payments_one_live;
create unique index payments_one_live on payments (payable_kind, payable_id)
  where status in ('created', 'approved', 'capturing', 'captured') and not surplus;
-- Let go, and still payable over there: asked about until its page is over.
create index payments_let_go on payments (page_until) where status = 'voided' and page_until is not null;

-- Last sent as a payout: since then only MonCash knows, and is asked before it is sent again.
alter table refunds add column sent_at timestamptz;
-- Ordered by the rule of a cancellation; it stays true once the provider has given it a name.
alter table refunds add column by_rule boolean not null default false;
update refunds set by_rule = true where created_by is null and external_id is null;
drop index refunds_by_rule;
create unique index refunds_by_rule on refunds (payment_id) where by_rule;

-- What the sandbox in MonCash's place has paid out.
create table sandbox_payouts (
  reference text primary key,
  transaction_id text not null unique,
  receiver text not null,
  cents bigint not null check (cents > 0),
  created_at timestamptz not null
);

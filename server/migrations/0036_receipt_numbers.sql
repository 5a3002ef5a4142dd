-- The number of a receipt, to be read aloud on the phone: LK-2026-4817-2936. Figures only after the year, as letters
-- have other names in each language. Given once, when the money came, and kept.
create sequence receipt_numbers maxvalue 99999999 cycle;
alter table payments add column receipt_number text unique;

-- One after the other they would tell how many there are, and a misheard one would be somebody else's. Multiplied by a
-- number that shares no divisor with 10^8, each is still used once before any comes again.
create function give_receipt_number() returns trigger language plpgsql as $$
declare
  figures text := lpad((nextval('receipt_numbers') * 61803399 % 100000000)::text, 8, '0');
begin
  new.receipt_number := to_char(new.captured_at at time zone 'America/Port-au-Prince', '"LK"-YYYY-')
    || left(figures, 4) || '-' || right(figures, 4);
  return new;
end $$;
create trigger payments_receipt_number before insert or update on payments for each row
  when (new.captured_at is not null and new.receipt_number is null) execute function give_receipt_number();

update payments set changed_at = changed_at where captured_at is not null;
alter table payments add check ((receipt_number is null) = (captured_at is null));

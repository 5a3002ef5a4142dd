-- Waits until nobody else books for these people, then counts the visits to come of one account. It is volatile, so
-- the count sees what was committed during the wait, which the calling statement itself does not.
create function wait_to_book(owners text[], patient uuid, provider uuid, at timestamptz, most int, most_with_provider int)
returns void language plpgsql volatile as $$
declare
  all_of_them int;
  with_provider int;
begin
  perform pg_advisory_xact_lock(hashtextextended(id, 0)) from unnest(owners) id;
  select count(*), count(*) filter (where b.provider_id = provider) into all_of_them, with_provider
  from (select provider_id from bookings where patient_id = patient and starts_at > at
      and status in ('requested', 'awaiting_payment', 'confirmed') limit most) b;
  if all_of_them >= most or with_provider >= most_with_provider then
    raise exception 'too many bookings' using errcode = 'LK001';
  end if;
end $$;

-- What every write pays for. The tail of the trail is filled by a trigger on the trail itself, and the chain is checked
-- event by event: asking once more whether the event is there cost two look-ups and two row locks each.
alter table audit_unsealed drop constraint audit_unsealed_event_id_fkey;
alter table audit_seals drop constraint audit_seals_event_id_fkey;

-- Old keys are swept by age, which is the order they were written in.
drop index idempotency_keys_age;
create index idempotency_keys_age on idempotency_keys using brin (created_at) with (pages_per_range = 16);

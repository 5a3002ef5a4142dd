-- A page of people that somebody read is one line of the trail, with the ids of all of them.
alter table audit_events add column subject_ids uuid[];

-- Whom a clinic sees, and whom of a family: it arises from a visit that was asked of the clinic itself, whoever works
-- there since, and ends as care does. `until` is when it lapses by itself.
create view clinic_patients as
  select clinic_id, patient_id, dependent_id,
    case when status = 'completed' then completed_at + interval '365 days' end as until
  from bookings
  where clinic_id is not null
    and status in ('requested', 'awaiting_payment', 'confirmed', 'in_progress', 'completed');

-- Administrators look for a patient's account by parts of a name or an address. Kept ready without accents, as taking
-- them off costs more than looking; whoever computes it, with whatever search path, gets the same.
create function account_words(name text, email text) returns text language sql immutable set search_path from current
  as $$ select plain_text(name || ' ' || email) $$;
alter table app_users add column words text not null generated always as (account_words(name, email)) stored;
create index app_users_patient_words on app_users using gin (words gin_trgm_ops)
  where role = 'PATIENT' and erased_at is null;

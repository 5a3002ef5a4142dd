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

-- What a provider offers: slugs of the catalogue, where none means all, and how far they go for a home visit.
alter table provider_profiles
  add column services text[] not null default '{}',
  add column travel_radius_km integer check (travel_radius_km between 1 and 500),
  -- Where the review of the licence stands. `license_verified` says whether it counts as verified now: that
  -- outlasts a change which gives no more rights, until it is reviewed.
  add column review_state text not null default 'pending'
    check (review_state in ('pending', 'verified', 'rejected', 'expired')),
  add column review_since timestamptz,
  -- Counts the changes of what is reviewed, so that nobody decides about what they did not see.
  add column review_version integer not null default 0,
  -- The end of the licence as it was reviewed.
  add column verified_until date;

update provider_profiles v set review_since = u.created_at from app_users u where u.id = v.user_id;
update provider_profiles set review_state = 'verified', verified_until = license_expiration_date where license_verified;
create index provider_profiles_to_review on provider_profiles (review_since, user_id) where review_state = 'pending';
create index provider_profiles_verified on provider_profiles (license_expiration_date) where license_verified;

create table licence_decisions (
  id uuid primary key,
  provider_id uuid not null references app_users (id) on delete cascade,
  decided_by uuid references app_users (id) on delete set null,
  decided_at timestamptz not null,
  decision text not null check (decision in ('verified', 'rejected')),
  reason text,
  note text check (length(note) <= 500),
  check ((decision = 'rejected') = (reason is not null))
);
create index licence_decisions_provider on licence_decisions (provider_id, decided_at desc);
create index licence_decisions_decided_by on licence_decisions (decided_by);

-- Moved by the provider's side: the patient may then cancel at any time and gets everything back.
alter table bookings add column moved_by_provider boolean not null default false;

-- What a clinic lets everybody know it has: which medicine of the directory an item is, and its price.
alter table inventory_items
  -- The slug of the directory, which never changes; nothing when the item is the clinic's own matter.
  add column medicine text check (medicine ~ '^[a-z0-9-]{1,100}$'),
  -- Of one unit; nothing when the clinic shows no price.
  add column public_price_cents integer check (public_price_cents > 0),
  add column public_currency text check (public_currency in ('USD', 'HTG')),
  add check ((public_price_cents is null) = (public_currency is null)),
  add check (medicine is not null or public_price_cents is null);
create index inventory_items_medicine on inventory_items (medicine) where medicine is not null and retired_at is null;

-- Shown once who runs the clinic has completed its profile. Where only verified licences are shown, somebody with one
-- must work there.
create function is_clinic_shown(clinic uuid, verified_only boolean) returns boolean language sql stable as $$
  select exists (select from app_users a where a.clinic_id = clinic and a.role = 'CLINIC_ADMIN'
      and a.is_profile_complete and a.erase_after is null and a.erased_at is null and a.suspended_at is null)
    and (not verified_only or exists (select from app_users u join provider_listings l on l.provider_id = u.id
      where u.clinic_id = clinic and l.is_verified))
$$;

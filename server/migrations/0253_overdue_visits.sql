-- Visits whose time is over and that nobody completed or marked as missed: few of a provider's.
create index bookings_confirmed on bookings (provider_id, starts_at desc, id desc) where status = 'confirmed';

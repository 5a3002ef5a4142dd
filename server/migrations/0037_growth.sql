-- Those whose licence was checked, in the order of the list: where only they are shown, others are not walked past.
create index provider_listings_verified on provider_listings (rank, provider_id) where is_verified;
-- A language or a kind of visit that few offer.
create index provider_listings_offers on provider_listings using gin (languages, modes) with (fastupdate = off);

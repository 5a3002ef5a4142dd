-- Where a vaccine was given, as the card of a health centre says it.
alter table record_entries add column place text check (length(place) between 1 and 120);

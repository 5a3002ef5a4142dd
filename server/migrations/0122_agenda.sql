-- An entry that repeats each week is written as one row a week; the rows share their series.
alter table agenda_entries add column series_id uuid;
create index agenda_entries_series on agenda_entries (provider_id, series_id) where series_id is not null;

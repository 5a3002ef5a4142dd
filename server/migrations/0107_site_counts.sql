-- How often public pages were opened and searched, by day and by the pattern of the address: no person, no network
-- address, no search word.
create table site_counts (
  day date not null,
  kind text not null check (kind in ('view', 'search')),
  path text not null check (length(path) between 1 and 200),
  count integer not null check (count > 0),
  primary key (day, kind, path)
);

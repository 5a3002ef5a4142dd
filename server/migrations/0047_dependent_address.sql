-- Where a dependent lives, when not with the account: help is called where they are.
alter table dependents add column address text check (length(address) <= 500);

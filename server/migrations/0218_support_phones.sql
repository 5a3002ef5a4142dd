-- Who has a phone and no e-mail address writes to support too, and is answered by text message.
alter table support_requests
  alter column email drop not null,
  add column phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  add constraint support_requests_reachable check (email is not null or phone is not null);

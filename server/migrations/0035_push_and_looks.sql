-- A browser is told things while somebody is signed in there: how to reach it goes with the session, however that ends.
-- Of those known so far nobody can say which session they belong to; an app that is opened makes itself known again.
delete from push_subscriptions;
alter table push_subscriptions
  add column session_id uuid not null references sessions (id) on delete cascade;
create index push_subscriptions_session on push_subscriptions (session_id);

-- Who looked at somebody's record tells of the lists of people they were on, too.
create index audit_events_subjects on audit_events using gin (subject_ids) where subject_ids is not null;

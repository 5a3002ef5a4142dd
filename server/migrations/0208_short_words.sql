-- Searches look through all that is not yet in the index itself, so a list of new entries beside it makes them dear, and
-- the planner reads the table instead.
alter index app_users_words set (fastupdate = off);
alter index app_users_patient_words set (fastupdate = off);
select gin_clean_pending_list('app_users_words');
select gin_clean_pending_list('app_users_patient_words');

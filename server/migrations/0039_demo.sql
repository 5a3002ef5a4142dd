-- Accounts that the demo made have a known password. They are marked, so that a server outside demo mode can refuse
-- to start while one of them could sign in.
alter table app_users add column is_demo boolean not null default false;
update app_users set is_demo = true where email like '%@lakou.test';

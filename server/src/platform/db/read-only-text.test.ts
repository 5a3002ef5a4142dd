import { expect, test } from 'vitest';
import { refuseUnlessRead } from './read-only-text.ts';

test.each([
  'select 1',
  '\n  SELECT name from app_users where id = $1',
  'with l as materialized (select 1) select * from l',
  "select 1 from audit_events where action = 'booking:update' and deleted_from is null",
])('%s is a read', (text) => {
  expect(() => refuseUnlessRead(text)).not.toThrow();
  expect(() => refuseUnlessRead(text)).not.toThrow();
});

test.each([
  'insert into t values (1)',
  'update t set a = 1',
  'begin',
  'set statement_timeout = 0',
  'with gone as (delete\n from t returning 1) select * from gone',
  'with new as (update t x set a = 1 returning 1) select * from new',
  'with new as (insert  into t values (1) returning 1) select * from new',
  'select 1 from t for update',
  'select 1 from t for no key\n  update skip locked',
  'select 1 from t for key share',
  'select pg_advisory_xact_lock(1)',
  'select pg_try_advisory_lock(1)',
  "select pg_notify('a', 'b')",
  "select nextval('numbers')",
  "select set_config('lock_timeout', '0', true)",
])('%s is refused, each time', (text) => {
  for (let i = 0; i < 2; i++) expect(() => refuseUnlessRead(text)).toThrow(/Db\.read takes a plain select/);
});

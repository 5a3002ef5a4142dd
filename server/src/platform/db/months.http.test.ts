import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { signedIn, testDatabase } from '#test/instance.ts';
import { deleteOldAudit } from '../audit/retention.ts';
import { sealAudit, verifyAudit } from '../audit/seal.ts';
import { addMonths, dropMonths } from './months.ts';

const lakou = testDatabase();

const idAt = (at: Date) => {
  const hex = at.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7${uuidv7().slice(15)}`;
};
const partsOf = async (table: string) => {
  const rows = await lakou.db.query<{ part: string; n: number }>(
    `select tableoid::regclass::text as part, count(*) as n from ${table} group by 1 order by 1`,
  );
  return Object.fromEntries(rows.map(({ part, n }) => [part, n]));
};
const addEvent = (at: Date) =>
  lakou.db.query("insert into audit_events (id, at, action) values ($1, $2, 'note:read')", [idAt(at), at]);
const monthOf = (table: string, at: Date) =>
  `months.${table}_${at.toISOString().slice(0, 7).replace('-', '_')}`;

test('OPS-4 each month of the trail has a part of its own, restored rows get theirs, and old ones go', async () => {
  const [old, older, now] = [new Date('2020-03-31T23:59:59.999Z'), new Date('2020-04-01T00:00Z'), new Date()];
  for (const at of [old, older, older, now]) await addEvent(at);
  expect(await partsOf('audit_events')).toEqual({
    'months.audit_events_rest': 3,
    [monthOf('audit_events', now)]: 1,
  });
  await sealAudit(lakou.db);
  await addMonths(lakou.db);
  const sorted = {
    [monthOf('audit_events', old)]: 1,
    [monthOf('audit_events', older)]: 2,
    [monthOf('audit_events', now)]: 1,
  };
  expect(await partsOf('audit_events')).toEqual(sorted);
  await addMonths(lakou.db);
  expect(await partsOf('audit_events')).toEqual(sorted);
  expect(await verifyAudit(lakou.db)).toEqual({ sealed: 4, unsealed: 0 });

  for (const statement of [
    `update ${monthOf('audit_events', now)} set action = 'x'`,
    `delete from ${monthOf('audit_events', old)}`,
  ])
    await expect(lakou.db.query(statement)).rejects.toThrow('append-only');
  expect(await dropMonths(lakou.db, 'audit_events', { before: now, onlyEmpty: true })).toBe(0);

  expect(await deleteOldAudit(lakou.db, { before: older, at: now })).toBe(1);
  expect(await partsOf('audit_events')).toEqual({
    [monthOf('audit_events', older)]: 2,
    // The line about the deletion is new.
    [monthOf('audit_events', now)]: 2,
  });
  expect(await lakou.db.query(`select to_regclass('${monthOf('audit_events', old)}') as part`)).toEqual([
    { part: null },
  ]);
});

test('OPS-4 ids of a moment that cannot be stay in the rest, and everything else still moves', async () => {
  const { platform } = await lakou.open({ jobs: false });
  const { id: userId } = await signedIn(platform);
  const notify = (id: string) =>
    lakou.db.query(
      "insert into notifications (id, user_id, kind, created_at) values ($1, $2, 'answer_new', now())",
      [id, userId],
    );
  const past = new Date('2024-02-29T12:00Z');
  await notify('ffffffff-ffff-4fff-bfff-ffffffffffff');
  await notify('00000000-0000-4000-8000-000000000001');
  await notify(idAt(past));
  await addMonths(lakou.db);
  expect(await partsOf('notifications')).toEqual({
    'months.notifications_rest': 2,
    [monthOf('notifications', past)]: 1,
  });
  await notify(idAt(past));
  expect(
    await dropMonths(lakou.db, 'notifications', { before: new Date('2024-03-01Z'), onlyEmpty: false }),
  ).toBe(1);
  expect(await partsOf('notifications')).toEqual({ 'months.notifications_rest': 2 });
});

import { uuidv7 } from 'uuidv7';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#test/instance.ts';
import { writeAudit } from './audit.ts';
import { deleteOldAudit } from './retention.ts';
import { sealAudit, verifyAudit } from './seal.ts';

const lakou = testDatabase();
const LONG_AGO = Date.UTC(2010, 0, 1);
const at = new Date();
const APPEND_ONLY = 'the audit trail is append-only';

async function happen(count: number, from: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    const moment = new Date(from + n * 1000);
    await writeAudit(
      { db: lakou.db, at: moment, requestId: 'r' },
      { action: 'note:read', subjectId: uuidv7() },
    );
  }
  await sealAudit(lakou.db);
}
const remaining = async (table: string) =>
  (await lakou.db.query<{ n: number }>(`select count(*) as n from ${table}`))[0]?.n;

beforeAll(async () => {
  await happen(6, LONG_AGO);
  await happen(4, at.getTime());
});

test('OPS-2 young lines of the audit trail cannot be deleted, whatever asks for it', async () => {
  const young = (statement: string) =>
    lakou.db.transaction(async (tx) => {
      await tx.query("select set_config('lakou.audit_retention', 'on', true)");
      await tx.query(statement);
    });
  await expect(young('delete from audit_seals where seq = 8')).rejects.toThrow(APPEND_ONLY);
  await expect(young('delete from audit_seals where seq = 1')).rejects.toThrow(APPEND_ONLY);
  await expect(
    young('insert into audit_checkpoints select seq, hash, now() from audit_seals where seq = 8'),
  ).rejects.toThrow(APPEND_ONLY);
  await expect(
    young("insert into audit_checkpoints select seq, '\\x00', now() from audit_seals where seq = 3"),
  ).rejects.toThrow(APPEND_ONLY);
  await expect(lakou.db.query('delete from audit_checkpoints')).rejects.toThrow(APPEND_ONLY);
  const tooYoung = deleteOldAudit(lakou.db, { before: new Date(at.getTime() + 60_000), at });
  await expect(tooYoung).rejects.toThrow(APPEND_ONLY);
  expect(await verifyAudit(lakou.db)).toEqual({ sealed: 10, unsealed: 0 });
});

test('OPS-2 old lines of the audit trail are deleted, and the rest is still verified', async () => {
  const before = new Date(Date.UTC(2011, 0, 1));
  expect(await deleteOldAudit(lakou.db, { before, at })).toBe(6);
  expect(await deleteOldAudit(lakou.db, { before, at })).toBe(0);
  await sealAudit(lakou.db);
  // Four young ones, and one that tells of the deletion.
  expect([await remaining('audit_events'), await remaining('audit_seals')]).toEqual([5, 5]);
  expect(await verifyAudit(lakou.db)).toEqual({ sealed: 11, unsealed: 0, deletedUpTo: 6 });
  await happen(2, at.getTime() + 60_000);
  expect(await verifyAudit(lakou.db)).toEqual({ sealed: 13, unsealed: 0, deletedUpTo: 6 });
  await lakou.db.transaction(async (tx) => {
    await tx.query('alter table audit_events disable trigger user');
    await tx.query(
      "update audit_events set action = 'x' where id = (select event_id from audit_seals where seq = 8)",
    );
    await tx.query('alter table audit_events enable trigger user');
  });
  expect(await verifyAudit(lakou.db)).toMatchObject({ brokenAt: 8 });
});

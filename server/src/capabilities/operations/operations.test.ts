import { expect, test } from 'vitest';
import { type Person, testApp } from '#test/app.ts';

const lakou = testApp();

/** A mail that failed for good. */
async function failedMail(): Promise<string> {
  const { db } = lakou.platform;
  const [job] = await db.query<{ id: string }>(
    `insert into pgboss.job (name, state, data, output, retry_count, retry_limit, completed_on, created_on)
     values ('mail', 'failed', '{"to": "wozlin@example.test"}', '{"message": "550 <wozlin@example.test> unknown"}', 8, 8, now(), now() + interval '1 minute')
     returning id`,
  );
  return job?.id ?? '';
}
const jobs = async (as: Person, state: string) =>
  (await lakou.send(`GET /api/admin/jobs?state=${state}`, {}, as)).json();
const change = (as: Person, what: string, jobId: string) =>
  lakou.send(`POST /api/admin/jobs/${what}`, { payload: { jobId } }, as);

test('ADM-3 failed jobs are listed without what they hold, tried again or discarded', async () => {
  const as = await lakou.person('ADMIN');
  const [first, second] = [await failedMail(), await failedMail()];
  const failed = await lakou.send('GET /api/admin/jobs', {}, as);
  expect(failed.body).not.toContain('wozlin');
  expect(failed.json()).toHaveLength(2);
  expect(failed.json()[0]).toMatchObject({
    queue: 'mail',
    state: 'failed',
    tries: 8,
    problem: '550 <…@…> unknown',
  });
  const [newest] = failed.json();
  const page = await lakou.send(`GET /api/admin/jobs?limit=1&after=${newest.id}`, {}, as);
  expect(page.json()).toHaveLength(1);
  expect((await change(as, 'retry', first)).statusCode).toBe(204);
  expect((await change(as, 'discard', second)).statusCode).toBe(204);
  expect((await change(as, 'discard', second)).statusCode).toBe(404);
  expect((await jobs(as, 'failed')).map(({ id }: { id: string }) => id)).not.toContain(second);
  lakou.clock.move(11 * 60);
  expect((await change(as, 'retry', first)).json().code).toBe('step_up_required');
});

test('ADM-3 the health page tells versions, database, disk and queue', async () => {
  const health = (await lakou.send('GET /api/admin/health', {}, await lakou.person('ADMIN'))).json();
  expect(health).toMatchObject({
    node: process.version,
    mail: 'files',
    storage: 'disk',
    payments: 'sandbox',
    replica: 'none',
    events: 'database',
  });
  expect(health.database.bytes).toBeGreaterThan(1_000_000);
  expect(health.database.lastMigration).toMatch(/^\d{4}_/);
  expect(health.disk.freeBytes).toBeGreaterThan(0);
  expect(health.disk.freeBytes).toBeLessThanOrEqual(health.disk.bytes);
});

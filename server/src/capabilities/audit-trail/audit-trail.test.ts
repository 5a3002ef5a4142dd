import { expect, test } from 'vitest';
import { sealAudit } from '#platform/audit/seal.ts';
import { type Person, testApp } from '#test/app.ts';

const lakou = testApp();
const search = async (as: Person, query = '') =>
  (await lakou.send(`GET /api/admin/audit?${query}`, {}, as)).json();
const suspend = (as: Person, { id }: Person) =>
  lakou.send(`POST /api/admin/users/${id}/suspension`, { payload: { reason: 'Complaints' } }, as);

test('ADM-3 the trail is searched by person, kind and day, newest first, page by page', async () => {
  const as = await lakou.person('ADMIN');
  const [person, other] = [await lakou.person('PATIENT'), await lakou.person('PATIENT')];
  await suspend(as, person);
  lakou.clock.move(2 * 24 * 3600);
  const later = await lakou.person('ADMIN');
  await suspend(later, other);

  const about = await search(later, `person=${person.id}`);
  expect(about[0]).toMatchObject({
    action: 'user:suspend',
    actor: { id: as.id, name: 'Somebody', role: 'ADMIN' },
    subjects: [{ id: person.id }],
    changes: [{ kind: 'suspend', before: null, after: null, reason: 'Complaints' }],
  });
  expect(about.map(({ action }: { action: string }) => action)).toContain('account:register');
  // What administrators did is found by them too.
  const did = await search(later, `person=${as.id}&action=user:suspend`);
  expect(did).toHaveLength(1);

  const all = await search(later, 'action=user:suspend');
  expect(all.map(({ subjects }: { subjects: { id: string }[] }) => subjects[0]?.id)).toEqual([
    other.id,
    person.id,
  ]);
  expect(await search(later, 'action=user:suspend&from=2026-11-16')).toHaveLength(1);
  expect(await search(later, 'action=user:suspend&until=2026-11-16')).toHaveLength(1);
  const first = await lakou.send('GET /api/admin/audit?action=user:suspend&limit=1', {}, later);
  expect(first.headers.link).toContain(`after=${first.json()[0].id}`);
  expect(await search(later, `action=user:suspend&limit=1&after=${first.json()[0].id}`)).toMatchObject([
    { subjects: [{ id: person.id }] },
  ]);
});

test('ADM-3 reading the trail is written in it, and asks for a fresh proof', async () => {
  const as = await lakou.person('ADMIN');
  const person = await lakou.person('PATIENT');
  await search(as, `person=${person.id}`);
  expect((await search(as, `person=${person.id}`))[0]).toMatchObject({
    action: 'audit:search',
    actor: { id: as.id },
  });
  lakou.clock.move(11 * 60);
  expect((await lakou.send('GET /api/admin/audit', {}, as)).json().code).toBe('step_up_required');
});

test('ADM-3 the state of the chain is told, also when somebody broke it', async () => {
  const as = await lakou.person('ADMIN');
  const { db } = lakou.platform;
  const state = async () => (await lakou.send('GET /api/admin/audit/verify', {}, as)).json();
  await sealAudit(db);
  expect(await state()).toMatchObject({ brokenAt: null });
  expect((await lakou.send('GET /api/admin/audit/actions', {}, as)).json()).toContain('account:register');
  await db.query('alter table audit_events disable trigger user');
  await db.query(
    `update audit_events set action = 'nothing' where id = (select event_id from audit_seals where seq = 3)`,
  );
  expect(await state()).toMatchObject({ brokenAt: 3 });
});

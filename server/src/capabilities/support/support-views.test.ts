import type { SupportView } from '@lakou/contract/support-views';
import { expect, test } from 'vitest';
import { type Person, testApp } from '#test/app.ts';
import { bookingBetween, listProvider } from '#test/providers.ts';

const lakou = testApp();
const open = (as: Person, id: string, reason = 'Cannot sign in on a new phone') =>
  lakou.send(`POST /api/admin/users/${id}/support-views`, { payload: { reason } }, as);
const read = (as: Person, id: string) => lakou.send(`GET /api/admin/support-views/${id}`, {}, as);

test('ADM-7 an administrator looks with a reason, the person is told, and nothing of their health is shown', async () => {
  const [admin, nadege] = [await lakou.person('ADMIN'), await lakou.person('PATIENT')];
  const { db } = lakou.platform;
  const visit = await bookingBetween(db, nadege.id, await listProvider(db), 'confirmed');
  expect((await open(admin, nadege.id, ' ')).statusCode).toBe(400);
  expect((await open(admin, admin.id)).json().code).toBe('own_account');
  const opened = await open(admin, nadege.id);
  expect(opened.statusCode).toBe(201);
  const told = (await lakou.send('GET /api/notifications', {}, nadege)).json();
  expect(told).toMatchObject([{ kind: 'support_view', details: { name: 'Cannot sign in on a new phone' } }]);
  const view = (await read(admin, opened.json().id)).json<SupportView>();
  expect(view).toMatchObject({
    reason: 'Cannot sign in on a new phone',
    account: { id: nadege.id, email: nadege.email, role: 'PATIENT', state: 'active', twoStep: false },
    notifications: [{ readAt: null }],
  });
  expect(view.sessions).toHaveLength(1);
  expect(view.bookings).toEqual([{ id: visit, startsAt: expect.any(String), status: 'confirmed' }]);
  expect(Object.keys(view.notifications[0] ?? {}).sort()).toEqual([
    'createdAt',
    'deliveredAt',
    'id',
    'readAt',
  ]);
  const looks = await db.query(
    'select action from audit_events where actor_id = $1 and (subject_id = $2 or $2 = any(subject_ids))',
    [admin.id, nadege.id],
  );
  expect(looks).toEqual(
    expect.arrayContaining([{ action: 'support-view:open' }, { action: 'support-view:read' }]),
  );
});

test('ADM-7 a look is for who opened it, and ends after half an hour', async () => {
  const [admin, other, nadege] = await Promise.all([
    lakou.person('ADMIN'),
    lakou.person('ADMIN'),
    lakou.person('PATIENT'),
  ]);
  const { id } = (await open(admin, nadege.id)).json();
  expect((await read(other, id)).statusCode).toBe(404);
  expect((await read(nadege, id)).statusCode).toBe(403);
  lakou.clock.move(29 * 60);
  expect((await read(admin, id)).statusCode).toBe(200);
  lakou.clock.move(2 * 60);
  expect((await read(admin, id)).statusCode).toBe(404);
});

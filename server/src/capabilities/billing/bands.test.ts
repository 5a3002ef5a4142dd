import { expect, test } from 'vitest';
import { type Person, testApp } from '#test/app.ts';
import { employ } from '#test/clinic-staff.ts';

const lakou = testApp();
const call = (as: Person, key: string, payload?: object) => lakou.send(key, payload && { payload }, as);

test('BILL-1 managers set the bands of the sliding scale; the desk sees them, others do not', async () => {
  const admin = await lakou.person('CLINIC_ADMIN');
  const id = admin.clinicId ?? '';
  const bands = `/api/clinics/${id}/discount-bands`;
  const [scheduler, provider] = [await employ(lakou, id, 'Scheduler'), await employ(lakou, id, 'Provider')];
  const added = await call(admin, `POST ${bands}`, { name: 'Elèv', percent: 25 });
  expect(added.statusCode).toBe(201);
  expect((await call(admin, `POST ${bands}`, { name: 'elèv', percent: 30 })).json().code).toBe('band_taken');
  for (const percent of [0, 101, 12.5])
    expect((await call(admin, `POST ${bands}`, { name: 'Lòt', percent })).statusCode).toBe(400);
  expect((await call(scheduler, `POST ${bands}`, { name: 'Lòt', percent: 10 })).statusCode).toBe(403);
  await call(admin, `POST ${bands}`, { name: 'Fanmi', percent: 10 });
  const listed = await call(scheduler, `GET ${bands}`);
  expect(listed.json().map(({ name }: { name: string }) => name)).toEqual(['Fanmi', 'Elèv']);
  expect((await call(provider, `GET ${bands}`)).statusCode).toBe(403);
  const one = `/api/clinics/discount-bands/${added.json().id}`;
  expect((await call(admin, `PUT ${one}`, { name: 'Fanmi', percent: 5 })).json().code).toBe('band_taken');
  expect((await call(admin, `PUT ${one}`, { name: 'Elèv', percent: 5 })).json()).toMatchObject({
    percent: 5,
  });
  expect((await call(admin, `DELETE ${one}`)).statusCode).toBe(204);
  expect((await call(admin, `DELETE ${one}`)).statusCode).toBe(404);
  const [audited] = await lakou.platform.db.query<{ count: number }>(
    "select count(*)::int as count from audit_events where actor_id = $1 and action like 'band:%'",
    [admin.id],
  );
  expect(audited?.count).toBe(4);
});

test('BILL-1 a sliding scale has 20 bands at most, also when they are added at once', async () => {
  const admin = await lakou.person('CLINIC_ADMIN');
  const replies = await Promise.all(
    Array.from({ length: 22 }, (_, n) =>
      call(admin, `POST /api/clinics/${admin.clinicId}/discount-bands`, { name: `Nivo ${n}`, percent: 10 }),
    ),
  );
  expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20);
});

import { expect, test } from 'vitest';
import { paymentTest, type Somebody } from '#test/payments.ts';

const pay = paymentTest();

const call = async (key: string, as: Somebody, payload?: object) => {
  const [method = '', url = ''] = key.split(' ');
  const reply = await pay.instance().app.inject({
    method: method as 'GET',
    url,
    headers: as.headers,
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, body: reply.body ? JSON.parse(reply.body) : undefined };
};

test('SPON-4 the documented list of visits is empty until consent, and then holds the bills and no more', async () => {
  const [sponsor, other, nadege] = [
    await pay.somebody('SPONSOR'),
    await pay.somebody('SPONSOR'),
    await pay.somebody('PATIENT'),
  ];
  const email = 'nadege@example.test';
  await pay.lakou.db.query('update app_users set email_verified_at = created_at, email = $2 where id = $1', [
    nadege.id,
    email,
  ]);
  const visit = await pay.booking(nadege);
  const person = { name: 'Papa', email, relationship: 'Father' };
  const { id } = (await call(`POST /api/features/sponsors/${sponsor.id}/patients`, sponsor, person)).body;
  const list = (as: Somebody) => call(`GET /api/data/bookings/user/${id}`, as);
  expect(await list(sponsor)).toEqual({ status: 200, body: [] });

  const accepted = { decision: 'accept', shares: ['upcoming'] };
  expect((await call(`POST /api/features/sponsorships/${id}/respond`, nadege, accepted)).status).toBe(200);
  expect((await list(sponsor)).body).toEqual([]);
  await call(`PUT /api/features/sponsorships/${id}/shares`, nadege, { shares: ['bills'] });
  expect((await list(sponsor)).body).toEqual([
    {
      id: visit,
      dateTime: expect.any(String),
      status: 'confirmed',
      paymentStatus: 'unpaid',
      fare: { base: 50, serviceFee: 5, total: 55 },
    },
  ]);

  expect((await list(other)).status).toBe(404);
  expect((await call(`GET /api/data/bookings/user/${nadege.id}`, sponsor)).status).toBe(404);
  await call(`DELETE /api/features/sponsorships/${id}`, nadege);
  expect((await list(sponsor)).status).toBe(404);
});

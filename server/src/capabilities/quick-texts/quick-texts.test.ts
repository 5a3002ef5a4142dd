import type { QuickText } from '@lakou/contract/quick-texts';
import { MOST_QUICK_TEXTS } from '@lakou/contract/quick-texts.rules';
import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';

const lakou = testApp();
const ALL = '/api/providers/me/quick-texts';
const TEXT = { title: 'Rès', body: 'Repoze ou jodi a epi bwè anpil dlo.' };

test('TOOL-5 a provider keeps, changes and removes texts of their own, that nobody else sees', async () => {
  const doctor = await lakou.person('PROVIDER');
  const other = await lakou.person('PROVIDER');
  const kept = (
    await lakou.send(`POST ${ALL}`, { payload: { ...TEXT, providerId: other.id } }, doctor)
  ).json();
  expect(kept).toEqual({ id: expect.any(String), ...TEXT });
  const changed = { title: 'Repo', body: 'Repoze ou.' };
  const put = await lakou.send(`PUT ${ALL}/${kept.id}`, { payload: changed }, doctor);
  expect(put.json()).toEqual({ id: kept.id, ...changed });
  expect((await lakou.send(`PUT ${ALL}/${kept.id}`, { payload: TEXT }, other)).statusCode).toBe(404);
  expect((await lakou.send(`DELETE ${ALL}/${kept.id}`, {}, other)).statusCode).toBe(404);
  expect((await lakou.send(`GET ${ALL}`, {}, other)).json()).toEqual([]);
  expect((await lakou.send(`GET ${ALL}`, {}, doctor)).json<QuickText[]>()).toHaveLength(1);
  expect((await lakou.send(`DELETE ${ALL}/${kept.id}`, {}, doctor)).statusCode).toBe(204);
  expect((await lakou.send(`GET ${ALL}`, {}, doctor)).json()).toEqual([]);
});

test('TOOL-5 there is an end to them, and an empty one is refused', async () => {
  const doctor = await lakou.person('PROVIDER');
  for (const payload of [{}, { ...TEXT, title: ' ' }, { ...TEXT, body: 'a'.repeat(1001) }])
    expect((await lakou.send(`POST ${ALL}`, { payload }, doctor)).statusCode).toBe(400);
  const ids = Array.from({ length: MOST_QUICK_TEXTS }, () => uuidv7());
  await lakou.platform.db.query(
    `insert into quick_texts (id, provider_id, title, body, created_at)
     select unnest($1::uuid[]), $2, 'One', 'More', now()`,
    [ids, doctor.id],
  );
  const reply = await lakou.send(`POST ${ALL}`, { payload: TEXT }, doctor);
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'too_many_entries']);
});

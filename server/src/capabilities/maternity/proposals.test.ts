import { beforeAll, describe, expect, test } from 'vitest';
import { bookingTest, type Somebody } from '#test/bookings.ts';

const care = bookingTest();
const DUE = { dueDate: '2027-05-01' };
const VITALS = { weight: 64, systolic: 118, diastolic: 76 };
let midwife: Somebody;
let hour = 0;

beforeAll(async () => {
  midwife = await care.provider();
  await care.lakou.db.query('update provider_profiles set license_verified = true where user_id = $1', [
    midwife.id,
  ]);
});

/** A woman whom the midwife treats. */
async function woman(gender = 'Female'): Promise<Somebody> {
  const her = await care.patient();
  await care.lakou.db.query('update patient_profiles set gender = $2 where user_id = $1', [her.id, gender]);
  const at = new Date(Date.UTC(2026, 10, 16, 14) + hour++ * 24 * 3600_000).toISOString();
  await care.put((await care.booking(her, midwife.id, at)).id, 'confirmed');
  return her;
}

const ask = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  rest: string,
  as: Somebody,
  of: Somebody,
  payload?: object,
) => care.send(method, `/api/data/health/maternity/${of.id}/${rest}`, as, payload);
const propose = (her: Somebody) => ask('POST', 'profile', midwife, her, DUE);
const proposals = async (her: Somebody) => (await ask('GET', 'proposals', her, her)).json();
const told = (her: Somebody) => care.told(her.id, midwife.id);
const status = async (...call: Parameters<typeof ask>) => (await ask(...call)).statusCode;

describe('MAT-1 a pregnancy that who treats her would follow', () => {
  test('is proposed: nothing opens, and she is told once, without a clinical word', async () => {
    const her = await woman();
    for (const _ of [1, 2]) {
      const reply = await propose(her);
      expect([reply.statusCode, reply.json()]).toEqual([202, { proposed: true }]);
    }
    expect(await status('GET', 'journal', midwife, her)).toBe(404);
    expect(await status('POST', 'vitals', midwife, her, VITALS)).toBe(404);
    expect((await care.send('GET', `/api/users/${her.id}`, midwife)).json().maternityProfile).toBeUndefined();
    expect((await care.send('GET', '/api/auth/session', her)).json().maternityProfile).toBeNull();
    expect(await told(her)).toEqual(['maternity_proposal']);
    expect(await proposals(her)).toEqual([
      {
        id: expect.any(String),
        providerId: midwife.id,
        providerName: 'Dr Mirlande',
        createdAt: expect.any(String),
        ...DUE,
      },
    ]);
  });

  test('ATTACK answers the same whatever exists: none, a shared one, a hidden one, and where none can be', async () => {
    const [none, shared, hidden, man] = [await woman(), await woman(), await woman(), await woman('Male')];
    for (const her of [shared, hidden]) await ask('POST', 'profile', her, her, DUE);
    await ask('PUT', 'profile', hidden, hidden, { shared: false });
    const replies = [];
    for (const her of [none, shared, hidden, man]) replies.push(await propose(her));
    for (const { statusCode, body } of replies)
      expect([statusCode, body]).toEqual([202, '{"proposed":true}']);
    expect(await status('GET', 'journal', midwife, hidden)).toBe(404);
    for (const her of [shared, hidden, man]) expect(await told(her)).toEqual([]);
  });

  test('begins when she accepts, once', async () => {
    const her = await woman();
    await propose(her);
    const [{ id }] = await proposals(her);
    const accepted = await ask('POST', `proposals/${id}/accept`, her, her);
    expect([accepted.statusCode, accepted.json()]).toEqual([
      201,
      { patientId: her.id, shared: true, ...DUE },
    ]);
    expect(await status('GET', 'journal', midwife, her)).toBe(200);
    expect(await status('POST', `proposals/${id}/accept`, her, her)).toBe(404);
    expect(await proposals(her)).toEqual([]);
  });

  test('ends when she declines: the same answer to whoever asks again, and no word to her for thirty days', async () => {
    const her = await woman();
    await propose(her);
    const [{ id }] = await proposals(her);
    expect(await status('POST', `proposals/${id}/decline`, her, her)).toBe(204);
    expect(await status('POST', `proposals/${id}/accept`, her, her)).toBe(404);
    expect((await propose(her)).statusCode).toBe(202);
    expect([await proposals(her), await told(her)]).toEqual([[], ['maternity_proposal']]);
    await care.lakou.db.query(
      "update maternity_proposals set declined_at = declined_at - interval '31 days' where id = $1",
      [id],
    );
    await propose(her);
    expect([await proposals(her), await told(her)]).toMatchObject([
      [DUE],
      ['maternity_proposal', 'maternity_proposal'],
    ]);
  });

  test('is settled when she begins one herself', async () => {
    const her = await woman();
    await propose(her);
    expect(await status('POST', 'profile', her, her, DUE)).toBe(201);
    await ask('DELETE', 'profile', her, her);
    expect(await proposals(her)).toEqual([]);
  });

  test('ATTACK is hers alone to answer', async () => {
    const [her, other] = [await woman(), await woman()];
    await propose(her);
    const [{ id }] = await proposals(her);
    expect(await status('POST', `proposals/${id}/accept`, midwife, her)).toBe(403);
    expect(await status('POST', `proposals/${id}/accept`, other, her)).toBe(404);
    expect(await status('POST', `proposals/${id}/accept`, other, other)).toBe(404);
    expect(await status('POST', `proposals/${id}/decline`, other, other)).toBe(404);
    expect(await status('GET', 'proposals', midwife, her)).toBe(403);
    expect(await proposals(her)).toHaveLength(1);
  });
});

test('ATTACK sharing a new pregnancy opens nothing that was written in an earlier one, or before it', async () => {
  const her = await woman();
  const write = (notes: string) =>
    ask('POST', 'journal', her, her, { mood: 'bad', notes, signs: ['bleeding'] });
  const read = async (as: Somebody) =>
    (await ask('GET', 'journal', as, her)).json().map(({ notes }: { notes: string }) => notes);
  await write('before any');
  await ask('POST', 'profile', her, her, DUE);
  await ask('PUT', 'profile', her, her, { shared: false });
  await write('the first');
  await ask('POST', 'vitals', her, her, { ...VITALS, systolic: 170, diastolic: 112 });
  await ask('DELETE', 'profile', her, her);
  await ask('POST', 'profile', her, her, DUE);
  expect(await read(midwife)).toEqual([]);
  expect((await ask('GET', 'vitals', midwife, her)).json()).toEqual([]);
  const listed = await care.send('GET', `/api/providers/${midwife.id}/maternity-patients`, midwife);
  expect(listed.json().find(({ id }: { id: string }) => id === her.id).alerts).toEqual([]);

  await write('the second');
  expect(await read(midwife)).toEqual(['the second']);
  expect((await read(her)).sort()).toEqual(['before any', 'the first', 'the second']);
});

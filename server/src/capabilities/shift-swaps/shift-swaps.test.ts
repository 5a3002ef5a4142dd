import type { ShiftSwap } from '@lakou/contract/shift-swaps';
import type { Shift } from '@lakou/contract/shifts';
import { expect, test } from 'vitest';
import { type Person, testApp } from '#test/app.ts';
import { employ } from '#test/clinic-staff.ts';

// The clock of the tests stands at noon UTC of Sunday 15 November 2026, seven in the morning in Haiti.
const lakou = testApp();
const call = (as: Person, method: string, url: string, payload?: object) =>
  lakou.send(`${method} ${url}`, payload && { payload }, as);

async function newClinic() {
  const admin = await lakou.person('CLINIC_ADMIN');
  const base = `/api/clinics/${admin.clinicId}`;
  const [esther, jean, scheduler] = [
    await employ(lakou, admin.clinicId, 'Provider', { name: 'Esther Cadet' }),
    await employ(lakou, admin.clinicId, 'Provider', { name: 'Jean Paul' }),
    await employ(lakou, admin.clinicId, 'Scheduler', { name: 'Guerda Louis' }),
  ];
  const shift = async (of: Person, day: number, [from, to] = ['07:00', '15:00']): Promise<Shift> => {
    const times = { startTime: `2026-11-${day}T${from}`, endTime: `2026-11-${day}T${to}` };
    const reply = await call(scheduler, 'POST', `${base}/shifts`, { staffId: of.id, ...times });
    expect(reply.statusCode, reply.body).toBe(201);
    return reply.json();
  };
  const ask = (as: Person, sent: object) => call(as, 'POST', `${base}/shift-swaps`, sent);
  const swaps = async (as: Person): Promise<ShiftSwap[]> =>
    (await call(as, 'GET', `${base}/shift-swaps`)).json();
  const staffOf = async (shiftId: string) =>
    (await call(scheduler, 'GET', `${base}/shifts`)).json<Shift[]>().find(({ id }) => id === shiftId)
      ?.staffName;
  return { admin, base, esther, jean, scheduler, shift, ask, swaps, staffOf };
}
const answer = (as: Person, id: string, accept = true) =>
  call(as, 'POST', `/api/clinics/shift-swaps/${id}/answer`, { accept });
const decide = (as: Person, id: string, approve = true) =>
  call(as, 'POST', `/api/clinics/shift-swaps/${id}/decision`, { approve });
const withdraw = (as: Person, id: string) => call(as, 'DELETE', `/api/clinics/shift-swaps/${id}`);
const told = async ({ id }: Person) =>
  (
    await lakou.platform.db.query<{ kind: string }>(
      "select kind from notifications where user_id = $1 and kind like 'swap_%' order by id",
      [id],
    )
  ).map(({ kind }) => kind);

test('CLIN-11 one asks, the other accepts, a scheduler approves, and the shifts have changed hands', async () => {
  const { esther, jean, scheduler, admin, shift, ask, swaps, staffOf } = await newClinic();
  // They overlap: each is free for the other's only once both are given.
  const [hers, his] = [await shift(esther, 16), await shift(jean, 16, ['12:00', '20:00'])];
  const asked = await ask(esther, { shiftId: hers.id, colleagueId: jean.id, otherShiftId: his.id });
  expect([asked.statusCode, asked.json()]).toEqual([
    201,
    {
      id: asked.json().id,
      askerId: esther.id,
      askerName: 'Esther Cadet',
      colleagueId: jean.id,
      colleagueName: 'Jean Paul',
      shift: { startTime: hers.startTime, endTime: hers.endTime },
      otherShift: { startTime: his.startTime, endTime: his.endTime },
      state: 'asked',
      askedAt: '2026-11-15T12:00:00.000Z',
    },
  ]);
  const { id } = asked.json();
  expect((await decide(scheduler, id)).json().code).toBe('item_changed');
  expect(await swaps(scheduler)).toEqual([]);
  expect((await answer(jean, id)).json().state).toBe('accepted');
  expect((await swaps(scheduler)).map((one) => one.id)).toEqual([id]);
  expect(await staffOf(hers.id)).toBe('Esther Cadet');
  const replies = await Promise.all([decide(scheduler, id), decide(admin, id)]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect([await staffOf(hers.id), await staffOf(his.id)]).toEqual(['Jean Paul', 'Esther Cadet']);
  expect((await swaps(esther))[0]).toMatchObject({ state: 'approved', shift: { startTime: hers.startTime } });
  expect([await told(jean), await told(esther)]).toEqual([
    ['swap_asked', 'swap_approved'],
    ['swap_approved'],
  ]);
  expect(await told(scheduler)).toEqual(['swap_waiting']);
});

test('CLIN-11 a shift is given away without one in return', async () => {
  const { esther, jean, scheduler, shift, ask, staffOf } = await newClinic();
  const hers = await shift(esther, 17);
  const { id } = (await ask(esther, { shiftId: hers.id, colleagueId: jean.id })).json();
  await answer(jean, id);
  expect((await decide(scheduler, id)).statusCode).toBe(200);
  expect(await staffOf(hers.id)).toBe('Jean Paul');
});

test('CLIN-11 the database refuses two shifts at once, a leave is respected, and nothing is half done', async () => {
  const { base, esther, jean, scheduler, shift, ask, staffOf, swaps } = await newClinic();
  const [hers, other] = [await shift(esther, 18), await shift(esther, 19)];
  await shift(jean, 18, ['14:00', '20:00']);
  const { id } = (await ask(esther, { shiftId: hers.id, colleagueId: jean.id })).json();
  await answer(jean, id);
  expect((await decide(scheduler, id)).json().code).toBe('shift_overlaps');
  const second = (await ask(esther, { shiftId: other.id, colleagueId: jean.id })).json();
  await answer(jean, second.id);
  await call(scheduler, 'POST', `${base}/leaves`, {
    staffId: jean.id,
    fromDay: '2026-11-19',
    toDay: '2026-11-19',
  });
  expect((await decide(scheduler, second.id)).json().code).toBe('staff_on_leave');
  expect([await staffOf(hers.id), await staffOf(other.id)]).toEqual(['Esther Cadet', 'Esther Cadet']);
  expect((await swaps(scheduler)).map(({ state }) => state)).toEqual(['accepted', 'accepted']);
});

test('CLIN-11 before the approval either takes it back, the colleague declines, a planner refuses; the others are told', async () => {
  const { esther, jean, scheduler, shift, ask, staffOf } = await newClinic();
  const hers = await shift(esther, 20);
  const again = async () => (await ask(esther, { shiftId: hers.id, colleagueId: jean.id })).json().id;
  const first = await again();
  expect((await ask(esther, { shiftId: hers.id, colleagueId: scheduler.id })).json().code).toBe(
    'swap_open_already',
  );
  expect((await withdraw(esther, first)).statusCode).toBe(204);
  expect((await answer(jean, first)).json().code).toBe('item_changed');
  await answer(jean, await again(), false);
  const third = await again();
  await answer(jean, third);
  expect((await withdraw(jean, third)).statusCode).toBe(204);
  expect((await decide(scheduler, third)).json().code).toBe('item_changed');
  const fourth = await again();
  await answer(jean, fourth);
  expect((await decide(scheduler, fourth, false)).json().state).toBe('refused');
  expect((await withdraw(esther, fourth)).json().code).toBe('item_changed');
  expect(await staffOf(hers.id)).toBe('Esther Cadet');
  expect(await told(esther)).toEqual(['swap_declined', 'swap_withdrawn', 'swap_refused']);
  expect((await told(jean)).filter((kind) => kind !== 'swap_asked')).toEqual([
    'swap_withdrawn',
    'swap_refused',
  ]);
});

test('attack: CLIN-11 nobody gives away a shift of another, a draft, one of the past, or to a stranger', async () => {
  const { base, esther, jean, scheduler, admin, shift, ask } = await newClinic();
  const other = await newClinic();
  const hers = await shift(esther, 23);
  const stranger = await ask(esther, { shiftId: hers.id, colleagueId: other.jean.id });
  const foreign = await ask(jean, { shiftId: hers.id, colleagueId: admin.id });
  const self = await ask(esther, { shiftId: hers.id, colleagueId: esther.id });
  const his = await other.shift(other.jean, 24);
  const notHis = await ask(esther, { shiftId: hers.id, colleagueId: jean.id, otherShiftId: his.id });
  const times = { startTime: '2026-11-25T07:00', endTime: '2026-11-25T15:00' };
  const draft = (
    await call(scheduler, 'POST', `${base}/shifts`, { staffId: esther.id, draft: true, ...times })
  ).json();
  const hidden = await ask(esther, { shiftId: draft.id, colleagueId: jean.id });
  const past = await shift(esther, 14);
  const over = await ask(esther, { shiftId: past.id, colleagueId: jean.id });
  for (const reply of [stranger, foreign, self, notHis, hidden, over]) expect(reply.statusCode).toBe(404);
  const { id } = (await ask(esther, { shiftId: hers.id, colleagueId: jean.id })).json();
  for (const one of [esther, other.jean, scheduler]) expect((await answer(one, id)).statusCode).toBe(404);
  await answer(jean, id);
  for (const one of [esther, jean]) expect((await decide(one, id)).statusCode).toBe(403);
  expect((await decide(other.scheduler, id)).statusCode).toBe(404);
  expect((await withdraw(scheduler, id)).statusCode).toBe(404);
});

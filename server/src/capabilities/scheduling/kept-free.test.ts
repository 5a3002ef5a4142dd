import fc from 'fast-check';
import { expect, test } from 'vitest';
import { agendaTest, type Somebody } from '#test/agenda.ts';
import { daily } from '#test/bookings.ts';

// Monday, 16 November 2026, seven in the morning in Haiti.
const care = agendaTest('2026-11-16T12:00:00Z');
const HAITI = 'America/Port-au-Prince';

const startsOf = async (as: Somebody, of: Somebody, day: string, mode = 'clinic'): Promise<string[]> =>
  (await care.slots(as, of.id, `?from=${day}&days=1&mode=${mode}`))
    .json()
    .slots.map(({ startsAt }: { startsAt: string }) => startsAt.slice(11, 16));
const wish = (of: Somebody, dateTime: string, more: object = {}) => ({
  serviceType: 'Visit',
  mode: 'clinic',
  providerId: of.id,
  dateTime,
  ...more,
});

test('PROV-2 BOOK-4 minutes kept free around a visit are not offered, and a booking in them is 409', async () => {
  const [doctor, patient, other] = [await care.provider(), await care.patient(), await care.patient()];
  const saved = await care.change(doctor, {
    buffers: [
      { mode: 'in_home', before: 0, after: 0 },
      { mode: 'clinic', before: 10, after: 20 },
    ],
  });
  expect(saved.json().buffers).toEqual([{ mode: 'clinic', before: 10, after: 20 }]);
  await care.booking(patient, doctor.id, '2026-11-18T14:00:00Z');
  const starts = await startsOf(other, doctor, '2026-11-18');
  for (const gone of ['13:30', '14:00', '14:30']) expect(starts).not.toContain(gone);
  for (const left of ['13:00', '15:00']) expect(starts).toContain(left);
  const refused = await care.book(other, wish(doctor, '2026-11-18T14:30:00Z'));
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'slot_taken']);
  expect(refused.json().slots[0]).toBe('2026-11-18T15:00:00.000Z');
  const booked = await care.booking(other, doctor.id, '2026-11-18T15:00:00Z');
  // Nor is anything moved into them, by either side.
  for (const who of [other, doctor]) {
    const moved = await care.act(who, booked.id, 'reschedule', { dateTime: '2026-11-18T13:30:00Z' });
    expect([moved.statusCode, moved.json().code]).toEqual([409, 'slot_taken']);
  }
  expect((await care.change(doctor, { buffers: [] })).json().buffers).toEqual([]);
  expect(await startsOf(other, doctor, '2026-11-18')).toContain('13:30');
});

test('PROV-2 BOOK-4 sooner than the notice nobody books; the provider alone moves a visit there', async () => {
  const [doctor, patient] = [await care.provider(), await care.patient()];
  expect((await care.change(doctor, { noticeHours: 26 })).json()).toMatchObject({ noticeHours: 26 });
  expect(await startsOf(patient, doctor, '2026-11-16')).toEqual([]);
  expect((await startsOf(patient, doctor, '2026-11-17'))[0]).toBe('14:00');
  const refused = await care.book(patient, wish(doctor, '2026-11-17T13:30:00Z'));
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'slot_taken']);
  expect(refused.json().slots[0]).toBe('2026-11-17T14:00:00.000Z');
  // What is no start of a slot still takes the next one that can be booked.
  const next = await care.book(patient, wish(doctor, '2026-11-16T15:10:00Z'));
  expect([next.statusCode, next.json().dateTime]).toEqual([201, '2026-11-17T14:00:00.000Z']);
  const early = { dateTime: '2026-11-16T15:00:00.000Z' };
  expect((await care.act(patient, next.json().id, 'reschedule', early)).statusCode).toBe(409);
  expect((await care.act(doctor, next.json().id, 'reschedule', early)).json()).toMatchObject(early);
});

test('PROV-2 BOOK-1 the default booking waits for the notice, also where no hours are kept', async () => {
  const patient = await care.patient();
  for (const availability of ['Chak jou', { timeZone: HAITI, hours: daily('00:00', '23:59') }]) {
    const doctor = await care.provider({ availability });
    await care.change(doctor, { noticeHours: 72 });
    const booked = await care.book(patient, { serviceType: 'Visit', providerId: doctor.id });
    expect([booked.statusCode, booked.json().dateTime]).toEqual([201, '2026-11-19T12:00:00.000Z']);
    await care.act(patient, booked.json().id, 'cancel');
    const soon = await care.book(patient, wish(doctor, '2026-11-18T12:00:00Z'));
    expect([soon.statusCode, soon.json().code]).toEqual([409, 'slot_taken']);
    // Who set nothing is booked 48 hours ahead, as documented.
    await care.change(doctor, { noticeHours: 0 });
    const usual = await care.book(patient, { serviceType: 'Visit', providerId: doctor.id });
    expect(usual.json()).toMatchObject({ dateTime: '2026-11-18T12:00:00.000Z', mode: 'in_home' });
    await care.act(patient, usual.json().id, 'cancel');
  }
});

test('PROV-2 BOOK-4 hours say where and for which visits: only these are offered, and the visit is there', async () => {
  const [doctor, patient] = [await care.provider(), await care.patient()];
  const hours = {
    timeZone: HAITI,
    hours: [
      { day: 'wed', from: '08:00', to: '10:00', place: 'Sant Marigot', modes: ['clinic'] },
      { day: 'wed', from: '13:00', to: '14:00', modes: ['video', 'audio'] },
      { day: 'thu', from: '08:00', to: '10:00', place: 'Jacmel', modes: ['clinic'] },
    ],
  };
  expect((await care.change(doctor, { hours })).json().hours).toEqual(hours);
  const slots = (await care.slots(patient, doctor.id, '?from=2026-11-18&days=2&mode=clinic')).json().slots;
  expect(slots).toHaveLength(8);
  expect(slots[0]).toEqual({
    startsAt: '2026-11-18T13:00:00.000Z',
    endsAt: '2026-11-18T13:30:00.000Z',
    place: 'Sant Marigot',
  });
  expect(await startsOf(patient, doctor, '2026-11-18', 'video')).toEqual(['18:00', '18:30']);
  const refused = await care.book(patient, wish(doctor, '2026-11-18T13:00:00Z', { mode: 'video' }));
  expect([refused.statusCode, refused.json().slots[0]]).toEqual([409, '2026-11-18T18:00:00.000Z']);
  const booked = await care.booking(patient, doctor.id, '2026-11-18T13:00:00Z');
  expect(booked).toMatchObject({ location: 'Sant Marigot', lat: null });
  const moved = await care.act(doctor, booked.id, 'reschedule', { dateTime: '2026-11-19T13:00:00Z' });
  expect(moved.statusCode).toBe(200);
  expect((await care.read(patient, booked.id)).json()).toMatchObject({
    location: 'Jacmel',
    lat: 18.2342,
    lng: -72.5354,
  });
  // Without a mode it is one that has hours.
  const usual = await care.book(patient, { serviceType: 'Visit', providerId: doctor.id });
  expect([usual.statusCode, usual.json().mode]).toEqual([201, 'clinic']);
  // Closing the hours of a kind names the visits of that kind.
  const other = { ...hours, hours: [{ day: 'thu', from: '08:00', to: '10:00', modes: ['video'] }] };
  await care.change(doctor, { hours: other });
  const conflicts = (await care.send('GET', '/api/providers/me/conflicts', doctor)).json();
  expect(conflicts.map(({ id }: { id: string }) => id)).toContain(booked.id);
});

test('PROV-2 what the rules do not allow is refused', async () => {
  const doctor = await care.provider();
  const line = { day: 'wed', from: '08:00', to: '10:00' };
  for (const changes of [
    { noticeHours: -1 },
    { noticeHours: 337 },
    { noticeHours: 1.5 },
    { buffers: [{ mode: 'clinic', before: 121, after: 0 }] },
    {
      buffers: [
        { mode: 'clinic', before: 5, after: 0 },
        { mode: 'clinic', before: 0, after: 5 },
      ],
    },
    { hours: { timeZone: HAITI, hours: [{ ...line, modes: [] }] } },
    { hours: { timeZone: HAITI, hours: [{ ...line, modes: ['walk'] }] } },
    { hours: { timeZone: HAITI, hours: [{ ...line, place: ' ' }] } },
  ])
    expect([changes, (await care.change(doctor, changes)).statusCode]).toEqual([changes, 400]);
});

const at = (slot: number) => new Date(Date.parse('2026-11-23T13:00:00Z') + slot * 1_800_000).toISOString();
const act = fc.record({
  kind: fc.constantFrom('book', 'book', 'book', 'move', 'cancel'),
  slot: fc.integer({ min: 0, max: 15 }),
  which: fc.nat(20),
  mode: fc.constantFrom('clinic', 'video', 'in_home'),
});

test('PROV-2 whatever is booked and moved, at once and in any order, the minutes between visits stay free', async () => {
  const kept = {
    clinic: { before: 0, after: 15 },
    video: { before: 0, after: 0 },
    in_home: { before: 45, after: 30 },
  };
  let most = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 12, maxLength: 20 }), async (acts) => {
      const doctor = await care.provider();
      await care.change(doctor, {
        buffers: Object.entries(kept).map(([mode, minutes]) => ({ mode, ...minutes })),
      });
      await care.lakou.db.query('update provider_profiles set license_verified = true where user_id = $1', [
        doctor.id,
      ]);
      const patients = await Promise.all([care.patient(), care.patient(), care.patient()]);
      const visits: { id: string; by: Somebody }[] = [];
      const play = async ({ kind, slot, which, mode }: (typeof acts)[number]): Promise<void> => {
        const by = patients[which % patients.length] as Somebody;
        const visit = visits[which % Math.max(visits.length, 1)];
        if (kind === 'book') {
          const reply = await care.book(by, wish(doctor, at(slot), { mode }));
          if (reply.statusCode === 201) visits.push({ id: reply.json().id, by });
          else expect(reply.statusCode).toBe(409);
        } else if (visit && kind === 'move')
          await care.act(visit.by, visit.id, 'reschedule', { dateTime: at(slot) });
        else if (visit) await care.act(visit.by, visit.id, 'cancel');
      };
      for (let i = 0; i < acts.length; i += 4) await Promise.all(acts.slice(i, i + 4).map(play));
      const rows = await care.lakou.db.query<{ mode: keyof typeof kept; start: Date; end: Date }>(
        `select mode, starts_at as start, ends_at as "end" from bookings
         where provider_id = $1 and status = 'confirmed' order by starts_at`,
        [doctor.id],
      );
      for (const [index, next] of rows.entries()) {
        const before = rows[index - 1];
        if (!before) continue;
        const pause = Math.max(kept[before.mode].after, kept[next.mode].before);
        expect((next.start.getTime() - before.end.getTime()) / 60_000).toBeGreaterThanOrEqual(pause);
      }
      most = Math.max(most, rows.length);
    }),
    { numRuns: 5, seed: 11, endOnFailure: true },
  );
  expect(most).toBeGreaterThan(3);
});

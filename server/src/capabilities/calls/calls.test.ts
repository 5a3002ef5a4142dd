import type { CallRoom, CallTicket, ReceivedSignal } from '@lakou/contract/calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { publish } from '#platform/events/publish.ts';
import { bookingTest, type Somebody } from '#test/bookings.ts';
import { listenTo } from '#test/streams.ts';
import { forgetOldSignals } from './calls.jobs.ts';

const t = bookingTest();
let doctor: Somebody;
let patient: Somebody;
beforeAll(async () => {
  doctor = await t.provider();
  patient = await t.patient();
});

const MINUTE = 60;
const moveClockTo = (dateTime: string, seconds = 0) =>
  t.clock.move((Date.parse(dateTime) - t.clock.now().getTime()) / 1000 + seconds);

/** A visit by video in an hour from now at the earliest. */
async function visit(more: object = {}) {
  const from = new Date(t.clock.now().getTime() + 3600_001).toISOString();
  return t.booking(patient, doctor.id, from, { mode: 'video', ...more });
}
const call = (as: Somebody, id: string, act: string, payload?: object) =>
  t.send('POST', `/api/calls/${id}/${act}`, as, payload);
const look = (as: Somebody, id: string) => t.send('GET', `/api/calls/${id}`, as);

async function join(as: Somebody, id: string): Promise<CallTicket> {
  const reply = await call(as, id, 'join');
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}
async function sync(as: Somebody, id: string, connectionId: string, after = 0) {
  const reply = await call(as, id, 'sync', { connectionId, after });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json() as { room: CallRoom; signals: ReceivedSignal[] };
}
const OFFER = { kind: 'description', data: '{"type":"offer","sdp":"v=0"}' };

/** Both in the room of a new visit that is just beginning. */
async function together() {
  const booking = await visit();
  moveClockTo(booking.dateTime);
  const hers = await join(patient, booking.id);
  const his = await join(doctor, booking.id);
  await call(doctor, booking.id, 'admit');
  return { booking, hers, his };
}

describe('TELE-1 the room of a visit', () => {
  test('opens ten minutes before and closes an hour after its end, by the clock of the server', async () => {
    const booking = await visit();
    const code = async () => (await call(patient, booking.id, 'join')).json().code;
    moveClockTo(booking.dateTime, -10 * MINUTE - 1);
    expect(await code()).toBe('call_closed');
    expect((await look(patient, booking.id)).json()).toMatchObject({ open: false, me: 'away' });
    t.clock.move(1);
    await join(patient, booking.id);
    moveClockTo(booking.endsAt, 60 * MINUTE - 1);
    await join(patient, booking.id);
    t.clock.move(1);
    expect(await code()).toBe('call_closed');
  });

  test.each(['requested', 'awaiting_payment', 'completed', 'cancelled', 'no_show'] as const)(
    'of a visit that is %s is closed',
    async (status) => {
      const { booking, hers } = await together();
      await t.put(booking.id, status);
      const { connectionId } = hers;
      for (const [act, payload] of [
        ['join', undefined],
        ['sync', { connectionId }],
        ['signals', { connectionId, to: connectionId, signals: [OFFER] }],
      ] as const) {
        const reply = await call(patient, booking.id, act, payload);
        expect([act, reply.statusCode, reply.json().code]).toEqual([act, 409, 'call_closed']);
      }
      expect((await call(patient, booking.id, 'leave', { connectionId })).statusCode).toBe(204);
    },
  );

  test('lets the provider in, and the patient when the provider says so', async () => {
    const booking = await visit();
    moveClockTo(booking.dateTime, -5 * MINUTE);
    const { connectionId, room } = await join(patient, booking.id);
    expect(room).toMatchObject({ side: 'patient', me: 'waiting', other: 'away', otherConnectionId: null });
    const waitingSince = t.clock.now().toISOString();
    t.clock.move(20);
    const his = await join(doctor, booking.id);
    expect(his.room).toMatchObject({ me: 'in', other: 'waiting', otherConnectionId: null, waitingSince });
    expect((await call(patient, booking.id, 'admit')).statusCode).toBe(403);
    const admitted = (await call(doctor, booking.id, 'admit')).json();
    expect(admitted).toMatchObject({ other: 'in', otherConnectionId: connectionId, waitingSince: null });
    const hers = await sync(patient, booking.id, connectionId);
    const togetherSince = t.clock.now().toISOString();
    expect(hers.room).toMatchObject({ me: 'in', otherConnectionId: his.connectionId, togetherSince });
  });

  test('tells how many are seen before', async () => {
    const [first, second] = [await visit(), await visit()];
    const dates = [first.dateTime, second.dateTime].map((date) => Date.parse(date));
    expect(dates[1]).toBeGreaterThan(dates[0] ?? 0);
    moveClockTo(second.dateTime, -10 * MINUTE);
    await join(patient, first.id);
    expect((await join(patient, second.id)).room.ahead).toBe(1);
    t.clock.move(36);
    expect((await join(patient, second.id)).room.ahead).toBe(0);
  });

  test('after a reload the place is kept, and the browser before is told', async () => {
    const { booking, hers, his } = await together();
    const again = await join(patient, booking.id);
    expect(again.room).toMatchObject({ me: 'in', other: 'in', otherConnectionId: his.connectionId });
    const before = await call(patient, booking.id, 'sync', { connectionId: hers.connectionId });
    expect([before.statusCode, before.json().code]).toEqual([409, 'call_elsewhere']);
    const { room } = await sync(doctor, booking.id, his.connectionId);
    expect(room.otherConnectionId).toBe(again.connectionId);
  });

  test('who left, or was away for long, waits at the door again', async () => {
    const { booking, hers } = await together();
    const { connectionId } = hers;
    expect((await call(patient, booking.id, 'leave', { connectionId })).statusCode).toBe(204);
    expect((await look(doctor, booking.id)).json()).toMatchObject({ me: 'in', other: 'away' });
    expect((await join(patient, booking.id)).room.me).toBe('waiting');
    await call(doctor, booking.id, 'admit');
    t.clock.move(36);
    expect((await look(doctor, booking.id)).json()).toMatchObject({ other: 'away' });
    expect((await join(patient, booking.id)).room.me).toBe('waiting');
  });

  test('signals reach the other browser once and in order, and are then forgotten', async () => {
    const { booking, hers, his } = await together();
    const sent = [OFFER, { kind: 'candidate', data: '{"n":1}' }, { kind: 'candidate', data: '{"n":2}' }];
    const to = his.connectionId;
    const body = { connectionId: hers.connectionId, to, signals: sent };
    expect((await call(patient, booking.id, 'signals', body)).statusCode).toBe(204);
    const { signals } = await sync(doctor, booking.id, to);
    expect(signals.map(({ kind, data }) => ({ kind, data }))).toEqual(sent);
    expect(new Set(signals.map(({ from }) => from))).toEqual(new Set([hers.connectionId]));
    const after = signals.at(-1)?.seq ?? 0;
    expect((await sync(doctor, booking.id, to, after)).signals).toEqual([]);
    expect((await sync(patient, booking.id, hers.connectionId)).signals).toEqual([]);
    const kept = await t.lakou.db.query('select 1 from call_signals where to_connection = $1', [to]);
    expect(kept).toEqual([]);
  });

  test('signals that nobody read are forgotten after ten minutes', async () => {
    const { booking, hers, his } = await together();
    const body = { connectionId: hers.connectionId, to: his.connectionId, signals: [OFFER] };
    await call(patient, booking.id, 'signals', body);
    t.clock.move(601);
    await forgetOldSignals(t.instance().platform);
    expect(await t.lakou.db.query('select 1 from call_signals')).toEqual([]);
  });

  test('a signal is an event for the other one, and says only which visit', async () => {
    const address = await t.instance().app.listen({ port: 0, host: '127.0.0.1' });
    const { booking, hers, his } = await together();
    const stream = await listenTo(address, doctor.headers.cookie);
    // What was told when both joined may still be on its way; this one comes after it.
    const last = { kind: 'call', id: 'last' } as const;
    publish(t.instance().platform.db, [doctor.id], last);
    await expect.poll(() => stream.events.at(-1)).toEqual(last);
    const body = { connectionId: hers.connectionId, to: his.connectionId, signals: [OFFER] };
    await call(patient, booking.id, 'signals', body);
    await expect.poll(() => stream.events.at(-1)).toEqual({ kind: 'call', id: booking.id });
    stream.stop();
  });

  test('who joined, was admitted and left is in the trail', async () => {
    const { booking, hers } = await together();
    await call(patient, booking.id, 'leave', { connectionId: hers.connectionId });
    const rows = await t.lakou.db.query<{ action: string; actorId: string }>(
      `select action, actor_id as "actorId" from audit_events
       where subject_id = $1 and action like 'call:%' and action <> 'call:read' order by id desc limit 4`,
      [patient.id],
    );
    expect(rows.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['call:leave', patient.id],
      ['call:admit', doctor.id],
      ['call:join', doctor.id],
      ['call:join', patient.id],
    ]);
  });
});

describe('TELE-2 only the two can be in the room', () => {
  test('a third person gets the answer that nothing gets, with the ids of the two as well', async () => {
    const { booking, hers, his } = await together();
    const strangers = [await t.patient(), await t.provider()];
    const nothing = '01900000-0000-7000-8000-000000000000';
    const body = { connectionId: hers.connectionId, to: his.connectionId, signals: [OFFER] };
    for (const stranger of strangers)
      for (const [act, payload] of [
        ['join', undefined],
        ['sync', { connectionId: hers.connectionId }],
        ['signals', body],
        ['leave', { connectionId: hers.connectionId }],
      ] as const) {
        const [theirs, none] = [
          await call(stranger, booking.id, act, payload),
          await call(stranger, nothing, act, payload),
        ];
        expect([act, theirs.statusCode, theirs.body]).toEqual([act, 404, none.body]);
      }
    expect((await look(doctor, booking.id)).json()).toMatchObject({ me: 'in', other: 'in' });
  });

  test('a visit in person has no room', async () => {
    const booking = await visit({ mode: 'clinic' });
    expect((await look(patient, booking.id)).statusCode).toBe(404);
  });

  test('nothing is passed on before the patient is admitted, nor in the name of the other', async () => {
    const booking = await visit();
    moveClockTo(booking.dateTime);
    const [hers, his] = [await join(patient, booking.id), await join(doctor, booking.id)];
    const send = (as: Somebody, connectionId: string, to: string) =>
      call(as, booking.id, 'signals', { connectionId, to, signals: [OFFER] });
    const refused = async (as: Somebody, from: string, to: string) =>
      expect((await send(as, from, to)).json().code).toBe('call_not_connected');
    await refused(patient, hers.connectionId, his.connectionId);
    await refused(doctor, his.connectionId, hers.connectionId);
    await call(doctor, booking.id, 'admit');
    await refused(patient, his.connectionId, hers.connectionId);
    await refused(patient, hers.connectionId, hers.connectionId);
    expect((await send(patient, hers.connectionId, his.connectionId)).statusCode).toBe(204);
  });

  test('attack: a browser that reads nothing is not filled without end', async () => {
    const { booking, hers, his } = await together();
    const signals = Array.from({ length: 20 }, () => OFFER);
    const body = { connectionId: hers.connectionId, to: his.connectionId, signals };
    const codes: number[] = [];
    for (let n = 0; n < 11; n++) codes.push((await call(patient, booking.id, 'signals', body)).statusCode);
    expect(codes).toEqual([...Array(10).fill(204), 409]);
    for (const wrong of [
      { ...OFFER, data: 'x'.repeat(20_001) },
      { kind: 'other', data: 'x' },
    ]) {
      const reply = await call(patient, booking.id, 'signals', { ...body, signals: [wrong] });
      expect(reply.statusCode).toBe(400);
    }
  });
});

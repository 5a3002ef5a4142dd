import type { GuestRoom } from '@lakou/contract/call-guests';
import type { CallRoom, CallTicket, IceSettings, ReceivedSignal } from '@lakou/contract/calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { bookingTest, type Somebody } from '#test/bookings.ts';
import { firstNameOf } from './first-name.rules.ts';

const t = bookingTest();
let doctor: Somebody;
let patient: Somebody;
beforeAll(async () => {
  doctor = await t.provider();
  patient = await t.patient();
});

const moveClockTo = (dateTime: string, seconds = 0) =>
  t.clock.move((Date.parse(dateTime) - t.clock.now().getTime()) / 1000 + seconds);
const act = (as: Somebody, id: string, what: string, payload?: object) =>
  t.send('POST', `/api/calls/${id}/${what}`, as, payload);
const asGuest = (what: string, payload: object) =>
  t.instance().app.inject({ method: 'POST', url: `/api/call-guests/${what}`, payload });
const remove = (as: Somebody, id: string, guestId: string) =>
  t.send('DELETE', `/api/calls/${id}/guests/${guestId}`, as);
const room = async (as: Somebody, id: string): Promise<CallRoom> =>
  (await t.send('GET', `/api/calls/${id}`, as)).json();
const OFFER = { kind: 'description', data: '{"type":"offer","sdp":"v=0"}' };

interface Place {
  key: string;
  connectionId: string;
  room: GuestRoom;
}
interface Synced {
  room: GuestRoom;
  ice: IceSettings | null;
  signals: ReceivedSignal[];
}

async function visit() {
  const from = new Date(t.clock.now().getTime() + 3600_001).toISOString();
  const booking = await t.booking(patient, doctor.id, from, { mode: 'video' });
  moveClockTo(booking.dateTime);
  return booking;
}
async function invite(as: Somebody, id: string): Promise<{ id: string; token: string }> {
  const reply = await act(as, id, 'guests');
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json();
}
async function come(token: string, name = 'Wideline Bazile', key?: string): Promise<Place> {
  const reply = await asGuest('join', { token, name, ...(key && { key }) });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}
async function sync({ key, connectionId }: Place, after = 0): Promise<Synced> {
  const reply = await asGuest('sync', { key, connectionId, after });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}

/** The two in the room, and a guest at its door. */
async function withGuest() {
  const { id } = await visit();
  const hers: CallTicket = (await act(patient, id, 'join')).json();
  const his: CallTicket = (await act(doctor, id, 'join')).json();
  await act(doctor, id, 'admit');
  const link = await invite(patient, id);
  const guest = await come(link.token);
  return { id, hers, his, link, guest, admit: `guests/${link.id}/admit` };
}

describe('TELE-2 whom the two invite', () => {
  test('comes by a link, waits, and is let in by either of the two, who then know each other by first name', async () => {
    const { id, hers, his, link, guest, admit } = await withGuest();
    expect(guest.room).toEqual({ mode: 'video', me: 'waiting', people: [] });
    expect(await sync(guest)).toEqual({ room: guest.room, ice: null, signals: [] });
    const waiting = { id: link.id, name: 'Wideline Bazile', presence: 'waiting', connectionId: null };
    for (const one of [patient, doctor]) expect((await room(one, id)).guests).toEqual([waiting]);
    const admitted: CallRoom = (await act(patient, id, admit)).json();
    const { connectionId } = guest;
    expect(admitted.guests).toEqual([{ ...waiting, presence: 'in', connectionId }]);
    const inside = await sync(guest);
    expect(inside.room.me).toBe('in');
    expect(inside.ice).toEqual({ iceServers: [], relayOnly: false });
    expect(inside.room.people.map(({ connectionId: of, kind }) => [of, kind]).sort()).toEqual(
      [
        [hers.connectionId, 'patient'],
        [his.connectionId, 'provider'],
      ].sort(),
    );
    for (const { name } of inside.room.people) expect(name).not.toContain(' ');
  });

  test('is not let in by themselves, nor by a patient who is at the door too', async () => {
    const { id } = await visit();
    await act(patient, id, 'join');
    const link = await invite(patient, id);
    const guest = await come(link.token);
    const reply = await act(patient, id, `guests/${link.id}/admit`);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'call_not_connected']);
    expect((await sync(guest)).room.me).toBe('waiting');
    await act(doctor, id, 'join');
    expect((await act(doctor, id, `guests/${link.id}/admit`)).statusCode).toBe(200);
    expect((await sync(guest)).room.me).toBe('in');
  });

  test('exchanges signals with those inside only when let in', async () => {
    const { id, his, guest, admit } = await withGuest();
    const { key, connectionId } = guest;
    const body = { key, connectionId, to: his.connectionId, signals: [OFFER] };
    const back = { connectionId: his.connectionId, to: connectionId, signals: [OFFER] };
    for (const reply of [await asGuest('signals', body), await act(doctor, id, 'signals', back)])
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'call_not_connected']);
    await act(doctor, id, admit);
    expect((await asGuest('signals', body)).statusCode).toBe(204);
    expect((await act(doctor, id, 'signals', back)).statusCode).toBe(204);
    const read = await act(doctor, id, 'sync', { connectionId: his.connectionId });
    expect(read.json().signals).toMatchObject([{ ...OFFER, from: connectionId }]);
    const { signals } = await sync(guest);
    expect(signals).toMatchObject([{ ...OFFER, from: his.connectionId }]);
    expect((await sync(guest, signals.at(-1)?.seq)).signals).toEqual([]);
    const inAnothersName = { ...body, connectionId: his.connectionId, to: connectionId };
    expect((await asGuest('signals', inAnothersName)).json().code).toBe('call_not_connected');
  });

  test('a link serves one browser, which finds its place again after a reload', async () => {
    const { id, link, guest, admit } = await withGuest();
    await act(doctor, id, admit);
    for (const key of [undefined, 'f'.repeat(64)]) {
      const reply = await asGuest('join', { token: link.token, name: 'Somebody', ...(key && { key }) });
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'call_link_used']);
    }
    const again = await come(link.token, 'Another name', guest.key);
    expect(again.room.me).toBe('in');
    expect((await room(doctor, id)).guests[0]?.name).toBe('Wideline Bazile');
    const before = await asGuest('sync', { key: guest.key, connectionId: guest.connectionId });
    expect([before.statusCode, before.json().code]).toEqual([409, 'call_elsewhere']);
  });

  test('attack: of two browsers that open a link at once, one gets the place', async () => {
    const { id } = await visit();
    const { token } = await invite(patient, id);
    const both = await Promise.all(['Wideline', 'Somebody'].map((name) => asGuest('join', { token, name })));
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(both.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('call_link_used');
  });

  test('who left, or was away for long, waits at the door again', async () => {
    const { id, link, guest, admit } = await withGuest();
    await act(doctor, id, admit);
    const { key, connectionId } = guest;
    expect((await asGuest('leave', { key, connectionId })).statusCode).toBe(204);
    expect((await room(doctor, id)).guests[0]).toMatchObject({ presence: 'away', connectionId: null });
    expect((await come(link.token, 'x', key)).room.me).toBe('waiting');
    t.clock.move(36);
    expect((await come(link.token, 'x', key)).room.me).toBe('waiting');
  });

  test('is out when removed, and the link is dead', async () => {
    const { id, hers, link, guest, admit } = await withGuest();
    await act(doctor, id, admit);
    expect((await remove(patient, id, link.id)).statusCode).toBe(204);
    const { key, connectionId } = guest;
    const body = { key, connectionId, to: hers.connectionId, signals: [OFFER] };
    for (const [what, payload] of [
      ['sync', { key, connectionId }],
      ['signals', body],
      ['leave', { key, connectionId }],
      ['join', { token: link.token, key, name: 'x' }],
      ['look', { token: link.token }],
    ] as const)
      expect([what, (await asGuest(what, payload)).statusCode]).toEqual([what, 404]);
    const to = { connectionId: hers.connectionId, to: connectionId, signals: [OFFER] };
    expect((await act(patient, id, 'signals', to)).json().code).toBe('call_not_connected');
    expect((await room(patient, id)).guests).toEqual([]);
    expect((await remove(patient, id, link.id)).statusCode).toBe(404);
  });

  test('two at most, and one more when one was removed', async () => {
    const { id } = await visit();
    const [first] = [await invite(patient, id), await invite(doctor, id)];
    const third = await act(patient, id, 'guests');
    expect([third.statusCode, third.json().code]).toEqual([409, 'call_full']);
    await remove(doctor, id, first.id);
    await invite(doctor, id);
  });

  test('a link leads nowhere before the visit, and is dead after it', async () => {
    const { id, dateTime } = await visit();
    const { token } = await invite(patient, id);
    const look = () => asGuest('look', { token });
    moveClockTo(dateTime, -601);
    expect((await look()).json()).toEqual({
      mode: 'video',
      open: false,
      opensAt: new Date(Date.parse(dateTime) - 600_000).toISOString(),
    });
    expect((await asGuest('join', { token, name: 'x' })).json().code).toBe('call_closed');
    moveClockTo(dateTime);
    const guest = await come(token);
    await t.put(id, 'completed');
    expect((await look()).statusCode).toBe(404);
    expect((await asGuest('sync', guest)).json().code).toBe('call_closed');
    expect((await asGuest('join', { token, key: guest.key, name: 'x' })).statusCode).toBe(404);
    expect((await act(patient, id, 'guests')).json().code).toBe('call_closed');
  });

  test('a guest of another visit cannot be let in or removed', async () => {
    const { link } = await withGuest();
    const { id } = await visit();
    await act(doctor, id, 'join');
    expect((await act(doctor, id, `guests/${link.id}/admit`)).statusCode).toBe(404);
    expect((await remove(doctor, id, link.id)).statusCode).toBe(404);
  });

  test('who invited, came, was let in, left and was removed is in the trail', async () => {
    const { id, link, guest, admit } = await withGuest();
    await act(doctor, id, admit);
    await asGuest('leave', { key: guest.key, connectionId: guest.connectionId });
    await remove(doctor, id, link.id);
    const rows = await t.lakou.db.query<{ action: string; actorId: string }>(
      `select action, actor_id as "actorId" from audit_events
       where subject_id = $1 and action ~ 'guest|invite' order by id desc limit 5`,
      [patient.id],
    );
    expect(rows.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['call:remove-guest', doctor.id],
      ['call-guest:leave', link.id],
      ['call:admit-guest', doctor.id],
      ['call-guest:join', link.id],
      ['call:invite', patient.id],
    ]);
    const [kept] = await t.lakou.db.query<{ name: string }>('select name from call_guests where id = $1', [
      link.id,
    ]);
    expect(kept).toEqual({ name: 'Wideline Bazile' });
  });
});

test('TELE-2 of a name the guest learns the first, without a title', () => {
  expect(['Nadège Pierre', 'Dr. Claudel Étienne', 'Dr'].map(firstNameOf)).toEqual([
    'Nadège',
    'Claudel',
    'Dr',
  ]);
});

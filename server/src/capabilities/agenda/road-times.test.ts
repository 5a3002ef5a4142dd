import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { roadTimes } from './road-times.service.ts';

/** A small routing service; `answer` is what it says next. */
const asked: string[] = [];
let answer: { status: number; body: unknown };
let service: Server;
let base = '';
beforeAll(async () => {
  service = createServer((request, reply) => {
    asked.push(request.url ?? '');
    reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => service.close());

const leg = (distance: number, duration: number) => ({ distance, duration });
const ok = (...legs: object[]) => ({ status: 200, body: { code: 'Ok', routes: [{ legs }] } });
let now = Date.parse('2026-11-04T12:00:00Z');
beforeEach(() => {
  asked.length = 0;
  answer = ok(leg(14_200, 1501), leg(0, 0), leg(2000, 240));
});

/** The fetcher of the app refuses this machine, so that of the test reads it. */
async function read(url: URL): Promise<string> {
  const reply = await fetch(url);
  if (reply.status !== 200) throw new Error('refused');
  return reply.text();
}
const quiet = { warn: () => undefined };
const roads = (routingUrl: string | undefined = base) =>
  roadTimes({ config: { routingUrl }, clock: { now: () => new Date(now) }, log: quiet }, read);

const visit = (id: string, hour: number, lng: number) => ({
  id,
  mode: 'in_home' as const,
  status: 'confirmed' as const,
  dateTime: `2026-11-04T${hour}:00:00.000Z`,
  endsAt: `2026-11-04T${hour}:40:00.000Z`,
  lat: 18.23421,
  lng,
});
const VISITS = [visit('a', 13, -72.53541), visit('b', 14, -72.45), visit('c', 15, -72.44)];

test('PROV-2 a routing service tells the ways of all visits in one call, and is not asked for them again', async () => {
  const travel = roads();
  const told = [
    { fromBookingId: 'a', toBookingId: 'b', kilometres: 14.2, minutes: 26, by: 'road', tight: true },
    { fromBookingId: 'b', toBookingId: 'c', kilometres: 2, minutes: 4, by: 'road', tight: false },
  ];
  expect(await travel(VISITS)).toEqual(told);
  expect(await travel(VISITS)).toEqual(told);
  // Places are rounded to about 100 m.
  expect(asked).toEqual([
    '/route/v1/driving/-72.535,18.234;-72.450,18.234;-72.450,18.234;-72.440,18.234?overview=false',
  ]);
  now += 86_400_000;
  await travel(VISITS);
  expect(asked).toHaveLength(2);
});

test('PROV-2 without an answer that fits the way is a straight line and says so; the service then has a minute', async () => {
  for (const bad of [
    { status: 500, body: {} },
    { status: 200, body: { code: 'NoRoute' } },
    ok(leg(1000, 60)),
    ok(leg(1000, -60), leg(0, 0), leg(1, 1)),
  ]) {
    const travel = roads();
    answer = bad;
    asked.length = 0;
    expect(await travel(VISITS)).toMatchObject([{ kilometres: 9, minutes: 27, by: 'line' }, { by: 'line' }]);
    await travel(VISITS);
    expect(asked).toHaveLength(1);
    now += 60_000;
    answer = ok(leg(14_200, 1501), leg(0, 0), leg(2000, 240));
    expect(await travel(VISITS)).toMatchObject([{ by: 'road' }, { by: 'road' }]);
  }
});

test('PROV-2 without the setting, and without a way, nobody is asked', async () => {
  expect(await roads('')(VISITS)).toMatchObject([{ by: 'line' }, { by: 'line' }]);
  expect(await roads()(VISITS.slice(0, 1))).toEqual([]);
  expect(asked).toEqual([]);
});

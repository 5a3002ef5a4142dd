import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testClock } from '#test/app.ts';
import { type Instance, signedIn, testDatabase } from '#test/instance.ts';
import { listenTo, type OpenStream } from '#test/streams.ts';
import { STREAMS_PER_PERSON } from './hub.ts';
import { publish } from './publish.ts';

const lakou = testDatabase();
const clock = testClock();
const addresses: string[] = [];
let two: [Instance, Instance];
let streams: OpenStream[] = [];
beforeAll(async () => {
  two = [await lakou.open({ clock, jobs: false }), await lakou.open({ clock, jobs: false })];
  for (const { app } of two) addresses.push(await app.listen({ port: 0, host: '127.0.0.1' }));
});
afterEach(() => {
  for (const stream of streams) stream.stop();
  streams = [];
});

type Somebody = Awaited<ReturnType<typeof signedIn>>;
async function open(as: Somebody, at = 0): Promise<OpenStream> {
  const stream = await listenTo(addresses[at] ?? '', as.headers.cookie);
  streams.push(stream);
  return stream;
}
const booking = (id: string) => ({ kind: 'booking', id }) as const;

describe('CHAT-4 live events', () => {
  test('reach each stream of the person once, on every instance, and nobody else', async () => {
    const [nadege, jan] = [await signedIn(two[0].platform), await signedIn(two[0].platform)];
    const hers = [await open(nadege, 0), await open(nadege, 1), await open(nadege, 1)];
    const his = await open(jan, 1);
    publish(two[0].platform.db, [nadege.id], booking('one'));
    for (const stream of hers) await expect.poll(() => stream.events).toEqual([booking('one')]);
    publish(two[1].platform.db, [nadege.id, jan.id], booking('two'));
    for (const stream of hers)
      await expect.poll(() => stream.events).toEqual([booking('one'), booking('two')]);
    expect(his.events).toEqual([booking('two')]);
  });

  test('tell of nothing that was rolled back', async () => {
    const nadege = await signedIn(two[0].platform);
    const stream = await open(nadege);
    const undone = two[0].platform.db.transaction(async (tx) => {
      publish(tx, [nadege.id], booking('undone'));
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    publish(two[0].platform.db, [nadege.id], booking('done'));
    await expect.poll(() => stream.events).toEqual([booking('done')]);
  });

  test('after a lost connection to the database everybody is told to ask again, and events flow on', async () => {
    const nadege = await signedIn(two[0].platform);
    const stream = await open(nadege);
    await lakou.db.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query like 'listen %'`,
    );
    await expect.poll(() => stream.events).toContainEqual({ kind: 'refetch', id: '' });
    publish(lakou.db, [nadege.id], booking('after'));
    await expect.poll(() => stream.events).toContainEqual(booking('after'));
  });
});

describe('the stream itself', () => {
  test('is neither kept, compressed nor held back on its way', async () => {
    const stream = await open(await signedIn(two[0].platform));
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(stream.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(stream.headers.get('x-accel-buffering')).toBe('no');
    expect(stream.headers.get('content-encoding')).toBeNull();
    await expect.poll(() => stream.text()).toContain('retry: 3000');
  });

  test('HEAD opens none', async () => {
    const { headers } = await signedIn(two[0].platform);
    const reply = await two[0].app.inject({ method: 'HEAD', url: '/api/events', headers });
    expect(reply.statusCode).toBe(404);
  });

  test('one person has so many; the oldest makes room', async () => {
    const nadege = await signedIn(two[0].platform);
    const first = await open(nadege);
    for (let count = 1; count < STREAMS_PER_PERSON; count++) await open(nadege);
    expect(first.ended).toBe(false);
    const last = await open(nadege);
    await expect.poll(() => first.ended).toBe(true);
    publish(lakou.db, [nadege.id], booking('x'));
    await expect.poll(() => last.events).toEqual([booking('x')]);
  });
});

describe('ACC-6 a stream ends with its session, within two seconds', () => {
  const endings: [string, (nadege: Somebody) => Promise<unknown>][] = [
    ['signing out', ({ headers }) => two[1].app.inject({ method: 'POST', url: '/api/auth/logout', headers })],
    ['any deletion', ({ id }) => lakou.db.query('delete from sessions where user_id = $1', [id])],
    ['the account going', ({ id }) => lakou.db.query('delete from app_users where id = $1', [id])],
  ];
  test.each(endings)('%s, seen by the other instance', async (_, end) => {
    const nadege = await signedIn(two[0].platform);
    const stream = await open(nadege);
    await end(nadege);
    await expect.poll(() => stream.ended).toBe(true);
    expect(stream.events).toMatchObject([{ kind: 'session-ended' }]);
    await expect(open(nadege)).rejects.toThrow('401');
  });

  test('signing out one device leaves the others listening', async () => {
    const nadege = await signedIn(two[0].platform);
    const stream = await open(nadege);
    const [session] = await lakou.db.query<{ id: string }>('select id from sessions where user_id = $1', [
      nadege.id,
    ]);
    const ended = { kind: 'session-ended', id: '01900000-0000-7000-8000-000000000000' } as const;
    publish(lakou.db, [nadege.id], ended);
    publish(lakou.db, [nadege.id], booking('later'));
    await expect.poll(() => stream.events).toEqual([booking('later')]);
    expect(stream.ended).toBe(false);
    expect(session).toBeDefined();
  });
});

test('a server told to stop ends its streams and stops at once', async () => {
  const third = await lakou.open({ clock, jobs: false });
  const address = await third.app.listen({ port: 0, host: '127.0.0.1' });
  const nadege = await signedIn(third.platform);
  const stream = await listenTo(address, nadege.headers.cookie);
  const stopped = third.app.close().then(() => 'stopped');
  expect(await Promise.race([stopped, sleep(20_000)])).toBe('stopped');
  await expect.poll(() => stream.ended).toBe(true);
});

test('the description of the API calls it a stream', async () => {
  const described = (await two[0].app.inject('/api/openapi.json')).json();
  const { content } = described.paths['/api/events'].get.responses['200'];
  expect(Object.keys(content)).toEqual(['text/event-stream']);
});

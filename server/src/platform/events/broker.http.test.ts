import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Instance, signedIn, testDatabase } from '#test/instance.ts';
import { startRedisStandIn } from '#test/redis-stand-in.ts';
import { listenTo } from '#test/streams.ts';
import { publish } from './publish.ts';

const lakou = testDatabase();
let redis: Awaited<ReturnType<typeof startRedisStandIn>>;
let one: Instance;
let other: Instance;

beforeAll(async () => {
  redis = await startRedisStandIn();
  const options = {
    jobs: false,
    config: { scale: { databaseReadUrl: undefined, eventsUrl: redis.url } },
  } as const;
  [one, other] = [await lakou.open(options), await lakou.open(options)];
});
afterAll(() => redis.stop().catch(() => {}));

const through = ({ app }: Instance) => app.inject({ url: '/readyz' }).then((reply) => reply.json().events);

test('OPS-2 events go through the broker, and through the database while it is away', async () => {
  for (const instance of [one, other]) await expect.poll(() => through(instance)).toBe('broker');
  const person = await signedIn(one.platform);
  const address = await other.app.listen({ port: 0, host: '127.0.0.1' });
  const stream = await listenTo(address, person.headers.cookie);
  const heard = () => stream.events.filter(({ kind }) => kind === 'message').map(({ id }) => id);
  const [first, second] = [uuidv7(), uuidv7()];

  publish(one.platform.db, [person.id], { kind: 'message', id: first });
  await expect.poll(heard).toEqual([first]);
  expect(redis.commands.filter(([name]) => name === 'PUBLISH')).toHaveLength(1);

  await redis.stop();
  for (const instance of [one, other]) await expect.poll(() => through(instance)).toBe('database');
  publish(one.platform.db, [person.id], { kind: 'message', id: second });
  await expect.poll(heard).toEqual([first, second]);

  await redis.start();
  // What was missed meanwhile is read again.
  await expect.poll(() => stream.events.map(({ kind }) => kind)).toContain('refetch');
  await expect.poll(() => through(other)).toBe('broker');
  stream.stop();
});

import { afterEach, describe, expect, test } from 'vitest';
import { startRedisStandIn } from '#test/redis-stand-in.ts';
import { createLog } from '../log.ts';
import { openBroker } from './broker.ts';
import { createRespReader, type RespValue, respCommand } from './resp.ts';

const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

async function open(password?: string) {
  const redis = await startRedisStandIn(password);
  let isUp = true;
  const set = (up: boolean, change: () => Promise<void>) => async () => {
    if (isUp !== up) await change();
    isUp = up;
  };
  const [start, stop] = [set(true, redis.start), set(false, redis.stop)];
  undo.push(stop);
  const join = () => {
    const broker = openBroker(redis.url, createLog('silent'));
    undo.push(broker.close);
    const heard: string[] = [];
    const seen = { reconnects: 0 };
    broker.listen({ onMessage: (payload) => heard.push(payload), onReconnect: () => seen.reconnects++ });
    return { broker, heard, seen };
  };
  return { redis, start, stop, join };
}

describe('OPS-2 a broker', () => {
  test('passes what one instance publishes on to all, in order', async () => {
    const { redis, join } = await open('secret');
    const [one, other] = [join(), join()];
    await expect.poll(() => redis.subscribers()).toBe(2);
    await expect.poll(() => one.broker.isConnected()).toBe(true);
    for (const payload of ['[1]', '["Kreyòl ✓"]', '[3]']) await one.broker.publish('lakou_events', payload);
    await expect.poll(() => other.heard).toEqual(['[1]', '["Kreyòl ✓"]', '[3]']);
    expect(one.heard).toEqual(other.heard);
    expect(redis.commands[0]).toEqual(['HELLO', '3', 'AUTH', 'lakou', 'secret']);
    expect([one.seen.reconnects, other.seen.reconnects]).toEqual([0, 0]);
  });

  test('that is lost refuses at once, and is listened to again when it is back', async () => {
    const { start, stop, join } = await open();
    const { broker, heard, seen } = join();
    await expect.poll(() => broker.isConnected()).toBe(true);
    await stop();
    await expect.poll(() => broker.isConnected()).toBe(false);
    await expect(broker.publish('lakou_events', '[1]')).rejects.toThrow('away');
    await start();
    await expect.poll(() => seen.reconnects).toBe(1);
    await broker.publish('lakou_events', '[2]');
    await expect.poll(() => heard).toEqual(['[2]']);
  });
});

describe('OPS-2 what Redis says', () => {
  const read = (text: string, size = text.length) => {
    const values: RespValue[] = [];
    const reader = createRespReader((value) => values.push(value));
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; at += size) reader(bytes.subarray(at, at + size));
    return values;
  };
  const TEXT =
    '+OK\r\n:-7\r\n$3\r\nò!\r\n$-1\r\n_\r\n*2\r\n$0\r\n\r\n:1\r\n%1\r\n+a\r\n*0\r\n>2\r\n+x\r\n:2\r\n-ERR no\r\n';

  test.each([1, 2, 3, 7, 1000])('is understood in pieces of %i bytes', (size) => {
    const values = read(TEXT, size);
    expect(values.slice(0, -1)).toEqual([
      'OK',
      -7,
      'ò!',
      null,
      null,
      ['', 1],
      ['a', []],
      { pushed: ['x', 2] },
    ]);
    expect(values.at(-1)).toBeInstanceOf(Error);
  });

  test('is refused when it is something else', () => expect(() => read('HTTP/1.1 400\r\n')).toThrow('RESP'));

  test('is answered with lengths in bytes', () =>
    expect(respCommand(['PUBLISH', 'ò'])).toBe('*2\r\n$7\r\nPUBLISH\r\n$2\r\nò\r\n'));
});

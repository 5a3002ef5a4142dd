import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { withKeyLock } from './key-lock.ts';

test('those with one key come one after the other, in order; others do not wait for them', async () => {
  const owner = {};
  const seen: string[] = [];
  const work = (name: string, ms: number) => async () => {
    seen.push(`${name} begins`);
    await sleep(ms);
    seen.push(`${name} ends`);
    return name;
  };
  const all = [
    withKeyLock(owner, 'a', work('first', 20)),
    withKeyLock(owner, 'a', work('second', 0)),
    withKeyLock(owner, 'b', work('other', 0)),
    withKeyLock({}, 'a', work('other server', 0)),
  ];
  expect(await Promise.all(all)).toEqual(['first', 'second', 'other', 'other server']);
  expect(seen.filter((line) => !line.startsWith('other'))).toEqual([
    'first begins',
    'first ends',
    'second begins',
    'second ends',
  ]);
  expect(seen.indexOf('other ends')).toBeLessThan(seen.indexOf('first ends'));
});

test('who fails holds up nobody', async () => {
  const owner = {};
  const failed = withKeyLock(owner, 'a', () => Promise.reject(new Error('no')));
  const next = withKeyLock(owner, 'a', async () => 'yes');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('yes');
});

test('who has waited for ten seconds is told to come again, and does nothing', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const owner = {};
  const { promise, resolve } = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const first = withKeyLock(owner, 'a', () => {
    begun.resolve();
    return promise;
  });
  await begun.promise;
  const work = vi.fn(async () => {});
  const late = withKeyLock(owner, 'a', work);
  const refused = expect(late).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
  vi.advanceTimersByTime(10_001);
  resolve();
  await first;
  await refused;
  expect(work).not.toHaveBeenCalled();
  vi.useRealTimers();
});

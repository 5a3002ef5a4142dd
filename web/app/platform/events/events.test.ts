import fc from 'fast-check';
import { expect, test } from 'vitest';
import { retryDelay } from './backoff.ts';
import { eventReader } from './event-lines.ts';
import { staleKeys } from './live-keys.ts';

test('CHAT-4 events come out whole, however the network cut them', () => {
  const events = [
    { kind: 'message', id: 'a' },
    { kind: 'typing', id: 'è ò 🌺' },
    { kind: 'refetch', id: '' },
  ];
  const sent = `retry: 3000\n\n${events.map((event) => `:\n\ndata: ${JSON.stringify(event)}\n\n`).join('')}`;
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: sent.length }), { maxLength: 12 }), (cuts) => {
      const read = eventReader();
      const ends = [...cuts, sent.length].sort((a, b) => a - b);
      const got = ends.flatMap((end, index) => read(sent.slice(ends[index - 1] ?? 0, end)));
      expect(got).toEqual(events);
    }),
  );
});

test('CHAT-4 each break is waited out longer, up to half a minute, and never by all at once', () => {
  fc.assert(
    fc.property(fc.nat(40), fc.double({ min: 0, max: 1, noNaN: true }), (tries, luck) => {
      const pause = retryDelay(tries, () => luck);
      expect(pause).toBeGreaterThanOrEqual(500);
      expect(pause).toBeLessThanOrEqual(30_000);
      expect(retryDelay(tries + 1, () => luck)).toBeGreaterThanOrEqual(pause);
    }),
  );
  expect(retryDelay(3, () => 0)).not.toBe(retryDelay(3, () => 1));
});

test('NOTE-1 an event makes old what it is about; after a break all that is live is', () => {
  expect(staleKeys('payment')).toEqual(['bookings', 'payments']);
  expect(staleKeys('read')).toEqual(['messages', 'unread']);
  expect(staleKeys('typing')).toEqual([]);
  expect([...staleKeys('refetch')].sort()).toEqual([
    'bookings',
    'dispatch',
    'messages',
    'notifications',
    'payments',
    'referrals',
    'team',
    'unread',
    'walk-ins',
  ]);
});

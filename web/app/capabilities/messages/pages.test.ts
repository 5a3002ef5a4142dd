import type { Message } from '@lakou/contract/messages';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginsDay, inOrder, mergeNewest } from './pages.ts';

const message = (id: number, read = false): Message => ({
  id: String(id),
  senderId: 'a',
  recipientId: 'b',
  content: '',
  timestamp: new Date(id * 3_600_000).toISOString(),
  clientMessageId: null,
  read,
  writtenBy: null,
  attachments: [],
});
const some = (from: number, to: number, read = false) =>
  Array.from({ length: to - from }, (_, index) => message(from + index, read));
const ids = (pages: Message[][] | undefined) => pages && inOrder(pages).map(({ id }) => Number(id));

test('CHAT-4 what is new joins what is there: each message once, in order, with its newest state', () => {
  fc.assert(
    fc.property(
      fc.nat(80),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 20 }),
      (start, news, page) => {
        const old = [some(start + page, start + 2 * page), some(start, start + page)];
        const end = start + 2 * page + news;
        // The newest page includes at least one known message.
        const fresh = some(end - news - 1, end, true);
        const merged = mergeNewest(old, fresh);
        expect(ids(merged)).toEqual(some(start, end).map(({ id }) => Number(id)));
        expect(inOrder(merged ?? []).filter(({ read }) => read)).toHaveLength(news + 1);
      },
    ),
  );
});

test('CHAT-4 a gap between what is there and what is new is seen', () => {
  expect(mergeNewest([some(0, 10)], some(11, 20))).toBeUndefined();
  expect(ids(mergeNewest([some(0, 10)], []))).toEqual(ids([some(0, 10)]));
  expect(ids(mergeNewest([[]], some(0, 3)))).toEqual([0, 1, 2]);
});

test('CHAT-1 a day begins with its first message', () => {
  const dayOf = (at: string) => at.slice(0, 10);
  expect(beginsDay(dayOf, message(1), undefined)).toBe(true);
  expect(beginsDay(dayOf, message(2), message(1))).toBe(false);
  expect(beginsDay(dayOf, message(25), message(2))).toBe(true);
});

import { expect, test } from 'vitest';
import { splitUpcomingAndUnpaid } from './split-bookings.ts';

const now = new Date('2026-11-15T14:00:00Z');
const booking = (
  id: string,
  status: 'requested' | 'confirmed' | 'in_progress' | 'completed' | 'awaiting_payment',
) => ({
  id,
  status,
  holdExpiresAt: null as string | null,
});

test('BOOK-3 a visit is either to come or to be paid; a time no longer held is neither', () => {
  const held = { ...booking('held', 'awaiting_payment'), holdExpiresAt: '2026-11-15T14:10:00Z' };
  const lost = { ...booking('lost', 'awaiting_payment'), holdExpiresAt: '2026-11-15T13:59:00Z' };
  const bookings = [
    booking('done', 'completed'),
    booking('now', 'in_progress'),
    lost,
    held,
    booking('asked', 'requested'),
    booking('agreed', 'confirmed'),
  ];
  const { upcoming, owed } = splitUpcomingAndUnpaid(bookings, now);
  expect(upcoming.map(({ id }) => id)).toEqual(['now', 'asked', 'agreed']);
  expect(owed.map(({ id }) => id)).toEqual(['held', 'done']);
});

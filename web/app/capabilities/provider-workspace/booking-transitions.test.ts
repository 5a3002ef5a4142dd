import { BOOKING_STATUSES } from '@lakou/contract/bookings.rules';
import { expect, test } from 'vitest';
import { isCancellable, transitionsOf } from './booking-transitions.ts';

const dateTime = '2026-11-18T14:00:00Z';
const at = (minutes: number) => new Date(Date.parse(dateTime) + minutes * 60_000);

test('BOOK-7 only what the state allows is offered, and only when its time has come', () => {
  const confirmed = { status: 'confirmed' as const, dateTime };
  expect(transitionsOf(confirmed, at(-11))).toEqual([]);
  expect(transitionsOf(confirmed, at(-10))).toEqual(['start']);
  expect(transitionsOf(confirmed, at(0))).toEqual(['start', 'complete']);
  expect(transitionsOf(confirmed, at(15))).toEqual(['start', 'complete', 'no-show']);
  expect(transitionsOf({ status: 'requested', dateTime }, at(-1000))).toEqual(['accept']);
  expect(transitionsOf({ status: 'in_progress', dateTime }, at(20))).toEqual(['complete', 'undo-start']);
  expect(transitionsOf({ status: 'in_progress', dateTime }, at(-9))).toEqual(['complete', 'undo-start']);
});

test('BOOK-7 what is over offers nothing more', () => {
  for (const status of ['completed', 'cancelled', 'no_show', 'awaiting_payment'] as const)
    expect(transitionsOf({ status, dateTime }, at(30))).toEqual([]);
  expect(BOOKING_STATUSES.filter((status) => isCancellable({ status }))).toEqual([
    'requested',
    'confirmed',
    'awaiting_payment',
  ]);
});

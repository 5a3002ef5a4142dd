import { expect, test } from 'vitest';
import { placeOf } from './slot-place.ts';

const slot = (startsAt: string, place?: string) => ({ startsAt, endsAt: startsAt, ...(place && { place }) });
const SLOTS = [slot('a', 'Jacmel'), slot('b', 'Jacmel'), slot('c', 'Marigot'), slot('d')];

test('PROV-2 BOOK-4 the place of the chosen time is said, and that of a day with one place', () => {
  expect(placeOf(SLOTS, ['a', 'b'], undefined)).toBe('Jacmel');
  expect(placeOf(SLOTS, ['a', 'b', 'c'], undefined)).toBeUndefined();
  expect(placeOf(SLOTS, ['a', 'b', 'c'], 'c')).toBe('Marigot');
  expect(placeOf(SLOTS, ['a', 'd'], undefined)).toBeUndefined();
  expect(placeOf(SLOTS, ['d'], 'd')).toBeUndefined();
  // A time of another day says nothing of this one.
  expect(placeOf(SLOTS, ['a', 'b'], 'c')).toBe('Jacmel');
});

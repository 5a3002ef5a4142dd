import { expect, test } from 'vitest';
import { clockOf, shortName } from './short.ts';

test('a name is shortened to what tells people apart', () => {
  expect(['Marie-Ange Toussaint', 'Jean Robert Éloi', ' Nadège '].map(shortName)).toEqual([
    'Marie-Ange T.',
    'Jean É.',
    'Nadège',
  ]);
});

test('the clock is read without its part of the day', () => {
  const moment = { at: new Date('2026-11-18T19:30:00Z'), timeZone: 'America/Port-au-Prince' };
  expect(clockOf('en', moment)).toBe('2:30');
  expect(clockOf('ht', moment)).toBe('2:30');
  expect(clockOf('fr', moment)).toBe('14\u00a0h\u00a030');
});

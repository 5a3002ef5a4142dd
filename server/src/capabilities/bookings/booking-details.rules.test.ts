import { describe, expect, test } from 'vitest';
import { cityOf, isCareOver } from './booking-details.rules.ts';

const END = new Date('2026-01-10T15:00:00Z');
const COMPLETED = new Date('2026-01-12T15:00:00Z');
const YEAR = 365 * 24 * 3600 * 1000;
const later = (from: Date, ms: number) => new Date(from.getTime() + ms);
const visit = { endsAt: END, completedAt: null };

describe('BOOK-3 how long care lasts', () => {
  test.each(['confirmed', 'awaiting_payment', 'in_progress'] as const)(
    '%s: a year from its end',
    (status) => {
      expect(isCareOver({ ...visit, status }, later(END, YEAR - 1))).toBe(false);
      expect(isCareOver({ ...visit, status }, later(END, YEAR))).toBe(true);
    },
  );

  test('completed: a year from then, or from its end where nobody wrote down when', () => {
    const done = { ...visit, status: 'completed', completedAt: COMPLETED } as const;
    expect(isCareOver(done, later(COMPLETED, YEAR - 1))).toBe(false);
    expect(isCareOver(done, later(COMPLETED, YEAR))).toBe(true);
    expect(isCareOver({ ...done, completedAt: null }, later(END, YEAR))).toBe(true);
    expect(isCareOver({ ...done, status: 'confirmed' }, later(END, YEAR))).toBe(true);
  });

  test.each(['cancelled', 'no_show'] as const)('%s: at once', (status) => {
    expect(isCareOver({ ...visit, status }, END)).toBe(true);
  });
});

test.each([
  ['12 Rue Capois, Port-au-Prince', 'Port-au-Prince'],
  ['Delmas 33, Delmas, Haïti', 'Delmas'],
  ['Ri Geffrard\nJacmel', 'Jacmel'],
  ['Kay Mari, Okay, Ayiti', 'Okay'],
  ['Port-au-Prince', null],
  ['Jacmel, Rue Seymour', null],
  ['Miami, 33101', null],
  ['Kay Mari, , ', null],
  ['Haiti, Ayiti', null],
  ['', null],
  [null, null],
])('BOOK-3 of %o a provider who was not assigned is told: %s', (address, city) => {
  expect(cityOf(address)).toBe(city);
});

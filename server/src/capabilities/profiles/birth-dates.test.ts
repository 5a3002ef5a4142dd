import { expect, test } from 'vitest';
import { ageOn, birthDateFault } from './birth-dates.rules.ts';

const at = new Date('2026-11-15T12:00:00Z');

test.each([
  ['2026-11-15', '1991-11-15', 35],
  ['2026-11-14', '1991-11-15', 34],
  ['2026-03-01', '2004-02-29', 22],
  ['2025-02-28', '2004-02-29', 20],
])('on %s, born on %s: %i years', (day, birth, age) => {
  expect(ageOn(day, birth)).toBe(age);
});

test.each([
  ['1991-03-14', undefined],
  ['2008-11-15', undefined],
  ['2008-11-16', 'too_young'],
  ['2026-11-15', 'too_young'],
  ['2026-11-16', 'birth_date_invalid'],
  ['9999-12-31', 'birth_date_invalid'],
  ['1906-11-15', undefined],
  ['1905-11-15', 'birth_date_invalid'],
  ['0000-01-01', 'birth_date_invalid'],
])('SITE-6 an account holder born on %s: %s', (birth, fault) => {
  expect(birthDateFault(birth, at)).toBe(fault);
});

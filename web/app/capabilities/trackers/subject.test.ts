import { expect, test } from 'vitest';
import { isByPregnancyRules } from './subject.ts';

const NOW = new Date('2026-11-15T12:00:00Z');

test.each([
  [null, false],
  ['2026-10-04T12:00:00.000Z', false],
  ['2026-10-04T12:00:01.000Z', true],
  ['2026-11-15T11:59:00.000Z', true],
])('MEAS-1 a pregnancy that ended at %s is judged as one: %s', (pregnancyEndedAt, expected) => {
  expect(isByPregnancyRules({ maternityProfile: null, pregnancyEndedAt }, NOW)).toBe(expected);
});

test('MEAS-1 a pregnancy that is followed is judged as one', () => {
  const maternityProfile = {
    patientId: '01900000-0000-7000-8000-000000000000',
    dueDate: '2027-03-01',
    shared: true,
  };
  expect(isByPregnancyRules({ maternityProfile }, NOW)).toBe(true);
});

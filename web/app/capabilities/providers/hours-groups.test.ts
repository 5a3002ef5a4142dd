import { expect, test } from 'vitest';
import { groupHours } from './hours-groups.ts';

const day = (name: 'mon' | 'tue' | 'wed' | 'fri', from = '08:00', to = '16:00') => ({ day: name, from, to });

test('FIND-4 days with the same hours are shown together, also when others lie between', () => {
  const groups = groupHours([day('tue'), day('mon'), day('wed', '08:00', '12:00'), day('fri')]);
  const named = groups.map(({ ranges, spans }) => [
    ranges.map(({ first, last }) => `${first}-${last}`).join(),
    spans.length,
  ]);
  expect(named).toEqual([
    ['mon-tue,fri-fri', 1],
    ['wed-wed', 1],
    ['thu-thu,sat-sun', 0],
  ]);
  expect(groupHours([])).toEqual([{ ranges: [{ first: 'mon', last: 'sun' }], spans: [] }]);
});

test('FIND-4 the hours of a day are in order, and two openings are not one', () => {
  const split = [day('mon', '13:00', '16:00'), day('mon', '08:00', '12:00'), day('tue')];
  expect(groupHours(split)[0]).toEqual({
    ranges: [{ first: 'mon', last: 'mon' }],
    spans: [
      { from: '08:00', to: '12:00' },
      { from: '13:00', to: '16:00' },
    ],
  });
});

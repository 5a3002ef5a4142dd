import { expect, test } from 'vitest';
import { firstShownDay } from './shown-days.ts';

test.each([
  ['nothing is suggested yet', undefined, undefined, '2026-11-18'],
  ['the suggestion is in sight from today', undefined, '2026-11-22', '2026-11-18'],
  ['a weekend lies between', undefined, '2026-11-23', '2026-11-19'],
  ['the suggestion is in two weeks', undefined, '2026-12-02', '2026-11-28'],
  ['a time was chosen before', '2026-11-25', '2026-11-20', '2026-11-25'],
  ['what was chosen is over', '2026-11-10', undefined, '2026-11-18'],
])('BOOK-1 the day of the time that is confirmed is in sight: %s', (_, chosen, suggested, first) => {
  expect(firstShownDay('2026-11-18', chosen, suggested)).toBe(first);
});

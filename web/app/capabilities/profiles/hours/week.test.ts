import { WEEKDAYS } from '@lakou/contract/user.rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areValid, copyDay, isWeekValid, nextSpan, type Span, spansOf, WORKDAYS, withSpans } from './week.ts';

const span = (text: string): Span => {
  const [from = '', to = ''] = text.split('-');
  return { from, to };
};

test.each([
  [['08:00-16:00'], true],
  [['08:00-12:00', '13:00-17:00'], true],
  [['08:00-12:00', '12:00-17:00'], true],
  [['13:00-17:00', '08:00-12:00'], true],
  [['16:00-08:00'], false],
  [['08:00-08:00'], false],
  [['08:00-12:00', '11:30-17:00'], false],
  [['-12:00'], false],
  [['08:00-'], false],
  [[], true],
])('PROF-3 hours %j are sound: %s', (texts, sound) => {
  expect(areValid(texts.map(span))).toBe(sound);
  expect(isWeekValid(withSpans([], 'wed', texts.map(span)))).toBe(sound);
});

test('PROF-3 a day is copied to others, and only to them', () => {
  const week = withSpans(withSpans([], 'mon', [span('08:00-12:00')]), 'sat', [span('09:00-11:00')]);
  const copied = copyDay(week, 'mon', WORKDAYS);
  for (const day of WORKDAYS) expect(spansOf(copied, day)).toEqual([span('08:00-12:00')]);
  expect(spansOf(copied, 'sat')).toEqual([span('09:00-11:00')]);
  expect(spansOf(copied, 'sun')).toEqual([]);
});

test('PROF-3 a day that opens has usual hours, the next ones follow without touching them', () => {
  expect(nextSpan([])).toEqual(span('08:00-16:00'));
  expect(nextSpan([span('08:00-12:00')])).toEqual(span('13:00-17:00'));
  expect(nextSpan([span('08:00-23:00')])).toEqual(span('23:58-23:59'));
  const clock = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }));
  const written = clock.map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
  fc.assert(
    fc.property(written, (to) => {
      const { from, to: end } = nextSpan([{ from: '00:00', to }]);
      expect(from < end).toBe(true);
      expect(end <= '23:59').toBe(true);
    }),
  );
});

test('days stay in the order of the week, however they are filled', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...WEEKDAYS]), (days) => {
      const week = days.reduce(
        (now, day) => withSpans(now, day, [span('08:00-16:00')]),
        withSpans([], 'mon', []),
      );
      expect(week.map(({ day }) => day)).toEqual(WEEKDAYS.filter((day) => days.includes(day)));
    }),
  );
});

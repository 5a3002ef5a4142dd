import { describe, expect, test } from 'vitest';
import { addDays } from '../plain-date.ts';
import { classifyDay } from './day-class.ts';
import { type CycleLog, detectPeriods } from './periods.ts';
import { predictCycles } from './predictions.ts';

function calendarOf(logs: CycleLog[]) {
  const cycles = detectPeriods(logs);
  const predictions = predictCycles(cycles);
  return { logs, cycles, upcoming: predictions.kind === 'predictions' ? predictions.upcoming : [] };
}

const JANUARY: CycleLog[] = [
  { date: '2026-01-01', flow: 'medium' },
  { date: '2026-01-02', flow: 'none' },
  { date: '2026-01-04', flow: 'light' },
];

describe('CYCLE-3 the class of a day, in order', () => {
  const calendar = calendarOf(JANUARY);

  test.each([
    ['2025-12-31', 'none'],
    ['2026-01-01', 'period'],
    ['2026-01-02', 'period'], // logged none, but inside the period
    ['2026-01-03', 'period'], // not logged, inside the period
    ['2026-01-04', 'period'],
    ['2026-01-05', 'none'],
    ['2026-01-10', 'none'],
    ['2026-01-11', 'fertile'],
    ['2026-01-14', 'fertile'],
    ['2026-01-15', 'ovulation'],
    ['2026-01-16', 'fertile'],
    ['2026-01-17', 'none'],
    ['2026-01-29', 'predicted'],
    ['2026-02-02', 'predicted'],
    ['2026-02-03', 'none'],
    ['2026-06-18', 'predicted'], // the sixth cycle ahead
    ['2026-07-02', 'none'], // a seventh is not predicted
    ['2026-07-16', 'none'],
  ])('%s is %s', (date, expected) => {
    expect(classifyDay(date, calendar)).toBe(expected);
  });

  test('spotting colours its day and starts nothing', () => {
    const spotting = calendarOf([{ date: '2026-03-01', flow: 'spotting' }]);
    expect(classifyDay('2026-03-01', spotting)).toBe('period');
    expect(classifyDay('2026-03-29', spotting)).toBe('none');
  });

  test('bleeding on the predicted ovulation day is a period, not ovulation', () => {
    expect(classifyDay('2026-01-15', { ...calendar, logs: [{ date: '2026-01-15', flow: 'spotting' }] })).toBe(
      'period',
    );
  });

  test('a short cycle: fertile days win over the predicted period they overlap', () => {
    const logs = [0, 16, 32, 48].flatMap((days): CycleLog[] =>
      [0, 1, 2, 3, 4].map((more) => ({ date: addDays('2026-01-01', days + more) ?? '', flow: 'light' })),
    );
    const calendarOfShort = calendarOf(logs);
    const second = calendarOfShort.upcoming[1];
    expect(classifyDay(second?.fertile.from ?? '', calendarOfShort)).toBe('fertile');
    expect(classifyDay(second?.ovulation ?? '', calendarOfShort)).toBe('ovulation');
  });
});

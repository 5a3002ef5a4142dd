import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cycle } from './cycle/periods.ts';
import { screenPcos } from './pcos.ts';
import { addDays } from './plain-date.ts';

const TODAY = '2026-11-15';
type Input = Parameters<typeof screenPcos>[0];

/** Periods whose starts lie this far apart, the last one this many days before today. */
function endingBeforeToday(lengths: number[], daysAgo = 10): Cycle[] {
  let startDate = addDays(TODAY, -daysAgo) ?? '';
  const cycles = [{ startDate, endDate: addDays(startDate, 4) ?? '' }];
  for (const days of [...lengths].reverse()) {
    startDate = addDays(startDate, -days) ?? '';
    cycles.unshift({ startDate, endDate: addDays(startDate, 4) ?? '' });
  }
  return cycles;
}

const screen = (change: Partial<Input>) => screenPcos({ logs: [], cycles: [], today: TODAY, ...change });
const acneFor = (days: number): Input['logs'] =>
  Array.from({ length: days }, (_, index) => ({
    date: addDays(TODAY, -index) ?? '',
    flow: 'none',
    symptoms: ['acne'],
  }));

describe('CYCLE-4 PCOS screening guide', () => {
  test('regular cycles over a year show no signs', () => {
    const cycles = endingBeforeToday(Array.from({ length: 13 }, () => 28));
    expect(screen({ cycles })).toEqual({ findings: [], limits: [], advice: 'no_signs' });
  });

  test('nothing logged is not "no signs"', () => {
    expect(screen({})).toEqual({ findings: [], limits: ['not_enough_cycles'], advice: 'keep_logging' });
  });

  test.each([
    [[36, 36, 28], ['long_cycles']],
    [[35, 35, 35], []],
    [[36, 28, 28], []],
    [[20, 20, 28], ['short_cycles']],
    [[21, 21, 21], []],
    [[91, 28, 28], ['cycle_longer_than_90_days']],
  ])('cycles of %j days: %j', (lengths, findings) => {
    expect(screen({ cycles: endingBeforeToday(lengths) }).findings).toEqual(findings);
  });

  test('fewer than eight cycles in a year known whole', () => {
    const cycles = endingBeforeToday([60, 60, 60, 60, 60, 60, 60]);
    expect(screen({ cycles }).findings).toEqual(['long_cycles', 'fewer_than_8_cycles_a_year']);
  });

  test('no period for more than 90 days: be seen soon, a pregnancy test first', () => {
    const at90 = screen({ cycles: endingBeforeToday([28, 28, 28], 90) });
    const at91 = screen({ cycles: endingBeforeToday([28, 28, 28], 91) });
    expect(at90.findings).toEqual([]);
    expect(at91).toEqual({
      findings: ['no_period_for_90_days'],
      limits: ['pregnancy_test_first'],
      advice: 'see_clinician_soon',
    });
  });

  test('up to 45 days is normal in the first three years of periods', () => {
    const cycles = endingBeforeToday([40, 40, 40]);
    expect(screen({ cycles, yearsSinceFirstPeriod: 2 })).toMatchObject({
      findings: [],
      limits: ['young_cycles'],
    });
    expect(screen({ cycles, yearsSinceFirstPeriod: 3 }).findings).toEqual(['long_cycles']);
  });

  test('signs of androgens alone are worth a talk, with long cycles worth being seen', () => {
    const regular = endingBeforeToday([28, 28, 28]);
    const long = endingBeforeToday([40, 40, 40]);
    expect(screen({ cycles: regular, answers: { excessHair: true } }).advice).toBe('talk_to_clinician');
    expect(screen({ cycles: long }).advice).toBe('talk_to_clinician');
    expect(screen({ cycles: long, logs: acneFor(8) })).toMatchObject({
      findings: ['long_cycles', 'frequent_acne'],
      advice: 'see_clinician_soon',
    });
    expect(screen({ cycles: long, answers: { hairThinning: true } }).findings).toContain('hair_thinning');
  });

  test('a few pimples are not a sign', () => {
    expect(screen({ logs: acneFor(7) }).findings).toEqual([]);
  });

  test.each([
    [{ answers: { pregnant: true } }, 'pregnancy_stops_periods'],
    [{ answers: { hormones: true } }, 'hormones_change_cycles'],
    [{ yearsSinceFirstPeriod: 0.5 }, 'first_year_of_periods'],
  ] as const)('%o: cycles say nothing', (change, limit) => {
    const result = screen({ cycles: endingBeforeToday([60, 60, 60], 100), ...change });
    expect(result).toMatchObject({ findings: [], limits: [limit], advice: 'keep_logging' });
  });

  test('periods logged ahead of today change nothing', () => {
    const cycles = endingBeforeToday([28, 28, 28]);
    const ahead = { startDate: '2027-06-01', endDate: '2027-06-04' };
    expect(screen({ cycles: [...cycles, ahead] })).toEqual(screen({ cycles }));
  });

  test('a finding is never answered with "no signs"', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 10, max: 130 }), { maxLength: 14 }),
        fc.integer({ min: 0, max: 150 }),
        (lengths, ago) => {
          const result = screen({ cycles: endingBeforeToday(lengths, ago) });
          if (result.findings.length > 0) expect(result.advice).toMatch(/clinician/);
          else expect(result.advice).not.toMatch(/clinician/);
        },
      ),
    );
  });
});

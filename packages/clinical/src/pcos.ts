import type { Cycle, CycleLog } from './cycle/periods.ts';
import { cycleLengths } from './cycle/stats.ts';
import { addDays, daysBetween, type PlainDate } from './plain-date.ts';

type PcosLog = CycleLog & { symptoms: readonly string[] };

type PcosInput = {
  logs: readonly PcosLog[];
  cycles: readonly Cycle[];
  today: PlainDate;
  yearsSinceFirstPeriod?: number | undefined;
  /** Answers that the logs cannot give; a question that was not asked is left out. */
  answers?: { excessHair?: boolean; hairThinning?: boolean; pregnant?: boolean; hormones?: boolean };
};

export type PcosFinding =
  | 'no_period_for_90_days'
  | 'cycle_longer_than_90_days'
  | 'long_cycles'
  | 'short_cycles'
  | 'fewer_than_8_cycles_a_year'
  | 'frequent_acne'
  | 'excess_hair'
  | 'hair_thinning';

export type PcosLimit =
  | 'not_enough_cycles'
  | 'first_year_of_periods'
  | 'young_cycles'
  | 'hormones_change_cycles'
  | 'pregnancy_stops_periods'
  | 'pregnancy_test_first';

export type PcosScreening = {
  findings: PcosFinding[];
  limits: PcosLimit[];
  /** `see_clinician_soon` for a missing period or for both kinds of sign together; never a diagnosis. */
  advice: 'keep_logging' | 'no_signs' | 'talk_to_clinician' | 'see_clinician_soon';
};

const YEAR = 365;

function cycleFindings({ cycles, today, yearsSinceFirstPeriod }: PcosInput): PcosFinding[] {
  const started = cycles.filter((cycle) => cycle.startDate <= today);
  const sinceYear = addDays(today, -YEAR) ?? today;
  const lastYear = started.filter((cycle) => cycle.startDate > sinceYear);
  const lengths = cycleLengths(started).slice(-12);
  // In the first three years after the first period up to 45 days is normal.
  const longest = yearsSinceFirstPeriod !== undefined && yearsSinceFirstPeriod < 3 ? 45 : 35;
  const atLeastTwo = (test: (days: number) => boolean) => lengths.filter(test).length >= 2;
  const oldest = started[0];
  const newest = started.at(-1);
  const knownForAYear = oldest !== undefined && (daysBetween(oldest.startDate, today) ?? 0) >= YEAR;
  const sinceLast = newest ? (daysBetween(newest.startDate, today) ?? 0) : 0;
  const found: [boolean, PcosFinding][] = [
    [sinceLast > 90, 'no_period_for_90_days'],
    [lengths.some((days) => days > 90), 'cycle_longer_than_90_days'],
    [atLeastTwo((days) => days > longest), 'long_cycles'],
    [atLeastTwo((days) => days < 21), 'short_cycles'],
    [knownForAYear && longest === 35 && lastYear.length < 8, 'fewer_than_8_cycles_a_year'],
  ];
  return found.flatMap(([is, finding]) => (is ? [finding] : []));
}

/** Acne on at least eight days and a quarter of the days logged in three months, which is more than before a period. */
function hasFrequentAcne({ logs, today }: PcosInput): boolean {
  const since = addDays(today, -90) ?? today;
  const recent = logs.filter((log) => log.date > since && log.date <= today);
  const withAcne = recent.filter((log) => log.symptoms.includes('acne')).length;
  return withAcne >= 8 && withAcne >= recent.length / 4;
}

function limitsOf(input: PcosInput, findings: readonly PcosFinding[]): PcosLimit[] {
  const years = input.yearsSinceFirstPeriod;
  const limits: [boolean, PcosLimit][] = [
    [cycleLengths(input.cycles).length < 3, 'not_enough_cycles'],
    [years !== undefined && years < 1, 'first_year_of_periods'],
    [years !== undefined && years >= 1 && years < 3, 'young_cycles'],
    [input.answers?.hormones === true, 'hormones_change_cycles'],
    [input.answers?.pregnant === true, 'pregnancy_stops_periods'],
    [input.answers?.pregnant !== true && findings.includes('no_period_for_90_days'), 'pregnancy_test_first'],
  ];
  return limits.flatMap(([is, limit]) => (is ? [limit] : []));
}

/**
 * A screening guide for polycystic ovary syndrome by the cycle criteria of the International Evidence-based Guideline
 * (Teede 2023): under 21 or over 35 days or fewer than 8 cycles a year; over 45 days in years 1 to 3 after the first
 * period; any cycle over 90 days. Two such cycles are required, because one may be a period that was not logged. Together
 * with signs of androgens (acne, excess hair, thinning hair) they meet the guideline's two criteria, which is a reason to
 * see a clinician and not a diagnosis. Cycles do not count in the first year after the first period, in pregnancy or
 * with hormones.
 */
export function screenPcos(input: PcosInput): PcosScreening {
  const cyclesDoNotCount =
    input.answers?.pregnant === true ||
    input.answers?.hormones === true ||
    (input.yearsSinceFirstPeriod !== undefined && input.yearsSinceFirstPeriod < 1);
  const cycleSigns = cyclesDoNotCount ? [] : cycleFindings(input);
  const androgenSigns: PcosFinding[] = [
    ...(hasFrequentAcne(input) ? (['frequent_acne'] as const) : []),
    ...(input.answers?.excessHair ? (['excess_hair'] as const) : []),
    ...(input.answers?.hairThinning ? (['hair_thinning'] as const) : []),
  ];
  const findings = [...cycleSigns, ...androgenSigns];
  const limits = limitsOf(input, findings);
  const missing = findings.includes('no_period_for_90_days');
  if (missing || (cycleSigns.length > 0 && androgenSigns.length > 0))
    return { findings, limits, advice: 'see_clinician_soon' };
  if (findings.length > 0) return { findings, limits, advice: 'talk_to_clinician' };
  return { findings, limits, advice: limits.length > 0 ? 'keep_logging' : 'no_signs' };
}

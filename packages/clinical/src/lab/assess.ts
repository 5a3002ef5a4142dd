import type { Sex } from '../sex.ts';
import { factsOf, type LabBand, type LabRange, type LabTest } from './ranges.ts';
import { findInOwnUnit, isPossible } from './units.ts';

type Limits = { low?: number; high?: number };
type Word = 'negative' | 'trace' | 'positive';

/** One result as it was reported; the printed range is in the result's own unit. */
export type LabReading = {
  test: LabTest;
  value?: number;
  /** Set for "< 5" and "> 90", where the laboratory reports a limit instead of a value. */
  bound?: 'below' | 'above';
  unit?: string;
  word?: Word;
  /** How many plus signs a dipstick shows. */
  plus?: number;
  printedRange?: Limits;
};

export type LabPatient = { sex?: Sex; ageYears?: number; pregnant?: boolean };
export type LabStatus = 'critical_low' | 'low' | 'normal' | 'high' | 'critical_high' | 'unknown';
export type LabReason =
  | LabBand
  | 'anaemia'
  | 'no_value'
  | 'no_unit'
  | 'unit_unknown'
  | 'impossible_value'
  | 'only_a_bound'
  | 'no_range'
  | 'adult_range_only'
  | 'sex_needed'
  | 'age_assumed_adult'
  | 'range_not_made_for_pregnancy'
  | 'fasting_unknown'
  | 'negative_as_expected'
  | 'positive_not_expected'
  | 'protein_in_pregnancy'
  | 'pregnancy_test_positive'
  | 'pregnancy_test_negative';

export type LabFinding = {
  test: LabTest;
  loinc: string;
  status: LabStatus;
  basis: 'printed_range' | 'reference_range' | 'goal' | 'none';
  reasons: LabReason[];
  reading: LabReading;
  /** The range compared with: the printed one in the reading's unit, ours in the test's own. */
  range?: Limits & { unit?: string };
};

function statusAt(value: number, range: Omit<LabRange, 'who'>): Exclude<LabStatus, 'unknown'> {
  if (range.criticalLow !== undefined && value <= range.criticalLow) return 'critical_low';
  if (range.criticalHigh !== undefined && value >= range.criticalHigh) return 'critical_high';
  if (range.low !== undefined && value < range.low) return 'low';
  return range.high !== undefined && value > range.high ? 'high' : 'normal';
}

/** A reported limit has a status only when all values beyond it lie on one side of the range. */
function statusOf(value: number, bound: LabReading['bound'], range: Omit<LabRange, 'who'>): LabStatus {
  if (bound === undefined) return statusAt(value, range);
  const here = statusAt(value, range);
  const end = statusAt(bound === 'below' ? 0 : Number.POSITIVE_INFINITY, range);
  if (here === end) return here;
  const side = end.replace('critical_', '');
  return here.endsWith(side) ? here : 'unknown';
}

function rangesFor(test: LabTest, who: LabPatient): readonly LabRange[] {
  const { ranges } = factsOf(test);
  const pregnant = ranges.filter((range) => who.pregnant && range.who === 'pregnant');
  if (pregnant.length > 0) return pregnant;
  const sex = who.pregnant ? 'Female' : who.sex;
  return ranges.filter(
    (range) => range.who === 'anyone' || range.who === sex || (!sex && range.who !== 'pregnant'),
  );
}

function bandsOf(test: LabTest, value: number): LabReason[] {
  const bands = (factsOf(test).bands ?? []).filter(
    ({ from = Number.NEGATIVE_INFINITY, below = Number.POSITIVE_INFINITY }) => value >= from && value < below,
  );
  return bands.map(({ code }) => code);
}

type Verdict = Pick<LabFinding, 'status' | 'basis' | 'reasons' | 'range'>;
const silent = (...reasons: LabReason[]): Verdict => ({ status: 'unknown', basis: 'none', reasons });

function byReference(reading: LabReading, value: number, who: LabPatient): Verdict {
  if (who.ageYears !== undefined && who.ageYears < 18) return silent('adult_range_only');
  const ranges = rangesFor(reading.test, who);
  const [first] = ranges;
  if (!first) return silent('no_range');
  const statuses = new Set(ranges.map((range) => statusOf(value, reading.bound, range)));
  const [status = 'unknown'] = statuses;
  if (statuses.size > 1) return silent('sex_needed');
  if (status === 'unknown') return silent('only_a_bound');
  const reasons: LabReason[] = [];
  if (who.ageYears === undefined) reasons.push('age_assumed_adult');
  if (who.pregnant && first.who !== 'pregnant') reasons.push('range_not_made_for_pregnancy');
  // When the ranges of both sexes give the same status, there is no single range to show.
  const range = ranges.length === 1 ? { ...defined(first), unit: factsOf(reading.test).unit } : undefined;
  const basis = factsOf(reading.test).goal ? 'goal' : 'reference_range';
  return { status, basis, reasons, ...(range && { range }) };
}

const defined = ({ low, high }: Limits): Limits => ({
  ...(low === undefined ? {} : { low }),
  ...(high === undefined ? {} : { high }),
});

/** The laboratory's own range comes first because it fits its machine; our critical limits are added to it. */
function byPrinted(
  reading: LabReading,
  value: number,
  printed: Limits,
  adultValue: number | undefined,
): Verdict {
  const status = statusOf(value, reading.bound, printed);
  const range = { ...printed, ...(reading.unit === undefined ? {} : { unit: reading.unit }) };
  const critical =
    adultValue === undefined
      ? 'unknown'
      : statusOf(adultValue, reading.bound, factsOf(reading.test).ranges[0] ?? {});
  if (critical.startsWith('critical'))
    return { status: critical, basis: 'printed_range', reasons: [], range };
  if (status === 'unknown') return { ...silent('only_a_bound'), basis: 'printed_range', range };
  return { status, basis: 'printed_range', reasons: [], range };
}

function byNumber(reading: LabReading, value: number, who: LabPatient): Verdict {
  const own = findInOwnUnit(reading.test, value, reading.unit);
  if (own !== undefined && !reading.bound && !isPossible(reading.test, own))
    return silent('impossible_value');
  const printed = reading.printedRange;
  const usable =
    printed && (printed.low ?? 0) <= (printed.high ?? Number.POSITIVE_INFINITY) ? printed : undefined;
  if (own === undefined && !usable) return silent(reading.unit === undefined ? 'no_unit' : 'unit_unknown');
  const adult = who.ageYears === undefined || who.ageYears >= 18;
  const verdict = usable
    ? byPrinted(reading, value, usable, adult ? own : undefined)
    : byReference(reading, own ?? 0, who);
  if (own === undefined || reading.bound || !adult) return verdict;
  return {
    ...verdict,
    reasons: [...verdict.reasons, ...bandsOf(reading.test, own), ...cautions(reading, own, verdict, who)],
  };
}

function cautions(reading: LabReading, own: number, { status }: Verdict, who: LabPatient): LabReason[] {
  const cautious: [boolean, LabReason][] = [
    [reading.test === 'hemoglobin' && status.endsWith('low'), 'anaemia'],
    [reading.test === 'glucose' && own >= 100 && own < 200, 'fasting_unknown'],
    [
      reading.test === 'urine_protein' && who.pregnant === true && status.endsWith('high'),
      'protein_in_pregnancy',
    ],
  ];
  return cautious.flatMap(([is, reason]) => (is ? [reason] : []));
}

function byWord(reading: LabReading, word: Word, who: LabPatient): Verdict {
  const verdict = (status: LabStatus, ...reasons: LabReason[]): Verdict => ({
    status,
    basis: 'reference_range',
    reasons,
  });
  if (!factsOf(reading.test).dipstick) return silent('no_value');
  if (reading.test === 'urine_hcg') {
    if (word === 'negative') return verdict('normal', 'pregnancy_test_negative');
    return verdict(who.pregnant ? 'normal' : 'unknown', 'pregnancy_test_positive');
  }
  const traceIsFine =
    word === 'trace' && (reading.test === 'urine_protein' || reading.test === 'urine_ketones');
  if (word === 'negative' || traceIsFine) return verdict('normal', 'negative_as_expected');
  // Three plus signs of ketones mean about 80 mg/dL.
  const critical = reading.test === 'urine_ketones' && (reading.plus ?? 0) >= 3;
  const protein = reading.test === 'urine_protein' && who.pregnant;
  return verdict(
    critical ? 'critical_high' : 'high',
    'positive_not_expected',
    ...(protein ? (['protein_in_pregnancy'] as const) : []),
  );
}

/** Low, normal, high or critical, with the reasons as codes; unknown, with the reason, when it cannot be compared. */
export function assessLabReading(reading: LabReading, who: LabPatient): LabFinding {
  const { value, word } = reading;
  const verdict =
    value !== undefined && Number.isFinite(value)
      ? byNumber(reading, value, who)
      : word
        ? byWord(reading, word, who)
        : silent('no_value');
  return { test: reading.test, loinc: factsOf(reading.test).loinc, reading, ...verdict };
}

import {
  explainLabEntry,
  findLabTest,
  findLabValueInOwnUnit,
  LAB_TESTS,
  type LabFinding,
  type LabPatient,
  type LabTest,
  labTestName,
} from '@lakou/clinical';
import type { LabFlag, LabValue, SentLabValue } from '@lakou/contract/labs';
import { LAB_PANELS, UNCODED_LAB_TESTS } from '@lakou/contract/labs.rules';

/** One value of a result as it is stored. */
export interface NewLabValue extends Omit<LabValue, 'id'> {
  /** In the unit in which this test is drawn over time. */
  readonly ownNumber: number | null;
  /** Why it cannot be anybody's value; null for one that can. */
  readonly fault: 'impossible_value' | 'no_unit' | null;
}

const isLabTest = (code: string): code is LabTest => code in LAB_TESTS;
const UNCODED: Readonly<Record<string, string>> = { ...UNCODED_LAB_TESTS.blood, ...UNCODED_LAB_TESTS.urine };

/** What a code of the catalogue is called in English. */
export function labCodeName(code: string): string {
  if (code in LAB_PANELS) return LAB_PANELS[code as keyof typeof LAB_PANELS].name;
  return isLabTest(code) ? labTestName(code) : (UNCODED[code] ?? code);
}

/** What was asked for, in English. */
export const labTitle = (testType: 'blood' | 'urine', tests: readonly string[]): string =>
  tests.length === 0 ? `${testType === 'blood' ? 'Blood' : 'Urine'} test` : tests.map(labCodeName).join(', ');

const numberIn = (value: string | number): number | undefined => {
  const number = typeof value === 'number' ? value : Number(value.trim().replace(',', '.'));
  return value !== '' && Number.isFinite(number) ? number : undefined;
};

function flagIn(value: number | undefined, low: number | undefined, high: number | undefined): LabFlag {
  if (value === undefined || (low === undefined && high === undefined)) return 'unknown';
  if (low !== undefined && value < low) return 'low';
  return high !== undefined && value > high ? 'high' : 'normal';
}

/** A test that we have no facts about: only the range that the laboratory printed says anything. */
function plainValue(sent: SentLabValue, code: string | undefined): NewLabValue {
  const number = numberIn(sent.value);
  const usable = sent.low === undefined || sent.high === undefined || sent.low <= sent.high;
  const [low, high] = usable ? [sent.low, sent.high] : [undefined, undefined];
  const hasRange = low !== undefined || high !== undefined;
  return {
    test: code ?? null,
    loinc: null,
    name: code ? (UNCODED[code] ?? sent.test) : sent.test,
    value: String(sent.value),
    unit: sent.unit || null,
    flag: flagIn(number, low, high),
    basis: hasRange ? 'printed_range' : 'none',
    low: low ?? null,
    high: high ?? null,
    rangeUnit: hasRange ? sent.unit || null : null,
    compared: hasRange ? (number ?? null) : null,
    ownNumber: null,
    fault: null,
  };
}

const FAULTS = ['impossible_value', 'no_unit'] as const;

function codedValue(sent: SentLabValue, { test, loinc, status, basis, range, reading, reasons }: LabFinding) {
  const own =
    reading.value === undefined ? undefined : findLabValueInOwnUnit(test, reading.value, reading.unit);
  const compared = basis === 'printed_range' ? reading.value : own;
  return {
    test,
    loinc,
    name: labTestName(test),
    value: String(sent.value),
    unit: sent.unit || null,
    flag: status,
    basis,
    low: range?.low ?? null,
    high: range?.high ?? null,
    rangeUnit: range?.unit ?? null,
    compared: range && !reading.bound ? (compared ?? null) : null,
    ownNumber: reading.bound ? null : (own ?? null),
    fault: FAULTS.find((fault) => reasons.includes(fault)) ?? null,
  };
}

function judge(sent: SentLabValue, who: LabPatient): NewLabValue {
  if (sent.test in UNCODED) return plainValue(sent, sent.test);
  // A code of ours is no name that reports print; its LOINC code is known too.
  const { unit, low, high } = sent;
  const finding = explainLabEntry(
    {
      test: isLabTest(sent.test) ? LAB_TESTS[sent.test].loinc : sent.test,
      value: sent.value,
      ...(unit && { unit }),
      ...(low === undefined ? {} : { low }),
      ...(high === undefined ? {} : { high }),
    },
    who,
  );
  if (finding) return codedValue(sent, finding);
  const known = isLabTest(sent.test) ? sent.test : findLabTest(sent.test);
  if (!known || !isLabTest(known)) return plainValue(sent, undefined);
  // The test is known, its value is words that we cannot read.
  return { ...plainValue(sent, known), name: labTestName(known), loinc: LAB_TESTS[known].loinc };
}

/**
 * A value with its range: the one printed by the laboratory, else ours by age and sex, else none. Where the laboratory
 * prints none and says what it thinks of the value, that counts, without a range of ours that says otherwise; only a
 * danger that we see stays one.
 */
export function assessLabValue(sent: SentLabValue, who: LabPatient): NewLabValue {
  const value = judge(sent, who);
  const { flag, basis } = value;
  if (!sent.flag || basis === 'printed_range' || flag === sent.flag || flag.startsWith('critical'))
    return value;
  return { ...value, flag: sent.flag, basis: 'none', low: null, high: null, rangeUnit: null, compared: null };
}

const printedRange = ({ basis, low, high }: NewLabValue): string => {
  if (basis !== 'printed_range') return '';
  if (low !== null && high !== null) return ` (${low} - ${high})`;
  return low === null ? ` (< ${high})` : ` (> ${low})`;
};

/** The result as one text, which `readLabText` reads again. */
export const labSummary = (values: readonly NewLabValue[], comment: string | null): string =>
  [
    ...values.map((value) =>
      `${value.name} ${value.value} ${value.unit ?? ''}`.trim().concat(printedRange(value)),
    ),
    ...(comment ? [comment] : []),
  ].join('\n');

export const isCritical = (values: readonly { readonly flag: LabFlag }[]): boolean =>
  values.some(({ flag }) => flag.startsWith('critical'));
